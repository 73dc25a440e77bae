"""1 Set-up of a game."""

from __future__ import annotations

import pytest

from olympus import Match, OptionError, RecordError, Script
from olympus.core import record
from olympus.core.chance import Stream
from olympus.core.verify import verify

from .situations import race
from .table import KEY, Table, every_card

SEATS = (3, 4, 5, 6)


def test_r1_1_every_player_has_another_god_and_eleven_bet_cards():
    for players in SEATS:
        seen = [Table(players).match.view(seat)["players"][seat] for seat in range(players)]
        assert len({player["god"] for player in seen}) == players
        assert all(len(set(player["hand"])) == 11 for player in seen)
    with pytest.raises(OptionError):
        Match.new("derby", gods="odin,odin")


def test_r1_1_ruling_gods_not_named_are_drawn_from_the_seed():
    script = Script(["yu-huang", "anansi"], after=Stream(KEY))
    match = Match.new("derby", players=4, gods="?,odin,?,horus", first=0, chance=script)
    assert [player["god"] for player in match.view(None)["players"]] == [
        "yu-huang",
        "odin",
        "anansi",
        "horus",
    ]
    assert match.entries[0].full == ("yu-huang", "anansi")
    drawn = {tuple(Match.new("derby", seed=seed, players=3).state.god[:3]) for seed in range(30)}
    assert len(drawn) > 10
    same = [Match.new("derby", seed=7).view(None)["players"] for _ in range(2)]
    assert same[0] == same[1]


def test_r1_1_ruling_gods_that_are_named_are_not_drawn():
    match = Match.new("derby", players=3, gods="odin,horus,anansi", seed=1)
    assert [player["god"] for player in match.view(None)["players"]] == ["odin", "horus", "anansi"]
    assert all(entry.title != "gods" for entry in match.entries)


def test_r1_2_all_creatures_stand_at_the_start():
    creatures = Table().view(None)["track"]["creatures"]
    assert len(creatures) == 6
    assert all(creature["sector"] == 0 and not creature["finished"] for creature in creatures)


def test_r1_3_four_protections_form_the_zeus_deck():
    assert Table().view(None)["zeus"] == {"protections": 4, "tricks": []}


@pytest.mark.parametrize(("players", "each"), [(3, 2), (4, 3), (5, 3), (6, 4)])
def test_r1_4_tokens_on_offer(players, each):
    tokens = Table(players).view(None)["tokens"]
    assert len(tokens) == 6
    assert set(tokens.values()) == {each}


@pytest.mark.parametrize(("players", "hand"), [(3, 10), (4, 8), (5, 6), (6, 6)])
def test_r1_5_each_is_dealt_a_hand_into_the_holder_on_the_left(players, hand):
    table = Table(players)
    holders = table.view(None)["holders"]
    assert [holder["size"] for holder in holders] == [hand] * players
    assert [holder["between"] for holder in holders] == [[h, (h + 1) % players] for h in range(players)]


def test_r1_5_both_neighbours_see_a_holder_and_nobody_else():
    table = Table(4, deal={"horus": "Dragon 4/2, Sylph 1+3/0"})
    for god, sees in (("anansi", False), ("horus", True), ("marduk", True), ("odin", False)):
        cards = table.view(god)["holders"][table.seat("horus")]["cards"]
        assert (cards is not None) == sees
        if sees:
            assert {"Dragon 4/2", "Sylph 1+3/0"} <= {card["text"] for card in cards}


def test_r1_5_both_neighbours_use_a_holder():
    table = race(4).lay(anansi="Dragon 4/2, Dragon 5/3", odin="Sylph 3/1")
    assert "play left Dragon 5/3" in table.legal()
    table.play("anansi: play left Dragon 4/2", "anansi: play right Sylph 3/1")
    assert table.actor == "horus"
    assert "play right Dragon 5/3" in table.legal()


def test_r1_5_the_54_cards_are_nine_of_each_creature_five_of_them_without_trick():
    table = Table()
    cards = every_card(table.state)
    assert len(cards) == 54
    for creature in range(6):
        own = [card % 9 for card in cards if card // 9 == creature]
        assert len(own) == 9
        assert sum(table.state.bonus[kind] == 0 for kind in own) == 5


def test_r1_5_the_deal_is_shuffled():
    hands = {tuple(Match.new("derby", seed=seed, first=0).state.holder) for seed in range(20)}
    assert len(hands) == 20


@pytest.mark.parametrize(("players", "unused"), [(3, 24), (4, 22), (5, 24), (6, 18)])
def test_r1_6_the_rest_of_the_deck_is_unused_and_nobody_sees_it(players, unused):
    table = Table(players)
    assert table.state.deck_size == unused
    unseen = sorted(table.state.deck[:unused])
    table.bets().play_on("bets", race=1)
    assert sorted(table.state.deck[: table.state.deck_size]) == unseen
    assert all("deck" not in table.view(god) for god in table.gods)


def test_r1_6_there_is_one_discard_pile_for_all():
    table = race(4).lay(anansi="Dragon 4/2", horus="Sylph 4/2", odin="Gryphon 4/2")
    table.play("anansi: play left Dragon 4/2", "anansi: play right Gryphon 4/2", "horus: play left Sylph 4/2")
    assert table.discards() == ["Dragon 4/2", "Gryphon 4/2", "Sylph 4/2"]


def test_r1_7_ruling_the_first_player_is_drawn_from_the_seed():
    script = Script(["seat 2"], after=Stream(KEY))
    match = Match.new("derby", gods="odin,horus,anansi,marduk", chance=script)
    assert match.view(None)["first"] == match.actor == 2
    assert {Match.new("derby", seed=seed).view(None)["first"] for seed in range(40)} == {0, 1, 2, 3}


def test_r1_7_ruling_a_table_may_name_the_first_player():
    for seat in range(4):
        match = Match.new("derby", seed=3, first=seat)
        assert match.view(None)["first"] == match.actor == seat
        assert all(entry.title != "first player" for entry in match.entries)
    with pytest.raises(OptionError):
        Match.new("derby", players=3, first=3)


def test_r1_7_what_the_table_names_stands_before_the_first_draw_of_a_record():
    """In format 1 of records it stood after it; such a record still reads as the same game."""
    match = Match.new("derby", players=3, gods="odin,horus,anansi", first=1, seed=1)
    body = [line for line in match.record().splitlines() if line[0] in "=*"]
    assert [line.split(":")[0] for line in body[:5]] == [*["= god"] * 3, "= race", "* race 1 deal holder 0"]
    old = record.close(record.lines(match, version=1))
    body = [line for line in old.splitlines() if line[0] in "=*"]
    assert [line.split(":")[0] for line in body[:5]] == ["* race 1 deal holder 0", *["= god"] * 3, "= race"]
    assert verify(old).match.record() == match.record()
    with pytest.raises(RecordError):
        verify(old.replace("olympus record 1", "olympus record 2", 1))
