"""A third game, complete and small, that nothing outside this folder knows of: see docs/adding-a-game.md.

It is found as any game is, by its folder: either this folder is added to the path of `olympus.games` (the fixture
`fates`), or the game is planted into a copy of the sources, where all of the suite runs over it (`planted.py`).
"""
