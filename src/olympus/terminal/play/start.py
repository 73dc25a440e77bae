"""From what was typed after `olympus play` to a table: a new game, or one that goes on."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ... import bots, games
from ...core import components, record
from ...core.errors import OptionError
from ...core.game import Game
from ...core.match import Match
from ...core.options import Number
from ...core.texts import LANGUAGES, language_name
from ..files import read_text
from ..screen import Screen
from ..words import Problem, checked_language, from_game, say
from . import store
from .session import Session


@dataclass
class Asked:
    """What the command line says; None where it is silent."""

    game: str | None = None
    players: int | None = None
    language: str | None = None
    seed: int | None = None
    seat: int | None = None
    bot: str | None = None
    options: Sequence[str] = ()
    resume: bool = False
    file: Path | None = None


@contextlib.contextmanager
def new_session(asked: Asked) -> Iterator[Session]:
    """A new game, in a file nobody else has open."""
    game = games.load(asked.game or games.names()[0])
    options, figures = read_options(game, asked.options)
    if asked.players is not None:
        options["players"] = asked.players
    match = Match.new(game, seed=asked.seed, figures=figures, **options)
    seat = 0 if asked.seat is None else asked.seat
    check_seat(match, seat)
    table = store.Table(seat, asked.bot or bots.DEFAULT, checked_language(asked.language))
    path = asked.file or store.new_path(game.name)
    if asked.file is not None and path.exists():
        raise Problem("file-exists", file=str(path))
    with store.locked(path):
        yield Session(match, table, path, asked.seed)


@contextlib.contextmanager
def kept_session(path: Path, asked: Asked) -> Iterator[Session]:
    """A game that goes on from its file."""
    with store.locked(path):
        text = read_text(path)
        if record.take_apart(text).form == "whole":
            raise Problem("finished", file=str(path))
        match = Match.from_record(text)
        table = store.Table.read(text) or store.Table(0, bots.DEFAULT, "en")
        table = replace(
            table,
            seat=table.seat if asked.seat is None else asked.seat,
            bot=asked.bot or (table.bot if table.bot in bots.names() else bots.DEFAULT),
            language=checked_language(asked.language or table.language),
        )
        check_seat(match, table.seat)
        yield Session(match, table, path)


def check_seat(match: Match, seat: int) -> None:
    if not 0 <= seat < match.players:
        raise OptionError("seat", seat=seat, last=match.players - 1)


def read_options(game: Game, given: Sequence[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """`powers=full` is an option of the table, `bets.first.vp=7` a figure of the components.

    Sets of figures come by the name of one of the game's presets, or from a TOML file.
    """
    options: dict[str, Any] = {}
    figures: dict[str, Any] = {}
    for text in given:
        name, sign, value = (part.strip() for part in text.partition("="))
        if not sign:
            figures |= read_preset(game, text)
            continue
        if "." in name:
            figures[name] = components.read_figure(game.schema, name, value)
        else:
            options[name] = value
    return options, figures


def read_preset(game: Game, text: str) -> dict[str, Any]:
    """A preset of the game by its name, or a file of figures."""
    if text in game.presets:
        return game.presets[text]
    if text.endswith(".toml"):
        return components.load_preset(Path(text), game.schema)
    possible = ", ".join([*game.presets, "FILE.toml"])
    raise Problem("option-form", text=text, possible=possible)


def find_kept(asked: Asked, screen: Screen, language: str) -> Path:
    """The game to go on with: the one named, the only one, or the one chosen from a list."""
    only = asked.game if asked.game in games.names() else None
    named = asked.file or (Path(asked.game) if asked.game and only is None else None)
    if named is not None:
        places = [named, store.games_folder() / named, store.games_folder() / f"{named}{store.ENDING}"]
        for place in places:
            if place.exists():
                return place
        raise Problem("no-such-game", name=str(named), place=str(store.games_folder()))
    kept, broken = store.unfinished(only)
    for path in broken:
        screen.problem(say("error-kept-broken", language, file=str(path)))
    if not kept:
        raise Problem("nothing-kept", place=str(store.games_folder()))
    if len(kept) == 1:
        return kept[0].path
    screen.text(say("kept-list", language), "bold")
    for number, one in enumerate(kept, start=1):
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.when))
        words = say("kept-entry", language, when=when, players=one.players, moves=one.moves)
        screen.text(f"{number:>3}  {title(one.game, language)}, {words}  ({one.path.stem})")
    return kept[number_from(screen, language, 1, len(kept), 1) - 1].path


def title(name: str, language: str) -> str:
    """What a game is called."""
    words = from_game(games.load(name), "game-name", language) if name in games.names() else name
    return name if words == "game-name" else words


def number_from(screen: Screen, language: str, low: int, high: int, default: int) -> int:
    """A number in a range; Enter takes the default."""
    while True:
        answer = screen.ask(f"[{default}] > ")
        if not answer:
            return default
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)
        screen.problem(say("error-number", language, number=answer, first=str(low), last=str(high)))


def choose(screen: Screen, language: str, heading: str, names: Sequence[str], default: int) -> int:
    """One of a list; which."""
    if len(names) == 1:
        return 0
    screen.text(heading, "bold")
    for number, name in enumerate(names, start=1):
        screen.text(f"{number:>3}  {name}")
    return number_from(screen, language, 1, len(names), default + 1) - 1


def welcome(asked: Asked, screen: Screen) -> Asked:
    """Questions for somebody who just typed `olympus play`: Enter is always a good answer."""
    language = checked_language(asked.language)
    if asked.language is None:
        chosen = choose(
            screen,
            language,
            say("ask-language", language),
            [language_name(code) for code in LANGUAGES],
            LANGUAGES.index(language),
        )
        language = LANGUAGES[chosen]
    found = games.names()
    name = found[choose(screen, language, say("ask-game", language), [title(n, language) for n in found], 0)]
    asked = replace(asked, game=name, language=language)
    seats = games.load(name).options[0]
    if asked.players is None and isinstance(seats, Number):
        screen.text(say("ask-players", language, low=seats.low, high=seats.high), "bold")
        asked = replace(asked, players=number_from(screen, language, seats.low, seats.high, seats.default))
    if asked.bot is None:
        opponents = bots.names()
        at = choose(screen, language, say("ask-bot", language), opponents, opponents.index(bots.DEFAULT))
        asked = replace(asked, bot=opponents[at])
    return asked
