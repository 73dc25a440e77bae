"""4 The divine gift."""

from __future__ import annotations

from .table import Table


def gift(**oracles: str) -> Table:
    """Zeus stands at 5 (4 and 1); Ale lays a 3 on him."""
    table = Table().on_gods(Zeus="Zeus 4, Zeus 1").hands(ale="Zeus 3")
    table.oracles(**{"ale": "", "bea": "", "ciro": ""} | oracles)
    return table.play("ale: influence Zeus 3 on Zeus")


def test_r4_1_the_proci_move_to_the_god():
    table = gift(ale="Zeus 2")
    assert table.view()["proci"] == "Zeus"
    assert table.told("proci") == [{"event": "proci", "god": "Zeus"}]


def test_r4_1_six_is_not_passed():
    table = Table().on_gods(Zeus="Zeus 4").hands(ale="Zeus 2").oracles(ale="Zeus 2")
    table.play("ale: influence Zeus 2 on Zeus")
    assert table.view()["proci"] is None
    assert table.total("Zeus") == 6


def test_r4_2_the_highest_single_card_is_the_prize():
    table = gift(ale="Zeus 2")
    assert table.view()["gift"]["prize"]["text"] == "Zeus 4"
    assert sorted(table.discards()) == ["Zeus 1", "Zeus 3"]
    assert table.on_god("Zeus") == []


def test_r4_2_of_several_highest_only_one():
    table = Table().on_gods(Zeus="Zeus 3, Zeus 3").hands(ale="Zeus 2").oracles(ale="Zeus 1")
    table.play("ale: influence Zeus 2 on Zeus")
    assert table.view()["gift"]["prize"]["text"] == "Zeus 3"
    assert sorted(table.discards()) == ["Zeus 2", "Zeus 3"]


def test_r4_2_doubles_are_discarded_however_high():
    table = Table().on_gods(Zeus="Zeus-Helios 3, Zeus 2").hands(ale="Zeus-Athena 3").oracles(ale="Zeus 1")
    table.play("ale: influence Zeus-Athena 3 on Zeus")
    assert table.view()["gift"]["prize"]["text"] == "Zeus 2"
    assert sorted(table.discards()) == ["Zeus-Athena 3", "Zeus-Helios 3"]


def test_r4_2_only_doubles_no_prize_no_bidding():
    table = Table().routes(ale="aeaea").on_gods(Zeus="Zeus-Helios 3, Athena-Zeus 2")
    table.hands(ale="Zeus-Athena 3").oracles(ale="Zeus 1")
    table.play("ale: influence Zeus-Athena 3 on Zeus")
    assert table.phase == "deed"
    assert table.view()["proci"] == "Zeus"
    assert table.told("no-prize")
    assert len(table.discards()) == 3


def test_r4_3_the_god_is_at_zero_and_the_favour_set():
    table = (
        Table().on_gods(Zeus="Zeus 4, Zeus 1", Helios="Helios 2").hands(ale="Zeus 3").oracles(bea="Zeus 1")
    )
    table.play("ale: influence Zeus 3 on Zeus")
    assert table.total("Zeus") == 0
    assert table.view()["favour"] == "Helios"


def test_r4_4_from_the_active_player_clockwise():
    table = gift(ale="Zeus 2", bea="Zeus 3", ciro="Zeus 1")
    asked = []
    while table.phase == "bid":
        asked.append(table.actor)
        table.play(f"{table.actor}: pass")
    assert asked == ["ale", "bea", "ciro"]


def test_r4_4_any_cards_of_the_prizes_god_doubles_of_either():
    table = gift(ale="Zeus 2, Zeus-Helios 3, Athena 4")
    assert table.legal() == ["pass", "bid Zeus 2", "bid Zeus-Helios 3", "bid Zeus 2 + Zeus-Helios 3"]
    assert table.refused("ale: bid Athena 4") == "bid-god"
    assert table.refused("ale: bid Zeus 2 + Athena 4") == "bid-god"
    assert table.refused("ale: bid Zeus 4") == "not-in-oracle"
    assert table.refused("ale: bid Zeus 2 + Zeus 2") == "bid-twice"
    assert table.refused("ale: bid Zeus-Helios 3 + Zeus 2") == "bid-order"


def test_r4_4_equal_cards_are_one_bid():
    table = gift(ale="Zeus 2, Zeus 2, Zeus 3")
    assert table.legal() == [
        "pass",
        "bid Zeus 2",
        "bid Zeus 2 + Zeus 2",
        "bid Zeus 3",
        "bid Zeus 2 + Zeus 3",
        "bid Zeus 2 + Zeus 2 + Zeus 3",
    ]
    assert gift(ale="Zeus 2, Zeus 2, Zeus 2").legal() == [
        "pass",
        "bid Zeus 2",
        "bid Zeus 2 + Zeus 2",
        "bid Zeus 2 + Zeus 2 + Zeus 2",
    ]


def test_r4_4_others_see_how_many_not_which():
    table = gift(ale="Zeus 2, Zeus-Helios 3", bea="Zeus 1").play("ale: bid Zeus 2 + Zeus-Helios 3")
    assert table.view("bea")["gift"]["bids"] == [{"seat": 0, "size": 2, "cards": None}]
    assert [card["text"] for card in table.view("ale")["gift"]["bids"][0]["cards"]] == [
        "Zeus 2",
        "Zeus-Helios 3",
    ]
    assert table.match.entries[-1].texts[1] == ("bid ? + ?",)
    assert table.match.entries[-1].texts[-1] == ("bid ? + ?",)
    assert table.player("ale")["oracle_size"] == 0


def test_r4_4_ruling_everyone_with_an_oracle_card_is_asked_nobody_else():
    table = gift(bea="Helios 2")
    assert table.actor == "bea", "Ale has no Oracle card"
    assert table.legal() == ["pass"]
    table.play("bea: pass")
    assert table.phase != "bid", "Ciro has none either"


def test_r4_5_the_highest_sum_takes_the_prize_all_bids_are_discarded():
    table = gift(ale="Zeus 3", bea="Zeus 2, Zeus-Athena 3", ciro="Zeus 1")
    table.play("ale: bid Zeus 3", "bea: bid Zeus 2 + Zeus-Athena 3", "ciro: pass")
    assert table.held("bea", "points_cards") == ["Zeus 4"]
    assert table.player("bea")["points"] == 4
    assert {"Zeus 2", "Zeus-Athena 3"} <= set(table.discards())
    assert table.discards().count("Zeus 3") == 2, "the card laid and the one bid"
    assert table.held("ciro", "oracle") == ["Zeus 1"]
    assert [event["card"] for event in table.told("revealed")] == ["Zeus 3", "Zeus 2", "Zeus-Athena 3"]


def test_r4_5_a_tie_for_the_highest_discards_the_prize():
    table = gift(ale="Zeus 3", bea="Zeus 1, Zeus 2", ciro="Zeus-Helios 1")
    table.play("ale: bid Zeus 3", "bea: bid Zeus 1 + Zeus 2", "ciro: bid Zeus-Helios 1")
    assert table.told("tied") == [{"event": "tied", "card": "Zeus 4"}]
    assert "Zeus 4" in table.discards()
    assert [table.player(name)["points"] for name in ("ale", "bea", "ciro")] == [0, 0, 0]


def test_r4_5_a_tie_below_the_highest_does_not_matter():
    table = gift(ale="Zeus 2", bea="Zeus 2", ciro="Zeus-Helios 3")
    table.play("ale: bid Zeus 2", "bea: bid Zeus 2", "ciro: bid Zeus-Helios 3")
    assert table.held("ciro", "points_cards") == ["Zeus 4"]


def test_r4_5_nobody_in_discards_the_prize():
    table = gift(bea="Zeus 2").play("bea: pass")
    assert table.told("unclaimed") == [{"event": "unclaimed", "card": "Zeus 4"}]
    assert "Zeus 4" in table.discards()
    assert gift().told("unclaimed"), "nobody even had an Oracle card"
