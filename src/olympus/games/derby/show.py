"""A view as plain data with names, ready for JSON. Reads a `View` and nothing else."""

from __future__ import annotations

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
        "bets": [show_bet(v, bet) for bet in range(len(BETS))],
        "power_sectors": {power: v.power_sectors[p] for p, power in enumerate(POWERS)},
        "card": show_played(v),
        "shed_skin": bool(v.shed_skin),
        "drawn": [show_card(v, card) for card in v.drawn if card >= 0],
        "peeked": [show_card(v, card) for card in v.peek if card >= 0],
        "ranking": [CREATURES[c] for c in v.ranking if c >= 0],
    }


def show_card(v: View, card: int) -> dict[str, Any]:
    text = write_card(v, card)  # type: ignore[arg-type]
    if card == PROTECTION:
        return {"text": text, "protection": True}
    kind = card % KINDS
    return {
        "text": text,
        "creature": CREATURES[card // KINDS],
        "fast": v.fast[kind],
        "bonus": v.bonus[kind],
        "slow": v.slow[kind],
    }


def show_pile(v: View, counts: list[int]) -> list[dict[str, Any]]:
    return [show_card(v, card) | {"count": n} for card, n in enumerate(counts) if n]


def show_bet(v: View, bet: int) -> dict[str, Any]:
    wins = [place for i, place in enumerate(PLACES) if v.bet_wins[bet] >> i & 1]
    return {"bet": BETS[bet], "wins": wins, "vp": v.bet_vp[bet]}


def show_player(v: View, seat: int) -> dict[str, Any]:
    cards = range(len(BETS))
    where = v.bet_where[seat * len(BETS) : (seat + 1) * len(BETS)]
    god = v.god[seat]
    bets = []
    for slot in range(SLOTS):
        creature, card = v.bet_creature[seat * SLOTS + slot], v.bet_card[seat * SLOTS + slot]
        if creature >= 0:
            seen = None if card < 0 else BETS[card]
            bets.append({"slot": slot + 1, "creature": CREATURES[creature], "bet": seen})
    return {
        "seat": seat,
        "god": None if god < 0 else GODS[god],
        "points": v.score[seat],
        "bets": bets,
        "hand": [BETS[b] for b in cards if where[b] == UNUSED] if seat == v.me else None,
        "won": [BETS[b] for b in cards if where[b] == WON],
        "lost": [BETS[b] for b in cards if where[b] > PLACED and where[b] != WON],
        "powers": [] if god < 0 else show_powers(v, god),
    }


def show_powers(v: View, god: int) -> list[dict[str, Any]]:
    mine = range(3 * god, 3 * god + 3)
    return [
        {"power": POWERS[p], "spent": bool(v.spent[p])}
        for p in mine
        if v.spent[p] or in_play(v, p)  # type: ignore[arg-type]
    ]


def show_track(v: View) -> dict[str, Any]:
    order = [0] * len(CREATURES)
    order_creatures(v, order)  # type: ignore[arg-type]
    return {
        "finish": v.finish,
        "mid_line": v.mid_line,
        "crossed": None if v.crossed < 0 else CREATURES[v.crossed],
        "creatures": [
            {
                "creature": CREATURES[c],
                "sector": v.sector[c],
                "order": order.index(c) + 1,
                "finished": v.sector[c] >= v.finish,
            }
            for c in range(len(CREATURES))
        ],
        "fate": [
            {"seat": seat, "sector": v.fate_token[seat]} for seat in range(v.players) if v.fate_token[seat]
        ],
        "on_fate": None
        if v.phase != FATE
        else {"creature": CREATURES[v.fate_creature], "moved": v.fate_moved},
        "decree": None if v.decree_creature < 0 else CREATURES[v.decree_creature],
    }


def show_holder(v: View, holder: int) -> dict[str, Any]:
    low = holder * MAX_HAND
    seen = sees_holder(v, v.me, holder)  # type: ignore[arg-type]
    known = [show_card(v, v.renewed_card)] if v.renewed_holder == holder else []
    cards = [show_card(v, v.holder[low + i]) for i in range(v.holder_size[holder])] if seen else None
    return {
        "holder": holder,
        "between": [holder, (holder + 1) % v.players],
        "size": v.holder_size[holder],
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
