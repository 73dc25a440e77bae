"""What the commands share: options of the same meaning, and errors told as sentences."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ...core.texts import LANGUAGES

if TYPE_CHECKING:
    from rich.progress import Progress

    from ...core.game import Game
    from ..screen import Screen

GameName = Annotated[str, typer.Argument(help="The game.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many play.")]
Games = Annotated[int, typer.Option("--games", "-n", help="How many games.")]
Chosen = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "--set",
        "-o",
        help="NAME=VALUE: an option, or a printed figure (bets.first.vp=7); or a set of figures, or FILE.toml.",
    ),
]
Seed = Annotated[int, typer.Option(help="A whole number: the same figures again.")]
Threads = Annotated[int | None, typer.Option(help="Threads; else one for each core.")]
Json = Annotated[bool, typer.Option("--json", help="As one JSON object.")]

Lang = Annotated[
    str | None,
    typer.Option("--lang", "-l", metavar="|".join(LANGUAGES), help="The language; else the system's."),
]


@contextlib.contextmanager
def guarded(lang: str | None) -> Iterator[Screen]:
    """A screen; what goes wrong inside is told on the error stream in one sentence, with exit status 1."""
    from ...core.errors import OlympusError
    from ..screen import Screen, complain
    from ..words import checked_language, language_of

    language = language_of()
    try:
        language = checked_language(lang)
        yield Screen()
    except OlympusError as error:
        complain(error.say(language))
        raise typer.Exit(1) from None
    except (KeyboardInterrupt, EOFError):
        raise typer.Exit(130) from None


# commands of the lab


@dataclass(frozen=True)
class Lab:
    """What a command of the lab was asked for."""

    screen: Screen
    language: str
    game: Game
    options: dict[str, Any]
    """Of the table."""
    figures: dict[str, Any]
    """Printed figures that are changed."""


@contextlib.contextmanager
def lab(lang: str | None, name: str, chosen: Iterable[str] | None, players: int | None) -> Iterator[Lab]:
    """The command's words read; errors inside are told as `guarded` tells them."""
    with guarded(lang) as screen:
        from ... import games
        from ..play.start import read_options
        from ..words import checked_language

        game = games.load(name)
        options, figures = read_options(game, tuple(chosen or ()))
        if players is not None:
            options["players"] = players
        yield Lab(screen, checked_language(lang), game, options, figures)


def progress_bar() -> Progress:
    """On the error stream, gone when it is done."""
    from rich.console import Console
    from rich.progress import Progress

    return Progress(console=Console(stderr=True), transient=True)


def write_json(data: Any) -> None:
    import json

    typer.echo(json.dumps(data, ensure_ascii=False, indent=1))


def show(screen: Screen, *words: str, tables: Iterable[Any] = ()) -> None:
    """Lines as they are, then tables."""
    for line in words:
        screen.console.print(line, highlight=False, markup=False)
    for table in tables:
        screen.console.print(table)
