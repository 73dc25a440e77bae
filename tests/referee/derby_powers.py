"""9 The eighteen powers of Divinity Derby: when each is offered, with which choices, and what it does."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from .derby_cards import Card
from .header import figure

if TYPE_CHECKING:
    from .derby import Derby

POWERS = {
    "anansi": {"trickster": "mid-race", "web-of-lies": "card-played", "sticky-thread": "fate"},
    "horus": {"sun-ray": "card-played", "falcon-eye": "first-card", "updraft": "fate"},
    "marduk": {"prophecy": "mid-race", "storm": "card-played", "tablet-of-destinies": "fate"},
    "odin": {"superior-wisdom": "mid-race", "hugin-and-munin": "before-zeus", "sleipnir": "fate"},
    "quetzalcoatl": {"renewal": "after-card", "shed-skin": "first-card", "feathered-wind": "fate"},
    "yu-huang": {
        "heavenly-dukes-blessing": "mid-race",
        "celestial-pardon": "after-zeus",
        "jade-decree": "fate",
    },
}
"""Each god's three, the published one first, with their windows."""


class Powers:
    def __init__(self, game: Derby) -> None:
        self.game = game
        self.active = 0
        """Who is active in the window that is open."""

    def sectors(self, power: str) -> int:
        return figure(self.game.paper, f"powers.{power}", "sectors")

    # windows

    def window(self, name: str, active: int) -> None:
        """8.2 One round; 8.5 a fate window is closed by the first power that is played."""
        self.active = active
        for seat in self.game.next_seats(active):
            while (moves := self.asked(seat, name)) is not None:
                move = self.game.table.ask(seat, {"pass", *moves})
                if move == "pass":
                    break
                self.use(seat, moves[move], move)
                if name == "fate":
                    return

    def asked(self, seat: int, window: str) -> dict[str, str] | None:
        """What the seat may play, or None if it is not asked; Renewal asks where nothing can be played."""
        mine = [power for power in self.in_play(seat, window) if self.fits(seat, power)]
        return self.offered(seat, window) if mine else None

    def offered(self, seat: int, window: str) -> dict[str, str]:
        """The moves that play a power now, each with the power."""
        return {
            f"power {power}{choice and f' {choice}'}": power
            for power in self.in_play(seat, window)
            if self.fits(seat, power)
            for choice in self.choices(seat, power)
        }

    def in_play(self, seat: int, window: str) -> list[str]:
        """6.1, 6.2"""
        sets = {"off": 0, "attested": 1, "full": 3 if self.game.fate else 2}
        player = self.game.players[seat]
        own = list(POWERS[player.god].items())[: sets[self.game.paper.options["powers"]]]
        return [power for power, moment in own if moment == window and power not in player.spent]

    def fits(self, seat: int, power: str) -> bool:
        """What stands after "offered" in the text of the power."""
        game, race = self.game, self.game.race
        if power == "web-of-lies":
            return race.trick
        if power == "sun-ray":
            return race.card_moves()
        if power == "storm":
            return race.card_moves() and race.value > 0
        if power == "falcon-eye":
            return bool(self.far_holders(seat))
        if power == "tablet-of-destinies":
            return race.next_ahead(race.fate_creature) is not None
        if power == "hugin-and-munin":
            return bool(race.zeus)
        if power == "renewal":
            cards = [race.holders[game.holder_beside(seat, side)] for side in ("left", "right")]
            return seat == self.active and not race.trick and any(cards)
        if power == "feathered-wind":
            return bool(race.others_on_track(race.fate_creature))
        if power == "heavenly-dukes-blessing":
            return bool(race.others_on_track(race.crossed))
        return power != "celestial-pardon" or bool(race.drawn)

    def far_holders(self, seat: int) -> list[int]:
        beside = {self.game.holder_beside(seat, side) for side in ("left", "right")}
        return [i for i, cards in enumerate(self.game.race.holders) if i not in beside and cards]

    def choices(self, seat: int, power: str) -> list[str]:
        """What may stand after the power's name; an empty text if nothing does."""
        game, race, player = self.game, self.game.race, self.game.players[seat]
        slots = [str(slot) for slot in range(1, len(player.bets) + 1)]
        if power == "trickster":
            return [f"{slot} {creature}" for slot in slots for creature in game.can_bet_on(seat)]
        if power == "prophecy":
            return [f"{slot} {bet}" for slot in slots for bet in player.unused]
        if power == "superior-wisdom":
            return [" ".join(named) for named in product("12", repeat=game.count - 1)]
        if power == "falcon-eye":
            return [f"holder {holder}" for holder in self.far_holders(seat)]
        if power == "feathered-wind":
            return race.others_on_track(race.fate_creature)
        if power == "heavenly-dukes-blessing":
            return race.others_on_track(race.crossed)
        if power == "celestial-pardon":
            return [str(card) for card in race.drawn]
        if power == "renewal":
            assert race.card is not None
            return [
                f"{side} {card}"
                for side in ("left", "right")
                for card in race.holders[game.holder_beside(seat, side)]
                if card.creature == race.card.creature
            ]
        return [""]

    # playing

    def use(self, seat: int, power: str, move: str) -> None:
        choice = move.removeprefix(f"power {power}").strip()
        self.game.players[seat].spent.add(power)
        self.game.table.tell("power", seat=seat, power=power)
        if POWERS[self.game.players[seat].god][power] == "fate":
            self.use_fate(seat, power, choice)
        else:
            getattr(self, power.replace("-", "_"))(seat, choice)

    def use_fate(self, seat: int, power: str, choice: str) -> None:
        """8.5 The token is taken first."""
        race = self.game.race
        creature = race.fate_creature
        race.fate.discard(race.sector[creature])
        if power == "sticky-thread":
            self.move(creature, -min(self.sectors(power), race.sector[creature]))
        elif power == "updraft":
            self.move(creature, self.sectors(power))
        elif power == "tablet-of-destinies":
            self.move(creature, (race.next_ahead(creature) or 0) - race.sector[creature])
        elif power == "sleipnir":
            self.move(creature, min(race.fate_moved, self.sectors(power)))
        elif power == "feathered-wind":
            self.game.table.tell("power-creature", seat=seat, power=power, creature=choice)
            self.move(choice, self.sectors(power))
        else:
            race.decree, race.decree_of = creature, seat
            self.game.table.tell("power-creature", seat=seat, power=power, creature=creature)

    def move(self, creature: str, sectors: int) -> None:
        """8.4 By a power; what it sets off is settled at once, then the window goes on."""
        if sectors:
            active = self.active
            self.game.move(creature, sectors)
            self.game.fate_window(creature, abs(sectors), active)
            self.active = active

    def trickster(self, seat: int, choice: str) -> None:
        slot, creature = choice.split(" ")
        bets, tokens = self.game.players[seat].bets, self.game.race.tokens
        bet, old = bets[int(slot) - 1]
        tokens[old] += 1
        tokens[creature] -= 1
        bets[int(slot) - 1] = bet, creature
        self.game.table.tell("tokens-swapped", seat=seat, slot=slot, creature=old, other=creature)

    def web_of_lies(self, seat: int, choice: str) -> None:
        race = self.game.race
        assert race.card is not None
        race.zeus.remove(race.card)
        self.game.table.tell("lie", card=race.card)

    def sun_ray(self, seat: int, choice: str) -> None:
        self.change_value(self.sectors("sun-ray"))

    def storm(self, seat: int, choice: str) -> None:
        self.change_value(-self.sectors("storm"))

    def change_value(self, sectors: int) -> None:
        race = self.game.race
        assert race.card is not None
        race.value = max(race.value + sectors, 0)
        self.game.table.tell("value", creature=race.card.name, sectors=race.value)

    def falcon_eye(self, seat: int, choice: str) -> None:
        holder = int(choice.removeprefix("holder "))
        self.game.table.tell("looked", seat=seat, holder=holder)
        for card in self.game.race.holders[holder]:
            self.game.table.tell("seen-card", holder=holder, card=card)

    def prophecy(self, seat: int, choice: str) -> None:
        slot, bet = choice.split(" ")
        player = self.game.players[seat]
        old, creature = player.bets[int(slot) - 1]
        player.unused.remove(bet)
        player.unused.append(old)
        player.bets[int(slot) - 1] = bet, creature
        self.game.table.tell("bet-replaced", seat=seat, slot=slot)
        self.game.table.tell("own-bet-replaced", seat=seat, slot=slot, bet=bet, old=old)

    def superior_wisdom(self, seat: int, choice: str) -> None:
        for owner, slot in zip(self.game.next_seats(seat)[1:], choice.split(" "), strict=True):
            bet, _ = self.game.players[owner].bets[int(slot) - 1]
            self.game.table.tell("bet-looked-at", seat=seat, owner=owner, slot=slot)
            self.game.table.tell("seen-bet", owner=owner, slot=slot, bet=bet)

    def hugin_and_munin(self, seat: int, choice: str) -> None:
        """8.10, 8.15"""
        race, table = self.game.race, self.game.table
        lifted: list[Card] = []
        while race.zeus and len(lifted) < 2:
            lifted.append(self.game.draw_zeus("Odin sees"))
            table.tell("peeked", card=lifted[-1])
        legal = {f"power hugin-and-munin takes {card}": card for card in lifted}
        card = legal[table.ask(seat, legal)]
        lifted.remove(card)
        race.zeus = sorted([*race.zeus, *lifted])
        table.tell("taken-out", seat=seat, card=card)

    def renewal(self, seat: int, choice: str) -> None:
        race = self.game.race
        side, _, text = choice.partition(" ")
        at = self.game.holder_beside(seat, side)
        other = next(card for card in race.holders[at] if str(card) == text)
        assert race.card is not None
        race.holders[at].remove(other)
        race.holders[at] = sorted([*race.holders[at], race.card])
        self.game.table.tell("renewed", holder=at, card=race.card, discarded=other)

    def shed_skin(self, seat: int, choice: str) -> None:
        self.game.race.shed_skin = True

    def heavenly_dukes_blessing(self, seat: int, choice: str) -> None:
        power = "heavenly-dukes-blessing"
        self.game.table.tell("power-creature", seat=seat, power=power, creature=choice)
        self.move(choice, self.sectors(power))

    def celestial_pardon(self, seat: int, choice: str) -> None:
        """8.10"""
        race, table = self.game.race, self.game.table
        at = [str(card) for card in race.drawn].index(choice)
        table.tell("pardoned", card=choice)
        race.zeus = sorted([*race.zeus, race.drawn[at]])
        race.drawn[at] = self.game.draw_zeus("Zeus draws again")
        table.tell("judged", card=race.drawn[at])
