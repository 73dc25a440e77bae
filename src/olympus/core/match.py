"""One game being played: who acts, what is legal, playing a move, what each seat sees."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from sys import intern
from typing import Any, NamedTuple

from .chance import Chance, Stream, commitment, seed_bytes, stream_key
from .errors import IllegalMove, OptionError
from .fields import duplicate
from .game import CHANCE, EVENT, OVER, SPECTATOR, Foresight, Game, new_log
from .options import Options
from .scores import win_shares


class Scratch(threading.local):
    """A list of moves for each thread and game: nothing stays there, and a server holds many matches."""

    def __init__(self) -> None:
        self.legal: dict[Game, list[int]] = {}


SCRATCH = Scratch()


def shared(texts: Iterable[Iterable[str]]) -> tuple[tuple[str, ...], ...]:
    """Texts as tuples, equal ones as one: so they take little, and the collector nothing."""
    known: dict[tuple[str, ...], tuple[str, ...]] = {}
    return tuple(known.setdefault(one, one) for one in map(tuple, texts))


class Move(NamedTuple):
    """A legal move; `str(move)` is its notation, which reads back."""

    code: int
    text: str

    def __str__(self) -> str:
        return self.text


class Event(NamedTuple):
    """Something that happened, and who may know it."""

    who: int
    data: dict[str, Any]

    def visible_to(self, seat: int | None) -> bool:
        return bool(self.who >> (13 if seat is None or seat < 0 else seat) & 1)


@dataclass(slots=True)
class Entry:
    """A line of the game: a move, or draws of one title, with the events that followed."""

    title: str
    """`seat 2` for a move; what was drawn for a draw."""
    ply: int
    """The move's number; 0 for a draw."""
    texts: Sequence[Sequence[str]]
    """For each seat, then for spectators: the outcomes, or the one move, as that seat may know them."""
    events: list[Event] = field(default_factory=list)
    full: Sequence[str] = ()
    """As somebody who knows all would write it."""


class Match:
    """A game being played. Make one with `Match.new` or `Match.from_record`."""

    def __init__(
        self,
        game: Game,
        options: Options,
        figures: dict[str, Any],
        chance: Chance,
        seed: bytes | None,
        nonces: Sequence[bytes] = (),
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.figures = figures
        self.chance = chance
        self.seed = seed
        self.nonces = list(nonces)
        self.commitment = "" if seed is None else commitment(seed)
        self.entries: list[Entry] = []
        log = new_log()
        self.state = game.begin(options, figures, log, rules)
        opening = self._take_events(log)
        self.opened = len(opening)
        """How many events came before the first draw: they stand at the head of the first entry."""
        self._settle_draws()
        self.entries[0].events[:0] = opening

    @classmethod
    def new(
        cls,
        game: str | Game,
        *,
        seed: int | bytes | None = None,
        nonces: Sequence[bytes] = (),
        figures: Mapping[str, Any] | None = None,
        chance: Chance | None = None,
        rules: int | None = None,
        **options: Any,
    ) -> Match:
        """A new match. `seed`: a whole number, 32 bytes, or None for the system's secure source.

        `figures` replaces component figures by key; `chance` gives the outcomes from outside (see `Script`).
        `rules`: the version of the rules, if not the newest.
        """
        if isinstance(game, str):
            from ..games import load

            game = load(game)
        chosen = game.table(options)
        values = game.figures(figures)
        if chance is not None:
            return cls(game, chosen, values, chance, None, rules=rules)
        if not (seed is None or isinstance(seed, int | bytes)):
            raise OptionError("seed", reason=f"{seed!r} is no whole number")
        try:
            secret = seed_bytes(seed)
            key = stream_key(secret, nonces)
        except (ValueError, OverflowError) as error:
            raise OptionError("seed", reason=str(error)) from None
        return cls(game, chosen, values, Stream(key), secret, nonces, rules)

    # who, what, how far

    @property
    def players(self) -> int:
        return int(self.state.players)

    @property
    def rules(self) -> int:
        """The version of the rules it is played by."""
        return int(self.state.rules)

    @property
    def actor(self) -> int | None:
        """The seat to act; None when the game is over."""
        actor: int = self.state.actor
        return None if actor == OVER else actor

    @property
    def over(self) -> bool:
        return bool(self.state.actor == OVER)

    @property
    def ply(self) -> int:
        """Moves played so far."""
        return int(self.state.ply)

    @property
    def scores(self) -> list[int]:
        return list(self.state.score[: self.players])

    @property
    def winners(self) -> list[int]:
        """The seats that share the win; nobody before the end."""
        if not self.over:
            return []
        return [seat for seat, share in enumerate(win_shares(self.scores)) if share]

    # playing

    def legal(self) -> list[Move]:
        """The actor's moves."""
        return [Move(code, text) for text, code in self.legal_codes().items()]

    def legal_codes(self) -> dict[str, int]:
        """The codes of the actor's moves by their notation."""
        if self.over:
            return {}
        write, s = self.game.write_move, self.state
        actor = s.actor
        return {write(s, code, actor): code for code in self._codes()}

    def play(self, move: Move | str, seat: int | None = None) -> list[Event]:
        """Play a move, or its notation, for the actor; what happened.

        An `IllegalMove` says why not. Whatever goes wrong, in the rules or in chance, the match is as it was.
        `seat`: who asks, if that is to be checked.
        """
        return self.play_given(self.find(move, seat).code)

    def play_given(self, code: int) -> list[Event]:
        """Play a move by the code it was given in just this position, without looking for it again."""
        state, entries, position = duplicate(self.state), len(self.entries), self.chance.position()
        try:
            return self._play(code)
        except BaseException:
            self.state = state
            del self.entries[entries:]
            self.chance.rewind(position)
            raise

    def _play(self, code: int) -> list[Event]:
        s = self.state
        texts = self._texts(code)
        entry = Entry(f"seat {s.actor}", s.ply + 1, texts, full=texts[s.actor])
        self.entries.append(entry)
        log = new_log()
        self.game.apply(s, code, log)
        entry.events = self._take_events(log)
        happened = list(entry.events)
        for drawn in self._settle_draws():
            happened += drawn.events
        return happened

    def find(self, move: Move | str, seat: int | None = None) -> Move:
        """A legal move of the actor, by its notation; the white space between words does not count.

        An `IllegalMove` says why it is none. `seat`: who asks, if that is to be checked.
        """
        s = self.state
        if self.over:
            raise self._illegal("game-over")
        if seat is not None and seat != s.actor:
            raise self._illegal("not-your-turn", seat=seat, actor=s.actor)
        if isinstance(move, Move):
            if move.code in self._codes() and self.game.write_move(s, move.code, s.actor) == move.text:
                return move
        text = " ".join(str(move).split())
        code = self.legal_codes().get(text)
        if code is not None:
            return Move(code, text)
        key, details = self.game.why_not(s, text)
        raise self._illegal(key, **details)

    def _illegal(self, key: str, **details: Any) -> IllegalMove:
        return IllegalMove(key, self.game.folder / "locale", **details)

    def _texts(self, code: int) -> tuple[tuple[str, ...], ...]:
        """The notation as each seat, then spectators, may know it; equal ones are one tuple, so they take little."""
        write, s = self.game.write_move, self.state
        public = (intern(write(s, code, SPECTATOR)),)
        texts = [write(s, code, seat) for seat in range(s.players)]
        return *[public if text == public[0] else (intern(text),) for text in texts], public

    def _codes(self) -> list[int]:
        """The codes of the actor's moves."""
        codes = SCRATCH.legal.setdefault(self.game, [])
        if not codes:
            codes.extend([0] * self.game.max_legal)
        return codes[: self.game.legal(self.state, codes)]

    def _settle_draws(self) -> list[Entry]:
        """Let chance act until somebody must decide."""
        game, s = self.game, self.state
        entries: list[Entry] = []
        if s.actor != CHANCE:
            return entries
        seats = (*range(s.players), SPECTATOR)
        texts: list[list[str]] = []
        full: list[str] = []

        def name_of(outcome: int) -> str:
            return game.chance_name(s, game.chance_label(s, outcome))

        while s.actor == CHANCE:
            title = game.chance_title(s)
            if not entries or entries[-1].title != title:
                texts, full = [[] for _ in seats], []
                entries.append(Entry(title, 0, texts, full=full))
            choice = self.chance.choose(game.chance_size(s), name_of)
            name = intern(name_of(choice))
            for seat, seen in zip(seats, texts, strict=True):
                seen.append(name if game.chance_seen(s, seat) else "?")
            full.append(name)
            log = new_log()
            game.settle(s, choice, log)
            if log[0]:
                entries[-1].events += self._take_events(log)
        for entry in entries:
            entry.texts, entry.full = shared(entry.texts), tuple(entry.full)
        self.entries += entries
        return entries

    def _take_events(self, log: list[int]) -> list[Event]:
        taken = []
        for at in range(1, 1 + log[0] * EVENT, EVENT):
            kind, who, *figures = log[at : at + EVENT]
            taken.append(Event(who, self.game.events.named(self.state, (kind, *figures))))
        return taken

    # what a seat may know

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees, ready for JSON; None is a spectator. It is the caller's own."""
        return deepcopy(dict(self.game.show(self.packed_view(seat))))

    def packed_view(self, seat: int | None) -> Any:
        """What a seat sees, as the fields of the game's `View`."""
        seat = self._seat(seat)
        view = self.game.View()
        self.game.observe(self.state, seat, view)
        return view

    def foreseen(self) -> dict[str, Foresight]:
        """What each of the actor's moves would do, by its notation, as far as the actor can know."""
        if self.over:
            return {}
        view = self.packed_view(self.actor)
        return {text: self.game.foresee(view, code) for text, code in self.legal_codes().items()}

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        """All that happened so far, as far as a seat may know."""
        seat = self._seat(seat)
        return [e.data for entry in self.entries for e in entry.events if e.visible_to(seat)]

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        if not -1 <= seat < self.players:
            raise OptionError("seat", seat=seat, last=self.players - 1)
        return seat

    # writing down

    def record(self, seat: int | None = None) -> str:
        """The game as text. Without a seat: the private form, from which it can go on exactly.

        With a seat (-1: a spectator): what that seat may keep; once the game is over that is everything.
        """
        from . import record

        return record.write(self, None if seat is None else self._seat(seat))

    @classmethod
    def from_record(cls, text: str) -> Match:
        """The same match again, from its private form, or from any form of a finished game."""
        from . import record

        return record.read(text)
