"""`olympus replay`: walk through a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import Lang, guarded


def replay(
    file: Annotated[Path, typer.Argument(help="The record; - reads it from the standard input.")],
    seat: Annotated[
        int | None, typer.Option(help="Show only what this seat may see; -1 is somebody who watches.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line, for programs.")] = False,
    lang: Lang = None,
) -> None:
    """Walk through a game: Enter goes on, b goes back, a number jumps to that move."""
    with guarded(lang) as screen:
        from ..files import read_text
        from ..records.walk import print_all, print_json, read_walk, step_through
        from ..words import checked_language

        walk = read_walk(read_text(file), seat)
        language = checked_language(lang)
        if as_json:
            print_json(walk)
        elif screen.person and str(file) != "-":
            step_through(walk, screen, language)
        else:
            print_all(walk, screen, language)
