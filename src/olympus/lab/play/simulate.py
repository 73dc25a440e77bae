"""Many random games at machine speed, and what they say: `olympus simulate`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from ...core import options as table
from ...core.errors import OptionError
from ...core.game import Game
from ...core.parts import STATS
from ..measure.estimate import Estimate

CHUNK = 10_000
PLAYED_BY = "random"


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
) -> Simulation:
    """Play games with uniformly random moves. The same seed gives the same figures on any number of threads."""
    from ...core.compiled import compiled
    from .watch import start_samples, watch

    if games < 1:
        raise OptionError("option-value", option="games", value=games, possible="1, 2, 3 …")
    chosen = game.table(options)
    start = compiled(game).start(chosen, game.figures(changes))
    stats = STATS.needed(game)
    result = Simulation(game, chosen, games, seed, changes or {})

    def chunk(first: int) -> Any:
        count = min(CHUNK, games - first)
        seen = watch(game, start, PLAYED_BY, seed, first, count)
        return {**stats.samples(seen.finals), **start_samples(seen)}, count

    watch(game, start, PLAYED_BY, seed, 0, 1)  # compiled once, before there are threads
    done = 0
    for samples, count in in_order(chunk, range(0, games, CHUNK), threads or os.cpu_count() or 1):
        result.add(samples)
        done += count
        progress(done, games)
    return result


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
