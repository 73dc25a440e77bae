"""What an operator does."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from olympus import Match

from .databases import new_database, stored_moves
from .harness import Server, people, serving, start_match


def admin(database: str, *arguments: str, status: int = 0) -> str:
    command = [
        sys.executable,
        "-m",
        "olympus.cli",
        "admin",
        *arguments,
        "--database",
        database,
        "--lang",
        "en",
    ]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=120, check=False, env=dict(os.environ)
    )
    assert done.returncode == status, done.stderr
    return done.stdout + done.stderr


def check_operator(tmp_path: Path, database: str, other: str) -> None:
    async def scene(server: Server) -> str:
        async with people(server.base, 1) as (ada,):
            table = await start_match([ada], options={"players": 3})
            await ada.play_on(table, Random(1), moves=3)
            await asyncio.to_thread(admin, database, "backup", str(tmp_path / "copy.sqlite3"))
            record = await asyncio.to_thread(admin, database, "export", table)
            assert Match.from_record(record).ply >= 3
            return table

    with serving(tmp_path, database=database) as server:
        table = asyncio.run(scene(server))
    assert table in admin(database, "tables", "--status", "playing")
    admin(database, "end", table)
    assert table in admin(database, "tables", "--status", "ended")
    admin(other, "restore", str(tmp_path / "copy.sqlite3"))
    kept = stored_moves(other)
    assert kept
    assert kept == stored_moves(database)[: len(kept)]
    assert "not empty" in admin(other, "restore", str(tmp_path / "copy.sqlite3"), status=1)
    assert table in admin(other, "tables", "--status", "playing")


@pytest.mark.long
def test_sqlite_and_back(tmp_path: Path, postgresql: Any) -> None:
    """A server moves from SQLite to PostgreSQL by its back-up, and back again."""
    one = f"sqlite:///{tmp_path / 'one.sqlite3'}"
    check_operator(tmp_path, one, new_database(postgresql, "moved"))


@pytest.mark.long
def test_postgresql_and_back(tmp_path: Path, postgresql: Any) -> None:
    check_operator(tmp_path, new_database(postgresql, "first"), f"sqlite:///{tmp_path / 'other.sqlite3'}")


@pytest.mark.long
def test_people(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with people(server.base, 1) as (ada,):
            await ada.post("/account", {"name": "Ada", "password": "correct horse"})

    async def again(server: Server, password: str, status: int) -> None:
        async with people(server.base, 1) as (ada,):
            ada.token = ""
            await ada.post("/session", {"name": "Ada", "password": password}, status)

    with serving(tmp_path) as server:
        asyncio.run(scene(server))
        assert "another process" in admin(server.database, "reset-password", "Ada", status=1).replace(
            "\n", " "
        )
    password, _ = admin(server.database, "reset-password", "ada").split()
    with serving(tmp_path) as server:
        asyncio.run(again(server, "correct horse", 401))
        asyncio.run(again(server, password, 201))
    admin(server.database, "remove-user", "ada")
    with serving(tmp_path) as server:
        asyncio.run(again(server, password, 401))
