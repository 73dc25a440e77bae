"""One test a rule number."""

from __future__ import annotations

import pytest

from olympus import ComponentError, IllegalMove, Match, Script


def table(hands, drawn=(), **options):
    """A match in which the strands come in the order given."""
    outcomes = [strand for hand in hands for strand in hand.split()]
    return Match.new("fates", chance=Script([*outcomes, *drawn]), players=len(hands), **options)


def kinds(match, seat):
    return match.view(seat)["players"][seat]["hand"]


def test_r1_1_three_strands_to_each():
    match = table(["flax silk gold", "wool wool hemp"])
    assert kinds(match, 0) == ["flax", "silk", "gold"]
    assert kinds(match, 1) == ["wool", "wool", "hemp"]
    assert match.view(None)["distaff"] == 42


def test_r1_1_no_table_is_dealt_all_strands():
    with pytest.raises(ComponentError):
        Match.new(
            "fates", figures={"hand.strands": 6, "strands.gold": 0, "strands.silk": 0, "strands.wool": 0}
        )


def test_r1_2_seat_0_begins_then_clockwise():
    match = table(["flax flax flax"] * 2 + ["wool wool wool"], ["gold"] * 3)
    order = []
    for strand in ("flax", "flax", "wool"):
        order.append(match.actor)
        match.play(f"spin {strand}")
    assert [*order, match.actor] == [0, 1, 2, 0]


def test_r2_1_a_strand_is_spun_face_down_and_another_drawn():
    match = table(["flax silk gold", "wool wool hemp"], ["silver"])
    match.play("spin silk")
    assert kinds(match, 0) == ["flax", "silver", "gold"]
    assert match.view(0)["players"][0]["thread"] == ["silk"]
    assert match.view(1)["players"][0]["thread"] is None
    with pytest.raises(IllegalMove, match="flax"):
        match.play("spin flax")


def test_r2_2_a_thread_is_cut_and_shown():
    match = table(["flax silk gold", "wool wool hemp"], ["silver"] * 3)
    for move in ("spin silk", "spin wool"):
        match.play(move)
        with pytest.raises(IllegalMove, match="2 strands"):
            match.play("cut 0")
    match.play("spin flax")
    events = [event.data for event in match.play("cut 0")]
    assert [event["strand"] for event in events if event["event"] == "shown"] == ["flax", "silk"]
    assert match.view(1)["cut"] == ["flax", "silk"]
    assert match.view(1)["players"][0]["spun"] == 0


@pytest.mark.parametrize(("mercy", "points"), [(False, 0), (True, 2)])
def test_r2_3_too_long_a_thread_snaps(mercy, points):
    match = table(["gold silk silver", "wool wool wool"], ["flax"] * 4, mercy=mercy)
    for move in ("spin gold", "spin wool", "spin silk", "cut 0"):
        match.play(move)
    assert match.scores == [10, 0]
    long = table(["gold silver silk", "wool wool wool"], ["flax"] * 4, mercy=mercy)
    for move in ("spin gold", "spin wool", "spin silver", "cut 0"):
        long.play(move)
    assert long.scores == [points, 0]


def test_r3_1_the_last_strand_ends_the_game():
    figures = {f"strands.{strand}": 0 for strand in ("flax", "wool", "hemp", "silk")}
    figures |= {"strands.silver": 13, "strands.gold": 0}
    match = Match.new("fates", seed=1, players=4, figures=figures)
    match.play("spin silver")
    assert match.over
    assert match.scores == [0, 0, 0, 0]
    assert match.winners == [0, 1, 2, 3]


def test_r4_1_others_see_how_many_not_which():
    match = table(["flax silk gold", "wool wool hemp"], ["silver"])
    match.play("spin silk")
    seen = match.view(1)["players"][0]
    assert (seen["held"], seen["spun"], seen["hand"], seen["thread"]) == (3, 1, None, None)
    assert "spin ?" in match.record(1)
    assert "silk" in match.record(0)
    assert match.view(None)["players"][1]["hand"] is None
