"""Our half of the bench: the same rules compiled, stepped from Python, and interpreted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

import numpy as np

import olympus
from bench.measure import Subject, Tally
from olympus.core.chance import below, new_stream, seed_bytes
from olympus.core.compiled import compiled
from olympus.core.fields import duplicate
from olympus.core.game import CHANCE, OVER

GAMES_A_BATCH = 2000


def label(game: str, options: dict[str, Any]) -> str:
    players = f"{options['players']} players"
    return f"Olympus {game}, {players}{', all variants' if len(options) > 1 else ''}"


def prepared(game_name: str, options: dict[str, Any]) -> Any:
    game = olympus.load_game(game_name)
    return game, compiled(game), game.table(options)


def random_games(game_name: str, options: dict[str, Any]) -> Subject:
    """Whole random games in the compiled kernel, the deal included."""
    game, machine, chosen = prepared(game_name, options)
    start = machine.start(chosen, game.figures())
    rows = machine.rows(GAMES_A_BATCH)
    stream = machine.streams(1, 1)[0]
    key, out = stream[:8].copy(), machine.move_list()

    def batch() -> Tally:
        began = perf_counter()
        machine.entry.play_games(start, key, 0, rows, stream, out)
        seconds = perf_counter() - began
        return Tally(float(machine.fields(rows)["ply"].sum()), GAMES_A_BATCH, seconds)

    return Subject(f"{label(game_name, options)}, compiled", batch)


def from_python(game_name: str, options: dict[str, Any]) -> Subject:
    """One state stepped from Python: one call applies the move, settles chance and writes the next legal moves."""
    game, machine, chosen = prepared(game_name, options)
    start = machine.start(chosen, game.figures())
    step, settle, legal = machine.entry.step, machine.entry.settle_all, machine.entry.legal_moves
    stream = machine.streams(1, 1)[0]
    out = np.zeros(game.max_legal, np.int64)
    move, random = out.item, Random(1).random

    def batch() -> Tally:
        decisions = 0
        began = perf_counter()
        for _ in range(100):
            row = start.copy()
            settle(row, stream)
            n = legal(row, out)
            while n:
                n = step(row, stream, move(int(random() * n)), out)
                decisions += 1
        return Tally(decisions, 100, perf_counter() - began)

    return Subject(f"{label(game_name, options)}, stepped from Python", batch)


def interpreted(game_name: str, options: dict[str, Any]) -> Subject:
    """The plain form: the same rule functions on a plain object."""
    game, _, chosen = prepared(game_name, options)
    start = game.begin(chosen, game.figures())
    stream = new_stream(seed_bytes(1))
    out = [0] * game.max_legal
    random = Random(1).random
    legal, apply, settle, size = game.legal, game.apply, game.settle, game.chance_size

    def batch() -> Tally:
        decisions = 0
        began = perf_counter()
        for _ in range(10):
            s = duplicate(start)
            while s.actor != OVER:
                if s.actor == CHANCE:
                    settle(s, below(stream, size(s)), None)
                else:
                    apply(s, out[int(random() * legal(s, out))], None)
                    decisions += 1
        return Tally(decisions, 10, perf_counter() - began)

    return Subject(f"{label(game_name, options)}, interpreted", batch)


def copy_costs(game_name: str, options: dict[str, Any]) -> tuple[float, float, float]:
    """Nanoseconds to copy a state in the kernel, from Python, and interpreted."""
    game, machine, chosen = prepared(game_name, options)
    start = machine.start(chosen, game.figures())
    target = start.copy()
    plain = game.begin(chosen, game.figures())

    def fastest(once: Callable[[], object], times: int) -> float:
        once()
        rounds = []
        for _ in range(5):
            began = perf_counter()
            once()
            rounds.append(perf_counter() - began)
        return min(rounds) / times * 1e9

    kernel = fastest(lambda: machine.entry.copy_many(target, start, 100_000), 100_000)
    python = fastest(lambda: [start.copy() for _ in range(10_000)], 10_000)
    return kernel, python, fastest(lambda: [duplicate(plain) for _ in range(1000)], 1000)


def measurements(games: dict[str, tuple[list[int], dict[str, Any]]]) -> list[Callable[[], Subject]]:
    """For each game: its player counts, and its options with all variants on."""
    found: list[Callable[[], Subject]] = []
    for name, (counts, variants) in games.items():
        sets = [{"players": n} for n in counts] + (
            [{"players": n} | variants for n in counts] if variants else []
        )
        found += [partial(random_games, name, options) for options in sets]
        middle = {"players": 4}
        found += [partial(way, name, middle) for way in (from_python, interpreted)]
    return found
