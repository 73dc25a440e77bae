# Texts of the lessons. What a step asks for, and `-why` after it: the reason, said before.

## Lesson 1: move and bet

lesson-1 = Muovere e scommettere
lesson-1-about = Piazza due scommesse, aiutale con le tue carte e scopri quanto paga una gara.
lesson-1-first-bet-why = Corrono sei creature e nessuna è tua: i punti vengono solo dalle scommesse. Una scommessa è una carta segreta (quale posto?) con sopra una creatura. Guarda prima le tue carte: sono piene di draghi veloci.
lesson-1-first-bet = Scommetti che il Drago arriva tra i primi: scegli una carta come «Primo posto», poi il Drago.
lesson-1-bold = Coraggio! Vale solo il primo posto, ma paga 6.
lesson-1-careful = Una scommessa prudente: vince con più posti, ma paga meno di «Primo posto».
lesson-1-dragon-wins = Si può, ma le carte veloci del Drago le hai tu: sarà davanti. Scegli «Primo posto», «Primo o secondo posto» o «Primo, secondo o terzo posto».
lesson-1-take-dragon = Un’altra volta, magari. Stavolta scommetti sul Drago: sono tue le carte che lo fanno correre.
lesson-1-second-bet-why = Iris scommette sulla Fenice, Leo sul Drago, come te: lo aiuterà anche lui. Vedi le creature degli altri, mai le loro carte. Rende anche chi resta indietro: le tue carte Lamassu sono tutte lente.
lesson-1-second-bet = Scommetti che il Lamassu arriva ultimo, o tra gli ultimi due.
lesson-1-bold-last = «Ultimo posto» paga 6. Ora fai in modo che nessuno faccia volare il Lamassu.
lesson-1-careful-last = Vincono due posti, per 4 punti. Ora fai in modo che nessuno faccia volare il Lamassu.
lesson-1-lamassu-loses = Il Lamassu ha solo carte lente: difficile che arrivi così avanti. Scegli «Ultimo posto» o «Ultimo o penultimo posto».
lesson-1-take-lamassu = Stavolta prendi il Lamassu e scommetti che resta indietro: hai quattro sue carte lente.
lesson-1-first-turn-why = Tra due vicini c’è un portacarte: tutti e due ne vedono e usano le carte. A ogni turno giochi una carta da ciascuno dei tuoi. La prima vola del numero grande in alto, la seconda solo di quello piccolo in basso.
lesson-1-first-turn = Scegli prima una carta Drago, poi una carta Lamassu dall’altro portacarte, e conferma.
lesson-1-not-lamassu-fast = Come prima carta volerebbe, e tu vuoi il Lamassu indietro. Rimettila giù e prendi prima un Drago.
lesson-1-dragon-first = Così aiuteresti la scommessa di un altro. La prima carta vola più lontano: dalla al tuo Drago.
lesson-1-sly = Furbo: il Lamassu si è appena mosso, e quella carta non può più aiutarlo.
lesson-1-harmless = Non fa danni. Una carta Lamassu lì sarebbe ancora meglio: toglie di mezzo ciò che può farlo volare.
lesson-1-wasted = Come seconda carta il Drago vola solo del numero piccolo: uno spreco. Tienila per aprire il prossimo turno.
lesson-1-second-turn-why = Gli altri spingono le loro creature. Il portacarte alla tua sinistra lo usa anche Iris, quello a destra Leo: le carte buone non ti aspettano.
lesson-1-second-turn = Di nuovo: il Drago veloce, poi qualcosa di lento. Poi la gara vola fino alla fine.
lesson-1-end = Il Drago primo, il Lamassu ultimo: hanno pagato tutte e due le scommesse, e sei in testa con { $points } punti. È il cuore del gioco: scommetti su ciò che le tue carte sanno fare, poi fallo accadere. Dopo tre gare vince chi ha più punti.
