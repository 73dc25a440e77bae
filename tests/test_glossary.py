"""The glossaries in docs/glossary: each thing has one name in the texts of a language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from olympus.core.texts import LANGUAGES
from tests.suite.fluent import SOURCE, sources

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"\| (.+?) \| (.+?) \| `(\w+):([\w-]+)` \| (.*?) ?\|")
each_language = pytest.mark.parametrize("language", LANGUAGES)


def rows(language: str) -> list[tuple[str, ...]]:
    text = (ROOT / "docs/glossary" / f"{language}.md").read_text(encoding="utf-8")
    return [found.groups() for found in ROW.finditer(text)]


def folder(part: str) -> Path:
    return ROOT / "web/locale" if part == "web" else SOURCE / "games" / part / "locale"


@each_language
def test_every_language_has_a_word_for_the_same_things(language: str) -> None:
    things = [(meaning, part, key) for meaning, _, part, key, _ in rows(language)]
    assert things == [(meaning, part, key) for meaning, _, part, key, _ in rows("en")]
    assert len(things) > 10


@each_language
def test_the_message_says_the_word(language: str) -> None:
    for _, word, part, key, _ in rows(language):
        assert word in sources(folder(part), language)[key].casefold(), key


@each_language
def test_no_text_says_it_otherwise(language: str) -> None:
    never = [word for *_, words in rows(language) for word in words.split(", ") if word]
    assert never
    forbidden = re.compile(rf"\b({'|'.join(map(re.escape, never))})\b", re.IGNORECASE)
    places = [*(ROOT / "web/locale").glob(f"{language}.ftl"), *SOURCE.rglob(f"locale/**/{language}.ftl")]
    assert len(places) > 5
    for path in places:
        found = forbidden.search(path.read_text(encoding="utf-8"))
        assert not found, f"{path}: {found}"
