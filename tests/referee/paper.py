"""A record as text: its header, its body, its result, its checksum."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field

from .table import Refused

NUMBER = "0|[1-9][0-9]{0,8}"
HEADER = ("olympus record", "game", "rules", "form", "option", "figures", "commitment", "seed", "nonce")
"""The lines of the header in their order; options, figures and nonces are several."""
SEVERAL = ("option", "figures", "nonce")


@dataclass
class Paper:
    version: int = 0
    game: str = ""
    rules: int = 0
    form: str = ""
    options: dict[str, str] = field(default_factory=dict)
    figures: dict[str, dict[str, str]] = field(default_factory=dict)
    commitment: str = ""
    seed: bytes | None = None
    nonces: list[bytes] = field(default_factory=list)
    body: list[tuple[int, str]] = field(default_factory=list)
    result: str | None = None
    winners: str | None = None


def read(text: str) -> Paper:
    lines = checked_lines(text)
    paper = Paper()
    part = 0
    for number, line in lines:
        word = next((word for word in HEADER if line.startswith(f"{word} ")), "")
        if word and not paper.body:
            at = HEADER.index(word)
            if at < part or (at == part and word not in SEVERAL and number > 1):
                raise Refused(number, f"{word!r} stands in the wrong place, or twice")
            part = at
            read_header(paper, number, word, line.removeprefix(f"{word} "))
        else:
            read_body(paper, number, line)
    if not paper.rules or not paper.form or not paper.body:
        raise Refused(0, "a line of the header is missing, or the body")
    return paper


def checked_lines(text: str) -> list[tuple[int, str]]:
    """The statements with their numbers, once the closing line is checked."""
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    end = re.fullmatch("end ([0-9a-f]{16})", lines[-1])
    if end is None:
        raise Refused(len(lines), "no closing line")
    before = "".join(f"{line}\n" for line in lines[:-1])
    try:
        digest = hashlib.sha256(before.encode()).hexdigest()
    except UnicodeEncodeError:
        raise Refused(0, "this is no text") from None
    if digest[:16] != end[1]:
        raise Refused(len(lines), "the checksum is wrong")
    return [
        (number, line)
        for number, line in enumerate(lines[:-1], start=1)
        if number == 1 or (line.strip() and not line.startswith("#"))
    ]


def whole_number(number: int, text: str) -> int:
    if not re.fullmatch(NUMBER, text):
        raise Refused(number, f"{text!r} is no number")
    return int(text)


def hexadecimal(number: int, text: str) -> bytes:
    if not re.fullmatch("(?:[0-9a-f]{2})*", text):
        raise Refused(number, "no hexadecimal digits")
    return bytes.fromhex(text)


def read_header(paper: Paper, number: int, word: str, rest: str) -> None:
    if word == "olympus record":
        paper.version = whole_number(number, rest)
        if not 1 <= paper.version <= 2:
            raise Refused(number, "unknown version of the format")
    elif word == "game":
        paper.game = rest
    elif word == "rules":
        paper.rules = whole_number(number, rest)
    elif word == "form":
        paper.form = rest
    elif word == "option":
        name, _, value = rest.partition(" ")
        if name in paper.options:
            raise Refused(number, "an option twice")
        paper.options[name] = value
    elif word == "figures":
        table, *figures = rest.split(" ")
        if table in paper.figures:
            raise Refused(number, "a table twice")
        paper.figures[table] = {name: value for name, _, value in (f.partition("=") for f in figures)}
    elif word == "commitment":
        paper.commitment = rest
    elif word == "seed":
        paper.seed = hexadecimal(number, rest)
    else:
        place, _, nonce = rest.partition(" ")
        if place != str(len(paper.nonces)) or paper.seed is None:
            raise Refused(number, "a nonce in the wrong place")
        paper.nonces.append(hexadecimal(number, nonce))


def read_body(paper: Paper, number: int, line: str) -> None:
    word = line.partition(" ")[0]
    if word in ("*", "=") or re.fullmatch(NUMBER, word):
        if paper.result is not None:
            raise Refused(number, "something follows the result")
        paper.body.append((number, line))
    elif word == "result" and paper.result is None:
        paper.result = line
    elif word == "winners" and paper.result is not None and paper.winners is None:
        paper.winners = line
    else:
        raise Refused(number, "no such line here")
