# Testi del tabellone nel browser. Nomi, mosse ed eventi sono nei file del gioco.

ui-start = VIA
ui-track = La pista
ui-racer = { $creature }, settore { $sector }, { ORDINAL($order) }
ui-line-start = La partenza: qui cominciano tutte e sei le creature.
ui-line-finish = Il traguardo: chi lo supera occupa subito il primo posto libero.
ui-line-middle = La linea di metà gara: quando la prima creatura l’ha superata, tutti piazzano la terza scommessa.
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
ui-bet-down = Una scommessa { $on }, coperta
ui-face-down = coperta
ui-bets = Scommesse
ui-powers = Poteri
ui-won = Vinte
ui-lost = Perse
ui-log = Che cosa è successo
ui-since = Dal tuo turno
ui-tale-flies = { $creature } vola { $value }
ui-tale-drifts = { $creature } plana { $value }
ui-tale-stays = { $creature } resta
ui-tale-now = { "," } ora sul { $sector }
ui-tale-zeus = { ";" } la carta va a Zeus
ui-tale-finishes = { "," } taglia il traguardo: { ORDINAL($place) } posto
ui-tale-bet = scommette { $on }
ui-tale-won = { $creature }, { $bet }: vinta, +{ $points }
ui-tale-lost = { $creature }, { $bet }: persa
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
ui-zeus-help = A fine gara Zeus pesca due di queste carte; la creatura su una carta pescata è squalificata.
ui-holder-help = Tu e { $name } vedete entrambi queste carte e le giocate.
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
ui-bet-slot = { $slot }ª scommessa
ui-bet-hand = Le tue carte scommessa
ui-trick-or-not = Con o senza l’imbroglio
ui-fast = Veloce { $value }
ui-slow = Lenta { $value }
ui-lands = arriva al { $sector }
ui-finishes = taglia il traguardo
ui-stays = non si muove
ui-to-zeus = , la carta va a Zeus
ui-say-first = scegli la prima carta: vola del valore veloce
ui-say-second = scegli la seconda carta: plana del valore lento
ui-say-own = Le tue carte volano …
ui-say-confirm = conferma, o riprendi le carte
ui-say-bet = { $slot ->
    [1] prima scommessa di tre: scegli una carta e una creatura
    [2] seconda scommessa di tre: scegli una carta e una creatura
   *[other] terza scommessa di tre: scegli una carta e una creatura
}
ui-say-bet-ready = { $creature }, { $bet }: { count-points }. Confermi?
ui-my-bets = Le tue scommesse
ui-say-creature = ora la creatura su cui scommetti
ui-say-token = metti il tuo segnalino fato su un settore
ui-say-power = puoi usare un potere
ui-go = Conferma
ui-go-bet = Scommetti
ui-go-token = Metti il segnalino
ui-go-card = { $creature } vola di { $sectors }
ui-go-pair = { $creature } vola { $sectors }, { $other } { $more }
ui-put-back = Riprendi
ui-look = Indica una scommessa di ogni altro giocatore: solo tu vedrai quelle carte.
ui-look-chosen = { $chosen } di { $all } scelte
ui-look-at = Guarda la scommessa di { $name } su { $creature }
ui-look-go = Guardale
ui-not-now = Non ora
ui-continue = Avanti
ui-payout = Si paga
ui-nothing-drawn = Zeus non pesca carte.
ui-disqualified = { $count ->
    [one] Squalificata: { $creatures }
   *[other] Squalificate: { $creatures }
}
ui-as-they-came = L’ordine d’arrivo
ui-finished = { ORDINAL($place) } posto
ui-out = squalificata
ui-show-all = Mostra tutto
ui-nobody-disqualified = Zeus è di buon umore: nessuno è squalificato.
ui-total = Totale
ui-points-table = Da dove vengono i punti
