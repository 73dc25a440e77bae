"""Finished games of every rules version, kept for ever: `python -m tests.server.corpus` adds what is missing.

A change of the rules that breaks one of them needs a new version of the rules. Kept games are never made anew.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from random import Random

from olympus import Match
from tests.suite import tables

FOLDER = Path(__file__).parent / "corpus"


def kept() -> Iterator[tuple[str, str]]:
    """Names and texts."""
    for path in sorted(FOLDER.glob("*/*.record.gz")):
        yield f"{path.parent.name}/{path.name}", gzip.decompress(path.read_bytes()).decode()


def add_missing() -> None:
    for game in tables.games():
        folder = FOLDER / f"{game.name}-{game.version}"
        for number, table in enumerate(tables.few(game)):
            path = folder / f"{tables.name(game, table)}.record.gz"
            if path.exists():
                continue
            rng = Random(number)
            match = Match.new(game, nonces=[rng.randbytes(16), rng.randbytes(32)], **table)
            while not match.over:
                match.play(rng.choice(match.legal()))
            folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(gzip.compress(match.record().encode(), mtime=0))
            print(path)


if __name__ == "__main__":
    add_missing()
