"""`olympus simulate`: many random games, and what they say."""

from __future__ import annotations

from typing import Annotated

import typer

from .common import Lang, guarded


def simulate(
    game: Annotated[str, typer.Argument(help="The game.")],
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many play.")] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100_000,
    seed: Annotated[int, typer.Option(help="A whole number: the same figures again.")] = 1,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option", "--set", "-o", help="NAME=VALUE: an option, or a printed figure (bets.first.vp=7)."
        ),
    ] = None,
    threads: Annotated[int | None, typer.Option(help="Threads; else one for each core.")] = None,
    json: Annotated[bool, typer.Option("--json", help="As one JSON object.")] = False,
    lang: Lang = None,
) -> None:
    """Play many games with random moves, and count what happened, with 95% intervals."""
    with guarded(lang) as screen:
        import json as writer

        from rich.console import Console
        from rich.progress import Progress

        from ... import games as shelf
        from ...lab.simulate import simulate as run
        from ...lab.tables import heading, tables
        from ...lab.words import say
        from ..start import read_options
        from ..words import checked_language

        language = checked_language(lang)
        chosen = shelf.load(game)
        options, figures = read_options(chosen, option or ())
        if players is not None:
            options["players"] = players
        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(say("compiling", language), total=games)

            def progress(count: int) -> None:
                bar.update(task, advance=count, description=say("playing", language))

            result = run(chosen, options, games, seed, figures, threads, progress)
        if json:
            typer.echo(writer.dumps(result.as_data(), ensure_ascii=False, indent=1))
            return
        for line in heading(result, language):
            screen.console.print(line, highlight=False, markup=False)
        for shown in tables(result, language):
            screen.console.print(shown)
