"""Removing a person: they leave every open table, and their name and their words are erased."""

from __future__ import annotations

import contextlib
from functools import partial

from sqlalchemy import select

from ..errors import Refusal
from ..store.schema import sitting, tables
from .chat import deliver_erased
from .live import Live
from .model import Table, pass_host_on
from .registry import Registry
from .votes import settle


async def remove_person(registry: Registry, user_id: str) -> None:
    """What other processes have in memory of them goes by notes."""
    await leave_tables(registry, user_id)
    spoken = await registry.house.people.remove(user_id)
    await leave_tables(registry, user_id)  # at which they sat down meanwhile
    for table_id in spoken:
        live = registry.lives.get(table_id)
        if live is not None:
            await deliver_erased(registry, live)


async def leave_tables(registry: Registry, user_id: str) -> None:
    """In lobbies the seat opens, and so do seats to which they are invited; in play a bot takes over."""
    seated = select(sitting.c.table_id).where(sitting.c.user_id == user_id)
    lobby = (tables.c.status == "lobby") & tables.c.data.contains(user_id, autoescape=True)
    playing = (tables.c.status == "playing") & tables.c.id.in_(seated)
    for row in await registry.house.store.rows(select(tables.c.id).where(lobby | playing)):
        with contextlib.suppress(Refusal):  # it is gone meanwhile
            live = await registry.live(row.id)
            await registry.change(row.id, partial(leave, live, user_id))
            if live.table.status == "lobby" and not live.table.people():
                await registry.remove(live)


def leave(live: Live, user_id: str, table: Table) -> None:
    table.removed = [user for user in table.removed if user != user_id]
    for seat in table.seats:
        if seat.user == user_id and table.status == "lobby":
            seat.clear()
        elif seat.user == user_id and table.running and seat.why != "left":
            seat.why, seat.stood_in = "left", True
            settle(table)
    pass_host_on(table, live.connected())
