# Texts of the lessons. What a step asks for, and `-why` after it: the reason, said before.

## Lesson 1: move and bet

lesson-1 = Avancer et parier
lesson-1-about = Placez deux paris, aidez-les avec vos cartes, et voyez ce que rapporte une course.
lesson-1-first-bet-why = Six créatures courent et aucune n’est à vous : les points viennent des seuls paris. Un pari est une carte secrète (quelle place ?) avec une créature dessus. Regardez d’abord vos cartes : elles sont pleines de dragons rapides.
lesson-1-first-bet = Pariez que le Dragon finira devant : choisissez une carte comme « 1re », puis le Dragon.
lesson-1-bold = Quelle audace ! Seule la première place gagne, mais elle rapporte 6.
lesson-1-careful = Un pari prudent : plus de places gagnent, mais il rapporte moins que « 1re ».
lesson-1-dragon-wins = C’est permis, mais vous tenez les cartes rapides du Dragon : il sera devant. Choisissez « 1re », « 1re, 2e » ou « 1re, 2e, 3e ».
lesson-1-take-dragon = Une autre fois, peut-être. Cette fois, pariez sur le Dragon : vous avez les cartes qui le rendent rapide.
lesson-1-second-bet-why = Iris parie sur le Phénix, Leo sur le Dragon, comme vous : lui aussi l’aidera. Vous voyez leurs créatures, jamais leurs cartes. La carte pari jouée ne revient pas : chacune sert une seule fois dans la partie. Une créature qui traîne rapporte aussi : vos cartes Lamassu sont toutes lentes.
lesson-1-second-bet = Pariez que le Lamassu finira dernier, ou parmi les deux derniers.
lesson-1-bold-last = « Dernière » rapporte 6. Veillez maintenant à ce que personne ne fasse voler le Lamassu.
lesson-1-careful-last = Deux places gagnent, pour 4 points. Veillez maintenant à ce que personne ne fasse voler le Lamassu.
lesson-1-lamassu-loses = Le Lamassu n’a que des cartes lentes : il n’ira guère si loin. Choisissez « Dernière » ou « Les deux dernières ».
lesson-1-take-lamassu = Pour celui-ci, prenez le Lamassu et pariez qu’il restera derrière : vous tenez quatre de ses cartes lentes.
lesson-1-first-turn-why = Entre deux voisins se trouve un présentoir : tous deux voient ses cartes et s’en servent. À chaque tour, vous jouez une carte de chacun des vôtres. La première avance du grand chiffre, en haut ; la seconde seulement du petit, en bas.
lesson-1-first-turn = Choisissez d’abord une carte Dragon, puis une carte Lamassu de l’autre présentoir, et confirmez.
lesson-1-not-lamassu-fast = En première carte, il volerait, et vous voulez le Lamassu derrière. Reposez-la et prenez d’abord un Dragon.
lesson-1-dragon-first = Cela aiderait le pari d’un autre. La première carte vole le plus loin : donnez-la à votre Dragon.
lesson-1-sly = Bien joué : le Lamassu a à peine bougé, et cette carte ne peut plus l’aider.
lesson-1-harmless = Sans dommage. Une carte Lamassu serait encore mieux ici : elle épuise ce qui pourrait le faire voler.
lesson-1-wasted = En seconde carte, le Dragon ne vole que du petit chiffre : un gâchis. Gardez-la pour ouvrir votre prochain tour.
lesson-1-second-turn-why = Iris se sert aussi des cartes à votre gauche, Leo de celles à votre droite : les bonnes cartes n’attendent pas. Une créature qui franchit l’arrivée rouge prend aussitôt la première place libre ; ses cartes ne font alors plus rien avancer.
lesson-1-second-turn = Encore une fois : le Dragon vite, puis quelque chose de lent. Nous jouons pour vous le reste de la course.
lesson-1-end = Le Dragon devant, le Lamassu derrière : les deux paris ont payé, et vous menez avec { $points } points. Nous avons joué vos derniers tours et placé votre troisième pari, le Phénix sur « 2e, 3e » ; la leçon 3 montre comment. Pariez sur ce que vos cartes savent faire, puis provoquez-le : après trois courses, le plus grand nombre de points gagne.

## Lesson 2: tricks and Zeus

lesson-2 = Coups fourrés et Zeus
lesson-2-about = Jouez un coup fourré, envoyez un rival devant Zeus, et laissez le jugement vous payer.
lesson-2-hedge-why = Certaines cartes portent un éclair : un coup fourré. Il accélère une créature, mais la carte va chez Zeus, qui peut la disqualifier. « 1re ou disqualifiée » s’en moque : elle paie dans les deux cas. Vos cartes Pégase sont rapides et pleines d’éclairs.
lesson-2-hedge = Pariez « 1re ou disqualifiée » sur Pégase.
lesson-2-hedged = Vous ne risquez rien : vous pouvez jouer des coups fourrés sur Pégase sans crainte.
lesson-2-other-card = La bonne créature. Mais avec des coups fourrés elle risque la disqualification : prenez la carte qui paie aussi dans ce cas.
lesson-2-take-pegasus = Vos meilleures cartes sont celles de Pégase : pariez sur lui.
lesson-2-doom-why = Le jeu de Zeus contient quatre protections et chaque carte dont l’éclair a servi dans cette course. À la fin il en tire deux : la créature tirée est éliminée. Vous tenez trois cartes Phénix à éclair : plus vous en envoyez à Zeus, plus il risque gros.
lesson-2-doom = Pariez « Disqualifiée » sur le Phénix : 7 points, le maximum.
lesson-2-doomed = Quel pari ! Désormais, chaque coup fourré du Phénix vous réjouira, quel que soit le joueur.
lesson-2-not-enough-tricks = « Disqualifiée », oui, mais sur le Phénix : aucune autre créature ne vous offre trois éclairs à jouer.
lesson-2-take-phoenix = Ici, nous voulons le jugement de notre côté : choisissez « Disqualifiée » et le Phénix.
lesson-2-trick-why = Un coup fourré ne vaut qu’avec la première carte du tour : l’éclair ajoute 3 au grand chiffre. Avec la seconde carte, l’éclair ne fait rien.
lesson-2-trick = Choisissez une carte Pégase à éclair et jouez le coup fourré ; puis un Lamassu ou un Dragon en seconde carte lente.
lesson-2-tricked = Il s’envole ! La carte est maintenant chez Zeus, mais votre pari s’en moque.
lesson-2-with-lightning = La bonne créature, mais utilisez l’éclair : choisissez une carte à +3 et le coup fourré.
lesson-2-pegasus-first = D’abord votre Pégase : une carte à +3, et son coup fourré.
lesson-2-keep-it = Gardez Pégase et Phénix pour ouvrir un tour, et n’aidez pas le Griffon, votre rival. Prenez-en une autre.
lesson-2-push-why = Nous avons joué deux tours pour vous et placé votre troisième pari : le Lamassu parmi « Les deux dernières ». Pégase est en tête, et Iris a envoyé chez Zeus une première carte Phénix. Avec une deuxième, il a plus d’une chance sur deux d’être pris. Que l’éclair l’accélère n’y change rien.
lesson-2-push = Jouez une carte Phénix avec son coup fourré, puis n’importe quelle seconde carte.
lesson-2-pushed = Deux cartes Phénix sont maintenant chez Zeus.
lesson-2-phoenix-first = Pégase est déjà en tête. Envoyez le Phénix devant Zeus : une de ses cartes à +3, et le coup fourré.
lesson-2-end = Zeus a attrapé le Phénix : 7 points, et 4 pour Pégase ; { $points } en tout. Un coup fourré est fort quand le jugement ne peut nuire à vos paris. Si rien ne vous couvre, réfléchissez : chaque éclair est une occasion de plus pour Zeus.

## Lesson 3: the third bet and powers

lesson-3 = Le troisième pari et les pouvoirs
lesson-3-about = Franchissez la ligne de mi-course, pariez sur ce que vous savez désormais, et gardez un pouvoir pour la fin.
lesson-3-cross-why = Nous avons placé deux paris pour vous, le Griffon « 1re » et le Dragon « 1re, 2e, 3e », et joué deux tours. Tous deux sont au secteur 9 ; dans un même secteur, la dernière arrivée est devant. Quand la première créature passe la ligne jaune au 12, on finit le tour et tout le monde place un troisième pari.
lesson-3-cross = Faites franchir la ligne au Griffon : choisissez une carte Griffon et confirmez.
lesson-3-crossed = Il part ! Mais d’abord, une question pour vous.
lesson-3-gryphon-first = Le Griffon resterait derrière la ligne. Il porte votre meilleur pari : jouez une de ses cartes.
lesson-3-keep-why = À cette table, les dieux ont des pouvoirs. Vous êtes Horus : avec Rayon de soleil, une carte qui vient d’être jouée, par n’importe qui, vole 2 secteurs plus loin. Mais une seule fois dans la partie. Le Griffon passe la ligne sans lui.
lesson-3-keep = Gardez le Rayon de soleil pour le moment où deux secteurs décideront de tout : choisissez « Pas maintenant ».
lesson-3-kept = Sage décision. Le Griffon a tout de même passé la ligne.
lesson-3-too-early = Il serait dépensé pour toute la partie, et la ligne est franchie sans lui. Laissez passer le moment.
lesson-3-slow-why = Maintenant la seconde carte, de l’autre présentoir, à sa valeur lente. Regardez la Sylphe : elle n’est pas partie, et les quatre cartes Sylphe que vous voyez sont lentes. Jouées en second, elles la laissent sur place.
lesson-3-slow = Jouez une seconde carte lente, une Sylphe par exemple ; ni Griffon, ni Dragon.
lesson-3-sylph-spent = Bien : une carte Sylphe de moins, et elle a à peine bougé.
lesson-3-rival = Le Dragon peut finir deuxième ou troisième, mais pas devant votre Griffon. Prenez une autre carte.
lesson-3-save-gryphon = Gardez la dernière carte du Griffon : en première carte d’un autre tour, elle volera bien plus loin.
lesson-3-third-bet-why = Iris (Odin) s’est servie de son pouvoir pour regarder un pari de chacun. Vous pariez à la fin, et vous en savez le plus. Les jetons sont rares : deux par créature à cette table, et on parie sur une créature une fois par course. La Sylphide est loin derrière, avec des cartes lentes seulement.
lesson-3-third-bet = Pariez que la Sylphe finira dernière, ou parmi les deux dernières.
lesson-3-sure = 6 points qui semblent déjà sûrs.
lesson-3-surer = Autant dire gagné : 4 points. « Dernière » en rapporterait 6, à peine plus risqué.
lesson-3-sylph-stays = La Sylphe n’ira pas si loin : ses cartes sont lentes, et la course est à moitié faite. Pariez sur les dernières places.
lesson-3-take-sylph = Cela peut arriver ou non. La Sylphe est presque certaine : pariez sur elle, pour les dernières places.
lesson-3-duel-why = Nous avons joué un tour pour vous ; voici votre dernier tour. Iris a poussé le Dragon à 17, devant votre Griffon. Sa dernière carte le mène à 16 : il en manque un. Mais vous avez gardé quelque chose.
lesson-3-duel = Jouez la dernière carte du Griffon.
lesson-3-gryphon-now = Le Griffon a besoin de ce tour : d’abord sa dernière carte.
lesson-3-ray-why = Voici le moment : 16 et 2 font 18, et le Dragon est à 17.
lesson-3-ray = Utilisez le Rayon de soleil.
lesson-3-rayed = Devant d’un secteur !
lesson-3-now-or-never = Sans lui, le Griffon reste deuxième et vos 6 points s’envolent. Utilisez-le maintenant.
lesson-3-last-why = Il ne vous reste que des cartes lentes. Puis les autres jouent leurs dernières, Zeus juge (aucun coup fourré dans son jeu) et les paris sont payés.
lesson-3-last = Jouez n’importe quelle seconde carte.
lesson-3-end = Les trois paris sont gagnés : { $points } points en une course. Au début, pariez sur ce que peuvent vos cartes, plus tard sur ce que montre la piste, et gardez un pouvoir pour le moment décisif. La table vous attend.
