"""The time of day as the server counts it."""

from __future__ import annotations

import time

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
STEADY = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""A clock that nobody sets; on Linux it goes on while the machine sleeps."""
BEGAN = time.time_ns() - time.clock_gettime_ns(STEADY)
"""The time of day at which that clock was 0, as the machine's clock had it when this process began."""


def now() -> int:
    """Milliseconds since 1970; whoever sets the machine's clock changes no player's time."""
    return (BEGAN + time.clock_gettime_ns(STEADY)) // 1_000_000
