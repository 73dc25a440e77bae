"""The time of day as the server counts it."""

from __future__ import annotations

import time

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
