"""What a seat is told of a match: its view, its legal moves with what they mean, and what happened.

Plain data in, messages out, so that it can be done in this process or in one beside it: see `scribe`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET

from ...core.game import OVER, SPECTATOR, Foreseen, Foresight, Game, Names
from ...games import load
from ..wire import Legal, View, ViewMessage, to_json

Told = tuple[int, int, bytes]
"""After which ply, who may know it, what happened (packed: many are told often, and are known by it)."""
pack_event = msgspec.msgpack.Encoder().encode
read_event = msgspec.msgpack.Decoder(dict[str, Any]).decode
MANY = 4000
"""Tables whose last views are remembered."""
SPECTATORS = 13
"""Their bit in who may know an event."""


class Wanted(msgspec.Struct, array_like=True, frozen=True):
    """A message for all who look through the same eyes and know as much."""

    seat: int | None
    since: int
    """The ply they know of; -1: not even the deal."""
    language: str
    before: int
    """The generation of the view they have, if what changed since is enough for them; else -1."""


class Position(msgspec.Struct, array_like=True):
    """A match at a moment, and for whom it is to be put into messages."""

    table: str
    game: str
    generation: int
    now: int
    state: Any
    """The state, or its figures."""
    legal: dict[str, int]
    """The actor's moves and their codes, if a person may choose among them now."""
    auto: bool
    """The actor's pass is made by itself."""
    events: list[Told]
    names: dict[str, list[str]]
    """By language: what the players are called."""
    wanted: list[Wanted]


class Views:
    """Writes messages, and remembers the last view of each seat, to say only what changed."""

    def __init__(self) -> None:
        self.seen: dict[str, dict[int | None, tuple[int, View]]] = {}
        self.spare: dict[Game, Any] = {}
        """By game: a packed view that is used again; `observe` writes every field, `show` keeps nothing of it."""

    def forget(self, table: str) -> None:
        self.seen.pop(table, None)

    def write(self, position: Position) -> list[bytes]:
        """The wanted messages, in their order."""
        game = load(position.game)
        seen = self.seen.pop(position.table, {})
        if game not in self.spare:
            self.spare[game] = game.View()
        now = look(
            game, position.state, self.spare[game], dict.fromkeys(wanted.seat for wanted in position.wanted)
        )
        foreseen = foresee(game, position, self.spare[game])
        told: dict[str, list[msgspec.Raw]] = {}
        texts = []
        for wanted in position.wanted:
            seat, language = wanted.seat, wanted.language
            if language not in told:
                told[language] = tell(game, position, language)
            generation, before = seen.get(seat, (-1, {}))
            known = before if generation == wanted.before >= 0 else None
            texts.append(write_view(game, position, wanted, now[seat], known, foreseen, told[language]))
        for seat, view in now.items():
            seen[seat] = position.generation, view
        self.seen[position.table] = seen
        if len(self.seen) > MANY:
            del self.seen[next(iter(self.seen))]
        return texts


def look(game: Game, state: Any, packed: Any, seats: Iterable[int | None]) -> dict[int | None, View]:
    """What each seat sees, by way of a packed view; what is the same for all they share, so nobody may change it."""
    seen: dict[int | None, View] = {}
    view: View = {}
    for seat in seats:
        observe = game.observe_own if seen and game.observe_own else game.observe
        observe(state, SPECTATOR if seat is None else seat, packed)
        view = game.sent(view | game.show_own(packed) if seen and game.show_own else game.show(packed))
        seen[seat] = view
    return seen


def foresee(game: Game, position: Position, packed: Any) -> Foreseen:
    """What each move would do that a person may choose now, from what its player sees."""
    if not position.legal:
        return {}
    game.observe(position.state, position.state.actor, packed)
    return {text: game.foresee(packed, code) for text, code in position.legal.items()}


def changes(before: View, view: View) -> View:
    """The parts of a view that are not what they were. It tells nothing that the two views do not."""
    return {name: part for name, part in view.items() if part is not (old := before[name]) and part != old}


def write_view(
    game: Game,
    position: Position,
    wanted: Wanted,
    view: View,
    before: View | None,
    foreseen: Foreseen,
    told: list[msgspec.Raw],
) -> bytes:
    seat, state = wanted.seat, position.state
    acts = seat is not None and seat == state.actor
    names = position.names[wanted.language]
    legal = foreseen if acts else {}
    bit = SPECTATORS if seat is None else seat
    return to_json(
        ViewMessage(
            table=position.table,
            ply=state.ply,
            seat=seat,
            actor=None if state.actor < 0 else state.actor,
            over=state.actor == OVER,
            legal=[
                write_move(game, view, move, will, wanted.language, names) for move, will in legal.items()
            ],
            auto=acts and position.auto,
            events=[
                text
                for text, (ply, who, _) in zip(told, position.events, strict=True)
                if ply > wanted.since and who >> bit & 1
            ],
            since=wanted.since,
            now=position.now,
            view=view if before is None else UNSET,
            changed=UNSET if before is None else changes(before, view),
        )
    )


def write_move(game: Game, view: View, move: str, will: Foresight, language: str, names: Names) -> Legal:
    """A legal move as its player gets it: notation, words, and what it would do."""
    return Legal(move, game.say_move(view, move, will, language, names), dict(will) if will else UNSET)


# what happened

MARKS = [chr(0xE000 + seat) for seat in range(16)]
"""Stand for the players' names in sentences that are the same at all tables: no name holds such a letter."""
PACKED_MARKS = [mark.encode() for mark in MARKS]
ANY_MARK = PACKED_MARKS[0][:2]


def tell(game: Game, position: Position, language: str) -> list[msgspec.Raw]:
    """The events in words, ready to send."""
    names = position.names[language]
    packed_names = [to_json(name)[1:-1] for name in names]
    told = []
    for ply, _, event in position.events:
        text = sentence(game, language, len(names), event)
        if ANY_MARK in text:
            for mark, name in zip(PACKED_MARKS, packed_names, strict=False):
                text = text.replace(mark, name)
        told.append(msgspec.Raw(b'{"ply":%d,%b' % (ply, text)))
    return told


@lru_cache(20_000)
def sentence(game: Game, language: str, players: int, packed: bytes) -> bytes:
    """An event and its words, with marks for names, as the rest of a JSON object."""
    event = read_event(packed)
    return to_json({"event": event, "text": game.say_event(event, language, MARKS[:players])})[1:]
