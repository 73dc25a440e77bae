"""`olympus verify`: check a record against the rules and the chance it was played with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import Lang, guarded

CONSISTENT = 3


def verify(
    file: Annotated[Path, typer.Argument(help="The record; - reads it from the standard input.")],
    lang: Lang = None,
) -> None:
    """Check a record: the commitment, every draw, every move, what followed, the result, the checksum.

    Exit status: 0 proven, 3 consistent (no seed: the deal cannot be checked), 1 refused.
    """
    with guarded(lang) as screen:
        from ..files import read_text
        from ..records.check import check_record
        from ..words import checked_language

        verdict = check_record(read_text(file), screen, checked_language(lang))
    if verdict.outcome == "consistent":
        raise typer.Exit(CONSISTENT)
