"""Moves: their codes and their notation.

A code says all of a move; the ranges below follow each other. The notation is one line that reads back:
`play left Dragon 2+3/1 trick`, `bet first Dragon`, `pass`, `token 7`, `power sun-ray`, ...
"""

from __future__ import annotations

from functools import lru_cache

from ...core.fields import rule
from .names import BETS as BET_NAMES
from .names import CREATURES as CREATURE_NAMES
from .names import POWERS as POWER_NAMES
from .names import SIDES
from .state import BETS, CARDS, CREATURES, KINDS, MAX_FINISH, POWERS, PROTECTION, SEATS, SLOTS, State

PLAY = 0
"""PLAY + side * 108 + trick * 54 + card; side 0 is the own left holder."""
BET = PLAY + 4 * CARDS
"""BET + bet card * 6 + creature"""
PASS = BET + BETS * CREATURES
TOKEN = PASS + 1
"""TOKEN + sector"""
POWER = TOKEN + MAX_FINISH
"""POWER + power: the powers that need no choice"""
TRICKSTER = POWER + POWERS
"""TRICKSTER + slot * 6 + creature"""
FALCON_EYE = TRICKSTER + SLOTS * CREATURES
"""FALCON_EYE + holder"""
PROPHECY = FALCON_EYE + SEATS
"""PROPHECY + slot * 11 + bet card"""
WISDOM = PROPHECY + SLOTS * BETS
"""WISDOM + bits: bit i is the slot looked at of the i-th player clockwise"""
HUGIN = WISDOM + 32
"""HUGIN + which of the two cards seen is taken out"""
RENEWAL = HUGIN + 2
"""RENEWAL + side * 9 + kind of the card discarded"""
FEATHERED_WIND = RENEWAL + 2 * KINDS
BLESSING = FEATHERED_WIND + CREATURES
PARDON_CARD = BLESSING + CREATURES
"""PARDON_CARD + which of the drawn cards goes back"""
MOVES = PARDON_CARD + 2

MAX_LEGAL = 128
"""Never reached: the most is 66 bets, or 18 cards of two holders with and without trick, and a few powers."""


@rule
def creature_of(card: int) -> int:
    return card // KINDS


@rule
def play_code(side: int, card: int, trick: int) -> int:
    return PLAY + side * 2 * CARDS + trick * CARDS + card


@rule
def bet_code(bet: int, creature: int) -> int:
    return BET + bet * CREATURES + creature


def write_card(s: State, card: int) -> str:
    """`Dragon 4/2`, `Dragon 2+3/1` (a bonus), `protection`."""
    if card == PROTECTION:
        return "protection"
    kind = card % KINDS
    return card_text(card // KINDS, s.fast[kind], s.bonus[kind], s.slow[kind])


@lru_cache(1000)
def card_text(creature: int, fast: int, bonus: int, slow: int) -> str:
    return f"{CREATURE_NAMES[creature]} {fast}{f'+{bonus}' if bonus else ''}/{slow}"


@lru_cache(1000)
def play_text(code: int, fast: int, bonus: int, slow: int) -> str:
    side_and_trick, card = divmod(code, CARDS)
    side, trick = divmod(side_and_trick, 2)
    return f"play {SIDES[side]} {card_text(card // KINDS, fast, bonus, slow)}{' trick' if trick else ''}"


OWN_BETS = [f"bet {bet} {creature}" for bet in BET_NAMES for creature in CREATURE_NAMES]
HIDDEN_BETS = [f"bet ? {creature}" for creature in CREATURE_NAMES]


def write(s: State, code: int, seat: int) -> str:
    """The notation of the actor's move, for a seat: another seat's bet card is `?`."""
    if code < BET:
        kind = code % KINDS  # CARDS is a multiple of it
        return play_text(code, s.fast[kind], s.bonus[kind], s.slow[kind])
    own = seat == s.actor
    if code < PASS:
        return OWN_BETS[code - BET] if own else HIDDEN_BETS[(code - BET) % CREATURES]
    if code == PASS:
        return "pass"
    if code < POWER:
        return f"token {code - TOKEN}"
    if code < TRICKSTER:
        return f"power {POWER_NAMES[code - POWER]}"
    return "power " + write_choice(s, code, own)


def write_choice(s: State, code: int, own: bool) -> str:
    """The powers that come with a choice."""
    if code < FALCON_EYE:
        slot, creature = divmod(code - TRICKSTER, CREATURES)
        return f"trickster {slot + 1} {CREATURE_NAMES[creature]}"
    if code < PROPHECY:
        return f"falcon-eye holder {code - FALCON_EYE}"
    if code < WISDOM:
        slot, bet = divmod(code - PROPHECY, BETS)
        return f"prophecy {slot + 1} {BET_NAMES[bet] if own else '?'}"
    if code < HUGIN:
        bits = code - WISDOM
        slots = " ".join(str(1 + (bits >> i & 1)) for i in range(s.players - 1))
        return f"superior-wisdom {slots}"
    if code < RENEWAL:
        return f"hugin-and-munin takes {write_card(s, s.peek[code - HUGIN])}"
    if code < FEATHERED_WIND:
        side, kind = divmod(code - RENEWAL, KINDS)
        return f"renewal {SIDES[side]} {write_card(s, creature_of(s.card) * KINDS + kind)}"
    if code < BLESSING:
        return f"feathered-wind {CREATURE_NAMES[code - FEATHERED_WIND]}"
    if code < PARDON_CARD:
        return f"heavenly-dukes-blessing {CREATURE_NAMES[code - BLESSING]}"
    return f"celestial-pardon {write_card(s, s.drawn[code - PARDON_CARD])}"
