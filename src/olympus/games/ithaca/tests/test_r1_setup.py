"""1 Set-up, 2 Divine Favour."""

from __future__ import annotations

import pytest

from olympus import Match, Script
from olympus.core.chance import Stream
from olympus.games.ithaca.names import ROUTES

from .table import KEY, Table

PLAYERS = (2, 3, 4, 5)


def opening(*gods: str, players: int = 2) -> Match:
    """A match whose gods get these first cards; the cards dealt to players are others."""
    names = [f"{god} {value}" for god in ("Zeus", "Athena", "Helios", "Aiolus") for value in (1, 2, 3, 4)] * 3
    for card in gods:
        if card in names:
            names.remove(card)
    oracles, hands = names[:players], names[players : 5 * players]
    outcomes = [*oracles, *ROUTES[:players], *hands, *gods]
    return Match.new("ithaca", chance=Script(outcomes, after=Stream(KEY)), players=players, first=0)


def gods_of(match: Match) -> dict[str, int]:
    return {entry["god"]: entry["total"] for entry in match.view(None)["gods"]}


@pytest.mark.parametrize("players", PLAYERS)
def test_r1_1_one_fate_card_face_down_into_each_oracle(players):
    match = Match.new("ithaca", seed=1, players=players)
    for seat in range(players):
        for other in range(players):
            shown = match.view(seat)["players"][other]
            assert shown["oracle_size"] == 1
            assert (shown["oracle"] is not None) == (seat == other)
        assert match.view(None)["players"][seat]["oracle"] is None
    lines = [entry for entry in match.entries if entry.title.startswith("Oracle of seat ")]
    assert len(lines) == players
    assert all(
        lines[seat].texts[other] == ("?",)
        for seat in range(players)
        for other in range(players)
        if seat != other
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_r1_2_one_route_face_up_to_each(players):
    view = Match.new("ithaca", seed=2, players=players).view(None)
    routes = [player["route"]["route"] for player in view["players"]]
    assert len(set(routes)) == players
    assert view["routes"]["deck"] == 24 - players
    assert view["routes"]["discards"] == []
    assert set(view["routes"]["left"]) == set(ROUTES) - set(routes)


@pytest.mark.parametrize("players", PLAYERS)
def test_r1_3_a_hand_of_four_to_each(players):
    match = Match.new("ithaca", seed=3, players=players)
    assert [len(match.view(seat)["players"][seat]["hand"]) for seat in range(players)] == [4] * players
    assert match.view(0)["players"][1]["hand"] is None
    assert match.view(None)["deck"] == 72 - 5 * players - 4


def test_r1_4_four_cards_to_their_gods_a_double_to_the_one_on_top():
    match = opening("Zeus 2", "Zeus-Helios 3", "Helios-Athena 2", "Aiolus 1")
    assert gods_of(match) == {"Zeus": 5, "Athena": 0, "Helios": 2, "Aiolus": 1, "Poseidon": 0}


def test_r1_5_the_favour_stands_on_the_highest():
    assert opening("Zeus 2", "Zeus-Helios 3", "Helios-Athena 2", "Aiolus 1").view(None)["favour"] == "Zeus"
    assert opening("Zeus 2", "Aiolus 3", "Helios-Athena 2", "Aiolus 1").view(None)["favour"] == "Aiolus"


def test_r1_5_a_god_over_six_loses_its_cards():
    match = opening("Helios 4", "Helios 3", "Zeus 1", "Athena 2")
    assert gods_of(match) == {"Zeus": 1, "Athena": 2, "Helios": 0, "Aiolus": 0, "Poseidon": 0}
    assert match.view(None)["favour"] == "Athena"
    assert [card["text"] for card in match.view(None)["discards"]] == ["Helios 4", "Helios 3"]
    assert {"event": "spilled", "god": "Helios", "total": 7} in match.events(None)


def test_r1_5_ruling_no_gift_and_the_proci_stay_aside_at_setup():
    match = opening("Helios 4", "Helios 3", "Zeus 1", "Athena 2")
    assert match.view(None)["proci"] is None
    assert match.view(None)["gift"] is None
    assert match.view(None)["phase"] == "route"


def test_r1_5_six_is_not_over():
    match = opening("Helios 4", "Helios 2", "Zeus 1", "Athena 2")
    assert gods_of(match)["Helios"] == 6
    assert match.view(None)["favour"] == "Helios"


def test_r1_6_ruling_the_starting_player_is_drawn_or_named():
    drawn = {Match.new("ithaca", seed=seed, players=3).view(None)["first"] for seed in range(30)}
    assert drawn == {0, 1, 2}
    for seat in range(3):
        match = Match.new("ithaca", seed=1, players=3, first=seat)
        assert match.view(None)["first"] == match.actor == seat


def test_r2_1_never_on_poseidon():
    table = Table().on_gods(Poseidon="Zeus 4", Athena="Athena 2").turn_of("ale")
    assert table.view()["favour"] == "Athena"


def test_r2_1_a_double_counts_only_where_it_lies():
    table = Table().on_gods(Helios="Zeus-Helios 3", Zeus="Zeus 2")
    assert table.total("Zeus") == 2
    assert table.view()["favour"] == "Helios"


def test_r2_2_ties_in_their_order():
    assert Table().on_gods(Aiolus="Aiolus 3", Helios="Helios 3").view()["favour"] == "Helios"
    assert Table().on_gods(Athena="Athena 3", Aiolus="Aiolus 3").view()["favour"] == "Athena"
    tied = Table().on_gods(Athena="Athena 3", Aiolus="Aiolus 3", Zeus="Zeus 3")
    assert tied.view()["favour"] == "Zeus"


def test_r2_2_ruling_all_at_zero_is_a_tie():
    table = Table()
    assert [table.total(god) for god in ("Zeus", "Athena", "Helios", "Aiolus")] == [0] * 4
    assert table.view()["favour"] == "Zeus"


def test_r2_3_set_again_whenever_a_total_changes():
    table = Table().on_gods(Zeus="Zeus 2").hands(ale="Helios 3").oracles(bea="", ciro="")
    table.play("ale: influence Helios 3 on Helios")
    assert table.view()["favour"] == "Helios"
    assert table.told("favour") == [{"event": "favour", "god": "Helios"}]
