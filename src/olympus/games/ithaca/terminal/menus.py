"""What is asked, and the moves in menus small enough to read: first the card, then what to do with it."""

from __future__ import annotations

from ....core.face import Choice, Group, Line, Menu, View
from ....core.game import Foreseen, Foresight
from ....core.textkit import GOLD, joined
from ..names import GODS
from ..say import word
from .words import card_named, text


def brief(view: View) -> bool:
    """Between the steps of a turn the gods and one's own cards will do."""
    return view["phase"] in ("bid", "shed", "deed")


def instruction(view: View, names: list[str], language: str) -> str:
    if view["phase"] == "deed":
        if view["deed"] is None:
            return text("ask-no-deed", language)
        favour = word("god", view["favour"], language)
        return text("ask-deed", language, god=favour, deed=word("deed", view["deed"], language))
    if view["phase"] == "bid":
        return text("ask-bid", language, god=word("god", view["proci"], language))
    return text(f"ask-{view['phase']}", language)


def menu(view: View, legal: Foreseen, names: list[str], language: str) -> Menu:
    if view["phase"] == "deed":
        return deeds(view, legal, language)
    return Menu("", [Group("", [choice(view, move, legal[move], language) for move in legal])])


def choice(view: View, move: str, will: Foresight, language: str) -> Choice:
    return Choice(words(view, move, will, language), move)


def words(view: View, move: str, will: Foresight, language: str) -> Line:
    """A move in one line."""
    kind, _, rest = move.partition(" ")
    if kind in ("influence", "deed") and " on " in rest:
        return laying(view, rest.removeprefix("favour "), will, language)
    if move in ("route keep", "pass"):
        key = "keep" if kind == "route" else "no-bid" if view["phase"] == "bid" else "nothing"
        return [(text(key, language), "")]
    if kind == "route":
        return offering(view, rest.removeprefix("change "), will, language)
    if kind == "bid":
        return [
            *joined([card_named(name, language) for name in rest.split(" + ")], " + "),
            (f" = {will['total']}", GOLD),
        ]
    if move == "deed landfall":
        return landing(view, will, language)
    return card_named(rest.removeprefix("oracle ").removeprefix("odyssey "), language)


def laying(view: View, rest: str, will: Foresight, language: str) -> Line:
    """`Ze 3 → Zeus 2→5`, and whether that gives a gift."""
    name, _, god = rest.partition(" on ")
    before = view["gods"][GODS.index(god)]["total"]
    total = f"{before}→{will['total']}"
    line: Line = [*card_named(name, language), (f" → {word('god', god, language)} {total}", "")]
    if "over" in will:
        line.append((f"  {text('gives-gift', language)}", GOLD))
    return line


def offering(view: View, name: str, will: Foresight, language: str) -> Line:
    before = view["gods"][-1]["total"]
    line: Line = [(text("change", language) + " ", ""), *card_named(name, language)]
    line.append((f" → {word('god', 'Poseidon', language)} {before}→{will['total']}", ""))
    if "wrath" in will:
        line.append((f"  {text('calls-wrath', language)}", "bold red"))
    return line


def landing(view: View, will: Foresight, language: str) -> Line:
    mine = view["players"][view["seat"]]
    told = text("land", language, years=mine["route"]["years"], points=will["points"])
    return [(f"{word('route', mine['route']['route'], language)}: {told}", "")]


def deeds(view: View, legal: Foreseen, language: str) -> Menu:
    """The deed in one column, the discards in another."""
    done = [move for move in legal if move.startswith("deed")]
    groups: list[Group] = []
    if done:
        title = word("deed", done[0].split()[1], language)
        full = any(" for " in move for move in done)
        groups.append(Group(title, replacing(done, language) if full else plain(view, legal, done, language)))
    others = [move for move in legal if not move.startswith("deed")]
    groups.append(Group(text("discard", language), plain(view, legal, others, language)))
    return Menu("", groups)


def plain(view: View, legal: Foreseen, moves: list[str], language: str) -> list[Choice]:
    return [choice(view, move, legal[move], language) for move in moves]


def replacing(moves: list[str], language: str) -> list[Choice]:
    """First the card for the Oracle, then which one it replaces."""
    by_card: dict[str, list[str]] = {}
    for move in moves:
        by_card.setdefault(move.removeprefix("deed oracle ").partition(" for ")[0], []).append(move)
    choices: list[Choice] = []
    for name, those in by_card.items():
        inner = [Choice(card_named(move.partition(" for ")[2], language), move) for move in those]
        menu = Menu(text("ask-replaced", language), [Group("", inner)])
        choices.append(Choice(card_named(name, language), inner=menu))
    return choices
