"""A view as it is sent and shown: what `show.py` writes. `ui/types.ts` is made from this."""

from __future__ import annotations

from typing import Literal, TypedDict

from .names import Cause, Deed, God, RouteName


class Options(TypedDict):
    players: int


class Figures(TypedDict):
    """What is printed in the rules, for this table."""

    passing: int
    """4 The total that a god may reach."""
    poseidon: int
    """5 The total that Poseidon may reach."""
    hand: int
    """Cards in a full hand."""
    oracle: int
    """Cards in a full Oracle."""
    years: int
    """7.1 The years that bring one home."""
    turns: int
    """7.1 The game ends after so many turns of each at the latest; 0: it does not."""


# cards and routes


class Card(TypedDict):
    text: str
    """As the notation writes it."""
    gods: list[God]
    """One, or two for a double card."""
    value: int


class CardCount(Card):
    count: int
    """How many of this card."""


class Route(TypedDict):
    route: RouteName
    colour: God
    years: int
    deeds: list[Deed]
    """One for each of the four gods, in order of seniority."""


class Routes(TypedDict):
    deck: int
    """How many are left to draw."""
    left: list[RouteName]
    """Which they are."""
    discards: list[Route]


class Laid(TypedDict):
    """The cards that lie at a god."""

    god: God
    total: int
    cards: list[Card]


# players


class Player(TypedDict):
    seat: int
    points: int
    years: int
    hand_size: int
    hand: list[Card] | None
    """Null: another's."""
    oracle_size: int
    oracle: list[Card] | None
    """Null: another's, not shown yet."""
    route: Route | None
    cards: list[Card]
    """On the route."""
    points_cards: list[Card]
    landed: list[Route]


class Bid(TypedDict):
    seat: int
    size: int
    """How many cards; 0: nothing is bid, or not yet."""
    cards: list[Card] | None
    """Null: another's."""


class Gift(TypedDict):
    """4.4 The prize, and who has bid so far."""

    god: God
    prize: Card
    bids: list[Bid]


class Mover(TypedDict):
    """Who draws a route, and why."""

    seat: int
    cause: Cause


class Ending(TypedDict):
    """7.2 What an end of the game now would bring a player, as far as the viewer can know it."""

    seat: int
    stand: int | None
    """What the Oracle has against the Proci; null: it is hidden."""
    beats: Literal["yes", "no", "maybe"]
    """Whether this player would beat the Proci, whatever is hidden."""
    loses: int
    """Points that the Proci take from a player who does not beat them."""


# the whole


class ShownOwn(TypedDict):
    """8.1 What seats see differently."""

    seat: int | None
    """Whose view it is; null: a spectator's."""
    players: list[Player]
    gift: Gift | None
    ending: list[Ending]
    """For every player; empty while the Proci are aside, and when the game is over."""
    unseen: list[CardCount]
    """Cards that the viewer has not seen, of any place."""


class Shown(ShownOwn):
    """The table as a seat, or a spectator, sees it."""

    game: Literal["ithaca"]
    actor: int | None
    """The seat to act; null: nobody."""
    phase: str
    turn: int
    first: int | None
    """The first player of the game."""
    active: int | None
    """Whose turn it is."""
    options: Options
    figures: Figures
    gods: list[Laid]
    """In order of seniority; Poseidon last."""
    favour: God | None
    proci: God | None
    deed: Deed | None
    """The deed that the Favour now gives the active player."""
    mover: Mover | None
    deck: int
    """Cards left to draw."""
    discards: list[Card]
    routes: Routes
