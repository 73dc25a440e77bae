# Texts of the board in the browser. Names, moves and events are in the game's own files.

ui-start = START
ui-track = The race track
ui-racer = { $creature }, sector { $sector }, { ORDINAL($order) }
ui-line-start = The start: all six creatures begin here.
ui-line-finish = The finish: a creature that crosses it takes the next free place at once.
ui-line-middle = The mid-race line: when the first creature has crossed it, everybody places a third bet.
ui-fate-token = A fate token on sector { $sector }
ui-race-of = Race { $race } of { $races }
ui-race = Race { $race }
ui-you = You
ui-your-turn = Your turn:
ui-playing = playing
ui-player = { $name }, { count-points }
ui-details = Details of { $name }
ui-first-player = First player
ui-away = Not connected
ui-bot = Played by a bot
ui-spent = used
ui-bet-down = A bet { $on }, face down
ui-face-down = face down
ui-bets = Bets
ui-powers = Powers
ui-won = Won
ui-lost = Lost
ui-log = What happened
ui-since = Since your turn
ui-tale-flies = { $creature } flies { $value }
ui-tale-drifts = { $creature } drifts { $value }
ui-tale-stays = { $creature } stays
ui-tale-now = { "," } now on { $sector }
ui-tale-zeus = { ";" } the card goes to Zeus
ui-tale-finishes = { "," } crosses the finish: { ORDINAL($place) }
ui-tale-bet = bet { $on }
ui-tale-won = { $creature } { $bet }: won, +{ $points }
ui-tale-lost = { $creature } { $bet }: lost
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
ui-zeus-help = At the end of the race Zeus draws two of these cards; a creature on a drawn card is disqualified.
ui-holder-help = You and { $name } both see these cards and play from them.
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
ui-say-first = choose the first card: it flies at its fast value
ui-say-second = choose the second card: it drifts at its slow value
ui-say-own = Your cards fly …
ui-say-confirm = confirm your move, or take it back
ui-say-bet = { $slot ->
    [1] first bet of three: choose a bet card and a creature
    [2] second bet of three: choose a bet card and a creature
   *[other] third bet of three: choose a bet card and a creature
}
ui-say-bet-ready = { $creature } { $bet }: { count-points }. Place it?
ui-my-bets = Your bets
ui-say-creature = now the creature you bet on
ui-say-token = put your fate token on a sector
ui-say-power = you may use a power
ui-go = Confirm
ui-go-bet = Place the bet
ui-go-token = Place the token
ui-go-card = Fly { $creature } { $sectors }
ui-go-pair = Fly { $creature } { $sectors }, { $other } { $more }
ui-put-back = Put back
ui-look = Point at one bet of each other player: only you will see those cards.
ui-look-chosen = { $chosen } of { $all } chosen
ui-look-at = Look at { $name }’s bet on { $creature }
ui-look-go = Look at them
ui-not-now = Not now
ui-continue = Continue
ui-payout = Payday
ui-nothing-drawn = Zeus draws no card.
ui-disqualified = { $count ->
   *[other] Disqualified: { $creatures }
}
ui-as-they-came = As they came in
ui-finished = finished { ORDINAL($place) }
ui-out = disqualified
ui-show-all = Show all
ui-nobody-disqualified = Zeus is in a good mood: nobody is disqualified.
ui-total = Total
ui-points-table = Where the points came from
