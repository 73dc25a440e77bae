"""Moves, events, help and refusals, as a player reads them."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from random import Random

import pytest

from olympus import ComponentError, IllegalMove, Match, OptionError, RecordError, load_game
from olympus.core.texts import LANGUAGES, ReadBy
from olympus.core.verify import verify
from olympus.games.derby.foresee import foresee
from olympus.games.derby.moves import BET
from olympus.games.derby.names import BETS, CREATURES
from olympus.games.derby.power import POWERS
from olympus.games.derby.say import say_event, say_move, text
from olympus.games.derby.state import CARDS, MAX_HAND, SECOND_CARD, phases
from olympus.games.derby.terminal.topics import line

NAMES = ["Ada", "Bea", "Ciro"]


def opening(**changes: object) -> Match:
    return Match.new("derby", seed=3, players=3, first=0, gods="odin,horus,anansi", figures=changes)


def first_card(match: Match) -> Match:
    rng = Random(1)
    while match.view(None)["phase"] != "first-card":
        match.play(rng.choice(match.legal()))
    return match


def spaced(words: str) -> str:
    """With plain spaces where French has no-break ones."""
    return words.replace("\u00a0", " ").replace("\u202f", " ")


def test_a_bet_tells_what_wins_and_how_much() -> None:
    view = opening().view(0)
    said = [
        spaced(say_move(view, "bet first-or-disqualified Phoenix", {}, language, NAMES))
        for language in ("en", "it", "es", "fr")
    ]
    assert said == [
        "Bet “1st or disqualified” on Phoenix: 4 points if the creature is 1st or disqualified.",
        "Scommetti «1ª o squalificata» sulla Fenice: 4 punti se la creatura è prima o squalificata.",
        "Apuesta «1.ª o descalificada» por el Fénix: 4 puntos si la criatura queda primera o descalificada.",
        "Pariez « 1re ou disqualifiée » sur le Phénix : "
        "4 points si la créature est première ou disqualifiée.",
    ]


def test_a_corrected_figure_is_in_the_help() -> None:
    view = opening(**{"bets.third.wins": ("3rd", "4th", "5th"), "bets.third.vp": 1}).view(0)
    assert line("bet", "third", view, "en").startswith("3rd: Wins 1 point if")
    assert line("bet", "third", view, "en").endswith("the creature is 3rd, 4th or 5th.")
    assert line("bet", "third", view, "it").startswith("3ª: Vale 1 punto se")
    assert line("bet", "third", view, "it").endswith("la creatura è terza, quarta o quinta.")
    view = opening(**{"powers.sun-ray.sectors": 1}).view(0)
    assert line("power", "sun-ray", view, "en").endswith("it moves 1 sector farther.")
    assert "avance encore de 3 secteurs" in line("power", "updraft", view, "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bet_power_and_phase_is_explained(language: str) -> None:
    view = first_card(opening()).view(0)
    said = [line("bet", bet, view, language) for bet in BETS]
    said += [line("power", power, view, language) for power in POWERS.names]
    said += [text(f"phase-{phase}", language, seat="Ada") for phase in phases.names]
    for words in said:
        assert words.endswith(".")
        assert "{" not in words


def explain(match: Match, text: str) -> str:
    """A card of an own holder, put there for it, in words."""
    code = next(code for code in range(BET) if match.game.write_move(match.state, code, 0) == text)
    match.state.holder[(0 if " left " in text else 2) * MAX_HAND] = code % CARDS
    return say_move(match.view(0), text, foresee(match.packed_view(0), code), "en", NAMES)


def test_a_card_tells_how_far_it_moves() -> None:
    match = first_card(opening())
    assert explain(match, "play left Dragon 2+3/1") == (
        "Play Dragon 2+3/1 from your left holder as first card: Dragon moves 2 sectors."
    )
    assert "Dragon moves 5 sectors, and the card" in explain(match, "play left Dragon 2+3/1 trick")
    match.state.shed_skin = 1
    assert "Dragon moves 1 sector." in explain(match, "play right Dragon 2+3/1")
    match = first_card(opening())
    match.state.phase, match.state.card_number = SECOND_CARD, 1
    assert "as second card: Dragon moves 1 sector." in explain(match, "play right Dragon 2+3/1")
    assert "Dragon does not move." in explain(match, "play right Dragon 1+3/0")
    match = first_card(opening())
    match.state.decree_creature = CREATURES.index("Dragon")
    assert "Dragon does not move." in explain(match, "play left Dragon 4/2")


def test_powers_name_players_and_things() -> None:
    view = opening().view(0)
    bets = [
        {"slot": 1, "creature": "Sylph", "bet": "last"},
        {"slot": 2, "creature": "Dragon", "bet": "first"},
    ]
    view["players"] = [player | {"bets": bets} for player in view["players"]]
    assert say_move(view, "power superior-wisdom 1 2", {}, "en", NAMES) == (
        "Superior Wisdom: look at Bea’s bet on Sylph and Ciro’s bet on Dragon."
    )
    assert say_move(view, "power superior-wisdom 1 2", {}, "it", NAMES) == (
        "Saggezza superiore: guarda la scommessa di Bea sulla Silfide e la scommessa di Ciro sul Drago."
    )
    assert say_move(view, "power falcon-eye holder 2", {}, "es", NAMES) == (
        "Ojo de halcón: mira el soporte entre Ciro y Ada."
    )
    assert say_move(view, "power prophecy 1 podium", {}, "en", NAMES) == (
        "Prophecy: replace your bet “Last” on Sylph with “1st, 2nd, 3rd”."
    )
    assert spaced(say_move(view, "power trickster 2 Phoenix", {}, "fr", NAMES)) == (
        "Filou : sur votre pari « 1re », échangez le jeton du Dragon contre un jeton du Phénix."
    )
    view["card"] = {"creature": "Dragon", "value": 1, "text": "Dragon 3/1"}
    assert (
        say_move(view, "power storm", {"by": 0}, "en", NAMES) == "Storm: Dragon moves 0 sectors instead of 1."
    )


def test_events_name_the_side_the_card_came_from() -> None:
    event = {"event": "card", "seat": 1, "holder": 1, "card": "Phoenix 4/2", "number": 1}
    assert say_event(event, "en", NAMES) == "Bea plays Phoenix 4/2 from the left holder as first card."
    assert say_event(event | {"holder": 0, "number": 2}, "it", NAMES) == (
        "Bea gioca Fenice 4/2 dal portacarte di destra come seconda carta."
    )
    assert (
        say_event({"event": "judged", "card": "protection"}, "es", NAMES) == "Zeus roba: Protección de Zeus."
    )


def test_a_reader_is_spoken_to() -> None:
    bet = {"event": "bet", "seat": 1, "creature": "Sylph", "slot": 1}
    assert say_event(bet, "en", ReadBy(NAMES, 0)) == "Bea bets on Sylph."
    assert [say_event(bet, language, ReadBy(NAMES, 1)) for language in ("en", "it", "es", "fr")] == [
        "You bet on Sylph.",
        "Scommetti sulla Silfide.",
        "Apuestas por la Sílfide.",
        "Vous pariez sur la Sylphe.",
    ]
    looked = {"event": "bet-looked-at", "seat": 1, "owner": 2, "slot": 2}
    assert say_event(looked, "en", ReadBy(NAMES, 2)) == "Bea looks at your 2nd bet card."
    assert say_event(looked, "en", ReadBy(NAMES, 1)) == "You look at Ciro’s 2nd bet card."
    dealt = {"event": "dealt", "holder": 0, "cards": 8}
    assert say_event(dealt, "it", ReadBy(NAMES, 1)) == "8 carte vanno nel portacarte tra Ada e te."


def test_a_refusal_names_things_in_the_players_language() -> None:
    match = first_card(opening())
    with pytest.raises(IllegalMove) as refused:
        match.play("power sun-ray")
    assert refused.value.say("it") == "A questo tavolo si gioca senza Raggio di sole."
    with pytest.raises(IllegalMove) as refused:
        match.play("bet first Dragon")
    assert refused.value.say("fr").startswith("On ne place pas de pari maintenant.")
    match = opening()
    match.play("bet first Dragon", 0)
    match.play("bet first Dragon", 1)
    with pytest.raises(IllegalMove) as refused:
        match.play("bet first Dragon", 2)
    assert refused.value.say("es") == "No quedan fichas de Dragón en el tablero. Elige otra criatura."


def test_a_table_is_refused_in_words() -> None:
    with pytest.raises(OptionError) as refused:
        Match.new("derby", fate=True)
    assert "powers=off" in refused.value.say("it")
    assert str(refused.value).startswith("Fate tokens need all the powers")


def test_a_wrong_figure_is_told_with_its_file_where_there_is_one(tmp_path: Path) -> None:
    game = load_game("derby")
    with pytest.raises(ComponentError) as refused:
        game.figures({"cards.swift.slow": 4})
    assert str(refused.value) == (
        "The figure cards.swift.fast must be higher than the slow value of the same card."
    )
    assert refused.value.say("fr").startswith("La valeur cards.swift.fast doit")
    written = (game.folder / "components.toml").read_text(encoding="utf-8")
    for wrong in (
        written.replace("fast = 4", "fast = 1"),
        written.replace("fast = 4", "fast = 40"),
        "fast =",
    ):
        (tmp_path / "components.toml").write_text(wrong, encoding="utf-8")
        with pytest.raises(ComponentError) as refused:
            dataclasses.replace(game, folder=tmp_path).components  # noqa: B018
        refused.value.folder = game.folder / "locale"
        for language in LANGUAGES:
            assert refused.value.say(language).startswith(f"{tmp_path / 'components.toml'}: ")


def test_a_record_tells_why_a_move_in_it_is_illegal() -> None:
    match = opening()
    match.play("bet first Dragon")
    text = match.record().replace("1 seat 0: bet first Dragon", "1 seat 0: bet best Dragon")
    with pytest.raises(RecordError) as refused:
        verify(text)
    assert refused.value.say("es").endswith(
        "«bet best Dragon» no es una jugada de este juego. Elige una de las jugadas ofrecidas."
    )
