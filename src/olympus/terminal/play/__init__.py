"""A match at the terminal: begun or gone on with, played, kept."""
