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
from ..moves import creature_of, write_card
from ..names import CREATURES as CREATURE_NAMES
from ..names import SIDES
from ..power import ATTESTED, FATE_CARD, HOUSE, POWERS, Choice
from ..rules.race import holder_beside
from ..rules.setup import add_card, remove_card
from ..state import AFTER_CARD, CREATURES, FATE, FIRST_CARD, KINDS, MAX_HAND, State
from .common import another_on_track, move_by_power, on_track, spend, take_fate_token
from .details import Details, View, Will, Words, of_creature


@rule
def renewal_fits(s: State, seat: int) -> bool:
    """7.3, 8.8 What all can see: the own card, no bonus used, a card left in an own holder."""
    if seat != s.active or s.trick == 1:
        return False
    return s.holder_size[holder_beside(s, seat, 0)] + s.holder_size[holder_beside(s, seat, 1)] > 0


@rule
def renewal_legal(s: State, first: int, out: list[int], n: int) -> int:
    """8.8 Either own holder with another card of that creature."""
    for side in range(2):
        holder = holder_beside(s, s.actor, side)
        low = holder * MAX_HAND
        before = -1
        for at in range(low, low + s.holder_size[holder]):
            card = s.holder[at]
            if card != before and creature_of(card) == creature_of(s.card):
                out[n] = first + side * KINDS + card % KINDS
                n += 1
            before = card
    return n


@rule
def renewal(s: State, choice: int, log: Log) -> None:
    """8.11 All have seen the card go back: it stays known until such a card leaves that holder."""
    spend(s, RENEWAL, log)
    holder = holder_beside(s, s.actor, choice // KINDS)
    other = creature_of(s.card) * KINDS + choice % KINDS
    remove_card(s, holder, other)
    s.discard[other] += 1
    s.discard[s.card] -= 1
    add_card(s, holder, s.card)
    s.renewed_card = s.card
    s.renewed_holder = holder
    tell(log, events.RENEWED, EVERYONE, holder, s.card, other)


def write_renewal(s: State, choice: int, own: bool) -> str:
    """The holder that the card goes back to, and the card discarded from it."""
    side, kind = divmod(choice, KINDS)
    return f"{SIDES[side]} {write_card(s, creature_of(s.card) * KINDS + kind)}"


def cards_exchanged(view: View, sectors: int, words: Words, will: Will) -> Details:
    return {"card": view["card"]["text"], "side": words[0], "discarded": " ".join(words[1:])}


RENEWAL = POWERS.add(
    "quetzalcoatl",
    ATTESTED,
    "renewal",
    AFTER_CARD,
    fits=renewal_fits,
    choice=Choice(2 * KINDS, renewal_legal, renewal, write_renewal),
    details=cards_exchanged,
)


@rule
def shed_skin(s: State, log: Log) -> None:
    spend(s, SHED_SKIN, log)
    s.shed_skin = 1


SHED_SKIN = POWERS.add("quetzalcoatl", HOUSE, "shed-skin", FIRST_CARD, use=shed_skin)


@rule
def feathered_wind_fits(s: State) -> bool:
    return another_on_track(s, s.fate_creature)


@rule
def feathered_wind_legal(s: State, first: int, out: list[int], n: int) -> int:
    for creature in range(CREATURES):
        if creature != s.fate_creature and on_track(s, creature):
            out[n] = first + creature
            n += 1
    return n


@rule
def feathered_wind(s: State, choice: int, log: Log) -> None:
    spend(s, FEATHERED_WIND, log)
    take_fate_token(s)
    tell(log, events.POWER_CREATURE, EVERYONE, s.actor, FEATHERED_WIND, choice)
    move_by_power(s, choice, s.power_sectors[FEATHERED_WIND], s.fate_back, log)


def write_feathered_wind(s: State, choice: int, own: bool) -> str:
    return CREATURE_NAMES[choice]


FEATHERED_WIND = POWERS.add(
    "quetzalcoatl",
    FATE_CARD,
    "feathered-wind",
    FATE,
    fits=feathered_wind_fits,
    choice=Choice(CREATURES, feathered_wind_legal, feathered_wind, write_feathered_wind),
    sectors=True,
    details=of_creature,
)
