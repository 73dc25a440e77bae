"""A table in this process: its match rebuilt from the store, moves in, views out."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from ...core.match import Match
from ..errors import Refusal
from ..people.accounts import User, now
from ..store.schema import moves
from ..views.messages import Position, Told, Wanted, pack_event
from .autopilot import Driver
from .model import Table, new_match, show_table

if TYPE_CHECKING:
    from ..views.subscription import Watch
    from .registry import Hall


class Live:
    def __init__(self, hall: Hall, table: Table, seed: bytes, keeper: str | None) -> None:
        self.hall = hall
        self.table = table
        self.seats: dict[str | None, int] = {user: seat for seat, user in table.sitting()}
        """By person: where they sit."""
        self.seed = seed
        self.keeper = keeper
        self.match: Match | None = None
        self.marks: list[int] = []
        """How many entries the match had at each ply."""
        self.last_at = 0
        self.used: list[int] = []
        self.moved: list[int] = []
        self.doubt = False
        """A write failed without an answer: the store may know more than this process."""
        self.watches: set[Watch] = set()
        self.here: frozenset[str] = frozenset()
        """Who watches by a line to this process."""
        self.remote: frozenset[str] = frozenset()
        self.gone: dict[str, int] = {}
        """When somebody's last line went."""
        self.loaded = now()
        self.touched = now()
        self.lock = asyncio.Lock()
        self.changing = asyncio.Lock()
        self.names: dict[str, list[str]] = {}
        self.named = -1
        """How often people had changed when their names were looked up."""
        self.generation = 0
        """Counts whatever makes views stale."""
        self.chat_n = 0
        """The last line of chat that was given out here."""
        self.silent = False
        """Nobody has said anything at this table yet."""
        self.turn_user: str | None = None
        self.options: dict[str, int] | None = None
        self.driver = Driver(self)

    # the match

    async def ensure(self) -> Match:
        """The match, rebuilt if it is not in memory. Call it with the lock held."""
        self.touched = now()
        if self.match is None:
            rows = await self.rows_after(0)
            self.match = await asyncio.to_thread(self.rebuild, rows)
        elif self.doubt:
            self.apply_all(await self.rows_after(self.match.ply))
        return self.match

    @property
    def needed(self) -> bool:
        """Whether the match has to follow what happens: somebody looks at it here, or its bots are moved here."""
        if self.table.started is None:
            return False
        return bool(self.watches) or (self.driver.mine and self.table.running and bool(self.connected()))

    def doubted(self) -> None:
        self.doubt = True
        self.driver.schedule()

    def rebuild(self, rows: Sequence[Any]) -> Match:
        match = new_match(self.table, self.seed)
        self.marks = [len(match.entries)]
        self.last_at = self.table.started or 0
        self.used = [0] * match.players
        self.moved = [0] * match.players
        for row in rows:
            self.apply(match, row)
        return match

    async def rows_after(self, ply: int) -> Sequence[Any]:
        query = (
            select(moves).where(moves.c.table_id == self.table.id, moves.c.ply > ply).order_by(moves.c.ply)
        )
        async with self.hall.engine.connect() as connection:
            return (await connection.execute(query)).all()

    def apply(self, match: Match, row: Any) -> None:
        code = self.options.get(row.move) if self.options is not None and match is self.match else None
        self.options = None
        if code is None:
            match.play(row.move)
        else:
            match.play_given(code)
        self.marks.append(len(match.entries))
        self.last_at = row.at
        if row.by in ("player", "pass"):
            self.used[row.seat] += row.spent
            self.moved[row.seat] += 1

    def apply_all(self, rows: Sequence[Any]) -> None:
        if self.match is None:
            return
        for row in rows:
            if row.ply == self.match.ply + 1:
                self.apply(self.match, row)
        if rows:
            self.turned()

    async def catch_up(self) -> None:
        """Take in whatever the store holds and this process has not seen; a match that rested is back."""
        async with self.lock:
            if self.match is not None:
                self.apply_all(await self.rows_after(self.match.ply))
            elif self.needed:
                await self.ensure()
                self.turned()
                self.tell_table()
            self.touched = now()
            await self.check_end()

    async def read(self) -> None:
        """The table and its match as they are stored."""
        await self.hall.reload(self)
        await self.catch_up()
        self.doubt = False

    def turned(self) -> None:
        """The position, or who may act in it, changed: views are stale, timers begin anew."""
        self.options = None
        self.generation += 1
        for watch in self.watches:
            watch.socket.wake()
        self.driver.schedule()
        self.hall.note_turn(self)

    def rest(self) -> None:
        """Let go of all that can be had again from the store."""
        self.match = None
        self.marks, self.used, self.moved = [], [], []
        self.hall.scribing.forget(self.table.id)
        self.options = None
        self.driver.minds.clear()

    def legal(self) -> dict[str, int]:
        """The codes of the actor's moves by their notation."""
        assert self.match is not None
        if self.options is None:
            self.options = self.match.legal_codes()
        return self.options

    def passing(self) -> str | None:
        """The notation of the pass; None where the seat to act cannot pass."""
        assert self.match is not None
        code = self.match.game.pass_move
        return next((text for text, own in self.legal().items() if own == code), None)

    def auto(self, seat: int) -> str | None:
        """The pass, where it is made for the seat to act: no other choice, or so wished."""
        asked = len(self.legal()) > 1 and self.table.seats[seat].windows == "ask"
        return None if asked else self.passing()

    def position(self, wanted: list[Wanted]) -> Position:
        """The match as it stands, to be put into messages."""
        match, table = self.match, self.table
        assert match is not None
        seat = match.actor
        auto, legal = False, []
        if (
            seat is not None
            and table.running
            and not table.paused
            and any(one.seat == seat for one in wanted)
        ):
            auto = self.auto(seat) is not None
            if not auto and table.seats[seat].why is None:
                legal = list(self.legal())
        events = self.told_after(match, min(one.since for one in wanted))
        names = {one.language: self.names[one.language] for one in wanted}
        generation = self.generation
        return Position(
            table.id, table.game, generation, now(), match.state, legal, auto, events, names, wanted
        )

    def told_after(self, match: Match, since: int) -> list[Told]:
        """What happened after a ply; -1: from the deal on."""
        first = 0 if since < 0 else self.marks[min(since, len(self.marks) - 1)]
        ply = max(0, since)
        told = []
        for entry in match.entries[first:]:
            ply = entry.ply or ply
            told += [(ply, event.who, pack_event(event.data)) for event in entry.events]
        return told

    # moves

    async def submit(self, user_id: str, move_id: str, ply: int, text: str) -> int:
        """A player's move; its number once it is stored for good."""
        async with self.lock:
            match = await self.ensure()
            seat = self.seats.get(user_id)
            if seat is None:
                raise Refusal("not-seated", 403)
            if ply != match.ply or not self.table.running:
                earlier = await self.earlier(user_id, move_id)
                if earlier is not None:
                    return earlier
                if not self.table.running:
                    raise Refusal("not-playing", 409)
                raise Refusal("moved-on", 409, ply=match.ply)
            if self.table.paused:
                raise Refusal("paused", 409)
            if self.table.seats[seat].why is not None:
                raise Refusal("stand-in", 409)
            if match.actor != seat or text not in self.legal():
                text = match.find(text, seat).text
            wait = self.driver.held() if self.passing() else 0
            if not wait:
                return await self.store(seat, text, "player", user_id, move_id)
        # answers in a window are all given at one pace: how long a choice took must tell nothing
        await asyncio.sleep(wait)
        async with self.lock:
            if self.match is None or self.match.ply != ply or not self.table.running:
                raise Refusal("moved-on", 409, ply=self.match.ply if self.match else 0)
            return await self.store(seat, text, "player", user_id, move_id)

    async def store(
        self, seat: int, text: str, by: str, user_id: str | None = None, move_id: str | None = None
    ) -> int:
        """Write a legal move of the present position down, then play it. With the lock held."""
        match = self.match
        assert match is not None
        at = now()
        row = Row(self.table.id, match.ply + 1, seat, text, by, user_id, move_id, at, max(0, at - self.began))
        try:
            stored = await self.hall.writer.move(row.values())
        except BaseException:
            self.doubted()
            raise
        if not stored:
            self.apply_all(await self.rows_after(match.ply))
            earlier = await self.earlier(user_id, move_id)
            if earlier is None:
                raise Refusal("moved-on", 409, ply=match.ply)
            return earlier
        self.apply(match, row)
        self.hall.metrics.moves += 1
        self.turned()
        await self.check_end()
        return row.ply

    async def earlier(self, user_id: str | None, move_id: str | None) -> int | None:
        """The number of the move that this client's move id already is."""
        if user_id is None or move_id is None:
            return None
        query = select(moves.c.ply).where(
            moves.c.table_id == self.table.id, moves.c.user_id == user_id, moves.c.move_id == move_id
        )
        async with self.hall.engine.connect() as connection:
            found: int | None = await connection.scalar(query)
            return found

    async def check_end(self) -> None:
        if self.match is not None and self.match.over and self.table.running:
            await self.hall.finish(self)

    # time and people

    @property
    def began(self) -> int:
        """When the present turn began."""
        return max(self.last_at, self.table.resumed)

    def time_left(self, seat: int) -> int | None:
        if not self.used or self.table.seats[seat].kind != "person":
            return None
        return self.table.clock.left(self.used[seat], self.moved[seat])

    def deadline(self) -> int | None:
        """When the player to act is out of time."""
        if self.match is None or self.match.actor is None or not self.table.running or self.table.paused:
            return None
        left = self.time_left(self.match.actor)
        return None if left is None or self.table.seats[self.match.actor].why else self.began + left

    def connected(self) -> frozenset[str]:
        return self.here | self.remote if self.remote else self.here

    def add_watch(self, watch: Watch) -> None:
        self.watches.add(watch)
        self.count_watches()

    def drop_watch(self, watch: Watch) -> None:
        self.watches.discard(watch)
        self.count_watches()

    def count_watches(self) -> None:
        self.here = frozenset(watch.user_id for watch in self.watches if watch.user_id is not None)

    def turn(self) -> dict[str, Any] | None:
        if self.match is None or not self.table.running or self.match.actor is None:
            return None
        return {
            "seat": self.match.actor,
            "ply": self.match.ply,
            "began": self.began,
            "deadline": self.deadline(),
        }

    def show(self, users: dict[str, User]) -> dict[str, Any]:
        """The table as all at it see it."""
        table = self.table
        shown = show_table(table, users, self.connected())
        shown["turn"] = self.turn()
        people = set(table.people())
        shown["watching"] = sum(1 for watch in self.watches if watch.user_id not in people)
        if table.running and self.match is not None:
            for number, seat in enumerate(shown["seats"]):
                if seat["kind"] == "person":
                    seat["time_left"] = self.time_left(number)
        return shown

    def set_table(self, table: Table) -> None:
        self.table = table
        self.seats = {user: seat for seat, user in table.sitting()}
        self.names = {}
        for watch in self.watches:
            watch.anew()  # who sat elsewhere looks through other eyes
        self.touched = now()
        if not table.running:
            self.hall.kept.discard(table.id)
        self.tell_table()
        self.turned()

    def tell_table(self) -> None:
        """Everybody at the table gets it anew."""
        for watch in self.watches:
            watch.table_due = True
            watch.socket.wake()


class Row:
    """A move as the store gives it back."""

    __slots__ = ("at", "by", "move", "move_id", "ply", "seat", "spent", "table_id", "user_id")

    def __init__(
        self,
        table_id: str,
        ply: int,
        seat: int,
        move: str,
        by: str,
        user_id: str | None,
        move_id: str | None,
        at: int,
        spent: int,
    ) -> None:
        self.table_id, self.ply, self.seat, self.move, self.by = table_id, ply, seat, move, by
        self.user_id, self.move_id, self.at, self.spent = user_id, move_id, at, spent

    def values(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}
