"""`make load`: as fast as it goes beside boardgame.io, then a thousand matches at a person's pace, then idle ones."""

from __future__ import annotations

import argparse
import asyncio
import resource
import time

import httpx

from . import ours, peer
from .figures import Figures, memory


def at_full_speed(matches: int, seconds: float) -> None:
    print(f"{matches} matches of four, every player answers at once, {seconds:.0f} s:", flush=True)
    found: list[Figures] = []
    for name, side in (("boardgame.io", peer), ("olympus", ours)):
        if side is peer and not (peer.FOLDER / "node_modules").exists():
            print("  boardgame.io is not installed (npm install --prefix load/peer): left out")
            continue
        with side.server() as (base, _):
            found.append(asyncio.run(side.measure(base, matches, seconds, 0)))
        print(f"  {name:13}{found[-1]}", flush=True)
    if len(found) == 2:
        one, two = found
        print(
            f"  moves/s × {two.rate / one.rate:.2f}, p99 × {two.percentile(0.99) / one.percentile(0.99):.2f}"
        )


def at_a_persons_pace(matches: int, seconds: float) -> None:
    print(f"{matches} matches, a move every 2 s each, {seconds:.0f} s:", flush=True)
    with ours.server() as (base, pid):
        figures = asyncio.run(ours.measure(base, matches, seconds, 2.0))
        print(f"  olympus      {figures}, {memory(pid):.0f} MB", flush=True)


def idle(matches: int) -> None:
    """Matches that were begun and left: they are in the store, and out of memory after a minute."""
    with ours.server() as (base, pid):
        asyncio.run(begin(base, 20))
        before = memory(pid)
        asyncio.run(begin(base, matches))
        end = time.monotonic() + 150
        while figure(base, "olympus_tables") > 0 and time.monotonic() < end:
            time.sleep(1)
        grown = 1024 * (memory(pid) - before) / matches
        print(
            f"{matches} idle matches: {grown:.1f} kB each, {figure(base, 'olympus_tables'):.0f} tables in memory"
        )


def figure(base: str, name: str) -> float:
    for line in httpx.get(f"{base}/api/metrics").text.splitlines():
        if line.startswith(f"{name} "):
            return float(line.split()[1])
    return 0.0


async def begin(base: str, count: int) -> None:
    async with httpx.AsyncClient(timeout=60) as http:
        for _ in range(count):
            await ours.Match(base, Figures(), 0).begin(http)


def main() -> None:
    given = argparse.ArgumentParser(prog="python -m load", description=__doc__)
    given.add_argument("--matches", type=int, default=100)
    given.add_argument("--seconds", type=float, default=15)
    given.add_argument(
        "--people", type=int, default=1000, help="matches at a person's pace; 0 leaves that out"
    )
    given.add_argument("--idle", type=int, default=500, help="idle matches; 0 leaves that out")
    wanted = given.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    at_full_speed(wanted.matches, wanted.seconds)
    if wanted.people:
        at_a_persons_pace(wanted.people, wanted.seconds)
    if wanted.idle:
        idle(wanted.idle)


if __name__ == "__main__":
    main()
