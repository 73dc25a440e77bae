"""Exactly once: duplicates, reordered and raced messages apply one move; the loser is told, and shown the table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from .databases import new_database, stored_moves
from .harness import Person, Server, asked, people, start_match


async def second_device(person: Person, base: str, table: str) -> Person:
    other = Person(base, person.name)
    other.token, other.id = person.token, person.id
    await other.dial()
    await other.watch(table)
    return other


async def next_turn(person: Person, table: str) -> dict[str, Any] | None:
    await person.until(lambda: person.views[table]["over"] or person.views[table]["legal"])
    view = person.views[table]
    return None if view["over"] else view


def test_the_same_message_again_is_harmless(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 1) as (ada,):
            table = await start_match([ada], options={"players": 3})
            view = await next_turn(ada, table)
            assert view is not None
            move = view["legal"][0]["move"]
            for _ in range(5):
                await ada.play(table, move, "once", view["ply"])
            await ada.until(lambda: sum(m["is"] == "accepted" for m in ada.heard) == 5)
            assert {m["ply"] for m in ada.heard if m["is"] == "accepted"} == {view["ply"] + 1}
            await ada.hang_up()
            await ada.dial()
            await ada.watch(table)
            ada.accepted.clear()
            await ada.play(table, move, "once", view["ply"])
            assert await ada.answered("once")
            assert ada.accepted["once"] == view["ply"] + 1
            # an old position, a new id: refused, and the present view comes with it
            seen = len(ada.heard)
            await ada.play(table, move, "late", view["ply"])
            assert not await ada.answered("late")
            assert ada.refused["late"]["key"] == "moved-on"
            await ada.until(lambda: any(m["is"] == "view" for m in ada.heard[seen:]))

    asyncio.run(scene())


def test_what_is_refused_changes_nothing_and_says_why(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 3) as crowd:
            table = await start_match(crowd, options={"players": 3})
            ada = asked(crowd, table)
            bea = next(person for person in crowd if person is not ada)
            bea.lang = "it"
            await bea.say(do="lang", lang="it")
            await bea.play(table, ada.views[table]["legal"][0]["move"], "not-mine")
            assert not await bea.answered("not-mine")
            assert bea.refused["not-mine"]["key"] == "not-your-turn"
            assert "posto" in bea.refused["not-mine"]["text"].lower()
            await ada.play(table, "fly to the moon", "nonsense")
            assert not await ada.answered("nonsense")
            assert ada.views[table]["ply"] == 0
            move = ada.views[table]["legal"][0]["move"]
            await ada.play(table, f"  {move.replace(' ', '   ')}", "spaced")
            assert await ada.answered("spaced"), "white space does not count, and the move is stored"
            await ada.until(lambda: ada.views[table]["ply"] == 1)

    asyncio.run(scene())


async def race(ada: Person, other: Person, table: str, rounds: int, rng: Random) -> tuple[int, int]:
    """Two devices answer every turn at the same moment with different ids; how many won, how many lost."""
    won = lost = 0
    for number in range(rounds):
        view = await next_turn(ada, table)
        if view is None:
            break
        await other.until(lambda view=view: other.views[table]["ply"] >= view["ply"])
        ids = (f"a{number}", f"b{number}")
        moves = [rng.choice(view["legal"])["move"] for _ in ids]
        await asyncio.gather(
            ada.play(table, moves[0], ids[0], view["ply"]), other.play(table, moves[1], ids[1], view["ply"])
        )
        results = await asyncio.gather(ada.answered(ids[0]), other.answered(ids[1]))
        assert sum(results) == 1, f"{sum(results)} of two moves were taken at ply {view['ply']}"
        loser, lost_id = (other, ids[1]) if results[0] else (ada, ids[0])
        assert loser.refused[lost_id]["key"] in ("moved-on", "not-playing")
        await loser.until(lambda loser=loser, view=view: loser.views[table]["ply"] > view["ply"])
        won, lost = won + 1, lost + 1
        await ada.until(lambda view=view: ada.views[table]["ply"] > view["ply"])
    return won, lost


def test_two_devices_race(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 1) as (ada,):
            table = await start_match([ada], options={"players": 3})
            other = await second_device(ada, server.base, table)
            won, _ = await race(ada, other, table, 15, Random(1))
            assert won == 15
            await other.close()

    asyncio.run(scene())


@pytest.mark.long
def test_two_devices_race_through_two_processes(tmp_path: Path, postgresql: Any) -> None:
    database = new_database(postgresql, "race")
    one = Server(tmp_path, database=database, name="one").start()
    two = Server(tmp_path, database=database, name="two").start()

    async def scene() -> str:
        async with people(one.base, 1) as (ada,):
            table = await start_match([ada], options={"players": 3})
            other = await second_device(ada, two.base, table)
            won, _ = await race(ada, other, table, 40, Random(2))
            assert won >= 10
            await other.close()
            return table

    try:
        table = asyncio.run(scene())
    finally:
        one.stop()
        two.stop()
    plies = [ply for name, ply, *_ in stored_moves(database) if name == table]
    assert plies == list(range(1, len(plies) + 1))
