"""Tournaments on many machines: a node lost on the way costs no game, and none counts twice."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from olympus.lab.tournament.crews import on_ray
from olympus.lab.words import LabError
from tests.lab.test_tournament import plan, played, timeless
from tests.suite.cli import ROOT

HAS_RAY = importlib.util.find_spec("ray") is not None
GAMES = 240


@pytest.mark.skipif(HAS_RAY, reason="ray is installed")
def test_without_ray_it_says_so() -> None:
    with pytest.raises(LabError, match="not installed"):
        on_ray("auto")


def private_network() -> bool:
    tried = subprocess.run(
        ["unshare", "-n", "ip", "link", "set", "lo", "up"], capture_output=True, check=False
    )
    return tried.returncode == 0


@pytest.mark.long
@pytest.mark.skipif(not HAS_RAY, reason="needs ray (make test-long installs it)")
def test_a_node_is_lost_on_the_way(tmp_path: Path) -> None:
    if not private_network():
        pytest.skip("needs the right to make a network namespace")
    done = subprocess.run(
        [
            "unshare",
            "-n",
            sys.executable,
            str(Path(__file__).parent / "cluster.py"),
            str(tmp_path),
            str(GAMES),
        ],
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}"},
        capture_output=True,
        text=True,
        timeout=500,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["status"] == 0, told["err"]
    assert GAMES // 4 <= told["killed_at"] < GAMES
    lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()[1:]
    results = sorted((json.loads(line) for line in lines), key=lambda one: int(one["game"]))
    assert [one["game"] for one in results] == list(range(GAMES))
    assert json.loads(told["out"])["games"] == GAMES
    nodes = [one.pop("node") for one in results]
    assert len(set(nodes)) == 2
    late = [json.loads(line)["node"] for line in lines[told["killed_at"] + 4 :]]
    assert told["killed"] not in late
    assert timeless(results) == played(plan(), GAMES)
