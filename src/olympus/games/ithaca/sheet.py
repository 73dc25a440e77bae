"""The components of Ithaca as tables, for the pages to print."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.sheet import Row, Table, weakest
from ...core.texts import message
from .names import GODS, ROUTES
from .say import DEEDS, FOLDER, word

FOUR = [god.lower() for god in GODS[:4]]
VALUES = range(1, 5)
PLAYERS = range(2, 6)


def say(key: str, language: str, **details: Any) -> str:
    return message(f"sheet-{key}", language, FOLDER / "rules", **details)


def tables(figures: Mapping[str, Any], marks: Mapping[str, str], language: str, whole: bool) -> list[Table]:
    """Deeds, figures, routes; as a whole also the fate cards."""
    found = [deeds(language), table_of_figures(figures, marks, language), routes(figures, marks, language)]
    return [*found, cards(figures, marks, language)] if whole else found


def deeds(language: str) -> Table:
    rows = [
        Row(
            message(key, language, FOLDER),
            message(f"{key}-help", language, FOLDER),
            "A",
        )
        for key in DEEDS.values()
    ]
    return Table(say("deeds", language), rows)


def table_of_figures(figures: Mapping[str, Any], marks: Mapping[str, str], language: str) -> Table:
    table = Table(say("figures", language))
    for name in ("hand-cards", "oracle-cards", "gods-passing", "end-years", "end-turns"):
        key = name.replace("-", ".")
        table.rows.append(Row(say(name, language), str(figures[key]), marks[key]))
    limits = ", ".join(say("limit", language, players=n, total=figures[f"poseidon.{n}"]) for n in PLAYERS)
    mark = weakest(marks[f"poseidon.{n}"] for n in PLAYERS)
    table.rows.append(Row(say("poseidon", language), limits, mark))
    return table


def routes(figures: Mapping[str, Any], marks: Mapping[str, str], language: str) -> Table:
    """Each route with its years, its colour, and its deed under each god."""
    table = Table(say("routes", language))
    for route in ROUTES:
        keys = [f"routes.{route}.{part}" for part in ("years", "colour", "deeds")]
        years, colour, named = (figures[key] for key in keys)
        done = ", ".join(
            f"{word('god', god, language)} {message(f'sheet-short-{deed}', language, FOLDER / 'rules')}"
            for god, deed in zip(FOUR, named, strict=True)
        )
        colour = word("god", colour if isinstance(colour, str) else colour[0], language)
        told = f"{message('count-years', language, FOLDER, years=years)}, {colour}: {done}"
        table.rows.append(Row(word("route", route, language), told, weakest(marks[key] for key in keys)))
    return table


def cards(figures: Mapping[str, Any], marks: Mapping[str, str], language: str) -> Table:
    """How many of each value: singles by god, doubles by the god on top and the other."""
    table = Table(say("fate", language))
    pairs = [f"{top}-{other}" for top in FOUR for other in FOUR if top != other]
    for kind, names in (("singles", FOUR), ("doubles", pairs)):
        for name in names:
            keys = [f"{kind}.{name}.{value}" for value in VALUES if figures.get(f"{kind}.{name}.{value}")]
            if keys:
                told = ", ".join(f"{key.rsplit('.', 1)[1]} × {figures[key]}" for key in keys)
                called = "–".join(word("god", god, language) for god in name.split("-"))
                table.rows.append(Row(called, told, weakest(marks[key] for key in keys)))
    return table
