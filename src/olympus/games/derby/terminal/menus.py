"""What is asked, and the moves in menus small enough to read: first the card, then what to do with it."""

from __future__ import annotations

from typing import Any

from ....core.face import Choice, Group, Line, Menu, View
from ....core.game import Foreseen, Foresight
from ....core.textkit import joined, padded
from ..names import CREATURES
from ..power import POWERS
from ..say import say_move, word
from .words import creature, text, widest_creature

MANY = 12
"""More choices than this are asked in two steps."""
WINDOWS = ("card-played", "fate", "after-card", "mid-race", "before-zeus", "after-zeus")


def brief(view: View) -> bool:
    """A power may be played in between: the track will do."""
    return view["phase"] in WINDOWS


def instruction(view: View, names: list[str], language: str) -> str:
    if view["phase"] == "bets":
        slot = len(view["players"][view["seat"]]["bets"]) + 1
        return text("ask-bets", language, slot=slot)
    if view["phase"] == "card-played":
        card = view["card"]
        called = word("creature", card["creature"], language)
        return text(
            "ask-card-played", language, seat=names[view["active"]], creature=called, sectors=card["value"]
        )
    return text(f"ask-{view['phase']}", language)


def menu(view: View, legal: Foreseen, names: list[str], language: str) -> Menu:
    if view["phase"] == "bets":
        return bets(view, legal, language)
    if view["phase"] == "fate-tokens":
        sectors = [move.split()[1] for move in legal]
        choices = [
            Choice([(sector, "")], move, key=sector) for sector, move in zip(sectors, legal, strict=True)
        ]
        return Menu("", [Group("", choices)], flow=True)
    if view["phase"] in ("first-card", "second-card"):
        return cards(view, legal, names, language)
    return Menu("", [Group("", powers(view, legal, list(legal), names, language))])


# bets


def bets(view: View, legal: Foreseen, language: str) -> Menu:
    """First the bet card, then the creature."""
    choices: list[Choice] = []
    for bet in view["bets"]:
        mine = [move for move in legal if move.split()[1] == bet["bet"]]
        if mine:
            name = word("bet", bet["bet"], language)
            points = text("points-count", language, points=bet["vp"])
            inner = creatures(view, name, points, mine, language)
            choices.append(Choice([(name, "")], note=str(bet["vp"]), inner=inner))
    return Menu("", [Group("", choices)])


def creatures(view: View, bet: str, points: str, moves: list[str], language: str) -> Menu:
    where = {entry["creature"]: entry for entry in view["track"]["creatures"]}
    choices: list[Choice] = []
    for move in moves:
        name = move.split()[2]
        entry = where[name]
        note = text("creature-tokens", language, tokens=view["tokens"][name])
        if entry["sector"]:
            note += text("creature-place", language, sector=entry["sector"], place=entry["order"])
        choices.append(Choice(creature(name, language), move, note))
    return Menu(text("ask-creature", language, bet=bet, points=points), [Group("", choices)])


# cards


def cards(view: View, legal: Foreseen, names: list[str], language: str) -> Menu:
    """A column for each holder: what a card does now; a trick is asked for after the card."""
    me, players = view["seat"], len(names)
    groups: list[Group] = []
    for side, other in (("left", (me + 1) % players), ("right", (me - 1) % players)):
        mine = [move for move in legal if move.startswith(f"play {side} ")]
        if mine:
            head = text("holder", language, side=side, seat=names[other])
            groups.append(Group(head, card_choices(view, legal, mine, names, language)))
    others = [move for move in legal if not move.startswith("play ")]
    if others:
        groups.append(Group(text("powers", language), powers(view, legal, others, names, language)))
    return Menu("", groups)


def card_choices(
    view: View, legal: Foreseen, moves: list[str], names: list[str], language: str
) -> list[Choice]:
    plain = [move for move in moves if not move.endswith(" trick")]
    choices: list[Choice] = []
    for move in plain:
        both = [move, f"{move} trick"] if f"{move} trick" in moves else [move]
        _, side, name, values = move.split()
        held = view["holders"][view["seat"] if side == "left" else view["seat"] - 1]["cards"]
        copies = sum(card["text"] == f"{name} {values}" for card in held)
        line: Line = padded(creature(name, language), widest_creature(language) + 1)
        line += [(f"{values:<5}", "bold"), (f" ×{copies}" if copies > 1 else "   ", "dim")]
        line.append((" " + effect(view, name, [legal[one] for one in both], language), ""))
        if len(both) == 1:
            choices.append(Choice(line, move))
        else:
            inner = in_words(view, legal, both, names, language)
            choices.append(Choice(line, inner=Menu(text("ask-trick", language), [Group("", inner)])))
    return choices


def effect(view: View, name: str, both: list[Foresight], language: str) -> str:
    """From which sector to which: `5→9`, with the trick as well where there is one: `5→7 (+3: 10)`."""
    start = next(one["sector"] for one in view["track"]["creatures"] if one["creature"] == name)

    def place(will: Foresight) -> str:
        return text("finish", language) if "finishes" in will else str(will["to"])

    plain, *trick = both
    told = f"{start}→{place(plain)}" if plain["by"] else text("stays", language)
    if not trick or not trick[0]["by"]:
        return told
    return f"{told} (+{trick[0]['by'] - plain['by']}: {place(trick[0])})"


def in_words(view: View, legal: Foreseen, moves: list[str], names: list[str], language: str) -> list[Choice]:
    return [Choice([(say_move(view, move, legal[move], language, names), "")], move) for move in moves]


# powers


def powers(view: View, legal: Foreseen, some: list[str], names: list[str], language: str) -> list[Choice]:
    """Each power once; one that comes with many choices opens a menu."""
    grouped: dict[str, list[str]] = {}
    for move in some:
        words = move.split()
        grouped.setdefault(words[1] if words[0] == "power" else move, []).append(move)
    choices: list[Choice] = []
    for power, moves in grouped.items():
        if len(moves) == 1 or len(some) <= 6:
            choices += in_words(view, legal, moves, names, language)
        else:
            name = word("power", power, language)
            inner = Menu(name, [Group("", narrowed(view, legal, moves, 2, names, language))])
            choices.append(Choice([(f"{name} …", "")], inner=inner))
    return choices


def narrowed(
    view: View, legal: Foreseen, moves: list[str], depth: int, names: list[str], language: str
) -> list[Choice]:
    """Choices of one power: in words, or where there are many by the next word of their notation."""
    heads = dict.fromkeys(move.split()[depth] for move in moves)
    if len(moves) <= MANY or len(heads) == 1:
        return in_words(view, legal, moves, names, language)
    choices: list[Choice] = []
    for head in heads:
        rest = [move for move in moves if move.split()[depth] == head]
        line = which_bet(view, moves[0].split()[1], int(head), depth, names, language)
        inner = Menu("", [Group("", narrowed(view, legal, rest, depth + 1, names, language))])
        choices.append(Choice(line, inner=inner))
    return choices


def which_bet(view: View, power: str, slot: int, depth: int, names: list[str], language: str) -> Line:
    """The bet a notation's number means: one's own, or that of the next player clockwise."""
    own = POWERS[POWERS.codes[power]].of_bet
    seat = view["seat"] if own else (view["seat"] + depth - 1) % len(names)
    bet: dict[str, Any] = view["players"][seat]["bets"][slot - 1]
    owner = word("bet", bet["bet"], language) if own else names[seat]
    assert bet["creature"] in CREATURES
    return joined([[(owner, "bold")], creature(bet["creature"], language)], ": ")
