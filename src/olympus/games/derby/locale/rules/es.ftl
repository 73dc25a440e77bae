# Las reglas en breve, para la página de reglas y la hoja impresa.

rules-lead = De tres a seis dioses miran tres carreras de seis criaturas voladoras. Nadie es dueño de una criatura: todos las mueven todas, y todos apuestan. Tras tres carreras gana quien tiene más puntos.
rules-bets-title = Las apuestas
rules-bets = Cada dios tiene las mismas once cartas de apuesta. Una carta dice con qué puestos gana, las columnas doradas, y cuánto paga. Antes de una carrera todos hacen dos apuestas, una tras otra: una carta boca abajo y, encima, una ficha de una criatura. Los demás ven la criatura, nunca la carta. Nadie apuesta dos veces por la misma criatura en una carrera, y cada una tiene solo unas pocas fichas.
rules-turn-title = El turno
rules-turn = Las cartas están en soportes entre vecinos: ves y usas el de tu izquierda y el de tu derecha, y lo mismo el vecino de ese lado. En tu turno juegas una carta de cada uno, en el orden que quieras. La primera hace volar a su criatura con el valor rápido, el número grande; la segunda con el valor lento, el pequeño. En un sector va delante quien llega el último.
rules-trick-title = El juego sucio
rules-trick = Algunas cartas llevan un rayo. Como primera carta pueden sumarlo al valor rápido. Pero entonces la carta va al mazo de Zeus, y Zeus podría robarla.
rules-mid-title = Mitad de carrera y meta
rules-mid = Cuando la primera criatura cruza la línea amarilla, se completa el turno y todos hacen una tercera apuesta. Quien cruza la meta ocupa enseguida el primer puesto libre. La carrera termina cuando se han jugado todas las cartas; las que siguen en la pista se ordenan por sector.
rules-judgment-title = El juicio de Zeus
rules-judgment = En el mazo de Zeus hay cuatro cartas de protección y todos los juegos sucios de esta carrera. Zeus roba dos. La criatura de una carta robada queda descalificada, y las de detrás avanzan un puesto; una protección no daña a nadie.
rules-end-title = Pago y final
rules-end = Se revelan todas las apuestas. Las acertadas dan sus puntos; cada carta se usa una sola vez por partida. Luego se reparten cartas nuevas y empieza la carrera siguiente. Tras la tercera carrera gana el total más alto; con totales iguales se comparte la victoria.
rules-powers-title = Poderes y destino
rules-powers = Una mesa puede jugar con los poderes de los dioses: cada uno se usa una vez por partida, en el momento que indica. Con fichas de destino, todos ponen además una ficha en un sector antes de cada carrera; un poder de cada dios necesita una criatura que llegue a una. Si a Zeus se le pasa la borrachera, las protecciones que roba quedan fuera el resto de la partida.

sheet-bets = Las once apuestas
sheet-players = Según el número de jugadores
sheet-cards = Cartas de movimiento de cada criatura
sheet-powers = Poderes de los dioses
sheet-count = { $players } jugadores
sheet-track = La pista
sheet-track-text = la meta es el sector { $finish }; { $protections } cartas de protección en el mazo de Zeus
sheet-points = puntos
sheet-hand = cartas por soporte
sheet-tokens = fichas por criatura
sheet-line = mitad de carrera
sheet-fast = rápido
sheet-trick = rayo
sheet-slow = lento
sheet-copies = copias
