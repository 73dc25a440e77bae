"""Live tables: people and bots play over the network; every move is stored before it counts."""
