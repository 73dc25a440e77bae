"""Moves as one line that reads back.

`play left Dragon 2+3/1 trick`, `bet first Dragon`, `pass`, `token 7`, `power sun-ray`, ...
"""

from __future__ import annotations

from functools import lru_cache

from .moves import BET, CHOICE, PASS, POWER, TOKEN, card_text
from .names import BETS, CREATURES, SIDES
from .power import POWERS
from .state import CARDS, KINDS, State


@lru_cache(1000)
def play_text(code: int, fast: int, bonus: int, slow: int) -> str:
    side_and_trick, card = divmod(code, CARDS)
    side, trick = divmod(side_and_trick, 2)
    return f"play {SIDES[side]} {card_text(card // KINDS, fast, bonus, slow)}{' trick' if trick else ''}"


OWN_BETS = [f"bet {bet} {creature}" for bet in BETS for creature in CREATURES]
HIDDEN_BETS = [f"bet ? {creature}" for creature in CREATURES]


def write(s: State, code: int, seat: int) -> str:
    """The notation of the actor's move, for a seat: another seat's bet card is `?`."""
    if code < BET:
        kind = code % KINDS  # CARDS is a multiple of it
        return play_text(code, s.fast[kind], s.bonus[kind], s.slow[kind])
    own = seat == s.actor
    if code < PASS:
        return OWN_BETS[code - BET] if own else HIDDEN_BETS[(code - BET) % len(CREATURES)]
    if code == PASS:
        return "pass"
    if code < POWER:
        return f"token {code - TOKEN}"
    if code < CHOICE:
        return f"power {POWERS[code - POWER].name}"
    power, choice = POWERS.chosen(code - CHOICE)
    return f"power {power.name} {choice.write(s, code - CHOICE - power.first, own)}"
