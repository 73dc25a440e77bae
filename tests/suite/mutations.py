"""Records changed at random: reading one gives a match, or an error that says what is wrong; never anything else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from olympus import Match, RecordError
from olympus.core import record
from olympus.core.fields import numbers
from olympus.core.verify import verify

from .words import said

ODD = "0123456789 :,;=*?#-+/|\n\r\tabz\u00e9\u0663\u2028\ud800\0"


def flip(rng: Random, text: str) -> str:
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(ODD) + text[at + 1 :]


def insert(rng: Random, text: str) -> str:
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(ODD) * rng.choice((1, 1, 1, 50, 5000)) + text[at:]


def cut(rng: Random, text: str) -> str:
    at = rng.randrange(len(text))
    return text[:at] + text[at + rng.choice((1, 2, 10, 200)) :]


def cut_off(rng: Random, text: str) -> str:
    return text[: rng.randrange(len(text))]


def lines_of(text: str) -> list[str]:
    return text.split("\n")


def delete_line(rng: Random, text: str) -> str:
    lines = lines_of(text)
    del lines[rng.randrange(len(lines))]
    return "\n".join(lines)


def repeat_line(rng: Random, text: str) -> str:
    lines = lines_of(text)
    at = rng.randrange(len(lines))
    return "\n".join([*lines[:at], lines[at], *lines[at:]])


def swap_lines(rng: Random, text: str) -> str:
    lines = lines_of(text)
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def swap_words(rng: Random, text: str) -> str:
    lines = lines_of(text)
    at = rng.randrange(len(lines))
    words = lines[at].split(" ")
    rng.shuffle(words)
    lines[at] = " ".join(words)
    return "\n".join(lines)


def change_number(rng: Random, text: str) -> str:
    lines = lines_of(text)
    at = rng.randrange(len(lines))
    number = rng.choice(("0", "-1", "--5", "99999999999999999999", "9" * 5000, "3.5", "x", "\u0663"))
    lines[at] = "".join(number if c.isdigit() and rng.random() < 0.5 else c for c in lines[at])
    return "\n".join(lines)


def empty_line(rng: Random, text: str) -> str:
    """A line loses what follows its first word, or its colon."""
    lines = lines_of(text)
    at = rng.randrange(len(lines))
    lines[at] = rng.choice((lines[at].split(" ")[0], lines[at].split(":")[0], lines[at].split("=")[0] + "="))
    return "\n".join(lines)


MUTATIONS: tuple[Callable[[Random, str], str], ...] = (
    flip,
    insert,
    cut,
    cut_off,
    delete_line,
    repeat_line,
    swap_lines,
    swap_words,
    change_number,
    empty_line,
)


def mutate(rng: Random, text: str) -> str:
    """One to three changes; half of the time the checksum is made to fit again."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        text = rng.choice(MUTATIONS)(rng, text) or "\n"
    lines = text.split("\n")
    if rng.random() < 0.5 and len(lines) > 3:
        ends = [i for i, line in enumerate(lines) if line.startswith("end ")]
        text = record.close(lines[: ends[-1]] if ends else lines)
    return text


def without_seed(text: str) -> str:
    """The same record with chance as it was written down, not from its seed."""
    lines = [
        line for line in text.split("\n") if not line.startswith(("seed ", "nonce ", "commitment ", "end "))
    ]
    return record.close(lines[:-1])


def read_verified(text: str) -> Match:
    return verify(text).match


def check_read(text: str) -> bool:
    """Reading gives a match that writes and reads again, or a RecordError with its sentence; whether a match."""
    for read in (record.read, read_verified):
        try:
            match = read(text)
        except RecordError as error:
            said(error)
            continue
        again = Match.from_record(match.record())
        assert numbers(again.packed_view(None)) == numbers(match.packed_view(None))
        return True
    return False
