"""Every stored game can be replayed, whatever version of the rules it was played by."""

from __future__ import annotations

import pytest

from olympus.core.verify import verify
from tests.suite import tables

from .corpus import kept

GAMES = list(kept())


@pytest.mark.parametrize(("name", "text"), GAMES, ids=[name for name, _ in GAMES])
def test_a_kept_game_still_plays(name: str, text: str) -> None:
    match = verify(text).match
    assert match.over
    assert name.startswith(f"{match.game.name}-")


@tables.each_game()
def test_each_version_has_its_games(game: object) -> None:
    names = [name for name, _ in GAMES]
    assert any(name.startswith(f"{game.name}-{game.version}/") for name in names), (  # type: ignore[attr-defined]
        "run `python -m tests.server.corpus` and keep what it makes"
    )
