"""Where games are kept: one file a game, written whole after each move, so that nothing can be lost halfway.

The file is the private record (the whole one once the game is over) with a remark that says who sits where.
"""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ...core import record
from ...core.errors import OlympusError
from ...core.folders import data_folder
from ...core.match import Match
from ..files import read_text
from ..words import Problem

ENDING = ".record"
REMARK = "# table"


def games_folder() -> Path:
    return data_folder() / "games"


def new_path(game: str) -> Path:
    """A name nobody has yet: the game and the moment."""
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path = games_folder() / f"{stem}{ENDING}"
    number = 1
    while path.exists() or lock_of(path).exists():
        number += 1
        path = games_folder() / f"{stem}-{number}{ENDING}"
    return path


def lock_of(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")


@dataclass(frozen=True)
class Table:
    """Who sits where: the person's seat, the bot of the others, the language they read."""

    seat: int
    bot: str
    language: str

    def remark(self) -> str:
        return f"{REMARK} seat={self.seat} bot={self.bot} language={self.language}"

    @staticmethod
    def read(text: str) -> Table | None:
        """The remark of a kept game; None for a record from elsewhere."""
        for line in text.split("\n", 2)[1:2]:
            if line.startswith(REMARK):
                words = dict(word.split("=", 1) for word in line[len(REMARK) :].split() if "=" in word)
                if words.get("seat", "").isdecimal():
                    return Table(int(words["seat"]), words.get("bot", ""), words.get("language", "en"))
        return None


def text_of(match: Match, table: Table) -> str:
    """The record with the remark after its first line, closed anew."""
    lines = match.record().split("\n")
    return record.close([lines[0], table.remark(), *lines[1:-2]])


def write(path: Path, text: str) -> None:
    """All of it or nothing: a temporary file, made durable, then renamed; for its owner alone."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
    with contextlib.suppress(OSError):  # not every system can make a folder durable
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold a game, so that no second terminal plays it; where no lock can be made, do without."""
    lock = lock_of(path)
    handle = take_lock(lock, path)
    try:
        yield
    finally:
        if handle is not None:
            with contextlib.suppress(OSError):
                lock.unlink()
            os.close(handle)


def take_lock(lock: Path, path: Path) -> int | None:
    try:
        import fcntl
    except ImportError:  # a system without them: two terminals are then not told apart
        return None
    while True:
        try:
            lock.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            handle = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError:
            return None
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if os.stat(lock).st_ino == os.fstat(handle).st_ino:
                return handle
        except FileNotFoundError:  # its last holder has just taken it away: try again
            pass
        except OSError as error:
            os.close(handle)
            if error.errno in (errno.EWOULDBLOCK, errno.EACCES):
                raise Problem("in-use", file=str(path)) from None
            return None
        os.close(handle)


@dataclass(frozen=True)
class Kept:
    """An unfinished game, as a list of them shows it."""

    path: Path
    game: str
    players: str
    moves: int
    when: float


def unfinished(game: str | None = None) -> tuple[list[Kept], list[Path]]:
    """The games that can go on, the latest first; and files that cannot be read."""
    kept: list[Kept] = []
    broken: list[Path] = []
    for path in games_folder().glob(f"*{ENDING}"):
        try:
            written = record.take_apart(read_text(path))
            if written.form == "private" and game in (None, written.game):
                moves = sum(line[:1].isdecimal() for _, line in written.lines)
                players = written.options.get("players", "?")
                kept.append(Kept(path, written.game, players, moves, path.stat().st_mtime))
        except (OlympusError, OSError):
            broken.append(path)
    return sorted(kept, key=lambda one: -one.when), broken
