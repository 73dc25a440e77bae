# The rules by number, for the rules page and for refusals.

law-1-1 = Ognuno comincia con una carta nell’Oracolo, che solo il proprietario vede.
law-1-3 = Una mano ha quattro carte. Per ogni carta giocata se ne pesca subito un’altra; se non ce n’erano più, la mano si completa all’inizio del tuo turno.
law-1-4 = All’inizio quattro carte stanno sui loro dèi; una doppia sul dio nominato più in alto.
law-2-1 = Il Favore sta sul dio con la somma più alta tra Zeus, Atena, Elio ed Eolo; mai su Poseidone.
law-2-2 = A parità di somma: il primo in quest’ordine, Zeus prima di tutti.
law-2-3 = Il Favore si ricalcola ogni volta che una somma cambia.
law-3-1 = All’inizio del turno puoi mettere una carta dell’Oracolo su Poseidone, scartare la rotta e pescarne un’altra (6.1).
law-3-2 = Poi devi mettere una carta della mano sul suo dio; una doppia su uno dei due. Un dio che supera sei fa un dono (4.1).
law-3-3 = Poi l’impresa che la rotta indica sotto il Favore, o scarti una carta. Offerta: metti un’altra carta. Oracolo: nascondine una, tre al massimo. Odissea: aggiungi alla rotta una carta del suo colore, al massimo tante quanti i suoi anni. Approdo: prendi la rotta con le sue carte.
law-4-1 = Quando un dio supera sei, i Proci vanno da lui, il dio si svuota e il Favore si ricalcola.
law-4-2 = La carta singola più alta di quel dio è il dono. Solo doppie: nessun dono.
law-4-4 = A turno ognuno passa, o mette coperte carte di quel dio dal proprio Oracolo. Gli altri vedono quante.
law-4-5 = La somma più alta vince il dono come punti; in caso di parità il dono si scarta. Tutte le carte messe si scartano.
law-5-1 = Quando Poseidone supera il suo limite, da tre in due a sei in cinque, tutti tranne chi è di turno cambiano rotta (6.1), e le sue carte si scartano.
law-6-1 = Le carte della vecchia rotta vengono con te, di qualunque colore. Se sono più degli anni della nuova, scarti quelle di troppo.
law-6-2 = Le carte aggiunte dopo devono avere il colore della nuova rotta.
law-7-1 = La partita finisce appena le rotte di qualcuno fanno dieci anni.
law-7-2 = Tutti mostrano l’Oracolo. La somma più alta del dio con i Proci li sconfigge, se è una sola; tutti gli altri perdono i punti delle carte di quel dio, a parità tutti.
law-7-3 = I punti sono le carte prese con le rotte o vinte come doni. Vince chi ne ha di più; in caso di parità la vittoria è condivisa.
law-8-1 = Vedi la tua mano, il tuo Oracolo e tutto ciò che è scoperto; mai mani e Oracoli altrui.
