"""3 The piles: fate cards and routes are drawn, discarded, and their decks made anew."""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import EVERYONE, Log, tell
from .. import events
from ..state import DECK, ROUTES, State


@rule
def discard(s: State, card: int) -> None:
    s.discard[s.discard_size] = card
    s.discard_size += 1


@rule
def make_deck(s: State, log: Log) -> None:
    """3 An empty fate deck is made anew from the shuffled discards."""
    for i in range(s.discard_size):
        s.deck[i] = s.discard[i]
        s.discard[i] = -1
    for i in range(s.discard_size, DECK):
        s.deck[i] = -1
    for i in range(DECK):
        s.drawer[i] = -1
    s.deck_size = s.discard_size
    s.made_size = s.discard_size
    s.discard_size = 0
    tell(log, events.DECK_MADE, EVERYONE, s.deck_size)


@rule
def fate_left(s: State, log: Log) -> bool:
    """3 Ruling: whether a fate card can be drawn; discards that came to an empty deck are shuffled now."""
    if s.deck_size == 0 and s.discard_size > 0:
        make_deck(s, log)
    return s.deck_size > 0


@rule
def draw_fate(s: State, choice: int, seat: int, log: Log) -> int:
    """A card from the deck for a seat (-1: for all to see). After the last, the deck is made anew at once."""
    last = s.deck_size - 1
    card = s.deck[choice]
    s.deck[choice] = s.deck[last]
    s.deck[last] = card
    s.drawer[last] = seat
    s.deck_size = last
    if last == 0 and s.discard_size > 0:
        make_deck(s, log)
    return card


@rule
def discard_route(s: State, route: int) -> None:
    s.route_discard[s.route_discard_size] = route
    s.route_discard_size += 1


@rule
def make_route_deck(s: State, log: Log) -> None:
    for i in range(s.route_discard_size):
        s.route_deck[i] = s.route_discard[i]
        s.route_discard[i] = -1
    s.route_deck_size = s.route_discard_size
    s.route_discard_size = 0
    tell(log, events.ROUTE_DECK_MADE, EVERYONE, s.route_deck_size)


@rule
def routes_left(s: State, log: Log) -> bool:
    """3 Ruling: as with fate cards."""
    if s.route_deck_size == 0 and s.route_discard_size > 0:
        make_route_deck(s, log)
    return s.route_deck_size > 0


@rule
def draw_route(s: State, choice: int, log: Log) -> int:
    """A route from the deck. After the last, the deck is made anew at once."""
    last = s.route_deck_size - 1
    route = s.route_deck[choice]
    s.route_deck[choice] = s.route_deck[last]
    s.route_deck[last] = -1
    s.route_deck_size = last
    if last == 0 and s.route_discard_size > 0:
        make_route_deck(s, log)
    return route


@rule
def fresh_piles(s: State) -> None:
    """1 All fate cards and all routes in their decks."""
    n = 0
    for card in range(len(s.copies)):
        for _ in range(s.copies[card]):
            s.deck[n] = card
            n += 1
    s.deck_size = n
    s.made_size = n
    for route in range(ROUTES):
        s.route_deck[route] = route
    s.route_deck_size = ROUTES
