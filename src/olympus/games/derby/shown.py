"""A view as it is sent and shown: what `show.py` writes. `ui/types.ts` is made from this."""

from __future__ import annotations

from typing import Literal, TypedDict

from .names import Bet, Creature, Edition, God, Place, PowerSet


class Options(TypedDict):
    players: int
    edition: Edition
    powers: PowerSet
    fate: bool
    """Whether fate tokens are played with."""
    sober: bool
    """Whether Zeus sobers up."""


# cards


class Card(TypedDict):
    text: str
    """As the notation writes it."""
    creature: Creature
    fast: int
    bonus: int
    """0: it is no trick."""
    slow: int


class CardCount(Card):
    count: int
    """How many of this card."""


class PlayedCard(Card):
    holder: int
    number: int
    """1 or 2: the first or the second card of the turn."""
    trick: bool
    value: int
    """How far it moves its creature."""


class Protection(TypedDict):
    """Zeus looks away: no creature is named."""

    text: str
    protection: Literal[True]


ZeusCard = Card | Protection
"""A card of the Zeus deck."""


class Zeus(TypedDict):
    protections: int
    tricks: list[CardCount]
    """Those that everybody saw played."""


class Holder(TypedDict):
    """The cards between two neighbours, seen by both."""

    holder: int
    between: list[int]
    """The seat to whose left it stands, and the next one."""
    size: int
    cards: list[Card] | None
    """Null: the viewer does not see them."""
    known: list[Card]
    """Cards that everybody saw come here."""


# bets and players


class BetCard(TypedDict):
    bet: Bet
    wins: list[Place]
    """Any of these places wins it."""
    vp: int


class PlacedBet(TypedDict):
    slot: int
    creature: Creature
    bet: Bet | None
    """Null: the card lies face down."""


class OwnPower(TypedDict):
    power: str
    spent: bool


class Player(TypedDict):
    seat: int
    god: God | None
    points: int
    bets: list[PlacedBet]
    hand: list[Bet] | None
    """Bet cards that are left; null: another's."""
    won: list[Bet]
    lost: list[Bet]
    powers: list[OwnPower]
    """Those the table plays with, and those spent."""


# the track


class Racer(TypedDict):
    creature: Creature
    sector: int
    order: int
    """Its place among all creatures now, 1 in front."""
    finished: bool


class FateToken(TypedDict):
    seat: int
    sector: int


class OnFate(TypedDict):
    creature: Creature
    moved: int
    """The sectors that brought it there."""


class Track(TypedDict):
    finish: int
    """The sector of the finish line."""
    mid_line: int
    crossed: Creature | None
    """The first beyond the mid-race line."""
    creatures: list[Racer]
    fate: list[FateToken]
    on_fate: OnFate | None
    decree: Creature | None
    """The creature that cards do not move."""


# the whole


class ShownOwn(TypedDict):
    """7.2 What seats see differently."""

    seat: int | None
    """Whose view it is; null: a spectator's."""
    players: list[Player]
    holders: list[Holder]
    peeked: list[ZeusCard]
    """Cards of the Zeus deck that the viewer is looking at."""


class Shown(ShownOwn):
    """The table as a seat, or a spectator, sees it."""

    game: Literal["derby"]
    actor: int | None
    """The seat to act; null: nobody."""
    phase: str
    race: int
    """1 to 3."""
    first: int | None
    """The first player of the race."""
    active: int | None
    """Whose turn it is."""
    options: Options
    track: Track
    tokens: dict[Creature, int]
    """Creature tokens left for bets."""
    discards: list[CardCount]
    zeus: Zeus
    bets: list[BetCard]
    """What each bet card names and pays."""
    power_sectors: dict[str, int]
    """By power: how far it moves."""
    card: PlayedCard | None
    """The card that has been played and not carried out yet."""
    shed_skin: bool
    """First cards move by their slow value and second ones by their fast one."""
    drawn: list[ZeusCard]
    """What Zeus has drawn so far."""
    ranking: list[Creature]
    """After the race, best first."""
