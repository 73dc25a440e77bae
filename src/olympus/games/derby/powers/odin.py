"""Odin.

Superior Wisdom (attested): mid-race; before the third bets, look at one placed bet card of each other player.
Hugin and Munin (house): before Zeus draws, look at two random cards of the Zeus deck and put one of them,
shown to all, on the discards (a protection: out for this race).
Sleipnir (house, fate): the creature moves again as far as it has just moved, up to a limit.
"""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import CHANCE, EVERYONE, NOBODY, Log, only, tell
from .. import events
from ..moves import write_card
from ..names import GODS
from ..power import ATTESTED, FATE_CARD, HOUSE, POWERS, Choice
from ..rules.judgment import put_back_to_zeus, take_from_zeus, zeus_card, zeus_size
from ..rules.setup import clockwise
from ..state import BEFORE_ZEUS, FATE, MID_RACE, PEEK, PEEKED, PROTECTION, SEATS, SLOTS, State
from .common import move_by_power, seat_of, spend, take_fate_token
from .details import Details, View, Will, Words, of_fate

ODIN = GODS.index("odin")


@rule
def superior_wisdom_legal(s: State, first: int, out: list[int], n: int) -> int:
    """8.7 One card of each other player is named at once: two are placed, so a bit for each."""
    for bits in range(1 << (s.players - 1)):
        out[n] = first + bits
        n += 1
    return n


@rule
def superior_wisdom(s: State, choice: int, log: Log) -> None:
    spend(s, SUPERIOR_WISDOM, log)
    for i in range(s.players - 1):
        seat = clockwise(s, s.actor, 1 + i)
        slot = (choice >> i) & 1
        s.wisdom_slot[seat] = slot
        tell(log, events.BET_LOOKED_AT, EVERYONE, s.actor, seat, slot)
        tell(log, events.SEEN_BET, only(s.actor), seat, slot, s.bet_card[seat * SLOTS + slot])


def write_superior_wisdom(s: State, choice: int, own: bool) -> str:
    """The bet looked at of each other player, clockwise."""
    return " ".join(str(1 + (choice >> i & 1)) for i in range(s.players - 1))


def bets_named(view: View, sectors: int, words: Words, will: Will) -> Details:
    return {"slots": [int(slot) for slot in words]}


SUPERIOR_WISDOM = POWERS.add(
    "odin",
    ATTESTED,
    "superior-wisdom",
    MID_RACE,
    choice=Choice(1 << (SEATS - 1), superior_wisdom_legal, superior_wisdom, write_superior_wisdom),
    details=bets_named,
)


@rule
def hugin_fits(s: State) -> bool:
    """8.10 Not on an empty deck."""
    return zeus_size(s) > 0


@rule
def hugin_and_munin(s: State, log: Log) -> None:
    spend(s, HUGIN_AND_MUNIN, log)
    s.phase = PEEK
    s.actor = CHANCE


@rule
def peek_card(s: State, choice: int, log: Log) -> None:
    """Two cards, or the only one, are lifted out for Odin alone."""
    card = zeus_card(s, choice)
    looker = seat_of(s, ODIN)
    take_from_zeus(s, card)
    tell(log, events.PEEKED, only(looker), card)
    if s.peek[0] < 0:
        s.peek[0] = card
    else:
        s.peek[1] = card
    if s.peek[1] >= 0 or zeus_size(s) == 0:
        s.phase = PEEKED
        s.actor = looker


@rule
def take_out_legal(s: State, first: int, out: list[int], n: int) -> int:
    out[n] = first
    if s.peek[1] >= 0 and s.peek[1] != s.peek[0]:
        out[n + 1] = first + 1
        return n + 2
    return n + 1


@rule
def take_out(s: State, choice: int, log: Log) -> None:
    """8.10 The card counts as not drawn; a protection is back in the next race."""
    card = s.peek[choice]
    if card != PROTECTION:
        s.discard[card] += 1
    if s.peek[1 - choice] >= 0:
        put_back_to_zeus(s, s.peek[1 - choice])
    s.peek[0] = -1
    s.peek[1] = -1
    tell(log, events.TAKEN_OUT, EVERYONE, s.actor, card)
    s.phase = BEFORE_ZEUS
    s.actor = NOBODY


def write_take_out(s: State, choice: int, own: bool) -> str:
    return f"takes {write_card(s, s.peek[choice])}"


def card_taken(view: View, sectors: int, words: Words, will: Will) -> Details:
    return {"card": " ".join(words[1:])} if words else {}


HUGIN_AND_MUNIN = POWERS.add(
    "odin",
    HOUSE,
    "hugin-and-munin",
    BEFORE_ZEUS,
    fits=hugin_fits,
    use=hugin_and_munin,
    choice=Choice(
        2, take_out_legal, take_out, write_take_out, PEEKED, "card-not-seen", "move-hugin-and-munin-takes"
    ),
    draw=(PEEK, peek_card),
    details=card_taken,
)


@rule
def sleipnir(s: State, log: Log) -> None:
    """8.6, 8.13 As many sectors as it really moved, forward."""
    spend(s, SLEIPNIR, log)
    take_fate_token(s)
    sectors = min(s.fate_moved, s.power_sectors[SLEIPNIR])
    move_by_power(s, s.fate_creature, sectors, s.fate_back, log)


def as_far_again(view: View, sectors: int, words: Words, will: Will) -> Details:
    return of_fate(view, sectors, words, will) | {"sectors": will["by"]}


SLEIPNIR = POWERS.add("odin", FATE_CARD, "sleipnir", FATE, use=sleipnir, sectors=True, details=as_far_again)
