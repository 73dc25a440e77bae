# Three Fates. `$seat` and `$owner` are players; `$strand` is a strand by its name. = # Les trois Parques. `$seat` et `$owner` sont des joueurs ; `$strand` est un brin par son nom.

game-name = Les trois Parques

## Names = ## Noms

strand-flax = lin (1)
strand-wool = laine (2)
strand-hemp = chanvre (3)
strand-silk = soie (4)
strand-silver = argent (5)
strand-gold = or (6)

## Options of a table = ## Options d’une table

option-players = Joueurs
option-players-help = Combien filent.
option-mercy = Clémence
option-mercy-help = Un fil qui se rompt donne un point par brin.

## Whose decision it is = ## À qui de décider

phase-deal = On distribue les mains.
phase-turn = { $seat } file ou coupe.
phase-draw = { $seat } pioche un brin.
phase-over = La partie est finie.

## Moves = ## Coups

move-spin = Filez { $strand } : votre fil atteint une longueur de { $length }.
move-cut-own = Coupez votre propre fil, d’une longueur de { $length }.
move-cut = Coupez le fil de { $owner } (brins : { $strands }).

## What happened = ## Ce qui s’est passé

event-dealt = { $seat } reçoit { $strands } brins.
event-own-draw = { $seat } pioche { $strand }.
event-spun = { $seat } file. Brins sur ce fil : { $strands }.
event-cut = { $seat } coupe le fil de { $owner }.
event-shown = Dans le fil de { $owner } : { $strand }.
event-measured = Le fil de { $owner } a une longueur de { $length }. Points qu’il donne : { $points }.
event-over = { $winner ->
    [yes] { $seat } gagne, avec { $points }.
   *[no] { $seat } finit avec { $points }.
}

## Why a move is refused = ## Pourquoi un coup est refusé

error-not-held = Vous n’avez pas de brin de { $strand } en main. Filez un brin de votre main.
error-own-too-short = Votre fil peut être coupé quand il a { $strands } brins. Filez d’abord.
error-too-short = Le fil de { $owner } peut être coupé quand il a { $strands } brins. Choisissez-en un autre, ou filez.

## Why a figure is refused = ## Pourquoi une valeur est refusée

error-few-strands = Tous les brins ({ $name }) font { $value } ; il en faut au moins { $needed }.

## At a terminal = ## Au terminal

board-ask = Filez un brin ou coupez un fil. Au-delà d’une longueur de { $measure } il se rompt.
board-distaff = Brins sur la quenouille : { $strands }
board-points = points : { $points }
board-hand = Votre main :
board-thread = Votre fil, d’une longueur de { $length } :

## What many games say = ## Ce que disent beaucoup de parties

stat-seat-wins = Part des victoires par siège
stat-seat-points = Points par siège
stat-strand-cut = Brins coupés dans une partie
stat-game = La partie entière
figure-decisions = décisions
figure-winning-points = points du vainqueur
