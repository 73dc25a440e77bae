"""A view as plain data with names, ready for JSON. Reads a `View` and nothing else."""

from __future__ import annotations

from functools import cache

from .cards import colour_of, deed_under, is_double, other_god, top_god, value_of, years_of
from .forecast import forecast
from .moves import write_card
from .names import CAUSES, DEEDS, GODS, ROUTES, Deed
from .shown import Bid, Card, Gift, Laid, Player, Route, Shown, ShownOwn
from .state import CARDS, MAX_HAND, MAX_LAID, MAX_ORACLE, MAX_YEARS, POSEIDON, phases
from .state import GODS as FOUR
from .view import View

ROUTES_SHOWN: dict[tuple[int, int], Route] = {}


def show(v: View) -> Shown:
    return {
        "game": "ithaca",
        "actor": None if v.actor < 0 else v.actor,
        "phase": phases[v.phase].name,
        "turn": v.turn + 1,
        "first": None if v.first < 0 else v.first,
        "active": None if v.active < 0 else v.active,
        "options": {"players": v.players},
        "figures": {
            "passing": v.passing,
            "poseidon": v.calm,
            "hand": v.hand_cards,
            "oracle": v.oracle_cards,
            "years": v.home,
            "turns": v.turn_limit,
        },
        "gods": [show_god(v, god) for god in range(POSEIDON + 1)],
        "favour": None if v.favour < 0 else GODS[v.favour],
        "proci": None if v.proci < 0 else GODS[v.proci],
        "deed": show_deed(v),
        "mover": None if v.mover < 0 else {"seat": v.mover, "cause": CAUSES[v.cause]},
        "deck": v.deck_size,
        "discards": show_list(v.discard, 0, v.discard_size),
        "routes": {
            "deck": v.route_deck_size,
            "left": [ROUTES[i] for i in range(len(ROUTES)) if v.route_in_deck[i]],
            "discards": [show_route(v, v.route_discard[i]) for i in range(v.route_discard_size)],
        },
        **show_own(v),
    }


def show_own(v: View) -> ShownOwn:
    """8.1 What seats see differently."""
    return {
        "seat": None if v.me < 0 else v.me,
        "players": [show_player(v, seat) for seat in range(v.players)],
        "gift": show_gift(v),
        "ending": forecast(v),
        "unseen": [{**show_card(card), "count": n} for card, n in enumerate(v.unseen) if n],
    }


@cache
def show_card(card: int) -> Card:
    """Made once for each card: nobody may change it."""
    gods = [GODS[top_god(card)]]
    if is_double(card):
        gods.append(GODS[other_god(card)])
    return {"text": write_card(card), "gods": gods, "value": value_of(card)}


def show_list(cards: list[int], low: int, size: int) -> list[Card]:
    return [show_card(card) for card in cards[low : low + size]]


def show_route(v: View, route: int) -> Route:
    """Made once for each route as it is printed at this table: nobody may change it."""
    key = route, v.printed[route]
    shown = ROUTES_SHOWN.get(key)
    if shown is None:
        shown = ROUTES_SHOWN[key] = fresh_route(v, route)
    return shown


def fresh_route(v: View, route: int) -> Route:
    return {
        "route": ROUTES[route],
        "colour": GODS[colour_of(v, route)],
        "years": years_of(v, route),
        "deeds": [DEEDS[deed_under(v, route, god)] for god in range(FOUR)],
    }


def show_god(v: View, god: int) -> Laid:
    return {
        "god": GODS[god],
        "total": v.total[god],
        "cards": show_list(v.laid, god * MAX_LAID, v.laid_size[god]),
    }


def show_player(v: View, seat: int) -> Player:
    """Cards that are hidden from the viewer are None; how many there are is always said."""
    own = seat == v.me
    low = seat * MAX_ORACLE
    seen = own or v.oracle[low] >= 0
    points = [v.points[i] % CARDS for i in range(v.points_size) if v.points[i] // CARDS == seat]
    landed = [v.landed[i] % len(ROUTES) for i in range(v.landed_size) if v.landed[i] // len(ROUTES) == seat]
    return {
        "seat": seat,
        "points": v.score[seat],
        "years": v.years[seat],
        "hand_size": v.hand_size[seat],
        "hand": show_list(v.hand, seat * MAX_HAND, v.hand_size[seat]) if own else None,
        "oracle_size": v.oracle_size[seat],
        "oracle": show_list(v.oracle, low, v.oracle_size[seat]) if seen else None,
        "route": None if v.route[seat] < 0 else show_route(v, v.route[seat]),
        "cards": show_list(v.on_route, seat * MAX_YEARS, v.on_route_size[seat]),
        "points_cards": [show_card(card) for card in points],
        "landed": [show_route(v, route) for route in landed],
    }


def show_deed(v: View) -> Deed | None:
    """The deed that the Favour now gives the active player."""
    if v.active < 0 or v.favour < 0 or v.route[v.active] < 0:
        return None
    return DEEDS[deed_under(v, v.route[v.active], v.favour)]


def show_gift(v: View) -> Gift | None:
    """4.4 The prize, and who has spoken: None is not yet, or not asked."""
    if v.prize < 0:
        return None
    bids: list[Bid] = []
    for k in range(v.asked):
        seat = (v.active + k) % v.players
        if v.oracle_size[seat] + v.bid_size[seat] > 0:
            low = seat * MAX_ORACLE
            cards = show_list(v.bid, low, v.bid_size[seat]) if seat == v.me else None
            bids.append({"seat": seat, "size": v.bid_size[seat], "cards": cards})
    return {"god": GODS[v.proci], "prize": show_card(v.prize), "bids": bids}
