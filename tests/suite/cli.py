"""Running `olympus` as a person would: in its own process, through a pipe or a terminal."""

from __future__ import annotations

import contextlib
import os
import pty
import select
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from olympus import Match

ROOT = Path(__file__).parent.parent.parent
COMMAND = [sys.executable, "-m", "olympus.cli"]


def with_bot(words: tuple[str | Path, ...]) -> list[str]:
    """The words; a new game is played against the quickest bot unless they name one."""
    plain = [str(word) for word in words]
    if plain[0] == "play" and len(plain) > 1 and not {"--bot", "--resume", "--help", "--fast"} & set(plain):
        plain += ["--bot", "random"]
    return plain


def environment(data: Path, **more: str) -> dict[str, str]:
    kept = {key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}
    return {
        **kept,
        "PYTHONPATH": str(ROOT / "src"),
        "OLYMPUS_DATA": str(data),
        "LANG": "en_GB.UTF-8",
        "COLUMNS": "80",
        **more,
    }


def olympus(
    data: Path, *words: str | Path, answers: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """The command with its answers on a pipe; its output must never show a Python error."""
    done = subprocess.run(
        [*COMMAND, *with_bot(words)],
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(data, **more),
        cwd=data,
        timeout=120,
        check=False,
    )
    assert "Traceback" not in done.stdout + done.stderr, done.stdout[-2000:] + done.stderr
    return done


@dataclass
class Done:
    returncode: int
    stdout: str
    stderr: str


def inside(data: Path, *words: str | Path, answers: str = "", **more: str) -> Done:
    """The same without a process of its own: for what needs no signal and no terminal."""
    from typer.testing import CliRunner

    from olympus.cli import app

    env: dict[str, str | None] = {"LC_ALL": None, "LC_MESSAGES": None, **environment(data, **more)}
    with contextlib.chdir(data):
        done = CliRunner().invoke(app, with_bot(words), input=answers, env=env)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Done(done.exit_code, done.stdout, done.stderr)


class Terminal:
    """The command in a terminal of its own."""

    def __init__(self, data: Path, *words: str, rows: int = 24, columns: int = 80, **more: str) -> None:
        self.main, side = pty.openpty()
        import fcntl
        import struct
        import termios

        fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        env = environment(data, TERM="xterm-256color", **more)
        env.pop("COLUMNS")
        self.process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=side,
            stdout=side,
            stderr=side,
            env=env,
            cwd=data,
            start_new_session=True,
            preexec_fn=lambda: signal.signal(
                signal.SIGINT, signal.SIG_DFL
            ),  # ignored where tests run behind a shell
        )
        os.close(side)
        self.shown = ""

    def type(self, words: str) -> None:
        os.write(self.main, f"{words}\n".encode())

    def wait_for(self, words: str, times: int = 1, seconds: float = 30) -> None:
        """Read until the words were shown as often as that."""
        end = time.monotonic() + seconds
        while self.shown.count(words) < times:
            assert time.monotonic() < end, f"no {words!r} in:\n{self.shown[-3000:]}"
            self.read(0.1)

    def read(self, seconds: float) -> None:
        if select.select([self.main], [], [], seconds)[0]:
            try:
                self.shown += os.read(self.main, 65536).decode("utf-8", "replace")
            except OSError:  # the process has ended
                time.sleep(seconds)

    def ended(self, seconds: float) -> bool:
        """Whether it has ended, or does so in that time."""
        end = time.monotonic() + seconds
        while self.process.poll() is None and time.monotonic() < end:
            self.read(0.05)
        return self.process.poll() is not None

    def end(self, seconds: float = 60) -> int:
        """Wait for the end; the exit status."""
        self.ended(seconds)
        self.read(0.05)
        status = self.process.wait(1)
        os.close(self.main)
        return status

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *what: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def kept_games(data: Path) -> list[Path]:
    return sorted((data / "games").glob("*.record"))


def kept_match(data: Path) -> Match:
    (path,) = kept_games(data)
    return Match.from_record(path.read_text(encoding="utf-8"))


def finished_record(seed: int = 1, **options: Any) -> str:
    """The record of a whole game, played by taking the first legal move."""
    match = Match.new("derby", seed=seed, **options)
    while not match.over:
        match.play(match.legal()[0])
    return match.record()
