"""The game as a whole: what is legal, what a move does, what chance does."""

from __future__ import annotations

from ...core.fields import rule
from ...core.game import CHANCE, EVERYONE, Log, only, tell
from ...core.scores import finish
from . import events
from .moves import CUT, SPIN
from .state import DRAW, FINISHED, KINDS, TURN, State


@rule
def count(strands: list[int], low: int) -> int:
    """How many strands a hand, a thread or a pile has."""
    total = 0
    for kind in range(KINDS):
        total += strands[low + kind]
    return total


@rule
def strand_at(strands: list[int], place: int) -> int:
    """The kind of the strand at a place, when they lie in order of their kinds."""
    kind = 0
    while place >= strands[kind]:
        place -= strands[kind]
        kind += 1
    return kind


@rule
def legal(s: State, out: list[int]) -> int:
    """2.1 Any kind in the hand can be spun, 2.2 any thread of enough strands cut."""
    n = 0
    for kind in range(KINDS):
        if s.hand[s.actor * KINDS + kind] > 0:
            out[n] = SPIN + kind
            n += 1
    for seat in range(s.players):
        if count(s.thread, seat * KINDS) >= s.thread_strands:
            out[n] = CUT + seat
            n += 1
    return n


@rule
def apply(s: State, code: int, log: Log) -> None:
    s.ply += 1
    if code < CUT:
        spin(s, code - SPIN, log)
    else:
        cut(s, code - CUT, log)


@rule
def spin(s: State, kind: int, log: Log) -> None:
    """2.1 From the hand, face down, to the own thread; then a strand is drawn."""
    low = s.active * KINDS
    s.hand[low + kind] -= 1
    s.thread[low + kind] += 1
    tell(log, events.SPUN, EVERYONE, s.active, count(s.thread, low))
    s.phase = DRAW
    s.actor = CHANCE


@rule
def cut(s: State, owner: int, log: Log) -> None:
    """2.2 A thread is shown, and goes."""
    tell(log, events.CUT, EVERYONE, s.active, owner)
    length = length_of(s, owner)
    strands = 0
    for kind in range(KINDS):
        for _ in range(s.thread[owner * KINDS + kind]):
            tell(log, events.SHOWN, EVERYONE, owner, kind)
            strands += 1
        s.cut[kind] += s.thread[owner * KINDS + kind]
        s.thread[owner * KINDS + kind] = 0
    points = measured(s, length, strands)
    s.score[owner] += points
    tell(log, events.MEASURED, EVERYONE, owner, length, points)
    next_turn(s)


@rule
def length_of(s: State, owner: int) -> int:
    """2.3 The lengths of a thread's strands together."""
    length = 0
    for kind in range(KINDS):
        length += s.thread[owner * KINDS + kind] * (kind + 1)
    return length


@rule
def measured(s: State, length: int, strands: int) -> int:
    """2.3 The points of a thread."""
    if length <= s.measure:
        return length
    return strands if s.mercy else 0


@rule
def next_turn(s: State) -> None:
    """1.2 Clockwise."""
    s.active = s.active + 1 if s.active + 1 < s.players else 0
    s.actor = s.active
    s.phase = TURN


@rule
def chance_size(s: State) -> int:
    """Every strand of the distaff is equally likely."""
    return count(s.distaff, 0)


@rule
def chance_label(s: State, choice: int) -> int:
    """Strands of one kind are the same."""
    return strand_at(s.distaff, choice)


@rule
def settle(s: State, choice: int, log: Log) -> None:
    """1.1, 2.1 A strand from the distaff into a hand."""
    kind = strand_at(s.distaff, choice)
    low = s.active * KINDS
    s.distaff[kind] -= 1
    s.hand[low + kind] += 1
    tell(log, events.OWN_DRAW, only(s.active), s.active, kind)
    if s.phase == DRAW:
        if count(s.distaff, 0) > 0:
            next_turn(s)
        else:
            end(s, log)
    elif count(s.hand, low) == s.hand_strands:
        tell(log, events.DEALT, EVERYONE, s.active, s.hand_strands)
        s.active += 1
        if s.active == s.players:
            s.active = 0
            s.phase = TURN
            s.actor = 0


@rule
def end(s: State, log: Log) -> None:
    """3.1 Most points wins."""
    s.phase = FINISHED
    finish(s, events.OVER, log)
