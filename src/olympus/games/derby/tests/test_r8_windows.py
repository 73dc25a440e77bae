"""8.1-8.5, 8.14 The windows in which powers are played, and what a power sets off."""

from __future__ import annotations

import pytest

from .situations import mid_race, powers, ranked, tokens_left
from .table import Table

ALL_SIX = ("quetzalcoatl", "yu-huang", "anansi", "horus", "marduk", "odin")


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


def test_r8_2_at_the_judgment_the_first_player_is_asked_too():
    table = ranked(powers="full", gods=("odin", "horus", "yu-huang"), players=3)
    table.play("odin: play left Dragon 3/1", "odin: play right Dragon 4/2")
    assert table.asked() == ("odin", ["hugin-and-munin"])
    table = ranked(powers="full", gods=("yu-huang", "horus", "anansi"), players=3)
    table.play("yu-huang: play left Dragon 3/1", "yu-huang: play right Dragon 4/2")
    assert table.asked() == ("yu-huang", ["celestial-pardon"])


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


# 8.14 before the first card


def test_r8_14_shed_skin_and_falcon_eye_are_offered_beside_the_first_cards():
    table = powers("horus", "quetzalcoatl", "anansi", "odin").lay(horus="Dragon 4/2", odin="Sylph 3/1")
    legal = table.legal()
    assert "play left Dragon 4/2" in legal
    assert "power falcon-eye holder 1" in legal
    assert "pass" not in legal
    table.play("horus: power falcon-eye holder 1")
    assert (table.actor, table.phase, table.powers()) == ("horus", "first-card", [])
    assert table.happened("turn") == []
