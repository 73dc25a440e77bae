"""Guests, accounts, ratings; clocks and stand-ins."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from .harness import Person, Server, asked, people, serving, start_match


async def account(base: str, name: str) -> Person:
    person = Person(base, name)
    answer = await person.post("/account", {"name": name, "password": "correct horse"}, 201)
    person.token, person.id = answer["token"], answer["user"]["id"]
    return person


def test_a_guest_becomes_an_account(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 1) as (ada,):
            table = await start_match([ada], options={"players": 3})
            assert (await ada.post("/account", {"name": "Ada L", "password": "short"}, 400))[
                "key"
            ] == "password"
            answer = await ada.post("/account", {"name": "Ada L", "password": "correct horse"}, 201)
            assert answer["user"]["id"] == ada.id
            code = answer["recovery"]
            other = Person(server.base)
            assert (await other.post("/account", {"name": "ADA l", "password": "correct horse"}, 409))[
                "key"
            ] == "name-taken"
            await other.post("/session", {"name": "ada L", "password": "wrong horse"}, 401)
            signed = await other.post("/session", {"name": "ada l", "password": "correct horse"}, 201)
            other.token, other.id = signed["token"], signed["user"]["id"]
            await other.dial()
            await other.watch(table)
            assert other.views[table]["seat"] == 0  # another device, the same seat
            await other.call("DELETE", "/sessions", status=204)
            await ada.get("/me", 401)
            assert await ada.get("/session") == {"user": None}
            lost = await other.post(
                "/recover", {"name": "Ada L", "recovery": "AAAA", "password": "a new horse"}, 401
            )
            assert lost["key"] == "recovery"
            other.token = ""
            again = await other.post(
                "/recover", {"name": "Ada L", "recovery": code.lower(), "password": "a new horse"}, 201
            )
            assert again["recovery"] != code
            other.token = again["token"]
            await other.call("PATCH", "/me", {"password": "a third horse", "old": "no"}, 401)
            await other.call("PATCH", "/me", {"name": "Ada M", "lang": "fr"})
            assert (await other.get("/me"))["user"]["name"] == "Ada M"
            assert (await other.get("/session"))["user"]["name"] == "Ada M"
            await other.call("DELETE", "/me", {"password": "wrong"}, 401)
            await other.call("DELETE", "/me", {"password": "a new horse"}, 204)
            await other.get("/me", 401)
            other.token = ""
            seats = (await other.get(f"/tables/{table}"))["seats"]
            assert seats[0]["user"]["name"] == ""
            await other.close()

    asyncio.run(scene())


def test_rated_games(server: Server) -> None:
    async def scene() -> None:
        ada, bea = await account(server.base, "Rated Ada"), await account(server.base, "Rated Bea")
        rated = {"rated": True, "options": {"players": 3}, "listed": True}
        async with people(server.base, 1) as (guest,):
            table = (await ada.post("/tables", {"game": "derby", **rated}))["id"]
            for person in (bea, guest):
                await person.post(f"/tables/{table}/join")
                await person.post(f"/tables/{table}/ready")
            assert (await ada.post(f"/tables/{table}/start", status=409))["key"] == "rated-hints"
            await ada.call("PATCH", f"/tables/{table}", {"hints": False})
            for person in (bea, guest):
                await person.post(f"/tables/{table}/ready")
            assert (await ada.post(f"/tables/{table}/start", status=409))["key"] == "rated-guests"
        await ada.post(f"/tables/{table}/remove", {"user": guest.id})
        await ada.post(f"/tables/{table}/fill", {"bot": "random"})
        await ada.post(f"/tables/{table}/start", {"nonce": "00" * 16})
        for person in (ada, bea):
            await person.dial()
            await person.watch(table)
        await ada.post(f"/tables/{table}/remove", {"user": bea.id}, 409)
        await ada.call("DELETE", f"/tables/{table}", status=409)
        await bea.post(f"/tables/{table}/leave")  # a bot plays on for her
        await ada.play_on(table, Random(1))
        await ada.until(lambda: ada.tables[table]["status"] == "over")
        result = ada.tables[table]["result"]
        assert result["rated"]
        assert len(result["ratings"]) == 3
        left = result["ratings"][1]
        assert left["after"]["rating"] <= left["before"]["rating"]
        assert result["nonces"] == [{"seat": 0, "nonce": "00" * 16}]
        assert (await ada.get(f"/tables/{table}/verify"))["nonces"] == ["00" * 16]
        leaders = (await ada.get("/leaders?game=derby"))["leaders"]
        assert {"bot", "account"} <= {leader["user"]["kind"] for leader in leaders}
        games = (await ada.get(f"/me/history?rated=true&against={bea.id}"))["games"]
        assert games[0]["change"] is not None
        await ada.close()
        await bea.close()

    asyncio.run(scene())


def test_turns_waiting_elsewhere(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 3) as crowd:
            table = await start_match(crowd, clock={"kind": "days", "days": 2}, options={"players": 3})
            actor = asked(crowd, table)
            seat = actor.tables[table]["you"]["seat"]
            following = crowd[(seat + 1) % 3]
            await following.say(do="unwatch", table=table)
            await actor.play_on(table, Random(1), moves=1)
            for person in crowd:
                if person is not following and person.views[table]["legal"]:
                    await person.play_on(table, Random(2), moves=1)
            await following.until(lambda: following.last("turn"), 20)
            assert following.last("turn")["table"] == table
            turns = (await following.get("/me/turns"))["turns"]
            assert turns[0]["table"] == table
            assert turns[0]["deadline"] > turns[0]["since"]

    asyncio.run(scene())


def test_a_turn_that_lasts_is_told_to_ones_other_devices(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 3) as crowd:
            table = await start_match(crowd, options={"players": 3})
            actor = asked(crowd, table)
            phone = Person(server.base)
            phone.token = actor.token
            await phone.dial()
            await phone.until(lambda: phone.last("turn"), 30)
            assert phone.last("turn")["waiting"]
            assert [turn["table"] for turn in (await phone.get("/me/turns"))["turns"]] == [table]
            ply = actor.views[table]["ply"]
            await actor.play_on(table, Random(1), moves=1)
            await actor.until(lambda: actor.views[table]["ply"] > ply)
            if not actor.views[table]["legal"]:
                await phone.until(lambda: not phone.last("turn")["waiting"], 30)
            await phone.close()

    asyncio.run(scene())


def test_time_runs_out_and_people_go_away(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with people(server.base, 3) as (ada, bea, cid):
            clock = {"kind": "move", "seconds": 5}
            table = await start_match([ada, bea, cid], clock=clock, away=10, options={"players": 3})
            assert ada.tables[table]["turn"]["deadline"] is not None
            slow = next(person for person in (ada, bea, cid) if person.views[table]["legal"])
            seat = slow.tables[table]["you"]["seat"]
            await slow.until(lambda: slow.tables[table]["seats"][seat]["why"] == "time", 30)
            await slow.until(lambda: slow.views[table]["ply"] > 0)
            await slow.say(do="back", table=table)
            await slow.until(lambda: slow.tables[table]["seats"][seat]["played_by"] == "player")
            gone = next(person for person in (ada, bea, cid) if person is not slow)
            left = gone.tables[table]["you"]["seat"]
            await gone.hang_up()
            await slow.until(lambda: slow.tables[table]["seats"][left]["why"] == "away", 30)
            await gone.dial()
            await gone.watch(table)
            await gone.until(lambda: gone.tables[table]["seats"][left]["why"] is None)

    with serving(tmp_path, OLYMPUS_PATIENCE="0.3") as server:
        asyncio.run(scene(server))


class Patient(Random):
    """Chooses to pass wherever that is possible."""

    def choice(self, seq: Any) -> Any:
        return next((entry for entry in seq if entry["move"] == "pass"), None) or super().choice(seq)


@pytest.mark.long
def test_answers_in_windows_all_take_their_time(tmp_path: Path) -> None:
    """Passing because nothing else is possible, by choice or by wish takes the same pause, for people and bots."""

    async def scene(server: Server) -> None:
        async with people(server.base, 3) as crowd:
            table = await start_match(crowd, options={"players": 3, "powers": "full"})
            for n, person in enumerate(crowd):
                if n:
                    await person.say(do="windows", table=table, choice="pass")
            tasks = [
                asyncio.create_task(person.play_on(table, Patient(n), moves=30))
                for n, person in enumerate(crowd)
            ]
            await asyncio.wait(tasks, timeout=25)
            for task in tasks:
                task.cancel()

    with serving(tmp_path, pace=0.2) as server:
        asyncio.run(scene(server))
    with contextlib.closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as connection:
        query = (
            "SELECT one.at - before.at FROM moves AS one JOIN moves AS before"
            " ON before.table_id = one.table_id AND before.ply = one.ply - 1"
            " WHERE one.move = 'pass' AND one.by IN ('player', 'pass')"
        )
        times = [row[0] for row in connection.execute(query)]  # who is asked how often is drawn
    assert len(times) > 3
    assert min(times) >= 0.2 * 900 - 5
