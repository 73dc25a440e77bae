"""Moves and events in words, in any language."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from ...core.game import Foresight, Names
from ...core.texts import message, reader, to_reader

FOLDER = Path(__file__).parent / "locale"

DEEDS = {
    "favour": "deed-favour",
    "oracle": "deed-oracle",
    "odyssey": "deed-odyssey",
    "landfall": "deed-landfall",
}
"""The messages that explain deeds."""
GIFTS = {"influence": "influence-gift", "deed-favour": "deed-favour-gift"}
"""Those that explain a card by which a god passes the limit."""


@cache
def word(kind: str, name: str, language: str) -> str:
    """The name of a thing: `word("god", "Athena", "it")`."""
    return message(f"{kind}-{name.lower()}", language, FOLDER)


@lru_cache(1000)
def card(text: str, language: str) -> str:
    """A card's notation with the gods' names in the language: `Zeus-Elio 3`."""
    gods, _, value = text.partition(" ")
    return f"{'–'.join(word('god', god, language) for god in gods.split('-'))} {value}"


def say_event(event: dict[str, Any], language: str, names: Names) -> str:
    """An event in words; `names[seat]` is what the players are called; a reader among them is spoken to."""
    details = {field: translate(field, value, language, names) for field, value in event.items()}
    key = f"event-{details.pop('event')}"
    if "seat" in event and event["seat"] == reader(names):
        key = to_reader(key, "you", language, FOLDER)
    return message(key, language, FOLDER, **details)


def translate(field: str, value: Any, language: str, names: Names) -> Any:
    if field == "seat":
        return names[value]
    if field == "card":
        return card(value, language)
    if field in ("god", "route"):
        return word(field, value, language)
    if field == "winner":
        return "yes" if value else "no"
    return value


def say_move(view: dict[str, Any], text: str, will: Foresight, language: str, names: Names) -> str:
    """A move explained to the player who may make it."""
    kind, _, rest = text.partition(" ")
    if kind == "deed":
        deed, _, rest = rest.partition(" ")
        kind = DEEDS[deed]
    if kind == "bid":
        cards = " + ".join(card(name, language) for name in rest.split(" + "))
        return message("move-bid", language, FOLDER, cards=cards, total=will["total"])
    if kind == "pass":
        return message("move-pass-bid" if view["phase"] == "bid" else "move-pass", language, FOLDER)
    if kind == "route":
        return say_route(view, rest, will, language)
    if kind in ("influence", "deed-favour"):
        return say_laying(GIFTS[kind] if "over" in will else kind, rest, will["total"], language)
    return say_deed(view, kind, rest, will, language)


def say_route(view: dict[str, Any], rest: str, will: Foresight, language: str) -> str:
    route = view["players"][view["seat"]]["route"]["route"]
    if rest == "keep":
        return message("move-route-keep", language, FOLDER, route=word("route", route, language))
    given = rest.removeprefix("change ")
    return message(
        "move-route-change",
        language,
        FOLDER,
        card=card(given, language),
        route=word("route", route, language),
        total=will["total"],
        limit=view["figures"]["poseidon"],
    )


@lru_cache(5000)
def say_laying(key: str, rest: str, total: int, language: str) -> str:
    """The card, the god, and what its total becomes: the same ones are explained again and again."""
    name, _, god = rest.partition(" on ")
    called = word("god", god, language)
    return message(f"move-{key}", language, FOLDER, card=card(name, language), god=called, total=total)


def say_deed(view: dict[str, Any], kind: str, rest: str, will: Foresight, language: str) -> str:
    """Oracle, odyssey, landfall, a discard, a card shed."""
    me = view["players"][view["seat"]]
    route = me["route"]["route"] if me["route"] else ""
    if kind == "deed-landfall":
        details = {"route": word("route", route, language), "years": me["route"]["years"]}
        return message("move-deed-landfall", language, FOLDER, **details, points=will["points"])
    return say_card(kind, rest, route, language)


@lru_cache(5000)
def say_card(kind: str, rest: str, route: str, language: str) -> str:
    name, _, old = rest.partition(" for ")
    if old:
        return message(
            "move-deed-oracle-for", language, FOLDER, card=card(name, language), old=card(old, language)
        )
    called = word("route", route, language) if route else "-"
    return message(f"move-{kind}", language, FOLDER, card=card(name, language), route=called)
