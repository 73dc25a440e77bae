"""From a seed to outcomes: ChaCha20 by RFC 8439, and numbers below a limit."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Sequence

MASK = 0xFFFFFFFF
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def rotate(word: int, bits: int) -> int:
    return (word << bits | word >> (32 - bits)) & MASK


def quarter_round(x: list[int], a: int, b: int, c: int, d: int) -> None:
    for one, other, turned, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[one] = (x[one] + x[other]) & MASK
        x[turned] = rotate(x[turned] ^ x[one], bits)


def block(key: bytes, counter: int) -> list[int]:
    begun = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), counter, 0, 0, 0]
    x = list(begun)
    for _ in range(10):
        for places in (*COLUMNS, *DIAGONALS):
            quarter_round(x, *places)
    return [(one + other) & MASK for one, other in zip(x, begun, strict=True)]


class Stream:
    """The draws of a match that was dealt from a seed."""

    def __init__(self, seed: bytes, nonces: Sequence[bytes]) -> None:
        digest = hashlib.sha256(b"olympus key " + seed)
        for nonce in nonces:
            digest.update(len(nonce).to_bytes(2, "big") + nonce)
        self.words = self.all_words(digest.digest())

    @staticmethod
    def all_words(key: bytes) -> Iterator[int]:
        counter = 0
        while True:
            yield from block(key, counter)
            counter += 1

    def below(self, size: int) -> int:
        while True:
            product = next(self.words) * size
            if product & MASK >= 2**32 % size:
                return product >> 32


def commitment(seed: bytes) -> str:
    return hashlib.sha256(b"olympus commitment " + seed).hexdigest()
