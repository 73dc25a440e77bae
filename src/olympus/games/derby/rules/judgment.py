"""3 Zeus' judgment."""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import CHANCE, EVERYONE, NOBODY, Log, tell
from .. import events
from ..moves import creature_of
from ..state import AFTER_ZEUS, BEFORE_ZEUS, CREATURES, PAYOUT, PROTECTION, ZEUS_DRAWS, State

DRAWS = 2
"""3.1 Cards that Zeus draws."""


@rule
def zeus_size(s: State) -> int:
    """3.1 Cards in the Zeus deck: protections and used tricks."""
    return s.zeus_protections + s.zeus_tricks


@rule
def zeus_card(s: State, choice: int) -> int:
    """The choice-th card of the Zeus deck, protections first."""
    choice -= s.zeus_protections
    if choice < 0:
        return PROTECTION
    card = 0
    while choice >= s.zeus[card]:
        choice -= s.zeus[card]
        card += 1
    return card


@rule
def take_from_zeus(s: State, card: int) -> None:
    if card == PROTECTION:
        s.zeus_protections -= 1
    else:
        s.zeus[card] -= 1
        s.zeus_tricks -= 1


@rule
def put_back_to_zeus(s: State, card: int) -> None:
    if card == PROTECTION:
        s.zeus_protections += 1
    else:
        s.zeus[card] += 1
        s.zeus_tricks += 1


@rule
def open_judgment(s: State) -> None:
    """8.2 At the judgment the first player counts as active."""
    s.active = s.first
    s.asked = 0
    s.phase = BEFORE_ZEUS


@rule
def begin_draws(s: State) -> None:
    """3.1 Two cards, or fewer if the deck holds fewer."""
    s.asked = 0
    if zeus_size(s) == 0:
        s.phase = AFTER_ZEUS
    else:
        s.phase = ZEUS_DRAWS
        s.actor = CHANCE


@rule
def draw_for_zeus(s: State, choice: int, log: Log) -> None:
    card = zeus_card(s, choice)
    take_from_zeus(s, card)
    s.drawn[s.drawn_size] = card
    s.drawn_size += 1
    tell(log, events.JUDGED, EVERYONE, card)
    if s.drawn_size == DRAWS or zeus_size(s) == 0:
        s.asked = 0
        s.phase = AFTER_ZEUS
        s.actor = NOBODY


@rule
def is_drawn(s: State, creature: int) -> bool:
    for i in range(s.drawn_size):
        if s.drawn[i] != PROTECTION and creature_of(s.drawn[i]) == creature:
            return True
    return False


@rule
def judge(s: State, log: Log) -> None:
    """3.1, 3.2 Drawn creatures leave the ranking; those behind close up. 6.4 Drawn protections may leave the game."""
    left = 0
    for i in range(CREATURES):
        creature = s.ranking[i]
        if is_drawn(s, creature):
            s.place[creature] = 0
            s.disqualified_of_race[s.race] += 1
            tell(log, events.DISQUALIFIED, EVERYONE, creature)
        else:
            left += 1
            s.place[creature] = left
    for i in range(CREATURES):
        creature = s.ranking[i]
        if s.place[creature] > 0:
            tell(log, events.PLACED, EVERYONE, creature, s.place[creature])
    if s.sober:
        before = s.protections
        for i in range(s.drawn_size):
            if s.drawn[i] == PROTECTION:
                s.protections -= 1
        if s.protections < before:
            tell(log, events.SOBERED, EVERYONE, s.protections)
    s.phase = PAYOUT
