"""What leaves memory: tables that nobody looks at, and what nothing holds any more."""

from __future__ import annotations

import asyncio
import ctypes
import gc
from typing import TYPE_CHECKING

from ..people.accounts import now

if TYPE_CHECKING:
    from ..tables.live import Live
    from ..tables.registry import Hall

IDLE = 15_000
"""A table that nobody watches is dropped from memory after so many milliseconds."""
IDLE_MATCH = 120_000
"""The match of a table that is watched but not played; one that nobody looks at goes at once. It can be rebuilt."""
AT_ONCE = 10
"""Tables that are looked after before players get their turn again."""
TIDY, MANY = 60_000, 100
"""What was let go of is searched for, and given back to the system, every so many milliseconds; where many tables
are played seldom, for everything stands still meanwhile."""
OVERDUE = 15 * TIDY
"""After so long it is done also where no table was let go of: Python searches only what is young."""
CALM, BUSY = 50_000, 500_000
"""Objects that are made and stay before those among them are searched for that nothing holds any more."""


async def sweep(hall: Hall) -> None:
    """Drop what nobody looks at; all of it is in the store."""
    for number, live in enumerate(list(hall.lives.values())):
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
        if hall.lives.get(live.table.id) is live and not in_use(live):
            drop(hall, live)
    moment = now()
    wait = TIDY if len(hall.lives) < MANY else 10 * TIDY
    since = (moment - hall.tidied) / hall.config.patience
    if since > wait and (hall.untidy or since > OVERDUE):
        hall.tidied, hall.untidy = moment, False
        hall.people.forget_others(hall.by_user)
        hall.limits.forget_full()
        gc.collect()
        give_back_memory()


def in_use(live: Live) -> bool:
    return live.lock.locked() or live.changing.locked() or live.driver.acting is not None


def drop(hall: Hall, live: Live) -> None:
    """The table, or just its match, if it is not needed."""
    idle = (now() - live.touched) / hall.config.patience
    watched = live.needed or bool(live.watches)
    if not watched and idle > IDLE:
        live.driver.stop()
        live.rest()
        del hall.lives[live.table.id]
        hall.untidy = True
    elif live.match is not None and live.driver.timer is None and live.table.id not in hall.turns:
        if not watched or idle > IDLE_MATCH:
            live.rest()


def spare_the_collector() -> None:
    """What was made for the start stays for good, and what is made for a move is let go of by itself.

    So only what is young is searched while people play, and seldom; the rest when the hall is tidied.
    """
    gc.collect()
    gc.freeze()
    set_busy(False)


def set_busy(busy: bool) -> None:
    """Where much happens, a search takes long enough to be felt: it is made more seldom."""
    gc.set_threshold(BUSY if busy else CALM, 1_000_000, 1_000_000)


def give_back_memory() -> None:
    """What the C library keeps of freed memory goes back to the system, where it knows how."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
