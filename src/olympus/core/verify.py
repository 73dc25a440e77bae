"""Whether a record can be believed: proven, consistent, or refused with the line and the reason.

A record holds if the game that it tells, played again and written again, gives the same lines. So a line too many, too
few, in another place or in another spelling is found by one comparison.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from . import record
from .components import Figures, write_figure
from .errors import RecordError
from .match import Match
from .record import Written


@dataclass(frozen=True)
class Verdict:
    """What was found out about a record that is not refused."""

    match: Match
    draws: int
    events: int
    house: Figures
    """Figures that differ from the printed ones, by key: a legal game, but not the published one."""

    @property
    def outcome(self) -> Literal["proven", "consistent"]:
        """Proven: every draw follows from the seed. Consistent: there is no seed, so the deal cannot be checked."""
        return "consistent" if self.match.seed is None else "proven"

    @property
    def house_values(self) -> str:
        """`bets.first.vp = 9, track.finish = 20`"""
        return ", ".join(f"{key} = {write_figure(value)}" for key, value in self.house.items())


def verify(text: str) -> Verdict:
    """Check a record; a `RecordError` says what breaks the rules or the chance, or what was changed, and where."""
    written = record.take_apart(text)
    match = record.replay(written)
    if written.commitment and written.seed is None:
        raise RecordError("commitment-alone", line=line_of(written, "commitment "))
    compare_writing(match, written)
    if not written.sound:
        raise RecordError("checksum")
    printed = match.game.figures()
    return Verdict(
        match,
        draws=len(record.outcomes(written)),
        events=sum(line.startswith("=") for _, line in written.lines),
        house={key: value for key, value in match.figures.items() if printed[key] != value},
    )


def compare_writing(match: Match, written: Written) -> None:
    """The lines are those that this game is written with, each once and in their order."""
    expected = record.lines(match, version=written.version)
    for (number, found), line in zip(written.statements, expected, strict=False):
        if found != line:
            raise RecordError("written-differently", line=number, text=found[:80], expected=line)
    if len(written.statements) < len(expected):
        raise RecordError("lines-missing", text=expected[len(written.statements)])
    if len(written.statements) > len(expected):
        number, found = written.statements[len(expected)]
        raise RecordError("line-too-many", line=number, text=found[:80])


def line_of(written: Written, beginning: str) -> int:
    return next(number for number, line in written.statements if line.startswith(beginning))
