"""`make load`: as fast as it goes beside boardgame.io, then a thousand matches at a person's pace, then idle ones."""

from __future__ import annotations

import argparse
import gc
import os
import resource
import time
from statistics import median

import httpx
import uvloop
from rich.console import Console
from rich.table import Table

from . import attack, ours, peer
from .figures import Figures, memory, together

run = uvloop.run

Bar = tuple[str, str, str, bool]
"""What is asked, the bar, what was measured, whether it is met."""


FASTER, SOONER = 2.3, 0.45
"""At full speed: moves per second and p99, as parts of boardgame.io's."""
LATE = 50
"""Milliseconds from a move to a view, p99, at a person's pace."""
IDLE = 17
"""Kilobytes of memory per idle match."""
ROUNDS = 5
"""Turns that both servers take, the middle one counts: how fast a machine is changes from minute to minute."""


def at_full_speed(matches: int, seconds: float) -> list[Bar]:
    print(f"{matches} matches of four, every player answers at once, {ROUNDS} x {seconds:.0f} s:", flush=True)
    if not (peer.FOLDER / "node_modules").exists():
        print("  boardgame.io is not installed (npm install --prefix load/peer): left out")
        with ours.server() as (base, pid):
            print(f"  olympus      {run(ours.measure(base, pid, matches, seconds, 0))}", flush=True)
        return []
    theirs: list[Figures] = []
    mine: list[Figures] = []
    for _ in range(ROUNDS):
        for name, side, rounds in (("boardgame.io", peer, theirs), ("olympus", ours, mine)):
            with side.server() as (base, pid):
                rounds.append(run(side.measure(base, pid, matches, seconds, 0)))
            print(f"  {name:13}{rounds[-1]}", flush=True)
    print(f"all rounds:\n  boardgame.io {together(theirs)}\n  olympus      {together(mine)}", flush=True)
    pairs = list(zip(mine, theirs, strict=True))
    faster = median(our.rate / its.rate for our, its in pairs)
    sooner = median(our.percentile(0.99) / its.percentile(0.99) for our, its in pairs)
    return [
        (
            f"{matches} matches, moves/s, every move durable",
            f"{FASTER} × boardgame.io",
            f"{faster:.2f} ×",
            faster >= FASTER,
        ),
        (
            f"{matches} matches, move to view, p99",
            f"{SOONER} × boardgame.io",
            f"{sooner:.2f} ×",
            sooner <= SOONER,
        ),
    ]


def at_a_persons_pace(matches: int, seconds: float) -> list[Bar]:
    print(f"{matches} matches, a move every 2 s each, {seconds:.0f} s:", flush=True)
    with ours.server() as (base, pid):
        figures = run(ours.measure(base, pid, matches, seconds, 2.0))
        print(f"  olympus      {figures}, {memory(pid):.0f} MB", flush=True)
    late = figures.percentile(0.99)
    return [(f"{matches} matches at a person's pace, p99", f"{LATE} ms", f"{late:.0f} ms", late <= LATE)]


def idle(matches: int) -> list[Bar]:
    """Matches that were begun and left: they are in the store, and soon out of memory."""
    with ours.server() as (base, pid):
        run(begin(base, 50))
        before = memory(pid)
        run(begin(base, matches))
        playing = 1024 * (memory(pid) - before) / matches
        end = time.monotonic() + 150
        while figure(base, "olympus_tables") > 0 and time.monotonic() < end:
            time.sleep(1)
        time.sleep(65)  # then the house tidies up
        grown = 1024 * (memory(pid) - before) / matches
        tables = figure(base, "olympus_tables")
    print(
        f"{matches} matches begun and left: {playing:.1f} kB each at first, then {grown:.1f} kB,",
        f"{tables:.0f} tables in memory",
    )
    return [("memory for an idle match", f"{IDLE} kB", f"{grown:.1f} kB", grown <= IDLE)]


def figure(base: str, name: str) -> float:
    for line in httpx.get(f"{base}/api/metrics").text.splitlines():
        if line.startswith(f"{name} "):
            return float(line.split()[1])
    return 0.0


async def begin(base: str, count: int) -> None:
    async with httpx.AsyncClient(timeout=60) as http:
        for match in await ours.open_tables(base, http, Figures(0), count, 1):
            await match.begin()


def show(bars: list[Bar]) -> None:
    load = os.getloadavg()[0]
    table = Table(
        title=time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
        + f", {os.cpu_count()} cores, load average {load:.1f}"
    )
    for heading in ("asked", "bar", "measured", "met"):
        table.add_column(heading)
    for asked, bar, measured, met in bars:
        table.add_row(asked, bar, measured, "yes" if met else "no")
    Console(width=110).print(table)


def main() -> None:
    given = argparse.ArgumentParser(prog="python -m load", description=__doc__)
    given.add_argument("--matches", type=int, default=100, help="at full speed; 0 leaves that out")
    given.add_argument("--seconds", type=float, default=15, help="of each measurement")
    given.add_argument(
        "--people", type=int, default=1000, help="matches at a person's pace; 0 leaves that out"
    )
    given.add_argument("--idle", type=int, default=1000, help="idle matches; 0 leaves that out")
    given.add_argument("--attack", action="store_true", help="only what others notice of attackers")
    wanted = given.parse_args()
    gc.disable()  # pauses of the players are not the server's
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    bars: list[Bar] = []
    if wanted.attack:
        show([*attack.flooded(wanted.seconds), *attack.greedy(2 * wanted.seconds)])
        return
    if wanted.matches:
        bars += at_full_speed(wanted.matches, wanted.seconds)
    if wanted.people:
        bars += at_a_persons_pace(wanted.people, wanted.seconds)
    if wanted.idle:
        bars += idle(wanted.idle)
    show(bars)


if __name__ == "__main__":
    main()
