"""Games on the GPU are those of the CPU, state by state, at every table: `python -m tests.on_gpu`.

Needs a GPU; CI runs it with a few games in Numba's simulator (`NUMBA_ENABLE_CUDASIM=1`, see tests/test_gpu.py).
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

import numpy as np

from olympus import Game
from olympus.core.compiled import compiled
from olympus.core.game import CHANCE, SPECTATOR
from olympus.gpu import device, vector
from olympus.gpu.machine import on_gpu
from olympus.lab.play.watch import watch
from olympus.rl import vector as on_cpu
from tests.suite import tables


def check_games(game: Game, table: dict[str, Any], count: int, seed: int) -> int:
    """Whole random games: final states, and who took the first decision. How many decisions."""
    machine, gpu = compiled(game), on_gpu(game)
    start = machine.start(game.table(table), game.figures())
    first = (1 << 32) - count // 2  # numbers of games that need both halves
    seen = watch(game, start, "random", seed, first, count)
    finals, starters = gpu.play_games(start, seed, first, count)
    assert (machine.fields(gpu.rows(finals)) == seen.finals).all(), "final states differ"
    assert (starters.copy_to_host() == seen.starters).all(), "who begins differs"
    again, streams = gpu.put_rows(np.stack([start] * count)), gpu.streams(seed, count, first)
    gpu.play_out(again, streams)
    assert (gpu.rows(again) == gpu.rows(finals)).all(), "play_out and play_games differ"
    return int(seen.finals["ply"].sum())


def check_steps(game: Game, table: dict[str, Any], count: int, steps: int, seed: int) -> int:
    """Step by step: states, streams, legal moves, actors; at times views, and worlds drawn from them."""
    machine, gpu = compiled(game), on_gpu(game)
    rows = np.stack([machine.start(game.table(table), game.figures())] * count)
    streams = machine.streams(seed, count)
    masks, actors = np.zeros((count, game.moves), np.uint8), np.zeros(count, np.int64)
    states, luck = gpu.put_rows(rows), gpu.streams(seed, count)
    gpu_masks, gpu_actors = gpu.room((game.moves, count), np.uint8), gpu.room(count, np.int64)
    moves, rng = np.full(count, -1, np.int64), np.random.default_rng(seed)
    for step in range(steps):
        machine.step_batch(rows, streams, moves, masks, actors)
        gpu.step_batch(states, luck, moves, gpu_masks, gpu_actors)
        assert (gpu.rows(states) == rows).all(), f"states differ after {step} moves"
        assert (streams == luck.copy_to_host().T).all(), f"streams differ after {step} moves"
        assert (masks == gpu_masks.copy_to_host().T).all(), f"legal moves differ after {step} moves"
        assert (gpu_actors.copy_to_host() == actors).all(), f"actors differ after {step} moves"
        if step % 40 == 7:
            check_views(game, table, rows, states, seed + step)
        if (actors < 0).all():
            return step
        moves = np.where(actors >= 0, (rng.random(masks.shape) * masks).argmax(axis=1), -1)
    return steps


def check_views(game: Game, table: dict[str, Any], rows: Any, states: Any, seed: int) -> None:
    machine, gpu = compiled(game), on_gpu(game)
    for seat in (*range(table["players"]), SPECTATOR):
        views = machine.observe(rows, [seat] * len(rows))
        assert (gpu.rows(gpu.observe(states, [seat] * len(rows))) == views).all(), f"views of {seat} differ"
        if machine.fields(rows[:1])["actor"][0] != CHANCE:
            worlds = gpu.rows(gpu.determinise(views[0], 3, seed))
            for world, stream in zip(worlds, machine.streams(seed, 3), strict=True):
                drawn = machine.determinise(views[0], 1, stream)[0]
                assert (world == drawn).all(), f"worlds drawn from the view of {seat} differ"


def check_environment(game: Game, table: dict[str, Any], count: int, steps: int, seed: int) -> None:
    """The environment for learning, beside that of the CPU, over the ends of games."""
    here, there = on_cpu.make(game, count, seed=seed, **table), vector.make(game, count, seed=seed, **table)
    for _ in range(steps):
        for name in ("observations", "masks", "actors", "rewards", "dones", "scores"):
            assert (getattr(there, name).copy_to_host() == getattr(here, name)).all(), f"{name} differ"
        moves = there.sample().copy_to_host()
        here.step(moves)
        there.step(moves)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=256, help="games at each table")
    asked.add_argument("--steps", type=int, default=1000, help="steps at most")
    asked.add_argument("--few", action="store_true", help="tables in which every two options meet, no more")
    asked.add_argument("--game", action="append", help="this game alone; may be given more than once")
    given = asked.parse_args()
    print(f"GPU: {device.name()}")
    for game in tables.games():
        if given.game and game.name not in given.game:
            continue
        began, decisions, steps = perf_counter(), 0, 0
        found = tables.few(game) if given.few else tables.every(game)
        for number, table in enumerate(found):
            decisions += check_games(game, table, given.games, number)
            steps += check_steps(game, table, given.games, given.steps, number)
            check_environment(game, table, given.games, given.steps // 2, number)
        print(
            f"{game.name}: {len(found)} tables, {given.games} games each: {decisions:,} decisions of whole games and "
            f"{steps * given.games:,} single steps are the same on GPU and CPU ({perf_counter() - began:.0f} s)"
        )


if __name__ == "__main__":
    main()
