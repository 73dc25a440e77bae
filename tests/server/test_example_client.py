"""The example client plays every game to its end, with nothing but what docs/protocol.md says."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from olympus import Game
from tests.suite import tables

from .harness import Server

CLIENT = Path(__file__).parents[2] / "examples" / "client.py"


def test_it_needs_nothing_of_ours() -> None:
    tree = ast.parse(CLIENT.read_text(encoding="utf-8"))
    named = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    named |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    libraries = {name.partition(".")[0] for name in named} - sys.stdlib_module_names
    assert libraries == {"websockets"}


@tables.each_game()
def test_it_plays_a_whole_game(server: Server, game: Game) -> None:
    command = [sys.executable, CLIENT, server.base, "--game", game.name, "--seed", "5"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=180)
    assert done.returncode == 0, done.stderr
    *story, summary = done.stdout.splitlines()
    assert len(story) > 20
    assert "winners [" in summary
    assert int(summary.split()[0]) > 5
