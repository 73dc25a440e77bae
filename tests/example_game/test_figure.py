"""The guide's "One figure more", carried out: four edits, and the figure is everywhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.suite import documents

from . import planted

GUIDE = documents.ROOT / "docs" / "adding-a-game.md"
EDITS = [block for block in documents.blocks(GUIDE) if block.edits]

PLAY = """
from olympus import Match, Script, load_game
from tests.suite import forms

strands = "gold silk silver wool wool wool flax flax flax flax"
for figures, points in (({}, 13), ({"thread.perfect": 5}, 15)):
    match = Match.new("fates", chance=Script(strands.split()), players=2, figures=figures)
    for move in ("spin gold", "spin wool", "spin silk", "cut 0"):
        match.play(move)
    assert match.scores == [points, 0], match.scores
    assert match.packed_view(None).perfect == points - 10
again = Match.from_record(match.record())
assert (again.figures["thread.perfect"], again.scores) == (5, [15, 0])
assert forms.check_game(load_game("fates"), {"players": 3}, seed=1) > 0
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with the example as the edits leave it."""
    root = tmp_path_factory.mktemp("tree")
    folder = planted.plant(root)
    for block in EDITS:
        documents.edit(block, folder)
    return root


def test_it_takes_four_edits() -> None:
    assert [block.edits for block in EDITS] == ["components.toml", "state.py", "rules.py", "RULES.md"]


def test_the_figure_is_played_with_in_both_forms(tree: Path) -> None:
    done = planted.run(tree, "-c", PLAY)
    assert done.returncode == 0, done.stdout


def test_the_figure_is_set_on_the_command_line(tree: Path) -> None:
    """More points for some threads: the winners have more."""

    def winning(value: int) -> float:
        words = ("simulate", "fates", "--games", "2000", "--set", f"thread.perfect={value}", "--json")
        done = planted.run(tree, "-m", "olympus.cli", *words)
        assert done.returncode == 0, done.stdout
        return float(json.loads(done.stdout)["estimates"]["game"]["winning-points"]["mean"])

    assert winning(20) > winning(0) + 5
    wrong = planted.run(tree, "-m", "olympus.cli", "simulate", "fates", "--set", "thread.perfect=21")
    assert wrong.returncode
    assert "thread.perfect" in wrong.stdout


def test_the_suite_of_figures_and_texts_passes(tree: Path) -> None:
    files = [f"tests/test_{name}.py" for name in ("components", "conformance", "rule_numbers", "texts")]
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not long", "-k", "fates", *files)
    done = planted.run(tree, *words)
    assert done.returncode == 0, done.stdout[-4000:]
