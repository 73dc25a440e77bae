"""What an operator sees of a server."""

from __future__ import annotations

from .people import Person
from .shapes import Shape, Status


class Overview(Shape):
    """This process at this moment."""

    version: str
    draining: bool
    bots: bool
    """Whether the bots' rules are compiled."""
    sockets: int
    tables: int
    """In memory."""
    matches: int
    """In memory."""
    moves: int
    """Since the start."""


class OperatedTable(Shape):
    id: str
    game: str
    status: Status
    rated: bool
    people: list[Person]
    bots: int
    plies: int
    created: int
    changed: int


class OperatedTables(Shape):
    tables: list[OperatedTable]


class OperatedPerson(Shape):
    user: Person
    operator: bool
    created: int
    games: int
    """Finished."""


class OperatedPeople(Shape):
    people: list[OperatedPerson]
