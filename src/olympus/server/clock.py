"""The time of day as the server counts it."""

from __future__ import annotations

import time

HOUR = 3_600_000
DAY = 24 * HOUR


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
