# One sentence for the home page.

about-derby = Six winged creatures race round the mountain, and every god has a bet to win.
