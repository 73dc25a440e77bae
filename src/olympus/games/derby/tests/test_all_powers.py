"""All eighteen powers together: each can be played, and each is told of in one place."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from olympus.games import derby
from olympus.games.derby.power import POWERS

from .table import Table


def test_all_eighteen_can_be_played():
    """Each is offered in some position of games in which whatever is possible is played."""
    played: set[str] = set()
    for first in ("anansi", "horus", "marduk", "odin", "quetzalcoatl", "yu-huang"):
        table = Table(6, powers="full", fate=True, first=first).fate(1, 2, 3, 4, 5, 6).bets()
        while not table.match.over:
            legal = table.legal()
            wanted = [text for text in legal if text.startswith("power") and text.split()[1] not in played]
            tricks = [text for text in legal if text.endswith("trick")]
            text = (wanted or ["pass" if "pass" in legal else (tricks or legal)[0]])[0]
            table.play(text)
            if text.startswith("power") and " takes " not in text:
                power = text.split()[1]
                played.add(power)
                assert [event["power"] for event in table.happened("power")] == [power]
                spent = [p for player in table.view(None)["players"] for p in player["powers"] if p["spent"]]
                assert power in [p["power"] for p in spent]
    assert played == set(POWERS.names)


def code_of(path: Path) -> list[str]:
    """Every name and every text in the code of a file, docstrings left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            found.append(node.value)
    return found


def test_a_power_is_told_of_in_its_gods_file_alone():
    folder = Path(derby.__file__).parent
    files = [path for path in folder.rglob("*.py") if "tests" not in path.parts]
    for power in POWERS:
        own = folder / "powers" / f"{power.god.replace('-', '_')}.py"
        named = re.compile(rf"\b({power.name}|{power.name.upper().replace('-', '_')})\b")
        tellers = [path for path in files if any(named.search(text) for text in code_of(path))]
        assert tellers == [own], power.name
