"""What a person would want to see happen: the kinds of event, and what the figures of each mean."""

from __future__ import annotations

from ...core.declared import Field, Kinds, counted, truth
from .moves import write_card
from .names import GODS, ROUTES
from .state import State


def card_name(s: State, card: int) -> str:
    return write_card(card)


kinds = Kinds(
    seat=Field("a player"),
    god=Field("a god", GODS),
    card=Field("a card, as the notation writes it", card_name),
    cards=Field("how many cards"),
    total=Field("the sum of cards' values"),
    route=Field("a route", ROUTES),
    routes=Field("how many routes"),
    turn=Field("of the player, from 1", counted),
    turns=Field("how many turns"),
    years=Field("the player's years"),
    points=Field("how many points"),
    winner=Field("whether the player wins", truth),
)

ORACLE_DEALT = kinds.add("oracle-dealt", "seat cards")
HAND_DEALT = kinds.add("hand-dealt", "seat cards")
ROUTE_DEALT = kinds.add("route-dealt", "seat route")
GOD_DEALT = kinds.add("god-dealt", "card god")
SPILLED = kinds.add("spilled", "god total", "over the limit at set-up: discarded, no gift")
FAVOUR = kinds.add("favour", "god")
DECK_MADE = kinds.add("deck-made", "cards")
ROUTE_DECK_MADE = kinds.add("route-deck-made", "routes")
TURN = kinds.add("turn", "seat turn")
KEPT = kinds.add("kept", "seat route", "the route")
OFFERED = kinds.add("offered", "seat card total", "an Oracle card to Poseidon")
ROUTE_LEFT = kinds.add("route-left", "seat route")
ROUTE_DRAWN = kinds.add("route-drawn", "seat route")
NO_ROUTE = kinds.add("no-route", "seat")
SHED = kinds.add("shed", "seat card")
WRATH = kinds.add("wrath", "seat total")
CALMED = kinds.add("calmed", "cards")
LAID = kinds.add("laid", "seat card god total", "total: of the god, with this card")
DREW = kinds.add("drew", "seat cards")
OWN_DRAW = kinds.add("own-draw", "seat card", to="seat")
PROCI = kinds.add("proci", "god")
PRIZE = kinds.add("prize", "god card")
NO_PRIZE = kinds.add("no-prize", "god")
PASSED = kinds.add("passed", "seat")
BID = kinds.add("bid", "seat cards")
REVEALED = kinds.add("revealed", "seat card")
SUM = kinds.add("sum", "seat total", "of the bid")
WON = kinds.add("won", "seat card")
TIED = kinds.add("tied", "card", "two bids are the highest")
UNCLAIMED = kinds.add("unclaimed", "card", "nobody bid")
ORACLE = kinds.add("oracle", "seat cards")
OWN_ORACLE = kinds.add("own-oracle", "seat card", to="seat")
REPLACED = kinds.add("replaced", "seat card")
ODYSSEY = kinds.add("odyssey", "seat card route")
LANDFALL = kinds.add("landfall", "seat route years points")
DISCARDED = kinds.add("discarded", "seat card")
NOTHING = kinds.add("nothing", "seat")
HOME = kinds.add("home", "seat years", "who ended the game")
LIMIT = kinds.add("limit", "turns")
ORACLE_SHOWN = kinds.add("oracle-shown", "seat card")
STAND = kinds.add("stand", "seat god total", "the Oracle's sum against the Proci")
BEATEN = kinds.add("beaten", "seat")
UNBEATEN = kinds.add("unbeaten", "god")
LOST = kinds.add("lost", "seat card", "a point card, to the Proci")
OVER = kinds.add("over", "seat points winner")
