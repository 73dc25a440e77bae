"""An acknowledged move is never lost: the server is killed at random moments under load, again and again."""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from .databases import stored_moves
from .harness import PATIENCE, Person, Server

TABLES = 6


# clients whose server is killed under them may leave a line to the garbage collector
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")


class Stubborn:
    """A player who dials again whenever the line is lost, and remembers what was acknowledged."""

    def __init__(self, server: Server, number: int) -> None:
        self.server = server
        self.person = Person(server.base, f"Stubborn {number}")
        self.rng = Random(number)
        self.acknowledged: dict[tuple[str, int], tuple[str, str]] = {}
        self.table = ""
        self.sent = 0
        self.pending: tuple[str, str, int] | None = None
        """A move that was sent and not answered: it is sent again, with its id."""

    async def begin(self) -> None:
        answer = await self.person.post(
            "/quick", {"game": "derby", "name": self.person.name, "options": {"players": 3}, "bot": "random"}
        )
        self.person.token, self.person.id = answer["token"], answer["user"]["id"]
        self.table = answer["table"]["id"]

    async def play(self, until: asyncio.Event) -> None:
        while not until.is_set():
            try:
                await self.person.dial()
                await self.person.watch(self.table)
                await self.moves(until)
            except (OSError, ConnectionError, TimeoutError, EOFError, httpx.HTTPError):
                await asyncio.sleep(0.02)
            except Exception as error:
                if "websockets" not in type(error).__module__:
                    raise
                await asyncio.sleep(0.02)
            finally:
                with contextlib.suppress(Exception):
                    await self.person.hang_up()

    async def moves(self, until: asyncio.Event) -> None:
        person, table = self.person, self.table
        seen: dict[str, Any] | None = None
        while not until.is_set():
            if self.pending is None:
                async with asyncio.timeout(PATIENCE):
                    while not person.my_turn(table, seen):
                        if person.lost:
                            raise ConnectionError
                        person.news.clear()
                        await person.news.wait()
                seen = person.views[table]
                if seen["over"]:
                    await self.rematch()
                    table, seen = self.table, None
                    continue
                self.sent += 1
                self.pending = (
                    f"{person.id}-{self.sent}",
                    self.rng.choice(seen["legal"])["move"],
                    seen["ply"],
                )
            move_id, move, ply = self.pending
            await person.play(table, move, move_id, ply)
            if await person.answered(move_id):
                self.acknowledged[table, person.accepted[move_id]] = (move, move_id)
            self.pending = None

    async def rematch(self) -> None:
        answer = await self.person.post(
            "/quick", {"game": "derby", "options": {"players": 3}, "bot": "random"}
        )
        await self.person.say(do="unwatch", table=self.table)
        self.table = answer["table"]["id"]
        await self.person.watch(self.table)


async def kill_again_and_again(server: Server, kills: int, rng: Random) -> list[Stubborn]:
    players = [Stubborn(server, number) for number in range(TABLES)]
    for player in players:
        await player.begin()
    until = asyncio.Event()
    tasks = [asyncio.create_task(player.play(until)) for player in players]
    for _ in range(kills):
        before = sum(player.sent for player in players)
        await wait_until(lambda before=before: sum(player.sent for player in players) > before + 5, tasks)
        await asyncio.sleep(rng.random() * 0.3)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    # every match goes on
    reached = [len(player.acknowledged) for player in players]
    await wait_until(
        lambda: all(len(player.acknowledged) > n for player, n in zip(players, reached, strict=True)), tasks
    )
    until.set()
    await asyncio.gather(*tasks)
    for player in players:
        await player.person.close()
    return players


async def wait_until(what: Any, tasks: list[asyncio.Task[None]]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "the matches do not go on"
        for task in tasks:
            if task.done():
                task.result()
        await asyncio.sleep(0.01)


def check_kills(tmp_path: Path, database: str, kills: int) -> None:
    server = Server(tmp_path, database=database, OLYMPUS_PATIENCE="0.2")
    server.start()
    try:
        players = asyncio.run(kill_again_and_again(server, kills, Random(kills)))
    finally:
        server.stop()
    rows = stored_moves(database)
    stored = {(table, ply): (move, move_id) for table, ply, move, move_id in rows}
    acknowledged = {key: value for player in players for key, value in player.acknowledged.items()}
    assert len(acknowledged) > kills
    for key, value in acknowledged.items():
        assert stored.get(key) == value, f"an acknowledged move is lost: {key} {value}"
    for table in {table for table, *_ in rows}:
        plies = [ply for name, ply, *_ in rows if name == table]
        assert plies == list(range(1, len(plies) + 1))
    assert "Traceback" not in server.log
    print(f"{kills} kills, {len(acknowledged)} acknowledged moves, {len(rows)} stored")


def test_an_acknowledged_move_is_never_lost(tmp_path: Path) -> None:
    check_kills(tmp_path, f"sqlite:///{tmp_path / 'olympus.sqlite3'}", kills=3)


@pytest.mark.long
def test_killed_fifty_times(tmp_path: Path, database: str) -> None:
    check_kills(tmp_path, database, kills=50)
