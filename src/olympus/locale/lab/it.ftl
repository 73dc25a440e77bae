# I testi del laboratorio. Ciò che ogni gioco conta ha i nomi nella sua cartella.

lab-title = { $game }: { $games } partite a caso, seme { $seed }
lab-options = Opzioni: { $options }
lab-changes = Valori cambiati: { $changes }
lab-mean = media
lab-interval = intervallo al 95%
lab-count = campioni
lab-playing = Si gioca
lab-compiling = Compilo le regole (solo la prima volta; fino a un minuto)
lab-seat = Posto { $name }
lab-race = Corsa { $name }
