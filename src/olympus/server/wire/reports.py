"""Reports of people to the operator."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from .messages import Author
from .people import Person
from .received import Id, Received
from .shapes import Shape

Reason = Literal["insult", "cheating", "name", "other"]


class NewReport(Received):
    """Somebody who plays or has spoken at a table is reported to the operator."""

    chatty: ClassVar[frozenset[str]] = frozenset({"text"})

    table: Id
    user: Id
    reason: Reason
    text: Annotated[str, Meta(max_length=500)] = ""


class ReportedLine(Shape, rename={"author": "from"}):
    """A line of the chat around a report."""

    n: int
    author: Author
    text: str
    at: int


class Report(Shape):
    id: str
    created: int
    reporter: Person
    reported: Person
    table: str
    reason: str
    text: str
    chat: list[ReportedLine]
    closed: int | None


class Reports(Shape):
    reports: list[Report]
