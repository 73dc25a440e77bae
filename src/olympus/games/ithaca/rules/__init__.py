"""The rules of Ithaca, one file a section."""
