"""What lies on the table of a game of Divinity Derby."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from .header import Limits, check_tables, figure
from .paper import Paper
from .table import Refused

CREATURES = ("Dragon", "Gryphon", "Lamassu", "Pegasus", "Phoenix", "Sylph")
GODS = ("anansi", "horus", "marduk", "odin", "quetzalcoatl", "yu-huang")
BETS = (
    "podium",
    "top-two",
    "first-or-disqualified",
    "bottom-two",
    "second-or-third",
    "first",
    "last",
    "next-to-last",
    "second",
    "third",
    "disqualified",
)
MOVING = (
    "sun-ray",
    "storm",
    "sticky-thread",
    "updraft",
    "sleipnir",
    "feathered-wind",
    "heavenly-dukes-blessing",
)
"""The powers with a figure."""

PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th", "last", "next-to-last", "disqualified")
LIMITS: Limits = {
    "cards.*.copies": range(1, 10),
    "cards.*": range(13),
    "bets.*.vp": range(51),
    "bets.*.wins": PLACES,
    "powers.*": range(13),
    "track.finish": range(10, 41),
    "mid_line.*": range(1, 41),
    "hand.*": range(2, 13),
    "tokens.*": range(1, 7),
    "zeus.protections": range(9),
}
Values = tuple[int, int, int]


class Card(NamedTuple):
    """Sorts in card order; a protection before all others."""

    creature: int
    kind: int
    fast: int
    bonus: int
    slow: int

    @classmethod
    def protection(cls) -> Card:
        return cls(-1, 0, 0, 0, 0)

    @property
    def name(self) -> str:
        """Of its creature."""
        return CREATURES[self.creature] if self.creature >= 0 else ""

    def __str__(self) -> str:
        if self.creature < 0:
            return "protection"
        bonus = f"+{self.bonus}" if self.bonus else ""
        return f"{self.name} {self.fast}{bonus}/{self.slow}"


def figures_checked(paper: Paper) -> list[tuple[Values, int]]:
    """The kinds of card: fast, bonus and slow values, and how many copies."""
    kinds = [table for table in paper.figures if table.startswith("cards.")]
    by_players = ("3", "4", "5", "6")
    tables: dict[str, Sequence[str]] = {"track": ("finish",), "mid_line": by_players, "hand": by_players}
    tables |= {"tokens": by_players, "zeus": ("protections",)}
    tables |= dict.fromkeys(kinds, ("fast", "bonus", "slow", "copies"))
    tables |= {f"bets.{bet}": ("wins", "vp") for bet in BETS}
    check_tables(paper, tables | {f"powers.{power}": ("sectors",) for power in MOVING}, LIMITS)
    found = []
    for kind in kinds:
        fast, bonus, slow, copies = (figure(paper, kind, name) for name in paper.figures[kind])
        found.append(((fast, bonus, slow), copies))
    values = [kind for kind, _ in found]
    if (
        sum(copies for _, copies in found) != 9
        or len({*values}) < len(values)
        or any(v[0] <= v[2] for v in values)
    ):
        raise Refused(0, "these are not nine cards for each creature")
    for players in by_players:
        check_players(paper, players)
    return found


def check_players(paper: Paper, players: str) -> None:
    """Figures go together for this number of players, too."""
    hand = figure(paper, "hand", players)
    if hand % 2 or hand * int(players) > 54:
        raise Refused(0, f"hand.{players} cannot be dealt")
    if figure(paper, "mid_line", players) >= figure(paper, "track", "finish"):
        raise Refused(0, f"mid_line.{players} lies behind the finish")
    if figure(paper, "tokens", players) * len(CREATURES) < 3 * int(players):
        raise Refused(0, f"tokens.{players} do not suffice")


@dataclass
class Player:
    god: str = ""
    points: int = 0
    unused: list[str] = field(default_factory=lambda: list(BETS))
    bets: list[tuple[str, str]] = field(default_factory=list)
    """Of this race: card and creature."""
    spent: set[str] = field(default_factory=set)


@dataclass
class Race:
    number: int
    finish: int
    mid_line: int
    holders: list[list[Card]] = field(default_factory=list)
    tokens: dict[str, int] = field(default_factory=dict)
    zeus: list[Card] = field(default_factory=list)
    sector: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CREATURES, 0))
    arrival: dict[str, int] = field(default_factory=lambda: {c: i for i, c in enumerate(CREATURES)})
    arrivals: int = len(CREATURES)
    finished: list[str] = field(default_factory=list)
    crossed: str = ""
    card: Card | None = None
    """The one being played, whether with its trick, and how far it moves."""
    trick: bool = False
    value: int = 0
    shed_skin: bool = False
    fate: set[int] = field(default_factory=set)
    """Sectors with a token."""
    fate_creature: str = ""
    fate_moved: int = 0
    decree: str = ""
    """8.9 The creature under a Jade Decree, and whose."""
    decree_of: int = -1
    drawn: list[Card] = field(default_factory=list)
    standing: list[str] = field(default_factory=list)

    def on_track(self, creature: str) -> bool:
        return self.sector[creature] < self.finish

    def others_on_track(self, creature: str) -> list[str]:
        return [other for other in CREATURES if other != creature and self.on_track(other)]

    def card_moves(self) -> bool:
        """2.7, 8.9"""
        assert self.card is not None
        return self.on_track(self.card.name) and self.card.name != self.decree

    def next_ahead(self, creature: str) -> int | None:
        """8.6"""
        farther = [s for s in self.sector.values() if self.sector[creature] < s < self.finish]
        return min(farther, default=None)
