"""What is counted: moves, and the time from a move to each player's view of what came of it."""

from __future__ import annotations

from pathlib import Path


class Figures:
    def __init__(self) -> None:
        self.moves = 0
        self.views: list[float] = []
        self.seconds = 0.0

    def view(self, seconds: float) -> None:
        self.views.append(seconds)

    def restart(self) -> None:
        self.moves = 0
        self.views.clear()

    def stop(self, seconds: float) -> None:
        self.seconds = seconds

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def percentile(self, part: float) -> float:
        """Milliseconds."""
        ordered = sorted(self.views)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")

    def __str__(self) -> str:
        return (
            f"{self.rate:7.0f} moves/s; move to view {self.percentile(0.5):6.1f} ms median, "
            f"{self.percentile(0.99):6.1f} ms p99 ({len(self.views)} views)"
        )


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0
