# Texts of the lessons. What a step asks for, and `-why` after it: the reason, said before.

## Lesson 1: move and bet

lesson-1 = Move and bet
lesson-1-about = Place two bets, help them along with your cards, and see what a race pays.
lesson-1-first-bet-why = Six creatures race and none of them is yours: points come from bets alone. A bet is a secret card (which place?) with a creature on it. Look at your cards first: they are full of fast Dragons.
lesson-1-first-bet = Bet that the Dragon comes in at the front: choose a card such as “1st”, then the Dragon.
lesson-1-bold = Bold! Only first place wins, but it pays 6.
lesson-1-careful = A careful bet: more places win, but it pays less than “1st”.
lesson-1-dragon-wins = You may bet so, but you hold the Dragon’s fast cards: it will be in front. Choose “1st”, “1st, 2nd” or “1st, 2nd, 3rd”.
lesson-1-take-dragon = Another time, perhaps. This time bet on the Dragon: yours are the cards that make it fast.
lesson-1-second-bet-why = Iris bets on the Phoenix, Leo on the Dragon, like you: he will help it too. You see their creatures, never their cards. The bet card you used is gone: each serves once in the whole game. A creature that stays behind pays as well: your Lamassu cards are all slow.
lesson-1-second-bet = Bet that the Lamassu comes in last, or among the last two.
lesson-1-bold-last = “Last” pays 6. Now see to it that nobody can make the Lamassu fly.
lesson-1-careful-last = Two places win, for 4 points. Now see to it that nobody can make the Lamassu fly.
lesson-1-lamassu-loses = The Lamassu has slow cards only: it will hardly get that far. Choose “Last” or “Last two”.
lesson-1-take-lamassu = For this one, take the Lamassu and bet that it stays behind: you hold four of its slow cards.
lesson-1-first-turn-why = Between every two players stands a holder; both see and use its cards. Each turn you play one card from each of yours. The first flies by the big number at its top, the second only by the small one below.
lesson-1-first-turn = Pick a Dragon card first, then a Lamassu card from the other holder, and confirm.
lesson-1-not-lamassu-fast = As first card it would fly, and you want the Lamassu to stay behind. Put it back and take a Dragon first.
lesson-1-dragon-first = That would help somebody else’s bet. The first card flies farthest: give it to your Dragon.
lesson-1-sly = Nicely done: the Lamassu has hardly moved, and that card can help it no more.
lesson-1-harmless = That does no harm. A Lamassu card would be even better there: it uses up what could make the Lamassu fly.
lesson-1-wasted = As second card a Dragon flies by its small number only: a waste. Keep it to open your next turn.
lesson-1-second-turn-why = Iris can use the cards on your left too, and Leo those on your right: good cards do not wait for you. A creature that crosses the red finish line takes the next free place at once; its cards then move nothing.
lesson-1-second-turn = The same again: the Dragon fast, something slow second. Then we play the rest of the race for you.
lesson-1-end = The Dragon in front, the Lamassu at the back: both bets have paid, and you lead with { $points } points. We played your last turns and placed your third bet, the Phoenix for “2nd, 3rd”; lesson 3 shows how. Bet on what your cards can do, then make it happen: after three races the most points win.

## Lesson 2: tricks and Zeus

lesson-2 = Tricks and Zeus
lesson-2-about = Use a dirty trick, send a rival to Zeus, and let the judgment pay you.
lesson-2-hedge-why = Some of your cards carry lightning: a dirty trick. It makes a creature faster, but the card goes to Zeus, and Zeus may disqualify it. The card “1st or disqualified” does not mind: it pays either way. Your Pegasus cards are fast and full of tricks.
lesson-2-hedge = Bet “1st or disqualified” on the Pegasus.
lesson-2-hedged = Well covered: you may use tricks on the Pegasus without fear.
lesson-2-other-card = The right creature. But with tricks it may be disqualified: take the card that pays then, too.
lesson-2-take-pegasus = Your best cards are the Pegasus’: bet on it.
lesson-2-doom-why = Zeus’ deck holds four protections, and every card whose trick was used in this race. At the end he draws two; a creature drawn is out. You hold three Phoenix cards with lightning: the more of them you send to Zeus, the likelier it is caught.
lesson-2-doom = Bet “Disqualified” on the Phoenix: 7 points, the most there is.
lesson-2-doomed = Daring. Now you will be glad of every Phoenix trick, whoever plays it.
lesson-2-not-enough-tricks = “Disqualified”, yes, but on the Phoenix: no other creature gives you three tricks to play.
lesson-2-take-phoenix = Here we want the judgment on our side: choose “Disqualified” and the Phoenix.
lesson-2-trick-why = A trick works with the first card of your turn alone: its lightning adds 3 to the big number. As second card the lightning does nothing.
lesson-2-trick = Pick a Pegasus card with lightning and use the trick; then a Lamassu or Dragon as slow second card.
lesson-2-tricked = Whoosh! The card now lies with Zeus, but your bet does not mind.
lesson-2-with-lightning = The right creature, but use its lightning: pick a card with +3 and choose the trick.
lesson-2-pegasus-first = First your Pegasus: a card with +3, and its trick.
lesson-2-keep-it = Keep Pegasus and Phoenix cards to open a turn with, and do not help the Gryphon, your rival. Take another.
lesson-2-push-why = We have played two rounds for you and placed your third bet: the Lamassu among the “Last two”. The Pegasus leads, and Iris has sent a first Phoenix card to Zeus. With a second one it is more likely caught than not. It doesn’t matter that the trick makes it faster.
lesson-2-push = Play a Phoenix card with its trick, then any second card.
lesson-2-pushed = Two Phoenix cards lie with Zeus now.
lesson-2-phoenix-first = The Pegasus leads already. Send the Phoenix to Zeus: one of its cards with +3, and the trick.
lesson-2-end = Zeus has caught the Phoenix: 7 points, and 4 for the Pegasus; { $points } in all. A trick is strong when the judgment cannot hurt your bets. Without a card that covers it, think twice: each trick is one more chance for Zeus.

## Lesson 3: the third bet and powers

lesson-3 = The third bet and powers
lesson-3-about = Cross the mid-race line, bet on what you now know, and keep a power for the finish.
lesson-3-cross-why = We have placed two bets for you, the Gryphon “1st” and the Dragon “1st, 2nd, 3rd”, and played two rounds. Both stand at 9; in one sector whoever came last is ahead. When the first creature passes the yellow line at 12, the turn is finished and everybody places a third bet.
lesson-3-cross = Fly the Gryphon across the line: pick a Gryphon card and confirm.
lesson-3-crossed = On its way! But first there is a question for you.
lesson-3-gryphon-first = That would leave the Gryphon behind the line. It carries your best bet: play one of its cards.
lesson-3-keep-why = At this table the gods have powers. You are Horus: with Sun Ray a card that was just played, by anybody, flies 2 sectors farther. But it works once in the whole game. The Gryphon crosses the line without it.
lesson-3-keep = Keep Sun Ray for a moment when two sectors decide everything: choose “Not now”.
lesson-3-kept = Wise. The Gryphon has crossed the line all the same.
lesson-3-too-early = It would be spent for the whole game, and the line is passed without it. Let the moment go by.
lesson-3-slow-why = Now the second card, from the other holder, at its slow value. Look at the Sylph: it has not left the start, and the four Sylph cards you see are all slow ones. Played second, they keep it there.
lesson-3-slow = Play a slow second card, a Sylph for instance; not the Gryphon’s, not the Dragon’s.
lesson-3-sylph-spent = Good: one Sylph card less, and the Sylph has hardly stirred.
lesson-3-rival = The Dragon may well come in second or third, but not before your Gryphon. Take another card.
lesson-3-save-gryphon = Save the Gryphon’s last card: as first card of a later turn it flies much farther.
lesson-3-third-bet-why = Iris (Odin) used her power to look at a bet of each of you. You are the last to bet, and know the most. Tokens are scarce: two of each creature at this table, and you bet on a creature once per race. The Sylph is far behind, with slow cards only.
lesson-3-third-bet = Bet that the Sylph comes in last, or among the last two.
lesson-3-sure = 6 points that look safe already.
lesson-3-surer = As good as won: 4 points. “Last” would pay 6, with little more risk.
lesson-3-sylph-stays = The Sylph will not come so far: its cards are slow, and the race is half over. Bet on the last places.
lesson-3-take-sylph = That may happen or not. The Sylph is nearly certain: bet on it, for the last places.
lesson-3-duel-why = We have played a round for you; this is your last turn. Iris has pushed the Dragon to 17, ahead of your Gryphon. Its last card brings it to 16: one short. But you have kept something.
lesson-3-duel = Play the Gryphon’s last card.
lesson-3-gryphon-now = The Gryphon needs this turn: its last card first.
lesson-3-ray-why = Here is the moment: 16 and 2 is 18, and the Dragon stands at 17.
lesson-3-ray = Use Sun Ray.
lesson-3-rayed = In front by one sector!
lesson-3-now-or-never = Without it the Gryphon stays second, and your 6 points are gone. Use it now.
lesson-3-last-why = Only slow cards are left to you. Then the others play their last ones, Zeus judges (there are no tricks in his deck), and the bets are paid.
lesson-3-last = Play any second card.
lesson-3-end = All three bets have won: { $points } points from one race. Bet early on what your cards can do, late on what the track shows, and keep a power for the moment that decides. You are ready for a table.
