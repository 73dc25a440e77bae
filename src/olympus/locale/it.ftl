# Testi comuni a tutti i giochi. I testi di ciascun gioco sono nella sua cartella.

## Il tavolo

error-game-unknown = Il gioco «{ $game }» non esiste. I giochi sono: { $possible }.
error-game-without = Il gioco { $game } non ha il modulo «{ $part }», che qui serve.
error-option-unknown = L’opzione «{ $option }» non esiste. Le opzioni sono: { $possible }.
error-option-value = L’opzione { $option } non può valere «{ $value }». Valori possibili: { $possible }.
error-seed = Questo seme non è valido. Indica un numero intero, oppure esattamente 32 byte.
error-seat = A questo tavolo non c’è il posto { $seat }. I posti vanno da 0 a { $last }.
error-gpu-library = La libreria per la GPU non è installata. Installa olympus con il suo extra «gpu», oppure togli --device cuda.
error-gpu-none = Nessuna GPU trovata: servono una GPU NVIDIA e il suo driver. Controlla che nvidia-smi la mostri, oppure togli --device cuda.

## Mosse

error-game-over = La partita è finita: non si possono più fare mosse.
error-not-your-turn = Il posto { $seat } ora non può muovere: tocca al posto { $actor }.
error-unreadable = «{ $text }» non è una mossa di questo gioco. Scegli una delle mosse proposte.
error-lesson-moves = Queste mosse non appartengono alla lezione così com’è adesso. Ricomincia la lezione.

## Suggerimenti

hint-points = In media ti porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} fin dove si può prevedere.
hint-loss = In media ti costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} fin dove si può prevedere.
hint-best = La mossa migliore nel { $worlds }% delle distribuzioni.

## Valori dei componenti

error-components-toml = Questo file non si può leggere: { $reason }. Correggilo in quel punto, oppure rimetti il file originale.
error-figure-mark = Il valore { $name } non ha un contrassegno conosciuto. Assegnagli uno di questi: { $possible }.
error-figure-missing = Manca il valore { $name }. Aggiungilo.
error-figure-range = Il valore { $name } è «{ $value }». Dev’essere un numero intero da { $low } a { $high }.
error-figure-unknown = Il valore { $name } non esiste. Controlla come è scritto, oppure toglilo.
error-figure-words = Il valore { $name } è «{ $value }». Dev’essere un elenco di queste parole: { $possible }.

## Registrazioni

error-not-a-record = Questa non è la registrazione di una partita. Scegli un file che comincia con «olympus record».
error-newer-record = Questa registrazione è nel formato { $format }, più recente di questo programma. Aggiorna il programma per leggerla.
error-newer-rules = Questa partita di { $game } è stata giocata con la versione { $rules } delle regole, più recente di questo programma. Aggiorna il programma per leggerla.
error-cut-off = La registrazione è troncata: manca la riga di chiusura. Usa una copia completa.
error-damaged = La registrazione è stata modificata o danneggiata: la somma di controllo non corrisponde. Usa una copia intatta.
error-checksum = La partita rispetta le regole, ma il testo è stato modificato in seguito: la somma di controllo non corrisponde.
error-bad-line = La riga { $line } della registrazione non è comprensibile: «{ $text }». Usa una copia intatta.
error-wrong-turn = { $actor ->
    [None] La riga { $line } della registrazione è una mossa di troppo, la partita è già finita: «{ $text }».
   *[other] La riga { $line } della registrazione dovrebbe essere la mossa { $ply }, del posto { $actor }, ma è «{ $text }».
}
error-illegal-in-record = La riga { $line } della registrazione, «{ $text }», viola le regole. { $reason }
error-lines-missing = La registrazione finisce troppo presto. La riga successiva dovrebbe essere «{ $text }».
error-after-end = La riga { $line } sta dopo la fine della registrazione: «{ $text }». Una registrazione finisce con la riga di chiusura; togli ciò che segue.
error-written-differently = La riga { $line } della registrazione dice «{ $text }». Nella registrazione di questa partita quella riga è «{ $expected }».
error-line-too-many = La riga { $line } della registrazione è di troppo: «{ $text }».
error-commitment-alone = La riga { $line } dà un impegno, ma nella registrazione manca il seme. Così nessuno può controllare che queste carte gli appartengano. Usa la registrazione con il seme.
error-chance-differs = La riga { $line } della registrazione non è ciò che ha dato il caso. Dice «{ $text }»; dal seme risulta «{ $expected }».
error-line-differs = La riga { $line } della registrazione non segue dalle mosse. Dice «{ $text }»; secondo le regole è «{ $expected }».
error-result-missing = La partita registrata è finita, ma manca il risultato.
error-result-early = La registrazione riporta un risultato, ma la partita non è finita.
error-result-differs = Il risultato registrato è sbagliato. Dice { $found }; secondo le regole è { $expected }.
error-commitment = Il seme non corrisponde all’impegno mostrato prima della partita: non ci si può fidare del caso di questa partita.
error-record-of-seat = Questa registrazione ({ $form }) omette ciò che gli altri tenevano segreto, quindi la partita non si può rivedere da qui. Usa la registrazione intera, disponibile a partita finita.
error-other-seat = Questa registrazione è scritta per { $form }, e non mostra ciò che vede il posto { $seat }.
error-script-ended = C’è un’estrazione da fare, ma non sono indicati altri esiti. Aggiungi quelli mancanti.
error-impossible-outcome = Ora non si può estrarre «{ $outcome }». Esiti possibili: { $possible }.
