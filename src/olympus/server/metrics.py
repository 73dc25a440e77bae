"""Figures for an operator, in Prometheus' text form."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .tables.registry import Hall

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


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

    def text(self, hall: Hall) -> str:
        lines: list[str] = []

        def put(name: str, kind: str, value: float, about: str) -> None:
            lines.append(
                f"# HELP olympus_{name} {about}\n# TYPE olympus_{name} {kind}\nolympus_{name} {value}"
            )

        put("moves_total", "counter", self.moves, "Moves stored by this process.")
        put("matches_finished_total", "counter", self.finished, "Matches that came to their end.")
        put("moves_refused_total", "counter", self.refused, "Moves and messages refused.")
        put("limited_total", "counter", self.limited, "Calls and messages over a limit.")
        put(
            "sockets_dropped_total",
            "counter",
            self.dropped,
            "Lines cut: slow, silent, flooding or too large.",
        )
        put("requests_total", "counter", self.requests, "HTTP calls.")
        put("commits_total", "counter", hall.writer.commits, "Transactions.")
        put("writes_total", "counter", hall.writer.written, "Writes that went into them.")
        put("sockets", "gauge", len(hall.sockets), "Open websockets.")
        put("tables", "gauge", len(hall.lives), "Tables in memory.")
        put("matches", "gauge", sum(1 for live in hall.lives.values() if live.match), "Matches in memory.")
        put("bots_ready", "gauge", int(hall.bots_ready.is_set()), "Whether the bots' rules are compiled.")
        put("tasks", "gauge", len(hall.tasks), "Tasks under way.")
        lines.append("# HELP olympus_move_seconds From a move's arrival to its being stored.")
        lines.append("# TYPE olympus_move_seconds histogram")
        total = 0
        for bound, count in zip([*map(str, BUCKETS), "+Inf"], self.buckets, strict=True):
            total += count
            lines.append(f'olympus_move_seconds_bucket{{le="{bound}"}} {total}')
        lines.append(f"olympus_move_seconds_sum {self.seconds}\nolympus_move_seconds_count {total}")
        return "\n".join(lines) + "\n"
