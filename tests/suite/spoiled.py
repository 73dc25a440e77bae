"""Games spoiled on purpose, so that it is known that the tests of secrets would notice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from olympus import Game
from olympus.core.game import EVENT, EVERYONE, Log


def asking_only_who_can(game: Game) -> Game:
    """Passes by itself for whoever has no choice: all see who is not asked."""

    def apply(s: Any, code: int, log: Log) -> None:
        game.apply(s, code, log)
        out = [0] * game.max_legal
        while s.actor >= 0 and game.legal(s, out) == 1 and out[0] == game.pass_move:
            game.apply(s, out[0], log)
            s.ply -= 1

    return replace(game, apply=apply)


def telling_all(game: Game, kind: int) -> Game:
    """Tells everybody every event of a kind."""

    def telling(rule: Callable[[Any, int, Log], None]) -> Callable[[Any, int, Log], None]:
        def told(s: Any, code: int, log: Log) -> None:
            rule(s, code, log)
            if log is not None:
                for at in range(1, 1 + log[0] * EVENT, EVENT):
                    if log[at] == kind:
                        log[at + 1] = EVERYONE

        return told

    return replace(game, apply=telling(game.apply), settle=telling(game.settle))


def biased(game: Game, spoil: Callable[[Any, Any], None]) -> Game:
    """Spoils, with a view at hand, every world that is imagined from it."""

    def determinise(v: Any, s: Any, r: list[int]) -> None:
        game.determinise(v, s, r)
        spoil(v, s)

    return replace(game, determinise=determinise)
