# Una frase para la página de inicio.

about-ithaca = Gánate el favor de los dioses y lleva a tu tripulación a casa por el mar color de vino.
