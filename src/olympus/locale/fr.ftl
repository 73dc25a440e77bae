# Textes communs à tous les jeux. Ceux de chaque jeu sont dans son dossier.

## La table

error-game-unknown = Le jeu « { $game } » n’existe pas. Les jeux sont : { $possible }.
error-game-without = Le jeu { $game } n’a pas de module « { $part } », dont on a besoin ici.
error-option-unknown = L’option « { $option } » n’existe pas. Les options sont : { $possible }.
error-option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $possible }.
error-seed = Cette graine ne convient pas. Donnez un nombre entier, ou exactement 32 octets.
error-seat = Il n’y a pas de place { $seat } à cette table. Les places vont de 0 à { $last }.
error-gpu-library = La bibliothèque pour GPU n’est pas installée. Installez olympus avec son extra « gpu », ou enlevez --device cuda.
error-gpu-none = Aucun GPU trouvé : il faut un GPU NVIDIA et son pilote. Vérifiez que nvidia-smi l’affiche, ou enlevez --device cuda.

## Coups

error-game-over = La partie est terminée : il n’y a plus de coup à jouer.
error-not-your-turn = La place { $seat } ne peut pas jouer maintenant : c’est à la place { $actor }.
error-unreadable = « { $text } » n’est pas un coup de ce jeu. Choisissez l’un des coups proposés.
error-lesson-moves = Ces coups n’appartiennent pas à la leçon telle qu’elle est maintenant. Recommencez la leçon.

## Conseils

hint-points = En moyenne, cela vous rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} aussi loin qu’on peut prévoir.
hint-loss = En moyenne, cela vous coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
} aussi loin qu’on peut prévoir.
hint-best = Le meilleur coup dans { $worlds } % des donnes.

## Valeurs du matériel

error-components-toml = Ce fichier ne peut pas être lu : { $reason }. Corrigez-le à cet endroit, ou remettez le fichier d’origine.
error-figure-mark = La valeur { $name } ne porte aucune marque connue. Donnez-lui l’une de celles-ci : { $possible }.
error-figure-missing = La valeur { $name } manque. Ajoutez-la.
error-figure-range = La valeur { $name } est « { $value } ». Il faut un nombre entier de { $low } à { $high }.
error-figure-unknown = La valeur { $name } n’existe pas. Vérifiez son orthographe, ou retirez-la.
error-figure-words = La valeur { $name } est « { $value } ». Il faut une liste de ces mots : { $possible }.

## Enregistrements

error-not-a-record = Ceci n’est pas l’enregistrement d’une partie. Choisissez un fichier qui commence par « olympus record ».
error-newer-record = Cet enregistrement est au format { $format }, plus récent que ce programme. Mettez le programme à jour pour le lire.
error-newer-rules = Cette partie de { $game } a été jouée avec la version { $rules } des règles, plus récente que ce programme. Mettez le programme à jour pour la lire.
error-cut-off = L’enregistrement est coupé : sa ligne de fin manque. Prenez une copie complète.
error-damaged = L’enregistrement a été modifié ou abîmé après coup : sa somme de contrôle ne correspond pas. Prenez une copie intacte.
error-checksum = La partie respecte les règles, mais le texte a été modifié après coup : sa somme de contrôle ne correspond pas.
error-bad-line = La ligne { $line } de l’enregistrement est incompréhensible : « { $text } ». Prenez une copie intacte.
error-wrong-turn = { $actor ->
    [None] La ligne { $line } de l’enregistrement est un coup de trop, la partie est déjà terminée : « { $text } ».
   *[other] La ligne { $line } de l’enregistrement devrait être le coup { $ply }, de la place { $actor }, mais c’est « { $text } ».
}
error-illegal-in-record = La ligne { $line } de l’enregistrement, « { $text } », enfreint les règles. { $reason }
error-lines-missing = L’enregistrement s’arrête trop tôt. La ligne suivante devrait être « { $text } ».
error-after-end = La ligne { $line } se trouve après la fin de l’enregistrement : « { $text } ». Un enregistrement finit par sa ligne de fin ; supprimez ce qui suit.
error-written-differently = La ligne { $line } de l’enregistrement dit « { $text } ». Dans l’enregistrement de cette partie, cette ligne est « { $expected } ».
error-line-too-many = La ligne { $line } de l’enregistrement est de trop : « { $text } ».
error-commitment-alone = La ligne { $line } donne un engagement, mais l’enregistrement n’a pas de graine. Personne ne peut donc vérifier que cette donne en découle. Prenez l’enregistrement avec sa graine.
error-chance-differs = La ligne { $line } de l’enregistrement n’est pas ce que le hasard a donné. Elle dit « { $text } » ; la graine donne « { $expected } ».
error-line-differs = La ligne { $line } de l’enregistrement ne découle pas des coups. Elle dit « { $text } » ; selon les règles, c’est « { $expected } ».
error-result-missing = La partie enregistrée est terminée, mais son résultat manque.
error-result-early = L’enregistrement donne un résultat, mais la partie n’est pas terminée.
error-result-differs = Le résultat enregistré est faux. Il dit { $found } ; selon les règles, c’est { $expected }.
error-commitment = La graine ne correspond pas à l’engagement montré avant la partie : on ne peut pas se fier au hasard de cette partie.
error-record-of-seat = Cet enregistrement ({ $form }) omet ce que les autres gardaient secret ; il ne permet pas de rejouer la partie. Prenez l’enregistrement complet, disponible une fois la partie terminée.
error-other-seat = Cet enregistrement est écrit pour { $form }, et ne montre pas ce que voit la place { $seat }.
error-script-ended = Un tirage est à faire, mais plus aucun résultat n’est donné. Ajoutez ceux qui manquent.
error-impossible-outcome = « { $outcome } » ne peut pas sortir maintenant. Résultats possibles : { $possible }.
