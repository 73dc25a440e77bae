"""Many games at machine speed, and what they count."""
