"""Changed figures reach every research interface."""

from __future__ import annotations

import pickle

import pyspiel
import pytest

from olympus import OlympusError
from olympus.core.components import Range, rule_for, write_figure
from olympus.rl import openspiel, pettingzoo, vector
from tests.suite import tables


def other_figure(game):
    """A figure of the game and another value that it may have."""
    for key, value in game.figures().items():
        rule = rule_for(game.schema, key)
        for other in (value + 1, value - 1) if isinstance(rule, Range) else ():
            try:
                game.figures({key: other})
            except OlympusError:
                continue
            return key, other
    raise AssertionError("no figure can be changed")


@tables.each_game()
def test_a_changed_figure_is_in_the_start_of_every_interface(game):
    key, value = other_figure(game)
    plain = vector.make(game, games=1, seed=1).table
    text = f"{key}:{write_figure(value)}"
    spiel = pyspiel.load_game(openspiel.PREFIX + game.name, {"figures": text})
    found = [
        vector.make(game, games=1, seed=1, figures={key: value}).table,
        pettingzoo.RawEnv(game, figures={key: value}).table,
        spiel.table,
    ]
    assert len({table.start.tobytes() for table in found}) == 1
    assert found[0].start.tobytes() != plain.start.tobytes()
    state = spiel.new_initial_state()
    assert pickle.loads(pickle.dumps(state)).node.table.changes == {key: value}


@tables.each_game()
def test_presets_go_by_name(game):
    for name, changes in game.presets.items():
        named = vector.make(game, games=1, seed=1, figures=name)
        assert named.table.changes == dict(changes)
        assert openspiel.read_figures(game, name) == name


@tables.each_game()
def test_wrong_figures_are_refused(game):
    with pytest.raises(ValueError, match="no preset"):
        vector.make(game, figures="nothing")
    with pytest.raises(OlympusError):
        vector.make(game, figures={"nothing": 1})
    with pytest.raises(OlympusError):
        openspiel.read_figures(game, "nothing:1")
