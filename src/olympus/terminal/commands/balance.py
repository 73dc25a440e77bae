"""`olympus balance`: what a designer asks of a game."""

from __future__ import annotations

from typing import Annotated

import typer

from ... import bots
from .common import (
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


def balance(
    game: GameName,
    change: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            "-s",
            help="FIGURE=VALUE (bets.first.vp=7), a set of figures or FILE.toml: try it beside the present.",
        ),
    ] = None,
    players: Players = None,
    games: Games = 100_000,
    bot: Annotated[str, typer.Option(help=f"Who plays: {' or '.join(bots.simulated())}.")] = "random",
    seed: Seed = 1,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE: an option of the table.")
    ] = None,
    effects: Annotated[
        bool, typer.Option("--effects/--no-effects", help="Try the other values of every option.")
    ] = True,
    html: Html = None,
    threads: Threads = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games: who wins by seat and by what they do, what each thing is worth, what each option changes."""
    with lab(lang, game, option, players) as asked:
        from ...lab.play.balance import balance as run
        from ...lab.play.balance import make_table
        from ...lab.report.balance import report
        from ...lab.words import LabError
        from ..play.start import read_options

        stray, changes = read_options(asked.game, change or ())
        if stray:
            raise LabError("set-option", name=next(iter(stray)))
        if asked.figures:
            raise LabError("set-figure", name=next(iter(asked.figures)))
        if threads is not None and threads < 1:
            raise LabError("threads", value=threads)
        table = make_table(asked.game, asked.options, {}, bot, seed)
        with counting(asked, games) as progress:
            found = run(table, games, changes, effects, threads, progress)
        write_report(asked, report(found, asked.language), json, html)
