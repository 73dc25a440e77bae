"""What the component file of Divinity Derby may say, and how its figures enter a state."""

from __future__ import annotations

from ...core.components import Figures, Range, Schema, Words
from ...core.errors import ComponentError
from .names import BETS, CREATURES, POWERS
from .state import KINDS, MAX_FINISH, MAX_HAND, State

PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th", "last", "next-to-last", "disqualified")
"""What a bet can name; bit i of `bet_wins` is PLACES[i]."""

POWERS_WITH_SECTORS = (
    "sun-ray",
    "storm",
    "sticky-thread",
    "updraft",
    "sleipnir",
    "feathered-wind",
    "heavenly-dukes-blessing",
)

SCHEMA: Schema = {
    "track.finish": Range(10, MAX_FINISH),
    **{f"mid_line.{n}": Range(1, MAX_FINISH) for n in (3, 4, 5, 6)},
    **{f"hand.{n}": Range(2, MAX_HAND) for n in (3, 4, 5, 6)},
    **{f"tokens.{n}": Range(1, 6) for n in (3, 4, 5, 6)},
    "zeus.protections": Range(0, 8),
    "cards.*.fast": Range(0, 12),
    "cards.*.bonus": Range(0, 12),
    "cards.*.slow": Range(0, 12),
    "cards.*.copies": Range(1, 9),
    **{f"bets.{bet}.wins": Words(PLACES) for bet in BETS},
    **{f"bets.{bet}.vp": Range(0, 50) for bet in BETS},
    **{f"powers.{power}.sectors": Range(0, 12) for power in POWERS_WITH_SECTORS},
}


def kinds(figures: Figures) -> list[str]:
    """The kinds of movement card, in the order of the file."""
    return list(dict.fromkeys(key.split(".")[1] for key in figures if key.startswith("cards.")))


def number(figures: Figures, key: str) -> int:
    value = figures.get(key)
    if not isinstance(value, int):
        raise ComponentError("figure-missing", name=key)
    return value


def check(figures: Figures) -> None:
    """What no single figure shows: the decks add up, and what must differ differs."""
    names = kinds(figures)
    printed: dict[tuple[int, ...], str] = {}
    for kind in names:
        values = tuple(
            number(figures, f"cards.{kind}.{part}") for part in ("fast", "bonus", "slow", "copies")
        )
        if values[0] <= values[2]:
            raise ComponentError("cards-fast-slow", name=f"cards.{kind}.fast")
        twin = printed.setdefault(values[:3], kind)
        if twin != kind:
            raise ComponentError("cards-alike", name=f"cards.{kind}", other=f"cards.{twin}")
    copies = sum(number(figures, f"cards.{kind}.copies") for kind in names)
    if copies != KINDS:
        raise ComponentError("cards-count", name="cards.*.copies", value=copies, wanted=KINDS)
    for players in (3, 4, 5, 6):
        hand = number(figures, f"hand.{players}")
        if hand % 2 or hand * players > KINDS * len(CREATURES):
            raise ComponentError("hand-size", name=f"hand.{players}", value=hand)
        if number(figures, f"mid_line.{players}") >= number(figures, "track.finish"):
            raise ComponentError("mid-line", name=f"mid_line.{players}")
        if number(figures, f"tokens.{players}") * len(CREATURES) < 3 * players:
            raise ComponentError("tokens-few", name=f"tokens.{players}", wanted=3 * players)


def print_on(s: State, figures: Figures) -> None:
    """The figures travel in the state: a table with house values needs no recompilation."""
    for i, kind in enumerate(kinds(figures)):
        s.fast[i] = number(figures, f"cards.{kind}.fast")
        s.bonus[i] = number(figures, f"cards.{kind}.bonus")
        s.slow[i] = number(figures, f"cards.{kind}.slow")
        s.copies[i] = number(figures, f"cards.{kind}.copies")
    for i, bet in enumerate(BETS):
        wins = figures[f"bets.{bet}.wins"]
        s.bet_vp[i] = number(figures, f"bets.{bet}.vp")
        s.bet_wins[i] = sum(1 << PLACES.index(word) for word in wins) if isinstance(wins, tuple) else 0
    for i, power in enumerate(POWERS):
        s.power_sectors[i] = number(figures, f"powers.{power}.sectors") if power in POWERS_WITH_SECTORS else 0
    s.finish = number(figures, "track.finish")
    s.mid_line = number(figures, f"mid_line.{s.players}")
    s.hand_size = number(figures, f"hand.{s.players}")
    s.tokens_each = number(figures, f"tokens.{s.players}")
    s.protections = number(figures, "zeus.protections")
