"""A referee written from docs/record-format.md and the RULES.md of the games alone: nothing of `olympus` is imported.

`python -m tests.referee FILE` judges a record. What this folder cannot tell from the page, the page does not say.
"""
