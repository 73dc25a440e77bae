"""What the component file may say, and how its figures enter a state."""

from __future__ import annotations

from ...core.components import Figures, Range, Schema
from ...core.errors import ComponentError
from .names import STRANDS
from .state import SEATS, State

SCHEMA: Schema = {
    **{f"strands.{strand}": Range(0, 40) for strand in STRANDS},
    "thread.measure": Range(1, 100),
    "thread.strands": Range(1, 10),
    "hand.strands": Range(1, 6),
}


def number(figures: Figures, key: str) -> int:
    value = figures[key]
    return value if isinstance(value, int) else 0


def check(figures: Figures) -> None:
    """What no single figure shows: at any table a strand is left to draw after the deal."""
    strands = sum(number(figures, f"strands.{strand}") for strand in STRANDS)
    needed = SEATS * number(figures, "hand.strands") + 1
    if strands < needed:
        raise ComponentError("few-strands", name="strands.*", value=strands, needed=needed)


def print_on(s: State, figures: Figures) -> None:
    """The figures travel in the state: a table with house values needs no recompilation."""
    for kind, strand in enumerate(STRANDS):
        s.copies[kind] = number(figures, f"strands.{strand}")
        s.distaff[kind] = s.copies[kind]
    s.measure = number(figures, "thread.measure")
    s.thread_strands = number(figures, "thread.strands")
    s.hand_strands = number(figures, "hand.strands")
