"""For designers and researchers: many games, and what they say."""
