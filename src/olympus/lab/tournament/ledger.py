"""The games of a tournament in a file, one line of JSON each, written as soon as a game is over.

The first line says which tournament it is. A line is written whole, at the end of the file, by one process at a time.
A file that was cut off in the middle of a line (the machine stopped) loses that line and nothing else; a game that
stands there twice is counted once.
"""

from __future__ import annotations

import fcntl
import json
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..words import LabError

FORMAT = 1
SYNC_EVERY = 2.0
"""Seconds after which what was written is forced onto the disk."""

Result = dict[str, Any]
"""game, deal, seats, scores, moves, seconds, thought: see docs/lab.md."""


class Ledger:
    """`results` are the games written so far, by number. Without a path they are only remembered."""

    def __init__(self, path: Path | None, header: Mapping[str, Any], resume: bool = False) -> None:
        self.path = path
        self.header = {"olympus": "tournament", "format": FORMAT, **header}
        self.results: dict[int, Result] = {}
        self.synced = time.monotonic()
        self.file = -1
        if path is not None:
            self.open(path, resume)

    def open(self, path: Path, resume: bool) -> None:
        if not resume and path.exists() and path.stat().st_size:
            raise LabError("out-exists", file=str(path))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            raise LabError("out-folder", file=str(path.parent), reason=str(error)) from None
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.close()
            raise LabError("out-busy", file=str(path)) from None
        good = self.read(path)
        if good < path.stat().st_size:
            os.ftruncate(self.file, good)
        if good == 0:
            self.write(self.header)

    def read(self, path: Path) -> int:
        """Take in what is there; how many bytes of it are whole lines."""
        good = 0
        with path.open("rb") as lines:
            for number, line in enumerate(lines):
                try:
                    entry = json.loads(line) if line.endswith(b"\n") else None
                except ValueError:
                    entry = None
                if entry is None:
                    if lines.read(1):
                        raise LabError("out-line", file=str(path), line=number + 1)
                    break
                if number == 0:
                    self.check(path, entry)
                else:
                    self.results.setdefault(entry["game"], entry)
                good += len(line)
        return good

    def check(self, path: Path, header: Mapping[str, Any]) -> None:
        """Games of another tournament must not be mixed in; more games of the same are welcome."""
        wanted = json.loads(json.dumps(self.header))
        for key in {**wanted, **header}:
            if header.get(key) != wanted.get(key):
                found, asked = json.dumps(header.get(key)), json.dumps(wanted.get(key))
                raise LabError("out-other", file=str(path), name=key, found=found, asked=asked)

    def add(self, result: Result) -> bool:
        """Write a game down; False if it was there already."""
        if result["game"] in self.results:
            return False
        self.results[result["game"]] = result
        if self.file >= 0:
            self.write(result)
        return True

    def write(self, entry: Mapping[str, Any]) -> None:
        line = json.dumps(entry, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        if os.write(self.file, line) != len(line):
            raise LabError("out-full", file=str(self.path))
        if time.monotonic() - self.synced > SYNC_EVERY:
            os.fsync(self.file)
            self.synced = time.monotonic()

    def close(self) -> None:
        if self.file >= 0:
            os.fsync(self.file)
            os.close(self.file)
            self.file = -1

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, *what: object) -> None:
        self.close()
