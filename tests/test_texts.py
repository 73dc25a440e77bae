"""Every text a player reads exists in every language, fits what the code gives it, and is used.

The scheme of message ids, the same for every game (`games/<name>/locale/<language>.ftl`):

    game-name                    the game
    option-<option>              a label; -help after it explains it, -<value> after it is a choice
    phase-<phase>                whose decision it is: each of `game.phases`
    event-<event>                each kind of `game.events`
    error-<key>                  each key that is raised, or returned by `why_not`
    move-<...>                   moves explained, as the game's `say_move` names them
    event-<event>-you            the same, said to the player it is about
    <kind>-<name>                things: a name in lower case, as in `names.py`; -help after it explains it

An id is used if it is quoted in a source file, if another message refers to it, or if it is made of parts
that are quoted there: `<kind>` (alone, or as the beginning of an f-string) and `<name>`.
A detail of an error is put in words by itself: `creature="Dragon"` by the message `creature-dragon`.
Sentences end with a stop; French has no-break spaces before : ; ! ? and inside « »; Spanish opens what it
closes. Further texts, of a terminal or a board, are in folders inside `locale`, free in their layout.
"""

from __future__ import annotations

import importlib
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from olympus import Game, Match, bots
from olympus.core.options import Choice
from olympus.core.texts import LANGUAGE, LANGUAGES, SHARED, language_name, ordinal
from tests.suite import tables
from tests.suite.errors_raised import Raised, raised
from tests.suite.fluent import SOURCE, folders, messages, missing_files, sources

COGNATES = {"bots", "mortal", "oracle", "point", "points"}
"""Words that two of our languages share."""
FORMS = {"you", "yours", "the", "on", "of"}
"""What may follow an id: the same said to whom it is about, and a name as it stands in a sentence."""
SENTENCE = re.compile(r"(event|error|phase|move)-[\w-]+|.*-help")
ENGLISH = re.compile(r"\b(the|and|of|your|with|card|cards|bet|bets|player|moves?)\b")

PLAIN_SPACE = re.compile(r"[\w» ][;!?]|[^\W\d] ?:(?!\w)|« |«\w| »|\w»")
"""In French, where a no-break space belongs."""

each_folder = pytest.mark.parametrize(
    "folder", [pytest.param(folder, id=str(folder.relative_to(SOURCE))) for folder in folders()]
)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_every_folder_has_every_language() -> None:
    assert missing_files() == []


# the files of a folder


@each_folder
@each_language
def test_the_same_messages_with_the_same_variables(folder: Path, language: str) -> None:
    english, here = messages(folder, "en"), messages(folder, language)
    assert list(here) == list(english)
    if folder == LANGUAGE:  # each language has its own way with numbers, and needs no more than English has
        assert all(here[key].variables <= english[key].variables for key in english)
        return
    differing = {key for key in english if here[key].variables != english[key].variables}
    assert differing == set()


@each_folder
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(folder: Path, language: str) -> None:
    english, here = sources(folder, "en"), sources(folder, language)
    assert set(english) == set(messages(folder, "en"))
    for key, message in messages(folder, language).items():
        assert not ENGLISH.search(message.words), key
        assert here[key] != english[key] or may_be_alike(folder, key), key


def may_be_alike(folder: Path, key: str) -> bool:
    """Names of persons and creatures, one or two words that no language changes, and a few shared words."""
    words = set(re.findall(r"[^\W\d_]+", messages(folder, "en")[key].words))
    alike = [sources(folder, language)[key] for language in LANGUAGES].count(sources(folder, "en")[key])
    everywhere = alike >= len(LANGUAGES) - 1  # one may have a word of its own
    named = any(key.endswith(f"-{name}") for name in names_in(folder.parent))
    return named or (everywhere and len(words) <= 2) or {word.lower() for word in words} <= COGNATES


@cache
def names_in(game_folder: Path) -> frozenset[str]:
    """Every name in a game's `names.py`, in lower case."""
    path = game_folder / "names.py"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return frozenset(re.findall(r'"([\w-]+)"', text.lower()))


@each_folder
@each_language
def test_typography(folder: Path, language: str) -> None:
    for key, message in messages(folder, language).items():
        words = message.words
        assert not re.search(r"\w'\w", words), f"{key}: an apostrophe is ’"
        assert "..." not in words, f"{key}: an ellipsis is …"
        if language == "fr" and folder.name in ("locale", "lessons", "rules"):
            assert not re.search(PLAIN_SPACE, words), (
                f"{key}: U+00A0 before : and in « », U+202F before ; ! ?"
            )
        if language == "es":
            assert words.count("!") == words.count("¡"), key
            assert len(re.findall(r"(?<=[\w»)])\?", words)) <= words.count("¿"), key


def test_languages_are_those_that_have_a_file() -> None:
    assert set(LANGUAGES) >= {"en", "es", "fr", "it"}
    assert LANGUAGES[0] == "en"
    assert len({language_name(language) for language in LANGUAGES}) == len(LANGUAGES)


@each_language
def test_ordinals(language: str) -> None:
    expected = {
        "en": "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 101st 111th",
        "it": "1º 2º 3º 4º 11º 12º 13º 21º 22º 23º 101º 111º",
        "es": "1.º 2.º 3.º 4.º 11.º 12.º 13.º 21.º 22.º 23.º 101.º 111.º",
        "fr": "1er 2e 3e 4e 11e 12e 13e 21e 22e 23e 101e 111e",
    }
    numbers = (1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111)
    written = [ordinal(number, language) for number in numbers]
    assert " ".join(written) == expected.get(language, " ".join(written))
    assert all(str(number) in words for number, words in zip(numbers, written, strict=True))


# what the code needs


def locale(game: Game) -> Path:
    return game.folder / "locale"


def module(game: Game, name: str) -> Any:
    return importlib.import_module(f"olympus.games.{game.name}.{name}")


def needed(game: Game) -> set[str]:
    """The ids that follow from what the game declares."""
    ids = {"game-name"}
    ids |= {f"event-{kind.name}" for kind in game.events}
    ids |= {f"phase-{phase.name}" for phase in game.phases}
    for option in game.options:
        ids |= {f"option-{option.name}", f"option-{option.name}-help"}
        if isinstance(option, Choice):
            ids |= {f"option-{option.name}-{value}" for value in option.values}
    return ids


@tables.each_game()
def test_a_game_has_the_messages_that_follow_from_it(game: Game) -> None:
    assert needed(game) - set(messages(locale(game), "en")) == set()


def python(folder: Path) -> list[Path]:
    """The sources under a folder, tests and games apart."""
    files = folder.rglob("*.py")
    return [path for path in files if not {"tests", "games"} & set(path.relative_to(folder).parts)]


def check_errors(found: list[Raised], *places: Path) -> None:
    texts = {key: message for place in reversed(places) for key, message in messages(place, "en").items()}
    for error in found:
        message = texts.get(f"error-{error.key}")
        assert message is not None, f"{error.where}: no text for {error.key!r}"
        assert message.variables <= error.details, (
            f"{error.where}: {error.key!r} lacks details its text speaks of"
        )


def test_shared_errors_have_texts() -> None:
    found = [error for path in python(SOURCE / "core") for error in raised(path)]
    found += raised(SOURCE / "games" / "__init__.py")
    assert len(found) > 20
    check_errors(found, SHARED)


@tables.each_game()
def test_a_games_errors_have_texts(game: Game) -> None:
    found = [error for path in python(game.folder) for error in raised(path)]
    assert len(found) > 5
    check_errors(found, locale(game), SHARED)


# what the code uses


@cache
def quoted() -> frozenset[str]:
    """Every text and every beginning of an f-string in the sources, in lower case."""
    texts: set[str] = set()
    files = [path for path in SOURCE.rglob("*.py") if "tests" not in path.parts]
    files += SOURCE.glob("games/*/lessons/*.toml")
    web = SOURCE.parents[1] / "web"
    files += [path for place in (SOURCE, web) for end in ("ts", "svelte") for path in place.rglob(f"*.{end}")]
    for path in files:
        if "node_modules" not in path.parts:
            text = path.read_text(encoding="utf-8").lower()
            texts |= set(re.findall(r"""["'`]([\w-]+)(?=["'`]|\$?\{)""", text))
    return frozenset(texts)


def is_used(key: str) -> bool:
    if key in quoted():
        return True
    stem, _, form = key.rpartition("-")
    if form in FORMS and is_used(stem):
        return True
    for shape in (key, key.removesuffix("-help")):
        for at in (found.start() for found in re.finditer("-", shape)):
            kind, name = shape[:at], shape[at + 1 :]
            if name in quoted() and (kind in quoted() or f"{kind}-" in quoted()):
                return True
    return False


@each_folder
def test_every_message_is_used(folder: Path) -> None:
    texts = messages(folder, "en")
    referred = set().union(*(message.references for message in texts.values()))
    declared = {key for game in tables.games() if locale(game) == folder for key in needed(game)}
    declared |= {f"{kind}-{name}" for kind in ("bot", "bot-level", "bot-seat") for name in bots.names()}
    if folder.name == "rules":  # sections of the page to print are found by their titles
        titles = {key for key in texts if key.endswith("-title")}
        declared |= titles | {key.removesuffix("-title") for key in titles}
    assert [key for key in texts if key not in referred | declared and not is_used(key)] == []


# what is said in play


def check_sentence(words: str) -> None:
    assert words == words.strip()
    assert words
    assert not re.search(r"[{}]|  |\bNone\b|\?\?\?", words), words
    assert words[-1] in ".!?…", words


@each_folder
@each_language
def test_sentences_end_with_a_stop(folder: Path, language: str) -> None:
    if folder.name != "locale":
        return
    for key, text in sources(folder, language).items():
        if SENTENCE.fullmatch(key):
            lines = [line for line in text.rstrip().splitlines() if line.strip() not in ("", "}")]
            said = lines[1:] if lines[0].endswith("->") else lines[-1:]
            for line in (line for line in said if not line.endswith("->")):
                assert line.rstrip()[-1] in ".!?…)" or line.endswith("{ $reason }"), key


@tables.each_game()
@each_language
def test_every_kind_of_event_is_said(game: Game, language: str) -> None:
    match = Match.new(game, seed=1)
    names = [f"Player-{seat}" for seat in range(match.players)]
    for kind in range(len(game.events)):
        words = game.say_event(game.events.named(match.state, (kind, 0, 0, 0, 0)), language, names)
        if words:
            check_sentence(words)


def shape(text: str) -> tuple[str, ...]:
    """Moves of one shape are said by one message: `play left Dragon 4/2` and `play left Sylph 3/1`."""
    return tuple("#" if re.search(r"\d|[A-Z]", word) else word for word in text.split())


@tables.each_table()
def test_moves_and_events_are_said_in_every_language(game: Game, table: tables.Table) -> None:
    rng = Random(7)
    match = Match.new(game, seed=7, **table)
    names = [f"Player-{seat}" for seat in range(match.players)]
    said: set[Any] = set()
    while not match.over:
        view, foreseen = match.view(match.actor), match.foreseen()
        legal = list(foreseen)
        new = [text for text in legal if (view["phase"], shape(text)) not in said]
        said |= {(view["phase"], shape(text)) for text in new}
        for text in {*new[:60], rng.choice(legal)}:
            for language in LANGUAGES:
                check_sentence(game.say_move(view, text, foreseen[text], language, names))
        match.play(rng.choice(new or legal))
    for event in match.events(None) + match.events(0):
        for language in LANGUAGES:
            words = game.say_event(event, language, names)
            if words:
                check_sentence(words)
