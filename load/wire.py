"""A websocket client that costs next to nothing, so that what is measured is the server. Used against both."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from urllib.parse import urlsplit

HEAD = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE, PING = 0x81, 0x88, 0x89


class Wire(asyncio.Protocol):
    def __init__(self, head: bytes) -> None:
        self.head = head
        self.rest = b""
        self.up = self.lost = False
        self.heard: deque[bytes] = deque()
        self.waiter: asyncio.Future[None] | None = None
        self.hear: Callable[[bytes], bool] | None = None
        """Gets each message as it comes, until it says that it has heard enough."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert hasattr(transport, "write")
        self.transport = transport
        self.write = transport.write
        self.write(self.head)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        self.wake()

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        self.rest = self.take(data) if self.up else self.shake_hands(data)
        self.wake()

    def shake_hands(self, data: bytes) -> bytes:
        head, found, rest = data.partition(b"\r\n\r\n")
        if not found:
            return data
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode())
        self.up = True
        return self.take(rest)

    def take(self, data: bytes) -> bytes:
        """The frames that are there whole; the rest is given back. Servers send each message as one frame."""
        first = 0
        while len(data) >= first + 2:
            kind, size, at = data[first], data[first + 1], first + 2
            if size > 125:
                at += 2 if size == 126 else 8
                size = int.from_bytes(data[first + 2 : at], "big")
            if len(data) < at + size:
                break
            first = at + size
            if kind == TEXT:
                self.heard.append(data[at:first])
            elif kind == PING:
                self.frame(0x8A, data[at:first])
            elif kind == CLOSE:
                self.lost = True
        return data[first:]

    def wake(self) -> None:
        while self.hear is not None and self.heard:
            if self.hear(self.heard.popleft()):
                self.hear = None
        if self.waiter is not None and not self.waiter.done() and (self.hear is None or self.lost):
            self.waiter.set_result(None)

    async def listen(self, hear: Callable[[bytes], bool]) -> None:
        """Let `hear` have every message at once, without a task that waits: until it has heard enough."""
        self.hear = hear
        self.waiter = asyncio.get_running_loop().create_future()
        self.wake()
        await self.waiter
        if self.lost:
            raise ConnectionError("the line is lost")

    async def receive(self) -> bytes:
        while not self.heard:
            if self.lost:
                raise ConnectionError("the line is lost")
            self.waiter = asyncio.get_running_loop().create_future()
            await self.waiter
        return self.heard.popleft()

    def send(self, text: bytes) -> None:
        self.frame(TEXT, text)

    def frame(self, kind: int, data: bytes) -> None:
        """Masked, as clients must; by zeros, which changes nothing."""
        if self.lost:
            return
        size = len(data)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.write(bytes((kind,)) + length + b"\0\0\0\0" + data)

    def close(self) -> None:
        self.lost = True
        self.transport.close()


async def dial(base: str, path: str) -> Wire:
    place = urlsplit(base)
    head = HEAD.format(path=path, host=place.netloc).encode()
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(head), place.hostname, place.port)
    while not wire.up:
        await asyncio.sleep(0.005)
    return wire
