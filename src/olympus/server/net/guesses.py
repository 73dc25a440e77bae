"""Guesses at passwords and recovery codes: the more fail at a name, the longer the next one takes.

Nobody is locked out: whoever signed in from an address before is not slowed down there by the guesses of others.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
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
MOST_KNOWN = 20_000


def neighbourhood(address: str) -> str:
    """An address; of IPv6 the network, of which a caller has all addresses."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(ipaddress.ip_network(f"{address}/64", strict=False))


class Guesses:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.failures: dict[str, tuple[float, float]] = {}
        """By name: how many failed, as of when."""
        self.waiting: dict[str, int] = {}
        self.known: dict[tuple[str, str], None] = {}
        """Names and the addresses from which somebody has signed in to them, the latest last."""

    def failed(self, key: str) -> float:
        count, at = self.failures.get(key, (0.0, 0.0))
        return max(0.0, count - (time.monotonic() - at) / FORGIVEN)

    def delay(self, key: str) -> float:
        extra = self.failed(key) - FREE
        return 0.0 if extra <= 0 else min(LONGEST, FIRST * 2.0**extra) / self.limits.scale

    @asynccontextmanager
    async def guess(self, name: str, address: str) -> AsyncIterator[None]:
        """One guess; it failed if a `Refusal` comes out of it."""
        place = neighbourhood(address)
        self.limits.need("password", place)
        key = name_key(name)[:100]
        if (key, place) not in self.known:
            await self.wait(key)
        try:
            yield
        except Refusal:
            self.failures[key] = (self.failed(key) + 1, time.monotonic())
            self.forget()
            raise
        self.known.pop((key, place), None)
        self.known[key, place] = None
        if len(self.known) > MOST_KNOWN:
            del self.known[next(iter(self.known))]

    async def wait(self, key: str) -> None:
        if self.waiting.get(key, 0) >= MOST_WAITING:
            raise Refusal("too-often", 429)
        self.waiting[key] = self.waiting.get(key, 0) + 1
        try:
            await asyncio.sleep(self.delay(key))
        finally:
            self.waiting[key] -= 1
            if not self.waiting[key]:
                del self.waiting[key]

    def forget(self) -> None:
        """Names at which nothing failed lately."""
        if len(self.failures) > MOST_KNOWN:
            self.failures = {key: one for key, one in self.failures.items() if self.failed(key) > 0}
            if len(self.failures) > MOST_KNOWN:
                self.failures.clear()
