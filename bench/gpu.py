"""The rules on a GPU beside one core of the CPU, in one run: `python -m bench.gpu`.

Whole random games, and steps of the environment for learning with observations and masks, random moves included.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import olympus
from bench.__main__ import GAMES
from bench.ours import label, random_games
from bench.rl import vector_steps
from olympus.gpu import device, vector
from olympus.gpu.machine import on_gpu

PLAYED = 1 << 20
"""Games in one launch."""
STEPPED = 1 << 17
"""Games in the environment."""
ROUNDS = 3
MIDDLE = {"players": 4}
BARS = {
    "Olympus derby, 4 players": 3e9,
    "Olympus derby, 4 players, all variants": 0.6e9,
    "Olympus ithaca, 4 players": 1e9,
    "Olympus derby, 4 players, steps": 0.15e9,
    "Olympus ithaca, 4 players, steps": 0.15e9,
}
"""Decisions per second that are asked for."""


def played(name: str, options: dict[str, Any]) -> float:
    """Random decisions per second on the GPU: the fastest of a few launches, copies to the CPU left out."""
    game = olympus.load_game(name)
    gpu = on_gpu(game)
    start = gpu.machine.start(game.table(options), game.figures())
    gpu.play_games(start, 1, 0, 64)
    best = 0.0
    for number in range(ROUNDS):
        gpu.cuda.synchronize()
        began = perf_counter()
        finals, _ = gpu.play_games(start, 1, number * PLAYED, PLAYED)
        gpu.cuda.synchronize()
        seconds = perf_counter() - began
        plies = gpu.machine.fields(gpu.rows(finals))["ply"]
        best = max(best, float(plies.sum(dtype=np.int64)) / seconds)
    return best


def stepped(name: str, options: dict[str, Any]) -> float:
    """Steps per second of the environment, a random legal move in every game each time."""
    env = vector.make(name, STEPPED, seed=1, **options)
    best = 0.0
    for _ in range(ROUNDS):
        for _ in range(20):
            env.step(env.sample(), check=False)
        env.machine.cuda.synchronize()
        began = perf_counter()
        for _ in range(200):
            env.step(env.sample(), check=False)
        env.machine.cuda.synchronize()
        best = max(best, 200 * STEPPED / (perf_counter() - began))
    return best


def main() -> None:
    shown = Table(title=f"{device.name()} beside one core")
    for heading in ("", "GPU, M/s", "one core, M/s", "times", "asked for, M/s", ""):
        shown.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for name, (counts, variants) in GAMES.items():
        sets = [{"players": n} for n in counts] + (
            [{"players": n} | variants for n in counts] if variants else []
        )
        rows = [
            (label(name, options), played(name, options), random_games(name, options)) for options in sets
        ]
        rows.append((f"{label(name, MIDDLE)}, steps", stepped(name, MIDDLE), vector_steps(name, MIDDLE)))
        for title, rate, subject in rows:
            subject.batch()
            core = subject.round().decisions_per_s
            bar = BARS.get(title)
            said = "" if bar is None else "yes" if rate >= bar else "NO"
            asked = "" if bar is None else f"{bar / 1e6:,.0f}"
            shown.add_row(
                title, f"{rate / 1e6:,.0f}", f"{core / 1e6:.1f}", f"{rate / core:,.0f}", asked, said
            )
    Console(width=130).print(shown)


if __name__ == "__main__":
    main()
