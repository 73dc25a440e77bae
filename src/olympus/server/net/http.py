"""The door: uvicorn for calls and pages, with bounds for who is slow; our own lines for websockets."""

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
from .websocket import Line

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
        line: Any = self.transport.get_protocol()
        if line is not self:  # upgraded; what a hasty client said already is for the line
            _, _, rest = data.partition(b"\r\n\r\n")
            line.data_received(rest)
        self.heard += len(data)
        if self.head is not None and self.heard > HEAD_LARGEST:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.head_done()
        super().connection_lost(exc)


class Door(uvicorn.Server):
    def __init__(self, app: ASGIApp, answer: Callable[[Line], Any]) -> None:
        lines: Any = partial(open_line, answer)
        calls: Any = Calls
        super().__init__(
            uvicorn.Config(
                app,
                http=calls,
                ws=lines,
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


def open_line(answer: Callable[[Line], Any], **_: Any) -> Line:
    return Line(answer)


def bound(host: str, port: int) -> socket.socket:
    """A socket at the port asked for; 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
    except OSError:
        door.close()
        raise Refusal("no-listening", host=host, port=port) from None
    return door
