"""A game is kept after every move: Ctrl-C, signals, kill -9, closed terminals, full disks, two terminals at once."""

from __future__ import annotations

import errno
import os
import signal
import stat
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from olympus import Match
from olympus.terminal.play import store
from olympus.terminal.play.session import Session
from olympus.terminal.play.table import save
from olympus.terminal.screen import Screen

from .suite.cli import Terminal, inside, kept_games, kept_match, olympus

START = ("play", "derby", "--seed", "1", "--fast", "--bot", "random", "-o", "first=0")


@pytest.mark.parametrize(
    ("leave", "status"),
    [
        (lambda terminal: os.killpg(terminal.process.pid, signal.SIGINT), 130),
        (lambda terminal: os.write(terminal.main, b"\x04"), 0),
        (lambda terminal: terminal.type("q"), 0),
        (lambda terminal: terminal.process.terminate(), 143),
        (lambda terminal: terminal.process.send_signal(signal.SIGHUP), 129),
    ],
    ids=["ctrl-c", "end of input", "q", "SIGTERM", "SIGHUP"],
)
def test_leaving_keeps_the_game(tmp_path: Path, leave: Callable[[Terminal], object], status: int) -> None:
    with Terminal(tmp_path, *START) as terminal:
        terminal.wait_for("Your choice")
        terminal.type("1 1")
        terminal.wait_for("Your choice (?", 2)
        # a signal just between the prompt and the reading waits for the next key: then leave again, as a person would
        for _ in range(5):
            leave(terminal)
            if terminal.ended(5):
                break
        assert terminal.end() == status
        assert "The game is kept in" in terminal.shown
        assert "Traceback" not in terminal.shown
    assert kept_match(tmp_path).ply == 4
    with Terminal(tmp_path, "play", "--resume", "--fast") as terminal:
        terminal.wait_for("The game goes on")
        terminal.wait_for("Your 2nd bet")
        terminal.type("1 1")
        terminal.wait_for("Your turn, first card")
        terminal.type("q")
        assert terminal.end() == 0
    assert kept_match(tmp_path).ply > 4


def test_kill_9_loses_no_move(tmp_path: Path) -> None:
    with Terminal(tmp_path, *START) as terminal:
        terminal.wait_for("Your choice")
        terminal.type("1 1")
        terminal.wait_for("Your choice (?", 2)
        terminal.process.kill()
        terminal.process.wait()
    assert kept_match(tmp_path).ply == 4
    done = olympus(tmp_path, "play", "--resume", answers="1\n" * 600)
    assert done.returncode == 0
    assert kept_match(tmp_path).over


def test_a_closed_terminal_keeps_the_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, *START) as terminal:
        terminal.wait_for("Your choice")
        os.close(terminal.main)
        terminal.process.wait(20)
    assert kept_match(tmp_path).ply == 0


def test_the_file_is_for_its_owner_alone_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    inside(tmp_path, "play", "derby", answers="1 1\nq\n")
    (path,) = kept_games(tmp_path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert list(path.parent.iterdir()) == [path]


def test_two_terminals_cannot_play_one_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, *START) as terminal:
        terminal.wait_for("Your choice")
        done = olympus(tmp_path, "play", "--resume")
        assert done.returncode == 1
        assert "Another terminal is playing the game" in " ".join(done.stderr.split())
        terminal.process.kill()
        terminal.process.wait()
    assert olympus(tmp_path, "play", "--resume", answers="q\n").returncode == 0


def test_several_unfinished_games_are_listed(tmp_path: Path) -> None:
    for players in ("3", "4", "5"):
        inside(tmp_path, "play", "derby", "-p", players, "--file", f"games/g{players}.record", answers="q\n")
        time.sleep(0.02)
    (tmp_path / "games" / "broken.record").write_text("olympus record 1\ngame derby\n")
    done = inside(tmp_path, "play", "--resume", answers="9\n2\nq\n")
    words = " ".join(done.stdout.split())
    assert "1 Divinity Derby" in words
    assert "There is no choice 9. Choose from 1 to 3." in words
    assert "broken.record cannot be read as a game" in words
    assert words.count("(g") == 3
    assert f"It is kept in {tmp_path / 'games' / 'g4.record'}" in words
    by_name = inside(tmp_path, "play", "--resume", "g3", answers="q\n")
    assert f"It is kept in {tmp_path / 'games' / 'g3.record'}" in " ".join(by_name.stdout.split())
    by_file = inside(tmp_path, "play", "--resume", "games/g5.record", answers="q\n")
    assert by_file.returncode == 0


def test_a_damaged_game_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    inside(tmp_path, "play", "derby", answers="1 1\nq\n")
    (path,) = kept_games(tmp_path)
    damaged = path.read_text(encoding="utf-8").replace("bet podium", "bet second")
    path.write_text(damaged, encoding="utf-8")
    done = inside(tmp_path, "play", "--resume")
    assert done.returncode == 1
    assert "checksum does not hold" in " ".join(done.stderr.split())
    assert path.read_text(encoding="utf-8") == damaged


def test_a_finished_game_does_not_go_on(tmp_path: Path) -> None:
    inside(tmp_path, "play", "derby", answers="1\n" * 600)
    (path,) = kept_games(tmp_path)
    done = inside(tmp_path, "play", "--resume", path)
    assert done.returncode == 1
    assert "is over" in done.stderr


def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    """The game goes on in memory; at the end it is written where it can be."""
    blocked = tmp_path / "file"
    blocked.write_text("")
    done = olympus(tmp_path, "play", "derby", "--seed", "1", answers="1\n" * 600, OLYMPUS_DATA=str(blocked))
    words = " ".join(done.stdout.split())
    assert done.returncode == 0
    assert words.count("It goes on in memory") == 1
    (path,) = tmp_path.glob("derby-*.record")
    assert f"The record of the game is {path.name}" in words
    assert Match.from_record(path.read_text(encoding="utf-8")).over


def full_disk(monkeypatch: pytest.MonkeyPatch, full: list[bool]) -> None:
    real = os.fsync

    def fsync(handle: int) -> None:
        if full[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(handle)

    monkeypatch.setattr(os, "fsync", fsync)


def test_a_full_disk_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    full = [False]
    full_disk(monkeypatch, full)
    match = Match.new("derby", seed=1)
    path = tmp_path / "game.record"
    session = Session(match, store.Table(0, "random", "en"), path)
    screen = Screen()
    save(session, screen)
    before = path.read_text(encoding="utf-8")
    full[0] = True
    for _ in range(3):
        session.play(match.legal()[0].text)
        save(session, screen)
    assert path.read_text(encoding="utf-8") == before
    assert [one.name for one in tmp_path.iterdir()] == ["game.record"]
    assert session.trouble == os.strerror(errno.ENOSPC)
    full[0] = False
    session.play(match.legal()[0].text)
    save(session, screen)
    told = " ".join(capsys.readouterr().out.split())
    assert told.count("No space left on device") == 1
    assert "The game is kept again" in told
    assert Match.from_record(path.read_text(encoding="utf-8")).ply == 4


def test_nowhere_to_keep_it_is_said_plainly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    full_disk(monkeypatch, [True])
    session = Session(Match.new("derby", seed=1), store.Table(0, "random", "en"), tmp_path / "game.record")
    assert not session.keep_somewhere()
    assert session.path == tmp_path / "game.record"
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(
    os.geteuid() != 0 or not os.path.exists("/bin/mount"), reason="needs to mount a tiny disk"
)
def test_a_really_full_disk(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if os.system(f"mount -t tmpfs -o size=16k olympus-test {disk} 2>/dev/null") != 0:
        pytest.skip("mounting is not allowed here")
    try:
        done = olympus(tmp_path, "play", "derby", "--seed", "1", answers="1\n" * 600, OLYMPUS_DATA=str(disk))
    finally:
        os.system(f"umount {disk}")
    words = " ".join(done.stdout.split())
    assert done.returncode == 0
    assert "No space left on device" in words
    (path,) = tmp_path.glob("derby-*.record")
    assert Match.from_record(path.read_text(encoding="utf-8")).over
