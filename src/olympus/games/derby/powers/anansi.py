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
from ..names import CREATURES as CREATURE_NAMES
from ..power import ATTESTED, FATE_CARD, HOUSE, POWERS, Choice
from ..rules.bets import can_bet, can_bet_on
from ..rules.judgment import take_from_zeus
from ..state import CARD_PLAYED, CREATURES, FATE, MID_RACE, SLOTS, State
from .common import move_by_power, spend, take_fate_token
from .details import Details, View, Will, Words, bet_in, of_fate


@rule
def trickster_fits(s: State, seat: int) -> bool:
    return can_bet(s, seat)


@rule
def trickster_legal(s: State, first: int, out: list[int], n: int) -> int:
    """8.7 Another creature, not yet bet on by this player in this race."""
    for slot in range(SLOTS):
        if s.bet_creature[s.actor * SLOTS + slot] >= 0:
            for creature in range(CREATURES):
                if can_bet_on(s, s.actor, creature):
                    out[n] = first + slot * CREATURES + creature
                    n += 1
    return n


@rule
def trickster(s: State, choice: int, log: Log) -> None:
    spend(s, TRICKSTER, log)
    slot = choice // CREATURES
    creature = choice % CREATURES
    at = s.actor * SLOTS + slot
    old = s.bet_creature[at]
    s.tokens[old] += 1
    s.tokens[creature] -= 1
    s.bet_creature[at] = creature
    tell(log, events.TOKENS_SWAPPED, EVERYONE, s.actor, slot, old, creature)


def write_trickster(s: State, choice: int, own: bool) -> str:
    """The own bet whose token goes, and the creature it is exchanged for."""
    slot, creature = divmod(choice, CREATURES)
    return f"{slot + 1} {CREATURE_NAMES[creature]}"


def exchanged(view: View, sectors: int, words: Words, will: Will) -> Details:
    bet = bet_in(view, view["seat"], int(words[0]))
    return {"bet": bet["bet"], "creature": bet["creature"], "other": words[1]}


TRICKSTER = POWERS.add(
    "anansi",
    ATTESTED,
    "trickster",
    MID_RACE,
    fits=trickster_fits,
    choice=Choice(SLOTS * CREATURES, trickster_legal, trickster, write_trickster),
    of_bet=True,
    details=exchanged,
)


@rule
def web_of_lies_fits(s: State) -> bool:
    return s.trick == 1 and s.zeus[s.card] > 0


@rule
def web_of_lies(s: State, log: Log) -> None:
    spend(s, WEB_OF_LIES, log)
    take_from_zeus(s, s.card)
    s.discard[s.card] += 1
    tell(log, events.LIE, EVERYONE, s.card)


def lying_card(view: View, sectors: int, words: Words, will: Will) -> Details:
    return {"card": view["card"]["text"]}


WEB_OF_LIES = POWERS.add(
    "anansi", HOUSE, "web-of-lies", CARD_PLAYED, fits=web_of_lies_fits, use=web_of_lies, details=lying_card
)


@rule
def sticky_thread(s: State, log: Log) -> None:
    spend(s, STICKY_THREAD, log)
    take_fate_token(s)
    back = min(s.power_sectors[STICKY_THREAD], s.sector[s.fate_creature])
    move_by_power(s, s.fate_creature, -back, s.fate_back, log)


STICKY_THREAD = POWERS.add(
    "anansi", FATE_CARD, "sticky-thread", FATE, use=sticky_thread, sectors=True, details=of_fate
)
