"""Divinity Derby, from its RULES.md; numbers are those of its rules. The powers are in derby_powers.py."""

from __future__ import annotations

from .derby_cards import CREATURES, GODS, PLACES, Card, Player, Race, figures_checked
from .derby_powers import Powers
from .header import check_options, figure, players_of, seat_of, words
from .paper import Paper
from .table import Refused, Table

OPTIONS = {
    "edition": ("final", "preview"),
    "powers": ("off", "attested", "full"),
    "fate": ("true", "false"),
    "sober": ("true", "false"),
}


class Derby:
    def __init__(self, table: Table, paper: Paper) -> None:
        check_options(paper, ("players", *OPTIONS, "first", "gods"))
        for name, values in OPTIONS.items():
            if paper.options[name] not in values:
                raise Refused(0, f"{name} cannot be {paper.options[name]!r}")
        if paper.rules > 1:
            raise Refused(3, "unknown rules")
        self.kinds = figures_checked(paper)
        self.table, self.paper = table, paper
        self.count = players_of(paper, 3, 6)
        self.players = [Player() for _ in range(self.count)]
        self.fate = paper.options["fate"] == "true"
        if self.fate and paper.options["powers"] != "full":
            raise Refused(0, "fate tokens need all powers")
        self.protections = figure(paper, "zeus", "protections")
        self.first = -1
        self.race = Race(0, 0, 0)
        self.powers = Powers(self)

    def next_seats(self, first: int) -> list[int]:
        return [(first + step) % self.count for step in range(self.count)]

    # 1 set-up

    def play(self) -> list[int]:
        """The whole game: the points of each seat."""
        self.seat_gods()
        seat = seat_of(self.paper, self.count)
        if seat is None:
            seat = self.table.draw("first player", [f"seat {seat}" for seat in range(self.count)])
        self.first = seat
        for number in (1, 2, 3):
            self.run_race(number)
            self.first = (self.first + 1) % self.count
        scores = [player.points for player in self.players]
        for seat, score in enumerate(scores):
            self.table.tell("over", seat=seat, points=score, winner=score == max(scores))
        return scores

    def seat_gods(self) -> None:
        """1.1"""
        named = self.paper.options["gods"].split(",")
        chosen = [god for god in named if god != "?"]
        if len(named) != self.count or len({*chosen}) < len(chosen) or not {*chosen} <= {*GODS}:
            raise Refused(0, "these cannot be the gods")
        for seat, god in enumerate(named):
            if god != "?":
                self.players[seat].god = god
                self.table.tell("god", seat=seat, god=god)
        for seat, player in enumerate(self.players):
            if not player.god:
                free = [god for god in GODS if god not in [other.god for other in self.players]]
                player.god = free[self.table.draw("gods", free)]
                self.table.tell("god", seat=seat, god=player.god)

    # 2 a race

    def run_race(self, number: int) -> None:
        self.table.tell("race", race=number, seat=self.first)
        finish = figure(self.paper, "track", "finish")
        self.race = Race(number, finish, figure(self.paper, "mid_line", str(self.count)))
        self.race.zeus = [Card.protection()] * self.protections
        self.race.tokens = dict.fromkeys(CREATURES, figure(self.paper, "tokens", str(self.count)))
        for player in self.players:
            player.bets = []
        self.deal()
        if self.fate:
            self.place_tokens()
        self.bets(1)
        self.bets(2)
        self.move_on()
        self.judgment()
        self.pay()

    def deal(self) -> None:
        """1.5"""
        deck = [
            Card(creature, place, *kind)
            for place, (kind, copies) in enumerate(self.kinds)
            for _ in range(copies)
            for creature in range(len(CREATURES))
        ]
        size = figure(self.paper, "hand", str(self.count))
        for holder in range(self.count):
            cards = []
            for _ in range(size):
                title = f"race {self.race.number} deal holder {holder}"
                at = self.table.draw(title, [str(card) for card in deck])
                cards.append(deck[at])
                deck[at] = deck[-1]
                deck.pop()
            self.race.holders.append(sorted(cards))
            self.table.tell("dealt", holder=holder, cards=size)

    def place_tokens(self) -> None:
        """6.2"""
        for seat in self.next_seats(self.first):
            free = [sector for sector in range(1, self.race.finish) if sector not in self.race.fate]
            move = self.table.ask(seat, {f"token {sector}" for sector in free})
            self.race.fate.add(int(move.removeprefix("token ")))
            self.table.tell("fate-token", seat=seat, sector=move.removeprefix("token "))

    def can_bet_on(self, seat: int) -> list[str]:
        """2.2"""
        own = [creature for _, creature in self.players[seat].bets]
        return [c for c in CREATURES if self.race.tokens[c] and c not in own]

    def bets(self, slot: int) -> None:
        """2.1, 2.6 One round."""
        self.table.tell("bets-open", slot=slot, seat=self.first)
        for seat in self.next_seats(self.first):
            player, creatures = self.players[seat], self.can_bet_on(seat)
            if not creatures:
                self.table.tell("no-bet", seat=seat)
                continue
            legal = {f"bet {bet} {creature}" for bet in player.unused for creature in creatures}
            _, bet, creature = self.table.ask(seat, legal).split(" ")
            player.unused.remove(bet)
            player.bets.append((bet, creature))
            self.race.tokens[creature] -= 1
            self.table.tell("bet", seat=seat, slot=slot, creature=creature)
            self.table.tell("own-bet", seat=seat, slot=slot, bet=bet)

    def move_on(self) -> None:
        """2.3, 2.6, 2.8 Turns until the holders are empty; the third bets on the way, or at the end."""
        race, active, third = self.race, self.first, False
        while race.holders[active]:
            self.turn(active)
            if race.crossed and not third:
                self.powers.window("mid-race", active)
                self.first = (active + 1) % self.count
                self.bets(3)
                third = True
            active = (active + 1) % self.count
        if not third:
            self.first = active
            self.bets(3)

    # turns

    def turn(self, seat: int) -> None:
        """2.3"""
        race = self.race
        if race.decree_of == seat:
            race.decree, race.decree_of = "", -1
        race.shed_skin = False
        self.table.tell("turn", seat=seat)
        side = ""
        for number in (1, 2):
            side = self.play_card(seat, number, {"left": "right", "right": "left"}.get(side, ""))
            self.powers.window("card-played", seat)
            self.move_by_card(seat)
            self.powers.window("after-card", seat)
        race.card = None

    def holder_beside(self, seat: int, side: str) -> int:
        return seat if side == "left" else (seat - 1) % self.count

    def play_card(self, seat: int, number: int, side: str) -> str:
        """The side it came from. 8.14 Shed Skin and Falcon Eye are offered beside the first card."""
        race = self.race
        while True:
            fast = (number == 1) != race.shed_skin
            legal: dict[str, tuple[str, Card, bool]] = {}
            for one in (side,) if side else ("left", "right"):
                for card in race.holders[self.holder_beside(seat, one)]:
                    legal[f"play {one} {card}"] = one, card, False
                    if fast and card.bonus:
                        legal[f"play {one} {card} trick"] = one, card, True
            powers = self.powers.offered(seat, "first-card") if number == 1 else {}
            move = self.table.ask(seat, {*legal, *powers})
            if move in legal:
                break
            self.powers.use(seat, powers[move], move)
        side, card, trick = legal[move]
        holder = self.holder_beside(seat, side)
        race.holders[holder].remove(card)
        race.card, race.trick = card, trick
        race.value = card.fast if fast else card.slow
        self.table.tell("card", seat=seat, holder=holder, card=card, number=number)
        if trick:
            race.value += card.bonus
            race.zeus = sorted([*race.zeus, card])
            self.table.tell("trick", seat=seat, card=card)
        return side

    def move_by_card(self, seat: int) -> None:
        race = self.race
        assert race.card is not None
        name = race.card.name
        if race.card_moves() and race.value > 0:
            self.move(name, race.value)
            self.fate_window(name, race.value, seat)
        else:
            self.table.tell("still", creature=name)

    def move(self, creature: str, sectors: int) -> None:
        """2.5-2.7"""
        race, tell = self.race, self.table.tell
        origin = race.sector[creature]
        target = min(max(origin + sectors, 0), race.finish)
        race.sector[creature] = target
        race.arrivals += 1
        race.arrival[creature] = race.arrivals
        tell("moved", creature=creature, origin=origin, sector=target)
        if not race.crossed and target >= race.mid_line:
            race.crossed = creature
            tell("crossed", creature=creature)
        if target == race.finish:
            race.finished.append(creature)
            tell("finished", creature=creature, place=len(race.finished))

    def fate_window(self, creature: str, moved: int, active: int) -> None:
        """8.5"""
        race = self.race
        if race.sector[creature] in race.fate:
            race.fate_creature, race.fate_moved = creature, moved
            self.powers.window("fate", active)

    # 2.9, 3, 4

    def ranking(self) -> list[str]:
        race = self.race
        late = 1 if self.paper.options["edition"] == "final" else -1
        left = [creature for creature in CREATURES if creature not in race.finished]
        left.sort(key=lambda creature: (race.sector[creature], late * race.arrival[creature]), reverse=True)
        return [*race.finished, *left]

    def judgment(self) -> None:
        race, tell = self.race, self.table.tell
        ranking = self.ranking()
        for place, creature in enumerate(ranking, start=1):
            tell("ranked", creature=creature, place=place)
        self.powers.window("before-zeus", self.first)
        while race.zeus and len(race.drawn) < 2:
            race.drawn.append(self.draw_zeus("Zeus draws"))
            tell("judged", card=race.drawn[-1])
        self.powers.window("after-zeus", self.first)
        out = {card.name for card in race.drawn}
        race.standing = [creature for creature in ranking if creature not in out]
        for creature in ranking:
            if creature in out:
                tell("disqualified", creature=creature)
        for place, creature in enumerate(race.standing, start=1):
            tell("placed", creature=creature, place=place)
        drawn = race.drawn.count(Card.protection())
        if self.paper.options["sober"] == "true" and drawn:
            self.protections -= drawn
            tell("sobered", protections=self.protections)

    def draw_zeus(self, what: str) -> Card:
        """The Zeus deck lies in card order, protections first."""
        zeus = self.race.zeus
        return zeus.pop(self.table.draw(f"race {self.race.number} {what}", [str(card) for card in zeus]))

    def pay(self) -> None:
        """4.1"""
        for seat in self.next_seats(self.first):
            for slot, (bet, creature) in enumerate(self.players[seat].bets, start=1):
                self.table.tell("revealed", seat=seat, slot=slot, bet=bet, creature=creature)
                if self.wins(bet, creature):
                    points = figure(self.paper, f"bets.{bet}", "vp")
                    self.players[seat].points += points
                    self.table.tell("paid", seat=seat, bet=bet, points=points)
                else:
                    self.table.tell("lost", seat=seat, bet=bet)

    def wins(self, bet: str, creature: str) -> bool:
        named, standing = words(self.paper, f"bets.{bet}", "wins"), self.race.standing
        if creature not in standing:
            return "disqualified" in named
        place = standing.index(creature) + 1
        if PLACES[place - 1] in named:
            return True
        return {len(standing): "last", len(standing) - 1: "next-to-last"}.get(place) in named
