"""4 Bets pay, 5 next race and end."""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import EVERYONE, Log, tell
from ....core.scores import finish
from .. import events
from ..names import PLACES
from ..state import BETS, CREATURES, FINISHED, LOST, SLOTS, WON, State
from .setup import begin_race, clockwise

RACES = 3
LAST = PLACES.index("last")
NEXT_TO_LAST = PLACES.index("next-to-last")
DISQUALIFIED = PLACES.index("disqualified")
"""Bits of a bet's `wins` after the six places."""


@rule
def still_ranked(s: State) -> int:
    ranked = 0
    for creature in range(CREATURES):
        if s.place[creature] > 0:
            ranked += 1
    return ranked


@rule
def bet_wins(s: State, bet: int, creature: int, ranked: int) -> bool:
    """4.1 Places as counted after the judgment; last and next to last among those still ranked."""
    wins = s.bet_wins[bet]
    place = s.place[creature]
    if place == 0:
        return (wins >> DISQUALIFIED) & 1 == 1
    if (wins >> (place - 1)) & 1:
        return True
    if place == ranked and (wins >> LAST) & 1:
        return True
    return place == ranked - 1 and (wins >> NEXT_TO_LAST) & 1 == 1


@rule
def pay(s: State, log: Log) -> None:
    """4.1, 4.2 All bets are revealed; winning cards are points, losing ones are not used again."""
    ranked = still_ranked(s)
    for k in range(s.players):
        seat = clockwise(s, s.first, k)
        for slot in range(SLOTS):
            bet = s.bet_card[seat * SLOTS + slot]
            if bet >= 0:
                creature = s.bet_creature[seat * SLOTS + slot]
                tell(log, events.REVEALED, EVERYONE, seat, slot, bet, creature)
                if bet_wins(s, bet, creature, ranked):
                    s.score[seat] += s.bet_vp[bet]
                    s.bet_where[seat * BETS + bet] = WON
                    tell(log, events.PAID, EVERYONE, seat, bet, s.bet_vp[bet])
                else:
                    s.bet_where[seat * BETS + bet] = LOST
                    tell(log, events.LOST, EVERYONE, seat, bet)


@rule
def end_race(s: State, log: Log) -> None:
    """5.1 The first player token passes to the left. 5.2 After the third race the game is over."""
    pay(s, log)
    if s.race + 1 < RACES:
        s.race += 1
        s.first = clockwise(s, s.first, 1)
        begin_race(s, log)
        return
    s.phase = FINISHED
    finish(s, events.OVER, log)
