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
    guarded,
    progress_bar,
    read_table,
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
    with guarded(lang) as screen:
        from ...lab.simulate import simulate as run
        from ...lab.tables import heading, tables
        from ...lab.words import say
        from ..words import checked_language

        language = checked_language(lang)
        chosen, options, figures = read_table(game, option, players)
        with progress_bar() as bar:
            task = bar.add_task(say("compiling", language), total=games)

            def progress(count: int) -> None:
                bar.update(task, advance=count, description=say("playing", language))

            result = run(chosen, options, games, seed, figures, threads, progress)
        if json:
            write_json(result.as_data())
            return
        show(screen, *heading(result, language), tables=tables(result, language))
