"""What is counted: moves, the time from a move to each player's view of it, the server's processor time."""

from __future__ import annotations

import asyncio
import os
import re
import time
from pathlib import Path

WARM = 3.0
"""Seconds that do not count."""


class Figures:
    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.moves = 0
        self.views: list[float] = []
        self.began = self.spent = 0.0
        self.seconds = self.processor = self.own = 0.0

    @property
    def counting(self) -> bool:
        return bool(self.began) and not self.seconds

    def move(self) -> None:
        self.moves += self.counting

    def view(self, seconds: float) -> None:
        if self.counting:
            self.views.append(seconds)

    async def watch(self, tasks: list[asyncio.Task[None]], seconds: float, warm: float = WARM) -> None:
        """Count what players do for some time, then end them."""
        await asyncio.sleep(warm)
        self.start()
        ended, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        self.stop()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for task in ended:
            task.result()  # none should have ended: say why

    def start(self) -> None:
        self.began, self.spent = time.monotonic(), processor(self.pid)
        self.own = time.process_time()

    def stop(self) -> None:
        self.seconds, self.processor = time.monotonic() - self.began, processor(self.pid) - self.spent
        self.own = time.process_time() - self.own

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def cost(self) -> float:
        """Milliseconds of the server's processor time for a move."""
        return 1000 * self.processor / max(1, self.moves)

    def percentile(self, part: float) -> float:
        """Milliseconds."""
        ordered = sorted(self.views)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")

    def __str__(self) -> str:
        return (
            f"{self.rate:7.0f} moves/s; move to view {self.percentile(0.5):6.1f} ms median, "
            f"{self.percentile(0.99):6.1f} ms p99; {self.cost:.2f} ms of processor time a move; "
            f"cores in use: server {self.processor / self.seconds:.2f}, players {self.own / self.seconds:.2f}"
        )


def together(rounds: list[Figures]) -> Figures:
    """Several measurements as one."""
    whole = Figures(0)
    for one in rounds:
        whole.moves += one.moves
        whole.views += one.views
        whole.seconds += one.seconds
        whole.processor += one.processor
        whole.own += one.own
    return whole


def memory(pid: int) -> float:
    """Megabytes that a process and its children hold."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return (int(found[1]) / 1024 if found else 0.0) + sum(map(memory, children(pid)))


def processor(pid: int) -> float:
    """Seconds that a process has computed, all its threads and its children together."""
    numbers = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(map(processor, children(pid)))


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
