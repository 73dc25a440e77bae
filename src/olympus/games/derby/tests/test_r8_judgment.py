"""8.10, 8.15 Powers at the judgment."""

from __future__ import annotations

from .situations import ranked
from .table import Table

# 8.10, 8.15 the judgment


def judged(*gods: str, tricks: str = "", draws: str = "", **options: object) -> Table:
    """The last turn is played: before Zeus draws."""
    table = (
        ranked(players=len(gods), gods=gods, powers="full", **options).tricks_with_zeus(tricks).draws(draws)
    )
    play_last_turn_passing(table)
    return table


def play_last_turn_passing(table: Table) -> None:
    table.play("play left Dragon 3/1")
    table.pass_to("second-card")
    table.play("play right Dragon 4/2")


def test_r8_10_hugin_and_munin_comes_before_the_draw():
    table = judged("anansi", "odin", "yu-huang", tricks="Sylph 2+3/1, Pegasus 2+3/1")
    assert (table.phase, table.asked()) == ("before-zeus", ("odin", ["hugin-and-munin"]))
    table.draws("Sylph 2+3/1, protection, protection, protection")
    table.play("odin: power hugin-and-munin")
    assert table.legal() == [f"power hugin-and-munin takes {card}" for card in ("Sylph 2+3/1", "protection")]
    table.play("odin: power hugin-and-munin takes Sylph 2+3/1")
    assert table.happened("taken-out") == [{"event": "taken-out", "seat": 1, "card": "Sylph 2+3/1"}]
    assert table.phase == "after-zeus"
    assert table.tricks() == ["Pegasus 2+3/1"]
    assert "Sylph 2+3/1" in table.discards()
    table.play("yu-huang: pass")
    assert table.happened("disqualified") == []


def test_r8_10_what_hugin_and_munin_see_odin_alone_knows():
    table = judged("anansi", "odin", "yu-huang", tricks="Sylph 2+3/1", draws="Sylph 2+3/1, protection")
    table.play("odin: power hugin-and-munin")
    assert [card["text"] for card in table.view("odin")["peeked"]] == ["Sylph 2+3/1", "protection"]
    for god in ("anansi", "yu-huang", None):
        assert table.view(god)["peeked"] == []
        assert table.view(god)["zeus"]["protections"] == 4
        assert table.tricks() == ["Sylph 2+3/1"]
    assert table.match.entries[-1].texts[0] == ("?", "?")


def test_r8_10_a_protection_taken_out_is_out_for_this_race_only():
    table = judged("anansi", "odin", "yu-huang", draws="protection, protection")
    table.play("odin: power hugin-and-munin")
    assert table.legal() == ["power hugin-and-munin takes protection"]
    table.play("odin: power hugin-and-munin takes protection")
    assert table.view(None)["zeus"]["protections"] == 1  # three were left, two are drawn
    assert len(table.happened("judged")) == 2
    assert table.discards().count("protection") == 0
    table.play("yu-huang: pass")
    assert table.view(None)["zeus"]["protections"] == 4


def test_r8_10_celestial_pardon_comes_after_the_draw():
    table = judged("anansi", "odin", "yu-huang", tricks="Sylph 2+3/1", draws="Sylph 2+3/1, protection")
    table.play("odin: pass")
    assert (table.phase, table.asked()) == ("after-zeus", ("yu-huang", ["celestial-pardon"]))
    table.draws("protection")
    table.play("yu-huang: power celestial-pardon Sylph 2+3/1")
    assert table.happened("pardoned") == [{"event": "pardoned", "card": "Sylph 2+3/1"}]
    assert table.happened("judged") == [{"event": "judged", "card": "protection"}]
    assert table.happened("disqualified") == []


def test_r8_10_the_card_put_back_can_be_drawn_again():
    table = judged("anansi", "odin", "yu-huang", tricks="Sylph 2+3/1", draws="Sylph 2+3/1, protection")
    table.draws("Sylph 2+3/1")
    table.play("odin: pass", "yu-huang: power celestial-pardon Sylph 2+3/1")
    assert [event["creature"] for event in table.happened("disqualified")] == ["Sylph"]


def test_r8_10_if_the_draw_emptied_the_deck_the_card_put_back_comes_again():
    """Two cards, both drawn: the one put back is the only one to draw."""
    table = judged("anansi", "odin", "yu-huang", tricks="Sylph 2+3/1", figures={"zeus.protections": 1})
    table.play("odin: pass", "yu-huang: power celestial-pardon Sylph 2+3/1")
    assert table.happened("judged") == [{"event": "judged", "card": "Sylph 2+3/1"}]
    assert [event["creature"] for event in table.happened("disqualified")] == ["Sylph"]


def test_r8_10_pardon_with_two_equal_cards_is_one_choice():
    table = judged(
        "anansi", "odin", "yu-huang", tricks="Sylph 2+3/1, Sylph 2+3/1", draws="Sylph 2+3/1, Sylph 2+3/1"
    )
    table.play("odin: pass")
    assert table.legal() == ["power celestial-pardon Sylph 2+3/1", "pass"]
    table.draws("protection")
    table.play("yu-huang: power celestial-pardon Sylph 2+3/1")
    assert [event["creature"] for event in table.happened("disqualified")] == ["Sylph"]


def test_r8_10_pardon_of_the_second_card():
    table = judged("anansi", "odin", "yu-huang", tricks="Sylph 2+3/1, Pegasus 2+3/1")
    table.draws("Sylph 2+3/1, Pegasus 2+3/1, protection")
    table.play("odin: pass", "yu-huang: power celestial-pardon Pegasus 2+3/1")
    assert [event["creature"] for event in table.happened("disqualified")] == ["Sylph"]


def test_r8_10_neither_can_be_played_on_an_empty_deck():
    table = judged("anansi", "odin", "yu-huang", figures={"zeus.protections": 0})
    assert table.state.race == 1
    assert table.phase == "bets"


def test_r8_15_with_one_card_hugin_and_munin_see_that_one_and_put_it_on_the_discards():
    table = judged("anansi", "odin", "yu-huang", tricks="Sylph 2+3/1", figures={"zeus.protections": 0})
    table.play("odin: power hugin-and-munin")
    assert table.legal() == ["power hugin-and-munin takes Sylph 2+3/1"]
    table.play("odin: power hugin-and-munin takes Sylph 2+3/1")
    assert table.state.race == 1  # nothing left to draw, nothing to pardon
    assert table.happened("judged") == []
    assert table.happened("disqualified") == []


def test_r8_15_with_two_cards_one_stays():
    table = judged("anansi", "odin", "yu-huang", tricks="Sylph 2+3/1", figures={"zeus.protections": 1})
    table.draws("protection, Sylph 2+3/1")
    table.play("odin: power hugin-and-munin", "odin: power hugin-and-munin takes protection")
    assert table.happened("judged") == [{"event": "judged", "card": "Sylph 2+3/1"}]
    assert (table.phase, table.actor) == ("after-zeus", "yu-huang")
