# Une phrase pour la page d’accueil.

about-derby = Six créatures ailées courent autour du mont, et chaque dieu a un pari à gagner.
