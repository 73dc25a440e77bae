# The rules by number, for the rules page and for refusals.

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
