"""What an operator does with the store. Looking works beside a running server; changing a SQLite file does not."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, insert, select

from .config import Config
from .errors import Refusal
from .people.reports import close_report as close
from .people.reports import list_reports
from .store.engine import Engine, back_up_sqlite, migrate, only_one, open_engine
from .store.schema import counters, metadata, moves, presence, processes, tables
from .store.sqlite import Sqlite
from .store.writer import Store
from .tables.house import House
from .tables.model import Table
from .tables.registry import Registry, read_table
from .tables.removal import remove_person
from .tables.votes import end_without_result
from .wire import Report

CHUNK = 1000
PASSING = (counters, presence, processes)
"""Tables that say what is so at this moment: nothing to keep."""


@asynccontextmanager
async def database(config: Config) -> AsyncIterator[Engine]:
    engine = open_engine(config)
    try:
        await migrate(engine, config)
        yield engine
    finally:
        await engine.close()


@asynccontextmanager
async def registry(config: Config) -> AsyncIterator[Registry]:
    """A registry without players, to change things as a server would: other processes hear of it."""
    with only_one(config.sqlite_file):
        async with database(config) as engine:
            house = House(config, Store(engine))
            house.stopping = True
            house.store.start()
            try:
                yield Registry(house)
            finally:
                await house.store.stop()
                house.bots.stop()


# backup: always one SQLite file, whatever the database is


async def back_up(config: Config, target: Path) -> None:
    if target.exists():
        raise Refusal("file-exists", 409, file=str(target))
    if config.sqlite_file is not None:
        back_up_sqlite(config.sqlite_file, target)
        return

    def copy(reading: Connection) -> None:
        reading.execution_options(isolation_level="REPEATABLE READ")
        backup.change(partial(copy_rows, reading))

    async with database(config) as source, sqlite(target) as backup:
        await source.read(copy)


async def restore(config: Config, source: Path) -> None:
    """Into an empty database, of either kind."""
    if not source.is_file():
        raise Refusal("no-file", 404, file=str(source))

    def copy(writing: Connection) -> None:
        if writing.scalar(select(func.count()).select_from(tables)):
            raise Refusal("not-empty", 409)
        backup.ask(lambda reading: copy_rows(reading, writing))

    with only_one(config.sqlite_file):
        async with database(config) as target, sqlite(source) as backup:
            await target.write(copy)


@asynccontextmanager
async def sqlite(file: Path) -> AsyncIterator[Sqlite]:
    """A backup, open to be copied from or to by this thread: nobody else waits for it."""
    async with database(Config(database=f"sqlite:///{file}")) as engine:
        assert isinstance(engine, Sqlite)
        yield engine


def copy_rows(reading: Connection, writing: Connection) -> None:
    for table in metadata.sorted_tables:
        writing.execute(table.delete())
        if table in PASSING:
            continue
        rows = reading.execute(select(table)).mappings().all()
        for first in range(0, len(rows), CHUNK):
            writing.execute(insert(table), [dict(row) for row in rows[first : first + CHUNK]])


# tables and people


async def list_tables(config: Config, status: str | None) -> list[dict[str, Any]]:
    query = select(
        tables, select(func.count()).where(moves.c.table_id == tables.c.id).scalar_subquery().label("plies")
    )
    if status:
        query = query.where(tables.c.status == status)
    async with database(config) as engine:
        rows = await Store(engine).rows(query.order_by(tables.c.changed.desc()).limit(1000))
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

    async with registry(config) as made:
        await made.change(table_id, end)


async def export_match(config: Config, table_id: str) -> str:
    """The private record of a match, from which it can go on exactly: it holds every secret of the game."""
    async with database(config) as engine:
        house = House(config, Store(engine))
        house.stopping = True
        live = await Registry(house).live(table_id)
        if live.table.started is None:
            raise Refusal("not-started", 409)
        match = await live.ensure()
        house.bots.stop()
        return match.record()


async def find_user(made: Registry, name: str) -> str:
    row = await made.house.people.find_account(name)
    if row is not None:
        return str(row.id)
    user = await made.house.people.one(name)
    if user is None:
        raise Refusal("no-user", 404)
    return user.id


async def remove_user(config: Config, name: str) -> None:
    async with registry(config) as made:
        await remove_person(made, await find_user(made, name))


async def reset_password(config: Config, name: str, password: str) -> str:
    """A new password, all sessions ended; the new recovery code."""
    async with registry(config) as made:
        return await made.house.people.reset(await find_user(made, name), password)


async def make_operator(config: Config, name: str, operator: bool) -> None:
    async with registry(config) as made:
        await made.house.people.make_operator(await find_user(made, name), operator)


async def read_reports(config: Config, *, closed: bool) -> list[Report]:
    async with database(config) as engine:
        return await list_reports(Store(engine), closed=closed)


async def close_report(config: Config, report_id: str) -> None:
    async with registry(config) as made:
        await close(made.house.store, report_id)


def write_private(path: Path, text: str) -> None:
    """A file that only its owner reads."""
    handle = os.open(path, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600)
    with open(handle, "w", encoding="utf-8") as file:
        file.write(text)
