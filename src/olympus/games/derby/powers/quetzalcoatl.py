"""Quetzalcoatl.

Renewal (attested): after you played a movement card (its bonus not used), return it to one of your holders
and discard another card of the same creature from that holder instead.
Shed Skin (house): this turn your first card moves by its slow and your second by its fast value.
Feathered Wind (house, fate): another creature of your choice moves some sectors.
"""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import EVERYONE, Log, tell
from .. import events
from ..moves import FEATHERED_WIND as FEATHERED_WIND_CODE
from ..moves import RENEWAL as RENEWAL_CODE
from ..moves import creature_of
from ..rules.race import holder_beside
from ..rules.setup import add_card, remove_card
from ..state import CREATURES, KINDS, MAX_HAND, State
from .common import (
    FEATHERED_WIND,
    RENEWAL,
    SHED_SKIN,
    another_on_track,
    move_by_power,
    on_track,
    spend,
    take_fate_token,
)


@rule
def renewal_fits(s: State, seat: int) -> bool:
    """7.3, 8.8 What all can see: the own card, no bonus used, a card left in an own holder."""
    if seat != s.active or s.trick == 1:
        return False
    return s.holder_size[holder_beside(s, seat, 0)] + s.holder_size[holder_beside(s, seat, 1)] > 0


@rule
def renewal_legal(s: State, out: list[int], n: int) -> int:
    """8.8 Either own holder with another card of that creature."""
    for side in range(2):
        holder = holder_beside(s, s.actor, side)
        low = holder * MAX_HAND
        before = -1
        for at in range(low, low + s.holder_size[holder]):
            card = s.holder[at]
            if card != before and creature_of(card) == creature_of(s.card):
                out[n] = RENEWAL_CODE + side * KINDS + card % KINDS
                n += 1
            before = card
    return n


@rule
def renewal(s: State, side: int, kind: int, log: Log) -> None:
    """8.11 All have seen the card go back: it stays known until such a card leaves that holder."""
    spend(s, RENEWAL, log)
    holder = holder_beside(s, s.actor, side)
    other = creature_of(s.card) * KINDS + kind
    remove_card(s, holder, other)
    s.discard[other] += 1
    s.discard[s.card] -= 1
    add_card(s, holder, s.card)
    s.renewed_card = s.card
    s.renewed_holder = holder
    tell(log, events.RENEWED, EVERYONE, holder, s.card, other)


@rule
def shed_skin(s: State, log: Log) -> None:
    spend(s, SHED_SKIN, log)
    s.shed_skin = 1


@rule
def feathered_wind_fits(s: State) -> bool:
    return another_on_track(s, s.fate_creature)


@rule
def feathered_wind_legal(s: State, out: list[int], n: int) -> int:
    for creature in range(CREATURES):
        if creature != s.fate_creature and on_track(s, creature):
            out[n] = FEATHERED_WIND_CODE + creature
            n += 1
    return n


@rule
def feathered_wind(s: State, creature: int, log: Log) -> None:
    spend(s, FEATHERED_WIND, log)
    take_fate_token(s)
    tell(log, events.POWER_CREATURE, EVERYONE, s.actor, FEATHERED_WIND, creature)
    move_by_power(s, creature, s.power_sectors[FEATHERED_WIND], s.fate_back, log)
