"""One server process, ended gracefully by SIGINT or SIGTERM."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Any

from .app import answer_websocket, make_app
from .config import Config
from .jobs.drain import findable
from .jobs.memory import spare_the_collector
from .net.edge import Edge
from .net.http import HttpServer, bound
from .store.engine import only_one
from .store.opening import prepare_store


def lan_address() -> str:
    """This machine's address on the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


async def serve(config: Config, ready: Callable[[Config], None]) -> None:
    """Serve until told to stop; SIGUSR1 lets games end but no new ones begin."""
    await prepare_store(config)
    app = make_app(config)
    place = bound(config.host, config.port)
    config = replace(config, port=place.getsockname()[1])
    server = HttpServer(Edge(app, config), partial(answer_websocket, app), config)
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    loop.add_signal_handler(signal.SIGUSR1, lambda: setattr(app.state.service.house, "draining", True))
    serving = asyncio.create_task(server.serve([place]))
    try:
        while not server.started:
            if serving.done():
                return
            await asyncio.sleep(0.01)
        spare_the_collector()
        # the threads that write and think take little: they should not wait for long
        sys.setswitchinterval(0.0005)
        with findable(config.port):
            ready(config)
            ended = asyncio.create_task(stop.wait())
            await asyncio.wait({serving, ended}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        service = getattr(app.state, "service", None)
        if service is not None:
            await service.say_goodbye()
        server.should_exit = True
        await serving


def run(config: Config, ready: Callable[[Config], None]) -> None:
    with only_one(config.sqlite_file):
        event_loop()(serve(config, ready))


def event_loop() -> Callable[[Coroutine[Any, Any, None]], None]:
    """The quicker loop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run
    return uvloop.run
