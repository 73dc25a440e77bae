"""Moves: their codes and their notation.

A code says all of a move; the ranges below follow each other. The notation is one line that reads back:
`route keep`, `influence Zeus-Helios 3 on Zeus`, `deed odyssey Helios 3`, `bid Zeus 2 + Zeus-Helios 3`, ...
"""

from __future__ import annotations

from ...core.fields import rule
from .cards import is_double, other_god, top_god, value_of
from .names import GODS
from .state import CARDS, MAX_ORACLE, State

KEEP = 0
CHANGE = KEEP + 1
"""CHANGE + the Oracle card put on Poseidon"""
INFLUENCE = CHANGE + CARDS
"""INFLUENCE + card * 2 + 1 for a double's lower god"""
FAVOUR = INFLUENCE + 2 * CARDS
"""The same for the deed"""
ORACLE = FAVOUR + 2 * CARDS
"""ORACLE + card * 4 + place of the Oracle card discarded for it; 3: none"""
ODYSSEY = ORACLE + 4 * CARDS
"""ODYSSEY + card"""
LANDFALL = ODYSSEY + CARDS
DISCARD = LANDFALL + 1
"""DISCARD + card"""
SHED = DISCARD + CARDS
"""SHED + card"""
PASS = SHED + CARDS
BID = PASS
"""BID + bits: bit i is place i of the own Oracle; at least one"""
MOVES = BID + (1 << MAX_ORACLE)

MAX_LEGAL = 32
"""Never reached: the most is a hand of 6 with 3 Oracle cards to replace, and 6 discards."""


@rule
def god_of(code: int) -> int:
    """The god that `card * 2 + lower` is laid on."""
    return other_god(code >> 1) if code & 1 else top_god(code >> 1)


def write_card(card: int) -> str:
    """`Zeus 3`, `Zeus-Helios 3` (a double, the god on top first)."""
    gods = f"{GODS[top_god(card)]}-{GODS[other_god(card)]}" if is_double(card) else GODS[top_god(card)]
    return f"{gods} {value_of(card)}"


def read_card(text: str) -> int:
    """The card of a notation; -1: it is none."""
    return next((card for card in range(CARDS) if write_card(card) == text), -1)


def write(s: State, code: int, seat: int) -> str:
    """The notation of the actor's move, for a seat: what others lay face down is `?`."""
    if code == KEEP:
        return "route keep"
    if code < INFLUENCE:
        return f"route change {write_card(code - CHANGE)}"
    if code < FAVOUR:
        return f"influence {write_laid(code - INFLUENCE)}"
    if code < ORACLE:
        return f"deed favour {write_laid(code - FAVOUR)}"
    if code < ODYSSEY:
        return write_oracle(s, code - ORACLE, seat == s.actor)
    if code < LANDFALL:
        return f"deed odyssey {write_card(code - ODYSSEY)}"
    if code == LANDFALL:
        return "deed landfall"
    if code < SHED:
        return f"discard {write_card(code - DISCARD)}"
    if code < PASS:
        return f"shed {write_card(code - SHED)}"
    if code == PASS:
        return "pass"
    return write_bid(s, code - BID, seat == s.actor)


def write_laid(choice: int) -> str:
    return f"{write_card(choice >> 1)} on {GODS[god_of(choice)]}"


def write_oracle(s: State, choice: int, own: bool) -> str:
    """The card put down is the owner's secret; one discarded for it is seen by all."""
    card, place = divmod(choice, 4)
    text = f"deed oracle {write_card(card) if own else '?'}"
    if place == MAX_ORACLE:
        return text
    return f"{text} for {write_card(s.oracle[s.actor * MAX_ORACLE + place])}"


def write_bid(s: State, bits: int, own: bool) -> str:
    low = s.actor * MAX_ORACLE
    cards = [s.oracle[low + place] for place in range(MAX_ORACLE) if bits >> place & 1]
    return f"bid {' + '.join(write_card(card) if own else '?' for card in cards)}"
