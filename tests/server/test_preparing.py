"""While the bots' rules are compiled on a first start, a table is shown at once and says what is being prepared."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

from olympus import Match
from olympus.server.app import tell_when_ready
from olympus.server.tables.live import Live
from olympus.server.tables.show import show_live

from .harness import Person, Server, serving
from .stand_in import stand_in_live


def bots_table(bot: str, ready: asyncio.Event) -> Live:
    match = Match.new("derby", seed=1, players=3)
    live = stand_in_live(match, len(match.entries))
    house: Any = live.house
    house.bots = SimpleNamespace(ready=ready)
    live.table.seats[1].kind, live.table.seats[1].bot = "bot", bot
    return live


@pytest.mark.parametrize(("bot", "preparing"), [("god", True), ("random", False)])
def test_a_table_says_what_is_being_prepared(bot: str, preparing: bool) -> None:
    async def scene() -> None:
        ready = asyncio.Event()
        live = bots_table(bot, ready)
        told: list[bool] = []
        subscriber: Any = Mock(user_id="u0")
        subscriber.table_changed = lambda: told.append(show_live(live, {}, None).preparing == "bots")
        live.subscribers.add(subscriber)
        live.tell_table()
        service: Any = SimpleNamespace(house=live.house, tables=SimpleNamespace(lives={"t": live}))
        service.house.bots.ready = ready
        telling = asyncio.create_task(tell_when_ready(service))
        await asyncio.sleep(0)
        assert told == [preparing]
        ready.set()
        await telling
        assert told == [preparing, False]

    asyncio.run(scene())


def test_a_reload_shows_the_table_while_bots_compile(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        ada = Person(server.base)
        made = await ada.post("/quick", {"game": "derby", "bot": "god", "name": "Ada"}, 201)
        ada.token, table = made["token"], made["table"]["id"]
        for _ in range(2):
            await ada.dial()
            shown = await ada.watch(table)
            assert ada.views[table]["ply"] == shown["turn"]["ply"]
            if not (await ada.get("/ready"))["bots"]:  # so they were not before, either
                assert shown["preparing"] == "bots"
            await ada.hang_up()
        await ada.close()

    with serving(tmp_path, OLYMPUS_PREPARE="1", OLYMPUS_CACHE=str(tmp_path / "cache")) as server:
        asyncio.run(scene(server))
