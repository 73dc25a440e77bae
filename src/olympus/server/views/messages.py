"""What a seat is told of a match: its view, its legal moves with what they mean, and what happened.

Plain data in, messages out, so that it can be done in this process or in one beside it: see `worker.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from ...core.game import OVER, SPECTATOR, Foreseen, Foresight, Game, Names
from ...core.texts import ReadBy
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
    """The actor's moves and their codes, if a person may choose among them now and is to be told."""
    auto: bool
    """The actor's pass is made by itself."""
    events: list[Told]
    names: dict[str, list[str]]
    """By language: what the players are called."""
    wanted: list[Wanted]


class Seen(NamedTuple):
    """The last view of a seat; nobody may change it, as others share it."""

    generation: int
    common: View
    own: View


class Views:
    """Writes messages, and remembers the last view of each seat, to say only what changed."""

    def __init__(self) -> None:
        self.seen: dict[str, dict[int | None, Seen]] = {}
        self.eyes: dict[Game, Eyes] = {}

    def forget(self, table: str) -> None:
        self.seen.pop(table, None)

    def write(self, position: Position) -> list[bytes]:
        """The wanted messages, in their order."""
        game = load(position.game)
        seen = self.seen.pop(position.table, {})
        state = position.state
        eyes = self.eyes.get(game)
        if eyes is None:
            eyes = self.eyes[game] = Eyes(game, state)
        seats = dict.fromkeys(wanted.seat for wanted in position.wanted)
        common, own = eyes.look(state, sorted(seats, key=lambda seat: seat == state.actor))
        foreseen = {text: game.foresee(eyes.packed, code) for text, code in position.legal.items()}
        news = News(game, position, common, foreseen)
        texts = []
        for wanted in position.wanted:
            before = seen.get(wanted.seat)
            known = before if before and before.generation == wanted.before >= 0 else None
            texts.append(news.write(wanted, own[wanted.seat], known))
        for seat, view in own.items():
            seen[seat] = Seen(position.generation, common, view)
        self.seen[position.table] = seen
        if len(self.seen) > MANY:
            del self.seen[next(iter(self.seen))]
        return texts


class Eyes:
    """How the seats of a game look at a position: by way of a packed view that is used again."""

    def __init__(self, game: Game, state: Any) -> None:
        self.game = game
        self.packed = game.View()
        """`observe` writes every field of it, `show` keeps nothing of it."""
        game.observe(state, SPECTATOR, self.packed)
        names = [name for name in game.show(self.packed) if name not in game.unsent]
        own = game.show_own(self.packed) if game.show_own else names
        self.for_all = [name for name in names if name not in own]
        self.for_each = [name for name in names if name in own]
        """The parts of a view that may differ between seats."""
        self.all_sent = list(own) == self.for_each
        """What `show_own` gives is sent as it is."""

    def look(self, state: Any, seats: Sequence[int | None]) -> tuple[View, dict[int | None, View]]:
        """What all seats see, and what each sees of its own; the packed view is the last seat's then."""
        game, packed = self.game, self.packed
        first, *others = seats
        game.observe(state, SPECTATOR if first is None else first, packed)
        view = game.show(packed)
        common = {name: view[name] for name in self.for_all}
        seen = {first: {name: view[name] for name in self.for_each}}
        observe, show = game.observe_own or game.observe, game.show_own or game.show
        for seat in others:
            observe(state, SPECTATOR if seat is None else seat, packed)
            own = show(packed)
            seen[seat] = dict(own) if self.all_sent else {name: own[name] for name in self.for_each}
        return common, seen


def changes(before: View, view: View) -> View:
    """The parts of a view that are not what they were. It tells nothing that the two views do not."""
    return {name: part for name, part in view.items() if part is not (old := before[name]) and part != old}


class News:
    """The messages about one position; what is the same for several of them is made once."""

    def __init__(self, game: Game, position: Position, common: View, foreseen: Foreseen) -> None:
        self.game = game
        self.position = position
        self.common = common
        self.foreseen = foreseen
        self.told: dict[str, list[Said]] = {}
        """By language: the events."""
        self.changed: dict[int, View] = {}
        """By the generation of the view before: what changed for all, ready to send."""

    def write(self, wanted: Wanted, own: View, before: Seen | None) -> bytes:
        seat, position, language = wanted.seat, self.position, wanted.language
        actor = position.state.actor
        acts = seat is not None and seat == actor
        if language not in self.told:
            self.told[language] = tell(self.game, position, language)
        bit = SPECTATORS if seat is None else seat
        return to_json(
            ViewMessage(
                table=position.table,
                ply=position.state.ply,
                seat=seat,
                actor=None if actor < 0 else actor,
                over=actor == OVER,
                legal=self.legal(own, language) if acts else [],
                auto=acts and position.auto,
                events=[
                    said.to.get(seat, said.text)
                    for said, (ply, who, _) in zip(self.told[language], position.events, strict=True)
                    if ply > wanted.since and who >> bit & 1
                ],
                since=wanted.since,
                now=position.now,
                view=self.common | own if before is None else UNSET,
                changed=UNSET if before is None else self.common_changes(before) | changes(before.own, own),
            )
        )

    def common_changes(self, before: Seen) -> View:
        known = self.changed.get(before.generation)
        if known is None:
            parts = changes(before.common, self.common)
            known = {name: msgspec.Raw(to_json(part)) for name, part in parts.items()}
            self.changed[before.generation] = known
        return known

    def legal(self, own: View, language: str) -> list[Legal]:
        """The moves of the player to act."""
        view, names = self.common | own, self.position.names[language]
        return [
            write_move(self.game, view, move, will, language, names) for move, will in self.foreseen.items()
        ]


def write_move(game: Game, view: View, move: str, will: Foresight, language: str, names: Names) -> Legal:
    """A legal move as its player gets it: notation, words, and what it would do."""
    return Legal(move, game.say_move(view, move, will, language, names), dict(will) if will else UNSET)


# what happened

MARKS = [chr(0xE000 + seat) for seat in range(16)]
"""Stand for the players' names in sentences that are the same at all tables: no name holds such a letter."""
PACKED_MARKS = [mark.encode() for mark in MARKS]
ANY_MARK = PACKED_MARKS[0][:2]


class Said(NamedTuple):
    """An event in words, ready to send; to the seats that it is about, in words of their own."""

    text: msgspec.Raw
    to: dict[int | None, msgspec.Raw]


def tell(game: Game, position: Position, language: str) -> list[Said]:
    """The events in words."""
    names = position.names[language]
    told = []
    for ply, _, event in position.events:
        text, own = sentence(game, language, len(names), event)
        to: dict[int | None, msgspec.Raw] = {seat: named(words, ply, names) for seat, words in own}
        told.append(Said(named(text, ply, names), to))
    return told


def named(text: bytes, ply: int, names: Names) -> msgspec.Raw:
    """A sentence with its ply, and names instead of marks."""
    if ANY_MARK in text:
        for mark, name in zip(PACKED_MARKS, names, strict=False):
            if mark in text:
                text = text.replace(mark, pack_name(name))
    return msgspec.Raw(b'{"ply":%d,%b' % (ply, text))


@lru_cache(5_000)
def pack_name(name: str) -> bytes:
    """A name as it stands within a JSON string."""
    return to_json(name)[1:-1]


@lru_cache(20_000)
def sentence(
    game: Game, language: str, players: int, packed: bytes
) -> tuple[bytes, tuple[tuple[int, bytes], ...]]:
    """An event and its words, with marks for names, as the rest of a JSON object; and so for each seat named in it."""
    event, marks = read_event(packed), MARKS[:players]
    text = game.say_event(event, language, marks)

    def rest(words: str) -> bytes:
        return to_json({"event": event, "text": words})[1:]

    own = (
        (seat, game.say_event(event, language, ReadBy(marks, seat)))
        for seat in range(players)
        if marks[seat] in text
    )
    return rest(text), tuple((seat, rest(words)) for seat, words in own if words != text)
