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
