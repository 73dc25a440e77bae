"""8 What everyone may see, and what they may keep in mind."""

from __future__ import annotations

from random import Random

from olympus import Match
from olympus.core.chance import new_stream
from olympus.games.ithaca.cards import has_god
from olympus.games.ithaca.moves import read_card
from olympus.games.ithaca.state import CARDS, DECK, MAX_HAND, MAX_ORACLE, State
from olympus.games.ithaca.view import determinise

from .invariants import check
from .table import NAMES, Table


def drawn(table: Table, name: str, count: int = 60) -> list[State]:
    """States that the seat cannot tell from the real one."""
    view = table.match.packed_view(NAMES.index(name))
    stream = new_stream(bytes(32))
    states = []
    for _ in range(count):
        states.append(State())
        determinise(view, states[-1], stream)
        check(states[-1])
    return states


def test_r8_1_own_cards_are_seen_others_are_not():
    table = Table(4).oracles(bea="Zeus 1, Zeus 2")
    for name in NAMES[:4]:
        for other in NAMES[:4]:
            shown = table.player(other, by=name)
            assert (shown["hand"] is not None) == (name == other)
            assert (shown["oracle"] is not None) == (name == other)
            assert shown["hand_size"] == 4
    assert table.player("bea", by="ale")["oracle_size"] == 2
    assert all(player["hand"] is None and player["oracle"] is None for player in table.view()["players"])


def test_r8_1_what_lies_open_is_seen_by_all():
    table = Table().routes(bea="aeaea: Helios 1").points(ciro="Zeus 4").on_gods(Zeus="Zeus 2")
    for name in (None, "ale", "bea", "ciro"):
        view = table.view(name)
        assert view["players"][1]["cards"][0]["text"] == "Helios 1"
        assert view["players"][2]["points_cards"][0]["text"] == "Zeus 4"
        assert view["gods"][0]["cards"][0]["text"] == "Zeus 2"
        assert view["deck"] == table.state.deck_size


def test_r8_1_a_drawn_card_is_told_to_its_owner_alone():
    table = Table().hands(ale="Zeus 3").then("Athena 2").play("ale: influence Zeus 3 on Zeus")
    line = table.match.entries[-1]
    assert line.title == "card for seat 0"
    assert line.texts == (("Athena 2",), ("?",), ("?",), ("?",))
    assert {"event": "own-draw", "seat": 0, "card": "Athena 2"} in table.match.events(0)
    assert {"event": "own-draw", "seat": 0, "card": "Athena 2"} not in table.match.events(1)


def test_r8_2_who_is_asked_does_not_depend_on_hidden_cards():
    """A player with one Oracle card is asked to bid whether the card fits or not."""
    for card in ("Zeus 2", "Helios 2"):
        table = Table().on_gods(Zeus="Zeus 4").hands(ale="Zeus 3").oracles(ale="", bea=card, ciro="")
        table.play("ale: influence Zeus 3 on Zeus")
        assert (table.actor, table.phase) == ("bea", "bid")


def test_r8_2_a_player_who_cannot_do_the_deed_is_asked_like_one_who_can():
    for hand in ("Zeus 1, Zeus 2, Zeus 3, Zeus 4", "Helios 1, Helios 2, Helios 3, Helios 4"):
        table = Table().routes(ale="aeaea").hands(ale=hand).deed_of("ale")
        assert table.view()["deed"] == "odyssey"
        assert (table.actor, table.phase) == ("ale", "deed")


def test_r8_3_the_deck_holds_nothing_but_what_it_was_made_of():
    """After the deck is made anew, all know what is in it, and so what others cannot hold."""
    table = Table().hands(ale="Zeus 3").deck("Athena 2", discards="Helios 1, Helios 2, Zeus-Helios 3")
    table.play("ale: influence Zeus 3 on Zeus")
    made = sorted(read_card(text) for text in ("Helios 1", "Helios 2", "Zeus-Helios 3"))
    for state in drawn(table, "bea"):
        assert sorted(state.deck[: state.deck_size]) == made
    held = [card for card in table.match.packed_view(2).deck_may_hold if card]
    assert len(held) == 3


def test_r8_3_own_draws_are_known_not_to_be_in_the_deck():
    """Of two equal cards one was in the deck: who drew it knows that the other is held by somebody."""
    table = Table(2).routes(ale="aeaea").oracles(ale="", bea="")
    table.hands(ale="Zeus 3, Athena 1", bea="Helios 1").deck("Athena 2", discards="Helios 1, Helios 2")
    table.then("Athena 2", "Helios 1")
    table.play("ale: influence Zeus 3 on Zeus", "ale: discard Athena 1")
    helios_1 = read_card("Helios 1")
    assert helios_1 in table.state.hand[:MAX_HAND]
    for state in drawn(table, "ale"):
        assert helios_1 not in state.deck[: state.deck_size]
        assert helios_1 in state.hand[MAX_HAND : 2 * MAX_HAND]


def test_r8_3_cards_put_down_are_known_to_be_of_the_prizes_god():
    table = Table().on_gods(Zeus="Zeus 4").hands(ale="Zeus 3")
    table.oracles(ale="Zeus 1, Zeus-Helios 3, Athena 1", bea="Zeus 2", ciro="Zeus 1")
    table.play("ale: influence Zeus 3 on Zeus", "ale: bid Zeus 1 + Zeus-Helios 3")
    seen = set()
    for state in drawn(table, "ciro", 200):
        cards = state.bid[:2]
        assert all(has_god(card, 0) for card in cards)
        seen |= set(cards)
    assert len(seen) > 10


def test_r8_3_bids_come_from_what_others_can_hold():
    """With a deck of known cards, the cards put down are none of those."""
    table = (
        Table().routes(ale="aeaea").on_gods(Zeus="Zeus 4").oracles(ale="Zeus 1", bea="Zeus 2", ciro="Zeus 2")
    )
    table.hands(ale="Zeus 3", bea="Athena 4", ciro="Athena 3").deck("Athena 2", discards="Zeus 3, Zeus 3")
    table.play("ale: influence Zeus 3 on Zeus", "ale: bid Zeus 1")
    for state in drawn(table, "ciro"):
        assert sorted(state.deck[: state.deck_size]) == [read_card("Zeus 3")] * 2
        assert state.bid[0] != read_card("Zeus 3")


def test_r8_3_the_oracles_are_seen_at_the_end_hands_never():
    rng = Random(4)
    match = Match.new("ithaca", seed=4, players=3)
    while not match.over:
        match.play(rng.choice(match.legal()))
    view = match.view(None)
    assert view["proci"] is not None
    assert all(player["oracle"] is not None for player in view["players"] if player["oracle_size"])
    assert all(player["hand"] is None for player in view["players"])


def test_unseen_cards_are_those_in_the_deck_and_with_others():
    rng = Random(5)
    match = Match.new("ithaca", seed=5, players=5)
    while not match.over:
        s = match.state
        for seat in range(5):
            view = match.packed_view(seat)
            hidden = s.deck_size + sum(s.hand_size) + sum(s.oracle_size) + sum(s.bid_size)
            own = s.hand_size[seat] + s.oracle_size[seat] + s.bid_size[seat]
            assert sum(view.unseen) == hidden - own
            assert min(view.unseen) >= 0
            assert all(view.deck_may_hold[card] >= s.deck[: s.deck_size].count(card) for card in range(CARDS))
            assert len(view.oracle) == 5 * MAX_ORACLE
        match.play(rng.choice(match.legal()))
    assert sum(match.state.copies) == DECK
