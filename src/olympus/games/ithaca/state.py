"""The fields of a game of Ithaca.

Seats count clockwise from 0. A fate card is a number that says all that is printed on it:
top god * 16 + other god * 4 + value - 1; on a single card both gods are the same. Equal cards are equal.
Short lists (hands, Oracles, cards on a route) lie in order of these numbers, so that equal lists are equal.
-1 is "none" wherever a seat, god, card or route is meant.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...core.components import Range, Words, combined, figure, figures
from ...core.declared import CHANCE, PLAYER, RULES, Phases
from ...core.fields import BaseState, public, secret
from . import names

PLAYERS = range(2, 6)
SEATS = 5
POSEIDON = names.GODS.index("Poseidon")
GODS = POSEIDON
"""Zeus, Athena, Helios, Aiolus: those the Favour can stand on."""
VALUES = 4
CARDS = 64
"""Different fate cards there can be."""
DECK = 72
"""Fate cards in the box."""
ROUTES = len(names.ROUTES)
MAX_HAND = 6
MAX_ORACLE = 3
MAX_YEARS = 6
"""Years of a route, and so cards on it, at most."""
MAX_LAID = 12
"""Cards on a god at most: one more than the highest total that is not passed."""

FILLED_HANDS = 2
"""3 The version of the rules since which a short hand is filled up at the start of the own turn."""

# the deeds of a route
FAVOUR = names.DEEDS.index("favour")
ORACLE = names.DEEDS.index("oracle")
ODYSSEY = names.DEEDS.index("odyssey")
LANDFALL = names.DEEDS.index("landfall")

# why a route is drawn in the middle of a game
OWED = names.CAUSES.index("owed")
CHOSEN = names.CAUSES.index("chosen")
FORCED = names.CAUSES.index("wrath")
LANDED = names.CAUSES.index("landfall")

phases = Phases()
FIRST_PLAYER = phases.add("first-player", CHANCE, "1.6 who begins")
DEAL_ORACLES = phases.add("deal-oracles", CHANCE, "1.1 the first Oracle cards")
DEAL_ROUTES = phases.add("deal-routes", CHANCE, "1.2 a route each")
DEAL_HANDS = phases.add("deal-hands", CHANCE, "1.3 hands")
DEAL_GODS = phases.add("deal-gods", CHANCE, "1.4 the gods' first cards")
TURN = phases.add("turn", RULES, "3 a turn begins")
ROUTE = phases.add("route", PLAYER, "3.1 keep the route or change it")
NEW_ROUTE = phases.add("new-route", CHANCE, "6.1 a route is drawn")
SHED = phases.add("shed", PLAYER, "6.1 cards that the new route has no room for")
WRATH = phases.add("wrath", RULES, "5.1 the others change route")
INFLUENCE = phases.add("influence", PLAYER, "3.2 a card on a god")
DRAW = phases.add("draw", CHANCE, "3 a card for the one played")
GIFT = phases.add("gift", RULES, "4 whether a god has passed the limit")
BID = phases.add("bid", PLAYER, "4.4 bids for the gift")
DEED = phases.add("deed", PLAYER, "3.3 the heroic deed")
END_TURN = phases.add("end-turn", RULES, "3 a turn ends")
FINISHED = phases.add("over", RULES, "7.3 the end")
OWED_ROUTE = phases.add("owed-route", RULES, "3.3 who has no route draws one as the turn begins")


GOD_WORDS = tuple(god.lower() for god in names.GODS[:GODS])
CARD_KEYS = [
    f"singles.{top}.{value}" if top == other else f"doubles.{top}-{other}.{value}"
    for top in GOD_WORDS
    for other in GOD_WORDS
    for value in range(1, VALUES + 1)
]
"""Where the file has the copies of each fate card, in the order of the cards' numbers."""


def print_route(deeds: Sequence[str], colour: Sequence[str], years: int) -> int:
    """A route in one number: two bits for the deed under each god, two for the colour, then the years."""
    bits = sum(names.DEEDS.index(deed) << 2 * god for god, deed in enumerate(deeds))
    return bits | GOD_WORDS.index(colour[0]) << 8 | years << 10


(
    GIFTS,
    GIFTS_WON,
    GIFTS_TIED,
    GIFTS_UNCLAIMED,
    BIDS,
    BID_CARDS,
    WRATHS,
    LANDFALLS,
    EMPTY_LANDFALLS,
    LOST_CARDS,
    LOST_POINTS,
) = range(len(names.COUNTED))
"""Places in `counted`."""


@dataclass(slots=True)
class State(BaseState):
    score: list[int] = public(SEATS)
    # printed figures
    copies: list[int] = figures("{}", CARD_KEYS, Range(0, DECK))
    printed: list[int] = combined(
        "routes.{}",
        names.ROUTES,
        print_route,
        deeds=Words(names.DEEDS, GODS),
        colour=Words(GOD_WORDS),
        years=Range(1, MAX_YEARS),
    )
    passing: int = figure("gods.passing", Range(1, MAX_LAID - 1))
    calm: int = figure("poseidon.{players}", Range(0, MAX_LAID - 1), PLAYERS)
    """5.1 Poseidon's total that does not yet call the wrath."""
    hand_cards: int = figure("hand.cards", Range(1, MAX_HAND))
    oracle_cards: int = figure("oracle.cards", Range(1, MAX_ORACLE))
    oracle_dealt: int = figure("setup.oracle", Range(0, MAX_ORACLE))
    gods_dealt: int = figure("setup.gods", Range(0, MAX_LAID))
    home: int = figure("end.years", Range(1, 100))
    """7.1 The years that end the game."""
    turn_limit: int = figure("end.turns", Range(1, 300))
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
    # over the whole game
    counted: list[int] = secret(len(names.COUNTED), seen=False)
    """How often each thing of COUNTED has happened, for the lab: no view needs it."""
