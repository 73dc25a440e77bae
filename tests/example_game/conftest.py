"""Lets tests load the example; its own tests run where the whole suite does, in `planted.py`'s copy."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import olympus
from olympus import Game

from . import planted

collect_ignore = ["fates"]


@pytest.fixture
def fates(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game, while its folder is among those in which games are found."""
    with planted.found(monkeypatch):
        assert "fates" in olympus.game_names()
        yield olympus.load_game("fates")
