"""Sets of figures: the presets of a game by name, and files of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from olympus import ComponentError, Match, load_game
from olympus.terminal.play.start import read_options
from olympus.terminal.words import Problem
from tests.suite import tables

GAME = load_game("derby")


@tables.each_game()
def test_every_preset_can_be_played(game):
    for name, changes in game.presets.items():
        figures = game.figures(changes)
        assert figures != game.figures(), name
        match = Match.new(game, seed=1, figures=changes)
        again = Match.from_record(match.record())
        assert again.figures == figures


def test_a_preset_is_set_by_its_name_and_single_figures_beside_it():
    options, figures = read_options(GAME, ["early", "track.finish=30", "players=3"])
    assert options == {"players": "3"}
    assert figures == {**GAME.presets["early"], "track.finish": 30}


def test_a_file_of_figures_is_read(tmp_path: Path):
    path = tmp_path / "slow.toml"
    path.write_text('[track]\nfinish = 30\n[bets.first]\nvp = 9\nwins = ["1st"]\n', encoding="utf-8")
    _, figures = read_options(GAME, [str(path)])
    assert figures == {"track.finish": 30, "bets.first.vp": 9, "bets.first.wins": ("1st",)}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[track]\nfinish = 999\n", "whole number"),
        ("[track]\nlength = 30\n", "no figure track.length"),
        ("[track\n", "cannot be read"),
        (None, "cannot be read"),
    ],
)
def test_a_wrong_file_is_refused_with_its_name(tmp_path: Path, text: str | None, said: str):
    path = tmp_path / "wrong.toml"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    with pytest.raises(ComponentError) as refused:
        read_options(GAME, [str(path)])
    assert said in refused.value.say("en")
    assert "wrong.toml" in refused.value.say("en")


def test_an_unknown_set_is_refused_with_those_there_are():
    with pytest.raises(Problem) as refused:
        read_options(GAME, ["late"])
    assert "early" in refused.value.say("en")
