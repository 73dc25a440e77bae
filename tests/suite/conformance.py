"""A game keeps the contract: at every ply of random games, and for every move that could be made."""

from __future__ import annotations

import dataclasses
import json
from random import Random
from typing import Any

import pytest

from olympus import Game, Match, RecordError
from olympus.core import record, shown
from olympus.core.declared import ALL, MOVER, PLAYER, RULES
from olympus.core.declared import CHANCE as CHANCE_DRAWS
from olympus.core.fields import PUBLIC, UNSEEN, duplicate, layout, names, numbers
from olympus.core.game import CHANCE, EVERYONE, OVER, SPECTATOR, new_log, only
from olympus.core.verify import verify

from . import hooks, play

UNTOUCHED = -12_345
INT16 = range(-(1 << 15), 1 << 15)


def check_game(game: Game, table: dict[str, Any], seed: int, *, every_copy: bool = True) -> int:
    """A random game to its end with everything checked; how many plies it had."""
    rng = Random(seed)
    match = Match.new(game, seed=seed, **table)
    next_record = 0
    for at in play.random_plies(match, rng):
        check_state(game, at.state)
        if not at.over:
            check_moves(at, rng, every_copy=every_copy)
        if at.ply >= next_record or at.over:
            check_views(at)
            check_record(at, rng)
            next_record = at.ply + rng.randrange(15, 45)
    check_end(match)
    return match.ply


def check_state(game: Game, state: Any) -> None:
    """Fields hold plain whole numbers that the packed form can hold, and the game's invariants."""
    for name, size in layout(type(state)):
        value = getattr(state, name)
        if size:
            assert type(value) is list, f"{name} is {value!r}"
            assert len(value) == size, f"{name} has {len(value)} figures, not {size}"
    for number in numbers(state):
        assert type(number) is int, f"{number!r} is not a plain whole number"
        assert number in INT16, f"{number} does not fit into the packed form"
    waits = RULES if state.actor == OVER else CHANCE_DRAWS if state.actor == CHANCE else PLAYER
    phase = game.phases[state.phase]
    assert phase.waits == waits, f"{phase.name} waits for {waits}, which is not declared"
    hooks.invariants(game)(state)


def check_moves(match: Match, rng: Random, *, every_copy: bool) -> None:
    game, state = match.game, match.state
    assert 0 <= state.actor < state.players
    before = numbers(state)
    out = [UNTOUCHED] * (game.max_legal + 4)
    n = game.legal(state, out)
    assert 1 <= n <= game.max_legal
    assert out[game.max_legal :] == [UNTOUCHED] * 4
    codes = out[:n]
    assert len(set(codes)) == n, "a move is listed twice"
    assert all(0 <= code < game.moves for code in codes)
    if game.pass_move in codes:
        written = {game.write_move(state, game.pass_move, seat) for seat in play.observers(match)}
        assert len(written) == 1, "seats are told differently that somebody passes"
    words = [game.write_move(state, code, state.actor) for code in codes]
    assert len(set(words)) == n, "two moves are written alike"
    legal = match.legal()
    assert [(move.code, move.text) for move in legal] == list(zip(codes, words, strict=True))
    for text in words:
        assert text
        assert text == text.strip()
        assert "\n" not in text
    assert numbers(state) == before, "listing the moves changed the state"
    for code in codes if every_copy else rng.sample(codes, 1):
        check_copy(game, state, code)
    assert numbers(state) == before, "a copy is not independent"
    move = rng.choice(legal)
    twin, other = play.fork(match), play.fork(match)
    assert twin.play(move.text) == other.play(move), "the notation does not read back"
    assert numbers(twin.state) == numbers(other.state)


def check_copy(game: Game, state: Any, code: int) -> None:
    """A legal move applies; what it does depends on nothing but the state, and never on the log."""
    first, second = duplicate(state), duplicate(state)
    log = new_log()
    game.apply(first, code, log)
    game.apply(second, code, None)
    assert numbers(first) == numbers(second), "the state depends on whether events are written"
    assert first.ply == state.ply + 1
    assert first.actor in (CHANCE, OVER) or 0 <= first.actor < first.players
    if first.actor == CHANCE:
        assert game.chance_size(first) >= 1
    check_state(game, first)


def check_views(match: Match) -> None:
    before = numbers(match.state)
    check_foresight(match)
    for seat in play.observers(match):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view, "a view is not plain data"
        assert not shown.wrong_view(match.game, view), "a view is not as it is declared"
        packed = match.packed_view(seat)
        check_access(match, packed)
        made = match.game.show(packed)
        assert made == view
        blot(packed)
        assert made == view, "what is shown holds on to the packed view"
        packed = match.packed_view(seat)
        if match.game.show_own is not None:
            whole = match.view(SPECTATOR) | match.game.show_own(packed)
            assert whole == view, "seats see differently what is said to be the same for all"
        if match.game.observe_own is not None:
            for other in play.observers(match):
                turned = match.packed_view(other)
                match.game.observe_own(match.state, seat, turned)
                assert numbers(turned) == numbers(packed), "one seat's view keeps something of another's"
        dirty = match.game.View()
        blot(dirty)
        match.game.observe(match.state, seat, dirty)
        assert numbers(dirty) == numbers(packed), "a view is not built from nothing"
        assert packed.actor == match.state.actor, "who acts is known to all"
    assert match.view(None) == match.view(SPECTATOR)
    assert numbers(match.state) == before, "looking changed the state"


def check_access(match: Match, packed: Any) -> None:
    """A view has what is public as the state has it, what is the same for all, and nothing that nobody sees."""
    game, blank, another = match.game, match.game.View(), match.packed_view(None)
    for name in names(game.State, PUBLIC):
        assert getattr(packed, name) == getattr(match.state, name), (
            f"{name} is public, and hidden from a seat"
        )
    for name in names(game.View, PUBLIC):
        assert getattr(packed, name) == getattr(another, name), f"{name} is public, and differs between seats"
    for name in names(game.State, UNSEEN):
        assert getattr(packed, name) == getattr(blank, name), f"{name} is in a view, and nobody may see it"


def check_foresight(match: Match) -> None:
    """What each move would do is plain data, and thinking of it changes nothing."""
    for move in match.legal():
        view = match.packed_view(match.actor)
        seen = numbers(view)
        will = match.game.foresee(view, move.code)
        assert json.loads(json.dumps(will)) == will
        assert not shown.wrong_foresight(match.game, will), "a foresight is not as it is declared"
        assert numbers(view) == seen, f"to foresee {move} changes the view"
    assert list(match.foreseen()) == play.texts(match.legal())


def blot(view: Any) -> None:
    """Write over every figure of a view; printed ones, which a view shares with the state, are replaced."""
    shared = {field.name for field in dataclasses.fields(view) if "printed" in field.metadata}
    for name, size in layout(type(view)):
        if size and name in shared:
            setattr(view, name, [77] * size)
        elif size:
            getattr(view, name)[:] = [77] * size
        else:
            setattr(view, name, 77)


def check_record(match: Match, rng: Random) -> None:
    """Private: the same match, and it goes on the same. Of a seat: sound, and refused as not complete."""
    text = match.record()
    twin = Match.from_record(text)
    assert twin.record() == text
    assert verify(text).match.record() == text
    assert numbers(twin.state) == numbers(match.state)
    assert twin.legal() == match.legal()
    assert [entry.texts for entry in twin.entries] == [entry.texts for entry in match.entries]
    assert play.events(twin) == play.events(match)
    for seat in play.observers(match):
        seen = match.record(seat)
        written = record.take_apart(seen)
        assert written.sound
        assert written.game == match.game.name
        if match.over:
            assert seen == text, "a finished game is everybody's"
            continue
        assert written.form == record.seat_form(seat)
        assert written.seed is None
        assert len([line for _, line in written.lines if not line.startswith("=")]) == len(match.entries)
        with pytest.raises(RecordError):
            Match.from_record(seen)
    original, number = play.fork(match), rng.randrange(1 << 30)
    played = play.play_on(original, Random(number), 12)
    assert play.play_on(twin, Random(number), 12) == played
    assert numbers(twin.state) == numbers(original.state), "a match read back goes on differently"


def check_events(match: Match) -> None:
    """Each event has the fields, and is told to those, that its declaration says."""
    kinds = match.game.events
    mover = None
    for entry in match.entries:
        mover = int(entry.title.removeprefix("seat ")) if entry.ply else mover
        for event in entry.events:
            kind = kinds[kinds.codes[event.data["event"]]]
            assert tuple(event.data) == ("event", *kind.fields)
            assert not shown.wrong_event(match.game, event.data)
            told = mover if kind.to == MOVER else event.data.get(kind.to)
            who = EVERYONE if kind.to == ALL else only(told)
            assert event.who == who, f"{event} is not told as declared: to {kind.to}"


def check_end(match: Match) -> None:
    check_events(match)
    assert match.over
    assert match.actor is None
    assert match.legal() == []
    assert match.winners
    assert [match.scores[seat] for seat in match.winners] == [max(match.scores)] * len(match.winners)
    assert len(match.scores) == match.players
