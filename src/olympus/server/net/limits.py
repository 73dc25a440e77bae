"""How often: a bucket for each caller and kind, filled at a steady rate."""

from __future__ import annotations

from typing import Literal

from ..errors import Refusal
from ..store.counters import Counters, Local

LIMITS = {
    "call": (20.0, 100.0),
    "change": (5.0, 60.0),
    "guest": (0.2, 30.0),
    "table": (0.1, 60.0),
    "listed": (0.05, 10.0),
    "password": (0.1, 10.0),
    "verify": (1.0, 20.0),
    "message": (20.0, 80.0),
    "chat": (0.5, 5.0),
    "hint": (0.2, 6.0),
    "report": (0.01, 6.0),
    "socket": (2.0, 100.0),
}
"""By kind: how many a second, and how many at once."""
COUNTED = {
    "call": "HTTP calls of an address",
    "change": "changes of tables, of a person; lessons, of an address",
    "guest": "new guests of an address",
    "table": "new tables of an address",
    "listed": "tables that an address puts on the list",
    "password": "calls with a password of an address; changes of a password, of a person",
    "verify": "checks and replays of records, of an address",
    "message": "messages through websockets, of a person (without a session: of an address)",
    "chat": "chat messages of a person",
    "hint": "hints for a person",
    "report": "reports of a person",
    "socket": "new websockets of an address",
}
"""What each kind counts, for docs/protocol.md."""
Shared = Literal["guest", "table", "listed", "password", "report"]
"""Kinds that are counted for all processes that serve a store together."""
Own = Literal["call", "change", "verify", "message", "chat", "hint", "socket"]
"""Kinds that each process counts by itself: they come often, and a few times as many harm nobody."""


class Limits:
    def __init__(self, scale: float, counters: Counters | None = None) -> None:
        self.scale = scale
        self.local = Local()
        self.counters = counters or Counters()

    def bounds(self, kind: Own | Shared) -> tuple[float, float]:
        rate, most = LIMITS[kind]
        return rate * self.scale, most * self.scale

    def take(self, kind: Own, who: str) -> bool:
        """Whether this process allows one more."""
        return self.local.add(f"{kind} {who}", *self.bounds(kind))

    def need(self, kind: Own, who: str) -> None:
        if not self.take(kind, who):
            raise Refusal("too-often", 429)

    async def need_shared(self, kind: Shared, who: str) -> None:
        """Refuse what is too often for all processes together."""
        if not await self.counters.add(f"{kind} {who}", *self.bounds(kind)):
            raise Refusal("too-often", 429)

    def forget_old(self) -> None:
        self.local.forget_empty()
        self.counters.local.forget_empty()
