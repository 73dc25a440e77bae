# Textes du plateau dans le navigateur. Noms, coups et événements sont dans les fichiers du jeu.

ui-start = DÉPART
ui-track = La piste
ui-racer = { $creature }, secteur { $sector }, { ORDINAL($order) }
ui-fate-token = Un Jeton du Destin sur le secteur { $sector }
ui-race-of = Course { $race } sur { $races }
ui-race = Course { $race }
ui-you = Vous
ui-your-turn = À vous :
ui-playing = joue
ui-player = { $name }, { count-points }
ui-details = Détails de { $name }
ui-first-player = Premier joueur
ui-away = Déconnecté
ui-bot = Joué par un robot
ui-spent = utilisé
ui-bet-down = Un pari sur { $creature }, face cachée
ui-face-down = face cachée
ui-bets = Paris
ui-powers = Pouvoirs
ui-won = Gagnés
ui-lost = Perdus
ui-log = Ce qui s’est passé
ui-bets-left = Jetons restants
ui-tokens-left = { $creature } : { $count ->
    [0] aucun jeton restant
    [one] { $count } jeton restant
   *[other] { $count } jetons restants
}
ui-zeus = Jugement de Zeus
ui-zeus-words = Dans le jeu de Zeus : { $protections ->
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
ui-other-left = ‹ Cartes à gauche
ui-other-right = Cartes à droite ›
ui-my-cards = Mes cartes
ui-card = { $creature } : rapide { $fast }, lent { $slow }
ui-card-trick = { $creature } : rapide { $fast }, avec le coup fourré plus { $bonus }, lent { $slow }
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
ui-say-first = choisissez la première carte, elle vole à sa valeur rapide
ui-say-second = choisissez la seconde carte, elle plane à sa valeur lente
ui-say-confirm = confirmez, ou reposez
ui-say-bet = choisissez une carte pari et une créature
ui-say-creature = maintenant la créature sur laquelle vous pariez
ui-say-token = posez votre Jeton du Destin sur un secteur
ui-say-power = vous pouvez utiliser un pouvoir
ui-go = Confirmer
ui-go-bet = Parier
ui-go-token = Poser le jeton
ui-go-card = { $creature } vole de { $sectors }
ui-go-pair = { $creature } { $sectors }, { $other } { $more }
ui-put-back = Reposer
ui-not-now = Pas maintenant
ui-continue = Continuer
ui-payout = Les paris sont payés
ui-nothing-drawn = Zeus ne tire aucune carte.
ui-disqualified = Disqualifiés : { $creatures }
ui-nobody-disqualified = Zeus est de bonne humeur : personne n’est disqualifié.
ui-total = Total
ui-points-table = D’où viennent les points

rules-lead = De trois à six dieux regardent trois courses de six créatures volantes. Personne ne possède de créature : tous les déplacent toutes, et tous parient. Après trois courses, le plus de points gagne.
rules-bets-title = Les paris
rules-bets = Chaque dieu a les mêmes onze cartes pari. Une carte dit avec quelles places elle gagne, les colonnes dorées, et combien elle rapporte. Avant une course, chacun place deux paris, l’un après l’autre : une carte face cachée et, dessus, un jeton de créature. Les autres voient la créature, jamais la carte. Personne ne parie deux fois sur la même créature dans une course, et les jetons de chacune sont rares.
rules-turn-title = Le tour
rules-turn = Les cartes sont dans des présentoirs entre voisins : vous voyez et utilisez celui de gauche et celui de droite, comme le voisin de ce côté. À votre tour vous jouez une carte de chacun, dans l’ordre que vous voulez. La première fait voler sa créature de la valeur rapide, le grand chiffre ; la seconde de la valeur lente, le petit. Dans un secteur, le dernier arrivé est devant.
rules-trick-title = Les coups fourrés
rules-trick = Certaines cartes portent un éclair. Comme première carte, elles peuvent l’ajouter à la valeur rapide. Mais alors la carte va dans le jeu de Zeus, et Zeus pourrait la tirer.
rules-mid-title = Mi-course et arrivée
rules-mid = Quand une première créature franchit la ligne jaune, le tour s’achève et chacun place un troisième pari. Une créature qui franchit l’arrivée prend aussitôt la première place libre. La course finit quand toutes les cartes sont jouées ; celles qui restent en piste suivent par secteur.
rules-judgment-title = Le jugement de Zeus
rules-judgment = Dans le jeu de Zeus se trouvent quatre cartes protection et tous les coups fourrés de cette course. Zeus en tire deux. La créature d’une carte tirée est disqualifiée, et celles de derrière avancent ; une protection ne nuit à personne.
rules-end-title = Paiement et fin
rules-end = Tous les paris sont révélés. Les paris réussis rapportent leurs points ; chaque carte ne sert qu’une fois par partie. Puis on distribue de nouvelles cartes et la course suivante commence. Après la troisième course, le total le plus haut gagne ; à égalité, la victoire se partage.
rules-powers-title = Pouvoirs et destin
rules-powers = Une table peut jouer avec les pouvoirs des dieux : chacun sert une fois par partie, au moment qu’il indique. Avec les Jetons du Destin, chacun pose aussi un jeton sur un secteur avant chaque course ; un pouvoir de chaque dieu demande une créature qui s’y déplace. Si Zeus dessoûle, les protections qu’il tire sont hors jeu pour le reste de la partie.
