"""What the powers share: which are in play, spending one, moving a creature by one.

A god's file has, for each of its three powers, what is printed (own words, at the head of the file), the public
condition under which its owner is asked (7.3), its choices, its effect, and the declaration that joins them.
"""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import EVERYONE, Log, tell
from .. import events
from ..power import ATTESTED, FATE_CARD, PER_GOD
from ..rules.race import move, open_fate
from ..state import CREATURES, State


@rule
def in_play(s: State, power: int) -> bool:
    """6.1 Which powers the table plays with: none, the attested one of each god, or all; fate cards only with 6.2."""
    if s.powers == 0 or s.spent[power]:
        return False
    kind = power % PER_GOD
    if kind == ATTESTED:
        return True
    return s.powers == 2 and (kind != FATE_CARD or s.fate == 1)


@rule
def spend(s: State, power: int, log: Log) -> None:
    """6.1 Once a game."""
    s.spent[power] = 1
    tell(log, events.POWER, EVERYONE, s.actor, power)


@rule
def seat_of(s: State, god: int) -> int:
    """The seat of a god, or -1."""
    for seat in range(s.players):
        if s.god[seat] == god:
            return seat
    return -1


@rule
def on_track(s: State, creature: int) -> bool:
    return s.sector[creature] < s.finish


@rule
def another_on_track(s: State, creature: int) -> bool:
    for other in range(CREATURES):
        if other != creature and on_track(s, other):
            return True
    return False


@rule
def move_by_power(s: State, creature: int, sectors: int, back: int, log: Log) -> None:
    """8.4 Movement by a power obeys 2.5 to 2.7; ending on a fate token opens a window before going on to `back`."""
    s.phase = back
    if sectors != 0:
        move(s, creature, sectors, log)
        open_fate(s, creature, abs(sectors), back)


@rule
def take_fate_token(s: State) -> None:
    """6.2, 8.5 The token under the creature leaves the board; its window closes, the next asks all anew."""
    s.asked = 0
    sector = s.sector[s.fate_creature]
    for seat in range(s.players):
        if s.fate_token[seat] == sector:
            s.fate_token[seat] = 0
