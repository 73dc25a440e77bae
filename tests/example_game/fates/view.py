"""4 What everyone may see: the view of a seat, built up from nothing, and states it cannot tell apart."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.chance import below
from ...core.fields import copy_array, public, public_copier, rule, secret
from .rules import count, strand_at
from .state import KINDS, SEATS, State


@dataclass(slots=True)
class View(State):
    """Fields have the names and meaning they have in the state; hidden counts are 0."""

    me: int = secret(fill=-1)
    held: list[int] = public(SEATS)
    """How many strands each holds."""
    spun: list[int] = public(SEATS)
    """How many strands each thread has."""
    unseen: list[int] = secret(KINDS)
    """Strands that the seat sees nowhere: in the distaff, or with others."""


copy_public = public_copier(State)
"""4.1 What lies open on the table; either way."""


@rule
def observe(s: State, seat: int, v: View) -> None:
    """4.1 The view of a seat; seat -1 is a spectator."""
    copy_public(s, v)
    v.me = seat
    for kind in range(KINDS):
        v.unseen[kind] = s.copies[kind] - s.cut[kind]
    for other in range(SEATS):
        low = other * KINDS
        v.held[other] = count(s.hand, low)
        v.spun[other] = count(s.thread, low)
        for kind in range(KINDS):
            v.hand[low + kind] = s.hand[low + kind] if other == seat else 0
            v.thread[low + kind] = s.thread[low + kind] if other == seat else 0
            v.unseen[kind] -= v.hand[low + kind] + v.thread[low + kind]


@rule
def determinise(v: View, s: State, r: list[int]) -> None:
    """A state that the view's seat cannot tell from the real one; what is hidden is drawn from r."""
    copy_public(v, s)
    copy_array(s.hand, v.hand)
    copy_array(s.thread, v.thread)
    copy_array(s.distaff, v.unseen)
    for seat in range(v.players):
        if seat != v.me:
            draw_into(s.hand, seat * KINDS, v.held[seat], s, r)
            draw_into(s.thread, seat * KINDS, v.spun[seat], s, r)


@rule
def draw_into(strands: list[int], low: int, number: int, s: State, r: list[int]) -> None:
    for _ in range(number):
        kind = strand_at(s.distaff, below(r, count(s.distaff, 0)))
        s.distaff[kind] -= 1
        strands[low + kind] += 1
