"""`make wheel`: one file that plays, simulates and serves where nothing of this project is."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (ROOT / "src/olympus/server/static/index.html").is_file():
        pytest.skip("the web client has not been built: make web")
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (made,) = folder.glob("*.whl")
    return made


def installed(wheel: Path, folder: Path, lock: str) -> Path:
    """An environment with the libraries of a lock and the wheel, and nothing else."""
    sys.path.insert(0, str(ROOT / "scripts"))
    try:
        import install
    finally:
        sys.path.remove(str(ROOT / "scripts"))
    uv, python = str(install.UV), str(folder / "venv/bin/python")
    for words in (
        ["venv", "--quiet", "--python", sys.executable, str(folder / "venv")],
        ["pip", "sync", "--python", python, "--require-hashes", str(ROOT / f"requirements/{lock}.txt")],
        ["pip", "install", "--python", python, "--no-deps", str(wheel)],
    ):
        done = subprocess.run([uv, *words], env=install.settings(), capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(wheel, tmp_path_factory.mktemp("home"), "play")


def environment(home: Path) -> dict[str, str]:
    kept = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", str(home))}
    return kept | {"OLYMPUS_DATA": str(home / "data"), "LANG": "en_GB.UTF-8"}


def olympus(home: Path, *words: str, answers: str = "") -> str:
    done = subprocess.run(
        [home / "venv/bin/olympus", *words],
        input=answers,
        capture_output=True,
        text=True,
        cwd=home,
        env=environment(home),
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_what_is_in_it(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "olympus/server/static/index.html" in names
    assert any(re.fullmatch(r"olympus/server/static/assets/index-.*\.js", name) for name in names)
    assert "olympus/games/derby/RULES.md" in names
    assert "olympus/games/ithaca/locale/fr.ftl" in names
    assert not [name for name in names if "/tests/" in name or "/ui/" in name or name.endswith(".built")]


def test_it_plays_and_simulates(home: Path) -> None:
    told = olympus(home, "play", "derby", "--bot", "random", "--seed", "7", answers="1 1\n1 1\nq\n")
    assert "Your 1st bet" in told
    assert "olympus play --resume" in told
    assert "Share of wins" in olympus(home, "simulate", "ithaca", "--games", "200")


VECTOR = "from olympus.rl import vector; env = vector.make('derby', games=4, seed=1); env.step(env.sample())"


def test_without_extras_it_studies_and_says_what_serving_needs(
    wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    home = installed(wheel, tmp_path_factory.mktemp("lab"), "runtime")
    assert "Share of wins" in olympus(home, "simulate", "derby", "--games", "200")
    subprocess.run([home / "venv/bin/python", "-c", VECTOR], check=True, cwd=home, env=environment(home))
    for words in (["serve"], ["admin", "tables"]):
        command = [home / "venv/bin/olympus", *words]
        done = subprocess.run(command, capture_output=True, text=True, cwd=home, env=environment(home))
        assert done.returncode == 1
        assert "olympus-games[serve]" in done.stderr
        assert "Traceback" not in done.stderr


def test_it_serves_the_pages_and_their_scripts(home: Path) -> None:
    command = [home / "venv/bin/olympus", "serve", "--port", "0", "--lang", "en"]
    served = subprocess.Popen(
        command,
        cwd=home,
        env=environment(home) | {"OLYMPUS_PREPARE": "0"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert served.stdout is not None
    try:
        found = re.search(r"http://127\.0\.0\.1:\d+/", served.stdout.readline())
        assert found
        with urllib.request.urlopen(found[0], timeout=30) as answer:
            page = answer.read().decode()
        script = re.search(r'src="/(assets/index-[^"]+\.js)"', page)
        assert script
        with urllib.request.urlopen(found[0] + script[1], timeout=30) as answer:
            assert len(answer.read()) > 5000
    finally:
        served.terminate()
        served.wait(30)
        served.stdout.close()
