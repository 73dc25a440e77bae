"""Hints at live tables: for whoever is to move, from what that seat sees, and for nobody else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from olympus.server.net.limits import Limits

from .harness import Person, Server, people, start_match
from .test_people import account


async def hint(person: Person, table: str) -> dict[str, Any]:
    """The answer to a wish for a hint: the hints, or the refusal."""
    before = len(person.heard)
    await person.say(do="hint", table=table)

    def answer() -> dict[str, Any] | None:
        found = [m for m in person.heard[before:] if m["is"] == "hint" or m.get("do") == "hint"]
        return found[0] if found else None

    found: dict[str, Any] = await person.until(answer)
    return found


@pytest.mark.parametrize(
    ("game", "reason", "worth"),
    [
        ("derby", "% delle distribuzioni possibili", "Le tue scommesse insieme: circa"),
        ("ithaca", "volte su 100", "In media ti"),
    ],
    ids=["derby", "ithaca"],
)
def test_who_is_to_move_gets_hints_and_nobody_else(
    server: Server, game: str, reason: str, worth: str
) -> None:
    async def scene() -> None:
        async with people(server.base, 3) as (ada, bea, spectator):
            ada.lang = "it"
            await ada.say(do="lang", lang="it")
            table = await start_match([ada, bea], game, options={"players": 3, "first": 0})
            await spectator.watch(table)
            await ada.until(lambda: ada.views[table]["legal"])
            answer = await hint(ada, table)
            assert answer["is"] == "hint", answer
            assert answer["ply"] == ada.views[table]["ply"]
            legal = {move["move"]: move["text"] for move in ada.views[table]["legal"]}
            assert 2 <= len(answer["hints"]) <= 3
            for one in answer["hints"]:
                assert legal[one["move"]] == one["text"]
                assert reason in one["why"]
                assert worth in one["why"]
            assert (await hint(ada, table))["hints"] == answer["hints"]
            refused = await hint(bea, table)
            assert refused["key"] == "not-your-turn"
            assert (await hint(spectator, table))["key"] == "not-seated"
            await ada.play(table, answer["hints"][0]["move"], "followed")
            assert await ada.answered("followed")

    asyncio.run(scene())


def test_a_move_need_not_wait_for_a_hint(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 1) as (ada,):
            table = await start_match([ada], "ithaca", options={"players": 2, "first": 0})
            await ada.until(lambda: ada.views[table]["legal"])
            await ada.say(do="hint", table=table)
            await ada.play(table, ada.views[table]["legal"][0]["move"], "at once")
            assert await ada.answered("at once")
            answer = await ada.until(lambda: ada.last("hint"))
            assert answer["ply"] == 0

    asyncio.run(scene())


def test_no_hints_where_they_are_off_nor_in_rated_games(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 1) as (ada,):
            table = await start_match([ada], options={"players": 3, "first": 0}, hints=False)
            await ada.until(lambda: ada.views[table]["legal"])
            assert (await hint(ada, table))["text"] == "Hints are off at this table."
        ada = await account(server.base, "Hinted Ada")
        options = {"players": 3, "first": 0}
        table = (
            await ada.post("/tables", {"game": "derby", "rated": True, "hints": False, "options": options})
        )["id"]
        await ada.post(f"/tables/{table}/fill", {"bot": "random"})
        await ada.post(f"/tables/{table}/start", {"nonce": "00" * 16})
        await ada.dial()
        await ada.watch(table)
        assert (await hint(ada, table))["key"] == "hints-off"
        await ada.close()

    asyncio.run(scene())


def test_hints_are_given_now_and_then() -> None:
    limits = Limits(1.0)
    assert [limits.take("hint", "ada") for _ in range(8)] == [True] * 6 + [False] * 2
    assert limits.take("hint", "bea")
