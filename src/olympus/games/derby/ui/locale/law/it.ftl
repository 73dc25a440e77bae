# The rules by number, for the rules page and for refusals.

law-1-1 = Ogni giocatore è un dio, tutti diversi, con le stesse undici carte scommessa. Gli dèi non scelti si tirano a sorte.
law-1-4 = Segnalini di ogni creatura: due in tre giocatori, tre in quattro o cinque, quattro in sei.
law-1-5 = Tra ogni coppia di vicini c’è un portacarte: dieci carte in tre giocatori, otto in quattro, sei in cinque o sei. I due vicini lo vedono e giocano da lì.
law-2-1 = Prima di una gara ognuno, dal primo giocatore in senso orario, mette una carta scommessa coperta con sopra un segnalino creatura; poi tutti una seconda.
law-2-2 = In una gara scommetti su una creatura al massimo una volta, e solo finché ne restano segnalini.
law-2-3 = Un turno: una carta dal portacarte sinistro e una dal destro, nell’ordine che vuoi. La prima muove del valore veloce, la seconda del lento.
law-2-4 = Una prima carta con il fulmine può aggiungere il bonus al valore veloce. Allora va nel mazzo Zeus (3.1) invece che negli scarti.
law-2-5 = In un settore è davanti chi arriva per ultimo; nell’edizione di anteprima chi arriva per primo. Una creatura che non si muove non conta come arrivata.
law-2-6 = Quando la prima creatura ha superato la linea di metà gara, il turno si completa; poi ognuno, dalla sinistra di chi era di turno, piazza una terza scommessa (2.2). Una volta a gara.
law-2-7 = Una creatura che taglia il traguardo prende subito il primo posto libero. Le sue carte si possono ancora giocare, ma non muovono nulla.
law-2-8 = La gara continua finché tutte le carte dei portacarte sono giocate.
law-2-9 = Le creature ancora in pista seguono per settore, la più avanti per prima; nello stesso settore vale 2.5.
law-3-1 = Dopo la gara si pescano due carte dal mazzo Zeus: protezioni, e gli imbrogli usati in questa gara. La creatura su una carta pescata è squalificata.
law-3-2 = Le creature squalificate escono dalla classifica, e chi è dietro avanza.
law-4-1 = Si rivelano tutte le scommesse. Una scommessa vince se il posto finale della creatura è tra quelli della carta; ultimo e penultimo si contano tra chi è ancora in classifica.
law-4-2 = Le carte scommessa vinte sono i tuoi punti. Ogni carta serve una volta a partita.
law-5-1 = Dopo la prima e la seconda gara si ridistribuiscono le carte, e comincia chi siede a sinistra dell’ultimo primo giocatore.
law-5-2 = Dopo la terza gara vince chi ha più punti; a pari totale la vittoria si divide.
law-6-1 = I poteri, se il tavolo li usa: ciascuno serve una volta a partita, nel momento che indica.
law-6-2 = Segnalini fato: prima delle scommesse ognuno ne mette uno su un settore libero, né partenza né traguardo. Il potere che lo usa lo toglie.
law-6-3 = Più poteri nello stesso momento: prima chi è di turno, poi in senso orario, uno alla volta.
law-6-4 = Se Zeus smaltisce la sbornia: le protezioni che pesca escono per il resto della partita.
law-7-1 = Vedi le tue scommesse, i due portacarte accanto a te e tutto il tabellone; mai le carte scommessa altrui prima di 4.1.
