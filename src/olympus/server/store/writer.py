"""Group commit: whatever is to be written waits at most for the transaction before it, and goes with its neighbours."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Row
from sqlalchemy.sql import Executable

from ..errors import RESCUE, STORE_TROUBLE, Refusal, Unavailable, blames_input, damaged
from .engine import Engine
from .work import Job

T = TypeVar("T")
MOST = 500
"""Things that go into one transaction."""
log = logging.getLogger("olympus.store")

Waiting = tuple[Job[Any] | dict[str, Any], asyncio.Future[Any]]
"""A job, or a move, and who waits for it."""
Place = tuple[str, int]
"""A table, and a ply of its match."""


class Store:
    """Questions to the database, and changes of it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.process = engine.process
        self.shared = engine.shared
        """Other processes may serve the same database."""
        self.waiting: list[Waiting] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0
        self.written = 0

    # reading

    async def read(self, ask: Callable[[Connection], T]) -> T:
        return await self.engine.read(ask)

    async def rows(self, query: Executable) -> Sequence[Row[Any]]:
        return await self.engine.read(lambda connection: connection.execute(query).all())

    async def row(self, query: Executable) -> Row[Any] | None:
        return await self.engine.read(lambda connection: connection.execute(query).one_or_none())

    async def value(self, query: Executable) -> Any:
        return await self.engine.read(lambda connection: connection.execute(query).scalar())

    # writing

    def start(self) -> None:
        self.task = asyncio.create_task(self.serve(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        while self.waiting and self.task is not None and not self.task.done():
            await asyncio.sleep(0.005)
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def do(self, job: Job[T]) -> T:
        """Run a job in the next transaction; it counts, and this returns, once that is durable."""
        result: T = await self._add(job)
        return result

    async def do_alone(self, job: Job[T]) -> T:
        """Run a job that locks rows in a transaction of its own: in a group such jobs could wait for each other."""
        try:
            ((result, problem),) = await self.engine.attempt([job])
        except STORE_TROUBLE:
            raise Unavailable() from None
        if problem is not None:
            raise problem
        done: T = result
        return done

    async def add_move(self, row: dict[str, Any]) -> bool:
        """Store a move; False if its place in the match, or the client's move id, is taken."""
        return bool(await self._add(row))

    def _add(self, job: Job[Any] | dict[str, Any]) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self.task is None or self.task.done():
            future.set_exception(Unavailable())
            return future
        self.waiting.append((job, future))
        self.wake.set()
        return future

    async def serve(self) -> None:
        while True:
            await self.wake.wait()
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            if not self.waiting:
                self.wake.clear()
            try:
                await self.commit(batch)
            except Exception as error:
                ours = not isinstance(error, STORE_TROUBLE)
                if damaged(error):
                    log.error("database damaged", extra={"data": {"do": RESCUE}})
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
        """Moves first: they are answered before other work begins."""
        moves = [(job, future) for job, future in batch if isinstance(job, dict)]
        if moves:
            # in one order in all processes: no deadlock
            rows = sorted((row for row, _ in moves), key=place)
            stored, refused = await self.add_moves(rows)
            self.commits += 1
            for row, future in moves:
                settle(future, place(row) in stored, Refusal("malformed") if place(row) in refused else None)
        jobs = [(job, future) for job, future in batch if not isinstance(job, dict)]
        if jobs:
            outcomes = await self.engine.attempt([job for job, _ in jobs])
            self.commits += 1
            for (_, future), (result, problem) in zip(jobs, outcomes, strict=True):
                settle(future, result, problem)
        self.written += len(batch)

    async def add_moves(self, rows: list[dict[str, Any]]) -> tuple[set[Place], set[Place]]:
        """Store moves of many tables: those that are stored, and those that the database cannot hold.

        One of these undoes the transaction that all share: then each goes into one of its own.
        """
        try:
            return await self.engine.add_moves(rows), set()
        except Exception as error:
            if not blames_input(error):
                raise
            if len(rows) == 1:
                log.warning("a move cannot be stored", extra={"data": {"table": rows[0]["table_id"]}})
                return set(), {place(rows[0])}
        stored: set[Place] = set()
        refused: set[Place] = set()
        for row in rows:
            one_stored, one_refused = await self.add_moves([row])
            stored |= one_stored
            refused |= one_refused
        return stored, refused


def place(row: dict[str, Any]) -> Place:
    return row["table_id"], row["ply"]


def settle(future: asyncio.Future[Any], result: Any, problem: Exception | None) -> None:
    if future.done():
        return
    if problem is None:
        future.set_result(result)
    else:
        future.set_exception(problem)
