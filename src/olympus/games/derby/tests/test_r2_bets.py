"""2 A race: the first bets and the third."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import pytest

from .situations import powers, race
from .table import Table

# 2.1 first bets


def test_r2_1_two_rounds_of_bets_clockwise_from_the_first_player():
    table = Table(4, first="marduk")
    order = []
    while table.phase == "bets":
        order.append(table.actor)
        table.play(table.legal()[0])
    assert order == ["marduk", "odin", "anansi", "horus"] * 2
    assert (table.phase, table.actor) == ("first-card", "marduk")


def test_r2_1_each_round_of_bets_is_announced():
    table = Table(4, first="marduk").play_on("bets", race=2)
    rounds = [event for event in table.match.events(None) if event["event"] == "bets-open"]
    assert [(event["slot"], event["seat"]) for event in rounds[:2]] == [(1, 2), (2, 2)]
    assert [event["slot"] for event in rounds] == [1, 2, 3, 1]
    with_tokens = powers("anansi", "horus", "odin", tokens=(4,)).match.events(None)
    assert [event["slot"] for event in with_tokens if event["event"] == "bets-open"] == [1, 2]


def test_r2_1_a_bet_is_an_unused_card_and_a_token_from_the_board():
    table = Table(4)
    assert len(table.legal()) == 11 * 6
    table.play("anansi: bet first Dragon")
    view = table.view("anansi")
    assert view["tokens"]["Dragon"] == 2
    assert "first" not in view["players"][0]["hand"]
    assert view["players"][0]["bets"] == [{"slot": 1, "creature": "Dragon", "bet": "first"}]
    table.play(*["bet podium Sylph"] * 3)
    assert table.refused("bet first Gryphon") == "bet-used"
    assert len(table.legal()) == 10 * 4  # not Dragon (2.2), not Sylph (all tokens taken)


def test_r2_1_others_see_the_creature_never_the_card():
    table = Table(4)
    table.play("anansi: bet first Dragon")
    for god in ("horus", "marduk", "odin", None):
        assert table.view(god)["players"][0]["bets"] == [{"slot": 1, "creature": "Dragon", "bet": None}]
        assert table.view(god)["players"][0]["hand"] is None


# 2.2 one bet a creature, tokens run out


def test_r2_2_at_most_one_bet_on_a_creature_in_a_race():
    table = Table(3)
    table.play("anansi: bet first Dragon", "horus: bet first Dragon", "marduk: bet first Sylph")
    assert table.view(None)["tokens"]["Dragon"] == 0
    assert table.refused("bet last Dragon") == "bet-twice"
    table = Table(4)
    table.play("bet first Dragon", "bet first Sylph", "bet first Sylph", "bet first Gryphon")
    assert table.view(None)["tokens"]["Dragon"] > 0
    assert table.refused("bet last Dragon") == "bet-twice"


def test_r2_2_in_the_next_race_the_creature_can_be_bet_on_again():
    table = race(3, bets={"anansi": "first Dragon, last Sylph"}).play_on("bets", race=2)
    table.play("horus: bet second Sylph", "marduk: bet second Dragon")
    assert "bet second Dragon" in table.legal()


def test_r2_2_a_creature_whose_tokens_are_gone_cannot_be_bet_on():
    table = Table(3)
    table.play("anansi: bet first Dragon", "horus: bet first Dragon")
    assert table.refused("bet first Dragon") == "no-token"
    assert not any("Dragon" in text for text in table.legal())


def five_players_all_but_one_on_four_creatures() -> Table:
    """Four players bet on Dragon, Gryphon, Lamassu and Pegasus only; Quetzalcoatl on the other two."""
    table = race(
        5,
        first="quetzalcoatl",
        bets={
            "quetzalcoatl": "podium Phoenix, top-two Sylph",
            "anansi": "podium Dragon, top-two Gryphon",
            "horus": "podium Gryphon, top-two Lamassu",
            "marduk": "podium Lamassu, top-two Pegasus",
            "odin": "podium Pegasus, top-two Dragon",
        },
    )
    table.at(Dragon=13).lay(quetzalcoatl="Dragon 4/2", odin="Sylph 3/1")
    table.play("quetzalcoatl: play left Dragon 4/2", "quetzalcoatl: play right Sylph 3/1")
    table.play("anansi: bet last Lamassu", "horus: bet last Pegasus", "marduk: bet last Dragon")
    return table


def test_r2_2_ruling_with_five_players_the_last_may_place_no_third_bet():
    table = five_players_all_but_one_on_four_creatures()
    table.play("odin: bet last Gryphon")
    assert table.happened("no-bet") == [{"event": "no-bet", "seat": 4}]
    assert (table.phase, table.actor) == ("first-card", "anansi")
    own = table.view("quetzalcoatl")["players"][4]
    assert len(own["hand"]) == 9
    assert len(own["bets"]) == 2
    table.play_on("bets", race=2)
    own = table.view("quetzalcoatl")["players"][4]
    assert len(own["hand"]) == 9
    assert len(own["won"]) + len(own["lost"]) == 2


def test_r2_2_ruling_the_third_bet_stands_if_one_token_is_left():
    table = five_players_all_but_one_on_four_creatures()
    table.play("odin: bet last Phoenix")
    assert table.actor == "quetzalcoatl"
    assert {text.split()[2] for text in table.legal()} == {"Gryphon"}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_r2_2_ruling_only_with_five_players_can_a_bet_be_impossible(players):
    """All ways the others can have spread three bets each; the last player has bet on two creatures."""
    each = Table(players).state.tokens_each
    stuck = set()
    for spread in combinations_with_replacement(list(combinations(range(6), 3)), players - 1):
        taken = [sum(creature in bets for bets in spread) for creature in range(6)]
        gone = sum(n == each for n in taken)
        if max(taken) <= each and gone >= 4:
            stuck.add(tuple(sorted(taken)))
    assert stuck == ({(0, 0, 3, 3, 3, 3)} if players == 5 else set())


# 2.6 third bet


@pytest.mark.parametrize(("players", "line"), [(3, 12), (4, 12), (5, 14), (6, 14)])
def test_r2_6_the_line_for_that_number_of_players_counts(players, line):
    last = Table(players).gods[-1].replace("-", "_")
    for start, crosses in ((line - 5, False), (line - 4, True)):
        table = race(players).at(Dragon=start).lay(anansi="Dragon 4/2", **{last: "Sylph 3/1"})
        table.play("anansi: play left Dragon 4/2", "anansi: play right Sylph 3/1")
        assert table.phase == ("bets" if crosses else "first-card")


def test_r2_6_the_turn_is_completed_then_the_left_neighbour_is_first_and_opens_the_third_bets():
    table = race(4, first="horus").at(Dragon=9).lay(horus="Dragon 4/2", anansi="Sylph 3/1")
    table.play("horus: play left Dragon 4/2")
    assert table.happened("crossed") == [{"event": "crossed", "creature": "Dragon"}]
    assert (table.actor, table.phase, table.first) == ("horus", "second-card", "horus")
    table.play("horus: play right Sylph 3/1")
    assert table.first == "marduk"
    order = []
    while table.phase == "bets":
        order.append(table.actor)
        table.play(table.legal()[0])
    assert order == ["marduk", "odin", "anansi", "horus"]
    assert (table.actor, table.phase) == ("marduk", "first-card")


def test_r2_6_third_bets_obey_2_2():
    table = race(3, bets={"anansi": "first Dragon, last Sylph", "horus": "first Dragon, last Gryphon"})
    table.at(Dragon=9).lay(anansi="Dragon 4/2", marduk="Sylph 3/1")
    table.play("anansi: play left Dragon 4/2", "anansi: play right Sylph 3/1")
    assert table.refused("bet third Gryphon") == "bet-twice"
    assert table.refused("bet first Pegasus") == "bet-used"
    table.play(f"horus: {table.legal()[0]}")
    assert table.refused("bet second Dragon") == "no-token"


def test_r2_6_third_bets_come_once_a_race():
    table = race(4).at(Dragon=9, Sylph=10).lay(anansi="Dragon 4/2", odin="Gryphon 3/1", horus="Sylph 4/2")
    table.play("anansi: play left Dragon 4/2", "anansi: play right Gryphon 3/1")
    for _ in range(4):
        table.play(table.legal()[0])
    table.play("horus: play left Sylph 4/2")
    assert table.happened("crossed") == []
    table.play(table.legal()[0])
    assert (table.actor, table.phase, table.first) == ("marduk", "first-card", "horus")


def test_r2_6_ruling_without_a_crossing_third_bets_come_when_all_cards_are_played():
    table = race(4, powers="full", first="odin").at(Dragon=3)
    table.last_turn(left="Dragon 4/2", right="Sylph 3/1")
    table.play("odin: play left Dragon 4/2")
    table.pass_all().play("odin: play right Sylph 3/1")
    table.pass_all()
    assert (table.phase, table.actor, table.first) == ("bets", "anansi", "anansi")
    last = table.match.entries[-1].texts[0]
    assert last == ("pass",), "of the second card: no mid-race window came between"
    order = []
    while table.phase == "bets":
        order.append(table.actor)
        table.play(table.legal()[0])
    assert order == ["anansi", "horus", "marduk", "odin"]
    assert len(table.happened("ranked")) == 6


def test_r2_6_ruling_without_a_crossing_no_mid_race_window_opens():
    table = race(3, powers="full", gods=("anansi", "marduk", "yu-huang"))
    table.last_turn(left="Dragon 4/2", right="Sylph 3/1")
    table.play("anansi: play left Dragon 4/2", "marduk: pass", "anansi: play right Sylph 3/1", "marduk: pass")
    assert (table.phase, table.actor) == ("bets", "marduk")


def test_r2_6_a_crossing_in_the_last_turn_opens_the_window_and_the_third_bets_before_the_ranking():
    table = race(3, powers="attested", gods=("anansi", "marduk", "yu-huang")).at(Dragon=9)
    table.last_turn(left="Dragon 4/2", right="Sylph 3/1")
    table.play("anansi: play left Dragon 4/2", "anansi: play right Sylph 3/1")
    assert table.phase == "mid-race"
    table.pass_all()
    assert (table.phase, table.actor) == ("bets", "marduk")
    for _ in range(3):
        table.play(table.legal()[0])
    assert len(table.happened("ranked")) == 6


def test_r2_6_ruling_the_second_card_may_cross():
    table = race(4).at(Dragon=10).lay(anansi="Sylph 3/1", odin="Dragon 4/2")
    table.play("anansi: play left Sylph 3/1", "anansi: play right Dragon 4/2")
    assert table.view(None)["track"]["crossed"] == "Dragon"
    assert (table.phase, table.actor) == ("bets", "horus")


def test_r2_6_ruling_a_power_may_cross():
    table = race(4, powers="attested", gods=("anansi", "horus", "marduk", "quetzalcoatl")).at(Dragon=9)
    table.lay(anansi="Sylph 3/1", quetzalcoatl="Dragon 3/1")
    table.play("anansi: play left Sylph 3/1", "horus: pass", "anansi: play right Dragon 3/1")
    assert table.sector("Dragon") == 9
    table.play("horus: power sun-ray")
    assert table.view(None)["track"]["crossed"] == "Dragon"
    assert table.phase == "mid-race"
