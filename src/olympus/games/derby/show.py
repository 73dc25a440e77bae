"""A view as plain data with names, ready for JSON. Reads a `View` and nothing else.

Most of a table looks the same to all seats, and from one move to the next: such parts are put together once for
the same figures and kept for a while. So nobody may change what is shown.
"""

from __future__ import annotations

from functools import lru_cache

from .moves import card_text
from .names import BETS, CREATURES, EDITIONS, GODS, PLACES, POWER_SETS, Creature
from .power import POWERS
from .powers.common import in_play
from .rules.race import order_creatures
from .shown import (
    BetCard,
    Card,
    CardCount,
    Holder,
    Options,
    OwnPower,
    PlacedBet,
    PlayedCard,
    Player,
    Shown,
    ShownOwn,
    Track,
    Zeus,
    ZeusCard,
)
from .state import FATE, KINDS, MAX_HAND, PLACED, PROTECTION, SLOTS, UNUSED, WON, State, phases
from .view import View, sees_holder


def show(v: View) -> Shown:
    printed = print_cards(v)
    return {
        "game": "derby",
        "actor": None if v.actor < 0 else v.actor,
        "phase": phases[v.phase].name,
        "race": v.race + 1,
        "first": None if v.first < 0 else v.first,
        "active": None if v.active < 0 else v.active,
        "options": show_options(v.players, v.preview, v.powers, v.fate, v.sober),
        "track": show_track(v),
        "tokens": show_tokens(tuple(v.tokens)),
        "discards": show_pile(tuple(v.discard), printed),
        "zeus": show_zeus(v.zeus_protections, tuple(v.zeus), printed),
        "bets": show_bets(tuple(v.bet_wins), tuple(v.bet_vp)),
        "power_sectors": show_power_sectors(tuple(v.power_sectors)),
        "card": show_played(v, printed),
        "shed_skin": bool(v.shed_skin),
        "drawn": [show_zeus_card(card, printed) for card in v.drawn if card >= 0],
        "ranking": [CREATURES[c] for c in v.ranking if c >= 0],
        **show_own(v),
    }


def show_own(v: View) -> ShownOwn:
    """7.2 What seats see differently."""
    printed, me = print_cards(v), v.me
    seen = seen_holders(me, v.players, v.eye_holder, v.god[me])
    return {
        "seat": None if me < 0 else me,
        "players": show_players(
            me,
            v.players,
            (v.powers, v.fate),
            tuple(v.god),
            tuple(v.score),
            tuple(v.spent),
            tuple(v.bet_creature),
            tuple(v.bet_card),
            tuple(v.bet_where),
        ),
        "holders": show_holders(v, seen, printed),
        "peeked": [show_zeus_card(card, printed) for card in v.peek if card >= 0],
    }


Figures = tuple[int, ...]


class Printed:
    """What is printed on each kind of card; one for all tables that play with the same figures."""

    __slots__ = ("bonus", "fast", "slow")

    def __init__(self, fast: Figures, bonus: Figures, slow: Figures) -> None:
        self.fast, self.bonus, self.slow = list(fast), list(bonus), list(slow)


printed_once = lru_cache(100)(Printed)
RECENT = [printed_once((), (), ())]
"""The last ones: most tables play with the same."""


def print_cards(v: View) -> Printed:
    recent = RECENT[0]
    if v.fast != recent.fast or v.bonus != recent.bonus or v.slow != recent.slow:
        RECENT[0] = recent = printed_once(tuple(v.fast), tuple(v.bonus), tuple(v.slow))
    return recent


@lru_cache(100)
def show_options(players: int, preview: int, powers: int, fate: int, sober: int) -> Options:
    return {
        "players": players,
        "edition": EDITIONS[preview],
        "powers": POWER_SETS[powers],
        "fate": bool(fate),
        "sober": bool(sober),
    }


# cards


@lru_cache(2000)
def show_zeus_card(card: int, printed: Printed) -> ZeusCard:
    if card == PROTECTION:
        return {"text": "protection", "protection": True}
    return show_card(card, printed)


@lru_cache(2000)
def show_card(card: int, printed: Printed) -> Card:
    creature, kind = divmod(card, KINDS)
    fast, bonus, slow = printed.fast[kind], printed.bonus[kind], printed.slow[kind]
    return {
        "text": card_text(creature, fast, bonus, slow),
        "creature": CREATURES[creature],
        "fast": fast,
        "bonus": bonus,
        "slow": slow,
    }


@lru_cache(1000)
def show_pile(counts: Figures, printed: Printed) -> list[CardCount]:
    return [show_some(card, n, printed) for card, n in enumerate(counts) if n]


@lru_cache(2000)
def show_some(card: int, count: int, printed: Printed) -> CardCount:
    return {**show_card(card, printed), "count": count}


@lru_cache(1000)
def show_zeus(protections: int, counts: Figures, printed: Printed) -> Zeus:
    return {"protections": protections, "tricks": show_pile(counts, printed)}


@lru_cache(500)
def seen_holders(me: int, players: int, eye_holder: int, god: int) -> tuple[bool, ...]:
    """Which holders a seat sees; `god` is its own, if it is a seat."""
    s = State(players=players, eye_holder=eye_holder)
    s.god[me] = god
    return tuple(sees_holder(s, me, holder) for holder in range(players))


def show_holders(v: View, seen: tuple[bool, ...], printed: Printed) -> list[Holder]:
    held, sizes, players, low = v.holder, v.holder_size, v.players, 0
    shown = []
    for holder, sees in enumerate(seen):
        size = sizes[holder]
        renewed = v.renewed_card if v.renewed_holder == holder else None
        cards = tuple(held[low : low + size]) if sees else None
        shown.append(show_cards(holder, players, size, cards, renewed, printed))
        low += MAX_HAND
    return shown


@lru_cache(2000)
def show_cards(
    holder: int, players: int, size: int, cards: Figures | None, renewed: int | None, printed: Printed
) -> Holder:
    return {
        "holder": holder,
        "between": [holder, (holder + 1) % players],
        "size": size,
        "cards": None if cards is None else [show_card(card, printed) for card in cards],
        "known": [] if renewed is None else [show_card(renewed, printed)],
    }


def show_played(v: View, printed: Printed) -> PlayedCard | None:
    if v.card < 0:
        return None
    return {
        **show_card(v.card, printed),
        "holder": v.card_holder,
        "number": v.card_number,
        "trick": bool(v.trick),
        "value": v.value,
    }


# bets and players


@lru_cache(100)
def show_tokens(tokens: Figures) -> dict[Creature, int]:
    return dict(zip(CREATURES, tokens, strict=True))


@lru_cache(100)
def show_bets(wins: Figures, points: Figures) -> list[BetCard]:
    return [
        {"bet": bet, "wins": [place for i, place in enumerate(PLACES) if wins[b] >> i & 1], "vp": points[b]}
        for b, bet in enumerate(BETS)
    ]


@lru_cache(100)
def show_power_sectors(sectors: Figures) -> dict[str, int]:
    return dict(zip(POWERS.names, sectors, strict=True))


@lru_cache(1000)
def show_players(
    me: int,
    players: int,
    powers: tuple[int, int],
    gods: Figures,
    scores: Figures,
    spent: Figures,
    creatures: Figures,
    cards: Figures,
    where: Figures,
) -> list[Player]:
    shown = []
    for seat in range(players):
        god, bets = gods[seat], slice(seat * SLOTS, (seat + 1) * SLOTS)
        own = where[seat * len(BETS) : (seat + 1) * len(BETS)]
        mine = spent[3 * god : 3 * god + 3]
        shown.append(
            show_player(seat, seat == me, god, scores[seat], creatures[bets], cards[bets], own, powers, mine)
        )
    return shown


@lru_cache(2000)
def show_player(
    seat: int,
    own: bool,
    god: int,
    score: int,
    creatures: Figures,
    cards: Figures,
    where: Figures,
    powers: tuple[int, int],
    spent: Figures,
) -> Player:
    bets: list[PlacedBet] = []
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
        "powers": [] if god < 0 else show_powers(god, powers, spent),
    }


@lru_cache(500)
def show_powers(god: int, powers: tuple[int, int], spent: Figures) -> list[OwnPower]:
    """Those the table plays with, and those spent."""
    s = State(powers=powers[0], fate=powers[1])
    s.spent[3 * god : 3 * god + 3] = spent
    return [
        {"power": POWERS[p].name, "spent": bool(s.spent[p])}
        for p in range(3 * god, 3 * god + 3)
        if s.spent[p] or in_play(s, p)
    ]


# the track


def show_track(v: View) -> Track:
    marks = v.finish, v.mid_line, v.crossed, v.decree_creature
    fate = (v.fate_creature, v.fate_moved) if v.phase == FATE else None
    runners = tuple(v.sector), tuple(v.arrival), tuple(v.finished[: v.finishers])
    return track(marks, runners, bool(v.preview), tuple(v.fate_token[: v.players]), fate)


@lru_cache(1000)
def track(
    marks: tuple[int, int, int, int],
    runners: tuple[Figures, Figures, Figures],
    preview: bool,
    tokens: Figures,
    fate: tuple[int, int] | None,
) -> Track:
    finish, mid_line, crossed, decree = marks
    sector, arrival, finished = runners
    order = [0] * len(CREATURES)
    s = State.__new__(State)  # with just what the order needs: a whole one takes longer than all the rest
    s.sector, s.arrival, s.finished = list(sector), list(arrival), list(finished)
    s.finish, s.finishers, s.preview = finish, len(finished), int(preview)
    order_creatures(s, order)
    place = [0] * len(CREATURES)
    for i, creature in enumerate(order):
        place[creature] = i + 1
    return {
        "finish": finish,
        "mid_line": mid_line,
        "crossed": None if crossed < 0 else CREATURES[crossed],
        "creatures": [
            {"creature": name, "sector": sector[c], "order": place[c], "finished": sector[c] >= finish}
            for c, name in enumerate(CREATURES)
        ],
        "fate": [{"seat": seat, "sector": at} for seat, at in enumerate(tokens) if at],
        "on_fate": None if fate is None else {"creature": CREATURES[fate[0]], "moved": fate[1]},
        "decree": None if decree < 0 else CREATURES[decree],
    }
