# The rules by number, for the rules page and for refusals.

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
