"""Anansi.

Trickster (attested): a creature has crossed the mid-race line; before the third bets, exchange the token on
one of your bets for a token still on the board.
Web of Lies (house): somebody uses a trick bonus; that card goes to the discards instead of the Zeus deck.
Sticky Thread (house, fate): the creature goes back some sectors, not behind the start.
"""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import EVERYONE, Log, tell
from .. import events
from ..moves import TRICKSTER as TRICKSTER_CODE
from ..rules.bets import can_bet, can_bet_on
from ..rules.judgment import take_from_zeus
from ..state import CREATURES, SLOTS, State
from .common import STICKY_THREAD, TRICKSTER, WEB_OF_LIES, move_by_power, spend, take_fate_token


@rule
def trickster_fits(s: State, seat: int) -> bool:
    return can_bet(s, seat)


@rule
def trickster_legal(s: State, out: list[int], n: int) -> int:
    """8.7 Another creature, not yet bet on by this player in this race."""
    for slot in range(SLOTS):
        if s.bet_creature[s.actor * SLOTS + slot] >= 0:
            for creature in range(CREATURES):
                if can_bet_on(s, s.actor, creature):
                    out[n] = TRICKSTER_CODE + slot * CREATURES + creature
                    n += 1
    return n


@rule
def trickster(s: State, slot: int, creature: int, log: Log) -> None:
    spend(s, TRICKSTER, log)
    at = s.actor * SLOTS + slot
    old = s.bet_creature[at]
    s.tokens[old] += 1
    s.tokens[creature] -= 1
    s.bet_creature[at] = creature
    tell(log, events.TOKENS_SWAPPED, EVERYONE, s.actor, slot, old, creature)


@rule
def web_of_lies_fits(s: State) -> bool:
    return s.trick == 1 and s.zeus[s.card] > 0


@rule
def web_of_lies(s: State, log: Log) -> None:
    spend(s, WEB_OF_LIES, log)
    take_from_zeus(s, s.card)
    s.discard[s.card] += 1
    tell(log, events.LIE, EVERYONE, s.card)


@rule
def sticky_thread(s: State, log: Log) -> None:
    spend(s, STICKY_THREAD, log)
    take_fate_token(s)
    back = min(s.power_sectors[STICKY_THREAD], s.sector[s.fate_creature])
    move_by_power(s, s.fate_creature, -back, s.fate_back, log)
