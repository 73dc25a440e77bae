"""How everything in the bench is measured: one core, a warm-up, then the best of a few short rounds.

A round goes through everything there is to measure, so that a slow spell of the machine is not one subject's alone.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

ROUNDS = 5
SECONDS_A_ROUND = 0.5


class Tally(NamedTuple):
    """What one batch of games came to. Only the playing is timed, never the counting."""

    decisions: float
    games: int
    seconds: float


class Rate(NamedTuple):
    """How fast one way of playing one game is.

    A decision is one choice by a player. What chance decides (a card dealt) is none, but its time counts.
    """

    name: str
    decisions_per_s: float
    games_per_s: float

    @property
    def decisions_per_game(self) -> float:
        return self.decisions_per_s / self.games_per_s


def one_core() -> None:
    """Keep this process to one core and one thread. Call it before importing what starts threads."""
    for threads in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"):
        os.environ[threads] = "1"
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


class Subject(NamedTuple):
    """One way of playing one game: its name, and a function that plays a batch of games."""

    name: str
    batch: Callable[[], Tally]

    def round(self) -> Rate:
        decisions = games = seconds = 0.0
        while seconds < SECONDS_A_ROUND:
            tally = self.batch()
            decisions += tally.decisions
            games += tally.games
            seconds += tally.seconds
        return Rate(self.name, decisions / seconds, games / seconds)


def measure(subjects: Iterable[Callable[[], Subject]], console: Console, what: str) -> list[Rate]:
    """The fastest round of each, after a batch to warm up.

    The fastest and not the mean: what else runs on the machine can only slow a round down.
    """
    made = []
    for make in track(list(subjects), f"{what}: warming up", console=console, transient=True):
        made.append(make())
        made[-1].batch()
    fastest = [Rate(subject.name, 0.0, 0.0) for subject in made]
    steps = [(i, subject) for _ in range(ROUNDS) for i, subject in enumerate(made)]
    for i, subject in track(steps, what, console=console, transient=True):
        fastest[i] = max(fastest[i], subject.round(), key=lambda rate: rate.decisions_per_s)
    return fastest


def table(title: str, rates: Iterable[Rate]) -> Table:
    """The rates as a table for the terminal."""
    shown = Table(title=title, caption=f"one core, best of {ROUNDS} rounds")
    shown.add_column("", no_wrap=True)
    for heading in ("million\ndecisions/s", "games/s", "decisions\na game"):
        shown.add_column(heading, justify="right")
    for rate in rates:
        shown.add_row(
            rate.name,
            f"{rate.decisions_per_s / 1e6:.3f}",
            f"{rate.games_per_s:,.0f}",
            f"{rate.decisions_per_game:.1f}",
        )
    return shown
