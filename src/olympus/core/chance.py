"""Chance: a ChaCha20 stream keyed by 256 bits, the commitment to a seed, and scripted outcomes.

The stream is an array of integers, so that the same functions run interpreted and compiled:
`[0:8]` the key, `[8]` the next block, `[9]` the next word of the block, `[10:26]` the block,
`[26:28]` the stream number (the low and high half of a game's number in a simulation; 0 in a match).
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from .errors import RecordError
from .fields import machine_form, rule

STREAM_SIZE = 28
MASK = 0xFFFFFFFF
HEAD = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
"""RFC 8439, 2.3: "expand 32-byte k"."""
LANES = MASK | MASK << 64 | MASK << 128 | MASK << 192


def pack(a: int, b: int, c: int, d: int) -> int:
    """A row of the block as one number, each word in a lane of 64 bits."""
    return a | b << 64 | c << 128 | d << 192


def next_block(r: list[int]) -> None:
    """RFC 8439, 2.3: fill the block of the stream and step its counter.

    Interpreted, four quarter rounds are done at once on packed rows: a third of the time.
    """
    rows = pack(*HEAD), pack(*r[0:4]), pack(*r[4:8]), pack(r[8], 0, r[26], r[27])
    a, b, c, d = rows
    for _ in range(10):
        for turn in (64, 192):
            a, b, c, d = quarter(a, b, c, d, LANES)
            b = (b >> turn | b << (256 - turn)) & LANES  # columns become diagonals, and back
            c = (c >> 128 | c << 128) & LANES
            d = (d << turn | d >> (256 - turn)) & LANES
    sums = [start + scrambled for start, scrambled in zip(rows, (a, b, c, d), strict=True)]
    r[10:26] = [row >> lane & MASK for row in sums for lane in (0, 64, 128, 192)]
    r[8] += 1
    r[9] = 0


@rule
def quarter(a: int, b: int, c: int, d: int, mask: int) -> tuple[int, int, int, int]:
    """RFC 8439, 2.1: the quarter round, on words or on packed rows."""
    a = (a + b) & mask
    d ^= a
    d = ((d << 16) | (d >> 16)) & mask
    c = (c + d) & mask
    b ^= c
    b = ((b << 12) | (b >> 20)) & mask
    a = (a + b) & mask
    d ^= a
    d = ((d << 8) | (d >> 24)) & mask
    c = (c + d) & mask
    b ^= c
    b = ((b << 7) | (b >> 25)) & mask
    return a, b, c, d


@machine_form(next_block)
def next_block_of_words(r: list[int]) -> None:
    """The same word by word, which is what machine code is quick at."""
    k0, k1, k2, k3, k4, k5, k6, k7 = r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7]
    x0, x1, x2, x3 = HEAD
    x4, x5, x6, x7, x8, x9, x10, x11 = k0, k1, k2, k3, k4, k5, k6, k7
    x12, x13, x14, x15 = r[8], 0, r[26], r[27]
    for _ in range(10):
        x0, x4, x8, x12 = quarter(x0, x4, x8, x12, MASK)
        x1, x5, x9, x13 = quarter(x1, x5, x9, x13, MASK)
        x2, x6, x10, x14 = quarter(x2, x6, x10, x14, MASK)
        x3, x7, x11, x15 = quarter(x3, x7, x11, x15, MASK)
        x0, x5, x10, x15 = quarter(x0, x5, x10, x15, MASK)
        x1, x6, x11, x12 = quarter(x1, x6, x11, x12, MASK)
        x2, x7, x8, x13 = quarter(x2, x7, x8, x13, MASK)
        x3, x4, x9, x14 = quarter(x3, x4, x9, x14, MASK)
    r[10] = (x0 + HEAD[0]) & MASK
    r[11] = (x1 + HEAD[1]) & MASK
    r[12] = (x2 + HEAD[2]) & MASK
    r[13] = (x3 + HEAD[3]) & MASK
    r[14] = (x4 + k0) & MASK
    r[15] = (x5 + k1) & MASK
    r[16] = (x6 + k2) & MASK
    r[17] = (x7 + k3) & MASK
    r[18] = (x8 + k4) & MASK
    r[19] = (x9 + k5) & MASK
    r[20] = (x10 + k6) & MASK
    r[21] = (x11 + k7) & MASK
    r[22] = (x12 + r[8]) & MASK
    r[23] = x13
    r[24] = (x14 + r[26]) & MASK
    r[25] = (x15 + r[27]) & MASK
    r[8] += 1
    r[9] = 0


@rule
def below(r: list[int], size: int) -> int:
    """A number from 0 to size - 1, each equally likely: the high half of word * size.

    A word whose low half falls under 2**32 mod size is passed over, so that no outcome is favoured.
    """
    while True:
        if r[9] >= 16:
            next_block(r)
        product = r[10 + r[9]] * size
        r[9] += 1
        low = product & MASK
        if low >= size or low >= 4294967296 % size:
            return product >> 32


def new_stream(key: bytes, number: int = 0) -> list[int]:
    words = [int.from_bytes(key[4 * i : 4 * i + 4], "little") for i in range(8)]
    return [*words, 0, 16, *[0] * 16, number & MASK, number >> 32 & MASK]


def seed_bytes(seed: int | bytes | None) -> bytes:
    """32 bytes: given, made from a whole number (tests, simulation), or from the system's secure source."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        return seed
    return hashlib.sha256(b"olympus seed %d" % seed).digest()


def commitment(seed: bytes) -> str:
    """What a table shows before anybody adds a nonce: it binds the seed and tells nothing of it."""
    return hashlib.sha256(b"olympus commitment " + seed).hexdigest()


def stream_key(seed: bytes, nonces: Sequence[bytes]) -> bytes:
    """The key of a match's stream: SHA-256 over the seed and each player's nonce with its length."""
    digest = hashlib.sha256(b"olympus key " + seed)
    for nonce in nonces:
        digest.update(len(nonce).to_bytes(2, "big") + nonce)
    return digest.digest()


class Chance(Protocol):
    """Where outcomes come from. `name(i)` writes outcome i; equal names are equal outcomes."""

    def choose(self, size: int, name: Callable[[int], str]) -> int: ...

    def position(self) -> Any:
        """Where it stands, for `rewind`: a move that fails gives back what it drew."""

    def rewind(self, position: Any) -> None: ...


class Stream:
    """Outcomes from the random stream."""

    def __init__(self, key: bytes) -> None:
        self.words = new_stream(key)

    def choose(self, size: int, name: Callable[[int], str]) -> int:
        return below(self.words, size)

    def position(self) -> list[int]:
        return self.words[:]

    def rewind(self, position: list[int]) -> None:
        self.words[:] = position


class Script:
    """Outcomes given from outside, in order, by name; then from `after`, if there is one."""

    def __init__(self, outcomes: Sequence[str], after: Chance | None = None) -> None:
        self.outcomes = list(outcomes)
        self.used = 0
        self.after = after

    def choose(self, size: int, name: Callable[[int], str]) -> int:
        if self.used == len(self.outcomes):
            if self.after is None:
                raise RecordError("script-ended")
            return self.after.choose(size, name)
        wanted = self.outcomes[self.used]
        self.used += 1
        for i in range(size):
            if name(i) == wanted:
                return i
        possible = ", ".join(dict.fromkeys(name(i) for i in range(size)))
        raise RecordError("impossible-outcome", outcome=wanted, possible=possible)

    def position(self) -> tuple[int, Any]:
        return self.used, None if self.after is None else self.after.position()

    def rewind(self, position: tuple[int, Any]) -> None:
        self.used, after = position
        if self.after is not None:
            self.after.rewind(after)
