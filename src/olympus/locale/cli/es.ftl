# Los textos propios de la terminal. Los de cada juego están en su carpeta.

## Para empezar

ask-language = Idioma
ask-game = ¿Qué juego?
ask-players = ¿Cuántos jugadores? (de { $low } a { $high }, contándote a ti)
ask-bot = ¿Quién juega contra ti?
greeting = { $players } jugadores: tú y { $others ->
    [one] un bot
   *[other] { $others } bots
} ({ $bot }). Escribe ? para la ayuda, q para salir: la partida se guarda.
preparing = Preparando los bots … (la primera vez en este equipo tarda hasta un minuto)
commitment = El azar se fijó antes de la primera jugada; su sello es { $commitment }… (olympus verify lo comprueba al terminar).
goes-on = La partida continúa. Se guarda en { $file }
kept-waiting = { $count ->
    [one] Hay una partida sin terminar: olympus play --resume
   *[other] Hay { $count } partidas sin terminar: olympus play --resume
}
kept-list = Partidas sin terminar, la más reciente primero. ¿Cuál continúa?
kept-entry = { $when }, { $players } jugadores, jugada { $moves }
your-seat = Tienes el asiento { $seat }.
seat-name = Asiento { $seat }
bots = Bots: { $bots }
option-line = { $possible }  (si no se indica: { $default })
presets = Conjuntos de valores: { $presets }

## En la mesa

prompt = Tu elección (? ayuda, h pista):
prompt-inner = Tu elección (Intro: atrás):
only-move = Solo hay una jugada posible: { $move }
try-help = Escribe un número, una jugada completa, o ? para la ayuda.
hint-thinking = Un bot lo piensa … (la primera vez en este equipo tarda hasta uno o dos minutos)
hint-follow = Para jugar una de ellas, escribe h1, h2 …
log-all = log all muestra toda la partida.
kept = La partida se ha guardado en { $file }
kept-again = La partida vuelve a guardarse en { $file }
help-table = Escribe el número de tu elección; varios números seguidos recorren los menús («3 2»). O escribe una jugada completa, como «{ $example }».
help-commands =
    ? TEMA    qué es o qué hace una cosa de este juego
    h         una pista: las mejores jugadas y lo que pueden dar
    b         otra vez toda la mesa
    log       lo que ha pasado hasta ahora
    lang XX   otro idioma: en, it, es, fr
    0, Intro  atrás, o el menú otra vez
    q         salir; la partida se guarda
help-topics = Puedes preguntar por estos temas (? TEMA), o por una cosa por su nombre:

## El final

result = Resultado
winner = Gana { $names } con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
and = { $first } y { $last }
record = El registro de la partida es { $file }

## Recorrer un registro

walk-keys = jugada { $at } de { $last } · Intro sigue · b atrás · número + Intro salta · q termina
walk-all = Todo lo que pasó, secretos incluidos.
walk-spectator = Como la ve quien solo mira.
walk-seat = Como la ve el asiento { $seat }.
walk-unfinished = El registro acaba aquí; la partida no ha terminado.

## Comprobar un registro

verify-game = { $game }, { $players } jugadores
verify-commitment = La semilla corresponde al sello { $commitment }… mostrado antes de la partida.
verify-draws = { $draws ->
    [one] { $draws } sorteo sale de la semilla.
   *[other] Los { $draws } sorteos salen de la semilla.
}
verify-no-seed = No contiene la semilla: los { $draws } sorteos son posibles, y no se puede comprobar más.
verify-moves = { $moves ->
    [one] { $moves } jugada es válida.
   *[other] Las { $moves } jugadas son válidas.
}
verify-events = { $events ->
    [one] { $events } suceso se sigue de las jugadas.
   *[other] Los { $events } sucesos se siguen de las jugadas.
}
verify-result = El resultado es correcto: { $points }.
verify-unfinished = La partida no ha terminado, y el registro no da ningún resultado.
verify-checksum = El texto está como se escribió.
verify-good = Probado: el reparto sale de la semilla, y toda la partida de las reglas.
verify-consistent = Coherente: las reglas y el resultado concuerdan. No hay semilla, así que el reparto no se puede comprobar.
verify-house = Jugada con valores de la casa: { $values }.

## Problemas

error-bot-unknown = No existe el bot «{ $bot }». Los bots son: { $possible }.
error-bot-outside = No se encuentra el bot «{ $bot }»: { $why }. Escríbelo como paquete:función, tal como lo importaría Python desde esta carpeta.
error-no-serving = Las mesas en vivo necesitan más bibliotecas (falta { $library }). Instálalas con: pip install "olympus-games[serve]"
error-language = No hay textos en «{ $wanted }». Los idiomas son: { $possible }.
error-option-form = «{ $text }» no es una opción. Escríbela como NOMBRE=VALOR, por ejemplo players=4. Los conjuntos de valores se llaman: { $possible }.
error-number = No hay elección { $number }. Elige de { $first } a { $last }.
error-topic = No hay ayuda sobre «{ $topic }».
error-unsaved = La partida no se puede guardar en { $file }: { $reason }. Continúa en memoria; se vuelve a intentar tras cada jugada.
error-not-kept = No se ha podido guardar la partida en ningún sitio: { $reason }.
error-in-use = Otra terminal está jugando la partida { $file }. Sigue allí, o ciérrala antes.
error-finished = La partida { $file } ha terminado. Para verla otra vez: olympus replay { $file }
error-no-such-game = No hay ninguna partida «{ $name }», ni como archivo ni en { $place }.
error-nothing-kept = No hay partidas sin terminar en { $place }. Empieza una: olympus play
error-kept-broken = El archivo { $file } no se puede leer como partida; se deja como está. Qué le pasa: olympus verify { $file }
error-file-exists = El archivo { $file } ya existe y se deja como está. Elige otro nombre, o continúa su partida con --resume.
error-file-missing = No existe el archivo { $file }.
error-file-folder = { $file } es una carpeta. Indica el archivo de un registro.
error-file-permission = No tienes permiso para leer el archivo { $file }.
error-file-unreadable = El archivo { $file } no se puede leer: { $reason }.
error-file-empty = El archivo { $file } está vacío.
error-file-large = El archivo { $file } ocupa más de { $limit } MB: ningún registro es tan grande.
error-file-binary = El archivo { $file } no es texto, así que no es un registro.
