"""Names for chance: what is drawn, and who sees it."""

from __future__ import annotations

from .moves import write_card
from .names import GODS as GOD_NAMES
from .powers.common import seat_of
from .powers.odin import ODIN
from .rules.setup import holder_due
from .state import DEAL, FIRST_PLAYER, GODS, PARDON, PEEK, State
from .view import sees_holder


def title(s: State) -> str:
    """What is drawn: consecutive draws of one title are one line of a record."""
    if s.phase == GODS:
        return "gods"
    if s.phase == FIRST_PLAYER:
        return "first player"
    if s.phase == DEAL:
        return f"race {s.race + 1} deal holder {holder_due(s)}"
    if s.phase == PEEK:
        return f"race {s.race + 1} Odin sees"
    if s.phase == PARDON:
        return f"race {s.race + 1} Zeus draws again"
    return f"race {s.race + 1} Zeus draws"


def name(s: State, label: int) -> str:
    if s.phase == GODS:
        return GOD_NAMES[label]
    if s.phase == FIRST_PLAYER:
        return f"seat {label}"
    return write_card(s, label)


def seen(s: State, seat: int) -> bool:
    """1.5 A deal is seen by the holder's neighbours; what Odin looks at by Odin; all else by everyone."""
    if s.phase == DEAL:
        return sees_holder(s, seat, holder_due(s))
    return s.phase != PEEK or seat == seat_of(s, ODIN)
