"""Bots from outside: `package:factory` wherever the command line names a bot, with a time of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from olympus import OlympusError, bots
from olympus.core.errors import OptionError
from olympus.games import load
from olympus.lab.tournament.plan import make_plan, play_game, split_entrant
from olympus.lab.tournament.seating import Pairing, read_bots
from olympus.server.errors import Refusal
from olympus.server.tables.lobby import check_bot

THEIRS = """
class Last:
    clock = None

    def __init__(self, game, seed):
        self.game = game

    def choose(self, view, legal, events, budget):
        asked.append(budget)
        return legal[-1]


asked = []
number = 3
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "their_bots.py").write_text(THEIRS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_it_plays_in_a_tournament_with_its_own_time(folder: Path) -> None:
    game = load("derby")
    entrants = read_bots("their_bots:Last@0.75,random*2")
    plan = make_plan(game, entrants, {}, {}, 0.01, 1)
    result = play_game(plan, Pairing(0, 0, entrants, True))
    assert result is not None
    assert result["moves"][0] > 10
    import their_bots  # type: ignore[import-not-found]

    assert 0.75 in their_bots.asked
    assert 0.01 not in their_bots.asked


@pytest.mark.parametrize(
    "name", ["nowhere:Bot", "their_bots:Nobody", "their_bots:number", ":Bot", "their_bots:"]
)
def test_what_is_not_there_is_told(folder: Path, name: str) -> None:
    with pytest.raises(OptionError, match="package:factory"):
        bots.make(name, load("derby"))


@pytest.mark.parametrize("entrant", ["random@0", "random@x", "random@9999"])
def test_a_wrong_time_is_told(entrant: str) -> None:
    with pytest.raises(OlympusError, match="seconds"):
        make_plan(load("derby"), (entrant, "random", "random"), {}, {}, 0.1, 1)


def test_a_bot_without_a_time_has_the_usual_one() -> None:
    assert split_entrant("god", 0.25) == ("god", 0.25)
    assert split_entrant("god@0.5", 0.25) == ("god", 0.5)


def test_no_caller_makes_a_server_import_anything(folder: Path) -> None:
    with pytest.raises(Refusal):
        check_bot("their_bots:Last")
