# Divinity Derby. Las criaturas se llaman por su nombre, como corredores; `$seat`, `$owner`, `$one` y `$two` son jugadores.

game-name = Divinity Derby

## Nombres

creature-dragon = Dragón
creature-dragon-the = el Dragón
creature-dragon-on = por el Dragón
creature-dragon-of = del Dragón
creature-gryphon = Grifo
creature-gryphon-the = el Grifo
creature-gryphon-on = por el Grifo
creature-gryphon-of = del Grifo
creature-lamassu = Lamasu
creature-lamassu-the = el Lamasu
creature-lamassu-on = por el Lamasu
creature-lamassu-of = del Lamasu
creature-pegasus = Pegaso
creature-pegasus-the = Pegaso
creature-pegasus-on = por Pegaso
creature-pegasus-of = de Pegaso
creature-phoenix = Fénix
creature-phoenix-the = el Fénix
creature-phoenix-on = por el Fénix
creature-phoenix-of = del Fénix
creature-sylph = Sílfide
creature-sylph-the = la Sílfide
creature-sylph-on = por la Sílfide
creature-sylph-of = de la Sílfide
favourite-creature = Criatura favorita

god-anansi = Anansi
god-horus = Horus
god-marduk = Marduk
god-odin = Odín
god-quetzalcoatl = Quetzalcóatl
god-yu-huang = Yù Huáng

bet-podium = 1.ª, 2.ª, 3.ª
bet-top-two = 1.ª, 2.ª
bet-first-or-disqualified = 1.ª o descalificada
bet-bottom-two = Las dos últimas
bet-second-or-third = 2.ª, 3.ª
bet-first = 1.ª
bet-last = Última
bet-next-to-last = Penúltima
bet-second = 2.ª
bet-third = 3.ª
bet-disqualified = Descalificada

power-trickster = Embaucador
power-web-of-lies = Telaraña de mentiras
power-sticky-thread = Hilo pegajoso
power-sun-ray = Rayo de sol
power-falcon-eye = Ojo de halcón
power-updraft = Corriente ascendente
power-prophecy = Profecía
power-storm = Tormenta
power-tablet-of-destinies = Tablilla de los destinos
power-superior-wisdom = Sabiduría superior
power-hugin-and-munin = Hugin y Munin
power-sleipnir = Sleipnir
power-renewal = Renovación
power-shed-skin = Muda de piel
power-feathered-wind = Viento emplumado
power-heavenly-dukes-blessing = Bendición del Duque Celestial
power-celestial-pardon = Perdón celestial
power-jade-decree = Decreto de jade

card-protection = Protección de Zeus

## Trozos de frase

count-sectors = { $sectors ->
    [one] { $sectors } sector
   *[other] { $sectors } sectores
}
count-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
creature-moves = { $sectors ->
    [0] { $the } no se mueve
   *[other] { $the } avanza { count-sectors }
}
your-holder = { $side ->
    [left] tu soporte izquierdo
   *[right] tu soporte derecho
}
card-order = { $number ->
    [1] primera carta
   *[other] segunda carta
}
bet-of = la apuesta de { $owner } { $on }
list-and = { $list } y { $last }
list-or = { $list } o { $last }
between-you = tú
place-1st = primera
place-2nd = segunda
place-3rd = tercera
place-4th = cuarta
place-5th = quinta
place-6th = sexta
place-last = última
place-next-to-last = penúltima
place-disqualified = descalificada

## Ayuda

bet-help = Da { count-points } si, tras el juicio, la criatura queda { $places }.
card-help = Como primera carta mueve a { $creature } con el movimiento rápido, { $fast }; como segunda, con el movimiento lento, { $slow }.
card-trick-help = Como primera carta mueve a { $creature } con el movimiento rápido, { $fast }, o con el juego sucio { $total }: entonces la carta va al mazo de Zeus y, si Zeus la roba, descalifica a { $creature }. Como segunda carta mueve a { $creature } con el movimiento lento, { $slow }.
card-protection-help = Está en el mazo de Zeus desde el inicio de la carrera. Cuando Zeus la roba, no descalifica a nadie.

power-trickster-help = Cuando la primera criatura ha cruzado la línea de mitad de carrera, antes de las terceras apuestas: cambia la ficha de criatura de una de tus apuestas por otra que siga en el tablero, de una criatura por la que no hayas apostado en esta carrera.
power-web-of-lies-help = Cuando alguien usa el juego sucio: esa carta va al mazo de descartes en vez de al mazo de Zeus.
power-sticky-thread-help = Cuando una criatura se ha movido a una ficha de destino: retrocede { count-sectors }, pero no más allá de la salida. La ficha sale del tablero.
power-sun-ray-help = Cuando se juega una carta de movimiento sobre una criatura: avanza { count-sectors } más.
power-falcon-eye-help = Al inicio de tu turno: mira todas las cartas de un soporte que no esté a tu lado.
power-updraft-help = Cuando una criatura se ha movido a una ficha de destino: avanza otra vez { count-sectors }. La ficha sale del tablero.
power-prophecy-help = Cuando la primera criatura ha cruzado la línea de mitad de carrera, antes de las terceras apuestas: cambia una de tus cartas de apuesta colocadas por otra sin usar. La ficha de criatura se queda y podrás volver a usar la carta cambiada.
power-storm-help = Cuando se juega una carta de movimiento sobre una criatura: avanza { count-sectors } menos, como mínimo 0.
power-tablet-of-destinies-help = Cuando una criatura se ha movido a una ficha de destino: avanza hasta el sector de la siguiente criatura que va por delante, como última en llegar. La ficha sale del tablero.
power-superior-wisdom-help = Cuando la primera criatura ha cruzado la línea de mitad de carrera, antes de las terceras apuestas: mira una carta de apuesta colocada de cada uno de los demás jugadores.
power-hugin-and-munin-help = Antes de que Zeus robe cartas: mira dos cartas al azar del mazo de Zeus. Enseña una a todos y sácala del mazo durante esta carrera.
power-sleipnir-help = Cuando una criatura se ha movido a una ficha de destino: avanza otra vez tanto como acaba de moverse, como máximo { count-sectors }. La ficha sale del tablero.
power-renewal-help = Después de jugar una carta de movimiento sin juego sucio: devuélvela a uno de tus dos soportes y descarta en su lugar otra carta de la misma criatura de ese soporte.
power-shed-skin-help = Al inicio de tu turno: en este turno tu primera carta usa el movimiento lento y la segunda el movimiento rápido, con juego sucio si quieres.
power-feathered-wind-help = Cuando una criatura se ha movido a una ficha de destino: otra criatura de tu elección avanza { count-sectors }. La ficha sale del tablero.
power-heavenly-dukes-blessing-help = Cuando la primera criatura ha cruzado la línea de mitad de carrera, antes de las terceras apuestas: otra criatura de tu elección avanza { count-sectors }.
power-celestial-pardon-help = Después de que Zeus robe cartas: devuelve una de ellas al mazo de Zeus, y Zeus roba otra.
power-jade-decree-help = Cuando una criatura se ha movido a una ficha de destino: hasta que empiece tu próximo turno, las cartas no la mueven. La ficha sale del tablero.

## Opciones de la mesa

option-players = Jugadores
option-players-help = Cuántos dioses se sientan a la mesa.
option-edition = Edición
option-edition-help = Qué criatura va por delante de las demás en el mismo sector.
option-edition-final = Final: la última en llegar
option-edition-preview = Avance: la primera en llegar
option-powers = Poderes de los dioses
option-powers-help = Cartas de poder; cada una se usa una vez por partida.
option-powers-off = Ninguno
option-powers-attested = Uno por dios
option-powers-full = Todos
option-fate = Fichas de destino
option-fate-help = Antes de cada carrera cada uno pone una ficha en un sector; un poder de cada dios exige que una criatura se mueva a una de ellas. Solo con todos los poderes.
option-sober = A Zeus se le pasa la borrachera
option-sober-help = Las cartas de Protección que roba Zeus quedan fuera el resto de la partida.
option-first = Jugador inicial
option-first-help = Quién empieza la primera carrera: al azar o un asiento de tu elección.
option-gods = Tu dios
option-gods-help = Quién juega con qué dios; los no elegidos se sortean.

## A quién le toca decidir

phase-gods = Se sortean los dioses.
phase-first-player = Se sortea el jugador inicial.
phase-deal = Se reparten las cartas.
phase-fate-tokens = { $seat } está colocando una ficha de destino.
phase-bets = { $seat } está eligiendo una apuesta.
phase-first-card = { $seat } está eligiendo la primera carta.
phase-card-played = Se juega una carta: { $seat } puede usar un poder.
phase-fate = Una criatura está en una ficha de destino: { $seat } puede usar un poder.
phase-after-card = La carta está jugada: { $seat } puede usar un poder.
phase-second-card = { $seat } está eligiendo la segunda carta.
phase-mid-race = Mitad de carrera: { $seat } puede usar un poder.
phase-ranking = Se determina la clasificación.
phase-before-zeus = Antes del juicio: { $seat } puede usar un poder.
phase-peek = Se miran cartas del mazo de Zeus.
phase-peeked = { $seat } está sacando una carta del mazo de Zeus.
phase-zeus-draws = Zeus roba cartas.
phase-after-zeus = Zeus ha robado cartas: { $seat } puede usar un poder.
phase-pardon = Zeus roba otra carta.
phase-payout = Se pagan las apuestas.
phase-over = La partida ha terminado.

## Jugadas

move-play = Juega { $card } de { your-holder } como { card-order }: { creature-moves }.
move-play-trick = Juega { $card } de { your-holder } como { card-order } con juego sucio: { creature-moves }, y la carta va al mazo de Zeus.
move-bet = Apuesta «{ $bet }» { $on }: { count-points } si la criatura queda { $places }.
move-token = Pon tu ficha de destino en el sector { $sector }.
move-pass = No uses ningún poder ahora.
move-trickster = { $power }: en tu apuesta «{ $bet }», cambia la ficha { $of } por una { $other-of }.
move-web-of-lies = { $power }: { $card } va al mazo de descartes en vez de al mazo de Zeus.
move-sticky-thread = { $power }: { $the } retrocede { count-sectors }, pero no más allá de la salida.
move-sun-ray = { $power }: { $the } avanza { count-sectors } en vez de { $value }.
move-falcon-eye = { $power }: mira el soporte entre { $one } y { $two }.
move-updraft = { $power }: { $the } avanza otra vez { count-sectors }.
move-prophecy = { $power }: cambia tu apuesta «{ $old }» { $on } por «{ $bet }».
move-storm = { $power }: { $the } avanza { count-sectors } en vez de { $value }.
move-tablet-of-destinies = { $power }: { $the } avanza hasta la siguiente criatura que va por delante.
move-superior-wisdom = { $power }: mira { $bets }.
move-hugin-and-munin = { $power }: mira dos cartas del mazo de Zeus y saca una de ellas.
move-hugin-and-munin-takes = { $power }: enseña a todos la carta { $card } y sácala del mazo de Zeus.
move-sleipnir = { $power }: { $the } avanza otra vez { count-sectors }.
move-renewal = { $power }: { $card } vuelve a { your-holder }, y en su lugar se descarta { $discarded }.
move-shed-skin = { $power }: en este turno tu primera carta usa el movimiento lento y la segunda el movimiento rápido.
move-feathered-wind = { $power }: { $the } avanza { count-sectors }.
move-heavenly-dukes-blessing = { $power }: { $the } avanza { count-sectors }.
move-celestial-pardon = { $power }: la carta { $card } vuelve al mazo de Zeus, y Zeus roba otra.
move-jade-decree = { $power }: hasta tu próximo turno { $the } no se mueve con cartas.

## Pistas

hint-bet = { $creature }: la criatura queda { $places } en cerca del { $ways } % de los repartos posibles.
hint-bets = Entre los repartos posibles, { $list }.
hint-own-bet = tu apuesta «{ $bet }» { $on } gana en cerca del { $ways } %
hint-trick = Zeus roba un juego sucio { $of } en cerca del { $ways } %.
hint-points = Tus apuestas juntas: cerca de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en esta carrera.

## Lo que ha pasado

event-god = { $seat } juega con { $god }.
event-god-you = Juegas con { $god }.
event-race = Carrera { $race }. Jugador inicial: { $seat }.
event-race-you = Carrera { $race }. Empiezas tú.
event-dealt = { $cards ->
    [one] { $cards } carta va al soporte entre { $one } y { $two }.
   *[other] { $cards } cartas van al soporte entre { $one } y { $two }.
}
event-fate-token = { $seat } pone una ficha de destino en el sector { $sector }.
event-fate-token-you = Pones una ficha de destino en el sector { $sector }.
event-bets-open = Ronda de apuestas { $slot }: empieza { $seat }.
event-bets-open-you = Ronda de apuestas { $slot }: empiezas tú.
event-bet = { $seat } apuesta { $on }.
event-bet-you = Apuestas { $on }.
event-own-bet = Apuesta { $slot } de { $seat }: «{ $bet }».
event-own-bet-you = Tu apuesta { $slot }: «{ $bet }».
event-no-bet = { $seat } no puede apostar por ninguna criatura y conserva la carta.
event-no-bet-you = No puedes apostar por ninguna criatura y conservas la carta.
event-turn = Turno de { $seat }.
event-turn-you = Te toca.
event-card = { $side ->
    [left] { $seat } juega { $card } del soporte izquierdo como { card-order }.
   *[right] { $seat } juega { $card } del soporte derecho como { card-order }.
}
event-card-you = { $side ->
    [left] Juegas { $card } del soporte izquierdo como { card-order }.
   *[right] Juegas { $card } del soporte derecho como { card-order }.
}
event-trick = { $seat } usa el juego sucio: { $card } va al mazo de Zeus.
event-trick-you = Usas el juego sucio: { $card } va al mazo de Zeus.
event-value = { $racer } ahora debe avanzar { count-sectors }.
event-still = { $racer } no se mueve.
event-moved = { $origin ->
    [0] { $racer } deja la salida y llega al sector { $sector }.
   *[other] { $sector ->
        [0] { $racer } vuelve del sector { $origin } a la salida.
       *[other] { $racer } se mueve del sector { $origin } al sector { $sector }.
    }
}
event-finished = { $racer } cruza la línea de meta: puesto { $place }.
event-crossed = { $racer } cruza la línea de mitad de carrera.
event-power = { $seat } usa { $power }.
event-power-you = Usas { $power }.
event-power-creature = { $power }: { $creature }.
event-tokens-swapped = Apuesta { $slot } de { $seat }: la ficha { $of } se cambia por una { $other-of }.
event-tokens-swapped-you = Tu apuesta { $slot }: la ficha { $of } se cambia por una { $other-of }.
event-looked = { $seat } mira el soporte entre { $one } y { $two }.
event-looked-you = Miras el soporte entre { $one } y { $two }.
event-seen-card = Visto en el soporte entre { $one } y { $two }: { $card }.
event-bet-replaced = { $seat } cambia la carta de la apuesta { $slot }.
event-bet-replaced-you = Cambias la carta de la apuesta { $slot }.
event-own-bet-replaced = Apuesta { $slot } de { $seat }: «{ $bet }» en vez de «{ $old }».
event-own-bet-replaced-you = Tu apuesta { $slot }: «{ $bet }» en vez de «{ $old }».
event-bet-looked-at = { $seat } mira la carta de la apuesta { $slot } de { $owner }.
event-bet-looked-at-you = Miras la carta de la apuesta { $slot } de { $owner }.
event-bet-looked-at-yours = { $seat } mira la carta de tu apuesta { $slot }.
event-seen-bet = Visto: la apuesta { $slot } de { $owner } es «{ $bet }».
event-peeked = Visto en el mazo de Zeus: { $card }.
event-taken-out = { $seat } saca del mazo de Zeus: { $card }.
event-taken-out-you = Sacas del mazo de Zeus: { $card }.
event-renewed = { $card } vuelve al soporte entre { $one } y { $two }; en su lugar se descarta { $discarded }.
event-lie = { $card } va al mazo de descartes en vez de al mazo de Zeus.
event-ranked = Puesto { $place } antes del juicio: { $creature }.
event-judged = Zeus roba: { $card }.
event-pardoned = Vuelve al mazo de Zeus: { $card }.
event-disqualified = Por orden de Zeus, { $the } sale de la clasificación.
event-placed = Puesto { $place }: { $creature }.
event-sobered = { $protections ->
    [0] A Zeus se le pasa la borrachera: no queda ninguna carta de Protección.
    [one] A Zeus se le pasa la borrachera: queda { $protections } carta de Protección.
   *[other] A Zeus se le pasa la borrachera: quedan { $protections } cartas de Protección.
}
event-revealed = { $seat } revela «{ $bet }» { $on }.
event-revealed-you = Revelas «{ $bet }» { $on }.
event-paid = Apuesta acertada: { count-points } para { $seat }.
event-paid-you = Apuesta acertada: { count-points } para ti.
event-lost = Apuesta fallida.
event-over = { $winner ->
    [yes] ¡{ $seat } gana con { count-points }!
   *[no] { $seat } tiene { count-points }.
}
event-over-you = { $winner ->
    [yes] ¡Ganas con { count-points }!
   *[no] Tienes { count-points }.
}

## Por qué se rechaza una jugada

error-pass = Ahora no puedes pasar: elige una de las jugadas ofrecidas.
error-not-betting = Ahora no se hacen apuestas. Espera a la próxima ronda de apuestas.
error-bet-twice = En esta carrera ya has apostado por esta criatura: { $creature }. Elige otra.
error-no-token = No quedan fichas de { $creature } en el tablero. Elige otra criatura.
error-bet-used = Tu carta de apuesta «{ $bet }» ya está usada. Elige una de tu mano.
error-not-moving = Ahora no se juegan cartas de movimiento. Elige una de las jugadas ofrecidas.
error-same-holder = La segunda carta debe salir de tu otro soporte.
error-card-not-there = En ese soporte no hay ninguna carta { $creature } { $values }. Elige una carta que veas en él.
error-no-bonus = La carta { $creature } { $values } no tiene juego sucio. Juégala sin él.
error-trick-slow = El juego sucio solo vale con el movimiento rápido, y { $creature } { $values } usa ahora el movimiento lento. Juega la carta sin él.
error-not-tokens = Las fichas de destino solo se colocan antes de las primeras apuestas de una carrera.
error-token-there = Ya hay una ficha de destino en el sector { $sector }. Elige otro sector.
error-token-sector = Una ficha de destino se pone en un sector del 1 al { $last }.
error-power-spent = { $power }: poder ya usado. Cada poder se usa una sola vez por partida.
error-power-out = En esta mesa se juega sin { $power }.
error-power-other = { $power } es un poder de { $god }, no tuyo.
error-power-moment = No es el momento de usar { $power }. Su texto dice cuándo se puede.
error-power-choice = { $power } no se puede usar así. Elige una de las jugadas ofrecidas.
error-power-idle = Ahora no hay nada sobre lo que usar { $power }.
error-card-not-seen = Hugin y Munin no vieron esa carta. Retira una de las que vieron.

## Por qué se rechaza una mesa o un valor

error-fate-needs-full = Las fichas de destino necesitan todos los poderes, pero se ha elegido powers={ $powers }. Elige powers=full o renuncia a las fichas de destino.
error-cards-fast-slow = El valor { $name } debe ser mayor que el movimiento lento de la misma carta.
error-cards-alike = { $name } y { $other } son la misma carta. Júntalas en una, con más copias.
error-cards-count = Las copias de todos los tipos de carta ({ $name }) suman { $value }; deben ser { $wanted } por criatura.
error-hand-size = El valor { $name } es { $value }. Debe ser par, y las cartas de movimiento deben alcanzar para todos los soportes.
error-mid-line = El valor { $name } debe ser menor que el de la meta: la línea de mitad de carrera está antes.
error-tokens-few = El valor { $name } es demasiado bajo: los jugadores hacen { $wanted } apuestas en una carrera, y cada una toma una ficha.

## Lo que cuentan las simulaciones

stat-seat-wins = Parte de victorias por asiento
stat-seat-points = Puntos por asiento
stat-god-wins = Parte de victorias por divinidad
stat-god-points = Puntos por divinidad
stat-bet-wins = Proporción de victorias de quien hizo cada apuesta
stat-bet-placed = Con qué frecuencia se juega cada carta de apuesta en una partida
stat-bet-won = Con qué frecuencia gana una apuesta jugada
stat-bet-points = Puntos que aporta una apuesta hecha
stat-bet-value = Cuánto cambia las victorias cada apuesta
stat-bet-worth = Cuánto cambia los puntos cada apuesta
stat-power-used = Con qué frecuencia se usa cada poder si está su divinidad
stat-power-value = Cuánto cambia las victorias usar cada poder
stat-power-worth = Cuánto cambia los puntos usar cada poder
stat-race-finishers = Criaturas que cruzan la meta
stat-race-disqualified = Criaturas descalificadas
stat-race-crossed = Cartas jugadas al cruzarse la línea de media carrera
stat-game = La partida entera
figure-finishers = criaturas que cruzan la meta por carrera
figure-none-finished = carreras en las que no llega ninguna criatura
figure-line-crossed = parte de las cartas jugadas al cruzarse la línea de media carrera
figure-decisions = decisiones
figure-winning-points = puntos de quien gana
figure-margin = ventaja sobre el segundo
figure-shared-wins = parte de partidas con victoria compartida
