"""The rules on a GPU: thousands of games at once, from the same rule functions and streams as on the CPU.

`machine.on_gpu(game)` has the entry points of `core/compiled.py`; `vector.make` is the environment of `rl/vector.py`.
"""
