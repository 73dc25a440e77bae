"""`olympus play`: whole games through a pipe in each language, the table's commands, bad input."""

from __future__ import annotations

from pathlib import Path

import pytest

from olympus import Match
from olympus.core.texts import LANGUAGES

from .suite.cli import Terminal, inside, kept_games, kept_match, olympus

ONES = "1\n" * 600
"""The first choice of every menu: a legal game, unless a number is not there."""

TABLES = {
    "en": ["--players", "4"],
    "it": ["--players", "3", "-o", "powers=attested"],
    "es": ["--players", "5", "-o", "edition=preview", "--set", "bets.first.vp=7"],
    "fr": ["--players", "6", "-o", "powers=full", "-o", "sober=on"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_game_through_a_pipe(tmp_path: Path, language: str) -> None:
    done = olympus(
        tmp_path, "play", "derby", "--seed", "7", "--lang", language, *TABLES[language], answers=ONES
    )
    assert done.returncode == 0, done.stdout[-1500:] + done.stderr
    (path,) = kept_games(tmp_path)
    assert f"olympus verify {path}\n" in done.stdout
    match = kept_match(tmp_path)
    assert match.over
    assert f"seat=0 bot=random language={language}" in path.read_text(encoding="utf-8")
    assert inside(tmp_path, "verify", path, "--lang", language).returncode == 0
    assert max(len(line) for line in done.stdout.splitlines() if str(path) not in line) <= 80


def test_fate_tokens_are_placed_by_the_sector_and_moves_typed_in_full(tmp_path: Path) -> None:
    first = "token 9\nBET podium dragon\n"
    words = ["-o", "powers=full", "-o", "fate=on", "-o", "first=0", "-o", "gods=odin"]
    done = inside(tmp_path, "play", "derby", "--seed", "2", *words, answers=first)
    assert "You put a fate token on sector 9." in done.stdout
    assert "You bet on Dragon." in done.stdout
    assert done.returncode == 0
    assert kept_match(tmp_path).events(0)[-1] is not None


@pytest.mark.parametrize(
    ("game", "reasons"),
    [
        ("derby", ("% of the possible deals.", "Your bets together: about")),
        ("ithaca", ("Soon ashore:", "On average it brings you")),
    ],
    ids=["derby", "ithaca"],
)
def test_a_hint_tells_the_best_moves_and_h1_plays_the_first(
    tmp_path: Path, game: str, reasons: tuple[str, ...]
) -> None:
    words = ["play", game, "--seed", "2", "-o", "first=0"]
    done = inside(tmp_path, *words, answers="h\nh9\nh1\nq\n")
    told = " ".join(done.stdout.split())
    assert all(reason in told for reason in reasons)
    assert "“h9” is not a move" in told
    assert kept_match(tmp_path).ply >= 1
    assert max(map(len, done.stdout.splitlines()[:-3])) <= 80


def test_same_seed_same_game(tmp_path: Path) -> None:
    records = []
    for name in ("a", "b"):
        inside(tmp_path, "play", "derby", "--seed", "11", "--file", f"{name}.record", answers=ONES)
        records.append((tmp_path / f"{name}.record").read_text(encoding="utf-8"))
    assert records[0] == records[1]
    assert inside(tmp_path, "play", "derby", "--file", "a.record").returncode == 1


def test_without_a_seed_games_differ(tmp_path: Path) -> None:
    for name in ("a", "b"):
        inside(tmp_path, "play", "derby", "--file", f"{name}.record", answers="q\n")
    one, other = ((tmp_path / f"{name}.record").read_text(encoding="utf-8") for name in ("a", "b"))
    assert one.split("seed ")[1][:64] != other.split("seed ")[1][:64]


def at_the_table(folder: Path, answer: str) -> str:
    """What is said to an answer that makes no move."""
    done = inside(folder, "play", "derby", "--seed", "1", "-o", "first=0", answers=f"{answer}\nq\n")
    assert done.returncode == 0
    assert kept_match(folder).ply == 0
    return " ".join(done.stdout.split())


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("99", "There is no choice 99. Choose from 1 to 11."),
        ("1 9", "There is no choice 9."),
        ("hello", "“hello” is not a move of this game."),
        ("play left Dragon 4/2", "No movement card is played now."),
        ("bet first Unicorn", "is not a move of this game"),
        ("lang de", "There are no texts in “de”."),
        ("? nonsense", "There is no help about “nonsense”."),
        ("\x00\x1b[31m", "is not a move of this game"),
        ("¿", "is not a move of this game"),
        ("²", "There is no choice ²."),
    ],
)
def test_bad_input_gets_a_sentence_and_changes_nothing(tmp_path: Path, answer: str, told: str) -> None:
    assert told in at_the_table(tmp_path, answer)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("?", "several numbers in a row"),
        ("? rules", "Three races among six winged creatures."),
        ("?bets", "1st, 2nd: Wins 4 points"),
        ("? 1st, 2nd", "Wins 4 points"),
        ("? top-two", "Wins 4 points"),
        ("? sun ray", "2 sectors farther"),
        ("? powers", "Jade Decree"),
        ("b", "Your bet cards:"),
        ("log", "Race 1. You are the first player."),
        ("log all", "Race 1. You are the first player."),
        ("lang it", "La tua scelta"),
        ("1\n\n", "“1st, 2nd, 3rd”"),
        ("1\n? cards", "A card reads fast/slow"),
    ],
)
def test_commands_of_the_table(tmp_path: Path, answer: str, told: str) -> None:
    assert told in at_the_table(tmp_path, answer)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "chess"], "There is no game “chess”."),
        (["play", "derby", "--players", "9"], "The option players cannot be “9”."),
        (["play", "derby", "-o", "powers=some"], "The option powers cannot be “some”."),
        (["play", "derby", "-o", "colour=red"], "There is no option “colour”."),
        (["play", "derby", "-o", "powers"], "Write it as NAME=VALUE"),
        (["play", "derby", "-o", "fate=on"], "Fate tokens need all the powers"),
        (["play", "derby", "--set", "bets.first.vp=many"], "whole number from 0 to 50"),
        (["play", "derby", "--set", "bets.fifth.vp=3"], "There is no figure bets.fifth.vp."),
        (["play", "derby", "--seat", "4"], "There is no seat 4"),
        (["play", "derby", "--bot", "oracle"], "There is no bot “oracle”. The bots are:"),
        (["play", "derby", "--lang", "de"], "There are no texts in “de”."),
        (["play", "--resume"], "There is no unfinished game"),
        (["play", "--resume", "nothing"], "No game “nothing” was found"),
    ],
)
def test_wrong_command_lines_get_a_sentence(tmp_path: Path, words: list[str], told: str) -> None:
    done = inside(tmp_path, *words)
    assert done.returncode == 1
    assert told in " ".join(done.stderr.split())
    assert not kept_games(tmp_path)


def test_language_comes_from_the_environment(tmp_path: Path) -> None:
    assert "Jugadores" in inside(tmp_path, "games", LANG="es_AR.UTF-8").stdout
    assert "Joueurs" in inside(tmp_path, "games", LANG="es_ES.UTF-8", LC_ALL="fr_FR").stdout
    assert "Players" in inside(tmp_path, "games", LANG="de_DE.UTF-8").stdout
    assert "Players" in inside(tmp_path, "games", LANG="C").stdout


def test_seat_and_resume_keep_the_table(tmp_path: Path) -> None:
    inside(tmp_path, "play", "derby", "--seat", "2", "--lang", "it", "--seed", "3", answers="1 1\nq\n")
    done = inside(tmp_path, "play", "--resume", answers="q\n")
    assert "Tu sei" in done.stdout
    assert "language=it" in kept_games(tmp_path)[0].read_text(encoding="utf-8")


def test_only_what_the_seat_may_see_is_shown(tmp_path: Path) -> None:
    """No bet card of another seat appears before it is revealed; none of a holder that is not beside it."""
    done = inside(tmp_path, "play", "derby", "--seed", "7", answers="1 1\n1 1\nlog all\nb\nq\n")
    match: Match = kept_match(tmp_path)
    assert "own-bet" not in done.stdout
    hidden = [event for event in match.events(1) if event["event"] == "own-bet" and event["seat"] == 1]
    assert hidden
    assert "Your 1st bet card" in done.stdout
    assert done.stdout.count("Your 1st bet card") == done.stdout.count("Your 1st bet of this race") * 2
    assert "’s 1st bet card" not in done.stdout


def test_a_terminal_shows_colour_and_asks_what_to_play(tmp_path: Path) -> None:
    """Enter is always a good answer; how many questions there are depends on the games and bots there are."""
    with Terminal(tmp_path, "play", "--fast", LANG="it_IT.UTF-8") as terminal:
        answered = 0
        while "La tua scelta" not in terminal.shown:
            if terminal.shown.count("] > ") > answered:
                asked = terminal.shown.split("] > ")[answered]
                assert answered or "Lingua" in asked
                terminal.type("3" if "Quanti giocatori?" in asked else "")
                answered += 1
            assert answered < 6
            terminal.read(0.1)
        assert "\x1b[" in terminal.shown
        terminal.type("q")
        assert terminal.end() == 0
    assert kept_match(tmp_path).players == 3


def test_no_colour_where_none_is_wanted(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "derby", "--fast", NO_COLOR="1") as terminal:
        terminal.wait_for("Your choice")
        assert "\x1b[38;" not in terminal.shown
        assert "48;2" not in terminal.shown
        terminal.type("q")
        assert terminal.end() == 0


@pytest.mark.parametrize("columns", [40, 60, 80, 120, 200])
def test_board_fits_the_terminal(tmp_path: Path, columns: int) -> None:
    done = inside(tmp_path, "play", "derby", "--seed", "1", answers="1 1\nq\n", COLUMNS=str(columns))
    board = done.stdout.split("\nRace 1 of 3")[1].split("Your choice")[0]
    assert max(map(len, board.splitlines())) <= max(columns, 40)
