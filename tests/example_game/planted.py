"""A copy of the sources and tests with the example among the games: adding a game changes no other file.

`python -m tests.example_game.planted --write` makes the example's kept playthroughs and counts anew.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from olympus import games

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
GAME = HERE / "fates"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "art", "example_game", "node_modules")


@contextlib.contextmanager
def found(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """While the example is among the games of this process."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(HERE)])
    yield
    games.load.cache_clear()


def plant(root: Path) -> Path:
    """The tree under `root`; where the game is in it."""
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, root / name, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", root)
    folder = root / "src" / "olympus" / "games" / GAME.name
    shutil.copytree(GAME, folder, ignore=LEFT_OUT)
    return folder


def environment(root: Path) -> dict[str, str]:
    """In which Python finds that tree."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return kept | {"PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python in that tree."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=root,
        env=environment(root),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )


@contextlib.contextmanager
def serving(root: Path) -> Iterator[str]:
    """The address of a server that runs in that tree, with the browser part that was built here, if any."""
    static = Path("src", "olympus", "server", "static")
    if (ROOT / static).is_dir():
        shutil.copytree(ROOT / static, root / static, dirs_exist_ok=True)
    log = root / "server.log"
    words = [
        "serve",
        "--port",
        "0",
        "--pace",
        "0",
        "--lang",
        "en",
        "--database",
        f"sqlite:///{root}/tables.sqlite3",
    ]
    settings = {"OLYMPUS_PREPARE": "0", "OLYMPUS_RATE": "1000", "OLYMPUS_DATA": str(root)}
    with log.open("w", encoding="utf-8") as output:
        process = subprocess.Popen(
            [sys.executable, "-c", "from olympus.cli import app; app()", *words],
            cwd=root,
            env=environment(root) | settings,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            yield address(process, log)
        finally:
            process.terminate()
            process.wait(30)
    said = log.read_text(encoding="utf-8")
    assert not re.search("Traceback|ERROR", said), said


def address(process: subprocess.Popen[bytes], log: Path) -> str:
    """Where the server listens, once it says so."""
    end = time.monotonic() + 120
    while time.monotonic() < end and process.poll() is None:
        found = re.search(r"(http://127\.0\.0\.1:\d+)/ ", log.read_text(encoding="utf-8"))
        if found:
            return found[1]
        time.sleep(0.05)
    raise RuntimeError(f"the server did not start: {log.read_text(encoding='utf-8')}")


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
