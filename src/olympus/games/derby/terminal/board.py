"""The table: the track with a lane for each creature, the players, Zeus' deck, one's own cards and bets."""

from __future__ import annotations

from typing import Any

from ....core.face import Line, View
from ....core.textkit import GOLD, NOTHING, joined, padded
from ..say import word
from .words import STYLES, by_creature, creature, tag, text, widest_creature, wrapped

WIDE = 104
"""From this many columns on, a sector takes three of them, and powers are named."""


def board(view: View, names: list[str], language: str, width: int, detail: int) -> list[Line]:
    lines = [title(view, names, language), *track(view, names, language, width)]
    if detail:
        lines += players(view, names, language, width) + own(view, names, language, width)
    if detail > 1:
        lines += more(view, names, language, width)
    return lines


def title(view: View, names: list[str], language: str) -> Line:
    """The race, who began, and what Zeus may draw from."""
    line: Line = [(text("race", language, race=view["race"]), "bold")]
    if view["first"] is not None:
        line.append((" · " + text("first-player", language, seat=names[view["first"]]), "dim"))
    deck = view["zeus"]
    tricks = sum(card["count"] for card in deck["tricks"])
    line.append((" · " + text("zeus-deck", language, protections=deck["protections"], tricks=tricks), ""))
    if view["drawn"]:
        line += [(" · " + text("drawn", language) + " ", "bold"), *drawn(view["drawn"], language)]
    return line


# the track


def track(view: View, names: list[str], language: str, width: int) -> list[Line]:
    """Leader first. A line after the start and at mid-race, a double one at the finish; * is a fate token."""
    cell = 3 if width >= WIDE else 2
    margin = 2 + widest_creature(language) + 1
    tokens, deck, bets = (text(f"head-{key}", language) for key in ("tokens", "zeus", "bets"))
    head = " " * margin + numerals(view, cell) + f" {tokens:>4} {deck:>4}  {bets}"
    lines: list[Line] = [[(head, "dim")]]
    for entry in sorted(view["track"]["creatures"], key=lambda entry: int(entry["order"])):
        name = entry["creature"]
        line: Line = [(f"{entry['order']} ", "dim"), *padded(creature(name, language), margin - 2)]
        line += lane(view, entry, cell, language)
        line += [(f" {view['tokens'][name]:>4}", ""), (f" {tricks_on(view, name) or '-':>4}", "")]
        lines.append([*line, ("  ", ""), *bettors(view, name, names)])
    return lines


def numerals(view: View, cell: int) -> str:
    """The numbers of the sectors over their cells; every second one where cells are narrow."""
    finish, mid = view["track"]["finish"], view["track"]["mid_line"]
    row = ""
    for sector in range(finish):
        label = str(sector) if cell == 3 or sector % 2 == 0 else ""
        row += bar(sector, mid, " ") + f"{label:<{cell}}"
    return row + " " * (cell + 1)


def bar(sector: int, mid: int, shown: str) -> str:
    """What stands before a sector's cell: the start line before 1, the mid-race line before its own."""
    return shown if sector in (1, mid) else ""


def lane(view: View, entry: dict[str, Any], cell: int, language: str) -> Line:
    course = view["track"]
    fate = [token["sector"] for token in course["fate"]]
    name = entry["creature"]
    line: Line = []
    for sector in range(course["finish"] + 1):
        if sector == course["finish"]:
            line.append(("║", "bold red"))
        else:
            line.append((bar(sector, course["mid_line"], "│"), "bold yellow" if sector > 1 else "green"))
        if entry["sector"] == sector or (entry["finished"] and sector == course["finish"]):
            line += padded([tag(name, language)], cell)
        elif sector == course["finish"]:
            line.append((" " * cell, ""))
        else:
            sign = "*" if sector in fate else "·" if sector else " "
            style = (
                GOLD if sector in fate else STYLES[name].split()[-1] if sector < entry["sector"] else "dim"
            )
            line.append((sign.ljust(cell), style))
    return line


def tricks_on(view: View, name: str) -> int:
    """Cards of the creature in the Zeus deck: its danger at the judgment."""
    return sum(card["count"] for card in view["zeus"]["tricks"] if card["creature"] == name)


def bettors(view: View, name: str, names: list[str]) -> Line:
    """The initials of those who bet on it; mine stands out."""
    line: Line = []
    for owner in view["players"]:
        if any(bet["creature"] == name for bet in owner["bets"]):
            own = owner["seat"] == view["seat"]
            line.append((names[owner["seat"]][:1], "bold reverse" if own else ""))
    return line


# the players


def players(view: View, names: list[str], language: str, width: int) -> list[Line]:
    """Clockwise from one's own seat; two in a line where lines are short."""
    count = len(names)
    me = view["seat"] or 0
    cells = [player(view, (me + i) % count, names, language, width) for i in range(count)]
    if width >= WIDE:
        return cells
    half = (width - 2) // 2
    return [joined([padded(cell, half) for cell in cells[i : i + 2]], "") for i in range(0, count, 2)]


def player(view: View, seat: int, names: list[str], language: str, width: int) -> Line:
    """Whose turn, name, points, creatures bet on with the card as far as it is known, powers."""
    data = view["players"][seat]
    own = seat == view["seat"]
    you = f" ({text('you', language)})" if own else ""
    line: Line = [("> " if seat == view["active"] else "  ", "bold")]
    room = max(map(len, names)) + (0 if data["powers"] and width < WIDE else len(text("you", language)) + 3)
    line += padded([(names[seat], "bold" if own else ""), (you, "dim")], room)
    line += [(f" {data['points']:>2} ", GOLD)]
    shown: list[Line] = []
    for bet in data["bets"]:
        known = "" if bet["bet"] is None or own else f" {word('bet', bet['bet'], language)}"
        shown.append([tag(bet["creature"], language), (known or ("" if own else "?"), "")])
    line += padded(joined(shown, " "), 11)
    if data["powers"] and width >= WIDE:
        line += [("   ", ""), *powers(data["powers"], language)]
    elif data["powers"] and not own:
        left = sum(not power["spent"] for power in data["powers"])
        line.append((" " + text("powers-left", language, left=left, all=len(data["powers"])), "dim"))
    return line


def powers(those: list[dict[str, Any]], language: str) -> Line:
    """Spent ones in brackets."""
    lines: list[Line] = []
    for power in those:
        name = word("power", power["power"], language)
        lines.append([(f"({name})", "dim")] if power["spent"] else [(name, "")])
    return joined(lines, ", ")


def drawn(cards: list[dict[str, Any]], language: str) -> Line:
    lines: list[Line] = []
    for card in cards:
        if card.get("protection"):
            lines.append([(word("card", "protection", language), "")])
        else:
            lines.append(joined(by_creature([card], language), ""))
    return joined(lines, ", ")


# one's own things


def own(view: View, names: list[str], language: str, width: int) -> list[Line]:
    """The two holders (unless the moves list their cards), bets, powers."""
    me = view["seat"]
    if me is None:
        return []
    lines: list[Line] = []
    playing = view["phase"] in ("first-card", "second-card") and view["actor"] == me
    if not playing:
        lines += holders(view, names, language, width)
    mine = mine_of(view)
    if mine["bets"]:
        lines += wrapped(text("my-bets", language), my_bets(view, language), width)
    if mine["powers"] and width < WIDE:
        lines.append([(text("my-powers", language) + " ", "bold"), *powers(mine["powers"], language)])
    return lines


def holders(view: View, names: list[str], language: str, width: int) -> list[Line]:
    me, count = view["seat"], len(names)
    lines: list[Line] = []
    for side, holder, other in (
        ("left", me, (me + 1) % count),
        ("right", (me - 1) % count, (me - 1) % count),
    ):
        head = text("holder", language, side=side, seat=names[other])
        cards = by_creature(view["holders"][holder]["cards"], language)
        lines += wrapped(head, cards or NOTHING, width)
    return lines


def my_bets(view: View, language: str) -> list[Line]:
    worth = {bet["bet"]: bet["vp"] for bet in view["bets"]}
    lines: list[Line] = []
    for bet in mine_of(view)["bets"]:
        name = word("bet", bet["bet"], language)
        lines.append([tag(bet["creature"], language), (f" {name} ", ""), (str(worth[bet["bet"]]), GOLD)])
    return lines


def more(view: View, names: list[str], language: str, width: int) -> list[Line]:
    """What is seldom looked for: seen holders, discards, bet cards won and lost, everybody's powers."""
    lines: list[Line] = []
    for holder in view["holders"]:
        cards = holder["cards"] if view["seat"] not in holder["between"] else None
        cards = cards or holder["known"]
        if cards:
            one, two = (names[seat] for seat in holder["between"])
            head = text("holder-between", language, one=one, two=two)
            lines += wrapped(head, by_creature(cards, language), width)
    if view["seat"] is not None:
        lines += wrapped(text("my-hand", language), cards_named(mine_of(view)["hand"], language), width)
    for key, pile in (("zeus", view["zeus"]["tricks"]), ("discards", view["discards"])):
        if pile:
            lines += wrapped(text(key, language), by_creature(pile, language), width)
    for data in view["players"]:
        name = names[data["seat"]]
        for key in ("won", "lost"):
            if data[key]:
                head = f"{name}, {text(key, language)}"
                lines += wrapped(head, cards_named(data[key], language), width)
        if data["powers"] and width < WIDE:
            lines += wrapped(f"{name}:", [powers(data["powers"], language)], width)
    return lines


def cards_named(bets: list[str], language: str) -> list[Line]:
    return [[(word("bet", bet, language), "")] for bet in bets]


def mine_of(view: View) -> dict[str, Any]:
    mine: dict[str, Any] = view["players"][view["seat"]]
    return mine
