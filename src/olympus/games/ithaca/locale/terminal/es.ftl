# Ithaca en la terminal: la mesa, las preguntas, la ayuda.

crew = Euríloco, Polites, Elpénor, Perimedes, Ántifo
turn = Turno { $turn }
piles = destino { $deck }, descartes { $discards } · rutas { $routes }, dejadas { $left }
favour = FAVOR
proci = PRETENDIENTES
you = tú
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
years = { $years } años de { $home }
held = mano { $hand }, Oráculo { $oracle }
no-route = sin ruta
route-years = ({ $years ->
    [one] { $years } año
   *[other] { $years } años
}, cartas { $room })
deed-favour = Ofrenda
deed-oracle = Oráculo
deed-odyssey = Odisea
deed-landfall = Arribada
my-hand = Tu mano:
my-oracle = Tu Oráculo:
oracle-of = El Oráculo de { $seat }:
gift = El don:
bids = cartas pujadas:
pile-discards = Descartes:
pile-unseen = Aún no vistas:

## Qué se pregunta

ask-route = Tu turno. ¿Sigues en tu ruta, o das una carta del Oráculo a Poseidón por otra?
ask-influence = Pon una carta sobre uno de sus dioses.
ask-deed = El Favor es de { $god }, así que tu gesta es: { $deed }. Hazla, o descarta una carta.
ask-no-deed = No tienes ruta: descarta una carta.
ask-bid = Un don de { $god }: puja con cartas del Oráculo de ese dios, o pasa.
ask-shed = Demasiadas cartas para tu nueva ruta: ¿cuál descartas?
ask-replaced = Tu Oráculo está lleno: ¿qué carta descartas de él?

keep = Sigue en tu ruta
change = Cambia de ruta:
calls-wrath = provoca la ira de Poseidón
gives-gift = concede un don
no-bid = Paso
nothing = No hagas nada
land = { $years ->
    [one] { $years } año
   *[other] { $years } años
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
discard = Sin gesta: descarta

## Qué ha pasado

welcome = Eres { $name }. En sentido horario, desde tu izquierda: { $others }.
from-landfall = Arribadas:
from-gifts = Dones:
from-proci = Quitadas por los Pretendientes:

## Ayuda

topic-rules = reglas
topic-deeds = gestas
topic-gift = don
topic-wrath = ira
topic-proci = Pretendientes
topic-board = mesa
help-rules = Navega a casa con Ulises: quien llega a diez años de viaje acaba la partida, y gana quien tenga más puntos.
    1. Puedes cambiar de ruta: una carta de tu Oráculo va a Poseidón, y robas otra ruta.
    2. Pones una carta de tu mano sobre uno de sus dioses. El Favor está con el dios cuyas cartas suman más.
    3. Tu ruta nombra una gesta bajo cada dios: haz la que está bajo el Favor, o descarta una carta.
    Las cartas de tu ruta se vuelven puntos cuando arribas.
help-deeds = Bajo cada dios tu ruta nombra una de cuatro gestas:
help-gift = Un dios cuyas cartas pasan del límite concede un don: la carta simple más alta. Quien tenga Oráculo puede pujar con cartas de ese dios, boca abajo; la suma más alta toma el don como puntos, un empate lo pierde. Los Pretendientes van a ese dios.
help-wrath = Las cartas del Oráculo dadas por un cambio de ruta están sobre Poseidón. Cuando pasan de su límite, también todos los demás tienen que cambiar de ruta. Las cartas de una ruta se quedan; las que sobran en la nueva se descartan.
help-proci = Al final todos muestran sus Oráculos. Quien más tenga del dios de los Pretendientes los vence; todos los demás pierden sus cartas de puntos de ese dios, también las dobles. Con empate no vence nadie.
help-board = La línea de cada dios tiene el total y su límite como una barra, luego FAVOR y PRETENDIENTES donde están, luego las cartas. Una carta se escribe con las primeras letras de su dios, o de los dos dioses de una doble, y su valor. > marca de quién es el turno. Una ruta tiene su color, sus años y cuántas cartas caben en ella.
