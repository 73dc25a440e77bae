"""The face of a game that has none of its own: its data in lines, its moves in a list."""

from __future__ import annotations

from .face import Choice, Events, Group, Line, Menu, View
from .game import Foreseen, Game
from .texts import TERMINAL, message, message_or_key


class Plain:
    def __init__(self, game: Game) -> None:
        self.game = game

    def names(self, events: Events, players: int, language: str) -> list[str]:
        return [message("seat-name", language, TERMINAL, seat=seat) for seat in range(players)]

    def told(self, events: Events, names: list[str], language: str) -> list[str]:
        lines = [self.game.say_event(event, language, names) for event in events]
        return [line for line in lines if line]

    def welcome(self, names: list[str], me: int, language: str) -> str:
        return message("your-seat", language, TERMINAL, seat=me)

    def board(self, view: View, names: list[str], language: str, width: int, detail: int) -> list[Line]:
        lines: list[Line] = []
        for key, value in view.items():
            if detail or not isinstance(value, list | dict):
                lines.append([(f"{key}: ", "bold"), (str(value), "")])
        return lines

    def instruction(self, view: View, names: list[str], language: str) -> str:
        actor = view.get("actor")
        seat = "" if actor is None else names[actor]
        return message_or_key(
            f"phase-{view.get('phase', '')}", language, self.game.folder / "locale", seat=seat
        )

    def brief(self, view: View) -> bool:
        return False

    def menu(self, view: View, legal: Foreseen, names: list[str], language: str) -> Menu:
        said = {move: self.game.say_move(view, move, will, language, names) for move, will in legal.items()}
        return Menu("", [Group("", [Choice([(words, "")], move) for move, words in said.items()])])

    def topics(self, language: str) -> list[str]:
        return []

    def explain(self, topic: str, view: View | None, language: str) -> str | None:
        return None

    def result(self, events: Events, names: list[str], language: str, width: int) -> list[Line]:
        return []
