# Ithaca at a terminal: the board, the questions, the help.

crew = Eurylochus, Polites, Elpenor, Perimedes, Antiphus
turn = Turn { $turn }
piles = fate { $deck }, discards { $discards } · routes { $routes }, left { $left }
favour = FAVOUR
proci = PROCI
you = you
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
years = { $years } of { $home } years
held = hand { $hand }, Oracle { $oracle }
no-route = no route
route-years = ({ $years ->
    [one] { $years } year
   *[other] { $years } years
}, cards { $room })
deed-favour = Offering
deed-oracle = Oracle
deed-odyssey = Odyssey
deed-landfall = Landfall
my-hand = Your hand:
my-oracle = Your Oracle:
oracle-of = { $seat }’s Oracle:
gift = The gift:
bids = cards put down:
pile-discards = Discards:
pile-unseen = Not seen yet:

## What is asked

ask-route = Your turn. Keep your route, or give an Oracle card to Poseidon for a new one?
ask-influence = Lay a card on one of its gods.
ask-deed = The Favour is with { $god }, so your deed is: { $deed }. Do it, or discard a card.
ask-no-deed = You have no route: discard a card.
ask-bid = A gift of { $god }: put down Oracle cards of that god, or pass.
ask-shed = Too many cards for your new route: which one do you discard?
ask-replaced = Your Oracle is full: which card do you discard from it?

keep = Keep your route
change = Change route:
calls-wrath = calls Poseidon’s wrath
gives-gift = gives a gift
no-bid = Pass
nothing = Do nothing
land = { $years ->
    [one] { $years } year
   *[other] { $years } years
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
discard = No deed: discard

## What happened

welcome = You are { $name }. Clockwise, from your left: { $others }.
from-landfall = Landfalls:
from-gifts = Gifts:
from-proci = Taken by the suitors:

## Help

topic-rules = rules
topic-deeds = deeds
topic-gift = gift
topic-wrath = wrath
topic-proci = suitors
topic-board = board
help-rules = Sail home with Odysseus: whoever reaches ten years of travel ends the game, and most points wins.
    1. You may change route: an Oracle card of yours goes to Poseidon, and you draw another route.
    2. You lay a card from your hand on one of its gods. The Favour stands with the god whose cards add up to most.
    3. Your route names a deed under each god: do the one under the Favour, or discard a card.
    Cards on your route become points when you make landfall.
help-deeds = Under each god your route names one of four deeds:
help-gift = A god whose cards pass the limit gives a gift: the highest single card. All who have an Oracle may put down cards of that god, face down; the highest sum takes the gift as points, a tie loses it. The suitors move to that god.
help-wrath = Oracle cards given for a change of route lie on Poseidon. When they pass his limit, all other players have to change route too. Cards on a route stay; what is too much for the new one is discarded.
help-proci = At the end all show their Oracles. Whoever has most on the god of the suitors beats them; all others lose their points cards of that god, doubles too. A tie beats nobody.
help-board = Each god’s line has the total and its limit as a bar, then FAVOUR and PROCI where they stand, then the cards. A card is written with the first letters of its god, or of both gods of a double, and its value. > marks whose turn it is. A route has its colour, its years, and how many cards it has room for.
