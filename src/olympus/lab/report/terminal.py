"""A report at a terminal: words and tables. Plots and explanations are on the page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.table import Table as Shown

from .model import Part, Report, Section, Table, Words


def lines(report: Report) -> Iterator[str | Shown]:
    """Lines of words and tables, from the top to the bottom."""
    yield report.title
    yield from report.opening
    yield from shown("", (*report.parts, *report.answer))


def shown(title: str, parts: Iterable[Part]) -> Iterator[str | Shown]:
    for part in parts:
        match part:
            case Words(text, kind) if kind != "note":
                yield text
            case Table():
                yield table(title, part)
            case Section():
                inside = list(shown(part.title, part.parts))
                if inside and not any(isinstance(one, Table) for one in part.parts):
                    yield part.title  # else it is the table's
                yield from inside


def table(title: str, part: Table) -> Shown:
    made = Shown(title=title, title_justify="left")
    for i, head in enumerate(part.heads):
        made.add_column(head, justify="right" if i else "left")
    for row in part.rows:
        made.add_row(*row)
    return made
