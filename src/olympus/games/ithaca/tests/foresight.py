"""What was foreseen of a move, beside what it really does."""

from __future__ import annotations

from random import Random

from olympus.core.fields import duplicate
from olympus.core.game import CHANCE, OVER
from olympus.games.ithaca.foresee import Foresight
from olympus.games.ithaca.moves import (
    CHANGE,
    DISCARD,
    INFLUENCE,
    KEEP,
    LANDFALL,
    ODYSSEY,
    ORACLE,
    god_of,
    write,
    write_card,
)
from olympus.games.ithaca.moves import SHED as SHED_CARD
from olympus.games.ithaca.names import DEEDS, GODS
from olympus.games.ithaca.rules.deeds import deed_due
from olympus.games.ithaca.rules.play import apply, chance_size, legal, settle
from olympus.games.ithaca.state import BID, DEED, MAX_HAND, POSEIDON, SHED, WRATH, State


def after(s: State, code: int) -> State:
    """The position after the move and the cards drawn for it, whatever they are."""
    done = duplicate(s)
    apply(done, code, None)
    rng = Random(s.ply)
    while done.actor == CHANCE and done.active == s.active:
        settle(done, rng.randrange(chance_size(done)), None)
    return done


def check(s: State, code: int, will: Foresight) -> None:
    done = after(s, code)
    if code == KEEP:
        check_kept(s, done, will)
    elif code < INFLUENCE:
        check_change(s, code, will)
    elif code < ORACLE:
        check_laid(s, code, done, will)
    elif code < ODYSSEY:
        assert will["oracle"] == done.oracle_size[s.active]
    elif code < LANDFALL:
        check_odyssey(s, done, will)
    elif code == LANDFALL:
        check_landfall(s, done, will)
    elif code < SHED_CARD:
        check_discard(s, will)
    if s.phase == DEED and done.phase != BID:
        assert ("end" in will) == (done.actor == OVER)


def check_discard(s: State, will: Foresight) -> None:
    """3.3 Instead of a deed; that none can be done is said where no other move is legal."""
    out = [0] * 32
    codes = out[: legal(s, out)]
    assert ("cannot" in will) == all(code >= DISCARD for code in codes)


def check_kept(s: State, done: State, will: Foresight) -> None:
    if "then" not in will:
        assert s.hand_size[s.active] == 0
        return
    out = [0] * 32
    codes = out[: legal(done, out)]
    assert list(will["then"]) == [write(done, code, s.actor) for code in codes]
    for code, then in zip(codes, will["then"].values(), strict=True):
        check_laid(done, code, after(done, code), then)


def check_change(s: State, code: int, will: Foresight) -> None:
    done = duplicate(s)
    apply(done, code, None)
    assert will["total"] == s.total[POSEIDON] + (code - CHANGE & 3) + 1
    assert will.get("stay", 0) == done.on_route_size[s.active]
    assert ("route" in will.get("unknown", ())) == (done.actor == CHANCE)
    wrath = duplicate(done)
    while wrath.actor == CHANCE and wrath.mover == s.active:
        settle(wrath, 0, None)
    while wrath.phase == SHED and wrath.actor == s.active:
        out = [0] * 32
        legal(wrath, out)
        apply(wrath, out[0], None)
    left = wrath.phase in (WRATH, SHED) or wrath.mover >= 0 or wrath.total[POSEIDON] == 0
    assert ("wrath" in will) == left


def check_laid(s: State, code: int, done: State, will: Foresight) -> None:
    choice = (code - INFLUENCE) % 128
    god = god_of(choice)
    card = choice >> 1
    total = s.total[god] + (card & 3) + 1
    assert will["total"] == total
    assert ("over" in will) == (done.total[god] != total)
    assert will.get("favour", GODS[s.favour]) == GODS[done.favour]
    assert ("proci" in will) == (done.proci != s.proci)
    if "proci" in will:
        assert will["proci"] == GODS[done.proci]
    if "over" in will:
        check_gift(s, done, will)
    drawn = done.deck_size != s.deck_size or done.made_size != s.made_size
    assert ("draw" in will.get("unknown", ())) == drawn
    if s.deed == 0:
        check_due(s, done, will)


def check_gift(s: State, done: State, will: Foresight) -> None:
    if will["prize"] is None:
        assert done.phase != BID or done.prize < 0
    elif done.phase == BID:
        assert will["prize"] == write_card(done.prize)
        assert "bids" in will["unknown"]
    else:
        assert done.discard_size != s.discard_size, "nobody could bid: the prize is gone"


def check_due(s: State, done: State, will: Foresight) -> None:
    """3.3 The deed that comes, whether it is possible; what hangs on the card drawn is not said to be impossible."""
    due = deed_due(done) if done.active == s.active else -1
    if done.active == s.active and due >= 0:
        assert will["deed"] == DEEDS[due]
    if done.phase != DEED or done.active != s.active:
        return
    out = [0] * 32
    codes = out[: legal(done, out)]
    possible = any(code < DISCARD for code in codes)
    hand = done.hand[s.active * MAX_HAND : s.active * MAX_HAND + done.hand_size[s.active]]
    if "cannot" in will:
        assert not possible
    elif "needs" in will:
        fits = [card for card in hand if GODS.index(will["needs"]) in (card >> 4, card >> 2 & 3)]
        assert bool(fits) == possible
    else:
        assert possible


def check_odyssey(s: State, done: State, will: Foresight) -> None:
    assert will["cards"] == done.on_route_size[s.active]
    low = s.active * 6
    assert will["worth"] == sum((card & 3) + 1 for card in done.on_route[low : low + will["cards"]])


def check_landfall(s: State, done: State, will: Foresight) -> None:
    seat = s.active
    assert will["years"] == done.years[seat]
    assert will["score"] == s.score[seat] + will["points"]
    if "proci" not in will.get("unknown", ()):
        assert will["score"] == done.score[seat]
    else:
        assert done.actor == OVER
        assert done.proci >= 0
