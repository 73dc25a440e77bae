"""What a game tells the suite, in files of its `tests` folder. Each is optional but the first two.

`invariants.py`  `check(state)`: raises AssertionError when something that always holds does not.
`foresight.py`   `check(state, code, foreseen)`: raises AssertionError when a move does not do what was foreseen;
`secrets.py`     `REVEALS`: the events by which the rules show something that was hidden until then;
                 `hidden()`: positions whose hidden arrangements can be counted (see `completions.py`);
                 `leaks(game)`: games made from it that leak on purpose, by what they leak;
                 `biases(game)`: such as draw hidden things unevenly, by the position that shows it.
`golden/`        playthroughs, `view.toml` and `perft.toml`: made by `python -m tests.golden --write`.
"""

from __future__ import annotations

import importlib.util
from functools import cache
from types import ModuleType
from typing import Any

from olympus import Game


@cache
def hook(game_name: str, folder: Any, name: str) -> ModuleType | None:
    path = folder / "tests" / f"{name}.py"
    if not path.exists():
        return None
    spec = importlib.util.spec_from_file_location(f"{game_name}_{name}_hook", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def invariants(game: Game) -> Any:
    """The game's `check(state)`."""
    return needed(game, "invariants", "what always holds").check


def foresight(game: Game) -> Any:
    """The game's `check(state, code, foreseen)`."""
    return needed(game, "foresight", "whether a move does what was foreseen").check


def needed(game: Game, name: str, what: str) -> ModuleType:
    module = hook(game.name, game.folder, name)
    assert module is not None, f"{game.folder / 'tests' / name}.py is missing: it says {what}"
    return module


def secret(game: Game, name: str, default: Any) -> Any:
    """A name of the game's `secrets.py`, if it has one."""
    module = hook(game.name, game.folder, "secrets")
    return default if module is None else getattr(module, name, default)
