"""Counts that run down by themselves, for limits: in memory, or in a store for all processes that serve it."""

from __future__ import annotations

import hashlib
import math
import time

from sqlalchemy import Connection, text

from .engine import Engine

MOST = 50_000
"""Counts in memory."""
NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
"""The database's clock in milliseconds: one for all processes."""
LEFT = f"greatest(0, c.used - greatest(0, {NOW} - c.at) * CAST(:rate AS float8) / 1000)"
ADD = text(
    f"INSERT INTO counters AS c (key, used, at, until) VALUES (:key, 1, {NOW}, {NOW} + CAST(:lasts AS bigint)) "
    f"ON CONFLICT (key) DO UPDATE SET used = {LEFT} + 1, at = {NOW}, "
    f"until = {NOW} + CAST(:lasts * ({LEFT} + 1) AS bigint) "
    f"WHERE {LEFT} + 1 <= CAST(:most AS float8) RETURNING used"
)
COUNT = text(f"SELECT {LEFT} FROM counters AS c WHERE key = :key")


class Local:
    """Counts of this process."""

    def __init__(self) -> None:
        self.counts: dict[str, tuple[float, float, float]] = {}
        """By key: how much, as of when, and how much of it goes in a second."""

    def add(self, key: str, rate: float, most: float = math.inf) -> bool:
        """One more, if that is not too many."""
        used, moment = self.count(key, rate) + 1, time.monotonic()
        if used > most:
            return False
        if len(self.counts) >= MOST:
            self.forget_empty()
            if len(self.counts) >= MOST:
                self.counts.clear()
        self.counts[key] = (used, moment, rate)
        return True

    def count(self, key: str, rate: float) -> float:
        used, at, _ = self.counts.get(key, (0.0, 0.0, rate))
        return max(0.0, used - (time.monotonic() - at) * rate)

    def forget_empty(self) -> None:
        """A count that has run down is as good as none."""
        moment = time.monotonic()
        kept = {key: one for key, one in self.counts.items() if one[0] > (moment - one[1]) * one[2]}
        self.counts = kept


class Counters:
    """Counts that change seldom: where several processes serve a store they are kept there."""

    def __init__(self, engine: Engine | None = None) -> None:
        self.engine = engine if engine is not None and engine.shared else None
        self.local = Local()

    async def add(self, key: str, rate: float, most: float = math.inf) -> bool:
        """One more, if that is not too many, whatever process is asked."""
        if self.engine is None:
            return self.local.add(key, rate, most)
        values = {"key": packed(key), "rate": rate, "most": most, "lasts": 1000 / rate}

        def change(connection: Connection) -> bool:
            # a count that a power cut forgets harms nobody: do not wait for the disk
            connection.execute(text("SET LOCAL synchronous_commit TO off"))
            return connection.execute(ADD, values).one_or_none() is not None

        # a statement of its own, not one of a group: rows locked in no order cannot wait for each other
        return await self.engine.write(change)

    async def count(self, key: str, rate: float) -> float:
        if self.engine is None:
            return self.local.count(key, rate)
        values = {"key": packed(key), "rate": rate}
        found = await self.engine.read(lambda connection: connection.execute(COUNT, values).scalar())
        return float(found or 0.0)


def packed(key: str) -> str:
    """Names and addresses are not kept in the store."""
    return hashlib.blake2b(key.encode(), digest_size=16).hexdigest()
