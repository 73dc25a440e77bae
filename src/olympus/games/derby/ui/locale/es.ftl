# Textos del tablero en el navegador. Nombres, jugadas y sucesos están en los archivos del juego.

ui-start = SALIDA
ui-track = La pista
ui-racer = { $creature }, sector { $sector }, { ORDINAL($order) }
ui-fate-token = Una ficha de destino en el sector { $sector }
ui-race-of = Carrera { $race } de { $races }
ui-race = Carrera { $race }
ui-you = Tú
ui-your-turn = Te toca:
ui-playing = le toca
ui-player = { $name }, { count-points }
ui-details = Detalles de { $name }
ui-first-player = Primer jugador
ui-away = Sin conexión
ui-bot = Juega un bot
ui-spent = usado
ui-bet-down = Una apuesta por { $creature }, boca abajo
ui-face-down = boca abajo
ui-bets = Apuestas
ui-powers = Poderes
ui-won = Ganadas
ui-lost = Perdidas
ui-log = Lo que ha pasado
ui-bets-left = Fichas libres
ui-tokens-left = { $creature }: { $count ->
    [0] no quedan fichas
    [one] queda { $count } ficha
   *[other] quedan { $count } fichas
}
ui-zeus = Juicio de Zeus
ui-zeus-words = En el mazo de Zeus: { $protections ->
    [one] { $protections } protección
   *[other] { $protections } protecciones
}, { $tricks ->
    [one] { $tricks } juego sucio
   *[other] { $tricks } juegos sucios
}.
ui-holder = { $side ->
    [left] Tu soporte izquierdo, compartido con { $name }
   *[right] Tu soporte derecho, compartido con { $name }
}
ui-shared-left = { $name } y tú
ui-shared-right = Tú y { $name }
ui-other-left = ‹ Cartas izquierda
ui-other-right = Cartas derecha ›
ui-my-cards = Mis cartas
ui-card = { $creature }: rápida { $fast }, lenta { $slow }
ui-card-trick = { $creature }: rápida { $fast }, con juego sucio más { $bonus }, lenta { $slow }
ui-after-mid = tras la línea de mitad de carrera
ui-bet-slot = { ORDINAL($slot) } apuesta
ui-bet-hand = Tus cartas de apuesta
ui-trick-or-not = Con o sin juego sucio
ui-fast = Rápida { $value }
ui-slow = Lenta { $value }
ui-lands = llega al { $sector }
ui-finishes = cruza la meta
ui-stays = no se mueve
ui-to-zeus = , la carta va a Zeus
ui-say-first = elige la primera carta, vuela con su valor rápido
ui-say-second = elige la segunda carta, planea con su valor lento
ui-say-confirm = confirma, o devuelve
ui-say-bet = elige una carta de apuesta y una criatura
ui-say-creature = ahora la criatura por la que apuestas
ui-say-token = pon tu ficha de destino en un sector
ui-say-power = puedes usar un poder
ui-go = Confirmar
ui-go-bet = Apostar
ui-go-token = Poner la ficha
ui-go-card = { $creature } vuela { $sectors }
ui-go-pair = { $creature } { $sectors }, { $other } { $more }
ui-put-back = Devolver
ui-not-now = Ahora no
ui-continue = Seguir
ui-payout = Se pagan las apuestas
ui-nothing-drawn = Zeus no roba cartas.
ui-disqualified = Descalificados: { $creatures }
ui-nobody-disqualified = Zeus está de buen humor: nadie queda descalificado.
ui-total = Total
ui-points-table = De dónde vienen los puntos

rules-lead = De tres a seis dioses miran tres carreras de seis criaturas voladoras. Nadie es dueño de una criatura: todos las mueven a todas, y todos apuestan. Tras tres carreras gana quien tiene más puntos.
rules-bets-title = Las apuestas
rules-bets = Cada dios tiene las mismas once cartas de apuesta. Una carta dice con qué puestos gana, las columnas doradas, y cuánto paga. Antes de una carrera todos hacen dos apuestas, una tras otra: una carta boca abajo y, encima, una ficha de una criatura. Los demás ven la criatura, nunca la carta. Nadie apuesta dos veces por la misma criatura en una carrera, y las fichas de cada una son pocas.
rules-turn-title = El turno
rules-turn = Las cartas están en soportes entre vecinos: ves y usas el de tu izquierda y el de tu derecha, y lo mismo el vecino de ese lado. En tu turno juegas una carta de cada uno, en el orden que quieras. La primera hace volar a su criatura con el valor rápido, el número grande; la segunda con el valor lento, el pequeño. En un sector va delante quien llega el último.
rules-trick-title = El juego sucio
rules-trick = Algunas cartas llevan un rayo. Como primera carta pueden sumarlo al valor rápido. Pero entonces la carta va al mazo de Zeus, y Zeus podría robarla.
rules-mid-title = Mitad de carrera y meta
rules-mid = Cuando una primera criatura cruza la línea amarilla, se acaba el turno y todos hacen una tercera apuesta. Quien cruza la meta ocupa enseguida el primer puesto libre. La carrera termina cuando se han jugado todas las cartas; quienes siguen en la pista van por sector.
rules-judgment-title = El juicio de Zeus
rules-judgment = En el mazo de Zeus hay cuatro cartas de protección y todos los juegos sucios de esta carrera. Zeus roba dos. La criatura de una carta robada queda descalificada, y las de detrás avanzan; una protección no daña a nadie.
rules-end-title = Pago y final
rules-end = Se revelan todas las apuestas. Las acertadas dan sus puntos; cada carta se usa una sola vez por partida. Luego se reparten cartas nuevas y empieza la carrera siguiente. Tras la tercera carrera gana el total más alto; con totales iguales se comparte la victoria.
rules-powers-title = Poderes y destino
rules-powers = Una mesa puede jugar con los poderes de los dioses: cada uno se usa una vez por partida, en el momento que indica. Con fichas de destino, todos ponen además una ficha en un sector antes de cada carrera; un poder de cada dios necesita una criatura que se mueva a una. Si a Zeus se le pasa la borrachera, las protecciones que roba quedan fuera el resto de la partida.
