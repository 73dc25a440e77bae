"""HTTP: uvicorn for calls and pages, with bounds for slow clients; our own connections for websockets."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import uvicorn
from litestar.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..errors import Refusal
from .websocket import Connection, Outgoing

HEAD_SECONDS = 20.0
HEAD_LARGEST = 32_768
"""How long and how large the head of a request may be."""
KEPT = 75
"""Seconds that a connection stays open for the next request: longer than proxies keep theirs."""
FAREWELL = 5
"""Seconds for calls that are being answered when the server stops."""


class Calls(HttpToolsProtocol):
    head: asyncio.TimerHandle | None = None
    """Runs while the head of a request is awaited."""
    heard = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
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
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        protocol: Any = self.transport.get_protocol()
        if protocol is not self:  # upgraded; what a hasty client said already is for the websocket
            _, _, rest = data.partition(b"\r\n\r\n")
            protocol.data_received(rest)
        self.heard += len(data)
        if self.head is not None and self.heard > HEAD_LARGEST:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.head_done()
        super().connection_lost(exc)


class HttpServer(uvicorn.Server):
    def __init__(self, app: ASGIApp, answer: Callable[[Connection], Any]) -> None:
        connections: Any = partial(open_connection, answer, Outgoing())
        calls: Any = Calls
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
