"""Figures for an operator, in Prometheus' text form."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import NamedTuple

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Figure(NamedTuple):
    name: str
    """Counters end in `_total`."""
    value: float
    about: str


class Metrics:
    def __init__(self) -> None:
        self.moves = 0
        self.finished = 0
        self.refused = 0
        self.limited = 0
        self.dropped = 0
        self.requests = 0
        self.buckets = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def move_took(self, seconds: float) -> None:
        self.buckets[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def text(self, gauges: Iterable[Figure]) -> str:
        lines: list[str] = []
        counters = (
            Figure("moves_total", self.moves, "Moves stored by this process."),
            Figure("matches_finished_total", self.finished, "Matches that came to their end."),
            Figure("moves_refused_total", self.refused, "Moves and messages refused."),
            Figure("limited_total", self.limited, "Calls and messages over a limit."),
            Figure("sockets_dropped_total", self.dropped, "Lines cut: slow, silent, flooding or too large."),
            Figure("requests_total", self.requests, "HTTP calls."),
        )
        for name, value, about in (*counters, *gauges):
            kind = "counter" if name.endswith("_total") else "gauge"
            lines.append(
                f"# HELP olympus_{name} {about}\n# TYPE olympus_{name} {kind}\nolympus_{name} {value}"
            )
        lines.append("# HELP olympus_move_seconds From a move's arrival to its being stored.")
        lines.append("# TYPE olympus_move_seconds histogram")
        total = 0
        for bound, count in zip([*map(str, BUCKETS), "+Inf"], self.buckets, strict=True):
            total += count
            lines.append(f'olympus_move_seconds_bucket{{le="{bound}"}} {total}')
        lines.append(f"olympus_move_seconds_sum {self.seconds}\nolympus_move_seconds_count {total}")
        return "\n".join(lines) + "\n"
