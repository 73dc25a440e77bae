# Three Fates. `$seat` and `$owner` are players; `$strand` is a strand by its name. = # Le tre Parche. `$seat` e `$owner` sono giocatori; `$strand` è una fibra col suo nome.

game-name = Le tre Parche

## Names = ## Nomi

strand-flax = lino (1)
strand-wool = lana (2)
strand-hemp = canapa (3)
strand-silk = seta (4)
strand-silver = argento (5)
strand-gold = oro (6)

## Options of a table = ## Opzioni di un tavolo

option-players = Giocatori
option-players-help = Quanti filano.
option-mercy = Clemenza
option-mercy-help = Un filo che si spezza dà un punto per ogni fibra.

## Whose decision it is = ## Di chi è la decisione

phase-deal = Si distribuiscono le mani.
phase-turn = { $seat } fila o taglia.
phase-draw = { $seat } pesca una fibra.
phase-over = La partita è finita.

## Moves = ## Mosse

move-spin = Fila { $strand }: il tuo filo arriva a una lunghezza di { $length }.
move-cut-own = Taglia il tuo filo, di lunghezza { $length }.
move-cut = Taglia il filo di { $owner } (fibre: { $strands }).

## What happened = ## Che cosa è successo

event-dealt = { $seat } riceve { $strands } fibre.
event-own-draw = { $seat } pesca { $strand }.
event-spun = { $seat } fila. Fibre su quel filo: { $strands }.
event-cut = { $seat } taglia il filo di { $owner }.
event-shown = Nel filo di { $owner }: { $strand }.
event-measured = Il filo di { $owner } ha una lunghezza di { $length }. Punti ottenuti: { $points }.
event-over = { $winner ->
    [yes] { $seat } vince, con { $points }.
   *[no] { $seat } finisce con { $points }.
}

## Why a move is refused = ## Perché una mossa è rifiutata

error-not-held = Non hai in mano { $strand }. Fila una fibra della tua mano.
error-own-too-short = Il tuo filo si può tagliare quando ha { $strands } fibre. Prima fila.
error-too-short = Il filo di { $owner } si può tagliare quando ha { $strands } fibre. Scegline un altro, o fila.

## Why a figure is refused = ## Perché un valore è rifiutato

error-few-strands = Tutte le fibre ({ $name }) sono { $value }; devono essere almeno { $needed }.

## At a terminal = ## Al terminale

board-ask = Fila una fibra o taglia un filo. Oltre una lunghezza di { $measure } si spezza.
board-distaff = Fibre sulla conocchia: { $strands }
board-points = punti: { $points }
board-hand = La tua mano:
board-thread = Il tuo filo, lungo { $length }:

## What many games say = ## Che cosa dicono molte partite

stat-seat-wins = Quota di vittorie per posto
stat-seat-points = Punti per posto
stat-strand-cut = Fibre tagliate in una partita
stat-game = L’intera partita
figure-decisions = decisioni
figure-winning-points = punti del vincitore
