# Textos del tablero en el navegador. Los nombres, jugadas y sucesos están en los archivos del juego.

ui-you = Tú
ui-your-turn = te toca
ui-to-play = juega
ui-bot = bot
ui-away = sin conexión
ui-details = Detalles de { $name }
ui-face-down = Una carta boca abajo
ui-colour = admite las cartas { $god }
ui-years = Años
ui-years-of = Años: { $years } de { $most }
ui-points = Puntos
ui-oracle = Oráculo
ui-hand = Mano
ui-oracle-of = { $cards ->
    [0] ninguna carta en el Oráculo
    [one] { $cards } carta en el Oráculo
   *[other] { $cards } cartas en el Oráculo
}
ui-your-oracle = Tu Oráculo
ui-your-points = Tus puntos
ui-your-hand = Tu mano
ui-no-route = Sin ruta
ui-landed = Rutas tomadas
ui-fate = Destino
ui-spent = Descartes
ui-routes = Rutas
ui-left = Dejadas
ui-none = Ninguna
ui-tale = La historia hasta aquí
ui-turn = El turno
ui-step-route = Ruta
ui-step-influence = Influencia
ui-step-deed = Gesta
ui-deed-favour = Ofrenda
ui-deed-oracle = Oráculo
ui-deed-odyssey = Odisea
ui-deed-landfall = Arribada
ui-proci = Pretendientes
ui-now = ahora
ui-then = luego
ui-crete = Creta
ui-cyprus = Chipre
ui-sicily = Sicilia
ui-god = { $god }: { $total } de { $most }.
ui-has-favour = Aquí está el Favor.
ui-has-proci = Aquí están los Pretendientes.
ui-lay-here = Pon la carta aquí.
ui-god-help = Por encima de { $most } este dios concede un don, y vienen los Pretendientes.
ui-poseidon-help = Por encima de { $calm } estalla su ira: todos menos quien tiene el turno cambian de ruta.

ui-if = Si haces esto
ui-then-total = { $before } + { $value } = { $total } para { $god }
ui-then-over = { $before } + { $value } = { $total }: { $god } rebosa
ui-then-proci = los Pretendientes van a { $god }
ui-then-proci-stay = los Pretendientes siguen en { $god }
ui-then-prize = { $card } es un don en disputa
ui-then-no-prize = solo dobles: ningún don
ui-then-favour = el Favor pasa a { $god }
ui-then-favour-stays = el Favor sigue en { $god }
ui-then-deed = tu gesta: { $deed }
ui-then-deed-if = tu gesta: { $deed }, si robas { $god }
ui-then-deed-not = { $why ->
    [route-full] { $deed } imposible: tu ruta está llena
    [no-card] { $deed } imposible: ninguna carta sirve
    [no-hand] { $deed } imposible: no tienes cartas en la mano
   *[no-route] sin gesta: no tienes ruta
}
ui-then-new-route = dejas { $route } por una ruta nueva
ui-then-cards-stay = { $cards ->
    [one] su carta va contigo
   *[other] sus { $cards } cartas van contigo
}
ui-then-wrath = ira: todos los demás cambian de ruta
ui-then-calm = Poseidón sigue en calma (hasta { $limit })
ui-then-points = +{ count-points }, { $total } en total
ui-then-years = +{ count-years }, { $total } en total
ui-then-next-route = robas una ruta nueva
ui-then-end = estás en casa: acaba la partida
ui-then-on-route = Cartas en tu ruta: { $cards } de { $years }
ui-then-worth = una arribada daría { count-points }

ui-say-route = Pon una carta sobre un dios; o da a Poseidón una del Oráculo por una ruta nueva
ui-say-influence = Elige una carta y ponla sobre su dios
ui-say-favour = Ofrenda: pon otra carta sobre su dios
ui-say-oracle = Oráculo: esconde una carta
ui-say-odyssey = Odisea: pon en tu ruta una carta de su color
ui-say-landfall = Arribada: toma tu ruta con sus cartas
ui-say-discard = Sin gesta este turno: ¿qué carta descartas?
ui-say-discard-why = { $why }: descarta una carta
ui-say-old = Elige la carta del Oráculo que sustituye
ui-say-shed = Demasiadas cartas para esta ruta: elige una para descartar
ui-say-bid = Puja con cartas { $god } de tu Oráculo, o pasa
ui-ask-lay = ¿{ $card } sobre { $god }?
ui-ask-change = ¿Dar { $card } a Poseidón?
ui-go-choose = Elige una carta
ui-go-keep = Seguir la ruta
ui-go-change = A Poseidón
ui-go-lay = Poner sobre { $god }
ui-go-oracle = Esconder
ui-go-odyssey = Poner en la ruta
ui-go-landfall = Arribar
ui-go-discard = Descartar
ui-go-shed = Descartar
ui-go-bid = Pujar { $total }
ui-go-bid-none = Pujar
ui-go-pass = Pasar
ui-go-nothing = Acabar el turno
ui-take-back = Deshacer
ui-continue = Seguir
ui-no-deed = Sin gesta
ui-then-discard = descartada; sin gesta este turno
ui-skip = Saltar
ui-ending = Si acabara ahora
ui-ending-yes = { $name }: vence a los Pretendientes, no pierde nada
ui-ending-no = { $name }: { count-points } menos
ui-ending-maybe = { $name }: vence a los Pretendientes, o { count-points } menos
ui-ending-none = Los Pretendientes están lejos: nadie perdería puntos.
ui-ending-calm = aún sin Pretendientes
ui-hall-oracles = Se descubren los Oráculos.
ui-hall-beaten = Los Pretendientes, vencidos: { $seat }
ui-hall-nobody = Nadie vence a los Pretendientes.
ui-hall-losses = Los Pretendientes toman su parte.
ui-stand = { $god } en el Oráculo: { $total }.
ui-stand-beats = Los Pretendientes, vencidos.
ui-stand-loses = Los Pretendientes toman { count-points }.
ui-tale-none = Aún no ha pasado nada.
ui-since = Desde tu turno
ui-since-round = La última ronda
ui-since-none = Desde tu turno no ha pasado nada.

ui-gift-of = Un don de { $god }
ui-bids = { $cards ->
    [one] { $cards } carta puesta
   *[other] { $cards } cartas puestas
}
ui-passed = pasa
ui-thinks = piensa …
ui-no-oracle = sin Oráculo
ui-gift-won = { $card } es para { $seat }.
ui-gift-mine = { $card } es para ti.
ui-gift-tied = Empate: nadie se lleva { $card }.
ui-wrath = La ira de Poseidón
ui-wrath-told = { $seat } despertó al mar: todos los demás cambian de ruta.
ui-wrath-mine = Despertaste al mar: todos los demás cambian de ruta.
ui-proci-on = Los Pretendientes están en { $god }
ui-proci-aside = Los Pretendientes nunca vinieron
ui-beats = vence a los Pretendientes
ui-yields = cede ante los Pretendientes
ui-wins = { $seat } gana con { $points }
ui-you-win = ¡Ganas con { $points }!
ui-shared = { $names } comparten la victoria con { $points }

ui-card-single = Va sobre { $god }, o en una ruta { $god }.
ui-card-double = Va sobre { $one } o { $other }, y en rutas de ambos.
ui-card-worth = Vale { $value }: para el dios, como puntos tras la arribada, o en tu Oráculo.

# Un turno en una línea
tale-offered = { $card } a Poseidón: { $total }
tale-route-drawn = ruta nueva { $route }
tale-no-route = no quedan rutas
tale-no-prize = solo dobles, ningún don
tale-shed = { $card } fuera de la ruta
tale-wrath = ira de Poseidón: rutas nuevas para los demás
tale-laid = { $card } sobre { $god }: { $total }
tale-proci = los Pretendientes a { $god }
tale-won = el don { $card } para { $seat }
tale-tied = empate por { $card }: para nadie
tale-unclaimed = el don { $card } para nadie
tale-favour = Favor a { $god }
tale-oracle = Oráculo: ahora { $cards }
tale-replaced = { $card } fuera del Oráculo
tale-odyssey = Odisea con { $card }
tale-landfall = Arribada: { $route }, +{ count-points }, { count-years } hasta ahora
tale-discarded = sin gesta, { $card } descartada
tale-nothing = sin gesta
tale-home = en casa: acaba la partida
tale-limit = último turno: acaba la partida
tale-beaten = Pretendientes vencidos: { $seat }
tale-unbeaten = Pretendientes invictos
