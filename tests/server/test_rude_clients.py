"""Rude clients are limited, cost others nothing, and leave nothing behind."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets import Origin
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .harness import Person, Server, people, serving, start_match


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits, and little patience."""
    limits = {
        "OLYMPUS_RATE": "1",
        "OLYMPUS_PER_ADDRESS": "24",
        "OLYMPUS_PER_USER": "4",
        "OLYMPUS_PATIENCE": "0.1",
    }
    with serving(tmp_path_factory.mktemp("strict"), **limits) as running:
        yield running


def figure(server: Server, name: str) -> float:
    text = httpx.get(f"{server.base}/api/metrics").text
    found = re.search(rf"^olympus_{name} (\S+)$", text, re.MULTILINE)
    assert found, text
    return float(found[1])


async def eventually(server: Server, name: str, value: float) -> None:
    end = time.monotonic() + 20
    while await asyncio.to_thread(figure, server, name) != value:
        assert time.monotonic() < end, f"{name} is {figure(server, name)}, not {value}"
        await asyncio.sleep(0.1)


async def close_code(server: Server, *messages: str | bytes, wait: bool = True) -> int | None:
    """How the server ends a line on which this is said."""
    async with connect(server.base.replace("http", "ws") + "/api/ws", max_size=None) as line:
        try:
            for message in messages:
                await line.send(message)
            async with asyncio.timeout(20):
                while wait:
                    await line.recv()
        except ConnectionClosed:
            pass
        return line.close_code


HELLO = json.dumps({"do": "hello"})


def test_bad_messages_cut_the_line(strict: Server) -> None:
    async def scene() -> None:
        assert await close_code(strict, "{") == 1008
        assert await close_code(strict, b"\xff\xfe\x00") == 1003
        assert await close_code(strict, json.dumps({"do": "watch"})) == 1008
        assert await close_code(strict, HELLO, json.dumps({"do": "dance"})) == 1008
        assert await close_code(strict, HELLO, json.dumps({"do": "chat", "text": "x" * 9000})) == 1009
        assert await close_code(strict, json.dumps({"do": "hello", "protocol": 99})) == 1008
        await eventually(strict, "sockets", 0)
        await eventually(strict, "tasks", 0)

    asyncio.run(scene())


@pytest.mark.long
def test_silence_is_taken_for_a_dead_line(strict: Server) -> None:
    async def scene() -> None:
        assert await close_code(strict) == 4000  # no hello
        assert await close_code(strict, HELLO) == 4000  # nothing after it

    asyncio.run(scene())


def test_a_flood_is_cut_and_others_play_on(strict: Server) -> None:
    async def scene() -> None:
        async with people(strict.base, 1) as (ada,):
            table = await start_match([ada], options={"players": 3})
            flood = [HELLO] + [json.dumps({"do": "ping"})] * 3000
            flooding = [asyncio.create_task(close_code(strict, *flood)) for _ in range(3)]
            assert await asyncio.wait_for(ada.play_on(table, Random(1), moves=8), 30) == 8
            assert await asyncio.gather(*flooding) == [1008] * 3
        await eventually(strict, "sockets", 0)

    asyncio.run(scene())


def test_too_many_lines(strict: Server) -> None:
    async def scene() -> None:
        await asyncio.sleep(1)  # the flood before this may have used up what the address may say
        ada = await Person(strict.base).arrive()
        hello = json.dumps({"do": "hello", "token": ada.token})
        address = strict.base.replace("http", "ws") + "/api/ws"
        lines = []
        for _ in range(4):
            lines.append(await connect(address))
            await lines[-1].send(hello)
            answer = json.loads(await lines[-1].recv())
            assert answer["is"] == "welcome", answer
        lines.append(await connect(address))
        await lines[4].send(hello)
        with pytest.raises(ConnectionClosed):
            await lines[4].recv()
        assert lines[4].close_code == 1013
        for line in lines:
            await line.close()
        await ada.close()
        refused = 0
        lines = []
        for _ in range(30):
            try:
                lines.append(await connect(address))
            except (InvalidStatus, ConnectionClosed):
                refused += 1
        assert refused >= 5
        for line in lines:
            await line.close()
        await eventually(strict, "sockets", 0)

    asyncio.run(scene())


def test_a_client_that_never_reads(tmp_path: Path) -> None:
    """The other end of a match does not wait for it; its line is cut in the end."""

    async def scene(server: Server) -> None:
        async with people(server.base, 1) as (ada,):
            table = await start_match([ada], options={"players": 3}, listed=True)
            lazies = []
            for _ in range(3):
                lazy = socket.create_connection(("127.0.0.1", server.port))
                lazies.append(lazy)
                lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                lazy.sendall(
                    b"GET /api/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
                )
                for text in (HELLO, json.dumps({"do": "watch", "table": table})):
                    data = text.encode()
                    lazy.sendall(bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data)
            await ada.until(lambda: ada.tables[table]["watching"] == 3)
            await asyncio.wait_for(ada.play_on(table, Random(2)), 60)
            await ada.until(lambda: ada.tables[table]["status"] == "over")
        await eventually(server, "sockets", 0)
        for lazy in lazies:
            lazy.close()

    with serving(tmp_path, OLYMPUS_PATIENCE="0.1") as server:
        asyncio.run(scene(server))


async def converse(address: str) -> None:
    async with connect(address, origin=Origin("https://elsewhere.example")) as line:
        await line.send(HELLO)
        await line.recv()


def test_other_pages_and_usual_headers(server: Server) -> None:
    foreign = {"origin": "https://elsewhere.example"}
    answer = httpx.post(f"{server.base}/api/guest", json={"name": "Eve"}, headers=foreign)
    assert answer.status_code == 403
    own = {"origin": server.base}
    answer = httpx.post(f"{server.base}/api/guest", json={"name": "Eve"}, headers=own)
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    for path in ("/", "/api/health", "/api/nothing", "/t/abc"):
        headers = httpx.get(server.base + path).headers
        assert "default-src 'self'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"

    async def scene() -> None:
        address = server.base.replace("http", "ws") + "/api/ws"
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            await converse(address)

    asyncio.run(scene())


def test_large_bodies_and_repeated_guesses(strict: Server) -> None:
    answer = httpx.post(f"{strict.base}/api/guest", content=b'{"name": "' + b"x" * 200_000 + b'"}')
    assert answer.status_code == 413
    statuses = [
        httpx.post(
            f"{strict.base}/api/session", json={"name": f"ada {n}", "password": "wrong guess"}, timeout=60
        ).status_code
        for n in range(15)
    ]
    assert statuses[0] == 401
    assert 429 in statuses


def test_heads_without_end(strict: Server) -> None:
    """Who never comes to the point of a request is cut off; others are served."""
    with socket.create_connection(("127.0.0.1", strict.port), timeout=20) as endless:
        endless.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        with contextlib.suppress(OSError):
            for _ in range(100):
                endless.sendall(b"X-Filler: " + b"x" * 1000 + b"\r\n")
        with contextlib.suppress(ConnectionResetError):
            assert endless.recv(1000) == b""
    assert httpx.get(f"{strict.base}/api/health").status_code == 200


def masked(text: str, first: int = 0x81) -> bytes:
    """A client's frame, up to 125 bytes."""
    data, mask = text.encode(), b"\x12\x34\x56\x78"
    packed = bytes(letter ^ mask[n % 4] for n, letter in enumerate(data))
    return bytes([first, 0x80 | len(data)]) + mask + packed


def test_messages_in_pieces(strict: Server) -> None:
    """However texts are cut into frames and frames into packets, each is heard once."""
    ping = json.dumps({"do": "ping"})
    half, rest = masked(ping[:4], 0x01), masked(ping[4:], 0x80)
    sent = [
        [masked(HELLO)],
        [masked(ping)],
        [masked(ping) + masked(ping)],
        [masked(ping)[:1], masked(ping)[1:7], masked(ping)[7:]],
        [half, masked("are you there", 0x89), rest],
        [masked(ping)],
    ]
    with socket.create_connection(("127.0.0.1", strict.port), timeout=20) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.sendall(
            b"GET /api/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        heard = b""
        for packets in sent:
            for packet in packets:
                line.sendall(packet)
                time.sleep(0.05)
        while heard.count(b'"pong"') < 6:
            fresh = line.recv(4096)
            assert fresh, heard
            heard += fresh
        assert heard.count(b'"welcome"') == 1
        assert heard.count(b"\x8a\x0dare you there") == 1
