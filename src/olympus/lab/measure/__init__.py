"""Means, intervals and tests that may be looked at all the time."""
