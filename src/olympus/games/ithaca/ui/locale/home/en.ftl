# One sentence for the home page.

about-ithaca = Win the favour of the gods and steer your crew home across the wine-dark sea.
