"""Interfaces for research: PettingZoo, OpenSpiel, and many games at once as arrays. See docs/research.md."""
