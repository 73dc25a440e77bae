"""Tables that rest: what leaves memory comes back by itself as soon as something happens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from olympus.server.tables import model

from .databases import new_database
from .harness import Person, Server, people, seat_all, serving, start_match

HASTE = {"OLYMPUS_PATIENCE": "0.05"}
"""A table rests after a second, its match after six."""


async def in_memory(server: Server, what: str) -> float:
    asker = Person(server.base)
    text = await asker.get("/metrics")
    await asker.close()
    return next(float(line.split()[1]) for line in text.splitlines() if line.startswith(f"olympus_{what} "))


async def let_rest(*servers: Server, what: str = "matches") -> None:
    """Wait until nothing of a kind is in memory any more."""
    async with asyncio.timeout(60):
        for server in servers:
            while await in_memory(server, what):
                await asyncio.sleep(0.1)


def moved_on(person: Person, table: str, ply: int) -> bool:
    return bool(person.views[table]["ply"] > ply)


async def actor_of(crowd: list[Person], table: str) -> Person:
    """Who is to move, after the passes made for people."""
    while True:
        for person in crowd:
            if person.views[table]["legal"]:
                return person
        await asyncio.sleep(0.02)


def test_who_leaves_a_resting_table_is_played_by_a_bot(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with people(server.base, 3) as crowd:
            table = await start_match(crowd)
            leaver = await actor_of(crowd, table)
            await let_rest(server)
            ply = leaver.views[table]["ply"]
            await leaver.post(f"/tables/{table}/leave")
            other = next(person for person in crowd if person is not leaver)
            await other.until(lambda: other.views[table]["ply"] > ply, 30)

    with serving(tmp_path, **HASTE) as server:
        asyncio.run(scene(server))


def with_two(scene: Callable[..., Coroutine[Any, Any, None]], folder: Path, database: str) -> None:
    """A scene with two processes of one house."""
    servers = [Server(folder, database=database, name=name, **HASTE) for name in ("one", "two")]
    try:
        asyncio.run(scene(*(server.start() for server in servers)))
    finally:
        for server in servers:
            server.stop()


@pytest.mark.long
def test_a_move_at_a_resting_table_is_seen_through_the_other_process(tmp_path: Path, postgresql: Any) -> None:
    async def scene(one: Server, two: Server) -> None:
        async with people([one.base, two.base], 3) as crowd:
            table = await start_match(crowd)
            for _ in range(3):
                actor = await actor_of(crowd, table)
                await let_rest(one, two)
                ply = actor.views[table]["ply"]
                await actor.play_on(table, Random(1), moves=1)
                for person in crowd:
                    await person.until(partial(moved_on, person, table, ply), 30)

    with_two(scene, tmp_path, new_database(postgresql, "rest"))


@pytest.mark.long
def test_bots_play_on_for_who_went_to_another_process_and_thinks_long(
    tmp_path: Path, postgresql: Any
) -> None:
    """The process that moves the bots has nobody at the table any more."""

    async def scene(one: Server, two: Server) -> None:
        async with people(one.base, 1) as (ada,):
            table = await start_match([ada])
            await ada.hang_up()
            await ada.dial(two.base)
            await ada.watch(table)
            await ada.until(lambda: ada.views[table]["legal"])
            await let_rest(one, what="matches")
            ply = ada.views[table]["ply"]
            await ada.play_on(table, Random(1), moves=1)
            await ada.until(lambda: ada.views[table]["legal"] and ada.views[table]["ply"] > ply + 1, 30)

    with_two(scene, tmp_path, new_database(postgresql, "bots"))


def test_a_match_that_nobody_looks_at_is_let_go_of_before_its_table(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with people(server.base, 3) as crowd:
            table = await seat_all(crowd, options={"players": 3})
            await crowd[0].post(f"/tables/{table}/start")
            await let_rest(server)
            assert await in_memory(server, "tables") == 1
            waiting = [await person.get("/me/turns") for person in crowd]
            for person in crowd:
                await person.watch(table)
            actor = await actor_of(crowd, table)
            assert [bool(turns["turns"]) for turns in waiting] == [person is actor for person in crowd]
            assert await actor.play_on(table, Random(1), 1) == 1

    with serving(tmp_path, OLYMPUS_PATIENCE="0.3") as server:
        asyncio.run(scene(server))


def test_tables_share_the_printed_figures() -> None:
    """What nearly every table has alike is in memory once; figures of its own stay a table's own."""
    first, second = (model.decode(stored("derby")) for _ in range(2))
    changed = model.decode(stored("derby", {"track.finish": 30}))
    for table in (first, second, changed):
        model.share_figures(table)
    assert first.figures is second.figures == model.printed_figures("derby")
    assert changed.figures == first.figures | {"track.finish": 30}


def stored(game: str, changes: dict[str, int] | None = None) -> bytes:
    table = model.Table(
        "t", game, 1, "u", "", 0, 0, [], figures=model.printed_figures(game) | (changes or {})
    )
    return model.encode(table)
