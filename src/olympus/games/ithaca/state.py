"""The fields of a game of Ithaca.

Seats count clockwise from 0. A fate card is a number that says all that is printed on it:
top god * 16 + other god * 4 + value - 1; on a single card both gods are the same. Equal cards are equal.
Short lists (hands, Oracles, cards on a route) lie in order of these numbers, so that equal lists are equal.
-1 is "none" wherever a seat, god, card or route is meant.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.fields import array

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
class State:
    actor: int = 0
    players: int = 0
    ply: int = 0
    score: list[int] = array(SEATS)
    # printed figures
    copies: list[int] = array(CARDS)
    printed: list[int] = array(ROUTES)
    """What a route says, in one number: see cards.py."""
    passing: int = 0
    calm: int = 0
    """5.1 Poseidon's total that does not yet call the wrath."""
    hand_cards: int = 0
    oracle_cards: int = 0
    oracle_dealt: int = 0
    gods_dealt: int = 0
    home: int = 0
    """7.1 The years that end the game."""
    turn_limit: int = 0
    # where the game stands
    phase: int = 0
    first: int = -1
    active: int = -1
    turn: int = 0
    """Turns done, of all players together."""
    asked: int = 0
    mover: int = -1
    """Who draws a route, or sheds."""
    cause: int = 0
    deed: int = 0
    """1 from the heroic deed on."""
    laid_on: int = -1
    """The god the card just played was laid on."""
    # gods
    favour: int = -1
    proci: int = -1
    prize: int = -1
    total: list[int] = array(GODS + 1)
    laid: list[int] = array((GODS + 1) * MAX_LAID, -1)
    laid_size: list[int] = array(GODS + 1)
    # what the players have
    hand: list[int] = array(SEATS * MAX_HAND, -1)
    hand_size: list[int] = array(SEATS)
    oracle: list[int] = array(SEATS * MAX_ORACLE, -1)
    oracle_size: list[int] = array(SEATS)
    bid: list[int] = array(SEATS * MAX_ORACLE, -1)
    bid_size: list[int] = array(SEATS)
    route: list[int] = array(SEATS, -1)
    on_route: list[int] = array(SEATS * MAX_YEARS, -1)
    on_route_size: list[int] = array(SEATS)
    years: list[int] = array(SEATS)
    points: list[int] = array(DECK, -1)
    """Cards that are points: seat * CARDS + card, in the order they came."""
    points_size: int = 0
    landed: list[int] = array(ROUTES, -1)
    """Routes taken: seat * ROUTES + route, in the order they came."""
    landed_size: int = 0
    # piles
    deck: list[int] = array(DECK, -1)
    """First the cards still in it, in no order that means anything; then those drawn since it was made."""
    deck_size: int = 0
    made_size: int = 0
    """How many cards the deck had when it was made."""
    drawer: list[int] = array(DECK, -1)
    """Who drew each card that lies behind the deck; -1: everyone saw it."""
    discard: list[int] = array(DECK, -1)
    discard_size: int = 0
    route_deck: list[int] = array(ROUTES, -1)
    route_deck_size: int = 0
    route_discard: list[int] = array(ROUTES, -1)
    route_discard_size: int = 0
