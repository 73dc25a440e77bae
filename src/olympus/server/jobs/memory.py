"""Memory: tables that nobody follows are dropped; garbage collection when it disturbs least."""

from __future__ import annotations

import asyncio
import ctypes
import gc

from ..clock import now
from ..net.service import Service
from ..tables.live import Live

IDLE = 15_000
"""A table that nobody watches is dropped from memory after so many milliseconds."""
IDLE_MATCH = 120_000
"""The match of a table that is watched but not played; one that nobody looks at goes at once. It can be rebuilt."""
AT_ONCE = 10
"""Tables that are looked after before players get their turn again."""
TIDY, MANY = 60_000, 100
"""Full gc and malloc_trim every TIDY ms; ten times as seldom from MANY tables on, since everything waits for it."""
OVERDUE = 15 * TIDY
"""Milliseconds after which that is done also where no table was dropped: otherwise gc looks at young objects only."""
CALM, BUSY = 50_000, 500_000
"""Thresholds of the youngest generation of gc."""


class Sweeper:
    def __init__(self, service: Service) -> None:
        self.service = service
        self.tables = service.tables
        self.untidy = False
        """Tables were dropped since the last full gc."""
        self.tidied = 0

    async def sweep(self) -> None:
        """Drop what nobody looks at; all of it is in the store."""
        for number, live in enumerate(list(self.tables.lives.values())):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
            if self.tables.lives.get(live.table.id) is live and not in_use(live):
                self.drop(live)
        self.tidy()

    def drop(self, live: Live) -> None:
        """The table, or just its match, if it is not needed."""
        idle = (now() - live.touched) / self.service.config.patience
        watched = live.needed or bool(live.subscribers)
        if not watched and idle > IDLE:
            live.driver.stop()
            self.rest(live)
            del self.tables.lives[live.table.id]
            self.untidy = True
        elif live.match is not None and not live.driver.waiting and live.table.id not in self.tables.turns:
            if not watched or idle > IDLE_MATCH:
                self.rest(live)

    def rest(self, live: Live) -> None:
        live.rest()
        self.service.dispatch.forget(live.table.id)

    def tidy(self) -> None:
        """From time to time a full gc, and malloc_trim."""
        moment = now()
        wait = TIDY if len(self.tables.lives) < MANY else 10 * TIDY
        since = (moment - self.tidied) / self.service.config.patience
        if since > wait and (self.untidy or since > OVERDUE):
            self.tidied, self.untidy = moment, False
            self.service.people.forget_others(self.service.sessions.by_user)
            self.service.limits.forget_old()
            gc.collect()
            give_back_memory()


def in_use(live: Live) -> bool:
    return live.lock.locked() or live.changing.locked() or live.driver.acting


def spare_the_collector() -> None:
    """Freeze what was made at the start; what a move makes is freed by reference counts.

    So gc looks at young objects only while people play, and seldom; at the rest when the sweeper tidies.
    """
    gc.collect()
    gc.freeze()
    set_busy(False)


def set_busy(busy: bool) -> None:
    """Under load a gc takes long enough to be felt: it runs more seldom."""
    gc.set_threshold(BUSY if busy else CALM, 1_000_000, 1_000_000)


def give_back_memory() -> None:
    """Give freed memory that the C library keeps back to the system, where it knows how."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
