"""PostgreSQL: several processes may serve it, and tell each other what they changed."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import create_async_engine

from .cluster import send_notes
from .schema import moves
from .work import Job, Outcome, Work, attempt_all

T = TypeVar("T")
INSERT = postgresql.insert(moves).on_conflict_do_nothing().returning(moves.c.table_id, moves.c.ply)


class Postgres:
    shared = True

    def __init__(self, url: str) -> None:
        self.process = "p" + secrets.token_hex(6)
        self.engine = create_async_engine(
            url, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=10
        )

    @property
    def address(self) -> str:
        """Where the database is, without a driver."""
        return self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """The answer to a question, asked in one transaction."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(ask)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Make a change, as one transaction."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(change)

    async def attempt(self, jobs: Sequence[Job[Any]]) -> list[Outcome]:
        """Run jobs in one transaction, and send their notes with it."""

        def change(connection: Connection) -> list[Outcome]:
            work = Work(connection)
            outcomes = attempt_all(work, jobs)
            send_notes(connection, self.process, work.notes)
            return outcomes

        return await self.write(change)

    async def add_moves(self, rows: Sequence[dict[str, Any]]) -> set[tuple[str, int]]:
        """Store moves; those whose place in the match was free."""

        def change(connection: Connection) -> set[tuple[str, int]]:
            stored = {(row[0], row[1]) for row in connection.execute(INSERT, rows)}
            send_notes(connection, self.process, [f"m {table_id} {ply}" for table_id, ply in stored])
            return stored

        return await self.write(change)

    async def close(self) -> None:
        await self.engine.dispose()
