"""What happens at a table without a person: bots, forced passes, clocks, stand-ins. One process does it for a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import weakref
from typing import Any, NamedTuple

from ... import bots
from ...core.errors import OlympusError
from ...core.match import Move
from ..clock import now
from ..errors import STORE_TROUBLE
from .live import Live
from .model import Table, pass_host_on
from .votes import settle

log = logging.getLogger("olympus.table")
draw = random.SystemRandom()
BUDGET = 0.9
"""Seconds that a bot may think about a move, at a person's pace."""
SHORTEST = 0.05
FALLBACK = "random"


class Decision(NamedTuple):
    """What a bot is asked."""

    name: str
    bot: bots.Bot
    game: str
    view: Any
    legal: list[Move]
    events: list[dict[str, Any]]
    window: bool
    """It may pass, as others may who are asked before or after it."""


class Autopilot:
    def __init__(self, live: Live) -> None:
        self.live: Live = weakref.proxy(live)  # so that a table that is let go of is gone at once
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        self.minds: dict[int, tuple[str, bots.Bot, int]] = {}
        """By seat: the bot, and how many entries of the match it has heard of."""

    @property
    def acting(self) -> bool:
        return self.task is not None

    @property
    def waiting(self) -> bool:
        return self.timer is not None

    def forget(self) -> None:
        self.minds.clear()

    # what is next

    def schedule(self) -> None:
        """Look at the table again: one timer for what comes next."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.acting or self.live.house.stopping:
            return
        step = self.next_step()
        if step is not None:
            delay, kind, seat = step
            self.timer = asyncio.get_running_loop().call_later(delay, self.begin, kind, seat)

    def next_step(self) -> tuple[float, str, int] | None:
        """Seconds from now, what, and for which seat."""
        live, table = self.live, self.live.table
        match = live.match
        if live.doubt or (match is None and live.needed):
            return 0.0, "read", 0
        if match is None or not live.mine or not table.running or table.paused:
            return None
        if match.actor is None:
            return 0.0, "end", 0
        seat = match.actor
        here = live.connected()
        absent = [number for user, number in live.seats.items() if user not in here]
        present = len(absent) < len(live.seats)
        slow = table.clock.kind == "days"
        steps: list[tuple[float, str, int]] = []
        if present or slow:
            if table.seats[seat].kind == "bot" or table.seats[seat].why is not None:
                steps.append((0.0, "bot", seat))
            elif live.auto(seat):
                steps.append((self.live.held(), "pass", seat))
            elif (deadline := live.deadline()) is not None:
                kind = "time" if live.window_end() is None else "pass"
                steps.append(((deadline - now()) / 1000, kind, seat))
        if absent and present and not slow and table.away:
            for number in absent:
                one = table.seats[number]
                if one.user and one.why is None:
                    since = max(live.gone.get(one.user, live.loaded), table.resumed)
                    wait = table.away * live.house.config.patience
                    steps.append((since / 1000 + wait - now() / 1000, "away", number))
        if not steps:
            return None
        delay, kind, seat = min(steps)
        return max(0.0, delay), kind, seat

    # doing it

    def begin(self, kind: str, seat: int) -> None:
        self.timer = None
        if not self.acting and not self.live.house.stopping:
            self.task = self.live.house.spawn(self.act(kind, seat))

    async def act(self, kind: str, seat: int) -> None:
        retry = False
        try:
            if kind == "bot":
                await self.bot_moves(seat)
            elif kind == "pass":
                await self.pass_for(seat)
            elif kind == "read":
                await self.live.read()
            elif kind == "end":
                async with self.live.lock:
                    await self.live.check_end()
            else:
                await self.stand_in(seat, kind)
        except (OlympusError, *STORE_TROUBLE):
            retry = True  # the store is away, or another process was first: look again
        except Exception:
            log.exception("autopilot failed", extra={"data": {"table": self.live.table.id, "kind": kind}})
            retry = True
        finally:
            if retry:
                with contextlib.suppress(asyncio.CancelledError):
                    await asyncio.sleep(0.2)
            self.task = None
            self.schedule()

    async def pass_for(self, seat: int) -> None:
        live = self.live
        async with live.lock:
            match = await live.ensure()
            passing = self.due_pass(seat) if match.actor == seat else None
            if passing and live.table.running and not live.table.paused:
                await live.store(seat, passing, "pass")

    def due_pass(self, seat: int) -> str | None:
        """The pass, where it is made for the seat to act: as for those without a choice, or at a window's end."""
        end = self.live.window_end()
        over = end is not None and end <= now()
        return self.live.passing() if over else self.live.auto(seat)

    async def bot_moves(self, seat: int) -> None:
        """The bot of a seat, or one that stands in, decides and moves. While it thinks the table is free."""
        live = self.live
        async with live.lock:
            match = await live.ensure()
            if match.actor != seat or not live.table.running or live.table.paused:
                return
            ply = match.ply
            chair = live.table.seats[seat]
            decision = self.decision(seat, chair.bot if chair.kind == "bot" else live.table.bot)
        move = await self.decide(decision)
        await asyncio.sleep(live.held())
        async with live.lock:
            match = await live.ensure()
            chair = live.table.seats[seat]
            standing_in = chair.kind == "person"
            if match.ply != ply or not live.table.running or live.table.paused:
                return
            if standing_in and chair.why is None:
                return
            forced = len(live.legal()) == 1
            await live.store(seat, move.text, "stand-in" if standing_in else "bot")
        if standing_in and not forced and not chair.stood_in:
            await live.tables.change(live.table.id, lambda table: mark_stood_in(table, seat))

    def decision(self, seat: int, name: str | None) -> Decision:
        """What a bot is asked: it sees what a person there sees. With the lock held."""
        live = self.live
        match = live.match
        assert match is not None
        name = name or FALLBACK
        mind = self.minds.get(seat)
        if mind is None or mind[0] != name:
            mind = (name, bots.make(name, match.game), 0)
        _, bot, heard = mind
        entries = match.entries
        events = [event.data for entry in entries[heard:] for event in entry.events if event.visible_to(seat)]
        legal = live.legal_moves()
        if len(legal) > 1:
            self.minds[seat] = (name, bot, len(entries))
        window = live.passing() is not None
        return Decision(name, bot, match.game.name, match.packed_view(seat), legal, events, window)

    async def decide(self, asked: Decision) -> Move:
        """The bot's choice, thought out in a thread.

        Whether a seat that passes had a choice must not show: in a window every bot waits for a thread, and keeps it
        for as long as it may think, even if there is nothing to think about.
        """
        house, legal = self.live.house, asked.legal
        window = asked.window and house.config.pace > 0
        if len(legal) == 1 and not window:
            return legal[0]
        if asked.name != FALLBACK:
            await house.bots.ready.wait()
        loop = asyncio.get_running_loop()
        async with house.bots.turn(self.live.table.host):
            budget = min(BUDGET, max(SHORTEST, BUDGET * house.config.pace))
            end = loop.time() + budget
            choice = legal[0]
            if len(legal) > 1:
                choice = await loop.run_in_executor(house.bots.threads, ask, asked, budget)
            if window:
                await asyncio.sleep(end - loop.time())
        return choice

    async def stand_in(self, seat: int, why: str) -> None:
        """A bot plays on for somebody who is away or out of time."""
        live = self.live
        user = live.table.seats[seat].user

        def change(table: Table) -> None:
            chair = table.seats[seat]
            if chair.kind != "person" or chair.user != user or chair.why is not None or not table.running:
                return
            if why == "away" and user in live.connected():
                return
            chair.why = "time" if why == "time" else "away"
            pass_host_on(table, live.connected())
            settle(table)

        await live.tables.change(live.table.id, change)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def ask(asked: Decision, budget: float) -> Move:
    """The bot's choice; any move if it fails."""
    about = {"data": {"bot": asked.name, "game": asked.game}}
    try:
        choice = asked.bot.choose(asked.view, asked.legal, asked.events, budget)
        if choice in asked.legal:
            return choice
        log.warning("bot chose what is not legal", extra=about)
    except Exception:
        log.exception("bot failed", extra=about)
    return draw.choice(asked.legal)


def mark_stood_in(table: Table, seat: int) -> None:
    table.seats[seat].stood_in = True
