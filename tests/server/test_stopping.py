"""Starting, stopping, starting again."""

from __future__ import annotations

import asyncio
import stat
import time
from pathlib import Path
from random import Random

from .harness import Server, nursery, people, serving, start_match


def test_a_graceful_stop_and_a_match_that_goes_on(tmp_path: Path) -> None:
    async def first(server: Server) -> tuple[str, str, int]:
        async with people(server.base, 1) as (ada,):
            table = await start_match([ada], options={"players": 3})
            await ada.play_on(table, Random(1), moves=4)
            ply = ada.views[table]["ply"]
            began = time.monotonic()
            stopped = asyncio.create_task(asyncio.to_thread(server.stop))
            await ada.until(lambda: ada.last("bye"))
            assert ada.reader is not None
            await ada.reader
            assert ada.line is not None
            assert ada.line.close_code == 1012
            assert await stopped == 0
            assert time.monotonic() - began < 8
            return table, ada.token, ply

    async def second(server: Server, table: str, token: str, ply: int) -> None:
        async with people(server.base, 1) as (ada,):
            await ada.hang_up()
            ada.token = token
            await ada.dial()
            await ada.watch(table)
            assert ada.views[table]["ply"] >= ply
            await ada.play_on(table, Random(2))
            await ada.until(lambda: ada.tables[table]["status"] == "over")

    with serving(tmp_path) as server:
        kept = asyncio.run(first(server))
    with serving(tmp_path) as server:
        asyncio.run(second(server, *kept))
        command = {"arguments": ["serve", "--port", "0", "--lang", "en", "--database", server.database]}
        log = tmp_path / "other.out"
        pid = nursery.ask({"start": command | {"environment": {}, "log": str(log)}})
        assert nursery.ask({"wait": pid}) == 1
        assert "served by another process" in " ".join(log.read_text().split())
        command = {"arguments": ["serve", "--port", str(server.port), "--lang", "en", "--database"]}
        command["arguments"].append(f"sqlite:///{tmp_path / 'second.sqlite3'}")
        pid = nursery.ask({"start": command | {"environment": {}, "log": str(log)}})
        assert nursery.ask({"wait": pid}) == 1
        assert "Choose another with --port" in " ".join(log.read_text().split())
    for file in tmp_path.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file
    assert "Traceback" not in server.log
