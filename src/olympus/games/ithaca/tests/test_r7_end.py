"""7 The end: ten years, the turn limit, the Proci, points."""

from __future__ import annotations

from olympus import Match

from .table import Table


def homecoming(landed: str = "ogygia wandering-rocks", players: int = 3) -> Table:
    """Ale on Aeaea (3 years), the Favour on Helios: a landfall is on offer. Two routes make 8 years."""
    table = Table(players).routes(ale="aeaea").landed(ale=landed).on_gods(Helios="Helios 2")
    return table.oracles(ale="", bea="", ciro="").deed_of("ale")


def test_r7_1_the_game_ends_at_ten_years_or_more():
    table = homecoming().play("ale: deed landfall")
    assert table.match.over
    assert table.player("ale")["years"] == 11
    assert table.told("home") == [{"event": "home", "seat": 0, "years": 11}]
    assert table.player("ale")["route"] is None, "3.3 no new route when the game ends by it"


def test_r7_1_nine_years_are_not_enough():
    table = homecoming("cyclops ismarus").play("ale: deed landfall")
    assert table.player("ale")["years"] == 9
    assert not table.match.over


def test_r7_1_ruling_the_game_ends_when_everybody_has_had_all_turns():
    match = Match.new("ithaca", seed=1, players=2, figures={"end.turns": 3})
    turns = 0
    while not match.over:
        legal = [str(move) for move in match.legal()]
        quiet = [text for text in legal if text.startswith(("route keep", "influence", "discard", "pass"))]
        turns += quiet[0].startswith("discard")
        match.play(quiet[0])
    assert turns == 6
    assert {"event": "limit", "turns": 3} in match.events(None)


def test_r7_2_the_one_highest_sum_beats_the_proci():
    table = homecoming().proci("Zeus").oracles(ale="Zeus 2", bea="Zeus 1, Zeus-Helios 3", ciro="Athena 4")
    table.points(ale="Zeus 4, Helios 1", bea="Zeus 3, Aiolus 2", ciro="Athena-Zeus 2, Athena 3")
    table.play("ale: deed landfall")
    assert table.match.scores == [1, 5, 3]
    assert table.told("beaten") == [{"event": "beaten", "seat": 1}]
    assert {event["card"] for event in table.told("lost")} == {"Zeus 4", "Athena-Zeus 2"}
    assert table.match.winners == [1]


def test_r7_2_the_cards_just_landed_can_be_lost_too():
    table = homecoming().routes(ale="aeaea: Helios 2, Zeus 3").proci("Zeus").oracles(bea="Zeus 1")
    table.play("ale: deed landfall")
    assert table.match.scores[0] == 2


def test_r7_2_a_tie_for_the_highest_nobody_beats_them():
    table = homecoming().proci("Zeus").oracles(ale="Zeus 3", bea="Zeus 1, Zeus 2")
    table.points(ale="Zeus 4, Helios 1", bea="Zeus 3, Aiolus 2", ciro="Athena 1").play("ale: deed landfall")
    assert table.match.scores == [1, 2, 1]
    assert table.told("unbeaten") == [{"event": "unbeaten", "god": "Zeus"}]


def test_r7_2_ruling_a_tie_at_zero_is_a_tie():
    table = homecoming().proci("Zeus").oracles(ale="Athena 3")
    table.points(ale="Zeus 4", bea="Zeus 3", ciro="Athena 1").play("ale: deed landfall")
    assert table.match.scores == [0, 0, 1]
    assert table.told("unbeaten")


def test_r7_2_ruling_with_the_proci_aside_no_one_discards():
    table = homecoming().oracles(ale="Zeus 2", bea="Athena 2").points(ale="Zeus 4", bea="Zeus 3")
    table.play("ale: deed landfall")
    assert table.match.scores == [4, 3, 0]
    assert table.told("lost") == []
    assert table.view("bea")["players"][0]["oracle"] is None, "the Oracles stay face down"


def test_r7_2_all_reveal_their_oracles():
    table = (
        homecoming().proci("Zeus").oracles(ale="Zeus 2", bea="Athena 2, Zeus 1").play("ale: deed landfall")
    )
    assert {(event["seat"], event["card"]) for event in table.told("oracle-shown")} == {
        (0, "Zeus 2"),
        (1, "Athena 2"),
        (1, "Zeus 1"),
    }
    assert [card["text"] for card in table.view()["players"][1]["oracle"]] == ["Zeus 1", "Athena 2"]


def test_r7_3_only_cards_taken_or_won_count():
    table = homecoming().routes(ale="aeaea: Helios 2", bea="scylla: Zeus 4, Zeus 4").oracles(bea="Zeus 4")
    table.hands(bea="Athena 4, Athena 4").points(ciro="Aiolus 1").play("ale: deed landfall")
    assert table.match.scores == [2, 0, 1]


def test_r7_3_most_points_wins_and_ties_share():
    table = homecoming().points(ale="Zeus 1", bea="Zeus 4", ciro="Athena 4").play("ale: deed landfall")
    assert table.match.winners == [1, 2]
    assert [event["winner"] for event in table.told("over")] == [False, True, True]


def ending(table: Table, seat: int | None) -> dict[int, tuple[int | None, str, int]]:
    """What a seat is told of an end that came now: what each has, whether it beats the Proci, what it would lose."""
    told = table.match.view(seat)["ending"]
    return {one["seat"]: (one["stand"], one["beats"], one["loses"]) for one in told}


def test_r7_2_what_everybody_would_lose_now_is_told_from_what_the_seat_sees():
    table = homecoming().proci("Zeus").oracles(ale="Zeus 2", bea="Athena 1", ciro="")
    table.points(ale="Zeus 4, Helios 1", bea="Athena-Zeus 2, Zeus 1", ciro="Athena 3")
    assert ending(table, 0) == {0: (2, "maybe", 4), 1: (None, "maybe", 3), 2: (0, "no", 0)}
    assert ending(table, 1) == {0: (None, "maybe", 4), 1: (0, "no", 3), 2: (0, "no", 0)}
    assert ending(table, None) == {0: (None, "maybe", 4), 1: (None, "maybe", 3), 2: (0, "no", 0)}


def test_r7_2_who_cannot_be_passed_beats_the_proci_for_sure():
    table = homecoming().proci("Zeus").oracles(ale="Zeus 4, Zeus 3", bea="Athena 1", ciro="")
    assert ending(table, 0)[0] == (7, "yes", 0)
    assert ending(table, 0)[1] == (None, "no", 0)


def test_r7_2_nothing_is_lost_while_the_proci_are_aside_and_nothing_told_at_the_end():
    assert ending(homecoming(), 0) == {}
    table = homecoming().proci("Zeus").play("ale: deed landfall")
    assert ending(table, 0) == {}
