"""Olympus at the terminal: playing, walking through a record, checking one. Knows no game."""
