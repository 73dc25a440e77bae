"""The example passes all that a game must pass, found by its folder alone."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from olympus import Game, Match, bots
from olympus.core.compiled import compiled
from olympus.core.face import words_of
from olympus.core.fields import numbers
from olympus.core.game import OVER
from olympus.core.parts import face_of
from olympus.core.texts import LANGUAGES
from olympus.lab.play.simulate import simulate
from tests import fuzz
from tests.suite import forms, play

from . import planted

FOR_EVERY_GAME = re.compile(r"\btables\.(each_|few|games)|\bfluent\b|\bgames import\b|imports\.problems")
"""What a file of tests has in it that speaks of every game."""
ALSO = ("imports_go_one_way", "not_legal_is_refused")
"""Tests over all games at once."""
MUST = {"conformance", "determinise", "foresight", "forms", "golden", "imports", "options", "parts"}
MUST |= {"records", "refusals", "rule_numbers", "secrets", "texts"}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("tree")
    planted.plant(root)
    return root


def suite(tree: Path, marked: str, *also: str) -> set[str]:
    """Run the shared tests over the example; which files of them had tests that passed."""
    sources = {path: path.read_text(encoding="utf-8") for path in sorted((tree / "tests").glob("test_*.py"))}
    files = [
        path.relative_to(tree).as_posix()
        for path, source in sources.items()
        if FOR_EVERY_GAME.search(source) and "tests.example_game" not in source  # that plants trees itself
    ]
    own = f"src/olympus/games/{planted.GAME.name}"
    chosen = " or ".join([planted.GAME.name, *also])
    done = planted.run(
        tree, "-m", "pytest", "-p", "no:cacheprovider", "-vv", "-m", marked, "-k", chosen, *files, own
    )
    assert done.returncode == 0, done.stdout[-6000:]
    passed = re.findall(r"^(\S+?)\.py::.* PASSED", done.stdout, re.M)
    return {Path(file).name.removeprefix("test_") for file in passed}


@pytest.mark.long
def test_the_shared_suite_passes(tree: Path) -> None:
    missing = (MUST | {"rules"}) - suite(tree, "not long", *ALSO)
    assert not missing, f"nothing was tested in {missing}"


@pytest.mark.long
def test_the_long_suite_passes(tree: Path) -> None:
    assert {"conformance", "determinise", "forms", "secrets"} <= suite(tree, "long")


def test_the_fuzzer_finds_nothing(fates: Game, capsys: pytest.CaptureFixture[str]) -> None:
    fuzz.fuzz(1.0, 1, [fates.name])
    assert "nothing wrong" in capsys.readouterr().out


def test_machine_code_finds_a_game_on_the_path(fates: Game) -> None:
    for players in (2, 3, 4):
        assert forms.check_game(fates, {"players": players}, seed=players) > 0


def test_games_are_simulated(fates: Game) -> None:
    result = simulate(fates, {"players": 4, "mercy": True}, 500, seed=1, threads=1)
    wins = [estimate.mean for estimate in result.groups()["seat-wins"].values()]
    assert sum(wins) == pytest.approx(1)


def test_a_random_game_is_short(fates: Game) -> None:
    machine = compiled(fates)
    start = machine.start({"players": 2, "mercy": False}, fates.figures())
    finals = machine.fields(machine.play_games(start, 1, 0, 200))
    assert set(finals["actor"]) == {OVER}
    assert finals["ply"].max() < 2 * 48, "at most a spin and a cut for each strand"


def test_a_game_is_played_at_a_terminal(fates: Game) -> None:
    """Every line the game's face draws, in every language, through a whole game against a bot."""
    face = face_of(fates)
    match = Match.new(fates, seed=2, players=2)
    bot = bots.make("random", fates, "a")
    while not match.over:
        seat = match.actor or 0
        view, legal = match.view(seat), match.foreseen()
        for language in LANGUAGES:
            names = face.names([], match.players, language)
            lines = face.board(view, names, language, 80, 1)
            assert all(words_of(line).strip() for line in lines)
            assert face.instruction(view, names, language)
            offered = [choice.move for _, choice in face.menu(view, legal, names, language).choices()]
            assert offered == list(legal)
        match.play(bot.choose(match.packed_view(seat), match.legal(), [], 0.1))


def test_a_record_is_read_while_the_game_is_there(fates: Game) -> None:
    match = Match.new(fates, seed=4)
    play.play_on(match, Random(4), 20)
    assert numbers(Match.from_record(match.record()).state) == numbers(match.state)
