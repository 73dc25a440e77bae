"""The rules on a GPU, in Numba's simulator: the games of the CPU. On a real GPU: `python -m tests.on_gpu`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from olympus.core.texts import LANGUAGES
from olympus.gpu import device
from tests.suite import tables

SIMULATOR = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}


def simulated(*arguments: str) -> str:
    """What a Python that runs CUDA code in the simulator writes; it must be told before Numba is imported."""
    command = [sys.executable, "-W", "error", "-m", *arguments]
    done = subprocess.run(
        command, env=SIMULATOR, cwd=Path(__file__).parents[1], capture_output=True, text=True, timeout=1100
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@tables.each_game()
def test_a_simulation_on_a_gpu_says_what_one_on_the_cpu_says(game):
    asked = ("olympus.cli", "simulate", game.name, "--games", "3", "--seed", "7", "--json")
    assert simulated(*asked, "--device", "cuda") == simulated(*asked)


@pytest.mark.long
def test_games_on_a_gpu_are_those_of_the_cpu_at_every_table():
    said = simulated("tests.on_gpu", "--games", "1", "--steps", "8")
    for game in tables.games():
        assert f"{game.name}: {len(tables.every(game))} tables" in said


@pytest.mark.parametrize(("installed", "key"), [(False, "gpu-library"), (True, "gpu-none")])
def test_without_a_gpu_a_sentence_says_what_to_do(monkeypatch, installed, key):
    class NoGpu:
        @staticmethod
        def is_available() -> bool:
            return False

    monkeypatch.setattr(device, "find_spec", lambda name: installed or None)
    monkeypatch.setattr(device, "import_module", lambda name: NoGpu)
    with pytest.raises(device.GpuError) as told:
        device.cuda()
    assert told.value.key == key
    for language in LANGUAGES:
        assert "--device cuda" in told.value.say(language)
