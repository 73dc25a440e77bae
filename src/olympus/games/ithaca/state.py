"""The fields of a game of Ithaca.

Seats count clockwise from 0. A fate card is a number that says all that is printed on it:
top god * 16 + other god * 4 + value - 1; on a single card both gods are the same. Equal cards are equal.
Short lists (hands, Oracles, cards on a route) lie in order of these numbers, so that equal lists are equal.
-1 is "none" wherever a seat, god, card or route is meant.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.fields import BaseState, public, secret

SEATS = 5
GODS = 4
"""Zeus, Athena, Helios, Aiolus: those the Favour can stand on."""
POSEIDON = 4
VALUES = 4
CARDS = 64
"""Different fate cards there can be."""
DECK = 72
"""Fate cards in the box."""
ROUTES = 24
MAX_HAND = 6
MAX_ORACLE = 3
MAX_YEARS = 6
"""Years of a route, and so cards on it, at most."""
MAX_LAID = 12
"""Cards on a god at most: one more than the highest total that is not passed."""

# the deeds of a route
FAVOUR, ORACLE, ODYSSEY, LANDFALL = range(4)

# why a route is drawn in the middle of a game
OWED, CHOSEN, FORCED, LANDED = range(4)

# phases
(
    FIRST_PLAYER,
    DEAL_ORACLES,
    DEAL_ROUTES,
    DEAL_HANDS,
    DEAL_GODS,
    TURN,
    ROUTE,
    NEW_ROUTE,
    SHED,
    WRATH,
    INFLUENCE,
    DRAW,
    GIFT,
    BID,
    DEED,
    END_TURN,
    FINISHED,
) = range(17)


@dataclass(slots=True)
class State(BaseState):
    score: list[int] = public(SEATS)
    # printed figures
    copies: list[int] = public(CARDS)
    printed: list[int] = public(ROUTES)
    """What a route says, in one number: see cards.py."""
    passing: int = public()
    calm: int = public()
    """5.1 Poseidon's total that does not yet call the wrath."""
    hand_cards: int = public()
    oracle_cards: int = public()
    oracle_dealt: int = public()
    gods_dealt: int = public()
    home: int = public()
    """7.1 The years that end the game."""
    turn_limit: int = public()
    # where the game stands
    phase: int = public()
    first: int = public(fill=-1)
    active: int = public(fill=-1)
    turn: int = public()
    """Turns done, of all players together."""
    asked: int = public()
    mover: int = public(fill=-1)
    """Who draws a route, or sheds."""
    cause: int = public()
    deed: int = public()
    """1 from the heroic deed on."""
    laid_on: int = public(fill=-1)
    """The god the card just played was laid on."""
    # gods
    favour: int = public(fill=-1)
    proci: int = public(fill=-1)
    prize: int = public(fill=-1)
    total: list[int] = public(GODS + 1)
    laid: list[int] = public((GODS + 1) * MAX_LAID, -1)
    laid_size: list[int] = public(GODS + 1)
    # what the players have
    hand: list[int] = secret(SEATS * MAX_HAND, -1)
    hand_size: list[int] = public(SEATS)
    oracle: list[int] = secret(SEATS * MAX_ORACLE, -1)
    oracle_size: list[int] = public(SEATS)
    bid: list[int] = secret(SEATS * MAX_ORACLE, -1)
    bid_size: list[int] = public(SEATS)
    route: list[int] = public(SEATS, -1)
    on_route: list[int] = public(SEATS * MAX_YEARS, -1)
    on_route_size: list[int] = public(SEATS)
    years: list[int] = public(SEATS)
    points: list[int] = public(DECK, -1)
    """Cards that are points: seat * CARDS + card, in the order they came."""
    points_size: int = public()
    landed: list[int] = public(ROUTES, -1)
    """Routes taken: seat * ROUTES + route, in the order they came."""
    landed_size: int = public()
    # piles
    deck: list[int] = secret(DECK, -1, seen=False)
    """First the cards still in it, in no order that means anything; then those drawn since it was made."""
    deck_size: int = public()
    made_size: int = secret(seen=False)
    """How many cards the deck had when it was made."""
    drawer: list[int] = secret(DECK, -1, seen=False)
    """Who drew each card that lies behind the deck; -1: everyone saw it."""
    discard: list[int] = public(DECK, -1)
    discard_size: int = public()
    route_deck: list[int] = secret(ROUTES, -1, seen=False)
    route_deck_size: int = public()
    route_discard: list[int] = public(ROUTES, -1)
    route_discard_size: int = public()
