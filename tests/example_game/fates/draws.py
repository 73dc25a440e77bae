"""Names for chance: what is drawn, and who sees it."""

from __future__ import annotations

from .names import STRANDS
from .state import DEAL, State


def title(s: State) -> str:
    """Consecutive draws of one title are one line of a record."""
    return f"{'hand of' if s.phase == DEAL else 'strand for'} seat {s.active}"


def name(s: State, label: int) -> str:
    return STRANDS[label]


def seen(s: State, seat: int) -> bool:
    """4.1 A strand that is drawn is seen by who draws it."""
    return seat == s.active
