"""What the documents show is so: their snippets run, their commands exist, their links lead somewhere.

A block of code says after its language what is to be held of it:

    ```python run            it runs, by itself
    ```sh run                its `olympus …` lines run, without anybody answering; FILE is the record of a finished game
    ```python title="say.py" it stands, word for word, in that file of tests/example_game/fates
    ```diff edit="say.py"    that file can be changed so; tests/example_game/test_figure.py does it

Of every other block, `olympus …` lines name commands and options that exist.
"""

from __future__ import annotations

import dataclasses
import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random

import pytest

from olympus import Game, Match
from olympus.core.parts import PARTS
from tests.suite import paths, play
from tests.suite.cli import COMMAND, environment
from tests.suite.documents import ROOT, Block, blocks, documents

EXAMPLE = ROOT / "tests" / "example_game" / "fates"
GUIDE = ROOT / "docs" / "adding-a-game.md"
BLOCKS = [block for file in documents() for block in blocks(file)]


def each(chosen: list[Block]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("block", [pytest.param(block, id=str(block)) for block in chosen])


# snippets that run


@each([block for block in BLOCKS if block.runs and block.language == "python"])
def test_a_python_snippet_runs(block: Block, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", block.text],
        cwd=tmp_path,
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def commands(block: Block) -> list[list[str]]:
    """The words of each `olympus …` line, comments left out. The first line of a record looks like one."""
    lines = [line.removeprefix("$ ").strip() for line in block.text.splitlines()]
    return [
        shlex.split(line, comments=True)[1:] for line in lines if re.match(r"olympus (?!record \d)", line)
    ]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = Match.new("derby", seed=1)
    play.play_on(match, Random(1), play.MOST_PLIES)
    path = tmp_path_factory.mktemp("record") / "game.olympus"
    path.write_text(match.record(), encoding="utf-8")
    return path


@each([block for block in BLOCKS if block.runs and block.language in ("sh", "console", "bash")])
def test_commands_run(block: Block, tmp_path: Path, finished: Path) -> None:
    assert commands(block), "nothing to run"
    for words in commands(block):
        line = [str(finished) if word == "FILE" else word for word in words]
        done = subprocess.run(
            [*COMMAND, *line],
            cwd=tmp_path,
            env=environment(tmp_path),
            input="",
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, f"olympus {' '.join(words)}\n{done.stdout[-2000:]}{done.stderr}"


@cache
def spoken_of(*command: str) -> str:
    """What a command says of itself; `admin` is followed by another word."""
    done = subprocess.run(
        [*COMMAND, *command, "--help"],
        env=environment(ROOT, COLUMNS="200"),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"there is no `olympus {' '.join(command)}`: {done.stderr}"
    return done.stdout


def test_every_command_shown_exists() -> None:
    for block in BLOCKS:
        for words in commands(block):
            if words and not words[0].startswith("-"):
                told = spoken_of(*words[: 2 if words[0] == "admin" else 1])
                for option in (word.partition("=")[0] for word in words[1:] if word.startswith("-")):
                    assert re.search(rf"(?<![\w-]){option}(?![\w-])", told), f"{block}: {' '.join(words)}"


def test_something_is_run() -> None:
    """So that a change of the marks cannot hollow the tests out."""
    readme = [block for block in BLOCKS if block.file == ROOT / "README.md" and block.runs]
    assert {block.language for block in readme} == {"python", "sh"}


# links


def without_code(text: str) -> str:
    return re.sub(r"`[^`\n]*`", "", re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S))


def anchors(file: Path) -> set[str]:
    """The names that headings are linked by."""
    found = re.findall(r"^#+ (.+)$", without_code(file.read_text(encoding="utf-8")), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in found}


@pytest.mark.parametrize("file", [pytest.param(file, id=str(file.relative_to(ROOT))) for file in documents()])
def test_links_lead_somewhere(file: Path) -> None:
    text = without_code(file.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\(<?([^)\s>]+)>?(?: [^)]*)?\)", text):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        there = (file.parent / path).resolve() if path else file
        assert there.exists(), f"{file}: {target}"
        if anchor and there.suffix == ".md":
            assert anchor in anchors(there), f"{file}: {target}"


# paths


def readable() -> list[Path]:
    """Everything that speaks of files: documents, drawings beside them, and code."""
    found = [*documents(), *(ROOT / "docs").rglob("*.svg")]
    for folder in ("src", "tests", "scripts", "bench", "load", "examples"):
        found += (ROOT / folder).rglob("*.py")
    return [path for path in found if path.name != "CHANGELOG.md"]  # speaks of what was


def test_every_path_named_exists() -> None:
    wrong = [problem for path in readable() for problem in paths.missing(path)]
    assert not wrong, "\n".join(wrong)


def test_a_path_that_is_not_there_is_found() -> None:
    for words, named in (
        ("as `games/NAME/rules/none.py` says", "games/NAME/rules/none.py"),
        ("see nowhere.svelte", "nowhere.svelte"),
        ("everything in `core/gone/`", "core/gone/"),
        ("by `olympus.core.parts.Nothing`", "olympus.core.parts.Nothing"),
        ("by olympus.nowhere", "olympus.nowhere"),
    ):
        assert paths.missing_in(words) == [named]
    for words in (
        "`games/NAME/view.py`, `core/parts.py`, `locale/*.ftl`, `web/lib/live.svelte.ts`",
        "`games/NAME/`, `olympus.core.parts.Hints`, olympus.Match.new",
        "and ~/.local/share/olympus/olympus.sqlite3, https://example.org/none.md",
    ):
        assert paths.missing_in(words) == []


# the guide to adding a game, and its example


GUIDE_BLOCKS = [block for block in BLOCKS if block.file == GUIDE]


@each([block for block in GUIDE_BLOCKS if block.title])
def test_the_guide_shows_what_the_example_has(block: Block) -> None:
    assert block.text in (EXAMPLE / block.title).read_text(encoding="utf-8")


def test_the_guide_shows_nothing_else() -> None:
    assert len(GUIDE_BLOCKS) > 10
    assert all(block.title or block.edits or block.runs for block in GUIDE_BLOCKS)


def test_the_guide_speaks_of_every_file() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    for path in EXAMPLE.rglob("*"):
        place = path.relative_to(EXAMPLE)
        if path.is_dir() or "__pycache__" in place.parts:
            continue
        folder = place.parent.name
        assert f"`{path.name}`" in text or (folder == "golden" and f"`{folder}/`" in text), place


def test_the_guide_speaks_of_the_whole_contract() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    wanted = {field.name for field in dataclasses.fields(Game)}
    wanted |= {name for part in PARTS for name in part.members()}
    wanted |= {"actor", "players", "ply", "score"}
    missing = {name for name in wanted if not re.search(rf"`{name}[`(]", text)}
    assert not missing
