# The rules by number, for the rules page and for refusals.

law-1-1 = Chacun commence avec une carte dans l’Oracle, que seul son propriétaire voit.
law-1-3 = Une main a quatre cartes. Pour chaque carte jouée, on en pioche aussitôt une autre ; s’il n’en restait plus, la main est complétée au début de votre tour.
law-1-4 = Au début quatre cartes sont posées sur leurs dieux ; une double sur le dieu nommé le plus haut.
law-2-1 = La Faveur est sur le dieu à la plus haute somme parmi Zeus, Athéna, Hélios et Éole ; jamais sur Poséidon.
law-2-2 = À sommes égales : le premier dans cet ordre, Zeus avant tous.
law-2-3 = La Faveur est fixée à nouveau dès qu’une somme change.
law-3-1 = Au début du tour vous pouvez poser une carte de votre Oracle sur Poséidon, défausser votre route et en piocher une autre (6.1).
law-3-2 = Ensuite vous devez poser une carte de votre main sur son dieu ; une double sur l’un des deux. Un dieu qui dépasse six fait un don (4.1).
law-3-3 = Puis l’exploit que votre route nomme sous la Faveur, ou défaussez une carte. Offrande : posez une autre carte. Oracle : cachez-en une, trois au plus. Odyssée : ajoutez à la route une carte de sa couleur, au plus autant que ses années. Accostage : prenez la route avec ses cartes.
law-4-1 = Quand un dieu dépasse six, les Prétendants vont chez lui, il est vidé et la Faveur est fixée à nouveau.
law-4-2 = La plus haute carte simple de ce dieu est le don. Rien que des doubles : pas de don.
law-4-4 = Tour à tour chacun passe, ou pose face cachée des cartes de ce dieu de son Oracle. Les autres voient combien.
law-4-5 = La plus haute somme gagne le don en points ; à égalité, il est défaussé. Toutes les cartes posées sont défaussées.
law-5-1 = Quand Poséidon dépasse sa limite, de trois à deux joueurs jusqu’à six à cinq, tous sauf le joueur actif changent de route (6.1), et ses cartes partent.
law-6-1 = Les cartes de l’ancienne route suivent, quelle que soit leur couleur. S’il y en a plus que les années de la nouvelle, défaussez le surplus.
law-6-2 = Les cartes ajoutées ensuite doivent avoir la couleur de la nouvelle route.
law-7-1 = La partie finit dès que les routes de quelqu’un font dix ans.
law-7-2 = Tous montrent leur Oracle. La plus haute somme du dieu des Prétendants les vainc, si elle est seule ; les autres perdent les points des cartes de ce dieu, et à égalité tous.
law-7-3 = Les points sont les cartes prises avec les routes ou gagnées en dons. Le plus grand total gagne ; à égalité, la victoire est partagée.
law-8-1 = Vous voyez votre main, votre Oracle et tout ce qui est visible ; jamais les mains et Oracles des autres.
