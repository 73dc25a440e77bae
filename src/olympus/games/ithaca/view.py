"""8 What everyone may see: the view of a seat, built up from nothing, and states it cannot tell apart."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.chance import below
from ...core.fields import array, copy_array, copy_part, fill_array, rule
from .cards import has_god, put_in
from .state import (
    CARDS,
    DECK,
    FINISHED,
    GODS,
    MAX_HAND,
    MAX_LAID,
    MAX_ORACLE,
    MAX_YEARS,
    ROUTES,
    SEATS,
    State,
)


@dataclass(slots=True)
class View:
    """Fields have the names and meaning they have in the state; -1 where a card is hidden."""

    me: int = -1
    actor: int = 0
    players: int = 0
    ply: int = 0
    score: list[int] = array(SEATS)
    copies: list[int] = array(CARDS)
    printed: list[int] = array(ROUTES)
    passing: int = 0
    calm: int = 0
    hand_cards: int = 0
    oracle_cards: int = 0
    oracle_dealt: int = 0
    gods_dealt: int = 0
    home: int = 0
    turn_limit: int = 0
    phase: int = 0
    first: int = -1
    active: int = -1
    turn: int = 0
    asked: int = 0
    mover: int = -1
    cause: int = 0
    deed: int = 0
    laid_on: int = -1
    favour: int = -1
    proci: int = -1
    prize: int = -1
    total: list[int] = array(GODS + 1)
    laid: list[int] = array((GODS + 1) * MAX_LAID, -1)
    laid_size: list[int] = array(GODS + 1)
    hand_size: list[int] = array(SEATS)
    oracle_size: list[int] = array(SEATS)
    bid_size: list[int] = array(SEATS)
    route: list[int] = array(SEATS, -1)
    on_route: list[int] = array(SEATS * MAX_YEARS, -1)
    on_route_size: list[int] = array(SEATS)
    years: list[int] = array(SEATS)
    points: list[int] = array(DECK, -1)
    points_size: int = 0
    landed: list[int] = array(ROUTES, -1)
    landed_size: int = 0
    deck_size: int = 0
    discard: list[int] = array(DECK, -1)
    discard_size: int = 0
    route_deck_size: int = 0
    route_discard: list[int] = array(ROUTES, -1)
    route_discard_size: int = 0
    hand: list[int] = array(SEATS * MAX_HAND, -1)
    oracle: list[int] = array(SEATS * MAX_ORACLE, -1)
    bid: list[int] = array(SEATS * MAX_ORACLE, -1)
    route_in_deck: list[int] = array(ROUTES)
    """1 for each route that lies in the deck: all others are seen."""
    unseen: list[int] = array(CARDS)
    """Copies of each fate card that the seat sees nowhere."""
    deck_may_hold: list[int] = array(CARDS)
    """8.3 Copies of each fate card the deck was made of, less those the seat has drawn from it."""


@rule
def copy_public(s: State, v: View) -> None:
    """8.1 What lies open on the table. The same names on both sides, so it copies either way."""
    v.actor = s.actor
    v.players = s.players
    v.ply = s.ply
    copy_array(v.score, s.score)
    copy_array(v.copies, s.copies)
    copy_array(v.printed, s.printed)
    v.passing = s.passing
    v.calm = s.calm
    v.hand_cards = s.hand_cards
    v.oracle_cards = s.oracle_cards
    v.oracle_dealt = s.oracle_dealt
    v.gods_dealt = s.gods_dealt
    v.home = s.home
    v.turn_limit = s.turn_limit
    v.phase = s.phase
    v.first = s.first
    v.active = s.active
    v.turn = s.turn
    v.asked = s.asked
    v.mover = s.mover
    v.cause = s.cause
    v.deed = s.deed
    v.laid_on = s.laid_on
    v.favour = s.favour
    v.proci = s.proci
    v.prize = s.prize
    copy_array(v.total, s.total)
    copy_array(v.laid, s.laid)
    copy_array(v.laid_size, s.laid_size)
    copy_array(v.hand_size, s.hand_size)
    copy_array(v.oracle_size, s.oracle_size)
    copy_array(v.bid_size, s.bid_size)
    copy_array(v.route, s.route)
    copy_array(v.on_route, s.on_route)
    copy_array(v.on_route_size, s.on_route_size)
    copy_array(v.years, s.years)
    copy_array(v.points, s.points)
    v.points_size = s.points_size
    copy_array(v.landed, s.landed)
    v.landed_size = s.landed_size
    v.deck_size = s.deck_size
    copy_array(v.discard, s.discard)
    v.discard_size = s.discard_size
    v.route_deck_size = s.route_deck_size
    copy_array(v.route_discard, s.route_discard)
    v.route_discard_size = s.route_discard_size


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
    copy_public(v, s)  # type: ignore[arg-type]
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
