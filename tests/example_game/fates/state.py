"""The fields of a game of Three Fates.

Seats count clockwise from 0. A strand is its kind, 0 to 5; its length is one more. Hands, threads and piles are
counts, one for each kind, so that what is equal looks equal; those of seat p begin at p * KINDS.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.fields import BaseState, public, secret

SEATS = 4
KINDS = 6

# phases
DEAL, TURN, DRAW, FINISHED = range(4)


@dataclass(slots=True)
class State(BaseState):
    score: list[int] = public(SEATS)
    # printed figures and options
    copies: list[int] = public(KINDS)
    measure: int = public()
    thread_strands: int = public()
    """2.2 The fewest that can be cut."""
    hand_strands: int = public()
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
