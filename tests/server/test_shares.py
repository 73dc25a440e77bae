"""Nobody has more than their share: of tables, of places on the list, of connections, of the server's time."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from olympus.server.api.tables import MOST_LISTED, fair_share
from olympus.server.tables.model import Table
from olympus.server.tables.shares import MOST_LISTED_EACH, MOST_OPEN

from .harness import Server, people, serving

ADDRESS_CONNECTIONS = 10


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {"OLYMPUS_RATE": "1", "OLYMPUS_PER_ADDRESS": str(ADDRESS_CONNECTIONS), "OLYMPUS_PATIENCE": "0.1"}
    with serving(tmp_path_factory.mktemp("shares"), **limits) as running:
        yield running


def test_open_and_listed_tables_of_a_person(strict: Server) -> None:
    async def scene() -> None:
        async with people(strict.base, 1) as (ada,):
            for number in range(MOST_OPEN):
                await ada.post("/tables", {"game": "derby", "listed": number < MOST_LISTED_EACH})
                if number == MOST_LISTED_EACH:
                    refused = await ada.call("POST", "/tables", {"game": "derby", "listed": True}, 429)
                    assert refused["key"] == "too-many-listed"
            refused = await ada.call("POST", "/tables", {"game": "derby"}, 429)
            assert refused["key"] == "too-many-tables"

    asyncio.run(scene())


def test_nobody_pushes_others_from_the_list() -> None:
    def table(host: str, number: int) -> Table:
        return Table(f"{host}{number}", "derby", 1, host, "", 0, 0, [])

    greedy = [table("greedy", number) for number in range(3 * MOST_LISTED)]
    shown = fair_share([*greedy, table("modest", 0), table("modest", 1)])
    assert len(shown) == MOST_LISTED
    assert [one.id for one in shown[:4]] == ["greedy0", "modest0", "greedy1", "modest1"]


def open_call(server: Server, text: str = "") -> socket.socket:
    one = socket.create_connection(("127.0.0.1", int(server.base.rpartition(":")[2])), timeout=120)
    if text:
        one.sendall(text.encode())
    return one


def ended(one: socket.socket) -> bool:
    """Whether the server ends the connection; it waits for that."""
    try:
        while one.recv(4096):
            pass
    except ConnectionError:
        pass
    return True


def test_connections_for_calls_of_an_address(tmp_path: Path) -> None:
    with serving(tmp_path, OLYMPUS_PER_ADDRESS="4") as server:
        calls = [open_call(server) for _ in range(24)]
        try:
            assert all(ended(one) for one in calls[16:])
        finally:
            for one in calls:
                one.close()


@pytest.mark.long
def test_bodies_that_do_not_come(strict: Server) -> None:
    head = "POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    calls = [open_call(strict, f"{head}Content-Length: 20\r\n\r\n{{") for _ in range(5)]
    try:
        assert all(map(ended, calls))
    finally:
        for one in calls:
            one.close()
