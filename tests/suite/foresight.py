"""What a game foresees of a move comes to pass: for every legal move of random games."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from olympus import Game, Match

from . import hooks, play


def check_game(game: Game, table: dict[str, Any], seed: int) -> Counter[str]:
    """A random game; how often each thing was foreseen."""
    check = hooks.foresight(game)
    rng = Random(seed)
    seen: Counter[str] = Counter()
    for match in play.random_plies(Match.new(game, seed=seed, **table), rng):
        foreseen = match.foreseen()
        for text, code in match.legal_codes().items():
            try:
                check(match.state, code, foreseen[text])
            except Exception as error:
                error.add_note(f"{game.name} {table}, seed {seed}, ply {match.ply}: {text} {foreseen[text]}")
                raise
            seen.update(foreseen[text].keys())
    return seen
