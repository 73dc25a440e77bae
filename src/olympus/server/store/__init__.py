"""The store: schema, engine, group commit, other processes."""
