"""A table in this process: its match rebuilt from the store, moves in, views out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from sqlalchemy import select

from ...core.match import Match, Move
from .. import wire
from ..clock import now
from ..errors import Refusal
from ..store.schema import moves
from . import windows
from .house import House
from .model import StoredMove, Table, new_match, share_figures
from .roles import Driver, Subscriber

NOBODY: frozenset[str] = frozenset()
"""One for all tables: an empty set of its own takes 216 bytes."""


class Tables(Protocol):
    """What a live table asks of the registry it belongs to."""

    def drive(self, live: Live) -> Driver: ...
    async def change(self, table_id: str, make: Callable[[Table], None]) -> Table: ...
    async def reload(self, live: Live) -> None: ...
    async def finish(self, live: Live) -> None: ...
    def note_turn(self, live: Live) -> None: ...


class Live:
    def __init__(self, house: House, tables: Tables, table: Table, seed: bytes, keeper: str | None) -> None:
        self.house = house
        self.tables = tables
        share_figures(table)
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
        self.subscribers: set[Subscriber] = set()
        self.here: frozenset[str] = NOBODY
        """Who watches through a connection to this process."""
        self.remote: frozenset[str] = NOBODY
        self.gone: dict[str, int] = {}
        """When somebody's last connection went."""
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
        self.held_moves: dict[tuple[str, str], asyncio.Task[int]] = {}
        """By player and move id: moves that wait for the end of a pause."""
        self.paused_ply = -1
        self.pause_length = 0.0
        self.told_deadline: int | None = None
        self.driver = tables.drive(self)

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
        return bool(self.subscribers) or (self.mine and self.table.running and bool(self.connected()))

    @property
    def mine(self) -> bool:
        """Whether this process drives the table."""
        return self.keeper == self.house.store.process and not self.house.stopping

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
        return await self.house.store.rows(query)

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
        await self.tables.reload(self)
        await self.catch_up()
        self.doubt = False

    def turned(self) -> None:
        """The position, or who may act in it, changed: views are stale, timers begin anew."""
        self.options = None
        self.generation += 1
        deadline = self.deadline()
        if deadline != self.told_deadline:
            self.told_deadline = deadline
            self.tell_table()
        for subscriber in self.subscribers:
            subscriber.position_changed()
        self.driver.schedule()
        self.tables.note_turn(self)

    def rest(self) -> None:
        """Let go of all that can be had again from the store."""
        self.match = None
        self.marks, self.used, self.moved = [], [], []
        self.options = None
        self.driver.forget()

    def legal(self) -> dict[str, int]:
        """The codes of the actor's moves by their notation."""
        assert self.match is not None
        if self.options is None:
            self.options = self.match.legal_codes()
        return self.options

    def legal_moves(self) -> list[Move]:
        """The actor's moves."""
        return [Move(code, text) for text, code in self.legal().items()]

    def passing(self) -> str | None:
        """The notation of the pass; None where the seat to act cannot pass."""
        assert self.match is not None
        code = self.match.game.pass_move
        return next((text for text, own in self.legal().items() if own == code), None)

    def auto(self, seat: int) -> str | None:
        """The pass, where it is made for the seat to act: no other choice, or so wished."""
        asked = len(self.legal()) > 1 and self.table.seats[seat].windows == "ask"
        return None if asked else self.passing()

    # moves

    async def submit(self, user_id: str, move_id: str, ply: int, text: str) -> int:
        """A player's move; its number once it is stored for good."""
        same = self.held_moves.get((user_id, move_id))
        if same is not None:
            return await asyncio.shield(same)
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
            self.check_free(seat)
            if match.actor != seat or text not in self.legal():
                text = match.find(text, seat).text
            if not self.answer_held() or not self.passing():
                return await self.store(seat, text, "player", user_id, move_id)
            same = self.held_moves.get((user_id, move_id))
            if same is None:
                same = self.house.spawn(self.submit_later(user_id, move_id, ply, text))
                self.held_moves[user_id, move_id] = same
                same.add_done_callback(lambda done: self.held_moves.pop((user_id, move_id), None))
        return await asyncio.shield(same)

    async def submit_later(self, user_id: str, move_id: str, ply: int, text: str) -> int:
        """A move in a window: all are made at one pace, as how long a choice took must tell nothing."""
        await asyncio.sleep(self.answer_held())
        async with self.lock:
            match = await self.ensure()
            seat = self.seats.get(user_id)
            if seat is None:
                raise Refusal("not-seated", 403)
            if match.ply != ply or not self.table.running:
                raise Refusal("moved-on", 409, ply=match.ply)
            self.check_free(seat)
            return await self.store(seat, text, "player", user_id, move_id)

    def check_free(self, seat: int) -> None:
        """Refuse where a player may not move now."""
        if self.table.paused:
            raise Refusal("paused", 409)
        if self.table.seats[seat].why is not None:
            raise Refusal("stand-in", 409)

    async def store(
        self, seat: int, text: str, by: str, user_id: str | None = None, move_id: str | None = None
    ) -> int:
        """Write a legal move of the present position down, then play it. With the lock held."""
        match = self.match
        assert match is not None
        at = now()
        # what a window takes is drawn, or bounded: it costs nobody time
        spent = max(0, at - self.began) if self.window_end() is None else 0
        row = StoredMove(self.table.id, match.ply + 1, seat, text, by, user_id, move_id, at, spent)
        try:
            stored = await self.house.store.add_move(row.values())
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
        self.house.metrics.moves += 1
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
        found: int | None = await self.house.store.value(query)
        return found

    async def check_end(self) -> None:
        if self.match is not None and self.match.over and self.table.running:
            await self.tables.finish(self)

    # time and people

    @property
    def began(self) -> int:
        """When the present turn began."""
        return max(self.last_at, self.table.resumed)

    @property
    def counted_from(self) -> int:
        """Pauses and windows begin with the turn, but not while no process had the table."""
        return max(self.began, self.loaded)

    def window(self) -> float | None:
        """Seconds that the present turn may last, if it is in a window: several people are asked, and may pass."""
        clock, pace = self.table.clock, self.house.config.pace
        if not pace or self.match is None or len(self.seats) < 2 or self.passing() is None:
            return None
        return windows.limit(pace, clock.seconds if clock.kind == "move" else 0)

    def window_end(self) -> int | None:
        """When whoever is asked in a window and has not answered passes; with days for a move the clock ends it."""
        window = None if self.table.clock.kind == "days" else self.window()
        return None if window is None else self.counted_from + int(1000 * window)

    def pause(self) -> float:
        """How long the present turn takes at least where nobody thinks: drawn anew for each turn."""
        if not self.house.config.pace:
            return 0.0
        ply = -1 if self.match is None else self.match.ply
        if ply != self.paused_ply:
            self.paused_ply = ply
            self.pause_length = windows.pause(self.house.config.pace, self.window())
        return self.pause_length

    def held(self) -> float:
        """Seconds until the present turn's pause is over."""
        return max(0.0, self.counted_from / 1000 + self.pause() - now() / 1000)

    def answer_held(self) -> float:
        """Seconds until a player's answer counts: as all moves, but before the window is over."""
        end = self.window_end()
        return (
            self.held()
            if end is None
            else max(0.0, min(self.held(), end / 1000 - windows.SPARE - now() / 1000))
        )

    def time_left(self, seat: int) -> int | None:
        if not self.used or self.table.seats[seat].kind != "person":
            return None
        return self.table.clock.left(self.used[seat], self.moved[seat])

    def deadline(self) -> int | None:
        """When the player to act is out of time."""
        if self.match is None or self.match.actor is None or not self.table.running or self.table.paused:
            return None
        seat = self.table.seats[self.match.actor]
        if seat.kind != "person" or seat.why is not None:
            return None
        left = self.time_left(self.match.actor)
        return self.window_end() or (None if left is None else self.began + left)

    def connected(self) -> frozenset[str]:
        return self.here | self.remote if self.remote else self.here

    def subscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        self.count_subscribers()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self.count_subscribers()

    def count_subscribers(self) -> None:
        self.here = frozenset(one.user_id for one in self.subscribers if one.user_id is not None)

    def turn(self) -> wire.Turn | None:
        if self.match is None or not self.table.running or self.match.actor is None:
            return None
        return wire.Turn(self.match.actor, self.began, self.deadline(), self.match.ply)

    def set_table(self, table: Table) -> None:
        share_figures(table)
        self.table = table
        self.seats = {user: seat for seat, user in table.sitting()}
        self.names = {}
        for subscriber in self.subscribers:
            subscriber.seats_changed()
        self.touched = now()
        if not table.running:
            self.house.kept.discard(table.id)
        self.tell_table()
        self.turned()

    def tell_table(self) -> None:
        """Everybody at the table gets it anew."""
        for subscriber in self.subscribers:
            subscriber.table_changed()
