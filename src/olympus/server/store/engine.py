"""The database: SQLite in a file, or PostgreSQL; migrated by itself, with a backup made before."""

from __future__ import annotations

import contextlib
import fcntl
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from ..config import Config
from ..errors import Refusal
from .postgres import Postgres
from .sqlite import Sqlite
from .work import Job, Outcome

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x01A11905


class Engine(Protocol):
    """A database: questions and changes are plain functions of a synchronous connection."""

    process: str
    """This process among those that serve the database."""

    @property
    def shared(self) -> bool:
        """Whether several processes may serve it."""

    async def read(self, ask: Callable[[Connection], T]) -> T: ...
    async def write(self, change: Callable[[Connection], T]) -> T: ...
    async def attempt(self, jobs: Sequence[Job[Any]]) -> list[Outcome]: ...
    async def add_moves(self, rows: Sequence[dict[str, Any]]) -> set[tuple[str, int]]: ...
    async def close(self) -> None: ...


def open_engine(config: Config) -> Engine:
    file = config.sqlite_file
    return Postgres(config.url) if file is None else Sqlite(file)


@contextlib.contextmanager
def only_one(file: Path | None) -> Iterator[None]:
    """A SQLite file is served by one process."""
    if file is None:
        yield
        return
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(file.with_name(f"{file.name}.lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise Refusal("database-away", database=str(file), why=error.strerror or "") from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise Refusal("database-in-use", file=str(file)) from None
    try:
        yield
    finally:
        os.close(handle)


# migrations


def alembic_config() -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def newest() -> str | None:
    return ScriptDirectory.from_config(alembic_config()).get_current_head()


def present(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, file: Path | None) -> None:
    """Apply what is missing; of an older SQLite file make a backup first. Several processes take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    found, wanted = present(connection), newest()
    if found == wanted:
        return
    if found is not None and file is not None:
        back_up_sqlite(file, file.with_name(f"{file.stem}-before-{wanted}-{int(time.time())}{file.suffix}"))
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def migrate(engine: Engine, config: Config) -> None:
    """Bring the database up to date; one that is, is only looked at."""
    if await engine.read(present) != newest():
        await engine.write(lambda connection: upgrade(connection, config.sqlite_file))


def back_up_sqlite(file: Path, target: Path) -> None:
    """A consistent copy, also of a file that is in use. Readable by its owner alone."""
    os.close(os.open(target, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600))
    source, copy = sqlite3.connect(file), sqlite3.connect(target)
    try:
        source.backup(copy)
    finally:
        source.close()
        copy.close()
