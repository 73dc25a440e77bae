"""The installed package carries its types: a small program is checked against the wheel, as a user would."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

PROGRAM = """
from typing import Any, assert_type

import olympus
from olympus import Event, IllegalMove, Match, Move

game = olympus.load_game("derby")
assert_type(game, olympus.Game)
assert_type(olympus.game_names(), list[str])
match = olympus.Match.new(game, seed=1, players=4)
assert_type(match, Match)
while not match.over:
    legal = match.legal()
    assert_type(legal, list[Move])
    try:
        assert_type(match.play(legal[0], match.actor), list[Event])
    except IllegalMove as error:
        assert_type(error.say("en"), str)
assert_type(match.scores, list[int])
assert_type(match.winners, list[int])
assert_type(match.view(0), dict[str, Any])
assert_type(Match.from_record(match.record()), Match)
"""

WRONG = {
    'olympus.Match.new("derby", seed="one")': "arg-type",
    'olympus.Match.new("derby").legal()[0].name': "attr-defined",
    'olympus.Match.new("derby").play(3)': "arg-type",
    "olympus.Table": "attr-defined",
}


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python in which the wheel is installed, and nothing else."""
    folder = tmp_path_factory.mktemp("typed")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    venv = folder / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
    packages = sysconfig.get_path("purelib", "venv", {"base": str(venv), "platbase": str(venv)})
    zipfile.ZipFile(wheel).extractall(packages)
    return venv / "bin" / "python"


def checked(python: Path, program: str, folder: Path) -> str:
    """What mypy says of a program, without any settings of ours."""
    file = folder / "program.py"
    file.write_text(program, encoding="utf-8")
    words = ["--strict", "--config-file=", "--no-error-summary", "--python-executable", str(python)]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *words, "--cache-dir", str(python.parent / "cache"), str(file)],
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return done.stdout + done.stderr


def test_a_program_is_checked_against_the_wheel(python: Path, tmp_path: Path) -> None:
    assert checked(python, PROGRAM, tmp_path) == ""


def test_wrong_uses_are_found(python: Path, tmp_path: Path) -> None:
    program = "\n".join(["import olympus", *WRONG]) + "\n"
    told = checked(python, program, tmp_path).splitlines()
    assert [line.rpartition("[")[2].rstrip("]") for line in told if ": error:" in line] == list(
        WRONG.values()
    )
