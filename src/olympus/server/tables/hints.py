"""Hints at a table: for the seat that is to act, from what it sees, thought out beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...core.errors import IllegalMove
from ...core.game import Game
from ...core.match import Move
from .. import wire
from ..errors import Refusal
from ..people.accounts import User
from .live import Live

if TYPE_CHECKING:
    from ...bots.hints import Hint

SECONDS = 0.8
"""How long the search behind a hint takes."""
KEPT = 200
Asked = tuple[str, int, int]
"""A decision: table, ply, seat."""


@dataclass(frozen=True)
class Question:
    """A position in which somebody asked, as their seat sees it."""

    asked: Asked
    game: Game
    packed: Any
    legal: list[Move]
    view: dict[str, Any]


class Hints:
    """One thread thinks for all tables: whoever asks in a crowd waits a little, and nobody's game slows down."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        """Set when what the search needs is compiled and loaded."""
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="hint")
        self.asked: dict[Asked, asyncio.Task[list[Hint]]] = {}
        """The last hints, so that asking twice gives the same and costs nothing."""

    def stop(self) -> None:
        for task in self.asked.values():
            task.cancel()
        self.thread.shutdown(wait=False, cancel_futures=True)

    async def question(self, live: Live, user: User, limit: Callable[[], None]) -> Question:
        """The position in which somebody asks, whose decision it is; `limit` refuses who asks too often."""
        table = live.table
        seat = table.seat_of(user.id)
        if seat is None:
            raise Refusal("not-seated", 403)
        if table.rated or not table.hints:
            raise Refusal("hints-off", 403)
        limit()
        async with live.lock:
            match = await live.ensure()
            check_turn(live, seat)
            asked = (table.id, match.ply, seat)
            return Question(asked, match.game, match.packed_view(seat), live.legal_moves(), match.view(seat))

    async def answer(self, question: Question, language: str, names: list[str]) -> wire.Hint:
        """The best moves, and in words what they may bring."""
        table, ply, _ = question.asked
        found = await asyncio.shield(self.find(question))
        hints = told(question, found, language, names)
        return wire.Hint(table, ply, hints)

    def find(self, question: Question) -> asyncio.Task[list[Hint]]:
        asked = question.asked
        known = self.asked.get(asked)
        if known is None or (known.done() and (known.cancelled() or known.exception() is not None)):
            while len(self.asked) >= KEPT:
                self.asked.pop(next(iter(self.asked)))
            known = self.asked[asked] = asyncio.create_task(self.think(question))
        return known

    async def think(self, question: Question) -> list[Hint]:
        await self.ready.wait()
        return await asyncio.get_running_loop().run_in_executor(self.thread, search, question)


def search(question: Question) -> list[Hint]:
    from ...bots.hints import hints  # compiled rules are loaded when somebody asks

    return hints(question.game, question.packed, question.legal, SECONDS)


def check_turn(live: Live, seat: int) -> None:
    """Only whoever may move now gets a hint."""
    match = live.match
    assert match is not None
    if not live.table.running or match.over:
        raise Refusal("not-playing", 409)
    if live.table.paused:
        raise Refusal("paused", 409)
    if live.table.seats[seat].why is not None:
        raise Refusal("stand-in", 409)
    if match.actor != seat:
        raise IllegalMove("not-your-turn", match.game.folder / "locale", seat=seat, actor=match.actor)


def told(question: Question, found: list[Hint], language: str, names: list[str]) -> list[wire.HintMove]:
    from ...bots.hints import say_hint

    game, view = question.game, question.view
    return [
        wire.HintMove(
            move=hint.move.text,
            text=game.say_move(
                view, hint.move.text, game.foresee(question.packed, hint.move.code), language, names
            ),
            why=say_hint(game, view, hint, language),
            share=round(hint.share, 3),
            points=round(hint.points, 2),
            worlds=round(hint.worlds, 2),
        )
        for hint in found
    ]
