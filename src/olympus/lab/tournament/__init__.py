"""Bots against each other: who sits where, who plays, what is kept, who is ahead."""
