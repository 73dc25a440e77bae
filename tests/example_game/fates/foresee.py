"""What a move would do, as far as its player can know it: the rules do it on a copy of the view."""

from __future__ import annotations

from typing import Literal, TypedDict

from ...core.fields import duplicate
from .moves import CUT, SPIN
from .rules import count, cut, length_of, spin
from .state import KINDS
from .view import View


class Foresight(TypedDict, total=False):
    length: int
    """Of the own thread: as it grows, or as it is measured."""
    strands: int
    """Of the thread that is cut."""
    points: int
    """What the own thread gives."""
    unknown: list[Literal["draw", "length"]]
    """What will be seen only then: the strand drawn, how long another's thread is."""


def foresee(v: View, code: int) -> Foresight:
    w = duplicate(v)
    if code < CUT:
        spin(w, code - SPIN, None)
        return {"length": length_of(w, v.me), "unknown": ["draw"]}
    owner = code - CUT
    if owner != v.me:
        return {"strands": v.spun[owner], "unknown": ["length"]}
    cut(w, owner, None)
    points = w.score[owner] - v.score[owner]
    return {"length": length_of(v, owner), "strands": count(v.thread, owner * KINDS), "points": points}
