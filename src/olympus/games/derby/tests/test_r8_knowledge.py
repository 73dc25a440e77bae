"""8.11 What a power showed."""

from __future__ import annotations

from .situations import mid_race, powers, renewing
from .table import Table

# 8.11 what a power showed


def test_r8_11_falcon_eye_sees_the_holder_until_the_next_deal():
    table = powers("horus", "anansi", "odin").lay(anansi="Dragon 4/2, Sylph 3/1")
    assert table.view("horus")["holders"][1]["cards"] is None
    table.play("horus: power falcon-eye holder 1")
    seen = [card["text"] for card in table.view("horus")["holders"][1]["cards"]]
    assert seen == table.holder("anansi")
    assert table.view(None)["holders"][1]["cards"] is None
    table.play(table.legal()[0])
    table.pass_to("second-card").play(table.legal()[0])
    table.pass_to("first-card")
    table.play("anansi: play left Dragon 4/2")
    assert [card["text"] for card in table.view("horus")["holders"][1]["cards"]] == table.holder("anansi")
    table.play_on("bets", race=2)
    assert table.view("horus")["holders"][1]["cards"] is None


def test_r8_11_falcon_eye_then_renewal_on_the_seen_holder():
    table = powers("horus", "quetzalcoatl", "odin", first="horus")
    table.lay(quetzalcoatl="Dragon 4/2, Dragon 3/1", horus="Sylph 3/1", odin="Gryphon 3/1")
    table.play("horus: power falcon-eye holder 1", "horus: play left Sylph 3/1", "horus: pass")
    table.play(
        "horus: play right Gryphon 3/1", "horus: pass", "quetzalcoatl: play left Dragon 4/2", "horus: pass"
    )
    table.play("quetzalcoatl: power renewal left Dragon 3/1")
    assert [card["text"] for card in table.view("horus")["holders"][1]["cards"]] == table.holder(
        "quetzalcoatl"
    )
    assert "Dragon 4/2" in table.holder("quetzalcoatl")
    for state in table.imagined("horus", 5):
        low = 1 * 12
        assert state.holder[low : low + 12] == table.state.holder[low : low + 12]


def test_r8_11_a_returned_card_is_known_to_all_until_it_leaves():
    table = renewing()
    table.play("quetzalcoatl: play left Dragon 4/2", "quetzalcoatl: power renewal right Dragon 5/3")
    for god in ("quetzalcoatl", "anansi", "odin", None):
        assert [card["text"] for card in table.view(god)["holders"][2]["known"]] == ["Dragon 4/2"]
    dragon = table.card("Dragon 4/2")
    for state in table.imagined("anansi"):
        assert dragon in state.holder[24:36]
    table.play("quetzalcoatl: play right Dragon 4/2")
    assert table.view("anansi")["holders"][2]["known"] == []


def after_wisdom_and_prophecy() -> Table:
    table = mid_race("odin", "marduk", "anansi", bets={"marduk": "first Dragon, last Sylph"})
    table.play("odin: power superior-wisdom 1 1")
    assert table.view("odin")["players"][1]["bets"][0]["bet"] == "first"
    table.play("marduk: power prophecy 1 third")
    return table


def test_r8_11_after_prophecy_the_mark_of_superior_wisdom_disappears():
    table = after_wisdom_and_prophecy()
    assert table.view("odin")["players"][1]["bets"][0]["bet"] is None
    assert table.view("marduk")["players"][1]["bets"][0]["bet"] == "third"


def test_r8_11_odin_still_knows_that_the_returned_card_is_not_on_the_first_two_bets():
    table = after_wisdom_and_prophecy()
    first = 5
    slots = slice(3, 5)  # Marduk's first two
    odins = [state.bet_card[slots] for state in table.imagined("odin")]
    assert all(first not in cards for cards in odins)
    assert len({tuple(cards) for cards in odins}) > 10
    anansis = [state.bet_card[slots] for state in table.imagined("anansi", 200)]
    assert any(first in cards for cards in anansis)  # Anansi never knew
    table.pass_to("bets").play("marduk: bet first Phoenix")
    assert any(state.bet_card[5] == first for state in table.imagined("odin", 200))  # but it can be the third


def test_r8_11_prophecy_on_the_other_bet_leaves_the_mark():
    table = mid_race("odin", "marduk", "anansi", bets={"marduk": "first Dragon, last Sylph"})
    table.play("odin: power superior-wisdom 1 1", "marduk: power prophecy 2 third")
    assert table.view("odin")["players"][1]["bets"][0]["bet"] == "first"
    assert all(state.bet_card[3] == 5 for state in table.imagined("odin", 10))


def test_r8_11_marks_of_a_race_end_with_it():
    table = after_wisdom_and_prophecy().play_on("bets", race=2)
    assert table.state.wisdom_slot == [-1] * 6
    assert table.state.returned_card == -1
