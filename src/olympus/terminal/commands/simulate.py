"""`olympus simulate`: many random games, and what they say."""

from __future__ import annotations

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
    deliver,
    lab,
    progress_bar,
)


def simulate(
    game: GameName,
    players: Players = None,
    games: Games = 100_000,
    seed: Seed = 1,
    option: Chosen = None,
    html: Html = None,
    threads: Threads = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games with random moves, and count what happened, with 95% intervals."""
    with lab(lang, game, option, players) as asked:
        from ...lab.play.simulate import simulate as run
        from ...lab.report.files import write_page
        from ...lab.report.simulation import report
        from ...lab.words import say

        language = asked.language
        with progress_bar() as bar:
            task = bar.add_task(say("compiling", language), total=games)

            def progress(count: int) -> None:
                bar.update(task, advance=count, description=say("playing", language))

            result = run(asked.game, asked.options, games, seed, asked.figures, threads, progress)
        written = report(result, language)
        if html is not None:
            write_page(html, written)
        deliver(asked, written, json, html)
