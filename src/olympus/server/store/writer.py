"""Group commit: whatever is to be written waits at most for the transaction before it, and goes with its neighbours."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy import text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..errors import STORE_TROUBLE, Unavailable
from .schema import moves
from .sqlite import SqliteThread

T = TypeVar("T")
MOST = 500
"""Things that go into one transaction."""
NOTE_SIZE = 7000
"""PostgreSQL carries notes of less than 8,000 bytes."""
log = logging.getLogger("olympus.store")


class Work:
    """What a job gets: the connection, and a place for notes to the other processes."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.notes: list[str] = []

    async def run(self, statement: Any, rows: Any = None) -> Any:
        return await self.connection.execute(statement, rows)

    def note(self, kind: str, name: str, number: int = 0) -> None:
        self.notes.append(f"{kind} {name} {number}")


Job = Callable[[Work], Awaitable[Any]]
Waiting = tuple[Job | dict[str, Any], asyncio.Future[Any]]
"""A job, or a move, and who waits for it."""


class Writer:
    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.engine = engine
        self.process = process
        self.notes = engine.dialect.name == "postgresql"
        self.insert = (
            postgresql.insert(moves).on_conflict_do_nothing().returning(moves.c.table_id, moves.c.ply)
        )
        self.jobs: list[Waiting] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.file: SqliteThread | None = None
        self.commits = 0
        self.written = 0

    def start(self) -> None:
        if not self.notes and self.engine.url.database:
            self.file = SqliteThread(self.engine.url.database)
        self.task = asyncio.create_task(self.serve(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        while self.jobs and self.task is not None and not self.task.done():
            await asyncio.sleep(0.005)
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        if self.file is not None:
            self.file.close()
            self.file = None

    async def do(self, job: Callable[[Work], Awaitable[T]]) -> T:
        """Run a job in the next transaction; it counts, and this returns, once that is durable."""
        result: T = await self._add(job)
        return result

    async def move(self, row: dict[str, Any]) -> bool:
        """Store a move; False if its place in the match, or the client's move id, is taken."""
        return bool(await self._add(row))

    def _add(self, job: Job | dict[str, Any]) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self.task is None or self.task.done():
            future.set_exception(Unavailable())
            return future
        self.jobs.append((job, future))
        self.wake.set()
        return future

    async def serve(self) -> None:
        while True:
            await self.wake.wait()
            batch, self.jobs = self.jobs[:MOST], self.jobs[MOST:]
            if not self.jobs:
                self.wake.clear()
            try:
                await self.commit(batch)
            except Exception as error:
                ours = not isinstance(error, STORE_TROUBLE)
                log.warning("write failed", exc_info=ours, extra={"data": {"error": type(error).__name__}})
                for _, future in batch:
                    if not future.done():
                        future.set_exception(Unavailable())
                await asyncio.sleep(0.05)
            except asyncio.CancelledError:
                for _, future in batch:
                    future.cancel()
                raise

    async def commit(self, batch: list[Waiting]) -> None:
        rows = [job for job, _ in batch if isinstance(job, dict)]
        rows.sort(key=lambda row: (row["table_id"], row["ply"]))  # one order in all processes: no deadlock
        if self.file is not None:
            await self.commit_to_file(self.file, rows, batch)
        else:
            await self.commit_to_server(rows, batch)
        self.written += len(batch)

    async def commit_to_file(
        self, file: SqliteThread, rows: list[dict[str, Any]], batch: list[Waiting]
    ) -> None:
        if rows:
            found = await file.do(file.insert, rows)
            self.commits += 1
            self.tell(batch, found)
        jobs = [(job, future) for job, future in batch if not isinstance(job, dict)]
        if jobs:
            outcomes = await file.do(file.attempt, [job for job, _ in jobs])
            self.commits += 1
            for (_, future), (result, problem) in zip(jobs, outcomes, strict=True):
                settle(future, result, problem)

    async def commit_to_server(self, rows: list[dict[str, Any]], batch: list[Waiting]) -> None:
        outcomes: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
        stored: set[tuple[str, int]] = set()
        async with self.engine.begin() as connection:
            work = Work(connection)
            if rows:
                stored = {(row[0], row[1]) for row in await connection.execute(self.insert, rows)}
                for table_id, ply in stored:
                    work.note("m", table_id, ply)
            for job, future in batch:
                if not isinstance(job, dict):
                    outcomes.append((future, *await self.attempt(job, work)))
            if work.notes:
                await self.send_notes(connection, work.notes)
        self.commits += 1
        self.tell(batch, stored)
        for future, result, problem in outcomes:
            settle(future, result, problem)

    def tell(self, batch: list[Waiting], found: set[tuple[str, int]]) -> None:
        for job, future in batch:
            if isinstance(job, dict) and not future.done():
                future.set_result((job["table_id"], job["ply"]) in found)

    async def attempt(self, job: Job, work: Work) -> tuple[Any, Exception | None]:
        """Run one job; what it breaks is its own."""
        notes = len(work.notes)
        try:
            async with work.connection.begin_nested():
                return await job(work), None
        except DBAPIError as error:
            if error.connection_invalidated:
                raise
            del work.notes[notes:]
            return None, error
        except Exception as error:
            del work.notes[notes:]
            return None, error

    async def send_notes(self, connection: AsyncConnection, notes: list[str]) -> None:
        head = f"{self.process}\n"
        chunk = head
        for note in dict.fromkeys(notes):
            if len(chunk) + len(note) > NOTE_SIZE:
                await connection.execute(text("SELECT pg_notify('olympus', :note)"), {"note": chunk})
                chunk = head
            chunk += note + "\n"
        await connection.execute(text("SELECT pg_notify('olympus', :note)"), {"note": chunk})


def settle(future: asyncio.Future[Any], result: Any, problem: Exception | None) -> None:
    if future.done():
        return
    if problem is None:
        future.set_result(result)
    else:
        future.set_exception(problem)
