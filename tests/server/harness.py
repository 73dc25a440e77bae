"""A server process for a test, on a free port of this machine, and people who call it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from . import shapes

PATIENCE = 180.0
ROOT = Path(__file__).parents[2]


class Nursery:
    """Makes server processes; see `nursery.py`."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[str] | None = None
        self.lock = threading.Lock()

    def ask(self, command: dict[str, Any]) -> Any:
        with self.lock:
            if self.process is None or self.process.poll() is not None:
                self.process = subprocess.Popen(
                    [sys.executable, "-m", "tests.server.nursery"],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    cwd=ROOT,
                )
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(json.dumps(command) + "\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())

    def close(self) -> None:
        if self.process is not None:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.close()
            self.process.wait(timeout=30)
            self.process.stdout.close()
            self.process = None


nursery = Nursery()


class Server:
    """`olympus serve` in a process of its own."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        pace: float = 0,
        name: str = "server",
        **environment: str,
    ) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'olympus.sqlite3'}"
        self.port = 0
        self.pace = pace
        self.file = folder / f"{name}.out"
        self.environment = {
            "OLYMPUS_RATE": "1000",
            "OLYMPUS_PER_ADDRESS": "10000",
            "OLYMPUS_PER_USER": "1000",
            "OLYMPUS_PREPARE": "0",
        }
        self.environment |= {"OLYMPUS_DATA": str(folder)} | environment
        self.arguments: list[str] = []
        self.pid: int | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return self.file.read_text() if self.file.exists() else ""

    def start(self) -> Server:
        """Begin, or begin again on the same port."""
        before = len(self.log)
        arguments = ["serve", "--port", str(self.port), "--lang", "en"]
        arguments += ["--database", self.database, "--pace", str(self.pace), *self.arguments]
        command = {"arguments": arguments, "environment": self.environment, "log": str(self.file)}
        self.pid = nursery.ask({"start": command})
        found = wait_for(lambda: re.search(r"http://127\.0\.0\.1:(\d+)/ |Traceback|Error", self.log[before:]))
        assert found[1], f"the server did not start: {self.log[before:]}"
        self.port = int(found[1])
        return self

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def signal(self, number: int) -> None:
        assert self.pid is not None
        os.kill(self.pid, number)

    def end(self, number: int) -> int:
        if self.pid is None:
            return 0
        os.kill(self.pid, number)
        status = nursery.ask({"wait": self.pid})
        if status is None:
            os.kill(self.pid, signal.SIGKILL)
            nursery.ask({"wait": self.pid})
        self.pid = None
        assert status is not None, "the server did not stop"
        return int(status)


@contextlib.contextmanager
def serving(folder: Path, **more: Any) -> Iterator[Server]:
    server = Server(folder, **more).start()
    try:
        yield server
    finally:
        server.stop()


def wait_for(what: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Wait on a condition, within bounds."""
    end = time.monotonic() + seconds
    while True:
        found = what()
        if found:
            return found
        if time.monotonic() > end:
            raise AssertionError("waited in vain")
        time.sleep(0.02)


class Person:
    """Somebody with a session: calls by HTTP, one websocket at a time."""

    def __init__(self, base: str, name: str = "Ada", lang: str = "en") -> None:
        self.base = base
        self.name = name
        self.lang = lang
        self.token = ""
        self.id = ""
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE)
        self.line: ClientConnection | None = None
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.wrong: list[str] = []
        """Messages that are not as declared."""
        self.views: dict[str, dict[str, Any]] = {}
        self.shown: dict[str, dict[str, Any]] = {}
        """The views alone, whole: lines say only what changed."""
        self.tables: dict[str, dict[str, Any]] = {}
        self.checker = shapes.Checker()
        self.accepted: dict[str, int] = {}
        self.refused: dict[str, dict[str, Any]] = {}
        self.news = asyncio.Event()
        self.reader: asyncio.Task[None] | None = None

    async def close(self) -> None:
        await self.hang_up()
        await self.http.aclose()
        assert not self.wrong

    # calls

    async def call(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = await self.http.request(method, f"/api{path}", json=body, headers=headers)
        self.http.cookies.clear()
        if status is None:
            assert answer.status_code < 400, f"{method} {path}: {answer.status_code} {answer.text}"
        else:
            assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        if answer.headers.get("content-type", "").startswith("application/json"):
            if not answer.content:
                return None
            shapes.check_answer(method, f"/api{path}", answer.status_code, answer.content)
            return answer.json()
        return answer.text

    async def get(self, path: str, status: int | None = None) -> Any:
        return await self.call("GET", path, None, status)

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return await self.call("POST", path, body if body is not None else {}, status)

    async def arrive(self) -> Person:
        answer = await self.post("/guest", {"name": self.name, "lang": self.lang})
        self.token, self.id = answer["token"], answer["user"]["id"]
        return self

    # the websocket

    async def dial(self, base: str | None = None) -> Person:
        self.base = base or self.base
        self.line = await connect(
            self.base.replace("http", "ws") + "/api/ws", max_size=None, open_timeout=PATIENCE
        )
        await self.say(do="hello", token=self.token, lang=self.lang)
        self.reader = asyncio.create_task(self.read(self.line))
        await self.until(lambda: self.last("welcome"))
        return self

    async def hang_up(self) -> None:
        if self.line is not None:
            await self.line.close()
        if self.reader is not None:
            self.reader.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self.reader
        self.line = self.reader = None

    async def say(self, **message: Any) -> None:
        assert self.line is not None
        await self.line.send(json.dumps(message))

    async def ping(self) -> None:
        """As every client does, so that the line is not taken for dead."""
        with contextlib.suppress(Exception):
            while True:
                await asyncio.sleep(2)
                await self.say(do="ping")

    async def read(self, line: ClientConnection) -> None:
        pinging = asyncio.create_task(self.ping())
        try:
            await self.listen(line)
        finally:
            pinging.cancel()

    async def listen(self, line: ClientConnection) -> None:
        with contextlib.suppress(Exception):
            async for text in line:
                self.raw.append(str(text))
                try:
                    self.checker.check(text)
                except ValueError as error:  # what msgspec raises is one, too
                    self.wrong.append(f"{error}: {text!r}")
                message = json.loads(text)
                self.heard.append(message)
                if message["is"] == "view":
                    if "changed" in message:
                        message["view"] = self.shown[message["table"]] | message.pop("changed")
                    self.shown[message["table"]] = message["view"]
                    self.views[message["table"]] = message
                elif message["is"] == "table":
                    self.tables[message["table"]["id"]] = message["table"]
                elif message["is"] == "accepted":
                    self.accepted[message["id"]] = message["ply"]
                elif message["is"] == "refused":
                    self.refused[message["id"]] = message
                self.news.set()
        self.news.set()

    def last(self, kind: str) -> dict[str, Any] | None:
        return next((message for message in reversed(self.heard) if message["is"] == kind), None)

    @property
    def lost(self) -> bool:
        return self.reader is None or self.reader.done()

    async def until(self, what: Callable[[], Any], seconds: float = PATIENCE) -> Any:
        """Wait until something was heard."""
        async with asyncio.timeout(seconds):
            while True:
                assert not self.wrong, self.wrong
                found = what()
                if found:
                    return found
                if self.lost:
                    raise ConnectionError("the line is lost")
                self.news.clear()
                await self.news.wait()

    async def watch(self, table: str, have: int | None = None) -> dict[str, Any]:
        self.views.pop(table, None)
        self.tables.pop(table, None)
        if have is None:
            await self.say(do="watch", table=table, brief=True)
        else:
            await self.say(do="watch", table=table, have=have, brief=True)
        await self.until(lambda: table in self.tables)
        if self.tables[table]["started"] is not None:
            await self.until(lambda: table in self.views)
        return self.tables[table]

    async def play(self, table: str, move: str, move_id: str, ply: int | None = None) -> None:
        """Say a move; the answer comes in `accepted` or `refused`."""
        at = self.views[table]["ply"] if ply is None else ply
        await self.say(do="move", table=table, id=move_id, ply=at, move=move)

    async def answered(self, move_id: str) -> bool:
        await self.until(lambda: move_id in self.accepted or move_id in self.refused)
        return move_id in self.accepted

    def my_turn(self, table: str, after: dict[str, Any] | None) -> bool:
        """Whether there is a new view that is ours to answer, or the last one."""
        view = self.views[table]
        return view is not after and bool(view["over"] or view["legal"])

    async def play_on(self, table: str, rng: Random, moves: int = 10_000) -> int:
        """Play legal moves whenever it is our turn, until the game is over; how many were accepted."""
        made = 0
        view: dict[str, Any] | None = None
        while made < moves:
            await self.until(partial(self.my_turn, table, view))
            view = self.views[table]
            if view["over"]:
                break
            move_id = f"{self.id}-{view['ply']}"
            await self.play(table, rng.choice(view["legal"])["move"], move_id, view["ply"])
            made += await self.answered(move_id)
        return made


@contextlib.asynccontextmanager
async def people(base: str | list[str], count: int) -> AsyncIterator[list[Person]]:
    """Guests with open lines."""
    bases = [base] if isinstance(base, str) else base
    crowd = [Person(bases[n % len(bases)], f"Guest {n}") for n in range(count)]
    try:
        for person in crowd:
            await person.arrive()
            await person.dial()
        yield crowd
    finally:
        for person in crowd:
            await person.close()


async def seat_all(crowd: list[Person], game: str = "derby", **settings: Any) -> str:
    """A table at which everybody sits and all is ready to start; its id."""
    host, *others = crowd
    table = (await host.post("/tables", {"game": game, **settings}))["id"]
    for person in others:
        await person.post(f"/tables/{table}/join")
        await person.post(f"/tables/{table}/ready", {"ready": True})
    return str(table)


def asked(crowd: list[Person], table: str) -> Person:
    """Who of them is to move."""
    return next(person for person in crowd if person.views[table]["legal"])


async def start_match(crowd: list[Person], game: str = "derby", **settings: Any) -> str:
    settings.setdefault("options", {"players": max(3, len(crowd))})
    settings.setdefault("bot", "random")
    table = await seat_all(crowd, game, **settings)
    if len(crowd) < settings["options"]["players"]:
        await crowd[0].post(f"/tables/{table}/fill", {"bot": "random"})
    await crowd[0].post(f"/tables/{table}/start")
    for person in crowd:
        await person.watch(table)
    return table
