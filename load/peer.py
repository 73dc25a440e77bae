"""boardgame.io's server under the same load: four players a match over websockets, its state in memory only."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from .figures import WARM, Figures

FOLDER = Path(__file__).parent / "peer"
SEATS = 4


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        ["node", "server.js", str(port)],
        cwd=FOLDER,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if line.strip() == "up":
                break
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


class Match:
    def __init__(self, base: str, figures: Figures, pause: float) -> None:
        self.base, self.figures, self.pause = base, figures, pause
        self.id = f"m{random.randrange(10**12)}"  # the first player's line makes the match
        self.sent_at: dict[int, float] = {}

    async def play(self, until: float) -> None:
        first = asyncio.create_task(self.sit(0, until))
        await asyncio.sleep(0.5)
        await asyncio.gather(first, *(self.sit(seat, until) for seat in range(1, SEATS)))

    async def sit(self, seat: int, until: float) -> None:
        address = self.base.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket"
        async with connect(address, max_size=None, compression=None, open_timeout=60) as line:
            await line.recv()
            await line.send("40/race,")
            await line.recv()
            call = json.dumps(["sync", self.id, str(seat), None, SEATS])
            await line.send(f"42/race,{call}")
            await self.listen(line, seat, until)

    async def listen(self, line: ClientConnection, seat: int, until: float) -> None:
        answered = -1
        rng = random.Random()
        while time.monotonic() < until:
            try:
                async with asyncio.timeout(until - time.monotonic() + 1):
                    text = str(await line.recv())
            except TimeoutError:
                return
            if text == "2":
                await line.send("3")
                continue
            if not text.startswith("42/race,"):
                continue
            kind, *arguments = json.loads(text[8:])
            if kind == "sync":
                state = arguments[1]["state"]
            elif kind == "update":
                state = arguments[1]
            else:
                continue
            number = state["_stateID"]
            began = self.sent_at.get(number - 1)
            if began is not None:
                self.figures.view(time.perf_counter() - began)
            if state["ctx"]["currentPlayer"] == str(seat) and number > answered:
                answered = number
                if self.pause:
                    await asyncio.sleep(self.pause * rng.uniform(0.5, 1.5))
                await self.move(line, seat, number, rng.randrange(8))

    async def move(self, line: ClientConnection, seat: int, number: int, pick: int) -> None:
        payload = {
            "type": "play",
            "args": [pick],
            "playerID": str(seat),
        }
        action: Any = {"type": "MAKE_MOVE", "payload": payload}
        self.sent_at = {number: time.perf_counter()}
        self.figures.move()
        await line.send(f"42/race,{json.dumps(['update', action, number, self.id, str(seat)])}")


async def measure(base: str, pid: int, matches: int, seconds: float, pause: float) -> Figures:
    figures = Figures(pid)
    until = time.monotonic() + WARM + seconds
    tasks = [asyncio.create_task(Match(base, figures, pause).play(until)) for _ in range(matches)]
    await asyncio.sleep(WARM)
    figures.start()
    await asyncio.sleep(seconds)
    figures.stop()
    await asyncio.gather(*tasks)
    return figures
