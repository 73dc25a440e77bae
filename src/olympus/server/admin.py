"""What an operator does with the store. Looking works beside a running server; changing a SQLite file does not."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .config import Config
from .errors import Refusal
from .store.engine import back_up_sqlite, bring_up_to_date, only_one, open_engine
from .store.schema import metadata, moves, presence, processes, tables
from .tables.actions import end_without_result
from .tables.model import Table
from .tables.registry import Hall, read_table

CHUNK = 1000
PASSING = (presence, processes)
"""Tables that say what is so at this moment: nothing to keep."""


@asynccontextmanager
async def store(config: Config) -> AsyncIterator[AsyncEngine]:
    engine = open_engine(config)
    try:
        await bring_up_to_date(engine, config)
        yield engine
    finally:
        await engine.dispose()


@asynccontextmanager
async def hall(config: Config) -> AsyncIterator[Hall]:
    """A hall that nobody is in, to change things as a server would: other processes hear of it."""
    with only_one(config.sqlite_file):
        async with store(config) as engine:
            made = Hall(config, engine)
            made.stopping = True
            made.writer.start()
            try:
                yield made
            finally:
                await made.writer.stop()
                made.threads.shutdown()


# back-up: always one SQLite file, whatever the store is


async def back_up(config: Config, target: Path) -> None:
    if target.exists():
        raise Refusal("file-exists", 409, file=str(target))
    if config.sqlite_file is not None:
        back_up_sqlite(config.sqlite_file, target)
        return
    async with (
        store(config) as source,
        store(Config(database=f"sqlite:///{target}")) as copy,
        source.connect() as reading,
        copy.begin() as writing,
    ):
        await reading.execution_options(isolation_level="REPEATABLE READ")
        await copy_rows(reading, writing)


async def restore(config: Config, source: Path) -> None:
    """Into an empty store, of either kind."""
    if not source.is_file():
        raise Refusal("no-file", 404, file=str(source))
    with only_one(config.sqlite_file):
        async with (
            store(config) as target,
            store(Config(database=f"sqlite:///{source}")) as kept,
            kept.connect() as reading,
            target.begin() as writing,
        ):
            if await writing.scalar(select(func.count()).select_from(tables)):
                raise Refusal("not-empty", 409)
            await copy_rows(reading, writing)


async def copy_rows(reading: AsyncConnection, writing: AsyncConnection) -> None:
    for table in metadata.sorted_tables:
        await writing.execute(table.delete())
        if table in PASSING:
            continue
        rows = (await reading.execute(select(table))).mappings().all()
        for first in range(0, len(rows), CHUNK):
            await writing.execute(insert(table), [dict(row) for row in rows[first : first + CHUNK]])


# tables and people


async def list_tables(config: Config, status: str | None) -> list[dict[str, Any]]:
    query = select(
        tables, select(func.count()).where(moves.c.table_id == tables.c.id).scalar_subquery().label("plies")
    )
    if status:
        query = query.where(tables.c.status == status)
    async with store(config) as engine, engine.connect() as connection:
        rows = (await connection.execute(query.order_by(tables.c.changed.desc()).limit(1000))).all()
    return [
        {"id": row.id, "game": row.game, "status": row.status, "plies": row.plies, "changed": row.changed}
        | {"people": len(read_table(row).people())}
        for row in rows
    ]


async def end_table(config: Config, table_id: str) -> None:
    def end(table: Table) -> None:
        if table.status not in ("lobby", "playing"):
            raise Refusal("not-playing", 409)
        end_without_result(table, "stopped")

    async with hall(config) as made:
        await made.change(table_id, end)


async def export_match(config: Config, table_id: str) -> str:
    """The private record of a match, from which it can go on exactly: it holds every secret of the game."""
    async with store(config) as engine:
        made = Hall(config, engine)
        made.stopping = True
        live = await made.live(table_id)
        if live.table.started is None:
            raise Refusal("not-started", 409)
        match = await live.ensure()
        made.threads.shutdown()
        return match.record()


async def find_user(made: Hall, name: str) -> str:
    row = await made.people.find_account(name)
    if row is not None:
        return str(row.id)
    user = await made.people.one(name)
    if user is None:
        raise Refusal("no-user", 404)
    return user.id


async def remove_user(config: Config, name: str) -> None:
    async with hall(config) as made:
        await made.people.remove(await find_user(made, name))


async def reset_password(config: Config, name: str, password: str) -> str:
    """A new password, all sessions ended; the new recovery code."""
    async with hall(config) as made:
        return await made.people.reset(await find_user(made, name), password)


def write_private(path: Path, text: str) -> None:
    """A file that only its owner reads."""
    handle = os.open(path, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600)
    with open(handle, "w", encoding="utf-8") as file:
        file.write(text)
