# Texts of the lessons. What a step asks for, and `-why` after it: the reason, said before.

## Lesson 1: favour and deeds

lesson-1 = Favour and deeds
lesson-1-about = Win the gods’ Favour with your cards, and load your ship with points.
lesson-1-favour-why = Each turn you lay a card on its god. The Divine Favour stands on the god whose cards add up to most, and the Favour decides your deed: your route names one for each god. Under Athena yours says Odyssey: load a card that will be worth points.
lesson-1-favour = Lay your Athena 3 on Athena: 5 in all, more than Zeus has.
lesson-1-favour-moves = The Favour has moved to Athena.
lesson-1-stays-with-zeus = Then the Favour would stay with Zeus, and there your route only says: lay another card. Under Athena you can load your ship.
lesson-1-keep-helios = Keep your Helios cards: your route has Helios’ colour, so they are the ones that can be loaded.
lesson-1-odyssey-why = Now the deed: Odyssey. You may put one card of the route’s colour on your route, up to as many as it has years, here three. What lies there will be your points.
lesson-1-odyssey = Choose your highest Helios card and confirm.
lesson-1-best = 4 points are on board. You always draw back to four cards.
lesson-1-smaller = On board! The 4 would have been worth more, but it will find its place.
lesson-1-do-the-deed = You may throw a card away instead of the deed, but nothing is gained by it. Put a Helios card on your route.
lesson-1-win-back-why = Iris has laid a card on Zeus: 5 against Athena’s 5. In a tie the god farther left has the Favour, so it went to Zeus. Everybody competes for the same gods.
lesson-1-win-back = Win the Favour back: lay Athena 1.
lesson-1-won-back = A small card was enough: 6 against 5.
lesson-1-not-now-zeus = That would make Zeus stronger still. You want the Favour on Athena, where your Odyssey is.
lesson-1-again-why = Odyssey again. Cards on your route are safe from the gods’ quarrels, and they go with you.
lesson-1-again = Put another Helios card on your route.
lesson-1-seven = The ship lies deeper in the water already.
lesson-1-leave-it-why = The Favour still stands on Athena, with 6. You must lay a card, but it need not move anything: one that leaves the Favour where it is serves you best. A card with two gods may be laid on either.
lesson-1-leave-it = Lay Aiolus 2 on Aiolus, or the card of two gods on Helios.
lesson-1-left = Exactly: the Favour has not moved, and the deed is yours again.
lesson-1-tie = Careful: Zeus would have 6 too, and in a tie the Favour goes to the god farther left. You would lose your Odyssey.
lesson-1-over-six = A god who passes 6 gives a gift and drops to zero; then the Favour is gone from there. Not now.
lesson-1-fill-why = One place is left on your route.
lesson-1-fill = Fill it with one more card of its colour.
lesson-1-end = Your route is full. That is the rhythm of the game: lay a card so that the Favour stands where your deed is, then do the deed. But points count only once you have made landfall: that is the next lesson.

## Lesson 2: routes and landfall

lesson-2 = Routes and landfall
lesson-2-about = Bring points home, get rid of a bad route, and load the next one.
lesson-2-bring-favour-why = We have played two turns for you, and your route is full: 7 points lie on it. To make them yours you need the deed Landfall, and on this route it stands under Zeus. The Favour is on Athena, with 5; Zeus has 1. In a tie the god farther left wins.
lesson-2-bring-favour = Bring the Favour to Zeus with a card that is just high enough.
lesson-2-tie = 5 against 5: Zeus stands farther left, the Favour is his.
lesson-2-one-short = That makes 4, one short of Athena’s 5. You have a higher one.
lesson-2-zeus-please = With that card the Favour does not come to Zeus. Lay a Zeus card.
lesson-2-land-why = Landfall: the route and everything on it become yours. Its years count towards the end: the game is over as soon as somebody has travelled ten.
lesson-2-land = Make landfall.
lesson-2-landed = 7 points, and two years of the voyage. You have drawn a new route.
lesson-2-do-land = Why wait? The points are yours only after landfall. Do it now.
lesson-2-change-why = The new route has Helios’ colour, and you hold no Helios card: nothing can be loaded there. At the start of a turn you may change: one card of your Oracle, your face-down store, goes to Poseidon, and you draw another route.
lesson-2-change = Pick the card in your Oracle and change the route.
lesson-2-changed = Much better: Zeus’ colour, and you hold two Zeus cards.
lesson-2-do-change = You could stay, but you have nothing to load there. Pick the card in your Oracle to change.
lesson-2-load-first-why = The Favour is on Zeus: you could land at once, but an empty route brings years and no points. Load first: on this route Odyssey stands under Athena. All four gods have 5.
lesson-2-load-first = Lay Athena 1 to bring the Favour to Athena.
lesson-2-over-six = Too much: a god who passes 6 gives a gift and falls to zero, and the Favour leaves him. Take a smaller card, or another god.
lesson-2-athena-please = That leads elsewhere. You want to load, and that is done under Athena here.
lesson-2-load-why = Odyssey: a card of Zeus’ colour. Think ahead, too: you will need a small Zeus card to bring the Favour back for the landfall.
lesson-2-load = Put your highest Zeus card on your route.
lesson-2-loaded = 3 points on board, and the small Zeus card is still in your hand.
lesson-2-loaded-less = On board. The 3 would have been worth one more.
lesson-2-keep-the-one = Keep the 1: it is the card that will bring the Favour to Zeus. Load a higher one.
lesson-2-do-load = Do not throw anything away: put a Zeus card on your route.
lesson-2-back-to-zeus-why = Iris goes on loading her own route. Athena has 6, Zeus 5. Six for both is enough for Zeus, but he must not pass 6.
lesson-2-back-to-zeus = Bring the Favour to Zeus with Zeus 1.
lesson-2-just-enough = Just enough: 6 and 6, and Zeus stands farther left.
lesson-2-land-again-why = Three more years and what you have loaded. One more round of loading would bring more, but Iris also wants the Favour: play it safe.
lesson-2-land-again = Make landfall.
lesson-2-end = { $points } points and five years of the voyage. Long routes hold more cards, short ones come home sooner: look at the colour, at the god under which you land, and at what you hold. The next lesson is about what the gods may still do to you.

## Lesson 3: Oracle, gifts, wrath, Proci

lesson-3 = The Oracle and the suitors
lesson-3-about = Win a gift of the gods, rouse Poseidon, and come home before the suitors take it all.
lesson-3-leave-favour-why = We have played three turns for you: six years travelled, ten end the game. The Oracle is your hidden store of up to three cards, for gifts, for changing routes and against the suitors. The Favour stands on Athena, and there your route says Oracle. Three gods have 6 already.
lesson-3-leave-favour = Leave the Favour where it is: lay a 1 on Zeus.
lesson-3-over-six = That god would pass 6 and give a gift at once, before your Oracle is ready. Only Zeus has room.
lesson-3-ask-oracle-why = Helios stands at 6: the next Helios card makes him give a gift, his highest card. Whoever bids most for it with Helios cards from the Oracle takes it as points. So prepare yourself.
lesson-3-ask-oracle = Put Helios 4 face down into your Oracle.
lesson-3-hidden = Nobody knows what lies there but you.
lesson-3-helios-four = A good thought, but the gift will be Helios’: take your highest Helios card.
lesson-3-bid-why = Iris laid a Helios card: the gift is Helios 4, and the suitors (the Proci) moved to Helios. Iris has put one card face down; a single card is 4 at most. Every card you bid is gone, and at the end you will need a Helios card against the suitors.
lesson-3-bid = Bid Helios 4 alone.
lesson-3-won = 4 beats her 3: the gift is yours, 4 points.
lesson-3-too-little = A 2 is likely to lose, and then it is gone. Bid the 4.
lesson-3-do-bid = Four points are well worth a card. Bid Helios 4.
lesson-3-too-much = That would surely win, but nothing would be left against the suitors. The 4 alone should do.
lesson-3-wrath-why = Poseidon holds 2. With two players he rages above 3: then everybody but you loses their route and draws another. A change of route with Zeus 3 gives you a new route and Iris a storm.
lesson-3-wrath = Pick Zeus 3 in your Oracle and change the route.
lesson-3-raged = What a storm! Iris’ route is gone, and yours is a long one that lands under Athena.
lesson-3-do-change = This route lands under Helios, who has nothing now. Change it with Zeus 3.
lesson-3-keep-helios = Keep the Helios card: it is your guard against the suitors. Use Zeus 3.
lesson-3-steady-why = Four years: with this landfall you have ten, and the game ends. It stands under Athena, who has the Favour with 6.
lesson-3-steady = Lay a card that changes nothing: one on Helios.
lesson-3-favour-would-go = Then the Favour would leave Athena, or a god would pass 6. Lay a Helios card.
lesson-3-home-why = At the end the suitors stand on Helios: everybody shows the Helios cards of the Oracle. Whoever has the most keeps every point; the others lose their Helios cards. You have kept a 2.
lesson-3-home = Make landfall: home!
lesson-3-do-land = Home is near: make landfall.
lesson-3-end = You win with { $points } points: your little card beat the suitors, while Iris lost her Helios cards. Watch where the suitors stand, keep a card of that god, and choose the moment of your last landfall. You are ready for a table.
