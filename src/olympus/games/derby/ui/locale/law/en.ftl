# The rules by number, for the rules page and for refusals.

law-1-1 = Each player is a god, all different, with the same eleven bet cards. Gods that nobody chose are drawn.
law-1-4 = Tokens of each creature: two with three players, three with four or five, four with six.
law-1-5 = Between every two neighbours stands a holder with cards: ten with three players, eight with four, six with five or six. Its two neighbours see it and play from it.
law-2-1 = Before a race everybody, from the first player clockwise, places a bet card face down with a creature token on it; then all a second one.
law-2-2 = In one race you bet on a creature once at most, and only while tokens of it are left.
law-2-3 = A turn: one card from your left holder and one from your right, in the order you like. The first moves by its fast value, the second by its slow one.
law-2-4 = A first card with a lightning bolt may add its bonus to the fast value. It then goes into the Zeus deck (3.1) instead of the discards.
law-2-5 = In one sector the last to arrive ranks ahead; in the preview edition the first. A creature that moves 0 does not count as arriving.
law-2-6 = When the first creature has crossed the mid-race line, the turn is finished; then everybody, starting to the left of the active player, places a third bet (2.2). Once a race.
law-2-7 = A creature that crosses the finish takes the next free place at once. Its cards can still be played, and move nothing.
law-2-8 = The race goes on until every card in the holders is played.
law-2-9 = Creatures still on the track rank by sector, the farthest first; in one sector by 2.5.
law-3-1 = After the race two cards are drawn from the Zeus deck: protections, and the tricks used in this race. A creature on a drawn card is disqualified.
law-3-2 = Disqualified creatures leave the ranking, and those behind move up.
law-4-1 = All bets are revealed. A bet wins if the final place of its creature is one that the card names; last and next to last count among those still ranked.
law-4-2 = Winning bet cards are your points. Each bet card can be used only once a game.
law-5-1 = After races one and two cards are dealt anew, and the first player is the one to the left of the last first player.
law-5-2 = After the third race whoever has the most points wins; equal totals share the win.
law-6-1 = Powers, where the table plays with them: each can be used only once a game, at the moment it names.
law-6-2 = Fate tokens: before the bets everybody puts one on a sector without one, neither start nor finish. A power that needs it takes it off.
law-6-3 = Several powers at one moment: the player at turn first, then clockwise, one after the other.
law-6-4 = If Zeus sobers up: protections that he draws are out for the rest of the game.
law-7-1 = You see your bets, the two holders beside you and everything on the board; never the bet cards of others before 4.1.
