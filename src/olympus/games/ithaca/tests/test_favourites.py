"""What a player's page counts."""

from __future__ import annotations

from olympus.core.texts import message
from olympus.games import load

from .. import favourites


def test_the_own_landfalls_are_counted_by_names_that_have_words() -> None:
    events = [
        {"event": "landfall", "seat": 1, "route": "Pylos"},
        {"event": "landfall", "seat": 0, "route": "Ogygia"},
        {"event": "laid", "seat": 1, "god": "Zeus"},
    ]
    assert favourites.chosen(events, 1) == ["pylos"]
    folder = load("ithaca").folder / "locale"
    assert message(f"favourite-{favourites.KIND}", "en", folder) == "Favourite route"
    assert message(f"{favourites.KIND}-pylos", "en", folder) == "Sandy Pylos"
