"""Who is connected where: several processes tell each other through the store."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

from .errors import STORE_TROUBLE, Refusal
from .people import now
from .schema import presence, processes
from .writer import Work

if TYPE_CHECKING:
    from .hall import Hall
    from .live import Live

LEASE = 15_000
"""A process that has not been heard of for so many milliseconds is gone."""


async def mark_present(hall: Hall, table_id: str, user_id: str) -> None:
    row = {"process": hall.process, "table_id": table_id, "user_id": user_id}

    async def job(work: Work) -> None:
        await work.run(insert(presence).on_conflict_do_nothing(), row)
        work.note("p", table_id)

    await hall.writer.do(job)


async def mark_absent(hall: Hall, table_id: str, user_id: str) -> None:
    async def job(work: Work) -> None:
        await work.run(
            delete(presence).where(
                presence.c.process == hall.process,
                presence.c.table_id == table_id,
                presence.c.user_id == user_id,
            )
        )
        work.note("p", table_id)

    live = hall.lives.get(table_id)
    if live is not None and any(watch.user_id == user_id for watch in live.watches):
        return  # back already
    with contextlib.suppress(Refusal, *STORE_TROUBLE):
        await hall.writer.do(job)


async def read_presence(hall: Hall, live: Live) -> None:
    """Who is connected to a table through other processes."""
    since = now() - LEASE * hall.config.patience
    query = select(presence.c.user_id).where(
        presence.c.table_id == live.table.id,
        presence.c.process != hall.process,
        presence.c.process.in_(select(processes.c.id).where(processes.c.beat > since)),
    )
    async with hall.engine.connect() as connection:
        there = frozenset(row.user_id for row in await connection.execute(query))
    if there != live.remote:
        for user in live.remote - there:
            live.gone[user] = now()
        live.remote = there
        live.tell_table()
    live.driver.schedule()
