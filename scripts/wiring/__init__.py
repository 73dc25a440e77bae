"""What `scripts/wire.py` makes: types for TypeScript and tables for the documents, from the same declarations."""
