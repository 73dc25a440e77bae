"""Votes with somebody away, pauses that end, rated games that somebody leaves, proofs of games that ended early."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from olympus.core.verify import verify
from olympus.server.tables.model import Seat, Table
from olympus.server.tables.votes import LONG_PAUSE, cast, settle

from .harness import Person, Server, people, serving, start_match
from .test_people import account

PATIENCE = 0.05
"""Of the server: a grace period of 10 seconds is half a second, the longest pause half a minute."""


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("votes"), OLYMPUS_PATIENCE=str(PATIENCE)) as running:
        yield running


def table_of(count: int) -> Table:
    seats = [Seat(kind="person", user=f"u{n}") for n in range(count)]
    return Table("t", "derby", 1, "u0", "", 0, 0, seats, status="playing", started=1)


def test_whoever_is_away_is_not_outvoted() -> None:
    """Connections do not count: only a bot that plays for somebody does."""
    table = table_of(3)
    for on in ("pause", "resign"):
        cast(table, 0, on, True, 1.0)  # type: ignore[arg-type]
        cast(table, 1, on, True, 1.0)  # type: ignore[arg-type]
    assert table.running
    assert not table.paused
    assert table.votes == {"pause": [0, 1], "resign": [0, 1]}
    table.seats[2].why = "away"  # the grace period is over
    settle(table)
    assert table.status == "ended" or table.paused


def test_a_vote_taken_back_does_not_count() -> None:
    table = table_of(2)
    cast(table, 0, "resign", True, 1.0)
    cast(table, 0, "resign", False, 1.0)
    cast(table, 1, "resign", True, 1.0)
    assert table.running


def test_a_long_pause_can_be_ended_by_anybody() -> None:
    table = table_of(2)
    for seat in (0, 1):
        cast(table, seat, "pause", True, 1.0)
    assert table.paused
    cast(table, 1, "resume", True, 1.0)
    assert table.paused  # not yet: the other counts
    table.resumed -= LONG_PAUSE
    cast(table, 1, "resume", True, 1.0)
    assert not table.paused


@pytest.mark.long
def test_the_one_left_pauses_alone_and_whoever_is_back_goes_on(impatient: Server) -> None:
    async def scene() -> None:
        async with people(impatient.base, 2) as (ada, bea):
            table = await start_match([ada, bea], options={"players": 3}, away=10)
            await bea.hang_up()
            await ada.say(do="vote", table=table, on="pause", yes=True)
            await ada.until(lambda: ada.tables[table]["votes"]["pause"] or ada.tables[table]["paused"])
            await ada.until(lambda: ada.tables[table]["paused"])  # once a bot plays for whoever is gone
            assert ada.tables[table]["seats"][1]["why"] == "away"
            await bea.dial()
            await bea.watch(table)
            await bea.until(lambda: bea.tables[table]["seats"][1]["why"] is None)
            while bea.tables[table]["paused"]:  # refused until the pause is a long one
                await bea.say(do="vote", table=table, on="resume", yes=True)
                await asyncio.sleep(1)
            assert not bea.tables[table]["paused"]

    asyncio.run(scene())


def test_a_game_given_up_shows_that_it_was_dealt_fairly(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 2) as (ada, bea):
            table = await start_match([ada, bea], options={"players": 3})
            await ada.get(f"/tables/{table}/verify", 409)
            for person in (ada, bea):
                await person.say(do="vote", table=table, on="resign", yes=True)
            await ada.until(lambda: ada.tables[table]["status"] == "ended")
            result = ada.tables[table]["result"]
            assert result["why"] == "resigned"
            assert len(result["seed"]) == 64
            proof = await ada.get(f"/tables/{table}/verify")
            assert (proof["verdict"], proof["over"], proof["seed"]) == ("proven", False, result["seed"])
            assert proof["commitment"] == ada.tables[table]["commitment"]
            record = await bea.get(f"/tables/{table}/record")
            assert verify(record).outcome == "proven"
            assert (await ada.get(f"/tables/{table}/replay"))["steps"]

    asyncio.run(scene())


async def rated_table(base: str, *names: str) -> tuple[list[Person], str]:
    crowd = [await (await account(base, name)).dial() for name in names]
    settings = {"rated": True, "hints": False, "options": {"players": 3}}
    return crowd, await start_match(crowd, **settings)


def test_who_leaves_a_rated_game_has_lost_it(server: Server) -> None:
    async def scene() -> None:
        (ada, bea, cid), table = await rated_table(server.base, "Staying A", "Staying B", "Leaver")
        await cid.post(f"/tables/{table}/leave")
        for person in (ada, bea):
            await person.say(do="vote", table=table, on="resign", yes=True)
        await ada.until(lambda: ada.tables[table]["status"] == "ended")
        result = ada.tables[table]["result"]
        assert result["rated"]
        change = {one["seat"]: one["after"]["mu"] - one["before"]["mu"] for one in result["ratings"]}
        assert change[2] < 0 < min(change[0], change[1])
        history = (await cid.get("/me/history?rated=true"))["games"]
        assert [(one["table"], one["place"], one["won"]) for one in history] == [(table, 3, False)]
        for person in (ada, bea, cid):
            await person.close()

    asyncio.run(scene())


def test_a_rated_game_that_all_give_up_rates_nobody(server: Server) -> None:
    async def scene() -> None:
        crowd, table = await rated_table(server.base, "Agreeing A", "Agreeing B", "Agreeing C")
        for person in crowd:
            await person.say(do="vote", table=table, on="resign", yes=True)
        await crowd[0].until(lambda: crowd[0].tables[table]["status"] == "ended")
        assert "ratings" not in crowd[0].tables[table]["result"]
        for person in crowd:
            await person.close()

    asyncio.run(scene())
