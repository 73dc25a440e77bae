"""Moves, events and phases in words, in any language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from ...core.game import Foresight, Names
from ...core.texts import message, reader, to_reader
from .names import BETS, CREATURES
from .notation import OWN_BETS
from .power import POWERS, Power
from .powers.details import bet_in

FOLDER = Path(__file__).parent / "locale"
BET_NUMBER: dict[str, int] = {bet: number for number, bet in enumerate(BETS)}
BET_OF = {notation: i // len(CREATURES) for i, notation in enumerate(OWN_BETS)}
"""The bet card of each move that places one."""

KINDS = {
    "bet": "bet",
    "old": "bet",
    "god": "god",
    "power": "power",
}
"""Fields of events and moves that hold a name, and the kind of thing it names."""


FORMS = ("the", "on", "of")
"""How a creature's name stands in a sentence: `il Drago`, `sul Drago`, `del Drago`."""


def text(key: str, language: str, **details: Any) -> str:
    return message(key, language, FOLDER, **details)


@cache
def word(kind: str, name: str, language: str) -> str:
    """The name of a thing: `word("creature", "Dragon", "it")`."""
    return text(f"{kind}-{name.lower()}", language)


@cache
def creature_words(name: str, language: str) -> dict[str, str]:
    """A creature's name, with its forms; as `racer` it begins a sentence."""
    forms = {form: word("creature", f"{name}-{form}", language) for form in FORMS}
    the = forms["the"]
    return {"creature": word("creature", name, language), "racer": the[0].upper() + the[1:]} | forms


@lru_cache(1000)
def card(notation: str, language: str) -> str:
    """A card's notation with the creature's name in the language: `Drago 4/2`."""
    if notation == "protection":
        return word("card", notation, language)
    creature, values = notation.split()
    return f"{word('creature', creature, language)} {values}"


def join(kind: str, items: Sequence[str], language: str) -> str:
    """`a, b and c`, or with kind `or`: `a, b or c`."""
    *most, last = items
    return text(f"list-{kind}", language, list=", ".join(most), last=last) if most else last


def places(view: dict[str, Any], bet: str, language: str) -> str:
    """The places with which a bet wins, as this table's figures have them."""
    return any_place(tuple(view["bets"][BET_NUMBER[bet]]["wins"]), language)


@cache
def any_place(wins: tuple[str, ...], language: str) -> str:
    return join("or", [word("place", place, language) for place in wins], language)


# events


def say_event(event: dict[str, Any], language: str, names: Names) -> str:
    """An event in words; `names[seat]` is what the players are called; a reader among them is spoken to."""
    me = reader(names)
    if me is not None and "holder" in event:
        names = [text("between-you", language) if seat == me else name for seat, name in enumerate(names)]
    details = translated(event, language, names)
    if event["event"] == "card":
        details["side"] = "left" if event["holder"] == event["seat"] else "right"
    key = f"event-{details.pop('event')}"
    if me is not None and event.get("owner") == me:
        key = to_reader(key, "yours", language, FOLDER)
    elif me is not None and event.get("seat") == me:
        key = to_reader(key, "you", language, FOLDER)
    return text(key, language, **details)


def translated(details: dict[str, Any], language: str, names: Names) -> dict[str, Any]:
    """Details with names for their figures; a holder becomes the two players it stands between."""
    words: dict[str, Any] = {}
    for field, value in details.items():
        if field == "creature":
            words |= creature_words(value, language)
        elif field == "other":
            words["other-of"] = creature_words(value, language)["of"]
        elif field in KINDS:
            words[field] = word(KINDS[field], value, language)
        elif field in ("card", "discarded"):
            words[field] = card(value, language)
        elif field in ("seat", "owner"):
            words[field] = names[value]
        elif field == "holder":
            words["one"], words["two"] = names[value], names[(value + 1) % len(names)]
        elif field == "winner":
            words[field] = "yes" if value else "no"
        else:
            words[field] = value
    return words


# moves


def say_move(view: dict[str, Any], notation: str, will: Foresight, language: str, names: Names) -> str:
    """A move explained to the player who may make it; `names[seat]` is what the players are called."""
    if notation.startswith("play "):
        return say_card(notation, 1 if view["phase"] == "first-card" else 2, will["by"], language)
    number = BET_OF.get(notation)
    if number is not None:
        bet = view["bets"][number]
        return say_bet(notation, bet["vp"], tuple(bet["wins"]), language)
    kind, *words = notation.split()
    details: dict[str, Any]
    if kind == "token":
        key, details = "move-token", {"sector": int(words[0])}
    elif kind == "pass":
        key, details = "move-pass", {}
    else:
        power = POWERS[POWERS.codes[words[0]]]
        own_text = power.choice.text if power.choice and len(words) > 1 else ""
        key = own_text or f"move-{power.name}"
        details = power_details(view, power, words[1:], will)
    if "slots" not in details and "holder" not in details:
        return said(key, language, tuple(details.items()))
    if "slots" in details:
        details["bets"] = looked_at(view, details.pop("slots"), language, names)
    return text(key, language, **translated(details, language, names))


@lru_cache(5000)
def said(key: str, language: str, details: tuple[tuple[str, Any], ...]) -> str:
    """A move that names no player: the same ones are explained again and again."""
    return text(key, language, **translated(dict(details), language, ()))


@lru_cache(5000)
def say_bet(notation: str, points: int, wins: tuple[str, ...], language: str) -> str:
    _, bet, creature = notation.split()
    details = {"bet": bet, "creature": creature, "points": points, "places": any_place(wins, language)}
    return text("move-bet", language, **translated(details, language, ()))


@lru_cache(5000)
def say_card(notation: str, number: int, sectors: int, language: str) -> str:
    """2.3, 2.4 How far a card would move its creature: `play left Dragon 2+3/1 trick`."""
    _, side, creature, values, *trick = notation.split()
    details = {"side": side, "card": f"{creature} {values}", "number": number}
    details |= {"creature": creature, "sectors": sectors}
    return text("move-play-trick" if trick else "move-play", language, **translated(details, language, ()))


def power_details(
    view: dict[str, Any], power: Power, words: list[str], will: Mapping[str, object]
) -> dict[str, Any]:
    """What a power would do now, with the choice that its notation names."""
    return power.details(view, view["power_sectors"][power.name], words, will) | {"power": power.name}


def looked_at(view: dict[str, Any], slots: list[int], language: str, names: Names) -> str:
    """The bets that Superior Wisdom would look at, one of each other player clockwise."""
    bets = []
    for i, slot in enumerate(slots, start=1):
        seat = (view["seat"] + i) % len(view["players"])
        details = {"owner": seat, "creature": bet_in(view, seat, slot)["creature"]}
        bets.append(text("bet-of", language, **translated(details, language, names)))
    return join("and", bets, language)
