"""Limits on what is seldom done hold for all processes of a store together."""

from __future__ import annotations

import asyncio
import math
from pathlib import Path
from typing import Any

import httpx
import pytest

from olympus.server.config import Config
from olympus.server.store.counters import Counters
from olympus.server.store.engine import migrate, open_engine
from olympus.server.tables.shares import MOST_OPEN

from .databases import ask, new_database
from .harness import PATIENCE, Server, people, serving
from .test_processes import two_servers

WRONG = {"name": "Nobody", "password": "wrong guess"}


def call(server: Server, path: str, body: dict[str, Any], token: str = "") -> tuple[int, Any]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = httpx.post(f"{server.base}/api{path}", json=body, headers=headers, timeout=PATIENCE)
    return answer.status_code, answer.json()


@pytest.mark.long
def test_guesses_and_new_tables_are_counted_together(tmp_path: Path, postgresql: Any) -> None:
    """With a tenth of the usual limits: one guess, six tables of which one is listed, three guests of an address."""
    database = new_database(postgresql, "counted")
    recovery = {"name": "Nobody", "recovery": "AAAA", "password": "correct horse"}
    with two_servers(tmp_path, database, OLYMPUS_RATE="0.1") as servers:
        one, two = servers
        guests = [call(servers[n % 2], "/guest", {"name": f"Guest {n}"}) for n in range(4)]
        assert [status for status, _ in guests] == [201, 201, 201, 429]
        assert call(one, "/session", WRONG)[0] == 401
        assert call(two, "/session", WRONG)[0] == 429
        assert call(two, "/recover", recovery)[0] == 429
        tokens = [answer["token"] for _, answer in guests[:2]]
        made = [
            call(servers[n % 2], "/tables", {"game": "derby", "listed": n < 2}, tokens[n % 2])[0]
            for n in range(8)
        ]
        assert made == [201, 429, 201, 201, 201, 201, 429, 429]
    kept = str(asyncio.run(ask(database, "SELECT * FROM counters")))
    assert "127.0.0.1" not in kept


@pytest.mark.long
def test_failures_slow_a_name_down_on_every_process(tmp_path: Path, postgresql: Any) -> None:
    database = new_database(postgresql, "slowed")
    with two_servers(tmp_path, database) as servers:
        assert [call(servers[n % 2], "/session", WRONG)[0] for n in range(8)] == [401] * 8
    lasting = (
        "SELECT used FROM counters WHERE until - at > 3000000"  # what is forgotten the slowest: failures
    )
    assert [round(row[0]) for row in asyncio.run(ask(database, lasting))] == [8]


@pytest.mark.long
def test_a_count_is_exact_however_many_add_to_it(postgresql: Any) -> None:
    config = Config(database=new_database(postgresql, "exact"))

    async def scene() -> None:
        engines = [open_engine(config) for _ in range(2)]
        await migrate(engines[0], config)
        counters = [Counters(engine) for engine in engines]
        slow = 1e-6
        done = await asyncio.gather(*(counters[n % 2].add("same", slow, 7) for n in range(40)))
        assert sum(done) == 7
        assert await counters[0].count("same", slow) == pytest.approx(7, abs=0.01)
        assert await counters[1].add("other", slow, 1)
        await counters[0].add("unbounded", 1000.0, math.inf)
        while await counters[1].count("unbounded", 1000.0):
            await asyncio.sleep(0.01)
        for engine in engines:
            await engine.close()

    asyncio.run(scene())


def test_tables_opened_at_once_are_counted(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with people(server.base, 1) as (ada,):
            headers = {"authorization": f"Bearer {ada.token}"}
            answers = await asyncio.gather(
                *(
                    ada.http.post("/api/tables", json={"game": "derby"}, headers=headers)
                    for _ in range(MOST_OPEN + 15)
                )
            )
            assert sorted(one.status_code for one in answers) == [201] * MOST_OPEN + [429] * 15

    with serving(tmp_path, OLYMPUS_RATE="1") as server:
        asyncio.run(scene(server))
