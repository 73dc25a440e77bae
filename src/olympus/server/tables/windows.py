"""How long a turn takes where nobody thinks, and windows: positions in which people are asked in turn and may pass.

How long an answer takes in a window must not tell whether there was a choice. So a pass without a choice takes as
long as one that somebody considers, now and then, and nobody considers longer than any such pass can take.
"""

from __future__ import annotations

import random
from typing import NamedTuple


class Pause(NamedTuple):
    """Seconds, log-normal: at least, mostly, and how much that varies."""

    least: float
    median: float
    spread: float

    def draw(self) -> float:
        return max(self.least, draw.lognormvariate(0.0, self.spread) * self.median)


PAUSE = Pause(0.3, 0.55, 0.35)
"""Of a move that no person makes. Clients show it at their own pace."""
LONGEST = 1.2
WINDOW = Pause(0.9, 1.6, 0.55)
"""In a window: before it is over no answer counts."""
CONSIDERED = Pause(0.9, 7.0, 0.75)
"""As somebody considers."""
SHARE = 0.06
"""Of the pauses in windows, those that are drawn as if somebody considered."""
LIMIT = 45.0
"""Seconds after which a window is over: whoever has not answered passes."""
SPARE = 0.5
"""Seconds before that at which the answer of whoever gave one counts, however long the pause."""
draw = random.SystemRandom()


def limit(pace: float, seconds: int) -> float:
    """How long a window may last where the clock allows `seconds` for a move; 0: any time."""
    longest = LIMIT * max(1.0, pace)
    return min(longest, seconds) if seconds else longest


def pause(pace: float, window: float | None) -> float:
    """Seconds that a turn takes at least; `window` is the limit of the window in which it is."""
    if window is None:
        return min(PAUSE.draw(), LONGEST) * pace
    kind = CONSIDERED if draw.random() < SHARE else WINDOW
    return min(kind.draw() * pace, window)
