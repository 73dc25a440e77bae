# I testi del laboratorio. Ciò che ogni gioco conta ha i nomi nella sua cartella.

lab-title = { $game }: { $games } partite a caso, seme { $seed }
lab-options = Opzioni: { $options }
lab-changes = Valori cambiati: { $changes }
lab-mean = media
lab-interval = intervallo al 95%
lab-count = campioni
lab-of-median = della mediana
lab-playing = Si gioca
lab-compiling = Compilo le regole (solo la prima volta; fino a un minuto)
lab-seat = Posto { $name }
lab-start-wins = Quota di vittorie secondo il posto dopo chi comincia
lab-start-points = Punti secondo il posto dopo chi comincia
lab-start = { $name ->
    [0] Comincia
   *[other] { $name } dopo chi comincia
}
lab-race = Corsa { $name }

## Tornei

lab-tournament = { $game }: torneo con { $players } al tavolo
lab-played = { $games } partite su { $deals } smazzate, seme { $seed }
lab-budget = Tempo per pensare a una mossa: { $seconds } s
lab-standings = Classifica
lab-bot = bot
lab-games = partite
lab-win-share = quota di vittorie
lab-points = punti
lab-rating = valutazione
lab-seconds-a-move = s per mossa
lab-share-note = Quote e punti sono quelli di un posto: fra pari ognuno vincerebbe il { $even }. Intervalli al 95%, calcolati sulle smazzate.
lab-beats = Chi fa più punti di chi
lab-beats-note = Quanto spesso un posto del bot a sinistra fa più punti di un posto del bot in alto, nella stessa partita; i pareggi valgono mezzo.
lab-ratings = Valutazioni
lab-ratings-note = Plackett–Luce (openskill), nell’ordine delle partite; con il doppio dell’incertezza.
lab-course = Quota di vittorie, partita dopo partita
lab-by-seat = Quota di vittorie in ogni posto
lab-written = Il rapporto è { $file }
lab-until-high = È chiaro dopo { $games } partite: { $bot } vince almeno il { $wanted } ({ $low } – { $high }).
lab-until-low = È chiaro dopo { $games } partite: { $bot } vince meno del { $wanted } ({ $low } – { $high }).
lab-until-open = Dopo { $games } partite non è chiaro se { $bot } vinca il { $wanted } ({ $low } – { $high }).
lab-sprt-high = È chiaro dopo { $games } partite: { $bot } vince più del { $low } (confrontato con { $high }).
lab-sprt-low = È chiaro dopo { $games } partite: { $bot } vince meno del { $high } (confrontato con { $low }).
lab-sprt-open = Dopo { $games } partite non è chiaro se { $bot } vinca il { $low } o il { $high }.

## Equilibrio

lab-balance = { $game }: equilibrio
lab-balance-played = { $games } partite, ogni posto giocato da: { $bot }; seme { $seed }
lab-lead = Chi è in testa durante la partita
lab-lead-changes = cambi in testa
lab-lead-alone = al { $part }: qualcuno è in testa da solo
lab-lead-wins = al { $part }: chi è in testa da solo vince
lab-lead-note = Secondo i punti, quando questa parte delle decisioni è stata presa.
lab-lengths = Durata di una partita, in decisioni
lab-value-note = La differenza fra i posti che l’hanno fatto e quelli che non l’hanno fatto: che cosa porta rispetto al resto.
lab-effects = Effetto di ogni opzione
lab-effect = { $option } invece di { $present }
lab-effects-note = Ogni valore accanto a quello presente, con la stessa sorte, { $games } partite ciascuno: la differenza che fa.
lab-effects-refused = Non si possono combinare con le opzioni presenti: { $values }
lab-trial = { $changes } invece di { $present }
lab-trial-note = Entrambi con la stessa sorte. Un punto segna le differenze il cui intervallo al 95% esclude lo zero; fra molte che non contano, una su venti lo fa lo stesso.
lab-present = presente
lab-tried = provato
lab-difference = differenza

## Errori

error-bots-form = «{ $text }» non indica dei bot. Scrivi i nomi separati da virgole, e quante volte: god,apprentice*3.
error-bots-many = Gli iscritti sono più di { $most }. Indicane di meno.
error-seconds = Un bot non può pensare { $value } secondi a una mossa. Indica più di 0, al massimo 3600.
error-games = Non si possono giocare { $value } partite. Indica un numero da 1 a { $most }.
error-threads = Non si possono giocare { $value } partite alla volta. Indica un numero da 1 a 1024.
error-until-form = «{ $text }» non è un obiettivo. Scrivi un bot e una quota fra 0 e 1: god>=0.5.
error-until-bot = { $bot } non gioca in questo torneo. Giocano: { $possible }.
error-sprt-form = «{ $text }» non sono due quote da distinguere. Scrivine due fra 0 e 1, prima la più bassa: 0.45,0.5.
error-two-tests = Una serie finisce con un solo test. Indica --until oppure --sprt.
error-resume-where = Per continuare un torneo, indica la sua cartella: --out CARTELLA --resume.
error-out-exists = { $file } contiene le partite di un torneo. Aggiungi --resume per continuarlo, oppure scegli un’altra cartella.
error-out-folder = Non si può scrivere { $file }: { $reason }. Scegli un altro posto.
error-out-busy = Un altro processo sta scrivendo { $file }. Aspetta che finisca, oppure scegli un’altra cartella.
error-out-line = La riga { $line } di { $file } non si può leggere. Toglila, oppure usa una copia intatta.
error-out-other = { $file } è un altro torneo: il suo { $name } è { $found }, non { $asked }. Chiedi lo stesso, oppure scegli un’altra cartella.
error-out-full = Non è stato possibile scrivere { $file } fino in fondo: forse il disco è pieno. Fai posto, poi continua con --resume.
error-no-ray = Ray non è installato. Installa olympus con il suo extra «ray», oppure togli --ray.
error-ray-address = Nessun cluster Ray raggiungibile a { $address }: { $reason }
error-balance-bot = «{ $bot }» non gioca partite intere in codice macchina. Possibili: { $possible }.
error-set-option = { $name } è un’opzione del tavolo, non un valore stampato. Le opzioni vengono confrontate da sole; per fissarne una usa --option.
error-set-figure = { $name } è un valore stampato. Per provarne un altro accanto a quello presente usa --set.
