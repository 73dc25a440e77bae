"""Changes of the stored form, one a file, applied in order."""
