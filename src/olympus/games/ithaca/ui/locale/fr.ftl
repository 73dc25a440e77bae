# Textes du plateau dans le navigateur. Les noms, coups et événements sont dans les fichiers du jeu.

ui-you = Vous
ui-your-turn = à vous
ui-to-play = joue
ui-bot = bot
ui-away = déconnecté
ui-details = Détails de { $name }
ui-face-down = Une carte face cachée
ui-colour = prend les cartes { $god }
ui-years = Années
ui-years-of = Ans : { $years }/{ $most }
ui-points = Points
ui-oracle = Oracle
ui-hand = Main
ui-oracle-of = { $cards ->
    [0] aucune carte dans l’Oracle
    [one] { $cards } carte dans l’Oracle
   *[other] { $cards } cartes dans l’Oracle
}
ui-your-oracle = Votre Oracle
ui-your-points = Vos points
ui-your-hand = Votre main
ui-no-route = Aucune route
ui-landed = Routes prises
ui-fate = Destin
ui-spent = Défausse
ui-routes = Routes
ui-left = Quittées
ui-none = Aucune
ui-tale = Le récit jusqu’ici
ui-turn = Le tour
ui-step-route = Route
ui-step-influence = Influence
ui-step-deed = Exploit
ui-deed-favour = Offrande
ui-deed-oracle = Oracle
ui-deed-odyssey = Odyssée
ui-deed-landfall = Accostage
ui-proci = Prétendants
ui-now = actuel
ui-then = puis
ui-crete = Crète
ui-cyprus = Chypre
ui-sicily = Sicile
ui-god = { $god } : { $total } sur { $most }.
ui-has-favour = La Faveur est ici.
ui-has-proci = Les Prétendants sont ici.
ui-lay-here = Posez la carte ici.
ui-god-help = Au-delà de { $most } ce dieu fait un don, et les Prétendants viennent.
ui-poseidon-help = Au-delà de { $calm } sa colère éclate : tous sauf le joueur actif changent de route.

ui-if = Si vous faites cela
ui-then-total = { $before } + { $value } = { $total } pour { $god }
ui-then-over = { $before } + { $value } = { $total } : { $god } déborde
ui-then-proci = les Prétendants vont chez { $god }
ui-then-proci-stay = les Prétendants restent chez { $god }
ui-then-prize = { $card } est un don à disputer
ui-then-no-prize = que des doubles : aucun don
ui-then-favour = la Faveur passe à { $god }
ui-then-favour-stays = la Faveur reste à { $god }
ui-then-deed = votre exploit : { $deed }
ui-then-deed-if = votre exploit : { $deed }, si vous piochez { $god }
ui-then-deed-not = { $why ->
    [route-full] { $deed } impossible : votre route est pleine
    [no-card] { $deed } impossible : aucune carte ne convient
    [no-hand] { $deed } impossible : votre main est vide
   *[no-route] aucun exploit : vous n’avez pas de route
}
ui-then-new-route = vous quittez { $route } pour une autre route
ui-then-cards-stay = { $cards ->
    [one] sa carte vous suit
   *[other] ses { $cards } cartes vous suivent
}
ui-then-wrath = colère : tous les autres changent de route
ui-then-calm = Poséidon reste calme (jusqu’à { $limit })
ui-then-points = +{ count-points }, { $total } en tout
ui-then-years = +{ count-years }, { $total } en tout
ui-then-next-route = vous piochez une nouvelle route
ui-then-end = vous voilà à Ithaque : la partie s’achève
ui-then-on-route = Cartes sur votre route : { $cards } sur { $years }
ui-then-worth = un accostage rapporterait { count-points }

ui-say-route = Posez une carte sur un dieu ; ou donnez à Poséidon une carte de l’Oracle pour une autre route
ui-say-influence = Choisissez une carte et posez-la sur son dieu
ui-say-favour = Offrande : posez une autre carte sur son dieu
ui-say-oracle = Oracle : cachez une carte
ui-say-odyssey = Odyssée : posez sur la route une carte de sa couleur
ui-say-landfall = Accostage : prenez votre route et ses cartes
ui-say-discard = Pas d’exploit ce tour-ci : quelle carte défaussez-vous ?
ui-say-discard-why = { $why } : défaussez une carte
ui-say-old = Choisissez la carte de l’Oracle à remplacer
ui-say-shed = Trop de cartes pour cette route : choisissez celle à défausser
ui-say-bid = Misez des cartes { $god } de votre Oracle, ou passez
ui-ask-lay = { $card } sur { $god } ?
ui-ask-change = Donner { $card } à Poséidon ?
ui-go-choose = Choisissez une carte
ui-go-keep = Garder la route
ui-go-change = À Poséidon
ui-go-lay = Poser sur { $god }
ui-go-oracle = Cacher
ui-go-odyssey = Poser sur la route
ui-go-landfall = Accoster
ui-go-discard = Défausser
ui-go-shed = Défausser
ui-go-bid = Miser { $total }
ui-go-bid-none = Miser
ui-go-pass = Passer
ui-go-nothing = Finir le tour
ui-take-back = Reprendre
ui-continue = Continuer
ui-no-deed = Sans exploit
ui-then-discard = défaussée ; pas d’exploit ce tour-ci
ui-skip = Passer
ui-ending = Si la partie s’arrêtait là
ui-ending-yes = { $name } : vainc les Prétendants, ne perd rien
ui-ending-no = { $name } : { count-points } en moins
ui-ending-maybe = { $name } : vainc les Prétendants, ou { count-points } en moins
ui-ending-none = Les Prétendants sont loin : personne ne perdrait de points.
ui-ending-calm = pas encore de Prétendants
ui-hall-oracles = Les Oracles se découvrent.
ui-hall-beaten = Les Prétendants sont vaincus : { $seat }
ui-hall-nobody = Personne ne vainc les Prétendants.
ui-hall-losses = Les Prétendants prennent leur part.
ui-stand = { $god } dans l’Oracle : { $total }.
ui-stand-beats = Les Prétendants sont vaincus.
ui-stand-loses = Les Prétendants prennent { count-points }.
ui-tale-none = Rien ne s’est encore passé.
ui-since = Depuis votre tour
ui-since-round = Le dernier tour de table
ui-since-none = Rien ne s’est passé depuis votre tour.

ui-gift-of = Un don { $god ->
    [Zeus] de Zeus
   *[other] d’{ $god }
}
ui-bids = { $cards ->
    [one] { $cards } carte misée
   *[other] { $cards } cartes misées
}
ui-passed = passe
ui-thinks = réfléchit …
ui-no-oracle = sans Oracle
ui-gift-won = { $card } va à { $seat }.
ui-gift-mine = { $card } est à vous.
ui-gift-tied = Égalité : personne ne prend { $card }.
ui-wrath = La colère de Poséidon
ui-wrath-told = { $seat } a réveillé la mer : tous les autres changent de route.
ui-wrath-mine = Vous avez réveillé la mer : tous les autres changent de route.
ui-proci-on = Les Prétendants sont chez { $god }
ui-proci-aside = Les Prétendants ne sont jamais venus
ui-beats = vainc les Prétendants
ui-yields = cède aux Prétendants
ui-wins = { $seat } gagne avec { $points }
ui-you-win = Vous gagnez avec { $points } !
ui-shared = { $names } partagent la victoire avec { $points }

ui-card-single = Se pose sur { $god }, ou sur une route { $god }.
ui-card-double = Se pose sur { $one } ou { $other }, et sur les routes des deux.
ui-card-worth = Vaut { $value } : pour le dieu, en points après l’accostage, ou dans votre Oracle.

# Un tour en une ligne
tale-offered = { $card } à Poséidon : { $total }
tale-route-drawn = nouvelle route { $route }
tale-no-route = plus de route
tale-no-prize = que des doubles, aucun don
tale-shed = { $card } retirée de la route
tale-wrath = colère de Poséidon : nouvelles routes pour tous les autres
tale-laid = { $card } sur { $god } : { $total }
tale-proci = les Prétendants chez { $god }
tale-won = le don { $card } : { $seat }
tale-tied = égalité pour { $card } : à personne
tale-unclaimed = le don { $card } : à personne
tale-favour = Faveur à { $god }
tale-oracle = Oracle : { $cards } désormais
tale-replaced = { $card } hors de l’Oracle
tale-odyssey = Odyssée avec { $card }
tale-landfall = Accostage : { $route }, +{ count-points }, { count-years } jusqu’ici
tale-discarded = pas d’exploit, { $card } défaussée
tale-nothing = pas d’exploit
tale-home = à Ithaque : la partie s’achève
tale-limit = dernier tour : la partie s’achève
tale-beaten = Prétendants vaincus : { $seat }
tale-unbeaten = Prétendants invaincus
