"""The fields of a game of Three Fates.

Seats count clockwise from 0. A strand is its kind, 0 to 5; its length is one more. Hands, threads and piles are
counts, one for each kind, so that what is equal looks equal; those of seat p begin at p * KINDS.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.components import Range, figure, figures
from ...core.declared import CHANCE, PLAYER, RULES, Phases
from ...core.fields import BaseState, public, secret
from .names import STRANDS

SEATS = 4
KINDS = len(STRANDS)

phases = Phases()
DEAL = phases.add("deal", CHANCE, "1.1 strands into the hands")
TURN = phases.add("turn", PLAYER, "2 spin or cut")
DRAW = phases.add("draw", CHANCE, "2.1 a strand for the one spun")
FINISHED = phases.add("over", RULES, "3.1 the end")


@dataclass(slots=True)
class State(BaseState):
    score: list[int] = public(SEATS)
    # printed figures
    copies: list[int] = figures("strands.{}", STRANDS, Range(0, 40))
    measure: int = figure("thread.measure", Range(1, 100))
    thread_strands: int = figure("thread.strands", Range(1, 10))
    """2.2 The fewest that can be cut."""
    hand_strands: int = figure("hand.strands", Range(1, 6))
    # options
    mercy: int = public()
    # where the game stands
    phase: int = public(fill=DEAL)
    active: int = public()
    """Whose turn it is; in the deal, who gets the next strand."""
    distaff: list[int] = secret(KINDS, seen=False)
    hand: list[int] = secret(SEATS * KINDS)
    thread: list[int] = secret(SEATS * KINDS)
    cut: list[int] = public(KINDS)
    """Strands that are out of the game."""
