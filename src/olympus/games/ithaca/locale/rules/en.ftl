# The rules in short, for the rules page and the page to print.

rules-lead = Two to five crews sail home from Troy. What a crew may do is decided by the god who stands highest at the moment, and everybody has a say in that. When somebody has travelled ten years, the most points win, if the suitors (the Proci) leave you any.
rules-favour-title = The Divine Favour
rules-favour = Cards lie on Zeus, Athena, Helios and Aiolus, and add up. The Favour stands on the highest of the four; among equals on the one named first here. It moves as soon as the totals say so.
rules-turn-title = A turn
rules-turn = First you may change your route: give a card of your Oracle to Poseidon and draw a new route; cards that lay on the old one come along. Then you must lay a card from your hand on its god, a double on either of its two. Then comes the heroic deed.
rules-deeds-title = Heroic deeds
rules-deeds = Your route names a deed for each god; you do the one under the Favour. Offering: lay another card. The Oracle: hide a card, three at most. The Odyssey: put a card of the route’s colour on it, as many as it has years. Landfall: take the route; its years and its cards are yours. If you cannot or will not, discard a card.
rules-gift-title = The divine gift
rules-gift = A god who passes six is emptied, and the suitors come to him. His highest single card is a gift. In turn everybody may put cards of this god from the Oracle face down. The highest sum wins the gift; in a tie it is discarded. All these cards are gone.
rules-poseidon-title = Poseidon’s wrath
rules-poseidon = When the cards on Poseidon pass his limit (3 with two players, up to 6 with five), all but the active player change route. Cards on a route come along; whoever has more than the new route’s years discards down to them.
rules-end-title = The end
rules-end = The game ends when somebody has ten years. All Oracles are revealed: the one who holds most of the god the suitors stand on beats them. Everybody else, and in a tie everybody, loses all points on cards of that god. Whoever has the most points wins.

sheet-deeds = The four deeds
sheet-figures = Figures
sheet-routes = The 24 routes
sheet-fate = Fate cards
sheet-hand-cards = Cards in hand
sheet-oracle-cards = Cards in an Oracle at most
sheet-gods-passing = A god above this gives a gift
sheet-end-years = Years that end the game
sheet-end-turns = Turns of each player that end it in any case
sheet-poseidon = Poseidon’s wrath breaks out above
sheet-limit = { $total } with { $players } players
sheet-short-favour = Offering
sheet-short-oracle = Oracle
sheet-short-odyssey = Odyssey
sheet-short-landfall = Landfall
sheet-years = years
sheet-colour = Colour: { $god }
sheet-value = value
