"""Moves of many tables share a transaction; what one of them cannot be stored for hurts no other."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import insert

from olympus.server.config import Config
from olympus.server.errors import Refusal
from olympus.server.store.engine import migrate, open_engine
from olympus.server.store.schema import tables
from olympus.server.store.writer import Store

from .databases import stored_moves

BAD = {"sqlite": "\ud800", "postgres": "\0"}
"""By the kind of store: a text it cannot hold. The edge refuses both: this is the line behind it."""


def move(table: str, ply: int, move_id: str = "m") -> dict[str, Any]:
    row = {"table_id": table, "ply": ply, "seat": 0, "move": "pass", "by": "player", "user_id": "u"}
    return row | {"move_id": move_id, "at": 1, "spent": 0}


def empty_table(name: str) -> dict[str, Any]:
    row = {"id": name, "version": 1, "game": "derby", "status": "playing", "listed": False, "data": "{}"}
    return row | {"seed": "", "created": 1, "changed": 1}


@pytest.mark.parametrize("alone", [False, True])
def test_a_move_that_cannot_be_stored_hurts_no_other(database: str, alone: bool) -> None:
    bad = next(text for kind, text in BAD.items() if database.startswith(kind))

    async def scene() -> list[Any]:
        config = Config(database=database)
        engine = open_engine(config)
        await migrate(engine, config)
        store = Store(engine)
        store.start()
        await store.do(lambda work: work.run(insert(tables), [empty_table("t1"), empty_table("t2")]))
        rows = [move("t2", 1, bad)] if alone else [move("t1", 1), move("t2", 1, bad), move("t1", 2, "n")]
        try:
            return await asyncio.gather(*map(store.add_move, rows), return_exceptions=True)
        finally:
            await store.stop()
            await engine.close()

    *others, refused = sorted(asyncio.run(scene()), key=lambda one: isinstance(one, Exception))
    assert others == ([] if alone else [True, True])
    assert isinstance(refused, Refusal)
    assert refused.key == "malformed"
    assert [(table, ply) for table, ply, *_ in stored_moves(database)] == (
        [] if alone else [("t1", 1), ("t1", 2)]
    )
