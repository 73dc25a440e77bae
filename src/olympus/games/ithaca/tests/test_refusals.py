"""A refusal names the real reason."""

from __future__ import annotations

import pytest

from .table import Table
from .test_r4_gift import gift


def test_a_card_bid_twice_is_one_card():
    table = gift(ale="Zeus 2, Zeus-Helios 3, Athena 4")
    assert table.refused("ale: bid Zeus 2 + Zeus 2") == "bid-twice"
    assert table.refused("ale: bid Zeus 4 + Zeus 4") == "not-in-oracle"
    assert gift(ale="Zeus 2, Zeus 2").refused("ale: bid Zeus 2 + Zeus 2 + Zeus 2") == "bid-twice"


@pytest.mark.parametrize(
    "text", ["influence Zeus 3", "deed favour Zeus 3", "deed odyssey Zeus 9", "deed landfall now"]
)
def test_what_cannot_be_read_is_said_to_be_so_at_any_moment(text):
    for table in (Table(), Table().deed_of("ale"), gift(ale="Zeus 2")):
        assert table.refused(f"ale: {text}") == "unreadable"


def test_what_can_be_read_comes_at_the_wrong_moment():
    assert gift(ale="Zeus 2").refused("ale: influence Zeus 3 on Zeus") == "not-influence"
    assert Table().refused("ale: deed landfall") == "not-deed"
    assert Table().refused("ale: deed oracle Zeus 3 for Zeus 2") == "not-deed"
