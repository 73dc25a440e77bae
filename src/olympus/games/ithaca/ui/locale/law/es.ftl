# The rules by number, for the rules page and for refusals.

law-1-1 = Todos empiezan con una carta en el Oráculo, que solo ve su dueño.
law-1-3 = Una mano tiene cuatro cartas. Por cada carta jugada se roba otra enseguida; si no quedaban, la mano se completa al comienzo de tu turno.
law-1-4 = Al empezar hay cuatro cartas sobre sus dioses; una doble, sobre el dios nombrado más arriba.
law-2-1 = El Favor está en el dios con la suma más alta entre Zeus, Atenea, Helios y Eolo; nunca en Poseidón.
law-2-2 = Sumas iguales: el primero en ese orden, Zeus antes que nadie.
law-2-3 = El Favor se fija de nuevo cada vez que cambia una suma.
law-3-1 = Al principio del turno puedes poner una carta de tu Oráculo en Poseidón, descartar tu ruta y robar otra (6.1).
law-3-2 = Después debes poner una carta de tu mano sobre su dios; una doble, sobre uno de los dos. Un dios que pasa de seis concede un don (4.1).
law-3-3 = Después la gesta que tu ruta nombra bajo el Favor, o descartas una carta. Ofrenda: pon otra carta. Oráculo: esconde una, tres como mucho. Odisea: añade a la ruta una carta de su color, como mucho tantas como sus años. Arribada: toma la ruta con sus cartas.
law-4-1 = Cuando un dios pasa de seis, los Pretendientes van a él, se vacía y el Favor se fija de nuevo.
law-4-2 = La carta simple más alta de ese dios es el don. Solo dobles: no hay don.
law-4-4 = Por turno cada uno pasa, o pone boca abajo cartas de ese dios de su Oráculo. Los demás ven cuántas.
law-4-5 = La suma más alta gana el don como puntos; en caso de empate se descarta. Todas las cartas puestas se descartan.
law-5-1 = Cuando Poseidón pasa su límite, de tres con dos jugadores a seis con cinco, todos menos quien tiene el turno cambian de ruta (6.1), y sus cartas se descartan.
law-6-1 = Las cartas de la ruta vieja van contigo, sean del color que sean. Si son más que los años de la nueva, descartas las que sobran.
law-6-2 = Las cartas que se añadan después deben tener el color de la ruta nueva.
law-7-1 = La partida acaba en cuanto las rutas de alguien suman diez años.
law-7-2 = Todos muestran su Oráculo. La suma más alta del dios de los Pretendientes los vence, si es una sola; los demás pierden los puntos de las cartas de ese dios, y en un empate todos.
law-7-3 = Los puntos son las cartas tomadas con rutas o ganadas como dones. Gana quien tiene más puntos; en caso de empate se comparte la victoria.
law-8-1 = Ves tu mano, tu Oráculo y todo lo descubierto; nunca las manos y Oráculos ajenos.
