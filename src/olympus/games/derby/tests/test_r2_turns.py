"""2 A race: turns, tricks, and who is ahead in a sector."""

from __future__ import annotations

import pytest

from .situations import race

# 2.3 moving


def test_r2_3_one_card_from_each_own_holder_the_first_fast_the_second_slow():
    table = race(4).lay(anansi="Dragon 5/3", odin="Gryphon 4/2")
    table.play("anansi: play left Dragon 5/3")
    assert (table.sector("Dragon"), table.phase, table.actor) == (5, "second-card", "anansi")
    assert all(text.startswith("play right") for text in table.legal())
    table.play("anansi: play right Gryphon 4/2")
    assert table.sector("Gryphon") == 2
    assert table.actor == "horus"


def test_r2_3_a_played_card_is_shown_until_the_turn_ends():
    table = race(4).lay(anansi="Dragon 5/3", odin="Gryphon 4/2")
    table.play("anansi: play left Dragon 5/3")
    assert table.view(None)["card"]["text"] == "Dragon 5/3"
    table.play("anansi: play right Gryphon 4/2")
    assert table.view(None)["card"] is None


def test_r2_3_the_player_chooses_which_holder_comes_first():
    table = race(4).lay(anansi="Dragon 5/3", odin="Gryphon 4/2")
    table.play("anansi: play right Gryphon 4/2")
    assert all(text.startswith("play left") for text in table.legal())
    table.play("anansi: play left Dragon 5/3")
    assert (table.sector("Gryphon"), table.sector("Dragon")) == (4, 3)


def test_r2_3_both_cards_from_one_holder_is_never_allowed():
    table = race(4).lay(anansi="Dragon 5/3, Dragon 4/2")
    table.play("anansi: play left Dragon 5/3")
    assert table.refused("play left Dragon 4/2") == "same-holder"
    table = race(4).lay(odin="Dragon 5/3, Dragon 4/2")
    table.play("anansi: play right Dragon 5/3")
    assert table.refused("play right Dragon 4/2") == "same-holder"


def test_r2_3_only_cards_that_lie_there_and_only_beside_the_player():
    table = race(4).lay(horus="Sylph 4/2, Sylph 4/2, Sylph 3/1, Sylph 3/1", marduk="Sylph 5/3")
    assert table.refused("play left Sylph 4/2") == "card-not-there"
    assert table.refused("play right Sylph 5/3") == "card-not-there"


def test_r2_3_turns_go_clockwise_from_the_first_player():
    table = race(4, first="horus")
    turns = []
    for _ in range(5):
        turns.append(table.actor)
        table.play(next(text for text in table.legal() if "Dragon" not in text or "5/3" not in text))
        table.play(table.legal()[-1])
    assert turns == ["horus", "marduk", "odin", "anansi", "horus"]


def test_r2_3_the_second_card_may_move_the_same_creature():
    table = race(4).lay(anansi="Dragon 4/2", odin="Dragon 4/2")
    table.play("anansi: play left Dragon 4/2", "anansi: play right Dragon 4/2")
    assert table.sector("Dragon") == 6


# 2.4 dirty tricks


def test_r2_4_the_bonus_adds_to_the_fast_value_and_the_card_goes_to_zeus():
    table = race(4).lay(anansi="Dragon 2+3/1")
    table.play("anansi: play left Dragon 2+3/1 trick")
    assert table.sector("Dragon") == 5
    assert (table.tricks(), table.discards()) == (["Dragon 2+3/1"], [])


def test_r2_4_the_bonus_is_optional_and_unused_the_card_is_discarded():
    table = race(4).lay(anansi="Dragon 2+3/1")
    table.play("anansi: play left Dragon 2+3/1")
    assert table.sector("Dragon") == 2
    assert (table.tricks(), table.discards()) == ([], ["Dragon 2+3/1"])


def test_r2_4_as_second_card_the_bonus_does_nothing():
    table = race(4).lay(anansi="Dragon 2+3/1", odin="Sylph 3/1")
    table.play("anansi: play right Sylph 3/1")
    assert table.refused("play left Dragon 2+3/1 trick") == "trick-slow"
    table.play("anansi: play left Dragon 2+3/1")
    assert table.sector("Dragon") == 1
    assert (table.tricks(), table.discards()) == ([], ["Dragon 2+3/1", "Sylph 3/1"])


def test_r2_4_a_card_without_bonus_has_no_trick():
    table = race(4).lay(anansi="Dragon 4/2")
    assert table.refused("play left Dragon 4/2 trick") == "no-bonus"


# 2.5 sharing a sector


@pytest.mark.parametrize(
    ("edition", "ahead"), [("final", ["Dragon", "Sylph"]), ("preview", ["Sylph", "Dragon"])]
)
def test_r2_5_last_arrival_ranks_ahead_in_the_final_edition_the_first_in_the_preview(edition, ahead):
    table = race(4, edition=edition).at(Sylph=4).lay(anansi="Dragon 4/2")
    table.play("anansi: play left Dragon 4/2")
    assert table.order()[:2] == ahead


def test_r2_5_the_final_edition_is_the_default():
    assert race(4).view(None)["options"]["edition"] == "final"


def test_r2_5_three_in_a_sector_stand_in_order_of_arrival():
    for edition, order in (
        ("final", ["Dragon", "Sylph", "Lamassu"]),
        ("preview", ["Lamassu", "Sylph", "Dragon"]),
    ):
        table = race(4, edition=edition).at(Lamassu=4, Sylph=4).lay(anansi="Dragon 4/2")
        table.play("anansi: play left Dragon 4/2")
        assert table.order()[:3] == order


@pytest.mark.parametrize("edition", ["final", "preview"])
def test_r2_5_ruling_moving_0_is_no_arrival(edition):
    table = race(4, edition=edition).at(Dragon=4, Sylph=4).lay(anansi="Gryphon 3/1", odin="Dragon 1+3/0")
    before = table.order()
    table.play("anansi: play left Gryphon 3/1", "anansi: play right Dragon 1+3/0")
    assert table.happened("still") == [{"event": "still", "creature": "Dragon"}]
    assert [c for c in table.order() if c != "Gryphon"] == [c for c in before if c != "Gryphon"]


def test_r2_5_moving_one_and_coming_back_later_is_an_arrival():
    table = race(4).at(Dragon=3, Sylph=4).lay(anansi="Gryphon 3/1", odin="Dragon 3/1")
    table.play("anansi: play left Gryphon 3/1", "anansi: play right Dragon 3/1")
    assert table.order()[:2] == ["Dragon", "Sylph"]
