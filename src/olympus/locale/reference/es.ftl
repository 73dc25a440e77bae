# Palabras de las páginas para imprimir.

quick-title = Guía rápida
components-title = Todos los componentes y sus marcas
marks = Cada valor impreso del juego, tal como lo conoce este proyecto. Una fila lleva la marca de su valor más débil.
mark-attested = Atestiguado
means-attested = lo muestra un reglamento o una fotografía publicada.
mark-inferred = Deducido
means-inferred = se sigue de lo atestiguado.
mark-house = Elección nuestra
means-house = donde no se halló nada público.
unofficial = Página no oficial, con nuestras palabras; el juego pertenece a sus autores y editores.
error-no-fpdf = Las páginas para imprimir necesitan otra biblioteca, fpdf2. Instálala con: pip install "olympus-games[reference]"
error-page-kind = No hay ninguna página «{ $kind }». Las páginas son: { $possible }.
written = Escrito: { $file }
error-not-written = El archivo { $file } no se puede escribir: { $reason }.
