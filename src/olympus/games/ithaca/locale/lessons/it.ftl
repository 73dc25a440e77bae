# Texts of the lessons. What a step asks for, and `-why` after it: the reason, said before.

## Lesson 1: favour and deeds

lesson-1 = Il Favore e le imprese
lesson-1-about = Conquista il Favore degli dèi con le tue carte e carica la nave di punti.
lesson-1-favour-why = A ogni turno metti una carta sul suo dio. Il Favore divino sta sul dio con il totale più alto, e decide la tua impresa: la tua rotta ne indica una per ogni dio. Sotto Atena la tua dice Odissea: caricare una carta che varrà punti.
lesson-1-favour = Metti la tua Atena 3 su Atena: 5 in tutto, più di Zeus.
lesson-1-favour-moves = Il Favore è passato ad Atena.
lesson-1-stays-with-zeus = Così il Favore resterebbe a Zeus, e lì la tua rotta dice solo: metti un’altra carta. Sotto Atena puoi caricare la nave.
lesson-1-keep-helios = Tieni le carte Elio: la tua rotta ha il colore di Elio, quindi sono quelle che puoi caricare.
lesson-1-odyssey-why = Ora l’impresa: Odissea. Puoi mettere sulla rotta una carta del suo colore, fino al numero dei suoi anni, qui tre. Quello che c’è sopra saranno i tuoi punti.
lesson-1-odyssey = Scegli la tua carta Elio più alta e conferma.
lesson-1-best = 4 punti sono a bordo. Ripeschi sempre fino a quattro carte.
lesson-1-smaller = A bordo! Il 4 valeva di più, ma troverà posto anche lui.
lesson-1-do-the-deed = Puoi scartare una carta invece di compiere l’impresa, ma non ci guadagni nulla. Metti una carta Elio sulla rotta.
lesson-1-win-back-why = Iris ha messo una carta su Zeus: 5 contro i 5 di Atena. A pari totale vince il dio più a sinistra: il Favore è andato a Zeus. Tutti si contendono gli stessi dèi.
lesson-1-win-back = Riprenditi il Favore: metti Atena 1.
lesson-1-won-back = È bastata una carta piccola: 6 contro 5.
lesson-1-not-now-zeus = Così Zeus sarebbe ancora più forte. Tu vuoi il Favore su Atena, dove c’è la tua Odissea.
lesson-1-again-why = Di nuovo Odissea. Le carte sulla rotta sono al riparo dalle liti degli dèi, e viaggiano con te.
lesson-1-again = Metti un’altra carta Elio sulla rotta.
lesson-1-seven = La nave è già più carica.
lesson-1-leave-it-why = Il Favore è ancora su Atena, con 6. Una carta devi metterla, ma non deve per forza cambiare qualcosa: la migliore è quella che lascia il Favore dov’è. Una carta con due dèi può andare su uno qualsiasi dei due.
lesson-1-leave-it = Metti Eolo 2 su Eolo, oppure la carta con due dèi su Elio.
lesson-1-left = Proprio così: il Favore non si è mosso, e l’impresa è di nuovo tua.
lesson-1-tie = Attenzione: anche Zeus avrebbe 6, e a pari totale il Favore va al dio più a sinistra. Perderesti l’Odissea.
lesson-1-over-six = Un dio che supera 6 fa un dono e torna a zero; e il Favore se ne va da lì. Non ora.
lesson-1-fill-why = Sulla tua rotta c’è ancora un posto.
lesson-1-fill = Riempilo con un’altra carta del suo colore.
lesson-1-end = La tua rotta è piena. È il ritmo del gioco: metti una carta in modo che il Favore stia dov’è la tua impresa, poi compiila. Ma i punti contano solo dopo l’approdo: è la prossima lezione.

## Lesson 2: routes and landfall

lesson-2 = Rotte e approdo
lesson-2-about = Porta a casa i punti, liberati di una rotta sfavorevole e carica la prossima.
lesson-2-bring-favour-why = Abbiamo giocato due turni per te e la tua rotta è piena: ci sono 7 punti. Per farli tuoi serve l’impresa Approdo, che su questa rotta sta sotto Zeus. Il Favore è su Atena, con 5; Zeus ha 1. A pari totale vince il dio più a sinistra.
lesson-2-bring-favour = Porta il Favore a Zeus con una carta alta quanto basta.
lesson-2-tie = 5 contro 5: Zeus sta più a sinistra, il Favore è suo.
lesson-2-one-short = Così fa 4, uno meno dei 5 di Atena. Ne hai una più alta.
lesson-2-zeus-please = Con quella carta il Favore non va a Zeus. Metti una carta Zeus.
lesson-2-land-why = Approdo: la rotta e tutto ciò che porta diventano tuoi. I suoi anni avvicinano la fine: la partita termina appena qualcuno ha viaggiato per dieci.
lesson-2-land = Approda.
lesson-2-landed = 7 punti, e due anni di viaggio. Hai pescato una nuova rotta.
lesson-2-do-land = Perché aspettare? I punti sono tuoi solo dopo l’approdo. Fallo ora.
lesson-2-change-why = La nuova rotta ha il colore di Elio, e tu non hai carte Elio: non puoi caricare nulla. A inizio turno puoi cambiarla: una carta del tuo Oracolo, la tua riserva coperta, va a Poseidone, e peschi un’altra rotta.
lesson-2-change = Scegli la carta nel tuo Oracolo e cambia rotta.
lesson-2-changed = Molto meglio: il colore di Zeus, e hai due carte Zeus.
lesson-2-do-change = Potresti restare, ma lì non hai nulla da caricare. Scegli la carta nell’Oracolo per cambiare.
lesson-2-load-first-why = Il Favore è su Zeus: potresti approdare subito, ma una rotta vuota porta anni e nessun punto. Prima carica: su questa rotta l’Odissea sta sotto Atena. Tutti e quattro gli dèi hanno 5.
lesson-2-load-first = Metti Atena 1 per portare il Favore ad Atena.
lesson-2-over-six = Troppo: un dio che supera 6 fa un dono e cade a zero, e il Favore lo lascia. Prendi una carta più piccola, o un altro dio.
lesson-2-athena-please = Così il Favore va altrove. Vuoi caricare, e qui si fa sotto Atena.
lesson-2-load-why = Odissea: una carta del colore di Zeus. Pensa anche al dopo: ti servirà una carta Zeus piccola per riportare il Favore e approdare.
lesson-2-load = Metti sulla rotta la tua carta Zeus più alta.
lesson-2-loaded = 3 punti a bordo, e la carta Zeus piccola è ancora in mano.
lesson-2-loaded-less = A bordo. Il 3 valeva uno in più.
lesson-2-keep-the-one = Tieni l’1: è la carta che porterà il Favore a Zeus. Caricane una più alta.
lesson-2-do-load = Non scartare nulla: metti una carta Zeus sulla rotta.
lesson-2-back-to-zeus-why = Iris continua a caricare la sua rotta. Atena ha 6, Zeus 5. A Zeus basta arrivare a 6 anche lui, ma non deve superarlo.
lesson-2-back-to-zeus = Porta il Favore a Zeus con Zeus 1.
lesson-2-just-enough = Quanto basta: 6 e 6, e Zeus sta più a sinistra.
lesson-2-land-again-why = Altri tre anni e quello che hai caricato. Un altro giro di carico renderebbe di più, ma anche Iris tira il Favore dalla sua: va’ sul sicuro.
lesson-2-land-again = Approda.
lesson-2-end = { $points } punti e cinque anni di viaggio. Le rotte lunghe portano più carte, le corte arrivano prima: guarda il colore, il dio sotto cui si approda e ciò che hai in mano. La prossima lezione: che cosa possono ancora farti gli dèi.

## Lesson 3: Oracle, gifts, wrath, Proci

lesson-3 = L’Oracolo e i Proci
lesson-3-about = Vinci un dono degli dèi, scatena Poseidone e torna a casa prima che i Proci ti tolgano tutto.
lesson-3-leave-favour-why = Abbiamo giocato tre turni per te: sei anni di viaggio, con dieci si finisce. L’Oracolo è la tua riserva coperta, fino a tre carte: per i doni, per cambiare rotta e contro i Proci. Il Favore è su Atena, e lì la tua rotta dice Oracolo. Tre dèi hanno già 6.
lesson-3-leave-favour = Lascia il Favore dov’è: metti un 1 su Zeus.
lesson-3-over-six = Quel dio supererebbe 6 e farebbe subito un dono, prima che il tuo Oracolo sia pronto. C’è posto solo da Zeus.
lesson-3-ask-oracle-why = Elio è a 6: la prossima carta Elio gli farà fare un dono, la sua carta più alta. La prende come punti chi punta di più con carte Elio dell’Oracolo. Preparati.
lesson-3-ask-oracle = Metti Elio 4 coperta nel tuo Oracolo.
lesson-3-hidden = Nessuno sa che cosa c’è lì, tranne te.
lesson-3-helios-four = Buona idea, ma il dono sarà di Elio: prendi la tua carta Elio più alta.
lesson-3-bid-why = Iris ha messo una carta Elio: il dono è Elio 4, e i Proci sono passati a Elio. Iris ha puntato una carta coperta; una sola carta vale al massimo 4. Ogni carta puntata è persa, e alla fine ti servirà una carta Elio contro i Proci.
lesson-3-bid = Punta Elio 4, da sola.
lesson-3-won = 4 batte il suo 3: il dono è tuo, 4 punti.
lesson-3-too-little = Un 2 rischia di perdere, e poi è andato. Punta il 4.
lesson-3-do-bid = Quattro punti valgono bene una carta. Punta Elio 4.
lesson-3-too-much = Vinceresti di sicuro, ma non resterebbe nulla contro i Proci. Il 4 da solo dovrebbe bastare.
lesson-3-wrath-why = Poseidone ha 2. In due si infuria oltre 3: allora tutti, tranne te, perdono la rotta e ne pescano un’altra. Cambiare rotta con Zeus 3 dà a te una rotta nuova e a Iris una tempesta.
lesson-3-wrath = Scegli Zeus 3 nel tuo Oracolo e cambia rotta.
lesson-3-raged = Che tempesta! La rotta di Iris è persa, e la tua è lunga e approda sotto Atena.
lesson-3-do-change = Questa rotta approda sotto Elio, che ora è a zero. Cambiala con Zeus 3.
lesson-3-keep-helios = Tieni la carta Elio: è la tua difesa contro i Proci. Usa Zeus 3.
lesson-3-steady-why = Quattro anni: con questo approdo arrivi a dieci, e la partita finisce. Sta sotto Atena, che ha il Favore con 6.
lesson-3-steady = Metti una carta che non cambia nulla: una su Elio.
lesson-3-favour-would-go = Così il Favore lascerebbe Atena, o un dio supererebbe 6. Metti una carta Elio.
lesson-3-home-why = Alla fine i Proci stanno su Elio: ognuno mostra le carte Elio dell’Oracolo. Chi ne ha di più salva tutti i punti; gli altri perdono le loro carte Elio. Tu hai conservato un 2.
lesson-3-home = Approda: a casa!
lesson-3-do-land = La casa è vicina: approda.
lesson-3-end = Vinci con { $points } punti: la tua carta piccola ha battuto i Proci, mentre Iris ha perso le sue carte Elio. Guarda dove stanno i Proci, tieni una carta di quel dio e scegli il momento dell’ultimo approdo. Il tavolo ti aspetta.
