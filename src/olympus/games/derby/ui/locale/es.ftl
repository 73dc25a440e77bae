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

law-1-1 = Cada jugador es un dios, todos distintos, con las mismas once cartas de apuesta. Los dioses que nadie elige se sortean.
law-1-4 = Fichas de cada criatura: dos con tres jugadores, tres con cuatro o cinco, cuatro con seis.
law-1-5 = Entre cada dos vecinos hay un soporte con cartas: diez con tres jugadores, ocho con cuatro, seis con cinco o seis. Sus dos vecinos lo ven y juegan de él.
law-2-1 = Antes de una carrera todos, desde el primer jugador y en sentido horario, ponen una carta de apuesta boca abajo con una ficha de criatura encima; luego, todos otra.
law-2-2 = En una carrera apuestas por una criatura una vez como mucho, y solo mientras queden fichas suyas.
law-2-3 = Un turno: una carta de tu soporte izquierdo y una del derecho, en el orden que quieras. La primera mueve con el valor rápido, la segunda con el lento.
law-2-4 = Una primera carta con un rayo puede sumar su bonificación al valor rápido. Entonces va al mazo de Zeus (3.1) y no a los descartes.
law-2-5 = En un sector va delante quien llega el último; en la edición Avance, el primero. Una criatura que no se mueve no cuenta como llegada.
law-2-6 = Cuando la primera criatura ha cruzado la línea de mitad de carrera, se acaba el turno; luego todos, desde la izquierda de quien jugaba, hacen una tercera apuesta (2.2). Una vez por carrera.
law-2-7 = Una criatura que cruza la meta ocupa enseguida el siguiente puesto libre. Sus cartas aún se pueden jugar, y no mueven nada.
law-2-8 = La carrera sigue hasta que se han jugado todas las cartas de los soportes.
law-2-9 = Las criaturas aún en la pista siguen por sector, primero la más lejana; en un mismo sector vale 2.5.
law-3-1 = Tras la carrera se roban dos cartas del mazo de Zeus: protecciones, y los juegos sucios de esta carrera. La criatura de una carta robada queda descalificada.
law-3-2 = Las criaturas descalificadas salen de la clasificación, y las de detrás avanzan.
law-4-1 = Se revelan todas las apuestas. Una apuesta gana si el puesto final de su criatura es uno de los de la carta; último y penúltimo se cuentan entre las que siguen clasificadas.
law-4-2 = Las cartas de apuesta ganadas son tus puntos. Cada carta sirve una vez por partida.
law-5-1 = Tras las carreras uno y dos se reparte de nuevo, y empieza quien está a la izquierda del último primer jugador.
law-5-2 = Tras la tercera carrera gana quien tenga más puntos; con totales iguales se comparte la victoria.
law-6-1 = Los poderes, si la mesa juega con ellos: cada uno sirve una vez por partida, en el momento que indica.
law-6-2 = Fichas de destino: antes de las apuestas cada uno pone una en un sector sin ficha, ni salida ni meta. El poder que la usa la retira.
law-6-3 = Varios poderes a la vez: primero quien tiene el turno, luego en sentido horario, uno tras otro.
law-6-4 = Si a Zeus se le pasa la borrachera: las protecciones que roba quedan fuera el resto de la partida.
law-7-1 = Ves tus apuestas, los dos soportes a tu lado y todo el tablero; nunca las cartas de apuesta ajenas antes de 4.1.
