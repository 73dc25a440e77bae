# Divinity Derby. Les créatures s’appellent par leur nom, comme des coureurs ; `$seat`, `$owner`, `$one` et `$two` sont des joueurs.

game-name = Divinity Derby

## Noms

creature-dragon = Dragon
creature-dragon-the = le Dragon
creature-dragon-on = sur le Dragon
creature-dragon-of = du Dragon
creature-gryphon = Griffon
creature-gryphon-the = le Griffon
creature-gryphon-on = sur le Griffon
creature-gryphon-of = du Griffon
creature-lamassu = Lamassu
creature-lamassu-the = le Lamassu
creature-lamassu-on = sur le Lamassu
creature-lamassu-of = du Lamassu
creature-pegasus = Pégase
creature-pegasus-the = Pégase
creature-pegasus-on = sur Pégase
creature-pegasus-of = de Pégase
creature-phoenix = Phénix
creature-phoenix-the = le Phénix
creature-phoenix-on = sur le Phénix
creature-phoenix-of = du Phénix
creature-sylph = Sylphe
creature-sylph-the = la Sylphe
creature-sylph-on = sur la Sylphe
creature-sylph-of = de la Sylphe
favourite-creature = Créature préférée

god-anansi = Anansi
god-horus = Horus
god-marduk = Marduk
god-odin = Odin
god-quetzalcoatl = Quetzalcoatl
god-yu-huang = Yù Huáng

bet-podium = 1re, 2e, 3e
bet-top-two = 1re, 2e
bet-first-or-disqualified = 1re ou disqualifiée
bet-bottom-two = Les deux dernières
bet-second-or-third = 2e, 3e
bet-first = 1re
bet-last = Dernière
bet-next-to-last = Avant-dernière
bet-second = 2e
bet-third = 3e
bet-disqualified = Disqualifiée

power-trickster = Filou
power-web-of-lies = Toile de mensonges
power-sticky-thread = Fil collant
power-sun-ray = Rayon de soleil
power-falcon-eye = Œil de faucon
power-updraft = Courant ascendant
power-prophecy = Prophétie
power-storm = Tempête
power-tablet-of-destinies = Tablette des destins
power-superior-wisdom = Sagesse supérieure
power-hugin-and-munin = Hugin et Munin
power-sleipnir = Sleipnir
power-renewal = Renouveau
power-shed-skin = Mue
power-feathered-wind = Vent emplumé
power-heavenly-dukes-blessing = Bénédiction du Duc céleste
power-celestial-pardon = Pardon céleste
power-jade-decree = Décret de jade

card-protection = Protection de Zeus

## Morceaux de phrases

count-sectors = { $sectors ->
    [one] { $sectors } secteur
   *[other] { $sectors } secteurs
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
creature-moves = { $sectors ->
    [0] { $the } ne bouge pas
   *[other] { $the } avance de { count-sectors }
}
your-holder = { $side ->
    [left] votre présentoir de gauche
   *[right] votre présentoir de droite
}
card-order = { $number ->
    [1] première carte
   *[other] seconde carte
}
bet-of = le pari { $on } de { $owner }
list-and = { $list } et { $last }
list-or = { $list } ou { $last }
between-you = vous
place-1st = première
place-2nd = deuxième
place-3rd = troisième
place-4th = quatrième
place-5th = cinquième
place-6th = sixième
place-last = dernière
place-next-to-last = avant-dernière
place-disqualified = disqualifiée

## Aide

bet-help = Rapporte { count-points } si, après le jugement, la créature est { $places }.
card-help = Comme première carte, elle déplace { $creature } de son mouvement rapide, { $fast } ; comme seconde carte, de son mouvement lent, { $slow }.
card-trick-help = Comme première carte, elle déplace { $creature } de son mouvement rapide, { $fast }, ou de { $total } avec le coup fourré : alors la carte va dans le jeu de Zeus et, si Zeus la tire, il disqualifie { $creature }. Comme seconde carte, elle déplace { $creature } de son mouvement lent, { $slow }.
card-protection-help = Elle est dans le jeu de Zeus dès le début de la course. Quand Zeus la tire, il ne disqualifie personne.

power-trickster-help = Quand la première créature a franchi la ligne de mi-course, avant les troisièmes paris : échangez le jeton de créature d’un de vos paris contre un jeton encore sur le plateau, d’une créature sur laquelle vous n’avez pas parié dans cette course.
power-web-of-lies-help = Quand quelqu’un utilise un coup fourré : cette carte va dans la défausse au lieu du jeu de Zeus.
power-sticky-thread-help = Quand une créature est arrivée sur un Jeton du Destin : elle recule de { count-sectors }, mais pas au-delà du départ. Le jeton quitte le plateau.
power-sun-ray-help = Quand une carte de mouvement est jouée sur une créature : elle avance de { count-sectors } de plus.
power-falcon-eye-help = Au début de votre tour : regardez toutes les cartes d’un présentoir qui n’est pas à côté de vous.
power-updraft-help = Quand une créature est arrivée sur un Jeton du Destin : elle avance encore de { count-sectors }. Le jeton quitte le plateau.
power-prophecy-help = Quand la première créature a franchi la ligne de mi-course, avant les troisièmes paris : remplacez une de vos cartes de pari placées par une carte non utilisée. Le jeton de créature reste, et l’ancienne carte redevient disponible.
power-storm-help = Quand une carte de mouvement est jouée sur une créature : elle avance de { count-sectors } de moins, au minimum 0.
power-tablet-of-destinies-help = Quand une créature est arrivée sur un Jeton du Destin : elle avance jusqu’au secteur de la créature suivante devant elle, comme dernière arrivée. Le jeton quitte le plateau.
power-superior-wisdom-help = Quand la première créature a franchi la ligne de mi-course, avant les troisièmes paris : regardez une carte de pari placée de chacun des autres joueurs.
power-hugin-and-munin-help = Avant le tirage de Zeus : regardez deux cartes du jeu de Zeus prises au hasard. Montrez-en une à tous et retirez-la du jeu de Zeus pour cette course.
power-sleipnir-help = Quand une créature est arrivée sur un Jeton du Destin : elle avance encore d’autant qu’elle vient de bouger, au maximum de { count-sectors }. Le jeton quitte le plateau.
power-renewal-help = Après avoir joué une carte de mouvement sans coup fourré : remettez-la dans un de vos deux présentoirs et défaussez à sa place une autre carte de la même créature de ce présentoir.
power-shed-skin-help = Au début de votre tour : pendant ce tour, votre première carte utilise le mouvement lent et la seconde le mouvement rapide, avec coup fourré si vous voulez.
power-feathered-wind-help = Quand une créature est arrivée sur un Jeton du Destin : une autre créature de votre choix avance de { count-sectors }. Le jeton quitte le plateau.
power-heavenly-dukes-blessing-help = Quand la première créature a franchi la ligne de mi-course, avant les troisièmes paris : une autre créature de votre choix avance de { count-sectors }.
power-celestial-pardon-help = Après le tirage de Zeus : remettez une des cartes tirées dans le jeu de Zeus, et Zeus en tire une autre.
power-jade-decree-help = Quand une créature est arrivée sur un Jeton du Destin : jusqu’au début de votre prochain tour, les cartes ne la déplacent pas. Le jeton quitte le plateau.

## Options de la table

option-players = Joueurs
option-players-help = Combien de dieux sont à la table.
option-edition = Édition
option-edition-help = Quelle créature est devant les autres dans le même secteur.
option-edition-final = Finale : la dernière arrivée
option-edition-preview = Avant-première : la première arrivée
option-powers = Pouvoirs des dieux
option-powers-help = Cartes de pouvoir, chacune utilisée une fois par partie.
option-powers-off = Aucun
option-powers-attested = Un par dieu
option-powers-full = Tous
option-fate = Jetons du Destin
option-fate-help = Avant chaque course, chacun place un jeton sur un secteur ; un pouvoir de chaque dieu demande qu’une créature arrive sur l’un d’eux. Seulement avec tous les pouvoirs.
option-sober = Zeus dessoûle
option-sober-help = Les cartes Protection que Zeus tire sont retirées pour le reste de la partie.
option-first = Premier joueur
option-first-help = Qui commence la première course : au hasard, ou une place de votre choix.
option-gods = Votre dieu
option-gods-help = Qui joue quel dieu ; ceux qui ne sont pas choisis sont tirés au sort.

## À qui de décider

phase-gods = Les dieux sont tirés au sort.
phase-first-player = Le premier joueur est tiré au sort.
phase-deal = Les cartes sont distribuées.
phase-fate-tokens = { $seat } choisit où placer un Jeton du Destin.
phase-bets = { $seat } choisit un pari.
phase-first-card = { $seat } choisit sa première carte.
phase-card-played = Une carte est jouée : { $seat } peut utiliser un pouvoir.
phase-fate = Une créature est sur un Jeton du Destin : { $seat } peut utiliser un pouvoir.
phase-after-card = La carte a été jouée : { $seat } peut utiliser un pouvoir.
phase-second-card = { $seat } choisit sa seconde carte.
phase-mid-race = Mi-course : { $seat } peut utiliser un pouvoir.
phase-ranking = Le classement est établi.
phase-before-zeus = Avant le jugement : { $seat } peut utiliser un pouvoir.
phase-peek = Des cartes du jeu de Zeus sont regardées.
phase-peeked = { $seat } choisit une carte à retirer du jeu de Zeus.
phase-zeus-draws = Zeus tire des cartes.
phase-after-zeus = Zeus a tiré ses cartes : { $seat } peut utiliser un pouvoir.
phase-pardon = Zeus tire une autre carte.
phase-payout = Les paris sont payés.
phase-over = La partie est terminée.

## Coups

move-play = Jouez { $card } de { your-holder } comme { card-order } : { creature-moves }.
move-play-trick = Jouez { $card } de { your-holder } comme { card-order } avec le coup fourré : { creature-moves }, et la carte va dans le jeu de Zeus.
move-bet = Pariez « { $bet } » { $on } : { count-points } si la créature est { $places }.
move-token = Placez votre Jeton du Destin sur le secteur { $sector }.
move-pass = N’utilisez aucun pouvoir maintenant.
move-trickster = { $power } : sur votre pari « { $bet } », échangez le jeton { $of } contre un jeton { $other-of }.
move-web-of-lies = { $power } : { $card } va dans la défausse au lieu du jeu de Zeus.
move-sticky-thread = { $power } : { $the } recule de { count-sectors }, mais pas au-delà du départ.
move-sun-ray = { $power } : { $the } avance de { count-sectors } au lieu de { $value }.
move-falcon-eye = { $power } : regardez le présentoir entre { $one } et { $two }.
move-updraft = { $power } : { $the } avance encore de { count-sectors }.
move-prophecy = { $power } : remplacez votre pari « { $old } » { $on } par « { $bet } ».
move-storm = { $power } : { $the } avance de { count-sectors } au lieu de { $value }.
move-tablet-of-destinies = { $power } : { $the } avance jusqu’à la prochaine créature devant.
move-superior-wisdom = { $power } : regardez { $bets }.
move-hugin-and-munin = { $power } : regardez deux cartes du jeu de Zeus et retirez-en une.
move-hugin-and-munin-takes = { $power } : montrez à tous la carte { $card } et retirez-la du jeu de Zeus.
move-sleipnir = { $power } : { $the } avance encore de { count-sectors }.
move-renewal = { $power } : { $card } retourne dans { your-holder }, et { $discarded } part en défausse à sa place.
move-shed-skin = { $power } : pendant ce tour, votre première carte utilise le mouvement lent et la seconde le mouvement rapide.
move-feathered-wind = { $power } : { $the } avance de { count-sectors }.
move-heavenly-dukes-blessing = { $power } : { $the } avance de { count-sectors }.
move-celestial-pardon = { $power } : la carte { $card } retourne dans le jeu de Zeus, et Zeus en tire une autre.
move-jade-decree = { $power } : jusqu’à votre prochain tour, aucune carte ne déplace { $the }.

## Conseils

hint-bet = { $creature } : la créature finit { $places } dans environ { $ways } % des donnes possibles.
hint-bets = Parmi les donnes possibles, { $list }.
hint-own-bet = votre pari « { $bet } » { $on } gagne dans environ { $ways } %
hint-trick = Zeus tire un coup fourré { $of } dans environ { $ways } %.
hint-points = Vos paris ensemble : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans cette course.

## Ce qui s’est passé

event-god = { $seat } joue { $god }.
event-god-you = Vous jouez { $god }.
event-race = Course { $race }. Premier joueur : { $seat }.
event-race-you = Course { $race }. Vous commencez.
event-dealt = { $cards ->
    [one] { $cards } carte va dans le présentoir entre { $one } et { $two }.
   *[other] { $cards } cartes vont dans le présentoir entre { $one } et { $two }.
}
event-fate-token = { $seat } place un Jeton du Destin sur le secteur { $sector }.
event-fate-token-you = Vous placez un Jeton du Destin sur le secteur { $sector }.
event-bets-open = { ORDINAL($slot) } tour de paris : { $seat } commence.
event-bets-open-you = { ORDINAL($slot) } tour de paris : vous commencez.
event-bet = { $seat } parie { $on }.
event-bet-you = Vous pariez { $on }.
event-own-bet = { ORDINAL($slot) } pari, { $seat } : « { $bet } ».
event-own-bet-you = Votre { ORDINAL($slot) } pari : « { $bet } ».
event-no-bet = { $seat } ne peut parier sur aucune créature et garde la carte.
event-no-bet-you = Vous ne pouvez parier sur aucune créature et gardez la carte.
event-turn = C’est à { $seat } de jouer.
event-turn-you = À vous de jouer.
event-card = { $side ->
    [left] { $seat } joue { $card } du présentoir de gauche comme { card-order }.
   *[right] { $seat } joue { $card } du présentoir de droite comme { card-order }.
}
event-card-you = { $side ->
    [left] Vous jouez { $card } du présentoir de gauche comme { card-order }.
   *[right] Vous jouez { $card } du présentoir de droite comme { card-order }.
}
event-trick = { $seat } utilise le coup fourré : { $card } va dans le jeu de Zeus.
event-trick-you = Vous utilisez le coup fourré : { $card } va dans le jeu de Zeus.
event-value = { $racer } doit maintenant avancer de { count-sectors }.
event-still = { $racer } ne bouge pas.
event-moved = { $origin ->
    [0] { $racer } quitte le départ et atteint le secteur { $sector }.
   *[other] { $sector ->
        [0] { $racer } revient du secteur { $origin } au départ.
       *[other] { $racer } passe du secteur { $origin } au secteur { $sector }.
    }
}
event-finished = { $racer } franchit la ligne d’arrivée : { ORDINAL($place) } rang.
event-crossed = { $racer } franchit la ligne de mi-course.
event-power = { $seat } utilise { $power }.
event-power-you = Vous utilisez { $power }.
event-power-creature = { $power } : { $creature }.
event-tokens-swapped = { ORDINAL($slot) } pari, { $seat } : le jeton { $of } est échangé contre un jeton { $other-of }.
event-tokens-swapped-you = Votre { ORDINAL($slot) } pari : le jeton { $of } est échangé contre un jeton { $other-of }.
event-looked = { $seat } regarde le présentoir entre { $one } et { $two }.
event-looked-you = Vous regardez le présentoir entre { $one } et { $two }.
event-seen-card = Vu dans le présentoir entre { $one } et { $two } : { $card }.
event-bet-replaced = { $seat } remplace la carte du { ORDINAL($slot) } pari.
event-bet-replaced-you = Vous remplacez la carte du { ORDINAL($slot) } pari.
event-own-bet-replaced = { ORDINAL($slot) } pari, { $seat } : « { $bet } » au lieu de « { $old } ».
event-own-bet-replaced-you = Votre { ORDINAL($slot) } pari : « { $bet } » au lieu de « { $old } ».
event-bet-looked-at = { $seat } regarde la carte du { ORDINAL($slot) } pari chez { $owner }.
event-bet-looked-at-you = Vous regardez la carte du { ORDINAL($slot) } pari chez { $owner }.
event-bet-looked-at-yours = { $seat } regarde la carte de votre { ORDINAL($slot) } pari.
event-seen-bet = Vu chez { $owner } : le { ORDINAL($slot) } pari est « { $bet } ».
event-peeked = Vu dans le jeu de Zeus : { $card }.
event-taken-out = { $seat } retire du jeu de Zeus : { $card }.
event-taken-out-you = Vous retirez du jeu de Zeus : { $card }.
event-renewed = { $card } retourne dans le présentoir entre { $one } et { $two } ; { $discarded } part en défausse à sa place.
event-lie = { $card } va dans la défausse au lieu du jeu de Zeus.
event-ranked = { ORDINAL($place) } rang avant le jugement : { $creature }.
event-judged = Zeus tire : { $card }.
event-pardoned = Retour dans le jeu de Zeus : { $card }.
event-disqualified = Zeus disqualifie { $the }.
event-placed = { ORDINAL($place) } rang : { $creature }.
event-sobered = { $protections ->
    [0] Zeus dessoûle : il ne reste aucune carte Protection.
    [one] Zeus dessoûle : il reste { $protections } carte Protection.
   *[other] Zeus dessoûle : il reste { $protections } cartes Protection.
}
event-revealed = { $seat } révèle « { $bet } » { $on }.
event-revealed-you = Vous révélez « { $bet } » { $on }.
event-paid = Pari réussi : { count-points } pour { $seat }.
event-paid-you = Pari réussi : { count-points } pour vous.
event-lost = Pari perdu.
event-over = { $winner ->
    [yes] { $seat } gagne avec { count-points } !
   *[no] { $seat } a { count-points }.
}
event-over-you = { $winner ->
    [yes] Vous gagnez avec { count-points } !
   *[no] Vous avez { count-points }.
}

## Pourquoi un coup est refusé

error-pass = Vous ne pouvez pas passer maintenant : choisissez l’un des coups proposés.
error-not-betting = On ne place pas de pari maintenant. Attendez le prochain tour de paris.
error-bet-twice = Dans cette course, vous avez déjà parié sur cette créature : { $creature }. Choisissez-en une autre.
error-no-token = Il ne reste plus de jeton de { $creature } sur le plateau. Choisissez une autre créature.
error-bet-used = Votre carte de pari « { $bet } » a déjà servi. Choisissez-en une de votre main.
error-not-moving = On ne joue pas de carte de mouvement maintenant. Choisissez l’un des coups proposés.
error-same-holder = La seconde carte doit venir de votre autre présentoir.
error-card-not-there = Il n’y a pas de carte { $creature } { $values } dans ce présentoir. Choisissez une carte que vous y voyez.
error-no-bonus = La carte { $creature } { $values } n’a pas de coup fourré. Jouez-la sans.
error-trick-slow = Le coup fourré ne vaut qu’avec le mouvement rapide, et { $creature } { $values } utilise maintenant le mouvement lent. Jouez la carte sans coup fourré.
error-not-tokens = Les Jetons du Destin ne se placent qu’avant les premiers paris d’une course.
error-token-there = Il y a déjà un Jeton du Destin sur le secteur { $sector }. Choisissez un autre secteur.
error-token-sector = Un Jeton du Destin se place sur un secteur de 1 à { $last }.
error-power-spent = { $power } : pouvoir déjà utilisé. Chaque pouvoir ne s’utilise qu’une fois par partie.
error-power-out = Cette table joue sans « { $power } ».
error-power-other = « { $power } » est un pouvoir de ce dieu : { $god }. Ce n’est pas le vôtre.
error-power-moment = Ce n’est pas le moment d’utiliser « { $power } ». Son texte dit quand on le peut.
error-power-choice = « { $power } » ne peut pas être utilisé ainsi. Choisissez l’un des coups proposés.
error-power-idle = Il n’y a rien en ce moment sur quoi utiliser « { $power } ».
error-card-not-seen = Hugin et Munin n’ont pas vu cette carte. Retirez l’une de celles qu’ils ont vues.

## Pourquoi une table ou une valeur est refusée

error-fate-needs-full = Les Jetons du Destin demandent tous les pouvoirs, mais powers={ $powers } a été choisi. Choisissez powers=full, ou renoncez aux Jetons du Destin.
error-cards-fast-slow = La valeur { $name } doit être plus grande que le mouvement lent de la même carte.
error-cards-alike = { $name } et { $other } sont la même carte. Réunissez-les, avec plus d’exemplaires.
error-cards-count = Les exemplaires de toutes les sortes de cartes ({ $name }) font { $value } ; il en faut { $wanted } par créature.
error-hand-size = La valeur { $name } est { $value }. Elle doit être paire, et il doit y avoir assez de cartes de mouvement pour tous les présentoirs.
error-mid-line = La valeur { $name } doit être plus petite que celle de l’arrivée : la ligne de mi-course vient avant.
error-tokens-few = La valeur { $name } est trop petite : les joueurs placent { $wanted } paris dans une course, et chacun prend un jeton.

## Ce que comptent les simulations

stat-seat-wins = Part de victoires par siège
stat-seat-points = Points par siège
stat-god-wins = Part de victoires par divinité
stat-god-points = Points par divinité
stat-bet-wins = Part de victoires de qui a placé chaque pari
stat-bet-placed = Fréquence à laquelle chaque carte de pari est jouée dans une partie
stat-bet-won = Fréquence à laquelle un pari joué gagne
stat-bet-points = Points que rapporte un pari placé
stat-bet-value = Ce que chaque pari change à la part de victoires
stat-bet-worth = Ce que chaque pari change aux points
stat-power-used = Fréquence à laquelle chaque pouvoir sert si sa divinité est là
stat-power-value = Ce que chaque pouvoir utilisé change à la part de victoires
stat-power-worth = Ce que chaque pouvoir utilisé change aux points
stat-race-finishers = Créatures qui passent la ligne d’arrivée
stat-race-disqualified = Créatures disqualifiées
stat-race-crossed = Cartes jouées quand la ligne de mi-course est franchie
stat-game = La partie entière
figure-finishers = créatures qui passent la ligne d’arrivée par course
figure-none-finished = courses où aucune créature n’arrive
figure-line-crossed = part des cartes jouées quand la ligne de mi-course est franchie
figure-decisions = décisions
figure-winning-points = points de qui gagne
figure-margin = avance sur le deuxième
figure-shared-wins = part de parties à victoire partagée
