# Divinity Derby at a terminal: the board, the questions, the help.

race = Race { $race } of 3
race-short = Race { $race }
first-player = First: { $seat }
you = you
head-tokens = tok.
head-zeus = Zeus
head-bets = bets
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
powers-left = pow. { $left }/{ $all }
powers = Your powers
zeus = Zeus deck:
zeus-deck = Zeus deck: { $protections ->
    [one] { $protections } protection
   *[other] { $protections } protections
}, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
drawn = drawn:
holder = { $side ->
    [left] Left, with { $seat }:
   *[right] Right, with { $seat }:
}
holder-between = Between { $one } and { $two }:
my-bets = Your bets:
my-powers = Your powers:
my-hand = Your bet cards:
discards = Discards:
won = won:
lost = lost:
stays = stays
finish = finish
creature-tokens = { $tokens ->
    [one] { $tokens } token left
   *[other] { $tokens } tokens left
}
creature-place = , sector { $sector }, now { ORDINAL($place) }

## What is asked

ask-bets = Your { ORDINAL($slot) } bet of this race: first the bet card (with its points), then the creature.
ask-creature = “{ $bet }”, { $points }. On which creature?
ask-fate-tokens = Put your fate token on a sector: type its number.
ask-first-card = Your turn, first card: its creature moves by the fast value.
ask-second-card = Second card, from the other holder: its creature moves by the slow value.
ask-trick = With the dirty trick or without?
ask-card-played = { $seat } plays a card: { $creature } is to move { $sectors ->
    [one] { $sectors } sector
   *[other] { $sectors } sectors
}. Use a power?
ask-fate = A creature stands on a fate token. Use a power?
ask-after-card = Your card is played. Use a power?
ask-mid-race = Mid-race, before the third bets. Use a power?
ask-before-zeus = Zeus is about to draw. Use a power?
ask-peeked = Which card do you take out of the Zeus deck?
ask-after-zeus = Zeus has drawn. Use a power?

## What happened

welcome = You are { $god }. Clockwise, from your left: { $others }.
told-ranked = Ranking before the judgment: { $places }.
told-placed = Final ranking: { $places }.
told-pays = { $points ->
    [0] nothing
    [one] { $points } point
   *[other] { $points } points
}
told-bet = { $who ->
    [you] You reveal “{ $bet }” { $on }: { told-pays }.
   *[other] { $seat } reveals “{ $bet }” { $on }: { told-pays }.
}
told-plays = { $who ->
    [you] You play { $card }
   *[other] { $seat } plays { $card }
}
told-card = { $trick ->
    [yes] { told-plays } with its dirty trick.
   *[no] { told-plays }.
}
told-moved = { $trick ->
    [yes] { told-plays } with its dirty trick: from sector { $origin } to { $sector }; the card goes to Zeus.
   *[no] { told-plays }: from sector { $origin } to { $sector }.
}
told-still = { $trick ->
    [yes] { told-plays } with its dirty trick: the creature stays where it is; the card goes to Zeus.
   *[no] { told-plays }: the creature stays where it is.
}

## Help

topic-rules = rules
topic-bets = bets
topic-cards = cards
topic-zeus = Zeus
topic-powers = powers
topic-board = board
help-rules = Three races among six winged creatures. Nobody owns a creature: you bet on them and move them.
    1. Before a race each player places two bets, face down, one creature each; a third follows at mid-race.
    2. In your turn you play two cards, one from each of your two holders. The first moves its creature by its fast value, the second by its slow value. You share each holder with a neighbour.
    3. When all cards are played, Zeus draws two cards of his deck: creatures on them are disqualified.
    4. Bets that come true pay their points. Most points after three races wins.
help-bets = You bet once on a creature in a race, and each creature has few tokens. Places are counted after the judgment.
help-cards = A card reads fast/slow: 4/2 moves its creature 4 sectors as first card, 2 as second. 2+3/1 has a dirty trick: as first card it may move 3 more, and then goes to the Zeus deck. A creature that crossed the finish line moves no more.
help-zeus = The Zeus deck holds protections and the cards whose dirty trick was used in this race. At the end of the race two of them are drawn: each creature on a drawn card is disqualified, and those behind close up.
help-powers = Each power serves once a game, at the moment it names:
help-board = The lanes stand in the order of the race, the leader on top. │ is the start line, then the mid-race line; ║ is the finish; * a fate token. “tok.” are the tokens left to bet on a creature, “Zeus” its cards in the Zeus deck, “bets” the initials of those who bet on it. 5→7 (+3: 10) means from sector 5 to 7, with the trick to 10. > marks whose turn it is; ? a bet card face down; a power in brackets is spent.
