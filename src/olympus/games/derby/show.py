"""A view as plain data with names, ready for JSON. Reads a `View` and nothing else.

Most of a table looks the same to all seats, and from one move to the next: such parts are put together once for
the same figures and kept for a while. So nobody may change what is shown.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from .components import PLACES
from .moves import write_card
from .names import BETS, CREATURES, EDITIONS, GODS, POWER_SETS, POWERS
from .powers.common import in_play
from .rules.race import order_creatures
from .state import FATE, KINDS, MAX_HAND, PLACED, PROTECTION, SLOTS, UNUSED, WON
from .view import View, sees_holder

PHASES = (
    "gods",
    "first-player",
    "deal",
    "fate-tokens",
    "bets",
    "first-card",
    "card-played",
    "fate",
    "after-card",
    "second-card",
    "mid-race",
    "ranking",
    "before-zeus",
    "peek",
    "peeked",
    "zeus-draws",
    "after-zeus",
    "pardon",
    "payout",
    "over",
)


def show(v: View) -> dict[str, Any]:
    return {
        "game": "derby",
        "seat": None if v.me < 0 else v.me,
        "actor": None if v.actor < 0 else v.actor,
        "phase": PHASES[v.phase],
        "race": v.race + 1,
        "first": None if v.first < 0 else v.first,
        "active": None if v.active < 0 else v.active,
        "options": {
            "players": v.players,
            "edition": EDITIONS[v.preview],
            "powers": POWER_SETS[v.powers],
            "fate": bool(v.fate),
            "sober": bool(v.sober),
        },
        "players": [show_player(v, seat) for seat in range(v.players)],
        "track": show_track(v),
        "holders": [show_holder(v, holder) for holder in range(v.players)],
        "tokens": dict(zip(CREATURES, v.tokens, strict=True)),
        "discards": show_pile(v, v.discard),
        "zeus": {"protections": v.zeus_protections, "tricks": show_pile(v, v.zeus)},
        "bets": show_bets(tuple(v.bet_wins), tuple(v.bet_vp)),
        "power_sectors": show_power_sectors(tuple(v.power_sectors)),
        "card": show_played(v),
        "shed_skin": bool(v.shed_skin),
        "drawn": [show_card(v, card) for card in v.drawn if card >= 0],
        "peeked": [show_card(v, card) for card in v.peek if card >= 0],
        "ranking": [CREATURES[c] for c in v.ranking if c >= 0],
    }


CARDS_SHOWN: dict[tuple[int, int, int, int], dict[str, Any]] = {}


def show_card(v: View, card: int) -> dict[str, Any]:
    if card == PROTECTION:
        return {"text": "protection", "protection": True}
    kind = card % KINDS
    key = card, v.fast[kind], v.bonus[kind], v.slow[kind]
    shown = CARDS_SHOWN.get(key)
    if shown is None:
        if len(CARDS_SHOWN) > 1000:
            CARDS_SHOWN.clear()
        _, fast, bonus, slow = key
        shown = CARDS_SHOWN[key] = {
            "text": write_card(v, card),  # type: ignore[arg-type]
            "creature": CREATURES[card // KINDS],
            "fast": fast,
            "bonus": bonus,
            "slow": slow,
        }
    return shown


def show_pile(v: View, counts: list[int]) -> list[dict[str, Any]]:
    return pile(tuple(counts), tuple(v.fast), tuple(v.bonus), tuple(v.slow))


Figures = tuple[int, ...]


@lru_cache(1000)
def pile(counts: Figures, fast: Figures, bonus: Figures, slow: Figures) -> list[dict[str, Any]]:
    v = View(fast=list(fast), bonus=list(bonus), slow=list(slow))
    return [show_card(v, card) | {"count": n} for card, n in enumerate(counts) if n]


@lru_cache(100)
def show_bets(wins: Figures, points: Figures) -> list[dict[str, Any]]:
    return [
        {"bet": bet, "wins": [place for i, place in enumerate(PLACES) if wins[b] >> i & 1], "vp": points[b]}
        for b, bet in enumerate(BETS)
    ]


@lru_cache(100)
def show_power_sectors(sectors: Figures) -> dict[str, int]:
    return dict(zip(POWERS, sectors, strict=True))


def show_player(v: View, seat: int) -> dict[str, Any]:
    god = v.god[seat]
    bets = slice(seat * SLOTS, (seat + 1) * SLOTS)
    where = tuple(v.bet_where[seat * len(BETS) : (seat + 1) * len(BETS)])
    creatures, cards = tuple(v.bet_creature[bets]), tuple(v.bet_card[bets])
    shown = player(seat, seat == v.me, god, v.score[seat], creatures, cards, where)
    return shown | {"powers": [] if god < 0 else show_powers(v, god)}


@lru_cache(2000)
def player(
    seat: int,
    own: bool,
    god: int,
    score: int,
    creatures: Figures,
    cards: Figures,
    where: Figures,
) -> dict[str, Any]:
    bets = []
    for slot, (creature, card) in enumerate(zip(creatures, cards, strict=True)):
        if creature >= 0:
            seen = None if card < 0 else BETS[card]
            bets.append({"slot": slot + 1, "creature": CREATURES[creature], "bet": seen})
    return {
        "seat": seat,
        "god": None if god < 0 else GODS[god],
        "points": score,
        "bets": bets,
        "hand": [bet for b, bet in enumerate(BETS) if where[b] == UNUSED] if own else None,
        "won": [bet for b, bet in enumerate(BETS) if where[b] == WON],
        "lost": [bet for b, bet in enumerate(BETS) if where[b] > PLACED and where[b] != WON],
    }


POWERS_SHOWN: dict[tuple[int, ...], list[dict[str, Any]]] = {}


def show_powers(v: View, god: int) -> list[dict[str, Any]]:
    mine = range(3 * god, 3 * god + 3)
    key = (god, v.powers, v.fate, *v.spent[3 * god : 3 * god + 3])
    shown = POWERS_SHOWN.get(key)
    if shown is None:
        shown = POWERS_SHOWN[key] = [
            {"power": POWERS[p], "spent": bool(v.spent[p])}
            for p in mine
            if v.spent[p] or in_play(v, p)  # type: ignore[arg-type]
        ]
    return shown


def show_track(v: View) -> dict[str, Any]:
    order = [0] * len(CREATURES)
    order_creatures(v, order)  # type: ignore[arg-type]
    return {
        "finish": v.finish,
        "mid_line": v.mid_line,
        "crossed": None if v.crossed < 0 else CREATURES[v.crossed],
        "creatures": runners(tuple(v.sector), tuple(order), v.finish),
        "fate": [
            {"seat": seat, "sector": v.fate_token[seat]} for seat in range(v.players) if v.fate_token[seat]
        ],
        "on_fate": None
        if v.phase != FATE
        else {"creature": CREATURES[v.fate_creature], "moved": v.fate_moved},
        "decree": None if v.decree_creature < 0 else CREATURES[v.decree_creature],
    }


@lru_cache(1000)
def runners(sectors: Figures, order: Figures, finish: int) -> list[dict[str, Any]]:
    return [
        {
            "creature": creature,
            "sector": sectors[c],
            "order": order.index(c) + 1,
            "finished": sectors[c] >= finish,
        }
        for c, creature in enumerate(CREATURES)
    ]


def show_holder(v: View, holder: int) -> dict[str, Any]:
    low = holder * MAX_HAND
    seen = sees_holder(v, v.me, holder)  # type: ignore[arg-type]
    known = [show_card(v, v.renewed_card)] if v.renewed_holder == holder else []
    size = v.holder_size[holder]
    cards = [show_card(v, card) for card in v.holder[low : low + size]] if seen else None
    return {
        "holder": holder,
        "between": [holder, (holder + 1) % v.players],
        "size": size,
        "cards": cards,
        "known": known,
    }


def show_played(v: View) -> dict[str, Any] | None:
    if v.card < 0:
        return None
    return show_card(v, v.card) | {
        "holder": v.card_holder,
        "number": v.card_number,
        "trick": bool(v.trick),
        "value": v.value,
    }
