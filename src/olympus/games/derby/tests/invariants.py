"""What holds in every position of Divinity Derby, between any two moves or draws."""

from __future__ import annotations

from olympus.games.derby import state as st
from olympus.games.derby.powers.common import in_play, seat_of
from olympus.games.derby.powers.marduk import MARDUK
from olympus.games.derby.powers.odin import ODIN
from olympus.games.derby.rules.payout import RACES
from olympus.games.derby.rules.race import ahead
from olympus.games.derby.state import BETS, CARDS, CREATURES, KINDS, MAX_HAND, PROTECTION, SEATS, SLOTS, State
from tests.suite import waiting

ASKED = (st.CARD_PLAYED, st.FATE, st.AFTER_CARD, st.MID_RACE, st.BEFORE_ZEUS, st.AFTER_ZEUS)
DRAWN = (st.GODS, st.FIRST_PLAYER, st.DEAL, st.PEEK, st.ZEUS_DRAWS, st.PARDON)
CHOSEN = (st.FATE_TOKENS, st.BETTING, st.FIRST_CARD, st.SECOND_CARD, st.PEEKED)


def check(s: State) -> None:
    check_actor(s)
    if s.phase in (st.GODS, st.FIRST_PLAYER):
        return
    check_gods(s)
    check_holders(s)
    check_cards(s)
    check_protections(s)
    check_track(s)
    check_bets(s)
    check_scores(s)
    check_card_played(s)
    check_knowledge(s)


def check_actor(s: State) -> None:
    """Who is waited for, and that it is their turn."""
    assert 3 <= s.players <= SEATS
    waiting.check_actor(s, DRAWN, ASKED + CHOSEN, st.FINISHED)
    if s.phase in (st.FIRST_CARD, st.SECOND_CARD, st.AFTER_CARD):
        assert s.actor == s.active
    if s.phase in ASKED:
        assert s.powers > 0, "6.1 no window without powers"


def check_gods(s: State) -> None:
    """1.1 All different. 6.1 Only powers of gods in the game, and of those in play, are spent."""
    gods = s.god[: s.players]
    assert len(set(gods)) == s.players
    assert all(0 <= god < SEATS for god in gods)
    assert s.god[s.players :] == [-1] * (SEATS - s.players)
    for power, spent in enumerate(s.spent):
        assert spent in (0, 1)
        if spent:
            assert power // 3 in gods
            assert s.powers == 2 or (s.powers == 1 and power % 3 == 0)
            assert power % 3 != 2 or s.fate
            assert not in_play(s, power)


def check_holders(s: State) -> None:
    """1.5, 2.8, 8.8 Cards lie in order; each round takes two from each holder, so sizes stay close."""
    for holder in range(SEATS):
        size = s.holder_size[holder]
        cards = s.holder[holder * MAX_HAND : (holder + 1) * MAX_HAND]
        assert 0 <= size <= s.hand_size
        assert cards[size:] == [-1] * (MAX_HAND - size)
        assert cards[:size] == sorted(cards[:size])
        assert all(0 <= card < CARDS for card in cards[:size])
        assert holder < s.players or size == 0
    if s.phase == st.FIRST_CARD:
        seat = s.active
        assert s.holder_size[seat] > 0
        assert s.holder_size[seat - 1 if seat else s.players - 1] > 0
    if s.phase in (st.BEFORE_ZEUS, st.PEEK, st.PEEKED, st.ZEUS_DRAWS, st.AFTER_ZEUS, st.PARDON, st.FINISHED):
        assert sum(s.holder_size) == 0, "2.8 the race ends when every card is played"


def check_cards(s: State) -> None:
    """0, 3.3 Each movement card lies in one place: deck, holder, discards, Zeus deck, or drawn from it."""
    found = [s.discard[card] + s.zeus[card] for card in range(CARDS)]
    assert min(s.discard) >= 0
    assert min(s.zeus) >= 0
    assert sum(s.zeus) == s.zeus_tricks
    assert s.deck[s.deck_size :] == [-1] * (CARDS - s.deck_size)
    for card in s.deck[: s.deck_size]:
        found[card] += 1
    for card in s.holder:
        if card >= 0:
            found[card] += 1
    for card in (*s.drawn, *s.peek):
        if 0 <= card < CARDS:
            found[card] += 1
    assert found == [s.copies[card % KINDS] for card in range(CARDS)]
    assert sum(found) == CARDS
    for card in range(CARDS):
        assert s.zeus[card] == 0 or s.bonus[card % KINDS] > 0, "2.4 only tricks go to Zeus"
    for card in (*s.drawn, *s.peek):
        assert card in (-1, PROTECTION) or s.bonus[card % KINDS] > 0


def check_protections(s: State) -> None:
    """1.3, 6.4, 8.10 Those in play are with Zeus, drawn, looked at, or taken out for this race."""
    out = (*s.drawn, *s.peek).count(PROTECTION) + s.zeus_protections
    if s.phase == st.FINISHED and s.sober:
        assert s.drawn.count(PROTECTION) + s.protections <= 8
        return
    assert s.zeus_protections >= 0
    assert s.protections - out in ((0, 1) if s.spent[10] else (0,))
    judging = s.phase in (st.ZEUS_DRAWS, st.AFTER_ZEUS, st.PARDON, st.FINISHED)
    assert judging or s.drawn == [-1, -1]
    lifted = [i for i in range(s.drawn_size) if s.drawn[i] < 0]
    assert lifted == ([s.pardoned] if s.phase == st.PARDON else [])
    assert s.phase in (st.PEEK, st.PEEKED) or s.peek == [-1, -1]


def check_track(s: State) -> None:
    """2.5-2.7 Places on the track, arrivals all different, finishers in their order."""
    assert all(0 <= sector <= s.finish for sector in s.sector)
    assert len(set(s.arrival)) == CREATURES
    assert all(0 <= arrival < s.arrivals for arrival in s.arrival)
    finishers = s.finished[: s.finishers]
    assert s.finished[s.finishers :] == [-1] * (CREATURES - s.finishers)
    assert sorted(finishers) == [c for c in range(CREATURES) if s.sector[c] == s.finish]
    assert finishers == sorted(finishers, key=lambda c: s.arrival[c])
    assert s.crossed >= 0 or max(s.sector) < s.mid_line
    assert s.crossed < CREATURES
    if s.phase in (st.BEFORE_ZEUS, st.PEEK, st.PEEKED, st.ZEUS_DRAWS, st.AFTER_ZEUS, st.PARDON, st.FINISHED):
        assert sorted(s.ranking) == list(range(CREATURES))
        assert s.ranking[: s.finishers] == finishers
        rest = s.ranking[s.finishers :]
        assert all(ahead(s, rest[i], rest[i + 1]) for i in range(len(rest) - 1))
    tokens = [sector for sector in s.fate_token if sector]
    assert len(set(tokens)) == len(tokens)
    assert all(0 < sector < s.finish for sector in tokens)
    assert s.fate or not tokens
    assert s.phase != st.FATE or s.sector[s.fate_creature] in tokens


def check_bets(s: State) -> None:
    """1.4, 2.1, 2.2 Tokens and bets add up; a bet card is in one place; nobody bets twice on a creature."""
    for creature in range(CREATURES):
        assert s.tokens[creature] >= 0
        assert s.tokens[creature] + s.bet_creature.count(creature) == s.tokens_each
    paid = s.phase == st.FINISHED
    for seat in range(SEATS):
        cards = s.bet_card[seat * SLOTS : (seat + 1) * SLOTS]
        creatures = [c for c in s.bet_creature[seat * SLOTS : (seat + 1) * SLOTS] if c >= 0]
        where = s.bet_where[seat * BETS : (seat + 1) * BETS]
        placed = [card for card in cards if card >= 0]
        assert len(placed) == len(creatures) == len(set(creatures)) == len(set(placed))
        assert seat < s.players or not placed
        assert [card >= 0 for card in cards] == [
            c >= 0 for c in s.bet_creature[seat * SLOTS : (seat + 1) * SLOTS]
        ]
        if paid:
            assert st.PLACED not in where
            assert all(where[card] in (st.WON, st.LOST) for card in placed)
        else:
            assert sorted(placed) == [bet for bet in range(BETS) if where[bet] == st.PLACED]
        revealed = where.count(st.WON) + where.count(st.LOST)
        assert revealed <= SLOTS * (s.race + paid), "4.2 three bets a race at most"
        if s.players != 5 and seat < s.players:
            assert revealed == SLOTS * (s.race + paid), "2.2 only with five players a bet can fail"
            if not paid:
                assert len(placed) in (s.bet_round, s.bet_round + 1) or s.bet_round == SLOTS


def check_scores(s: State) -> None:
    """4.2 Winning cards are the points."""
    for seat in range(SEATS):
        won = [bet for bet in range(BETS) if s.bet_where[seat * BETS + bet] == st.WON]
        assert s.score[seat] == sum(s.bet_vp[bet] for bet in won)
    assert 0 <= s.race < RACES
    assert 0 <= s.first < s.players


def check_card_played(s: State) -> None:
    """8.1 A card is being played in its windows, and between the two cards of a turn."""
    during = s.phase in (st.CARD_PLAYED, st.AFTER_CARD, st.SECOND_CARD)
    assert s.card >= 0 or not during
    if s.phase == st.FIRST_CARD:
        assert s.card_number == 0
        assert s.decree_seat != s.active
    assert s.value >= 0
    assert (s.decree_creature < 0) == (s.decree_seat < 0)


def check_knowledge(s: State) -> None:
    """8.11 What is marked as seen is there."""
    if s.renewed_holder >= 0:
        low = s.renewed_holder * MAX_HAND
        assert s.renewed_card in s.holder[low : low + s.holder_size[s.renewed_holder]]
    else:
        assert s.renewed_card == -1
    marduk, odin = seat_of(s, MARDUK), seat_of(s, ODIN)
    for seat in range(SEATS):
        assert s.wisdom_slot[seat] < 0 or s.bet_card[seat * SLOTS + s.wisdom_slot[seat]] >= 0
    if s.returned_card >= 0:
        assert marduk >= 0
        assert odin >= 0
        assert s.returned_card not in s.bet_card[marduk * SLOTS : marduk * SLOTS + 2]
    looked = any(slot >= 0 for slot in s.wisdom_slot)
    if looked and marduk >= 0 and odin >= 0 and s.wisdom_slot[marduk] < 0:
        assert s.returned_card >= 0, "8.11 Odin had seen the card that Marduk replaced"
