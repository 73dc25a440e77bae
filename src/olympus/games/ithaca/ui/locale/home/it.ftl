# Una frase per la pagina iniziale.

about-ithaca = Conquista il favore degli dèi e riporta a casa l’equipaggio sul mare color del vino.
