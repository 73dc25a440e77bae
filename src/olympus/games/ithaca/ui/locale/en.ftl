# Texts of the board in the browser. Names, moves and events are in the game's own files.

ui-you = You
ui-your-turn = your turn
ui-to-play = to play
ui-bot = bot
ui-away = not connected
ui-details = Details of { $name }
ui-face-down = A card, face down
ui-colour = takes cards of { $god }
ui-years = Years
ui-years-of = Years { $years } of { $most }
ui-points = Points
ui-oracle = Oracle
ui-hand = Hand
ui-oracle-of = { $cards ->
    [0] no card in the Oracle
    [one] { $cards } card in the Oracle
   *[other] { $cards } cards in the Oracle
}
ui-your-oracle = Your Oracle
ui-your-points = Your points
ui-your-hand = Your hand
ui-no-route = No route
ui-landed = Routes taken
ui-fate = Fate
ui-spent = Discards
ui-routes = Routes
ui-left = Left behind
ui-none = None
ui-tale = The tale so far
ui-turn = The turn
ui-step-route = Route
ui-step-influence = Influence
ui-step-deed = Deed
ui-deed-favour = Offering
ui-deed-oracle = Oracle
ui-deed-odyssey = Odyssey
ui-deed-landfall = Landfall
ui-proci = Suitors
ui-now = now
ui-then = then
ui-crete = Crete
ui-cyprus = Cyprus
ui-sicily = Sicily
ui-god = { $god }: { $total } of { $most }.
ui-has-favour = The Favour stands here.
ui-has-proci = The suitors stand here.
ui-lay-here = Lay the card here.
ui-god-help = Above { $most } this god gives a gift, and the suitors come.
ui-poseidon-help = Above { $calm } his wrath breaks out: all but the active player change route.

ui-if = If you do this
ui-then-total = { $before } + { $value } = { $total } for { $god }
ui-then-over = { $before } + { $value } = { $total }: { $god } overflows
ui-then-proci = the suitors move to { $god }
ui-then-proci-stay = the suitors stay on { $god }
ui-then-prize = { $card } is a gift to contest
ui-then-no-prize = only doubles: no gift
ui-then-favour = Favour passes to { $god }
ui-then-favour-stays = Favour stays with { $god }
ui-then-deed = your deed: { $deed }
ui-then-deed-if = your deed: { $deed }, if you draw { $god }
ui-then-deed-not = { $why ->
    [route-full] { $deed } is not possible: your route is full
    [no-card] { $deed } is not possible: no card fits
    [no-hand] { $deed } is not possible: you hold no card
   *[no-route] no deed: you have no route
}
ui-then-new-route = you leave { $route } for a new route
ui-then-cards-stay = { $cards ->
    [one] the card on it comes along
   *[other] the { $cards } cards on it come along
}
ui-then-wrath = wrath: all others change route
ui-then-calm = Poseidon stays calm (up to { $limit })
ui-then-points = +{ count-points }, { $total } in all
ui-then-years = +{ count-years }, { $total } in all
ui-then-next-route = you draw a new route
ui-then-end = you are home: the game ends
ui-then-on-route = Cards on your route: { $cards } of { $years }
ui-then-worth = a landfall would bring { count-points }

ui-say-route = Lay a card on a god; or give Poseidon an Oracle card for a new route
ui-say-influence = Choose a card and lay it on its god
ui-say-favour = Offering: lay another card on its god
ui-say-oracle = Oracle: hide a card
ui-say-odyssey = Odyssey: put a card of its colour on your route
ui-say-landfall = Landfall: take your route with its cards
ui-say-discard = No deed this turn: which card do you discard?
ui-say-discard-why = { $why }: discard a card
ui-say-old = Choose the Oracle card it replaces
ui-say-shed = Too many cards for this route: choose one to discard
ui-say-bid = Bid cards of { $god } from your Oracle, or pass
ui-ask-lay = Lay { $card } on { $god }?
ui-ask-change = Give { $card } to Poseidon?
ui-go-choose = Choose a card
ui-go-keep = Keep the route
ui-go-change = To Poseidon
ui-go-lay = Lay it on { $god }
ui-go-oracle = Hide it
ui-go-odyssey = Put it on the route
ui-go-landfall = Make landfall
ui-go-discard = Discard it
ui-go-shed = Discard it
ui-go-bid = Bid { $total }
ui-go-bid-none = Bid
ui-go-pass = Pass
ui-go-nothing = End the turn
ui-take-back = Take it back
ui-continue = Continue
ui-no-deed = No deed
ui-then-discard = discarded; no deed this turn
ui-skip = Skip
ui-ending = If it ended now
ui-ending-yes = { $name }: beats the suitors, loses nothing
ui-ending-no = { $name }: { count-points } lost
ui-ending-maybe = { $name }: beats the suitors, or { count-points } lost
ui-ending-none = The suitors are away: nobody would lose points.
ui-ending-calm = no suitors yet
ui-hall-oracles = The Oracles are opened.
ui-hall-beaten = The suitors are beaten: { $seat }
ui-hall-nobody = Nobody beats the suitors.
ui-hall-losses = The suitors take their share.
ui-stand = { $god } in the Oracle: { $total }.
ui-stand-beats = The suitors are beaten.
ui-stand-loses = The suitors take { count-points }.
ui-tale-none = Nothing has happened yet.
ui-since = Since your turn
ui-since-round = The last round
ui-since-none = Nothing has happened since your turn.

ui-gift-of = A gift of { $god }
ui-bids = { $cards ->
    [one] { $cards } card put down
   *[other] { $cards } cards put down
}
ui-passed = passes
ui-thinks = thinks …
ui-no-oracle = no Oracle
ui-gift-won = { $card } goes to { $seat }.
ui-gift-mine = { $card } is yours.
ui-gift-tied = A tie: nobody gets { $card }.
ui-wrath = Poseidon’s wrath
ui-wrath-told = { $seat } woke the sea: all others change route.
ui-wrath-mine = You woke the sea: all others change route.
ui-proci-on = The suitors stand on { $god }
ui-proci-aside = The suitors never came
ui-beats = beats the suitors
ui-yields = yields to the suitors
ui-wins = { $seat } wins with { $points }
ui-you-win = You win with { $points }!
ui-shared = { $names } share the win with { $points }

ui-card-single = Goes on { $god }, or on a route of { $god }.
ui-card-double = Goes on { $one } or { $other }, and on routes of both.
ui-card-worth = Worth { $value }: for the god, as points after landfall, or in your Oracle.

# A turn in a line
tale-offered = { $card } to Poseidon: { $total }
tale-route-drawn = new route { $route }
tale-no-route = no route left
tale-no-prize = only doubles, no gift
tale-shed = { $card } off the route
tale-wrath = Poseidon’s wrath: new routes for all others
tale-laid = { $card } on { $god }: { $total }
tale-proci = the suitors to { $god }
tale-won = the gift { $card } to { $seat }
tale-tied = a tie for { $card }: to nobody
tale-unclaimed = the gift { $card } to nobody
tale-favour = Favour to { $god }
tale-oracle = Oracle: now { $cards }
tale-replaced = { $card } out of the Oracle
tale-odyssey = Odyssey with { $card }
tale-landfall = Landfall: { $route }, +{ count-points }, { count-years } so far
tale-discarded = no deed, { $card } discarded
tale-nothing = no deed
tale-home = home: the game ends
tale-limit = last turn: the game ends
tale-beaten = suitors beaten: { $seat }
tale-unbeaten = the suitors are unbeaten
