"""What no single figure of the component file shows. What each may be is declared in state.py."""

from __future__ import annotations

from ...core.components import Figures, number
from ...core.errors import ComponentError
from .names import STRANDS
from .state import SEATS


def check(figures: Figures) -> None:
    """At any table a strand is left to draw after the deal."""
    strands = sum(number(figures, f"strands.{strand}") for strand in STRANDS)
    needed = SEATS * number(figures, "hand.strands") + 1
    if strands < needed:
        raise ComponentError("few-strands", name="strands.*", value=strands, needed=needed)
