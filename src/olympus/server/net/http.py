"""HTTP: uvicorn for calls and pages, with bounds for slow clients; our own connections for websockets."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import uvicorn
from litestar.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..config import Config
from ..errors import Refusal
from .edge import neighbourhood
from .websocket import Connection, Outgoing

HEAD_SECONDS = 20.0
HEAD_LARGEST = 32_768
"""How long and how large the head of a request may be."""
BODY_SECONDS, BODY_SHORTEST = 20.0, 5.0
"""How long its body may take."""
KEPT = 75
"""Seconds that a connection stays open for the next request: longer than proxies keep theirs."""
FAREWELL = 5
"""Seconds for calls that are being answered when the server stops."""


class Bounds:
    """What clients may do with connections for calls, and which addresses have how many."""

    def __init__(self, config: Config) -> None:
        self.body = max(BODY_SHORTEST, BODY_SECONDS * config.patience)
        self.most = None if config.proxy or config.proxies else 2 * config.per_address
        """Connections of an address; a proxy makes all of them from its own, and bounds its clients itself."""
        self.open: Counter[str] = Counter()

    def add(self, address: str) -> bool:
        """Whether one more is allowed; each that was added is to be removed."""
        self.open[address] += 1
        return self.most is None or self.open[address] <= self.most

    def remove(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


class Calls(HttpToolsProtocol):
    def __init__(self, bounds: Bounds, **more: Any) -> None:
        super().__init__(**more)
        self.bounds = bounds
        self.address = ""
        self.head: asyncio.TimerHandle | None = None
        """Runs while the head of a request is awaited."""
        self.body: asyncio.TimerHandle | None = None
        """Runs while its body is."""
        self.heard = 0
        self.left = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = neighbourhood(self.client[0]) if self.client else ""
        if not self.bounds.add(self.address):
            transport.abort()
        self.await_head()

    def await_head(self) -> None:
        self.heard = 0
        if self.head is None:
            self.head = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def head_done(self) -> None:
        if self.head is not None:
            self.head.cancel()
            self.head = None

    def on_message_begin(self) -> None:
        self.await_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.head_done()
        self.body_done()
        self.body = self.loop.call_later(self.bounds.body, self.transport.abort)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.body_done()
        super().on_message_complete()

    def body_done(self) -> None:
        if self.body is not None:
            self.body.cancel()
            self.body = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        protocol: Any = self.transport.get_protocol()
        if protocol is not self:  # upgraded; what a hasty client said already is for the websocket
            self.leave()
            _, _, rest = data.partition(b"\r\n\r\n")
            protocol.data_received(rest)
        self.heard += len(data)
        if self.head is not None and self.heard > HEAD_LARGEST:
            self.transport.abort()

    def leave(self) -> None:
        """The connection is lost, or a websocket from here on."""
        self.head_done()
        self.body_done()
        if not self.left:
            self.left = True
            self.bounds.remove(self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)


class HttpServer(uvicorn.Server):
    def __init__(self, app: ASGIApp, answer: Callable[[Connection], Any], config: Config) -> None:
        connections: Any = partial(open_connection, answer, Outgoing())
        calls: Any = partial(Calls, Bounds(config))
        super().__init__(
            uvicorn.Config(
                app,
                http=calls,
                ws=connections,
                lifespan="on",
                log_config=None,
                access_log=False,
                proxy_headers=False,  # see `caller.py`
                server_header=False,
                timeout_keep_alive=KEPT,
                timeout_graceful_shutdown=FAREWELL,
            )
        )

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Who serves stops it: see `run.py`."""
        yield


def open_connection(answer: Callable[[Connection], Any], outgoing: Outgoing, **_: Any) -> Connection:
    return Connection(answer, outgoing)


def bound(host: str, port: int) -> socket.socket:
    """A socket at the port asked for; 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
    except OSError:
        found.close()
        raise Refusal("no-listening", host=host, port=port) from None
    return found
