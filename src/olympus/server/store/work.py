"""Jobs: plain functions of a synchronous connection, several of them in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

T = TypeVar("T")


class Work:
    """What a job gets: the connection, and a place for notes to the other processes."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.notes: list[str] = []

    def run(self, statement: Any, rows: Any = None) -> Any:
        return self.connection.execute(statement, rows)

    def note(self, kind: str, name: str, number: int = 0) -> None:
        self.notes.append(f"{kind} {name} {number}")


Job = Callable[[Work], T]
Outcome = tuple[Any, Exception | None]
"""The result of a job, or the error that undid it."""


def attempt(work: Work, job: Job[Any]) -> Outcome:
    """Run one job; if it fails, only its own changes are undone."""
    notes = len(work.notes)
    try:
        with work.connection.begin_nested():
            return job(work), None
    except DBAPIError as error:
        if error.connection_invalidated:
            raise
        del work.notes[notes:]
        return None, error
    except Exception as error:
        del work.notes[notes:]
        return None, error


def attempt_all(work: Work, jobs: Sequence[Job[Any]]) -> list[Outcome]:
    return [attempt(work, job) for job in jobs]
