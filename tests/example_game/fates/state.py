"""The fields of a game of Three Fates.

Seats count clockwise from 0. A strand is its kind, 0 to 5; its length is one more. Hands, threads and piles are
counts, one for each kind, so that what is equal looks equal; those of seat p begin at p * KINDS.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.fields import array

SEATS = 4
KINDS = 6

# phases
DEAL, TURN, DRAW, FINISHED = range(4)


@dataclass(slots=True)
class State:
    actor: int = 0
    players: int = 0
    ply: int = 0
    score: list[int] = array(SEATS)
    # printed figures and options
    copies: list[int] = array(KINDS)
    measure: int = 0
    thread_strands: int = 0
    """2.2 The fewest that can be cut."""
    hand_strands: int = 0
    mercy: int = 0
    # where the game stands
    phase: int = DEAL
    active: int = 0
    """Whose turn it is; in the deal, who gets the next strand."""
    distaff: list[int] = array(KINDS)
    hand: list[int] = array(SEATS * KINDS)
    thread: list[int] = array(SEATS * KINDS)
    cut: list[int] = array(KINDS)
    """Strands that are out of the game."""
