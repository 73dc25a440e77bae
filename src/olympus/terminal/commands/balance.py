"""`olympus balance`: what a designer asks of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ... import bots
from .common import Lang, guarded


def balance(
    game: Annotated[str, typer.Argument(help="The game.")],
    change: Annotated[
        list[str] | None,
        typer.Option("--set", "-s", help="FIGURE=VALUE: try it beside the present value (bets.first.vp=7)."),
    ] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many play.")] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100_000,
    bot: Annotated[str, typer.Option(help=f"Who plays: {' or '.join(bots.simulated())}.")] = "random",
    seed: Annotated[int, typer.Option(help="A whole number: the same figures again.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE: an option of the table.")
    ] = None,
    effects: Annotated[
        bool, typer.Option("--effects/--no-effects", help="Try the other values of every option.")
    ] = True,
    html: Annotated[Path | None, typer.Option(help="Write a report with plots.")] = None,
    threads: Annotated[int | None, typer.Option(help="Threads; else one for each core.")] = None,
    json: Annotated[bool, typer.Option("--json", help="As one JSON object.")] = False,
    lang: Lang = None,
) -> None:
    """Play many games: who wins by seat and by what they do, what each thing is worth, what each option changes."""
    with guarded(lang) as screen:
        import json as writer

        from rich.console import Console
        from rich.progress import Progress

        from ... import games as shelf
        from ...lab.balance import balance as run
        from ...lab.balance import make_table
        from ...lab.balance_report import as_data, opening, tables
        from ...lab.balance_report import html as write_page
        from ...lab.words import LabError, say
        from ..start import read_options
        from ..words import checked_language

        language = checked_language(lang)
        chosen = shelf.load(game)
        options, figures = read_options(chosen, option or ())
        stray, changes = read_options(chosen, change or ())
        if stray:
            raise LabError("set-option", name=next(iter(stray)))
        if figures:
            raise LabError("set-figure", name=next(iter(figures)))
        if threads is not None and threads < 1:
            raise LabError("threads", value=threads)
        if players is not None:
            options["players"] = players
        table = make_table(chosen, options, {}, bot, seed)
        with Progress(console=Console(stderr=True), transient=True) as bar:
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
            typer.echo(writer.dumps(as_data(found), ensure_ascii=False, indent=1))
            return
        for line in opening(found, language):
            screen.console.print(line, highlight=False, markup=False)
        for shown in tables(found, language):
            screen.console.print(shown)
        if found.refused:
            words = say("effects-refused", language, values=", ".join(found.refused))
            screen.console.print(words, highlight=False, markup=False)
        if html is not None:
            words = say("written", language, file=str(html))
            screen.console.print(words, highlight=False, markup=False, soft_wrap=True)
