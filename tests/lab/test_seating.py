"""Every bot sits in every seat equally often, on the same deals."""

from __future__ import annotations

from collections import Counter

import pytest

from olympus.lab.tournament.seating import orders, read_bots, schedule
from olympus.lab.words import LabError


def test_bots_are_read() -> None:
    assert read_bots("god, apprentice*3") == ("god", "apprentice", "apprentice", "apprentice")
    for wrong in ("", "god,,random", "god*0", "god*x", "a b", "random*1000"):
        with pytest.raises(LabError):
            read_bots(wrong)
    with pytest.raises(LabError):
        read_bots("random*60,god*60")


@pytest.mark.parametrize("bots", ["a", "a,b", "a,b,c", "a,b*3", "a*2,b,c", "a,b,c,d,e", "a,b,c,d,e,f,g"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_seats_are_fair(bots: str, players: int) -> None:
    """In every deal, and so in every tournament, each bot has each seat equally often."""
    entrants = read_bots(bots)
    games = list(schedule(entrants, players, 200))
    assert [game.number for game in games] == list(range(len(games)))
    assert 200 <= len(games) < 200 + players
    assert games[-1].last
    for deal in {game.deal for game in games}:
        together = [game for game in games if game.deal == deal]
        for bot in set(entrants):
            counts = Counter(seat for game in together for seat in range(players) if game.seats[seat] == bot)
            assert len({counts[seat] for seat in range(players)}) == 1
        assert [game.last for game in together] == [False] * (len(together) - 1) + [True]


@pytest.mark.parametrize(("bots", "players"), [("a,b", 3), ("a,b,c", 4), ("a,b,c,d,e", 3), ("a,b,c,d", 6)])
def test_entrants_sit_equally_often(bots: str, players: int) -> None:
    """Over a whole cycle of line-ups, everybody has as many seats as everybody else."""
    entrants = read_bots(bots)
    games = list(schedule(entrants, players, 3000))
    counts = Counter(name for game in games for name in game.seats)
    assert max(counts.values()) - min(counts.values()) <= 2 * players * len(entrants)


def test_neighbours_change() -> None:
    """Rotations keep the order around the table: the orders themselves change from deal to deal."""
    assert len(orders(("a", "b", "c"))) == 2
    assert len(orders(("a", "b", "c", "d"))) == 6
    assert len(orders(("a", "b", "b", "b"))) == 1
    assert len(orders(("a", "a", "b", "b"))) == 2


def test_more_games_begin_with_the_same() -> None:
    few = list(schedule(read_bots("a,b,c"), 4, 24))
    assert list(schedule(read_bots("a,b,c"), 4, 240))[: len(few)] == few
