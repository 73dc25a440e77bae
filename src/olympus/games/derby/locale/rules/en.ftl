# The rules in short, for the rules page and the page to print.

rules-lead = Three to six gods watch three races of six flying creatures. Nobody owns a creature: everybody moves them all, and everybody bets. After three races whoever has the most points wins.
rules-bets-title = Bets
rules-bets = Each god has the same eleven bet cards. A bet card names the places it wins with, shown by the gilded columns, and what it pays. Before a race everybody places two bets, one after the other: a bet card face down, and on it a token of a creature. Others see the creature, never the card. Nobody bets twice on one creature in a race, and each creature has only a few tokens.
rules-turn-title = A turn
rules-turn = Cards stand in holders between neighbours: you see and use the one on your left and the one on your right, and so does the neighbour on that side. In your turn you play one card from each, in the order you like. The first flies its creature by the fast value, the big number; the second by the slow value, the small one. Whoever arrives last in a sector is ahead there.
rules-trick-title = Dirty tricks
rules-trick = Some cards carry a lightning bolt. As first card, they may add it to the fast value. But then the card goes into the Zeus deck, and Zeus may draw it.
rules-mid-title = Mid-race and finish
rules-mid = When the first creature crosses the yellow line, the turn is finished and everybody places a third bet. A creature that crosses the finish line takes the next free place at once. The race ends when all cards are played; those on the track follow by sector.
rules-judgment-title = Zeus’ judgment
rules-judgment = In the Zeus deck lie four protection cards and all dirty tricks of this race. Zeus draws two. A creature on a drawn card is disqualified, and those behind close up; a protection card harms nobody.
rules-end-title = Payout and end
rules-end = All bets are revealed. Those that hold pay their points; every card is used only once in a game. Then new cards are dealt and the next race begins. After the third race the highest total wins; equal totals share the win.
rules-powers-title = Powers and fate
rules-powers = A table may be played with the powers of the gods: each can be used only once a game, at the moment it names. With fate tokens, everybody also puts a token on a sector before each race; one power of each god needs a creature that moves onto one. If Zeus sobers up, protection cards that he draws are out for the rest of the game.

sheet-bets = The eleven bets
sheet-players = By number of players
sheet-cards = Movement cards of each creature
sheet-powers = Powers of the gods
sheet-count = { $players } players
sheet-track = The track
sheet-track-text = the finish line is sector { $finish }; { $protections } protection cards in the Zeus deck
sheet-points = points
sheet-hand = cards per holder
sheet-tokens = tokens per creature
sheet-line = mid-race line
sheet-fast = fast
sheet-trick = trick
sheet-slow = slow
sheet-copies = copies
