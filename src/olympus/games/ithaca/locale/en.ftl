# Ithaca. `$seat` is a player; `$card` a fate card, named by its god or gods and its value.

game-name = Ithaca

## Names

god-zeus = Zeus
god-athena = Athena
god-helios = Helios
god-aiolus = Aiolus
god-poseidon = Poseidon

other-zeus = { god-zeus }
other-athena = { god-athena }
other-helios = { god-helios }
other-aiolus = { god-aiolus }

deed-favour = Offering
deed-oracle = The Oracle
deed-odyssey = The Odyssey
deed-landfall = Landfall

deed-favour-help = Lay one card from your hand on one of its gods.
deed-oracle-help = Put one card from your hand face down into your Oracle; a full Oracle gives up one for it.
deed-odyssey-help = Put one card of the route’s colour from your hand on your route, as long as it has room.
deed-landfall-help = Take your route: its years and the cards on it are yours, and you draw a new route.

route-tenedos = Tenedos
route-ismarus = Ismarus
route-ogygia = Ogygia
route-pylos = Sandy Pylos
route-cyclops = The Cyclops’ Shore
route-wandering-rocks = The Wandering Rocks
route-lesbos = Lesbos
route-scheria = Scheria
route-phorcys = The Haven of Phorcys
route-sunium = Cape Sunium
route-sirens = The Sirens’ Meadow
route-asphodel = The Fields of Asphodel
route-pharos = Pharos
route-lotus-eaters = The Lotus-Eaters
route-thrinacia = Thrinacia
route-sparta = Sparta
route-aeaea = Aeaea
route-oceanus = The Stream of Ocean
route-goat-island = Goat Island
route-cape-malea = Cape Malea
route-aeolia = Aeolia
route-asteris = Asteris
route-telepylus = Telepylus
route-scylla = Scylla and Charybdis
favourite-route = Favourite route

## Pieces of sentences

this-card = { $other ->
    [none] { $god } { $value }
   *[other] { $god }–{ $other } { $value }
}
count-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-years = { $years ->
    [one] { $years } year
   *[other] { $years } years
}

## Options of a table

option-players = Players
option-players-help = How many sail home.
option-first = First player
option-first-help = Who begins: drawn, or a seat of your choice.

## Whose decision it is

phase-first-player = The first player is being drawn.
phase-deal-oracles = The Oracles are being dealt.
phase-deal-routes = The routes are being dealt.
phase-deal-hands = The hands are being dealt.
phase-deal-gods = The gods get their first cards.
phase-turn = A turn begins.
phase-route = { $seat } may change route.
phase-new-route = A route is being drawn.
phase-shed = { $seat } has too many cards for the new route and must discard one.
phase-wrath = Poseidon’s wrath sweeps the sea.
phase-influence = { $seat } is choosing a card for a god.
phase-draw = A card is being drawn.
phase-gift = The gods settle their Favour.
phase-bid = { $seat } may bid for the gift.
phase-deed = { $seat } is choosing a heroic deed.
phase-end-turn = A turn ends.
phase-over = The game is over.
phase-owed-route = A turn begins.

## Moves

move-route-keep = Stay on your route, { $route }.
move-route-change = Give { $card } from your Oracle to Poseidon and leave { $route } for a new route. Poseidon comes to { $total }; above { $limit } his wrath breaks out.
move-influence = Lay { $card } on { $god }, who comes to { $total }.
move-influence-gift = Lay { $card } on { $god }, who comes to { $total } and gives a gift.
move-deed-favour = Offering: lay { $card } on { $god }, who comes to { $total }.
move-deed-favour-gift = Offering: lay { $card } on { $god }, who comes to { $total } and gives a gift.
move-deed-oracle = The Oracle: put { $card } face down into your Oracle.
move-deed-oracle-for = The Oracle: put { $card } face down into your Oracle and discard { $old } from it.
move-deed-odyssey = The Odyssey: put { $card } on your route, { $route }.
move-deed-landfall = Landfall: take { $route } with { count-years } and { count-points }.
move-discard = Do no deed: discard { $card } and draw a card.
move-shed = Discard { $card } from your route, { $route }.
move-bid = Bid { $cards } from your Oracle, { $total } in all.
move-pass-bid = Do not bid for the gift.
move-pass = Do nothing, and end your turn.

## Hints

hint-gift = A gift in { $ways } of 100 tries.
hint-voyage = Soon ashore: { $landfall }%. A gift: { $gift }%.
hint-points = On average it brings you { $points ->
    [one] { $points } point
   *[other] { $points } points
} within the next turns.
hint-loss = On average it costs you { $points ->
    [one] { $points } point
   *[other] { $points } points
} within the next turns.

## What happened

event-oracle-dealt = { $seat }’s Oracle begins with { count-cards }.
event-oracle-dealt-you = Your Oracle begins with { count-cards }.
event-hand-dealt = { $seat } is dealt { count-cards }.
event-hand-dealt-you = You are dealt { count-cards }.
event-route-dealt = { $seat } begins on a route: { $route }.
event-route-dealt-you = You begin on a route: { $route }.
event-god-dealt = { $card } lies on { $god }.
event-spilled = { $god } stands at { $total }, too much at the start: those cards are discarded.
event-favour = The Divine Favour passes to { $god }.
event-deck-made = { $cards ->
    [one] The fate deck is made anew from { $cards } discard.
   *[other] The fate deck is made anew from { $cards } discards.
}
event-route-deck-made = { $routes ->
    [one] The route deck is made anew from { $routes } discard.
   *[other] The route deck is made anew from { $routes } discards.
}
event-turn = Turn { $turn }: { $seat }.
event-turn-you = Turn { $turn }: you.
event-kept = { $seat } stays on the route: { $route }.
event-kept-you = You stay on the route: { $route }.
event-offered = { $seat } gives { $card } to Poseidon, who stands at { $total }.
event-offered-you = You give { $card } to Poseidon, who stands at { $total }.
event-route-left = { $seat } leaves the route: { $route }.
event-route-left-you = You leave the route: { $route }.
event-route-drawn = { $seat }’s new route: { $route }.
event-route-drawn-you = Your new route: { $route }.
event-no-route = No route is left for { $seat }.
event-no-route-you = No route is left for you.
event-shed = { $seat } has to discard { $card } from the route.
event-shed-you = You have to discard { $card } from the route.
event-wrath = Poseidon’s wrath: he stands at { $total }. All but { $seat } change route.
event-wrath-you = Poseidon’s wrath: he stands at { $total }. All but you change route.
event-calmed = Poseidon is calm again: { count-cards } discarded.
event-laid = { $seat } lays { $card } on { $god }, who stands at { $total }.
event-laid-you = You lay { $card } on { $god }, who stands at { $total }.
event-drew = { $seat } draws { count-cards }.
event-drew-you = You draw { count-cards }.
event-own-draw = { $seat } draws { $card }.
event-own-draw-you = You draw { $card }.
event-proci = The suitors move to { $god }.
event-prize = A gift of { $god }: { $card }.
event-no-prize = { $god } has only doubles, and no gift to give.
event-passed = { $seat } does not bid.
event-passed-you = You do not bid.
event-bid = { $seat } bids { count-cards }, face down.
event-bid-you = You bid { count-cards }, face down.
event-revealed = { $seat } reveals { $card }.
event-revealed-you = You reveal { $card }.
event-sum = { $seat } bid { $total }.
event-sum-you = You bid { $total }.
event-won = The gift goes to { $seat }: { $card }.
event-won-you = The gift is yours: { $card }.
event-tied = A tie: nobody gets { $card }.
event-unclaimed = Nobody bids: { $card } is discarded.
event-oracle = { $seat } puts a card face down into the Oracle, now { count-cards }.
event-oracle-you = You put a card face down into your Oracle, now { count-cards }.
event-own-oracle = In { $seat }’s Oracle: { $card }.
event-own-oracle-you = In your Oracle: { $card }.
event-replaced = { $seat } discards { $card } from the Oracle.
event-replaced-you = You discard { $card } from your Oracle.
event-odyssey = { $seat } puts { $card } on the route: { $route }.
event-odyssey-you = You put { $card } on your route: { $route }.
event-landfall = { $seat } makes landfall: { $route }, { count-points }, { count-years } of travel so far.
event-landfall-you = You make landfall: { $route }, { count-points }, { count-years } of travel so far.
event-discarded = { $seat } does no deed and discards { $card }.
event-discarded-you = You do no deed and discard { $card }.
event-nothing = { $seat } can do no deed.
event-nothing-you = You can do no deed.
event-home = { $seat } is home after { count-years }: the game ends.
event-home-you = You are home after { count-years }: the game ends.
event-limit = Everybody has had { $turns } turns: the game ends.
event-oracle-shown = { $seat }’s Oracle shows { $card }.
event-oracle-shown-you = Your Oracle shows { $card }.
event-stand = { $seat } faces the suitors on { $god } with { $total }.
event-stand-you = You face the suitors on { $god } with { $total }.
event-beaten = { $seat } beats the suitors!
event-beaten-you = You beat the suitors!
event-unbeaten = Nobody beats the suitors on { $god }.
event-lost = The suitors take { $card } from { $seat }.
event-lost-you = The suitors take { $card } from you.
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
error-not-route = The route is changed only at the start of your turn, with an Oracle card.
error-not-influence = A card is laid on a god after the change of route, once a turn.
error-not-deed = Your heroic deed comes after a card was laid on a god, once a turn.
error-not-shed = You have no card to shed now.
error-not-bid = There is no gift to bid for now.
error-not-in-hand = You have no { this-card } in your hand. Choose a card you hold.
error-not-in-oracle = { this-card } is not in your Oracle. Choose a card that is there.
error-not-on-route = There is no { this-card } on your route. Choose a card that lies there.
error-wrong-god = { $other ->
    [none] { this-card } can only be laid on { $god }.
   *[other] { this-card } can only be laid on { $god } or { $other }.
}
error-no-route = You have no route, so you can only discard a card.
error-other-deed = The Favour stands on { $god }, and under that god your route says: { $deed }. Do that, or discard a card.
error-oracle-full = Your Oracle already has { count-cards }. Say which of them you discard for the new one.
error-oracle-room = Your Oracle has room: no card of it is discarded.
error-route-full = { $route } has room for { $years ->
    [one] { $years } card only, and it lies there.
   *[other] { $years } cards only, and they lie there.
} Discard a card.
error-wrong-colour = Your route, { $route }, takes only cards of { $god }.
error-bid-god = The gift is one of { $god }: only Oracle cards of that god count.
error-bid-twice = You bid { this-card } more often than you have it in your Oracle. Each card counts once.
error-bid-order = Write this bid as: { $move }.

## Why a figure is refused

error-fate-count = The copies of all fate cards ({ $name }) add up to { $value }; they must be { $wanted }.
error-oracle-dealt = The figure { $name } is too high: an Oracle holds { $most } at most.
error-route-words = { $wanted ->
    [one] The figure { $name } must have { $wanted } word.
   *[other] The figure { $name } must have { $wanted } words.
}

## What many games say

stat-seat-wins = Share of wins by seat
stat-seat-points = Points by seat
stat-seat-years = Years of travel by seat
stat-proci-on = How often the suitors end on each god
stat-points-of = Points left at the end on cards of each god
stat-route-landed = How often each route is taken in a game
stat-route-value = What taking each route does to the share of wins
stat-route-worth = What taking each route does to the points
stat-happened = What happens in a game
counted-gifts = gifts: a god passes the limit
counted-gifts-won = gifts won
counted-gifts-tied = gifts lost to a tie
counted-gifts-unclaimed = gifts that nobody bids for
counted-bids = bids
counted-bid-cards = Oracle cards bid
counted-wrath = wraths of Poseidon
counted-landfalls = landfalls
counted-empty-landfalls = landfalls without points
counted-lost-cards = point cards lost to the suitors
counted-lost-points = points lost to the suitors
stat-game = The whole game
figure-decisions = decisions
figure-turns = turns
figure-winning-points = points of the winner
figure-margin = lead over the second
figure-shared-wins = share of games with a shared win
figure-turn-limit = share of games that end by the turn limit
