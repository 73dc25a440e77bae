"""Real moments of seeded games as JSON, to look at boards without a server.

`python tests/browser/dump.py FILE [GAME] [LANGUAGE]` writes, for each number of players and set of options, what one
seat gets to see at every decision: its view, the legal moves with their words, and what has happened since.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from olympus.core.match import Match

TABLES: dict[str, list[dict[str, Any]]] = {
    "derby": [
        {"players": 3},
        {"players": 4},
        {"players": 5, "powers": "attested"},
        {"players": 6, "powers": "full", "fate": True},
    ],
    "ithaca": [{"players": players} for players in (2, 3, 4, 5)],
}
NAMES = ["Ada", "Bartolomeo della Rovere", "Ciro", "Massimiliano", "Eleni Papadopoulou-Kazantzaki", "Faye"]


def moments(
    game: str, seed: int, options: dict[str, Any], language: str, seat: int = 0
) -> list[dict[str, Any]]:
    """Every decision of one random game, as one seat sees it."""
    match = Match.new(game, seed=seed, **options)
    chooser = random.Random(seed)
    frames: list[dict[str, Any]] = []
    seen = 0
    while True:
        view = match.view(seat)
        events = match.events(seat)
        legal = []
        if match.actor == seat:
            for text, will in match.foreseen().items():
                words = match.game.say_move(view, text, will, language, NAMES)
                legal.append({"text": text, "say": words, "will": will})
        told = [{"event": e, "text": match.game.say_event(e, language, NAMES)} for e in events[seen:]]
        frames.append({"view": view, "legal": legal, "events": told})
        seen = len(events)
        if match.over:
            return frames
        match.play(chooser.choice(match.legal()))


def main() -> None:
    target = sys.argv[1]
    game = sys.argv[2] if len(sys.argv) > 2 else "derby"
    language = sys.argv[3] if len(sys.argv) > 3 else "en"
    games = [
        {"options": options, "names": NAMES, "frames": moments(game, 7, options, language)}
        for options in TABLES.get(game, [{}])
    ]
    with open(target, "w", encoding="utf-8") as file:
        json.dump(games, file)


if __name__ == "__main__":
    main()
