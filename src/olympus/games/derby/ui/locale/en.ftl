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
