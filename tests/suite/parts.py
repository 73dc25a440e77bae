"""A game's optional modules keep their contracts: at run time, and for the type checker."""

from __future__ import annotations

import inspect
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from olympus import Game
from olympus.core.fields import float_layout
from olympus.core.parts import BOT, PARTS, Part

ROOT = Path(__file__).parents[2]


def check_part(part: Part[Any], module: Any) -> None:
    """Everything the contract names is there, and can be called as the contract says."""
    for name in part.members():
        asked, found = getattr(part.contract, name, None), getattr(module, name)
        if not callable(asked):
            continue
        assert callable(found), f"{part.name}.{name} is no function"
        words = list(inspect.signature(asked).parameters)[1:]
        taken = inspect.signature(found)
        try:
            taken.bind(*words)
        except TypeError as error:
            raise AssertionError(f"{part.name}.{name}{taken}: {error}; asked for {words}") from None


def check_notes(game: Game) -> None:
    """The notes of a game's heuristics are floats, with the expected points of every seat."""
    notes = BOT.needed(game).Notes()
    assert len(notes.expected) == len(game.State().score)
    for name, size in float_layout(type(notes)):
        value = getattr(notes, name)
        figures = value if size else [value]
        assert len(figures) == (size or 1), name
        assert all(type(figure) is float for figure in figures), name


def parts_of(game: Game) -> dict[Part[Any], Any]:
    return {part: module for part in PARTS if (module := part.of(game)) is not None}


def program(game: Game) -> str:
    """Assigns each module of a game to its contract: a type checker says whether it fits."""
    lines: list[str] = []
    for part, module in parts_of(game).items():
        assert isinstance(module, ModuleType)
        package, _, name = module.__name__.rpartition(".")
        contract = part.contract.__name__
        lines.append(f"from {part.contract.__module__} import {contract}")
        lines.append(f"from {package} import {name}")
        lines.append(f"own_{name}: {contract} = {name}")
    return "\n".join(lines) + "\n"


def type_checked(text: str, folder: Path) -> str:
    """What the project's type checker says of a program; empty: nothing."""
    file = folder / "assigned.py"
    file.write_text(text, encoding="utf-8")
    words = [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", "--no-error-summary"]
    done = subprocess.run(
        [*words, str(file)], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False
    )
    return done.stdout + done.stderr
