# Una frase para la página de inicio.

about-derby = Seis criaturas aladas corren alrededor del monte, y cada dios tiene una apuesta que ganar.
