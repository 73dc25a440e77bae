"""What a person would want to see happen: the kinds of event, and what the figures of each mean."""

from __future__ import annotations

from typing import Any

from ...core.fields import rule
from ...core.game import EVERYONE
from .moves import write_card
from .names import GODS, ROUTES
from .state import State

FIELDS = {
    "oracle-dealt": ("seat", "cards"),
    "hand-dealt": ("seat", "cards"),
    "route-dealt": ("seat", "route"),
    "god-dealt": ("card", "god"),
    "spilled": ("god", "total"),  # 1.5 over at set-up: discarded, no gift
    "favour": ("god",),
    "deck-made": ("cards",),
    "route-deck-made": ("routes",),
    "turn": ("seat", "turn"),
    "kept": ("seat", "route"),
    "offered": ("seat", "card", "total"),  # 3.1 an Oracle card to Poseidon
    "route-left": ("seat", "route"),
    "route-drawn": ("seat", "route"),
    "no-route": ("seat",),
    "shed": ("seat", "card"),
    "wrath": ("seat", "total"),
    "calmed": ("cards",),
    "laid": ("seat", "card", "god", "total"),
    "drew": ("seat", "cards"),
    "own-draw": ("seat", "card"),  # only to that seat
    "proci": ("god",),
    "prize": ("god", "card"),
    "no-prize": ("god",),
    "passed": ("seat",),
    "bid": ("seat", "cards"),
    "revealed": ("seat", "card"),
    "sum": ("seat", "total"),
    "won": ("seat", "card"),
    "tied": ("card",),
    "unclaimed": ("card",),
    "oracle": ("seat", "cards"),
    "own-oracle": ("seat", "card"),  # only to that seat
    "replaced": ("seat", "card"),
    "odyssey": ("seat", "card", "route"),
    "landfall": ("seat", "route", "years", "points"),
    "discarded": ("seat", "card"),
    "nothing": ("seat",),
    "home": ("seat", "years"),
    "limit": ("turns",),
    "oracle-shown": ("seat", "card"),
    "stand": ("seat", "god", "total"),  # 7.2 against the Proci
    "beaten": ("seat",),
    "unbeaten": ("god",),
    "lost": ("seat", "card"),
    "over": ("seat", "points", "winner"),
}
NAMES = tuple(FIELDS)
(
    ORACLE_DEALT,
    HAND_DEALT,
    ROUTE_DEALT,
    GOD_DEALT,
    SPILLED,
    FAVOUR,
    DECK_MADE,
    ROUTE_DECK_MADE,
    TURN,
    KEPT,
    OFFERED,
    ROUTE_LEFT,
    ROUTE_DRAWN,
    NO_ROUTE,
    SHED,
    WRATH,
    CALMED,
    LAID,
    DREW,
    OWN_DRAW,
    PROCI,
    PRIZE,
    NO_PRIZE,
    PASSED,
    BID,
    REVEALED,
    SUM,
    WON,
    TIED,
    UNCLAIMED,
    ORACLE,
    OWN_ORACLE,
    REPLACED,
    ODYSSEY,
    LANDFALL,
    DISCARDED,
    NOTHING,
    HOME,
    LIMIT,
    ORACLE_SHOWN,
    STAND,
    BEATEN,
    UNBEATEN,
    LOST,
    OVER,
) = range(len(NAMES))

ALL = EVERYONE


@rule
def only(seat: int) -> int:
    """An event that one seat may know."""
    return 1 << seat


def named(s: State, row: tuple[int, ...]) -> dict[str, Any]:
    """An event with names for its figures; turns count from 1."""
    kind, *figures = row
    name = NAMES[kind]
    event: dict[str, Any] = {"event": name}
    for field, figure in zip(FIELDS[name], figures, strict=False):
        event[field] = name_figure(field, figure)
    return event


def name_figure(field: str, figure: int) -> Any:
    if field == "card":
        return write_card(figure)
    if field == "god":
        return GODS[figure]
    if field == "route":
        return ROUTES[figure]
    if field == "turn":
        return figure + 1
    return bool(figure) if field == "winner" else figure
