"""Texts in every language: Fluent files in `olympus/locale` and in each game's `locale` folder."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

SHARED = Path(__file__).parent.parent / "locale"
TERMINAL = SHARED / "cli"
"""The texts of the command line and of the table in a terminal."""
LANGUAGE = SHARED / "language"
"""How each language is called, and how it writes numbers: a language is there once it has its file here."""
LANGUAGES = tuple(
    sorted((path.stem for path in LANGUAGE.glob("*.ftl")), key=lambda code: (code != "en", code))
)
"""English first: it stands in where nothing is asked for."""


def language_name(language: str) -> str:
    """What a language calls itself."""
    return message("language-name", language, LANGUAGE)


def ordinal(number: Any, language: str) -> str:
    """First, second, third ... as figures, the way each language writes them."""
    n = int(number)
    teen = "yes" if 10 < n % 100 < 20 else "no"
    return message("language-ordinal", language, LANGUAGE, number=n, last=n % 10, teen=teen)


@cache
def bundle(folder: Path, language: str) -> Any:
    """The messages of one folder in one language. Fluent is imported on first need."""
    from fluent.runtime import FluentBundle, FluentResource

    functions: dict[str, Any] = {"ORDINAL": lambda number: ordinal(number, language)}
    made = FluentBundle([language], use_isolating=False, functions=functions)
    made.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return made


def plain(value: Any) -> Any:
    """Whole numbers are written without grouping: languages differ in it, and a line number is not a sum."""
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False) if type(value) is int else value


def has(key: str, language: str, folder: Path | None) -> bool:
    """Whether a folder has the message `key`."""
    return folder is not None and bool(bundle(folder, language).has_message(key))


class ReadBy(list[str]):
    """The seats' names in sentences that the seat `me` reads: they say `you` to it."""

    def __init__(self, names: Iterable[str], me: int) -> None:
        super().__init__(names)
        self.me = me


def reader(names: Sequence[str]) -> int | None:
    """The seat that reads, if it is one of those named."""
    return names.me if isinstance(names, ReadBy) else None


def to_reader(key: str, form: str, language: str, folder: Path) -> str:
    """The variant of a message that speaks to the reader, if there is one: `event-bet-you`."""
    own = f"{key}-{form}"
    return own if has(own, language, folder) else key


def message(key: str, language: str = "en", folder: Path | None = None, **details: Any) -> str:
    """The sentence `key`: from the game's own folder first, then from the shared texts."""
    if not details:
        return told(key, language, folder, ())
    given = tuple((name, type(value), value) for name, value in details.items())
    try:
        return told(key, language, folder, given)
    except TypeError:  # a detail that cannot be looked up
        return told.__wrapped__(key, language, folder, given)


def message_or_key(key: str, language: str, folder: Path, **details: Any) -> str:
    """A text of a folder that may lack it: then the key itself."""
    try:
        return message(key, language, folder, **details)
    except (KeyError, FileNotFoundError):
        return key


@lru_cache(maxsize=20_000)
def told(key: str, language: str, folder: Path | None, details: tuple[tuple[str, type, Any], ...]) -> str:
    """A sentence, put together once: the same moves and events are told again and again."""
    if language not in LANGUAGES:
        raise ValueError(f"no texts in {language!r}: the languages are {', '.join(LANGUAGES)}")
    for place in (folder, SHARED):
        if place is None:
            continue
        texts = bundle(place, language)
        if texts.has_message(key):
            given = {name: plain(value) for name, _, value in details}
            words, problems = texts.format_pattern(texts.get_message(key).value, given)
            if problems:
                raise ValueError(f"{place / language}.ftl: {key}: {problems[0]}")
            return str(words)
    raise KeyError(f"no message {key!r} in {language!r}")
