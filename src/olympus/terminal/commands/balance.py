"""`olympus balance`: what a designer asks of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ... import bots
from .common import (
    GameName,
    Games,
    Json,
    Lang,
    Players,
    Seed,
    Threads,
    lab,
    progress_bar,
    show,
    write_json,
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
    html: Annotated[Path | None, typer.Option(help="Write a report with plots.")] = None,
    threads: Threads = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games: who wins by seat and by what they do, what each thing is worth, what each option changes."""
    with lab(lang, game, option, players) as asked:
        from ...lab.play.balance import balance as run
        from ...lab.play.balance import make_table
        from ...lab.report.balance import as_data, opening, tables
        from ...lab.report.balance import html as write_page
        from ...lab.words import LabError, say
        from ..play.start import read_options

        language = asked.language
        stray, changes = read_options(asked.game, change or ())
        if stray:
            raise LabError("set-option", name=next(iter(stray)))
        if asked.figures:
            raise LabError("set-figure", name=next(iter(asked.figures)))
        if threads is not None and threads < 1:
            raise LabError("threads", value=threads)
        table = make_table(asked.game, asked.options, {}, bot, seed)
        with progress_bar() as bar:
            task = bar.add_task(say("compiling", language), total=games)

            def progress(done: int, of: int) -> None:
                bar.update(task, completed=done, total=of, description=say("playing", language))

            found = run(table, games, changes, effects, threads, progress)
        if html is not None:
            try:
                html.write_text(write_page(found, language), encoding="utf-8")
            except OSError as error:
                raise LabError("out-folder", file=str(html), reason=str(error)) from None
        if json:
            write_json(as_data(found))
            return
        show(asked.screen, *opening(found, language), tables=tables(found, language))
        if found.refused:
            show(asked.screen, say("effects-refused", language, values=", ".join(found.refused)))
        if html is not None:
            asked.screen.copyable(say("written", language, file=str(html)))
