"""What the commands share: the language option, and errors told as sentences."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from ...core.texts import LANGUAGES

if TYPE_CHECKING:
    from ..screen import Screen

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
