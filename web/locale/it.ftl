# Testi delle pagine attorno ai tabelloni.

close = Chiudi
skip = Vai al contenuto
guest-name = Mortale
motto = Due giochi di dèi e mortali
no-server = Il server non risponde. Riprova tra un momento.
play-now = Gioca subito
starting = Distribuisco le carte …
with-friends = Con amici
players = Giocatori
minutes = Minuti
min = min
your-tables = I tuoi tavoli
your-turn = Tocca a te
continue = Continua
open-tables = Tavoli aperti
take-a-seat = prendi un posto libero
learn = Imparalo in cinque minuti
lessons-help = Brevi lezioni a un tavolo vero: ognuna dura circa due minuti. Puoi lasciarne una e tornare dopo.
lesson-done = fatta
lesson-of = Lezione { $lesson } di { $lessons }
lesson-note = La nota della lezione
lesson-leave = Lascia la lezione
lesson-next = Lezione seguente
lesson-again = Ricomincia
lesson-step = Passo { $step } di { $steps }
lesson-watch = Guarda: giocano gli altri …
lesson-back = Indietro
join = Siediti
rules-of = Regole di { $game }
rules = Regole
to-print = Da stampare (PDF):
page-quick = le regole in una pagina
page-components = tutti i componenti
check-a-game = Verifica una partita
credits = Crediti
settings = Impostazioni
language = Lingua
theme = Tema
theme-auto = Automatico
theme-light = Giorno
theme-dark = Notte
theme-to-light = Passa al giorno
theme-to-dark = Passa alla notte
sound = Suoni
calm = Meno movimento
pace = Ritmo della partita
pace-slow = Lento
pace-normal = Normale
pace-fast = Veloce
pace-instant = Immediato
story-skip = Salta
patterns = Iniziali sui pezzi (per chi distingue male i colori)
your-name = Il tuo nome
name = Nome
password = Password
sign-in = Accedi
sign-out = Esci
signed-in = Accesso: { $name }
sessions = Sessioni
session-unknown = Dispositivo sconosciuto
session-seen = attiva l’ultima volta il { $day }
session-here = questa
session-end = Termina
sign-out-everywhere = Esci ovunque
register = Proteggi il mio nome con una password
recovery-code = Annota questo codice, si vede solo ora:
forgotten = Password dimenticata
recovery = Codice di recupero
new-password = Nuova password
recover = Imposta la nuova password
new-table = Un tavolo nuovo
clock = Orologio
clock-none = Nessuno
clock-move = 1 minuto a mossa
clock-budget = 15 minuti a testa
clock-days = 2 giorni a mossa
listed = Può unirsi chiunque
listed-help = Il tavolo appare nella pagina iniziale. Altrimenti lo trova solo chi ha il link.
set-the-table = Apri il tavolo
table = Il tavolo
table-gone = Non puoi entrare a questo tavolo
table-ended = La partita è finita senza risultato
home = Pagina iniziale
connecting = Un momento …
lobby = Prima della partita
free-seat = Posto libero
waiting = in attesa di qualcuno
invited = su invito
ready = può iniziare
not-ready = non ancora
not-all-ready = In attesa di { $names }.
sit-here = Siediti qui
drawn-by-chance = a sorpresa
start = Inizia
i-am-ready = Ci sono
wait-a-moment = Aspetta, non ancora
leave = Lascia il posto
invite-friends = Invita gli amici
invite-help = Manda loro questo link, o fai inquadrare il codice.
link = Link a questo tavolo
qr-label = Codice QR del link
copy = Copia
copied = Copiato
fair-deal = Il mazzo è già sigillato. Dopo la partita potrai controllare che nessuno l’abbia toccato:
hint = Un suggerimento
hint-title = Il suggerimento della civetta
hint-note = Da ciò che puoi vedere, la mossa migliore per prima. Premine una per sceglierla.
hint-thinking = La civetta ci pensa …
hint-play = Gioca questa mossa
hints = Suggerimenti
hints-help = Ognuno può chiedere quali mosse sembrano migliori. Nelle partite classificate non ce ne sono.
moves-by-name = Tutte le mosse per nome
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
say-something = Di’ qualcosa
send = Invia
log = Che cosa è successo
menu = Menu
line-lost = Connessione persa. Mi ricollego …
paused = La partita è in pausa.
bot-plays-for-you = Un bot gioca per te.
bots-preparing = I bot si preparano alla loro prima partita su questo server: ci vogliono un minuto o due. Giocheranno appena pronti.
i-am-back = Eccomi
result = Risultato
pass-windows = Salta per me le richieste di usare un potere
pause = Chiedi una pausa
pause-asked = Ritira la richiesta di pausa
resume = Riprendi
end-together = Proponi di finire qui
end-alone = Termina la partita
end-asked = Ritira la proposta di finire
sure = Davvero? Premi di nuovo
asks-pause = { $names } { $count ->
    [one] chiede
   *[other] chiedono
} una pausa.
asks-resume = { $names } { $count ->
    [one] vorrebbe
   *[other] vorrebbero
} riprendere.
asks-resign = { $names } { $count ->
    [one] propone
   *[other] propongono
} di finire la partita.
agree = D’accordo
people = A questo tavolo
mute = Silenzia
unmute = Ridai la parola
block = Blocca
unblock = Sblocca
remove = Rimuovi
block-help = Non vedi ciò che scrive chi è bloccato, e chi è bloccato non può sedersi ai tuoi tavoli.
report = Segnala
report-reason = Di che si tratta?
report-insult = Insulti o minacce
report-cheating = Imbrogli
report-name = Il nome
report-other = Altro
report-text = Con parole tue (facoltativo)
report-help = Chi gestisce il server lo riceve con le ultime righe della chat.
report-send = Invia la segnalazione
report-done = Grazie: chi gestisce il server leggerà ciò che hai detto di { $name }.
leave-table = Lascia: subentra un bot
you = tu
me = Tu
rematch = Gioca ancora
replay = Rivedi
record = Salva la partita
check-deal = Controlla le carte
ended-played = La partita è finita
ended-resigned = Finita di comune accordo
ended-abandoned = Non c’era più nessuno a giocare
ended-stopped = Interrotta da chi ospita
proof-house = Giocata con valori della casa: { $values }.
proof-no-seed = Solo coerente: la partita salvata non ha il seme. Regole e risultato vanno d’accordo, ma la distribuzione non si può controllare.
proof-bound = Il mescolamento è quello sigillato prima della partita: l’ha appena verificato il tuo browser.
proof-unbound = Il mescolamento non è quello sigillato: questa distribuzione non è affidabile.
proof-figures = Dettagli tecnici
proof-commitment = Impegno
proof-seed = Seme
check-help = Apri una partita finita e salvata. Viene rigiocata dal suo seme, mossa per mossa; se anche una sola riga è cambiata, ti diciamo quale.
open-record = Apri una partita salvata
fairness-title = Perché la distribuzione è leale
fairness-text = Prima della partita il server estrae un seme segreto e ne mostra l’impegno, un’impronta che solo questo seme può avere. Solo allora il browser di ogni giocatore aggiunge un proprio numero casuale. Mazzo e pescate seguono da tutto questo insieme: nessuno, nemmeno il server, poteva sceglierli. Dopo la partita tutto viene mostrato, e chiunque può rifare il conto.
back = Indietro
forward = Avanti
run = Avvia
stop = Ferma
moment = Momento
eyes = Visto da
spectator = Spettatore
speed = Velocità
lost-title = Su questo scoglio non c’è niente
lost-text = A questo indirizzo non c’è nessuna pagina.
unofficial = Olympus è un progetto non ufficiale di persone a cui questi giochi piacciono. Non ha legami con i loro autori o editori.
credits-games = Regole e testi sono raccontati qui con parole nostre, e tutte le immagini sono ridisegnate. Se i giochi ti piacciono, comprali.
credits-by-design = Ideazione
credits-by-development = Ulteriore sviluppo
credits-by-artwork = Illustrazioni
credits-by-direction = Direzione artistica
credits-by-layout = Progetto grafico
credits-by-publisher = Editore
credits-unnamed = Il regolamento in possesso di questo progetto non nomina né illustratore né editore.
credits-art = Immagini e caratteri
credits-icons = Le icone nei disegni vengono da game-icons.net, di Lorc, Delapouite e altri, con licenza CC BY 3.0; alcune sono combinate o ricolorate.
credits-fonts = Caratteri: Cinzel di Natanael Gama, Alegreya e Alegreya Sans di Juan Pablo del Peral, con la SIL Open Font License.
credits-code = Programmi
credits-libraries = Fatto con Svelte, Vite, TypeScript, Fluent e qrcode-generator nel browser; Python, Litestar, uvicorn, SQLAlchemy, NumPy e Numba dietro.
turn-of = Tocca a { $name }
others-play = giocano gli altri
all-tables = Tutti ({ $count })
tables = Tavoli
turn-elsewhere = Tocca a te a un altro tavolo: { $game }
later = Più tardi
notices = Avvisami quando tocca a me
notices-refused = Il browser non lo permette. Cambialo nelle sue impostazioni per questa pagina.
notices-insecure = I browser lo permettono solo via https o sul computer stesso.
a-friend = Libero per un amico
seats = Posti
seats-help = Gli amici prendono i posti liberi con il tuo link. I bot hanno quattro livelli, e si possono cambiare fino all’inizio.
seat = Posto { $number }
about-clock-none = Ognuno si prende il tempo che serve.
about-clock-move = Se qualcuno impiega più di un minuto per una mossa, subentra un bot.
about-clock-budget = Quindici minuti per tutta la partita, e cinque secondi in più a ogni mossa.
about-clock-days = Per partite di più giorni: torna quando tocca a te, entro due giorni.
watch-a-game = Rivedi una partita salvata
watch-help = Apri una partita salvata, di questo server, del terminale o di un amico, e rivedila da qualsiasi momento e posto. Puoi anche trascinare il file su questa pagina.
rule = Regola { $number }
rule-by-rule = Regola per regola
free-seats = { $free ->
    [one] { $free } posto libero
   *[other] { $free } posti liberi
}
start-with-bots = { $count ->
    [one] Aggiungi { $count } bot e inizia
   *[other] Aggiungi { $count } bot e inizia
}
watching = { $count ->
    [one] { $count } persona guarda.
   *[other] { $count } persone guardano.
}
winner = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
winner-you = { $count ->
    [one] Hai vinto!
   *[other] Hai vinto insieme a { $names }!
}
proof-replayed = { $plies ->
    [one] { $plies } mossa rigiocata: segue le regole e il mescolamento.
   *[other] { $plies } mosse rigiocate: tutte seguono le regole e il mescolamento.
}
proof-nonces = { $count ->
    [one] { $count } giocatore ha aggiunto al mescolamento un proprio numero casuale.
   *[other] { $count } giocatori hanno aggiunto al mescolamento un proprio numero casuale.
}
my-games = Le mie partite
my-page = La mia pagina
leader-board = Classifica
live-games = Partite in corso
welcome-back = Rieccoti, { $name }
last-games = Le tue ultime partite
more-to-see = Dai un’occhiata
leader-board-idea = Chi gioca meglio
live-games-idea = Guarda gli altri giocare
open = Apri
running-games = In corso
finished-games = Finite
no-games-yet = Non hai ancora finito una partita.
no-games-found = Nessuna partita corrisponde.
search-name = Nome di un altro giocatore
game = Gioco
all-games = Tutti i giochi
only-won = Vinte
only-rated = Classificate
show-more = Mostra altro
place-of = { ORDINAL($place) } su { $count }
watch = Guarda
no-live-games = Nessuno sta giocando a un tavolo aperto. Qui si possono anche guardare i tavoli a cui chiunque può unirsi.
rating = Valutazione
rating-about = Tutti cominciano da 1000. La valutazione cambia a ogni partita classificata: sale quando finisci davanti a giocatori forti. Anche i bot ne hanno una.
no-leaders = Nessuno ha ancora giocato una partita classificata.
player = Giocatore
bot = bot
guest = ospite
account = account
games-played = Partite
games-won = Vinte
best-score = Miglior risultato
since = Qui dal { $date }
rating-curve = Andamento su { $count } partite classificate: da { $first } a { $last }
head-to-head = Testa a testa
ahead = Davanti
behind = Dietro
no-profile-yet = Ancora niente da vedere: finisci una partita e qui compariranno risultati, preferenze e rivali.
keep-name-help = Giochi come ospite di questo browser. Con una password conservi nome e partite su ogni dispositivo e puoi giocare partite classificate.
rated = Partita classificata
rated-help = Il risultato cambia la valutazione di tutti in classifica. Tutti i giocatori devono avere un account, e non ci sono suggerimenti.
rated-guest = Per questo serve un account: proteggi il tuo nome con una password nelle impostazioni.
rated-no-hints = In una partita classificata non ci sono suggerimenti.
admin = Per chi gestisce
admin-now = In questo momento
admin-sockets = Connessioni
admin-matches = Partite in memoria
admin-moves = Mosse dall’avvio
admin-version = Versione
admin-bots = Bot
admin-bots-ready = pronti
admin-bots-compiling = in compilazione
admin-drain = Non iniziare nuove partite
admin-drain-stop = Riprendi a iniziare partite
admin-drain-help = Le partite in corso continuano. Fallo prima di fermare il server.
admin-people = Persone
admin-end = Termina
admin-status = Stato
admin-changed = Ultima modifica
admin-plies = Mosse
admin-search = Nome
status-all = Tutti
status-lobby = Prima della partita
status-playing = In corso
status-over = Finita
status-ended = Finita senza risultato
nobody = Nessuno
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bot
}
admin-since = Dal
admin-operator = gestore
left-days = { $days } g { $hours } h
left-hours = { $hours } h { $minutes } min
chapters = Capitoli
turn-before = Turno precedente
turn-after = Turno seguente
name-help = Così gli altri sanno chi siede qui. Viene ricordato in questo browser.
how-it-is-played = Come si gioca
yes = sì
no = no
admin-reports = Segnalazioni
admin-closed = Quelle già chiuse
admin-close = Chiudi
admin-reported-by = Segnalato da { $name }
admin-no-reports = Niente qui.
