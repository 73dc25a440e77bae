"""Windows: moves that wait for the end of a pause, and how long passes take."""

from __future__ import annotations

import asyncio
import itertools
from bisect import bisect_right
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from olympus import Match
from olympus.server.errors import Refusal
from olympus.server.people.accounts import User
from olympus.server.tables import autopilot, live, windows
from olympus.server.tables.live import Live
from olympus.server.tables.lobby import leave
from olympus.server.tables.model import Clock
from olympus.server.tables.thinking import BotThreads

from .stand_in import stand_in_live
from .virtual import Thinkers, VirtualLoop, run


def window(choice: bool) -> Match:
    """A game in which a seat is asked and can do something, or can only pass."""
    rng = Random(3)
    for seed in range(100):
        match = Match.new("derby", seed=seed, players=3, powers="full")
        while not match.over:
            codes = match.legal_codes()
            if match.game.pass_move in codes.values() and (len(codes) > 1) == choice:
                return match
            match.play_given(rng.choice(list(codes.values())))
    raise AssertionError("no such window")


class Stored:
    """A store that takes every move."""

    process = "p"
    shared = False

    def __init__(self) -> None:
        self.rows: list[dict[str, Any]] = []

    async def add_move(self, row: dict[str, Any]) -> bool:
        self.rows.append(row)
        return True


def seated(match: Match, loop: VirtualLoop, pace: float, monkeypatch: pytest.MonkeyPatch) -> Live:
    """A table with that match, where time is the loop's."""

    def now() -> int:
        return int(loop.time() * 1000)

    monkeypatch.setattr(live, "now", now)
    monkeypatch.setattr(autopilot, "now", now)
    table = stand_in_live(match, len(match.entries))
    house: Any = table.house
    house.config.pace = pace
    house.store = Stored()
    house.metrics = SimpleNamespace(moves=0)
    house.spawn = loop.create_task
    house.bots = BotThreads(2)
    house.bots.ready.set()
    table.used, table.moved = [0] * match.players, [0] * match.players
    table.last_at = now()
    return table


def test_the_same_move_twice_within_a_pause_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(loop: VirtualLoop) -> None:
        match = window(choice=True)
        table = seated(match, loop, 1.0, monkeypatch)
        user, ply = f"u{match.actor}", match.ply
        first = asyncio.create_task(table.submit(user, "once", ply, "pass"))
        await asyncio.sleep(0.1)
        assert not first.done()
        again = asyncio.create_task(table.submit(user, "once", ply, "pass"))
        assert await asyncio.gather(first, again) == [ply + 1, ply + 1]
        store: Any = table.house.store
        assert len(store.rows) == 1

    run(scene)


def pause(table: Live, seat: int) -> None:
    table.table.paused = True


def give_up(table: Live, seat: int) -> None:
    leave(table.table, User(f"u{seat}", "Ada", "guest"), frozenset())


@pytest.mark.parametrize(("happens", "key"), [(pause, "paused"), (give_up, "stand-in")])
def test_a_held_move_does_not_count_once_its_player_may_not_move(
    happens: Callable[[Live, int], None], key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(loop: VirtualLoop) -> None:
        match = window(choice=True)
        table = seated(match, loop, 1.0, monkeypatch)
        assert match.actor is not None
        held = asyncio.create_task(table.submit(f"u{match.actor}", "held", match.ply, "pass"))
        await asyncio.sleep(0.1)
        happens(table, match.actor)
        with pytest.raises(Refusal) as refused:
            await held
        assert refused.value.key == key
        store: Any = table.house.store
        assert not store.rows

    run(scene)


# how long passes take


def apart(one: list[float], other: list[float]) -> float:
    """Kolmogorov and Smirnov's distance between two samples."""
    one, other = sorted(one), sorted(other)
    return max(
        abs(bisect_right(one, x) / len(one) - bisect_right(other, x) / len(other)) for x in (*one, *other)
    )


def bots_pass(choice: bool, pace: float, seed: int, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long bots take in a window, in a house where the bots of others think, too."""
    count = 300
    rng = Random(seed)
    monkeypatch.setattr(windows, "draw", Random(seed + 1))

    async def scene(loop: VirtualLoop) -> list[float]:
        table = seated(window(choice), loop, pace, monkeypatch)
        match, house = table.match, table.house
        assert match is not None
        assert match.actor is not None
        table.table.seats[match.actor].kind = "bot"
        table.table.seats[match.actor].bot = "random"
        monkeypatch.setattr(house.bots, "threads", Thinkers(loop, lambda: rng.uniform(0.0, 0.9) * pace))
        took: list[float] = []
        began = 0.0

        async def store(*_: Any) -> int:
            took.append(loop.time() - began)
            return 0

        monkeypatch.setattr(table, "store", store)

        async def think(owner: str) -> None:
            while len(took) < count:
                await asyncio.sleep(rng.expovariate(1.0 / pace))
                async with house.bots.turn(owner):
                    await asyncio.sleep(0.9 * pace)

        others = [asyncio.create_task(think(f"other {n}")) for n in range(3)]
        driver = autopilot.Autopilot(table)
        while len(took) < count:
            await asyncio.sleep(rng.uniform(0.0, pace))
            began, table.paused_ply = loop.time(), -1
            table.last_at = int(1000 * began)
            await driver.bot_moves(match.actor)
        for other in others:
            other.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        return took

    return run(scene)


@pytest.mark.parametrize("pace", [0.02, 0.3, 1.0])
def test_bots_take_as_long_to_pass_with_a_choice_as_without(
    pace: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = bots_pass(True, pace, 5, monkeypatch)
    forced = bots_pass(False, pace, 17, monkeypatch)
    assert max(free) > min(free)
    assert apart(free, forced) < 0.15


def forced_pauses(count: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long passes without a choice take, at a person's pace."""
    monkeypatch.setattr(windows, "draw", Random(seed))

    async def scene(loop: VirtualLoop) -> list[float]:
        table = seated(window(choice=False), loop, 1.0, monkeypatch)
        drawn = []
        for _ in range(count):
            table.paused_ply = -1
            drawn.append(table.pause())
        return sorted(drawn)

    return run(scene)


def test_a_forced_pass_may_take_as_long_as_somebody_considers(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long people consider, passes without a choice take that long at least one time in fifty as often."""
    drawn = forced_pauses(50_000, 3, monkeypatch)
    people = Random(4)
    considered = [min(people.lognormvariate(0.0, 0.8) * 5.0, windows.LIMIT) for _ in range(50_000)]
    bounds = [windows.WINDOW.least, 3.0, 6.0, 10.0, 15.0, 20.0, 30.0, windows.LIMIT]
    for low, high in itertools.pairwise(bounds):
        without, people_take = (
            sum(low < one <= high for one in some) / len(some) for some in (drawn, considered)
        )
        assert without >= people_take / 50, (low, high)
    assert drawn[0] >= windows.WINDOW.least
    assert drawn[len(drawn) // 2] < 2.0  # what players wait as a rule
    assert drawn[len(drawn) * 95 // 100] < 8.0
    assert drawn[-1] == windows.LIMIT


def answered(clock: Clock, after: float, monkeypatch: pytest.MonkeyPatch) -> tuple[float, str, int]:
    """When the pass of somebody with a choice counts who answers after so many seconds; who made it; what it cost."""

    async def scene(loop: VirtualLoop) -> tuple[float, str, int]:
        match = window(choice=True)
        table = seated(match, loop, 1.0, monkeypatch)
        house: Any = table.house
        house.stopping, table.keeper, table.table.clock = False, "p", clock
        table.here = frozenset(f"u{n}" for n in range(match.players))
        began, user, ply = loop.time(), f"u{match.actor}", match.ply
        assert table.turn() is not None
        table.driver.schedule()
        while not house.store.rows and loop.time() < began + after:
            await asyncio.sleep(0.001)
        if not house.store.rows:
            await table.submit(user, "late", ply, "pass")
        house.stopping = True
        table.driver.stop()
        row = house.store.rows[0]
        return row["at"] / 1000 - began, row["by"], row["spent"]

    return run(scene)


@pytest.mark.parametrize(
    ("clock", "most"),
    [
        (Clock(), windows.LIMIT),
        (Clock("budget", 300), windows.LIMIT),
        (Clock("move", 20), 20.0),
    ],
    ids=["no clock", "budget", "move"],
)
def test_nobody_considers_longer_than_a_forced_pass_can_take(
    clock: Clock, most: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows, "draw", Random(1))
    took, by, spent = answered(clock, 15.0, monkeypatch)
    assert (took, by, spent) == (pytest.approx(15.0, abs=0.01), "player", 0)
    took, by, spent = answered(clock, 1000.0, monkeypatch)
    assert (took, by, spent) == (pytest.approx(most, abs=0.01), "pass", 0)


def test_an_answer_given_in_time_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the pause is as long as the window."""
    monkeypatch.setattr(windows, "pause", lambda pace, window: window)
    took, by, _ = answered(Clock(), 10.0, monkeypatch)
    assert (took, by) == (pytest.approx(windows.LIMIT, abs=1.0), "player")


def test_a_deadline_does_not_tell_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ends(loop: VirtualLoop, choice: bool) -> float:
        table = seated(window(choice), loop, 1.0, monkeypatch)
        turn = table.turn()
        assert turn is not None
        assert turn.deadline is not None
        return turn.deadline / 1000 - loop.time()

    found = [run(lambda loop, choice=choice: ends(loop, choice)) for choice in (True, False)]
    assert found == [pytest.approx(windows.LIMIT, abs=0.01)] * 2
