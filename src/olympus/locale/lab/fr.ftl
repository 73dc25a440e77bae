# Les textes du laboratoire. Ce que chaque jeu compte est nommé dans son dossier.

lab-title = { $game } : { $games } parties au hasard, graine { $seed }
lab-options = Options : { $options }
lab-changes = Valeurs changées : { $changes }
lab-mean = moyenne
lab-interval = intervalle à 95 %
lab-count = échantillons
lab-of-median = de la médiane
lab-playing = En train de jouer
lab-compiling = Compilation des règles (la première fois seulement ; une minute au plus)
lab-seat = Siège { $name }
lab-start-wins = Part des victoires selon la place après qui commence
lab-start-points = Points selon la place après qui commence
lab-start = { $name ->
    [0] Commence
   *[other] { $name } après qui commence
}
lab-race = Course { $name }

## Tournois

lab-tournament = { $game } : tournoi à { $players } autour de la table
lab-played = { $games } parties sur { $deals } donnes, graine { $seed }
lab-budget = Temps de réflexion par coup : { $seconds } s
lab-standings = Classement
lab-bot = bot
lab-games = parties
lab-win-share = part de victoires
lab-points = points
lab-rating = cote
lab-seconds-a-move = s par coup
lab-share-note = Les parts et les points sont ceux d’une place : à force égale, chacune gagnerait { $even }. Intervalles à 95 %, calculés sur les donnes.
lab-beats = Qui marque plus de points que qui
lab-beats-note = Combien de fois une place du bot de gauche marque plus de points qu’une place du bot du haut, dans la même partie ; une égalité compte pour moitié.
lab-ratings = Cotes
lab-ratings-note = Plackett–Luce (openskill), dans l’ordre des parties ; avec le double de l’incertitude.
lab-course = Part de victoires, partie après partie
lab-by-seat = Part de victoires à chaque place
lab-written = Le rapport est { $file }
lab-until-high = C’est clair après { $games } parties : { $bot } gagne au moins { $wanted } ({ $low } – { $high }).
lab-until-low = C’est clair après { $games } parties : { $bot } gagne moins de { $wanted } ({ $low } – { $high }).
lab-until-open = Après { $games } parties, il n’est pas clair que { $bot } gagne { $wanted } ({ $low } – { $high }).
lab-sprt-high = C’est clair après { $games } parties : { $bot } gagne plus de { $low } (face à { $high }).
lab-sprt-low = C’est clair après { $games } parties : { $bot } gagne moins de { $high } (face à { $low }).
lab-sprt-open = Après { $games } parties, il n’est pas clair si { $bot } gagne { $low } ou { $high }.

## Équilibre

lab-balance = { $game } : équilibre
lab-balance-played = { $games } parties, chaque place jouée par : { $bot } ; graine { $seed }
lab-lead = Qui mène pendant la partie
lab-lead-changes = changements en tête
lab-lead-alone = à { $part } : quelqu’un mène seul
lab-lead-wins = à { $part } : qui mène seul gagne
lab-lead-note = D’après les points, quand cette part des décisions est prise.
lab-lengths = Durée d’une partie, en décisions
lab-value-note = La différence entre les places qui l’ont fait et celles qui ne l’ont pas fait : ce que cela apporte par rapport au reste.
lab-effects = Effet de chaque option
lab-effect = { $option } au lieu de { $present }
lab-effects-note = Chaque valeur à côté de la valeur actuelle, avec le même hasard, { $games } parties chacune : la différence que cela fait.
lab-effects-refused = Ne vont pas avec les options actuelles : { $values }
lab-trial = { $changes } au lieu de { $present }
lab-trial-note = Les deux avec le même hasard. Un point signale les différences dont l’intervalle à 95 % exclut zéro ; parmi beaucoup qui ne comptent pas, une sur vingt le fait aussi.
lab-present = actuel
lab-tried = essayé
lab-difference = différence

## Erreurs

error-bots-form = « { $text } » n’indique pas des bots. Écrivez les noms séparés par des virgules, et combien de fois : god,apprentice*3.
error-bots-many = Il y a plus de { $most } participants. Indiquez-en moins.
error-seconds = Un bot ne peut pas réfléchir { $value } secondes à un coup. Indiquez plus de 0, au plus 3600.
error-games = On ne peut pas jouer { $value } parties. Indiquez un nombre de 1 à { $most }.
error-threads = On ne peut pas jouer { $value } parties à la fois. Indiquez un nombre de 1 à 1024.
error-until-form = « { $text } » n’est pas un objectif. Écrivez un bot et une part entre 0 et 1 : god>=0.5.
error-until-bot = { $bot } ne joue pas dans ce tournoi. Y jouent : { $possible }.
error-sprt-form = « { $text } » ne sont pas deux parts à distinguer. Écrivez-en deux entre 0 et 1, la plus basse d’abord : 0.45,0.5.
error-two-tests = Une série se termine par un seul test. Indiquez --until ou --sprt.
error-resume-where = Pour reprendre un tournoi, indiquez son dossier : --out DOSSIER --resume.
error-out-exists = { $file } contient les parties d’un tournoi. Ajoutez --resume pour le reprendre, ou choisissez un autre dossier.
error-out-folder = Impossible d’écrire { $file } : { $reason }. Choisissez un autre endroit.
error-out-busy = Un autre processus écrit { $file }. Attendez-le, ou choisissez un autre dossier.
error-out-line = La ligne { $line } de { $file } est illisible. Retirez-la, ou utilisez une copie intacte.
error-out-other = { $file } est un autre tournoi : son { $name } est { $found }, pas { $asked }. Demandez le même, ou choisissez un autre dossier.
error-out-full = { $file } n’a pas pu être écrit jusqu’au bout : le disque est peut-être plein. Faites de la place, puis reprenez avec --resume.
error-no-ray = Ray n’est pas installé. Installez olympus avec son extra « ray », ou enlevez --ray.
error-ray-address = Aucune grappe Ray joignable à { $address } : { $reason }
error-balance-bot = « { $bot } » ne joue pas de parties entières en code machine. Possibles : { $possible }.
error-set-option = { $name } est une option de la table, pas une valeur imprimée. Les options se comparent d’elles-mêmes ; pour en fixer une, utilisez --option.
error-set-figure = { $name } est une valeur imprimée. Pour en essayer une autre à côté de l’actuelle, utilisez --set.
