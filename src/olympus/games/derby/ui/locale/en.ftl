# Texts of the board in the browser. Names, moves and events are in the game's own files.

ui-start = START
ui-track = The race track
ui-racer = { $creature }, sector { $sector }, { ORDINAL($order) }
ui-fate-token = A fate token on sector { $sector }
ui-race-of = Race { $race } of { $races }
ui-race = Race { $race }
ui-you = You
ui-your-turn = Your turn:
ui-playing = to play
ui-player = { $name }, { count-points }
ui-details = Details of { $name }
ui-first-player = First player
ui-away = Not connected
ui-bot = Played by a bot
ui-spent = used
ui-bet-down = A bet on { $creature }, face down
ui-face-down = face down
ui-bets = Bets
ui-powers = Powers
ui-won = Won
ui-lost = Lost
ui-log = What happened
ui-bets-left = Bets left
ui-tokens-left = { $creature }: { $count ->
    [0] no token left
    [one] { $count } token left
   *[other] { $count } tokens left
}
ui-zeus = Zeus’ Judgment
ui-zeus-words = In the Zeus deck: { $protections ->
    [one] { $protections } protection
   *[other] { $protections } protections
}, { $tricks ->
    [one] { $tricks } dirty trick
   *[other] { $tricks } dirty tricks
}.
ui-holder = { $side ->
    [left] Your left holder, shared with { $name }
   *[right] Your right holder, shared with { $name }
}
ui-shared-left = { $name } & you
ui-shared-right = You & { $name }
ui-other-left = ‹ Left cards
ui-other-right = Right cards ›
ui-my-cards = My cards
ui-card = { $creature }: fast { $fast }, slow { $slow }
ui-card-trick = { $creature }: fast { $fast }, with the trick plus { $bonus }, slow { $slow }
ui-after-mid = after the mid-race line
ui-bet-slot = { ORDINAL($slot) } bet
ui-bet-hand = Your bet cards
ui-trick-or-not = With or without the dirty trick
ui-fast = Fast { $value }
ui-slow = Slow { $value }
ui-lands = lands on { $sector }
ui-finishes = crosses the finish line
ui-stays = does not move
ui-to-zeus = , card goes to Zeus
ui-say-first = choose the first card, it flies at its fast value
ui-say-second = choose the second card, it drifts at its slow value
ui-say-confirm = confirm, or put back
ui-say-bet = choose a bet card and a creature
ui-say-creature = now the creature you bet on
ui-say-token = put your fate token on a sector
ui-say-power = you may use a power
ui-go = Confirm
ui-go-bet = Place the bet
ui-go-token = Place the token
ui-go-card = Fly { $creature } { $sectors }
ui-go-pair = Fly { $creature } { $sectors }, { $other } { $more }
ui-put-back = Put back
ui-not-now = Not now
ui-continue = Continue
ui-payout = The bets are paid
ui-nothing-drawn = Zeus draws no card.
ui-disqualified = Disqualified: { $creatures }
ui-nobody-disqualified = Zeus is in a good mood: nobody is disqualified.
ui-total = Total
ui-points-table = How the points came about

rules-lead = Three to six gods watch three races of six flying creatures. Nobody owns a creature: everybody moves them all, and everybody bets. After three races the most points win.
rules-bets-title = Bets
rules-bets = Each god has the same eleven bet cards. A bet card names the places it wins with, shown by the gilded columns, and what it pays. Before a race everybody places two bets, one after the other: a bet card face down, and on it a token of a creature. Others see the creature, never the card. Nobody bets twice on one creature in a race, and the tokens of each creature are few.
rules-turn-title = A turn
rules-turn = Cards stand in holders between neighbours: you see and use the one on your left and the one on your right, and so does the neighbour on that side. In your turn you play one card from each, in the order you like. The first flies its creature by the fast value, the big number; the second by the slow value, the small one. Whoever arrives last in a sector is ahead there.
rules-trick-title = Dirty tricks
rules-trick = Some cards carry a lightning. As first card, they may add it to the fast value. But then the card goes into the Zeus deck, and Zeus may draw it.
rules-mid-title = Mid-race and finish
rules-mid = When a first creature crosses the yellow line, the turn is finished and everybody places a third bet. A creature that crosses the finish line takes the next free place at once. The race ends when all cards are played; those on the track follow by sector.
rules-judgment-title = Zeus’ judgment
rules-judgment = In the Zeus deck lie four protection cards and all dirty tricks of this race. Zeus draws two. A creature on a drawn card is disqualified, and those behind close up; a protection card harms nobody.
rules-end-title = Payout and end
rules-end = All bets are revealed. Those that hold pay their points; every card is used only once in a game. Then new cards are dealt and the next race begins. After the third race the highest total wins; equal totals share the win.
rules-powers-title = Powers and fate
rules-powers = A table may be played with the powers of the gods: each can be used once a game, at the moment it names. With fate tokens, everybody also puts a token on a sector before each race; one power of each god needs a creature that moves onto one. If Zeus sobers up, protection cards that he draws are out for the rest of the game.
