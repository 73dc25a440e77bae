"""The command line starts quickly, says what it can do, and finds its bots."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from olympus import Match, OptionError, bots, load_game
from olympus.core.match import Move
from olympus.core.texts import LANGUAGES

from .suite.cli import environment, inside, olympus

HEAVY = ("numba", "numpy", "llvmlite", "litestar", "sqlalchemy")


def test_importing_the_command_line_brings_in_nothing_heavy(tmp_path: Path) -> None:
    code = f"import sys, olympus.cli; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment(tmp_path), check=True
    )
    assert done.stdout == "[]\n"


def test_help_is_quick(tmp_path: Path) -> None:
    times = []
    shown = ""
    for _ in range(5):
        begin = time.perf_counter()
        shown = olympus(tmp_path, "--help").stdout
        times.append(time.perf_counter() - begin)
    assert min(times) < 1
    for command in ("play", "replay", "verify", "games"):
        assert command in shown
        assert inside(tmp_path, command, "--help").returncode == 0


def test_version(tmp_path: Path) -> None:
    assert olympus(tmp_path, "--version").stdout.startswith("olympus")


def test_every_bot_plays_legal_moves_from_its_view() -> None:
    game = load_game("derby")
    assert "random" in bots.names()
    assert bots.DEFAULT in bots.names()
    bot = bots.make("random", game, "seed")
    match = Match.new(game, seed=1)
    for _ in range(60):
        legal = match.legal()
        choice = bot.choose(match.packed_view(match.actor), legal, [], 0.1)
        assert choice in legal
        match.play(choice)


def test_a_seeded_bot_repeats_itself() -> None:
    game = load_game("derby")
    legal = [Move(number, str(number)) for number in range(50)]
    one, two = (
        [bots.make("random", game, "s").choose(None, legal, [], 0) for _ in range(3)] for _ in range(2)
    )
    assert one == two


def test_an_unknown_bot_is_told_in_each_language() -> None:
    with pytest.raises(OptionError) as caught:
        bots.make("oracle", load_game("derby"))
    for language in LANGUAGES:
        assert "random" in caught.value.say(language)
