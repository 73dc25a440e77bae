"""What a person would want to see happen: the kinds of event, and what the figures of each mean."""

from __future__ import annotations

from typing import Any

from ...core.fields import rule
from ...core.game import EVERYONE
from .moves import write_card
from .names import BETS, CREATURES, GODS, POWERS
from .state import State

FIELDS = {
    "god": ("seat", "god"),
    "race": ("race", "seat"),
    "dealt": ("holder", "cards"),
    "fate-token": ("seat", "sector"),
    "bets-open": ("slot", "seat"),
    "bet": ("seat", "slot", "creature"),
    "own-bet": ("seat", "slot", "bet"),  # only to that seat
    "no-bet": ("seat",),
    "turn": ("seat",),
    "card": ("seat", "holder", "card", "number"),  # number 1: by its fast value, as a rule; 2: slow
    "trick": ("seat", "card"),
    "value": ("creature", "sectors"),  # a power changed how far the card moves
    "still": ("creature",),  # the card moves nothing
    "moved": ("creature", "origin", "sector"),
    "finished": ("creature", "place"),
    "crossed": ("creature",),  # the mid-race line
    "power": ("seat", "power"),
    "power-creature": ("seat", "power", "creature"),
    "tokens-swapped": ("seat", "slot", "creature", "other"),  # Trickster: off, on
    "looked": ("seat", "holder"),
    "seen-card": ("holder", "card"),  # only to who looked
    "bet-replaced": ("seat", "slot"),
    "own-bet-replaced": ("seat", "slot", "bet", "old"),  # only to that seat
    "bet-looked-at": ("seat", "owner", "slot"),
    "seen-bet": ("owner", "slot", "bet"),  # only to who looked
    "peeked": ("card",),  # only to who looked
    "taken-out": ("seat", "card"),
    "renewed": ("holder", "card", "discarded"),
    "lie": ("card",),  # Web of Lies: to the discards, not to Zeus
    "ranked": ("creature", "place"),  # before the judgment
    "judged": ("card",),
    "pardoned": ("card",),
    "disqualified": ("creature",),
    "placed": ("creature", "place"),  # after the judgment
    "sobered": ("protections",),
    "revealed": ("seat", "slot", "bet", "creature"),
    "paid": ("seat", "bet", "points"),
    "lost": ("seat", "bet"),
    "over": ("seat", "points", "winner"),
}
NAMES = tuple(FIELDS)
(
    GOD,
    RACE,
    DEALT,
    FATE_TOKEN,
    BETS_OPEN,
    BET,
    OWN_BET,
    NO_BET,
    TURN,
    CARD,
    TRICK,
    VALUE,
    STILL,
    MOVED,
    FINISHED,
    CROSSED,
    POWER,
    POWER_CREATURE,
    TOKENS_SWAPPED,
    LOOKED,
    SEEN_CARD,
    BET_REPLACED,
    OWN_BET_REPLACED,
    BET_LOOKED_AT,
    SEEN_BET,
    PEEKED,
    TAKEN_OUT,
    RENEWED,
    LIE,
    RANKED,
    JUDGED,
    PARDONED,
    DISQUALIFIED,
    PLACED,
    SOBERED,
    REVEALED,
    PAID,
    LOST,
    OVER,
) = range(len(NAMES))

ALL = EVERYONE


@rule
def only(seat: int) -> int:
    """An event that one seat may know."""
    return 1 << seat


def named(s: State, row: tuple[int, ...]) -> dict[str, Any]:
    """An event with names for its figures; slots and races count from 1."""
    kind, *figures = row
    name = NAMES[kind]
    event: dict[str, Any] = {"event": name}
    for field, figure in zip(FIELDS[name], figures, strict=False):
        event[field] = name_figure(s, field, figure)
    return event


def name_figure(s: State, field: str, figure: int) -> Any:
    if field in ("creature", "other"):
        return CREATURES[figure]
    if field in ("card", "discarded"):
        return write_card(s, figure)
    if field in ("bet", "old"):
        return BETS[figure]
    if field == "god":
        return GODS[figure]
    if field == "power":
        return POWERS[figure]
    if field in ("slot", "race"):
        return figure + 1
    return bool(figure) if field == "winner" else figure
