"""The process that writes views: the same as would be written without it, and nobody misses it when it is gone."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

from olympus import Game, Match
from olympus.server.views.beside import Beside
from olympus.server.views.messages import Views, Wanted
from olympus.server.views.position import position_of
from olympus.server.views.worker import Frames, Task, figures, framed, read_done, read_task, work
from olympus.server.views.writer import Here, ViewWriter
from tests.suite import tables

from .harness import Person, Server, people, serving, start_match, wait_for
from .stand_in import stand_in_live
from .test_secrets import check_heard

ALWAYS = {"OLYMPUS_BUSY": "0"}
"""The helper begins with the first second."""


@tables.each_game()
def test_it_writes_what_would_be_written_here(game: Game) -> None:
    rng = Random(5)
    match = Match.new(game, seed=5, **tables.few(game)[-1])
    live = stand_in_live(match, len(match.entries))
    here, there, frames = Views(), Views(), Frames()
    while True:
        before = live.generation if match.ply else -1
        live.generation += 1
        live.options = None
        since = match.ply - 1
        wanted = [Wanted(seat, since, "en", before) for seat in (*range(match.players), None)]
        position = position_of(live, [*wanted, Wanted(0, -1, "it", -1)])
        plain = here.write(position)
        position.state = figures(position.state)
        task = framed(Task(0, match.ply, "t", position))
        got: list[bytes] = []
        for piece in (task[:3], task[3:40], task[40:]):
            got += frames.take(piece)
        (answer,) = Frames().take(work(there, read_task(got[0])))
        done = read_done(answer)
        assert (done.number, done.texts) == (match.ply, plain)
        assert ("view" in json.loads(plain[0])) == (match.ply == 0)
        if match.over:
            break
        match.play(rng.choice(match.legal()))
        live.marks.append(len(match.entries))


def test_either_writer_delivers_the_same_under_the_same_numbers() -> None:
    match = Match.new("derby", seed=1, players=3)
    live = stand_in_live(match, 0)
    wanted = [Wanted(seat, -1, "en", -1) for seat in (0, 1, 2, None)]
    here: dict[int, list[bytes]] = {}
    there: dict[int, list[bytes]] = {}

    def write(writer: ViewWriter) -> None:
        for number in (3, 5):
            position = position_of(live, wanted)
            position.now = number
            writer.write(number, position, number)
        writer.forget("t")
        writer.flush()

    async def beside() -> None:
        ready, lost = asyncio.Event(), asyncio.Event()
        writer = Beside(there.__setitem__, lambda _: ready.set(), lost.set)
        await writer.start()
        async with asyncio.timeout(120):
            await ready.wait()
            write(writer)
            while len(there) < 2:
                await asyncio.sleep(0.01)
            assert not writer.asked
            writer.process.kill()
            await lost.wait()

    write(Here(here.__setitem__))
    asyncio.run(beside())
    assert here == there
    assert [len(texts) for texts in here.values()] == [4, 4]


def test_a_position_it_cannot_read_is_given_back() -> None:
    match = Match.new("derby", seed=1, players=3)
    position = position_of(stand_in_live(match, 0), [Wanted(0, -1, "en", -1)])
    position.state = [1, 2, 3]
    views = Views()
    (answer,) = Frames().take(work(views, read_task(framed(Task(0, 7, "t", position))[4:])))
    assert read_done(answer).number == 7
    assert not read_done(answer).texts
    assert not views.seen


def test_who_has_waited_longest_comes_first() -> None:
    match = Match.new("derby", seed=1, players=3)
    tasks = b""
    for number, since in enumerate((30, 10, 20, 10)):
        position = position_of(stand_in_live(match, 0), [Wanted(0, -1, "en", -1)])
        position.state = figures(position.state)
        tasks += framed(Task(since, number, "t", position))
    command = [sys.executable, "-m", "olympus.server.views.worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(tasks)
        frames, numbers = Frames(), []
        while len(numbers) < 4:
            numbers += [read_done(packed).number for packed in frames.take(process.stdout.read(1 << 20))]
        process.stdin.close()
    assert numbers == [1, 3, 2, 0]


def helper_of(server: Server) -> int | None:
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    for child in map(int, children):
        if b"olympus.server.views.worker" in Path(f"/proc/{child}/cmdline").read_bytes():
            return child
    return None


async def some_moves(crowd: list[Person], table: str, moves: int) -> None:
    """Let everybody play on until so many more moves are made."""
    ply = crowd[0].views[table]["ply"] + moves
    playing = [asyncio.create_task(person.play_on(table, Random(n))) for n, person in enumerate(crowd)]
    await crowd[0].until(lambda: crowd[0].views[table]["ply"] >= ply)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def test_views_come_from_it_and_without_it(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with people(server.base, 4) as (*crowd, eve):
            table = await start_match(crowd, options={"players": 3, "powers": "full"})
            await eve.watch(table)
            first = wait_for(lambda: helper_of(server))
            await some_moves(crowd, table, 10)
            os.kill(first, signal.SIGKILL)
            await some_moves(crowd, table, 10)
            second = wait_for(lambda: helper_of(server))
            assert second != first
            os.kill(second, signal.SIGSTOP)  # it takes what it is given and says nothing more
            await asyncio.gather(*(person.play_on(table, Random(n)) for n, person in enumerate(crowd)))
            for person in (*crowd, eve):
                await person.until(lambda person=person: person.tables[table]["status"] == "over")
            record = await eve.get(f"/tables/{table}/record")
            for seat, person in [*enumerate(crowd), (None, eve)]:
                assert check_heard(person, table, seat, record) > 10
        assert "does not answer" in server.log
        assert "Traceback" not in server.log

    with serving(tmp_path, **ALWAYS) as server:
        asyncio.run(scene(server))


def test_it_ends_with_the_server(tmp_path: Path) -> None:
    def alive(process: int) -> bool:
        return Path(f"/proc/{process}").exists()

    for ending in ("stop", "kill"):
        with serving(tmp_path, **ALWAYS) as server:
            helper: Any = wait_for(lambda server=server: helper_of(server))
            getattr(server, ending)()
            wait_for(lambda helper=helper: not alive(helper))
