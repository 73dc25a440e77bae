"""Time: setting the machine's clock changes nobody's, and time that nobody could use costs nobody."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from pathlib import Path

import pytest

from olympus.server import clock
from olympus.server.clock import DAY, HOUR

from .harness import Person, asked, people, serving, start_match, wait_for


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_setting_the_machines_clock_changes_no_time(jump: int, monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.now()
    wall = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: wall() + jump * 1_000_000)
    monkeypatch.setattr(time, "time", lambda: time.time_ns() / 1e9)
    assert 0 <= clock.now() - before < HOUR / 2


def test_the_time_of_day_is_told_right() -> None:
    assert abs(clock.now() - time.time_ns() // 1_000_000) < HOUR / 2


def move_into_the_past(file: str, table: str, by: int) -> None:
    """All that a store says about when, as if everything had been a while ago."""
    with contextlib.closing(sqlite3.connect(file, timeout=30)) as connection, connection:
        connection.execute("UPDATE processes SET beat = beat - ?", (by,))
        connection.execute("UPDATE moves SET at = at - ? WHERE table_id = ?", (by, table))
        connection.execute(
            "UPDATE tables SET since = since - ?, deadline = deadline - ? WHERE id = ?", (by, by, table)
        )
        (data,) = connection.execute("SELECT data FROM tables WHERE id = ?", (table,)).fetchone()
        stored = json.loads(data)
        for name in ("started", "resumed"):
            stored[name] -= by
        connection.execute("UPDATE tables SET data = ? WHERE id = ?", (json.dumps(stored), table))


def test_a_server_that_does_not_run_costs_nobody_time(tmp_path: Path) -> None:
    """Two days for a move, and the server is away for one of them: two days are left, less the seconds used."""

    async def begin(base: str) -> tuple[str, str]:
        async with people(base, 3) as crowd, asyncio.timeout(60):
            table = await start_match(crowd, clock={"kind": "days", "days": 2}, options={"players": 3})
            actor = asked(crowd, table)
            while not (await actor.get("/me/turns"))["turns"]:
                await asyncio.sleep(0.2)
            return table, actor.token

    async def left(base: str, table: str, token: str) -> float:
        person = Person(base)
        person.token = token
        try:
            (turn,) = [one for one in (await person.get("/me/turns"))["turns"] if one["table"] == table]
            shown = (await person.dial() and await person.watch(table))["turn"]
            assert abs(shown["deadline"] - turn["deadline"]) < HOUR
            return float(turn["deadline"] - clock.now())
        finally:
            await person.close()

    with serving(tmp_path) as server:
        table, token = asyncio.run(begin(server.base))
        server.stop()
        move_into_the_past(server.database.removeprefix("sqlite:///"), table, DAY)
        server.start()
        wait_for(lambda: server.base)
        assert asyncio.run(left(server.base, table, token)) > 1.9 * DAY
