"""The compiled rules of bots and hints, made ready while people already come in: nobody waits for a compiler in a game.

What is not in the cache yet is compiled by a process of its own, which leaves this one free to serve.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from concurrent.futures import Executor

from ... import bots, games

log = logging.getLogger("olympus.bots")


def prepare_all() -> None:
    for game in games.names():
        for bot in bots.names():
            bots.prepare(bot, games.load(game))


def prepare_hints() -> None:
    from ...bots import hints

    for game in games.names():
        hints.prepare(games.load(game))


WORK = {"bots": prepare_all, "hints": prepare_hints}


async def prepare_bots(threads: Executor, bots_ready: asyncio.Event, hints_ready: asyncio.Event) -> None:
    """Compile what is new, load it, and let the bots begin; then the hints."""
    await prepare("bots", threads, bots_ready)
    await prepare("hints", threads, hints_ready)


async def prepare(what: str, threads: Executor, ready: asyncio.Event) -> None:
    child = None
    try:
        quiet = asyncio.subprocess.DEVNULL
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__, what, stdin=quiet, stdout=quiet, stderr=quiet
        )
        await child.wait()
        await asyncio.get_running_loop().run_in_executor(threads, WORK[what])
    except Exception:
        log.exception("%s not prepared", what)  # each compiles when it is asked
    finally:
        if child is not None and child.returncode is None:
            child.kill()
        ready.set()


if __name__ == "__main__":
    os.nice(10)
    WORK[sys.argv[1]]()
