"""Floods of tiny frames: who sends them is dropped, and the others hardly notice."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from olympus.server.net.websocket import CONTROLS_AT_ONCE, MOST_UNREAD, PIECE

from .frames import CONT, PING, PONG, TEXT, frame
from .harness import Server, people
from .test_frames import HANDSHAKE, PATIENCE, echoing, read_frame

MOST_SENT = 32_000_000
"""Bytes that buffers on the way may take from a flooder before it learns that it was dropped."""


async def flood(port: int, data: bytes, before: bytes = b"", handshake: bytes = HANDSHAKE) -> int:
    """Send this again and again and read nothing; how many bytes were taken until the connection was dropped."""
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    sent = 0
    try:
        writer.write(handshake.replace(b"localhost", b"127.0.0.1:%d" % port) + before)
        while sent <= MOST_SENT:
            writer.write(data)
            await writer.drain()
            sent += len(data)
    except ConnectionError:
        pass
    finally:
        writer.transport.abort()
    return sent


@pytest.mark.parametrize(
    ("data", "before"),
    [
        (frame(PING) * 10_000, b""),
        (frame(PONG, b"x" * 125) * 1000, b""),
        (frame(CONT, fin=False) * 10_000, frame(TEXT, fin=False)),
        (b"\xff" * 60_000, b""),
    ],
    ids=["pings", "pongs", "empty parts of a message", "no frames at all"],
)
def test_a_flood_of_frames_ends_the_connection(data: bytes, before: bytes) -> None:
    async def scene() -> None:
        async with asyncio.timeout(2 * PATIENCE), echoing() as port:
            assert await flood(port, data, before) <= MOST_SENT

    asyncio.run(scene())


def test_a_flood_after_a_refusal_ends_the_connection(server: Server) -> None:
    """Not served, since it calls another path: it was read for a second, at the cost of all others."""

    async def scene() -> None:
        port = int(server.base.rpartition(":")[2])
        async with asyncio.timeout(2 * PATIENCE):
            elsewhere = HANDSHAKE.replace(b"GET /", b"GET /elsewhere/")
            assert await flood(port, frame(PING) * 10_000, handshake=elsewhere) <= MOST_SENT

    asyncio.run(scene())


def test_no_more_is_answered_than_a_client_may_send() -> None:
    async def scene() -> int:
        async with asyncio.timeout(PATIENCE), echoing() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HANDSHAKE + frame(PING) * 20_000)
            await reader.readuntil(b"\r\n\r\n")
            pongs = 0
            while (answer := await read_frame(reader)) is not None:
                pongs += answer[0] == PONG
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()
            return pongs

    most = CONTROLS_AT_ONCE + PIECE / len(frame(PING))
    assert asyncio.run(scene()) <= most + 1


def test_messages_that_come_all_at_once_are_heard_in_their_order() -> None:
    """More of them than are taken apart at once, and than wait to be heard."""
    count = 20 * MOST_UNREAD

    async def scene() -> list[bytes]:
        async with asyncio.timeout(PATIENCE), echoing() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HANDSHAKE + b"".join(frame(TEXT, b"%d" % n) for n in range(count)))
            await reader.readuntil(b"\r\n\r\n")
            heard = [answer[1] for _ in range(count) if (answer := await read_frame(reader)) is not None]
            writer.close()
            return heard

    assert asyncio.run(scene()) == [b"%d" % n for n in range(count)]


def test_others_play_on_while_eight_flood(server: Server) -> None:
    async def scene() -> None:
        port = int(server.base.rpartition(":")[2])
        async with people(server.base, 1) as (ada,):
            floods = [asyncio.create_task(flood(port, frame(PING) * 10_000)) for _ in range(8)]
            while not all(one.done() for one in floods):
                pongs = sum(message["is"] == "pong" for message in ada.heard)
                await ada.say(do="ping")
                await ada.until(
                    lambda pongs=pongs: sum(one["is"] == "pong" for one in ada.heard) > pongs, PATIENCE
                )
                await asyncio.sleep(0.01)
            assert all(sent <= MOST_SENT for sent in await asyncio.gather(*floods))

    asyncio.run(scene())
