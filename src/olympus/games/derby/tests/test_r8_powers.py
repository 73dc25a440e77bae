"""8.6-8.9, 8.12, 8.13, 8.16 What single powers do where their texts leave a question."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import pytest

from .situations import mid_race, powers, renewing, tokens_left
from .table import Table

# 8.6 Tablet of Destinies, Sleipnir


@pytest.mark.parametrize(("edition", "ahead"), [("final", "Dragon"), ("preview", "Sylph")])
def test_r8_6_tablet_goes_to_the_next_farther_sector_as_the_last_to_arrive(edition, ahead):
    table = powers("marduk", "odin", "anansi", tokens=(4,), edition=edition).at(
        Sylph=9, Pegasus=11, Gryphon=4
    )
    table.lay(marduk="Dragon 4/2")
    table.play("marduk: play left Dragon 4/2", "marduk: pass", "marduk: power tablet-of-destinies")
    assert table.sector("Dragon") == 9
    assert next(c for c in table.order() if c in ("Dragon", "Sylph")) == ahead
    assert 4 not in tokens_left(table)


def test_r8_6_with_none_ahead_tablet_cannot_be_played():
    """One in the same sector is not ahead, nor is one that has finished."""
    table = powers("marduk", "odin", "anansi", tokens=(4,)).at(Sylph=4, Pegasus=24).past_mid_race("Pegasus")
    table.lay(marduk="Dragon 4/2")
    table.play("marduk: play left Dragon 4/2", "marduk: pass")
    assert table.asked() == ("odin", ["sleipnir"])


@pytest.mark.parametrize(
    ("card", "moved", "more"), [("Dragon 2+3/1", 2, 2), ("Dragon 3/1", 3, 3), ("Dragon 5/3", 5, 3)]
)
def test_r8_6_sleipnir_counts_the_sectors_really_moved_three_at_most(card, moved, more):
    table = powers("odin", "anansi", "yu-huang", tokens=(moved,)).lay(odin=card)
    table.play(f"odin: play left {card}", "odin: power sleipnir")
    assert table.sector("Dragon") == moved + more


def test_r8_6_sleipnir_after_storm_counts_what_is_left():
    table = powers("odin", "marduk", "anansi", tokens=(2,)).lay(odin="Dragon 4/2")
    table.play("odin: play left Dragon 4/2", "marduk: power storm", "odin: power sleipnir")
    assert table.sector("Dragon") == 4


def test_r8_6_sleipnir_after_a_power_counts_that_movement():
    table = powers("odin", "quetzalcoatl", "anansi", tokens=(4, 2)).lay(odin="Dragon 4/2")
    table.play("odin: play left Dragon 4/2", "odin: pass", "quetzalcoatl: power feathered-wind Sylph")
    assert table.sector("Sylph") == 2
    table.play("odin: power sleipnir")
    assert (table.sector("Sylph"), table.sector("Dragon")) == (4, 4)


# 8.7 Trickster, Superior Wisdom


def test_r8_7_trickster_swaps_in_another_creature_not_yet_bet_on():
    table = mid_race("anansi", "marduk", "odin", bets={"anansi": "first Dragon, last Sylph"})
    before = table.view(None)["tokens"]
    choices = {tuple(text.split()[2:]) for text in table.legal()} - {()}
    assert {creature for _, creature in choices} == {c for c, n in before.items() if n} - {"Dragon", "Sylph"}
    assert {slot for slot, _ in choices} == {"1", "2"}
    table.play("anansi: power trickster 1 Phoenix")
    after = table.view("anansi")
    assert [(bet["creature"], bet["bet"]) for bet in after["players"][0]["bets"]] == [
        ("Phoenix", "first"),
        ("Sylph", "last"),
    ]
    assert after["tokens"] == before | {"Dragon": before["Dragon"] + 1, "Phoenix": before["Phoenix"] - 1}


def test_r8_7_after_trickster_the_creature_given_back_can_be_the_third_bet():
    table = mid_race("anansi", "marduk", "odin", bets={"anansi": "first Dragon, last Sylph"})
    table.play("anansi: power trickster 1 Phoenix")
    table.pass_to("bets")
    table.play("marduk: bet third Pegasus", "odin: bet third Gryphon")
    assert "bet third Dragon" in table.legal()
    assert table.refused("bet third Phoenix") == "bet-twice"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_r8_7_one_always_exists_for_trickster(players):
    """However the others spread their two bets, fewer than four creatures are without tokens."""
    each = Table(players).state.tokens_each
    for spread in combinations_with_replacement(list(combinations(range(6), 2)), players - 1):
        taken = [sum(creature in bets for bets in spread) for creature in range(6)]
        assert max(taken) > each or sum(n == each for n in taken) < 4


def test_r8_7_superior_wisdom_names_one_card_of_each_other_player_and_sees_them_all():
    table = mid_race(
        "odin",
        "marduk",
        "anansi",
        bets={"marduk": "first Dragon, last Sylph", "anansi": "third Phoenix, second Pegasus"},
    )
    assert table.legal() == [f"power superior-wisdom {slots}" for slots in ("1 1", "2 1", "1 2", "2 2")] + [
        "pass"
    ]
    table.play("odin: power superior-wisdom 2 1")
    seen = {player["god"]: [bet["bet"] for bet in player["bets"]] for player in table.view("odin")["players"]}
    assert seen["marduk"] == [None, "last"]
    assert seen["anansi"] == ["third", None]
    looks = [(event["owner"], event["slot"]) for event in table.happened("bet-looked-at")]
    assert looks == [(1, 2), (2, 1)]


def test_r8_7_superior_wisdom_is_seen_by_odin_alone():
    table = mid_race("odin", "marduk", "anansi")
    table.play("odin: power superior-wisdom 1 1")
    for god in ("marduk", "anansi", None):
        players = table.view(god)["players"]
        assert all(bet["bet"] is None for player in players if player["god"] != god for bet in player["bets"])
        seat = None if god is None else table.seat(god)
        assert not any(event["event"] == "seen-bet" for event in table.match.events(seat))
    assert sum(event["event"] == "seen-bet" for event in table.match.events(table.seat("odin"))) == 2


# 8.13 Sleipnir after going back


def test_r8_13_sleipnir_moves_forward_also_after_going_back():
    table = powers("anansi", "odin", "yu-huang", tokens=(4, 2)).lay(anansi="Dragon 4/2")
    table.play("anansi: play left Dragon 4/2", "anansi: power sticky-thread", "odin: power sleipnir")
    assert table.sector("Dragon") == 4


# 8.8, 8.16 Renewal


def test_r8_8_the_card_goes_to_either_own_holder_and_another_of_its_creature_is_discarded_from_there():
    table = renewing()
    sizes = table.state.holder_size[:3]
    table.play("quetzalcoatl: play left Dragon 4/2")
    assert {"power renewal left Dragon 3/1", "power renewal right Dragon 5/3"} <= set(table.legal())
    assert not any("Sylph" in text for text in table.legal())
    table.play("quetzalcoatl: power renewal left Dragon 3/1")
    assert "Dragon 4/2" in table.holder("quetzalcoatl")
    assert table.discards() == ["Dragon 3/1"]
    assert table.sector("Dragon") == 4  # it has moved all the same
    assert table.state.holder_size[:3] == [sizes[0] - 1, sizes[1], sizes[2]]


def test_r8_8_from_the_other_holder_the_returned_card_can_be_the_second_card():
    table = renewing()
    table.play("quetzalcoatl: play left Dragon 4/2", "quetzalcoatl: power renewal right Dragon 5/3")
    assert "play right Dragon 4/2" in table.legal()
    table.play("quetzalcoatl: play right Dragon 4/2")
    assert table.sector("Dragon") == 6
    assert table.state.holder_size[0] == table.state.holder_size[2]


def test_r8_8_from_the_holder_it_came_from_it_cannot():
    table = renewing()
    table.play("quetzalcoatl: play left Dragon 4/2", "quetzalcoatl: power renewal left Dragon 3/1")
    assert table.refused("play left Dragon 4/2") == "same-holder"


def test_r8_8_a_used_bonus_bars_renewal_an_unused_one_does_not():
    for trick in (" trick", ""):
        table = renewing("Dragon 2+3/1, Dragon 3/1")
        table.play(f"quetzalcoatl: play left Dragon 2+3/1{trick}")
        if trick:
            table.play("anansi: pass")  # Web of Lies
        assert table.phase == ("second-card" if trick else "after-card")


def test_r8_8_also_after_web_of_lies_the_bonus_was_used():
    table = renewing("Dragon 2+3/1, Dragon 3/1")
    table.play("quetzalcoatl: play left Dragon 2+3/1 trick", "anansi: power web-of-lies")
    assert table.phase == "second-card"


def test_r8_8_not_asked_when_both_own_holders_are_empty():
    table = powers("quetzalcoatl", "anansi", "odin").past_mid_race("Dragon")
    table.last_turn(left="Dragon 4/2", right="Dragon 3/1")
    table.play("quetzalcoatl: play left Dragon 4/2")
    assert table.asked() == ("quetzalcoatl", ["renewal"])  # one card is left on the right
    table.play("quetzalcoatl: pass", "quetzalcoatl: play right Dragon 3/1")
    assert table.phase == "before-zeus"


def test_r8_8_one_card_left_on_either_side_is_enough():
    for first, second in (("left Dragon 4/2", "right Sylph 3/1"), ("right Sylph 3/1", "left Dragon 4/2")):
        table = powers("quetzalcoatl", "anansi", "odin").past_mid_race("Dragon")
        table.last_turn(left="Dragon 4/2", right="Sylph 3/1")
        table.play(f"quetzalcoatl: play {first}", "quetzalcoatl: pass", f"quetzalcoatl: play {second}")
        assert table.phase == "before-zeus"


def test_r8_8_ruling_asked_even_when_all_other_cards_of_the_creature_lie_open():
    table = powers("quetzalcoatl", "anansi", "odin").past_mid_race("Dragon")
    table.leave(
        quetzalcoatl="Dragon 4/2, Sylph 4/2", odin="Sylph 3/1, Sylph 3/1", anansi="Sylph 5/3, Gryphon 4/2"
    )
    dragons = [card for card in table.state.deck if 0 <= card < 9]
    for card in dragons:
        table.state.deck.remove(card)
        table.state.deck.append(-1)
        table.state.deck_size -= 1
        table.state.discard[card] += 1
    table.play("quetzalcoatl: play left Dragon 4/2")
    assert sum(text.startswith("Dragon") for text in table.discards()) == 9
    assert (table.actor, table.legal()) == ("quetzalcoatl", ["pass"])


def test_r8_8_only_after_own_cards():
    table = powers("anansi", "quetzalcoatl", "odin").lay(anansi="Dragon 4/2")
    table.play("anansi: play left Dragon 4/2")
    assert (table.phase, table.actor) == ("second-card", "anansi")


def test_r8_16_renewal_may_discard_an_equal_card():
    table = renewing("Dragon 4/2, Dragon 4/2")
    table.play("quetzalcoatl: play left Dragon 4/2", "quetzalcoatl: power renewal left Dragon 4/2")
    assert table.holder("quetzalcoatl").count("Dragon 4/2") == 1
    assert table.discards() == ["Dragon 4/2"]
    assert [card["text"] for card in table.view("odin")["holders"][0]["known"]] == ["Dragon 4/2"]


def test_r8_16_the_known_one_of_two_equal_cards_counts_as_leaving_first():
    table = renewing("Dragon 4/2, Dragon 3/1", right="Dragon 4/2, Dragon 5/3")
    table.play("quetzalcoatl: play left Dragon 4/2", "quetzalcoatl: power renewal right Dragon 5/3")
    known = table.view("anansi")["holders"][2]["known"]
    assert [card["text"] for card in known] == ["Dragon 4/2"]
    table.play("quetzalcoatl: play right Dragon 4/2")
    assert "Dragon 4/2" in table.holder("odin")
    assert table.view("anansi")["holders"][2]["known"] == []


# 8.9 Shed Skin, Jade Decree


def decreed(*gods: str) -> Table:
    """The first god's card brings Dragon to a token at 4; Yu Huang decrees."""
    table = powers(*gods, tokens=(4,))
    table.lay(
        **{
            gods[0].replace("-", "_"): "Dragon 4/2, Dragon 2+3/1, Dragon 3/1",
            gods[-1].replace("-", "_"): "Sylph 3/1",
        }
    )
    table.play("play left Dragon 4/2")
    while table.actor != "yu-huang" or table.phase != "fate":
        table.play("pass")
    table.play("yu-huang: power jade-decree")
    return table.pass_to("second-card")


def test_r8_9_with_shed_skin_the_bonus_can_be_used_with_the_second_card_only():
    table = powers("quetzalcoatl", "odin", "anansi").lay(quetzalcoatl="Dragon 2+3/1", anansi="Sylph 2+3/1")
    table.play("quetzalcoatl: power shed-skin")
    assert not any(text.endswith("trick") for text in table.legal())
    table.play("quetzalcoatl: play left Dragon 2+3/1", "quetzalcoatl: pass")
    assert table.sector("Dragon") == 1
    table.play("quetzalcoatl: play right Sylph 2+3/1 trick", "anansi: pass")
    assert table.sector("Sylph") == 5
    assert table.tricks() == ["Sylph 2+3/1"]
    assert table.discards() == ["Dragon 2+3/1"]


def test_r8_9_shed_skin_lasts_for_one_turn():
    table = powers("quetzalcoatl", "odin", "anansi").lay(
        quetzalcoatl="Dragon 4/2", anansi="Sylph 4/2", odin="Gryphon 4/2"
    )
    table.play("quetzalcoatl: power shed-skin", "quetzalcoatl: play left Dragon 4/2", "quetzalcoatl: pass")
    table.play("quetzalcoatl: play right Sylph 4/2", "quetzalcoatl: pass", "odin: play left Gryphon 4/2")
    assert (table.sector("Dragon"), table.sector("Sylph"), table.sector("Gryphon")) == (2, 4, 4)


def test_r8_9_under_a_jade_decree_cards_move_it_0_and_tricks_go_to_zeus_until_the_owners_next_turn():
    table = decreed("odin", "marduk", "yu-huang", "anansi")
    assert table.view(None)["track"]["decree"] == "Dragon"
    table.play("odin: play right Sylph 3/1")
    table.pass_to("first-card")
    table.play("marduk: play right Dragon 2+3/1 trick")
    assert table.asked() == ("anansi", ["web-of-lies"])  # no Storm: the card moves nothing (8.12)
    table.play("anansi: pass")
    assert table.happened("still") == [{"event": "still", "creature": "Dragon"}]
    assert table.sector("Dragon") == 4
    assert table.tricks() == ["Dragon 2+3/1"]
    table.play(table.legal()[0])
    table.pass_to("first-card")
    assert (table.actor, table.view(None)["track"]["decree"]) == ("yu-huang", None)
    table.lay(yu_huang="Dragon 3/1")
    table.play("yu-huang: play left Dragon 3/1")
    table.pass_to("second-card")
    assert table.sector("Dragon") == 7


def test_r8_9_played_in_the_own_turn_it_lasts_through_it_and_until_the_next():
    table = powers("yu-huang", "odin", "anansi", tokens=(4,)).lay(yu_huang="Dragon 4/2", anansi="Dragon 3/1")
    table.play(
        "yu-huang: play left Dragon 4/2", "yu-huang: power jade-decree", "yu-huang: play right Dragon 3/1"
    )
    assert table.sector("Dragon") == 4
    assert (table.actor, table.view(None)["track"]["decree"]) == ("odin", "Dragon")


def test_r8_9_powers_still_move_it():
    table = powers("yu-huang", "anansi", "quetzalcoatl", tokens=(4, 3)).at(Dragon=1)
    table.lay(yu_huang="Dragon 3/1", quetzalcoatl="Sylph 5/3")
    table.play(
        "yu-huang: play left Dragon 3/1", "yu-huang: power jade-decree", "yu-huang: play right Sylph 5/3"
    )
    assert table.sector("Sylph") == 3
    table.play("anansi: pass", "quetzalcoatl: power feathered-wind Dragon")
    assert table.sector("Dragon") == 6


def test_r8_9_the_decree_ends_with_the_race_at_the_latest():
    table = powers("yu-huang", "odin", "anansi", tokens=(4,)).past_mid_race("Sylph")
    table.last_turn(left="Dragon 4/2", right="Sylph 3/1")
    table.play("yu-huang: play left Dragon 4/2", "yu-huang: power jade-decree")
    table.play("yu-huang: play right Sylph 3/1")
    table.play_on("fate-tokens", race=2)
    assert table.view(None)["track"]["decree"] is None


# 8.12 where a card moves something


def test_r8_12_sun_ray_and_storm_not_on_a_creature_that_has_finished():
    table = powers("odin", "horus", "marduk").at(Dragon=24).past_mid_race("Dragon").lay(odin="Dragon 4/2")
    table.play("odin: play left Dragon 4/2")
    assert table.phase == "second-card"


def test_r8_12_nor_on_one_under_a_jade_decree():
    table = decreed("horus", "marduk", "yu-huang", "odin")
    table.lay(odin="Dragon 3/1")
    table.play("horus: play right Dragon 3/1")
    assert (table.phase, table.actor) == ("first-card", "marduk")
    assert table.sector("Dragon") == 4


def test_r8_12_storm_not_once_the_running_value_is_0_sun_ray_still():
    table = powers("marduk", "odin", "horus").lay(marduk="Sylph 4/2", horus="Dragon 1+3/0")
    table.play(
        "marduk: play left Sylph 4/2", "marduk: pass", "horus: pass", "marduk: play right Dragon 1+3/0"
    )
    assert table.asked() == ("horus", ["sun-ray"])
    table.play("horus: power sun-ray")
    assert table.sector("Dragon") == 2


def test_r8_12_storm_fits_again_after_sun_ray_raised_a_0():
    table = powers("horus", "marduk", "odin").lay(horus="Sylph 4/2", odin="Dragon 1+3/0")
    table.play("horus: play left Sylph 4/2", "horus: pass", "marduk: pass", "horus: play right Dragon 1+3/0")
    table.play("horus: power sun-ray")
    assert table.asked() == ("marduk", ["storm"])
    table.play("marduk: power storm")
    assert table.sector("Dragon") == 0
