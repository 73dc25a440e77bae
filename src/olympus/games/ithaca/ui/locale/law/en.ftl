# The rules by number, for the rules page and for refusals.

law-1-1 = Everybody begins with one card in the Oracle, which only its owner sees.
law-1-3 = A hand has four cards. For each card played from it a new one is drawn at once; if none was left, the hand is filled up at the start of your turn.
law-1-4 = At the start four cards lie on their gods; a double on the god named higher on it.
law-2-1 = The Favour stands on the god with the highest sum among Zeus, Athena, Helios and Aiolus; never on Poseidon.
law-2-2 = Equal sums: the first in that order, Zeus before all.
law-2-3 = The Favour is set again whenever a sum changes.
law-3-1 = At the start of a turn you may put a card of your Oracle on Poseidon, discard your route and draw another (6.1).
law-3-2 = Then you must lay one card of your hand on its god; a double on either of its two. A god that passes six gives a gift (4.1).
law-3-3 = Then the deed that your route names under the Favour, or discard a card. Offering: lay another card. Oracle: hide one, three at most. Odyssey: put one of the route’s colour on it, at most as many as its years. Landfall: take the route with its cards.
law-4-1 = When a god passes six, the suitors move there, the god is emptied and the Favour set again.
law-4-2 = The highest single card of that god is the gift. Only doubles there: no gift.
law-4-4 = In turn each passes, or puts cards of that god from the Oracle face down. Others see how many.
law-4-5 = The highest sum wins the gift as points; in a tie it is discarded. All cards put down are discarded.
law-5-1 = When Poseidon passes his limit, three with two players up to six with five, everybody but the player at turn changes route (6.1), and his cards go.
law-6-1 = Cards on the old route come along, whatever their colour. Too many for the new route’s years: you discard down to them.
law-6-2 = Cards added later must have the colour of the new route.
law-7-1 = The game ends as soon as somebody’s routes add up to ten years.
law-7-2 = All show their Oracles. The one highest sum of the god with the suitors beats them; all others lose the points of that god’s cards, and in a tie everybody does.
law-7-3 = Points are the cards taken with routes or won as gifts. Most points wins; a tie is shared.
law-8-1 = You see your hand and Oracle and everything that lies open; never the hands and Oracles of others.
