# Testi del tabellone nel browser. Nomi, mosse ed eventi sono nei file del gioco.

ui-start = VIA
ui-track = La pista
ui-racer = { $creature }, settore { $sector }, { ORDINAL($order) }
ui-fate-token = Un segnalino fato sul settore { $sector }
ui-race-of = Gara { $race } di { $races }
ui-race = Gara { $race }
ui-you = Tu
ui-your-turn = Tocca a te:
ui-playing = di turno
ui-player = { $name }, { count-points }
ui-details = Dettagli di { $name }
ui-first-player = Primo giocatore
ui-away = Non connesso
ui-bot = Giocato da un bot
ui-spent = usato
ui-bet-down = Una scommessa su { $creature }, coperta
ui-face-down = coperta
ui-bets = Scommesse
ui-powers = Poteri
ui-won = Vinte
ui-lost = Perse
ui-log = Che cosa è successo
ui-bets-left = Segnalini rimasti
ui-tokens-left = { $creature }: { $count ->
    [0] nessun segnalino rimasto
    [one] { $count } segnalino rimasto
   *[other] { $count } segnalini rimasti
}
ui-zeus = Giudizio di Zeus
ui-zeus-words = Nel mazzo Zeus: { $protections ->
    [one] { $protections } protezione
   *[other] { $protections } protezioni
}, { $tricks ->
    [one] { $tricks } imbroglio
   *[other] { $tricks } imbrogli
}.
ui-holder = { $side ->
    [left] Il tuo portacarte di sinistra, condiviso con { $name }
   *[right] Il tuo portacarte di destra, condiviso con { $name }
}
ui-shared-left = { $name } e tu
ui-shared-right = Tu e { $name }
ui-other-left = ‹ Carte a sinistra
ui-other-right = Carte a destra ›
ui-my-cards = Le mie carte
ui-card = { $creature }: veloce { $fast }, lenta { $slow }
ui-card-trick = { $creature }: veloce { $fast }, con l’imbroglio più { $bonus }, lenta { $slow }
ui-after-mid = dopo la linea di metà gara
ui-bet-slot = { ORDINAL($slot) } scommessa
ui-bet-hand = Le tue carte scommessa
ui-trick-or-not = Con o senza l’imbroglio
ui-fast = Veloce { $value }
ui-slow = Lenta { $value }
ui-lands = arriva al { $sector }
ui-finishes = taglia il traguardo
ui-stays = non si muove
ui-to-zeus = , la carta va a Zeus
ui-say-first = scegli la prima carta, vola al valore veloce
ui-say-second = scegli la seconda carta, plana al valore lento
ui-say-confirm = conferma, o rimetti giù
ui-say-bet = scegli una carta scommessa e una creatura
ui-say-creature = ora la creatura su cui scommetti
ui-say-token = metti il tuo segnalino fato su un settore
ui-say-power = puoi usare un potere
ui-go = Conferma
ui-go-bet = Scommetti
ui-go-token = Metti il segnalino
ui-go-card = { $creature } vola di { $sectors }
ui-go-pair = { $creature } { $sectors }, { $other } { $more }
ui-put-back = Rimetti giù
ui-not-now = Non ora
ui-continue = Avanti
ui-payout = Si pagano le scommesse
ui-nothing-drawn = Zeus non pesca carte.
ui-disqualified = Squalificati: { $creatures }
ui-nobody-disqualified = Zeus è di buon umore: nessuno è squalificato.
ui-total = Totale
ui-points-table = Da dove vengono i punti

rules-lead = Da tre a sei dèi guardano tre gare di sei creature volanti. Nessuno possiede una creatura: tutti le muovono tutte, e tutti scommettono. Dopo tre gare vince chi ha più punti.
rules-bets-title = Le scommesse
rules-bets = Ogni dio ha le stesse undici carte scommessa. Una carta dice con quali posti vince, le colonne dorate, e quanto paga. Prima di una gara ognuno piazza due scommesse, una dopo l’altra: una carta coperta e, sopra, un segnalino creatura. Gli altri vedono la creatura, mai la carta. In una gara nessuno scommette due volte sulla stessa creatura, e i segnalini di ogni creatura sono pochi.
rules-turn-title = Il turno
rules-turn = Le carte stanno nei portacarte tra vicini: vedi e usi quello alla tua sinistra e quello alla tua destra, e così il vicino da quella parte. Nel tuo turno giochi una carta da ciascuno, nell’ordine che vuoi. La prima fa volare la sua creatura del valore veloce, il numero grande; la seconda del valore lento, quello piccolo. In un settore è davanti chi arriva per ultimo.
rules-trick-title = Gli imbrogli
rules-trick = Alcune carte portano un fulmine. Come prima carta possono aggiungerlo al valore veloce. Ma allora la carta va nel mazzo Zeus, e Zeus potrebbe pescarla.
rules-mid-title = Metà gara e traguardo
rules-mid = Quando una prima creatura supera la linea gialla, si completa il turno e ognuno piazza una terza scommessa. Chi taglia il traguardo prende subito il primo posto libero. La gara finisce quando tutte le carte sono giocate; chi è ancora in pista segue per settore.
rules-judgment-title = Il giudizio di Zeus
rules-judgment = Nel mazzo Zeus ci sono quattro carte protezione e tutti gli imbrogli di questa gara. Zeus ne pesca due. La creatura su una carta pescata è squalificata, e chi è dietro avanza; una protezione non fa male a nessuno.
rules-end-title = Pagamento e fine
rules-end = Si rivelano tutte le scommesse. Quelle riuscite danno i loro punti; ogni carta si usa una volta sola a partita. Poi si distribuiscono carte nuove e comincia la gara seguente. Dopo la terza gara vince il totale più alto; a pari totale la vittoria si divide.
rules-powers-title = Poteri e fato
rules-powers = Un tavolo può giocare con i poteri degli dèi: ciascuno si usa una volta a partita, nel momento che indica. Con i segnalini fato ognuno mette anche un segnalino su un settore prima di ogni gara; un potere di ogni dio richiede una creatura che ci si fermi. Se Zeus smaltisce la sbornia, le protezioni che pesca escono per il resto della partita.
