"""What the commands share: options of the same meaning, and errors told as sentences."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ...core.texts import LANGUAGES

if TYPE_CHECKING:
    from rich.progress import Progress

    from ...core.game import Game
    from ...lab.report.model import Report
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
Html = Annotated[
    Path | None, typer.Option(help="Write the report as a page, with plots where there are any.")
]
Json = Annotated[bool, typer.Option("--json", help="As one JSON object.")]

Lang = Annotated[
    str | None,
    typer.Option("--lang", "-l", metavar="|".join(LANGUAGES), help="The language; else the system's."),
]


SERVING = {
    "alembic",
    "argon2",
    "asyncpg",
    "litestar",
    "msgspec",
    "segno",
    "sqlalchemy",
    "uvicorn",
    "websockets",
}
"""Libraries that only the server needs: the extra `serve`."""


@contextlib.contextmanager
def guarded(lang: str | None) -> Iterator[Screen]:
    """A screen; what goes wrong inside is told on the error stream in one sentence, with exit status 1."""
    from ...core.errors import OlympusError, OptionError
    from ...core.texts import SHARED
    from ..screen import Screen, complain
    from ..words import checked_language, language_of

    language = language_of()
    try:
        language = checked_language(lang)
        yield Screen()
    except OlympusError as error:
        complain(error.say(language))
        raise typer.Exit(1) from None
    except ModuleNotFoundError as error:
        if error.name not in SERVING:
            raise
        complain(OptionError("no-serving", SHARED / "cli", library=error.name).say(language))
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


@contextlib.contextmanager
def counting(asked: Lab, games: int) -> Iterator[Callable[[int, int], None]]:
    """A progress bar that is told how many games are played, of how many; until then the rules are compiled."""
    from ...lab.words import say

    with progress_bar() as bar:
        task = bar.add_task(say("compiling", asked.language), total=games)
        yield lambda done, of: bar.update(
            task, completed=done, total=of, description=say("playing", asked.language)
        )


def write_report(asked: Lab, report: Report, json: bool, html: Path | None) -> None:
    """A report as a page, where that is wished; and on the screen, or as JSON."""
    from ...lab.report.files import write_page

    if html is not None:
        write_page(html, report)
    deliver(asked, report, json, html)


def deliver(asked: Lab, report: Report, json: bool, page: Path | None) -> None:
    """A report on the screen, or as JSON; where it was also written as a page, say so."""
    from ...lab.report.data import as_json
    from ...lab.report.terminal import lines
    from ...lab.words import say

    if json:
        typer.echo(as_json(report))
        return
    for line in lines(report):
        if isinstance(line, str):
            asked.screen.console.print(line, highlight=False, markup=False)
        else:
            asked.screen.console.print(line)
    if page is not None:
        asked.screen.copyable(say("written", asked.language, file=str(page)))
