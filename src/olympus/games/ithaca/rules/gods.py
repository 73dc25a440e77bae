"""2 Divine Favour, and cards on gods."""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import EVERYONE, Log, tell
from .. import events
from ..cards import value_of
from ..state import GODS, MAX_LAID, State
from .piles import discard


@rule
def lay(s: State, card: int, god: int) -> None:
    """A card on a god, Poseidon included."""
    s.laid[god * MAX_LAID + s.laid_size[god]] = card
    s.laid_size[god] += 1
    s.total[god] += value_of(card)


@rule
def clear_god(s: State, god: int) -> None:
    """All cards of a god are discarded."""
    low = god * MAX_LAID
    for at in range(low, low + s.laid_size[god]):
        discard(s, s.laid[at])
        s.laid[at] = -1
    s.laid_size[god] = 0
    s.total[god] = 0


@rule
def set_favour(s: State, log: Log) -> None:
    """2.1 The god whose cards add up to most; 2.2 ties in their order, Zeus first."""
    best = 0
    for god in range(1, GODS):
        if s.total[god] > s.total[best]:
            best = god
    if best != s.favour:
        s.favour = best
        tell(log, events.FAVOUR, EVERYONE, best)
