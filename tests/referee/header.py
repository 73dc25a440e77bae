"""What a game reads from the header: options and figures, all of them, in the order of the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase

from .paper import Paper, whole_number
from .table import Refused

Limits = Mapping[str, range | tuple[str, ...]]
"""By the pattern of a figure: numbers, or words."""


def check_options(paper: Paper, names: Sequence[str]) -> None:
    if list(paper.options) != list(names):
        raise Refused(0, f"the options should be {', '.join(names)}")


def check_tables(paper: Paper, tables: dict[str, Sequence[str]], limits: Limits) -> None:
    """Every table of figures, each with its names, and each figure within its limits."""
    found = {table: list(figures) for table, figures in paper.figures.items()}
    wanted = {table: list(names) for table, names in tables.items()}
    if list(found.items()) != list(wanted.items()):
        raise Refused(0, "figures are missing, too many, or in another order")
    for table, figures in paper.figures.items():
        for name in figures:
            check_figure(paper, table, name, limits)


def check_figure(paper: Paper, table: str, name: str, limits: Limits) -> None:
    possible = next(value for pattern, value in limits.items() if fnmatchcase(f"{table}.{name}", pattern))
    if isinstance(possible, range):
        holds = figure(paper, table, name) in possible
    else:
        holds = {*words(paper, table, name)} <= {*possible}
    if not holds:
        raise Refused(0, f"{table}.{name} cannot be {paper.figures[table][name]!r}")


def figure(paper: Paper, table: str, name: str) -> int:
    return whole_number(0, paper.figures[table][name])


def words(paper: Paper, table: str, name: str) -> list[str]:
    return paper.figures[table][name].split("|")


def players_of(paper: Paper, low: int, high: int) -> int:
    players = whole_number(0, paper.options["players"])
    if not low <= players <= high:
        raise Refused(0, f"{players} players")
    return players


def seat_of(paper: Paper, players: int) -> int | None:
    """The seat that the option `first` names, or None if it is drawn."""
    if paper.options["first"] == "drawn":
        return None
    seat = whole_number(0, paper.options["first"])
    if seat >= players:
        raise Refused(0, f"there is no seat {seat}")
    return seat
