"""What a server refuses: a message id, its arguments, and the status of the answer."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ..core.errors import OlympusError
from ..core.texts import LANGUAGES
from .wire import Refused

FOLDER = Path(__file__).parent / "locale"


class Refusal(OlympusError):
    """Something a caller may not do, or not now; the words are in `server/locale`."""

    def __init__(self, key: str, status: int = 400, **details: Any) -> None:
        super().__init__(key, FOLDER, **details)
        self.status = status


STORE_TROUBLE = (
    SQLAlchemyError,
    sqlite3.Error,
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)
"""What it looks like when the store does not answer."""


INPUT_CLASSES = ("22", "23")
"""Classes of PostgreSQL's error codes: data that it cannot hold, and constraints."""


def blames_input(error: Exception) -> bool:
    """Whether the store works, and refuses just what was to be written."""
    plain: BaseException | None = error.orig if isinstance(error, DBAPIError) else error
    while plain is not None:
        if isinstance(plain, ValueError | OverflowError | sqlite3.DataError | sqlite3.IntegrityError):
            return True
        if isinstance(plain, asyncpg.PostgresError):
            return str(plain.sqlstate or "").startswith(INPUT_CLASSES)
        plain = plain.__cause__
    return False


DAMAGE = ("malformed", "not a database", "invalid page", "could not read block")
"""What SQLite and PostgreSQL say of a damaged file."""
RESCUE = "Stop the server, keep the damaged file, and restore the latest backup: olympus admin restore FILE"


def damaged(error: BaseException) -> bool:
    """Whether the store's file is broken: then waiting does not help."""
    return isinstance(error, STORE_TROUBLE) and any(word in str(error) for word in DAMAGE)


class Unavailable(Refusal):
    """The store did not answer; the same message may be sent again."""

    def __init__(self) -> None:
        super().__init__("unavailable", 503)


def refused(error: OlympusError, language: str) -> Refused:
    """A refusal as a client is told of it."""
    args = {
        name: value.key if isinstance(value, OlympusError) else value for name, value in error.details.items()
    }
    return Refused(error.key, args, error.say(language))


def chosen_language(*given: str | None) -> str:
    """The first of some wishes that we speak; `Accept-Language` lists are understood."""
    for wish in given:
        for word in (wish or "").split(","):
            code = word.split(";")[0].strip().lower()[:2]
            if code in LANGUAGES:
                return code
    return "en"
