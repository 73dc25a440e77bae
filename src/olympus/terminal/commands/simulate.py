"""`olympus simulate`: many random games, and what they say."""

from __future__ import annotations

from .common import (
    Chosen,
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


def simulate(
    game: GameName,
    players: Players = None,
    games: Games = 100_000,
    seed: Seed = 1,
    option: Chosen = None,
    threads: Threads = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games with random moves, and count what happened, with 95% intervals."""
    with lab(lang, game, option, players) as asked:
        from ...lab.play.simulate import simulate as run
        from ...lab.report.tables import heading, tables
        from ...lab.words import say

        language = asked.language
        with progress_bar() as bar:
            task = bar.add_task(say("compiling", language), total=games)

            def progress(count: int) -> None:
                bar.update(task, advance=count, description=say("playing", language))

            result = run(asked.game, asked.options, games, seed, asked.figures, threads, progress)
        if json:
            write_json(result.as_data())
            return
        show(asked.screen, *heading(result, language), tables=tables(result, language))
