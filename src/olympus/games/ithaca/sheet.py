"""The components of Ithaca as tables, for the pages to print."""

from __future__ import annotations

from ...core.sheet import Row, Source, Table
from ...core.texts import message
from .names import ROUTES
from .say import DEEDS, FOLDER, word
from .state import GOD_WORDS, PLAYERS

VALUES = range(1, 5)


def tables(source: Source) -> list[Table]:
    """Deeds, figures, routes, fate cards."""
    return [deeds(source), table_of_figures(source), *routes(source), cards(source)]


def deeds(source: Source) -> Table:
    language = source.language
    rows = [
        Row(message(key, language, FOLDER), message(f"{key}-help", language, FOLDER), "A")
        for key in DEEDS.values()
    ]
    return Table(source.say("deeds"), rows)


def table_of_figures(source: Source) -> Table:
    rows = []
    for name in ("hand-cards", "oracle-cards", "gods-passing", "end-years", "end-turns"):
        key = name.replace("-", ".")
        rows.append(Row(source.say(name), "", source.marks[key], (str(source.figures[key]),)))
    keys = [f"poseidon.{n}" for n in PLAYERS]
    limits = ", ".join(source.say("limit", players=n, total=source.figures[f"poseidon.{n}"]) for n in PLAYERS)
    return Table(source.say("figures"), [*rows, Row(source.say("poseidon"), limits, source.weakest(keys))])


def routes(source: Source) -> list[Table]:
    """Each route with its years and its deed under each god, by colour."""
    by_colour: dict[str, list[Row]] = {}
    for route in ROUTES:
        keys = [f"routes.{route}.{part}" for part in ("years", "colour", "deeds")]
        years, colour, named = source.values(keys)
        short = (message(f"sheet-short-{deed}", source.language, source.folder) for deed in named)
        cells = (str(years), *short)
        row = Row(word("route", route, source.language), "", source.weakest(keys), cells)
        by_colour.setdefault(colour if isinstance(colour, str) else colour[0], []).append(row)
    heads = (source.say("years"), *(word("god", god, source.language) for god in GOD_WORDS))
    return [
        Table(
            "" if number else source.say("routes"),
            rows,
            heads,
            source.say("colour", god=word("god", colour, source.language)),
        )
        for number, (colour, rows) in enumerate(by_colour.items())
    ]


def cards(source: Source) -> Table:
    """How many of each value: singles by god, doubles by the god on top and the other."""
    rows = []
    pairs = [f"{top}-{other}" for top in GOD_WORDS for other in GOD_WORDS if top != other]
    for kind, names in (("singles", GOD_WORDS), ("doubles", pairs)):
        for name in names:
            keys = [f"{kind}.{name}.{value}" for value in VALUES]
            cells = tuple(str(source.figures.get(key) or "–") for key in keys)
            called = "–".join(word("god", god, source.language) for god in name.split("-"))
            mark = source.weakest(key for key in keys if source.figures.get(key))
            rows.append(Row(called, "", mark, cells))
    return Table(source.say("fate"), rows, tuple(map(str, VALUES)), source.say("value"))
