"""`olympus play`: a game at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import Lang, guarded


def play(
    game: Annotated[
        str | None, typer.Argument(help="The game; with --resume also a kept game's name or file.")
    ] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many play.")] = None,
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option(help="A whole number: the same game again.")] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, from 0.")] = None,
    bot: Annotated[str | None, typer.Option(help="Who sits in the other seats.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "--set", "-o", help="NAME=VALUE; `olympus games` lists them."),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", "-r", help="Go on with a game that was kept.")] = False,
    file: Annotated[Path | None, typer.Option(help="Where to keep the game.")] = None,
    fast: Annotated[bool, typer.Option("--fast", help="Tell what happens without pauses.")] = False,
) -> None:
    """Play a game in the terminal, against bots."""
    from ..play.start import Asked, find_kept, kept_session, new_session, welcome
    from ..words import checked_language

    with guarded(lang) as screen:
        from ..play.opening import greet, greet_again, prepare
        from ..play.table import sit

        screen.set_pace(fast)
        asked = Asked(game, players, lang, seed, seat, bot, option or (), resume, file)
        if resume:
            path = find_kept(asked, screen, checked_language(lang))
            with kept_session(path, asked) as session:
                prepare(session, screen)
                greet_again(session, screen)
                status = sit(session, screen)
        else:
            if game is None and screen.person:
                asked = welcome(asked, screen)
            with new_session(asked) as session:
                prepare(session, screen)
                greet(session, screen)
                status = sit(session, screen)
        raise typer.Exit(status)
