"""Bots against each other: `olympus tournament`. What is played, and one game of it."""

from __future__ import annotations

import contextlib
import hashlib
import threading
import time
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from ... import bots, games
from ...core.game import Game
from ...core.match import Match
from ...core.options import Number
from ...core.scores import win_shares
from ..measure.sequential import Watch
from ..words import LabError
from .ledger import Ledger, Result
from .seating import Pairing, schedule

MOST_GAMES = 10_000_000
MOST_SECONDS = 3600
Crew = Callable[["Plan", Iterator[Pairing]], Generator[Result, None, None]]
"""Plays games somewhere and gives their results as they come in."""


@dataclass(frozen=True)
class Plan:
    """A tournament: everything that its games depend on. Plain data, so that it can travel."""

    game: str
    entrants: tuple[str, ...]
    options: tuple[tuple[str, Any], ...]
    figures: tuple[tuple[str, Any], ...]
    seconds: float
    seed: int

    @property
    def players(self) -> int:
        return int(dict(self.options)["players"])

    def header(self) -> dict[str, Any]:
        """What must be the same for games to belong to the same tournament; their number need not."""
        game = games.load(self.game)
        chosen = dict(self.options)
        return {
            "game": self.game,
            "rules": game.version,
            "bots": list(self.entrants),
            "options": {option.name: option.write(chosen[option.name]) for option in game.options},
            "figures": dict(self.figures),
            "seconds": self.seconds,
            "seed": self.seed,
        }


def make_plan(
    game: Game,
    entrants: tuple[str, ...],
    options: Mapping[str, Any],
    figures: Mapping[str, Any],
    seconds: float,
    seed: int,
) -> Plan:
    """Everything checked before the first game. Unless told, as many play as there are entrants, if that can be."""
    for entrant in entrants:
        name, own = split_entrant(entrant, seconds)
        bots.make(name, game, "")
        if not 0 < own <= MOST_SECONDS:
            raise LabError("seconds", value=str(own))
    given = dict(options)
    seats = game.options[0]
    if "players" not in given and isinstance(seats, Number) and seats.low <= len(entrants) <= seats.high:
        given["players"] = len(entrants)
    chosen = game.table(given)
    game.figures(figures)
    return Plan(game.name, entrants, tuple(chosen.items()), tuple(figures.items()), seconds, seed)


def split_entrant(entrant: str, usual: float) -> tuple[str, float]:
    """A bot and the seconds it may think, from `god` or `god@0.5`."""
    name, _, seconds = entrant.partition("@")
    try:
        return name, float(seconds) if seconds else usual
    except ValueError:
        raise LabError("seconds", value=seconds) from None


def deal_seed(plan: Plan, deal: int) -> bytes:
    return hashlib.sha256(f"olympus tournament {plan.seed} deal {deal}".encode()).digest()


def play_game(plan: Plan, pairing: Pairing, halt: threading.Event | None = None) -> Result | None:
    """One game; None if it was called off."""
    prepare(plan.game, tuple(sorted(set(plan.entrants))))
    game = games.load(plan.game)
    begun = time.perf_counter()
    match = Match.new(
        game, seed=deal_seed(plan, pairing.deal), figures=dict(plan.figures), **dict(plan.options)
    )
    entrants = [split_entrant(entrant, plan.seconds) for entrant in pairing.seats]
    players = [
        bots.make(name, game, f"{plan.seed}/{pairing.number}/{seat}")
        for seat, (name, _) in enumerate(entrants)
    ]
    for player in players:
        player.clock = time.thread_time
    happened = [event for entry in match.entries for event in entry.events]
    seen = [0] * match.players
    moves, thought = [0] * match.players, [0.0] * match.players
    while match.actor is not None:
        if halt is not None and halt.is_set():
            return None
        seat = match.actor
        legal = match.legal()
        events = [event.data for event in happened[seen[seat] :] if event.visible_to(seat)]
        seen[seat] = len(happened)
        asked = time.thread_time()
        move = players[seat].choose(match.packed_view(seat), legal, events, entrants[seat][1])
        thought[seat] += time.thread_time() - asked
        moves[seat] += 1
        happened += match.play(move, seat)
    return {
        "game": pairing.number,
        "deal": pairing.deal,
        "seats": list(pairing.seats),
        "scores": match.scores,
        "moves": moves,
        "thought": [round(seconds, 4) for seconds in thought],
        "seconds": round(time.perf_counter() - begun, 4),
    }


PREPARING = threading.Lock()


def prepare(game: str, entrants: tuple[str, ...]) -> None:
    """Let every bot decide once, so that no game's thinking time goes into compiling."""
    with PREPARING:
        _prepare(game, entrants)


@cache
def _prepare(name: str, entrants: tuple[str, ...]) -> None:
    for bot in sorted({split_entrant(entrant, 0)[0] for entrant in entrants}):
        bots.prepare(bot, games.load(name))


@dataclass
class Progress:
    """How far a tournament is, counted in whole deals from the first on."""

    pairings: list[Pairing]
    watch: Watch | None
    counted: int = 0
    clear: bool = False

    def advance(self, results: Mapping[int, Result]) -> bool:
        """Take in the deals that are complete; whether it is clear now. The order of the results plays no part."""
        deal: list[Result] = []
        for pairing in self.pairings[self.counted :]:
            result = results.get(pairing.number)
            if result is None or self.clear:
                break
            deal.append(result)
            if pairing.last:
                self.counted = pairing.number + 1
                if self.watch is not None:
                    bot = self.watch.bot
                    self.clear = self.watch.add([share_of(one, bot) for one in deal if bot in one["seats"]])
                deal = []
        return self.clear


def share_of(result: Result, bot: str) -> float:
    """The share of the win of a bot's seats, one with another."""
    shares = [
        share
        for share, name in zip(win_shares(result["scores"]), result["seats"], strict=True)
        if name == bot
    ]
    return sum(shares) / len(shares)


def run(
    plan: Plan,
    count: int,
    ledger: Ledger,
    crew: Crew,
    watch: Watch | None = None,
    progress: Callable[[int, int], None] = lambda _done, _of: None,
) -> list[Result]:
    """Play what is not yet in the ledger; the games that count, in their order.

    Games beyond the deal at which a watch saw clear are kept in the ledger, but do not count.
    """
    if not 1 <= count <= MOST_GAMES:
        raise LabError("games", value=count, most=MOST_GAMES)
    pairings = list(schedule(plan.entrants, plan.players, count))
    state = Progress(pairings, watch)
    done = sum(pairing.number in ledger.results for pairing in pairings)
    progress(done, len(pairings))
    if not state.advance(ledger.results) and done < len(pairings):
        missing = iter([pairing for pairing in pairings if pairing.number not in ledger.results])
        with contextlib.closing(crew(plan, missing)) as results:
            for result in results:
                done += ledger.add(result)
                progress(done, len(pairings))
                if state.advance(ledger.results):
                    break
    return [ledger.results[number] for number in range(state.counted)]
