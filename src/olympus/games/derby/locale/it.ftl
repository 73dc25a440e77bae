# Divinity Derby. Le creature si chiamano per nome, come concorrenti; `$seat`, `$owner`, `$one` e `$two` sono giocatori.

game-name = Divinity Derby

## Nomi

creature-dragon = Drago
creature-dragon-the = il Drago
creature-dragon-on = sul Drago
creature-dragon-of = del Drago
creature-gryphon = Grifone
creature-gryphon-the = il Grifone
creature-gryphon-on = sul Grifone
creature-gryphon-of = del Grifone
creature-lamassu = Lamassu
creature-lamassu-the = il Lamassu
creature-lamassu-on = sul Lamassu
creature-lamassu-of = del Lamassu
creature-pegasus = Pegaso
creature-pegasus-the = Pegaso
creature-pegasus-on = su Pegaso
creature-pegasus-of = di Pegaso
creature-phoenix = Fenice
creature-phoenix-the = la Fenice
creature-phoenix-on = sulla Fenice
creature-phoenix-of = della Fenice
creature-sylph = Silfide
creature-sylph-the = la Silfide
creature-sylph-on = sulla Silfide
creature-sylph-of = della Silfide
favourite-creature = Creatura preferita

god-anansi = Anansi
god-horus = Horus
god-marduk = Marduk
god-odin = Odino
god-quetzalcoatl = Quetzalcoatl
god-yu-huang = Yù Huáng

bet-podium = 1ª, 2ª, 3ª
bet-top-two = 1ª, 2ª
bet-first-or-disqualified = 1ª o squalificata
bet-bottom-two = Le ultime due
bet-second-or-third = 2ª, 3ª
bet-first = 1ª
bet-last = Ultima
bet-next-to-last = Penultima
bet-second = 2ª
bet-third = 3ª
bet-disqualified = Squalificata

power-trickster = Ingannatore
power-web-of-lies = Tela di bugie
power-sticky-thread = Filo appiccicoso
power-sun-ray = Raggio di sole
power-falcon-eye = Occhio di falco
power-updraft = Corrente ascendente
power-prophecy = Profezia
power-storm = Tempesta
power-tablet-of-destinies = Tavola dei destini
power-superior-wisdom = Saggezza superiore
power-hugin-and-munin = Huginn e Muninn
power-sleipnir = Sleipnir
power-renewal = Rinnovamento
power-shed-skin = Muta della pelle
power-feathered-wind = Vento piumato
power-heavenly-dukes-blessing = Benedizione del Duca Celeste
power-celestial-pardon = Perdono celeste
power-jade-decree = Decreto di giada

card-protection = protezione di Zeus

## Pezzi di frase

count-sectors = { $sectors ->
    [one] { $sectors } settore
   *[other] { $sectors } settori
}
count-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
creature-moves = { $sectors ->
    [0] { $the } non si muove
   *[other] { $the } avanza di { count-sectors }
}
your-holder = { $side ->
    [left] tuo portacarte di sinistra
   *[right] tuo portacarte di destra
}
card-order = { $number ->
    [1] prima carta
   *[other] seconda carta
}
bet-of = la scommessa di { $owner } { $on }
list-and = { $list } e { $last }
list-or = { $list } o { $last }
between-you = te
place-1st = prima
place-2nd = seconda
place-3rd = terza
place-4th = quarta
place-5th = quinta
place-6th = sesta
place-last = ultima
place-next-to-last = penultima
place-disqualified = squalificata

## Aiuto

bet-help = Vale { count-points } se, dopo il giudizio, la creatura è { $places }.
card-help = Come prima carta muove { $creature } con il movimento veloce, { $fast }; come seconda con il movimento lento, { $slow }.
card-trick-help = Come prima carta muove { $creature } con il movimento veloce, { $fast }, oppure con l’imbroglio di { $total }: allora la carta va nel mazzo Zeus e, se Zeus la pesca, squalifica { $creature }. Come seconda carta muove { $creature } con il movimento lento, { $slow }.
card-protection-help = Sta nel mazzo Zeus fin dall’inizio della gara. Quando Zeus la pesca, non squalifica nessuno.

power-trickster-help = Quando la prima creatura ha superato la linea di metà gara, prima delle terze scommesse: scambia il segnalino creatura su una tua scommessa con uno ancora sul tabellone, di una creatura su cui non hai scommesso in questa gara.
power-web-of-lies-help = Quando qualcuno usa un imbroglio: quella carta va nella pila degli scarti invece che nel mazzo Zeus.
power-sticky-thread-help = Quando una creatura si è mossa su un segnalino fato: torna indietro di { count-sectors }, ma non oltre la partenza. Il segnalino lascia il tabellone.
power-sun-ray-help = Quando si gioca una carta movimento su una creatura: avanza di { count-sectors } in più.
power-falcon-eye-help = All’inizio del tuo turno: guarda tutte le carte di un portacarte che non è accanto a te.
power-updraft-help = Quando una creatura si è mossa su un segnalino fato: avanza ancora di { count-sectors }. Il segnalino lascia il tabellone.
power-prophecy-help = Quando la prima creatura ha superato la linea di metà gara, prima delle terze scommesse: sostituisci una tua carta scommessa piazzata con una non usata. Il segnalino creatura resta e la vecchia carta torna disponibile.
power-storm-help = Quando si gioca una carta movimento su una creatura: avanza di { count-sectors } in meno, al minimo 0.
power-tablet-of-destinies-help = Quando una creatura si è mossa su un segnalino fato: raggiunge il settore della creatura che la precede, come ultima arrivata. Il segnalino lascia il tabellone.
power-superior-wisdom-help = Quando la prima creatura ha superato la linea di metà gara, prima delle terze scommesse: guarda una carta scommessa piazzata di ogni altro giocatore.
power-hugin-and-munin-help = Prima che Zeus peschi: guarda due carte a caso del mazzo Zeus. Mostrane una a tutti e toglila dal mazzo per questa gara.
power-sleipnir-help = Quando una creatura si è mossa su un segnalino fato: avanza ancora di quanto si è appena mossa, al massimo di { count-sectors }. Il segnalino lascia il tabellone.
power-renewal-help = Dopo aver giocato una carta movimento senza imbroglio: rimettila in uno dei tuoi due portacarte e scarta al suo posto un’altra carta della stessa creatura da quel portacarte.
power-shed-skin-help = All’inizio del tuo turno: in questo turno la tua prima carta usa il movimento lento e la seconda il movimento veloce, se vuoi con l’imbroglio.
power-feathered-wind-help = Quando una creatura si è mossa su un segnalino fato: un’altra creatura a tua scelta avanza di { count-sectors }. Il segnalino lascia il tabellone.
power-heavenly-dukes-blessing-help = Quando la prima creatura ha superato la linea di metà gara, prima delle terze scommesse: un’altra creatura a tua scelta avanza di { count-sectors }.
power-celestial-pardon-help = Dopo che Zeus ha pescato: rimetti una delle carte pescate nel mazzo Zeus, e Zeus ne pesca un’altra.
power-jade-decree-help = Quando una creatura si è mossa su un segnalino fato: fino all’inizio del tuo prossimo turno le carte non la muovono. Il segnalino lascia il tabellone.

## Opzioni del tavolo

option-players = Giocatori
option-players-help = Quanti dèi siedono al tavolo.
option-edition = Edizione
option-edition-help = Quale creatura è davanti alle altre nello stesso settore.
option-edition-final = Finale: l’ultima arrivata
option-edition-preview = Anteprima: la prima arrivata
option-powers = Poteri degli dèi
option-powers-help = Carte potere, ognuna usata una sola volta per partita.
option-powers-off = Nessuno
option-powers-attested = Uno per ogni dio
option-powers-full = Tutti
option-fate = Segnalini fato
option-fate-help = Prima di ogni gara ognuno piazza un segnalino su un settore; un potere di ogni dio richiede che una creatura si muova su uno di essi. Solo con tutti i poteri.
option-sober = Zeus smaltisce la sbornia
option-sober-help = Le carte protezione pescate da Zeus restano fuori per il resto della partita.
option-first = Primo giocatore
option-first-help = Chi comincia la prima gara: a sorte, oppure un posto a scelta.
option-gods = Il tuo dio
option-gods-help = Chi gioca quale dio; quelli non scelti si estraggono a sorte.

## A chi tocca decidere

phase-gods = Si estraggono gli dèi.
phase-first-player = Si estrae il primo giocatore.
phase-deal = Si distribuiscono le carte.
phase-fate-tokens = { $seat } sta piazzando un segnalino fato.
phase-bets = { $seat } sta scegliendo una scommessa.
phase-first-card = { $seat } sta scegliendo la prima carta.
phase-card-played = Si gioca una carta: { $seat } può usare un potere.
phase-fate = Una creatura è su un segnalino fato: { $seat } può usare un potere.
phase-after-card = La carta è stata giocata: { $seat } può usare un potere.
phase-second-card = { $seat } sta scegliendo la seconda carta.
phase-mid-race = Metà gara: { $seat } può usare un potere.
phase-ranking = Si determina la classifica.
phase-before-zeus = Prima del giudizio: { $seat } può usare un potere.
phase-peek = Si guardano carte del mazzo Zeus.
phase-peeked = { $seat } sta togliendo una carta dal mazzo Zeus.
phase-zeus-draws = Zeus pesca.
phase-after-zeus = Zeus ha pescato: { $seat } può usare un potere.
phase-pardon = Zeus pesca di nuovo.
phase-payout = Si pagano le scommesse.
phase-over = La partita è finita.

## Mosse

move-play = Gioca { $card } dal { your-holder } come { card-order }: { creature-moves }.
move-play-trick = Gioca { $card } dal { your-holder } come { card-order } con l’imbroglio: { creature-moves }, e la carta va nel mazzo Zeus.
move-bet = Scommetti «{ $bet }» { $on }: { count-points } se la creatura è { $places }.
move-token = Piazza il tuo segnalino fato sul settore { $sector }.
move-pass = Non usare poteri adesso.
move-trickster = { $power }: sulla tua scommessa «{ $bet }», scambia il segnalino { $of } con uno { $other-of }.
move-web-of-lies = { $power }: { $card } va nella pila degli scarti invece che nel mazzo Zeus.
move-sticky-thread = { $power }: { $the } torna indietro di { count-sectors }, ma non oltre la partenza.
move-sun-ray = { $power }: { $the } avanza di { count-sectors } invece di { $value }.
move-falcon-eye = { $power }: guarda il portacarte tra { $one } e { $two }.
move-updraft = { $power }: { $the } avanza ancora di { count-sectors }.
move-prophecy = { $power }: sostituisci la tua scommessa «{ $old }» { $on } con «{ $bet }».
move-storm = { $power }: { $the } avanza di { count-sectors } invece di { $value }.
move-tablet-of-destinies = { $power }: { $the } avanza fino alla prossima creatura davanti.
move-superior-wisdom = { $power }: guarda { $bets }.
move-hugin-and-munin = { $power }: guarda due carte del mazzo Zeus e togline una.
move-hugin-and-munin-takes = { $power }: mostra a tutti la carta { $card } e toglila dal mazzo Zeus.
move-sleipnir = { $power }: { $the } avanza ancora di { count-sectors }.
move-renewal = { $power }: { $card } torna nel { your-holder }, e al suo posto si scarta { $discarded }.
move-shed-skin = { $power }: in questo turno la prima carta usa il movimento lento, la seconda il movimento veloce.
move-feathered-wind = { $power }: { $the } avanza di { count-sectors }.
move-heavenly-dukes-blessing = { $power }: { $the } avanza di { count-sectors }.
move-celestial-pardon = { $power }: torna nel mazzo Zeus la carta { $card }, e Zeus ne pesca un’altra.
move-jade-decree = { $power }: fino al tuo prossimo turno nessuna carta muove { $the }.

## Suggerimenti

hint-bet = { $creature }: la creatura finisce { $places } in circa il { $ways }% delle distribuzioni possibili.
hint-bets = Tra le distribuzioni possibili, { $list }.
hint-own-bet = la tua scommessa «{ $bet }» { $on } vince in circa il { $ways }%
hint-trick = Zeus pesca un imbroglio { $of } in circa il { $ways }%.
hint-points = Le tue scommesse insieme: circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in questa gara.

## Che cosa è successo

event-god = { $seat } gioca con { $god }.
event-god-you = Giochi con { $god }.
event-race = Gara { $race }. Primo giocatore: { $seat }.
event-race-you = Gara { $race }. Cominci tu.
event-dealt = { $cards ->
    [one] { $cards } carta va nel portacarte tra { $one } e { $two }.
   *[other] { $cards } carte vanno nel portacarte tra { $one } e { $two }.
}
event-fate-token = { $seat } piazza un segnalino fato sul settore { $sector }.
event-fate-token-you = Piazzi un segnalino fato sul settore { $sector }.
event-bets-open = { ORDINAL($slot) } giro di scommesse: comincia { $seat }.
event-bets-open-you = { ORDINAL($slot) } giro di scommesse: cominci tu.
event-bet = { $seat } scommette { $on }.
event-bet-you = Scommetti { $on }.
event-own-bet = Scommessa { $slot } di { $seat }: «{ $bet }».
event-own-bet-you = La tua scommessa { $slot }: «{ $bet }».
event-no-bet = { $seat } non può scommettere su nessuna creatura e tiene la carta.
event-no-bet-you = Non puoi scommettere su nessuna creatura e tieni la carta.
event-turn = Turno di { $seat }.
event-turn-you = Tocca a te.
event-card = { $side ->
    [left] { $seat } gioca { $card } dal portacarte di sinistra come { card-order }.
   *[right] { $seat } gioca { $card } dal portacarte di destra come { card-order }.
}
event-card-you = { $side ->
    [left] Giochi { $card } dal portacarte di sinistra come { card-order }.
   *[right] Giochi { $card } dal portacarte di destra come { card-order }.
}
event-trick = { $seat } usa l’imbroglio: { $card } va nel mazzo Zeus.
event-trick-you = Usi l’imbroglio: { $card } va nel mazzo Zeus.
event-value = { $racer } ora deve avanzare di { count-sectors }.
event-still = { $racer } non si muove.
event-moved = { $origin ->
    [0] { $racer } parte e arriva al settore { $sector }.
   *[other] { $sector ->
        [0] { $racer } torna dal settore { $origin } alla partenza.
       *[other] { $racer } si muove dal settore { $origin } al settore { $sector }.
    }
}
event-finished = { $racer } taglia il traguardo: { ORDINAL($place) } posto.
event-crossed = { $racer } supera la linea di metà gara.
event-power = { $seat } usa { $power }.
event-power-you = Usi { $power }.
event-power-creature = { $power }: { $creature }.
event-tokens-swapped = Scommessa { $slot } di { $seat }: il segnalino { $of } è scambiato con uno { $other-of }.
event-tokens-swapped-you = La tua scommessa { $slot }: il segnalino { $of } è scambiato con uno { $other-of }.
event-looked = { $seat } guarda il portacarte tra { $one } e { $two }.
event-looked-you = Guardi il portacarte tra { $one } e { $two }.
event-seen-card = Visto nel portacarte tra { $one } e { $two }: { $card }.
event-bet-replaced = { $seat } sostituisce la carta della scommessa { $slot }.
event-bet-replaced-you = Sostituisci la carta della scommessa { $slot }.
event-own-bet-replaced = Scommessa { $slot } di { $seat }: «{ $bet }» invece di «{ $old }».
event-own-bet-replaced-you = La tua scommessa { $slot }: «{ $bet }» invece di «{ $old }».
event-bet-looked-at = { $seat } guarda la carta della scommessa { $slot } di { $owner }.
event-bet-looked-at-you = Guardi la carta della scommessa { $slot } di { $owner }.
event-bet-looked-at-yours = { $seat } guarda la carta della tua scommessa { $slot }.
event-seen-bet = Visto: la scommessa { $slot } di { $owner } è «{ $bet }».
event-peeked = Visto nel mazzo Zeus: { $card }.
event-taken-out = { $seat } toglie dal mazzo Zeus: { $card }.
event-taken-out-you = Togli dal mazzo Zeus: { $card }.
event-renewed = { $card } torna nel portacarte tra { $one } e { $two }; al suo posto si scarta { $discarded }.
event-lie = { $card } va nella pila degli scarti invece che nel mazzo Zeus.
event-ranked = { ORDINAL($place) } posto prima del giudizio: { $creature }.
event-judged = Zeus pesca: { $card }.
event-pardoned = Torna nel mazzo Zeus: { $card }.
event-disqualified = Zeus squalifica { $the }.
event-placed = { ORDINAL($place) } posto: { $creature }.
event-sobered = { $protections ->
    [0] Zeus smaltisce la sbornia: non resta nessuna carta protezione.
    [one] Zeus smaltisce la sbornia: resta { $protections } carta protezione.
   *[other] Zeus smaltisce la sbornia: restano { $protections } carte protezione.
}
event-revealed = { $seat } mostra «{ $bet }» { $on }.
event-revealed-you = Mostri «{ $bet }» { $on }.
event-paid = Scommessa centrata: { count-points } per { $seat }.
event-paid-you = Scommessa centrata: { count-points } per te.
event-lost = Scommessa sbagliata.
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
error-not-betting = Ora non si piazzano scommesse. Aspetta il prossimo giro di scommesse.
error-bet-twice = In questa gara hai già scommesso su questa creatura: { $creature }. Scegline un’altra.
error-no-token = Sul tabellone non restano segnalini di { $creature }. Scegli un’altra creatura.
error-bet-used = La tua carta scommessa «{ $bet }» è già stata usata. Scegline una dalla tua mano.
error-not-moving = Ora non si giocano carte movimento. Scegli una delle mosse proposte.
error-same-holder = La seconda carta deve venire dall’altro tuo portacarte.
error-card-not-there = In quel portacarte non c’è la carta { $creature } { $values }. Scegli una carta che ci vedi.
error-no-bonus = La carta { $creature } { $values } non ha un imbroglio. Giocala senza.
error-trick-slow = L’imbroglio vale solo con il movimento veloce, e { $creature } { $values } ora usa il movimento lento. Gioca la carta senza imbroglio.
error-not-tokens = I segnalini fato si piazzano solo prima delle prime scommesse di una gara.
error-token-there = Sul settore { $sector } c’è già un segnalino fato. Scegli un altro settore.
error-token-sector = Un segnalino fato va su un settore da 1 a { $last }.
error-power-spent = { $power }: potere già usato. Ogni potere si usa una sola volta per partita.
error-power-out = A questo tavolo si gioca senza { $power }.
error-power-other = { $power } è un potere di { $god }, non tuo.
error-power-moment = Non è il momento di usare { $power }. Il suo testo dice quando si può.
error-power-choice = { $power } non si può usare così. Scegli una delle mosse proposte.
error-power-idle = Ora non c’è nulla su cui usare { $power }.
error-card-not-seen = Hugin e Munin non hanno visto quella carta. Togli una di quelle che hanno visto.

## Perché un tavolo o un valore è rifiutato

error-fate-needs-full = I segnalini fato richiedono tutti i poteri, ma è stato scelto powers={ $powers }. Scegli powers=full, oppure rinuncia ai segnalini fato.
error-cards-fast-slow = Il valore { $name } dev’essere più alto del movimento lento della stessa carta.
error-cards-alike = { $name } e { $other } sono la stessa carta. Uniscile, con più copie.
error-cards-count = Le copie di tutti i tipi di carta ({ $name }) sono in tutto { $value }; devono essere { $wanted } per ogni creatura.
error-hand-size = Il valore { $name } è { $value }. Dev’essere pari, e le carte movimento devono bastare per tutti i portacarte.
error-mid-line = Il valore { $name } dev’essere più basso di quello del traguardo: la linea di metà gara viene prima.
error-tokens-few = Il valore { $name } è troppo basso: i giocatori piazzano { $wanted } scommesse in una gara, e ognuna prende un segnalino.

## Che cosa contano le simulazioni

stat-seat-wins = Quota di vittorie per posto
stat-seat-points = Punti per posto
stat-god-wins = Quota di vittorie per divinità
stat-god-points = Punti per divinità
stat-bet-wins = Quota di vittorie di chi ha giocato ogni scommessa
stat-bet-placed = Quanto spesso ogni carta scommessa viene giocata in una partita
stat-bet-won = Quanto spesso una scommessa giocata vince
stat-bet-points = Punti portati da una scommessa giocata
stat-bet-value = Quanto sposta le vittorie ogni scommessa
stat-bet-worth = Quanto sposta i punti ogni scommessa
stat-power-used = Quanto spesso ogni potere viene usato se c’è la sua divinità
stat-power-value = Quanto sposta le vittorie l’uso di ogni potere
stat-power-worth = Quanto sposta i punti l’uso di ogni potere
stat-race-finishers = Creature oltre il traguardo
stat-race-disqualified = Creature squalificate
stat-race-crossed = Carte giocate quando si passa la linea di metà gara
stat-game = La partita intera
figure-finishers = creature oltre il traguardo per gara
figure-none-finished = gare in cui nessuna creatura arriva
figure-line-crossed = parte delle carte giocate quando si passa la linea di metà gara
figure-decisions = decisioni
figure-winning-points = punti di chi vince
figure-margin = vantaggio sul secondo
figure-shared-wins = quota di partite con vittoria condivisa
