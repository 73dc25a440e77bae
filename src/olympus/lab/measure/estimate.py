"""Means with 95% intervals, added up chunk by chunk so that a million games need little memory."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

Z95 = 1.959963984540054


@dataclass
class Estimate:
    """Count, sum and sum of squares of a figure."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, samples: Any) -> None:
        values = np.asarray(samples, np.float64)
        self.count += values.size
        self.total += float(values.sum())
        self.squares += float((values * values).sum())

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else math.nan

    @property
    def half(self) -> float:
        """Half the width of the 95% interval of the mean."""
        if self.count < 2:
            return math.nan
        variance = max(self.squares - self.total * self.total / self.count, 0.0) / (self.count - 1)
        return Z95 * math.sqrt(variance / self.count)

    def as_data(self) -> dict[str, float | int | None]:
        low, high = self.mean - self.half, self.mean + self.half
        figures = {"mean": self.mean, "low": low, "high": high}
        return {"count": self.count} | {k: None if math.isnan(v) else v for k, v in figures.items()}
