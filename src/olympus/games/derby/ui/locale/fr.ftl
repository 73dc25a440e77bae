# Textes du plateau dans le navigateur. Noms, coups et événements sont dans les fichiers du jeu.

ui-start = DÉPART
ui-track = La piste
ui-racer = { $creature }, secteur { $sector }, { ORDINAL($order) }
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

law-1-1 = Chaque joueur est un dieu, tous différents, avec les mêmes onze cartes pari. Les dieux que personne n’a choisis sont tirés au sort.
law-1-4 = Jetons de chaque créature : deux à trois joueurs, trois à quatre ou cinq, quatre à six.
law-1-5 = Entre deux voisins se trouve un présentoir : dix cartes à trois joueurs, huit à quatre, six à cinq ou six. Ses deux voisins le voient et y jouent.
law-2-1 = Avant une course chacun, en commençant par le premier joueur et dans le sens horaire, pose une carte pari face cachée avec un jeton de créature dessus ; puis tous une deuxième.
law-2-2 = Dans une course vous pariez une fois au plus sur une créature, et seulement tant qu’il en reste des jetons.
law-2-3 = Un tour : une carte de votre présentoir gauche et une du droit, dans l’ordre voulu. La première avance de sa valeur rapide, la seconde de sa valeur lente.
law-2-4 = Une première carte à éclair peut ajouter son bonus à la valeur rapide. Elle va alors dans le jeu de Zeus (3.1) et non à la défausse.
law-2-5 = Dans un secteur, le dernier arrivé est devant ; dans l’édition d’avant-première, le premier. Une créature qui n’avance pas ne compte pas comme arrivante.
law-2-6 = Quand la première créature a franchi la ligne de mi-course, le tour s’achève ; puis chacun, à partir de la gauche du joueur actif, place un troisième pari (2.2). Une fois par course.
law-2-7 = Une créature qui franchit l’arrivée prend aussitôt la place libre suivante. Ses cartes peuvent encore être jouées, sans rien déplacer.
law-2-8 = La course continue jusqu’à ce que toutes les cartes des présentoirs soient jouées.
law-2-9 = Les créatures encore en piste suivent par secteur, la plus avancée d’abord ; dans un même secteur selon 2.5.
law-3-1 = Après la course on tire deux cartes du jeu de Zeus : protections, et coups fourrés de cette course. La créature d’une carte tirée est disqualifiée.
law-3-2 = Les créatures disqualifiées quittent le classement, et celles de derrière avancent.
law-4-1 = Tous les paris sont révélés. Un pari gagne si la place finale de sa créature est l’une de celles de la carte ; dernier et avant-dernier se comptent parmi les créatures encore classées.
law-4-2 = Les cartes pari gagnées sont vos points. Chaque carte sert une fois par partie.
law-5-1 = Après les courses un et deux on redistribue, et commence celui qui est à gauche du dernier premier joueur.
law-5-2 = Après la troisième course, celui qui a le plus de points gagne ; à égalité la victoire se partage.
law-6-1 = Les pouvoirs, si la table en joue : chacun sert une fois par partie, au moment qu’il indique.
law-6-2 = Jetons du Destin : avant les paris chacun en pose un sur un secteur libre, ni départ ni arrivée. Le pouvoir qui s’en sert l’enlève.
law-6-3 = Plusieurs pouvoirs au même moment : d’abord le joueur actif, puis dans le sens horaire, l’un après l’autre.
law-6-4 = Si Zeus dessoûle : les protections qu’il tire sont hors jeu pour le reste de la partie.
law-7-1 = Vous voyez vos paris, les deux présentoirs à vos côtés et tout le plateau ; jamais les cartes pari des autres avant 4.1.
