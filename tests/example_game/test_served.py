"""The example at a real server, found by its folder alone: a person's turns, hints, bots, replay, record, lessons."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.harness import Person, people, start_match

from . import planted


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    root: Path = tmp_path_factory.mktemp("tree")
    planted.plant(root)
    with planted.serving(root) as address:
        yield address


def test_it_is_among_the_games(site: str) -> None:
    async def scene() -> None:
        async with people(site, 1) as (ada,):
            listed = (await ada.get("/games"))["games"]
            entry = next(game for game in listed if game["game"] == "fates")
            assert entry["title"] == "Three Fates"
            assert entry["players"] == {"low": 2, "high": 4, "default": 3}
            assert entry["lessons"] == 0
            assert (await ada.get("/lessons/fates")) == {"lessons": []}
            assert (await ada.call("POST", "/lessons/fates/1", {"moves": []}, 404))["key"] == "no-lesson"

    asyncio.run(scene())


def test_two_people_and_a_bot_play_it_to_the_end(site: str) -> None:
    async def scene() -> None:
        async with people(site, 2) as (ada, bea):
            table = await start_match([ada, bea], "fates", options={"players": 3})
            await asyncio.gather(ada.play_on(table, Random(1)), bea.play_on(table, Random(2)))
            turns = [view for view in ada.heard if view["is"] == "view" and view["legal"]]
            assert len(turns) > 3
            said = [move["text"] for view in turns for move in view["legal"] if move["move"] == "cut 1"]
            assert said
            assert all(text.startswith("Cut the thread of Guest 1 (") for text in said)
            assert ada.views[table]["over"]
            await look_back(ada, table)

    asyncio.run(scene())


async def look_back(person: Person, table: str) -> None:
    record = await person.get(f"/tables/{table}/record")
    assert "\ngame fates" in record
    replay = await person.get(f"/tables/{table}/replay?seat=0")
    assert replay["steps"][-1]["view"]["phase"] == "over"
    again = await person.post("/replay?seat=-1", {"record": record})
    assert again["game"] == "fates"
    assert len(again["steps"]) == len(replay["steps"])


def test_hints_are_given(site: str) -> None:
    async def scene() -> None:
        async with people(site, 1) as (ada,):
            table = await start_match([ada], "fates", options={"players": 2})
            await ada.until(lambda: ada.views[table]["legal"])
            legal = {move["move"]: move["text"] for move in ada.views[table]["legal"]}
            await ada.say(do="hint", table=table)
            answer = await ada.until(lambda: ada.last("hint") or ada.last("refused"))
            assert answer["is"] == "hint", answer
            assert answer["hints"]
            for hint in answer["hints"]:
                assert legal[hint["move"]] == hint["text"]
                assert hint["why"]

    asyncio.run(scene())
