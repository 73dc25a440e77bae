"""7 The end: turns, the Proci, points."""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import EVERYONE, NOBODY, Log, tell
from ....core.scores import finish
from .. import events
from ..cards import has_god, value_of
from ..state import CARDS, FINISHED, LOST_CARDS, LOST_POINTS, MAX_ORACLE, TURN, State
from .piles import discard


@rule
def end_turn(s: State, log: Log) -> None:
    """3 Clockwise. 7.1 Ruling: the game also ends when everybody has had as many turns as the limit says."""
    s.turn += 1
    if s.turn >= s.players * s.turn_limit:
        tell(log, events.LIMIT, EVERYONE, s.turn_limit)
        end_game(s, log)
        return
    s.active = s.active + 1 if s.active + 1 < s.players else 0
    s.deed = 0
    s.laid_on = -1
    s.phase = TURN
    s.actor = NOBODY


@rule
def end_game(s: State, log: Log) -> None:
    """7.2 The Proci, 7.3 points."""
    if s.proci >= 0:
        face_proci(s, log)
    s.phase = FINISHED
    finish(s, events.OVER, log)


@rule
def stand(s: State, seat: int) -> int:
    """7.2 What an Oracle has against the Proci: its cards of their god."""
    total = 0
    low = seat * MAX_ORACLE
    for at in range(low, low + s.oracle_size[seat]):
        if has_god(s.oracle[at], s.proci):
            total += value_of(s.oracle[at])
    return total


@rule
def face_proci(s: State, log: Log) -> None:
    """7.2 The one highest sum beats them; Ruling: a tie at zero is a tie. Everyone else loses points."""
    best = -1
    hero = -1
    for seat in range(s.players):
        low = seat * MAX_ORACLE
        for at in range(low, low + s.oracle_size[seat]):
            tell(log, events.ORACLE_SHOWN, EVERYONE, seat, s.oracle[at])
        total = stand(s, seat)
        tell(log, events.STAND, EVERYONE, seat, s.proci, total)
        if total > best:
            best = total
            hero = seat
        elif total == best:
            hero = -1
    if hero >= 0:
        tell(log, events.BEATEN, EVERYONE, hero)
    else:
        tell(log, events.UNBEATEN, EVERYONE, s.proci)
    lose_points(s, hero, log)


@rule
def lose_points(s: State, hero: int, log: Log) -> None:
    """7.2 All points cards of the Proci's god, doubles included, of everyone but the hero are discarded."""
    kept = 0
    for i in range(s.points_size):
        seat = s.points[i] // CARDS
        card = s.points[i] % CARDS
        if seat != hero and has_god(card, s.proci):
            s.score[seat] -= value_of(card)
            s.counted[LOST_CARDS] += 1
            s.counted[LOST_POINTS] += value_of(card)
            discard(s, card)
            tell(log, events.LOST, EVERYONE, seat, card)
        else:
            s.points[kept] = s.points[i]
            kept += 1
    for i in range(kept, s.points_size):
        s.points[i] = -1
    s.points_size = kept
