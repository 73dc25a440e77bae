"""What a sensible player thinks of a position: the heuristics that bots build on.

These run as machine code on states that a bot imagines from its view, never on the real state.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.fields import floats, rule
from .moves import CUT, SPIN
from .state import KINDS, SEATS, State

SEARCH = {"explore": 0.5, "stages": 1, "plies": 12, "temperature": 3.0, "points": 0.3}
"""Settings of the search: see `olympus.bots.tree.Settings`."""
STAKE = 1.0
PLIES = 0


@dataclass(slots=True)
class Notes:
    """What the heuristics note of a position."""

    expected: list[float] = floats(SEATS)
    """Points that each seat may hope for."""


@rule
def stage(s: State) -> int:
    """A game has no stages: a search looks some moves ahead."""
    return 0


@rule
def seen_move(s: State, code: int) -> int:
    """4.1 What the other players see of a move: not the strand that is spun."""
    return SPIN if code < CUT else code


@rule
def appraise(s: State, notes: Notes) -> None:
    """For each seat the points it may hope for: those it has, and most of what a sound thread would give."""
    for seat in range(s.players):
        length = 0
        for kind in range(KINDS):
            length += s.thread[seat * KINDS + kind] * (kind + 1)
        notes.expected[seat] = float(s.score[seat])
        if length <= s.measure:
            notes.expected[seat] += 0.8 * length
