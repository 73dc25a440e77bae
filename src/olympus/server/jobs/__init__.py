"""Background jobs: housekeeping, memory, warm-up, draining."""
