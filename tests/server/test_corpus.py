"""Every stored game can be replayed, whatever version of the rules it was played by."""

from __future__ import annotations

import pytest

from olympus import Game
from olympus.core import record
from olympus.core.errors import RecordError
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
def test_kept_games_tell_the_versions_of_the_rules_apart(game: Game) -> None:
    """Of each older version there is a game that does not hold under the next: so they are played by their own."""
    for rules in range(1, game.version):
        texts = [text for name, text in GAMES if name.startswith(f"{game.name}-{rules}/")]
        assert any(not holds_under(text, rules + 1) for text in texts)


def holds_under(text: str, rules: int) -> bool:
    lines = text.splitlines()[:-1]
    changed = [f"rules {rules}" if line.startswith("rules ") else line for line in lines]
    try:
        verify(record.close(changed))
    except RecordError:
        return False
    return True


@tables.each_game()
def test_each_version_has_its_games(game: Game) -> None:
    names = [name for name, _ in GAMES]
    assert any(name.startswith(f"{game.name}-{game.version}/") for name in names), (
        "run `python -m tests.server.corpus` and keep what it makes"
    )
