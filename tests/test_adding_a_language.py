"""docs/adding-a-language.md, carried out in a copy: a fifth language, made from English, is found everywhere."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from olympus.core.texts import LANGUAGES
from tests.example_game import planted

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "adding-a-language.md"
CODE = "qq"
"""Of no language."""
COPIED = ("src", "tests", "web", "scripts")
SETTINGS = (
    "pyproject.toml",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "vite.config.ts",
    "eslint.config.js",
    ".prettierrc.json",
    ".stylelintrc.json",
)
ACCENTED = str.maketrans("aeiouyAEIOUYntsdk", "äëïöüÿÄËÏÖÜŸñţşđķ")


class Words(Visitor):
    """Where the words of a file stand."""

    def __init__(self) -> None:
        self.places: list[tuple[int, int]] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        assert node.span is not None
        self.places.append((node.span.start, node.span.end))


def accented(text: str) -> str:
    """Every letter of a text that can have an accent gets one; ids and variables stay."""
    words = Words()
    words.visit(FluentParser().parse(text))
    for start, end in words.places:
        text = text[:start] + text[start:end].translate(ACCENTED) + text[end:]
    return text


def commands() -> list[list[str]]:
    """The blocks of commands on the page, for the made-up language."""
    text = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```$", text, re.M | re.S)
    return [block.replace("LANG", CODE).splitlines() for block in blocks]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy in which somebody has done what the page says."""
    root = tmp_path_factory.mktemp("tree")
    left_out = shutil.ignore_patterns("__pycache__", "static", "node_modules")
    for name in COPIED:
        shutil.copytree(ROOT / name, root / name, ignore=left_out)
    for name in (*SETTINGS, "svelte.config.js"):
        shutil.copy(ROOT / name, root)
    (copying,) = commands()[0]
    subprocess.run(["bash", "-c", copying], cwd=root, check=True)
    files = list(root.rglob(f"{CODE}.ftl"))
    assert len(files) == len(list(root.rglob("en.ftl")))
    for file in files:
        file.write_text(accented(file.read_text(encoding="utf-8")), encoding="utf-8")
    return root


@pytest.mark.long
def test_it_passes_the_tests_that_the_page_names(tree: Path) -> None:
    (tests,) = [line for line in commands()[1] if "pytest" in line]
    done = planted.run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests.split()[1:])
    assert done.returncode == 0, done.stdout[-6000:]
    assert "passed" in done.stdout


@pytest.mark.long
def test_a_language_that_lacks_something_fails_them(tree: Path) -> None:
    file = tree / "src/olympus/games/derby/locale/terminal" / f"{CODE}.ftl"
    whole = file.read_text(encoding="utf-8")
    file.write_text("\n".join(whole.splitlines()[:-1]) + "\n", encoding="utf-8")
    try:
        chosen = f"same_messages and {CODE}"
        done = planted.run(
            tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_texts.py", "-k", chosen
        )
        assert done.returncode == 1, done.stdout[-3000:]
    finally:
        file.write_text(whole, encoding="utf-8")


def test_the_command_line_speaks_it(tree: Path) -> None:
    for words, said in (
        (("games", "--lang", CODE), "Divinity Derby".translate(ACCENTED)),
        (("--help",), "olympus"),
        (("play", "--help"), f"en|es|fr|it|{CODE}"),
        (("games", "--lang", "xx"), CODE),
    ):
        done = planted.run(tree, "-m", "olympus.cli", *words)
        assert said in done.stdout, done.stdout[-2000:]


def test_the_server_speaks_it(tree: Path) -> None:
    with planted.serving(tree) as address:
        asked = urllib.request.Request(
            f"{address}/api/games", headers={"accept-language": f"{CODE}, en;q=0.5"}
        )
        with urllib.request.urlopen(asked, timeout=30) as answer:
            found = json.load(answer)
    assert found["languages"] == [*LANGUAGES, CODE]
    helps = [option["help"] for game in found["games"] for option in game["options"]]
    assert helps
    assert all(re.search("[äëïöü]", words) for words in helps)


@pytest.mark.long
def test_the_browser_part_is_built_with_it(tree: Path) -> None:
    """With its name in the first page's script, and its texts in files of their own."""
    (tree / "node_modules").symlink_to(ROOT / "node_modules", target_is_directory=True)
    done = subprocess.run(
        [sys.executable, "scripts/web.py", "build"], cwd=tree, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    scripts = [
        path.read_text(encoding="utf-8") for path in (tree / "src/olympus/server/static").rglob("*.js")
    ]
    name = "English".translate(ACCENTED)
    assert any(name in script for script in scripts)
    assert sum("about-derby = " in script for script in scripts) == len(LANGUAGES) + 1
