"""The game as a whole: what is legal, what a move does, what chance does, what comes next."""

from __future__ import annotations

from ....core.fields import rule
from ....core.game import EVERYONE, NOBODY, Log, tell
from .. import events, moves
from ..state import (
    BID,
    DEAL_GODS,
    DEAL_HANDS,
    DEAL_ORACLES,
    DEAL_ROUTES,
    DEED,
    DRAW,
    END_TURN,
    FIRST_PLAYER,
    GIFT,
    INFLUENCE,
    NEW_ROUTE,
    OWED_ROUTE,
    ROUTE,
    TURN,
    WRATH,
    State,
)
from .deeds import (
    begin_deed,
    begin_influence,
    discard_card,
    land,
    lay_card,
    legal_deeds,
    legal_layings,
    put_in_oracle,
    put_on_route,
)
from .end import end_turn
from .gift import after_laying, legal_bids, next_bid, place_bid
from .hands import draw_card
from .routes import (
    ask_for_route,
    begin_turn,
    begin_voyage,
    change_route,
    keep_route,
    legal_routes,
    legal_sheds,
    new_route,
    next_victim,
    shed_card,
)
from .setup import deal_god, deal_hand, deal_oracle, deal_route, draw_first_player


@rule
def legal(s: State, out: list[int]) -> int:
    """The codes of the actor's moves, and how many there are."""
    if s.phase == DEED:
        return legal_deeds(s, out)
    if s.phase == INFLUENCE:
        return legal_layings(s, moves.INFLUENCE, out)
    if s.phase == ROUTE:
        return legal_routes(s, out)
    if s.phase == BID:
        return legal_bids(s, out)
    return legal_sheds(s, out)


@rule
def apply(s: State, code: int, log: Log) -> None:
    """Apply a legal move of the actor, and go on until somebody or chance must act."""
    s.ply += 1
    if code == moves.KEEP:
        keep_route(s, log)
    elif code < moves.INFLUENCE:
        change_route(s, code - moves.CHANGE, log)
    elif code < moves.FAVOUR:
        lay_card(s, code - moves.INFLUENCE, log)
    elif code < moves.ORACLE:
        lay_card(s, code - moves.FAVOUR, log)
    elif code < moves.ODYSSEY:
        put_in_oracle(s, (code - moves.ORACLE) >> 2, (code - moves.ORACLE) & 3, log)
    elif code < moves.LANDFALL:
        put_on_route(s, code - moves.ODYSSEY, log)
    elif code == moves.LANDFALL:
        land(s, log)
    elif code < moves.SHED:
        discard_card(s, code - moves.DISCARD, log)
    elif code < moves.PASS:
        shed_card(s, code - moves.SHED, log)
    elif s.phase == BID:
        place_bid(s, code - moves.BID, log)
    else:
        tell(log, events.NOTHING, EVERYONE, s.active)
        s.phase = END_TURN
        s.actor = NOBODY
    go_on(s, log)


@rule
def go_on(s: State, log: Log) -> None:
    """What the rules do by themselves."""
    while s.actor == NOBODY:
        if s.phase == INFLUENCE:
            begin_influence(s)
        elif s.phase == GIFT:
            after_laying(s, log)
        elif s.phase == BID:
            next_bid(s, log)
        elif s.phase == DEED:
            begin_deed(s, log)
        elif s.phase == END_TURN:
            end_turn(s, log)
        elif s.phase == TURN:
            begin_turn(s, log)
        elif s.phase == OWED_ROUTE:
            begin_voyage(s, log)
        elif s.phase == ROUTE:
            ask_for_route(s)
        elif s.phase == WRATH:
            next_victim(s, log)


@rule
def chance_size(s: State) -> int:
    """How many equally likely outcomes the draw that is due has."""
    if s.phase == NEW_ROUTE or s.phase == DEAL_ROUTES:
        return s.route_deck_size
    if s.phase == FIRST_PLAYER:
        return s.players
    return s.deck_size


@rule
def chance_label(s: State, choice: int) -> int:
    """A route, a seat, or a card."""
    if s.phase == NEW_ROUTE or s.phase == DEAL_ROUTES:
        return s.route_deck[choice]
    if s.phase == FIRST_PLAYER:
        return choice
    return s.deck[choice]


@rule
def settle(s: State, choice: int, log: Log) -> None:
    """Settle the draw that is due, and go on."""
    if s.phase == DRAW:
        draw_card(s, choice, log)
    elif s.phase == NEW_ROUTE:
        new_route(s, choice, log)
    elif s.phase == DEAL_HANDS:
        deal_hand(s, choice, log)
    elif s.phase == DEAL_ORACLES:
        deal_oracle(s, choice, log)
    elif s.phase == DEAL_ROUTES:
        deal_route(s, choice, log)
    elif s.phase == DEAL_GODS:
        deal_god(s, choice, log)
    elif s.phase == FIRST_PLAYER:
        draw_first_player(s, choice)
    go_on(s, log)
