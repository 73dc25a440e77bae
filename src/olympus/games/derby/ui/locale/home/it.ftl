# Una frase per la pagina iniziale.

about-derby = Sei creature alate corrono attorno al monte, e ogni dio ha una scommessa da vincere.
