# Texts of the lessons. What a step asks for, and `-why` after it: the reason, said before.

## Lesson 1: move and bet

lesson-1 = Avancer et parier
lesson-1-about = Placez deux paris, aidez-les avec vos cartes, et voyez ce que rapporte une course.
lesson-1-first-bet-why = Six créatures courent et aucune n’est à vous : les points viennent des seuls paris. Un pari est une carte secrète (quelle place ?) avec une créature dessus. Regardez d’abord vos cartes : elles sont pleines de dragons rapides.
lesson-1-first-bet = Pariez que le Dragon finira devant : choisissez une carte comme « Première place », puis le Dragon.
lesson-1-bold = Audacieux ! Seule la première place gagne, mais elle rapporte 6.
lesson-1-careful = Un pari prudent : plus de places gagnent, mais il rapporte moins que « Première place ».
lesson-1-dragon-wins = C’est permis, mais vous tenez les cartes rapides du Dragon : il sera devant. Choisissez « Première place », « Première ou deuxième place » ou « Première, deuxième ou troisième place ».
lesson-1-take-dragon = Une autre fois, peut-être. Cette fois, pariez sur le Dragon : vous avez les cartes qui le rendent rapide.
lesson-1-second-bet-why = Iris parie sur le Phénix, Leo sur le Dragon, comme vous : lui aussi l’aidera. Vous voyez leurs créatures, jamais leurs cartes. Une créature qui traîne rapporte aussi : vos cartes Lamassu sont toutes lentes.
lesson-1-second-bet = Pariez que le Lamassu finira dernier, ou parmi les deux derniers.
lesson-1-bold-last = « Dernière place » rapporte 6. Veillez maintenant à ce que personne ne fasse voler le Lamassu.
lesson-1-careful-last = Deux places gagnent, pour 4 points. Veillez maintenant à ce que personne ne fasse voler le Lamassu.
lesson-1-lamassu-loses = Le Lamassu n’a que des cartes lentes : il n’ira guère si loin. Choisissez « Dernière place » ou « Dernière ou avant-dernière place ».
lesson-1-take-lamassu = Pour celui-ci, prenez le Lamassu et pariez qu’il restera derrière : vous tenez quatre de ses cartes lentes.
lesson-1-first-turn-why = Entre deux voisins se trouve un présentoir : tous deux en voient et utilisent les cartes. À chaque tour, vous jouez une carte de chacun des vôtres. La première vole du grand chiffre en haut, la seconde seulement du petit en bas.
lesson-1-first-turn = Choisissez d’abord une carte Dragon, puis une carte Lamassu de l’autre présentoir, et confirmez.
lesson-1-not-lamassu-fast = En première carte, il volerait, et vous voulez le Lamassu derrière. Reposez-la et prenez d’abord un Dragon.
lesson-1-dragon-first = Cela aiderait le pari d’un autre. La première carte vole le plus loin : donnez-la à votre Dragon.
lesson-1-sly = Rusé : le Lamassu a à peine bougé, et cette carte ne peut plus l’aider.
lesson-1-harmless = Sans dommage. Une carte Lamassu serait encore mieux ici : elle épuise ce qui pourrait le faire voler.
lesson-1-wasted = En seconde carte, le Dragon ne vole que du petit chiffre : un gâchis. Gardez-la pour ouvrir votre prochain tour.
lesson-1-second-turn-why = Les autres poussent leurs créatures. Iris utilise aussi le présentoir à votre gauche, Leo celui à votre droite : les bonnes cartes n’attendent pas.
lesson-1-second-turn = Encore une fois : le Dragon vite, puis quelque chose de lent. Ensuite, la course file jusqu’à la fin.
lesson-1-end = Le Dragon premier, le Lamassu dernier : les deux paris ont payé, et vous menez avec { $points } points. Voilà le cœur du jeu : pariez sur ce que vos cartes savent faire, puis faites-le arriver. Après trois courses, le plus de points gagne.
