# Ithaca. `$seat` è un giocatore; `$card` una carta fato, detta con il suo dio o i suoi dèi e il valore.

game-name = Ithaca

## Nomi

god-zeus = Zeus
god-athena = Atena
god-helios = Elio
god-aiolus = Eolo
god-poseidon = Poseidone

other-zeus = { god-zeus }
other-athena = { god-athena }
other-helios = { god-helios }
other-aiolus = { god-aiolus }

deed-favour = Offerta
deed-oracle = L’Oracolo
deed-odyssey = L’Odissea
deed-landfall = Approdo

deed-favour-help = Metti una carta della tua mano su uno dei suoi dèi.
deed-oracle-help = Metti una carta della tua mano coperta nel tuo Oracolo; un Oracolo pieno ne cede una.
deed-odyssey-help = Metti sulla tua rotta una carta della tua mano del suo colore, finché c’è posto.
deed-landfall-help = Prendi la tua rotta: i suoi anni e le carte che porta sono tuoi, e peschi una nuova rotta.

route-tenedos = Tenedo
route-ismarus = Ismaro
route-ogygia = Ogigia
route-pylos = Pilo sabbiosa
route-cyclops = La riva dei Ciclopi
route-wandering-rocks = Le Rupi Erranti
route-lesbos = Lesbo
route-scheria = Scheria
route-phorcys = Il porto di Forco
route-sunium = Capo Sunio
route-sirens = Il prato delle Sirene
route-asphodel = I campi di asfodeli
route-pharos = Faro
route-lotus-eaters = I Lotofagi
route-thrinacia = Trinacria
route-sparta = Sparta
route-aeaea = Eea
route-oceanus = Il corso d’Oceano
route-goat-island = L’isola delle Capre
route-cape-malea = Capo Malea
route-aeolia = Eolia
route-asteris = Asteride
route-telepylus = Telepilo
route-scylla = Scilla e Cariddi
favourite-route = Rotta preferita

## Pezzi di frase

this-card = { $other ->
    [none] { $god } { $value }
   *[other] { $god }–{ $other } { $value }
}
count-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
count-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
count-years = { $years ->
    [one] { $years } anno
   *[other] { $years } anni
}

## Opzioni del tavolo

option-players = Giocatori
option-players-help = Quanti navigano verso casa.
option-first = Primo giocatore
option-first-help = Chi comincia: a sorte, o un posto a scelta.

## A chi tocca decidere

phase-first-player = Si sorteggia il primo giocatore.
phase-deal-oracles = Si distribuiscono gli Oracoli.
phase-deal-routes = Si distribuiscono le rotte.
phase-deal-hands = Si distribuiscono le mani.
phase-deal-gods = Gli dèi ricevono le prime carte.
phase-turn = Comincia un turno.
phase-route = { $seat } può cambiare rotta.
phase-new-route = Si pesca una rotta.
phase-shed = { $seat } ha troppe carte per la nuova rotta e deve scartarne una.
phase-wrath = L’ira di Poseidone spazza il mare.
phase-influence = { $seat } sta scegliendo una carta per un dio.
phase-draw = Si pesca una carta.
phase-gift = Gli dèi decidono il loro Favore.
phase-bid = { $seat } può puntare per il dono.
phase-deed = { $seat } sta scegliendo un’impresa eroica.
phase-end-turn = Finisce un turno.
phase-over = La partita è finita.
phase-owed-route = Comincia un turno.

## Mosse

move-route-keep = Resta sulla tua rotta: { $route }.
move-route-change = Dai { $card } del tuo Oracolo a Poseidone e lascia { $route } per una nuova rotta. Poseidone sale a { $total }; oltre { $limit } si scatena la sua ira.
move-influence = Metti { $card } su { $god }, che sale a { $total }.
move-influence-gift = Metti { $card } su { $god }, che sale a { $total } e offre un dono.
move-deed-favour = Offerta: metti { $card } su { $god }, che sale a { $total }.
move-deed-favour-gift = Offerta: metti { $card } su { $god }, che sale a { $total } e offre un dono.
move-deed-oracle = L’Oracolo: metti { $card } coperta nel tuo Oracolo.
move-deed-oracle-for = L’Oracolo: metti { $card } coperta nel tuo Oracolo e scartane { $old }.
move-deed-odyssey = L’Odissea: metti { $card } sulla tua rotta, { $route }.
move-deed-landfall = Approdo: prendi { $route } con { count-years } e { count-points }.
move-discard = Nessuna impresa: scarta { $card } e pesca una carta.
move-shed = Scarta { $card } dalla tua rotta, { $route }.
move-bid = Punta { $cards } del tuo Oracolo, { $total } in tutto.
move-pass-bid = Passa: nessuna puntata per il dono.
move-pass = Non fare nulla e concludi il turno.

## Suggerimenti

hint-gift = Il dono è tuo { $ways } volte su 100.
hint-voyage = Approdi presto { $landfall } volte su 100, un dono { $gift } volte.
hint-points = In media ti porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} nei prossimi turni.
hint-loss = In media ti costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} nei prossimi turni.

## Che cosa è successo

event-oracle-dealt = L’Oracolo di { $seat } comincia con { count-cards }.
event-oracle-dealt-you = Il tuo Oracolo comincia con { count-cards }.
event-hand-dealt = { $seat } riceve { count-cards }.
event-hand-dealt-you = Ricevi { count-cards }.
event-route-dealt = { $seat } parte su una rotta: { $route }.
event-route-dealt-you = Parti su una rotta: { $route }.
event-god-dealt = { $card } sta su { $god }.
event-spilled = { $god } è a { $total }, troppo per l’inizio: quelle carte si scartano.
event-favour = Il Favore divino passa a { $god }.
event-deck-made = { $cards ->
    [one] Finito il mazzo del fato: si rimescola { $cards } scarto.
   *[other] Finito il mazzo del fato: si rimescolano { $cards } scarti.
}
event-route-deck-made = { $routes ->
    [one] Il mazzo delle rotte si rifà da { $routes } scarto.
   *[other] Il mazzo delle rotte si rifà da { $routes } scarti.
}
event-turn = Turno { $turn }: { $seat }.
event-turn-you = Turno { $turn }: tocca a te.
event-kept = { $seat } resta sulla rotta: { $route }.
event-kept-you = Resti sulla rotta: { $route }.
event-offered = { $seat } dà { $card } a Poseidone, che sale a { $total }.
event-offered-you = Dai { $card } a Poseidone, che sale a { $total }.
event-route-left = { $seat } lascia la rotta: { $route }.
event-route-left-you = Lasci la rotta: { $route }.
event-route-drawn = La nuova rotta di { $seat }: { $route }.
event-route-drawn-you = La tua nuova rotta: { $route }.
event-no-route = Non c’è più una rotta per { $seat }.
event-no-route-you = Non c’è più una rotta per te.
event-shed = { $seat } deve scartare { $card } dalla rotta.
event-shed-you = Devi scartare { $card } dalla rotta.
event-wrath = L’ira di Poseidone: è a { $total }. Tutti tranne { $seat } cambiano rotta.
event-wrath-you = L’ira di Poseidone: è a { $total }. Tutti tranne te cambiano rotta.
event-calmed = Poseidone si placa: { count-cards } agli scarti.
event-laid = { $seat } mette { $card } su { $god }, che è a { $total }.
event-laid-you = Metti { $card } su { $god }, che è a { $total }.
event-drew = { $seat } pesca { count-cards }.
event-drew-you = Peschi { count-cards }.
event-own-draw = { $seat } pesca { $card }.
event-own-draw-you = Peschi { $card }.
event-proci = I Proci vanno da { $god }.
event-prize = Un dono di { $god }: { $card }.
event-no-prize = { $god } ha solo carte doppie e nessun dono da offrire.
event-passed = { $seat } non punta.
event-passed-you = Non punti.
event-bid = { $cards ->
    [one] { $seat } punta { $cards } carta coperta.
   *[other] { $seat } punta { $cards } carte coperte.
}
event-bid-you = { $cards ->
    [one] Punti { $cards } carta coperta.
   *[other] Punti { $cards } carte coperte.
}
event-revealed = { $seat } rivela { $card }.
event-revealed-you = Riveli { $card }.
event-sum = { $seat } ha puntato { $total }.
event-sum-you = Hai puntato { $total }.
event-won = Il dono va a { $seat }: { $card }.
event-won-you = Il dono è tuo: { $card }.
event-tied = Parità: nessuno ottiene { $card }.
event-unclaimed = Nessuno punta: { $card } si scarta.
event-oracle = { $seat } mette una carta coperta nell’Oracolo, ora { count-cards }.
event-oracle-you = Metti una carta coperta nel tuo Oracolo, ora { count-cards }.
event-own-oracle = Nell’Oracolo di { $seat }: { $card }.
event-own-oracle-you = Nel tuo Oracolo: { $card }.
event-replaced = { $seat } scarta { $card } dall’Oracolo.
event-replaced-you = Scarti { $card } dal tuo Oracolo.
event-odyssey = { $seat } mette { $card } sulla rotta: { $route }.
event-odyssey-you = Metti { $card } sulla tua rotta: { $route }.
event-landfall = { $seat } approda: { $route }, { count-points }, finora { count-years } di viaggio.
event-landfall-you = Approdi: { $route }, { count-points }, finora { count-years } di viaggio.
event-discarded = { $seat } non compie imprese e scarta { $card }.
event-discarded-you = Non compi imprese e scarti { $card }.
event-nothing = { $seat } non può compiere imprese.
event-nothing-you = Non puoi compiere imprese.
event-home = { $seat } è a casa dopo { count-years }: la partita finisce.
event-home-you = Torni a casa dopo { count-years }: la partita finisce.
event-limit = Tutti hanno giocato { $turns } turni: la partita finisce.
event-oracle-shown = L’Oracolo di { $seat } mostra { $card }.
event-oracle-shown-you = Il tuo Oracolo mostra { $card }.
event-stand = { $seat } affronta i Proci su { $god } con { $total }.
event-stand-you = Affronti i Proci su { $god } con { $total }.
event-beaten = { $seat } sconfigge i Proci!
event-beaten-you = Sconfiggi i Proci!
event-unbeaten = Nessuno sconfigge i Proci su { $god }.
event-lost = I Proci tolgono { $card } a { $seat }.
event-lost-you = I Proci ti tolgono { $card }.
event-over = { $winner ->
    [yes] { $seat } vince con { count-points }!
   *[no] { $seat } ha { count-points }.
}
event-over-you = { $winner ->
    [yes] Vinci con { count-points }!
   *[no] Hai { count-points }.
}

## Perché una mossa è rifiutata

error-pass = Ora non puoi passare: scegli una delle mosse proposte.
error-not-route = La rotta si cambia solo all’inizio del tuo turno, con una carta dell’Oracolo.
error-not-influence = Una carta si mette su un dio dopo il cambio di rotta, una volta per turno.
error-not-deed = L’impresa eroica viene dopo la carta messa su un dio, una volta per turno.
error-not-shed = Ora non hai carte da togliere dalla rotta.
error-not-bid = Ora non c’è un dono a cui puntare.
error-not-in-hand = Non hai { this-card } in mano. Scegli una carta che hai.
error-not-in-oracle = Nel tuo Oracolo non c’è { this-card }. Scegli una carta che c’è.
error-not-on-route = Sulla tua rotta non c’è { this-card }. Scegli una carta che c’è.
error-wrong-god = { $other ->
    [none] { this-card } va solo su { $god }.
   *[other] { this-card } va solo su { $god } o su { $other }.
}
error-no-route = Non hai una rotta: puoi solo scartare una carta.
error-other-deed = Il Favore è su { $god }, e sotto quel dio la tua rotta dice: { $deed }. Fallo, o scarta una carta.
error-oracle-full = Il tuo Oracolo ha già { count-cards }. Di’ quale scarti per la nuova.
error-oracle-room = Nel tuo Oracolo c’è posto: non se ne scarta nessuna.
error-route-full = { $route } ha posto solo per { $years ->
    [one] { $years } carta, e c’è già.
   *[other] { $years } carte, e ci sono già.
} Scarta una carta.
error-wrong-colour = La tua rotta, { $route }, accetta solo carte di { $god }.
error-bid-god = Il dono è di { $god }: valgono solo carte dell’Oracolo di quel dio.
error-bid-twice = Offri { this-card } più volte di quante ne hai nell’Oracolo. Ogni carta vale una volta.
error-bid-order = Scrivi questa puntata così: { $move }.

## Perché un valore è rifiutato

error-fate-count = Le copie di tutte le carte fato ({ $name }) sono { $value }; devono essere { $wanted }.
error-oracle-dealt = Il valore { $name } è troppo alto: un Oracolo tiene al massimo { $most }.
error-route-words = { $wanted ->
    [one] Il valore { $name } deve avere { $wanted } parola.
   *[other] Il valore { $name } deve avere { $wanted } parole.
}

## Che cosa dicono molte partite

stat-seat-wins = Quota di vittorie per posto
stat-seat-points = Punti per posto
stat-seat-years = Anni di viaggio per posto
stat-proci-on = Quante volte i Proci finiscono su ogni dio
stat-points-of = Punti rimasti alla fine su carte di ogni dio
stat-route-landed = Quante volte ogni rotta è presa in una partita
stat-route-value = Quanto sposta le vittorie ogni rotta presa
stat-route-worth = Quanto sposta i punti ogni rotta presa
stat-happened = Che cosa succede in una partita
counted-gifts = doni: un dio supera il limite
counted-gifts-won = doni vinti
counted-gifts-tied = doni persi per parità
counted-gifts-unclaimed = doni che nessuno vuole
counted-bids = offerte
counted-bid-cards = carte Oracolo offerte
counted-wrath = ire di Poseidone
counted-landfalls = approdi
counted-empty-landfalls = approdi senza punti
counted-lost-cards = carte punti perse per i Proci
counted-lost-points = punti persi per i Proci
stat-game = La partita intera
figure-decisions = decisioni
figure-turns = turni
figure-winning-points = punti di chi vince
figure-margin = vantaggio sul secondo
figure-shared-wins = quota di partite con vittoria condivisa
figure-turn-limit = quota di partite finite per limite di turni
