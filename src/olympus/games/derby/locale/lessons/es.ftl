# Texts of the lessons. What a step asks for, and `-why` after it: the reason, said before.

## Lesson 1: move and bet

lesson-1 = Mover y apostar
lesson-1-about = Haz dos apuestas, ayúdalas con tus cartas y mira lo que paga una carrera.
lesson-1-first-bet-why = Corren seis criaturas y ninguna es tuya: los puntos vienen solo de las apuestas. Una apuesta es una carta secreta (¿qué puesto?) con una criatura encima. Mira antes tus cartas: están llenas de dragones rápidos.
lesson-1-first-bet = Apuesta a que el Dragón llega entre los primeros: elige una carta como «Primera posición» y luego el Dragón.
lesson-1-bold = ¡Valiente! Solo vale el primer puesto, pero paga 6.
lesson-1-careful = Una apuesta prudente: gana con más puestos, pero paga menos que «Primera posición».
lesson-1-dragon-wins = Se puede, pero tienes las cartas rápidas del Dragón: irá delante. Elige «Primera posición», «Primera o segunda posición» o «Primera, segunda o tercera posición».
lesson-1-take-dragon = Otro día, quizá. Esta vez apuesta por el Dragón: son tuyas las cartas que lo hacen rápido.
lesson-1-second-bet-why = Iris apuesta por el Fénix, Leo por el Dragón, como tú: también él lo ayudará. Ves sus criaturas, nunca sus cartas. También paga quien se queda atrás: tus cartas de Lamasu son todas lentas.
lesson-1-second-bet = Apuesta a que el Lamasu llega último, o entre los dos últimos.
lesson-1-bold-last = «Última posición» paga 6. Ahora cuida de que nadie haga volar al Lamasu.
lesson-1-careful-last = Ganan dos puestos, por 4 puntos. Ahora cuida de que nadie haga volar al Lamasu.
lesson-1-lamassu-loses = El Lamasu solo tiene cartas lentas: difícil que llegue tan lejos. Elige «Última posición» o «Última o penúltima posición».
lesson-1-take-lamassu = Para esta, toma el Lamasu y apuesta a que se queda atrás: tienes cuatro de sus cartas lentas.
lesson-1-first-turn-why = Entre cada dos vecinos hay un soporte: ambos ven y usan sus cartas. En cada turno juegas una carta de cada uno de los tuyos. La primera vuela el número grande de arriba, la segunda solo el pequeño de abajo.
lesson-1-first-turn = Elige primero una carta de Dragón, luego una de Lamasu del otro soporte, y confirma.
lesson-1-not-lamassu-fast = Como primera carta volaría, y quieres al Lamasu atrás. Devuélvela y toma antes un Dragón.
lesson-1-dragon-first = Eso ayudaría a la apuesta de otro. La primera carta vuela más lejos: dásela a tu Dragón.
lesson-1-sly = Astuto: el Lamasu apenas se ha movido, y esa carta ya no puede ayudarlo.
lesson-1-harmless = No hace daño. Una carta de Lamasu ahí sería aún mejor: gasta lo que podría hacerlo volar.
lesson-1-wasted = Como segunda carta, el Dragón vuela solo el número pequeño: un desperdicio. Guárdala para abrir el próximo turno.
lesson-1-second-turn-why = Los demás empujan a sus criaturas. El soporte de tu izquierda también lo usa Iris, el de tu derecha Leo: las buenas cartas no te esperan.
lesson-1-second-turn = Otra vez: el Dragón rápido y luego algo lento. Después la carrera vuela hasta el final.
lesson-1-end = El Dragón primero, el Lamasu último: las dos apuestas han pagado, y vas en cabeza con { $points } puntos. Ese es el corazón del juego: apuesta por lo que tus cartas pueden hacer y haz que ocurra. Tras tres carreras gana quien tiene más puntos.
