# Divinity Derby al terminale: il tabellone, le domande, l’aiuto.

race = Gara { $race } di 3
race-short = Gara { $race }
first-player = Primo: { $seat }
you = tu
head-tokens = segn
head-zeus = Zeus
head-bets = scom.
points-count = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
powers-left = pot. { $left }/{ $all }
powers = I tuoi poteri
zeus = Mazzo Zeus:
zeus-deck = Mazzo Zeus: { $protections ->
    [one] { $protections } protezione
   *[other] { $protections } protezioni
}, { $tricks ->
    [one] { $tricks } imbroglio
   *[other] { $tricks } imbrogli
}
drawn = pescate:
holder = { $side ->
    [left] A sinistra, con { $seat }:
   *[right] A destra, con { $seat }:
}
holder-between = Tra { $one } e { $two }:
my-bets = Le tue scommesse:
my-powers = I tuoi poteri:
my-hand = Le tue carte scommessa:
discards = Scarti:
won = vinte:
lost = perse:
stays = ferma
finish = arrivo
creature-tokens = { $tokens ->
    [one] resta { $tokens } segnalino
   *[other] restano { $tokens } segnalini
}
creature-place = , settore { $sector }, ora { $place }ª

## Che cosa si chiede

ask-bets = Scommessa { $slot } di questa gara: prima la carta (con i suoi punti), poi la creatura.
ask-creature = «{ $bet }», { $points }. Su quale creatura?
ask-fate-tokens = Piazza il tuo segnalino fato: scrivi il numero del settore.
ask-first-card = Tocca a te, prima carta: la creatura usa il movimento veloce.
ask-second-card = Seconda carta, dall’altro portacarte: la creatura usa il movimento lento.
ask-trick = Con l’imbroglio o senza?
ask-card-played = { $seat } gioca una carta: { $creature } avanzerebbe di { $sectors ->
    [one] { $sectors } settore
   *[other] { $sectors } settori
}. Usi un potere?
ask-fate = Una creatura è su un segnalino fato. Usi un potere?
ask-after-card = La tua carta è giocata. Usi un potere?
ask-mid-race = Metà gara, prima delle terze scommesse. Usi un potere?
ask-before-zeus = Zeus sta per pescare. Usi un potere?
ask-peeked = Quale carta togli dal mazzo Zeus?
ask-after-zeus = Zeus ha pescato. Usi un potere?

## Che cosa è successo

welcome = Tu sei { $god }. In senso orario, dalla tua sinistra: { $others }.
told-ranked = Classifica prima del giudizio: { $places }.
told-placed = Classifica finale: { $places }.
told-pays = { $points ->
    [0] niente
    [one] { $points } punto
   *[other] { $points } punti
}
told-bet = { $who ->
    [you] Riveli «{ $bet }» { $on }: { told-pays }.
   *[other] { $seat } rivela «{ $bet }» { $on }: { told-pays }.
}
told-plays = { $who ->
    [you] Giochi { $card }
   *[other] { $seat } gioca { $card }
}
told-card = { $trick ->
    [yes] { told-plays } con l’imbroglio.
   *[no] { told-plays }.
}
told-moved = { $trick ->
    [yes] { told-plays } con l’imbroglio: dal settore { $origin } al { $sector }; la carta va a Zeus.
   *[no] { told-plays }: dal settore { $origin } al { $sector }.
}
told-still = { $trick ->
    [yes] { told-plays } con l’imbroglio: la creatura resta dov’è; la carta va a Zeus.
   *[no] { told-plays }: la creatura resta dov’è.
}

## Aiuto

topic-rules = regole
topic-bets = scommesse
topic-cards = carte
topic-zeus = Zeus
topic-powers = poteri
topic-board = tabellone
help-rules = Tre gare fra sei creature alate. Nessuno possiede una creatura: ci si scommette e le si muove.
    1. Prima di una gara ognuno piazza due scommesse coperte, su creature diverse; la terza segue a metà gara.
    2. Nel tuo turno giochi due carte, una da ciascuno dei tuoi due portacarte. La prima muove la sua creatura con il movimento veloce, la seconda con il movimento lento. Ogni portacarte è in comune con un vicino.
    3. Quando tutte le carte sono giocate, Zeus pesca due carte del suo mazzo: le creature che vi compaiono sono squalificate.
    4. Le scommesse azzeccate danno i loro punti. Dopo tre gare vince chi ne ha di più.
help-bets = In una gara si scommette una sola volta su una creatura, e ogni creatura ha pochi segnalini. I posti si contano dopo il giudizio.
help-cards = Una carta si legge veloce/lento: 4/2 muove la sua creatura di 4 settori come prima carta, di 2 come seconda. 2+3/1 ha un imbroglio: come prima carta può avanzare di altri 3, e allora va nel mazzo Zeus. Una creatura che ha passato il traguardo non si muove più.
help-zeus = Il mazzo Zeus contiene le protezioni e le carte di cui in questa gara si è usato l’imbroglio. A fine gara se ne pescano due: ogni creatura su una carta pescata è squalificata, e quelle dietro salgono di un posto.
help-powers = Ogni potere vale una volta per partita, nel momento che indica:
help-board = Le corsie stanno nell’ordine della gara, la prima in alto. │ è la linea di partenza, poi quella di metà gara; ║ il traguardo; * un segnalino fato. «segn» sono i segnalini rimasti per scommettere su una creatura, «Zeus» le sue carte nel mazzo Zeus, «scom.» le iniziali di chi vi ha scommesso. 5→7 (+3: 10) vuol dire dal settore 5 al 7, con l’imbroglio al 10. > indica di chi è il turno; ? una carta scommessa coperta; un potere fra parentesi è già usato.
