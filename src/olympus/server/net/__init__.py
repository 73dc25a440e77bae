"""The network: HTTP, websockets, sessions, limits."""
