"""The game as a whole: what is legal, what a move does, what chance does, what comes next."""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import CHANCE, NOBODY, Log
from .. import moves
from ..powers import legal_later, legal_powers, settle_power, use_power
from ..state import (
    BETTING,
    CARDS,
    CREATURES,
    DEAL,
    FATE_TOKENS,
    FIRST_CARD,
    FIRST_PLAYER,
    GODS,
    PAYOUT,
    PEEKED,
    RANKING,
    SECOND_CARD,
    ZEUS_DRAWS,
    State,
)
from .bets import legal_bets, legal_tokens, next_bet, next_token, place_bet, place_token
from .judgment import draw_for_zeus, zeus_card, zeus_size
from .payout import end_race
from .race import begin_turn, legal_cards, play_card, rank, second_side
from .setup import deal_card, draw_first_player, draw_god, free_god, free_gods
from .windows import go_on_with_window, pass_window


@rule
def legal(s: State, out: list[int]) -> int:
    """The codes of the actor's moves, and how many there are."""
    phase = s.phase
    if phase == FIRST_CARD:
        n = legal_cards(s, 0, out, 0)
        n = legal_cards(s, 1, out, n)
        return legal_powers(s, out, n) if s.powers else n
    if phase == SECOND_CARD:
        return legal_cards(s, second_side(s), out, 0)
    if phase == BETTING:
        return legal_bets(s, out)
    if phase == FATE_TOKENS:
        return legal_tokens(s, out)
    if phase == PEEKED:
        return legal_later(s, out, 0)
    n = legal_powers(s, out, 0)
    out[n] = moves.PASS
    return n + 1


@rule
def apply(s: State, code: int, log: Log) -> None:
    """Apply a legal move of the actor, and go on until somebody or chance must act."""
    s.ply += 1
    if code < moves.BET:
        side = code // (2 * CARDS)
        rest = code - side * 2 * CARDS
        trick = rest // CARDS
        play_card(s, side, rest - trick * CARDS, trick, log)
    elif code < moves.PASS:
        choice = code - moves.BET
        place_bet(s, choice // CREATURES, choice % CREATURES, log)
    elif code == moves.PASS:
        pass_window(s)
    elif code < moves.POWER:
        place_token(s, code - moves.TOKEN, log)
    else:
        use_power(s, code, log)
        if s.actor != CHANCE and s.phase != FIRST_CARD:
            s.actor = NOBODY
    go_on(s, log)


@rule
def go_on(s: State, log: Log) -> None:
    """What the rules do by themselves."""
    while s.actor == NOBODY:
        phase = s.phase
        if phase == FIRST_CARD:
            begin_turn(s, log)
        elif phase == BETTING:
            next_bet(s, log)
        elif phase == FATE_TOKENS:
            next_token(s, log)
        elif phase == RANKING:
            rank(s, log)
        elif phase == PAYOUT:
            end_race(s, log)
        else:
            go_on_with_window(s, log)


@rule
def chance_size(s: State) -> int:
    """How many equally likely outcomes the draw that is due has."""
    if s.phase == DEAL:
        return s.deck_size
    if s.phase == GODS:
        return free_gods(s)
    if s.phase == FIRST_PLAYER:
        return s.players
    return zeus_size(s)


@rule
def chance_label(s: State, choice: int) -> int:
    """A god, a seat, or a card."""
    if s.phase == DEAL:
        return s.deck[choice]
    if s.phase == GODS:
        return free_god(s, choice)
    if s.phase == FIRST_PLAYER:
        return choice
    return zeus_card(s, choice)


@rule
def settle(s: State, choice: int, log: Log) -> None:
    """Settle the draw that is due, and go on."""
    if s.phase == DEAL:
        deal_card(s, choice, log)
    elif s.phase == GODS:
        draw_god(s, choice, log)
    elif s.phase == FIRST_PLAYER:
        draw_first_player(s, choice, log)
    elif s.phase == ZEUS_DRAWS:
        draw_for_zeus(s, choice, log)
    else:
        settle_power(s, choice, log)
    go_on(s, log)
