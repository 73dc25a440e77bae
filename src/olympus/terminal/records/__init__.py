"""Records read at the terminal: verified, walked through."""
