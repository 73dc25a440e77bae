# Texts of the lessons. What a step asks for, and `-why` after it: the reason, said before.

## Lesson 1: move and bet

lesson-1 = Muovere e scommettere
lesson-1-about = Piazza due scommesse, aiutale con le tue carte e scopri quanto paga una gara.
lesson-1-first-bet-why = Corrono sei creature e nessuna è tua: i punti vengono solo dalle scommesse. Una scommessa è una carta segreta (quale posto?) con sopra una creatura. Guarda prima le tue carte: sono piene di draghi veloci.
lesson-1-first-bet = Scommetti che il Drago arriva tra i primi: scegli una carta come «1ª», poi il Drago.
lesson-1-bold = Che coraggio! Vale solo il primo posto, ma paga 6.
lesson-1-careful = Una scommessa prudente: vince con più posti, ma paga meno di «1ª».
lesson-1-dragon-wins = Si può, ma le carte veloci del Drago le hai tu: sarà davanti. Scegli «1ª», «1ª, 2ª» o «1ª, 2ª, 3ª».
lesson-1-take-dragon = Un’altra volta, magari. Stavolta scommetti sul Drago: sono tue le carte che lo fanno correre.
lesson-1-second-bet-why = Iris scommette sulla Fenice, Leo sul Drago, come te: lo aiuterà anche lui. Vedi le creature degli altri, mai le loro carte. La carta scommessa usata non torna: ognuna serve una volta sola in tutta la partita. Rende anche chi resta indietro: le tue carte Lamassu sono tutte lente.
lesson-1-second-bet = Scommetti che il Lamassu arriva ultimo, o tra gli ultimi due.
lesson-1-bold-last = «Ultima» paga 6. Ora fai in modo che nessuno faccia volare il Lamassu.
lesson-1-careful-last = Vincono due posti, per 4 punti. Ora fai in modo che nessuno faccia volare il Lamassu.
lesson-1-lamassu-loses = Il Lamassu ha solo carte lente: difficile che arrivi così avanti. Scegli «Ultima» o «Le ultime due».
lesson-1-take-lamassu = Stavolta prendi il Lamassu e scommetti che resta indietro: hai quattro sue carte lente.
lesson-1-first-turn-why = Tra due vicini c’è un portacarte: tutti e due vedono le sue carte e le usano. A ogni turno giochi una carta da ciascuno dei tuoi. La prima vola del numero grande in alto, la seconda solo di quello piccolo in basso.
lesson-1-first-turn = Scegli prima una carta Drago, poi una carta Lamassu dall’altro portacarte, e conferma.
lesson-1-not-lamassu-fast = Come prima carta volerebbe, e tu vuoi il Lamassu indietro. Rimettila giù e prendi prima un Drago.
lesson-1-dragon-first = Così aiuteresti la scommessa di un altro. La prima carta vola più lontano: dalla al tuo Drago.
lesson-1-sly = Bella mossa: il Lamassu si è mosso appena, e quella carta non può più aiutarlo.
lesson-1-harmless = Non fa danni. Una carta Lamassu lì sarebbe ancora meglio: toglie di mezzo ciò che può farlo volare.
lesson-1-wasted = Come seconda carta il Drago vola solo del numero piccolo: uno spreco. Tienila per aprire il prossimo turno.
lesson-1-second-turn-why = Le carte alla tua sinistra le usa anche Iris, quelle a destra Leo: le carte buone non ti aspettano. La creatura che supera il traguardo rosso occupa subito il primo posto libero; da lì le sue carte non muovono più nulla.
lesson-1-second-turn = Di nuovo: il Drago veloce, poi qualcosa di lento. Il resto della gara lo giochiamo noi per te.
lesson-1-end = Il Drago davanti, il Lamassu in fondo: hanno pagato tutte e due le scommesse, e sei in testa con { $points } punti. Abbiamo giocato noi gli ultimi turni e piazzato la tua terza scommessa, la Fenice su «2ª, 3ª»; la lezione 3 mostra come si fa. Scommetti su ciò che le tue carte sanno fare, poi fallo accadere: dopo tre gare vince chi ha più punti.

## Lesson 2: tricks and Zeus

lesson-2 = Imbrogli e Zeus
lesson-2-about = Usa un imbroglio, manda un rivale da Zeus e fatti pagare dal giudizio.
lesson-2-hedge-why = Alcune tue carte portano un fulmine: un imbroglio. Rende più veloce una creatura, ma la carta va da Zeus, che può squalificarla. La carta «1ª o squalificata» non teme nulla: paga in tutti e due i casi. Le tue carte Pegaso sono veloci e piene di imbrogli.
lesson-2-hedge = Scommetti «1ª o squalificata» su Pegaso.
lesson-2-hedged = Così non rischi: puoi usare imbrogli su Pegaso senza paura.
lesson-2-other-card = La creatura è giusta. Ma con gli imbrogli può essere squalificata: prendi la carta che paga anche allora.
lesson-2-take-pegasus = Le tue carte migliori sono quelle di Pegaso: scommetti su di lui.
lesson-2-doom-why = Nel mazzo di Zeus ci sono quattro protezioni, più ogni carta di cui si è usato l’imbroglio in questa gara. Alla fine ne pesca due: la creatura pescata è fuori. Hai tre carte Fenice col fulmine: più ne mandi da Zeus, più rischia.
lesson-2-doom = Scommetti «Squalificata» sulla Fenice: 7 punti, il massimo che c’è.
lesson-2-doomed = Che audacia! Ora ti farà piacere ogni imbroglio della Fenice, chiunque lo giochi.
lesson-2-not-enough-tricks = «Squalificata», sì, ma sulla Fenice: nessun’altra creatura ti dà tre imbrogli da giocare.
lesson-2-take-phoenix = Qui vogliamo il giudizio dalla nostra parte: scegli «Squalificata» e la Fenice.
lesson-2-trick-why = L’imbroglio vale solo con la prima carta del turno: il fulmine aggiunge 3 al numero grande. Con la seconda carta il fulmine non fa nulla.
lesson-2-trick = Scegli una carta Pegaso col fulmine e usa l’imbroglio; poi un Lamassu o un Drago come seconda carta lenta.
lesson-2-tricked = Vola! Ora la carta è da Zeus, ma alla tua scommessa non importa.
lesson-2-with-lightning = La creatura è giusta, ma usa il fulmine: scegli una carta con +3 e l’imbroglio.
lesson-2-pegasus-first = Prima il tuo Pegaso: una carta con +3, e il suo imbroglio.
lesson-2-keep-it = Tieni Pegaso e Fenice per aprire un turno, e non aiutare il Grifone, il tuo rivale. Prendine un’altra.
lesson-2-push-why = Abbiamo giocato due giri per te e piazzato la tua terza scommessa: il Lamassu tra «Le ultime due». Pegaso è in testa, e Iris ha mandato da Zeus una prima carta Fenice. Con una seconda è più probabile che Zeus la prenda che no. Che l’imbroglio la renda più veloce non importa.
lesson-2-push = Gioca una carta Fenice con l’imbroglio, poi una seconda carta qualsiasi.
lesson-2-pushed = Ora da Zeus ci sono due carte Fenice.
lesson-2-phoenix-first = Pegaso è già in testa. Manda la Fenice da Zeus: una sua carta con +3, e l’imbroglio.
lesson-2-end = Zeus ha preso la Fenice: 7 punti, più 4 per Pegaso; { $points } in tutto. Un imbroglio è forte quando il giudizio non può nuocere alle tue scommesse. Se nulla ti copre, pensaci: ogni imbroglio è un’occasione in più per Zeus.

## Lesson 3: the third bet and powers

lesson-3 = La terza scommessa e i poteri
lesson-3-about = Supera la linea di metà gara, scommetti su ciò che ormai sai e tieni un potere per il finale.
lesson-3-cross-why = Abbiamo piazzato due scommesse per te, il Grifone «1ª» e il Drago «1ª, 2ª, 3ª», e giocato due giri. Sono entrambi sul 9; nello stesso settore è davanti chi è arrivato per ultimo. Quando la prima creatura supera la linea gialla al 12, si finisce il turno e tutti piazzano la terza scommessa.
lesson-3-cross = Fai volare il Grifone oltre la linea: scegli una carta Grifone e conferma.
lesson-3-crossed = Parte! Ma prima c’è una domanda per te.
lesson-3-gryphon-first = Così il Grifone resterebbe prima della linea. Su di lui hai la scommessa migliore: gioca una sua carta.
lesson-3-keep-why = A questo tavolo gli dèi hanno poteri. Tu sei Horus: con Raggio di sole una carta appena giocata, da chiunque, vola 2 settori in più. Ma vale una volta sola in tutta la partita. Il Grifone supera la linea anche senza.
lesson-3-keep = Tieni il Raggio di sole per quando due settori faranno la differenza: scegli «Non ora».
lesson-3-kept = Ben fatto. Il Grifone ha superato la linea lo stesso.
lesson-3-too-early = Sarebbe speso per tutta la partita, e la linea si supera anche senza. Lascia passare il momento.
lesson-3-slow-why = Ora la seconda carta, dall’altro portacarte, al valore lento. Guarda la Silfide: non è ancora partita, e le quattro carte Silfide che vedi sono tutte lente. Chi le gioca per seconde la lascia lì.
lesson-3-slow = Gioca una seconda carta lenta, per esempio una Silfide; non il Grifone, non il Drago.
lesson-3-sylph-spent = Bene: una carta Silfide in meno, e lei si è mossa appena.
lesson-3-rival = Il Drago può arrivare secondo o terzo, ma non davanti al tuo Grifone. Prendi un’altra carta.
lesson-3-save-gryphon = Risparmia l’ultima carta del Grifone: come prima carta di un altro turno vola molto più lontano.
lesson-3-third-bet-why = Iris (Odino) ha usato il suo potere per guardare una scommessa di ciascuno. Tu scommetti alla fine, e ne sai di più. I segnalini sono pochi: due per creatura a questo tavolo, e su una creatura scommetti una volta per gara. La Silfide è molto indietro, con sole carte lente.
lesson-3-third-bet = Scommetti che la Silfide arriva ultima, o tra le ultime due.
lesson-3-sure = 6 punti che sembrano già sicuri.
lesson-3-surer = Praticamente vinta: 4 punti. «Ultima» ne paga 6, con poco rischio in più.
lesson-3-sylph-stays = La Silfide non arriverà così avanti: le sue carte sono lente, e la gara è a metà. Scommetti sugli ultimi posti.
lesson-3-take-sylph = Può succedere o no. La Silfide è quasi sicura: scommetti su di lei, per gli ultimi posti.
lesson-3-duel-why = Abbiamo giocato un giro per te; questo è il tuo ultimo turno. Iris ha spinto il Drago a 17, davanti al tuo Grifone. La sua ultima carta lo porta a 16: ne manca uno. Ma tu hai tenuto da parte qualcosa.
lesson-3-duel = Gioca l’ultima carta del Grifone.
lesson-3-gryphon-now = Il Grifone ha bisogno di questo turno: prima la sua ultima carta.
lesson-3-ray-why = Ecco il momento: 16 più 2 fa 18, e il Drago è a 17.
lesson-3-ray = Usa il Raggio di sole.
lesson-3-rayed = Davanti per un settore!
lesson-3-now-or-never = Senza, il Grifone resta secondo e i tuoi 6 punti sfumano. Usalo adesso.
lesson-3-last-why = Ti restano solo carte lente. Poi gli altri giocano le loro ultime, Zeus giudica (nel suo mazzo non ci sono imbrogli) e si pagano le scommesse.
lesson-3-last = Gioca una seconda carta qualsiasi.
lesson-3-end = Tutte e tre le scommesse vinte: { $points } punti in una gara. All’inizio scommetti su ciò che sanno fare le tue carte, più tardi su ciò che mostra la pista, e tieni un potere per quando può decidere la gara. Il tavolo ti aspetta.
