"""What the house does by itself or for its operator: old tables, clocks, copies, hosts, draining."""

from __future__ import annotations

import asyncio
import contextlib
import re
import shutil
import sqlite3
import stat
from pathlib import Path
from random import Random

import httpx
import pytest

from olympus.server.config import Config
from olympus.server.run import lan_address
from olympus.server.store import engine as store
from olympus.server.tables.model import GRACE, Clock

from .harness import Person, Server, asked, nursery, people, seat_all, serving, start_match

DAY = 86_400_000


def make_older(server: Server, table: str, days: float) -> None:
    """Move a table into the past."""
    file = server.database.removeprefix("sqlite:///")
    query = "UPDATE tables SET changed = changed - ?, since = since - ? WHERE id = ?"
    with contextlib.closing(sqlite3.connect(file, timeout=30)) as connection, connection:
        assert connection.execute(query, (days * DAY, days * DAY, table)).rowcount == 1


def test_abandoned_tables_expire(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with people(server.base, 2) as (ada, bea):
            empty = await seat_all([ada])
            fresh = await seat_all([ada])
            left = await start_match([ada], options={"players": 3})
            visited = await start_match([bea], options={"players": 3})
            await ada.say(do="unwatch", table=left)
            async with asyncio.timeout(30):
                while not (await ada.get("/me/turns"))["turns"]:
                    await asyncio.sleep(0.1)
            make_older(server, empty, 0.5)
            make_older(server, left, 4)
            make_older(server, visited, 4)
            async with asyncio.timeout(60):
                while (await ada.get(f"/tables/{left}"))["status"] == "playing":
                    await asyncio.sleep(0.1)
            result = (await ada.get(f"/tables/{left}"))["result"]
            assert (result["why"], len(result["seed"])) == ("abandoned", 64)
            await ada.get(f"/tables/{empty}", 404)
            assert (await ada.get(f"/tables/{fresh}"))["status"] == "lobby"
            assert (await ada.get(f"/tables/{visited}"))["status"] == "playing"

    with serving(tmp_path, OLYMPUS_PATIENCE="0.05") as server:
        asyncio.run(scene(server))


def test_a_budget_is_used_up_and_grows_by_its_increment() -> None:
    clock = Clock("budget", seconds=60, increment=5)
    assert clock.left(used=0, moves=0) == 60_000
    assert clock.left(used=20_000, moves=3) == 55_000
    assert clock.left(used=200_000, moves=1) == GRACE


def test_a_budget_at_a_table(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 3) as crowd:
            clock = {"kind": "budget", "seconds": 60, "increment": 2}
            table = await start_match(crowd, clock=clock)
            actor = asked(crowd, table)
            seat = actor.tables[table]["you"]["seat"]
            assert actor.tables[table]["seats"][seat]["time_left"] == 60_000
            turn = actor.tables[table]["turn"]
            assert turn["deadline"] == turn["began"] + 60_000
            await asyncio.sleep(1)
            await actor.play_on(table, Random(1), moves=1)
            left = (await actor.get(f"/tables/{table}"))["seats"][seat]["time_left"]
            assert 30_000 < left <= 61_000
            others = [entry for entry in actor.tables[table]["seats"] if entry["seat"] != seat]
            assert {entry["time_left"] for entry in others} == {60_000}

    asyncio.run(scene())


def test_the_hosts_role_passes_on_in_play(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 3) as (ada, bea, cid):
            table = await start_match([ada, bea, cid])
            await bea.post(f"/tables/{table}/host", {"user": bea.id}, 403)
            await ada.post(f"/tables/{table}/host", {"user": "nobody"}, 404)
            await ada.post(f"/tables/{table}/host", {"user": bea.id})
            await bea.until(lambda: bea.tables[table]["you"]["host"])
            await cid.hang_up()
            await ada.until(lambda: not ada.tables[table]["seats"][2]["connected"])
            await bea.post(f"/tables/{table}/leave")
            await ada.until(lambda: ada.tables[table]["you"]["host"])  # not to Cid, who is not there
            await bea.until(lambda: bea.tables[table]["seats"][1]["why"] is not None)
            await bea.say(do="back", table=table)
            await bea.until(lambda: bea.tables[table]["seats"][1]["why"] is None)
            assert not bea.tables[table]["you"]["host"]

    asyncio.run(scene())


def test_a_whole_game_of_ithaca_over_the_wire(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 2) as crowd:
            table = await start_match(crowd, "ithaca", options={"players": 2})
            await asyncio.gather(*(person.play_on(table, Random(n)) for n, person in enumerate(crowd)))
            for person in crowd:
                await person.until(lambda person=person: person.tables[table]["status"] == "over")
            result = crowd[0].tables[table]["result"]
            assert result["why"] == "played"
            assert (await crowd[1].get(f"/tables/{table}/verify"))["scores"] == result["scores"]
            steps = (await crowd[0].get(f"/tables/{table}/replay?seat=1"))["steps"]
            assert len(steps) == result["plies"] + 1

    asyncio.run(scene())


NEWER = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{newest}"


def upgrade() -> None:
    op.add_column("users", sa.Column("motto", sa.Text))
"""


def test_a_copy_is_kept_before_a_store_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "store" / "olympus.sqlite3"
    config = Config(database=f"sqlite:///{file}")

    async def bring_up() -> None:
        engine = store.open_engine(config)
        await store.migrate(engine, config)
        await engine.close()

    def columns(path: Path) -> set[str]:
        with contextlib.closing(sqlite3.connect(path)) as connection:
            return {row[1] for row in connection.execute("PRAGMA table_info(users)")}

    asyncio.run(bring_up())
    asyncio.run(bring_up())
    assert not list(file.parent.glob("*before*"))  # nothing to do, nothing to keep
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(
            "INSERT INTO users (id, name, kind, lang, created, removed, operator)"
            " VALUES ('u', 'Ada', 'guest', 'en', 1, 0, 0)"
        )
    newer = shutil.copytree(store.MIGRATIONS, tmp_path / "migrations")
    (newer / "versions" / "newer.py").write_text(NEWER.format(newest=store.newest()))
    monkeypatch.setattr(store, "MIGRATIONS", newer)
    asyncio.run(bring_up())
    (copy,) = file.parent.glob("olympus-before-next-*.sqlite3")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert "motto" in columns(file)
    assert "motto" not in columns(copy)
    with contextlib.closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT name FROM users").fetchall() == [("Ada",)]


def drain(server: Server, port: int) -> tuple[int, str]:
    """`olympus serve --drain` as an operator gives it; its status and what it says."""
    log = server.folder / f"drain-{port}.out"
    command = {
        "arguments": ["serve", "--drain", "--port", str(port), "--lang", "en"],
        "environment": server.environment,
        "log": str(log),
    }
    status = nursery.ask({"wait": nursery.ask({"start": command})})
    return status, " ".join(log.read_text().split())


def test_drain_by_command(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with people(server.base, 1) as (ada,):
            table = await start_match([ada], options={"players": 3})
            status, said = await asyncio.to_thread(drain, server, 1)
            assert status == 1
            assert "No server of yours runs at port 1" in said
            assert (await ada.get("/ready"))["ok"]
            status, said = await asyncio.to_thread(drain, server, server.port)
            assert status == 0
            assert "begins no new games" in said
            async with asyncio.timeout(30):
                while await not_yet(ada):
                    await asyncio.sleep(0.05)
            answer = await ada.post("/quick", {"game": "derby", "bot": "random"}, 503)
            assert answer["key"] == "draining"
            await ada.play_on(table, Random(1), moves=3)

    with serving(tmp_path) as server:
        asyncio.run(scene(server))
    assert not list(tmp_path.glob("serving-*"))


async def not_yet(person: Person) -> bool:
    answer = await person.http.get("/api/ready")
    return bool(answer.json()["ok"])


def test_the_local_network_is_served_only_when_asked_for(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"http://127.0.0.2:{server.port}/api/health")
    finally:
        server.stop()
    server.arguments = ["--lan"]
    server.start()
    try:
        assert httpx.get(f"http://127.0.0.2:{server.port}/api/health").status_code == 200
        assert f"http://{lan_address()}:{server.port}/" in server.log
        assert len(re.findall("[█▀▄]", server.log)) > 100  # the same as a QR code
    finally:
        server.stop()
