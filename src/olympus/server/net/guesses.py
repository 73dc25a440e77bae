"""Guesses at passwords and recovery codes: the more fail at a name, the longer the next one takes.

Nobody is locked out: whoever signed in from an address before is not slowed down there by the guesses of others.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..errors import Refusal
from ..people.names import name_key
from .limits import Limits

FREE = 5
"""Failures at a name that cost nobody time."""
FIRST, LONGEST = 0.5, 10.0
"""Seconds that the next guess takes, doubled with each failure."""
FORGIVEN = 600.0
"""Seconds after which a failure no longer counts."""
MOST_WAITING = 20
"""Guesses at a name that wait at once."""
KNOWN = 180 * 86_400.0
"""Seconds for which it is known that somebody signed in to a name from a place."""


class Guesses:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.counters = limits.counters
        self.waiting: dict[str, int] = {}

    async def delay(self, key: str) -> float:
        extra = await self.counters.count(f"failed {key}", 1 / FORGIVEN) - FREE
        return 0.0 if extra <= 0 else min(LONGEST, FIRST * 2.0**extra) / self.limits.scale

    @asynccontextmanager
    async def guess(self, name: str, place: str) -> AsyncIterator[None]:
        """One guess; it failed if a `Refusal` comes out of it."""
        await self.limits.need_shared("password", place)
        key = name_key(name)[:100]
        known = f"known {place} {key}"
        if not await self.counters.count(known, 1 / KNOWN):
            await self.wait(key)
        try:
            yield
        except Refusal:
            await self.counters.add(f"failed {key}", 1 / FORGIVEN)
            raise
        await self.counters.add(known, 1 / KNOWN, 2)

    async def wait(self, key: str) -> None:
        if self.waiting.get(key, 0) >= MOST_WAITING:
            raise Refusal("too-often", 429)
        self.waiting[key] = self.waiting.get(key, 0) + 1
        try:
            await asyncio.sleep(await self.delay(key))
        finally:
            self.waiting[key] -= 1
            if not self.waiting[key]:
                del self.waiting[key]
