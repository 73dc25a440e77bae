"""Pages to print: a game's rules on one page, and all its components with their marks. Needs fpdf2."""

from __future__ import annotations

import importlib.util
import re
from functools import cache

from ..core.game import Game
from ..core.parts import SHEET
from ..core.sheet import Source, Table
from ..core.texts import SHARED, bundle, message

FOLDER = SHARED / "reference"
KINDS = ("quick", "components")


def possible() -> bool:
    """Whether the library that writes pages is there."""
    return importlib.util.find_spec("fpdf") is not None


def say(key: str, language: str) -> str:
    return message(key, language, FOLDER)


def tables(game: Game, language: str) -> list[Table]:
    """The tables of components; none for a game without a sheet."""
    sheet = SHEET.of(game)
    return sheet.tables(Source(*game.components, game.folder / "locale/rules", language)) if sheet else []


def rules(game: Game, language: str) -> tuple[str, list[tuple[str, str]]]:
    """The lead, and the sections with their titles, in the order of the file of texts."""
    folder = game.folder / "locale/rules"
    path = folder / f"{language}.ftl"
    if not path.is_file():
        return "", []
    titled = re.findall(r"(?m)^rules-([\w-]+)-title =", path.read_text(encoding="utf-8"))
    assert bundle(folder, language)
    sections = [
        (message(f"rules-{name}-title", language, folder), message(f"rules-{name}", language, folder))
        for name in titled
    ]
    return message("rules-lead", language, folder), sections


@cache
def page(game: Game, language: str, kind: str) -> bytes:
    """The PDF: `quick` is one page, `components` as many as it takes."""
    from .pages import component_sheet, quick_reference

    return quick_reference(game, language) if kind == "quick" else component_sheet(game, language)
