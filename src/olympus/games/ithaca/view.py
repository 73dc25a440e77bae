"""8 What everyone may see: the view of a seat, built up from nothing, and states it cannot tell apart."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.chance import below
from ...core.fields import copy_array, copy_part, fill_array, public, public_copier, rule, secret
from .cards import has_god, put_in
from .state import (
    CARDS,
    DECK,
    FINISHED,
    MAX_HAND,
    MAX_ORACLE,
    ROUTES,
    State,
)


@dataclass(slots=True)
class View(State):
    """Fields have the names and meaning they have in the state; -1 where a card is hidden."""

    me: int = secret(fill=-1)
    route_in_deck: list[int] = public(ROUTES)
    """1 for each route that lies in the deck: all others are seen."""
    unseen: list[int] = secret(CARDS)
    """Copies of each fate card that the seat sees nowhere."""
    deck_may_hold: list[int] = secret(CARDS)
    """8.3 Copies of each fate card the deck was made of, less those the seat has drawn from it."""


copy_public = public_copier(State)
"""8.1 What lies open on the table; either way."""


@rule
def observe(s: State, seat: int, v: View) -> None:
    """8.1 The view of a seat; seat -1 is a spectator."""
    copy_public(s, v)
    fill_array(v.route_in_deck, 0)
    for i in range(s.route_deck_size):
        v.route_in_deck[s.route_deck[i]] = 1
    observe_own(s, seat, v)


@rule
def observe_own(s: State, seat: int, v: View) -> None:
    """8.1 What seats see differently."""
    v.me = seat
    fill_array(v.hand, -1)
    fill_array(v.bid, -1)
    fill_array(v.oracle, -1)
    if seat >= 0:
        hand, oracle = seat * MAX_HAND, seat * MAX_ORACLE
        copy_part(v.hand, s.hand, hand, hand + MAX_HAND)
        copy_part(v.bid, s.bid, oracle, oracle + MAX_ORACLE)
        copy_part(v.oracle, s.oracle, oracle, oracle + MAX_ORACLE)
    if s.phase == FINISHED and s.proci >= 0:
        copy_array(v.oracle, s.oracle)
    count_unseen(v)
    fill_array(v.deck_may_hold, 0)
    for i in range(s.made_size):
        if i < s.deck_size or seat < 0 or s.drawer[i] != seat:
            v.deck_may_hold[s.deck[i]] += 1


@rule
def count_unseen(v: View) -> None:
    """8.1 Every fate card less those on gods, on routes, among points and discards, and the seat's own."""
    copy_array(v.unseen, v.copies)
    for i in range(v.discard_size):
        v.unseen[v.discard[i]] -= 1
    for i in range(v.points_size):
        v.unseen[v.points[i] % CARDS] -= 1
    subtract(v.unseen, v.laid)
    subtract(v.unseen, v.on_route)
    subtract(v.unseen, v.hand)
    subtract(v.unseen, v.oracle)
    subtract(v.unseen, v.bid)
    if v.prize >= 0:
        v.unseen[v.prize] -= 1


@rule
def subtract(counts: list[int], cards: list[int]) -> None:
    for card in cards:
        if card >= 0:
            counts[card] -= 1


@rule
def determinise(v: View, s: State, r: list[int]) -> None:
    """A state that the view's seat cannot tell from the real one; what is hidden is drawn from r."""
    copy_public(v, s)
    copy_array(s.hand, v.hand)
    copy_array(s.oracle, v.oracle)
    copy_array(s.bid, v.bid)
    fill_array(s.route_deck, -1)
    s.route_deck_size = 0
    for route in range(ROUTES):
        if v.route_in_deck[route]:
            s.route_deck[s.route_deck_size] = route
            s.route_deck_size += 1
    part_unseen(v, s)
    draw_bids(v, s, r)
    while s.deck_size > v.deck_size:
        hold(s, take_loose(s, below(r, s.deck_size)))
    for seat in range(v.players):
        if seat != v.me:
            draw_held(v, s, seat, r)
    finish_deck(v, s)
    fill_array(s.counted, 0)


@rule
def part_unseen(v: View, s: State) -> None:
    """Unseen cards in two heaps: `deck` has those the deck may hold, `drawer` those that somebody must hold.

    Everyone saw what the deck was made of, so what is not in it was in somebody's hand or Oracle already.
    While cards are drawn here, `deck_size` and `made_size` are the sizes of the two heaps.
    """
    s.deck_size = 0
    s.made_size = 0
    for card in range(CARDS):
        for copy in range(v.unseen[card]):
            if copy < v.deck_may_hold[card]:
                s.deck[s.deck_size] = card
                s.deck_size += 1
            else:
                hold(s, card)


@rule
def hold(s: State, card: int) -> None:
    s.drawer[s.made_size] = card
    s.made_size += 1


@rule
def take_loose(s: State, choice: int) -> int:
    card = s.deck[choice]
    s.deck_size -= 1
    s.deck[choice] = s.deck[s.deck_size]
    return card


@rule
def take_held(s: State, choice: int) -> int:
    card = s.drawer[choice]
    s.made_size -= 1
    s.drawer[choice] = s.drawer[s.made_size]
    return card


@rule
def draw_bids(v: View, s: State, r: list[int]) -> None:
    """4.4 Cards put down for a gift are of the prize's god: all know that much of them."""
    for seat in range(v.players):
        if seat != v.me:
            for i in range(v.bid_size[seat]):
                put_in(s.bid, seat * MAX_ORACLE, i, take_of_god(v, s, r))


@rule
def take_of_god(v: View, s: State, r: list[int]) -> int:
    """An unseen card of the prize's god; one the deck may hold only while enough are left for it."""
    choice = 0
    spare = s.deck_size > v.deck_size
    for i in range(s.made_size):
        choice += has_god(s.drawer[i], v.proci)
    if spare:
        for i in range(s.deck_size):
            choice += has_god(s.deck[i], v.proci)
    choice = below(r, choice)
    for i in range(s.made_size):
        if has_god(s.drawer[i], v.proci):
            if choice == 0:
                return take_held(s, i)
            choice -= 1
    for i in range(s.deck_size):
        if has_god(s.deck[i], v.proci):
            if choice == 0:
                return take_loose(s, i)
            choice -= 1
    return -1


@rule
def draw_held(v: View, s: State, seat: int, r: list[int]) -> None:
    """Another seat's hand and Oracle: any cards somebody must hold, all arrangements equally likely."""
    for i in range(v.hand_size[seat]):
        put_in(s.hand, seat * MAX_HAND, i, take_held(s, below(r, s.made_size)))
    if v.oracle[seat * MAX_ORACLE] < 0:
        for i in range(v.oracle_size[seat]):
            put_in(s.oracle, seat * MAX_ORACLE, i, take_held(s, below(r, s.made_size)))


@rule
def finish_deck(v: View, s: State) -> None:
    """Behind the deck lie cards that others may have drawn from it, so that the seat knows as much."""
    s.made_size = s.deck_size
    for card in range(CARDS):
        copies = v.deck_may_hold[card]
        for i in range(s.deck_size):
            copies -= s.deck[i] == card
        for _ in range(copies):
            s.deck[s.made_size] = card
            s.made_size += 1
    for i in range(s.made_size, DECK):
        s.deck[i] = -1
    fill_array(s.drawer, -1)
