# Le regole in breve, per la pagina delle regole e il foglio da stampare.

rules-lead = Da tre a sei dèi guardano tre gare di sei creature volanti. Nessuno possiede una creatura: tutti le muovono tutte, e tutti scommettono. Dopo tre gare vince chi ha più punti.
rules-bets-title = Le scommesse
rules-bets = Ogni dio ha le stesse undici carte scommessa. Una carta dice con quali posti vince, le colonne dorate, e quanto paga. Prima di una gara ognuno piazza due scommesse, una dopo l’altra: una carta coperta e, sopra, un segnalino creatura. Gli altri vedono la creatura, mai la carta. In una gara nessuno scommette due volte sulla stessa creatura, e ogni creatura ha solo pochi segnalini.
rules-turn-title = Il turno
rules-turn = Le carte stanno nei portacarte tra vicini: vedi e usi quello alla tua sinistra e quello alla tua destra, e così il vicino da quella parte. Nel tuo turno giochi una carta da ciascuno, nell’ordine che vuoi. La prima fa volare la sua creatura del valore veloce, il numero grande; la seconda del valore lento, quello piccolo. In un settore è davanti chi arriva per ultimo.
rules-trick-title = Gli imbrogli
rules-trick = Alcune carte portano un fulmine. Come prima carta possono aggiungerlo al valore veloce. Ma allora la carta va nel mazzo Zeus, e Zeus potrebbe pescarla.
rules-mid-title = Metà gara e traguardo
rules-mid = Quando la prima creatura supera la linea gialla, si completa il turno e ognuno piazza una terza scommessa. Chi taglia il traguardo prende subito il primo posto libero. La gara finisce quando tutte le carte sono giocate; chi è ancora in pista segue per settore.
rules-judgment-title = Il giudizio di Zeus
rules-judgment = Nel mazzo Zeus ci sono quattro carte protezione e tutti gli imbrogli di questa gara. Zeus ne pesca due. La creatura su una carta pescata è squalificata, e chi è dietro avanza; una protezione non fa male a nessuno.
rules-end-title = Pagamento e fine
rules-end = Si rivelano tutte le scommesse. Quelle riuscite danno i loro punti; ogni carta si usa una volta sola a partita. Poi si distribuiscono carte nuove e comincia la gara seguente. Dopo la terza gara vince il totale più alto; a pari totale la vittoria si divide.
rules-powers-title = Poteri e fato
rules-powers = Un tavolo può giocare con i poteri degli dèi: ciascuno si usa una volta a partita, nel momento che indica. Con i segnalini fato ognuno mette anche un segnalino su un settore prima di ogni gara; un potere di ogni dio richiede una creatura che ci si fermi. Se Zeus smaltisce la sbornia, le protezioni che pesca escono per il resto della partita.

sheet-bets = Le undici scommesse
sheet-players = Secondo il numero di giocatori
sheet-cards = Carte movimento di ogni creatura
sheet-powers = Poteri degli dèi
sheet-count = { $players } giocatori
sheet-track = La pista
sheet-track-text = il traguardo è il settore { $finish }; { $protections } carte protezione nel mazzo Zeus
sheet-points = punti
sheet-hand = carte per portacarte
sheet-tokens = segnalini per creatura
sheet-line = metà gara
sheet-fast = veloce
sheet-trick = imbroglio
sheet-slow = lento
sheet-copies = copie
