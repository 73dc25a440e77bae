"""Tournaments: the same again by seed and on any number of threads, resumable, nothing counted twice."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from olympus import Match, load_game
from olympus.lab.measure.sequential import Until
from olympus.lab.tournament.crews import on_threads
from olympus.lab.tournament.ledger import Ledger, Result
from olympus.lab.tournament.plan import Plan, deal_seed, make_plan, play_game, run
from olympus.lab.tournament.seating import Pairing, read_bots
from olympus.lab.words import LabError
from tests.suite.cli import COMMAND, environment, inside

DERBY = load_game("derby")


def plan(bots: str = "random*3", seed: int = 1, **options: Any) -> Plan:
    return make_plan(DERBY, read_bots(bots), options, {}, 0.01, seed)


def timeless(results: list[Result]) -> list[Result]:
    return [{k: v for k, v in one.items() if k not in ("seconds", "thought")} for one in results]


def played(asked: Plan, games: int, threads: int = 1) -> list[Result]:
    return timeless(run(asked, games, Ledger(None, asked.header()), on_threads(threads)))


def scripted(winner: str, order: int = 1) -> Any:
    """A crew that plays nothing: one bot always wins, and results come in any order."""

    def crew(_: Plan, pairings: Iterator[Pairing]) -> Generator[Result, None, None]:
        for game in list(pairings)[::order]:
            yield {
                "game": game.number,
                "deal": game.deal,
                "seats": list(game.seats),
                "scores": [int(name == winner) for name in game.seats],
                "moves": [1] * len(game.seats),
                "thought": [0.0] * len(game.seats),
                "seconds": 0.0,
            }

    return crew


def test_a_game_can_be_played_again() -> None:
    asked = plan()
    game = Pairing(7, 2, ("random", "random", "random"), True)
    other = Pairing(8, 2, game.seats, True)
    one, again, another = (play_game(asked, pairing) for pairing in (game, game, other))
    assert one
    assert again
    assert another
    assert timeless([one]) == timeless([again])
    assert one["scores"] != another["scores"]


def test_the_same_on_any_number_of_threads_and_by_seed() -> None:
    results = played(plan(), 6)
    assert played(plan(), 6, threads=3) == results
    assert played(plan(seed=2), 6) != results
    assert [one["game"] for one in results] == list(range(6))
    for one in results:
        assert len(one["scores"]) == 3


def test_every_rotation_has_the_same_deal() -> None:
    """Chance goes by the deal, not by the game: gods, first player and cards are dealt alike."""
    asked = plan()
    deals = [Match.new(DERBY, seed=deal_seed(asked, deal), players=3).record() for deal in (4, 4, 5)]
    assert deals[0] == deals[1] != deals[2]
    assert deal_seed(asked, 4) != deal_seed(plan(seed=2), 4)


def test_how_many_play() -> None:
    assert plan("random*2,apprentice").players == 3
    assert plan("random*2").players == 4  # two cannot play this game: as many as by default
    assert plan("random", players=5).players == 5


def test_what_is_written_is_not_played_again(tmp_path: Path) -> None:
    asked = plan()
    path = tmp_path / "games.jsonl"
    with Ledger(path, asked.header()) as ledger:
        first = run(asked, 4, ledger, on_threads(2))
    with Ledger(path, asked.header(), resume=True) as ledger:
        assert ledger.results == {one["game"]: one for one in first}
        assert not ledger.add({**first[0], "scores": [9, 9, 9]})
        assert run(asked, 4, ledger, never) == first
        more = run(asked, 6, ledger, on_threads(1))
    assert more[:4] == first
    assert len(path.read_text().splitlines()) == 1 + 6


def never(_: Plan, pairings: Iterator[Pairing]) -> Generator[Result, None, None]:
    raise AssertionError("nothing was left to play")
    yield


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    asked = plan()
    path = tmp_path / "games.jsonl"
    with Ledger(path, asked.header()) as ledger:
        whole = timeless(run(asked, 3, ledger, on_threads(1)))
    text = path.read_bytes()
    path.write_bytes(text[:-20])
    with Ledger(path, asked.header(), resume=True) as ledger:
        assert len(ledger.results) == 2
        assert timeless(run(asked, 3, ledger, on_threads(1))) == whole
    assert len(path.read_bytes().splitlines()) == 4
    path.write_bytes(text.replace(b'"game":1', b'"game":0'))  # a game twice counts once
    with Ledger(path, asked.header(), resume=True) as ledger:
        assert sorted(ledger.results) == [0, 2]
    path.write_bytes(text.replace(b'{"game":1', b'{"game:1'))
    with pytest.raises(LabError, match="Line 3"):
        Ledger(path, asked.header(), resume=True)


def test_other_tournaments_are_not_mixed_in(tmp_path: Path) -> None:
    asked, other = plan(), plan(seed=2)
    path = tmp_path / "games.jsonl"
    with Ledger(path, asked.header()), pytest.raises(LabError, match="Another process"):
        Ledger(path, asked.header(), resume=True)
    with pytest.raises(LabError, match="--resume"):
        Ledger(path, asked.header())
    with pytest.raises(LabError, match="its seed is 1, not 2"):
        Ledger(path, other.header(), resume=True)


@pytest.mark.parametrize("order", [1, -1])
def test_a_test_ends_the_run_at_the_same_game_in_any_order(order: int) -> None:
    asked = plan("apprentice,random*3")
    watch = Until("apprentice", 0.5)
    counted = run(asked, 400, Ledger(None, asked.header()), scripted("apprentice", order), watch)
    assert watch.verdict == "high"
    assert len(counted) == watch.games == 8
    assert len(counted) % asked.players == 0


def test_killed_in_the_middle_and_resumed(tmp_path: Path) -> None:
    """kill -9 between and inside games: what was written stays, the rest is played, and the whole is the same."""
    words = [
        "tournament",
        "derby",
        "--bots",
        "random*3",
        "-n",
        "24",
        "--out",
        "run",
        "--threads",
        "2",
        "--json",
    ]
    path = tmp_path / "run" / "games.jsonl"
    kept = 0
    for times in range(3):
        resume = ["--resume"] if times else []
        process = subprocess.Popen(
            [*COMMAND, *words, *resume],
            env=environment(tmp_path),
            cwd=tmp_path,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + 60
        while time.monotonic() < end and process.poll() is None:
            lines = path.read_bytes().count(b"\n") if path.exists() else 0
            if lines >= kept + 4:
                break
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait()
        kept = path.read_bytes().count(b"\n")
    assert kept >= 10
    before = path.read_bytes()
    done = inside(tmp_path, *words, "--resume")
    assert done.returncode == 0, done.stderr
    assert path.read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    written = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    assert sorted(one["game"] for one in written) == list(range(24))
    assert timeless(sorted(written, key=lambda one: int(one["game"]))) == played(plan(), 24)
    assert json.loads(done.stdout)["games"] == 24
