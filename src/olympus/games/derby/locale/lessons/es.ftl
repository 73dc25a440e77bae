# Texts of the lessons. What a step asks for, and `-why` after it: the reason, said before.

## Lesson 1: move and bet

lesson-1 = Mover y apostar
lesson-1-about = Haz dos apuestas, ayúdalas con tus cartas y descubre cuánto paga una carrera.
lesson-1-first-bet-why = Corren seis criaturas y ninguna es tuya: los puntos vienen solo de las apuestas. Una apuesta es una carta secreta (¿qué puesto?) con una criatura encima. Mira antes tus cartas: están llenas de dragones rápidos.
lesson-1-first-bet = Apuesta a que el Dragón llega entre los primeros: elige una carta como «1.ª» y luego el Dragón.
lesson-1-bold = ¡Qué valor! Solo vale el primer puesto, pero paga 6.
lesson-1-careful = Una apuesta prudente: gana con más puestos, pero paga menos que «1.ª».
lesson-1-dragon-wins = Se puede, pero tienes las cartas rápidas del Dragón: irá delante. Elige «1.ª», «1.ª, 2.ª» o «1.ª, 2.ª, 3.ª».
lesson-1-take-dragon = Otro día, quizá. Esta vez apuesta por el Dragón: son tuyas las cartas que lo hacen rápido.
lesson-1-second-bet-why = Iris apuesta por el Fénix, Leo por el Dragón, como tú: también él lo ayudará. Ves sus criaturas, nunca sus cartas. La carta de apuesta que has usado no vuelve: cada una sirve una sola vez en toda la partida. También paga quien se queda atrás: tus cartas de Lamasu son todas lentas.
lesson-1-second-bet = Apuesta a que el Lamasu llega último, o entre los dos últimos.
lesson-1-bold-last = «Última» paga 6. Ahora cuida de que nadie haga volar al Lamasu.
lesson-1-careful-last = Ganan dos puestos, por 4 puntos. Ahora cuida de que nadie haga volar al Lamasu.
lesson-1-lamassu-loses = El Lamasu solo tiene cartas lentas: difícil que llegue tan lejos. Elige «Última» o «Las dos últimas».
lesson-1-take-lamassu = Para esta, toma el Lamasu y apuesta a que se queda atrás: tienes cuatro de sus cartas lentas.
lesson-1-first-turn-why = Entre cada dos vecinos hay un soporte: ambos ven y usan sus cartas. En cada turno juegas una carta de cada uno de los tuyos. La primera vuela el número grande de arriba, la segunda solo el pequeño de abajo.
lesson-1-first-turn = Elige primero una carta de Dragón, luego una de Lamasu del otro soporte, y confirma.
lesson-1-not-lamassu-fast = Como primera carta volaría, y quieres al Lamasu atrás. Devuélvela y toma antes un Dragón.
lesson-1-dragon-first = Eso ayudaría a la apuesta de otro. La primera carta vuela más lejos: dásela a tu Dragón.
lesson-1-sly = Buena jugada: el Lamasu apenas se ha movido, y esa carta ya no puede ayudarlo.
lesson-1-harmless = No hace daño. Una carta de Lamasu ahí sería aún mejor: gasta lo que podría hacerlo volar.
lesson-1-wasted = Como segunda carta, el Dragón vuela solo el número pequeño: un desperdicio. Guárdala para abrir el próximo turno.
lesson-1-second-turn-why = Las cartas de tu izquierda también las usa Iris, y las de tu derecha Leo: las buenas cartas no te esperan. La criatura que cruza la meta roja ocupa enseguida el primer puesto libre; desde entonces sus cartas no mueven nada.
lesson-1-second-turn = Otra vez: el Dragón rápido y luego algo lento. El resto de la carrera lo jugamos por ti.
lesson-1-end = El Dragón delante, el Lamasu atrás: las dos apuestas han pagado, y vas en cabeza con { $points } puntos. Hemos jugado tus últimos turnos y hecho tu tercera apuesta, el Fénix a «2.ª, 3.ª»; la lección 3 enseña cómo. Apuesta por lo que tus cartas pueden hacer y haz que ocurra: tras tres carreras gana quien tiene más puntos.

## Lesson 2: tricks and Zeus

lesson-2 = Juego sucio y Zeus
lesson-2-about = Usa el juego sucio, manda a un rival ante Zeus y deja que el juicio te pague.
lesson-2-hedge-why = Algunas de tus cartas llevan un rayo: juego sucio. Hace más rápida a una criatura, pero la carta va a Zeus, que puede descalificarla. A «1.ª o descalificada» le da igual: paga en ambos casos. Tus cartas de Pegaso son rápidas y llenas de rayos.
lesson-2-hedge = Apuesta «1.ª o descalificada» por Pegaso.
lesson-2-hedged = Así no arriesgas: puedes usar juego sucio con Pegaso sin miedo.
lesson-2-other-card = La criatura es buena. Pero con juego sucio puede ser descalificada: toma la carta que también paga entonces.
lesson-2-take-pegasus = Tus mejores cartas son las de Pegaso: apuesta por él.
lesson-2-doom-why = El mazo de Zeus tiene cuatro protecciones y cada carta cuyo rayo se usó en esta carrera. Al final roba dos: la criatura robada queda fuera. Tienes tres cartas de Fénix con rayo: cuantas más mandes a Zeus, más fácil es que caiga.
lesson-2-doom = Apuesta «Descalificada» por el Fénix: 7 puntos, lo máximo.
lesson-2-doomed = ¡Qué audacia! Ahora te alegrará cada rayo del Fénix, lo juegue quien lo juegue.
lesson-2-not-enough-tricks = «Descalificada», sí, pero por el Fénix: ninguna otra criatura te da tres rayos.
lesson-2-take-phoenix = Aquí queremos el juicio de nuestro lado: elige «Descalificada» y el Fénix.
lesson-2-trick-why = El juego sucio solo vale con la primera carta del turno: el rayo suma 3 al número grande. Con la segunda carta el rayo no hace nada.
lesson-2-trick = Elige una carta de Pegaso con rayo y usa el juego sucio; luego un Lamasu o un Dragón como segunda carta lenta.
lesson-2-tricked = ¡Allá va! La carta ya está en manos de Zeus, pero a tu apuesta no le importa.
lesson-2-with-lightning = La criatura es buena, pero usa el rayo: elige una carta con +3 y el juego sucio.
lesson-2-pegasus-first = Primero tu Pegaso: una carta con +3, y su juego sucio.
lesson-2-keep-it = Guarda Pegaso y Fénix para abrir un turno, y no ayudes al Grifo, tu rival. Toma otra.
lesson-2-push-why = Hemos jugado dos rondas por ti y hecho tu tercera apuesta: el Lamasu entre «Las dos últimas». Pegaso va en cabeza, e Iris ha mandado a Zeus una primera carta de Fénix. Con una segunda es más probable que caiga que no. Que el rayo lo haga más rápido no importa.
lesson-2-push = Juega una carta de Fénix con su juego sucio, y luego cualquier segunda carta.
lesson-2-pushed = Ahora hay dos cartas de Fénix con Zeus.
lesson-2-phoenix-first = Pegaso ya va en cabeza. Manda al Fénix ante Zeus: una carta suya con +3, y el juego sucio.
lesson-2-end = Zeus ha atrapado al Fénix: 7 puntos, y 4 por Pegaso; { $points } en total. El juego sucio es fuerte cuando el juicio no puede dañar tus apuestas. Si nada te cubre, piénsalo: cada rayo es una ocasión más para Zeus.

## Lesson 3: the third bet and powers

lesson-3 = La tercera apuesta y los poderes
lesson-3-about = Cruza la línea de mitad de carrera, apuesta por lo que ya sabes y guarda un poder para el final.
lesson-3-cross-why = Hemos hecho dos apuestas por ti, el Grifo a «1.ª» y el Dragón a «1.ª, 2.ª, 3.ª», y jugado dos rondas. Los dos están en el 9; en un mismo sector va delante quien llegó después. Cuando la primera criatura pasa la línea amarilla del 12, se termina ese turno y luego todos hacen una tercera apuesta.
lesson-3-cross = Haz que el Grifo cruce la línea: elige una carta de Grifo y confirma.
lesson-3-crossed = ¡Allá va! Pero antes hay una pregunta para ti.
lesson-3-gryphon-first = Así el Grifo se quedaría antes de la línea. Lleva tu mejor apuesta: juega una carta suya.
lesson-3-keep-why = En esta mesa los dioses tienen poderes. Eres Horus: con Rayo de sol, una carta recién jugada, por quien sea, vuela 2 sectores más. Pero vale una sola vez en toda la partida. El Grifo cruza la línea sin él.
lesson-3-keep = Guarda el Rayo de sol para cuando dos sectores lo decidan todo: elige «Ahora no».
lesson-3-kept = Bien hecho. El Grifo ha cruzado la línea igualmente.
lesson-3-too-early = Quedaría gastado para toda la partida, y la línea se cruza sin él. Deja pasar el momento.
lesson-3-slow-why = Ahora la segunda carta, del otro soporte, con su valor lento. Mira la Sílfide: no ha salido, y las cuatro cartas de Sílfide que ves son lentas. Jugadas en segundo lugar, la dejan ahí.
lesson-3-slow = Juega una segunda carta lenta, una Sílfide por ejemplo; ni Grifo ni Dragón.
lesson-3-sylph-spent = Bien: una carta de Sílfide menos, y apenas se ha movido.
lesson-3-rival = El Dragón puede quedar segundo o tercero, pero no delante de tu Grifo. Toma otra carta.
lesson-3-save-gryphon = Guarda la última carta del Grifo: como primera carta de otro turno vuela mucho más lejos.
lesson-3-third-bet-why = Iris (Odín) ha usado su poder para mirar una apuesta de cada uno. Tú apuestas al final y eres quien más sabe. Las fichas son pocas: dos de cada criatura en esta mesa, y por una criatura apuestas una vez por carrera. La Sílfide va muy atrás y solo tiene cartas lentas.
lesson-3-third-bet = Apuesta a que la Sílfide llega última, o entre las dos últimas.
lesson-3-sure = 6 puntos que ya parecen seguros.
lesson-3-surer = Casi ganada: 4 puntos. «Última» pagaría 6, con poco más de riesgo.
lesson-3-sylph-stays = La Sílfide no llegará tan lejos: sus cartas son lentas, y la carrera va por la mitad. Apuesta por los últimos puestos.
lesson-3-take-sylph = Puede pasar o no. La Sílfide es casi segura: apuesta por ella, para los últimos puestos.
lesson-3-duel-why = Hemos jugado una ronda por ti; este es tu último turno. Iris ha empujado al Dragón al 17, delante de tu Grifo. Su última carta lo lleva al 16: falta uno. Pero has guardado algo.
lesson-3-duel = Juega la última carta del Grifo.
lesson-3-gryphon-now = El Grifo necesita este turno: primero su última carta.
lesson-3-ray-why = Este es el momento: 16 y 2 son 18, y el Dragón está en el 17.
lesson-3-ray = Usa el Rayo de sol.
lesson-3-rayed = ¡Delante por un sector!
lesson-3-now-or-never = Sin él, el Grifo queda segundo y pierdes tus 6 puntos. Úsalo ahora.
lesson-3-last-why = Solo te quedan cartas lentas. Luego los demás juegan las últimas, Zeus juzga (en su mazo no hay juego sucio) y se pagan las apuestas.
lesson-3-last = Juega cualquier segunda carta.
lesson-3-end = Las tres apuestas ganadas: { $points } puntos en una carrera. Al principio apuesta por lo que pueden tus cartas, luego por lo que muestra la pista, y guarda un poder para el momento decisivo. La mesa te espera.
