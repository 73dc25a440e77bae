# Textos del tablero en el navegador. Nombres, jugadas y sucesos están en los archivos del juego.

ui-start = SALIDA
ui-track = La pista
ui-racer = { $creature }, sector { $sector }, { ORDINAL($order) }
ui-line-start = La salida: aquí empiezan las seis criaturas.
ui-line-finish = La meta: quien la cruza ocupa enseguida el primer puesto libre.
ui-line-middle = La línea de mitad de carrera: cuando la primera criatura la ha cruzado, todos hacen una tercera apuesta.
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
ui-bet-down = Una apuesta { $on }, boca abajo
ui-face-down = boca abajo
ui-bets = Apuestas
ui-powers = Poderes
ui-won = Ganadas
ui-lost = Perdidas
ui-log = Lo que ha pasado
ui-since = Desde tu turno
ui-tale-flies = { $creature } vuela { $value }
ui-tale-drifts = { $creature } planea { $value }
ui-tale-stays = { $creature } se queda
ui-tale-now = { "," } ahora en el { $sector }
ui-tale-zeus = { ";" } la carta va a Zeus
ui-tale-finishes = { "," } cruza la meta: { ORDINAL($place) } puesto
ui-tale-bet = apuesta { $on }
ui-tale-won = { $creature }, { $bet }: ganada, +{ $points }
ui-tale-lost = { $creature }, { $bet }: perdida
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
ui-zeus-help = Al final de la carrera Zeus roba dos de estas cartas; la criatura de una carta robada queda descalificada.
ui-holder-help = Tú y { $name } veis estas cartas y las jugáis.
ui-holder = { $side ->
    [left] Tu soporte izquierdo, compartido con { $name }
   *[right] Tu soporte derecho, compartido con { $name }
}
ui-shared-left = { $name } y tú
ui-shared-right = Tú y { $name }
ui-other-left = ‹ Izquierda
ui-other-right = Derecha ›
ui-my-cards = Mis cartas
ui-card = { $creature }: rápida { $fast }, lenta { $slow }
ui-card-trick = { $creature }: rápida { $fast }, con juego sucio más { $bonus }, lenta { $slow }
ui-after-mid = tras la línea de mitad de carrera
ui-bet-slot = { $slot }.ª apuesta
ui-bet-hand = Tus cartas de apuesta
ui-trick-or-not = Con o sin juego sucio
ui-fast = Rápida { $value }
ui-slow = Lenta { $value }
ui-lands = llega al { $sector }
ui-finishes = cruza la meta
ui-stays = no se mueve
ui-to-zeus = , la carta va a Zeus
ui-say-first = elige la primera carta: vuela con su valor rápido
ui-say-second = elige la segunda carta: planea con su valor lento
ui-say-own = Tus cartas vuelan …
ui-say-confirm = confirma, o retira las cartas
ui-say-bet = { $slot ->
    [1] primera apuesta de tres: elige una carta y una criatura
    [2] segunda apuesta de tres: elige una carta y una criatura
   *[other] tercera apuesta de tres: elige una carta y una criatura
}
ui-say-bet-ready = { $creature }, { $bet }: { count-points }. ¿La haces?
ui-my-bets = Tus apuestas
ui-say-creature = ahora la criatura por la que apuestas
ui-say-token = pon tu ficha de destino en un sector
ui-say-power = puedes usar un poder
ui-go = Confirmar
ui-go-bet = Apostar
ui-go-token = Poner la ficha
ui-go-card = { $creature } vuela { $sectors }
ui-go-pair = { $creature } vuela { $sectors }, { $other } { $more }
ui-put-back = Deshacer
ui-look = Señala una apuesta de cada uno de los demás jugadores: solo tú verás esas cartas.
ui-look-chosen = { $chosen } de { $all } elegidas
ui-look-at = Mira la apuesta de { $name } por { $creature }
ui-look-go = Míralas
ui-not-now = Ahora no
ui-continue = Seguir
ui-payout = A cobrar
ui-nothing-drawn = Zeus no roba cartas.
ui-disqualified = { $count ->
    [one] Descalificada: { $creatures }
   *[other] Descalificadas: { $creatures }
}
ui-as-they-came = El orden de llegada
ui-finished = { ORDINAL($place) } puesto
ui-out = descalificada
ui-show-all = Mostrar todo
ui-nobody-disqualified = Zeus está de buen humor: nadie queda descalificado.
ui-total = Total
ui-points-table = De dónde vienen los puntos
