# Mots des pages à imprimer.

quick-title = Aide-mémoire
components-title = Tous les éléments et leurs marques
marks = Chaque valeur imprimée du jeu, telle que ce projet la connaît. Une ligne porte la marque de sa valeur la plus faible.
mark-attested = Attesté
means-attested = un livret de règles ou une photographie publiée le montre.
mark-inferred = Déduit
means-inferred = cela découle de ce qui est attesté.
mark-house = Notre choix
means-house = là où rien de public n’a été trouvé.
unofficial = Page non officielle, avec nos propres mots ; le jeu appartient à ses auteurs et éditeurs.
error-no-fpdf = Les pages à imprimer demandent une bibliothèque de plus, fpdf2. Installez-la avec : pip install "olympus-games[reference]"
error-page-kind = Il n’y a pas de page « { $kind } ». Les pages sont : { $possible }.
written = Écrit : { $file }
error-not-written = Le fichier { $file } ne peut pas être écrit : { $reason }.
