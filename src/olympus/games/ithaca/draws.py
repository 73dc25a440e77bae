"""Names for chance: what is drawn, and who sees it."""

from __future__ import annotations

from .moves import write_card
from .names import ROUTES
from .state import (
    DEAL_GODS,
    DEAL_HANDS,
    DEAL_ORACLES,
    DEAL_ROUTES,
    DRAW,
    FIRST_PLAYER,
    NEW_ROUTE,
    State,
)


def title(s: State) -> str:
    """What is drawn: consecutive draws of one title are one line of a record."""
    if s.phase == FIRST_PLAYER:
        return "first player"
    if s.phase == DEAL_ORACLES:
        return f"Oracle of seat {s.asked}"
    if s.phase == DEAL_ROUTES:
        return "routes"
    if s.phase == DEAL_HANDS:
        return f"hand of seat {s.asked}"
    if s.phase == DEAL_GODS:
        return "gods"
    if s.phase == NEW_ROUTE:
        return f"route for seat {s.mover}"
    return f"card for seat {s.active}"


def name(s: State, label: int) -> str:
    if s.phase == FIRST_PLAYER:
        return f"seat {label}"
    if s.phase in (DEAL_ROUTES, NEW_ROUTE):
        return ROUTES[label]
    return write_card(label)


def seen(s: State, seat: int) -> bool:
    """8.1 Cards for a hand or an Oracle are seen by their owner alone; all else by everyone."""
    if s.phase in (DEAL_ORACLES, DEAL_HANDS):
        return seat == s.asked
    return s.phase != DRAW or seat == s.active
