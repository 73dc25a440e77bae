"""Sessions end at once, with their open connections, on every process; people see and end their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from .databases import new_database
from .harness import PATIENCE, Person, Server, start_match
from .test_people import account
from .test_processes import two_servers

ENDED = 4001
"""The code with which the connection of an ended session closes."""
PASSWORD = "correct horse"


async def closed(person: Person) -> int | None:
    """How a person's connection ends, within bounds."""
    assert person.line is not None
    async with asyncio.timeout(PATIENCE):
        await person.line.wait_closed()
    return person.line.close_code


async def sign_in(base: str, name: str) -> Person:
    person = Person(base, name)
    answer = await person.post("/session", {"name": name, "password": PASSWORD}, 201)
    person.token, person.id = answer["token"], answer["user"]["id"]
    return person


async def change_password(me: Person) -> None:
    await me.call("PATCH", "/me", {"old": PASSWORD, "password": "another horse"})
    await me.get("/me")  # whoever changed it stays


async def sign_out_everywhere(me: Person) -> None:
    await me.call("DELETE", "/sessions", status=204)


async def end_the_other(me: Person) -> None:
    listed = (await me.get("/sessions"))["sessions"]
    (other,) = [one for one in listed if not one["here"]]
    await me.call("DELETE", f"/sessions/{other['id']}", status=204)
    await me.call("DELETE", f"/sessions/{other['id']}", status=404)
    assert [one["here"] for one in (await me.get("/sessions"))["sessions"]] == [True]


async def remove_the_account(me: Person) -> None:
    await me.call("DELETE", "/me", {"password": PASSWORD}, 204)


WAYS = (change_password, sign_out_everywhere, end_the_other, remove_the_account)


async def ends_the_others(
    here: str, there: str, name: str, end: Callable[[Person], Coroutine[Any, Any, None]]
) -> None:
    """A connection opened at `there` ends when its owner does something at `here`."""
    me = await account(here, name)
    other = await (await sign_in(there, name)).dial()
    await end(me)
    assert await closed(other) == ENDED
    await other.get("/me", 401)
    await me.close()
    await other.close()


@pytest.mark.parametrize("end", WAYS, ids=lambda end: end.__name__)
def test_other_sessions_end_with_their_connections(server: Server, end: Any) -> None:
    asyncio.run(ends_the_others(server.base, server.base, f"Here {WAYS.index(end)}", end))


async def recovered(here: str, there: str, name: str) -> None:
    """Connections opened at `there` end when somebody shows the recovery code at `here`."""
    ada = Person(there, name)
    made = await ada.post("/account", {"name": name, "password": PASSWORD}, 201)
    ada.token = made["token"]
    await ada.dial()
    other = await (await sign_in(there, name)).dial()
    stranger = Person(here)
    body = {"name": name, "recovery": made["recovery"], "password": "a new horse"}
    await stranger.post("/recover", body, 201)
    for person in (ada, other):
        assert await closed(person) == ENDED
        await person.get("/me", 401)
    for person in (ada, other, stranger):
        await person.close()


async def promoted(here: str, there: str, name: str) -> None:
    """A guest connected at `there` makes an account at `here`.

    Whoever saw the guest's token, on a shared computer or in a link, has nothing of the account.
    """
    guest = await Person(there, "Passing").arrive()
    await guest.dial()
    table = await start_match([guest], options={"players": 3})
    elsewhere = Person(here)
    elsewhere.token = guest.token
    made = await elsewhere.post("/account", {"name": name, "password": PASSWORD}, 201)
    assert await closed(guest) == ENDED
    for person in (guest, elsewhere):
        await person.get("/me", 401)
    guest.token = made["token"]
    await guest.hang_up()
    await guest.dial()
    await guest.watch(table)
    assert guest.views[table]["seat"] == 0
    assert len((await guest.get("/sessions"))["sessions"]) == 1
    await guest.close()
    await elsewhere.close()


def test_recovery_ends_every_session(server: Server) -> None:
    asyncio.run(recovered(server.base, server.base, "Forgetful"))


def test_a_guest_that_becomes_an_account_gets_a_new_token(server: Server) -> None:
    asyncio.run(promoted(server.base, server.base, "Staying"))


def test_ones_own_session_and_connection_stay(server: Server) -> None:
    async def scene() -> None:
        me = await (await account(server.base, "Steady")).dial()
        other = await sign_in(server.base, "Steady")
        await end_the_other(me)
        await me.say(do="ping")
        await me.until(lambda: me.last("pong"))
        shown = (await me.get("/sessions"))["sessions"][0]
        assert shown["device"] == ""  # the tests' client is no browser
        answer = await me.http.post(
            "/api/session",
            json={"name": "Steady", "password": PASSWORD},
            headers={"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0"},
        )
        me.http.cookies.clear()
        assert answer.status_code == 201
        listed = (await me.get("/sessions"))["sessions"]
        assert {one["device"] for one in listed} == {"", "Firefox, Linux"}
        assert all(PASSWORD not in str(one) and one["id"] not in me.token for one in listed)
        await me.close()
        await other.close()

    asyncio.run(scene())


def test_nobody_ends_the_sessions_of_others(server: Server) -> None:
    async def scene() -> None:
        ada, eve = await account(server.base, "Ended Not"), await account(server.base, "Ender")
        (session,) = (await ada.get("/sessions"))["sessions"]
        await eve.call("DELETE", f"/sessions/{session['id']}", status=404)
        await ada.get("/me")
        await ada.close()
        await eve.close()

    asyncio.run(scene())


@pytest.mark.long
def test_sessions_end_on_every_process(tmp_path: Path, postgresql: Any) -> None:
    async def scene(one: Server, two: Server) -> None:
        for n, end in enumerate(WAYS):
            await ends_the_others(one.base, two.base, f"There {n}", end)
        await recovered(one.base, two.base, "Forgetful")
        await promoted(one.base, two.base, "Staying")

    with two_servers(tmp_path, new_database(postgresql, "ended")) as (one, two):
        asyncio.run(scene(one, two))
