"""What a person would want to see happen: the kinds of event, and what the figures of each mean."""

from __future__ import annotations

from typing import Any

from ...core.fields import rule
from ...core.game import EVERYONE
from .names import STRANDS
from .state import State

FIELDS = {
    "dealt": ("seat", "strands"),
    "own-draw": ("seat", "strand"),  # only to that seat
    "spun": ("seat", "strands"),
    "cut": ("seat", "owner"),
    "shown": ("owner", "strand"),
    "measured": ("owner", "length", "points"),
    "over": ("seat", "points", "winner"),
}
NAMES = tuple(FIELDS)
DEALT, OWN_DRAW, SPUN, CUT, SHOWN, MEASURED, OVER = range(len(NAMES))

ALL = EVERYONE


@rule
def only(seat: int) -> int:
    """An event that one seat may know."""
    return 1 << seat


def named(s: State, row: tuple[int, ...]) -> dict[str, Any]:
    kind, *figures = row
    event: dict[str, Any] = {"event": NAMES[kind]}
    for field, figure in zip(FIELDS[NAMES[kind]], figures, strict=False):
        event[field] = name_figure(field, figure)
    return event


def name_figure(field: str, figure: int) -> Any:
    if field == "strand":
        return STRANDS[figure]
    return bool(figure) if field == "winner" else figure
