# Une phrase pour la page d’accueil.

about-ithaca = Gagnez la faveur des dieux et ramenez votre équipage sur la mer couleur de vin.
