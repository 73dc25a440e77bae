# Las reglas en breve, para la página de reglas y la hoja impresa.

rules-lead = De dos a cinco tripulaciones vuelven de Troya. Lo que puede hacer una tripulación lo decide el dios que en ese momento está más alto, y en eso todos tienen voz. Cuando alguien ha viajado diez años gana quien tiene más puntos, si los Pretendientes se los dejan.
rules-favour-title = El Favor divino
rules-favour = Hay cartas sobre Zeus, Atenea, Helios y Eolo, y se suman. El Favor está en el más alto de los cuatro; entre iguales, en el nombrado antes aquí. Se mueve en cuanto los totales lo dicen.
rules-turn-title = Un turno
rules-turn = Primero puedes cambiar de ruta: das a Poseidón una carta de tu Oráculo y robas una ruta nueva; las cartas que había en la vieja van contigo. Después debes poner una carta de tu mano sobre su dios, una doble sobre uno de los dos. Después viene la gesta heroica.
rules-deeds-title = Gestas heroicas
rules-deeds = Tu ruta nombra una gesta para cada dios; haces la que está bajo el Favor. Ofrenda: pon otra carta. El Oráculo: esconde una carta, tres como mucho. La Odisea: pon en la ruta una carta de su color, tantas como años tiene. Arribada: toma la ruta; sus años y sus cartas son tuyos. Si no puedes o no quieres, descarta una carta.
rules-gift-title = El don divino
rules-gift = Un dios que pasa de seis se vacía, y los Pretendientes van a él. Su carta simple más alta es un don. Por turno cada uno puede poner boca abajo cartas de este dios de su Oráculo. La suma más alta gana el don; en caso de empate se descarta. Todas esas cartas se descartan.
rules-poseidon-title = La ira de Poseidón
rules-poseidon = Cuando las cartas de Poseidón pasan su límite (3 con dos jugadores, hasta 6 con cinco) todos menos quien tiene el turno cambian de ruta. Las cartas de la ruta se conservan; quien tenga más cartas que años la ruta nueva descarta las que sobran.
rules-end-title = El final
rules-end = La partida acaba cuando alguien tiene diez años. Se muestran todos los Oráculos: quien tiene más del dios en que están los Pretendientes los vence. Todos los demás, y en un empate todos, pierden los puntos de las cartas de ese dios. Gana quien tiene más puntos.

sheet-deeds = Las cuatro gestas
sheet-figures = Cifras
sheet-routes = Las 24 rutas
sheet-fate = Cartas del destino
sheet-hand-cards = Cartas en la mano
sheet-oracle-cards = Cartas en un Oráculo como máximo
sheet-gods-passing = Por encima de este total un dios concede un don
sheet-end-years = Años que acaban la partida
sheet-end-turns = Turnos de cada uno que la acaban de todos modos
sheet-poseidon = La ira de Poseidón estalla por encima de
sheet-limit = { $total } con { $players } jugadores
sheet-short-favour = Ofrenda
sheet-short-oracle = Oráculo
sheet-short-odyssey = Odisea
sheet-short-landfall = Arribada
sheet-years = años
sheet-colour = Color: { $god }
sheet-value = valor
