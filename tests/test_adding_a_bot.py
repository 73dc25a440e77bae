"""docs/adding-a-bot.md is carried out: its bots are added to a copy of the sources, and play wherever bots play."""

from __future__ import annotations

import asyncio
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.example_game import planted
from tests.server.harness import people
from tests.test_docs import BLOCKS, ROOT, commands

PAGE = ROOT / "docs" / "adding-a-bot.md"
SHOWN = [block for block in BLOCKS if block.file == PAGE]
ADDED = ("first", "novice", "steady")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("tree")
    planted.plant(root)
    files = {block.title: block.text for block in SHOWN if block.title}
    assert set(files) == {f"{name}_bot" for name in ADDED}
    for name, text in files.items():
        (root / "src" / "olympus" / "bots" / f"{name}.py").write_text(text, encoding="utf-8")
    return root


def olympus(tree: Path, *words: str) -> str:
    done = planted.run(tree, "-m", "olympus.cli", *words)
    assert done.returncode == 0, f"olympus {shlex.join(words)}\n{done.stdout}"
    return done.stdout


def test_they_are_listed_from_the_weakest_to_the_strongest(tree: Path) -> None:
    names = "first, random, novice, apprentice, steady, hero, god"
    assert re.search(names.replace(" ", r"\s+"), olympus(tree, "games"))


def test_listing_bots_imports_nothing_slow(tree: Path) -> None:
    program = (
        "import sys; from olympus import bots; bots.names(); print({'numpy', 'numba'} & set(sys.modules))"
    )
    assert planted.run(tree, "-c", program).stdout == "set()\n"


@pytest.mark.long
@pytest.mark.parametrize(
    "words", [pytest.param(words, id=shlex.join(words)) for block in SHOWN for words in commands(block)]
)
def test_the_commands_of_the_page_run(tree: Path, words: list[str]) -> None:
    said = olympus(tree, *words)
    named = {name for word in words for name in re.split(r"\W+", word) if name in ADDED}
    assert all(name in said for name in named)
    assert named or words[0] in ("games", "play")


def test_the_type_checker_has_nothing_to_say(tree: Path) -> None:
    files = [str(tree / "src" / "olympus" / "bots" / f"{name}_bot.py") for name in ADDED]
    done = planted.run(tree, "-m", "mypy", "--no-error-summary", "--follow-imports", "silent", *files)
    assert done.stdout == ""


def test_they_sit_at_a_server(site: str) -> None:
    async def scene() -> None:
        async with people(site, 1) as (ada,):
            listed = [bot["bot"] for bot in (await ada.get("/games"))["bots"]]
            assert [name for name in listed if name in ADDED] == list(ADDED)
            begun = await ada.post("/quick", {"game": "ithaca", "options": {"players": 2}, "bot": "first"})
            table = begun["table"]["id"]
            assert [seat.get("bot") for seat in begun["table"]["seats"]] == [None, "first"]
            await ada.watch(table)
            await ada.play_on(table, Random(1))
            assert ada.views[table]["over"]

    asyncio.run(scene())


@pytest.fixture
def site(tree: Path) -> Iterator[str]:
    with planted.serving(tree) as address:
        yield address
