"""Play random games with every invariant checked, and read changed records, for a given time.

`make fuzz`, or `python tests/fuzz.py [SECONDS] [--seed N] [--game NAME] [--replay FILE]`. What fails is written to
a file under .artefacts/fuzz, and the command that shows it again is printed.
"""

from __future__ import annotations

import argparse
import secrets as system
import sys
import time
import traceback
from pathlib import Path
from random import Random

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import olympus  # noqa: E402
from olympus import Game, Match, OlympusError  # noqa: E402
from olympus.core import chance  # noqa: E402
from tests.suite import completions, conformance, hooks, mutations, play, tables  # noqa: E402

FOLDER = ROOT / ".artefacts" / "fuzz"
SLOW = 10.0
"""Seconds that no record takes to be read or refused."""


def play_game(game: Game, table: dict[str, object], rng: Random, until: float) -> tuple[int, Match]:
    """A random game, everything checked at every ply; how many plies, and the match as far as it came."""
    match = Match.new(game, seed=rng.randbytes(32), **table)
    try:
        for at in play.random_plies(match, rng):
            conformance.check_state(game, at.state)
            if not at.over:
                conformance.check_moves(at, rng, every_copy=True)
                check_completion(game, at, rng)
            if rng.random() < 0.03:
                conformance.check_views(at)
                conformance.check_record(at, rng)
            if time.monotonic() > until:
                break
    except Exception as error:
        raise Broken(match.record(), ".olympus") from error
    return match.ply, match


def check_completion(game: Game, match: Match, rng: Random) -> None:
    seat = rng.choice(play.observers(match))
    view = match.packed_view(seat)
    state = completions.drawn_for(game, view, chance.new_stream(rng.randbytes(32)))
    hooks.invariants(game)(state)
    assert play.view_numbers(game, state, seat) == play.view_numbers(game, match.state, seat)


class Broken(Exception):
    """Something failed; what shows it again."""

    def __init__(self, text: str, ending: str) -> None:
        super().__init__()
        self.text, self.ending = text, ending


def read_changed(match: Match, rng: Random) -> None:
    text = mutations.mutate(rng, rng.choice((match.record(), mutations.without_seed(match.record()))))
    begun = time.monotonic()
    try:
        mutations.check_read(text)
        assert time.monotonic() - begun < SLOW, "reading a record took too long"
    except Exception as error:
        raise Broken(text, ".changed") from error


def replay(path: Path) -> None:
    """Show again what a file of ours showed: a changed record is read, a game is replayed with its checks."""
    text = path.read_text(encoding="utf-8", errors="surrogatepass")
    if path.suffix == ".changed":
        print("a match" if mutations.check_read(text) else "refused in words")
        return
    last = Match.from_record(text)
    match = Match.new(last.game, seed=last.seed, nonces=last.nonces, figures=last.figures, **last.options)
    for move in [*play.moves(last), None]:
        conformance.check_state(match.game, match.state)
        conformance.check_views(match)
        if not match.over:
            conformance.check_moves(match, Random(0), every_copy=True)
            for number in range(50):
                check_completion(match.game, match, Random(number))
        conformance.check_record(match, Random(0))
        if move is not None:
            match.play(move)
    print(f"{len(play.moves(last))} moves, nothing wrong")


def keep(broken: Broken, seed: int) -> Path:
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{seed}{broken.ending}"
    path.write_text(broken.text, encoding="utf-8", errors="surrogatepass", newline="")
    return path


def fuzz(seconds: float, seed: int, names: list[str]) -> None:
    until = time.monotonic() + seconds
    games = plies = records = 0
    while time.monotonic() < until:
        rng = Random(seed + games)
        game = olympus.load_game(rng.choice(names))
        try:
            length, match = play_game(game, rng.choice(tables.every(game)), rng, until)
            for _ in range(20):
                if time.monotonic() < until:
                    read_changed(match, rng)
                    records += 1
        except Broken as broken:
            path = keep(broken, seed + games)
            traceback.print_exc()
            print(
                f"\nKept in {path}. To see it again:\n  python tests/fuzz.py --replay {path}", file=sys.stderr
            )
            sys.exit(1)
        games += 1
        plies += length
    print(f"{games} games with {plies} moves, {records} changed records: nothing wrong (seed {seed})")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("seconds", type=float, nargs="?", default=60.0)
    parser.add_argument("--seed", type=int, default=system.randbits(32))
    parser.add_argument("--game", choices=olympus.game_names(), action="append")
    parser.add_argument("--replay", type=Path)
    given = parser.parse_args()
    if given.replay:
        try:
            replay(given.replay)
        except OlympusError as error:
            sys.exit(str(error))
        return
    fuzz(given.seconds, given.seed, given.game or olympus.game_names())


if __name__ == "__main__":
    main()
