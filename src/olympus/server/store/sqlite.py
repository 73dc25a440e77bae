"""Writing into SQLite by the shortest way: in a thread of its own, whole transactions at a time.

The thread asks for the interpreter as seldom as it can, so that neither holds up the other, and the file is locked
for as short as can be.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.pool import StaticPool

from .engine import prepare_sqlite
from .schema import moves

T = TypeVar("T")


class Work:
    """What a job gets, in the form of the other store: it waits for nothing."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    async def run(self, statement: Any, rows: Any = None) -> Any:
        return self.connection.execute(statement, rows)

    def note(self, kind: str, name: str, number: int = 0) -> None:
        """There is no other process to tell."""


class SqliteThread:
    def __init__(self, file: str) -> None:
        self.names = [column.name for column in moves.c]
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="moves")
        self.raw = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        prepare_sqlite(self.raw, None)
        self.engine = create_engine(
            f"sqlite:///{file}", poolclass=StaticPool, connect_args={"check_same_thread": False}
        )
        event.listen(self.engine, "connect", prepare_sqlite)
        event.listen(self.engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))

    async def do(self, what: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, what, *given)

    def query(self, count: int) -> str:
        columns = ", ".join(f'"{name}"' for name in self.names)
        row = f"({', '.join('?' * len(self.names))})"
        return f"INSERT OR IGNORE INTO moves ({columns}) VALUES {', '.join([row] * count)}"

    def insert(self, rows: list[dict[str, Any]]) -> set[tuple[str, int]]:
        """Moves, all as one statement, which is a transaction of its own; which of them found their place free."""
        values = [row[name] for row in rows for name in self.names]
        done = self.raw.execute(self.query(len(rows)), values)
        whole = done.rowcount == len(rows)
        return {(row["table_id"], row["ply"]) for row in rows if whole or self.holds(row)}

    def holds(self, row: dict[str, Any]) -> bool:
        """Whether just this move is stored."""
        names = ("user_id", "move_id", "move", "by", "at")
        query = 'SELECT user_id, move_id, move, "by", "at" FROM moves WHERE table_id = ? AND ply = ?'
        found = self.raw.execute(query, (row["table_id"], row["ply"])).fetchone()
        return bool(found == tuple(row[name] for name in names))

    def attempt(self, jobs: list[Callable[[Any], Awaitable[Any]]]) -> list[tuple[Any, Exception | None]]:
        """Other work, all in one transaction; what one job breaks is its own."""
        outcomes: list[tuple[Any, Exception | None]] = []
        with self.engine.begin() as connection:
            work = Work(connection)
            for job in jobs:
                try:
                    with connection.begin_nested():
                        outcomes.append((finish(job(work)), None))
                except Exception as error:
                    outcomes.append((None, error))
        return outcomes

    def close(self) -> None:
        self.thread.shutdown()
        self.raw.close()
        self.engine.dispose()


def finish(work: Awaitable[Any]) -> Any:
    """The result of a job that waits for nothing but its own statements."""
    assert isinstance(work, Coroutine)
    try:
        work.send(None)
    except StopIteration as end:
        return end.value
    work.close()
    raise RuntimeError("a job waits for something other than the store")
