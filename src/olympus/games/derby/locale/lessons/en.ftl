# Texts of the lessons. What a step asks for, and `-why` after it: the reason, said before.

## Lesson 1: move and bet

lesson-1 = Move and bet
lesson-1-about = Place two bets, help them along with your cards, and see what a race pays.
lesson-1-first-bet-why = Six creatures race and none of them is yours: points come from bets alone. A bet is a secret card (which place?) with a creature on it. Look at your cards first: they are full of fast Dragons.
lesson-1-first-bet = Bet that the Dragon comes in at the front: choose a card such as “First”, then the Dragon.
lesson-1-bold = Bold! Only first place wins, but it pays 6.
lesson-1-careful = A careful bet: more places win, but it pays less than “First”.
lesson-1-dragon-wins = You may bet so, but you hold the Dragon’s fast cards: it will be in front. Choose “First”, “First or Second” or “First, Second or Third”.
lesson-1-take-dragon = Another time, perhaps. This time bet on the Dragon: yours are the cards that make it fast.
lesson-1-second-bet-why = Iris bets on the Phoenix, Leo on the Dragon, like you: he will help it too. You see their creatures, never their cards. A creature that stays behind pays as well: your Lamassu cards are all slow.
lesson-1-second-bet = Bet that the Lamassu comes in last, or among the last two.
lesson-1-bold-last = “Last” pays 6. Now see to it that nobody can make the Lamassu fly.
lesson-1-careful-last = Two places win, for 4 points. Now see to it that nobody can make the Lamassu fly.
lesson-1-lamassu-loses = The Lamassu has slow cards only: it will hardly get that far. Choose “Last” or “Last or Next to Last”.
lesson-1-take-lamassu = For this one, take the Lamassu and bet that it stays behind: you hold four of its slow cards.
lesson-1-first-turn-why = Between every two players stands a holder; both see and use its cards. Each turn you play one card from each of yours. The first flies by the big number at its top, the second only by the small one below.
lesson-1-first-turn = Pick a Dragon card first, then a Lamassu card from the other holder, and confirm.
lesson-1-not-lamassu-fast = As first card it would fly, and you want the Lamassu to stay behind. Put it back and take a Dragon first.
lesson-1-dragon-first = That would help somebody else’s bet. The first card flies farthest: give it to your Dragon.
lesson-1-sly = Sly: the Lamassu has hardly moved, and that card can help it no more.
lesson-1-harmless = That does no harm. A Lamassu card would be even better there: it uses up what could make the Lamassu fly.
lesson-1-wasted = As second card a Dragon flies by its small number only: a waste. Keep it to open your next turn.
lesson-1-second-turn-why = The others push their own creatures. What is in the holder to your left Iris can use too, what is to your right Leo: good cards do not wait for you.
lesson-1-second-turn = The same again: the Dragon fast, something slow second. Then the race flies on to its end.
lesson-1-end = The Dragon first, the Lamassu last: both bets have paid, and you lead with { $points } points. That is the heart of the game: bet on what your cards can do, then make it happen. After three races most points win.
