"""8 Order and moments."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import pytest

from .table import Table, mid_race, play_last_turn, powers, ranked

ALL_SIX = ("quetzalcoatl", "yu-huang", "anansi", "horus", "marduk", "odin")


def tokens_left(table: Table) -> list[int]:
    return sorted(entry["sector"] for entry in table.view(None)["track"]["fate"])


def askings(table: Table, phase: str) -> list[str | None]:
    """Everybody passes as long as the phase lasts: who was asked."""
    order = []
    while table.phase == phase:
        order.append(table.actor)
        table.play("pass")
    return order


# 8.1, 8.2 the windows of a card


def test_r8_1_card_played_then_movement_then_fate_then_after_own_card_then_the_next_card():
    table = powers(*ALL_SIX, tokens=(2,)).lay(quetzalcoatl="Dragon 4/2, Dragon 3/1", odin="Dragon 2+3/1")
    table.play("quetzalcoatl: play right Dragon 2+3/1")
    phases = []
    while table.actor is not None and table.phase != "second-card":
        phases.append((table.phase, table.actor, table.sector("Dragon")))
        table.play("pass")
    assert phases == [
        ("card-played", "horus", 0),
        ("card-played", "marduk", 0),
        ("fate", "quetzalcoatl", 2),
        ("fate", "yu-huang", 2),
        ("fate", "anansi", 2),
        ("fate", "horus", 2),
        ("fate", "odin", 2),  # not Marduk: nobody is ahead of Dragon
        ("after-card", "quetzalcoatl", 2),
    ]
    assert table.actor == "quetzalcoatl"


def test_r8_1_the_trick_is_declared_with_the_card():
    table = powers("odin", "anansi", "horus").lay(odin="Dragon 2+3/1")
    table.play("odin: play left Dragon 2+3/1 trick")
    assert table.view("anansi")["card"]["trick"]
    assert table.view("anansi")["card"]["value"] == 5
    assert table.asked() == ("anansi", ["web-of-lies"])


def test_r8_1_finish_and_mid_race_line_are_checked_before_the_fate_window():
    table = powers("anansi", "horus", "odin", tokens=(12,)).at(Dragon=8).lay(anansi="Dragon 4/2")
    table.play("anansi: play left Dragon 4/2", "horus: pass")
    assert table.phase == "fate"
    assert table.view(None)["track"]["crossed"] == "Dragon"


@pytest.mark.parametrize(("god", "power"), [("horus", "falcon-eye"), ("quetzalcoatl", "shed-skin")])
def test_r8_1_falcon_eye_and_shed_skin_are_declared_before_the_first_card_of_the_own_turn(god, power):
    table = powers(god, "anansi", "odin", "marduk").lay(**{god: "Dragon 4/2", "marduk": "Sylph 3/1"})
    assert table.powers() == [power]
    table.play(f"{god}: play left Dragon 4/2")
    table.pass_to("second-card")
    assert table.powers() == []
    table.play(f"{god}: play right Sylph 3/1")
    table.pass_to("first-card")
    assert table.asked() == ("anansi", [])


def test_r8_2_a_window_is_one_round_each_is_asked_once():
    table = powers("anansi", "horus", "marduk", "odin", tokens=(4,)).lay(anansi="Dragon 4/2").at(Sylph=9)
    table.play("anansi: play left Dragon 4/2")
    assert askings(table, "card-played") == ["horus", "marduk"]
    assert askings(table, "fate") == ["anansi", "horus", "marduk", "odin"]
    assert table.phase == "second-card"


def test_r8_2_who_passed_is_not_asked_again_after_another_played():
    table = powers("horus", "marduk", "anansi").lay(horus="Dragon 4/2")
    table.play("horus: play left Dragon 4/2", "horus: pass", "marduk: power storm")
    assert table.phase == "second-card"
    assert table.sector("Dragon") == 2


def test_r8_2_at_the_judgment_the_first_player_counts_as_active():
    table = ranked(powers="full", gods=("horus", "odin", "yu-huang"), players=3, first="yu-huang")
    table.play("yu-huang: play left Dragon 3/1", "yu-huang: play right Dragon 4/2")
    assert (table.phase, table.actor) == ("before-zeus", "odin")
    assert table.view(None)["active"] == table.seat("yu-huang") == table.state.first
    table.play("odin: pass")
    assert (table.phase, table.actor) == ("after-zeus", "yu-huang")


# 8.3 mid-race


def test_r8_3_the_mid_race_powers_share_one_window_after_the_whole_turn_and_before_the_third_bets():
    table = mid_race("odin", "yu-huang", "anansi", "marduk")
    assert askings(table, "mid-race") == ["odin", "yu-huang", "anansi", "marduk"]
    assert (table.phase, table.actor) == ("bets", "yu-huang")


def test_r8_3_the_turn_is_finished_before_the_window_opens():
    table = powers("odin", "yu-huang", "anansi").at(Dragon=9).lay(odin="Dragon 4/2", anansi="Sylph 3/1")
    table.play("odin: play left Dragon 4/2")
    assert (table.phase, table.actor) == ("second-card", "odin")


def test_r8_3_the_creature_that_crossed_is_the_first_one_that_did():
    table = (
        powers("odin", "yu-huang", "anansi").at(Dragon=9, Sylph=11).lay(odin="Dragon 4/2", anansi="Sylph 3/1")
    )
    table.play("odin: play left Dragon 4/2", "odin: play right Sylph 3/1", "odin: pass")
    choices = {text.split()[-1] for text in table.legal()} - {"pass"}
    assert choices == {"Gryphon", "Lamassu", "Pegasus", "Phoenix", "Sylph"}  # Sylph crossed second


def test_r8_3_moving_it_back_undoes_nothing():
    table = powers("anansi", "yu-huang", "odin", tokens=(13,)).at(Dragon=9)
    table.lay(anansi="Dragon 4/2", odin="Sylph 3/1")
    table.play("anansi: play left Dragon 4/2", "anansi: power sticky-thread")
    assert table.sector("Dragon") == 11
    table.play("anansi: play right Sylph 3/1")
    assert table.phase == "mid-race"
    assert table.view(None)["track"]["crossed"] == "Dragon"
    table.play("anansi: pass")
    assert "power heavenly-dukes-blessing Dragon" not in table.legal()
    table.pass_to("bets")
    for _ in range(3):
        table.play(table.legal()[0])
    table.lay(yu_huang="Dragon 4/2")
    table.play("yu-huang: play left Dragon 4/2")  # over the line again
    assert table.sector("Dragon") == 15
    assert table.happened("crossed") == []


def test_r8_3_if_a_power_made_it_cross_the_first_player_is_still_left_of_the_active_player():
    table = powers("anansi", "odin", "horus", "yu-huang", tokens=(10,)).at(Dragon=6)
    table.lay(anansi="Dragon 4/2", yu_huang="Sylph 3/1")
    table.play(
        "anansi: play left Dragon 4/2", "horus: pass", "anansi: pass", "odin: pass", "horus: power updraft"
    )
    assert table.happened("crossed") == [{"event": "crossed", "creature": "Dragon"}]
    table.play("anansi: play right Sylph 3/1", "horus: pass")
    assert table.phase == "mid-race"
    table.pass_to("bets")
    assert table.first == table.actor == "odin"


# 8.4 movement by a power


def test_r8_4_sun_ray_then_storm_and_storm_then_sun_ray():
    """Slow value 1: with Sun Ray first 1 + 2 - 2 = 1, with Storm first 0 + 2 = 2."""
    for gods, moved in ((("horus", "marduk", "odin"), 1), (("marduk", "horus", "odin"), 2)):
        table = powers(*gods).lay(**{gods[0]: "Sylph 4/2", "odin": "Dragon 3/1"})
        table.play("play left Sylph 4/2", "pass", "pass", "play right Dragon 3/1")
        for _ in range(2):
            table.play(f"power {table.powers()[0]}")
        assert table.sector("Dragon") == moved


def test_r8_4_never_below_0():
    table = powers("marduk", "odin", "anansi").at(Dragon=5).lay(marduk="Dragon 1+3/0", anansi="Sylph 3/1")
    table.play("marduk: play left Dragon 1+3/0", "marduk: power storm")
    assert table.sector("Dragon") == 5
    assert table.happened("still") == [{"event": "still", "creature": "Dragon"}]


@pytest.mark.parametrize(("edition", "ahead"), [("final", "Gryphon"), ("preview", "Lamassu")])
def test_r8_4_movement_by_a_power_obeys_2_5(edition, ahead):
    table = mid_race("yu-huang", "odin", "anansi", edition=edition).at(Lamassu=6)
    table.play("yu-huang: power heavenly-dukes-blessing Gryphon")
    assert table.sector("Gryphon") == table.sector("Lamassu") == 6
    assert next(c for c in table.order() if c in ("Gryphon", "Lamassu")) == ahead


def test_r8_4_movement_by_a_power_obeys_2_7():
    table = mid_race("yu-huang", "odin", "anansi").at(Gryphon=22)
    table.play("yu-huang: power heavenly-dukes-blessing Gryphon")
    assert table.happened("finished") == [{"event": "finished", "creature": "Gryphon", "place": 1}]
    assert table.sector("Gryphon") == 24


def test_r8_4_only_creatures_on_the_track_can_be_chosen():
    table = mid_race("yu-huang", "odin", "anansi").at(Gryphon=24)
    assert table.refused("power heavenly-dukes-blessing Gryphon") == "power-choice"
    assert "power heavenly-dukes-blessing Sylph" in table.legal()
    table = powers("quetzalcoatl", "odin", "anansi", tokens=(4,)).at(Gryphon=24).past_mid_race("Gryphon")
    table.lay(quetzalcoatl="Dragon 4/2")
    table.play("quetzalcoatl: play left Dragon 4/2")
    assert table.refused("power feathered-wind Gryphon") == "power-choice"


def test_r8_4_what_it_sets_off_is_settled_before_the_next_seat_is_asked():
    """Blessing onto a fate token at mid-race; Updraft from there onto another; then the window goes on."""
    table = mid_race("yu-huang", "anansi", "horus", "marduk", tokens=(6, 9))
    table.play("yu-huang: power heavenly-dukes-blessing Gryphon")
    assert (table.phase, table.sector("Gryphon")) == ("fate", 6)
    table.play("yu-huang: pass", "anansi: pass", "horus: power updraft")
    assert (table.phase, table.sector("Gryphon")) == ("fate", 9)
    assert askings(table, "fate") == ["yu-huang", "anansi", "marduk"]
    assert table.phase == "mid-race"
    assert askings(table, "mid-race") == ["anansi", "marduk"]
    assert (table.phase, table.actor) == ("bets", "anansi")
    assert 6 not in tokens_left(table)
    assert 9 in tokens_left(table)


# 8.5 fate


def test_r8_5_a_movement_that_ends_on_a_token_opens_a_window_one_that_passes_it_does_not():
    for token, opens in ((4, True), (3, False), (5, False)):
        table = powers("anansi", "yu-huang", "odin", tokens=(token,)).lay(anansi="Dragon 4/2")
        table.play("anansi: play left Dragon 4/2")
        assert (table.phase == "fate") == opens


def test_r8_5_a_movement_back_opens_one_too():
    table = powers("anansi", "yu-huang", "odin", tokens=(4, 2)).lay(anansi="Dragon 4/2")
    table.play("anansi: play left Dragon 4/2", "anansi: power sticky-thread")
    assert (table.phase, table.sector("Dragon")) == ("fate", 2)
    assert askings(table, "fate") == ["yu-huang", "odin"]


def test_r8_5_the_first_fate_card_takes_the_token_and_closes_the_window():
    table = powers("anansi", "yu-huang", "odin", tokens=(4,)).lay(anansi="Dragon 4/2")
    table.play("anansi: play left Dragon 4/2", "anansi: pass", "yu-huang: power jade-decree")
    assert table.phase == "second-card"  # Odin is not asked
    assert 4 not in tokens_left(table)


def test_r8_5_a_chain_of_tokens_opens_a_chain_of_windows():
    table = powers("horus", "odin", "anansi", "yu-huang", tokens=(4, 7, 10, 8)).lay(horus="Dragon 4/2")
    table.play("horus: play left Dragon 4/2", "horus: pass", "horus: power updraft")
    assert (table.phase, table.sector("Dragon")) == ("fate", 7)
    table.play("odin: power sleipnir")
    assert (table.phase, table.sector("Dragon")) == ("fate", 10)
    table.play("anansi: power sticky-thread")
    assert (table.phase, table.sector("Dragon")) == ("fate", 8)
    table.play("yu-huang: power jade-decree")
    assert (table.phase, table.actor) == ("second-card", "horus")
    assert tokens_left(table) == []


def test_r8_5_moving_0_opens_none():
    table = (
        powers("anansi", "yu-huang", "odin", tokens=(4,))
        .at(Dragon=4)
        .lay(anansi="Sylph 3/1", odin="Dragon 1+3/0")
    )
    table.play("anansi: play left Sylph 3/1", "anansi: play right Dragon 1+3/0")
    assert (table.phase, table.actor) == ("first-card", "yu-huang")


def test_r8_5_after_anothers_fate_card_the_window_after_the_own_card_still_opens():
    table = powers("quetzalcoatl", "horus", "odin", tokens=(4,)).lay(quetzalcoatl="Dragon 4/2, Dragon 3/1")
    table.play(
        "quetzalcoatl: play left Dragon 4/2", "horus: pass", "quetzalcoatl: pass", "horus: power updraft"
    )
    assert table.asked() == ("quetzalcoatl", ["renewal"])
    table = powers("quetzalcoatl", "odin", "yu-huang", tokens=(4,)).lay(quetzalcoatl="Dragon 4/2, Dragon 3/1")
    table.play(
        "quetzalcoatl: play left Dragon 4/2",
        "quetzalcoatl: pass",
        "odin: pass",
        "yu-huang: power jade-decree",
    )
    assert table.asked() == ("quetzalcoatl", ["renewal"])


def test_r8_5_on_the_finish_there_is_no_window():
    table = powers("horus", "yu-huang", "odin", tokens=(23,)).at(Dragon=22).past_mid_race("Dragon")
    table.lay(horus="Dragon 4/2")
    table.play("horus: play left Dragon 4/2", "horus: pass")
    assert table.phase == "second-card"


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


# 8.8, 8.16 Renewal


def renewing(cards: str = "Dragon 4/2, Dragon 3/1", right: str = "Dragon 5/3, Sylph 3/1") -> Table:
    return powers("quetzalcoatl", "anansi", "odin").lay(quetzalcoatl=cards, odin=right)


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
    assert table.match.entries[-1].texts[0] == ["?", "?"]


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


# 8.13, 8.14


def test_r8_13_sleipnir_moves_forward_also_after_going_back():
    table = powers("anansi", "odin", "yu-huang", tokens=(4, 2)).lay(anansi="Dragon 4/2")
    table.play("anansi: play left Dragon 4/2", "anansi: power sticky-thread", "odin: power sleipnir")
    assert table.sector("Dragon") == 4


def test_r8_14_shed_skin_and_falcon_eye_are_offered_beside_the_first_cards():
    table = powers("horus", "quetzalcoatl", "anansi", "odin").lay(horus="Dragon 4/2", odin="Sylph 3/1")
    legal = table.legal()
    assert "play left Dragon 4/2" in legal
    assert "power falcon-eye holder 1" in legal
    assert "pass" not in legal
    table.play("horus: power falcon-eye holder 1")
    assert (table.actor, table.phase, table.powers()) == ("horus", "first-card", [])
    assert table.happened("turn") == []


def test_the_last_turn_of_these_tests_moves_nothing():
    table = ranked()
    play_last_turn(table)
    assert table.happened("moved") == []
