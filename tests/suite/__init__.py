"""What every game must hold, as functions that take a `Game`; the test files beside this folder call them.

A game tells the suite what only it can know through small files in its own `tests` folder (see `hooks.py`).
"""
