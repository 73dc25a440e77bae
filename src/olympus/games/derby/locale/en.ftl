# Divinity Derby. Creatures are called by their names, like racers; `$seat`, `$owner`, `$one` and `$two` are players.

game-name = Divinity Derby

## Names

creature-dragon = Dragon
creature-dragon-the = Dragon
creature-dragon-on = on Dragon
creature-dragon-of = of Dragon
creature-gryphon = Gryphon
creature-gryphon-the = Gryphon
creature-gryphon-on = on Gryphon
creature-gryphon-of = of Gryphon
creature-lamassu = Lamassu
creature-lamassu-the = Lamassu
creature-lamassu-on = on Lamassu
creature-lamassu-of = of Lamassu
creature-pegasus = Pegasus
creature-pegasus-the = Pegasus
creature-pegasus-on = on Pegasus
creature-pegasus-of = of Pegasus
creature-phoenix = Phoenix
creature-phoenix-the = Phoenix
creature-phoenix-on = on Phoenix
creature-phoenix-of = of Phoenix
creature-sylph = Sylph
creature-sylph-the = Sylph
creature-sylph-on = on Sylph
creature-sylph-of = of Sylph
favourite-creature = Favourite creature

god-anansi = Anansi
god-horus = Horus
god-marduk = Marduk
god-odin = Odin
god-quetzalcoatl = Quetzalcoatl
god-yu-huang = Yù Huáng

bet-podium = 1st, 2nd, 3rd
bet-top-two = 1st, 2nd
bet-first-or-disqualified = 1st or disqualified
bet-bottom-two = Last two
bet-second-or-third = 2nd, 3rd
bet-first = 1st
bet-last = Last
bet-next-to-last = Next to last
bet-second = 2nd
bet-third = 3rd
bet-disqualified = Disqualified

power-trickster = Trickster
power-web-of-lies = Web of Lies
power-sticky-thread = Sticky Thread
power-sun-ray = Sun Ray
power-falcon-eye = Falcon Eye
power-updraft = Updraft
power-prophecy = Prophecy
power-storm = Storm
power-tablet-of-destinies = Tablet of Destinies
power-superior-wisdom = Superior Wisdom
power-hugin-and-munin = Hugin and Munin
power-sleipnir = Sleipnir
power-renewal = Renewal
power-shed-skin = Shed Skin
power-feathered-wind = Feathered Wind
power-heavenly-dukes-blessing = Heavenly Duke’s Blessing
power-celestial-pardon = Celestial Pardon
power-jade-decree = Jade Decree

card-protection = Zeus protection

## Pieces of sentences

count-sectors = { $sectors ->
    [one] { $sectors } sector
   *[other] { $sectors } sectors
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
creature-moves = { $sectors ->
    [0] { $the } does not move
   *[other] { $the } moves { count-sectors }
}
your-holder = { $side ->
    [left] your left holder
   *[right] your right holder
}
card-order = { $number ->
    [1] first card
   *[other] second card
}
bet-of = { $owner }’s bet { $on }
list-and = { $list } and { $last }
list-or = { $list } or { $last }
between-you = you
place-1st = 1st
place-2nd = 2nd
place-3rd = 3rd
place-4th = 4th
place-5th = 5th
place-6th = 6th
place-last = last
place-next-to-last = next to last
place-disqualified = disqualified

## Help

bet-help = Wins { count-points } if, after the judgment, the creature is { $places }.
card-help = As first card it moves { $creature } by its fast value, { $fast }; as second card by its slow value, { $slow }.
card-trick-help = As first card it moves { $creature } by its fast value, { $fast }, or with the dirty trick by { $total }: then the card goes to the Zeus deck, and if Zeus draws it, { $creature } is disqualified. As second card it moves { $creature } by its slow value, { $slow }.
card-protection-help = Lies in the Zeus deck from the start of a race. When Zeus draws it, nobody is disqualified for it.

power-trickster-help = When the first creature has crossed the mid-race line, before the third bets: exchange the creature token on one of your bets for a token still on the board, of a creature you have not bet on in this race.
power-web-of-lies-help = When anybody uses a dirty trick: that card goes to the discard pile instead of the Zeus deck.
power-sticky-thread-help = When a creature has moved onto a fate token: it goes back { count-sectors }, but not behind the start. The token leaves the board.
power-sun-ray-help = When a movement card is played on a creature: it moves { count-sectors } farther.
power-falcon-eye-help = At the start of your turn: look at all the cards of a holder that is not beside you.
power-updraft-help = When a creature has moved onto a fate token: it moves on by { count-sectors }. The token leaves the board.
power-prophecy-help = When the first creature has crossed the mid-race line, before the third bets: exchange one of your placed bet cards for an unused one. The creature token stays, and the old card is yours to use again.
power-storm-help = When a movement card is played on a creature: it moves { count-sectors } less, at the least 0.
power-tablet-of-destinies-help = When a creature has moved onto a fate token: it moves up to the sector of the next creature ahead, as the last to arrive there. The token leaves the board.
power-superior-wisdom-help = When the first creature has crossed the mid-race line, before the third bets: look at one placed bet card of each other player.
power-hugin-and-munin-help = Before Zeus draws: look at two cards of the Zeus deck, chosen by chance. Show one of them to all and take it out of the deck for this race.
power-sleipnir-help = When a creature has moved onto a fate token: it moves once more as far as it has just moved, at most { count-sectors }. The token leaves the board.
power-renewal-help = After you played a movement card without its dirty trick: put it back into one of your two holders, and discard another card of the same creature from that holder instead.
power-shed-skin-help = At the start of your turn: in this turn your first card moves by its slow value and your second by its fast value, with its dirty trick if you like.
power-feathered-wind-help = When a creature has moved onto a fate token: another creature of your choice moves { count-sectors }. The token leaves the board.
power-heavenly-dukes-blessing-help = When the first creature has crossed the mid-race line, before the third bets: another creature of your choice moves { count-sectors }.
power-celestial-pardon-help = After Zeus has drawn: put one of the drawn cards back into the Zeus deck, and Zeus draws another.
power-jade-decree-help = When a creature has moved onto a fate token: until your next turn begins, cards do not move it. The token leaves the board.

## Options of a table

option-players = Players
option-players-help = How many gods sit at the table.
option-edition = Edition
option-edition-help = Which creature ranks ahead of others in the same sector.
option-edition-final = Final: the last to arrive
option-edition-preview = Preview: the first to arrive
option-powers = Powers of the gods
option-powers-help = Power cards, each used only once a game.
option-powers-off = None
option-powers-attested = One for each god
option-powers-full = All
option-fate = Fate tokens
option-fate-help = Before each race everybody puts a token on a sector; one power of each god needs a creature that moves onto one. Only with all the powers.
option-sober = Zeus sobers up
option-sober-help = Protection cards that Zeus draws are out for the rest of the game.
option-first = First player
option-first-help = Who begins the first race: drawn, or a seat of your choice.
option-gods = Your god
option-gods-help = Who plays which god; those not chosen are drawn.

## Whose decision it is

phase-gods = The gods are being drawn.
phase-first-player = The first player is being drawn.
phase-deal = The cards are being dealt.
phase-fate-tokens = { $seat } is placing a fate token.
phase-bets = { $seat } is choosing a bet.
phase-first-card = { $seat } is choosing a first card.
phase-card-played = A card is played: { $seat } may use a power.
phase-fate = A creature is on a fate token: { $seat } may use a power.
phase-after-card = The card has been played: { $seat } may use a power.
phase-second-card = { $seat } is choosing a second card.
phase-mid-race = Mid-race: { $seat } may use a power.
phase-ranking = The ranking is made.
phase-before-zeus = Before the judgment: { $seat } may use a power.
phase-peek = Cards of the Zeus deck are being looked at.
phase-peeked = { $seat } is taking a card out of the Zeus deck.
phase-zeus-draws = Zeus draws.
phase-after-zeus = Zeus has drawn: { $seat } may use a power.
phase-pardon = Zeus draws again.
phase-payout = The bets are paid.
phase-over = The game is over.

## Moves

move-play = Play { $card } from { your-holder } as { card-order }: { creature-moves }.
move-play-trick = Play { $card } from { your-holder } as { card-order } with its dirty trick: { creature-moves }, and the card goes to the Zeus deck.
move-bet = Bet “{ $bet }” { $on }: { count-points } if the creature is { $places }.
move-token = Put your fate token on sector { $sector }.
move-pass = Use no power now.
move-trickster = { $power }: on your bet “{ $bet }”, exchange the token { $of } for one { $other-of }.
move-web-of-lies = { $power }: { $card } goes to the discard pile instead of the Zeus deck.
move-sticky-thread = { $power }: { $the } goes back { count-sectors }, but not behind the start.
move-sun-ray = { $power }: { $the } moves { count-sectors } instead of { $value }.
move-falcon-eye = { $power }: look at the holder between { $one } and { $two }.
move-updraft = { $power }: { $the } moves on by { count-sectors }.
move-prophecy = { $power }: replace your bet “{ $old }” { $on } with “{ $bet }”.
move-storm = { $power }: { $the } moves { count-sectors } instead of { $value }.
move-tablet-of-destinies = { $power }: { $the } moves up to the next creature ahead.
move-superior-wisdom = { $power }: look at { $bets }.
move-hugin-and-munin = { $power }: look at two cards of the Zeus deck, and take one of them out.
move-hugin-and-munin-takes = { $power }: show the card { $card } to all and take it out of the Zeus deck.
move-sleipnir = { $power }: { $the } moves on by { count-sectors }.
move-renewal = { $power }: { $card } goes back into { your-holder }, and { $discarded } is discarded instead.
move-shed-skin = { $power }: this turn your first card moves by its slow value, your second by its fast value.
move-feathered-wind = { $power }: { $the } moves { count-sectors }.
move-heavenly-dukes-blessing = { $power }: { $the } moves { count-sectors }.
move-celestial-pardon = { $power }: the card { $card } goes back into the Zeus deck, and Zeus draws another.
move-jade-decree = { $power }: until your next turn, no card moves { $the }.

## Hints

hint-bet = { $creature } ends { $places } in about { $ways }% of the possible deals.
hint-bets = Of the possible deals, { $list }.
hint-own-bet = your bet “{ $bet }” { $on } wins about { $ways }%
hint-trick = Zeus draws a trick { $of } in about { $ways }%.
hint-points = Your bets together: about { $points ->
    [one] { $points } point
   *[other] { $points } points
} this race.

## What happened

event-god = { $seat } plays { $god }.
event-god-you = You play { $god }.
event-race = Race { $race }. First player: { $seat }.
event-race-you = Race { $race }. You are the first player.
event-dealt = { $cards ->
    [one] { $cards } card is dealt into the holder between { $one } and { $two }.
   *[other] { $cards } cards are dealt into the holder between { $one } and { $two }.
}
event-fate-token = { $seat } puts a fate token on sector { $sector }.
event-fate-token-you = You put a fate token on sector { $sector }.
event-bets-open = { ORDINAL($slot) } round of bets: { $seat } begins.
event-bets-open-you = { ORDINAL($slot) } round of bets: you begin.
event-bet = { $seat } bets { $on }.
event-bet-you = You bet { $on }.
event-own-bet = { $seat }’s { ORDINAL($slot) } bet card: “{ $bet }”.
event-own-bet-you = Your { ORDINAL($slot) } bet card: “{ $bet }”.
event-no-bet = { $seat } can bet on no creature and keeps the card.
event-no-bet-you = You can bet on no creature and keep the card.
event-turn = { $seat }’s turn.
event-turn-you = Your turn.
event-card = { $side ->
    [left] { $seat } plays { $card } from the left holder as { card-order }.
   *[right] { $seat } plays { $card } from the right holder as { card-order }.
}
event-card-you = { $side ->
    [left] You play { $card } from the left holder as { card-order }.
   *[right] You play { $card } from the right holder as { card-order }.
}
event-trick = { $seat } uses the dirty trick: { $card } goes to the Zeus deck.
event-trick-you = You use the dirty trick: { $card } goes to the Zeus deck.
event-value = { $racer } is now to move { count-sectors }.
event-still = { $racer } does not move.
event-moved = { $origin ->
    [0] { $racer } leaves the start for sector { $sector }.
   *[other] { $sector ->
        [0] { $racer } falls back from sector { $origin } to the start.
       *[other] { $racer } moves from sector { $origin } to sector { $sector }.
    }
}
event-finished = { $racer } crosses the finish line: { ORDINAL($place) }.
event-crossed = { $racer } crosses the mid-race line.
event-power = { $seat } uses { $power }.
event-power-you = You use { $power }.
event-power-creature = { $power }: { $creature }.
event-tokens-swapped = { $seat }’s { ORDINAL($slot) } bet: the token { $of } is exchanged for one { $other-of }.
event-tokens-swapped-you = Your { ORDINAL($slot) } bet: the token { $of } is exchanged for one { $other-of }.
event-looked = { $seat } looks at the holder between { $one } and { $two }.
event-looked-you = You look at the holder between { $one } and { $two }.
event-seen-card = Seen in the holder between { $one } and { $two }: { $card }.
event-bet-replaced = { $seat } replaces the { ORDINAL($slot) } bet card.
event-bet-replaced-you = You replace your { ORDINAL($slot) } bet card.
event-own-bet-replaced = { $seat }’s { ORDINAL($slot) } bet card: “{ $bet }” instead of “{ $old }”.
event-own-bet-replaced-you = Your { ORDINAL($slot) } bet card: “{ $bet }” instead of “{ $old }”.
event-bet-looked-at = { $seat } looks at { $owner }’s { ORDINAL($slot) } bet card.
event-bet-looked-at-you = You look at { $owner }’s { ORDINAL($slot) } bet card.
event-bet-looked-at-yours = { $seat } looks at your { ORDINAL($slot) } bet card.
event-seen-bet = Seen: { $owner }’s { ORDINAL($slot) } bet card is “{ $bet }”.
event-peeked = Seen in the Zeus deck: { $card }.
event-taken-out = { $seat } takes out of the Zeus deck: { $card }.
event-taken-out-you = You take out of the Zeus deck: { $card }.
event-renewed = { $card } goes back into the holder between { $one } and { $two }; { $discarded } is discarded instead.
event-lie = { $card } goes to the discard pile instead of the Zeus deck.
event-ranked = { ORDINAL($place) } before the judgment: { $creature }.
event-judged = Zeus draws: { $card }.
event-pardoned = Back into the Zeus deck: { $card }.
event-disqualified = Zeus disqualifies { $the }.
event-placed = { ORDINAL($place) }: { $creature }.
event-sobered = { $protections ->
    [0] Zeus sobers up: no protection card is left.
    [one] Zeus sobers up: { $protections } protection card is left.
   *[other] Zeus sobers up: { $protections } protection cards are left.
}
event-revealed = { $seat } reveals “{ $bet }” { $on }.
event-revealed-you = You reveal “{ $bet }” { $on }.
event-paid = The bet is won: { count-points } for { $seat }.
event-paid-you = The bet is won: { count-points } for you.
event-lost = The bet is lost.
event-over = { $winner ->
    [yes] { $seat } wins with { count-points }!
   *[no] { $seat } has { count-points }.
}
event-over-you = { $winner ->
    [yes] You win with { count-points }!
   *[no] You have { count-points }.
}

## Why a move is refused

error-pass = You cannot pass now: choose one of the moves on offer.
error-not-betting = No bets are placed now. Wait for the next round of bets.
error-bet-twice = You already bet on { $creature } in this race. Choose another creature.
error-no-token = No token of { $creature } is left on the board. Choose another creature.
error-bet-used = Your bet card “{ $bet }” has been used. Choose one from your hand.
error-not-moving = No movement card is played now. Choose one of the moves on offer.
error-same-holder = The second card must come from your other holder.
error-card-not-there = There is no card { $creature } { $values } in that holder. Choose a card you see there.
error-no-bonus = The card { $creature } { $values } has no dirty trick. Play it without.
error-trick-slow = A dirty trick goes with the fast value only, and { $creature } { $values } now moves by its slow value. Play it without.
error-not-tokens = Fate tokens are placed only before the first bets of a race.
error-token-there = There is already a fate token on sector { $sector }. Choose another sector.
error-token-sector = A fate token goes on a sector from 1 to { $last }.
error-power-spent = { $power } has been used: each power can be used only once a game.
error-power-out = This table plays without { $power }.
error-power-other = { $power } belongs to { $god }, not to you.
error-power-moment = This is not the moment for { $power }. See its text for when to use it.
error-power-choice = { $power } cannot be used in that way. Choose one of the moves on offer.
error-power-idle = There is nothing now that { $power } could be used on.
error-card-not-seen = Hugin and Munin did not see that card. Take out one of those they saw.

## Why a table or a figure is refused

error-fate-needs-full = Fate tokens need all the powers, but powers={ $powers } was chosen. Choose powers=full, or leave the fate tokens out.
error-cards-fast-slow = The figure { $name } must be higher than the slow value of the same card.
error-cards-alike = { $name } and { $other } are the same card. Make them one, with more copies.
error-cards-count = The copies of all kinds of card ({ $name }) add up to { $value }; they must be { $wanted } for each creature.
error-hand-size = The figure { $name } is { $value }. It must be even, and there must be enough movement cards for all holders.
error-mid-line = The figure { $name } must be lower than that of the finish: the mid-race line comes first.
error-tokens-few = The figure { $name } is too low: the players place { $wanted } bets in a race, and each takes a token.

## What simulations count

stat-seat-wins = Share of wins by seat
stat-seat-points = Points by seat
stat-god-wins = Share of wins by god
stat-god-points = Points by god
stat-bet-wins = Share of wins of those who placed each bet
stat-bet-placed = How often each bet card is placed in a game
stat-bet-won = How often a placed bet wins
stat-bet-points = Points that a placed bet brings
stat-bet-value = What placing each bet does to the share of wins
stat-bet-worth = What placing each bet does to the points
stat-power-used = How often each power is used in a game of its god
stat-power-value = What using each power does to the share of wins
stat-power-worth = What using each power does to the points
stat-race-finishers = Creatures across the finish line
stat-race-disqualified = Creatures disqualified
stat-race-crossed = Cards played when the mid-race line is crossed
stat-game = The whole game
figure-finishers = creatures across the finish line per race
figure-none-finished = races in which no creature finishes
figure-line-crossed = part of the cards played when the mid-race line is crossed
figure-decisions = decisions
figure-winning-points = points of the winner
figure-margin = lead over the second
figure-shared-wins = share of games with a shared win
