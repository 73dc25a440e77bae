"""The operator's calls: what operators can do, and that nobody else finds them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from olympus.server import admin
from olympus.server.config import Config

from .harness import Person, Server, people, serving, start_match

NAME, PASSWORD = "Themis", "correct horse"


async def appoint(config: Config) -> None:
    """An account that is an operator, as the command line makes one."""
    async with admin.registry(config) as made:
        await made.house.people.account(None, NAME, PASSWORD, "en", "")
    await admin.make_operator(config, NAME.lower(), True)


async def signed_in(server: Server) -> Person:
    person = Person(server.base, NAME)
    answer = await person.post("/session", {"name": NAME, "password": PASSWORD}, 201)
    person.token, person.id = answer["token"], answer["user"]["id"]
    assert answer["user"]["operator"] is True
    return person


def test_an_operator_looks_and_acts(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'olympus.sqlite3'}"

    async def scene(server: Server) -> None:
        themis = await signed_in(server)
        async with people(server.base, 1) as (ada,):
            table = await start_match([ada], options={"players": 3})
            (shown,) = (await themis.get("/operator/tables?status=playing"))["tables"]
            assert (shown["id"], shown["bots"], [one["id"] for one in shown["people"]]) == (
                table,
                2,
                [ada.id],
            )
            assert (await themis.get("/operator/tables?person=nobody"))["tables"] == []
            found = (await themis.get("/operator/people?search=guest"))["people"]
            assert [(one["user"]["id"], one["operator"]) for one in found] == [(ada.id, False)]
            await themis.call("DELETE", f"/operator/tables/{table}", status=204)
            await ada.until(lambda: ada.tables[table]["status"] == "ended")
            await themis.call("DELETE", f"/operator/tables/{table}", status=409)
            assert (await themis.post("/operator/drain", {"draining": True}))["draining"]
            assert (await ada.post("/quick", {"game": "derby"}, 503))["key"] == "draining"
            assert not (await themis.post("/operator/drain", {"draining": False}))["draining"]
            await ada.post("/quick", {"game": "derby"}, 201)
            await themis.call("DELETE", f"/operator/people/{themis.id}", status=404)
            await themis.call("DELETE", f"/operator/people/{ada.id}", status=204)
            await ada.get("/me", 401)
            assert (await themis.get("/operator"))["sockets"] >= 0
        await themis.close()

    config = Config(database=database)
    asyncio.run(appoint(config))
    with serving(tmp_path, database=database) as server:
        asyncio.run(scene(server))


def test_others_do_not_find_them(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 1) as (ada,):
            stranger = Person(server.base)
            for person in (ada, stranger):
                for path in ("", "/tables", "/people"):
                    assert (await person.get(f"/operator{path}", 404))["key"] == "not-found"
                await person.post("/operator/drain", {"draining": True}, 404)
                for path in ("tables/t", f"people/{ada.id}"):
                    await person.call("DELETE", f"/operator/{path}", status=404)
            assert "operator" not in (await ada.get("/session"))["user"]
            await stranger.close()

    asyncio.run(scene())
