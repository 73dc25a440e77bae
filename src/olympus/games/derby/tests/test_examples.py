"""The worked examples of the rulebooks, with their figures."""

from __future__ import annotations

import pytest

from .situations import play_last_turn, race, ranked
from .table import Table


def test_example_horus_turn_with_normal_cards():
    """Dragon moves 4 by its fast value; Pegasus' slow value is 0 and it stays. Both cards are discarded."""
    table = race(4, first="horus").at(Dragon=3, Pegasus=2).lay(horus="Dragon 4/2", anansi="Pegasus 1+3/0")
    table.play("horus: play left Dragon 4/2", "horus: play right Pegasus 1+3/0")
    assert table.sector("Dragon") == 3 + 4
    assert table.sector("Pegasus") == 2
    assert table.discards() == ["Dragon 4/2", "Pegasus 1+3/0"]
    assert table.tricks() == []


def test_example_odin_turn_with_a_dirty_trick():
    """Pegasus moves 2 + 3 = 5 and its card goes to Zeus; Dragon moves 1, the slow value, and is discarded."""
    table = race(4, first="odin").at(Dragon=3, Pegasus=2).lay(odin="Pegasus 2+3/1", marduk="Dragon 2+3/1")
    table.play("odin: play left Pegasus 2+3/1 trick", "odin: play right Dragon 2+3/1")
    assert table.sector("Pegasus") == 2 + 5
    assert table.sector("Dragon") == 3 + 1
    assert table.tricks() == ["Pegasus 2+3/1"]
    assert table.discards() == ["Dragon 2+3/1"]


def before_the_last_card(edition: str, last: str) -> Table:
    """Horus' last cards bring `last` to sector 18 and Dragon over the finish line."""
    other = "Lamassu" if last == "Phoenix" else "Phoenix"
    table = race(4, first="horus", edition=edition).past_mid_race("Dragon")
    table.at(Dragon=23, Pegasus=22, Gryphon=20, **{other: 18, last: 15}, Sylph=17)
    return table.last_turn(left=f"{last} 3/1", right="Dragon 3/1")


@pytest.mark.parametrize(("edition", "last"), [("final", "Phoenix"), ("preview", "Lamassu")])
def test_example_the_ranking(edition, last):
    """Dragon is in, Pegasus 22, Gryphon 20, Phoenix and Lamassu 18, Sylph 17: Phoenix 4th, Lamassu 5th."""
    table = before_the_last_card(edition, last)
    table.play(f"horus: play left {last} 3/1", "horus: play right Dragon 3/1")
    places = {event["creature"]: event["place"] for event in table.happened("ranked")}
    assert places == {"Dragon": 1, "Pegasus": 2, "Gryphon": 3, "Phoenix": 4, "Lamassu": 5, "Sylph": 6}


@pytest.mark.parametrize(("edition", "last"), [("final", "Lamassu"), ("preview", "Phoenix")])
def test_example_the_ranking_the_other_way_round(edition, last):
    table = before_the_last_card(edition, last)
    table.play(f"horus: play left {last} 3/1", "horus: play right Dragon 3/1")
    places = {event["creature"]: event["place"] for event in table.happened("ranked")}
    assert (places["Lamassu"], places["Phoenix"]) == (4, 5)


def test_example_the_judgment():
    """One protection, one Pegasus: Gryphon becomes 2nd, and the 4th, 5th and 6th move up a place."""
    table = ranked().tricks_with_zeus("Pegasus 2+3/1").draws("protection, Pegasus 2+3/1")
    play_last_turn(table)
    places = {event["creature"]: event["place"] for event in table.happened("placed")}
    assert places == {"Dragon": 1, "Gryphon": 2, "Phoenix": 3, "Lamassu": 4, "Sylph": 5}
    assert [event["creature"] for event in table.happened("disqualified")] == ["Pegasus"]


def test_example_the_payout():
    """Odin: top two on Gryphon 4, first or disqualified on Pegasus 4, last two on Dragon 0: together 8."""
    table = race(4, bets={"odin": "top-two Gryphon, first-or-disqualified Pegasus"})
    table.past_mid_race("Dragon", odin="bottom-two Dragon")
    table.at(Dragon=24, Pegasus=22, Gryphon=20, Lamassu=18, Phoenix=18, Sylph=17)
    table.last_turn(left="Dragon 3/1", right="Dragon 4/2")
    table.tricks_with_zeus("Pegasus 2+3/1").draws("protection, Pegasus 2+3/1")
    play_last_turn(table)
    odin = table.seat("odin")
    paid = {event["bet"]: event["points"] for event in table.happened("paid") if event["seat"] == odin}
    assert paid == {"top-two": 4, "first-or-disqualified": 4}
    assert [event["bet"] for event in table.happened("lost") if event["seat"] == odin] == ["bottom-two"]
    assert table.points()["odin"] == 8
