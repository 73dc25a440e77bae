"""Players' pages: results, favourites, head to head; the search in one's history."""

from __future__ import annotations

import asyncio
from random import Random

from .harness import Person, Server, people, start_match
from .test_people import account


async def played(crowd: list[Person], game: str) -> str:
    """A game to its end between these people and as many bots as it needs."""
    table = await start_match(crowd, game, options={"players": 3})
    async with asyncio.TaskGroup() as group:
        for number, person in enumerate(crowd):
            group.create_task(person.play_on(table, Random(number)))
    for person in crowd:
        await person.until(lambda who=person: who.tables[table]["status"] == "over")
    return table


def test_results_favourites_and_rivals(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 2) as (ada, bea):
            table = await played([ada, bea], "derby")
            places = ada.tables[table]["result"]["places"]
            own = await ada.get(f"/players/{ada.id}/profile?lang=it")
            assert own["user"]["name"] == ada.name
            (derby,) = own["games"]
            assert (derby["game"], derby["games"]) == ("derby", 1)
            assert derby["won"] == (0 in ada.tables[table]["result"]["winners"])
            assert derby["best"] == ada.tables[table]["result"]["scores"][0]
            assert (derby["rating"], derby["curve"]) == (None, [])
            replay = await ada.get(f"/tables/{table}/replay?seat=-1")
            bets = [one["event"] for step in replay["steps"] for one in step["events"]]
            own_bets = [bet["creature"] for bet in bets if bet["event"] == "bet" and bet["seat"] == 0]
            best = derby["favourites"][0]
            assert best["title"] == "Creatura preferita"
            assert best["times"] == max(own_bets.count(name) for name in own_bets)
            met = {rival["user"]["id"]: rival for rival in own["rivals"]}
            assert met[bea.id]["ahead"] == (places[0] < places[1])
            assert met[bea.id]["behind"] == (places[0] > places[1])
            seen = await bea.get(f"/players/{ada.id}/profile")
            assert [rival["user"]["id"] for rival in seen["rivals"]] == [bea.id]
            stranger = Person(server.base)
            assert (await stranger.get(f"/players/{ada.id}/profile"))["rivals"] == []
            await stranger.close()

    asyncio.run(scene())


def test_a_rating_has_a_curve(server: Server) -> None:
    async def scene() -> None:
        ada = await account(server.base, "Curve Ada")
        await ada.dial()
        settings = {"rated": True, "hints": False, "options": {"players": 3}}
        table = await start_match([ada], "ithaca", **settings)
        await ada.play_on(table, Random(1))
        await ada.until(lambda: ada.tables[table]["status"] == "over")
        (ithaca,) = (await ada.get(f"/players/{ada.id}/profile"))["games"]
        assert [point["rating"] for point in ithaca["curve"]] == [ithaca["rating"]["rating"]]
        await ada.close()

    asyncio.run(scene())


def test_nobody_and_bots_have_no_page(server: Server) -> None:
    async def scene() -> None:
        person = Person(server.base)
        assert (await person.get("/players/nobody/profile", 404))["key"] == "no-user"
        assert (await person.get("/players/bot-hero/profile", 404))["key"] == "no-user"
        await person.close()

    asyncio.run(scene())


def test_history_is_searched_by_names(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 2) as (ada, bea):
            await ada.call("PATCH", "/me", {"name": "Searching"})
            await bea.call("PATCH", "/me", {"name": "Béatrice 100%"})
            table = await played([ada, bea], "ithaca")
            for text, found in (("ATRICE", [table]), ("100%25", [table]), ("x%25", []), ("Searching", [])):
                games = (await ada.get(f"/me/history?search={text}"))["games"]
                assert [game["table"] for game in games] == found, text

    asyncio.run(scene())
