# Testi del tavolo nel browser. Nomi, mosse ed eventi sono nei file del gioco.

ui-you = Tu
ui-your-turn = tocca a te
ui-to-play = di turno
ui-bot = bot
ui-away = non collegato
ui-details = Dettagli di { $name }
ui-face-down = Una carta coperta
ui-colour = prende le carte { $god }
ui-years = Anni
ui-years-of = Anni: { $years } su { $most }
ui-points = Punti
ui-oracle = Oracolo
ui-hand = Mano
ui-oracle-of = { $cards ->
    [0] nessuna carta nell’Oracolo
    [one] { $cards } carta nell’Oracolo
   *[other] { $cards } carte nell’Oracolo
}
ui-your-oracle = Il tuo Oracolo
ui-your-points = I tuoi punti
ui-your-hand = La tua mano
ui-no-route = Nessuna rotta
ui-landed = Rotte prese
ui-fate = Fato
ui-spent = Scarti
ui-routes = Rotte
ui-left = Lasciate
ui-none = Nessuna
ui-tale = La storia fin qui
ui-turn = Il turno
ui-step-route = Rotta
ui-step-influence = Influenza
ui-step-deed = Impresa
ui-deed-favour = Offerta
ui-deed-oracle = Oracolo
ui-deed-odyssey = Odissea
ui-deed-landfall = Approdo
ui-proci = Proci
ui-now = ora
ui-then = poi
ui-crete = Creta
ui-cyprus = Cipro
ui-sicily = Sicilia
ui-god = { $god }: { $total } di { $most }.
ui-has-favour = Qui sta il Favore.
ui-has-proci = Qui stanno i Proci.
ui-lay-here = Metti la carta qui.
ui-god-help = Oltre { $most } questo dio fa un dono, e arrivano i Proci.
ui-poseidon-help = Oltre { $calm } scoppia la sua ira: tutti tranne chi è di turno cambiano rotta.

ui-if = Se fai così
ui-then-total = { $before } + { $value } = { $total } per { $god }
ui-then-over = { $before } + { $value } = { $total }: { $god } trabocca
ui-then-proci = i Proci vanno da { $god }
ui-then-proci-stay = i Proci restano da { $god }
ui-then-prize = { $card } è un dono da contendere
ui-then-no-prize = solo doppie: nessun dono
ui-then-favour = il Favore passa a { $god }
ui-then-favour-stays = il Favore resta a { $god }
ui-then-deed = la tua impresa: { $deed }
ui-then-deed-if = la tua impresa: { $deed }, se peschi { $god }
ui-then-deed-not = { $why ->
    [route-full] { $deed } impossibile: la tua rotta è piena
    [no-card] { $deed } impossibile: nessuna carta adatta
    [no-hand] { $deed } impossibile: non hai carte in mano
   *[no-route] nessuna impresa: non hai una rotta
}
ui-then-new-route = lasci { $route } per una nuova rotta
ui-then-cards-stay = { $cards ->
    [one] la sua carta viene con te
   *[other] le sue { $cards } carte vengono con te
}
ui-then-wrath = ira: tutti gli altri cambiano rotta
ui-then-calm = Poseidone resta calmo (fino a { $limit })
ui-then-points = +{ count-points }, { $total } in tutto
ui-then-years = +{ count-years }, { $total } in tutto
ui-then-next-route = peschi una nuova rotta
ui-then-end = sei a casa: la partita finisce
ui-then-on-route = Carte sulla rotta: { $cards } su { $years }
ui-then-worth = un approdo darebbe { count-points }

ui-say-route = Metti una carta su un dio; o dai a Poseidone una carta dell’Oracolo per una nuova rotta
ui-say-influence = Scegli una carta e mettila sul suo dio
ui-say-favour = Offerta: metti un’altra carta sul suo dio
ui-say-oracle = Oracolo: nascondi una carta
ui-say-odyssey = Odissea: metti sulla rotta una carta del suo colore
ui-say-landfall = Approdo: prendi la rotta con le sue carte
ui-say-discard = Nessuna impresa in questo turno: quale carta scarti?
ui-say-discard-why = { $why }: scarta una carta
ui-say-old = Scegli la carta dell’Oracolo da sostituire
ui-say-shed = Troppe carte per questa rotta: scegline una da scartare
ui-say-bid = Punta carte { $god } dal tuo Oracolo, o passa
ui-ask-lay = { $card } su { $god }?
ui-ask-change = Dare { $card } a Poseidone?
ui-go-choose = Scegli una carta
ui-go-keep = Tieni la rotta
ui-go-change = A Poseidone
ui-go-lay = Mettila su { $god }
ui-go-oracle = Nascondila
ui-go-odyssey = Mettila sulla rotta
ui-go-landfall = Approda
ui-go-discard = Scartala
ui-go-shed = Scartala
ui-go-bid = Punta { $total }
ui-go-bid-none = Punta
ui-go-pass = Passa
ui-go-nothing = Fine del turno
ui-take-back = Riprendila
ui-continue = Avanti
ui-no-deed = Nessuna impresa
ui-then-discard = scartata; nessuna impresa in questo turno
ui-skip = Salta
ui-ending = Se finisse ora
ui-ending-yes = { $name }: sconfigge i Proci, non perde nulla
ui-ending-no = { $name }: { count-points } in meno
ui-ending-maybe = { $name }: sconfigge i Proci, o { count-points } in meno
ui-ending-none = I Proci sono lontani: nessuno perderebbe punti.
ui-ending-calm = ancora niente Proci
ui-hall-oracles = Si scoprono gli Oracoli.
ui-hall-beaten = I Proci sono sconfitti: { $seat }
ui-hall-nobody = Nessuno sconfigge i Proci.
ui-hall-losses = I Proci si prendono la loro parte.
ui-stand = { $god } nell’Oracolo: { $total }.
ui-stand-beats = I Proci sono sconfitti.
ui-stand-loses = I Proci prendono { count-points }.
ui-tale-none = Non è ancora successo nulla.
ui-since = Dal tuo turno
ui-since-round = L’ultimo giro
ui-since-none = Dal tuo turno non è successo nulla.

ui-gift-of = Un dono di { $god }
ui-bids = { $cards ->
    [one] { $cards } carta puntata
   *[other] { $cards } carte puntate
}
ui-passed = passa
ui-thinks = pensa …
ui-no-oracle = senza Oracolo
ui-gift-won = { $card } va a { $seat }.
ui-gift-mine = { $card } è tua.
ui-gift-tied = Parità: nessuno prende { $card }.
ui-wrath = L’ira di Poseidone
ui-wrath-told = { $seat } ha svegliato il mare: tutti gli altri cambiano rotta.
ui-wrath-mine = Hai svegliato il mare: tutti gli altri cambiano rotta.
ui-proci-on = I Proci stanno da { $god }
ui-proci-aside = I Proci non sono mai arrivati
ui-beats = sconfigge i Proci
ui-yields = cede ai Proci
ui-wins = { $seat } vince con { $points }
ui-you-win = Vinci con { $points }!
ui-shared = { $names } vincono insieme con { $points }

ui-card-single = Va su { $god }, o su una rotta { $god }.
ui-card-double = Va su { $one } o { $other }, e sulle rotte di entrambi.
ui-card-worth = Vale { $value }: per il dio, come punti dopo l’approdo, o nel tuo Oracolo.

# Un turno in una riga
tale-offered = { $card } a Poseidone: { $total }
tale-route-drawn = nuova rotta { $route }
tale-no-route = nessuna rotta rimasta
tale-no-prize = solo doppie, nessun dono
tale-shed = { $card } tolta dalla rotta
tale-wrath = ira di Poseidone: nuove rotte per tutti gli altri
tale-laid = { $card } su { $god }: { $total }
tale-proci = i Proci da { $god }
tale-won = il dono { $card } a { $seat }
tale-tied = parità per { $card }: a nessuno
tale-unclaimed = il dono { $card } a nessuno
tale-favour = Favore a { $god }
tale-oracle = Oracolo: ora { $cards }
tale-replaced = { $card } via dall’Oracolo
tale-odyssey = Odissea con { $card }
tale-landfall = Approdo: { $route }, +{ count-points }, { count-years } finora
tale-discarded = nessuna impresa, { $card } scartata
tale-nothing = nessuna impresa
tale-home = a casa: la partita finisce
tale-limit = ultimo turno: la partita finisce
tale-beaten = Proci sconfitti: { $seat }
tale-unbeaten = Proci imbattuti
