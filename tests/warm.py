"""Compile what the tests run as machine code, each game in a process of its own: `python -m tests.warm`.

Quick when the cache has it all. Without this, each test process would compile the same rules by itself.
"""

from __future__ import annotations

import subprocess
import sys
from time import perf_counter

import numpy as np

import olympus
from olympus import bots
from olympus.bots import hints
from olympus.bots.search import Search
from olympus.bots.tree import Settings
from olympus.core.compiled import compiled
from olympus.lab.play.watch import watch
from olympus.rl import vector


def warm(name: str) -> None:
    game = olympus.load_game(name)
    machine = compiled(game)
    machine.warm_up()
    start = machine.start(game.table({}), game.figures())
    machine.play_out(start[None].copy(), machine.streams(0, 1))
    masks, actors = np.zeros((1, game.moves), np.uint8), np.zeros(1, np.int64)
    machine.step_batch(start[None].copy(), machine.streams(0, 1), np.full(1, -1), masks, actors)
    machine.step_logged(start.copy(), machine.streams(0, 1)[0], -1)
    for bot in bots.names():
        bots.prepare(bot, game)
    match = olympus.Match.new(game, seed=1)
    view = machine.pack(match.packed_view(match.actor))
    search = Search(game, view, Settings(), b"w" * 32, nodes=100)
    search.grow(2)
    hints.prepare(game)
    for bot, how in bots.simulated().items():
        if not how.iterations:  # the search inside it takes a minute to compile, and one long test needs it
            watch(game, start, bot, 0, 0, 1)
    games = vector.make(name, 2, seed=1)
    games.reset()
    games.step(games.sample())


def main() -> None:
    if len(sys.argv) > 1:
        warm(sys.argv[1])
        return
    began = perf_counter()
    names = olympus.game_names()
    print(f"Compiling the rules of {' and '.join(names)}, if they have changed ...", flush=True)
    running = [subprocess.Popen([sys.executable, "-m", "tests.warm", name]) for name in names]
    if any([process.wait() for process in running]):
        sys.exit(1)
    print(f"ready after {perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
