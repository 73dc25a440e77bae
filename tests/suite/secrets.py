"""Non-interference: what a seat may not know changes nothing that the seat is shown.

A game and its twin are played side by side. To one seat they are the same game: the same moves as far as
that seat may know them, the same outcomes of chance as far as it sees them. All else differs: cards dealt
out of its sight, the hidden part of other players' moves. Then everything the seat gets must be the same:
its views, who acts, its legal moves, the events, its record, why a move is refused.

Twins are made in two ways. `apart(…)` begins with the very same position and lets hidden things go different
ways from there; what is hidden is said by `chance_seen` and by the notation for that seat alone, so a view
that shows too much is caught even where `determinise` believes it. `resampled(…)` draws anew, by
`determinise`, whatever the seat cannot know, and so reaches late positions that differ much.

What the rules themselves reveal (the game's `REVEALS` events: bets turned over, a holder looked at) ends a
comparison where the two games reveal different things. Such twins count as rejected, the others as compared.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict, deque
from dataclasses import dataclass, field
from random import Random
from typing import Any

from olympus import Game, IllegalMove, Match, Move
from olympus.core import chance, record
from olympus.core.fields import numbers

from . import hooks, play


class Leak(AssertionError):
    """A seat was shown something that depends on what it may not know."""


class Rejected(Exception):
    """The twin cannot go the same way: nothing is compared."""


@dataclass
class Tally:
    """How much was really compared, so that rejections cannot hollow the test out."""

    compared: Counter[str] = field(default_factory=Counter)
    """By phase: comparisons of two positions that differ in something hidden."""
    legal: int = 0
    """Comparisons of legal moves and refusals of a seat that acts, in such positions."""
    equal: int = 0
    """Comparisons of positions that did not differ at all: they say nothing."""
    rejected: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.compared += other.compared
        self.rejected += other.rejected
        self.legal += other.legal
        self.equal += other.equal

    def __str__(self) -> str:
        phases = ", ".join(f"{phase or 'all'} {count}" for phase, count in sorted(self.compared.items()))
        return (
            f"compared {self.compared.total()} ({phases}), of an acting seat {self.legal}; "
            f"equal {self.equal}; rejected {dict(self.rejected)}"
        )


class Guided:
    """Chance for the twin: what the seat sees comes as in the other game, the rest is drawn anew."""

    def __init__(self, rng: Random, change: float) -> None:
        self.rng = rng
        self.change = change
        self.plan: deque[tuple[str, str]] = deque()

    def choose(self, size: int, name: Any) -> int:
        if not self.plan:
            raise Leak("chance draws more often in the twin")
        seen, real = self.plan.popleft()
        names = [name(i) for i in range(size)]
        if seen != "?":
            found = [i for i in range(size) if names[i] == seen]
            if not found:
                raise Rejected("outcome")
            return found[0]
        if self.rng.random() >= self.change and real in names:
            return names.index(real)
        needed = {seen for seen, _ in self.plan}
        free = [i for i in range(size) if names[i] not in needed]
        return self.rng.choice(free or list(range(size)))

    def position(self) -> deque[tuple[str, str]]:
        return self.plan.copy()

    def rewind(self, position: deque[tuple[str, str]]) -> None:
        self.plan = position


def draws(match: Match, first: int, seat: int) -> list[tuple[str, str]]:
    """The outcomes from an entry on: as the seat knows them, and as they were."""
    return [
        outcome
        for entry in match.entries[first:]
        if entry.ply == 0
        for outcome in zip(entry.texts[seat], entry.full, strict=True)
    ]


def revealed(match: Match, first: int, seat: int, kinds: frozenset[str]) -> list[dict[str, Any]]:
    return [
        event.data
        for entry in match.entries[first:]
        for event in entry.events
        if event.visible_to(seat) and event.data["event"] in kinds
    ]


def refusals(match: Match, probes: list[str]) -> list[tuple[str, str]]:
    """Why each of some moves would be refused."""
    found = []
    for probe in probes:
        try:
            match.find(probe)
        except IllegalMove as error:
            found.append((error.key, repr(error.details)))
        else:
            found.append(("legal", probe))
    return found


def shown(match: Match, seat: int, first: int, probes: list[str]) -> dict[str, Any]:
    """Everything that a seat gets of a match; of its record the lines from an entry on."""
    given: dict[str, Any] = {
        "who acts": match.actor,
        "packed view": numbers(match.packed_view(seat)),
        "view": json.dumps(match.view(seat), sort_keys=True),
        "events": [
            event.data for entry in match.entries[first:] for event in entry.events if event.visible_to(seat)
        ],
        "record": [record.entry_line(entry, seat) for entry in match.entries[first:]],
    }
    if match.actor == seat:
        given["legal moves"] = [(move.code, move.text) for move in match.legal()]
        given["what moves would do"] = match.foreseen()
        given["refusals"] = refusals(match, probes)
    return given


class Pair:
    """A match and its twin, which one seat cannot tell apart."""

    def __init__(
        self, match: Match, twin: Match, seat: int, rng: Random, tally: Tally, probes: list[str]
    ) -> None:
        self.match, self.twin, self.seat, self.rng, self.tally = match, twin, seat, rng, tally
        self.probes = probes
        self.reveals = frozenset(hooks.secret(match.game, "REVEALS", ()))

    def compare(self, first: int) -> None:
        """Compare all that the seat gets, the lines of its record from an entry on."""
        probes = self.rng.sample(self.probes, min(6, len(self.probes)))
        one = shown(self.match, self.seat, first, probes)
        other = shown(self.twin, self.seat, first, probes)
        if one != other:
            if self.differ_by_rule(first):
                raise Rejected("revealed")
            self.report(one, other)
        if numbers(self.match.state) == numbers(self.twin.state):
            self.tally.equal += 1
            return
        self.tally.compared[play.phase(self.match)] += 1
        if self.match.actor == self.seat:
            self.tally.legal += 1

    def differ_by_rule(self, first: int) -> bool:
        one = revealed(self.match, first, self.seat, self.reveals)
        return one != revealed(self.twin, first, self.seat, self.reveals)

    def report(self, one: dict[str, Any], other: dict[str, Any]) -> None:
        what = next(key for key in one if one[key] != other.get(key))
        raise Leak(
            f"{self.match.game.name}: seat {self.seat} can tell apart what it should not, by: {what}\n"
            f"  {one[what]}\n  {other.get(what)}\n{self.match.record(self.seat)[-2000:]}"
        )

    def step(self, change: float) -> None:
        """One move in both games, the same to the seat."""
        mine, twins = self.choose(change)
        first = len(self.match.entries)
        self.match.play(mine)
        guided = self.twin.chance
        assert isinstance(guided, Guided)
        guided.plan = deque(draws(self.match, first, self.seat))
        try:
            self.twin.play(twins)
            if guided.plan:
                raise Leak("chance draws less often in the twin")
        except (Leak, Rejected):
            if self.differ_by_rule(first):
                raise Rejected("revealed") from None
            raise
        self.compare(first)

    def choose(self, change: float) -> tuple[Move, Move]:
        """A move for each: the seat's own is the same, another's the same as far as the seat may know it."""
        mine, twins = self.grouped(self.match), self.grouped(self.twin)
        common = [text for text in mine if text in twins]
        if not common:
            raise Rejected("move")
        text = self.rng.choice(common)
        move = self.rng.choice(mine[text])
        same = [other for other in twins[text] if other.code == move.code]
        if same and self.rng.random() >= change:
            return move, same[0]
        return move, self.rng.choice(twins[text])

    def grouped(self, match: Match) -> dict[str, list[Move]]:
        groups: dict[str, list[Move]] = defaultdict(list)
        for move in match.legal():
            groups[match.game.write_move(match.state, move.code, self.seat)].append(move)
        return groups


def play_pair(pair: Pair, plies: int, change: float) -> None:
    try:
        for _ in range(plies):
            if pair.match.over:
                return
            pair.step(change)
    except Rejected as reason:
        pair.tally.rejected[str(reason)] += 1


def resampled(match: Match, seat: int, rng: Random, plies: int, tally: Tally, probes: list[str]) -> None:
    """Draw anew all that the seat cannot know, and play on."""
    game = match.game
    twin = play.fork(match)
    twin.state = game.State()
    game.determinise(match.packed_view(seat), twin.state, chance.new_stream(rng.randbytes(32)))
    twin.chance = Guided(rng, change=0.7)
    pair = Pair(play.fork(match), twin, seat, rng, tally, probes)
    pair.compare(len(match.entries))
    play_pair(pair, plies, change=0.3)


def apart(match: Match, seat: int, rng: Random, plies: int, tally: Tally, probes: list[str]) -> None:
    """Let hidden things go different ways from here on: few of them, or all."""
    twin = play.fork(match)
    change = rng.choice((0.15, 0.5, 1.0))
    twin.chance = Guided(rng, rng.choice((0.0, change)))
    play_pair(Pair(play.fork(match), twin, seat, rng, tally, probes), plies, change)


def apart_from_the_deal(
    game: Game, table: dict[str, Any], seat: int, rng: Random, plies: int, tally: Tally, probes: list[str]
) -> None:
    """The same from before the first draw."""
    match = Match.new(game, seed=rng.randbytes(32), **table)
    guided = Guided(rng, rng.choice((0.1, 0.3, 1.0)))
    guided.plan = deque(draws(match, 0, seat))
    try:
        twin = Match.new(game, chance=guided, **table)
    except Rejected as reason:
        tally.rejected[str(reason)] += 1
        return
    twin.seed, twin.commitment = match.seed, match.commitment
    pair = Pair(match, twin, seat, rng, tally, probes)
    pair.compare(0)
    play_pair(pair, plies, change=0.5)


def gather(
    game: Game, table: dict[str, Any], rng: Random, count: int
) -> tuple[dict[str, list[Match]], list[str]]:
    """Positions of random games by phase, and notations met on the way (to be refused later)."""
    positions: dict[str, list[Match]] = defaultdict(list)
    words: set[str] = {"", "nonsense", "pass"}
    for _ in range(count):
        match = Match.new(game, seed=rng.randbytes(32), **table)
        for at in play.random_plies(match, rng):
            if at.over:
                break
            positions[play.phase(at)].append(play.fork(at))
            words.add(rng.choice(at.legal()).text)
    return positions, sorted(words)


def check_table(
    game: Game, table: dict[str, Any], seed: int, *, games: int, starts: int, plies: int
) -> Tally:
    """For every seat and spectators: twins from several positions of every phase that was met."""
    rng = Random(seed)
    tally = Tally()
    positions, probes = gather(game, table, rng, games)
    seats = play.observers(next(iter(positions.values()))[0])
    for seat in seats:
        for found in positions.values():
            for match in rng.sample(found, min(starts, len(found))):
                resampled(match, seat, rng, plies, tally, probes)
                apart(match, seat, rng, 2 * plies, tally, probes)
        for _ in range(starts):
            apart_from_the_deal(game, table, seat, rng, 12 * plies, tally, probes)
    for phase in positions:
        assert tally.compared[phase] >= len(seats), f"too little was compared in phase {phase!r}: {tally}"
    assert tally.legal >= len(seats) * starts, f"seats that act were compared too little: {tally}"
    assert tally.compared.total() >= 10 * len(seats) * starts, f"too little was compared: {tally}"
    return tally
