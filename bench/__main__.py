"""`make bench`: our speed beside that of other libraries, in one run on one core, with the ratios that matter."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.table import Table

from bench.measure import Rate, measure, one_core, table

GAMES = {
    "derby": ([3, 4, 5, 6], {"powers": "full", "fate": True, "sober": True}),
    "ithaca": ([2, 3, 4, 5], {}),
}

BARS = (
    ("Olympus derby, 4 players, compiled", 1.5, "OpenSpiel hearts, roll-outs"),
    ("Olympus derby, 4 players, compiled", 20.0, "OpenSpiel hearts, from Python"),
    ("Olympus derby, 4 players, all variants, compiled", 0.5, "Olympus derby, 4 players, compiled"),
    ("Olympus derby, 4 players, search, random roll-outs", 2.0, "OpenSpiel hearts, ISMCTS in C++"),
    ("Olympus ithaca, 2 players, search of god", 2.0, "OpenSpiel hearts, ISMCTS in C++"),
    ("Olympus ithaca, 4 players, compiled", 1.5, "OpenSpiel oh_hell, roll-outs"),
    ("Olympus ithaca, 3 players, compiled", 1.5, "OpenSpiel dou_dizhu, roll-outs"),
)
"""What is promised: a rate, how many times, another one of the same run."""

SEARCHES = (
    (
        "Olympus ithaca, 2 players, search of god",
        20.0,
        "OpenSpiel ISMCTS on Olympus ithaca, 2 players",
    ),
)
"""The same for simulations a second."""

LEAST = (
    ("Olympus derby, 4 players, stepped from Python", 1e6),
    ("Olympus derby, 4 players, interpreted", 1e5),
    ("Olympus derby, 4 players, vector environment", 1e6),
    ("Olympus ithaca, 4 players, vector environment", 1e6),
)
"""Rates in decisions a second that are promised by themselves."""


def ratios(rates: dict[str, Rate]) -> Table:
    shown = Table(title="Promises")
    for heading in ("", "measured", "promised", ""):
        shown.add_column(heading)
    for name, times, other in BARS:
        if name in rates and other in rates:
            ratio = rates[name].decisions_per_s / rates[other].decisions_per_s
            shown.add_row(
                f"{name} : {other}", f"{ratio:.2f} x", f"{times} x", "yes" if ratio >= times else "NO"
            )
    for name, times, other in SEARCHES:
        if name in rates and other in rates:
            ratio = rates[name].games_per_s / rates[other].games_per_s
            shown.add_row(
                f"{name} : {other}, simulations",
                f"{ratio:.0f} x",
                f"{times} x",
                "yes" if ratio >= times else "NO",
            )
    for name, least in LEAST:
        if name in rates:
            rate = rates[name].decisions_per_s
            shown.add_row(
                name, f"{rate / 1e6:.3f} M/s", f"{least / 1e6} M/s", "yes" if rate >= least else "NO"
            )
    return shown


def start_times() -> Table:
    """How long it takes until compiled play is ready: without compiling, the first time, and from the cache."""
    warm = "import olympus; from olympus.core.compiled import compiled; compiled(olympus.load_game('derby')).warm_up()"
    shown = Table(title="Start, in seconds")
    for heading in ("", "measured", "promised"):
        shown.add_column(heading)
    with tempfile.TemporaryDirectory() as folder:
        for name, code, times, most in (
            ("import olympus", "import olympus", 3, 0.5),
            ("first compilation (derby)", warm, 1, 60),
            ("compiled, from the cache", warm, 3, 2),
        ):
            took = []
            for _ in range(times):
                began = perf_counter()
                subprocess.run([sys.executable, "-c", code], check=True, env=environment(folder))
                took.append(perf_counter() - began)
            shown.add_row(name, f"{min(took):.2f}", f"{most}")
    return shown


def environment(cache: str) -> dict[str, str]:
    import os

    return {**os.environ, "OLYMPUS_CACHE": str(Path(cache))}


def main() -> None:
    one_core()
    from bench import ours, peers, rl, search

    console = Console(width=None if sys.stdout.isatty() else 120)
    try:
        found = [*ours.measurements(GAMES), *rl.measurements(GAMES), *peers.measurements()]
        rates = measure(found, console, "Measuring")
        found_by_search = measure(search.measurements(), console, "Searching")
    except peers.PeerMissingError as missing:
        sys.exit(str(missing))
    console.print(table("Random decisions", rates))
    for game in GAMES:
        kernel, python, plain = ours.copy_costs(game, {"players": 4})
        console.print(
            f"{game}: a copy of a state takes {kernel:.0f} ns in the kernel, {python:.0f} ns from Python, "
            f"{plain:.0f} ns interpreted"
        )
    console.print(start_times())
    console.print(table("Searches: simulated moves, and simulations in place of games", found_by_search))
    console.print(ratios({rate.name: rate for rate in [*rates, *found_by_search]}))


if __name__ == "__main__":
    main()
