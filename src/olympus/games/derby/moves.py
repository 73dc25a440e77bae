"""The codes of moves: a code says all of a move; the ranges below follow each other. And how cards are written."""

from __future__ import annotations

from functools import lru_cache

from ...core.fields import rule
from .names import CREATURES as CREATURE_NAMES
from .state import BETS, CARDS, CREATURES, KINDS, MAX_FINISH, POWERS, PROTECTION, State

PLAY = 0
"""PLAY + side * 108 + trick * 54 + card; side 0 is the own left holder."""
BET = PLAY + 4 * CARDS
"""BET + bet card * 6 + creature"""
PASS = BET + BETS * CREATURES
TOKEN = PASS + 1
"""TOKEN + sector"""
POWER = TOKEN + MAX_FINISH
"""POWER + power: the powers that are played without a choice"""
CHOICE = POWER + POWERS
"""CHOICE + the choices of the powers that have some, one power after the other: see power.py"""

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
