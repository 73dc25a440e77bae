"""The texts of pages and boards: complete in every language, and none that nobody says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from olympus.core.texts import LANGUAGES
from tests.test_texts import PLAIN_SPACE

ROOT = Path(__file__).parents[2]
SHELL = ROOT / "web"
BOARDS = sorted(
    path for path in (ROOT / "src/olympus/games").glob("*/ui") if (path / "locale/en.ftl").is_file()
)
HOME = sorted(path.parent for path in (ROOT / "src/olympus/games").glob("*/ui/locale/home"))
"""Beside the texts of a board, the sentence that the home page says of its game."""


def keys(file: Path) -> dict[str, set[str]]:
    """The messages of a file, each with the arguments it uses."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if match := re.match(r"([a-z][\w-]*) =", line):
            name = match[1]
            assert name not in found, f"{file}: {name} stands there twice"
            found[name] = set()
        if name:
            found[name] |= set(re.findall(r"\$(\w+)", line))
    return found


def said(folder: Path, language: str) -> dict[str, set[str]]:
    """The messages of pages or of a board, those of its law too."""
    files = [folder / f"locale/{language}.ftl", folder / f"locale/law/{language}.ftl"]
    assert files[1].is_file() == (folder / "locale/law/en.ftl").is_file(), language
    return {key: arguments for file in files if file.is_file() for key, arguments in keys(file).items()}


def sources(folder: Path) -> str:
    files = [*folder.rglob("*.svelte"), *folder.rglob("*.ts")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("folder", [SHELL, *BOARDS], ids=lambda folder: folder.parent.name)
def test_every_language_has_the_same_messages(folder: Path) -> None:
    english = said(folder, "en")
    for language in LANGUAGES[1:]:
        other = said(folder, language)
        assert other.keys() == english.keys()
        for key, arguments in english.items():
            assert other[key] == arguments, (language, key)


@pytest.mark.parametrize("folder", HOME, ids=lambda folder: folder.parents[1].name)
def test_the_home_page_says_a_sentence_of_every_game(folder: Path) -> None:
    for language in LANGUAGES:
        file = folder / f"home/{language}.ftl"
        assert list(keys(file)) == [f"about-{folder.parents[1].name}"]
        assert file.read_text(encoding="utf-8").rstrip()[-1] in ".!", language
    code = sources(SHELL)
    assert "t(`about-${game}`)" in code


@pytest.mark.parametrize("folder", [SHELL, *BOARDS], ids=lambda folder: folder.parent.name)
def test_every_message_is_said_and_every_word_said_is_there(folder: Path) -> None:
    there = set(said(folder, "en"))
    code = sources(folder)
    quoted = set(re.findall(r"['\"`]([a-z][\w-]*)['\"`]", code))
    begun = set(re.findall(r"`([a-z][\w-]*-)\$\{", code + sources(SHELL)))  # the shell says rules of games
    unused = {key for key in there if key not in quoted and not any(key.startswith(start) for start in begun)}
    assert not unused
    called = set(re.findall(r"\bt\('([\w-]+)'" if folder == SHELL else r"texts\('(ui-[\w-]+)'", code))
    assert not called - there


@pytest.mark.parametrize("folder", [SHELL, *BOARDS], ids=lambda folder: folder.parent.name)
def test_french_signs_stay_with_their_words(folder: Path) -> None:
    """U+00A0 before : and in « », U+202F before ; ! ?, so that no line begins with one."""
    files = (folder / "locale").rglob("fr.ftl")
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    words = [re.sub(r"\{[^}]*\}?", "x", line) for line in lines if not line.startswith("#")]
    assert [line for line in words if re.search(PLAIN_SPACE, line)] == []
