"""What a sensible player thinks of a position: the heuristics that bots of Divinity Derby build on.

These run as machine code on states that a bot imagines from its view, never on the real state.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from ...core.fields import floats, rule
from .moves import BET, PASS, creature_of
from .powers import seen_power
from .rules.judgment import zeus_size
from .state import BETS, CREATURES, KINDS, MAX_HAND, SEATS, SLOTS, UNUSED, State

SEARCH = {"explore": 0.5, "stages": 1, "temperature": 3.0, "points": 0.3, "belief": 0.3, "rollout_sample": 2}
"""Settings of the search that won the trials in docs/bots.md."""
STAKE = 1.0
PLIES = 0

BASE_CHANCE = 0.15
"""How likely a bet wins for each place that it names, before anything is known."""


@dataclass(slots=True)
class Notes:
    """What the heuristics note of a position. Pairs are creature * CREATURES + place or other creature."""

    expected: list[float] = floats(SEATS)
    """Points that each seat may hope for."""

    # per creature, by `project`
    projected: list[float] = floats(CREATURES)
    """The sector it may reach."""
    place: list[float] = floats(CREATURES)
    """Its likely place, from 1."""
    caught: list[float] = floats(CREATURES)
    """How likely Zeus draws it."""
    odds: list[float] = floats(CREATURES * CREATURES)
    """How likely it ends in each place."""
    close: list[float] = floats(CREATURES * CREATURES)
    """How open the race with each earlier creature is."""

    # per seat and creature (seat * CREATURES + creature), by `size_up` in leaning.py
    wanted: list[float] = floats(SEATS * CREATURES)
    """What one more sector of the creature is worth to the seat, in points."""
    dared: list[float] = floats(SEATS * CREATURES)
    """What a dirty trick with the creature is worth to the seat, for what Zeus may do."""


@rule
def stage(s: State) -> int:
    """Bets pay at the end of a race: a good place to stop thinking ahead."""
    return s.race


@rule
def seen_move(s: State, code: int) -> int:
    """What the other players see of a move: not the bet card."""
    if BET <= code < PASS:
        return BET + (code - BET) % CREATURES
    return seen_power(code) if code > PASS else code


@rule
def appraise(s: State, notes: Notes) -> None:
    """For each seat the points it may hope for: won, on the table, and in hand."""
    bets_open = s.place[0] + s.place[1] + s.place[2] == 0 and has_bets(s)
    if bets_open:
        project(s, notes)
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
                    worth += s.bet_vp[bet] * chance_to_win(notes, s.bet_wins[bet], creature)
        notes.expected[seat] = worth


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
def project(s: State, notes: Notes) -> float:
    """Where each creature may end if the cards left are shared between fast and slow; which part of them is left."""
    cards = 0
    for creature in range(CREATURES):
        notes.projected[creature] = float(s.sector[creature])
    for holder in range(s.players):
        cards += s.holder_size[holder]
        for i in range(s.holder_size[holder]):
            card = s.holder[holder * MAX_HAND + i]
            notes.projected[creature_of(card)] += mean_value(s, card)
    left = cards / float(s.players * s.hand_size)
    for i in range(s.finishers):
        notes.projected[s.finished[i]] = 100.0 - 10.0 * i
    spread = spread_of(left)
    for creature in range(CREATURES):
        notes.place[creature] = 1.0
    for creature in range(CREATURES):
        for other in range(creature):
            gap = notes.projected[other] - notes.projected[creature]
            if gap == 0.0:
                gap = 0.1 if (s.arrival[other] > s.arrival[creature]) != (s.preview == 1) else -0.1
            behind = 1.0 / (1.0 + math.exp(-gap / spread))
            notes.place[creature] += behind
            notes.place[other] += 1.0 - behind
            notes.close[creature * CREATURES + other] = behind * (1.0 - behind)
    weigh_zeus(s, notes)
    weigh_places(notes, width_of(left))
    return left


@rule
def weigh_zeus(s: State, notes: Notes) -> None:
    """How likely Zeus draws a trick of each creature."""
    size = zeus_size(s)
    for creature in range(CREATURES):
        tricks = 0
        for kind in range(KINDS):
            tricks += s.zeus[creature * KINDS + kind]
        notes.caught[creature] = 0.0
        if tricks > 0:
            safe = (size - tricks) / float(size)
            if size > 1:
                safe *= max(size - tricks - 1, 0) / float(size - 1)
            notes.caught[creature] = 1.0 - safe


@rule
def weigh_places(notes: Notes, width: float) -> None:
    """How likely each creature ends in each place: by a bell round the likely one, each step a product of the last."""
    steeper = math.exp(-1.0 / (width * width))
    for creature in range(CREATURES):
        ahead = notes.place[creature] - 1.0
        weight = math.exp(-0.5 * (ahead / width) * (ahead / width))
        step = math.exp((ahead - 0.5) / (width * width))
        total = 0.0
        for at in range(creature * CREATURES, (creature + 1) * CREATURES):
            notes.odds[at] = weight
            total += weight
            weight *= step
            step *= steeper
        for at in range(creature * CREATURES, (creature + 1) * CREATURES):
            notes.odds[at] /= total


@rule
def mean_value(s: State, card: int) -> float:
    """How far a card in a holder may bring its creature: as often fast as slow, now and then with its bonus."""
    kind = card % KINDS
    return 0.5 * (s.fast[kind] + s.slow[kind]) + 0.2 * s.bonus[kind]


@rule
def spread_of(left: float) -> float:
    """By how many sectors a projected distance between two creatures may be wrong."""
    return 0.4 + 3.5 * left


@rule
def width_of(left: float) -> float:
    """By how many places a projected place may be wrong."""
    return 0.25 + 1.1 * left


@rule
def places_named(wins: int) -> int:
    """The places that a bet names, a bit each, if all six creatures are ranked."""
    return wins & 63 | (wins >> 6 & 1) << 5 | (wins >> 7 & 1) << 4


@rule
def chance_of_place(notes: Notes, wins: int, creature: int) -> float:
    """How likely the creature is in a place that a bet names, if Zeus lets it be."""
    named = places_named(wins)
    good = 0.0
    for at in range(CREATURES):
        good += (named >> at & 1) * notes.odds[creature * CREATURES + at]
    return good


@rule
def chance_to_win(notes: Notes, wins: int, creature: int) -> float:
    """How likely a bet on the creature wins."""
    out = notes.caught[creature]
    return (1.0 - out) * chance_of_place(notes, wins, creature) + out * (wins >> 8 & 1)
