"""Tables: their settings, live matches, chat, presence, bots that move."""
