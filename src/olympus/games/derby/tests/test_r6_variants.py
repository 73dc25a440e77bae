"""6 Variants: powers, fate tokens, a sober Zeus."""

from __future__ import annotations

import pytest

from olympus import Match, OptionError
from olympus.games.derby.names import GODS

from .situations import mid_race, play_last_turn, powers, race, ranked
from .table import Table


def printed_powers(table: Table) -> dict[str, list[str]]:
    players = table.view(None)["players"]
    return {player["god"]: [power["power"] for power in player["powers"]] for player in players}


# 6.1 powers


def test_r6_1_without_the_variant_there_are_no_powers_and_nobody_is_asked():
    table = race(6).lay(anansi="Dragon 4/2")
    assert printed_powers(table) == {god: [] for god in GODS}
    assert table.powers() == []
    table.play("anansi: play left Dragon 4/2")
    assert table.phase == "second-card"
    assert table.refused("power sun-ray") == "power-out"
    table.play_on("over")
    assert not any(event["event"] == "power" for event in table.match.events(None))


def test_r6_1_attested_is_one_power_for_each_god():
    assert printed_powers(race(6, powers="attested")) == {
        "anansi": ["trickster"],
        "horus": ["sun-ray"],
        "marduk": ["prophecy"],
        "odin": ["superior-wisdom"],
        "quetzalcoatl": ["renewal"],
        "yu-huang": ["heavenly-dukes-blessing"],
    }


def test_r6_1_full_is_two_for_each_god_and_with_fate_tokens_three():
    assert [len(cards) for cards in printed_powers(race(6, powers="full")).values()] == [2] * 6
    with_fate = printed_powers(race(6, powers="full", fate=True))
    assert [len(cards) for cards in with_fate.values()] == [3] * 6
    assert [cards[2] for cards in with_fate.values()] == [
        "sticky-thread",
        "updraft",
        "tablet-of-destinies",
        "sleipnir",
        "feathered-wind",
        "jade-decree",
    ]


def test_r6_1_attested_only_the_attested_are_offered():
    table = race(4, powers="attested").lay(anansi="Dragon 2+3/1")
    table.play("anansi: play left Dragon 2+3/1 trick")
    assert table.asked() == ("horus", ["sun-ray"])  # neither Web of Lies nor Storm
    assert table.refused("power falcon-eye holder 3") == "power-out"
    table.play("horus: pass")
    assert (table.actor, table.phase) == ("anansi", "second-card")


def test_r6_1_each_power_once_a_game():
    table = race(4, powers="attested").lay(anansi="Dragon 4/2", odin="Sylph 4/2")
    table.play("anansi: play left Dragon 4/2", "horus: power sun-ray")
    assert table.sector("Dragon") == 6
    assert (table.actor, table.phase) == ("anansi", "second-card")
    table.play("anansi: play right Sylph 4/2")
    assert (table.actor, table.phase) == ("horus", "first-card")
    assert table.view(None)["players"][1]["powers"] == [{"power": "sun-ray", "spent": True}]
    table.play_on("bets", race=2)
    while table.phase == "bets":
        table.play(table.legal()[0])
    table.play(table.legal()[0])
    assert table.phase == "second-card"
    assert table.refused("power sun-ray") == "power-spent"


def test_r6_1_only_the_own_powers_and_only_at_their_moment():
    table = race(4, powers="full").lay(anansi="Dragon 4/2")
    assert table.refused("power sun-ray") == "power-other"
    assert table.refused("power web-of-lies") == "power-moment"
    table.play("anansi: play left Dragon 4/2")
    assert table.refused("power storm") == "power-other"


def test_r6_1_using_a_power_is_free_to_choose():
    table = mid_race("anansi", "marduk", "odin", "yu-huang")
    assert table.asked() == ("anansi", ["trickster"])
    for god in table.gods:
        table.play(f"{god}: pass")
    assert table.phase == "bets"
    spent = [power["spent"] for player in table.view(None)["players"] for power in player["powers"]]
    assert not any(spent)


# 6.2 fate tokens


def test_r6_2_fate_tokens_need_all_powers():
    for choice in ("off", "attested"):
        with pytest.raises(OptionError):
            Match.new("derby", powers=choice, fate=True, seed=1)
    assert Match.new("derby", powers="full", fate=True, seed=1).actor is not None


def test_r6_2_after_the_deal_and_before_the_bets_each_puts_one_on_a_sector_without():
    table = Table(4, powers="full", fate=True, first="marduk")
    assert (table.phase, table.actor) == ("fate-tokens", "marduk")
    assert [holder["size"] for holder in table.view(None)["holders"]] == [8] * 4
    assert table.legal() == [
        f"token {sector}" for sector in range(1, 24)
    ]  # not the start 0, not the finish 24
    table.play("marduk: token 7")
    assert "token 7" not in table.legal()
    assert table.refused("token 7") == "token-there"
    assert table.refused("token 0") == table.refused("token 24") == "token-sector"
    table.play("odin: token 1", "anansi: token 23", "horus: token 8")
    assert (table.phase, table.actor) == ("bets", "marduk")
    tokens = {entry["seat"]: entry["sector"] for entry in table.view(None)["track"]["fate"]}
    assert tokens == {2: 7, 3: 1, 0: 23, 1: 8}


def test_r6_2_without_the_option_there_are_no_tokens():
    assert Table(4, powers="full").phase == "bets"


def test_r6_2_a_token_does_nothing_by_itself():
    table = powers("anansi", "horus", "marduk", "odin", tokens=(4,)).lay(
        anansi="Dragon 4/2", odin="Dragon 3/1"
    )
    table.play("anansi: play left Dragon 4/2")
    table.pass_to("fate").pass_to("second-card")
    assert table.sector("Dragon") == 4
    assert 4 in [entry["sector"] for entry in table.view(None)["track"]["fate"]]


def test_r6_2_the_token_leaves_the_board_until_the_next_race():
    table = powers("anansi", "horus", "marduk", "odin", tokens=(4, 9)).lay(
        anansi="Dragon 4/2", odin="Sylph 4/2"
    )
    table.play("anansi: play left Dragon 4/2")
    table.pass_to("fate").play("anansi: power sticky-thread")
    left = [entry["sector"] for entry in table.view(None)["track"]["fate"]]
    assert 4 not in left
    assert (9 in left, len(left)) == (True, 3)
    table.play_on("fate-tokens", race=2)
    assert table.view(None)["track"]["fate"] == []
    assert len(table.legal()) == 23
    assert table.actor == table.first


def test_r6_2_tokens_left_from_the_last_race_are_taken_off_first():
    table = powers("anansi", "horus", "marduk", "odin", tokens=(1, 2, 3, 23)).play_on("fate-tokens", race=2)
    assert table.view(None)["track"]["fate"] == []
    assert "token 23" in table.legal()


# 6.3 order


def test_r6_3_the_active_player_first_then_clockwise_one_effect_at_a_time():
    table = powers("horus", "marduk", "anansi").lay(horus="Dragon 1+3/0", anansi="Sylph 3/1")
    table.play("horus: play left Dragon 1+3/0 trick")
    assert table.asked() == ("horus", ["sun-ray"])
    table.play("horus: power sun-ray")
    assert table.happened("value") == [{"event": "value", "creature": "Dragon", "sectors": 6}]
    assert table.asked() == ("marduk", ["storm"])
    table.play("marduk: power storm")
    assert table.happened("value") == [{"event": "value", "creature": "Dragon", "sectors": 4}]
    assert table.asked() == ("anansi", ["web-of-lies"])
    table.play("anansi: power web-of-lies")
    assert table.sector("Dragon") == 4


def test_r6_3_from_another_active_player_the_order_is_another():
    table = powers("marduk", "anansi", "horus").lay(marduk="Dragon 1+3/0")
    table.play("marduk: play left Dragon 1+3/0 trick")
    order = []
    while table.phase == "card-played":
        order.append(table.actor)
        table.play("pass")
    assert order == ["marduk", "anansi", "horus"]
    table = powers("odin", "marduk", "anansi", "horus", first="anansi").lay(anansi="Dragon 1+3/0")
    table.play("anansi: play left Dragon 1+3/0 trick", "anansi: pass", "horus: pass")
    assert table.asked() == ("marduk", ["storm"])


# 6.4 Zeus sobers up


def protections(table: Table) -> int:
    return int(table.view(None)["zeus"]["protections"])


def test_r6_4_drawn_protections_are_out_for_the_races_that_follow():
    table = ranked(sober=True).tricks_with_zeus("Sylph 2+3/1").draws("protection, Sylph 2+3/1")
    play_last_turn(table)
    assert table.happened("sobered") == [{"event": "sobered", "protections": 3}]
    assert protections(table) == 3
    table = ranked(sober=True).draws("protection, protection")
    play_last_turn(table)
    assert protections(table) == 2
    table.play_on("bets", race=3)
    assert protections(table) == 0  # no tricks in race 2: Zeus drew the other two
    table.play_on("over")
    assert table.happened("judged") == []


def test_r6_4_without_the_variant_all_come_back():
    table = ranked().draws("protection, protection")
    play_last_turn(table)
    assert protections(table) == 4
    assert table.happened("sobered") == []


def test_r6_4_sober_with_celestial_pardon_only_the_final_cards_count():
    table = ranked(sober=True, powers="full", players=3, gods=("horus", "odin", "yu-huang"))
    table.tricks_with_zeus("Sylph 2+3/1").draws("protection, protection, Sylph 2+3/1")
    table.play("horus: play left Dragon 3/1")
    table.pass_to("second-card").play("horus: play right Dragon 4/2")
    table.play("odin: pass", "yu-huang: power celestial-pardon protection")
    assert protections(table) == 3
    assert [event["creature"] for event in table.happened("disqualified")] == ["Sylph"]


def test_r6_4_sober_with_hugin_and_munin_the_card_taken_out_is_back_in_the_next_race():
    table = ranked(sober=True, powers="full", players=3, gods=("horus", "odin", "anansi"))
    table.tricks_with_zeus("Sylph 2+3/1, Sylph 2+3/1").draws(
        "protection, protection, Sylph 2+3/1, Sylph 2+3/1"
    )
    table.play("horus: play left Dragon 3/1")
    table.pass_to("second-card").play("horus: play right Dragon 4/2")
    table.play("odin: power hugin-and-munin", "odin: power hugin-and-munin takes protection")
    assert table.happened("sobered") == []
    assert protections(table) == 4


@pytest.mark.parametrize("edition", ["final", "preview"])
@pytest.mark.parametrize("sober", [False, True])
def test_r6_4_all_variants_can_be_combined_with_either_edition(edition, sober):
    table = race(3, powers="full", fate=True, edition=edition, sober=sober).play_on("over")
    assert table.match.over
    assert table.view(None)["options"] == {
        "players": 3,
        "edition": edition,
        "powers": "full",
        "fate": True,
        "sober": sober,
    }
