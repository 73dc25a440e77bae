"""Marduk.

Prophecy (attested): mid-race; before the third bets, replace one of your placed bet cards (its token stays)
with an unused one; the replaced card is unused again.
Storm (house): a movement card is played on a creature; it moves some sectors fewer, not below 0.
Tablet of Destinies (house, fate): the creature moves up to the sector of the next creature ahead of it.
"""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import EVERYONE, Log, only, tell
from .. import events
from ..moves import creature_of
from ..names import BETS as BET_NAMES
from ..names import GODS
from ..power import ATTESTED, FATE_CARD, HOUSE, POWERS, Choice
from ..rules.race import card_moves
from ..state import BETS, CARD_PLAYED, CREATURES, FATE, MID_RACE, PLACED, SLOTS, UNUSED, State
from .common import move_by_power, spend, take_fate_token
from .details import Details, View, Will, Words, bet_in, of_card, of_fate

MARDUK = GODS.index("marduk")


@rule
def prophecy_legal(s: State, first: int, out: list[int], n: int) -> int:
    for slot in range(SLOTS):
        if s.bet_card[s.actor * SLOTS + slot] >= 0:
            for bet in range(BETS):
                if s.bet_where[s.actor * BETS + bet] == UNUSED:
                    out[n] = first + slot * BETS + bet
                    n += 1
    return n


@rule
def prophecy(s: State, choice: int, log: Log) -> None:
    """8.11 If Odin had seen the replaced card, Odin now knows that it is back in the hand."""
    spend(s, PROPHECY, log)
    slot = choice // BETS
    bet = choice % BETS
    seat = s.actor
    old = s.bet_card[seat * SLOTS + slot]
    s.bet_where[seat * BETS + old] = UNUSED
    s.bet_where[seat * BETS + bet] = PLACED
    s.bet_card[seat * SLOTS + slot] = bet
    if s.wisdom_slot[seat] == slot:
        s.wisdom_slot[seat] = -1
        s.returned_card = old
    tell(log, events.BET_REPLACED, EVERYONE, seat, slot)
    tell(log, events.OWN_BET_REPLACED, only(seat), seat, slot, bet, old)


def write_prophecy(s: State, choice: int, own: bool) -> str:
    """The own bet that is replaced, and the card that comes; others do not see it."""
    slot, bet = divmod(choice, BETS)
    return f"{slot + 1} {BET_NAMES[bet] if own else '?'}"


def replaced(view: View, sectors: int, words: Words, will: Will) -> Details:
    bet = bet_in(view, view["seat"], int(words[0]))
    return {"old": bet["bet"], "creature": bet["creature"], "bet": words[1]}


PROPHECY = POWERS.add(
    "marduk",
    ATTESTED,
    "prophecy",
    MID_RACE,
    choice=Choice(SLOTS * BETS, prophecy_legal, prophecy, write_prophecy, alike=BETS),
    of_bet=True,
    details=replaced,
)


@rule
def storm_fits(s: State) -> bool:
    """8.12 Only where a card moves the creature."""
    return card_moves(s) and s.value > 0


@rule
def storm(s: State, log: Log) -> None:
    spend(s, STORM, log)
    s.value = max(s.value - s.power_sectors[STORM], 0)
    tell(log, events.VALUE, EVERYONE, creature_of(s.card), s.value)


STORM = POWERS.add(
    "marduk", HOUSE, "storm", CARD_PLAYED, fits=storm_fits, use=storm, sectors=True, details=of_card
)


@rule
def next_sector_ahead(s: State, creature: int) -> int:
    """8.6 The nearest farther sector with a creature on the track, or -1."""
    nearest = -1
    for other in range(CREATURES):
        sector = s.sector[other]
        if s.sector[creature] < sector < s.finish and (nearest < 0 or sector < nearest):
            nearest = sector
    return nearest


@rule
def tablet_fits(s: State) -> bool:
    return next_sector_ahead(s, s.fate_creature) >= 0


@rule
def tablet_of_destinies(s: State, log: Log) -> None:
    spend(s, TABLET_OF_DESTINIES, log)
    take_fate_token(s)
    sectors = next_sector_ahead(s, s.fate_creature) - s.sector[s.fate_creature]
    move_by_power(s, s.fate_creature, sectors, s.fate_back, log)


TABLET_OF_DESTINIES = POWERS.add(
    "marduk",
    FATE_CARD,
    "tablet-of-destinies",
    FATE,
    fits=tablet_fits,
    use=tablet_of_destinies,
    details=of_fate,
)
