# Ithaca. `$seat` est un joueur ; `$card` une carte destin, dite par son dieu ou ses dieux et sa valeur.

game-name = Ithaca

## Noms

god-zeus = Zeus
god-athena = Athéna
god-helios = Hélios
god-aiolus = Éole
god-poseidon = Poséidon

other-zeus = { god-zeus }
other-athena = { god-athena }
other-helios = { god-helios }
other-aiolus = { god-aiolus }

deed-favour = Offrande
deed-oracle = L’Oracle
deed-odyssey = L’Odyssée
deed-landfall = Accostage

deed-favour-help = Posez une carte de votre main sur l’un de ses dieux.
deed-oracle-help = Posez une carte de votre main face cachée dans votre Oracle ; un Oracle plein en cède une pour elle.
deed-odyssey-help = Posez sur votre route une carte de votre main de sa couleur, tant qu’il y a de la place.
deed-landfall-help = Prenez votre route : ses années et les cartes qu’elle porte sont à vous, et vous piochez une nouvelle route.

route-tenedos = Ténédos
route-ismarus = Ismaros
route-ogygia = Ogygie
route-pylos = Pylos des Sables
route-cyclops = Le rivage des Cyclopes
route-wandering-rocks = Les Roches Errantes
route-lesbos = Lesbos
route-scheria = Schérie
route-phorcys = Le port de Phorcys
route-sunium = Le cap Sounion
route-sirens = Le pré des Sirènes
route-asphodel = Les champs d’asphodèles
route-pharos = Pharos
route-lotus-eaters = Les Lotophages
route-thrinacia = Thrinacie
route-sparta = Sparte
route-aeaea = Ééa
route-oceanus = Le cours d’Océan
route-goat-island = L’île aux Chèvres
route-cape-malea = Le cap Malée
route-aeolia = Éolie
route-asteris = Astéris
route-telepylus = Télépyle
route-scylla = Charybde et Scylla
favourite-route = Route préférée

## Morceaux de phrases

this-card = { $other ->
    [none] { $god } { $value }
   *[other] { $god }–{ $other } { $value }
}
count-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-years = { $years ->
    [one] { $years } an
   *[other] { $years } ans
}

## Options de la table

option-players = Joueurs
option-players-help = Combien naviguent vers leur foyer.
option-first = Premier joueur
option-first-help = Qui commence : au sort, ou une place de votre choix.

## À qui de décider

phase-first-player = On tire au sort le premier joueur.
phase-deal-oracles = On distribue les Oracles.
phase-deal-routes = On distribue les routes.
phase-deal-hands = On distribue les mains.
phase-deal-gods = Les dieux reçoivent leurs premières cartes.
phase-turn = Un tour commence.
phase-route = { $seat } peut changer de route.
phase-new-route = On pioche une route.
phase-shed = { $seat } a trop de cartes pour la nouvelle route et doit en défausser une.
phase-wrath = La colère de Poséidon balaie la mer.
phase-influence = { $seat } choisit une carte pour un dieu.
phase-draw = On pioche une carte.
phase-gift = Les dieux décident de leur Faveur.
phase-bid = { $seat } peut miser pour le don.
phase-deed = { $seat } choisit un exploit.
phase-end-turn = Un tour s’achève.
phase-over = La partie est finie.
phase-owed-route = Un tour commence.

## Coups

move-route-keep = Restez sur votre route : { $route }.
move-route-change = Donnez { $card } de votre Oracle à Poséidon et quittez { $route } pour une nouvelle route. Poséidon monte à { $total } ; au-delà de { $limit } sa colère éclate.
move-influence = Posez { $card } sur { $god }, qui monte à { $total }.
move-influence-gift = Posez { $card } sur { $god }, qui monte à { $total } et offre un don.
move-deed-favour = Offrande : posez { $card } sur { $god }, qui monte à { $total }.
move-deed-favour-gift = Offrande : posez { $card } sur { $god }, qui monte à { $total } et offre un don.
move-deed-oracle = L’Oracle : posez { $card } face cachée dans votre Oracle.
move-deed-oracle-for = L’Oracle : posez { $card } face cachée dans votre Oracle et défaussez-en { $old }.
move-deed-odyssey = L’Odyssée : posez { $card } sur votre route, { $route }.
move-deed-landfall = Accostage : prenez { $route } avec { count-years } et { count-points }.
move-discard = Aucun exploit : défaussez { $card } et piochez une carte.
move-shed = Défaussez { $card } de votre route, { $route }.
move-bid = Misez { $cards } de votre Oracle, { $total } en tout.
move-pass-bid = Ne misez pas pour le don.
move-pass = Ne faites rien et finissez votre tour.

## Conseils

hint-gift = Le don est à vous dans { $ways } cas sur 100.
hint-voyage = Sur 100 donnes possibles, vous accostez bientôt dans { $landfall } et gagnez un don dans { $gift }.
hint-points = En moyenne, cela vous rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} lors des prochains tours.
hint-loss = En moyenne, cela vous coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
} lors des prochains tours.

## Ce qui s’est passé

event-oracle-dealt = { $seat } commence son Oracle avec { count-cards }.
event-oracle-dealt-you = Votre Oracle commence avec { count-cards }.
event-hand-dealt = { $seat } reçoit { count-cards }.
event-hand-dealt-you = Vous recevez { count-cards }.
event-route-dealt = { $seat } part sur une route : { $route }.
event-route-dealt-you = Vous partez sur une route : { $route }.
event-god-dealt = { $card } est sur { $god }.
event-spilled = { $god } est à { $total }, trop pour le début : ces cartes sont défaussées.
event-favour = La Faveur divine passe à { $god }.
event-deck-made = { $cards ->
    [one] La pioche du destin est refaite de { $cards } carte défaussée.
   *[other] La pioche du destin est refaite de { $cards } cartes défaussées.
}
event-route-deck-made = { $routes ->
    [one] La pioche des routes est refaite de { $routes } route défaussée.
   *[other] La pioche des routes est refaite de { $routes } routes défaussées.
}
event-turn = Tour { $turn } : { $seat }.
event-turn-you = Tour { $turn } : à vous.
event-kept = { $seat } reste sur sa route : { $route }.
event-kept-you = Vous restez sur la route : { $route }.
event-offered = { $seat } donne { $card } à Poséidon, qui monte à { $total }.
event-offered-you = Vous donnez { $card } à Poséidon, qui monte à { $total }.
event-route-left = { $seat } quitte sa route : { $route }.
event-route-left-you = Vous quittez la route : { $route }.
event-route-drawn = { $seat } a une nouvelle route : { $route }.
event-route-drawn-you = Votre nouvelle route : { $route }.
event-no-route = Il ne reste aucune route pour { $seat }.
event-no-route-you = Il ne reste plus de route pour vous.
event-shed = { $seat } doit défausser { $card } de sa route.
event-shed-you = Vous devez défausser { $card } de la route.
event-wrath = La colère de Poséidon : il est à { $total }. Tous sauf { $seat } changent de route.
event-wrath-you = La colère de Poséidon : il est à { $total }. Tous sauf vous changent de route.
event-calmed = Poséidon se calme : { count-cards } à la défausse.
event-laid = { $seat } pose { $card } sur { $god }, qui est à { $total }.
event-laid-you = Vous posez { $card } sur { $god }, qui est à { $total }.
event-drew = { $seat } pioche { count-cards }.
event-drew-you = Vous piochez { count-cards }.
event-own-draw = { $seat } pioche { $card }.
event-own-draw-you = Vous piochez { $card }.
event-proci = Les Prétendants vont chez { $god }.
event-prize = { $god } offre un don : { $card }.
event-no-prize = { $god } n’a que des cartes doubles et aucun don à offrir.
event-passed = { $seat } ne mise pas.
event-passed-you = Vous ne misez pas.
event-bid = { $seat } mise { count-cards }, face cachée.
event-bid-you = Vous misez { count-cards }, face cachée.
event-revealed = { $seat } révèle { $card }.
event-revealed-you = Vous révélez { $card }.
event-sum = { $seat } a misé { $total }.
event-sum-you = Vous avez misé { $total }.
event-won = Le don va à { $seat } : { $card }.
event-won-you = Le don est à vous : { $card }.
event-tied = Égalité : personne n’obtient { $card }.
event-unclaimed = Personne ne mise : { $card } est défaussée.
event-oracle = { $seat } pose une carte face cachée dans son Oracle, maintenant { count-cards }.
event-oracle-you = Vous posez une carte face cachée dans votre Oracle, maintenant { count-cards }.
event-own-oracle = { $seat } a dans son Oracle : { $card }.
event-own-oracle-you = Dans votre Oracle : { $card }.
event-replaced = { $seat } défausse { $card } de son Oracle.
event-replaced-you = Vous défaussez { $card } de votre Oracle.
event-odyssey = { $seat } pose { $card } sur sa route : { $route }.
event-odyssey-you = Vous posez { $card } sur votre route : { $route }.
event-landfall = { $seat } accoste : { $route }, { count-points }, { count-years } de voyage jusqu’ici.
event-landfall-you = Vous accostez : { $route }, { count-points }, { count-years } de voyage jusqu’ici.
event-discarded = { $seat } n’accomplit aucun exploit et défausse { $card }.
event-discarded-you = Vous n’accomplissez aucun exploit et défaussez { $card }.
event-nothing = { $seat } ne peut accomplir aucun exploit.
event-nothing-you = Vous ne pouvez accomplir aucun exploit.
event-home = { $seat } est de retour après { count-years } : la partie s’achève.
event-home-you = Vous voilà chez vous après { count-years } : la partie s’achève.
event-limit = Tous ont joué { $turns } tours : la partie s’achève.
event-oracle-shown = { $seat } montre son Oracle : { $card }.
event-oracle-shown-you = Votre Oracle montre { $card }.
event-stand = { $seat } affronte les Prétendants chez { $god } avec { $total }.
event-stand-you = Vous affrontez les Prétendants chez { $god } avec { $total }.
event-beaten = { $seat } vainc les Prétendants !
event-beaten-you = Vous vainquez les Prétendants !
event-unbeaten = Personne ne vainc les Prétendants chez { $god }.
event-lost = Les Prétendants prennent { $card } à { $seat }.
event-lost-you = Les Prétendants vous prennent { $card }.
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
error-not-route = On ne change de route qu’au début de son tour, avec une carte de l’Oracle.
error-not-influence = On pose une carte sur un dieu après le changement de route, une fois par tour.
error-not-deed = L’exploit vient après la carte posée sur un dieu, une fois par tour.
error-not-shed = Vous n’avez pas de carte à ôter de votre route maintenant.
error-not-bid = Il n’y a pas de don à gagner maintenant.
error-not-in-hand = Vous n’avez pas { this-card } en main. Choisissez une carte que vous avez.
error-not-in-oracle = Votre Oracle n’a pas { this-card }. Choisissez une carte qui s’y trouve.
error-not-on-route = Votre route n’a pas { this-card }. Choisissez une carte qui s’y trouve.
error-wrong-god = { $other ->
    [none] { this-card } ne se pose que sur { $god }.
   *[other] { this-card } ne se pose que sur { $god } ou sur { $other }.
}
error-no-route = Vous n’avez pas de route : vous pouvez seulement défausser une carte.
error-other-deed = La Faveur est sur { $god }, et sous ce dieu votre route dit : { $deed }. Faites-le, ou défaussez une carte.
error-oracle-full = Votre Oracle a déjà { count-cards }. Dites laquelle vous défaussez pour la nouvelle.
error-oracle-room = Il y a de la place dans votre Oracle : aucune de ses cartes n’est défaussée.
error-route-full = { $route } n’a de place que pour { $years ->
    [one] { $years } carte, et elle y est.
   *[other] { $years } cartes, et elles y sont.
} Défaussez une carte.
error-wrong-colour = Votre route, { $route }, ne prend que les cartes de ce dieu : { $god }.
error-bid-god = C’est { $god } qui offre le don : seules comptent les cartes de l’Oracle de ce dieu.
error-bid-twice = Vous misez { this-card } plus de fois qu’elle n’est dans votre Oracle. Chaque carte compte une fois.
error-bid-order = Écrivez cette mise ainsi : { $move }.

## Pourquoi une valeur est refusée

error-fate-count = Les exemplaires de toutes les cartes destin ({ $name }) font { $value } ; il en faut { $wanted }.
error-oracle-dealt = La valeur { $name } est trop haute : un Oracle contient { $most } au plus.
error-route-words = { $wanted ->
    [one] La valeur { $name } doit avoir { $wanted } mot.
   *[other] La valeur { $name } doit avoir { $wanted } mots.
}

## Ce que disent beaucoup de parties

stat-seat-wins = Part de victoires par place
stat-seat-points = Points par place
stat-seat-years = Années de voyage par place
stat-proci-on = Combien de fois les Prétendants finissent chez chaque dieu
stat-points-of = Points restant à la fin sur les cartes de chaque dieu
stat-route-landed = Combien de fois chaque route est prise dans une partie
stat-route-value = Ce que chaque route prise change à la part de victoires
stat-route-worth = Ce que chaque route prise change aux points
stat-happened = Ce qui arrive dans une partie
counted-gifts = dons : un dieu dépasse la limite
counted-gifts-won = dons gagnés
counted-gifts-tied = dons perdus par égalité
counted-gifts-unclaimed = dons que personne ne demande
counted-bids = mises
counted-bid-cards = cartes Oracle misées
counted-wrath = colères de Poséidon
counted-landfalls = accostages
counted-empty-landfalls = accostages sans points
counted-lost-cards = cartes de points perdues à cause des Prétendants
counted-lost-points = points perdus à cause des Prétendants
stat-game = La partie entière
figure-decisions = décisions
figure-turns = tours
figure-winning-points = points de qui gagne
figure-margin = avance sur le deuxième
figure-shared-wins = part de parties à victoire partagée
figure-turn-limit = part de parties finies par la limite de tours
