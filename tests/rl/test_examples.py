"""The examples and the page about research do what they say, with tiny budgets."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import olympus
from olympus.core.compiled import compiled
from olympus.core.fields import layout, numbers
from olympus.rl.layout import observation_layout, written_anew
from tests.suite import tables

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "research.md"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_the_layout_on_the_page_is_that_of_the_views():
    page = PAGE.read_text(encoding="utf-8")
    assert written_anew(page) == page, "run: python -m olympus.rl.layout docs/research.md"
    for game in olympus.game_names():
        assert f"<!-- layout {game} -->" in page


@tables.each_game()
def test_the_layout_is_where_the_figures_are(game):
    match = olympus.Match.new(game, seed=1)
    view = match.packed_view(0)
    observation = compiled(game).pack(view).view(np.int16)
    rows = observation_layout(game)
    for (at, name, size), (_, declared) in zip(rows, layout(game.View), strict=True):
        value = getattr(view, name)
        assert observation[at : at + size].tolist() == (value if declared else [value])
    assert len(numbers(view)) == rows[-1][0] + rows[-1][2]


@pytest.mark.parametrize("number", range(3))
def test_the_code_on_the_page_runs(number):
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 3
    exec(compile(blocks[number], f"{PAGE.name} {number}", "exec"), {})


def test_openspiels_search_runs_on_a_game():
    returns = example("openspiel_ismcts").play("ithaca", 2, simulations=2, seed=1)
    assert sum(returns) == pytest.approx(0)
    returns = example("openspiel_ismcts").play("derby", 3, simulations=2, seed=1)
    assert sum(returns) == pytest.approx(0)


@pytest.mark.parametrize(("game", "players"), [("derby", 3), ("ithaca", 2)])
def test_openspiels_regret_minimisation_runs_on_an_endgame(game, players):
    sets, chances = example("openspiel_mccfr").solve(game, players, left=3, iterations=15, seed=2)
    assert sets > 1
    assert sum(chances.values()) == pytest.approx(1)


def test_the_learner_learns_a_little(tmp_path):
    ppo = example("ppo")
    ppo.GAMES, ppo.STEPS = 16, 32
    found = ppo.train("ithaca", 2, minutes=5, updates=3, seed=1, say=False)
    assert [point["update"] for point in found["curve"]] == [1, 2, 3]
    assert all(np.isfinite(w).all() for w in found["network"])
    ppo.plot(
        {**found, "curve": [{**point, "share": 0.5, "games": 1} for point in found["curve"]]},
        tmp_path / "a.svg",
    )
    assert (tmp_path / "a.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.long
def test_the_learner_beats_random():
    """After half a minute's worth of updates it wins far more than half its games."""
    curve = example("ppo").train("ithaca", 2, minutes=4, updates=20, seed=1, say=False)["curve"]
    late = [point for point in curve[-5:] if point["games"]]
    games = sum(point["games"] for point in late)
    assert sum(point["share"] * point["games"] for point in late) / games > 0.65
