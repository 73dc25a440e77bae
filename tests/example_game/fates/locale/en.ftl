# Three Fates. `$seat` and `$owner` are players; `$strand` is a strand by its name.

game-name = Three Fates

## Names

strand-flax = flax (1)
strand-wool = wool (2)
strand-hemp = hemp (3)
strand-silk = silk (4)
strand-silver = silver (5)
strand-gold = gold (6)

## Options of a table

option-players = Players
option-players-help = How many spin.
option-mercy = Mercy
option-mercy-help = A thread that snaps gives one point for each strand.

## Whose decision it is

phase-deal = The hands are being dealt.
phase-turn = { $seat } spins or cuts.
phase-draw = { $seat } draws a strand.
phase-over = The game is over.

## Moves

move-spin = Spin { $strand }, and your thread has a length of { $length }.
move-cut-own = Cut your own thread, with a length of { $length }.
move-cut = Cut the thread of { $owner } (strands: { $strands }).

## What happened

event-dealt = { $seat } is dealt { $strands } strands.
event-own-draw = { $seat } draws { $strand }.
event-spun = { $seat } spins. Strands on that thread now: { $strands }.
event-cut = { $seat } cuts the thread of { $owner }.
event-shown = In the thread of { $owner }: { $strand }.
event-measured = The thread of { $owner } has a length of { $length }. Points for it: { $points }.
event-over = { $winner ->
    [yes] { $seat } wins, with { $points }.
   *[no] { $seat } ends with { $points }.
}

## Why a move is refused

error-not-held = You hold no strand of { $strand }. Spin one from your hand.
error-own-too-short = Your thread can be cut once it has { $strands } strands. Spin first.
error-too-short = The thread of { $owner } can be cut once it has { $strands } strands. Choose another, or spin.

## Why a figure is refused

error-few-strands = All strands ({ $name }) add up to { $value }; there must be { $needed } at least.

## At a terminal

board-ask = Spin a strand, or cut a thread. One longer than { $measure } snaps.
board-distaff = Strands on the distaff: { $strands }
board-points = points: { $points }
board-hand = Your hand:
board-thread = Your thread, { $length } long:

## What many games say

stat-seat-wins = Share of wins by seat
stat-seat-points = Points by seat
stat-strand-cut = Strands cut in a game
stat-game = The whole game
figure-decisions = decisions
figure-winning-points = points of the winner
