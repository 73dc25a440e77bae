"""A Ray cluster of two nodes, a tournament on it, and one node killed on the way.

    unshare -n python tests/lab/cluster.py FOLDER GAMES

It runs in a network of its own that has nothing but the loopback. Says what happened as one line of JSON.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

MEMORY = 80_000_000


def lines(path: Path) -> list[dict[str, Any]]:
    """The games written so far, whole lines only."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [json.loads(line) for line in text.split("\n")[1:-1]]


def main(folder: Path, games: int) -> None:
    from ray.cluster_utils import Cluster

    settings = {"num_cpus": 1, "object_store_memory": MEMORY, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=settings)
    second = cluster.add_node(num_cpus=1, object_store_memory=MEMORY)
    cluster.wait_for_nodes()
    command = [sys.executable, "-m", "olympus.cli", "tournament", "derby", "--bots", "random*3"]
    command += ["-n", str(games), "--out", str(folder), "--ray", cluster.address, "--json"]
    tournament = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    path = folder / "games.jsonl"
    while tournament.poll() is None:
        there = {game["node"] for game in lines(path)}
        if second.node_id in there and len(there) == 2 and len(lines(path)) >= games // 4:
            break
        time.sleep(0.02)
    raylet = second.all_processes["raylet"][0].process.pid
    workers = Path(f"/proc/{raylet}/task/{raylet}/children").read_text().split()
    cluster.remove_node(second, allow_graceful=False)
    for worker in workers:  # as when the machine is gone: in the middle of a game
        with contextlib.suppress(ProcessLookupError):
            os.kill(int(worker), signal.SIGKILL)
    at = len(lines(path))
    out, err = tournament.communicate(timeout=400)
    told = {
        "status": tournament.returncode,
        "out": out,
        "err": err,
        "killed_at": at,
        "killed": second.node_id,
    }
    print(json.dumps(told))
    cluster.shutdown()


if __name__ == "__main__":
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    main(Path(sys.argv[1]), int(sys.argv[2]))
