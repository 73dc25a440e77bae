"""A game written down and read back: see docs/record-format.md.

The record is text: a header, then lines that begin with `*` (what chance gave), a number (a move) or `=`
(what happened), then the result and a closing line with a checksum.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from . import components
from .chance import Chance, Script, commitment
from .errors import ComponentError, IllegalMove, OlympusError, OptionError, RecordError
from .game import SPECTATOR, Game
from .match import Entry, Event, Match

FORMAT = 2
"""In format 1 events that came before the first draw stood after it."""
MAGIC = "olympus record"
MAX_SIZE = 4_000_000
"""No record comes near this many characters; a larger file is something else."""
MAX_NONCE = 65_535
"""Bytes of a nonce whose length still goes into the key."""


# writing


def write(match: Match, seat: int | None) -> str:
    """The record of a match: private (seat None), or what a seat may keep."""
    return close(lines(match, seat))


def lines(match: Match, seat: int | None = None, version: int = FORMAT) -> list[str]:
    """All lines of the record but the last. `version`: of the format."""
    whole = seat is None or match.over
    form = "whole" if match.over else "private" if seat is None else seat_form(seat)
    written = [*header(match, form, whole, version), *body(match, None if whole else seat, version)]
    if match.over:
        written.append(f"result {' '.join(map(str, match.scores))}")
        written.append(f"winners {' '.join(map(str, match.winners))}")
    return written


def seat_form(seat: int) -> str:
    return "spectator" if seat == SPECTATOR else f"seat {seat}"


def header(match: Match, form: str, whole: bool, version: int) -> list[str]:
    game = match.game
    lines = [f"{MAGIC} {version}", f"game {game.name}", f"rules {match.rules}", f"form {form}"]
    for option in game.options:
        lines.append(f"option {option.name} {option.write(match.options[option.name])}")
    tables: dict[str, list[str]] = {}
    for key, value in match.figures.items():
        table, _, name = key.rpartition(".")
        tables.setdefault(table, []).append(f"{name}={components.write_figure(value)}")
    lines += [f"figures {table} {' '.join(figures)}" for table, figures in tables.items()]
    if match.commitment:
        lines.append(f"commitment {match.commitment}")
    if whole and match.seed is not None:
        lines.append(f"seed {match.seed.hex()}")
        lines += [f"nonce {i} {nonce.hex()}" for i, nonce in enumerate(match.nonces)]
    return lines


def body(match: Match, seat: int | None, version: int, first: int = 0) -> Iterator[str]:
    """Every draw and move with what followed, from entry `first` on; seat None: as somebody who knows all."""
    for number, entry in enumerate(match.entries[first:], start=first):
        before = match.opened if number == 0 and version > 1 else 0
        yield from event_lines(entry.events[:before], seat)
        yield entry_line(entry, seat)
        yield from event_lines(entry.events[before:], seat)


def event_lines(events: Sequence[Event], seat: int | None) -> Iterator[str]:
    return (event_line(event.data) for event in events if seat is None or event.visible_to(seat))


def entry_line(entry: Entry, seat: int | None) -> str:
    texts = entry.full if seat is None else entry.texts[seat]
    head = f"{entry.ply} {entry.title}" if entry.ply else f"* {entry.title}"
    return f"{head}: {', '.join(texts)}"


def event_line(event: dict[str, Any]) -> str:
    details = "; ".join(f"{key} {value}" for key, value in event.items() if key != "event")
    return f"= {event['event']}: {details}"


def close(lines: list[str]) -> str:
    text = "\n".join(lines) + "\n"
    digest = hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()
    return f"{text}end {digest[:16]}\n"


# reading


@dataclass
class Written:
    """A record taken apart, nothing of it checked against the rules yet."""

    version: int = FORMAT
    """Of the format."""
    game: str = ""
    rules: int = 0
    form: str = ""
    options: dict[str, str] = field(default_factory=dict)
    figures: dict[str, str] = field(default_factory=dict)
    commitment: str = ""
    seed: bytes | None = None
    nonces: list[bytes] = field(default_factory=list)
    lines: list[tuple[int, str]] = field(default_factory=list)
    """The body: line numbers and lines."""
    scores: list[int] | None = None
    winners: list[int] | None = None
    statements: list[tuple[int, str]] = field(default_factory=list)
    """Every line that is no comment, with its number."""
    sound: bool = True
    """Whether the checksum holds."""

    @property
    def complete(self) -> bool:
        """Whether nothing is hidden in it."""
        return self.form in ("private", "whole")


def take_apart(text: str) -> Written:
    """Read the lines of a record; clear errors for files that are none, damaged, cut off or newer."""
    lines = text.replace("\r\n", "\n").split("\n")
    first = re.fullmatch(rf"{MAGIC} ([1-9][0-9]{{0,8}})", lines[0].rstrip())
    if first is None or len(text) > MAX_SIZE:
        raise RecordError("not-a-record")
    if int(first[1]) > FORMAT:
        raise RecordError("newer-record", format=first[1])
    lines, checksum = find_end(lines)
    written = Written(version=int(first[1]), sound=close(lines).rstrip().endswith(checksum))
    written.statements.append((1, lines[0]))
    for number, line in enumerate(lines[1:], start=2):
        if line.strip() and not line.startswith("#"):
            written.statements.append((number, line))
            try:
                read_line(written, number, line)
            except (ValueError, IndexError):
                raise RecordError("bad-line", line=number, text=line[:80]) from None
    return written


def find_end(lines: Sequence[str]) -> tuple[list[str], str]:
    """The lines before the closing line, and its checksum; nothing but empty lines may follow it."""
    for at in range(len(lines) - 1, 0, -1):
        end = re.fullmatch(r"end ([0-9a-f]{16})", lines[at].rstrip())
        if end is None:
            continue
        for number, line in enumerate(lines[at + 1 :], start=at + 2):
            if line.strip():
                raise RecordError("after-end", line=number, text=line[:80])
        return list(lines[:at]), end[1]
    raise RecordError("cut-off")


def read_line(written: Written, number: int, line: str) -> None:
    word, _, rest = line.partition(" ")
    if word in ("*", "=") or re.fullmatch("[0-9]+", word):
        written.lines.append((number, line))
    elif word == "game":
        written.game = rest
    elif word == "rules":
        if not re.fullmatch("[1-9][0-9]{0,8}", rest):
            raise ValueError(rest)
        written.rules = int(rest)
    elif word == "form":
        if not re.fullmatch(r"private|whole|spectator|seat [0-9]", rest):
            raise ValueError(rest)
        written.form = rest
    elif word == "option":
        name, value = rest.split(" ", 1)
        written.options[name] = value
    elif word == "figures":
        table, *figures = rest.split(" ")
        for figure in figures:
            name, value = figure.split("=", 1)
            written.figures[f"{table}.{name}"] = value
    elif word == "commitment":
        written.commitment = rest
    elif word == "seed":
        written.seed = bytes.fromhex(rest)
    elif word == "nonce":
        nonce = bytes.fromhex(rest.split(" ")[1])
        if len(nonce) > MAX_NONCE:
            raise ValueError("nonce")
        written.nonces.append(nonce)
    elif word == "result":
        written.scores = [int(score) for score in rest.split()]
    elif word == "winners":
        written.winners = [int(seat) for seat in rest.split()]
    else:
        raise ValueError(word)


def find_game(written: Written) -> Game:
    from ..games import load

    game = load(written.game)
    if written.rules > game.version:
        raise RecordError("newer-rules", game=written.game, rules=written.rules)
    return game


def outcomes(written: Written) -> list[str]:
    return [name for _, line in written.lines if line.startswith("* ") for name in split_names(line)]


def split_names(line: str) -> list[str]:
    return line.partition(": ")[2].split(", ")


def begin(written: Written) -> Match:
    """The match of a complete record before its first move; a wrong header is an error of the record."""
    try:
        return set_up(written)
    except (OptionError, ComponentError) as error:
        raise RecordError(error.key, error.folder, **error.details) from None


def set_up(written: Written) -> Match:
    game = find_game(written)
    if not written.complete:
        raise RecordError("record-of-seat", form=written.form)
    options, rules = game.table(written.options), written.rules or None
    figures = {key: components.read_figure(game.schema, key, value) for key, value in written.figures.items()}
    if written.seed is None:
        script: Chance = Script(outcomes(written))
        return Match.new(game, chance=script, figures=figures, rules=rules, **options)
    if commitment(written.seed) != written.commitment:
        raise RecordError("commitment")
    return Match.new(game, seed=written.seed, nonces=written.nonces, figures=figures, rules=rules, **options)


def replay(written: Written) -> Match:
    """Play a complete record through the rules; every line of it must come out the same."""
    match = begin(written)
    expected = written.lines
    at = compare(match, written, 0, 0)
    while at < len(expected):
        number, line = expected[at]
        entries = len(match.entries)
        try:
            head, text = line.split(": ", 1)
            if head != f"{match.ply + 1} seat {match.actor}":
                raise RecordError(
                    "wrong-turn", line=number, text=line, ply=match.ply + 1, actor=str(match.actor)
                )
            match.play(text)
        except IllegalMove as error:
            raise RecordError("illegal-in-record", line=number, text=line, reason=error) from None
        except ValueError as error:
            if isinstance(error, OlympusError):
                raise
            raise RecordError("bad-line", line=number, text=line[:80]) from None
        at = compare(match, written, at, entries)
    check_result(match, written)
    return match


def compare(match: Match, written: Written, at: int, entries: int) -> int:
    """Compare what the rules made of the last move with the lines of the record; where to go on."""
    for line in body(match, None, written.version, entries):
        if at == len(written.lines):
            raise RecordError("lines-missing", text=line)
        number, found = written.lines[at]
        if found.rstrip() != line:
            key = "chance-differs" if line.startswith("*") else "line-differs"
            raise RecordError(key, line=number, text=found, expected=line)
        at += 1
    return at


def check_result(match: Match, written: Written) -> None:
    if match.over != (written.scores is not None):
        raise RecordError("result-missing" if match.over else "result-early")
    if match.over and (written.scores != match.scores or written.winners != match.winners):
        raise RecordError(
            "result-differs",
            found=f"{written.scores} {written.winners}",
            expected=f"{match.scores} {match.winners}",
        )


def read(text: str) -> Match:
    """The match of a record that is sound and complete."""
    written = take_apart(text)
    if not written.sound:
        raise RecordError("damaged")
    return replay(written)
