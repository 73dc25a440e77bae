"""The store: SQLite in a file, or PostgreSQL; brought up to date by itself, with a copy kept before."""

from __future__ import annotations

import contextlib
import fcntl
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..config import Config
from ..errors import Refusal

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x01A11905


def open_engine(config: Config) -> AsyncEngine:
    file = config.sqlite_file
    if file is None:
        return create_async_engine(
            config.url, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=10
        )
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
    engine = create_async_engine(config.url, pool_size=4, max_overflow=4)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


def prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin when we say so
    cursor = connection.cursor()
    pragmas = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
    for pragma in (*pragmas, "cache_size=-512"):  # the system keeps the file in memory anyway
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


@contextlib.contextmanager
def only_one(file: Path | None) -> Iterator[None]:
    """A SQLite file is served by one process."""
    if file is None:
        yield
        return
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle = os.open(file.with_name(f"{file.name}.lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise Refusal("database-in-use", file=str(file)) from None
    try:
        yield
    finally:
        os.close(handle)


# bringing it up to date


def alembic_config() -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def upgrade(connection: Connection, file: Path | None) -> None:
    """Apply what is missing; of an older SQLite file keep a copy first. Several processes take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    config = alembic_config()
    newest = ScriptDirectory.from_config(config).get_current_head()
    present = MigrationContext.configure(connection).get_current_revision()
    if present == newest:
        return
    if present is not None and file is not None:
        back_up_sqlite(file, file.with_name(f"{file.stem}-before-{newest}-{int(time.time())}{file.suffix}"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def bring_up_to_date(engine: AsyncEngine, config: Config) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, config.sqlite_file)


def back_up_sqlite(file: Path, target: Path) -> None:
    """A consistent copy, also of a file that is in use. Readable by its owner alone."""
    os.close(os.open(target, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600))
    source, copy = sqlite3.connect(file), sqlite3.connect(target)
    try:
        source.backup(copy)
    finally:
        source.close()
        copy.close()
