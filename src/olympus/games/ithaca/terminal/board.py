"""The table: the gods and what lies on them, the players with their routes, one's own cards."""

from __future__ import annotations

from typing import Any

from ....core.face import Line, View
from ....core.textkit import GOLD, NOTHING, padded, wrapped
from ..say import word
from .words import STYLES, card, cards, god, tag, text, widest_god


def board(view: View, names: list[str], language: str, width: int, detail: int) -> list[Line]:
    lines = [title(view, language), *gods(view, language, width)]
    if detail:
        for player in view["players"]:
            lines += one_player(view, player, names, language, width, detail)
    lines += own(view, language, width)
    if detail > 1:
        lines += more(view, names, language, width)
    return lines


def title(view: View, language: str) -> Line:
    """The turn and the piles."""
    piles = text(
        "piles",
        language,
        deck=view["deck"],
        discards=len(view["discards"]),
        routes=view["routes"]["deck"],
        left=len(view["routes"]["discards"]),
    )
    return [(text("turn", language, turn=view["turn"]), "bold"), (f" · {piles}", "dim")]


def gods(view: View, language: str, width: int) -> list[Line]:
    """Each god with a bar up to the limit, where the Favour and the Proci stand, and the cards."""
    lines: list[Line] = []
    for shown in view["gods"]:
        name = shown["god"]
        limit = view["figures"]["poseidon" if name == "Poseidon" else "passing"]
        bar = "█" * shown["total"] + "·" * max(0, limit - shown["total"])
        head: Line = [*padded([god(name, language)], widest_god(language) + 1)]
        head += [(f"{shown['total']:>2}/{limit} ", "bold"), (f"{bar:<12}", STYLES[name].split()[-1])]
        mark = text("favour", language)
        head.append((mark if name == view["favour"] else " " * len(mark), GOLD))
        if name == view["proci"]:
            head += [(" ", ""), (text("proci", language), "bold red")]
        those = [card(one, language) for one in shown["cards"]]
        lines += wrapped(head, those, width) if those else [head]
    return lines


# the players


def one_player(
    view: View, player: dict[str, Any], names: list[str], language: str, width: int, detail: int
) -> list[Line]:
    """Whose turn, points, years, how many cards; then the route with its cards and its deed of the moment."""
    seat = player["seat"]
    you = f" ({text('you', language)})" if seat == view["seat"] else ""
    first: Line = [("> " if seat == view["active"] else "  ", "bold")]
    first += padded([(names[seat], "bold"), (you, "dim")], 19)
    first.append((text("points", language, points=player["points"]), GOLD))
    years = text("years", language, years=player["years"], home=view["figures"]["years"])
    held = text("held", language, hand=player["hand_size"], oracle=player["oracle_size"])
    first += [(f" · {years}", ""), (f" · {held}", "dim")]
    if player["route"] is None:
        return [first, [("    ", ""), (text("no-route", language), "dim")]]
    lines = [first, *route(view, player, language, width)]
    if detail > 1 or seat == view["seat"]:
        lines.append(deeds(view, player["route"], language))
    return lines


def route(view: View, player: dict[str, Any], language: str, width: int) -> list[Line]:
    own = player["route"]
    room = f"{len(player['cards'])}/{own['years']}"
    head: Line = [
        ("    ", ""),
        tag(own["colour"], language),
        (f" {word('route', own['route'], language)} ", ""),
    ]
    head.append((text("route-years", language, years=own["years"], room=room), "dim"))
    if player["seat"] != view["seat"] and view["favour"]:
        deed = own["deeds"][[shown["god"] for shown in view["gods"]].index(view["favour"])]
        head.append((f" {text(f'deed-{deed}', language)}", GOLD))
    return (
        wrapped(head, [card(one, language) for one in player["cards"]], width) if player["cards"] else [head]
    )


def deeds(view: View, own: dict[str, Any], language: str) -> Line:
    """The deed under each god; that of the Favour stands out."""
    line: Line = [("    ", "")]
    for shown, deed in zip(view["gods"], own["deeds"], strict=False):
        now = shown["god"] == view["favour"]
        line += [tag(shown["god"], language), (f" {text(f'deed-{deed}', language)}  ", GOLD if now else "")]
    return line


# one's own things, and what is seldom looked for


def own(view: View, language: str, width: int) -> list[Line]:
    if view["seat"] is None:
        return []
    mine = view["players"][view["seat"]]
    lines: list[Line] = []
    for key in ("hand", "oracle"):
        head: Line = [(text(f"my-{key}", language), "bold")]
        lines += wrapped(head, [card(one, language) for one in mine[key]] or NOTHING, width)
    gift = view["gift"]
    if gift:
        bids = [[(str(bid["size"]), "bold")] for bid in gift["bids"] if bid["size"]]
        head = [(text("gift", language), "bold"), (" ", ""), *card(gift["prize"], language)]
        if bids:
            head.append((" · " + text("bids", language) + " " + " ".join(bid[0][0] for bid in bids), ""))
        lines.append(head)
    return lines


def more(view: View, names: list[str], language: str, width: int) -> list[Line]:
    """Points cards, routes taken, discards, cards not seen yet."""
    lines: list[Line] = []
    for player in view["players"]:
        if player["points_cards"] or player["landed"]:
            head: Line = [(names[player["seat"]] + ":", "bold")]
            parts = [card(one, language) for one in player["points_cards"]]
            parts += [[(word("route", one["route"], language), "dim")] for one in player["landed"]]
            lines += wrapped(head, parts, width)
        if player["oracle"] and player["seat"] != view["seat"]:
            head = [(text("oracle-of", language, seat=names[player["seat"]]) + " ", "bold")]
            lines.append([*head, *cards(player["oracle"], language)])
    for key in ("discards", "unseen"):
        head = [(text(f"pile-{key}", language), "bold")]
        lines += wrapped(head, [counted(one, language) for one in stacked(view[key])] or NOTHING, width)
    return lines


def stacked(those: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Equal cards once, with their number."""
    piles: dict[str, dict[str, Any]] = {}
    for one in those:
        pile = piles.setdefault(one["text"], one | {"count": 0})
        pile["count"] += one.get("count", 1)
    return [piles[name] for name in sorted(piles)]


def counted(one: dict[str, Any], language: str) -> Line:
    return [*card(one, language), (f"×{one['count']}" if one["count"] > 1 else "", "dim")]
