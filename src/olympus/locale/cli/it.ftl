# I testi propri del terminale. Quelli di ciascun gioco sono nella sua cartella.

## Per cominciare

ask-language = Lingua
ask-game = Quale gioco?
ask-players = Quanti giocatori? (da { $low } a { $high }, te compreso)
ask-bot = Chi gioca contro di te?
greeting = { $players } giocatori: tu e { $others ->
    [one] un bot
   *[other] { $others } bot
} ({ $bot }). Scrivi ? per l’aiuto, q per uscire: la partita viene conservata.
preparing = Preparo i bot … (la prima volta su questo computer ci vuole fino a un minuto)
commitment = Il caso è stato fissato prima della prima mossa; il suo sigillo è { $commitment }… (olympus verify lo controlla a fine partita).
goes-on = La partita continua. È conservata in { $file }
kept-waiting = { $count ->
    [one] C’è una partita non finita: olympus play --resume
   *[other] Ci sono { $count } partite non finite: olympus play --resume
}
kept-list = Partite non finite, dalla più recente. Quale continua?
kept-entry = { $when }, { $players } giocatori, mossa { $moves }
your-seat = Hai il posto { $seat }.
seat-name = Posto { $seat }
bots = Bot: { $bots }
option-line = { $possible }  (se non indicato: { $default })
presets = Gruppi di valori: { $presets }

## Al tavolo

prompt = La tua scelta (? aiuto, h suggerimento):
prompt-inner = La tua scelta (Invio: indietro):
only-move = È possibile una sola mossa: { $move }
try-help = Scrivi un numero, una mossa per intero, oppure ? per l’aiuto.
hint-thinking = Un bot ci pensa … (la prima volta su questo computer ci vuole fino a un minuto o due)
hint-follow = Per giocarne una, scrivi h1, h2 …
log-all = log all mostra tutta la partita.
kept = La partita è conservata in { $file }
kept-again = La partita è di nuovo conservata in { $file }
help-table = Scrivi il numero della tua scelta; più numeri di seguito attraversano i menu («3 2»). Oppure scrivi una mossa per intero, come «{ $example }».
help-commands =
    ? TEMA    che cos’è o che cosa fa una cosa di questo gioco
    h         un suggerimento: le mosse migliori e che cosa possono portare
    b         di nuovo tutto il tavolo
    log       che cosa è successo finora
    lang XX   un’altra lingua: en, it, es, fr
    0, Invio  indietro, o di nuovo il menu
    q         esci; la partita viene conservata
help-topics = Puoi chiedere questi temi (? TEMA), oppure una cosa per nome:

## La fine

result = Risultato
winner = Vince { $names } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
and = { $first } e { $last }
record = La registrazione della partita è { $file }

## Rivedere una registrazione

walk-keys = mossa { $at } di { $last } · Invio avanti · b indietro · numero + Invio salta · q fine
walk-all = Tutto ciò che è successo, segreti compresi.
walk-spectator = Come la vede chi guarda soltanto.
walk-seat = Come la vede il posto { $seat }.
walk-unfinished = La registrazione finisce qui; la partita non è finita.

## Controllare una registrazione

verify-game = { $game }, { $players } giocatori
verify-commitment = Il seme corrisponde al sigillo { $commitment }… mostrato prima della partita.
verify-draws = { $draws ->
    [one] { $draws } estrazione segue dal seme.
   *[other] Tutte le { $draws } estrazioni seguono dal seme.
}
verify-no-seed = Non contiene il seme: le { $draws } estrazioni sono possibili, e di più non si può controllare.
verify-moves = { $moves ->
    [one] { $moves } mossa è valida.
   *[other] Tutte le { $moves } mosse sono valide.
}
verify-events = { $events ->
    [one] { $events } evento segue dalle mosse.
   *[other] Tutti i { $events } eventi seguono dalle mosse.
}
verify-result = Il risultato è giusto: { $points }.
verify-unfinished = La partita non è finita, e la registrazione non riporta un risultato.
verify-checksum = Il testo è come fu scritto.
verify-good = Provato: le carte seguono dal seme, e tutta la partita dalle regole.
verify-consistent = Coerente: regole e risultato vanno d’accordo. Manca il seme, quindi la distribuzione non si può controllare.
verify-house = Giocata con valori della casa: { $values }.

## Problemi

error-bot-unknown = Il bot «{ $bot }» non esiste. I bot sono: { $possible }.
error-bot-outside = Impossibile trovare il bot «{ $bot }»: { $why }. Scrivilo come pacchetto:funzione, come lo importerebbe Python da questa cartella.
error-no-serving = I tavoli dal vivo richiedono altre librerie (manca { $library }). Installale con: pip install "olympus-games[serve]"
error-language = Non ci sono testi in «{ $wanted }». Le lingue sono: { $possible }.
error-option-form = «{ $text }» non è un’opzione. Scrivila come NOME=VALORE, per esempio players=4. I gruppi di valori si chiamano: { $possible }.
error-number = La scelta { $number } non c’è. Scegli da { $first } a { $last }.
error-topic = Non c’è aiuto su «{ $topic }».
error-unsaved = La partita non si può conservare in { $file }: { $reason }. Continua in memoria; si riprova dopo ogni mossa.
error-not-kept = Non è stato possibile conservare la partita da nessuna parte: { $reason }.
error-in-use = Un altro terminale sta giocando la partita { $file }. Continua là, oppure prima chiudila.
error-finished = La partita { $file } è finita. Per rivederla: olympus replay { $file }
error-no-such-game = Nessuna partita «{ $name }», né come file né in { $place }.
error-nothing-kept = In { $place } non ci sono partite non finite. Cominciane una: olympus play
error-kept-broken = Il file { $file } non si può leggere come partita; resta com’è. Che cosa non va: olympus verify { $file }
error-file-exists = Il file { $file } c’è già e resta com’è. Scegli un altro nome, oppure continua la sua partita con --resume.
error-file-missing = Il file { $file } non esiste.
error-file-folder = { $file } è una cartella. Indica il file di una registrazione.
error-file-permission = Non hai il permesso di leggere il file { $file }.
error-file-unreadable = Il file { $file } non si può leggere: { $reason }.
error-file-empty = Il file { $file } è vuoto.
error-file-large = Il file { $file } supera { $limit } MB: nessuna registrazione è così grande.
error-file-binary = Il file { $file } non è un testo, quindi non è una registrazione.
