"""What is printed, and how: width, colour, pace; the same words whether or not a person looks on."""

from __future__ import annotations

import contextlib
import io
import sys
import textwrap
import time

from rich.console import Console
from rich.text import Text

from ..core.face import Choice, Line, Menu, words_of

PACE = 0.35
"""Seconds between two events, so that one can follow."""
GAP = 3


class Screen:
    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows another
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.person = self.console.is_terminal and sys.stdin.isatty()
        self.pace = 0.0

    def set_pace(self, fast: bool) -> None:
        """Events are told one after the other for a person, at once for a program."""
        self.pace = PACE if self.person and not fast else 0.0

    @property
    def width(self) -> int:
        return max(40, min(self.console.width, 160))

    def text(self, words: str = "", style: str = "") -> None:
        self.console.print(Text(words, style=style))

    def copyable(self, words: str, style: str = "") -> None:
        """Words with the name of a file: left to the terminal to wrap, so that they can be copied."""
        self.console.print(Text(words, style=style), soft_wrap=True)

    def indented(self, words: str, style: str = "", indent: int = 2) -> None:
        """A paragraph that stays indented where it is wrapped."""
        lead = " " * indent
        for part in words.split("\n"):
            inner = lead + " " * (len(part) - len(part.lstrip()))
            lines = textwrap.wrap(part, self.width, initial_indent=lead, subsequent_indent=inner + "  ")
            self.console.print(Text("\n".join(lines), style=style), soft_wrap=True)

    def line(self, line: Line) -> None:
        self.console.print(assembled(trimmed(line)))

    def lines(self, lines: list[Line]) -> None:
        for line in lines:
            self.line(line)

    def problem(self, words: str) -> None:
        self.copyable(words, "bold red")

    def event(self, words: str) -> None:
        """Something that happened, told at a pace."""
        if words:
            self.indented(words)
            if self.pace:
                time.sleep(self.pace)

    def rule(self, words: str = "") -> None:
        self.console.rule(Text(words, style="bold"), align="left", characters="─", style="dim")

    def status(self, words: str) -> None:
        """The last line of the screen, written over by the next."""
        self.console.print(Text(f"\r{words}", style="bold", no_wrap=True, overflow="crop"), end="\x1b[K")

    def ask(self, prompt: str) -> str:
        """A line from the person. The end of the input raises EOFError."""
        if self.person:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (lines can be edited, and called back with the up arrow)
            return input(prompt).strip()
        self.console.print(Text(prompt), end="")
        answer = sys.stdin.readline()
        self.text(answer.strip())
        if not answer:
            raise EOFError
        return answer.strip()

    def menu(self, menu: Menu) -> None:
        if menu.title:
            self.text(menu.title, "bold")
        keyed = [(key, choice) for key, choice in menu.choices()]
        if menu.flow:
            words = "  ".join(words_of(choice.words) for _, choice in keyed)
            self.console.print(Text("  " + words))
            return
        blocks: list[list[Line]] = []
        at = 0
        for group in menu.groups:
            mine = keyed[at : at + len(group.choices)]
            at += len(mine)
            blocks.append(([[(group.title, "bold")]] if group.title else []) + numbered(mine))
        if len(menu.groups) == 1 and len(keyed) > 6:
            half = (len(keyed) + 1) // 2
            halves = [numbered(keyed[:half]), numbered(keyed[half:])]
            if self.fits(halves):
                blocks = halves
        self.columns(blocks)

    def hanging(self, line: Line) -> None:
        """A numbered line: where it is wrapped it goes on under its words, not under its number."""
        if len(words_of(line)) <= self.width:
            self.line(line)
            return
        lead, *rest = line
        parts = assembled(rest).wrap(self.console, self.width - len(lead[0]))
        for i, part in enumerate(parts):
            part.rstrip()
            self.console.print(Text.assemble(lead if i == 0 else " " * len(lead[0]), part))

    def fits(self, blocks: list[list[Line]]) -> bool:
        return sum(map(width_of, blocks)) + GAP * (len(blocks) - 1) <= self.width

    def columns(self, blocks: list[list[Line]]) -> None:
        """Blocks side by side as far as they fit, the others under them."""
        row: list[list[Line]] = []
        for block in blocks:
            if row and not self.fits([*row, block]):
                self.side_by_side(row)
                row = []
            row.append(block)
        self.side_by_side(row)

    def side_by_side(self, blocks: list[list[Line]]) -> None:
        if len(blocks) == 1:
            for line in blocks[0]:
                self.hanging(line)
            return
        for row in range(max(map(len, blocks))):
            whole: Line = []
            for block in blocks:
                line = block[row] if row < len(block) else []
                whole += [*line, (" " * (width_of(block) + GAP - len(words_of(line))), "")]
            self.line(whole)


def numbered(keyed: list[tuple[str, Choice]]) -> list[Line]:
    width = max(len(words_of(choice.words)) for _, choice in keyed)
    lines: list[Line] = []
    for key, choice in keyed:
        line: Line = [(f"{key:>3}  ", "bold"), *choice.words]
        if choice.note:
            line += [(" " * (width - len(words_of(choice.words)) + 2), ""), (choice.note, "dim")]
        lines.append(line)
    return lines


def width_of(block: list[Line]) -> int:
    return max((len(words_of(line)) for line in block), default=0)


def trimmed(line: Line) -> Line:
    """Without blanks at the end."""
    while line and not line[-1][0].strip():
        line = line[:-1]
    return [*line[:-1], (line[-1][0].rstrip(), line[-1][1])] if line else line


def assembled(line: Line) -> Text:
    return Text.assemble(*[(text, style) for text, style in line])


def complain(words: str) -> None:
    """An error of a command, in one sentence."""
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    console.print(Text(words, style="bold red"), soft_wrap=True)
