"""The games and the options of their tables, in words."""

from __future__ import annotations

from .. import bots, games
from ..core.game import Game
from ..core.options import Choice, Option
from .play.start import title
from .screen import Screen
from .words import from_game, say


def show_games(screen: Screen, language: str) -> None:
    for name in games.names():
        game = games.load(name)
        screen.rule(f"{title(name, language)} ({name})")
        for option in game.options:
            show_option(screen, game, option, language)
        if game.presets:
            screen.indented(say("presets", language, presets=", ".join(game.presets)), "dim")
        screen.text(f"  olympus play {name} --option NAME=VALUE", "dim")
    screen.text()
    screen.text(say("bots", language, bots=", ".join(bots.names())))


def show_option(screen: Screen, game: Game, option: Option, language: str) -> None:
    """Its name, what it may be, what it is unless told, and what that means."""
    words = from_game(game, f"option-{option.name}", language)
    default = option.write(option.default) or "?"
    screen.line([(f"  {option.name}", "bold"), ("" if words.startswith("option-") else f"  {words}", "")])
    explained = from_game(game, f"option-{option.name}-help", language)
    if not explained.startswith("option-"):
        screen.indented(explained, indent=4)
    possible = say("option-line", language, possible=values_of(game, option, language), default=default)
    screen.indented(possible, "dim", indent=4)


def values_of(game: Game, option: Option, language: str) -> str:
    """What it may be; the values of a choice with their meaning."""
    if not isinstance(option, Choice):
        return option.possible()
    shown: list[str] = []
    for value in option.values:
        words = from_game(game, f"option-{option.name}-{value}", language)
        shown.append(value if words.startswith("option-") else f"{value} ({words})")
    return ", ".join(shown)
