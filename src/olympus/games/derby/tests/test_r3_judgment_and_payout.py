"""3 Zeus' judgment, 4 bets pay, 5 next race and end."""

from __future__ import annotations

from collections import Counter

import pytest

from olympus.core.chance import Stream
from olympus.games.derby.names import BETS

from .situations import play_last_turn, race, ranked
from .table import Table

RANKING = ["Dragon", "Pegasus", "Gryphon", "Phoenix", "Lamassu", "Sylph"]


def placed(table: Table) -> list[str]:
    return [event["creature"] for event in sorted(table.happened("placed"), key=lambda event: event["place"])]


def out(table: Table) -> list[str]:
    return [event["creature"] for event in table.happened("disqualified")]


# 3 the judgment


def test_r3_1_two_cards_are_drawn_from_protections_and_tricks():
    table = ranked().tricks_with_zeus("Pegasus 2+3/1, Sylph 1+3/0").draws("Sylph 1+3/0, protection")
    play_last_turn(table)
    assert [event["card"] for event in table.happened("judged")] == ["Sylph 1+3/0", "protection"]
    assert out(table) == ["Sylph"]


def test_r3_1_every_creature_on_a_drawn_card_is_disqualified():
    table = ranked().tricks_with_zeus("Pegasus 2+3/1, Sylph 1+3/0").draws("Sylph 1+3/0, Pegasus 2+3/1")
    play_last_turn(table)
    assert out(table) == ["Pegasus", "Sylph"]


def test_r3_1_two_cards_of_one_creature_disqualify_it_once():
    table = ranked().tricks_with_zeus("Pegasus 2+3/1, Pegasus 1+3/0").draws("Pegasus 1+3/0, Pegasus 2+3/1")
    play_last_turn(table)
    assert out(table) == ["Pegasus"]
    assert len(placed(table)) == 5


def test_r3_1_with_protections_alone_nobody_is_disqualified():
    table = ranked()
    play_last_turn(table)
    assert [event["card"] for event in table.happened("judged")] == ["protection", "protection"]
    assert out(table) == []


def test_r3_1_tricks_of_this_race_only_and_no_discards_can_be_drawn():
    """Every card Zeus draws, over many judgments, is one of the four protections and the one trick."""
    drawn: Counter[str] = Counter()
    for seed in range(60):
        table = ranked().tricks_with_zeus("Gryphon 2+3/1")
        table.script.after = Stream(bytes([seed] * 32))
        play_last_turn(table)
        drawn.update(event["card"] for event in table.happened("judged"))
    assert set(drawn) == {"protection", "Gryphon 2+3/1"}
    assert 10 < drawn["Gryphon 2+3/1"] < 40  # two cards of five: 24 expected


@pytest.mark.parametrize(("protections", "tricks", "cards"), [(0, "", 0), (1, "", 1), (0, "Sylph 2+3/1", 1)])
def test_r3_1_ruling_fewer_are_drawn_if_the_deck_holds_fewer(protections, tricks, cards):
    table = ranked(figures={"zeus.protections": protections}).tricks_with_zeus(tricks)
    play_last_turn(table)
    assert len(table.happened("judged")) == cards
    assert out(table) == (["Sylph"] if tricks else [])
    assert table.state.race == 1


def test_r3_1_ruling_two_are_drawn_from_a_deck_of_two():
    table = ranked(figures={"zeus.protections": 1}).tricks_with_zeus("Sylph 2+3/1")
    play_last_turn(table)
    assert len(table.happened("judged")) == 2
    assert out(table) == ["Sylph"]


def test_r3_2_those_behind_close_up():
    table = ranked().tricks_with_zeus("Pegasus 2+3/1, Lamassu 1+3/0").draws("Pegasus 2+3/1, Lamassu 1+3/0")
    play_last_turn(table)
    assert [event["creature"] for event in table.happened("ranked")] == RANKING
    assert placed(table) == ["Dragon", "Gryphon", "Phoenix", "Sylph"]
    assert [event["place"] for event in table.happened("placed")] == [1, 2, 3, 4]


def test_r3_2_a_finisher_is_disqualified_too():
    table = ranked().tricks_with_zeus("Dragon 2+3/1").draws("Dragon 2+3/1, protection")
    play_last_turn(table)
    assert placed(table)[0] == "Pegasus"


def test_r3_3_all_movement_cards_are_shuffled_together_and_the_protections_go_back():
    table = ranked().tricks_with_zeus("Pegasus 2+3/1").draws("Pegasus 2+3/1, protection")
    play_last_turn(table)
    assert table.state.race == 1
    assert (table.tricks(), table.discards()) == ([], [])
    assert table.view(None)["zeus"]["protections"] == 4
    assert table.state.deck_size == 54 - 4 * 8
    assert table.view(None)["drawn"] == []


def test_r3_3_a_drawn_trick_can_be_dealt_again():
    table = ranked().tricks_with_zeus("Pegasus 2+3/1, Pegasus 2+3/1")
    table.draws("Pegasus 2+3/1, protection, Pegasus 2+3/1, Pegasus 2+3/1")
    play_last_turn(table)
    assert table.holder("anansi").count("Pegasus 2+3/1") == 2


# 4 bets pay

STANDINGS: list[tuple[tuple[str, ...], dict[str, set[str]]]] = [
    (
        (),
        {
            "Dragon": {"1st"},
            "Pegasus": {"2nd"},
            "Gryphon": {"3rd"},
            "Phoenix": {"4th"},
            "Lamassu": {"5th", "next-to-last"},
            "Sylph": {"6th", "last"},
        },
    ),
    (
        ("Pegasus",),
        {
            "Dragon": {"1st"},
            "Pegasus": {"disqualified"},
            "Gryphon": {"2nd"},
            "Phoenix": {"3rd"},
            "Lamassu": {"4th", "next-to-last"},
            "Sylph": {"5th", "last"},
        },
    ),
    (
        ("Dragon", "Sylph"),
        {
            "Dragon": {"disqualified"},
            "Pegasus": {"1st"},
            "Gryphon": {"2nd"},
            "Phoenix": {"3rd", "next-to-last"},
            "Lamassu": {"4th", "last"},
            "Sylph": {"disqualified"},
        },
    ),
]


@pytest.mark.parametrize(("gone", "standing"), STANDINGS)
@pytest.mark.parametrize("bet", BETS)
def test_r4_1_a_bet_wins_if_the_creature_stands_where_its_card_says(bet, gone, standing):
    for creature, names in standing.items():
        other = "podium" if bet != "podium" else "first"
        table = ranked(
            bets={"anansi": f"{bet} {creature}, {other} {next(c for c in standing if c != creature)}"}
        )
        table.tricks_with_zeus(", ".join(f"{c} 2+3/1" for c in gone))
        table.draws(", ".join([f"{c} 2+3/1" for c in gone] + ["protection"] * (2 - len(gone))))
        printed = next(card for card in table.view(None)["bets"] if card["bet"] == bet)
        play_last_turn(table)
        wins = [event for event in table.happened("paid") if event["seat"] == 0 and event["bet"] == bet]
        assert bool(wins) == bool(names & set(printed["wins"])), f"{bet} on {creature}"
        if wins:
            assert wins[0]["points"] == printed["vp"]


def test_r4_1_all_reveal_all_their_bets():
    table = ranked()
    play_last_turn(table)
    shown = table.happened("revealed")
    assert len(shown) == 12
    assert {(event["seat"], event["slot"]) for event in shown} == {
        (s, n) for s in range(4) for n in (1, 2, 3)
    }


@pytest.mark.parametrize(
    ("tricks", "drawn", "wins"),
    [
        pytest.param("Dragon 2+3/1, Sylph 2+3/1", "Dragon 2+3/1, Sylph 2+3/1", True, id="two out"),
        pytest.param("Pegasus 2+3/1", "Pegasus 2+3/1, protection", False, id="one out"),
    ],
)
def test_r4_1_ruling_with_two_out_the_third_is_also_next_to_last(tricks, drawn, wins):
    table = ranked(
        bets={"anansi": "third Phoenix, podium Gryphon", "horus": "next-to-last Phoenix, podium Gryphon"}
    )
    table.tricks_with_zeus(tricks).draws(drawn)
    play_last_turn(table)
    paid = {(event["seat"], event["bet"]) for event in table.happened("paid")}
    assert (0, "third") in paid
    assert ((1, "next-to-last") in paid) == wins


def test_r4_2_winning_cards_are_public_points_losing_ones_lie_open_and_neither_is_used_again():
    table = ranked(bets={"anansi": "first Dragon, last Gryphon"})
    play_last_turn(table)
    for god in (*table.gods, None):
        player = table.view(god)["players"][0]
        assert "first" in player["won"]
        assert "last" in player["lost"]
        assert player["points"] == table.points()["anansi"]
    while table.actor != "anansi":
        table.play(next(text for text in table.legal() if "Dragon" not in text))
    assert table.refused("bet first Dragon") == "bet-used"
    assert table.refused("bet last Dragon") == "bet-used"


def test_r4_2_nine_of_eleven_bet_cards_are_used_in_a_game():
    table = race(4).play_on("over")
    for seat, god in enumerate(table.gods):
        player = table.view(god)["players"][seat]
        assert len(player["won"]) + len(player["lost"]) == 9
        assert len(player["hand"]) == 2


# 5 next race, end


def test_r5_1_a_new_race_is_set_up_like_the_first():
    table = ranked()
    play_last_turn(table)
    view = table.view(None)
    assert (view["race"], view["phase"]) == (2, "bets")
    assert [holder["size"] for holder in view["holders"]] == [8] * 4
    assert {creature["sector"] for creature in view["track"]["creatures"]} == {0}
    assert set(view["tokens"].values()) == {3}
    assert all(player["bets"] == [] for player in view["players"])
    assert view["track"]["crossed"] is None
    assert table.order()[0] == "Sylph"  # 2.9: arrivals of the last race are forgotten


def test_r5_1_the_first_player_token_passes_to_the_left_of_its_last_holder():
    table = race(4, first="marduk").at(Dragon=9).lay(marduk="Dragon 4/2", horus="Sylph 3/1")
    table.play("marduk: play left Dragon 4/2", "marduk: play right Sylph 3/1")
    assert table.actor == table.first == "odin"  # who opens the third bets
    table.play_on("bets", race=2)
    order = []
    for _ in range(4):
        order.append(table.actor)
        table.play(table.legal()[0])
    assert order == ["anansi", "horus", "marduk", "odin"]  # and is last now


def test_r5_1_without_a_crossing_too_it_passes_from_who_opened_the_third_bets():
    table = race(4, first="odin").last_turn(left="Dragon 4/2", right="Sylph 3/1")
    table.play("odin: play left Dragon 4/2", "odin: play right Sylph 3/1")
    assert table.first == "anansi"
    table.play_on("bets", race=2)
    assert table.first == table.actor == "horus"


def test_r5_1_there_are_three_races():
    table = race(3).play_on("bets", race=2)
    assert not table.match.over
    table.play_on("bets", race=3)
    assert not table.match.over
    table.play_on("over")
    assert table.state.race == 2


def test_r5_2_the_highest_total_wins():
    table = ranked(bets={"horus": "first Dragon, last Sylph"})
    table.state.race = 2
    play_last_turn(table)
    points = table.points()
    assert table.match.over
    assert (
        table.match.winners == [table.seat(max(points, key=lambda god: points[god]))] == [table.seat("horus")]
    )
    assert [event["seat"] for event in table.happened("over") if event["winner"]] == [1]


def test_r5_2_equal_totals_share_the_win():
    table = ranked()
    table.state.race = 2
    paid = ranked()
    play_last_turn(paid)
    gains = paid.points()
    table.state.score[:4] = [0, 40 - gains["horus"], 0, 40 - gains["odin"]]
    play_last_turn(table)
    assert (table.points()["horus"], table.points()["odin"]) == (40, 40)
    assert table.match.winners == [1, 3]
    assert [event["seat"] for event in table.happened("over") if event["winner"]] == [1, 3]


def test_r5_2_without_a_point_all_share_the_win():
    table = ranked(figures={f"bets.{bet}.vp": 0 for bet in BETS})
    table.state.race = 2
    play_last_turn(table)
    assert table.match.winners == [0, 1, 2, 3]
    assert all(event["winner"] for event in table.happened("over"))


def test_r5_2_points_of_all_races_count():
    table = ranked(bets={"horus": "first Dragon, last Sylph"})
    table.state.score[:4] = [50, 1, 2, 3]
    table.state.race = 2
    play_last_turn(table)
    assert table.match.winners == [0]
    assert table.points()["horus"] >= 1 + 12
