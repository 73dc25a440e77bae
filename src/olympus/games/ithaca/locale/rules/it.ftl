# Le regole in breve, per la pagina delle regole e il foglio da stampare.

rules-lead = Da due a cinque equipaggi tornano da Troia. Che cosa può fare un equipaggio lo decide il dio che in quel momento sta più in alto, e tutti hanno voce in capitolo. Quando qualcuno ha viaggiato dieci anni vince chi ha più punti, se i Proci glieli lasciano.
rules-favour-title = Il Favore divino
rules-favour = Le carte stanno su Zeus, Atena, Elio ed Eolo, e si sommano. Il Favore sta sul più alto dei quattro; a parità sul primo nominato qui. Si sposta appena i totali lo dicono.
rules-turn-title = Un turno
rules-turn = Prima puoi cambiare rotta: dai a Poseidone una carta del tuo Oracolo e peschi una nuova rotta; le carte che stavano sulla vecchia vengono con te. Poi devi mettere una carta della mano sul suo dio, una doppia su uno dei due. Poi viene l’impresa eroica.
rules-deeds-title = Imprese eroiche
rules-deeds = La tua rotta indica un’impresa per ogni dio: fai quella sotto il Favore. Offerta: metti un’altra carta. L’Oracolo: nascondi una carta, tre al massimo. L’Odissea: metti sulla rotta una carta del suo colore, tante quanti sono i suoi anni. Approdo: prendi la rotta; i suoi anni e le sue carte sono tuoi. Se non puoi o non vuoi, scarta una carta.
rules-gift-title = Il dono divino
rules-gift = Un dio che supera sei si svuota, e da lui vanno i Proci. La sua carta singola più alta è un dono. A turno ognuno può mettere coperte carte di questo dio dal proprio Oracolo. La somma più alta vince il dono; in caso di parità il dono si scarta. Tutte quelle carte si scartano.
rules-poseidon-title = L’ira di Poseidone
rules-poseidon = Quando le carte su Poseidone superano il suo limite (3 in due, fino a 6 in cinque) tutti tranne chi è di turno cambiano rotta. Le carte sulla rotta si tengono; chi ne ha più degli anni della nuova rotta scarta quelle di troppo.
rules-end-title = La fine
rules-end = La partita finisce quando qualcuno ha dieci anni. Tutti gli Oracoli si scoprono: chi ha di più del dio su cui stanno i Proci li sconfigge. Tutti gli altri, e a parità tutti, perdono i punti delle carte di quel dio. Vince chi ha più punti.

sheet-deeds = Le quattro imprese
sheet-figures = Valori
sheet-routes = Le 24 rotte
sheet-fate = Carte fato
sheet-hand-cards = Carte in mano
sheet-oracle-cards = Carte in un Oracolo al massimo
sheet-gods-passing = Sopra questo totale un dio offre un dono
sheet-end-years = Anni che concludono la partita
sheet-end-turns = Turni di ciascuno che la concludono comunque
sheet-poseidon = L’ira di Poseidone scoppia oltre
sheet-limit = { $total } con { $players } giocatori
sheet-short-favour = Offerta
sheet-short-oracle = Oracolo
sheet-short-odyssey = Odissea
sheet-short-landfall = Approdo
sheet-years = anni
sheet-colour = Colore: { $god }
sheet-value = valore
