# Textes du plateau dans le navigateur. Noms, coups et événements sont dans les fichiers du jeu.

ui-start = DÉPART
ui-track = La piste
ui-racer = { $creature }, secteur { $sector }, { ORDINAL($order) }
ui-line-start = Le départ : les six créatures commencent ici.
ui-line-finish = L’arrivée : une créature qui la franchit prend aussitôt la première place libre.
ui-line-middle = La ligne de mi-course : quand la première créature l’a franchie, tout le monde place un troisième pari.
ui-fate-token = Un Jeton du Destin sur le secteur { $sector }
ui-race-of = Course { $race } sur { $races }
ui-race = Course { $race }
ui-you = Vous
ui-your-turn = À vous :
ui-playing = joue
ui-player = { $name }, { count-points }
ui-details = Détails de { $name }
ui-first-player = Premier joueur
ui-away = Déconnecté
ui-bot = Joué par un bot
ui-spent = utilisé
ui-bet-down = Un pari { $on }, face cachée
ui-face-down = face cachée
ui-bets = Paris
ui-powers = Pouvoirs
ui-won = Gagnés
ui-lost = Perdus
ui-log = Ce qui s’est passé
ui-since = Depuis votre tour
ui-tale-flies = { $creature } vole de { $value }
ui-tale-drifts = { $creature } plane de { $value }
ui-tale-stays = { $creature } reste sur place
ui-tale-now = { "," } maintenant sur { $sector }
ui-tale-zeus = { ", " }la carte va à Zeus
ui-tale-finishes = { "," } passe l’arrivée : { ORDINAL($place) } rang
ui-tale-bet = parie { $on }
ui-tale-won = { $creature }, { $bet } : gagné, +{ $points }
ui-tale-lost = { $creature }, { $bet } : perdu
ui-bets-left = Jetons restants
ui-tokens-left = { $creature } : { $count ->
    [0] aucun jeton restant
    [one] { $count } jeton restant
   *[other] { $count } jetons restants
}
ui-zeus = Jugement de Zeus
ui-zeus-words = Dans le jeu de Zeus : { $protections ->
    [one] { $protections } protection
   *[other] { $protections } protections
}, { $tricks ->
    [one] { $tricks } coup fourré
   *[other] { $tricks } coups fourrés
}.
ui-zeus-help = À la fin de la course, Zeus pioche deux de ces cartes ; une créature sur une carte piochée est disqualifiée.
ui-holder-help = Vous et { $name } voyez tous deux ces cartes et les jouez.
ui-holder = { $side ->
    [left] Votre présentoir de gauche, partagé avec { $name }
   *[right] Votre présentoir de droite, partagé avec { $name }
}
ui-shared-left = { $name } et vous
ui-shared-right = Vous et { $name }
ui-other-left = ‹ À gauche
ui-other-right = À droite ›
ui-my-cards = Mes cartes
ui-card = { $creature } : rapide { $fast }, lent { $slow }
ui-card-trick = { $creature } : rapide { $fast }, avec le coup fourré plus { $bonus }, lent { $slow }
ui-after-mid = après la ligne de mi-course
ui-bet-slot = { ORDINAL($slot) } pari
ui-bet-hand = Vos cartes pari
ui-trick-or-not = Avec ou sans le coup fourré
ui-fast = Rapide { $value }
ui-slow = Lent { $value }
ui-lands = arrive au { $sector }
ui-finishes = franchit l’arrivée
ui-stays = ne bouge pas
ui-to-zeus = , la carte va à Zeus
ui-say-first = choisissez la première carte : elle vole à sa valeur rapide
ui-say-second = choisissez la seconde carte : elle plane à sa valeur lente
ui-say-own = Vos cartes volent …
ui-say-confirm = confirmez, ou reprenez vos cartes
ui-say-bet = { $slot ->
    [1] premier pari sur trois : choisissez une carte et une créature
    [2] deuxième pari sur trois : choisissez une carte et une créature
   *[other] troisième pari sur trois : choisissez une carte et une créature
}
ui-say-bet-ready = { $creature }, { $bet } : { count-points }. On y va ?
ui-my-bets = Vos paris
ui-say-creature = maintenant la créature sur laquelle vous pariez
ui-say-token = posez votre Jeton du Destin sur un secteur
ui-say-power = vous pouvez utiliser un pouvoir
ui-go = Confirmer
ui-go-bet = Parier
ui-go-token = Poser le jeton
ui-go-card = { $creature } vole de { $sectors }
ui-go-pair = { $creature } vole de { $sectors }, { $other } { $more }
ui-put-back = Reprendre
ui-look = Désignez un pari de chacun des autres joueurs : ces cartes ne seront montrées qu’à vous.
ui-look-chosen = { $chosen } sur { $all } choisis
ui-look-at = Regarder le pari de { $name } sur { $creature }
ui-look-go = Les regarder
ui-not-now = Pas maintenant
ui-continue = Continuer
ui-payout = On paie
ui-nothing-drawn = Zeus ne tire aucune carte.
ui-disqualified = { $count ->
    [one] Disqualifiée : { $creatures }
   *[other] Disqualifiées : { $creatures }
}
ui-as-they-came = L’ordre d’arrivée
ui-finished = { ORDINAL($place) } rang
ui-out = disqualifiée
ui-show-all = Tout montrer
ui-nobody-disqualified = Zeus est de bonne humeur : personne n’est disqualifié.
ui-total = Total
ui-points-table = D’où viennent les points
