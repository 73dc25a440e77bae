"""A removed account leaves every open table, and nothing of its name and words is shown any more, on any process."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from olympus import Match
from olympus.server.people.accounts import User
from olympus.server.views.names import seat_names

from .databases import new_database
from .harness import Person, Server, people, seat_all, start_match
from .stand_in import stand_in_live
from .test_people import account
from .test_processes import two_servers

NAME, SECRET = "Eve The Loud", "a secret of mine"


async def seen(person: Person, table: str, **wanted: Any) -> dict[str, Any]:
    """A table once its fields are as wanted."""

    def there() -> dict[str, Any] | None:
        shown = person.tables[table]
        return shown if all(shown[name] == value for name, value in wanted.items()) else None

    found: dict[str, Any] = await person.until(there)
    return found


async def removed_from_lobbies(here: str, there: str, name: str) -> None:
    """Somebody hosts a lobby, sits alone in another, is invited to a third; others watch at another process."""
    eve = await account(here, name)
    async with people(there, 1) as (ada,):
        hosted = await seat_all([eve, ada], options={"players": 3})
        alone = (await eve.post("/tables", {"game": "derby"}))["id"]
        seats = [{"kind": "open"}, {"kind": "invited", "user": eve.id}]
        invited = (await ada.post("/tables", {"game": "derby", "seats": seats}))["id"]
        for table in (hosted, alone, invited):
            await ada.watch(table)
        assert name in str(ada.tables[invited])
        await eve.call("DELETE", "/me", {"password": "correct horse"}, 204)
        shown = await seen(ada, hosted, host=ada.id)
        assert [seat["kind"] for seat in shown["seats"]] == ["open", "person", "open"]
        await ada.until(lambda: any(one["is"] == "gone" and one["table"] == alone for one in ada.heard))
        await ada.until(lambda: eve.id not in str(ada.tables[invited]["seats"]))
        await ada.post(f"/tables/{hosted}/fill", {"bot": "random"})
        await ada.post(f"/tables/{hosted}/start")  # whose host she is
    await eve.close()


async def removed_in_play(here: str, there: str, name: str) -> None:
    """Somebody plays and talks; others see neither the name nor the words any more, and go on."""
    eve = await account(here, name)
    async with people(there, 1) as (ada,):
        await eve.dial()
        table = await start_match([ada, eve], options={"players": 3})
        await eve.say(do="chat", table=table, text=SECRET)
        line = await ada.until(lambda: ada.last("chat"))
        assert ada.tables[table]["seats"][1]["user"]["name"] == name
        await eve.call("DELETE", "/me", {"password": "correct horse"}, 204)
        await ada.until(lambda: ada.tables[table]["seats"][1]["user"]["name"] == "")
        await seen(ada, table, host=ada.id)
        await ada.until(lambda: ada.tables[table]["seats"][1].get("why") == "left")
        await ada.until(lambda: ada.last("erased") == {"is": "erased", "table": table, "lines": [line["n"]]})
        said = len(ada.raw)
        await ada.watch(table)
        assert name not in "".join(ada.raw[said:])
        assert SECRET not in "".join(ada.raw[said:])
    await eve.close()


async def removed_after_a_game(here: str, there: str, name: str) -> None:
    """Whoever looks at a table that has ended is told, too."""
    eve = await account(here, name)
    async with people(there, 1) as (ada,):
        table = await seat_all([ada, eve], options={"players": 3})
        await ada.post(f"/tables/{table}/fill", {"bot": "random"})
        await ada.post(f"/tables/{table}/start")
        await ada.call("DELETE", f"/tables/{table}", status=204)
        await ada.watch(table)
        assert ada.tables[table]["seats"][1]["user"]["name"] == name
        await eve.call("DELETE", "/me", {"password": "correct horse"}, 204)
        await ada.until(lambda: ada.tables[table]["seats"][1]["user"]["name"] == "")
    await eve.close()


def test_removed_people_are_told_apart_by_their_seats() -> None:
    match = Match.new("derby", seed=1, players=3)
    live = stand_in_live(match, len(match.entries))
    users = {"u0": User("u0", "Ada", "guest")}
    assert seat_names(live, users, "en") == ["Ada", "Player 2", "Player 3"]
    assert seat_names(live, users, "it") == ["Ada", "Giocatore 2", "Giocatore 3"]


WAYS = (removed_from_lobbies, removed_in_play, removed_after_a_game)


@pytest.mark.parametrize("scene", WAYS, ids=lambda scene: scene.__name__)
def test_a_removed_account_leaves_no_trace_at_tables(server: Server, scene: Any) -> None:
    asyncio.run(scene(server.base, server.base, f"{NAME} {WAYS.index(scene)}"))


@pytest.mark.long
def test_a_removed_account_leaves_no_trace_on_another_process(tmp_path: Path, postgresql: Any) -> None:
    with two_servers(tmp_path, new_database(postgresql, "removed")) as (one, two):
        for n, scene in enumerate(WAYS):
            asyncio.run(scene(one.base, two.base, f"{NAME} {n}"))
