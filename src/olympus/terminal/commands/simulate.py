"""`olympus simulate`: many random games, and what they say."""

from __future__ import annotations

from typing import Annotated

import typer

from .common import (
    Chosen,
    GameName,
    Games,
    Html,
    Json,
    Lang,
    Players,
    Seed,
    Threads,
    counting,
    lab,
    write_report,
)


def simulate(
    game: GameName,
    players: Players = None,
    games: Games = 100_000,
    seed: Seed = 1,
    option: Chosen = None,
    html: Html = None,
    threads: Threads = None,
    device: Annotated[str, typer.Option(help="cpu, or cuda: on a GPU (needs the extra 'gpu').")] = "cpu",
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games with random moves, and count what happened, with 95% intervals."""
    with lab(lang, game, option, players) as asked:
        from ...lab.play.simulate import simulate as run
        from ...lab.report.simulation import report

        with counting(asked, games) as progress:
            result = run(asked.game, asked.options, games, seed, asked.figures, threads, progress, device)
        write_report(asked, report(result, asked.language), json, html)
