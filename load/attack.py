"""`python -m load --attack`: what others notice of a flood of pings, and of somebody with sixty tables of bots."""

from __future__ import annotations

import asyncio
import random
import socket
import statistics
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from urllib.parse import urlsplit

import httpx
import uvloop

from . import ours
from .figures import memory
from .wire import HEAD, Wire, dial

FLOODERS = 8
PLAYERS = 20
EVERY = 0.1
"""Seconds between two pings of a player."""
AGAIN = 0.1
"""Seconds after which a flooder that was dropped comes back."""
PINGS = (b"\x89\x80" + bytes(4)) * 10_000
"""Empty pings, masked by zeros."""
GREEDY = 60
"""Tables of one guest, against the strongest bots."""
PER_CONNECTION = 8
BOT = "god"

Bar = tuple[str, str, str, bool]


def percentile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


# pings


def flood(base: str, seconds: float) -> list[float]:
    """Flooders, each on a connection that it never reads; seconds from the first ping until it was dropped."""
    place = urlsplit(base)
    head = HEAD.format(path="/api/ws", host=place.netloc).encode()
    end = time.monotonic() + seconds
    lasted: list[float] = []

    def one() -> None:
        while time.monotonic() < end:
            with socket.create_connection((place.hostname or "", place.port or 0), timeout=60) as line:
                line.sendall(head)
                began = time.monotonic()
                with suppress(ConnectionError):
                    while time.monotonic() < began + 60:
                        line.sendall(PINGS)
                lasted.append(time.monotonic() - began)
            time.sleep(AGAIN)

    threads = [threading.Thread(target=one) for _ in range(FLOODERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return lasted


async def arrive(base: str, http: httpx.AsyncClient, name: str) -> tuple[Wire, str]:
    """A guest with an open connection, and the token."""
    answer = await http.post(f"{base}/api/guest", json={"name": name})
    answer.raise_for_status()
    http.cookies.clear()
    token = str(answer.json()["token"])
    line = await dial(base, "/api/ws")
    ours.say(line, do="hello", token=token, lang="en")
    await line.receive()
    return line, token


async def feel(line: Wire, end: float) -> list[float]:
    """How long each ping of a player takes to be answered."""
    took = []
    while time.monotonic() < end:
        began = time.perf_counter()
        ours.say(line, do="ping")
        await line.receive()
        took.append(time.perf_counter() - began)
        await asyncio.sleep(EVERY * random.uniform(0.5, 1.5))
    return took


async def pings(base: str, seconds: float, *, flooded: bool) -> tuple[list[float], list[float]]:
    """How long players' pings take; how long flooders last."""
    async with httpx.AsyncClient(timeout=60) as http:
        lines = [(await arrive(base, http, f"Player {n}"))[0] for n in range(PLAYERS)]
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(1) as beside:
        flooding = loop.run_in_executor(beside, flood, base, seconds) if flooded else None
        end = time.monotonic() + seconds
        took = [one for some in await asyncio.gather(*(feel(line, end) for line in lines)) for one in some]
        lasted = await flooding if flooding else []
    for line in lines:
        line.close()
    return took, lasted


def flooded(seconds: float) -> list[Bar]:
    with ours.server(OLYMPUS_RATE="1", OLYMPUS_PER_ADDRESS="64") as (base, pid):
        calm, _ = uvloop.run(pings(base, seconds, flooded=False))
    with ours.server(OLYMPUS_RATE="1", OLYMPUS_PER_ADDRESS="64") as (base, pid):
        before = memory(pid)
        took, lasted = uvloop.run(pings(base, seconds, flooded=True))
        grown = memory(pid) - before
    late, usual, longest = 1000 * percentile(took, 0.99), 1000 * percentile(calm, 0.99), max(lasted)
    print(
        f"{FLOODERS} flood with pings, {len(lasted)} connections: dropped after {statistics.median(lasted):.3f} s "
        f"(median), {longest:.3f} s at most; {len(took)} pings of {PLAYERS} players: p99 {late:.1f} ms, without the "
        f"flood {usual:.1f} ms; the server grew by {grown:.0f} MB",
        flush=True,
    )
    return [
        (f"{FLOODERS} flood with pings: others' pings, p99", "100 ms", f"{late:.1f} ms", late < 100),
        ("a flooder is dropped after", "1 s", f"{longest:.2f} s", longest < 1),
    ]


# bots


class Seated:
    """Somebody at several tables against bots, who answers at once, and how long the bots take."""

    def __init__(self, line: Wire) -> None:
        self.line = line
        self.took: list[float] = []
        self.seen: dict[str, tuple[int, float, bool]] = {}
        """By table: the ply, when it was seen, and whether a bot is to move."""

    def hear(self, text: bytes) -> bool:
        heard = ours.read(text)
        if heard.is_ != "view":
            return False
        moment, table = time.perf_counter(), str(heard.table)
        ply, since, bot = self.seen.get(table, (heard.ply, moment, False))
        if bot and heard.ply > ply:
            self.took.append((moment - since) / (heard.ply - ply))
        self.seen[table] = (heard.ply, moment, heard.actor is not None and heard.actor != heard.seat)
        if heard.legal and heard.ply >= ply:
            move = random.choice(heard.legal).move
            ours.say(self.line, do="move", table=table, id=f"m{heard.ply}", ply=heard.ply, move=move)
        return False


async def sit_down(base: str, http: httpx.AsyncClient, token: str, count: int) -> list[str]:
    headers = {"authorization": f"Bearer {token}"}
    found = []
    for _ in range(count):
        body = {"game": "derby", "bot": BOT}
        answer = await http.post(f"{base}/api/quick", json=body, headers=headers)
        answer.raise_for_status()
        found.append(str(answer.json()["table"]["id"]))
    return found


async def play(base: str, token: str, tables: list[str]) -> Seated:
    line = await dial(base, "/api/ws")
    person = Seated(line)
    ours.say(line, do="hello", token=token, lang="en")
    for table in tables:
        ours.say(line, do="watch", table=table, brief=True)
    line.hear = person.hear
    return person


async def answers(base: str, seconds: float) -> tuple[list[float], list[float], int]:
    """How long bots take at one table, alone and beside sixty tables of somebody else; how often those moved."""
    async with httpx.AsyncClient(timeout=120) as http:
        while not (await http.get(f"{base}/api/ready")).json()["bots"]:
            await asyncio.sleep(0.5)
        line, token = await arrive(base, http, "Modest")
        line.close()
        modest = await play(base, token, await sit_down(base, http, token, 1))
        await asyncio.sleep(seconds)
        alone, modest.took = modest.took, []
        line, other = await arrive(base, http, "Greedy")
        line.close()
        many = await sit_down(base, http, other, GREEDY)
        parts = [many[at : at + PER_CONNECTION] for at in range(0, GREEDY, PER_CONNECTION)]
        crowd = [await play(base, other, part) for part in parts]
        modest.took = []
        await asyncio.sleep(2 * seconds)
    for person in (modest, *crowd):
        person.line.close()
    return alone, modest.took, sum(len(person.took) for person in crowd)


def greedy(seconds: float) -> list[Bar]:
    with ours.server(pace=1.0, OLYMPUS_PREPARE="1") as (base, _):
        alone, beside, others = uvloop.run(answers(base, seconds))
    usual, now = statistics.mean(alone), statistics.mean(beside)
    print(
        f"a bot's answer ({BOT}): {len(alone)} alone, mean {usual:.2f} s, p90 {percentile(alone, 0.9):.2f} s; beside "
        f"{GREEDY} tables of one guest {len(beside)}, mean {now:.2f} s, p90 {percentile(beside, 0.9):.2f} s; "
        f"there {others} moves of bots",
        flush=True,
    )
    times = now / usual
    return [
        (f"a bot's answer beside {GREEDY} tables of one guest", "2 × usual", f"{times:.2f} ×", times <= 2)
    ]
