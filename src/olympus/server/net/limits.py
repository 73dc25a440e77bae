"""How often: a bucket for each caller and kind, filled at a steady rate."""

from __future__ import annotations

import time

from ..errors import Refusal

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
MOST = 50_000


class Limits:
    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, who: str) -> bool:
        """Whether one more is allowed."""
        rate, most = LIMITS[kind]
        rate, most = rate * self.scale, most * self.scale
        moment = time.monotonic()
        if len(self.buckets) > MOST:
            self.forget_full()
            if len(self.buckets) > MOST:
                self.buckets.clear()
        level, at = self.buckets.get((kind, who), (most, moment))
        level = min(most, level + (moment - at) * rate)
        if level < 1:
            self.buckets[kind, who] = (level, moment)
            return False
        self.buckets[kind, who] = (level - 1, moment)
        return True

    def need(self, kind: str, who: str) -> None:
        if not self.take(kind, who):
            raise Refusal("too-often", 429)

    def forget_full(self) -> None:
        """Buckets that are full again are as good as new ones."""
        moment = time.monotonic()
        kept = {}
        for (kind, who), (level, at) in self.buckets.items():
            rate, most = LIMITS[kind]
            if level + (moment - at) * rate * self.scale < most * self.scale:
                kept[kind, who] = (level, at)
        self.buckets = kept
