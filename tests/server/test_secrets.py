"""Nobody learns what the seat may not: everything that goes over the wire, looked at from outside and from inside."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from olympus import Game, Match
from olympus.core.errors import IllegalMove
from olympus.core.game import SPECTATOR
from olympus.server.errors import refused
from olympus.server.tables.show import show_live
from olympus.server.views import position
from olympus.server.views.messages import Seen, Views, Wanted
from olympus.server.views.position import position_of
from olympus.server.wire import to_json
from tests.suite import secrets, tables

from .harness import Person, Server, people, start_match
from .stand_in import stand_in_live

VIEW = {"is", "table", "ply", "seat", "actor", "over", "view", "legal", "auto", "events", "since", "now"}


# from outside: what was sent is what the rules let a seat know, and nothing else


def expected(record: str, seat: int | None) -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """For each ply: the view of a seat, and the events it may know since the ply before."""
    final = Match.from_record(record)
    again = Match.new(
        final.game, seed=final.seed, nonces=final.nonces, figures=final.figures, **final.options
    )
    steps = []
    first = 0
    for move in [None, *(entry.full[0] for entry in final.entries if entry.ply)]:
        if move is not None:
            again.play(move)
        events = [e.data for entry in again.entries[first:] for e in entry.events if e.visible_to(seat)]
        first = len(again.entries)
        steps.append((json.loads(json.dumps(again.view(seat))), json.loads(json.dumps(events))))
    return steps


def check_heard(person: Person, table: str, seat: int | None, record: str) -> int:
    steps = expected(record, seat)
    views = [m for m in person.heard if m["is"] == "view" and m["table"] == table]
    for message in views:
        assert set(message) == VIEW
        assert message["seat"] == seat
        assert message["view"] == steps[message["ply"]][0]
        known = [event for _, events in steps[message["since"] + 1 : message["ply"] + 1] for event in events]
        assert [entry["event"] for entry in message["events"]] == known
        assert set(message["view"]) == set(steps[0][0])
        if message["actor"] != seat:
            assert not message["legal"]
            assert not message["auto"]
    return len(views)


@pytest.mark.parametrize("powers", ["off", "full"])
def test_all_bytes_of_a_game(server: Server, powers: str) -> None:
    async def scene() -> None:
        async with people(server.base, 4) as (*crowd, eve):
            table = await start_match(crowd, options={"players": 3, "powers": powers})
            await eve.watch(table)
            playing = asyncio.gather(*(person.play_on(table, Random(n)) for n, person in enumerate(crowd)))
            kept = [await person.get(f"/tables/{table}/record") for person in (*crowd, eve)]
            for text in kept:
                assert "seed" not in text
            await playing
            for person in (*crowd, eve):
                await person.until(lambda person=person: person.tables[table]["status"] == "over")
            record = await eve.get(f"/tables/{table}/record")
            seed = eve.tables[table]["result"]["seed"]
            for seat, person in [*enumerate(crowd), (None, eve)]:
                assert check_heard(person, table, seat, record) > 10
                for text in person.raw:
                    over = json.loads(text).get("table", {})
                    if not (isinstance(over, dict) and over.get("status") == "over"):
                        assert seed not in text
            # of the table all hear the same, but for what is their own
            for person in crowd:
                for message in person.heard:
                    if message["is"] == "table":
                        assert "nonce" not in message["table"]["seats"][0]
                        assert "windows" not in json.dumps(message["table"]["seats"])
            assert seed not in server.log

    asyncio.run(scene())


# from inside: two games that a seat cannot tell apart give the same bytes


def wire(
    match: Match, seat: int, first: int, probes: list[str], before: dict[str, Any] | None
) -> list[str | bytes]:
    """All that a seat would be sent of a position, to one that was sent the view `before`."""
    table = stand_in_live(match, first)
    eyes = None if seat < 0 else seat
    views = Views()
    if before is not None:
        views.seen[table.table.id] = {eyes: Seen(0, before, before)}
    wanted = [Wanted(eyes, 0, "en", -1), Wanted(eyes, 0, "it", -1), Wanted(eyes, 0, "en", 0)]
    sent: list[str | bytes] = [*views.write(position_of(table, wanted))]
    sent.append(to_json(show_live(table, {}, None)))
    for probe in probes:
        try:
            if seat >= 0:
                match.find(probe, seat)
                sent.append(f"taken {probe}")
        except IllegalMove as error:
            sent.append(to_json(refused(error, "fr")))
    return sent


class WirePair(secrets.Pair):
    """A pair of games compared as they would be sent."""

    before: tuple[dict[str, Any] | None, ...] = (None, None)

    def compare(self, first: int) -> None:
        super().compare(first)
        probes = self.rng.sample(self.probes, min(3, len(self.probes)))
        both = (self.match, self.twin)
        one, other = (
            wire(match, self.seat, first, probes, before)
            for match, before in zip(both, self.before, strict=True)
        )
        self.before = tuple(match.view(self.seat) for match in both)
        if one != other and not self.differ_by_rule(first):
            what = next(n for n in range(len(one)) if one[n] != other[n])
            raise secrets.Leak(f"seat {self.seat} is sent different bytes:\n  {one[what]}\n  {other[what]}")


@tables.each_game()
def test_games_that_look_alike_sound_alike(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "Pair", WirePair)
    monkeypatch.setattr(position, "now", lambda: 0)
    table = tables.few(game)[-1]
    rng = Random(7)
    tally = secrets.Tally()
    positions, probes = secrets.gather(game, table, rng, 1)
    found = [match for matches in positions.values() for match in matches]
    for seat in (0, SPECTATOR):
        for match in rng.sample(found, min(6, len(found))):
            secrets.resampled(match, seat, rng, 2, tally, probes)
            secrets.apart(match, seat, rng, 4, tally, probes)
    assert tally.compared.total() >= 10, str(tally)


def test_only_what_changed_is_sent_again(server: Server) -> None:
    """After the whole view a line that wants it so gets the parts that are new, and no others; else whole views."""

    async def scene() -> None:
        async with people(server.base, 4) as (*crowd, eve):
            table = await start_match(crowd, options={"players": 3, "powers": "full"})
            await eve.say(do="watch", table=table)
            await eve.until(lambda: table in eve.views)
            await asyncio.gather(*(person.play_on(table, Random(n)) for n, person in enumerate(crowd)))
            for person in (*crowd, eve):
                await person.until(lambda person=person: person.views[table]["over"])
            for person in crowd:
                sent = [json.loads(text) for text in person.raw]
                sent = [message for message in sent if message["is"] == "view" and message["table"] == table]
                known: dict[str, Any] = {}
                partial = 0
                for message in sent:
                    assert ("view" in message) != ("changed" in message)
                    for name, part in message.get("changed", {}).items():
                        assert known[name] != part
                    partial += "changed" in message
                    known = known | message.get("view", {}) | message.get("changed", {})
                assert "view" in sent[0]
                assert partial > 10
            views = [text for text in eve.raw if json.loads(text)["is"] == "view"]
            assert all("view" in json.loads(text) for text in views)

    asyncio.run(scene())


# by somebody else's means


def test_what_is_not_ones_own(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 3) as (ada, bea, eve):
            table = await start_match([ada, bea], options={"players": 3})
            await ada.call("PATCH", f"/tables/{table}", {"spectators": False})
            await eve.get(f"/tables/{table}/record", 403)
            await eve.say(do="watch", table=table)
            await eve.until(lambda: eve.last("error"))
            assert eve.last("error")["key"] == "no-spectators"
            for path in ("verify", "replay"):
                await ada.get(f"/tables/{table}/{path}", 409)
                await eve.get(f"/tables/{table}/{path}", 403)
            await eve.say(do="move", table=table, id="x", ply=0, move="pass")
            await eve.until(lambda: "x" in eve.refused)
            await eve.get("/tables/tAAAAAAAAAAAAAAAA", 404)
            stranger = Person(server.base)
            stranger.token = "not-a-token"
            for path in ("/me", "/me/turns", "/me/history", "/commitment"):
                await stranger.get(path, 401)
            await stranger.get(f"/tables/{table}/record", 403)
            await stranger.close()
            await eve.post(f"/tables/{table}/leave", status=403)
            await eve.post(f"/tables/{table}/start", status=409)
            # a spectator who comes while the table is open, and stays when it closes
            await ada.call("PATCH", f"/tables/{table}", {"spectators": True})
            await eve.watch(table)
            assert eve.views[table]["seat"] is None
            await ada.call("PATCH", f"/tables/{table}", {"spectators": False})
            await eve.until(lambda: eve.last("gone"))

    asyncio.run(scene())
