"""Votes: pausing, going on and giving up happen when everybody who still plays agrees.

Whoever is away counts until a bot plays for them: that is the table's grace period (`away`), or the clock's own rule.
So nobody is outvoted by losing a connection.
"""

from __future__ import annotations

from typing import Literal

from ..clock import MINUTE, now
from ..errors import Refusal
from ..wire import Nonce, Result, Vote
from .model import Table

LONG_PAUSE = 10 * MINUTE
"""After a pause of so many milliseconds anybody who plays may end it."""


def playing_seats(table: Table) -> set[int]:
    """The seats of people for whom no bot plays."""
    return {number for number, _ in table.sitting() if table.seats[number].why is None}


def cast(table: Table, seat: int, on: Vote, yes: bool, patience: float) -> None:
    """A vote, and what follows from it."""
    if not table.running:
        raise Refusal("not-playing", 409)
    if table.paused == (on == "pause") and on != "resign":
        raise Refusal("paused" if table.paused else "not-paused", 409)
    votes = [number for number in table.votes.get(on, []) if number != seat]
    table.votes[on] = sorted([*votes, seat]) if yes else votes
    if on == "resume" and yes and now() - table.resumed >= LONG_PAUSE * patience:
        carry_out(table, on)
    else:
        settle(table)


def settle(table: Table) -> None:
    """Carry out what everybody who counts has agreed to: after a vote, or after somebody left."""
    needed = playing_seats(table)
    for on in ("pause", "resume", "resign"):
        given = set(table.votes.get(on, []))
        if table.running and given and needed <= given:
            carry_out(table, on)


def carry_out(table: Table, on: Vote) -> None:
    table.votes = {}
    table.resumed = now()
    if on == "resign":
        end_without_result(table, "resigned")
    else:
        table.paused = on == "pause"


def end_without_result(table: Table, why: Literal["resigned", "abandoned", "stopped"]) -> None:
    """What was secret is told when the table is stored: see `Registry.save`."""
    table.status = "ended"
    table.ended = now()
    table.result = Result(why)
    table.votes = {}


def reveal(table: Table, seed: bytes) -> None:
    """Seed and nonces of a game that ended, however it did: they are no secret any more."""
    if table.result is not None and table.started is not None:
        table.result.seed = seed.hex()
        table.result.nonces = [
            Nonce(number, seat.nonce) for number, seat in enumerate(table.seats) if seat.nonce
        ]
