"""What a game asks for, held against the lines of a record: draws, moves, events."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from .chance import Stream

Lines = Sequence[tuple[int, str]]


class Refused(Exception):
    """A record that does not hold: the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line


class Unfinished(Exception):
    """The record ends where somebody is to move."""


class Table:
    def __init__(self, lines: Lines, stream: Stream | None, version: int) -> None:
        self.lines = lines
        self.at = 0
        self.stream = stream
        self.hold = version == 1
        """In format 1 what comes before the first draw stands after it."""
        self.ply = 0
        self.title = ""
        """Of the line of draws that is open."""
        self.outcomes: list[str] = []
        """Of that line, those not drawn yet."""
        self.events: list[str] = []
        """What has happened since the last line, and must follow it."""

    @property
    def number(self) -> int:
        """The line that is read next, or the last one."""
        return self.lines[min(self.at, len(self.lines) - 1)][0]

    def next_line(self) -> str:
        if self.at == len(self.lines):
            raise Refused(self.number, "lines are missing after this one")
        self.at += 1
        return self.lines[self.at - 1][1]

    def close(self) -> None:
        """All draws of the open line were due, and what followed stands there."""
        if self.outcomes:
            raise Refused(self.number, f"{self.outcomes[0]!r} is drawn too many")
        self.title = ""
        for event in self.events:
            number, line = self.number, self.next_line()
            if line != event:
                raise Refused(number, f"{line!r} should be {event!r}")
        self.events = []

    def tell(self, name: str, **fields: object) -> None:
        told = "; ".join(f"{field} {value}" for field, value in fields.items())
        self.events.append(f"= {name}: {told}")

    def draw(self, title: str, possible: Sequence[str]) -> int:
        """The number of the outcome that chance gave."""
        if title != self.title:
            if not self.hold:
                self.close()
            self.hold = False
            head = f"* {title}: "
            line = self.next_line()
            if not line.startswith(head):
                raise Refused(self.lines[self.at - 1][0], f"{head!r} is due")
            self.title, self.outcomes = title, line.removeprefix(head).split(", ")
        drawn_in = self.lines[self.at - 1][0]
        if not self.outcomes:
            raise Refused(drawn_in, "an outcome is missing")
        name = self.outcomes.pop(0)
        if name not in possible:
            raise Refused(drawn_in, f"{name!r} cannot be drawn")
        if self.stream is None:
            return possible.index(name)
        number = self.stream.below(len(possible))
        if possible[number] != name:
            raise Refused(drawn_in, f"{name!r} does not follow from the seed")
        return number

    def ask(self, seat: int, legal: Collection[str]) -> str:
        """The move that the seat made; one of the legal ones."""
        self.close()
        if self.at == len(self.lines):
            raise Unfinished
        number, line = self.number, self.next_line()
        self.ply += 1
        head = f"{self.ply} seat {seat}: "
        if not line.startswith(head):
            raise Refused(number, f"{head!r} is due")
        move = line.removeprefix(head)
        if move not in legal:
            raise Refused(number, f"{move!r} is against the rules")
        return move

    def finish(self) -> None:
        self.close()
        if self.at < len(self.lines):
            raise Refused(self.number, "the game was over before this line")
