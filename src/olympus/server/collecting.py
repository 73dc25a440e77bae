"""Python's collector of what nothing holds any more, as a process that serves players wants it."""

from __future__ import annotations

import gc

YOUNG = 100_000
"""Objects that are made and stay before those among them are searched for that nothing holds any more."""


def spare_the_collector() -> None:
    """What was made for the start stays for good, and what is made for a move is let go of by itself.

    So only what is young is searched while people play, and seldom; the rest when the hall is tidied.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 1_000_000, 1_000_000)
