# Les textes du laboratoire. Ce que chaque jeu compte est nommé dans son dossier.

lab-title = { $game } : { $games } parties au hasard, graine { $seed }
lab-options = Options : { $options }
lab-changes = Valeurs changées : { $changes }
lab-mean = moyenne
lab-interval = intervalle à 95 %
lab-count = échantillons
lab-playing = En train de jouer
lab-compiling = Compilation des règles (la première fois seulement ; une minute au plus)
lab-seat = Siège { $name }
lab-race = Course { $name }
