# Los textos del laboratorio. Lo que cada juego cuenta tiene su nombre en su carpeta.

lab-title = { $game }: { $games } partidas al azar, semilla { $seed }
lab-options = Opciones: { $options }
lab-changes = Valores cambiados: { $changes }
lab-mean = media
lab-interval = intervalo del 95 %
lab-count = muestras
lab-playing = Jugando
lab-compiling = Compilando las reglas (solo la primera vez; hasta un minuto)
lab-seat = Asiento { $name }
lab-race = Carrera { $name }
