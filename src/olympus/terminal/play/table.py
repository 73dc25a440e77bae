"""The game loop: bots move, the person is asked, everything that happens is told."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from types import FrameType

from ...core.errors import OlympusError
from ...core.face import Choice, Menu
from ...core.game import Foreseen
from ...core.texts import LANGUAGES
from ..screen import Screen
from ..words import joined, say
from .advice import advise, followed
from .help import show_help
from .session import Session

RECENT = 8
"""Events told again when a game goes on."""


class Quit(Exception):
    """The person leaves the table; the game is kept."""


class Stopped(BaseException):
    """The system asks us to end."""

    def __init__(self, number: int) -> None:
        self.number = number


@contextlib.contextmanager
def stoppable() -> Iterator[None]:
    """SIGTERM and a closed terminal end the game like Ctrl-C."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Stopped(number)

    before = {}
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            number = getattr(signal, name)
            before[number] = signal.signal(number, stop)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def sit(session: Session, screen: Screen) -> int:
    """Play to the end, or until the person leaves; the exit status."""
    status = 0
    try:
        with stoppable():
            run(session, screen)
            finish(session, screen)
            return 0
    except (Quit, EOFError):
        pass
    except KeyboardInterrupt:
        status = 128 + signal.SIGINT
    except Stopped as stopped:
        status = 128 + stopped.number
    except OSError:  # the terminal is gone
        status = 1
    with contextlib.suppress(OSError, KeyboardInterrupt):
        leave(session, screen)
    return status


def leave(session: Session, screen: Screen) -> None:
    kept = session.keep_somewhere()
    screen.text()
    if kept:
        screen.copyable(say("kept", session.language, file=str(session.path)))
        screen.copyable(
            f"  olympus play --resume {session.path.stem if in_its_place(session) else session.path}"
        )
    else:
        screen.problem(session.error("not-kept", reason=session.trouble))


def in_its_place(session: Session) -> bool:
    from .store import games_folder

    return session.path.parent == games_folder()


def run(session: Session, screen: Screen) -> None:
    match = session.match
    save(session, screen)
    while not match.over:
        if match.actor == session.me:
            session.news[session.me] = []
            happened = session.play(decide(session, screen))
        else:
            happened = session.play(session.bot_move())
        save(session, screen)
        for words in session.told(happened):
            screen.event(words)


def save(session: Session, screen: Screen) -> None:
    """Keep the game, and say so when that begins to fail, or works again."""
    before = session.trouble
    if session.keep():
        if before:
            screen.copyable(say("kept-again", session.language, file=str(session.path)))
    elif session.trouble != before:
        screen.problem(session.error("unsaved", file=str(session.path), reason=session.trouble))


def decide(session: Session, screen: Screen) -> str:
    """Ask the person until there is a legal move."""
    legal = session.match.foreseen()
    if len(legal) == 1:
        ((move, will),) = legal.items()
        view = session.match.view(session.me)
        words = session.match.game.say_move(view, move, will, session.language, session.names())
        screen.text(say("only-move", session.language, move=words), "dim")
        return move
    show_board(session, screen)
    menus = [menu_of(session, legal)]
    screen.menu(menus[-1])
    advised: list[str] = []
    while True:
        answer = " ".join(screen.ask(prompt(session, menus)).split())
        if answer in legal:
            return answer
        low = answer.lower()
        if move := followed(low, advised):
            return move
        if low in ("h", "hint"):
            advised = advise(session, screen)
        elif command(session, screen, low):
            if low.startswith("lang"):
                show_board(session, screen)
                menus = [menu_of(session, legal)]
            if low[0] in "bl" and not low.startswith("log"):
                screen.menu(menus[-1])
        elif low in ("", "0", "<"):
            if len(menus) > 1:
                menus.pop()
            screen.menu(menus[-1])
        elif low[0].isdigit():
            move = pick(session, screen, menus, low.split())
            if move:
                return move
        else:
            found = [move for move in legal if move.lower() == low]
            if found:
                return found[0]
            refuse(session, screen, answer)


def pick(session: Session, screen: Screen, menus: list[Menu], keys: list[str]) -> str:
    """Follow numbers through the menus; the move they lead to, or nothing yet."""
    for key in keys:
        choice = dict(menus[-1].choices()).get(key)
        if choice is None:
            screen.problem(wrong_number(session, menus[-1], key))
            return ""
        if choice.inner is None:
            return choice.move
        menus.append(choice.inner)
    screen.menu(menus[-1])
    return ""


def wrong_number(session: Session, menu: Menu, key: str) -> str:
    keys: list[tuple[str, Choice]] = list(menu.choices())
    return session.error("number", number=key, first=keys[0][0], last=keys[-1][0])


def refuse(session: Session, screen: Screen, answer: str) -> None:
    """Say why what was typed is no move."""
    try:
        session.match.find(answer)
    except OlympusError as error:
        screen.problem(error.say(session.language))
    screen.text(say("try-help", session.language), "dim")


def command(session: Session, screen: Screen, answer: str) -> bool:
    """Commands of the table; whether it was one."""
    word, _, rest = answer.partition(" ")
    if word in ("q", "quit", "exit"):
        raise Quit
    if word in ("b", "board"):
        show_board(session, screen, detail=2)
    elif word == "log":
        show_log(session, screen, rest)
    elif word.startswith("?") or word == "help":
        show_help(session, screen, f"{word[1:]} {rest}".strip() if word.startswith("?") else rest)
    elif word == "lang":
        if rest in LANGUAGES:
            session.speak(rest)
        else:
            screen.problem(session.error("language", wanted=rest, possible=", ".join(LANGUAGES)))
    else:
        return False
    return True


def show_board(session: Session, screen: Screen, detail: int = 0) -> None:
    view = session.match.view(session.me)
    names = session.names()
    detail = detail or (0 if session.face.brief(view) else 1)
    screen.text()
    screen.lines(session.face.board(view, names, session.language, screen.width, detail))
    screen.text(session.face.instruction(view, names, session.language), "bold")


def menu_of(session: Session, legal: Foreseen) -> Menu:
    return session.face.menu(session.match.view(session.me), legal, session.names(), session.language)


def prompt(session: Session, menus: list[Menu]) -> str:
    return say("prompt-inner" if len(menus) > 1 else "prompt", session.language) + " "


def show_log(session: Session, screen: Screen, how: str) -> None:
    """What happened: the last screenful, or all."""
    told = session.told(session.match.events(session.me))
    if how != "all":
        told = told[-max(5, screen.console.height - 3) :]
    for words in told:
        screen.indented(words)
    if how != "all":
        screen.text(say("log-all", session.language), "dim")


def retell(session: Session, screen: Screen) -> None:
    """The last events, for somebody who comes back."""
    for words in session.told(session.match.events(session.me))[-RECENT:]:
        screen.indented(words, "dim")


def finish(session: Session, screen: Screen) -> None:
    """Who won, how the points came, and where the record is."""
    language, match = session.language, session.match
    names = session.names()
    screen.text()
    screen.rule(say("result", language))
    screen.lines(session.face.result(match.events(session.me), names, language, screen.width))
    winners = joined([names[seat] for seat in match.winners], language)
    screen.text(say("winner", language, names=winners, points=max(match.scores)), "bold")
    screen.text()
    if session.trouble and not session.keep_somewhere():
        screen.problem(session.error("not-kept", reason=session.trouble))
        return
    screen.copyable(say("record", language, file=str(session.path)))
    screen.copyable(f"  olympus replay {session.path}\n  olympus verify {session.path}")
