"""How the game looks at a terminal: see `olympus.core.face.Face`. What is not said here is the plain face's."""

from __future__ import annotations

from typing import Any

from ...core.face import Line, View
from ...core.plain import Plain
from ...core.texts import message
from . import game
from .say import FOLDER, length_of, word

PLAIN = Plain(game)
names, told, welcome, brief, menu = PLAIN.names, PLAIN.told, PLAIN.welcome, PLAIN.brief, PLAIN.menu
topics, explain, result = PLAIN.topics, PLAIN.explain, PLAIN.result


def text(key: str, language: str, **details: Any) -> str:
    return message(key, language, FOLDER, **details)


def instruction(view: View, names: list[str], language: str) -> str:
    return text("board-ask", language, measure=view["figures"]["measure"])


def board(view: View, names: list[str], language: str, width: int, detail: int) -> list[Line]:
    """The distaff, each thread with a stroke for each strand, one's own strands by name."""
    lines: list[Line] = [[(text("board-distaff", language, strands=view["distaff"]), "dim")]]
    for player in view["players"]:
        mark = "> " if player["seat"] == view["active"] else "  "
        points = text("board-points", language, points=player["points"])
        lines.append([(mark + names[player["seat"]], "bold"), (f"  {points}  {'~' * player['spun']}", "")])
    if view["seat"] is not None:
        own = view["players"][view["seat"]]
        for key in ("hand", "thread"):
            strands = ", ".join(word(strand, language) for strand in own[key]) or "-"
            title = text(f"board-{key}", language, length=length_of(own[key]))
            lines.append([(title, "bold"), (f" {strands}", "")])
    return lines
