"""3 A turn: draws and decks, change of route, divine influence, heroic deeds."""

from __future__ import annotations

import pytest

from olympus.games.ithaca.cards import years_of
from olympus.games.ithaca.rules.piles import discard_route

from .table import Table

# the routes used here: aeaea has odyssey, favour, landfall, oracle under Zeus, Athena, Helios, Aiolus


def deed(under: str, **layout: str) -> Table:
    """Ale on Aeaea (yellow, 3 years), the Favour on a god, asked for the deed."""
    table = Table().routes(ale="aeaea:" + layout.get("cards", ""))
    table.on_gods(**{under: f"{under} 2"}).oracles(ale=layout.get("oracle", ""), bea="", ciro="")
    return table.hands(ale=layout.get("hand", "")).deed_of("ale")


# drawing


def test_r3_1_nothing_is_drawn_for_a_change_of_route():
    table = Table().oracles(ale="Zeus 1").hands(ale="Zeus 3").turn_of("ale")
    deck = table.view()["deck"]
    table.play("ale: route change Zeus 1")
    assert table.view()["deck"] == deck
    assert table.player("ale")["hand_size"] == 4
    assert table.told("drew") == []


def test_r3_2_a_card_is_drawn_at_once_back_to_four():
    table = Table().hands(ale="Zeus 3").then("Athena 2")
    table.play("ale: influence Zeus 3 on Zeus")
    assert table.player("ale")["hand_size"] == 4
    assert "Athena 2" in table.held("ale", "hand")


def test_r3_2_ruling_the_card_is_drawn_before_favour_and_gift():
    table = Table().on_gods(Zeus="Zeus 4").hands(ale="Zeus 3").oracles(ale="Zeus 1")
    table.play("ale: influence Zeus 3 on Zeus")
    kinds = [event["event"] for event in table.news]
    assert kinds.index("laid") < kinds.index("drew") < kinds.index("proci")
    assert table.phase == "bid"


def test_r3_2_an_empty_deck_is_made_anew_at_once():
    table = Table().hands(ale="Zeus 3").deck("Athena 2", discards="Helios 1, Helios 2")
    table.play("ale: influence Zeus 3 on Zeus")
    assert "Athena 2" in table.held("ale", "hand")
    assert table.view()["deck"] == 2
    assert table.discards() == []
    assert table.told("deck-made") == [{"event": "deck-made", "cards": 2}]


def test_r3_2_ruling_no_deck_and_no_discards_nothing_is_drawn():
    table = Table().hands(ale="Zeus 3").deck("")
    table.play("ale: influence Zeus 3 on Zeus")
    assert table.player("ale")["hand_size"] == 3
    assert table.phase == "deed"


def test_r3_3_ruling_discards_that_come_to_an_empty_deck_are_shuffled_when_a_card_is_due():
    table = Table().routes(ale="aeaea").hands(ale="Zeus 3, Athena 1").deck("")
    table.play("ale: influence Zeus 3 on Zeus", "ale: discard Athena 1")
    assert "Athena 1" in table.held("ale", "hand"), "the discard is all there is to draw"


def test_r3_3_ruling_a_short_hand_is_filled_up():
    """Ale could draw nothing for the card laid; a gift then leaves discards, and the deed fills the hand."""
    table = Table().routes(ale="aeaea").oracles(ale="", bea="", ciro="")
    table.on_gods(Zeus="Zeus 4, Zeus 1", Athena="Athena 1")
    table.hands(ale="Zeus 2, Athena 2").deck("")
    table.play("ale: influence Zeus 2 on Zeus")
    assert table.player("ale")["hand_size"] == 3
    assert table.view()["favour"] == "Athena"
    table.play("ale: deed favour Athena 2 on Athena")
    assert table.player("ale")["hand_size"] == 4


def short_hand_with_discards(rules: int) -> Table:
    """Bea holds nothing and the deck is empty; Ale's card takes Zeus over 6, which leaves three discards."""
    table = Table(rules=rules).routes(ale="aeaea", bea="pharos").oracles(ale="", bea="", ciro="")
    table.on_gods(Zeus="Zeus 4, Zeus 1", Helios="Helios 2").hands(ale="Zeus 2").no_hand("bea").deck("")
    return table.play("ale: influence Zeus 2 on Zeus")


def test_r3_ruling_a_short_hand_is_filled_up_at_the_start_of_the_own_turn():
    """As far as cards can be drawn: three are left."""
    table = short_hand_with_discards(rules=2).play("ale: deed landfall")
    kinds = [event["event"] for event in table.news]
    assert kinds[kinds.index("turn") :][:3] == ["turn", "deck-made", "drew"]
    assert table.told("drew") == [{"event": "drew", "seat": 1, "cards": 1}] * 3
    assert table.held("bea", "hand") == ["Zeus 1", "Zeus 2", "Zeus 4"]
    assert (table.actor, table.phase) == ("bea", "influence")
    assert table.view()["deck"] == 0


def test_r3_ruling_under_version_1_a_short_hand_stays_short():
    table = short_hand_with_discards(rules=1).play("ale: deed landfall")
    assert table.held("bea", "hand") == []
    assert (table.actor, table.phase) == ("bea", "deed")


def test_r3_ruling_the_hand_is_filled_up_before_an_owed_route_is_drawn():
    table = short_hand_with_discards(rules=2)
    discard_route(table.state, table.state.route[1])
    table.state.route[1] = -1
    table.play("ale: deed landfall")
    drawn = [entry.title for entry in table.match.entries[-2:]]
    assert drawn == ["card for seat 1", "route for seat 1"]


# change of route


def test_r3_1_an_oracle_card_to_poseidon_the_route_to_the_discards_a_new_route():
    table = Table().routes(ale="aeaea").oracles(ale="Helios 2, Zeus 1").turn_of("ale").then("scylla")
    assert table.legal() == ["route keep", "route change Zeus 1", "route change Helios 2"]
    table.play("ale: route change Helios 2")
    assert table.on_god("Poseidon") == ["Helios 2"]
    assert table.held("ale", "oracle") == ["Zeus 1"]
    assert table.player("ale")["route"]["route"] == "scylla"
    assert [route["route"] for route in table.view()["routes"]["discards"]] == ["aeaea"]
    assert table.phase == "influence"


def test_r3_1_the_route_may_be_kept():
    table = Table().routes(ale="aeaea").oracles(ale="Helios 2").turn_of("ale").play("ale: route keep")
    assert table.player("ale")["route"]["route"] == "aeaea"
    assert table.phase == "influence"


def test_r3_1_no_oracle_card_no_change():
    table = Table().oracles(ale="", bea="", ciro="").routes(bea="aeaea").hands(ale="Athena 1")
    table.play("ale: influence Athena 1 on Athena")
    table.play(f"ale: discard {table.held('ale', 'hand')[0]}")
    assert (table.actor, table.phase) == ("bea", "influence")
    assert table.refused("bea: route keep") == "not-route"


def test_r3_1_equal_oracle_cards_are_one_move():
    table = Table().oracles(ale="Helios 2, Helios 2").turn_of("ale")
    assert table.legal() == ["route keep", "route change Helios 2"]
    assert table.refused("ale: route change Zeus 4") == "not-in-oracle"


def test_r3_1_ruling_the_wrath_comes_after_the_own_change_and_its_shedding():
    table = Table(2).on_gods(Poseidon="Zeus 2").oracles(ale="Zeus 3").turn_of("ale")
    table.routes(ale="scylla: Zeus 1, Athena 1, Helios 1", bea="cyclops").then("tenedos")
    table.play("ale: route change Zeus 3")
    assert (table.actor, table.phase) == ("ale", "shed")
    assert table.told("wrath") == []
    assert table.player("bea")["route"]["route"] == "cyclops"
    table.then("lesbos").play("ale: shed Zeus 1")
    assert table.told("wrath")
    assert table.player("bea")["route"]["route"] == "lesbos"


# divine influence


def test_r3_2_a_card_on_its_god_a_double_on_either():
    table = Table().hands(ale="Zeus 3, Zeus 3, Zeus-Helios 3, Aiolus 1")
    assert table.legal() == [
        "influence Zeus 3 on Zeus",
        "influence Zeus-Helios 3 on Zeus",
        "influence Zeus-Helios 3 on Helios",
        "influence Aiolus 1 on Aiolus",
    ], "equal cards are one move"
    assert table.refused("ale: influence Zeus 3 on Helios") == "wrong-god"
    assert table.refused("ale: influence Zeus-Helios 3 on Poseidon") == "wrong-god"
    assert table.refused("ale: influence Athena 4 on Athena") == "not-in-hand"
    assert table.refused("ale: pass") == "pass"
    table.play("ale: influence Zeus-Helios 3 on Helios")
    assert table.on_god("Helios") == ["Zeus-Helios 3"]
    assert table.total("Zeus") == 0


def test_r3_2_ruling_with_no_card_in_hand_it_is_skipped():
    table = Table().oracles(ale="Zeus 1").hands(ale="Zeus 3, Zeus 2, Zeus 2, Athena 1").turn_of("ale")
    table.routes(ale="aeaea").deck("")
    s = table.state
    for card in s.hand[:4]:
        table.to_deck(card)
    s.hand[:4], s.hand_size[0] = [-1] * 4, 0
    table.deck("")
    table.play("ale: route keep")
    assert (table.actor, table.phase) != ("ale", "influence")


# heroic deeds


def test_r3_3_the_deed_under_the_favour_and_no_other():
    table = deed("Helios", hand="Zeus 3, Helios 2")
    assert "deed landfall" in table.legal()
    assert table.refused("ale: deed odyssey Helios 2") == "other-deed"
    assert table.refused("ale: deed oracle Zeus 3") == "other-deed"
    assert table.refused("ale: influence Zeus 3 on Zeus") == "not-influence"


@pytest.mark.parametrize("god", ["Zeus", "Athena", "Helios", "Aiolus"])
def test_r3_3_who_will_not_discards_a_card_and_draws_one(god):
    table = deed(god, hand="Athena 3").then("Aiolus 4")
    table.play("ale: discard Athena 3")
    assert table.discards() == ["Athena 3"]
    assert "Aiolus 4" in table.held("ale", "hand")
    assert table.actor == "bea"


def test_r3_3_favour_of_the_gods_one_more_card_on_a_god():
    table = deed("Athena", hand="Zeus 4, Aiolus-Zeus 2")
    assert "deed favour Aiolus-Zeus 2 on Aiolus" in table.legal()
    assert "deed favour Aiolus-Zeus 2 on Zeus" in table.legal()
    table.play("ale: deed favour Zeus 4 on Zeus")
    assert table.total("Zeus") == 4
    assert table.view()["favour"] == "Zeus"
    assert table.player("ale")["hand_size"] == 4


def test_r3_3_a_favour_moved_by_the_deed_gives_no_second_deed():
    table = deed("Athena", hand="Zeus 4").play("ale: deed favour Zeus 4 on Zeus")
    assert table.actor == "bea"


def test_r3_3_ruling_the_favour_deed_settles_a_gift_too():
    table = deed("Athena", hand="Athena 3", oracle="Athena 1").on_gods(Athena="Athena 4")
    table.play("ale: deed favour Athena 3 on Athena")
    assert table.phase == "bid"
    assert table.view()["proci"] == "Athena"
    table.play("ale: bid Athena 1")
    assert table.held("ale", "points_cards") == ["Athena 4"]
    assert table.actor == "bea"


def test_r3_3_ruling_two_gifts_in_a_turn_and_the_deed_is_read_after_the_first():
    table = Table().routes(ale="aeaea").oracles(ale="Zeus 1, Athena 1", bea="", ciro="")
    table.on_gods(Zeus="Zeus 4, Zeus 2", Athena="Athena 4, Athena 2").hands(ale="Zeus 3, Athena 3")
    table.play("ale: influence Zeus 3 on Zeus", "ale: bid Zeus 1")
    assert table.view()["favour"] == "Athena"
    assert table.held("ale", "points_cards") == ["Zeus 4"]
    table.play("ale: deed favour Athena 3 on Athena", "ale: bid Athena 1")
    assert table.held("ale", "points_cards") == ["Zeus 4", "Athena 4"]
    assert table.view()["proci"] == "Athena"
    assert table.actor == "bea"


def test_r3_3_oracle_one_card_face_down_three_at_most():
    table = deed("Aiolus", hand="Zeus 3", oracle="Zeus 1, Zeus 2")
    table.play("ale: deed oracle Zeus 3")
    assert table.held("ale", "oracle") == ["Zeus 1", "Zeus 2", "Zeus 3"]
    assert table.player("ale", by="bea")["oracle"] is None
    assert table.player("ale", by="bea")["oracle_size"] == 3
    assert table.match.entries[-2].texts[1] == ("deed oracle ?",)
    assert table.discards() == []


def test_r3_3_into_a_full_oracle_for_one_of_those_in_it():
    table = deed("Aiolus", hand="Zeus 3, Athena 4", oracle="Zeus 1, Helios 2, Helios 2")
    assert table.refused("ale: deed oracle Zeus 3") == "oracle-full"
    assert table.refused("ale: deed oracle Zeus 3 for Zeus 3") == "not-in-oracle"
    mine = [move for move in table.legal() if move.startswith("deed oracle Zeus 3")]
    assert mine == ["deed oracle Zeus 3 for Zeus 1", "deed oracle Zeus 3 for Helios 2"]
    table.play("ale: deed oracle Zeus 3 for Helios 2")
    assert table.held("ale", "oracle") == ["Zeus 1", "Zeus 3", "Helios 2"]
    assert table.discards() == ["Helios 2"]
    assert table.match.entries[-2].texts[1] == ("deed oracle ? for Helios 2",)


def test_r3_3_an_oracle_with_room_gives_no_card_up():
    table = deed("Aiolus", hand="Zeus 3", oracle="Zeus 1")
    assert table.refused("ale: deed oracle Zeus 3 for Zeus 1") == "oracle-room"


def test_r3_3_odyssey_a_card_of_the_routes_colour():
    table = deed("Zeus", hand="Helios 3, Zeus-Helios 3, Athena 1, Aiolus 1")
    odysseys = [move for move in table.legal() if move.startswith("deed")]
    assert odysseys == ["deed odyssey Zeus-Helios 3", "deed odyssey Helios 3"]
    assert table.refused("ale: deed odyssey Athena 1") == "wrong-colour"
    table.play("ale: deed odyssey Zeus-Helios 3")
    assert table.held("ale", "cards") == ["Zeus-Helios 3"]
    assert table.player("ale", by="bea")["cards"][0]["text"] == "Zeus-Helios 3", "face up"
    assert table.player("ale")["hand_size"] == 4


def test_r3_3_no_odyssey_on_a_full_route():
    table = deed("Zeus", hand="Helios 4", cards="Helios 1, Helios 2, Helios 3")
    assert table.refused("ale: deed odyssey Helios 4") == "route-full"
    assert all(move.startswith("discard") for move in table.legal())


def test_r3_3_landfall_takes_the_route_its_years_and_its_cards():
    table = deed("Helios", cards="Helios 1, Zeus-Helios 3").then("scylla")
    hand = table.held("ale", "hand")
    table.play("ale: deed landfall")
    assert table.held("ale", "points_cards") == ["Zeus-Helios 3", "Helios 1"]
    assert table.player("ale")["points"] == 4
    assert table.player("ale")["years"] == 3
    assert [route["route"] for route in table.player("ale")["landed"]] == ["aeaea"]
    assert table.player("ale")["route"]["route"] == "scylla"
    assert table.held("ale", "cards") == []
    assert table.held("ale", "hand") == hand, "no fate card is drawn"


def test_r3_3_ruling_a_route_without_cards_can_be_taken():
    table = deed("Helios").play("ale: deed landfall")
    assert table.player("ale")["years"] == 3
    assert table.player("ale")["points"] == 0


def routeless(**layout: str) -> Table:
    """No route is left for Ale after a landfall: the others have the last ones."""
    years = {f"routes.{route}.years": 1 for route in ("aeaea", "scylla", "cyclops")}
    table = Table(2, figures={**years, "end.years": 100}).routes(ale="aeaea", bea="scylla")
    table.on_gods(Helios="Helios 2").oracles(ale="Zeus 1", bea=layout.get("bea", "")).hands(ale="Zeus 1")
    s = table.state
    while s.route_deck_size:
        table.landed(bea=table.view()["routes"]["left"][0])
    table.deed_of("ale").play("ale: deed landfall")
    assert table.told("no-route") == [{"event": "no-route", "seat": 0}]
    assert table.player("ale")["route"] is None
    return table


def test_r3_3_ruling_without_a_route_only_influence_and_the_discard():
    table = routeless()
    table.play(f"bea: {table.legal()[0]}")
    discard = next(move for move in table.legal() if move.startswith("discard"))
    table.play(f"bea: {discard}")
    assert (table.actor, table.phase) == ("ale", "influence"), "3.1 is not open, though the Oracle has a card"
    table.play(f"ale: {table.legal()[0]}")
    assert (table.actor, table.phase) == ("ale", "deed")
    assert all(move.startswith("discard") for move in table.legal())
    assert table.refused("ale: deed landfall") == "no-route"


def test_r3_3_ruling_a_route_is_drawn_at_the_start_of_the_turn_once_there_is_one():
    """Bea changes route; with no other to draw she gets her own again. Then one comes back: Ale draws it."""
    table = routeless(bea="Zeus 2")
    table.play("bea: route change Zeus 2")
    assert table.player("bea")["route"]["route"] == "scylla"
    s = table.state
    s.landed_size -= 1
    seat, route = divmod(s.landed[s.landed_size], 24)
    s.landed[s.landed_size] = -1
    s.years[seat] -= years_of(s, route)
    discard_route(s, route)
    table.play(f"bea: {table.legal()[0]}")
    table.play(f"bea: {next(move for move in table.legal() if move.startswith('discard'))}")
    assert table.told("route-deck-made") == [{"event": "route-deck-made", "routes": 1}]
    assert table.player("ale")["route"] is not None
    assert (table.actor, table.phase) == ("ale", "route")


def empty_handed(under: str) -> Table:
    """Ale lays the last card; nothing can be drawn."""
    table = Table(2, figures={"hand.cards": 1}).routes(ale="aeaea").oracles(ale="", bea="Zeus 1")
    table.on_gods(**{under: f"{under} 3"}).hands(ale=f"{under} 1").deck("")
    return table.play(f"ale: influence {under} 1 on {under}")


def test_r3_3_ruling_with_no_card_in_hand_landfall_or_pass():
    table = empty_handed("Helios")
    assert table.legal() == ["deed landfall", "pass"]
    table.play("ale: pass")
    assert table.actor == "bea"


def test_r3_3_ruling_with_no_card_in_hand_another_deed_is_not_asked_for():
    table = empty_handed("Zeus")
    assert table.actor == "bea"
    assert table.told("nothing") == [{"event": "nothing", "seat": 0}]


def test_r3_3_a_deed_before_its_time_is_refused():
    table = Table().hands(ale="Zeus 1")
    assert table.refused("ale: deed landfall") == "not-deed"
    assert table.refused("ale: discard Zeus 1") == "not-deed"
    assert table.refused("ale: shed Zeus 1") == "not-shed"
    assert table.refused("ale: bid Zeus 1") == "not-bid"
    for text in (
        "",
        "route",
        "route change",
        "influence Zeus 9 on Zeus",
        "deed dance",
        "bid",
        "shed Zeus",
        "sing",
    ):
        assert table.refused(f"ale: {text}") in ("unreadable", "not-influence")
