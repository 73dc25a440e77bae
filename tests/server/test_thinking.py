"""Threads for bots are shared fairly: nobody's tables keep the bots of others from thinking."""

from __future__ import annotations

import asyncio

from olympus.server.tables.thinking import BotThreads

from .virtual import VirtualLoop, run

THINKING = 0.9


async def think(bots: BotThreads, owner: str, done: list[str]) -> float:
    """A bot's move; seconds until it is there."""
    began = asyncio.get_running_loop().time()
    async with bots.turn(owner):
        await asyncio.sleep(THINKING)
    done.append(owner)
    return asyncio.get_running_loop().time() - began


def test_sixty_tables_of_one_person_leave_room_for_another() -> None:
    async def scene(loop: VirtualLoop) -> None:
        bots = BotThreads(2)
        done: list[str] = []
        crowd = [asyncio.create_task(think(bots, "greedy", done)) for _ in range(60)]
        await asyncio.sleep(THINKING / 2)
        took = [await think(bots, "modest", done) for _ in range(5)]
        assert max(took) <= 2 * THINKING
        await asyncio.gather(*crowd)
        assert not bots.waiting
        assert bots.free == 2

    run(scene)


def test_people_take_turns_where_threads_are_short() -> None:
    async def scene(loop: VirtualLoop) -> None:
        bots = BotThreads(1)
        done: list[str] = []
        owners = ["a"] * 4 + ["b"] * 2 + ["c"]
        await asyncio.gather(*(think(bots, owner, done) for owner in owners))
        assert done == ["a", "b", "c", "a", "b", "a", "a"]

    run(scene)


def test_who_no_longer_waits_holds_nobody_up() -> None:
    async def scene(loop: VirtualLoop) -> None:
        bots = BotThreads(1)
        done: list[str] = []
        tasks = [asyncio.create_task(think(bots, owner, done)) for owner in ("a", "b", "b", "c")]
        await asyncio.sleep(THINKING / 2)
        tasks[1].cancel()
        tasks[0].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert done == ["b", "c"]
        assert bots.free == 1
        assert not bots.waiting

    run(scene)
