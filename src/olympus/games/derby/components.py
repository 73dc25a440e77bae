"""What no single figure of the component file shows. What each may be is declared in state.py."""

from __future__ import annotations

from ...core.components import Figures, keys_for, number
from ...core.errors import ComponentError
from .state import CREATURES, KINDS, PLAYERS


def check(figures: Figures) -> None:
    """The decks add up, and what must differ differs."""
    kinds = keys_for(figures, "cards.*")
    printed: dict[tuple[int, ...], str] = {}
    for kind in kinds:
        values = tuple(number(figures, f"{kind}.{part}") for part in ("fast", "bonus", "slow"))
        if values[0] <= values[2]:
            raise ComponentError("cards-fast-slow", name=f"{kind}.fast")
        twin = printed.setdefault(values, kind)
        if twin != kind:
            raise ComponentError("cards-alike", name=kind, other=twin)
    copies = sum(number(figures, f"{kind}.copies") for kind in kinds)
    if copies != KINDS:
        raise ComponentError("cards-count", name="cards.*.copies", value=copies, wanted=KINDS)
    for players in PLAYERS:
        hand = number(figures, f"hand.{players}")
        if hand % 2 or hand * players > KINDS * CREATURES:
            raise ComponentError("hand-size", name=f"hand.{players}", value=hand)
        if number(figures, f"mid_line.{players}") >= number(figures, "track.finish"):
            raise ComponentError("mid-line", name=f"mid_line.{players}")
        if number(figures, f"tokens.{players}") * CREATURES < 3 * players:
            raise ComponentError("tokens-few", name=f"tokens.{players}", wanted=3 * players)
