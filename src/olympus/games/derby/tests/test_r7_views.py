"""7 What everyone may see."""

from __future__ import annotations

from typing import Any

import pytest

from olympus.core.fields import layout
from olympus.games.derby.state import State
from olympus.games.derby.view import View, observe

from .situations import mid_race, play_last_turn, powers, race, ranked
from .table import Table


def player(view: dict[str, Any], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = view["players"][seat]
    return found


def test_r7_1_a_seat_sees_the_own_bets_and_bet_hand():
    table = race(4, bets={"horus": "first Dragon, last Sylph"})
    own = player(table.view("horus"), 1)
    assert [bet["bet"] for bet in own["bets"]] == ["first", "last"]
    assert len(own["hand"]) == 9


def test_r7_1_and_never_the_bet_cards_of_others_nor_what_is_left_in_their_hands():
    table = race(4)
    for god in table.gods:
        for seat in range(4):
            if seat != table.seat(god):
                shown = player(table.view(god), seat)
                assert shown["hand"] is None
                assert [bet["bet"] for bet in shown["bets"]] == [None, None]
                assert all(bet["creature"] for bet in shown["bets"])
        packed = table.match.packed_view(table.seat(god))
        others = [seat for seat in range(4) if seat != table.seat(god)]
        assert all(set(packed.bet_where[seat * 11 : seat * 11 + 11]) == {0} for seat in others)


def test_r7_1_what_was_revealed_stays_known():
    table = ranked(bets={"horus": "first Dragon, last Gryphon"})
    play_last_turn(table)
    shown = player(table.view("odin"), 1)
    assert "first" in shown["won"]
    assert "last" in shown["lost"]
    assert shown["hand"] is None


def test_r7_1_what_was_revealed_is_imagined_by_nobody_as_unused():
    table = race(4).play_on("bets", race=3)
    for god in (*table.gods, None):
        for state in table.imagined(god, 5):
            assert [max(where, 1) for where in state.bet_where] == [
                max(where, 1) for where in table.state.bet_where
            ]


def test_r7_1_a_seat_imagines_its_own_bets_as_they_are_and_those_of_others_each_card_once():
    table = race(4).play_on("bets", race=2).bets()
    for seat, god in enumerate(table.gods):
        for state in table.imagined(god, 5):
            assert (
                state.bet_where[seat * 11 : seat * 11 + 11]
                == table.state.bet_where[seat * 11 : seat * 11 + 11]
            )
            for other in range(4):
                where = state.bet_where[other * 11 : other * 11 + 11]
                assert [bet for bet in range(11) if where[bet] == 1] == sorted(
                    state.bet_card[other * 3 : other * 3 + 2]
                )


def test_r7_1_a_seat_sees_the_two_holders_beside_it_and_no_other():
    table = race(5)
    for seat, god in enumerate(table.gods):
        seen = [holder["holder"] for holder in table.view(god)["holders"] if holder["cards"] is not None]
        assert sorted(seen) == sorted([seat, (seat - 1) % 5])
        for holder in table.view(god)["holders"]:
            if holder["cards"] is not None:
                assert [card["text"] for card in holder["cards"]] == table.holder(
                    table.gods[holder["holder"]]
                )


def test_r7_1_a_seat_sees_tokens_track_discards_tricks_protections_points_and_spent_powers():
    table = race(3, powers="attested", gods=("anansi", "horus", "odin")).at(Sylph=3)
    table.lay(anansi="Dragon 2+3/1", odin="Gryphon 4/2")
    table.play(
        "anansi: play left Dragon 2+3/1 trick", "horus: power sun-ray", "anansi: play right Gryphon 4/2"
    )
    for god in (*table.gods, None):
        view = table.view(god)
        assert {c["creature"]: c["sector"] for c in view["track"]["creatures"]} == {
            "Dragon": 7,
            "Gryphon": 2,
            "Lamassu": 0,
            "Pegasus": 0,
            "Phoenix": 0,
            "Sylph": 3,
        }
        assert [card["text"] for card in view["discards"]] == ["Gryphon 4/2"]
        assert [card["text"] for card in view["zeus"]["tricks"]] == ["Dragon 2+3/1"]
        assert view["zeus"]["protections"] == 4
        assert sum(view["tokens"].values()) == 12 - 6
        assert [p["points"] for p in view["players"]] == [0, 0, 0]
        assert player(view, 1)["powers"] == [{"power": "sun-ray", "spent": True}]
        assert player(view, 2)["powers"] == [{"power": "superior-wisdom", "spent": False}]


def test_r7_1_no_view_holds_the_unused_deck_or_its_order():
    assert not {name for name, _ in layout(View) if "deck" in name}
    assert not any("deck" in key for key in race(3).view("anansi"))


def test_r7_1_what_a_seat_cannot_know_does_not_change_its_view():
    """A state imagined from a view gives the same view, to that seat, whatever was imagined."""
    positions = [
        race(4),
        ranked(),
        powers("quetzalcoatl", "odin", "anansi", tokens=(4,)),
        mid_race("odin", "marduk", "yu-huang", "horus", tokens=(6,)),
    ]
    for table in positions:
        for god in (*table.gods, None):
            seat = -1 if god is None else table.seat(god)
            real = table.match.packed_view(seat)
            differ = 0
            for state in table.imagined(god, 10):
                again = View()
                observe(state, seat, again)
                assert again == real
                differ += state != table.state
            assert differ > 0 or sum(table.state.holder_size) == 0 or len(table.gods) == 3


def test_r7_1_events_of_a_hidden_card_go_to_its_owner_alone():
    table = Table(4)
    events = table.match.play("bet first Dragon")
    own = [event for event in events if event.data["event"] == "own-bet"]
    assert [seat for seat in (0, 1, 2, 3, None) if own[0].visible_to(seat)] == [0]
    open_bet = [event for event in events if event.data["event"] == "bet"]
    assert all(open_bet[0].visible_to(seat) for seat in (0, 1, 2, 3, None))


def test_r7_2_a_spectator_sees_what_no_seat_hides():
    table = race(4)
    view = table.view(None)
    assert view["seat"] is None
    assert all(holder["cards"] is None for holder in view["holders"])
    assert all(p["hand"] is None for p in view["players"])
    assert all(bet["bet"] is None for p in view["players"] for bet in p["bets"])
    assert not any(event["event"] == "own-bet" for event in table.match.events(None))
    for god in table.gods:
        seen = table.view(god)
        for key in (
            "track",
            "tokens",
            "discards",
            "zeus",
            "bets",
            "card",
            "race",
            "first",
            "active",
            "actor",
        ):
            assert seen[key] == view[key]


# 7.3 who is asked


def test_r7_3_renewal_is_asked_even_when_only_passing_is_possible():
    """Others cannot see whether another card of the creature lies in Quetzalcoatl's holders."""
    table = powers("quetzalcoatl", "odin", "anansi").past_mid_race("Dragon")
    table.leave(
        quetzalcoatl="Dragon 4/2, Sylph 4/2", anansi="Sylph 3/1, Sylph 3/1", odin="Sylph 5/3, Gryphon 4/2"
    )
    table.play("quetzalcoatl: play left Dragon 4/2")
    assert (table.actor, table.legal()) == ("quetzalcoatl", ["pass"])
    assert table.phase == "after-card"


def test_r7_3_nor_does_the_other_holder_matter():
    for other in ("Dragon 5/3", "Sylph 4/2"):
        table = powers("quetzalcoatl", "odin", "anansi").past_mid_race("Dragon")
        table.leave(
            quetzalcoatl=f"Dragon 4/2, {other}", anansi="Sylph 3/1, Sylph 3/1", odin="Sylph 5/3, Gryphon 4/2"
        )
        table.play("quetzalcoatl: play left Dragon 4/2")
        assert (table.actor, table.phase) == ("quetzalcoatl", "after-card")


@pytest.mark.parametrize("card", ["Dragon 4/2", "Sylph 1+3/0"])
def test_r7_3_who_is_asked_is_the_same_in_every_state_a_seat_can_imagine(card):
    table = powers("quetzalcoatl", "horus", "marduk", "anansi", tokens=(4, 1)).lay(
        quetzalcoatl=card, anansi="Phoenix 3/1"
    )
    code = next(move.code for move in table.match.legal() if str(move) == f"play left {card}")
    imagined = table.imagined(None, 20) + table.imagined("marduk", 20)
    asked = set()
    for state in imagined:
        asked.add(tuple(passing(table, put_card_on_top(state, table, card), code)))
    assert len(asked) == 1


def put_card_on_top(state: State, table: Table, card: str) -> State:
    """The imagined state, with the card that is then seen to be played in its holder."""
    number = table.card(card)
    if number not in state.holder[:12]:
        old = state.holder[0]
        for place in (state.holder, state.deck):
            if number in place:
                place[place.index(number)] = old
                break
        state.holder[: state.holder_size[0]] = sorted([number, *state.holder[1 : state.holder_size[0]]])
    return state


def passing(table: Table, state: State, code: int) -> list[tuple[int, int]]:
    """Play the card, then everybody passes: who is asked in which phase."""
    game = table.match.game
    game.apply(state, code, None)
    order = []
    while True:
        order.append((state.phase, state.actor))
        out = [0] * game.max_legal
        n = game.legal(state, out)
        if game.write_move(state, out[n - 1], state.actor) != "pass":
            return order
        game.apply(state, out[n - 1], None)


def test_r7_3_who_plainly_cannot_act_is_not_asked():
    table = powers("odin", "anansi", "marduk", "horus").lay(odin="Dragon 4/2", horus="Sylph 3/1")
    table.play("odin: play left Dragon 4/2")
    assert table.asked() == ("marduk", ["storm"])  # not Anansi: no trick was used
    table.play("marduk: power storm", "horus: power sun-ray", "odin: play right Sylph 3/1")
    assert (table.actor, table.phase) == ("anansi", "first-card")  # nobody has a power left that fits


def test_r7_3_an_asked_seat_can_always_pass_in_a_window():
    table = Table(6, powers="full", fate=True).fate(1, 2, 3, 4, 5, 6).bets()
    windows = {"card-played", "fate", "after-card", "mid-race", "before-zeus", "after-zeus"}
    seen = set()
    while not table.match.over:
        legal = table.legal()
        assert ("pass" in legal) == (table.phase in windows)
        seen.add(table.phase)
        plays = [text for text in legal if not text.startswith("power")]
        table.play("pass" if "pass" in legal else plays[-1])
    assert windows <= seen
