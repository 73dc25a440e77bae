"""The eighteen powers: moment, effect, who is asked. How they meet each other: the tests of section 8."""

from __future__ import annotations

import pytest

from olympus.games.derby.power import POWERS

from .situations import mid_race, powers, race, ranked

# Anansi


def test_trickster_at_mid_race_swaps_a_token():
    table = mid_race("anansi", "odin", "horus", bets={"anansi": "first Dragon, last Sylph"})
    assert table.asked() == ("anansi", ["trickster"])
    table.play("anansi: power trickster 2 Gryphon")
    bets = table.view("anansi")["players"][0]["bets"]
    assert [(bet["creature"], bet["bet"]) for bet in bets] == [("Dragon", "first"), ("Gryphon", "last")]
    swapped = {"event": "tokens-swapped", "seat": 0, "slot": 2, "creature": "Sylph", "other": "Gryphon"}
    assert table.happened("tokens-swapped") == [swapped]


def test_trickster_not_to_a_creature_without_tokens():
    bets = {
        "anansi": "first Dragon, last Sylph",
        "odin": "first Phoenix, last Sylph",
        "horus": "first Phoenix, last Dragon",
    }
    table = mid_race("anansi", "odin", "horus", bets=bets)
    assert table.view(None)["tokens"]["Phoenix"] == 0
    assert table.refused("power trickster 1 Phoenix") == "power-choice"
    assert table.refused("power trickster 1 Sylph") == "power-choice"


def test_web_of_lies_sends_a_used_trick_to_the_discards():
    table = powers("odin", "anansi", "yu-huang").lay(odin="Dragon 2+3/1")
    table.play("odin: play left Dragon 2+3/1 trick", "anansi: power web-of-lies")
    assert table.sector("Dragon") == 5  # the bonus counts
    assert (table.tricks(), table.discards()) == ([], ["Dragon 2+3/1"])
    assert table.happened("lie") == [{"event": "lie", "card": "Dragon 2+3/1"}]


def test_web_of_lies_on_the_own_trick_too():
    table = powers("anansi", "odin", "yu-huang").lay(anansi="Dragon 2+3/1")
    table.play("anansi: play left Dragon 2+3/1 trick", "anansi: power web-of-lies")
    assert table.tricks() == []


def test_web_of_lies_only_the_card_just_played():
    table = powers("odin", "anansi", "yu-huang").tricks_with_zeus("Dragon 2+3/1").lay(odin="Dragon 2+3/1")
    table.play("odin: play left Dragon 2+3/1 trick", "anansi: power web-of-lies")
    assert (table.tricks(), table.discards()) == (["Dragon 2+3/1"], ["Dragon 2+3/1"])


def test_web_of_lies_is_not_asked_about_a_card_without_a_used_trick():
    table = powers("odin", "anansi", "yu-huang").lay(odin="Dragon 2+3/1", yu_huang="Sylph 4/2")
    table.play("odin: play left Dragon 2+3/1")
    assert table.phase == "second-card"
    table.play("odin: play right Sylph 4/2")
    assert table.phase == "first-card"


def test_sticky_thread_takes_the_creature_back_two_sectors():
    table = powers("odin", "anansi", "yu-huang", tokens=(4,)).lay(odin="Dragon 4/2")
    table.play("odin: play left Dragon 4/2", "odin: pass", "anansi: power sticky-thread")
    assert table.sector("Dragon") == 2


def test_sticky_thread_not_behind_the_start():
    table = powers("odin", "anansi", "yu-huang", tokens=(1,)).lay(odin="Sylph 4/2", yu_huang="Dragon 3/1")
    table.play(
        "odin: play left Sylph 4/2",
        "odin: play right Dragon 3/1",
        "odin: pass",
        "anansi: power sticky-thread",
    )
    assert table.sector("Dragon") == 0


@pytest.mark.parametrize(("edition", "ahead"), [("final", "Dragon"), ("preview", "Sylph")])
def test_sticky_thread_is_an_arrival(edition, ahead):
    table = (
        powers("odin", "anansi", "yu-huang", tokens=(4,), edition=edition).at(Sylph=2).lay(odin="Dragon 4/2")
    )
    table.play("odin: play left Dragon 4/2", "odin: pass", "anansi: power sticky-thread")
    assert next(c for c in table.order() if c in ("Dragon", "Sylph")) == ahead


# Horus


def test_sun_ray_adds_two_sectors_to_anybodys_card_first_or_second():
    table = powers("odin", "horus", "anansi").lay(odin="Dragon 4/2", anansi="Sylph 4/2")
    table.play("odin: play left Dragon 4/2", "horus: power sun-ray")
    assert table.sector("Dragon") == 6
    table = powers("odin", "horus", "anansi").lay(odin="Dragon 4/2", anansi="Sylph 4/2")
    table.play(
        "odin: play left Dragon 4/2", "horus: pass", "odin: play right Sylph 4/2", "horus: power sun-ray"
    )
    assert table.sector("Sylph") == 4


def test_sun_ray_with_a_trick():
    table = powers("horus", "odin", "yu-huang").lay(horus="Dragon 2+3/1")
    table.play("horus: play left Dragon 2+3/1 trick", "horus: power sun-ray")
    assert table.sector("Dragon") == 7


def test_falcon_eye_looks_at_a_holder_that_is_not_beside():
    table = powers("horus", "odin", "yu-huang", "anansi")
    assert [text for text in table.legal() if "falcon" in text] == [
        "power falcon-eye holder 1",
        "power falcon-eye holder 2",
    ]
    events = table.play("horus: power falcon-eye holder 2")
    assert [event["card"] for event in events if event["event"] == "seen-card"] == table.holder("yu-huang")
    assert [card["text"] for card in table.view("horus")["holders"][2]["cards"]] == table.holder("yu-huang")
    assert table.view("horus")["holders"][1]["cards"] is None


def test_falcon_eye_shows_the_cards_to_horus_alone():
    table = powers("horus", "odin", "yu-huang", "anansi")
    table.play("horus: power falcon-eye holder 1")
    for seat in (1, 2, 3, None):
        assert not any(event["event"] == "seen-card" for event in table.match.events(seat))
    assert table.view("anansi")["holders"][1]["cards"] is None
    assert {"event": "looked", "seat": 0, "holder": 1} in table.match.events(None)


def test_r8_14_falcon_eye_not_at_an_empty_holder():
    table = powers("horus", "odin", "yu-huang").past_mid_race("Dragon")
    table.last_turn(left="Dragon 4/2", right="Dragon 3/1")
    assert table.powers() == []


def test_falcon_eye_at_a_holder_with_one_card():
    table = powers("horus", "odin", "yu-huang").past_mid_race("Dragon")
    table.leave(horus="Dragon 4/2", odin="Sylph 3/1", yu_huang="Dragon 3/1")
    table.play("horus: power falcon-eye holder 1")
    assert table.happened("seen-card") == [{"event": "seen-card", "holder": 1, "card": "Sylph 3/1"}]


def test_updraft_moves_three_sectors_more():
    table = powers("odin", "horus", "yu-huang", tokens=(4,)).lay(odin="Dragon 4/2")
    table.play("odin: play left Dragon 4/2", "horus: pass", "odin: pass", "horus: power updraft")
    assert table.sector("Dragon") == 7


def test_updraft_may_finish():
    table = powers("horus", "odin", "yu-huang", tokens=(22,)).at(Dragon=18).past_mid_race("Dragon")
    table.lay(horus="Dragon 4/2")
    table.play("horus: play left Dragon 4/2", "horus: pass", "horus: power updraft")
    assert table.happened("finished") == [{"event": "finished", "creature": "Dragon", "place": 1}]


# Marduk


def test_prophecy_replaces_a_placed_bet_card_and_the_old_one_is_unused_again():
    table = mid_race("marduk", "odin", "horus", bets={"marduk": "first Dragon, last Sylph"})
    assert table.asked() == ("marduk", ["prophecy"])
    assert len(table.legal()) == 2 * 9 + 1
    assert table.refused("power prophecy 1 last") == "power-choice"
    table.play("marduk: power prophecy 1 disqualified")
    own = table.view("marduk")["players"][0]
    assert [(bet["creature"], bet["bet"]) for bet in own["bets"]] == [
        ("Dragon", "disqualified"),
        ("Sylph", "last"),
    ]
    assert "first" in own["hand"]
    assert "disqualified" not in own["hand"]
    table.pass_to("bets")
    table.play("odin: bet second Pegasus", "horus: bet third Phoenix")
    assert "bet first Gryphon" in table.legal()
    assert not any("disqualified Gryphon" in text and "first" not in text for text in table.legal())


def test_prophecy_shows_nobody_which_card():
    table = mid_race("marduk", "odin", "horus", bets={"marduk": "first Dragon, last Sylph"})
    table.play("marduk: power prophecy 1 disqualified")
    assert table.match.entries[-1].texts[1:] == (("power prophecy 1 ?",),) * 3
    for seat in (1, 2, None):
        assert not any(event["event"] == "own-bet-replaced" for event in table.match.events(seat))
    own = {"event": "own-bet-replaced", "seat": 0, "slot": 1, "bet": "disqualified", "old": "first"}
    assert own in table.match.events(0)


def test_prophecy_is_paid_by_the_new_card():
    table = mid_race("marduk", "odin", "horus", bets={"marduk": "first Dragon, last Sylph"})
    table.play("marduk: power prophecy 1 disqualified")
    table.play_on("bets", race=2)
    revealed = [
        event for event in table.match.events(None) if event["event"] == "revealed" and event["seat"] == 0
    ]
    assert revealed[0]["bet"] == "disqualified"
    own = table.view("marduk")["players"][0]
    assert "first" not in own["won"] + own["lost"]


def test_storm_takes_two_sectors_off():
    table = powers("odin", "marduk", "anansi").lay(odin="Dragon 5/3")
    table.play("odin: play left Dragon 5/3", "marduk: power storm")
    assert table.sector("Dragon") == 3


def test_tablet_of_destinies_moves_up_to_the_next_creature_ahead():
    table = powers("odin", "marduk", "anansi", tokens=(4,)).at(Sylph=10, Pegasus=7).lay(odin="Dragon 4/2")
    table.play(
        "odin: play left Dragon 4/2", "marduk: pass", "odin: pass", "marduk: power tablet-of-destinies"
    )
    assert table.sector("Dragon") == 7
    assert table.order()[:3] == ["Sylph", "Dragon", "Pegasus"]


# Odin


def test_superior_wisdom_of_two_bets_in_five_players():
    table = mid_race("odin", "marduk", "anansi", "horus", "yu-huang")
    assert len(table.legal()) == 2**4 + 1
    table.play("odin: power superior-wisdom 1 2 1 2")
    bets = [[bet["bet"] for bet in player["bets"]] for player in table.view("odin")["players"]]
    assert bets[1:] == [["podium", None], [None, "top-two"], ["podium", None], [None, "top-two"]]


def test_hugin_and_munin_puts_the_other_card_back():
    table = ranked(players=3, gods=("anansi", "odin", "horus"), powers="full")
    table.tricks_with_zeus("Sylph 2+3/1, Pegasus 1+3/0").draws(
        "Sylph 2+3/1, Pegasus 1+3/0, Pegasus 1+3/0, protection"
    )
    table.play("play left Dragon 3/1")
    table.pass_to("second-card").play("play right Dragon 4/2")
    table.play("odin: power hugin-and-munin", "odin: power hugin-and-munin takes Sylph 2+3/1")
    assert [event["creature"] for event in table.happened("disqualified")] == ["Pegasus"]


def test_hugin_and_munin_must_take_one_out():
    table = ranked(players=3, gods=("anansi", "odin", "horus"), powers="full").tricks_with_zeus("Sylph 2+3/1")
    table.play("play left Dragon 3/1")
    table.pass_to("second-card").play("play right Dragon 4/2")
    table.play("odin: power hugin-and-munin")
    assert table.refused("pass") == "pass"


def test_sleipnir_moves_again_as_far():
    table = powers("anansi", "odin", "yu-huang", tokens=(3,)).lay(anansi="Dragon 3/1")
    table.play("anansi: play left Dragon 3/1", "anansi: pass", "odin: power sleipnir")
    assert table.sector("Dragon") == 6


# Quetzalcoatl


def test_renewal_returns_the_card_and_discards_another():
    table = race(3, powers="attested", gods=("quetzalcoatl", "odin", "anansi"))
    table.lay(quetzalcoatl="Dragon 5/3, Dragon 3/1")
    table.play("quetzalcoatl: play left Dragon 5/3", "quetzalcoatl: power renewal left Dragon 3/1")
    assert table.sector("Dragon") == 5
    assert "Dragon 5/3" in table.holder("quetzalcoatl")
    assert table.discards() == ["Dragon 3/1"]


def test_renewal_after_the_second_card_too():
    table = race(3, powers="attested", gods=("quetzalcoatl", "odin", "anansi"))
    table.lay(quetzalcoatl="Dragon 5/3, Dragon 3/1", anansi="Sylph 3/1")
    table.play(
        "quetzalcoatl: play right Sylph 3/1", "quetzalcoatl: pass", "quetzalcoatl: play left Dragon 5/3"
    )
    assert table.asked() == ("quetzalcoatl", ["renewal"])
    table.play("quetzalcoatl: power renewal left Dragon 3/1")
    assert (table.actor, table.phase) == ("odin", "first-card")


def test_shed_skin_first_slow_then_fast():
    table = powers("quetzalcoatl", "odin", "anansi").lay(quetzalcoatl="Dragon 5/3", anansi="Sylph 4/2")
    table.play("quetzalcoatl: power shed-skin")
    assert table.view(None)["shed_skin"]
    table.play(
        "quetzalcoatl: play left Dragon 5/3", "quetzalcoatl: pass", "quetzalcoatl: play right Sylph 4/2"
    )
    assert (table.sector("Dragon"), table.sector("Sylph")) == (3, 4)


def test_feathered_wind_moves_another_creature_two_sectors():
    table = powers("odin", "quetzalcoatl", "anansi", tokens=(4,)).lay(odin="Dragon 4/2")
    table.play("odin: play left Dragon 4/2", "odin: pass")
    assert table.refused("power feathered-wind Dragon") == "power-choice"
    table.play("quetzalcoatl: power feathered-wind Sylph")
    assert (table.sector("Sylph"), table.sector("Dragon")) == (2, 4)


def test_feathered_wind_needs_another_on_the_track():
    table = powers("odin", "quetzalcoatl", "anansi", tokens=(23,)).past_mid_race("Sylph")
    table.at(Sylph=24, Gryphon=24, Lamassu=24, Pegasus=24, Phoenix=24, Dragon=19).lay(odin="Dragon 4/2")
    table.play("odin: play left Dragon 4/2", "odin: pass")
    assert table.asked() == ("anansi", ["sticky-thread"])


# Yù Huáng


def test_heavenly_dukes_blessing_moves_another_than_the_one_that_crossed_three_sectors():
    table = mid_race("yu-huang", "odin", "anansi")
    assert table.powers() == ["heavenly-dukes-blessing"]
    assert table.refused("power heavenly-dukes-blessing Dragon") == "power-choice"
    table.play("yu-huang: power heavenly-dukes-blessing Gryphon")
    assert table.sector("Gryphon") == 6
    assert table.view(None)["track"]["crossed"] == "Dragon"


def test_heavenly_dukes_blessing_over_the_line_opens_no_second_window():
    table = mid_race("yu-huang", "odin", "anansi").at(Gryphon=10)
    table.play("yu-huang: power heavenly-dukes-blessing Gryphon")
    assert (table.sector("Gryphon"), table.happened("crossed")) == (13, [])
    table.pass_to("bets")
    for _ in range(3):
        table.play(table.legal()[0])
    assert table.phase == "first-card"


def test_heavenly_dukes_blessing_is_not_asked_when_nobody_else_is_on_the_track():
    table = powers("odin", "yu-huang", "anansi").lay(odin="Dragon 4/2", anansi="Sylph 3/1")
    table.at(Sylph=24, Gryphon=24, Lamassu=24, Pegasus=24, Phoenix=24, Dragon=9)
    table.play("odin: play left Dragon 4/2", "odin: play right Sylph 3/1", "odin: pass")
    assert table.asked() == ("anansi", ["trickster"])


def test_celestial_pardon_offers_each_drawn_card():
    table = ranked(players=3, gods=("anansi", "yu-huang", "horus"), powers="full").tricks_with_zeus(
        "Sylph 2+3/1"
    )
    table.draws("protection, Sylph 2+3/1, protection")
    table.play("play left Dragon 3/1")
    table.pass_to("second-card").play("play right Dragon 4/2")
    assert table.legal() == [
        "power celestial-pardon protection",
        "power celestial-pardon Sylph 2+3/1",
        "pass",
    ]
    table.play("yu-huang: power celestial-pardon Sylph 2+3/1")
    assert table.happened("disqualified") == []


def test_jade_decree_stops_cards_on_that_creature_alone():
    table = powers("yu-huang", "odin", "anansi", tokens=(4,))
    table.lay(yu_huang="Dragon 4/2, Dragon 3/1", anansi="Sylph 4/2", odin="Sylph 3/1")
    table.play(
        "yu-huang: play left Dragon 4/2", "yu-huang: power jade-decree", "yu-huang: play right Sylph 4/2"
    )
    assert table.sector("Sylph") == 2
    table.play("odin: play right Dragon 3/1")
    assert table.sector("Dragon") == 4
    assert "Dragon 3/1" in table.discards()


def test_every_power_has_a_test_and_a_name_here():
    written = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    for power in POWERS.names:
        assert any(name.startswith(power.replace("-", "_")) for name in written), power
