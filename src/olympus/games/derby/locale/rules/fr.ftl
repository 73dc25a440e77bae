# Les règles en bref, pour la page des règles et la feuille à imprimer.

rules-lead = De trois à six dieux regardent trois courses de six créatures volantes. Personne ne possède de créature : chacun les déplace toutes, et chacun parie. Après trois courses, celui qui a le plus de points gagne.
rules-bets-title = Les paris
rules-bets = Chaque dieu a les mêmes onze cartes pari. Une carte dit avec quelles places elle gagne, les colonnes dorées, et combien elle rapporte. Avant une course, chacun place deux paris, l’un après l’autre : une carte face cachée et, dessus, un jeton de créature. Les autres voient la créature, jamais la carte. Personne ne parie deux fois sur la même créature dans une course, et chacune n’a que quelques jetons.
rules-turn-title = Le tour
rules-turn = Les cartes sont dans des présentoirs entre voisins : vous voyez et utilisez celui de gauche et celui de droite, comme le voisin de ce côté. À votre tour vous jouez une carte de chacun, dans l’ordre que vous voulez. La première fait voler sa créature de la valeur rapide, le grand chiffre ; la seconde de la valeur lente, le petit. Dans un secteur, le dernier arrivé est devant.
rules-trick-title = Les coups fourrés
rules-trick = Certaines cartes portent un éclair. Comme première carte, elles peuvent l’ajouter à la valeur rapide. Mais alors la carte va dans le jeu de Zeus, et Zeus pourrait la tirer.
rules-mid-title = Mi-course et arrivée
rules-mid = Quand la première créature franchit la ligne jaune, le tour s’achève et chacun place un troisième pari. Une créature qui franchit l’arrivée prend aussitôt la première place libre. La course se termine quand toutes les cartes sont jouées ; celles qui restent en piste suivent par secteur.
rules-judgment-title = Le jugement de Zeus
rules-judgment = Dans le jeu de Zeus se trouvent quatre cartes protection et tous les coups fourrés de cette course. Zeus en tire deux. La créature d’une carte tirée est disqualifiée, et celles de derrière avancent d’une place ; une protection ne nuit à personne.
rules-end-title = Paiement et fin
rules-end = Tous les paris sont révélés. Les paris réussis rapportent leurs points ; chaque carte ne sert qu’une fois par partie. Puis on distribue de nouvelles cartes et la course suivante commence. Après la troisième course, le total le plus haut gagne ; à égalité, la victoire se partage.
rules-powers-title = Pouvoirs et destin
rules-powers = Une table peut jouer avec les pouvoirs des dieux : chacun ne s’utilise qu’une fois par partie, au moment qu’il indique. Avec les Jetons du Destin, chacun pose aussi un jeton sur un secteur avant chaque course ; un pouvoir de chaque dieu demande une créature qui y arrive. Si Zeus dessoûle, les protections qu’il tire sont hors jeu pour le reste de la partie.

sheet-bets = Les onze paris
sheet-players = Selon le nombre de joueurs
sheet-cards = Cartes de mouvement de chaque créature
sheet-powers = Pouvoirs des dieux
sheet-count = { $players } joueurs
sheet-track = La piste
sheet-track-text = l’arrivée est le secteur { $finish } ; { $protections } cartes de protection dans le jeu de Zeus
sheet-points = rapporte
sheet-hand = cartes par présentoir
sheet-tokens = jetons par créature
sheet-line = mi-course
sheet-fast = rapide
sheet-trick = éclair
sheet-slow = lent
sheet-copies = exemplaires
