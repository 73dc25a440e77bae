"""Who is connected where: several processes tell each other through the store."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

from ..errors import STORE_TROUBLE, Refusal
from ..people.accounts import now
from ..store.schema import presence, processes
from ..store.writer import Work

if TYPE_CHECKING:
    from ..views.subscription import Watch
    from .live import Live
    from .model import Table
    from .registry import Hall

LEASE = 15_000
"""A process that has not been heard of for so many milliseconds is gone."""


async def mark_present(hall: Hall, table_id: str, user_id: str) -> None:
    row = {"process": hall.process, "table_id": table_id, "user_id": user_id}

    async def job(work: Work) -> None:
        await work.run(insert(presence).on_conflict_do_nothing(), row)
        work.note("p", table_id)

    await hall.writer.do(job)


async def mark_all_present(hall: Hall, work: Work) -> None:
    """Whoever looks at a table here, all at once."""
    seen = {(live.table.id, user) for live in hall.lives.values() for user in live.here}
    for table_id, user in sorted(seen):
        row = {"process": hall.process, "table_id": table_id, "user_id": user}
        await work.run(insert(presence).on_conflict_do_nothing(), row)
        work.note("p", table_id)


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
        back = there - live.remote
        live.remote = there
        live.tell_table()
        for user in back:
            await give_back(hall, live, user)
    live.driver.schedule()


async def came(hall: Hall, live: Live, watch: Watch) -> None:
    """Somebody looks at a table: a player who was away has the seat back."""
    live.touched = now()
    user = watch.user_id
    if user is not None:
        live.gone.pop(user, None)
        if hall.several:
            await mark_present(hall, live.table.id, user)
        await give_back(hall, live, user)
    live.tell_table()
    live.driver.schedule()


async def give_back(hall: Hall, live: Live, user: str) -> None:
    """The seat of somebody who was away; time that passed while nobody moved the table costs nobody."""
    table, seat = live.table, live.table.seat_of(user)
    if not table.running or seat is None:
        return
    waited = live.keeper == hall.process and table.resumed < live.loaded
    if table.seats[seat].why != "away" and not (waited and table.clock.kind in ("move", "budget")):
        return

    def change(table: Table) -> None:
        if table.running:
            if waited:
                table.resumed = now()
            if table.seats[seat].why == "away":
                table.seats[seat].why = None

    await hall.change(table.id, change)


def went(hall: Hall, live: Live, watch: Watch) -> None:
    user = watch.user_id
    if user is not None and all(other.user_id != user for other in live.watches):
        live.gone[user] = now()
        if hall.several and not hall.stopping:
            hall.spawn(mark_absent(hall, live.table.id, user))
    live.tell_table()
    live.driver.schedule()
