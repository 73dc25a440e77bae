"""A game at the terminal: one person, bots in the other seats, kept on disk after every move."""

from __future__ import annotations

import dataclasses
import tempfile
from pathlib import Path
from typing import Any

from ... import bots
from ...core.face import Events, Face
from ...core.match import Event, Match, Move
from ...core.parts import face_of
from ...core.texts import ReadBy
from ..files import reason
from ..words import say
from . import store

BUDGET = 1.0
"""Seconds a bot may think about a move."""


class Session:
    def __init__(self, match: Match, table: store.Table, path: Path, seed: int | None = None) -> None:
        self.match = match
        self.table = table
        self.path = path
        self.face: Face = face_of(match.game)
        seats = [seat for seat in range(match.players) if seat != table.seat]
        self.bots = {
            seat: bots.make(table.bot, match.game, None if seed is None else f"{seed}/{seat}")
            for seat in seats
        }
        self.news = {seat: match.events(seat) for seat in range(match.players)}
        """What each seat saw since it was last asked."""
        self.trouble = ""
        """Why the game is not on disk as it stands; empty if it is."""

    @property
    def language(self) -> str:
        return self.table.language

    @property
    def me(self) -> int:
        return self.table.seat

    def speak(self, language: str) -> None:
        self.table = dataclasses.replace(self.table, language=language)

    def names(self) -> list[str]:
        return self.face.names(self.match.events(self.me), self.match.players, self.language)

    def told(self, events: Events) -> list[str]:
        return self.face.told(events, ReadBy(self.names(), self.me), self.language)

    def play(self, move: Move | str) -> list[dict[str, Any]]:
        """Play for whoever is to act; what the person sees of it."""
        happened: list[Event] = self.match.play(move)
        for seat, news in self.news.items():
            news += [event.data for event in happened if event.visible_to(seat)]
        return [event.data for event in happened if event.visible_to(self.me)]

    def bot_move(self) -> Move:
        seat = self.match.actor
        assert seat is not None
        news, self.news[seat] = self.news[seat], []
        return self.bots[seat].choose(self.match.packed_view(seat), self.match.legal(), news, BUDGET)

    def keep(self) -> bool:
        """Write the game down. Where that fails the game goes on in memory, and `trouble` says why."""
        try:
            store.write(self.path, store.text_of(self.match, self.table))
        except OSError as error:
            self.trouble = reason(error)
            return False
        self.trouble = ""
        return True

    def keep_somewhere(self) -> bool:
        """As the last thing: in its place, or else in a folder that takes it."""
        places = [self.path, *(Path(folder) / self.path.name for folder in (".", tempfile.gettempdir()))]
        for path in places:
            if path != self.path and path.exists():
                continue
            self.path = path
            if self.keep():
                return True
        self.path = places[0]
        return False

    def error(self, key: str, **details: Any) -> str:
        return say(f"error-{key}", self.language, **details)
