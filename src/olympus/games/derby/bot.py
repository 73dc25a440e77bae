"""What a sensible player thinks of a position: the heuristics that bots of Divinity Derby build on.

These run as machine code on states that a bot imagines from its view, never on the real state.
"""

from __future__ import annotations

import math

from ...core.fields import rule
from .moves import BET, PASS, PROPHECY, WISDOM, creature_of
from .rules.judgment import zeus_size
from .state import BETS, CREATURES, KINDS, MAX_HAND, SLOTS, UNUSED, State

SEARCH = {"explore": 0.5, "stages": 1, "heat": 3.0, "points": 0.3, "belief": 0.3, "taste": 2}
"""Settings of the search that won the trials in docs/bots.md."""

PROJECTED, RANKED, DISQUALIFIED = 8, 14, 20
"""Where `foresee` notes for each creature the sector it may reach, its likely place, and how likely Zeus draws it."""
ODDS = 64
"""Where it notes how likely a creature ends in a place: creature * 6 + place."""
CLOSE = ODDS + CREATURES * CREATURES
"""Where it notes how open the race between two creatures is, the later before the earlier: creature * 6 + other."""
BASE_CHANCE = 0.15
"""How likely a bet wins for each place that it names, before anything is known."""


@rule
def stage(s: State) -> int:
    """Bets pay at the end of a race: a good place to stop thinking ahead."""
    return s.race


@rule
def seen_move(s: State, code: int) -> int:
    """What the other players see of a move: not the bet card."""
    if BET <= code < PASS:
        return BET + (code - BET) % CREATURES
    if PROPHECY <= code < WISDOM:
        return PROPHECY + (code - PROPHECY) // BETS * BETS
    return code


@rule
def appraise(s: State, values: list[float]) -> None:
    """For each seat the points it may hope for: won, on the table, and in hand."""
    bets_open = s.place[0] + s.place[1] + s.place[2] == 0 and has_bets(s)
    if bets_open:
        foresee(s, values)
    for seat in range(s.players):
        worth = float(s.score[seat])
        used = 0
        for bet in range(BETS):
            used += s.bet_where[seat * BETS + bet] != UNUSED
        to_come = (9.0 - used) / (11.0 - used)
        for bet in range(BETS):
            if s.bet_where[seat * BETS + bet] == UNUSED:
                worth += s.bet_vp[bet] * hope(s.bet_wins[bet]) * to_come
        if bets_open:
            for slot in range(SLOTS):
                bet = s.bet_card[seat * SLOTS + slot]
                if bet >= 0:
                    creature = s.bet_creature[seat * SLOTS + slot]
                    worth += s.bet_vp[bet] * chance_to_win(values, s.bet_wins[bet], creature)
        values[seat] = worth


@rule
def has_bets(s: State) -> bool:
    for i in range(s.players * SLOTS):
        if s.bet_card[i] >= 0:
            return True
    return False


@rule
def hope(wins: int) -> float:
    """How likely a bet still in hand will win."""
    n = 0
    for place in range(9):
        n += (wins >> place) & 1
    return BASE_CHANCE * n + 0.05


@rule
def foresee(s: State, values: list[float]) -> float:
    """Where each creature may end if the cards left are shared between fast and slow; which part of them is left."""
    cards = 0
    for creature in range(CREATURES):
        values[PROJECTED + creature] = float(s.sector[creature])
    for holder in range(s.players):
        cards += s.holder_size[holder]
        for i in range(s.holder_size[holder]):
            card = s.holder[holder * MAX_HAND + i]
            values[PROJECTED + creature_of(card)] += mean_value(s, card)
    left = cards / float(s.players * s.hand_size)
    for i in range(s.finishers):
        values[PROJECTED + s.finished[i]] = 100.0 - 10.0 * i
    spread = spread_of(left)
    for creature in range(CREATURES):
        values[RANKED + creature] = 1.0
    for creature in range(CREATURES):
        for other in range(creature):
            gap = values[PROJECTED + other] - values[PROJECTED + creature]
            if gap == 0.0:
                gap = 0.1 if (s.arrival[other] > s.arrival[creature]) != (s.preview == 1) else -0.1
            behind = 1.0 / (1.0 + math.exp(-gap / spread))
            values[RANKED + creature] += behind
            values[RANKED + other] += 1.0 - behind
            values[CLOSE + creature * CREATURES + other] = behind * (1.0 - behind)
    weigh_zeus(s, values)
    weigh_places(values, width_of(left))
    return left


@rule
def weigh_zeus(s: State, values: list[float]) -> None:
    """How likely Zeus draws a trick of each creature."""
    size = zeus_size(s)
    for creature in range(CREATURES):
        tricks = 0
        for kind in range(KINDS):
            tricks += s.zeus[creature * KINDS + kind]
        values[DISQUALIFIED + creature] = 0.0
        if tricks > 0:
            safe = (size - tricks) / float(size)
            if size > 1:
                safe *= max(size - tricks - 1, 0) / float(size - 1)
            values[DISQUALIFIED + creature] = 1.0 - safe


@rule
def weigh_places(values: list[float], width: float) -> None:
    """How likely each creature ends in each place: by a bell round the likely one, each step a product of the last."""
    steeper = math.exp(-1.0 / (width * width))
    for creature in range(CREATURES):
        ahead = values[RANKED + creature] - 1.0
        weight = math.exp(-0.5 * (ahead / width) * (ahead / width))
        step = math.exp((ahead - 0.5) / (width * width))
        total = 0.0
        for at in range(creature * CREATURES, (creature + 1) * CREATURES):
            values[ODDS + at] = weight
            total += weight
            weight *= step
            step *= steeper
        for at in range(creature * CREATURES, (creature + 1) * CREATURES):
            values[ODDS + at] /= total


@rule
def mean_value(s: State, card: int) -> float:
    """How far a card in a holder may bring its creature: as often fast as slow, now and then with its bonus."""
    kind = card % KINDS
    return 0.5 * (s.fast[kind] + s.slow[kind]) + 0.2 * s.bonus[kind]


@rule
def spread_of(left: float) -> float:
    """By how many sectors a foreseen distance between two creatures may be wrong."""
    return 0.4 + 3.5 * left


@rule
def width_of(left: float) -> float:
    """By how many places a foreseen place may be wrong."""
    return 0.25 + 1.1 * left


@rule
def places_named(wins: int) -> int:
    """The places that a bet names, a bit each, if all six creatures are ranked."""
    return wins & 63 | (wins >> 6 & 1) << 5 | (wins >> 7 & 1) << 4


@rule
def chance_of_place(values: list[float], wins: int, creature: int) -> float:
    """How likely the creature is in a place that a bet names, if Zeus lets it be."""
    named = places_named(wins)
    good = 0.0
    for at in range(CREATURES):
        good += (named >> at & 1) * values[ODDS + creature * CREATURES + at]
    return good


@rule
def chance_to_win(values: list[float], wins: int, creature: int) -> float:
    """How likely a bet on the creature wins."""
    out = values[DISQUALIFIED + creature]
    return (1.0 - out) * chance_of_place(values, wins, creature) + out * (wins >> 8 & 1)
