# Les textes propres au terminal. Ceux de chaque jeu sont dans son dossier.

## Pour commencer

ask-language = Langue
ask-game = Quel jeu ?
ask-players = Combien de joueurs ? (de { $low } à { $high }, vous compris)
ask-bot = Qui joue contre vous ?
greeting = { $players } joueurs : vous et { $others ->
    [one] un bot
   *[other] { $others } bots
} ({ $bot }). Tapez ? pour l’aide, q pour quitter : la partie est conservée.
preparing = Préparation des bots … (la première fois sur cette machine, une minute au plus)
commitment = Le hasard a été fixé avant le premier coup ; son sceau est { $commitment }… (olympus verify le contrôle après la partie).
goes-on = La partie continue. Elle est conservée dans { $file }
kept-waiting = { $count ->
    [one] Une partie inachevée attend : olympus play --resume
   *[other] { $count } parties inachevées attendent : olympus play --resume
}
kept-list = Parties inachevées, la plus récente d’abord. Laquelle continue ?
kept-entry = { $when }, { $players } joueurs, coup { $moves }
your-seat = Vous avez la place { $seat }.
seat-name = Place { $seat }
bots = Bots : { $bots }
option-line = { $possible }  (sans indication : { $default })
presets = Jeux de valeurs : { $presets }

## À la table

prompt = Votre choix (? aide, h conseil) :
prompt-inner = Votre choix (Entrée : retour) :
only-move = Un seul coup est possible : { $move }
try-help = Tapez un numéro, un coup en entier, ou ? pour l’aide.
hint-thinking = Un bot y réfléchit … (la première fois sur cet ordinateur, il faut jusqu’à une minute ou deux)
hint-follow = Pour en jouer un, tapez h1, h2 …
log-all = log all montre toute la partie.
kept = La partie est conservée dans { $file }
kept-again = La partie est de nouveau conservée dans { $file }
help-table = Tapez le numéro de votre choix ; plusieurs numéros à la suite traversent les menus (« 3 2 »). Ou tapez un coup en entier, comme « { $example } ».
help-commands =
    ? SUJET   ce qu’est ou ce que fait un élément de ce jeu
    h         un conseil : les meilleurs coups et ce qu’ils peuvent rapporter
    b         toute la table de nouveau
    log       ce qui s’est passé jusqu’ici
    lang XX   une autre langue : en, it, es, fr
    0, Entrée retour, ou le menu de nouveau
    q         quitter ; la partie est conservée
help-topics = Vous pouvez demander ces sujets (? SUJET), ou un élément par son nom :

## La fin

result = Résultat
winner = Victoire : { $names }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
and = { $first } et { $last }
record = L’enregistrement de la partie est { $file }

## Parcourir un enregistrement

walk-keys = coup { $at } sur { $last } · Entrée suite · b retour · numéro + Entrée saute · q fin
walk-all = Tout ce qui s’est passé, secrets compris.
walk-spectator = Comme la voit quelqu’un qui ne fait que regarder.
walk-seat = Comme la voit la place { $seat }.
walk-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas terminée.

## Contrôler un enregistrement

verify-game = { $game }, { $players } joueurs
verify-commitment = La graine correspond au sceau { $commitment }… montré avant la partie.
verify-draws = { $draws ->
    [one] { $draws } tirage découle de la graine.
   *[other] Les { $draws } tirages découlent de la graine.
}
verify-no-seed = La graine n’y est pas : les { $draws } tirages sont possibles, et on ne peut pas en contrôler davantage.
verify-moves = { $moves ->
    [one] { $moves } coup est permis.
   *[other] Les { $moves } coups sont permis.
}
verify-events = { $events ->
    [one] { $events } événement découle des coups.
   *[other] Les { $events } événements découlent des coups.
}
verify-result = Le résultat est juste : { $points }.
verify-unfinished = La partie n’est pas terminée, et l’enregistrement ne donne pas de résultat.
verify-checksum = Le texte est tel qu’il a été écrit.
verify-good = Prouvé : la donne découle de la graine, et toute la partie des règles.
verify-consistent = Cohérent : les règles et le résultat concordent. Il n’y a pas de graine, la donne ne peut donc pas être vérifiée.
verify-house = Jouée avec des valeurs maison : { $values }.

## Problèmes

error-bot-unknown = Il n’y a pas de bot « { $bot } ». Les bots sont : { $possible }.
error-bot-outside = Impossible de trouver le bot « { $bot } » : { $why }. Écrivez-le comme paquet:fonction, tel que Python l’importerait depuis ce dossier.
error-no-serving = Les tables en direct demandent d’autres bibliothèques ({ $library } manque). Installez-les avec : pip install "olympus-games[serve]"
error-language = Il n’y a pas de textes en « { $wanted } ». Les langues sont : { $possible }.
error-option-form = « { $text } » n’est pas une option. Écrivez-la NOM=VALEUR, par exemple players=4. Les jeux de valeurs s’appellent : { $possible }.
error-number = Il n’y a pas de choix { $number }. Choisissez de { $first } à { $last }.
error-topic = Il n’y a pas d’aide sur « { $topic } ».
error-unsaved = La partie ne peut pas être conservée dans { $file } : { $reason }. Elle continue en mémoire ; un nouvel essai suit chaque coup.
error-not-kept = La partie n’a pu être conservée nulle part : { $reason }.
error-in-use = Un autre terminal joue la partie { $file }. Continuez là-bas, ou fermez-la d’abord.
error-finished = La partie { $file } est terminée. Pour la revoir : olympus replay { $file }
error-no-such-game = Aucune partie « { $name } », ni comme fichier ni dans { $place }.
error-nothing-kept = Il n’y a pas de partie inachevée dans { $place }. Commencez-en une : olympus play
error-kept-broken = Le fichier { $file } ne peut pas être lu comme une partie ; il reste tel quel. Ce qui ne va pas : olympus verify { $file }
error-file-exists = Le fichier { $file } existe déjà et reste tel quel. Choisissez un autre nom, ou continuez sa partie avec --resume.
error-file-missing = Il n’y a pas de fichier { $file }.
error-file-folder = { $file } est un dossier. Indiquez le fichier d’un enregistrement.
error-file-permission = Vous n’avez pas le droit de lire le fichier { $file }.
error-file-unreadable = Le fichier { $file } ne peut pas être lu : { $reason }.
error-file-empty = Le fichier { $file } est vide.
error-file-large = Le fichier { $file } dépasse { $limit } Mo : aucun enregistrement n’est si grand.
error-file-binary = Le fichier { $file } n’est pas du texte, donc pas un enregistrement.
