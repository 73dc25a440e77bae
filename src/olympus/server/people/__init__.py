"""People: accounts, sessions, ratings."""
