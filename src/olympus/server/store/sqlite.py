"""SQLite in a file: one engine; questions in a few threads, all writing in one thread of its own.

The writing thread asks for the interpreter as seldom as it can, so that neither holds up the other, and the file is
locked for as short as can be.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, event

from .schema import moves
from .work import Job, Outcome, Work, attempt_all

T = TypeVar("T")
READERS = 4
"""Threads, and connections, that answer questions."""
WRITES = "olympus_writes"
"""Execution option of the connection that writes."""


class Sqlite:
    shared = False

    def __init__(self, file: Path) -> None:
        self.process = "p" + secrets.token_hex(6)
        create_private(file)
        self.engine = create_engine(f"sqlite:///{file}", pool_size=READERS + 1, max_overflow=0)
        event.listen(self.engine, "connect", prepare)
        event.listen(self.engine, "begin", begin)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self.writer = ThreadPoolExecutor(1, thread_name_prefix="write")
        self.names = [column.name for column in moves.c]
        self.kept: Connection | None = None

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """The answer to a question, asked in one transaction."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.ask, ask)

    def ask(self, ask: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return ask(connection)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Make a change, as one transaction."""
        return await asyncio.get_running_loop().run_in_executor(self.writer, self.change, change)

    def change(self, change: Callable[[Connection], T]) -> T:
        connection = self.writing()
        with connection.begin():
            return change(connection)

    async def attempt(self, jobs: Sequence[Job[Any]]) -> list[Outcome]:
        """Run jobs in one transaction. Nobody else serves this file: their notes go nowhere."""
        return await self.write(lambda connection: attempt_all(Work(connection), jobs))

    async def add_moves(self, rows: Sequence[dict[str, Any]]) -> set[tuple[str, int]]:
        """Store moves; those whose place in the match was free."""
        return await asyncio.get_running_loop().run_in_executor(self.writer, self.insert, rows)

    async def close(self) -> None:
        self.readers.shutdown()
        self.writer.shutdown()
        if self.kept is not None:
            self.kept.close()
        self.engine.dispose()

    # in the writing thread

    def writing(self) -> Connection:
        """The connection that stays open to write."""
        if self.kept is None:
            self.kept = self.engine.connect().execution_options(**{WRITES: True})
        return self.kept

    def insert(self, rows: Sequence[dict[str, Any]]) -> set[tuple[str, int]]:
        """All as one statement, by the shortest way: it is a transaction of its own."""
        raw = self.writing().connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        values = [row[name] for row in rows for name in self.names]
        done = raw.execute(self.query(len(rows)), values)
        whole = done.rowcount == len(rows)
        return {(row["table_id"], row["ply"]) for row in rows if whole or holds(raw, row)}

    def query(self, count: int) -> str:
        columns = ", ".join(f'"{name}"' for name in self.names)
        row = f"({', '.join('?' * len(self.names))})"
        return f"INSERT OR IGNORE INTO moves ({columns}) VALUES {', '.join([row] * count)}"


def holds(raw: sqlite3.Connection, row: dict[str, Any]) -> bool:
    """Whether just this move is stored."""
    names = ("user_id", "move_id", "move", "by", "at")
    query = 'SELECT user_id, move_id, move, "by", "at" FROM moves WHERE table_id = ? AND ply = ?'
    found = raw.execute(query, (row["table_id"], row["ply"])).fetchone()
    return bool(found == tuple(row[name] for name in names))


def create_private(file: Path) -> None:
    """The file, if it is not there yet: readable by its owner alone."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))


def prepare(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin when we say so
    cursor = connection.cursor()
    pragmas = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
    for pragma in (*pragmas, "cache_size=-512"):  # the system keeps the file in memory anyway
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
