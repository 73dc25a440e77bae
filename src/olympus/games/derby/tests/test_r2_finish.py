"""2 A race: the finish, the end, the ranking."""

from __future__ import annotations

import pytest

from olympus.games.derby.names import CREATURES

from .situations import play_last_turn, powers, race
from .table import Table, pile

# 2.7 finish


def test_r2_7_who_crosses_the_finish_line_takes_the_next_place_at_once():
    table = race(4).at(Sylph=24, Dragon=22, Gryphon=23).past_mid_race("Sylph")
    table.lay(anansi="Dragon 4/2", odin="Gryphon 3/1")
    table.play("anansi: play left Dragon 4/2")
    assert table.happened("finished") == [{"event": "finished", "creature": "Dragon", "place": 2}]
    table.play("anansi: play right Gryphon 3/1")
    assert table.order()[:3] == ["Sylph", "Dragon", "Gryphon"]


@pytest.mark.parametrize("edition", ["final", "preview"])
def test_r2_7_finishers_keep_their_order_in_both_editions(edition):
    table = race(4, edition=edition).at(Gryphon=23, Dragon=23).past_mid_race("Dragon")
    table.lay(anansi="Gryphon 4/2", odin="Dragon 4/2")
    table.play("anansi: play left Gryphon 4/2", "anansi: play right Dragon 4/2")
    assert table.order()[:2] == ["Gryphon", "Dragon"]


def test_r2_7_ruling_cards_of_a_finisher_can_be_played_and_move_nothing():
    table = (
        race(4).at(Dragon=24, Sylph=23).past_mid_race("Dragon").lay(anansi="Dragon 4/2", odin="Dragon 3/1")
    )
    table.play("anansi: play left Dragon 4/2")
    assert table.happened("still") == [{"event": "still", "creature": "Dragon"}]
    assert table.happened("finished") == []
    table.play("anansi: play right Dragon 3/1")
    assert table.sector("Dragon") == 24
    assert table.state.finishers == 1
    assert table.discards() == ["Dragon 3/1", "Dragon 4/2"]


def test_r2_7_ruling_a_trick_on_a_finisher_still_goes_to_zeus():
    table = race(4).at(Dragon=24).past_mid_race("Dragon").lay(anansi="Dragon 1+3/0")
    table.play("anansi: play left Dragon 1+3/0 trick")
    assert table.tricks() == ["Dragon 1+3/0"]
    assert table.happened("moved") == []


# 2.8 the end of a race


@pytest.mark.parametrize(("players", "hand"), [(3, 10), (4, 8), (5, 6), (6, 6)])
def test_r2_8_the_race_goes_on_until_every_card_is_played(players, hand):
    table = race(players)
    turns = 0
    while table.phase != "bets" or table.state.bet_round == 2:
        if table.phase == "first-card":
            turns += 1
            sizes = table.state.holder_size[:players]
            assert sum(sizes) == hand * players - 2 * (turns - 1)
            if (turns - 1) % players == 0:
                assert len(set(sizes)) == 1  # two cards from each holder in a round: they run out together
        table.play(table.legal()[0])
    assert turns == hand * players // 2
    assert table.state.race == 1


def test_r2_8_the_race_goes_on_when_creatures_have_finished():
    table = (
        race(4)
        .at(Dragon=24, Gryphon=24, Lamassu=24, Pegasus=24, Phoenix=24, Sylph=24)
        .past_mid_race("Dragon")
    )
    table.play(table.legal()[0])
    table.play(table.legal()[0])
    assert (table.phase, table.actor) == ("first-card", "horus")


# 2.9 ranking


def test_r2_9_finishers_first_then_by_sector_farthest_first():
    table = (
        race(4).past_mid_race("Sylph").at(Sylph=24, Dragon=24, Gryphon=3, Lamassu=21, Pegasus=11, Phoenix=8)
    )
    table.last_turn(left="Dragon 3/1", right="Dragon 4/2")
    play_last_turn(table)
    assert ranking(table) == ["Sylph", "Dragon", "Lamassu", "Pegasus", "Phoenix", "Gryphon"]


@pytest.mark.parametrize(
    ("edition", "order"),
    [
        ("final", ["Sylph", "Phoenix", "Pegasus", "Lamassu"]),
        ("preview", ["Lamassu", "Pegasus", "Phoenix", "Sylph"]),
    ],
)
def test_r2_9_ruling_ties_at_the_start_go_by_the_fixed_order(edition, order):
    table = race(4, edition=edition).past_mid_race("Dragon").at(Dragon=24, Gryphon=5)
    table.last_turn(left="Dragon 3/1", right="Dragon 4/2")
    play_last_turn(table)
    assert ranking(table) == ["Dragon", "Gryphon", *order]


@pytest.mark.parametrize("edition", ["final", "preview"])
def test_r2_9_ruling_all_six_tied_at_the_start(edition):
    order = race(4, edition=edition).order()
    assert order == (list(CREATURES) if edition == "preview" else list(reversed(CREATURES)))


@pytest.mark.parametrize(
    ("edition", "order"),
    [
        ("final", ["Lamassu", "Sylph", "Phoenix", "Pegasus", "Dragon"]),
        ("preview", ["Dragon", "Pegasus", "Phoenix", "Sylph", "Lamassu"]),
    ],
)
def test_r2_9_ruling_who_comes_back_to_the_start_arrives_there(edition, order):
    """Sticky Thread takes Lamassu back from sector 1: ahead in the final edition, behind in the preview."""
    table = powers("odin", "anansi", "yu-huang", tokens=(1,), edition=edition)
    table.lay(odin="Gryphon 4/2", yu_huang="Lamassu 3/1")
    table.play("odin: play left Gryphon 4/2", "odin: play right Lamassu 3/1", "odin: pass")
    table.play("anansi: power sticky-thread")
    assert [creature for creature in table.order() if table.sector(creature) == 0] == order


@pytest.mark.parametrize(("edition", "first"), [("final", "Pegasus"), ("preview", "Dragon")])
def test_r2_9_ties_on_the_track_go_by_2_5(edition, first):
    table = race(4, edition=edition).past_mid_race("Sylph").at(Sylph=24, Dragon=20, Pegasus=20)
    table.last_turn(left="Sylph 3/1", right="Sylph 4/2")
    table.play("play left Sylph 3/1", "play right Sylph 4/2")
    assert ranking(table)[1] == first


def ranking(table: Table) -> list[str]:
    return [event["creature"] for event in table.happened("ranked")]


def test_the_vocabulary_lays_cards_where_it_says():
    table = race(4).lay(anansi="Dragon 4/2, Sylph 1+3/0").tricks_with_zeus("Phoenix 2+3/1")
    assert {"Dragon 4/2", "Sylph 1+3/0"} <= set(table.holder("anansi"))
    assert pile(table.view(None)["zeus"]["tricks"]) == ["Phoenix 2+3/1"]
