"""`olympus reference`: pages to print."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ...core.texts import LANGUAGES
from .common import guarded


def reference(
    game: Annotated[str, typer.Argument(help="The game.")],
    language: Annotated[
        str | None,
        typer.Option(
            "--language", "--lang", "-l", metavar="|".join(LANGUAGES), help="The language; else the system's."
        ),
    ] = None,
    page: Annotated[
        str, typer.Option(help="quick: the rules on one page; components: every figure and its mark.")
    ] = "quick",
    out: Annotated[Path | None, typer.Option(help="The file to write; else GAME-PAGE-LANGUAGE.pdf.")] = None,
) -> None:
    """Write a page to print (PDF): the rules in short, or all components with their marks."""
    with guarded(language) as screen:
        from ... import games, reference
        from ...core.errors import OptionError
        from ...core.texts import message
        from ..files import reason
        from ..words import checked_language

        spoken = checked_language(language)
        chosen = games.load(game)
        if page not in reference.KINDS:
            raise OptionError("page-kind", reference.FOLDER, kind=page, possible=", ".join(reference.KINDS))
        if not reference.possible():
            raise OptionError("no-fpdf", reference.FOLDER)
        path = out or Path(f"{game}-{page}-{spoken}.pdf")
        try:
            path.write_bytes(reference.page(chosen, spoken, page))
        except OSError as error:
            raise OptionError("not-written", reference.FOLDER, file=str(path), reason=reason(error)) from None
        screen.copyable(message("written", spoken, reference.FOLDER, file=str(path)))
