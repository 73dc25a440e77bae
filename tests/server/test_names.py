"""Names: invisible and confusable ones, guests beside accounts; people shown out, blocked, removed, reported."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from olympus.server.config import Config
from olympus.server.errors import Refusal
from olympus.server.lookalike import skeleton, table
from olympus.server.people.names import checked_name, guest_names, keys
from olympus.server.store import engine as store

from .harness import ROOT, Person, Server, nursery, people, seat_all, serving, start_match
from .test_people import account

INVISIBLE = [
    *(
        "\u200b",
        "A\u200bda",
        "\u3164",
        "Ada\u3164",
        "\u2800",
        "\u00ad",
        "A\u00adda",
        "\u202eadA",
        "\ufe0f",
        "A\ufe0f",
    ),
    *(
        "\u034f",
        "\u115f",
        "\uffa0",
        "\u0301",
        "a\u0301\u0302\u0303\u0304",
        "\U000e0041",
        " ",
        "\u00a0",
        "\ufeff",
    ),
    *("Ada\u2066", "A\u2060da", "\u180e", "\ufff9"),
]


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_what_cannot_be_read_is_no_name(name: str) -> None:
    with pytest.raises(Refusal):
        checked_name(name)


@pytest.mark.parametrize(
    "name", ["Ada", "Ἀχιλλεύς", "Zoë", "李", "Nguyễn", "علي", "דוד", "Ólafur 2", "O’Brien", "★"]
)
def test_names_of_many_scripts_hold(name: str) -> None:
    assert checked_name(name) == name


ALIKE = [
    *(("Ada", "Аdа"), ("Ada", "ada"), ("Ada", "аda"), ("Paula", "PAULA"), ("Carl", "Car1"), ("Carl", "CarI")),
    *(
        ("Iris", "іris"),
        ("Leo", "Lео"),
        ("Olga", "0lga"),
        ("Amy", "Arny"),
        ("Zeus", "Ζeus"),
        ("Ada", "Ａｄａ"),
    ),
    *(("Ada L", "Ada\u2003L"), ("Zoë", "Zoe\u0308")),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert keys(one) & keys(checked_name(other))


def test_names_that_do_not() -> None:
    for one, other in (("Ada", "Eda"), ("Carl", "Karl"), ("Bob", "Rob"), ("Zoë", "Zoe"), ("Ali", "All")):
        assert not keys(one) & keys(other)
    assert skeleton("\u0440\u0430y\u0440\u0430l") == skeleton("paypal")  # as UTS 39 has it
    assert len(table()) > 2000


def test_the_page_calls_nameless_guests_as_the_server_does() -> None:
    lines = [
        line
        for file in (ROOT / "web" / "locale").glob("*.ftl")
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.startswith("guest-name =")
    ]
    assert {line.partition("= ")[2] for line in lines} == guest_names()


def test_a_guest_cannot_bear_an_accounts_name(server: Server) -> None:
    async def scene() -> None:
        early = await Person(
            server.base, "Hеlena"
        ).arrive()  # with a Cyrillic letter, before there is an account
        helena = await account(server.base, "Helena")
        assert (await early.get("/me"))["user"]["name"] == "Mortal"
        late = Person(server.base)
        for name in ("Helena", "HELENA", "Неlena", "He1ena"):
            assert (await late.post("/guest", {"name": name}, 409))["key"] == "name-taken", name
            answer = await late.post("/account", {"name": name, "password": "correct horse"}, 409)
            assert answer["key"] == "name-taken"
            assert (await early.call("PATCH", "/me", {"name": name}, 409))["key"] == "name-taken"
            quick = await late.post("/quick", {"game": "derby", "bot": "random", "name": name}, 409)
            assert quick["key"] == "name-taken"
        other = await account(server.base, "Menelaus")
        assert (await other.call("PATCH", "/me", {"name": "HELENА"}, 409))["key"] == "name-taken"
        for name in ("Mortal", "Mortаle"):
            await late.post("/account", {"name": name, "password": "correct horse"}, 409)
        await helena.call("PATCH", "/me", {"name": "HELENA"})  # her own
        await helena.call("PATCH", "/me", {"name": "Helena of Troy"})
        await late.post("/guest", {"name": "Helena"}, 201)  # nobody's any more
        for person in (early, helena, late, other):
            await person.close()

    asyncio.run(scene())


def test_the_blocked_do_not_sit_down_by_a_rematch(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 2) as (ada, eve):
            table = await start_match([ada, eve], options={"players": 3})
            await ada.call("DELETE", f"/tables/{table}", status=204)
            await ada.call("PUT", f"/blocks/{eve.id}", status=204)
            again = await ada.post(f"/tables/{table}/rematch")
            assert eve.id not in str(again["seats"])
            assert (await eve.post(f"/tables/{table}/rematch", status=403))["key"] == "blocked"
            assert (await eve.post(f"/tables/{again['id']}/join", status=403))["key"] == "blocked"

    asyncio.run(scene())


def test_who_was_shown_out_comes_back_when_invited(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 2) as (ada, eve):
            table = await seat_all([ada, eve], options={"players": 3})
            await ada.post(f"/tables/{table}/remove", {"user": eve.id})
            assert (await eve.post(f"/tables/{table}/join", status=403))["key"] == "blocked"
            seats = [{"kind": "open"}, {"kind": "invited", "user": eve.id}]
            await ada.call("PATCH", f"/tables/{table}", {"seats": seats})
            await eve.post(f"/tables/{table}/join")

    asyncio.run(scene())


def test_removal_erases_name_and_chat(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with people(server.base, 1) as (ada,):
            eve = await (await account(server.base, "Eve The Loud")).dial()
            table = await start_match([ada, eve], options={"players": 3})
            for person, said in ((ada, "good day"), (eve, "a secret of mine"), (ada, "well")):
                await person.say(do="chat", table=table, text=said)
                await ada.until(lambda said=said: ada.last("chat") and ada.last("chat")["text"] == said)
            body = {"table": table, "user": eve.id, "reason": "insult", "text": "She shouts"}
            await ada.post("/reports", body, 204)
            await eve.call("DELETE", "/me", {"password": "correct horse"}, 204)
            await eve.close()
            late = await (await Person(server.base, "Late").arrive()).dial()
            await late.watch(table)
            await late.until(lambda: sum(one["is"] == "chat" for one in late.heard) == 2)
            assert [one["text"] for one in late.heard if one["is"] == "chat"] == ["good day", "well"]
            await ada.say(do="chat", table=table, text="and on")
            await late.until(lambda: late.last("chat")["text"] == "and on")
            assert late.last("chat")["n"] == 4
            await late.close()

    with serving(tmp_path) as server:
        asyncio.run(scene(server))
    for file in tmp_path.glob("olympus.sqlite3"):
        with contextlib.closing(sqlite3.connect(file)) as connection:
            everything = "\n".join(connection.iterdump())
        assert "a secret of mine" not in everything
        assert "Eve The Loud" not in everything
        assert "eve the loud" not in everything
        assert "She shouts" in everything  # what others wrote stays


def admin(server: Server, *arguments: str) -> tuple[int, str]:
    """`olympus admin` as an operator gives it; its status and what it says."""
    log = server.folder / f"admin-{len(list(server.folder.glob('admin-*')))}.out"
    command = {
        "arguments": ["admin", *arguments, "--database", server.database, "--lang", "en"],
        "environment": server.environment,
        "log": str(log),
    }
    status = nursery.ask({"wait": nursery.ask({"start": command})})
    return status, " ".join(log.read_text().split())


def test_reports_reach_the_operator_with_the_chat_around_them(tmp_path: Path) -> None:
    async def scene(server: Server) -> str:
        async with people(server.base, 3) as (ada, eve, far):
            table = await start_match([ada, eve], options={"players": 3}, spectators=False)
            await eve.say(do="chat", table=table, text="you fool")
            await ada.until(lambda: ada.last("chat"))
            body = {"table": table, "user": eve.id, "reason": "insult", "text": "rude"}
            assert (await ada.post("/reports", body | {"user": ada.id}, 404))["key"] == "no-user"
            assert (await ada.post("/reports", body | {"user": far.id}, 404))["key"] == "no-user"
            assert (await far.post("/reports", body, 403))["key"] == "no-spectators"
            await ada.post("/reports", body | {"reason": "boredom"}, 400)
            await ada.post("/reports", body, 204)
            await ada.get("/operator/reports", 404)
            return eve.id

    with serving(tmp_path) as server:
        reported = asyncio.run(scene(server))
        status, said = admin(server, "reports")  # beside the running server
        assert status == 0
        assert f"Guest 1 ({reported}), reported by Guest 0 “rude”" in said
        assert "Guest 1: you fool" in said
    number = said.split()[0]
    assert admin(server, "reports", "--close", number)[0] == 0
    assert admin(server, "reports") == (0, "")
    assert "closed" in admin(server, "reports", "--all")[1]
    status, said = admin(server, "reports", "--close", number)
    assert (status, said.endswith("There is no such report, or it is closed.")) == (1, True)


def test_operators_see_and_close_reports(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 2) as (ada, eve):
            chief = await account(server.base, "Chief")
            config = Config(database=server.database)
            with contextlib.closing(sqlite3.connect(config.sqlite_file or "")) as connection, connection:
                connection.execute("UPDATE users SET operator = 1 WHERE id = ?", (chief.id,))
            signed = await chief.post("/session", {"name": "Chief", "password": "correct horse"}, 201)
            await chief.call("PATCH", "/me", {"lang": "en"})
            chief.token = signed["token"]
            table = await start_match([ada, eve], options={"players": 3})
            await ada.post("/reports", {"table": table, "user": eve.id, "reason": "cheating"}, 204)
            mine = [one for one in (await chief.get("/operator/reports"))["reports"] if one["table"] == table]
            assert [one["reported"]["id"] for one in mine] == [eve.id]
            await chief.post(f"/operator/reports/{mine[0]['id']}/close", status=204)
            left = (await chief.get("/operator/reports"))["reports"]
            assert all(one["table"] != table for one in left)
            await chief.close()

    asyncio.run(scene())


def test_an_older_store_learns_names_and_sessions(tmp_path: Path) -> None:
    """What the first version stored: two accounts whose names look alike, a guest, a session."""
    from alembic import command

    file = tmp_path / "olympus.sqlite3"
    config = Config(database=f"sqlite:///{file}")

    async def bring_up(target: str | None) -> None:
        engine = store.open_engine(config)

        def first(connection: store.Connection) -> None:
            alembic = store.alembic_config()
            alembic.attributes["connection"] = connection
            command.upgrade(alembic, target or "head")
            if target:
                for name, kind, created in (("Ada", "account", 1), ("Аda", "account", 2), ("Bo", "guest", 3)):
                    row = {"id": f"u{created}", "name": name, "kind": kind, "created": created}
                    row["key"] = name.casefold() if kind == "account" else None
                    connection.execute(
                        text(
                            "INSERT INTO users (id, name, name_key, kind, lang, created, removed)"
                            " VALUES (:id, :name, :key, :kind, 'en', :created, 0)"
                        ),
                        row,
                    )
                connection.execute(
                    text("INSERT INTO sessions (token, user_id, created) VALUES ('x', 'u1', 5)")
                )

        await engine.write(first)
        await engine.close()

    asyncio.run(bring_up("1"))
    asyncio.run(bring_up(None))
    with contextlib.closing(sqlite3.connect(file)) as connection:
        taken = connection.execute("SELECT key, user_id FROM name_keys ORDER BY key").fetchall()
        looks = connection.execute("SELECT name, look FROM users ORDER BY created").fetchall()
        sessions = connection.execute("SELECT length(id), seen, device FROM sessions").fetchall()
    assert taken == [("ada", "u1")]  # whoever came first
    assert looks == [("Ada", "ada"), ("Аda", "ada"), ("Bo", "bo")]
    assert sessions == [(17, 5, "")]
