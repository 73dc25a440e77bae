"""Bad days: a store that cannot be written, a disk that is full, a damaged page, a start that fails."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

import httpx
import pytest

from olympus.server.api import health
from olympus.server.errors import STORE_TROUBLE, damaged

from .harness import Server, nursery, serving, wait_for


def test_a_disk_that_is_nearly_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "olympus.sqlite3"
    assert not health.nearly_full(file)
    assert not health.nearly_full(None)  # PostgreSQL looks after its own
    monkeypatch.setattr(health, "SPARE", 1 << 62)
    assert health.nearly_full(file)
    assert health.nearly_full(tmp_path / "gone" / "olympus.sqlite3")


def test_not_ready_while_the_store_cannot_be_written(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert httpx.get(f"{server.base}/api/ready", timeout=60).status_code == 200
        with contextlib.closing(sqlite3.connect(tmp_path / "olympus.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # whoever else writes now waits
            answer = httpx.get(f"{server.base}/api/ready", timeout=60)
            assert (answer.status_code, answer.json()["reason"]) == (503, "database")
            assert httpx.get(f"{server.base}/api/tables", timeout=60).status_code == 200  # reading goes on
            other.execute("ROLLBACK")
        wait_for(lambda: httpx.get(f"{server.base}/api/ready", timeout=60).status_code == 200)


def test_a_damaged_page_is_logged_with_what_to_do(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    token = httpx.post(f"{server.base}/api/guest", json={"name": "Ada"}).json()["token"]
    server.stop()
    file = tmp_path / "olympus.sqlite3"
    with contextlib.closing(sqlite3.connect(file)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE tbl_name = 'results'"
        pages = [row[0] for row in connection.execute(query)]
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with open(file, "r+b") as data:
        for page in pages:
            data.seek((page - 1) * size)
            data.write(b"\xff" * size)
    server.start()
    try:
        signed = {"authorization": f"Bearer {token}"}
        answer = httpx.get(f"{server.base}/api/me/history", headers=signed, timeout=60)
        assert (answer.status_code, answer.json()["key"]) == (503, "unavailable")
        assert "database damaged" in server.log
        assert "olympus admin restore" in server.log
        assert httpx.get(f"{server.base}/api/games", timeout=60).status_code == 200  # the rest serves on
    finally:
        server.stop()


def test_damage_is_told_from_other_trouble() -> None:
    assert damaged(sqlite3.DatabaseError("database disk image is malformed"))
    assert not damaged(sqlite3.OperationalError("database is locked"))
    assert not damaged(ValueError("malformed"))
    assert ValueError not in STORE_TROUBLE


def test_a_database_that_others_can_read_is_warned_of(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert "others can read" not in server.log
    file = tmp_path / "olympus.sqlite3"
    os.chmod(file, 0o644)
    with serving(tmp_path) as server:
        assert "others can read the database" in server.log
        assert f"chmod 600 {file}" in server.log


def start_fails(folder: Path, database: str) -> str:
    """What `olympus serve` says when it cannot start."""
    log = folder / "start.out"
    server = Server(folder)
    arguments = ["serve", "--port", "0", "--lang", "en", "--database", database]
    command = {"arguments": arguments, "environment": server.environment, "log": str(log)}
    assert nursery.ask({"wait": nursery.ask({"start": command})}) == 1
    return " ".join(log.read_text().split())


def test_starts_that_fail_say_why(tmp_path: Path) -> None:
    broken = tmp_path / "broken.sqlite3"
    broken.write_bytes(b"no database at all " * 500)
    assert start_fails(tmp_path, f"sqlite:///{broken}").count("is damaged. Keep the file") == 1
    (tmp_path / "start.out").unlink()
    (tmp_path / "file").write_text("")
    said = start_fails(tmp_path, f"sqlite:///{tmp_path}/file/olympus.sqlite3")
    assert "cannot be opened" in said
    (tmp_path / "start.out").unlink()
    said = start_fails(tmp_path, "postgresql://me:secret@127.0.0.1:1/olympus")
    assert "cannot be opened" in said
    assert "secret" not in said
    (tmp_path / "start.out").unlink()
    with serving(tmp_path):
        pass
    with contextlib.closing(sqlite3.connect(tmp_path / "olympus.sqlite3")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = 'later'")
    said = start_fails(tmp_path, f"sqlite:///{tmp_path}/olympus.sqlite3")
    assert "was made by a newer Olympus" in said
    assert "Traceback" not in said
