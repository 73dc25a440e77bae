# Texts of the lessons. What a step asks for, and `-why` after it: the reason, said before.

## Lesson 1: favour and deeds

lesson-1 = La Faveur et les exploits
lesson-1-about = Gagnez la Faveur des dieux avec vos cartes, et chargez votre navire de points.
lesson-1-favour-why = À chaque tour vous posez une carte sur son dieu. La Faveur divine va au dieu dont le total est le plus haut, et elle décide de votre exploit : votre route en nomme un par dieu. Sous Athéna, la vôtre dit Odyssée : charger une carte qui vaudra des points.
lesson-1-favour = Posez votre Athéna 3 sur Athéna : 5 en tout, plus que Zeus.
lesson-1-favour-moves = La Faveur est passée à Athéna.
lesson-1-stays-with-zeus = La Faveur resterait alors à Zeus, où votre route dit seulement : posez une autre carte. Sous Athéna, vous pouvez charger votre navire.
lesson-1-keep-helios = Gardez vos cartes Hélios : votre route a la couleur d’Hélios, ce sont donc celles que l’on peut charger.
lesson-1-odyssey-why = Maintenant l’exploit : l’Odyssée. Vous pouvez mettre sur votre route une carte de sa couleur, jusqu’au nombre de ses années, ici trois. Ce qui s’y trouve fera vos points.
lesson-1-odyssey = Choisissez votre plus haute carte Hélios et confirmez.
lesson-1-best = 4 points sont à bord. Vous repiochez toujours jusqu’à quatre cartes.
lesson-1-smaller = À bord ! Le 4 valait davantage, mais il trouvera sa place.
lesson-1-do-the-deed = Vous pouvez défausser une carte au lieu de l’exploit, mais cela ne rapporte rien. Mettez une carte Hélios sur votre route.
lesson-1-win-back-why = Iris a posé une carte sur Zeus : 5 contre les 5 d’Athéna. À égalité, le dieu le plus à gauche l’emporte : la Faveur est allée à Zeus. Tout le monde se dispute les mêmes dieux.
lesson-1-win-back = Reprenez la Faveur : posez Athéna 1.
lesson-1-won-back = Une petite carte a suffi : 6 contre 5.
lesson-1-not-now-zeus = Zeus serait encore plus fort. Vous voulez la Faveur chez Athéna, où se trouve votre Odyssée.
lesson-1-again-why = Encore l’Odyssée. Les cartes de votre route sont à l’abri des querelles des dieux, et voyagent avec vous.
lesson-1-again = Mettez une autre carte Hélios sur votre route.
lesson-1-seven = Le navire est déjà plus lourd.
lesson-1-leave-it-why = La Faveur est toujours chez Athéna, avec 6. Vous devez poser une carte, mais elle n’a pas à bouger quoi que ce soit : la meilleure laisse la Faveur où elle est. Une carte à deux dieux se pose sur l’un ou l’autre.
lesson-1-leave-it = Posez Éole 2 sur Éole, ou la carte à deux dieux sur Hélios.
lesson-1-left = Exactement : la Faveur n’a pas bougé, et l’exploit est de nouveau à vous.
lesson-1-tie = Attention : Zeus aurait 6 aussi, et à égalité la Faveur va au dieu le plus à gauche. Vous perdriez votre Odyssée.
lesson-1-over-six = Un dieu qui dépasse 6 fait un don et retombe à zéro ; et la Faveur le quitte. Pas maintenant.
lesson-1-fill-why = Il reste une place sur votre route.
lesson-1-fill = Remplissez-la avec une autre carte de sa couleur.
lesson-1-end = Votre route est pleine. Voilà le rythme du jeu : posez une carte pour que la Faveur soit là où est votre exploit, puis accomplissez-le. Mais les points ne comptent qu’après l’accostage : c’est la prochaine leçon.

## Lesson 2: routes and landfall

lesson-2 = Routes et accostage
lesson-2-about = Rapportez des points, débarrassez-vous d’une mauvaise route, et chargez la suivante.
lesson-2-bring-favour-why = Nous avons joué deux tours pour vous, et votre route est pleine : elle porte 7 points. Pour les gagner, il vous faut l’exploit Accostage, qui sur cette route est sous Zeus. La Faveur est chez Athéna, avec 5 ; Zeus a 1. À égalité, le dieu le plus à gauche l’emporte.
lesson-2-bring-favour = Amenez la Faveur à Zeus avec une carte juste assez haute.
lesson-2-tie = 5 contre 5 : Zeus est plus à gauche, la Faveur est à lui.
lesson-2-one-short = Cela fait 4, un de moins que les 5 d’Athéna. Vous en avez une plus haute.
lesson-2-zeus-please = Avec cette carte, la Faveur ne va pas à Zeus. Posez une carte Zeus.
lesson-2-land-why = Accostage : la route et tout ce qu’elle porte sont à vous. Ses années rapprochent la fin : la partie s’arrête dès que quelqu’un en a voyagé dix.
lesson-2-land = Accostez.
lesson-2-landed = 7 points, et deux années de voyage. Vous avez pioché une nouvelle route.
lesson-2-do-land = Pourquoi attendre ? Les points ne sont à vous qu’après l’accostage. Faites-le.
lesson-2-change-why = La nouvelle route a la couleur d’Hélios, et vous n’avez aucune carte Hélios : rien à charger. Au début du tour vous pouvez en changer : une carte de votre Oracle, votre réserve cachée, va à Poséidon, et vous piochez une autre route.
lesson-2-change = Choisissez la carte de votre Oracle et changez de route.
lesson-2-changed = Bien mieux : la couleur de Zeus, et vous avez deux cartes Zeus.
lesson-2-do-change = Vous pourriez rester, mais vous n’avez rien à y charger. Choisissez la carte de l’Oracle pour changer.
lesson-2-load-first-why = La Faveur est chez Zeus : vous pourriez accoster aussitôt, mais une route vide donne des années et aucun point. Chargez d’abord : sur cette route l’Odyssée est sous Athéna. Les quatre dieux ont 5.
lesson-2-load-first = Posez Athéna 1 pour amener la Faveur à Athéna.
lesson-2-over-six = Trop : un dieu qui dépasse 6 fait un don et tombe à zéro, et la Faveur le quitte. Prenez une carte plus petite, ou un autre dieu.
lesson-2-athena-please = Cela mène ailleurs. Vous voulez charger, et cela se fait ici sous Athéna.
lesson-2-load-why = Odyssée : une carte de la couleur de Zeus. Pensez aussi à la suite : il vous faudra une petite carte Zeus pour ramener la Faveur et accoster.
lesson-2-load = Mettez sur votre route votre plus haute carte Zeus.
lesson-2-loaded = 3 points à bord, et la petite carte Zeus est encore en main.
lesson-2-loaded-less = À bord. Le 3 valait un de plus.
lesson-2-keep-the-one = Gardez le 1 : c’est lui qui amènera la Faveur à Zeus. Chargez-en un plus haut.
lesson-2-do-load = Ne défaussez rien : mettez une carte Zeus sur votre route.
lesson-2-back-to-zeus-why = Iris continue de charger sa route. Athéna a 6, Zeus 5. Six pour les deux suffit à Zeus, mais il ne doit pas dépasser 6.
lesson-2-back-to-zeus = Amenez la Faveur à Zeus avec Zeus 1.
lesson-2-just-enough = Juste assez : 6 et 6, et Zeus est plus à gauche.
lesson-2-land-again-why = Trois années de plus et ce que vous avez chargé. Un tour de plus rapporterait davantage, mais Iris aussi tire la Faveur à elle : jouez la sûreté.
lesson-2-land-again = Accostez.
lesson-2-end = { $points } points et cinq années de voyage. Les longues routes portent plus de cartes, les courtes arrivent plus tôt : regardez la couleur, le dieu sous lequel on accoste, et votre main. La prochaine leçon : ce que les dieux peuvent encore vous faire.

## Lesson 3: Oracle, gifts, wrath, Proci

lesson-3 = L’Oracle et les Prétendants
lesson-3-about = Gagnez un don des dieux, réveillez Poséidon, et rentrez avant que les Prétendants ne prennent tout.
lesson-3-leave-favour-why = Nous avons joué trois tours pour vous : six années de voyage ; à dix, la partie s’achève. L’Oracle est votre réserve cachée, jusqu’à trois cartes : pour les dons, pour changer de route et contre les Prétendants. La Faveur est chez Athéna, où votre route dit Oracle. Trois dieux ont déjà 6.
lesson-3-leave-favour = Laissez la Faveur où elle est : posez un 1 sur Zeus.
lesson-3-over-six = Ce dieu dépasserait 6 et ferait un don aussitôt, avant que votre Oracle soit prêt. Seul Zeus a de la place.
lesson-3-ask-oracle-why = Hélios est à 6 : la prochaine carte Hélios lui fera faire un don, sa plus haute carte. Celui qui mise le plus avec des cartes Hélios de l’Oracle la prend comme points. Préparez-vous.
lesson-3-ask-oracle = Mettez Hélios 4 face cachée dans votre Oracle.
lesson-3-hidden = Personne ne sait ce qui s’y trouve, sauf vous.
lesson-3-helios-four = Bonne idée, mais le don viendra d’Hélios : prenez votre plus haute carte Hélios.
lesson-3-bid-why = Iris a posé une carte Hélios : le don est Hélios 4, et les Prétendants sont allés chez Hélios. Iris a misé une carte cachée ; une seule vaut 4 au plus. Chaque carte misée est perdue, et à la fin il vous faudra une carte Hélios contre les Prétendants.
lesson-3-bid = Misez Hélios 4, seule.
lesson-3-won = 4 bat son 3 : le don est à vous, 4 points.
lesson-3-too-little = Un 2 risque de perdre, et il est dépensé. Misez le 4.
lesson-3-do-bid = Quatre points valent bien une carte. Misez Hélios 4.
lesson-3-too-much = Vous gagneriez à coup sûr, mais il ne resterait rien contre les Prétendants. Le 4 seul devrait suffire.
lesson-3-wrath-why = Poséidon a 2. À deux joueurs, il se déchaîne au-dessus de 3 : alors tous, sauf vous, perdent leur route et en piochent une autre. Changer de route avec Zeus 3 vous donne une nouvelle route, et à Iris une tempête.
lesson-3-wrath = Choisissez Zeus 3 dans votre Oracle et changez de route.
lesson-3-raged = Quelle tempête ! La route d’Iris est perdue, et la vôtre est longue et accoste sous Athéna.
lesson-3-do-change = Cette route accoste sous Hélios, qui n’a plus rien. Changez-en avec Zeus 3.
lesson-3-keep-helios = Gardez la carte Hélios : elle vous protège des Prétendants. Utilisez Zeus 3.
lesson-3-steady-why = Quatre années : avec cet accostage vous en avez dix, et la partie finit. Il est sous Athéna, qui a la Faveur avec 6.
lesson-3-steady = Posez une carte qui ne change rien : une sur Hélios.
lesson-3-favour-would-go = La Faveur quitterait Athéna, ou un dieu dépasserait 6. Posez une carte Hélios.
lesson-3-home-why = À la fin, les Prétendants sont chez Hélios : chacun montre les cartes Hélios de son Oracle. Qui en a le plus garde tous ses points ; les autres perdent leurs cartes Hélios. Vous avez gardé un 2.
lesson-3-home = Accostez : vous voilà chez vous !
lesson-3-do-land = La maison est proche : accostez.
lesson-3-end = Vous gagnez avec { $points } points : votre petite carte a battu les Prétendants, et Iris a perdu ce qu’elle tenait d’Hélios. Voyez où sont les Prétendants, gardez une carte de ce dieu, et choisissez le moment du dernier accostage. La table vous attend.
