# Ithaca. `$seat` es un jugador; `$card` una carta de destino, dicha con su dios o sus dioses y su valor.

game-name = Ithaca

## Nombres

god-zeus = Zeus
god-athena = Atenea
god-helios = Helios
god-aiolus = Eolo
god-poseidon = Poseidón

other-zeus = { god-zeus }
other-athena = { god-athena }
other-helios = { god-helios }
other-aiolus = { god-aiolus }

deed-favour = Ofrenda
deed-oracle = El Oráculo
deed-odyssey = La Odisea
deed-landfall = Arribada

deed-favour-help = Pon una carta de tu mano sobre uno de sus dioses.
deed-oracle-help = Pon una carta de tu mano boca abajo en tu Oráculo; un Oráculo lleno cede una por ella.
deed-odyssey-help = Pon en tu ruta una carta de tu mano de su color, mientras haya sitio.
deed-landfall-help = Toma tu ruta: sus años y las cartas que lleva son tuyos, y robas una ruta nueva.

route-tenedos = Ténedos
route-ismarus = Ísmaro
route-ogygia = Ogigia
route-pylos = La arenosa Pilos
route-cyclops = La costa de los Cíclopes
route-wandering-rocks = Las Rocas Errantes
route-lesbos = Lesbos
route-scheria = Esqueria
route-phorcys = El puerto de Forcis
route-sunium = Cabo Sunio
route-sirens = El prado de las Sirenas
route-asphodel = Los campos de asfódelos
route-pharos = Faros
route-lotus-eaters = Los lotófagos
route-thrinacia = Trinacia
route-sparta = Esparta
route-aeaea = Eea
route-oceanus = La corriente del Océano
route-goat-island = La isla de las Cabras
route-cape-malea = Cabo Malea
route-aeolia = Eolia
route-asteris = Asteris
route-telepylus = Telépilo
route-scylla = Escila y Caribdis
favourite-route = Ruta favorita

## Partes de frases

this-card = { $other ->
    [none] { $god } { $value }
   *[other] { $god }–{ $other } { $value }
}
count-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
count-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
count-years = { $years ->
    [one] { $years } año
   *[other] { $years } años
}

## Opciones de la mesa

option-players = Jugadores
option-players-help = Cuántos navegan de vuelta a casa.
option-first = Primer jugador
option-first-help = Quién empieza: por sorteo, o un asiento a tu elección.

## A quién le toca decidir

phase-first-player = Se sortea el primer jugador.
phase-deal-oracles = Se reparten los Oráculos.
phase-deal-routes = Se reparten las rutas.
phase-deal-hands = Se reparten las manos.
phase-deal-gods = Los dioses reciben sus primeras cartas.
phase-turn = Empieza un turno.
phase-route = { $seat } puede cambiar de ruta.
phase-new-route = Se roba una ruta.
phase-shed = { $seat } tiene demasiadas cartas para la nueva ruta y debe descartar una.
phase-wrath = La ira de Poseidón barre el mar.
phase-influence = { $seat } está eligiendo una carta para un dios.
phase-draw = Se roba una carta.
phase-gift = Los dioses deciden su Favor.
phase-bid = { $seat } puede pujar por el don.
phase-deed = { $seat } está eligiendo una gesta heroica.
phase-end-turn = Acaba un turno.
phase-over = La partida ha terminado.
phase-owed-route = Empieza un turno.

## Jugadas

move-route-keep = Sigue en tu ruta: { $route }.
move-route-change = Da { $card } de tu Oráculo a Poseidón y deja { $route } por una ruta nueva. Poseidón sube a { $total }; por encima de { $limit } estalla su ira.
move-influence = Pon { $card } sobre { $god }, que sube a { $total }.
move-influence-gift = Pon { $card } sobre { $god }, que sube a { $total } y concede un don.
move-deed-favour = Ofrenda: pon { $card } sobre { $god }, que sube a { $total }.
move-deed-favour-gift = Ofrenda: pon { $card } sobre { $god }, que sube a { $total } y concede un don.
move-deed-oracle = El Oráculo: pon { $card } boca abajo en tu Oráculo.
move-deed-oracle-for = El Oráculo: pon { $card } boca abajo en tu Oráculo y descarta de él { $old }.
move-deed-odyssey = La Odisea: pon { $card } en tu ruta, { $route }.
move-deed-landfall = Arribada: toma { $route } con { count-years } y { count-points }.
move-discard = Ninguna gesta: descarta { $card } y roba una carta.
move-shed = Descarta { $card } de tu ruta, { $route }.
move-bid = Puja con { $cards } de tu Oráculo, { $total } en total.
move-pass-bid = No pujes por el don.
move-pass = No hagas nada y acaba tu turno.

## Pistas

hint-gift = De cada 100 repartos posibles, el don es tuyo en { $ways }.
hint-voyage = De cada 100 repartos posibles, arribas pronto en { $landfall } y ganas un don en { $gift }.
hint-points = De media te da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en los próximos turnos.
hint-loss = De media te cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en los próximos turnos.

## Qué ha pasado

event-oracle-dealt = El Oráculo de { $seat } empieza con { count-cards }.
event-oracle-dealt-you = Tu Oráculo empieza con { count-cards }.
event-hand-dealt = { $seat } recibe { count-cards }.
event-hand-dealt-you = Recibes { count-cards }.
event-route-dealt = { $seat } parte en una ruta: { $route }.
event-route-dealt-you = Empiezas en una ruta: { $route }.
event-god-dealt = { $card } está sobre { $god }.
event-spilled = { $god } está en { $total }, demasiado para el comienzo: esas cartas se descartan.
event-favour = El Favor divino pasa a { $god }.
event-deck-made = { $cards ->
    [one] El mazo de destino se rehace con { $cards } descarte.
   *[other] El mazo de destino se rehace con { $cards } descartes.
}
event-route-deck-made = { $routes ->
    [one] El mazo de rutas se rehace con { $routes } descarte.
   *[other] El mazo de rutas se rehace con { $routes } descartes.
}
event-turn = Turno { $turn }: { $seat }.
event-turn-you = Turno { $turn }: te toca.
event-kept = { $seat } sigue en la ruta: { $route }.
event-kept-you = Sigues en la ruta: { $route }.
event-offered = { $seat } da { $card } a Poseidón, que sube a { $total }.
event-offered-you = Das { $card } a Poseidón, que sube a { $total }.
event-route-left = { $seat } deja la ruta: { $route }.
event-route-left-you = Dejas la ruta: { $route }.
event-route-drawn = La nueva ruta de { $seat }: { $route }.
event-route-drawn-you = Tu nueva ruta: { $route }.
event-no-route = No queda ninguna ruta para { $seat }.
event-no-route-you = No queda ninguna ruta para ti.
event-shed = { $seat } tiene que descartar { $card } de la ruta.
event-shed-you = Debes descartar { $card } de la ruta.
event-wrath = La ira de Poseidón: está en { $total }. Todos menos { $seat } cambian de ruta.
event-wrath-you = La ira de Poseidón: está en { $total }. Todos menos tú cambian de ruta.
event-calmed = Poseidón se calma: { count-cards } a los descartes.
event-laid = { $seat } pone { $card } sobre { $god }, que está en { $total }.
event-laid-you = Pones { $card } sobre { $god }, que está en { $total }.
event-drew = { $seat } roba { count-cards }.
event-drew-you = Robas { count-cards }.
event-own-draw = { $seat } roba { $card }.
event-own-draw-you = Robas { $card }.
event-proci = Los Pretendientes van a { $god }.
event-prize = Un don de { $god }: { $card }.
event-no-prize = { $god } solo tiene cartas dobles y ningún don que conceder.
event-passed = { $seat } no puja.
event-passed-you = No pujas.
event-bid = { $seat } puja con { count-cards }, boca abajo.
event-bid-you = Pujas con { count-cards }, boca abajo.
event-revealed = { $seat } revela { $card }.
event-revealed-you = Revelas { $card }.
event-sum = { $seat } ha pujado { $total }.
event-sum-you = Has pujado { $total }.
event-won = El don es para { $seat }: { $card }.
event-won-you = El don es tuyo: { $card }.
event-tied = Empate: nadie consigue { $card }.
event-unclaimed = Nadie puja: { $card } se descarta.
event-oracle = { $seat } pone una carta boca abajo en el Oráculo, ahora { count-cards }.
event-oracle-you = Pones una carta boca abajo en tu Oráculo, ahora { count-cards }.
event-own-oracle = En el Oráculo de { $seat }: { $card }.
event-own-oracle-you = En tu Oráculo: { $card }.
event-replaced = { $seat } descarta { $card } del Oráculo.
event-replaced-you = Descartas { $card } de tu Oráculo.
event-odyssey = { $seat } pone { $card } en la ruta: { $route }.
event-odyssey-you = Pones { $card } en tu ruta: { $route }.
event-landfall = { $seat } arriba a puerto: { $route }, { count-points }, hasta ahora { count-years } de viaje.
event-landfall-you = Arribas a puerto: { $route }, { count-points }, hasta ahora { count-years } de viaje.
event-discarded = { $seat } no realiza ninguna gesta y descarta { $card }.
event-discarded-you = No realizas ninguna gesta y descartas { $card }.
event-nothing = { $seat } no puede realizar ninguna gesta.
event-nothing-you = No puedes realizar ninguna gesta.
event-home = { $seat } está en casa tras { count-years }: la partida termina.
event-home-you = Llegas a casa tras { count-years }: la partida termina.
event-limit = Todos han tenido { $turns } turnos: la partida termina.
event-oracle-shown = El Oráculo de { $seat } muestra { $card }.
event-oracle-shown-you = Tu Oráculo muestra { $card }.
event-stand = { $seat } afronta a los Pretendientes en { $god } con { $total }.
event-stand-you = Te enfrentas a los Pretendientes en { $god } con { $total }.
event-beaten = ¡{ $seat } vence a los Pretendientes!
event-beaten-you = ¡Vences a los Pretendientes!
event-unbeaten = Nadie vence a los Pretendientes en { $god }.
event-lost = Los Pretendientes quitan { $card } a { $seat }.
event-lost-you = Los Pretendientes te quitan { $card }.
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
error-not-route = La ruta solo se cambia al comienzo de tu turno, con una carta del Oráculo.
error-not-influence = Se pone una carta sobre un dios después del cambio de ruta, una vez por turno.
error-not-deed = La gesta heroica viene después de poner una carta sobre un dios, una vez por turno.
error-not-shed = Ahora no tienes cartas que quitar de tu ruta.
error-not-bid = Ahora no hay ningún don por el que pujar.
error-not-in-hand = No tienes { this-card } en la mano. Elige una carta que tengas.
error-not-in-oracle = En tu Oráculo no está { this-card }. Elige una carta que esté.
error-not-on-route = En tu ruta no está { this-card }. Elige una carta que esté.
error-wrong-god = { $other ->
    [none] { this-card } solo puede ponerse sobre { $god }.
   *[other] { this-card } solo puede ponerse sobre { $god } o sobre { $other }.
}
error-no-route = No tienes ruta: solo puedes descartar una carta.
error-other-deed = El Favor está sobre { $god }, y bajo ese dios tu ruta dice: { $deed }. Hazlo, o descarta una carta.
error-oracle-full = Tu Oráculo ya tiene { count-cards }. Di cuál descartas por la nueva.
error-oracle-room = En tu Oráculo hay sitio: no se descarta ninguna de sus cartas.
error-route-full = En { $route } solo { $years ->
    [one] cabe { $years } carta, y ya está.
   *[other] caben { $years } cartas, y ya están.
} Descarta una carta.
error-wrong-colour = Tu ruta, { $route }, solo admite cartas de { $god }.
error-bid-god = El don es de { $god }: solo valen cartas del Oráculo de ese dios.
error-bid-twice = Ofreces { this-card } más veces de las que está en tu Oráculo. Cada carta cuenta una vez.
error-bid-order = Escribe esta puja así: { $move }.

## Por qué se rechaza un valor

error-fate-count = Las copias de todas las cartas de destino ({ $name }) suman { $value }; deben ser { $wanted }.
error-oracle-dealt = El valor { $name } es demasiado alto: en un Oráculo caben { $most } como máximo.
error-route-words = { $wanted ->
    [one] El valor { $name } debe tener { $wanted } palabra.
   *[other] El valor { $name } debe tener { $wanted } palabras.
}

## Qué dicen muchas partidas

stat-seat-wins = Proporción de victorias por asiento
stat-seat-points = Puntos por asiento
stat-seat-years = Años de viaje por asiento
stat-proci-on = Con qué frecuencia los Pretendientes acaban en cada dios
stat-points-of = Puntos que quedan al final en cartas de cada dios
stat-route-landed = Con qué frecuencia se toma cada ruta en una partida
stat-route-value = Cuánto cambia las victorias cada ruta tomada
stat-route-worth = Cuánto cambia los puntos cada ruta tomada
stat-happened = Qué ocurre en una partida
counted-gifts = dones: un dios pasa el límite
counted-gifts-won = dones ganados
counted-gifts-tied = dones perdidos por empate
counted-gifts-unclaimed = dones por los que nadie puja
counted-bids = pujas
counted-bid-cards = cartas de Oráculo pujadas
counted-wrath = iras de Poseidón
counted-landfalls = arribadas
counted-empty-landfalls = arribadas sin puntos
counted-lost-cards = cartas de puntos perdidas por los Pretendientes
counted-lost-points = puntos perdidos por los Pretendientes
stat-game = La partida entera
figure-decisions = decisiones
figure-turns = turnos
figure-winning-points = puntos de quien gana
figure-margin = ventaja sobre el segundo
figure-shared-wins = proporción de partidas con victoria compartida
figure-turn-limit = proporción de partidas que acaban por el límite de turnos
