"""Moves: their codes and their notation, `spin silk` and `cut 2`."""

from __future__ import annotations

from .names import STRANDS
from .state import KINDS, SEATS, State

SPIN = 0
"""SPIN + kind"""
CUT = SPIN + KINDS
"""CUT + seat"""
MOVES = CUT + SEATS
MAX_LEGAL = MOVES


def write(s: State, code: int, seat: int) -> str:
    """4.1 The strand that another player lays face down is `?`."""
    if code >= CUT:
        return f"cut {code - CUT}"
    return f"spin {STRANDS[code - SPIN]}" if seat == s.actor else "spin ?"
