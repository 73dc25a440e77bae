"""Moves and events in words, in any of the four languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...core.texts import message
from .names import CREATURES

FOLDER = Path(__file__).parent / "locale"


def word(kind: str, name: str, language: str) -> str:
    """The name of a thing: `word("creature", "Dragon", "it")`."""
    return message(f"{kind}-{name.lower()}", language, FOLDER)


def card(text: str, language: str) -> str:
    """A card's notation with the creature's name in the language: `Drago 4/2`."""
    if text == "protection":
        return message("protection", language, FOLDER)
    creature, values = text.split()
    return f"{word('creature', creature, language)} {values}"


def say_event(event: dict[str, Any], language: str, names: Any) -> str:
    """An event in words; `names[seat]` is what the players are called."""
    details: dict[str, Any] = {}
    for field, value in event.items():
        details[field] = translate(field, value, language, names)
    return message(f"event-{details.pop('event')}", language, FOLDER, **details)


def translate(field: str, value: Any, language: str, names: Any) -> Any:
    if field in ("seat", "owner"):
        return names[value]
    if field in ("creature", "other"):
        return word("creature", value, language)
    if field in ("card", "discarded"):
        return card(value, language)
    if field in ("bet", "old"):
        return word("bet", value, language)
    if field in ("god", "power"):
        return word(field, value, language)
    if field == "winner":
        return "yes" if value else "no"
    return value


def say_move(view: dict[str, Any], text: str, language: str) -> str:
    """A move explained to the player who may make it."""
    words = text.split()
    if words[0] == "play":
        return say_card(view, words, language)
    if words[0] == "bet":
        return say_bet(view, words[1], words[2], language)
    if words[0] == "token":
        return message("move-token", language, FOLDER, sector=int(words[1]))
    if words[0] == "pass":
        return message("move-pass", language, FOLDER)
    return say_power(view, words[1], words[2:], language)


def say_card(view: dict[str, Any], words: list[str], language: str) -> str:
    fast = (view["phase"] == "first-card") != view["shed_skin"]
    values = words[3].replace("+", "/").split("/")
    trick = len(words) == 5
    sectors = int(values[0]) + (int(values[1]) if trick else 0) if fast else int(values[-1])
    key = "move-play-trick" if trick else "move-play"
    return message(
        key, language, FOLDER, side=words[1], card=card(f"{words[2]} {words[3]}", language), sectors=sectors
    )


def say_bet(view: dict[str, Any], bet: str, creature: str, language: str) -> str:
    vp = next(entry["vp"] for entry in view["bets"] if entry["bet"] == bet)
    return message(
        "move-bet",
        language,
        FOLDER,
        bet=word("bet", bet, language),
        creature=word("creature", creature, language),
        points=vp,
    )


def say_power(view: dict[str, Any], power: str, rest: list[str], language: str) -> str:
    choice = " ".join(rest)
    for creature in CREATURES:
        choice = choice.replace(creature, word("creature", creature, language))
    return message(
        f"move-{power}", language, FOLDER, power=word("power", power, language), choice=choice or "-"
    )
