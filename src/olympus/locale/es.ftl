# Textos comunes a todos los juegos. Los de cada juego están en su carpeta.

## La mesa

error-game-unknown = El juego «{ $game }» no existe. Los juegos son: { $possible }.
error-game-without = El juego { $game } no tiene el módulo «{ $part }», que aquí hace falta.
error-option-unknown = La opción «{ $option }» no existe. Las opciones son: { $possible }.
error-option-value = La opción { $option } no puede ser «{ $value }». Valores posibles: { $possible }.
error-seed = Esta semilla no sirve. Indica un número entero o exactamente 32 bytes.
error-seat = En esta mesa no hay un asiento { $seat }. Los asientos van del 0 al { $last }.
error-gpu-library = La biblioteca para la GPU no está instalada. Instala olympus con su extra «gpu», o quita --device cuda.
error-gpu-none = No se encuentra ninguna GPU: hacen falta una GPU NVIDIA y su controlador. Comprueba que nvidia-smi la muestre, o quita --device cuda.

## Jugadas

error-game-over = La partida ha terminado: ya no se puede jugar nada más.
error-not-your-turn = El asiento { $seat } no puede jugar ahora: es el turno del asiento { $actor }.
error-unreadable = «{ $text }» no es una jugada de este juego. Elige una de las jugadas ofrecidas.
error-lesson-moves = Estas jugadas no pertenecen a la lección tal como es ahora. Empieza la lección de nuevo.

## Pistas

hint-points = De media te da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} hasta donde se puede prever.
hint-loss = De media te cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} hasta donde se puede prever.
hint-best = La mejor jugada en el { $worlds } % de los repartos.

## Valores de los componentes

error-components-toml = No se puede leer este archivo: { $reason }. Corrígelo en ese punto o restaura el archivo original.
error-figure-mark = El valor { $name } no tiene una marca conocida. Ponle una de estas: { $possible }.
error-figure-missing = Falta el valor { $name }. Añádelo.
error-figure-range = El valor { $name } es «{ $value }». Debe ser un número entero de { $low } a { $high }.
error-figure-unknown = El valor { $name } no existe. Comprueba cómo está escrito o quítalo.
error-figure-words = El valor { $name } es «{ $value }». Debe ser una lista de estas palabras: { $possible }.

## Registros

error-not-a-record = Esto no es el registro de una partida. Elige un archivo que empiece por «olympus record».
error-newer-record = Este registro está en el formato { $format }, más reciente que este programa. Actualiza el programa para leerlo.
error-newer-rules = Esta partida de { $game } se jugó con la versión { $rules } de las reglas, más reciente que este programa. Actualiza el programa para leerla.
error-cut-off = El registro está cortado: falta la línea de cierre. Usa una copia completa.
error-damaged = El registro se modificó o se dañó después de escribirse: la suma de comprobación no coincide. Usa una copia intacta.
error-checksum = La partida cumple las reglas, pero el texto se modificó después: la suma de comprobación no coincide.
error-bad-line = No se entiende la línea { $line } del registro: «{ $text }». Usa una copia intacta.
error-wrong-turn = { $actor ->
    [None] La línea { $line } del registro es una jugada de más, la partida ya ha terminado: «{ $text }».
   *[other] La línea { $line } del registro debería ser la jugada { $ply }, del asiento { $actor }, pero es «{ $text }».
}
error-illegal-in-record = La línea { $line } del registro, «{ $text }», incumple las reglas. { $reason }
error-lines-missing = El registro termina demasiado pronto. La línea siguiente debería ser «{ $text }».
error-after-end = La línea { $line } está después del final del registro: «{ $text }». Un registro termina con su línea de cierre; quita lo que sigue.
error-written-differently = La línea { $line } del registro dice «{ $text }». En el registro de esta partida esa línea es «{ $expected }».
error-line-too-many = La línea { $line } del registro sobra: «{ $text }».
error-commitment-alone = La línea { $line } da un compromiso, pero el registro no tiene semilla. Así nadie puede comprobar que este reparto le corresponde. Usa el registro con su semilla.
error-chance-differs = La línea { $line } del registro no es lo que dio el azar. Dice «{ $text }»; de la semilla resulta «{ $expected }».
error-line-differs = La línea { $line } del registro no se sigue de las jugadas. Dice «{ $text }»; según las reglas es «{ $expected }».
error-result-missing = La partida de este registro ha terminado, pero falta el resultado.
error-result-early = El registro da un resultado, pero la partida no ha terminado.
error-result-differs = El resultado del registro es erróneo. Dice { $found }; según las reglas es { $expected }.
error-commitment = La semilla no corresponde al compromiso mostrado antes de la partida: no se puede confiar en el azar de esta partida.
error-record-of-seat = Este registro ({ $form }) omite lo que los demás mantenían en secreto, así que no permite reproducir la partida. Usa el registro completo, disponible al terminar la partida.
error-other-seat = Este registro está escrito para { $form }, y no muestra lo que ve el asiento { $seat }.
error-script-ended = Toca sacar algo al azar, pero no se indican más resultados. Añade los que faltan.
error-impossible-outcome = Ahora no puede salir «{ $outcome }». Resultados posibles: { $possible }.
