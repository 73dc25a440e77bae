# Los textos del laboratorio. Lo que cada juego cuenta tiene su nombre en su carpeta.

lab-title = { $game }: { $games } partidas al azar, semilla { $seed }
lab-options = Opciones: { $options }
lab-changes = Valores cambiados: { $changes }
lab-mean = media
lab-interval = intervalo del 95 %
lab-count = muestras
lab-of-median = de la mediana
lab-playing = Jugando
lab-compiling = Compilando las reglas (solo la primera vez; hasta un minuto)
lab-seat = Asiento { $name }
lab-start-wins = Proporción de victorias según el puesto tras quien empieza
lab-start-points = Puntos según el puesto tras quien empieza
lab-start = { $name ->
    [0] Empieza
   *[other] { $name } tras quien empieza
}
lab-race = Carrera { $name }

## Torneos

lab-tournament = { $game }: torneo con { $players } en la mesa
lab-played = { $games } partidas en { $deals } repartos, semilla { $seed }
lab-budget = Tiempo para pensar una jugada: { $seconds } s
lab-standings = Clasificación
lab-bot = bot
lab-games = partidas
lab-win-share = proporción de victorias
lab-points = puntos
lab-rating = valoración
lab-seconds-a-move = s por jugada
lab-share-note = Las proporciones y los puntos son de un asiento: entre iguales cada uno ganaría el { $even }. Intervalos al 95%, sobre los repartos.
lab-beats = Quién hace más puntos que quién
lab-beats-note = Con qué frecuencia un asiento del bot de la izquierda hace más puntos que uno del bot de arriba, en la misma partida; los empates valen medio.
lab-ratings = Valoraciones
lab-ratings-note = Plackett–Luce (openskill), en el orden de las partidas; con el doble de su incertidumbre.
lab-course = Proporción de victorias, partida tras partida
lab-by-seat = Proporción de victorias en cada asiento
lab-written = El informe es { $file }
lab-until-high = Está claro tras { $games } partidas: { $bot } gana el { $wanted } o más ({ $low } – { $high }).
lab-until-low = Está claro tras { $games } partidas: { $bot } gana menos del { $wanted } ({ $low } – { $high }).
lab-until-open = Tras { $games } partidas no está claro si { $bot } gana el { $wanted } ({ $low } – { $high }).
lab-sprt-high = Está claro tras { $games } partidas: { $bot } gana más del { $low } (frente a { $high }).
lab-sprt-low = Está claro tras { $games } partidas: { $bot } gana menos del { $high } (frente a { $low }).
lab-sprt-open = Tras { $games } partidas no está claro si { $bot } gana el { $low } o el { $high }.

## Equilibrio

lab-balance = { $game }: equilibrio
lab-balance-played = { $games } partidas, cada asiento jugado por: { $bot }; semilla { $seed }
lab-lead = Quién va en cabeza durante la partida
lab-lead-changes = cambios en cabeza
lab-lead-alone = al { $part }: alguien va solo en cabeza
lab-lead-wins = al { $part }: quien va solo en cabeza gana
lab-lead-note = Según los puntos, cuando se ha tomado esta parte de las decisiones.
lab-lengths = Duración de una partida, en decisiones
lab-value-note = La diferencia entre los asientos que lo hicieron y los que no: lo que aporta frente al resto.
lab-effects = Efecto de cada opción
lab-effect = { $option } en vez de { $present }
lab-effects-note = Cada valor junto al actual con el mismo azar, { $games } partidas cada uno: la diferencia que supone.
lab-effects-refused = No se pueden combinar con las opciones actuales: { $values }
lab-trial = { $changes } en vez de { $present }
lab-trial-note = Ambos con el mismo azar. Un punto señala las diferencias cuyo intervalo al 95% excluye el cero; de muchas que no cuentan, una de cada veinte también lo hace.
lab-present = actual
lab-tried = probado
lab-difference = diferencia

## Errores

error-bots-form = «{ $text }» no indica bots. Escribe los nombres separados por comas, y cuántas veces: god,apprentice*3.
error-bots-many = Hay más de { $most } participantes. Indica menos.
error-seconds = Un bot no puede pensar { $value } segundos una jugada. Indica más de 0, como mucho 3600.
error-games = No se pueden jugar { $value } partidas. Indica un número de 1 a { $most }.
error-threads = No se pueden jugar { $value } partidas a la vez. Indica un número de 1 a 1024.
error-until-form = «{ $text }» no es un objetivo. Escribe un bot y una proporción entre 0 y 1: god>=0.5.
error-until-bot = { $bot } no juega en este torneo. Juegan: { $possible }.
error-sprt-form = «{ $text }» no son dos proporciones que distinguir. Escribe dos entre 0 y 1, primero la menor: 0.45,0.5.
error-two-tests = Una serie termina con una sola prueba. Indica --until o --sprt.
error-resume-where = Para continuar un torneo, indica su carpeta: --out CARPETA --resume.
error-out-exists = { $file } contiene las partidas de un torneo. Añade --resume para continuarlo, o elige otra carpeta.
error-out-folder = No se puede escribir { $file }: { $reason }. Elige otro lugar.
error-out-busy = Otro proceso está escribiendo { $file }. Espera a que acabe, o elige otra carpeta.
error-out-line = La línea { $line } de { $file } no se puede leer. Quítala, o usa una copia intacta.
error-out-other = { $file } es otro torneo: su { $name } es { $found }, no { $asked }. Pide lo mismo, o elige otra carpeta.
error-out-full = No se pudo escribir { $file } hasta el final: quizá el disco esté lleno. Haz sitio y continúa con --resume.
error-no-ray = Ray no está instalado. Instala olympus con su extra «ray», o quita --ray.
error-ray-address = No hay ningún clúster Ray accesible en { $address }: { $reason }
error-balance-bot = «{ $bot }» no juega partidas enteras en código máquina. Posibles: { $possible }.
error-set-option = { $name } es una opción de la mesa, no un valor impreso. Las opciones se comparan solas; para fijar una usa --option.
error-set-figure = { $name } es un valor impreso. Para probar otro junto al actual usa --set.
