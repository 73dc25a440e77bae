"""boardgame.io's server under the same load: four players a match over websockets, its state in memory only."""

from __future__ import annotations

import asyncio
import random
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from .figures import Figures
from .ours import LENGTH
from .wire import Wire, dial

FOLDER = Path(__file__).parent / "peer"
SEATS = 4
PREFIX = b"42/race,"


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        ["node", "server.js", str(port), str(LENGTH)],
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
        self.id = ""
        self.until = random.randrange(1, LENGTH)
        """The first game is left after so many moves, as with ours."""
        self.sent_at: dict[int, float] = {}
        self.lines: list[Wire] = []

    async def arrive(self) -> None:
        for _ in range(SEATS):
            line = await dial(self.base, "/socket.io/?EIO=4&transport=websocket")
            self.lines.append(line)
            await line.receive()
            line.send(b"40/race,")
            await line.receive()

    async def play(self) -> None:
        """Games one after the other, until it is ended."""
        try:
            while True:
                self.id = f"m{random.randrange(10**12)}"  # the first player's line makes the match
                for seat, line in enumerate(self.lines):
                    emit(line, "sync", self.id, str(seat), None, SEATS)
                await asyncio.gather(*(self.sit(line, seat) for seat, line in enumerate(self.lines)))
                self.until = LENGTH
        finally:
            for line in self.lines:
                line.close()

    async def sit(self, line: Wire, seat: int) -> None:
        loop = asyncio.get_running_loop()
        rng = random.Random()
        answered = -1

        def hear(text: bytes) -> bool:
            nonlocal answered
            if text == b"2":
                line.send(b"3")
            if not text.startswith(PREFIX):
                return False
            kind, *arguments = msgspec.json.decode(text[len(PREFIX) :])
            if kind not in ("sync", "update") or arguments[0] != self.id:
                return False
            state = arguments[1]["state"] if kind == "sync" else arguments[1]
            number = state["_stateID"]
            began = self.sent_at.get(number - 1)
            if began is not None:
                self.figures.view(time.perf_counter() - began)
            if state["ctx"].get("gameover") or number >= self.until:
                return True
            if state["ctx"]["currentPlayer"] == str(seat) and number > answered:
                answered = number
                pick = rng.randrange(8)
                if self.pause:
                    loop.call_later(self.pause * rng.uniform(0.5, 1.5), self.move, line, seat, number, pick)
                else:
                    self.move(line, seat, number, pick)
            return False

        await line.listen(hear)

    def move(self, line: Wire, seat: int, number: int, pick: int) -> None:
        payload = {"type": "play", "args": [pick], "playerID": str(seat)}
        self.sent_at = {number: time.perf_counter()}
        self.figures.move()
        emit(line, "update", {"type": "MAKE_MOVE", "payload": payload}, number, self.id, str(seat))


def emit(line: Wire, *call: Any) -> None:
    line.send(PREFIX + msgspec.json.encode(call))


async def measure(base: str, pid: int, count: int, seconds: float, pause: float) -> Figures:
    figures = Figures(pid)
    matches = [Match(base, figures, pause) for _ in range(count)]
    for match in matches:
        await match.arrive()
    await figures.watch([asyncio.create_task(match.play()) for match in matches], seconds)
    return figures
