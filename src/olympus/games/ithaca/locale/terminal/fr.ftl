# Ithaca au terminal : la table, les questions, l’aide.

crew = Euryloque, Politès, Elpénor, Périmède, Antiphos
turn = Tour { $turn }
piles = destin { $deck }, défausse { $discards } · routes { $routes }, quittées { $left }
favour = FAVEUR
proci = PRÉTENDANTS
you = vous
points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
years = { $years } ans sur { $home }
held = main { $hand }, Oracle { $oracle }
no-route = aucune route
route-years = ({ $years ->
    [one] { $years } an
   *[other] { $years } ans
}, cartes { $room })
deed-favour = Offrande
deed-oracle = Oracle
deed-odyssey = Odyssée
deed-landfall = Accostage
my-hand = Votre main :
my-oracle = Votre Oracle :
oracle-of = Oracle ({ $seat }) :
gift = Le don :
bids = cartes misées :
pile-discards = Défausse :
pile-unseen = Pas encore vues :

## Ce qui est demandé

ask-route = À vous. Gardez votre route, ou donnez une carte de l’Oracle à Poséidon pour une autre ?
ask-influence = Posez une carte sur l’un de ses dieux.
ask-deed = La Faveur est chez { $god }, votre exploit est donc : { $deed }. Accomplissez-le, ou défaussez une carte.
ask-no-deed = Vous n’avez pas de route : défaussez une carte.
ask-bid = { $god } offre un don : misez des cartes de l’Oracle de ce dieu, ou passez.
ask-shed = Trop de cartes pour votre nouvelle route : laquelle défaussez-vous ?
ask-replaced = Votre Oracle est plein : quelle carte en défaussez-vous ?

keep = Garder la route
change = Changer de route :
calls-wrath = déchaîne la colère de Poséidon
gives-gift = offre un don
no-bid = Passer
nothing = Ne rien faire
land = { $years ->
    [one] { $years } an
   *[other] { $years } ans
}, { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
discard = Aucun exploit : défausser

## Ce qui s’est passé

welcome = Vous êtes { $name }. Dans le sens horaire, depuis votre gauche : { $others }.
from-landfall = Accostages :
from-gifts = Dons :
from-proci = Prises par les Prétendants :

## Aide

topic-rules = règles
topic-deeds = exploits
topic-gift = don
topic-wrath = colère
topic-proci = Prétendants
topic-board = table
help-rules = Rentrez chez vous avec Ulysse : qui atteint dix ans de voyage achève la partie, et le plus de points gagne.
    1. Vous pouvez changer de route : une carte de votre Oracle va à Poséidon, et vous piochez une autre route.
    2. Vous posez une carte de votre main sur l’un de ses dieux. La Faveur est chez le dieu dont les cartes totalisent le plus.
    3. Votre route nomme un exploit sous chaque dieu : accomplissez celui sous la Faveur, ou défaussez une carte.
    Les cartes de votre route deviennent des points quand vous accostez.
help-deeds = Sous chaque dieu votre route nomme l’un de quatre exploits :
help-gift = Un dieu dont les cartes passent la limite offre un don : la carte simple la plus haute. Qui a un Oracle peut miser des cartes de ce dieu, face cachée ; la plus haute somme prend le don comme points, une égalité le perd. Les Prétendants vont chez ce dieu.
help-wrath = Les cartes de l’Oracle données pour changer de route sont chez Poséidon. Quand elles passent sa limite, tous les autres doivent changer de route aussi. Les cartes d’une route restent ; celles de trop pour la nouvelle sont défaussées.
help-proci = À la fin tous montrent leurs Oracles. Qui a le plus chez le dieu des Prétendants les vainc ; tous les autres perdent leurs cartes de points de ce dieu, les doubles aussi. Une égalité ne vainc personne.
help-board = La ligne de chaque dieu a le total et sa limite comme une barre, puis FAVEUR et PRÉTENDANTS là où ils sont, puis les cartes. Une carte s’écrit avec les premières lettres de son dieu, ou des deux dieux d’une double, et sa valeur. > marque à qui est le tour. Une route a sa couleur, ses années et le nombre de cartes qu’elle peut porter.
