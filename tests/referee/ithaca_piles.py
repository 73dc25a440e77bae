"""What lies on the table of a game of Ithaca, and the piles cards are drawn from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from .header import Limits, check_options, check_tables, figure, players_of, words
from .paper import Paper
from .table import Refused, Table

GODS = ("Zeus", "Athena", "Helios", "Aiolus")
ROUTES = (
    "tenedos",
    "ismarus",
    "ogygia",
    "pylos",
    "cyclops",
    "wandering-rocks",
    "lesbos",
    "scheria",
    "phorcys",
    "sunium",
    "sirens",
    "asphodel",
    "pharos",
    "lotus-eaters",
    "thrinacia",
    "sparta",
    "aeaea",
    "oceanus",
    "goat-island",
    "cape-malea",
    "aeolia",
    "asteris",
    "telepylus",
    "scylla",
)
DEEDS = ("favour", "oracle", "odyssey", "landfall")
COLOURS = tuple(god.lower() for god in GODS)
LIMITS: Limits = {
    "singles.*": range(73),
    "doubles.*": range(73),
    "routes.*.deeds": DEEDS,
    "routes.*.colour": COLOURS,
    "routes.*.years": range(1, 7),
    "gods.passing": range(1, 12),
    "poseidon.*": range(12),
    "hand.cards": range(1, 7),
    "oracle.cards": range(1, 4),
    "setup.oracle": range(4),
    "setup.gods": range(13),
    "end.years": range(1, 101),
    "end.turns": range(1, 301),
}
VALUES = ("1", "2", "3", "4")


class Card(NamedTuple):
    """Sorts in card order: the top god, the other one (of a single the same), the value."""

    top: int
    other: int
    value: int

    def __str__(self) -> str:
        gods = GODS[self.top] if self.single else f"{GODS[self.top]}-{GODS[self.other]}"
        return f"{gods} {self.value}"

    @property
    def single(self) -> bool:
        return self.top == self.other

    def has(self, god: int) -> bool:
        return god in (self.top, self.other)


@dataclass
class Player:
    hand: list[Card] = field(default_factory=list)
    oracle: list[Card] = field(default_factory=list)
    bid: list[Card] = field(default_factory=list)
    route: str = ""
    on_route: list[Card] = field(default_factory=list)
    years: int = 0


def taken(cards: list[Card], text: str) -> Card:
    """The card of that name, taken out of a list that has it."""
    card = next(card for card in cards if str(card) == text)
    cards.remove(card)
    return card


class Piles:
    def __init__(self, table: Table, paper: Paper) -> None:
        check_options(paper, ("players", "first"))
        check_tables(paper, self.tables(), LIMITS)
        self.table, self.paper, self.rules = table, paper, paper.rules
        if self.rules > 2:
            raise Refused(3, "unknown rules")
        self.count = players_of(paper, 2, 5)
        self.players = [Player() for _ in range(self.count)]
        self.passing = figure(paper, "gods", "passing")
        self.calm = figure(paper, "poseidon", str(self.count))
        self.on_god: list[list[Card]] = [[] for _ in GODS]
        self.poseidon: list[Card] = []
        self.favour = -1
        self.proci = -1
        self.points: list[tuple[int, Card]] = []
        self.deck = [card for card in self.printed() for _ in range(self.copies(card))]
        if len(self.deck) != 72 or figure(paper, "setup", "oracle") > figure(paper, "oracle", "cards"):
            raise Refused(0, "figures that do not go together")
        for route in ROUTES:
            if (
                len(words(paper, f"routes.{route}", "deeds")) != 4
                or "|" in paper.figures[f"routes.{route}"]["colour"]
            ):
                raise Refused(0, f"{route} is not whole")
        self.discards: list[Card] = []
        self.route_deck = list(ROUTES)
        self.route_discards: list[str] = []
        self.active = 0

    # components

    @staticmethod
    def tables() -> dict[str, Sequence[str]]:
        found: dict[str, Sequence[str]] = {
            "setup": ("oracle", "gods"),
            "hand": ("cards",),
            "oracle": ("cards",),
        }
        found |= {"gods": ("passing",), "poseidon": ("2", "3", "4", "5"), "end": ("years", "turns")}
        found |= {f"singles.{god}": VALUES for god in COLOURS}
        found |= {f"doubles.{top}-{other}": VALUES for top in COLOURS for other in COLOURS if top != other}
        return found | {f"routes.{route}": ("deeds", "years", "colour") for route in ROUTES}

    @staticmethod
    def printed() -> list[Card]:
        return [Card(top, other, value) for top in range(4) for other in range(4) for value in range(1, 5)]

    def copies(self, card: Card) -> int:
        gods = GODS[card.top].lower(), GODS[card.other].lower()
        table = f"singles.{gods[0]}" if card.single else f"doubles.{gods[0]}-{gods[1]}"
        return figure(self.paper, table, str(card.value))

    def years(self, route: str) -> int:
        return figure(self.paper, f"routes.{route}", "years")

    def colour(self, route: str) -> int:
        return COLOURS.index(words(self.paper, f"routes.{route}", "colour")[0])

    def total(self, god: int) -> int:
        return sum(card.value for card in self.on_god[god])

    # piles

    def make_deck(self) -> None:
        self.deck, self.discards = self.discards, []
        self.table.tell("deck-made", cards=len(self.deck))

    def draw_fate(self, title: str) -> Card | None:
        """3 A card, if there is one: an empty deck is made of the discards that came to it, and after the last card."""
        if not self.deck and self.discards:
            self.make_deck()
        if not self.deck:
            return None
        number = self.table.draw(title, [str(card) for card in self.deck])
        card = self.deck[number]
        self.deck[number] = self.deck[-1]
        self.deck.pop()
        if not self.deck and self.discards:
            self.make_deck()
        return card

    def dealt_fate(self, title: str) -> Card:
        card = self.draw_fate(title)
        if card is None:
            raise Refused(0, "there are too few fate cards to deal")
        return card

    def make_route_deck(self) -> None:
        self.route_deck, self.route_discards = self.route_discards, []
        self.table.tell("route-deck-made", routes=len(self.route_deck))

    def draw_route(self, title: str) -> str:
        if not self.route_deck and self.route_discards:
            self.make_route_deck()
        if not self.route_deck:
            return ""
        number = self.table.draw(title, self.route_deck)
        route = self.route_deck[number]
        self.route_deck[number] = self.route_deck[-1]
        self.route_deck.pop()
        if not self.route_deck and self.route_discards:
            self.make_route_deck()
        return route

    def fill_hand(self, seat: int) -> None:
        """3 Back to a full hand."""
        hand = self.players[seat].hand
        while len(hand) < figure(self.paper, "hand", "cards"):
            card = self.draw_fate(f"card for seat {seat}")
            if card is None:
                return
            hand.append(card)
            self.table.tell("drew", seat=seat, cards=1)
            self.table.tell("own-draw", seat=seat, card=card)
