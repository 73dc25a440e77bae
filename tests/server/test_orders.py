"""In which order messages come: what docs/protocol.md says of it."""

from __future__ import annotations

import asyncio
from typing import Any

from .harness import Person, Server, people, start_match


async def heard_until_pong(person: Person) -> list[dict[str, Any]]:
    """What comes before the answer to a ping that is sent now: all that was to be said before."""
    before = len(person.heard)
    await person.say(do="ping")
    await person.until(lambda: any(one["is"] == "pong" for one in person.heard[before:]))
    return [one for one in person.heard[before:] if one["is"] != "pong"]


def test_after_watch_come_the_chat_the_table_and_the_view(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 2) as (ada, bea):
            table = await start_match([ada, bea], options={"players": 3})
            for n in range(3):
                await ada.say(do="chat", table=table, text=f"line {n}")
            await ada.until(lambda: sum(one["is"] == "chat" for one in ada.heard) == 3)
            for _ in range(2):
                await bea.say(do="unwatch", table=table)
                await heard_until_pong(bea)
                before = len(bea.heard)
                await bea.watch(table)
                kinds = [one["is"] for one in bea.heard[before:] if one["is"] != "pong"]
                first = [kinds.index(kind) for kind in ("chat", "table", "view")]
                assert first == sorted(first)
                assert kinds[:3] == ["chat"] * 3
                assert "view" in bea.views[table]

    asyncio.run(scene())


def test_what_follows_a_refused_move(server: Server) -> None:
    """A whole view to whoever watches with a session; nothing but the refusal to others."""

    async def scene() -> None:
        async with people(server.base, 2) as (ada, bea):
            table = await start_match([ada, bea], listed=True, options={"players": 3})
            before = len(ada.raw)
            await ada.play(table, "no such move", "wrong")
            assert not await ada.answered("wrong")
            at = next(n for n, text in enumerate(ada.raw) if n >= before and '"is":"refused"' in text)
            await ada.until(lambda: '"is":"view"' in "".join(ada.raw[at:]))
            following = next(text for text in ada.raw[at:] if '"is":"view"' in text)
            assert '"view":{' in following  # whole, though she watches with `brief`
            await bea.say(do="unwatch", table=table)
            await heard_until_pong(bea)
            await bea.say(do="move", table=table, id="far", ply=0, move="pass")
            answers = [one for one in await heard_until_pong(bea) if one["is"] != "turn"]
            assert [(one["is"], one.get("key")) for one in answers] == [("refused", "not-watching")]

    asyncio.run(scene())


def test_what_is_said_to_nobody_in_particular(server: Server) -> None:
    """Without a session one may watch a listed table; what needs one is refused, and the connection stays."""

    async def scene() -> None:
        async with people(server.base, 1) as (ada,):
            table = await start_match([ada], listed=True, options={"players": 3})
            nobody = Person(server.base)
            nobody.token = "no token of ours"
            await nobody.dial()
            welcome = nobody.last("welcome")
            assert welcome is not None
            assert welcome["user"] is None
            await nobody.watch(table)
            await nobody.say(do="move", table=table, id="1", ply=0, move="pass")
            answers = [one for one in await heard_until_pong(nobody) if one["is"] in ("refused", "error")]
            assert [(one["is"], one["key"]) for one in answers] == [("refused", "not-watching")]
            for command in ({"do": "chat", "text": "hello"}, {"do": "hint"}, {"do": "back"}):
                await nobody.say(table=table, **command)
                answers = [one for one in await heard_until_pong(nobody) if one["is"] in ("refused", "error")]
                assert [(one["is"], one["key"]) for one in answers] == [("error", "no-session")]
            await nobody.close()

    asyncio.run(scene())
