"""What a designer asks of a game: `olympus balance`. Many games of one table, and of tables beside it.

Games are played in batches; batch i of any two tables uses the same chance, so what differs between them is the
effect of the change and as little luck as possible.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ... import bots
from ...core.errors import OptionError
from ...core.game import Game
from ...core.options import Choice, Flag, Number, Option, Options
from ...core.parts import STATS
from ...core.scores import win_shares_of_games
from ..measure.batches import Batches, Figure
from ..words import LabError
from .simulate import in_order

BATCHES = 100
"""Batches at least, games permitting; more when these would be larger than LARGEST."""
LARGEST = 10_000
MOST_GAMES = 100_000_000
EFFECTS_PART = 25
"""Each other value of an option is tried with this part of the games."""

Key = tuple[str, str]
LEAD = "lead"
"""The lab's own group of figures: the lead during the game."""
PARTS = ("25", "50", "75")


@dataclass(frozen=True)
class Table:
    """What is played."""

    game: Game
    options: Options
    changes: Mapping[str, Any]
    bot: str
    seed: int


@dataclass
class Study:
    """Many games of one table: figures by (group, name), and contrasts as pairs of figures."""

    table: Table
    games: int
    figures: dict[Key, Batches] = field(default_factory=dict)
    contrasts: dict[Key, tuple[Batches, Batches]] = field(default_factory=dict)
    lengths: dict[int, int] = field(default_factory=dict)

    def value(self, key: Key) -> Figure:
        """A mean, or what doing something brings compared with not doing it."""
        if key in self.contrasts:
            done, left = self.contrasts[key]
            return done.minus(left)
        return self.figures[key].figure()

    def keys(self) -> list[Key]:
        return [*self.figures, *self.contrasts]

    def groups(self) -> dict[str, list[Key]]:
        found: dict[str, list[Key]] = {}
        for key in self.keys():
            found.setdefault(key[0], []).append(key)
        return found


@dataclass(frozen=True)
class Effect:
    """Another table beside the present one."""

    name: str
    value: str
    present: str
    study: Study
    beside: Study

    def difference(self, key: Key) -> Figure | None:
        """What the change does to a figure; None where only one of the tables has it. Not for contrasts."""
        if key not in self.study.figures or key not in self.beside.figures:
            return None
        return self.study.figures[key].minus(self.beside.figures[key])


@dataclass
class Balance:
    study: Study
    effects: list[Effect]
    refused: list[str]
    """Values of options that do not go with the present ones."""
    trial: Effect | None


def batch_size(games: int) -> int:
    return max(min(games // BATCHES, LARGEST), 1)


def samples_of(
    table: Table, first: int, count: int, start: Any
) -> tuple[dict[Key, Any], dict[Key, Any], Any]:
    """One batch: figures, contrasts, lengths."""
    from .watch import start_samples, watch

    stats = STATS.needed(table.game)
    seen = watch(table.game, start, table.bot, table.seed, first, count)
    finals = seen.finals
    figures = {**stats.samples(finals), **start_samples(seen)}
    scores = finals["score"][:, : int(finals["players"][0])].astype(np.int64)
    wins = win_shares_of_games(scores)
    figures[LEAD, "changes"] = seen.changes
    for part, leaders in zip(PARTS, seen.leaders.T, strict=True):
        alone = leaders >= 0
        figures[LEAD, f"alone-{part}"] = alone
        figures[LEAD, f"wins-{part}"] = wins[alone, leaders[alone]]
    return figures, stats.contrasts(finals), finals["ply"]


def study(
    table: Table,
    games: int,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
    size: int | None = None,
) -> Study:
    """Play so many games of a table. The same on any number of threads."""
    from ...core.compiled import compiled

    start = compiled(table.game).start(table.options, table.game.figures(table.changes))
    samples_of(table, 0, 1, start)  # compiled once, before there are threads
    found = Study(table, games)
    size = size or batch_size(games)

    def batch(first: int) -> Any:
        return samples_of(table, first, min(size, games - first), start)

    batches = range(0, games, size)
    for number, (figures, contrasts, lengths) in enumerate(
        in_order(batch, batches, threads or os.cpu_count() or 1)
    ):
        for key, samples in figures.items():
            at = found.figures.setdefault(key, Batches())
            at.fill(number)
            at.add(samples)
        for key, pair in contrasts.items():
            sides = found.contrasts.setdefault(key, (Batches(), Batches()))
            for side, samples in zip(sides, pair, strict=True):
                side.fill(number)
                side.add(samples)
        for length, count in zip(*np.unique(lengths, return_counts=True), strict=True):
            found.lengths[int(length)] = found.lengths.get(int(length), 0) + int(count)
        progress(len(lengths))
    for at in [*found.figures.values(), *(side for pair in found.contrasts.values() for side in pair)]:
        at.fill(len(batches))
    return found


def other_values(option: Option, present: Any) -> list[Any]:
    """The values of an option that has a few."""
    values: list[Any] = []
    if isinstance(option, Choice):
        values = list(option.values)
    elif isinstance(option, Flag):
        values = [False, True]
    elif isinstance(option, Number) and option.high - option.low < 10:
        values = list(range(option.low, option.high + 1))
    return [value for value in values if value != present]


def other_tables(present: Table) -> tuple[list[tuple[Option, Any, Table]], list[str]]:
    """Each table that differs in one option, and what the game refuses."""
    found, refused = [], []
    for option in present.game.options:
        for value in other_values(option, present.options[option.name]):
            try:
                # what belongs to a seat is chosen again: there may be fewer seats
                kept = {
                    o.name: present.options[o.name] for o in present.game.options if not per_seat(o, present)
                }
                chosen = present.game.table(kept | {option.name: value})
            except OptionError:
                refused.append(f"{option.name}={option.write(value)}")
                continue
            other = Table(present.game, chosen, present.changes, present.bot, present.seed)
            found.append((option, value, other))
    return found, refused


def per_seat(option: Option, present: Table) -> bool:
    value = present.options[option.name]
    return isinstance(value, tuple) and not any(value)


def make_table(
    game: Game, options: Mapping[str, Any], changes: Mapping[str, Any], bot: str, seed: int
) -> Table:
    if bot not in bots.simulated():
        raise LabError("balance-bot", bot=bot, possible=", ".join(bots.simulated()))
    chosen = game.table(options)
    game.figures(changes)
    return Table(game, chosen, changes, bot, seed)


def balance(
    present: Table,
    games: int,
    changes: Mapping[str, Any] | None = None,
    effects: bool = True,
    threads: int | None = None,
    progress: Callable[[int, int], None] = lambda _done, _of: None,
) -> Balance:
    """The present table; with `changes`, another beside it; and every other value of its options."""
    if not 1 <= games <= MOST_GAMES:
        raise LabError("games", value=games, most=MOST_GAMES)
    others, refused = other_tables(present) if effects else ([], [])
    part = max(games // EFFECTS_PART, min(games, 100))
    tried = None
    if changes:
        tried = make_table(
            present.game, present.options, {**present.changes, **changes}, present.bot, present.seed
        )
    total = games * (2 if tried else 1) + part * (len(others) + bool(others))
    done = 0

    def count(more: int) -> None:
        nonlocal done
        done += more
        progress(done, total)

    base = study(present, games, threads, count)
    trial = None
    if tried is not None:
        was = present.game.figures(present.changes)
        trial = Effect(
            ", ".join(changes or {}),
            ", ".join(written(key, value) for key, value in (changes or {}).items()),
            ", ".join(written("", was[key]) for key in changes or {}),
            study(tried, games, threads, count),
            base,
        )
    found = Balance(base, [], refused, trial)
    if others:
        beside = study(present, part, threads, count)
        for option, value, other in others:
            now = option.write(present.options[option.name])
            played = study(other, part, threads, count)
            found.effects.append(Effect(option.name, option.write(value), now, played, beside))
    return found


def written(key: str, value: Any) -> str:
    from ...core.components import write_figure

    return f"{key}={write_figure(value)}" if key else write_figure(value)
