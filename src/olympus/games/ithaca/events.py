"""What a person would want to see happen: the kinds of event, and what the figures of each mean."""

from __future__ import annotations

from ...core.declared import Field, Kinds, counted, truth
from .moves import write_card
from .names import GODS, ROUTES
from .state import State


def card_name(s: State, card: int) -> str:
    return write_card(card)


kinds = Kinds(
    seat=Field("a seat, from 0"),
    god=Field("a god", GODS),
    card=Field("a fate card, as in moves", card_name),
    cards=Field("how many cards"),
    total=Field("a sum of values"),
    route=Field("a route, as in the figures", ROUTES),
    routes=Field("how many routes"),
    turn=Field("the number of the turn, all players' counted together, from 1", counted),
    turns=Field("turns of each player"),
    years=Field("years of travel, in all"),
    points=Field("points"),
    winner=Field("whether it shares the win: `True` or `False`", truth),
)

ORACLE_DEALT = kinds.add("oracle-dealt", "seat cards", "1.1 with the seat's last card: how many it has")
HAND_DEALT = kinds.add("hand-dealt", "seat cards", "1.3 with the seat's last card: how many it has")
ROUTE_DEALT = kinds.add("route-dealt", "seat route", "1.2 with its draw")
GOD_DEALT = kinds.add("god-dealt", "card god", "1.4 with its draw")
SPILLED = kinds.add(
    "spilled", "god total", "1.5 over the limit at set-up: discarded, no gift; gods in their order"
)
FAVOUR = kinds.add("favour", "god", "2.1 the Favour moved there; not told when it stays")
DECK_MADE = kinds.add(
    "deck-made",
    "cards",
    "3 the discards are the fate deck: before `drew` of its last card, or right before a draw that is due",
)
ROUTE_DECK_MADE = kinds.add(
    "route-deck-made",
    "routes",
    "3 the same of the route deck: before `route-drawn`, or right before the draw",
)
TURN = kinds.add("turn", "seat turn", "3 the seat's turn begins")
KEPT = kinds.add("kept", "seat route", "3.1 the seat keeps its route")
OFFERED = kinds.add("offered", "seat card total", "3.1 an Oracle card to Poseidon, and his total")
ROUTE_LEFT = kinds.add("route-left", "seat route", "6.1 the route is discarded")
ROUTE_DRAWN = kinds.add(
    "route-drawn", "seat route", "6.1 with its draw, after `route-deck-made` if there is one"
)
NO_ROUTE = kinds.add("no-route", "seat", "3 there is no route to draw")
SHED = kinds.add("shed", "seat card", "6.1 a card that the new route has no room for is discarded")
WRATH = kinds.add("wrath", "seat total", "5.1 the active player's offering called it; Poseidon's total")
CALMED = kinds.add("calmed", "cards", "5.1 all have changed route: so many cards of Poseidon's are discarded")
LAID = kinds.add("laid", "seat card god total", "3.2, 3.3 a card on a god, and the god's new total")
DREW = kinds.add("drew", "seat cards", "3 with its draw, one by one: `cards` is 1")
OWN_DRAW = kinds.add(
    "own-draw", "seat card", "1.3, 3 the card drawn: after `drew`; at set-up alone", to="seat"
)
PROCI = kinds.add("proci", "god", "4.1 the god passed the limit: the Proci are there")
PRIZE = kinds.add("prize", "god card", "4.2 right after `proci`: what is bid for")
NO_PRIZE = kinds.add("no-prize", "god", "4.2 right after `proci`: only doubles lay there")
PASSED = kinds.add("passed", "seat", "4.4 the seat bids nothing")
BID = kinds.add("bid", "seat cards", "4.4 so many cards are put down")
REVEALED = kinds.add(
    "revealed",
    "seat card",
    "4.5 each card put down: from the active player clockwise, each seat's by card order",
)
SUM = kinds.add("sum", "seat total", "4.5 after the seat's `revealed`: what they add up to")
WON = kinds.add("won", "seat card", "4.5 after all bids: the one highest takes the prize")
TIED = kinds.add("tied", "card", "4.5 after all bids: two or more are highest, the prize is discarded")
UNCLAIMED = kinds.add("unclaimed", "card", "4.5 nobody bid: the prize is discarded")
ORACLE = kinds.add("oracle", "seat cards", "3.3 a card into the Oracle, and how many it has")
OWN_ORACLE = kinds.add(
    "own-oracle", "seat card", "1.1, 3.3 the card put there: after `oracle`; at set-up alone", to="seat"
)
REPLACED = kinds.add("replaced", "seat card", "3.3 before `oracle`: the card discarded from a full Oracle")
ODYSSEY = kinds.add("odyssey", "seat card route", "3.3 a card on the own route")
LANDFALL = kinds.add(
    "landfall", "seat route years points", "3.3 the route is taken: years in all, points by it"
)
DISCARDED = kinds.add("discarded", "seat card", "3.3 instead of the deed")
NOTHING = kinds.add("nothing", "seat", "3.3 with no card in hand: the seat passed, or was not asked")
HOME = kinds.add("home", "seat years", "7.1 after `landfall`: who ended the game")
LIMIT = kinds.add("limit", "turns", "7.1 the game ends by the limit of turns")
ORACLE_SHOWN = kinds.add(
    "oracle-shown", "seat card", "7.2 each Oracle card: seats from 0, each seat's by card order"
)
STAND = kinds.add("stand", "seat god total", "7.2 after the seat's `oracle-shown`: its sum against the Proci")
BEATEN = kinds.add("beaten", "seat", "7.2 after all `stand`: the seat beats the Proci")
UNBEATEN = kinds.add("unbeaten", "god", "7.2 after all `stand`: nobody does")
LOST = kinds.add(
    "lost", "seat card", "7.2 a card that was points: of all seats, in the order they became points"
)
OVER = kinds.add("over", "seat points winner", "7.3 for each seat, from 0")
