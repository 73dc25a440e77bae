"""Olympus under load: matches of four people each, all over websockets."""

from __future__ import annotations

import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec

from .figures import WARM, Figures
from .wire import Wire, dial

SEATS = 4
GAMES = 6
"""Tables that are made before a quick match is measured: making them is another kind of work."""
LENGTH = 131
"""Moves of every game of Derby with four players, where nobody has powers."""
NAMES = ("Ada", "Bea", "Cleo", "Dora", "Elio", "Fosca", "Gaia", "Ugo", "Ines", "Leo", "Nino", "Zoe")


class Legal(msgspec.Struct):
    move: str


class Heard(msgspec.Struct):
    """What a player needs of a message; the rest is passed over."""

    is_: str = msgspec.field(name="is")
    table: Any = None
    ply: int = -1
    actor: int | None = None
    seat: int | None = None
    over: bool = False
    legal: list[Legal] = []


read = msgspec.json.Decoder(Heard).decode


def say(line: Wire, **message: Any) -> None:
    line.send(msgspec.json.encode(message))


@contextmanager
def server(database: str | None = None, pace: float = 0, **more: str) -> Iterator[tuple[str, int]]:
    """`olympus serve` on a free port of this machine; its address and process id."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {
            "OLYMPUS_DATA": folder,
            "OLYMPUS_RATE": "100000",
            "OLYMPUS_PER_ADDRESS": "100000",
            "OLYMPUS_PER_USER": "100",
            "OLYMPUS_PREPARE": "0",
            **more,
        }
        command = [sys.executable, "-m", "olympus.cli", "serve", "--port", "0", "--lang", "en"]
        command += ["--pace", str(pace)]
        if database:
            command += ["--database", database]
        out = Path(folder) / "out"
        with out.open("w") as log:
            process = subprocess.Popen(
                command, stdout=log, stderr=subprocess.STDOUT, env=environment | {"PYTHONUNBUFFERED": "1"}
            )
        try:
            end = time.monotonic() + 60
            while not (found := re.search(r"(http://127\.0\.0\.1:\d+)/", out.read_text())):
                if process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError(out.read_text())
                time.sleep(0.05)
            yield found[1], process.pid
        finally:
            process.terminate()
            process.wait(20)


class Match:
    """One table of four people after the other, and what was measured at them."""

    def __init__(self, base: str, http: httpx.AsyncClient, figures: Figures, pause: float) -> None:
        self.base = base
        self.http = http
        self.figures = figures
        self.pause = pause
        self.tokens: list[str] = []
        self.ready: list[str] = []
        """Tables at which all sit, to be started one after the other."""
        self.table = ""
        self.until = random.randrange(1, LENGTH)
        """The first game is left after so many moves: then matches are at all stages, as they are among people."""
        self.sent_at: dict[int, float] = {}
        self.lines: list[Wire] = []

    async def call(self, path: str, body: Any, token: str = "") -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.post(f"{self.base}/api{path}", json=body, headers=headers)
        answer.raise_for_status()
        self.http.cookies.clear()
        return answer.json()

    async def arrive(self) -> None:
        names = [f"{random.choice(NAMES)} {random.randrange(10_000)}" for _ in range(SEATS)]
        self.tokens = [(await self.call("/guest", {"name": name}))["token"] for name in names]

    async def sit_down(self) -> None:
        host, *others = self.tokens
        table = (await self.call("/tables", {"game": "derby", "options": {"players": SEATS}}, host))["id"]
        for token in others:
            await self.call(f"/tables/{table}/join", {}, token)
            await self.call(f"/tables/{table}/ready", {}, token)
        self.ready.append(table)

    async def begin(self) -> None:
        if not self.ready:
            await self.sit_down()
        self.table = self.ready.pop()
        await self.call(f"/tables/{self.table}/start", {}, self.tokens[0])

    async def dial(self) -> None:
        for token in self.tokens:
            line = await dial(self.base, "/api/ws")
            say(line, do="hello", token=token, lang="en")
            self.lines.append(line)

    async def play(self) -> None:
        """Games one after the other, until it is ended."""
        try:
            while True:
                for line in self.lines:
                    say(line, do="watch", table=self.table, have=0, brief=True)
                await asyncio.gather(*(self.sit(line) for line in self.lines))
                self.until = LENGTH
                for line in self.lines:
                    say(line, do="unwatch", table=self.table)
                await self.begin()
        finally:
            for line in self.lines:
                line.close()

    async def sit(self, line: Wire) -> None:
        loop = asyncio.get_running_loop()
        rng = random.Random()
        answered = -1

        def hear(text: bytes) -> bool:
            nonlocal answered
            heard = read(text)
            if heard.is_ != "view" or heard.table != self.table:
                return False
            began = self.sent_at.get(heard.ply - 1)
            if began is not None:
                self.figures.view(time.perf_counter() - began)
            if heard.over or heard.ply >= self.until:
                return True
            if heard.legal and heard.ply > answered:
                answered = heard.ply
                move = rng.choice(heard.legal).move
                if self.pause:
                    loop.call_later(self.pause * rng.uniform(0.5, 1.5), self.move, line, heard.ply, move)
                else:
                    self.move(line, heard.ply, move)
            return False

        await line.listen(hear)

    def move(self, line: Wire, ply: int, move: str) -> None:
        self.sent_at = {ply: time.perf_counter()}
        self.figures.move()
        say(line, do="move", table=self.table, id=f"m{ply}", ply=ply, move=move)


async def open_tables(
    base: str, http: httpx.AsyncClient, figures: Figures, count: int, pause: float
) -> list[Match]:
    """Matches with everybody at the table; those that are played quickly with the next tables ready."""
    matches = [Match(base, http, figures, pause) for _ in range(count)]
    for some in batched(matches, 8):
        await asyncio.gather(*(match.arrive() for match in some))
        for _ in range(1 if pause else GAMES):
            await asyncio.gather(*(match.sit_down() for match in some))
    return matches


def batched(items: list[Match], size: int) -> list[list[Match]]:
    return [items[at : at + size] for at in range(0, len(items), size)]


async def measure(base: str, pid: int, count: int, seconds: float, pause: float) -> Figures:
    figures = Figures(pid)
    async with httpx.AsyncClient(timeout=60) as http:
        matches = await open_tables(base, http, figures, count, pause)
        for match in matches:
            await match.begin()
        for match in matches:
            await match.dial()
        tasks = []
        for match in matches:
            tasks.append(asyncio.create_task(match.play()))
            await asyncio.sleep(0.02 if pause else 0)  # people do not all sit down at one moment
        await figures.watch(tasks, seconds, 3 * WARM if pause else WARM)
    return figures
