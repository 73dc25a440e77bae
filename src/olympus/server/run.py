"""One server process: granian inside our own event loop, ended gracefully by SIGINT or SIGTERM."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
from collections.abc import Callable, Coroutine
from typing import Any

from granian.constants import Interfaces
from granian.server.embed import Server

from .app import Headers, make_app
from .config import Config
from .database import only_one
from .draining import findable


def lan_address() -> str:
    """This machine's address on the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def free_port(host: str, port: int) -> int:
    """The port asked for; 0 is any that is free."""
    if port:
        return port
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


async def serve(config: Config, ready: Callable[[Config], None]) -> None:
    """Serve until told to stop; SIGUSR1 lets games end but no new ones begin."""
    app = make_app(config)
    server = Server(
        Headers(app),
        address=config.host,
        port=config.port,
        interface=Interfaces.ASGI,
        backlog=2048,
        backpressure=20_000,
        log_enabled=False,
    )
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    loop.add_signal_handler(signal.SIGUSR1, lambda: setattr(app.state.hall, "draining", True))
    serving = asyncio.create_task(server.serve())
    try:
        await wait_until_up(config, serving)
        spare_the_collector()
        with findable(config.port):
            ready(config)
            ended = asyncio.create_task(stop.wait())
            await asyncio.wait({serving, ended}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        if not serving.done():
            hall = getattr(app.state, "hall", None)
            if hall is not None:
                await hall.say_goodbye()
            server.stop()  # type: ignore[no-untyped-call]
            with contextlib.suppress(asyncio.CancelledError, TimeoutError):
                async with asyncio.timeout(10):
                    await serving


def spare_the_collector() -> None:
    """What was made for the start stays for good: do not go through it again and again while people play."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


async def wait_until_up(config: Config, serving: asyncio.Task[None]) -> None:
    host = "127.0.0.1" if config.host == "0.0.0.0" else config.host
    for _ in range(600):
        if serving.done():
            await serving
        try:
            _, writer = await asyncio.open_connection(host, config.port)
            writer.close()
            return
        except OSError:
            await asyncio.sleep(0.05)


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
