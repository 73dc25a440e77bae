# Les règles en bref, pour la page des règles et la feuille à imprimer.

rules-lead = De deux à cinq équipages rentrent de Troie. Ce qu’un équipage peut faire, c’est le dieu le plus haut du moment qui le décide, et chacun y a sa part. Quand quelqu’un a voyagé dix ans, le plus grand total gagne, si les Prétendants en laissent.
rules-favour-title = La Faveur divine
rules-favour = Des cartes sont posées sur Zeus, Athéna, Hélios et Éole, et s’additionnent. La Faveur est sur le plus haut des quatre ; à égalité sur le premier nommé ici. Elle bouge dès que les totaux le disent.
rules-turn-title = Un tour
rules-turn = D’abord vous pouvez changer de route : donnez à Poséidon une carte de votre Oracle et piochez une nouvelle route ; les cartes posées sur l’ancienne vous suivent. Ensuite vous devez poser une carte de votre main sur son dieu, une double sur l’un des deux. Puis vient l’exploit héroïque.
rules-deeds-title = Exploits héroïques
rules-deeds = Votre route nomme un exploit pour chaque dieu ; vous faites celui qui est sous la Faveur. Offrande : posez une autre carte. L’Oracle : cachez une carte, trois au plus. L’Odyssée : posez sur la route une carte de sa couleur, autant qu’elle a d’années. Accostage : prenez la route ; ses années et ses cartes sont à vous. Si vous ne pouvez pas ou ne voulez pas, défaussez une carte.
rules-gift-title = Le don divin
rules-gift = Un dieu qui dépasse six est vidé, et les Prétendants viennent chez lui. Sa plus haute carte simple est un don. Tour à tour chacun peut poser face cachée des cartes de ce dieu de son Oracle. La plus haute somme gagne le don ; à égalité, il est défaussé. Toutes ces cartes sont défaussées.
rules-poseidon-title = La colère de Poséidon
rules-poseidon = Quand les cartes de Poséidon dépassent sa limite (3 à deux joueurs, jusqu’à 6 à cinq), tous sauf le joueur actif changent de route. Les cartes d’une route suivent ; qui en a plus que les années de la nouvelle défausse celles de trop.
rules-end-title = La fin
rules-end = La partie se termine quand quelqu’un a voyagé dix ans. Tous les Oracles sont révélés : qui a le plus haut total du dieu chez qui sont les Prétendants les vainc. Tous les autres, et à égalité tous, perdent les points des cartes de ce dieu. Le plus grand total gagne.

sheet-deeds = Les quatre exploits
sheet-figures = Valeurs
sheet-routes = Les 24 routes
sheet-fate = Cartes de destin
sheet-hand-cards = Cartes en main
sheet-oracle-cards = Cartes dans un Oracle au plus
sheet-gods-passing = Au-delà de ce total, un dieu offre un don
sheet-end-years = Années qui mettent fin à la partie
sheet-end-turns = Tours de chacun qui y mettent fin de toute façon
sheet-poseidon = La colère de Poséidon éclate au-delà de
sheet-limit = { $total } à { $players } joueurs
sheet-short-favour = Offrande
sheet-short-oracle = Oracle
sheet-short-odyssey = Odyssée
sheet-short-landfall = Accostage
sheet-years = ans
sheet-colour = Couleur : { $god }
sheet-value = valeur
