"""`olympus replay` and `olympus verify`: on good records, and on every kind of bad file."""

from __future__ import annotations

import contextlib
import json
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from olympus import Match
from olympus.core import record
from olympus.core.texts import LANGUAGES
from olympus.core.verify import verify

from .suite.cli import Terminal, finished_record, inside, olympus

WHOLE = finished_record(powers="full", fate=True)


def halfway(moves: int = 30) -> Match:
    match = Match.new("derby", seed=4)
    for _ in range(moves):
        match.play(match.legal()[0])
    return match


def closed(lines: list[str]) -> str:
    """Lines of a record with a checksum that holds."""
    return record.close(lines)


def changed(old: str, new: str) -> str:
    """The whole record with one thing changed, and a checksum that holds."""
    assert old in WHOLE
    return closed(WHOLE.replace(old, new, 1).split("\n")[:-2])


def without(beginning: str) -> str:
    return closed([line for line in WHOLE.split("\n")[:-2] if not line.startswith(beginning)])


def test_good_records(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(WHOLE, encoding="utf-8")
    done = inside(tmp_path, "verify", path)
    assert done.returncode == 0
    assert done.stdout.count("  ok  ") == 6
    assert "Proven:" in done.stdout
    path.write_text(WHOLE.replace("\n", "\r\n"), encoding="utf-8-sig", newline="")
    assert inside(tmp_path, "verify", path).returncode == 0
    path.write_text(halfway().record(), encoding="utf-8")
    assert "The game is not over" in inside(tmp_path, "verify", path).stdout
    assert olympus(tmp_path, "verify", "-", answers=WHOLE).returncode == 0


def test_a_record_without_a_seed(tmp_path: Path) -> None:
    text = closed(
        [
            line.replace("form private", "form whole")
            for line in WHOLE.split("\n")[:-2]
            if not line.startswith(("seed", "commitment"))
        ]
    )
    done = inside(tmp_path, "verify", "-", answers=text)
    assert done.returncode == 3
    assert "No seed is in it" in done.stdout
    assert "Consistent:" in done.stdout
    assert "Proven" not in done.stdout


BAD: dict[str, tuple[Callable[[], str | bytes], str]] = {
    "empty": (lambda: "", "is empty"),
    "blank": (lambda: "\n \n\n", "is empty"),
    "binary": (lambda: bytes(range(256)) * 20, "is not text"),
    "zeros": (lambda: b"\0" * 1000, "not the record of a game"),
    "a picture": (lambda: b"\x89PNG\r\n\x1a\n" + b"\xff" * 50, "is not text"),
    "latin-1": (lambda: "olympus récord".encode("latin-1"), "is not text"),
    "foreign": (lambda: '[Event "F/S Return Match"]\n1. e4 e5 1/2-1/2\n', "not the record of a game"),
    "json": (lambda: '{"game": "derby"}', "not the record of a game"),
    "huge": (lambda: b"olympus record 1\n" + b"#" * 5_000_000, "larger than 4 MB"),
    "one long line": (lambda: "olympus record 1" + " 1" * 100_000, "not the record of a game"),
    "newer format": (lambda: WHOLE.replace("olympus record 2", "olympus record 7", 1), "format 7"),
    "newer rules": (lambda: changed("rules 1", "rules 99"), "version 99 of the rules"),
    "unknown game": (lambda: changed("game derby", "game chess"), "There is no game “chess”"),
    "no game": (lambda: without("game "), "There is no game “”"),
    "cut off": (lambda: WHOLE[: len(WHOLE) // 2], "cut off"),
    "cut at a line": (lambda: "\n".join(WHOLE.split("\n")[:200]) + "\n", "cut off"),
    "only a header": (lambda: closed(WHOLE.split("\n")[:12]), ""),
    "first line alone": (lambda: "olympus record 1\n", "cut off"),
    "checksum": (lambda: WHOLE[:-3] + ("0" if WHOLE[-3] != "0" else "1") + WHOLE[-2:], "checksum"),
    "a remark added": (lambda: WHOLE.replace("game derby", "# hello\ngame derby"), "checksum does not hold"),
    "illegal move": (lambda: changed(": token 1\n", ": token 99\n"), "breaks the rules"),
    "unreadable move": (lambda: changed(": token 1\n", ": jump\n"), "breaks the rules"),
    "another move": (lambda: changed(": token 1\n", ": token 2\n"), "not what follows from the moves"),
    "wrong seat": (lambda: changed("\n1 seat ", "\n1 seat 9"), "should be move 1"),
    "wrong number": (lambda: changed("\n2 seat ", "\n77 seat "), "should be move 2"),
    "a move left out": (lambda: without("10 seat"), "Line "),
    "another draw": (
        lambda: changed("deal holder 0: ", "deal holder 0: Sylph 9/9, "),
        "not what chance gave",
    ),
    "another event": (lambda: changed("= race: race 1", "= race: race 2"), "not what follows from the moves"),
    "an event left out": (lambda: without("= race: race 2"), "not what follows from the moves"),
    "another seed": (lambda: changed("\nseed ", "\nseed 00"), ""),
    "the wrong seed": (
        lambda: changed(WHOLE.split("\nseed ")[1][:64], "ab" * 32),
        "does not belong to the commitment",
    ),
    "a seed that is none": (lambda: changed("\nseed ", "\nseed xyz"), "cannot be understood"),
    "another commitment": (lambda: changed("\ncommitment ", "\ncommitment 0"), "commitment"),
    "wrong result": (lambda: changed("\nresult ", "\nresult 9"), "The result in the record is wrong"),
    "result left out": (lambda: without("result "), "result is missing"),
    "wrong winners": (lambda: changed("\nwinners ", "\nwinners 5 "), "The result in the record is wrong"),
    "early result": (
        lambda: closed([*halfway().record().split("\n")[:-2], "result 1 2 3 4", "winners 3"]),
        "not over",
    ),
    "unknown option": (lambda: changed("option edition final", "option colour red"), "no option “colour”"),
    "wrong option": (lambda: changed("option players 4", "option players 44"), "cannot be “44”"),
    "wrong figure": (lambda: changed("finish=23", "finish=999"), "track.finish"),
    "figure without a value": (lambda: changed("finish=23", "finish"), "cannot be understood"),
    "unknown figure": (lambda: changed("finish=23", "finish=23 start=3"), "track.start"),
    "unknown line": (lambda: changed("option edition final", "colour red"), "cannot be understood"),
    "unknown form": (lambda: changed("form whole", "form of a kind"), "cannot be understood"),
    "of a seat": (lambda: halfway().record(seat=1), "leaves out what others kept secret"),
    "of a spectator": (lambda: halfway().record(seat=-1), "leaves out what others kept secret"),
}


@pytest.mark.parametrize("kind", BAD)
def test_bad_files_are_told_in_a_sentence(tmp_path: Path, kind: str) -> None:
    make, told = BAD[kind]
    content = make()
    path = tmp_path / "game.record"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    done = inside(tmp_path, "verify", path)
    assert done.returncode == 1, done.stdout
    assert "ok" not in done.stdout
    words = " ".join(done.stderr.split())
    assert told in words
    assert words.endswith(".")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_names_that_are_no_files(tmp_path: Path, command: str) -> None:
    secret = tmp_path / "secret.record"
    secret.write_text(WHOLE, encoding="utf-8")
    secret.chmod(0)
    (tmp_path / "loop").symlink_to("loop")
    cases = {
        "nothing.record": "There is no file nothing.record.",
        ".": ". is a folder.",
        "loop": "cannot be read",
        "/dev/zero": "larger than 4 MB",
        "/dev/null": "is empty",
        "x" * 300: "cannot be read",
    }
    if os.geteuid() != 0:
        cases["secret.record"] = "You may not read"
    for name, told in cases.items():
        done = inside(tmp_path, command, name)
        assert done.returncode == 1
        assert told in " ".join(done.stderr.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_told_in_each_language(tmp_path: Path, language: str) -> None:
    told = set()
    for name in ("nothing", "."):
        told.add(inside(tmp_path, "verify", name, "--lang", language).stderr)
    path = tmp_path / "game.record"
    for kind in ("empty", "foreign", "illegal move", "checksum", "of a seat"):
        content = BAD[kind][0]()
        path.write_text(str(content), encoding="utf-8")
        told.add(inside(tmp_path, "verify", path, "--lang", language).stderr)
    assert len(told) == 7
    if language != "en":
        assert not any("record" in words.replace(str(path), "") and "This" in words for words in told)


@pytest.mark.long
def test_no_change_of_a_record_brings_the_program_down(tmp_path: Path) -> None:
    """Random changes, checksum renewed: a sentence, never a Python error."""
    from olympus.core.errors import OlympusError

    source = random.Random(1)
    lines = WHOLE.split("\n")[:-2]
    for _ in range(1500):
        copy = list(lines)
        at = source.randrange(1, len(copy))
        line = copy[at]
        how = source.randrange(5)
        if how == 0:
            del copy[at]
        elif how == 1:
            copy.insert(at, source.choice(lines))
        elif how == 2 and line:
            cut = source.randrange(len(line))
            copy[at] = line[:cut] + source.choice("0123456789 :;=*,-?é\t") + line[cut + 1 :]
        elif how == 3:
            copy[at] = line[: source.randrange(len(line) + 1)]
        else:
            copy[at] = " ".join(source.sample(line.split(" "), len(line.split(" "))))
        with contextlib.suppress(OlympusError):  # anything else fails the test
            verify(closed(copy))


# walking through


def test_replay_prints_all(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(WHOLE, encoding="utf-8")
    done = inside(tmp_path, "replay", path)
    assert done.returncode == 0
    assert "secrets included" in done.stdout
    assert "Won by" in done.stdout
    assert done.stdout.count("’s 1st bet card") >= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_in_each_language(tmp_path: Path, language: str) -> None:
    for text in (WHOLE, halfway().record(seat=2), halfway().record()):
        done = inside(tmp_path, "replay", "-", "--lang", language, answers=text)
        assert done.returncode == 0
        assert len(done.stdout.splitlines()) > 60


def test_replay_for_a_seat_shows_what_it_saw(tmp_path: Path) -> None:
    match = halfway(8)
    path = tmp_path / "game.record"
    path.write_text(match.record(), encoding="utf-8")
    for seat in (0, 1, 2, 3, -1):
        done = inside(tmp_path, "replay", path, "--seat", str(seat), "--json")
        steps = [json.loads(line) for line in done.stdout.splitlines()]
        assert [step["ply"] for step in steps] == list(range(9))
        assert [event for step in steps for event in step["events"]] == match.events(seat)
        assert steps[-1]["view"] == json.loads(json.dumps(match.view(seat)))
        other = [step for step in steps[1:] if step["actor"] != seat]
        assert all(step["move"].split()[1] == "?" for step in other)
        hidden = [draw for draw in steps[0]["draws"] if "deal" in draw["drawn"] and "?" in draw["outcomes"]]
        assert len(hidden) == (4 if seat < 0 else 2)
    assert inside(tmp_path, "replay", path, "--seat", "4").returncode == 1


def test_json_of_everything(tmp_path: Path) -> None:
    done = inside(tmp_path, "replay", "-", "--json", answers=WHOLE)
    steps = [json.loads(line) for line in done.stdout.splitlines()]
    match = Match.from_record(WHOLE)
    assert [step["move"] for step in steps[1:]] == [e.full[0] for e in match.entries if e.ply]
    assert [e for step in steps for e in step["events"]] == [
        json.loads(json.dumps(e.data)) for entry in match.entries for e in entry.events
    ]
    assert "?" not in str([step["draws"] for step in steps])


def test_a_seats_record_of_a_running_game_is_walked_by_its_lines(tmp_path: Path) -> None:
    match = halfway()
    for seat in (2, -1):
        done = inside(tmp_path, "replay", "-", "--json", answers=match.record(seat=seat))
        steps = [json.loads(line) for line in done.stdout.splitlines()]
        assert [event for step in steps for event in step["events"]] == match.events(seat)
        assert all(step["view"] is None for step in steps)
    done = inside(tmp_path, "replay", "-", "--seat", "1", answers=match.record(seat=2))
    assert done.returncode == 1
    assert "written for seat 2" in done.stderr


def test_ones_own_running_game_is_not_spoilt(tmp_path: Path) -> None:
    inside(tmp_path, "play", "derby", "--file", "my.record", "--seat", "1", answers="1 1\n1 1\nq\n")
    done = inside(tmp_path, "replay", "my.record")
    assert "As seat 1 sees it." in done.stdout
    assert done.stdout.count("1st bet card") == 1


def test_a_reader_that_leaves_early_is_no_error(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(WHOLE, encoding="utf-8")
    for more in ("--json", "--lang=it"):
        words = f"{sys.executable} -m olympus.cli replay {path} {more} 2>{tmp_path}/err | head -1"
        src = Path(__file__).parent.parent / "src"
        assert os.system(f"cd {tmp_path} && PYTHONPATH={src} {words} >/dev/null") == 0
        assert (tmp_path / "err").read_text() == ""


def test_stepping_with_keys(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(WHOLE, encoding="utf-8")
    with Terminal(tmp_path, "replay", str(path)) as terminal:
        terminal.wait_for("move 0 of")
        for keys, shown, times in (
            (b"\n", "move 1 of", 1),
            (b" ", "move 2 of", 1),
            (b"b", "move 1 of", 2),
            (b"40\n", "move 40 of", 1),
            (b"\x1b[D", "move 39 of", 1),
            (b"9999\n", "Won by", 1),
        ):
            os.write(terminal.main, keys)
            terminal.wait_for(shown, times)
        os.write(terminal.main, b"q")
        assert terminal.end() == 0
        assert "Traceback" not in terminal.shown
