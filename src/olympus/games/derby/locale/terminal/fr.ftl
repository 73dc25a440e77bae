# Divinity Derby au terminal : le plateau, les questions, l’aide.

race = Course { $race } sur 3
race-short = Course { $race }
first-player = Premier : { $seat }
you = vous
head-tokens = jet.
head-zeus = Zeus
head-bets = paris
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
powers-left = pouv. { $left }/{ $all }
powers = Vos pouvoirs
zeus = Jeu de Zeus :
zeus-deck = Zeus : { $protections ->
    [one] { $protections } Protection
   *[other] { $protections } Protections
}, { $tricks ->
    [one] { $tricks } coup fourré
   *[other] { $tricks } coups fourrés
}
drawn = tirées :
holder = { $side ->
    [left] À gauche, avec { $seat } :
   *[right] À droite, avec { $seat } :
}
holder-between = Entre { $one } et { $two } :
my-bets = Vos paris :
my-powers = Vos pouvoirs :
my-hand = Vos cartes de pari :
discards = Défausse :
won = gagnés :
lost = perdus :
stays = immobile
finish = arrivée
creature-tokens = { $tokens ->
    [one] reste { $tokens } jeton
   *[other] restent { $tokens } jetons
}
creature-place = , secteur { $sector }, { $place ->
    [1] 1re
   *[other] { $place }e
} pour l’instant

## Ce qui est demandé

ask-bets = Votre { ORDINAL($slot) } pari de cette course : d’abord la carte (avec ses points), puis la créature.
ask-creature = « { $bet } », { $points }. Sur quelle créature ?
ask-fate-tokens = Placez votre Jeton du Destin : tapez le numéro du secteur.
ask-first-card = À vous, première carte : sa créature utilise le mouvement rapide.
ask-second-card = Deuxième carte, de l’autre présentoir : sa créature utilise le mouvement lent.
ask-trick = Avec le coup fourré ou sans ?
ask-card-played = { $seat } joue une carte : { $creature } avancerait de { $sectors ->
    [one] { $sectors } secteur
   *[other] { $sectors } secteurs
}. Utiliser un pouvoir ?
ask-fate = Une créature est sur un Jeton du Destin. Utiliser un pouvoir ?
ask-after-card = Votre carte est jouée. Utiliser un pouvoir ?
ask-mid-race = Mi-course, avant les troisièmes paris. Utiliser un pouvoir ?
ask-before-zeus = Zeus va tirer ses cartes. Utiliser un pouvoir ?
ask-peeked = Quelle carte retirez-vous du jeu de Zeus ?
ask-after-zeus = Zeus a tiré ses cartes. Utiliser un pouvoir ?

## Ce qui s’est passé

welcome = Vous êtes { $god }. Dans le sens horaire, à partir de votre gauche : { $others }.
told-ranked = Classement avant le jugement : { $places }.
told-placed = Classement final : { $places }.
told-pays = { $points ->
    [0] rien
    [one] { $points } point
   *[other] { $points } points
}
told-bet = { $who ->
    [you] Vous révélez « { $bet } » { $on } : { told-pays }.
   *[other] { $seat } révèle « { $bet } » { $on } : { told-pays }.
}
told-plays = { $who ->
    [you] Vous jouez { $card }
   *[other] { $seat } joue { $card }
}
told-card = { $trick ->
    [yes] { told-plays } avec le coup fourré.
   *[no] { told-plays }.
}
told-moved = { $trick ->
    [yes] { told-plays } avec le coup fourré : du secteur { $origin } au { $sector } ; la carte va à Zeus.
   *[no] { told-plays } : du secteur { $origin } au { $sector }.
}
told-still = { $trick ->
    [yes] { told-plays } avec le coup fourré : la créature reste où elle est ; la carte va à Zeus.
   *[no] { told-plays } : la créature reste où elle est.
}

## Aide

topic-rules = règles
topic-bets = paris
topic-cards = cartes
topic-zeus = Zeus
topic-powers = pouvoirs
topic-board = plateau
help-rules = Trois courses entre six créatures ailées. Personne ne possède de créature : on parie sur elles et on les déplace.
    1. Avant une course, chacun place deux paris face cachée, sur des créatures différentes ; le troisième vient à mi-course.
    2. À votre tour, vous jouez deux cartes, une de chacun de vos deux présentoirs. La première déplace sa créature de son mouvement rapide, la seconde de son mouvement lent. Vous partagez chaque présentoir avec un voisin.
    3. Quand toutes les cartes sont jouées, Zeus tire deux cartes de son jeu : les créatures qui y figurent sont disqualifiées.
    4. Les paris justes rapportent leurs points. Après trois courses, le plus de points gagne.
help-bets = Dans une course, on ne parie qu’une fois sur une créature, et chaque créature a peu de jetons. Les places se comptent après le jugement.
help-cards = Une carte se lit rapide/lent : 4/2 déplace sa créature de 4 secteurs comme première carte, de 2 comme seconde. 2+3/1 a un coup fourré : comme première carte, elle peut avancer de 3 de plus, et va alors dans le jeu de Zeus. Une créature qui a franchi l’arrivée ne bouge plus.
help-zeus = Le jeu de Zeus contient les Protections et les cartes dont le coup fourré a servi dans cette course. À la fin de la course, deux cartes en sont tirées : chaque créature d’une carte tirée est disqualifiée, et celles de derrière avancent d’une place.
help-powers = Chaque pouvoir sert une fois par partie, au moment qu’il indique :
help-board = Les couloirs sont dans l’ordre de la course, la première en haut. │ est la ligne de départ, puis celle de mi-course ; ║ l’arrivée ; * un Jeton du Destin. « jet. » sont les jetons qui restent pour parier sur une créature, « Zeus » ses cartes dans le jeu de Zeus, « paris » les initiales de ceux qui ont parié sur elle. 5→7 (+3: 10) veut dire du secteur 5 au 7, avec le coup fourré au 10. > marque à qui est le tour ; ? une carte de pari face cachée ; un pouvoir entre parenthèses a servi.
