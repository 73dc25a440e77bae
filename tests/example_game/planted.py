"""A copy of the sources and tests with the example among the games: adding a game changes no other file.

`python -m tests.example_game.planted --write` makes the example's kept playthroughs and counts anew.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
GAME = HERE / "fates"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "art", "example_game", "node_modules")


def plant(root: Path) -> Path:
    """The tree under `root`; where the game is in it."""
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, root / name, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", root)
    folder = root / "src" / "olympus" / "games" / GAME.name
    shutil.copytree(GAME, folder, ignore=LEFT_OUT)
    return folder


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python in that tree."""
    environment = os.environ | {"PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    for name in [name for name in environment if name.startswith("PYTEST_")]:
        del environment[name]
    return subprocess.run(
        [sys.executable, *words],
        cwd=root,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )


def main() -> None:
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as place:
        folder = plant(Path(place))
        done = run(Path(place), "-m", "tests.golden", "--write")
        if done.returncode:
            sys.exit(done.stdout)
        golden = Path("tests", "golden")
        shutil.rmtree(GAME / golden, ignore_errors=True)
        shutil.copytree(folder / golden, GAME / golden)


if __name__ == "__main__":
    main()
