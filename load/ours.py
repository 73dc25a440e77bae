"""Olympus under load: matches of four people each, all over websockets."""

from __future__ import annotations

import asyncio
import json
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
from websockets.asyncio.client import ClientConnection, connect

from .figures import WARM, Figures

SEATS = 4


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


@contextmanager
def server(database: str | None = None) -> Iterator[tuple[str, int]]:
    """`olympus serve` on a free port of this machine; its address and process id."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {
            "OLYMPUS_DATA": folder,
            "OLYMPUS_RATE": "100000",
            "OLYMPUS_PER_ADDRESS": "100000",
            "OLYMPUS_PER_USER": "100",
            "OLYMPUS_PREPARE": "0",
        }
        command = [sys.executable, "-m", "olympus.cli", "serve", "--port", "0", "--pace", "0", "--lang", "en"]
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
    """One table of four people and what was measured at it."""

    def __init__(self, base: str, figures: Figures, pause: float) -> None:
        self.base = base
        self.figures = figures
        self.pause = pause
        self.table = ""
        self.tokens: list[str] = []
        self.sent_at: dict[int, float] = {}
        self.lines: list[ClientConnection] = []

    async def begin(self, http: httpx.AsyncClient) -> None:
        async def call(path: str, body: Any, token: str = "") -> Any:
            headers = {"authorization": f"Bearer {token}"} if token else {}
            answer = await http.post(f"{self.base}/api{path}", json=body, headers=headers)
            answer.raise_for_status()
            http.cookies.clear()
            return answer.json()

        if not self.tokens:
            self.tokens = [(await call("/guest", {"name": f"Seat {n}"}))["token"] for n in range(SEATS)]
        host, *others = self.tokens
        self.table = (await call("/tables", {"game": "derby", "options": {"players": SEATS}}, host))["id"]
        for token in others:
            await call(f"/tables/{self.table}/join", {}, token)
            await call(f"/tables/{self.table}/ready", {}, token)
        await call(f"/tables/{self.table}/start", {}, host)

    async def dial(self) -> None:
        for token in self.tokens:
            line = await connect(
                self.base.replace("http", "ws") + "/api/ws", max_size=None, compression=None, open_timeout=60
            )
            await line.send(json.dumps({"do": "hello", "token": token, "lang": "en"}))
            self.lines.append(line)

    async def hang_up(self) -> None:
        for line in self.lines:
            await line.close()
        self.lines.clear()

    async def play(self, http: httpx.AsyncClient, until: float) -> None:
        """Games one after the other, until the time is up."""
        try:
            while time.monotonic() < until:
                for line in self.lines:
                    await line.send(json.dumps({"do": "watch", "table": self.table, "have": 0}))
                await asyncio.gather(*(self.sit(line, until) for line in self.lines))
                if time.monotonic() < until:
                    await self.begin(http)
        finally:
            await self.hang_up()

    async def sit(self, line: ClientConnection, until: float) -> None:
        rng = random.Random()
        answered = -1
        while True:
            left = until - time.monotonic()
            if left <= 0:
                return
            try:
                async with asyncio.timeout(left + 1):
                    heard = read(await line.recv())
            except TimeoutError:
                return
            if heard.is_ != "view" or heard.table != self.table:
                continue
            moment = time.perf_counter()
            began = self.sent_at.get(heard.ply - 1)
            if began is not None:
                self.figures.view(moment - began)
            if heard.over:
                return
            if heard.legal and heard.ply > answered:
                answered = heard.ply
                if self.pause:
                    await asyncio.sleep(self.pause * rng.uniform(0.5, 1.5))
                self.sent_at = {heard.ply: time.perf_counter()}
                move = rng.choice(heard.legal).move
                self.figures.move()
                await line.send(
                    json.dumps(
                        {
                            "do": "move",
                            "table": self.table,
                            "id": f"m{heard.ply}",
                            "ply": heard.ply,
                            "move": move,
                        }
                    )
                )


async def measure(base: str, pid: int, matches: int, seconds: float, pause: float) -> Figures:
    figures = Figures(pid)
    async with httpx.AsyncClient(timeout=60) as http:
        all_ = [Match(base, figures, pause) for _ in range(matches)]
        for match in all_:
            await match.begin(http)
            await match.dial()
        until = time.monotonic() + WARM + seconds
        tasks = [asyncio.create_task(match.play(http, until)) for match in all_]
        await asyncio.sleep(WARM)
        figures.start()
        await asyncio.sleep(seconds)
        figures.stop()
        await asyncio.gather(*tasks)
    return figures
