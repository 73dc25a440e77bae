# Three Fates. `$seat` and `$owner` are players; `$strand` is a strand by its name. = # Las tres Parcas. `$seat` y `$owner` son jugadores; `$strand` es una hebra por su nombre.

game-name = Las tres Parcas

## Names = ## Nombres

strand-flax = lino (1)
strand-wool = lana (2)
strand-hemp = cáñamo (3)
strand-silk = seda (4)
strand-silver = plata (5)
strand-gold = oro (6)

## Options of a table = ## Opciones de una mesa

option-players = Jugadores
option-players-help = Cuántos hilan.
option-mercy = Clemencia
option-mercy-help = Un hilo que se rompe da un punto por cada hebra.

## Whose decision it is = ## De quién es la decisión

phase-deal = Se reparten las manos.
phase-turn = { $seat } hila o corta.
phase-draw = { $seat } roba una hebra.
phase-over = La partida ha terminado.

## Moves = ## Jugadas

move-spin = Hila { $strand }: tu hilo llega a una longitud de { $length }.
move-cut-own = Corta tu propio hilo, de longitud { $length }.
move-cut = Corta el hilo de { $owner } (hebras: { $strands }).

## What happened = ## Lo que ha pasado

event-dealt = { $seat } recibe { $strands } hebras.
event-own-draw = { $seat } roba { $strand }.
event-spun = { $seat } hila. Hebras en ese hilo: { $strands }.
event-cut = { $seat } corta el hilo de { $owner }.
event-shown = En el hilo de { $owner }: { $strand }.
event-measured = El hilo de { $owner } tiene una longitud de { $length }. Puntos que da: { $points }.
event-over = { $winner ->
    [yes] { $seat } gana, con { $points }.
   *[no] { $seat } termina con { $points }.
}

## Why a move is refused = ## Por qué se rechaza una jugada

error-not-held = No tienes { $strand } en la mano. Hila una hebra de tu mano.
error-own-too-short = Tu hilo se puede cortar cuando tiene { $strands } hebras. Hila primero.
error-too-short = El hilo de { $owner } se puede cortar cuando tiene { $strands } hebras. Elige otro, o hila.

## Why a figure is refused = ## Por qué se rechaza un valor

error-few-strands = Todas las hebras ({ $name }) suman { $value }; debe haber al menos { $needed }.

## At a terminal = ## En el terminal

board-ask = Hila una hebra o corta un hilo. Por encima de una longitud de { $measure } se rompe.
board-distaff = Hebras en la rueca: { $strands }
board-points = puntos: { $points }
board-hand = Tu mano:
board-thread = Tu hilo, de longitud { $length }:

## What many games say = ## Lo que dicen muchas partidas

stat-seat-wins = Parte de victorias por asiento
stat-seat-points = Puntos por asiento
stat-strand-cut = Hebras cortadas en una partida
stat-game = La partida entera
figure-decisions = decisiones
figure-winning-points = puntos del ganador
