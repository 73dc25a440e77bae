"""Many random games at machine speed, and what they say: `olympus simulate`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ...core import options as table
from ...core.errors import OptionError
from ...core.game import Game
from ...core.parts import STATS
from ..measure.estimate import Estimate

if TYPE_CHECKING:
    from .watch import Played

CHUNK = 10_000
ON_GPU = 50
"""Chunks that a GPU plays at once."""
PLAYED_BY = "random"
DEVICES = ("cpu", "cuda")


@dataclass
class Simulation:
    """What was asked, and the estimates by (group, name) in the game's own order."""

    game: Game
    options: table.Options
    games: int
    seed: int
    changes: Mapping[str, Any]
    estimates: dict[tuple[str, str], Estimate] = field(default_factory=dict)

    def add(self, samples: Mapping[tuple[str, str], Any]) -> None:
        for key, values in samples.items():
            self.estimates.setdefault(key, Estimate()).add(values)

    def groups(self) -> dict[str, dict[str, Estimate]]:
        grouped: dict[str, dict[str, Estimate]] = {}
        for (group, name), estimate in self.estimates.items():
            grouped.setdefault(group, {})[name] = estimate
        return grouped


def simulate(
    game: Game,
    options: Mapping[str, Any],
    games: int,
    seed: int,
    changes: Mapping[str, Any] | None = None,
    threads: int | None = None,
    progress: Callable[[int, int], None] = lambda _done, _of: None,
    device: str = "cpu",
) -> Simulation:
    """Play games at random. The same seed gives the same figures on any number of threads and on a GPU."""
    from ...core.compiled import compiled
    from .watch import start_samples, watch

    if device not in DEVICES:
        raise OptionError("option-value", option="device", value=device, possible=", ".join(DEVICES))
    if games < 1:
        raise OptionError("option-value", option="games", value=games, possible="1, 2, 3 …")
    chosen = game.table(options)
    start = compiled(game).start(chosen, game.figures(changes))
    stats = STATS.needed(game)
    result = Simulation(game, chosen, games, seed, changes or {})

    def samples_of(seen: Played) -> tuple[dict[tuple[str, str], Any], int]:
        return {**stats.samples(seen.finals), **start_samples(seen)}, len(seen.finals)

    def chunk(first: int) -> Any:
        return samples_of(watch(game, start, PLAYED_BY, seed, first, min(CHUNK, games - first)))

    if device == "cuda":
        found: Iterator[Any] = map(samples_of, played_on_gpu(game, start, seed, games))
    else:
        watch(game, start, PLAYED_BY, seed, 0, 1)  # compiled once, before there are threads
        found = in_order(chunk, range(0, games, CHUNK), threads or os.cpu_count() or 1)
    done = 0
    for samples, count in found:
        result.add(samples)
        done += count
        progress(done, games)
    return result


def played_on_gpu(game: Game, start: Any, seed: int, games: int) -> Iterator[Played]:
    """The same games on the GPU, in the same chunks."""
    from ...core.compiled import compiled
    from ...gpu.machine import on_gpu
    from .watch import Played

    machine = on_gpu(game)
    for first in range(0, games, ON_GPU * CHUNK):
        count = min(ON_GPU * CHUNK, games - first)
        finals, starters = machine.play_games(start, seed, first, count)
        rows, began = compiled(game).fields(machine.rows(finals)), starters.copy_to_host()
        for low in range(0, count, CHUNK):
            yield Played(rows[low : low + CHUNK], began[low : low + CHUNK])


def in_order(task: Callable[[int], Any], arguments: range, threads: int) -> Iterator[Any]:
    """Results in the order of the arguments, a few ahead at work on threads."""
    with ThreadPoolExecutor(threads) as pool:
        waiting: list[Any] = []
        for argument in arguments:
            waiting.append(pool.submit(task, argument))
            if len(waiting) > 2 * threads:
                yield waiting.pop(0).result()
        for future in waiting:
            yield future.result()
