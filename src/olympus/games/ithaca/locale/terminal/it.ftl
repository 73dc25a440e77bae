# Ithaca al terminale: il tavolo, le domande, l’aiuto.

crew = Euriloco, Polite, Elpenore, Perimede, Antifo
turn = Turno { $turn }
piles = fato { $deck }, scarti { $discards } · rotte { $routes }, lasciate { $left }
favour = FAVORE
proci = I PROCI
you = tu
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
years = { $years } anni di { $home }
held = mano { $hand }, Oracolo { $oracle }
no-route = nessuna rotta
route-years = ({ $years ->
    [one] { $years } anno
   *[other] { $years } anni
}, carte { $room })
deed-favour = Offerta
deed-oracle = Oracolo
deed-odyssey = Odissea
deed-landfall = Approdo
my-hand = La tua mano:
my-oracle = Il tuo Oracolo:
oracle-of = L’Oracolo di { $seat }:
gift = Il dono:
bids = carte puntate:
pile-discards = Scarti:
pile-unseen = Non ancora viste:

## Che cosa si chiede

ask-route = Tocca a te. Tieni la rotta, o dai una carta dell’Oracolo a Poseidone per una nuova?
ask-influence = Metti una carta su uno dei suoi dèi.
ask-deed = Il Favore è di { $god }, quindi la tua impresa è: { $deed }. Compi l’impresa, o scarta una carta.
ask-no-deed = Non hai una rotta: scarta una carta.
ask-bid = Un dono di { $god }: punta carte dell’Oracolo di quel dio, o passa.
ask-shed = Troppe carte per la nuova rotta: quale scarti?
ask-replaced = Il tuo Oracolo è pieno: quale carta ne scarti?

keep = Tieni la rotta
change = Cambia rotta:
calls-wrath = scatena l’ira di Poseidone
gives-gift = offre un dono
no-bid = Passa
nothing = Non fare nulla
land = { $years ->
    [one] { $years } anno
   *[other] { $years } anni
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
discard = Nessuna impresa: scarta

## Che cosa è successo

welcome = Sei { $name }. In senso orario, dalla tua sinistra: { $others }.
from-landfall = Approdi:
from-gifts = Doni:
from-proci = Tolte dai Proci:

## Aiuto

topic-rules = regole
topic-deeds = imprese
topic-gift = dono
topic-wrath = ira
topic-proci = i Proci
topic-board = tavolo
help-rules = Naviga verso casa con Ulisse: chi arriva a dieci anni di viaggio chiude la partita, e vince chi ha più punti.
    1. Puoi cambiare rotta: una carta del tuo Oracolo va a Poseidone, e peschi un’altra rotta.
    2. Metti una carta della mano su uno dei suoi dèi. Il Favore sta con il dio le cui carte sommano di più.
    3. La tua rotta indica un’impresa sotto ogni dio: compi quella sotto il Favore, o scarta una carta.
    Le carte sulla rotta diventano punti quando approdi.
help-deeds = Sotto ogni dio la tua rotta indica una di quattro imprese:
help-gift = Un dio le cui carte superano il limite offre un dono: la carta singola più alta. Chi ha un Oracolo può puntare carte di quel dio, coperte; la somma più alta prende il dono come punti, la parità lo perde. I Proci vanno da quel dio.
help-wrath = Le carte dell’Oracolo date per cambiare rotta stanno su Poseidone. Quando superano il suo limite, anche tutti gli altri devono cambiare rotta. Le carte sulla rotta restano; quelle di troppo per la nuova si scartano.
help-proci = Alla fine tutti mostrano gli Oracoli. Chi ha di più sul dio dei Proci li sconfigge; tutti gli altri perdono le carte punto di quel dio, anche doppie. Con la parità non vince nessuno.
help-board = La riga di ogni dio ha il totale e il limite come una barra, poi FAVORE e I PROCI dove stanno, poi le carte. Una carta si scrive con le prime lettere del suo dio, o dei due dèi di una doppia, e il valore. > segna di chi è il turno. Una rotta ha il suo colore, gli anni e quante carte può portare.
