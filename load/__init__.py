"""How many live matches a server carries, measured from outside. `make load` runs it."""
