"""`make strength`: how strong the bots are, by tournaments that end as soon as it is clear, and the cheater's ceiling.

Each line is an `olympus tournament` of its own; its games and reports are kept in .artefacts/strength, so that a run
that was stopped goes on (`--fresh` begins anew). `python -m bench.strength ithaca` runs only lines with that word;
`--games 40` plays at most so many games for each line.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.ceiling import ceiling

FOLDER = Path(".artefacts/strength")


@dataclass(frozen=True)
class Trial:
    game: str
    bots: str
    least: float
    """The share of wins that is promised of the first bot."""
    games: int
    seconds: float = 0.25

    @property
    def name(self) -> str:
        return f"{self.game} {self.bots} {self.seconds} s"


TRIALS = (
    Trial("derby", "apprentice,random*3", 0.40, 400),
    Trial("derby", "god,random*3", 0.75, 120),
    Trial("derby", "god,apprentice*3", 0.50, 200),
    Trial("derby", "hero,apprentice*3", 0.40, 200),
    Trial("ithaca", "apprentice,random", 0.80, 400),
    Trial("ithaca", "god,random", 0.95, 120),
    Trial("ithaca", "god,apprentice", 0.75, 120),
    Trial("ithaca", "hero,apprentice", 0.65, 200),
    Trial("ithaca", "god,hero", 0.60, 160, 1.0),  # hero thinks a twentieth of the time: 0.05 s
    Trial("ithaca", "god,openspiel", 0.65, 80),
)

CEILINGS = (("derby", 4, 60, 8000), ("ithaca", 2, 60, 4000))
"""Game, players, games, iterations a move: the same search with all cards open, against apprentices."""


def first_row(found: dict[str, Any], trial: Trial) -> dict[str, Any]:
    first = trial.bots.split(",", 1)[0]
    return next(row for row in found["standings"] if row["bot"] == first)


def play(trial: Trial, games: int) -> dict[str, Any]:
    out = FOLDER / trial.name.replace(" ", "-").replace("*", "x").replace(",", "-")
    first = trial.bots.split(",", 1)[0]
    command = [
        *(sys.executable, "-m", "olympus.cli", "tournament", trial.game, "--bots", trial.bots),
        *("--games", str(games), "--seconds", str(trial.seconds), "--out", str(out), "--json"),
        *("--until", f"{first}>={trial.least}"),
        *(["--resume"] if out.exists() else []),
    ]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.strength")
    asked.add_argument("words", nargs="*", help="only lines with all these words")
    asked.add_argument("--fresh", action="store_true", help="forget the games of earlier runs")
    asked.add_argument("--games", type=int, help="games per line at most")
    chosen = asked.parse_args()
    words, most = chosen.words, chosen.games or sys.maxsize
    if chosen.fresh:
        shutil.rmtree(FOLDER, ignore_errors=True)
    console = Console()
    shown = Table(title="Strength: share of wins with 95% interval")
    for heading in ("", "games", "share", "promised", ""):
        shown.add_column(heading)
    for game, players, games, iterations in CEILINGS:
        name = f"{game}, {players} players, a cheat against apprentices"
        if all(word in name for word in words):
            played = min(games, most)
            share, half = ceiling(game, players, played, iterations)
            shown.add_row(name, str(played), f"{share:.3f} ± {half:.3f}", "the ceiling", "")
    for trial in TRIALS:
        if all(word in trial.name for word in words):
            console.print(trial.name)
            row = first_row(play(trial, min(trial.games, most)), trial)
            share = row["win_share"]
            verdict = "yes" if share["mean"] >= trial.least else "NO"
            figures = f"{share['mean']:.3f} ({share['low']:.3f} – {share['high']:.3f})"
            shown.add_row(trial.name, str(row["games"]), figures, f"{trial.least}", verdict)
    console.print(shown)


if __name__ == "__main__":
    main()
