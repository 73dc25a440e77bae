# Divinity Derby en la terminal: el tablero, las preguntas, la ayuda.

race = Carrera { $race } de 3
race-short = Carrera { $race }
first-player = Inicia: { $seat }
you = tú
head-tokens = fich
head-zeus = Zeus
head-bets = apue.
points-count = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
powers-left = pod. { $left }/{ $all }
powers = Tus poderes
zeus = Mazo de Zeus:
zeus-deck = Zeus: { $protections ->
    [one] { $protections } Protección
   *[other] { $protections } Protecciones
}, { $tricks ->
    [one] { $tricks } juego sucio
   *[other] { $tricks } juegos sucios
}
drawn = robadas:
holder = { $side ->
    [left] A la izquierda, con { $seat }:
   *[right] A la derecha, con { $seat }:
}
holder-between = Entre { $one } y { $two }:
my-bets = Tus apuestas:
my-powers = Tus poderes:
my-hand = Tus cartas de apuesta:
discards = Descartes:
won = ganadas:
lost = perdidas:
stays = quieta
finish = meta
creature-tokens = { $tokens ->
    [one] queda { $tokens } ficha
   *[other] quedan { $tokens } fichas
}
creature-place = , sector { $sector }, ahora { $place }.ª

## Lo que se pregunta

ask-bets = Tu apuesta { $slot } de esta carrera: primero la carta (con sus puntos), después la criatura.
ask-creature = «{ $bet }», { $points }. ¿Por qué criatura?
ask-fate-tokens = Pon tu ficha de destino: escribe el número del sector.
ask-first-card = Te toca, primera carta: su criatura usa el movimiento rápido.
ask-second-card = Segunda carta, del otro soporte: su criatura usa el movimiento lento.
ask-trick = ¿Con juego sucio o sin él?
ask-card-played = { $seat } juega una carta: { $creature } avanzaría { $sectors ->
    [one] { $sectors } sector
   *[other] { $sectors } sectores
}. ¿Usas un poder?
ask-fate = Una criatura está en una ficha de destino. ¿Usas un poder?
ask-after-card = Tu carta está jugada. ¿Usas un poder?
ask-mid-race = Mitad de carrera, antes de las terceras apuestas. ¿Usas un poder?
ask-before-zeus = Zeus va a robar cartas. ¿Usas un poder?
ask-peeked = ¿Qué carta sacas del mazo de Zeus?
ask-after-zeus = Zeus ha robado cartas. ¿Usas un poder?

## Lo que ha pasado

welcome = Tú eres { $god }. En el sentido del reloj, desde tu izquierda: { $others }.
told-ranked = Clasificación antes del juicio: { $places }.
told-placed = Clasificación final: { $places }.
told-pays = { $points ->
    [0] nada
    [one] { $points } punto
   *[other] { $points } puntos
}
told-bet = { $who ->
    [you] Revelas «{ $bet }» { $on }: { told-pays }.
   *[other] { $seat } revela «{ $bet }» { $on }: { told-pays }.
}
told-plays = { $who ->
    [you] Juegas { $card }
   *[other] { $seat } juega { $card }
}
told-card = { $trick ->
    [yes] { told-plays } con juego sucio.
   *[no] { told-plays }.
}
told-moved = { $trick ->
    [yes] { told-plays } con juego sucio: del sector { $origin } al { $sector }; la carta va a Zeus.
   *[no] { told-plays }: del sector { $origin } al { $sector }.
}
told-still = { $trick ->
    [yes] { told-plays } con juego sucio: la criatura se queda donde está; la carta va a Zeus.
   *[no] { told-plays }: la criatura se queda donde está.
}

## Ayuda

topic-rules = reglas
topic-bets = apuestas
topic-cards = cartas
topic-zeus = Zeus
topic-powers = poderes
topic-board = tablero
help-rules = Tres carreras entre seis criaturas aladas. Nadie es dueño de una criatura: se apuesta por ellas y se las mueve.
    1. Antes de una carrera cada uno hace dos apuestas boca abajo, por criaturas distintas; la tercera llega a mitad de carrera.
    2. En tu turno juegas dos cartas, una de cada uno de tus dos soportes. La primera mueve a su criatura con el movimiento rápido, la segunda con el lento. Compartes cada soporte con un vecino.
    3. Cuando se han jugado todas las cartas, Zeus roba dos de su mazo: las criaturas que aparecen en ellas quedan descalificadas.
    4. Las apuestas acertadas dan sus puntos. Tras tres carreras gana quien tenga más.
help-bets = En una carrera se apuesta una sola vez por una criatura, y cada criatura tiene pocas fichas. Las posiciones se cuentan tras el juicio.
help-cards = Una carta se lee rápido/lento: 4/2 mueve a su criatura 4 sectores como primera carta, 2 como segunda. 2+3/1 tiene juego sucio: como primera carta puede avanzar 3 más, y entonces va al mazo de Zeus. Una criatura que ha cruzado la meta ya no se mueve.
help-zeus = El mazo de Zeus tiene las Protecciones y las cartas cuyo juego sucio se usó en esta carrera. Al final de la carrera se roban dos: cada criatura de una carta robada queda descalificada, y las de detrás suben una posición.
help-powers = Cada poder sirve una vez por partida, en el momento que indica:
help-board = Las calles van en el orden de la carrera, la primera arriba. │ es la línea de salida, luego la de mitad de carrera; ║ es la meta; * una ficha de destino. «fich» son las fichas que quedan para apostar por una criatura, «Zeus» sus cartas en el mazo de Zeus, «apue.» las iniciales de quienes apostaron por ella. 5→7 (+3: 10) quiere decir del sector 5 al 7, con juego sucio al 10. > marca de quién es el turno; ? una carta de apuesta boca abajo; un poder entre paréntesis está usado.
