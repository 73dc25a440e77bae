"""What people do: come, sit, play, leave, come back, look at what was."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from random import Random

from .harness import Person, Server, people, seat_all, serving, start_match


def test_a_whole_game_by_people_and_a_bot(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 3) as crowd:
            table = await start_match(crowd, options={"players": 4})
            await asyncio.gather(*(person.play_on(table, Random(n)) for n, person in enumerate(crowd)))
            for person in crowd:
                await person.until(lambda person=person: person.tables[table]["status"] == "over")
            shown = crowd[0].tables[table]
            result = shown["result"]
            assert result["why"] == "played"
            assert len(result["scores"]) == 4
            record = await crowd[1].get(f"/tables/{table}/record")
            assert record.startswith("olympus record")
            assert f"seed {result['seed']}" in record
            proof = await crowd[0].get(f"/tables/{table}/verify")
            assert (proof["verdict"], proof["house"]) == ("proven", "")
            assert proof["scores"] == result["scores"]
            seed = bytes.fromhex(proof["seed"])
            assert hashlib.sha256(b"olympus commitment " + seed).hexdigest() == shown["commitment"]
            assert (await crowd[0].post("/verify", {"record": record}))["verdict"] == "proven"
            steps = (await crowd[0].get(f"/tables/{table}/replay?seat=0"))["steps"]
            assert len(steps) == result["plies"] + 1
            games = (await crowd[2].get("/me/history"))["games"]
            assert [game["table"] for game in games] == [table]
            assert not (await crowd[2].get("/me/history?game=chess"))["games"]

    asyncio.run(scene())


def test_each_hears_bots_called_in_their_own_language(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 2) as (ada, bea):
            bea.lang = "it"
            await bea.say(do="lang", lang="it")
            table = await start_match([ada, bea], options={"players": 4})
            await asyncio.gather(ada.play_on(table, Random(1)), bea.play_on(table, Random(2)))
            said = {person: " ".join(person.raw) for person in (ada, bea)}
            assert "Random 3" in said[ada]
            assert "Caso 3" not in said[ada]
            assert "Caso 3" in said[bea]
            assert "Random 3" not in said[bea]
            steps = (await ada.get(f"/tables/{table}/replay?lang=fr"))["steps"]
            assert any("Hasard 4" in told["text"] for step in steps for told in step["events"])

    asyncio.run(scene())


def test_quick_start_in_one_call_and_a_checked_deal(server: Server) -> None:
    async def scene() -> None:
        ada = Person(server.base)
        wish = {"game": "derby", "name": "Ada", "options": {"players": 3}, "bot": "random"}
        answer = await ada.post("/quick", wish, 201)
        ada.token, ada.id = answer["token"], answer["user"]["id"]
        assert answer["table"]["status"] == "playing"
        await ada.dial()
        await ada.watch(answer["table"]["id"])
        await ada.play_on(answer["table"]["id"], Random(1))
        await ada.until(lambda: ada.tables[answer["table"]["id"]]["status"] == "over")
        promised = (await ada.get("/commitment"))["commitment"]
        wish = {"game": "derby", "commitment": promised, "nonce": "ab" * 16}
        again = await ada.post("/quick", wish, 201)
        assert again["table"]["commitment"] == promised
        await ada.post("/quick", wish, 409)
        await ada.post("/quick", {"game": "derby", "nonce": "ab" * 16}, 400)
        assert [seat["bot"] for seat in again["table"]["seats"][1:]] == ["apprentice"] * 3
        await ada.close()

    asyncio.run(scene())


def test_lobby_rules(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 3) as (ada, bea, cid):
            table = await seat_all([ada, bea], options={"players": 3})
            assert (await bea.post(f"/tables/{table}/start", status=403))["key"] == "not-host"
            assert (await ada.post(f"/tables/{table}/start", status=409))["key"] == "seats-open"
            await bea.post(f"/tables/{table}/choose", {"choice": {"gods": "odin"}})
            answer = await ada.post(f"/tables/{table}/choose", {"choice": {"gods": "odin"}}, 409)
            assert answer["key"] == "choice-taken"
            shown = await bea.post(f"/tables/{table}/choose", {"choice": {"gods": "?"}})
            assert shown["seats"][1]["choice"] == {}
            shown = await ada.call(
                "PATCH", f"/tables/{table}", {"options": {"players": "3", "first": "drawn"}}
            )
            assert (shown["options"]["players"], shown["options"]["first"]) == (3, None)
            await ada.call("PATCH", f"/tables/{table}", {"options": {"players": 9}}, 400)
            await cid.call("PATCH", f"/tables/{table}", {"listed": True}, 403)
            shown = await ada.call("PATCH", f"/tables/{table}", {"listed": True})
            assert not shown["seats"][1]["ready"]
            listed = (await cid.get("/tables?game=derby"))["tables"]
            assert table in [entry["id"] for entry in listed]
            await cid.post(f"/tables/{table}/join")
            await ada.post(f"/tables/{table}/remove", {"user": cid.id})
            await ada.call("PUT", f"/blocks/{cid.id}", status=204)
            assert (await cid.post(f"/tables/{table}/join", status=403))["key"] == "blocked"
            await ada.post(f"/tables/{table}/leave")
            assert (await bea.get(f"/tables/{table}"))["you"]["host"]
            await bea.call("DELETE", f"/tables/{table}", status=204)
            await bea.get(f"/tables/{table}", 404)

    asyncio.run(scene())


def test_chat_mute_pause_resign_rematch(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 3) as (ada, bea, cid):
            table = await start_match([ada, bea, cid])
            await bea.say(do="chat", table=table, text="  hello\x00  there ")
            await ada.until(lambda: ada.last("chat"))
            assert ada.last("chat")["text"] == "hello there"
            await cid.until(lambda: cid.last("chat"))
            # who blocks somebody does not hear them, and hears the others
            await cid.call("PUT", f"/blocks/{bea.id}", status=204)
            await bea.say(do="chat", table=table, text="to whom it may concern")
            await ada.until(lambda: ada.last("chat")["n"] == 2)
            await ada.say(do="chat", table=table, text="to all")
            await cid.until(lambda: cid.last("chat") and cid.last("chat")["n"] == 3)
            assert [m["n"] for m in cid.heard if m["is"] == "chat"] == [1, 3]
            await cid.watch(table)
            await cid.until(lambda: sum(m["is"] == "chat" for m in cid.heard) > 2)
            assert [m["n"] for m in cid.heard if m["is"] == "chat"] == [1, 3, 3]
            await ada.post(f"/tables/{table}/mute", {"user": bea.id, "muted": True})
            await bea.say(do="chat", table=table, text="again")
            await bea.until(lambda: bea.last("error"))
            assert bea.last("error")["key"] == "muted"
            for person in (ada, bea, cid):
                await person.say(do="vote", table=table, on="pause", yes=True)
            await ada.until(lambda: ada.tables[table]["paused"])
            for person in (ada, bea, cid):
                await person.say(do="vote", table=table, on="resign", yes=True)
            await ada.until(lambda: ada.tables[table]["status"] == "ended")
            one, other = await asyncio.gather(
                ada.post(f"/tables/{table}/rematch"), bea.post(f"/tables/{table}/rematch")
            )
            assert one["id"] == other["id"] != table
            kinds = sorted(seat["kind"] for seat in (await ada.get(f"/tables/{one['id']}"))["seats"])
            assert kinds == ["invited", "person", "person"]

    asyncio.run(scene())


def test_leaving_and_coming_back(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 2) as (ada, bea):
            table = await start_match([ada, bea], options={"players": 3})
            await bea.post(f"/tables/{table}/leave")
            await ada.until(lambda: ada.tables[table]["seats"][1]["played_by"] == "bot")
            await ada.play_on(table, Random(3), moves=5)
            await bea.hang_up()
            await bea.dial()
            await bea.watch(table)
            assert bea.tables[table]["seats"][1]["why"] == "left"
            await bea.say(do="back", table=table)
            await bea.until(lambda: bea.tables[table]["seats"][1]["played_by"] == "player")
            assert bea.views[table]["seat"] == 1
            await asyncio.gather(ada.play_on(table, Random(4)), bea.play_on(table, Random(5)))

    asyncio.run(scene())


def test_unnamed_bots_are_apprentices_and_ready_before_they_move(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        ada = Person(server.base)
        # in Derby everybody begins with a choice: a bot that has none need not be ready
        answer = await ada.post("/quick", {"game": "derby", "options": {"players": 3}}, 201)
        ada.token, ada.id = answer["token"], answer["user"]["id"]
        table = answer["table"]["id"]
        assert answer["table"]["bot"] == answer["table"]["seats"][1]["bot"] == "apprentice"
        await ada.dial()
        await ada.watch(table)
        while ada.views[table]["actor"] == 0:
            await ada.play_on(table, Random(1), moves=1)
            await ada.until(lambda: ada.views[table]["ply"] >= max(ada.accepted.values()))
        # where nothing is compiled yet, that is done first
        await ada.until(lambda: ada.views[table]["actor"] == 0, 600)
        assert (await ada.get("/ready"))["bots"]
        await ada.close()

    with serving(tmp_path, OLYMPUS_PREPARE="1") as server:
        asyncio.run(scene(server))
    assert "bots not prepared" not in server.log
