"""Ithaca, from its RULES.md; numbers are those of its rules."""

from __future__ import annotations

from itertools import combinations

from .header import figure, seat_of, words
from .ithaca_piles import GODS, Card, Piles, Player, taken


class Ithaca(Piles):
    # 1 set-up

    def play(self) -> list[int]:
        """The whole game: the points of each seat."""
        first = seat_of(self.paper, self.count)
        if first is None:
            first = self.table.draw("first player", [f"seat {seat}" for seat in range(self.count)])
        self.active = first
        self.set_up()
        turns = figure(self.paper, "end", "turns")
        for turn in range(1, turns * self.count + 1):
            self.table.tell("turn", seat=self.active, turn=turn)
            if self.turn():
                return self.end()
            self.active = (self.active + 1) % self.count
        self.table.tell("limit", turns=turns)
        return self.end()

    def set_up(self) -> None:
        tell, paper = self.table.tell, self.paper
        dealt = figure(paper, "setup", "oracle")
        for seat, player in enumerate(self.players):
            for _ in range(dealt):
                player.oracle.append(self.dealt_fate(f"Oracle of seat {seat}"))
                tell("own-oracle", seat=seat, card=player.oracle[-1])
            if dealt:
                tell("oracle-dealt", seat=seat, cards=dealt)
        for seat, player in enumerate(self.players):
            player.route = self.draw_route("routes")
            tell("route-dealt", seat=seat, route=player.route)
        for seat, player in enumerate(self.players):
            for _ in range(figure(paper, "hand", "cards")):
                player.hand.append(self.dealt_fate(f"hand of seat {seat}"))
                tell("own-draw", seat=seat, card=player.hand[-1])
            tell("hand-dealt", seat=seat, cards=len(player.hand))
        for _ in range(figure(paper, "setup", "gods")):
            card = self.dealt_fate("gods")
            self.on_god[card.top].append(card)
            tell("god-dealt", card=card, god=GODS[card.top])
        for god, name in enumerate(GODS):
            if self.total(god) > self.passing:
                tell("spilled", god=name, total=self.total(god))
                self.discards += self.on_god[god]
                self.on_god[god] = []
        self.set_favour()

    def set_favour(self) -> None:
        """2 The highest total, the first of equal ones."""
        totals = [self.total(god) for god in range(len(GODS))]
        if totals.index(max(totals)) != self.favour:
            self.favour = totals.index(max(totals))
            self.table.tell("favour", god=GODS[self.favour])

    # 3 a turn

    def turn(self) -> bool:
        """Whether it ended the game."""
        seat, me = self.active, self.players[self.active]
        if self.rules >= 2:
            self.fill_hand(seat)
        if not me.route:
            self.change_route(seat)
        if me.route and me.oracle:
            self.choose_route(seat, me)
        if me.hand:
            self.lay(seat, "influence")
        return self.deed(seat, me)

    def choose_route(self, seat: int, me: Player) -> None:
        """3.1"""
        move = self.table.ask(seat, {"route keep", *(f"route change {card}" for card in me.oracle)})
        if move == "route keep":
            self.table.tell("kept", seat=seat, route=me.route)
            return
        card = taken(me.oracle, move.removeprefix("route change "))
        self.poseidon.append(card)
        anger = sum(card.value for card in self.poseidon)
        self.table.tell("offered", seat=seat, card=card, total=anger)
        self.change_route(seat)
        if anger > self.calm:
            self.table.tell("wrath", seat=seat, total=anger)
            for other in range(1, self.count):
                self.change_route((seat + other) % self.count)
            self.table.tell("calmed", cards=len(self.poseidon))
            self.discards += self.poseidon
            self.poseidon = []

    def change_route(self, seat: int) -> None:
        """6.1"""
        player = self.players[seat]
        if player.route:
            self.table.tell("route-left", seat=seat, route=player.route)
            self.route_discards.append(player.route)
        player.route = self.draw_route(f"route for seat {seat}")
        if not player.route:
            self.table.tell("no-route", seat=seat)
            return
        self.table.tell("route-drawn", seat=seat, route=player.route)
        while len(player.on_route) > self.years(player.route):
            move = self.table.ask(seat, {f"shed {card}" for card in player.on_route})
            card = taken(player.on_route, move.removeprefix("shed "))
            self.discards.append(card)
            self.table.tell("shed", seat=seat, card=card)

    def layings(self, seat: int, what: str) -> dict[str, tuple[Card, int]]:
        """3.2 Each card on each of its gods."""
        hand = self.players[seat].hand
        return {f"{what} {card} on {GODS[god]}": (card, god) for card in hand for god in card[:2]}

    def lay(self, seat: int, what: str) -> None:
        legal = self.layings(seat, what)
        self.laid(seat, *legal[self.table.ask(seat, legal)])

    def laid(self, seat: int, card: Card, god: int) -> None:
        """The card drawn comes before the Favour, the Favour before the gift."""
        self.players[seat].hand.remove(card)
        self.on_god[god].append(card)
        self.table.tell("laid", seat=seat, card=card, god=GODS[god], total=self.total(god))
        self.fill_hand(seat)
        self.set_favour()
        if self.total(god) > self.passing:
            self.gift(seat, god)

    def deed(self, seat: int, me: Player) -> bool:
        """3.3; whether it ended the game."""
        deed = words(self.paper, f"routes.{me.route}", "deeds")[self.favour] if me.route else ""
        if not me.hand and deed != "landfall":
            self.table.tell("nothing", seat=seat)
            return False
        layings = self.layings(seat, "deed favour") if deed == "favour" else {}
        legal = {*layings, *(f"discard {card}" for card in me.hand)} or {"pass"}
        if deed == "oracle":
            legal |= self.oracle_moves(me)
        elif deed == "odyssey" and len(me.on_route) < self.years(me.route):
            legal |= {f"deed odyssey {card}" for card in me.hand if card.has(self.colour(me.route))}
        elif deed == "landfall":
            legal |= {"deed landfall"}
        move = self.table.ask(seat, legal)
        if move == "deed landfall":
            return self.landfall(seat, me)
        if move in layings:
            self.laid(seat, *layings[move])
        elif move == "pass":
            self.table.tell("nothing", seat=seat)
        else:
            self.put_down(seat, me, move)
            self.fill_hand(seat)
        return False

    def oracle_moves(self, me: Player) -> set[str]:
        if len(me.oracle) < figure(self.paper, "oracle", "cards"):
            return {f"deed oracle {card}" for card in me.hand}
        return {f"deed oracle {card} for {old}" for card in me.hand for old in me.oracle}

    def put_down(self, seat: int, me: Player, move: str) -> None:
        tell = self.table.tell
        if move.startswith("deed oracle "):
            text, _, old = move.removeprefix("deed oracle ").partition(" for ")
            card = taken(me.hand, text)
            if old:
                self.discards.append(taken(me.oracle, old))
                tell("replaced", seat=seat, card=old)
            me.oracle.append(card)
            tell("oracle", seat=seat, cards=len(me.oracle))
            tell("own-oracle", seat=seat, card=card)
        elif move.startswith("deed odyssey "):
            me.on_route.append(taken(me.hand, move.removeprefix("deed odyssey ")))
            tell("odyssey", seat=seat, card=me.on_route[-1], route=me.route)
        else:
            self.discards.append(taken(me.hand, move.removeprefix("discard ")))
            tell("discarded", seat=seat, card=self.discards[-1])

    def landfall(self, seat: int, me: Player) -> bool:
        route, cards = me.route, sorted(me.on_route)
        self.points += [(seat, card) for card in cards]
        me.years += self.years(route)
        me.route, me.on_route = "", []
        gained = sum(card.value for card in cards)
        self.table.tell("landfall", seat=seat, route=route, years=me.years, points=gained)
        if me.years >= figure(self.paper, "end", "years"):
            self.table.tell("home", seat=seat, years=me.years)
            return True
        self.change_route(seat)
        return False

    # 4 the gift

    def gift(self, seat: int, god: int) -> None:
        self.proci = god
        self.table.tell("proci", god=GODS[god])
        cards, self.on_god[god] = self.on_god[god], []
        singles = [card for card in cards if card.single]
        if not singles:
            self.discards += cards
            self.table.tell("no-prize", god=GODS[god])
            self.set_favour()
            return
        prize = max(singles)
        cards.remove(prize)
        self.discards += cards
        self.table.tell("prize", god=GODS[god], card=prize)
        self.set_favour()
        seats = [(seat + step) % self.count for step in range(self.count)]
        for bidder in seats:
            self.ask_bid(bidder, god)
        winner, best = self.reveal(seats)
        if winner is not None:
            self.points.append((winner, prize))
            self.table.tell("won", seat=winner, card=prize)
        else:
            self.table.tell("tied" if best else "unclaimed", card=prize)
            self.discards.append(prize)

    def ask_bid(self, seat: int, god: int) -> None:
        """4.4 Everyone with an Oracle card is asked."""
        oracle = sorted(self.players[seat].oracle)
        if not oracle:
            return
        fitting = [card for card in oracle if card.has(god)]
        bids = [bid for size in range(1, len(fitting) + 1) for bid in combinations(fitting, size)]
        legal = {f"bid {' + '.join(map(str, bid))}": list(bid) for bid in bids}
        move = self.table.ask(seat, {"pass", *legal})
        if move == "pass":
            self.table.tell("passed", seat=seat)
            return
        self.players[seat].bid = legal[move]
        for card in legal[move]:
            self.players[seat].oracle.remove(card)
        self.table.tell("bid", seat=seat, cards=len(legal[move]))

    def reveal(self, seats: list[int]) -> tuple[int | None, int]:
        """4.5 Who alone bid most, if anybody, and how much that is."""
        sums: dict[int, int] = {}
        for seat in seats:
            player = self.players[seat]
            for card in player.bid:
                self.table.tell("revealed", seat=seat, card=card)
            if player.bid:
                sums[seat] = sum(card.value for card in player.bid)
                self.table.tell("sum", seat=seat, total=sums[seat])
            self.discards += player.bid
            player.bid = []
        best = max(sums.values(), default=0)
        highest = [seat for seat in sums if sums[seat] == best]
        return (highest[0] if len(highest) == 1 else None), best

    # 7 the end

    def end(self) -> list[int]:
        if self.proci >= 0:
            self.face_proci()
        scores = [
            sum(card.value for owner, card in self.points if owner == seat) for seat in range(self.count)
        ]
        for seat, score in enumerate(scores):
            self.table.tell("over", seat=seat, points=score, winner=score == max(scores))
        return scores

    def face_proci(self) -> None:
        """7.2"""
        sums = []
        for seat, player in enumerate(self.players):
            for card in sorted(player.oracle):
                self.table.tell("oracle-shown", seat=seat, card=card)
            sums.append(sum(card.value for card in player.oracle if card.has(self.proci)))
            self.table.tell("stand", seat=seat, god=GODS[self.proci], total=sums[-1])
        hero = sums.index(max(sums)) if sums.count(max(sums)) == 1 else -1
        if hero >= 0:
            self.table.tell("beaten", seat=hero)
        else:
            self.table.tell("unbeaten", god=GODS[self.proci])
        for seat, card in list(self.points):
            if seat != hero and card.has(self.proci):
                self.points.remove((seat, card))
                self.table.tell("lost", seat=seat, card=card)
