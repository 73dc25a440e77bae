"""Websocket frames of every shape: what is sound comes back, what is not ends the connection with the right code."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from olympus.server.net import websocket
from olympus.server.net.websocket import Connection, Outgoing

from .frames import CLOSE, FRAMES, LARGEST, WHOLE, Case, cases

HANDSHAKE = (
    b"GET /api/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PATIENCE = 60.0
Heard = list[tuple[int, bytes]]


async def echo(connection: Connection) -> None:
    while (text := await connection.receive()) is not None:
        connection.send(text)


@asynccontextmanager
async def echoing() -> AsyncIterator[int]:
    """A server that sends back every message; its port."""
    outgoing = Outgoing()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Connection(echo, outgoing), "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


async def read_frame(reader: asyncio.StreamReader) -> tuple[int, bytes] | None:
    """A server's frame: opcode and content."""
    try:
        head = await reader.readexactly(2)
        size = head[1]
        if size > 125:
            size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
        return head[0] & 15, await reader.readexactly(size)
    except (asyncio.IncompleteReadError, ConnectionError):
        return None


async def write(writer: asyncio.StreamWriter, case: Case) -> None:
    data = b"".join(case.sent)
    if case.chop == FRAMES:
        pieces = case.sent
    elif case.chop == WHOLE:
        pieces = [data]
    else:
        pieces = [data[n : n + case.chop] for n in range(0, len(data), case.chop)]
    try:
        for piece in pieces:
            writer.write(piece)
            await asyncio.sleep(0)
            await writer.drain()
    except ConnectionError:
        pass  # ended from the other side


async def converse(port: int, case: Case) -> tuple[Heard, int | None]:
    """What a case hears, and the code it is ended with; 0: the connection ends without a close."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    heard: Heard = []
    try:
        writer.write(HANDSHAKE)
        await reader.readuntil(b"\r\n\r\n")
        writing = asyncio.create_task(write(writer, case))
        while (one := await read_frame(reader)) is not None:
            opcode, data = one
            if opcode == CLOSE:
                await writing
                return heard, int.from_bytes(data[:2], "big") if data else None
            heard.append(one)
            if len(heard) == len(case.heard):
                writer.write(case.then)
        await writing
        return heard, 0
    finally:
        writer.close()


def wrong(case: Case, heard: Heard, code: int | None) -> bool:
    whole = sorted(heard) == sorted(case.heard)
    some = case.early and heard == case.heard[: len(heard)]
    return code != case.code or not (whole or some)


def test_frames_of_every_shape() -> None:
    """All cases, each on a connection of its own."""

    async def scene() -> list[str]:
        found = []
        async with echoing() as port:
            for case in cases():
                async with asyncio.timeout(PATIENCE):
                    heard, code = await converse(port, case)
                if wrong(case, heard, code):
                    found.append(f"{case.number}: {code} instead of {case.code}, heard {heard[:3]}")
        return found

    assert LARGEST == websocket.LARGEST
    assert len({case.number for case in cases()}) == len(cases()) == 253
    assert asyncio.run(scene()) == []


@pytest.mark.parametrize("planted", [((1, b"x"),), ()])
def test_a_wrong_answer_is_found(planted: tuple[tuple[int, bytes], ...]) -> None:
    case = Case("0", [], [(1, b"Hello")], 1000)
    assert wrong(case, list(planted), 1000)
    assert wrong(case, case.heard, 1002)
    assert not wrong(case, case.heard, 1000)
