"""Passwords and recovery codes, of which only slow hashes are stored."""

from __future__ import annotations

import asyncio
import secrets

import argon2

from ..errors import Refusal

CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
LONGEST_GUESS = 200


def checked_password(password: str) -> str:
    if not 8 <= len(password) <= 128:
        raise Refusal("password")
    return password


def recovery_code() -> str:
    return "-".join("".join(secrets.choice(CODE_LETTERS) for _ in range(4)) for _ in range(4))


def plain_code(code: str) -> str:
    return "".join(letter for letter in code.upper() if letter in CODE_LETTERS)


class Passwords:
    def __init__(self) -> None:
        self.hasher = argon2.PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self.nobody = self.hasher.hash("nobody")
        self.hashing = asyncio.Semaphore(2)

    async def hash(self, secret: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, secret)

    async def matches(self, stored: str | None, secret: str) -> bool:
        """Takes as long whether there is anything to compare with or not."""
        async with self.hashing:
            try:
                fits = await asyncio.to_thread(
                    self.hasher.verify, stored or self.nobody, secret[:LONGEST_GUESS]
                )
            except argon2.exceptions.VerificationError:
                return False
        return stored is not None and fits
