"""What was foreseen of a move, beside what it really does."""

from __future__ import annotations

from olympus.core.fields import duplicate
from olympus.games.derby.foresee import Foresight
from olympus.games.derby.moves import BET, PASS, write_card
from olympus.games.derby.names import BETS, CREATURES
from olympus.games.derby.rules.bets import has_fate_token
from olympus.games.derby.rules.play import apply, legal
from olympus.games.derby.rules.race import order_creatures
from olympus.games.derby.state import CARD_PLAYED, FIRST_CARD, PEEK, SLOTS, State


def after(s: State, code: int) -> State:
    """The position once everybody has let the powers before the movement go by."""
    done = duplicate(s)
    apply(done, code, None)
    while done.phase == CARD_PLAYED:
        apply(done, PASS, None)
    return done


def check(s: State, code: int, will: Foresight) -> None:
    done = after(s, code)
    if done.race == s.race:  # else all is set up anew
        check_landing(s, done, will)
        check_powers(s, done, will)
    at_once = duplicate(s)
    apply(at_once, code, None)
    if "by" in will and "creature" not in will:
        assert ("powers" in will) == (at_once.phase == CARD_PLAYED), "somebody is asked before it moves"
    if code < BET:
        check_card(s, done, will)
        check_seconds(s, code, will)


def check_landing(s: State, done: State, will: Foresight) -> None:
    moved = [creature for creature in range(6) if done.arrival[creature] != s.arrival[creature]]
    assert bool(moved) == ("to" in will), "whether something moves"
    assert ("crosses" in will) == (done.crossed != s.crossed)
    assert ("finishes" in will) == (done.finishers != s.finishers)
    if not moved:
        assert will.get("by", 0) == 0
        return
    (creature,) = moved
    assert will["to"] == done.sector[creature]
    assert will["by"] >= will["to"] - s.sector[creature] or will["by"] < 0
    order = [0] * 6
    order_creatures(done, order)
    assert will["order"] == order.index(creature) + 1
    assert will.get("finishes", done.finishers) == done.finishers
    on_token = 0 < will["to"] < s.finish and has_fate_token(done, will["to"])
    assert ("fate" in will) == on_token, "whether it ends on a fate token"
    if "creature" in will:
        assert will["creature"] == CREATURES[creature]
        flown = will["to"] - s.sector[creature]
        assert will["by"] >= flown if "finishes" in will else will["by"] == flown, "the finish ends a flight"


def check_card(s: State, done: State, will: Foresight) -> None:
    """2.4 Where the card lies then."""
    if done.race == s.race:
        zeus = sum(done.zeus) + sum(0 <= card < 54 for card in done.drawn) > sum(s.zeus)
        assert (will.get("card") == "zeus") == zeus


def check_seconds(s: State, code: int, will: Foresight) -> None:
    """2.3 The second card of the turn does what it was said to do, after any first one."""
    first = after(s, code)
    if s.phase != FIRST_CARD or s.powers or first.actor != s.actor:
        return
    own = code % 54 // 9
    out = [0] * 128
    for second in out[: legal(first, out)]:
        text = f"play {'left' if second < 108 else 'right'} {write_card(s, second % 54)}"
        foreseen = will.get("then", {}).get(text)
        assert (foreseen is not None) == (second % 54 // 9 == own), text
        done = duplicate(first)
        apply(done, second, None)
        if foreseen and done.race == s.race:
            check_landing(first, done, foreseen)


def check_powers(s: State, done: State, will: Foresight) -> None:
    taken = [seat for seat in range(s.players) if done.fate_token[seat] != s.fate_token[seat]]
    assert taken == [will["token"]] if "token" in will else not [seat for seat in taken if s.fate_token[seat]]
    if "tokens" in will:
        assert all(done.tokens[CREATURES.index(name)] == left for name, left in will["tokens"].items())
    if "decree" in will:
        ended = done.phase == FIRST_CARD and done.active == s.actor  # the own turn has begun
        assert ended or CREATURES[done.decree_creature] == will["decree"]
    if "swapped" in will:
        assert done.shed_skin == 1
    if "bet" in will:
        low = s.actor * SLOTS
        assert BETS.index(will["bet"]) in set(s.bet_card[low : low + SLOTS]) - set(
            done.bet_card[low : low + SLOTS]
        )
    for thing in will.get("unknown", ()):
        changed = {"cards": done.eye_holder != s.eye_holder, "bets": done.wisdom_slot != s.wisdom_slot}
        assert changed.get(thing, done.phase == PEEK or done.pardoned >= 0)
