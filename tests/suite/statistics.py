"""Whether counts fit what they should be: Pearson's test, with nothing but the standard library."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

SURE = 5.0
"""In standard deviations: chance alone does this about once in three million tests."""


def limit(freedom: int) -> float:
    """What chi-square with so many degrees of freedom practically never exceeds (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + SURE * sqrt(spread)) ** 3


def assert_fits(counts: Sequence[int], weights: Sequence[float]) -> None:
    """Counts of outcomes whose chances are in the proportion of the weights."""
    if len(counts) < 2:
        return
    total, weight = sum(counts), sum(weights)
    expected = [total * w / weight for w in weights]
    assert min(expected) >= 5, "too few draws to tell anything"
    found = sum((count - wanted) ** 2 / wanted for count, wanted in zip(counts, expected, strict=True))
    allowed = limit(len(counts) - 1)
    assert found <= allowed, (
        f"chi-square {found:.1f} of {len(counts)} outcomes, at most {allowed:.1f} expected"
    )


def assert_even(counts: Sequence[int]) -> None:
    assert_fits(counts, [1.0] * len(counts))
