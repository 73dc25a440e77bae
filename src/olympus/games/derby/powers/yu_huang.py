"""Yù Huáng.

Heavenly Duke's Blessing (attested): mid-race; before the third bets, another creature than the one that
crossed moves some sectors.
Celestial Pardon (house): after Zeus has drawn, put one drawn card back and draw again.
Jade Decree (house, fate): until your next turn begins, cards played on the creature move nothing.
"""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import CHANCE, EVERYONE, NOBODY, Log, tell
from .. import events
from ..moves import BLESSING, PARDON_CARD
from ..rules.judgment import put_back_to_zeus, take_from_zeus, zeus_card
from ..state import AFTER_ZEUS, CREATURES, MID_RACE, PARDON, State
from .common import (
    CELESTIAL_PARDON,
    HEAVENLY_DUKES_BLESSING,
    JADE_DECREE,
    another_on_track,
    move_by_power,
    on_track,
    spend,
    take_fate_token,
)


@rule
def blessing_fits(s: State) -> bool:
    return another_on_track(s, s.crossed)


@rule
def blessing_legal(s: State, out: list[int], n: int) -> int:
    for creature in range(CREATURES):
        if creature != s.crossed and on_track(s, creature):
            out[n] = BLESSING + creature
            n += 1
    return n


@rule
def heavenly_dukes_blessing(s: State, creature: int, log: Log) -> None:
    spend(s, HEAVENLY_DUKES_BLESSING, log)
    tell(log, events.POWER_CREATURE, EVERYONE, s.actor, HEAVENLY_DUKES_BLESSING, creature)
    move_by_power(s, creature, s.power_sectors[HEAVENLY_DUKES_BLESSING], MID_RACE, log)


@rule
def pardon_fits(s: State) -> bool:
    """8.10 Not if the deck was empty."""
    return s.drawn_size > 0


@rule
def pardon_legal(s: State, out: list[int], n: int) -> int:
    for which in range(s.drawn_size):
        if which == 0 or s.drawn[1] != s.drawn[0]:
            out[n] = PARDON_CARD + which
            n += 1
    return n


@rule
def celestial_pardon(s: State, which: int, log: Log) -> None:
    spend(s, CELESTIAL_PARDON, log)
    tell(log, events.PARDONED, EVERYONE, s.drawn[which])
    put_back_to_zeus(s, s.drawn[which])
    s.drawn[which] = -1
    s.pardoned = which
    s.phase = PARDON
    s.actor = CHANCE


@rule
def draw_again(s: State, choice: int, log: Log) -> None:
    """8.10 Only the final cards count for 3.1 and 6.4."""
    card = zeus_card(s, choice)
    take_from_zeus(s, card)
    s.drawn[s.pardoned] = card
    s.pardoned = -1
    tell(log, events.JUDGED, EVERYONE, card)
    s.phase = AFTER_ZEUS
    s.actor = NOBODY


@rule
def jade_decree(s: State, log: Log) -> None:
    spend(s, JADE_DECREE, log)
    take_fate_token(s)
    s.decree_creature = s.fate_creature
    s.decree_seat = s.actor
    tell(log, events.POWER_CREATURE, EVERYONE, s.actor, JADE_DECREE, s.fate_creature)
    s.phase = s.fate_back
