"""5 Poseidon's wrath, 6 changing a route."""

from __future__ import annotations

import pytest

from .table import NAMES, Table


@pytest.mark.parametrize(("players", "calm"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_r5_1_the_wrath_breaks_out_above_the_threshold(players, calm):
    for value, wrath in ((calm - 2, False), (calm - 1, True)):
        table = (
            Table(players).on_gods(Poseidon="Zeus 2").oracles(ale=f"Athena {min(value, 4)}").turn_of("ale")
        )
        if value > 4:
            table.on_gods(Poseidon="Zeus 3").turn_of("ale")
        before = [table.player(name)["route"]["route"] for name in NAMES[1:players]]
        table.play(f"ale: route change Athena {min(value, 4)}")
        assert bool(table.told("wrath")) == wrath
        left = [event["seat"] for event in table.told("route-left")]
        assert left == ([0, *range(1, players)] if wrath else [0])
        if not wrath:
            assert [table.player(name)["route"]["route"] for name in NAMES[1:players]] == before


def test_r5_1_poseidons_cards_are_discarded_and_the_proci_not_concerned():
    table = Table(2).on_gods(Poseidon="Zeus 2").oracles(ale="Athena 3").turn_of("ale")
    table.play("ale: route change Athena 3")
    assert table.on_god("Poseidon") == []
    assert table.discards() == ["Zeus 2", "Athena 3"]
    assert table.view()["proci"] is None
    assert table.phase == "influence"


def test_r5_1_clockwise_from_the_active_player_who_is_spared():
    table = Table(4).on_gods(Poseidon="Zeus 4").oracles(ciro="Athena 3").turn_of("ciro")
    table.play("ciro: route change Athena 3")
    assert [event["seat"] for event in table.told("route-drawn")] == [2, 3, 0, 1]


def test_r5_1_ruling_each_settles_the_own_change_before_the_next_and_poseidon_goes_last():
    table = Table(3).on_gods(Poseidon="Zeus 2").oracles(ale="Athena 3").turn_of("ale")
    table.routes(ale="scylla", bea="ogygia: Zeus 1, Zeus 2, Zeus 3", ciro="aeaea").then("aeolia", "tenedos")
    table.play("ale: route change Athena 3")
    assert (table.actor, table.phase) == ("bea", "shed")
    assert table.player("ciro")["route"]["route"] == "aeaea", "not yet"
    assert table.on_god("Poseidon") == ["Zeus 2", "Athena 3"]
    table.then("lesbos").play("bea: shed Zeus 1")
    assert table.player("ciro")["route"]["route"] == "lesbos"
    assert table.discards() == ["Zeus 1", "Zeus 2", "Athena 3"]
    assert (table.actor, table.phase) == ("ale", "influence")


def test_r5_1_the_route_deck_runs_out_in_the_wrath():
    """Two routes are left for five changes: discards come back, the ones just left among them."""
    table = Table(5).on_gods(Poseidon="Zeus 4").oracles(ale="Athena 3").turn_of("ale")
    words = table.view()["routes"]["left"][:2]
    table.route_deck(*words)
    s = table.state
    for route in s.route_discard[: s.route_discard_size]:
        s.landed[s.landed_size] = 4 * 24 + route
        s.landed_size += 1
        s.years[4] += s.printed[route] >> 10
    s.route_discard[:] = [-1] * 24
    s.route_discard_size = 0
    s.home = 1000
    table.play("ale: route change Athena 3")
    assert len(table.told("route-drawn")) == 5
    assert table.told("route-deck-made")
    assert all(player["route"] for player in table.view()["players"])


def test_r6_1_cards_stay_whatever_their_colour():
    table = (
        Table().routes(ale="aeaea: Helios 1, Helios 2").oracles(ale="Zeus 1").turn_of("ale").then("tenedos")
    )
    table.play("ale: route change Zeus 1")
    assert table.held("ale", "cards") == ["Helios 1", "Helios 2"]
    assert table.phase == "influence"


def test_r6_1_too_many_cards_are_shed_by_choice_one_at_a_time():
    table = Table().routes(ale="scylla: Helios 1, Helios 1, Zeus 2, Athena 4").oracles(ale="Zeus 1")
    table.turn_of("ale").then("tenedos").play("ale: route change Zeus 1")
    assert table.legal() == ["shed Zeus 2", "shed Athena 4", "shed Helios 1"]
    assert table.refused("ale: shed Aiolus 1") == "not-on-route"
    table.play("ale: shed Helios 1", "ale: shed Zeus 2")
    assert table.held("ale", "cards") == ["Athena 4", "Helios 1"]
    assert table.discards() == ["Helios 1", "Zeus 2"]
    assert table.phase == "influence"


def test_r6_2_cards_added_later_have_the_new_routes_colour():
    table = Table().routes(ale="aeaea: Helios 1").oracles(ale="Zeus 1")
    table.hands(ale="Helios 2, Helios 3, Zeus 4, Athena 3")
    table.on_gods(Aiolus="Aiolus 3").turn_of("ale").then("phorcys")
    table.play("ale: route change Zeus 1", "ale: influence Helios 2 on Helios")
    assert "deed odyssey Athena 3" in table.legal(), "the Haven of Phorcys is green"
    assert table.refused("ale: deed odyssey Helios 3") == "wrong-colour"
