"""`olympus tournament`: bots against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import Chosen, GameName, Json, Lang, deliver, lab, progress_bar


def tournament(
    game: GameName,
    entrants: Annotated[
        str, typer.Option("--bots", help="Who plays: god@0.5,apprentice*3,package:factory (@: its seconds).")
    ],
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Seats; else as many as bots, if that can be.")
    ] = None,
    games: Annotated[
        int, typer.Option("--games", "-n", help="How many games; the last deal is played to its end.")
    ] = 100,
    seconds: Annotated[float, typer.Option(help="Seconds a bot may think about a move.")] = 0.25,
    seed: Annotated[int, typer.Option(help="A whole number: the same deals again.")] = 1,
    option: Chosen = None,
    out: Annotated[
        Path | None, typer.Option(help="Folder for the games as they end, and for the reports.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the games in that folder.")] = False,
    until: Annotated[
        str | None, typer.Option(help="End when it is clear, for or against: 'god>=0.5' (share of wins).")
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(help="P0,P1: end when the first bot's share is clearly P0 or less, or P1 or more."),
    ] = None,
    threads: Annotated[int | None, typer.Option(help="Games at a time; else one for each core.")] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS|auto", help="Play on a Ray cluster (needs the extra 'ray')."),
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play against each other, every one in every seat, and count who wins, with 95% intervals."""
    with lab(lang, game, option, players) as asked:
        from ...lab.measure.sequential import Watch, read_sprt, read_until
        from ...lab.report.files import write_folder
        from ...lab.report.tournament import report
        from ...lab.tournament.crews import on_ray, on_threads
        from ...lab.tournament.ledger import Ledger
        from ...lab.tournament.plan import make_plan, run
        from ...lab.tournament.seating import read_bots
        from ...lab.tournament.standings import standings
        from ...lab.words import LabError, say

        language = asked.language
        plan = make_plan(asked.game, read_bots(entrants), asked.options, asked.figures, seconds, seed)
        if until is not None and sprt is not None:
            raise LabError("two-tests")
        if resume and out is None:
            raise LabError("resume-where")
        watch: Watch | None = None
        if until is not None:
            watch = read_until(until, plan.entrants)
        elif sprt is not None:
            watch = read_sprt(sprt, plan.entrants)
        crew = on_threads(threads) if ray is None else on_ray(ray)
        path = None if out is None else out / "games.jsonl"
        with (
            Ledger(path, plan.header(), resume) as ledger,
            progress_bar() as bar,
        ):
            task = bar.add_task(say("playing", language), total=games)

            def progress(done: int, of: int) -> None:
                bar.update(task, completed=done, total=of)

            results = run(plan, games, ledger, crew, watch, progress)
        found = standings(plan, results)
        written = report(found, watch, language)
        if out is not None:
            write_folder(out, found, written)
        deliver(asked, written, json, out and out / "report.html")
