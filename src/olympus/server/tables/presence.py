"""Who is connected where: several processes tell each other through the store."""

from __future__ import annotations

import contextlib

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

from ..clock import now
from ..errors import STORE_TROUBLE, Refusal
from ..store.schema import presence, processes
from ..store.work import Work
from .live import Live
from .model import Table
from .registry import Registry

LEASE = 15_000
"""A process that has not been heard of for so many milliseconds is gone."""


async def mark_present(registry: Registry, table_id: str, user_id: str) -> None:
    row = {"process": registry.house.store.process, "table_id": table_id, "user_id": user_id}

    def job(work: Work) -> None:
        work.run(insert(presence).on_conflict_do_nothing(), row)
        work.note("p", table_id)

    await registry.house.store.do(job)


def mark_all_present(registry: Registry, work: Work) -> None:
    """Whoever looks at a table here, all at once."""
    seen = {(live.table.id, user) for live in registry.lives.values() for user in live.here}
    for table_id, user in sorted(seen):
        row = {"process": registry.house.store.process, "table_id": table_id, "user_id": user}
        work.run(insert(presence).on_conflict_do_nothing(), row)
        work.note("p", table_id)


async def mark_absent(registry: Registry, table_id: str, user_id: str) -> None:
    def job(work: Work) -> None:
        work.run(
            delete(presence).where(
                presence.c.process == registry.house.store.process,
                presence.c.table_id == table_id,
                presence.c.user_id == user_id,
            )
        )
        work.note("p", table_id)

    live = registry.lives.get(table_id)
    if live is not None and any(one.user_id == user_id for one in live.subscribers):
        return  # back already
    with contextlib.suppress(Refusal, *STORE_TROUBLE):
        await registry.house.store.do(job)


async def read_presence(registry: Registry, live: Live) -> None:
    """Who is connected to a table through other processes."""
    since = now() - LEASE * registry.house.config.patience
    query = select(presence.c.user_id).where(
        presence.c.table_id == live.table.id,
        presence.c.process != registry.house.store.process,
        presence.c.process.in_(select(processes.c.id).where(processes.c.beat > since)),
    )
    there = frozenset(row.user_id for row in await registry.house.store.rows(query))
    if there != live.remote:
        for user in live.remote - there:
            live.gone[user] = now()
        back = there - live.remote
        live.remote = there
        live.tell_table()
        for user in back:
            await give_back(registry, live, user)
    live.driver.schedule()


async def came(registry: Registry, live: Live, user: str | None) -> None:
    """Somebody looks at a table: a player who was away has the seat back."""
    live.touched = now()
    if user is not None:
        live.gone.pop(user, None)
        if registry.house.store.shared:
            await mark_present(registry, live.table.id, user)
        await give_back(registry, live, user)
    live.tell_table()
    live.driver.schedule()


async def give_back(registry: Registry, live: Live, user: str) -> None:
    """The seat of somebody who was away; time that passed while nobody moved the table costs nobody."""
    table, seat = live.table, live.table.seat_of(user)
    if not table.running or seat is None:
        return
    waited = live.keeper == registry.house.store.process and table.resumed < live.loaded
    if table.seats[seat].why != "away" and not (waited and table.clock.kind in ("move", "budget")):
        return

    def change(table: Table) -> None:
        if table.running:
            if waited:
                table.resumed = now()
            if table.seats[seat].why == "away":
                table.seats[seat].why = None

    await registry.change(table.id, change)


def went(registry: Registry, live: Live, user: str | None) -> None:
    if user is not None and all(other.user_id != user for other in live.subscribers):
        live.gone[user] = now()
        if registry.house.store.shared and not registry.house.stopping:
            registry.house.spawn(mark_absent(registry, live.table.id, user))
    live.tell_table()
    live.driver.schedule()
