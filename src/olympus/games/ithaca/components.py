"""What no single figure of the component file shows. What each may be is declared in state.py."""

from __future__ import annotations

from ...core.components import Figures, number
from ...core.errors import ComponentError
from . import names
from .state import CARD_KEYS, DECK, GODS


def words(figures: Figures, key: str) -> tuple[str, ...]:
    value = figures[key]
    return value if isinstance(value, tuple) else ()


def check(figures: Figures) -> None:
    """The deck adds up, an Oracle holds what is dealt, a route is whole."""
    copies = sum(number(figures, key) for key in CARD_KEYS)
    if copies != DECK:
        raise ComponentError("fate-count", name="singles.*, doubles.*", value=copies, wanted=DECK)
    if number(figures, "setup.oracle") > number(figures, "oracle.cards"):
        raise ComponentError("oracle-dealt", name="setup.oracle", most=number(figures, "oracle.cards"))
    for route in names.ROUTES:
        for part, wanted in (("deeds", GODS), ("colour", 1)):
            key = f"routes.{route}.{part}"
            if len(words(figures, key)) != wanted:
                raise ComponentError("route-words", name=key, wanted=wanted)
