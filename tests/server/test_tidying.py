"""What is no longer needed is let go of by the hall: while people play only what is young is searched."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from olympus.server.config import Config
from olympus.server.jobs import memory
from olympus.server.net.limits import Limits
from olympus.server.people.accounts import People
from olympus.server.store.engine import migrate, open_engine
from olympus.server.store.writer import Store


class Loop:
    def __init__(self) -> None:
        self.me = self


@pytest.mark.parametrize(("waited", "gone"), [(0.5, False), (1.5, True)])
def test_a_quiet_hall_is_tidied_too(monkeypatch: pytest.MonkeyPatch, waited: float, gone: bool) -> None:
    moment = 10 * memory.OVERDUE
    monkeypatch.setattr(memory, "now", lambda: moment)
    tidied = moment - int(waited * memory.OVERDUE)
    store: Any = None
    people = People(store)
    people.known, people.blocked = {"a": None, "b": None}, {"b": frozenset()}
    people.sessions.owners = {"x": "a", "y": "b"}
    limits = Limits(1.0)
    for _ in range(6):
        limits.take("hint", "a")
    limits.take("message", "a")
    limits.local.counts["message a"] = (1.0, time.monotonic() - 1, 20.0)
    service: Any = SimpleNamespace(
        tables=SimpleNamespace(lives={}, turns={}),
        config=SimpleNamespace(patience=1.0),
        people=people,
        limits=limits,
        sessions=SimpleNamespace(by_user={"a": set()}),
    )
    sweeper = memory.Sweeper(service)
    sweeper.tidied = tidied
    gc.disable()
    try:
        seen = weakref.ref(Loop())
        asyncio.run(sweeper.sweep())
        assert (seen() is None) == gone
        assert set(people.known) == set(people.sessions.owners.values()) == ({"a"} if gone else {"a", "b"})
        assert not (gone and people.blocked)
        assert ("message a" in limits.local.counts) != gone
        assert not limits.take("hint", "a")  # what is used up stays so
    finally:
        gc.enable()


def test_who_is_looked_up_while_the_hall_is_tidied_is_found(tmp_path: Path) -> None:
    async def scene() -> None:
        config = Config(database=f"sqlite:///{tmp_path / 'olympus.db'}")
        engine = open_engine(config)
        await migrate(engine, config)
        store = Store(engine)
        store.start()
        people = People(store)
        guest, token = await people.guest("Ada", "en", "")

        async def tidied(question: Coroutine[Any, Any, Any]) -> Any:
            asked = asyncio.create_task(question)
            while not asked.done():
                people.forget_others(())
                await asyncio.sleep(0)
            return asked.result()

        for _ in range(5):
            assert await tidied(people.by_token(token)) == guest
            assert await tidied(people.several([guest.id])) == {guest.id: guest}
            assert await tidied(people.blocked_by(guest.id)) == frozenset()
        await store.stop()
        await engine.close()

    asyncio.run(scene())
