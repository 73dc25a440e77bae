"""Who plays the games of a tournament: threads of this process, or the machines of a Ray cluster."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import threading
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import Any

from ..words import LabError
from .ledger import Result
from .plan import Crew, Plan, play_game
from .seating import Pairing


def on_threads(threads: int | None = None) -> Crew:
    """As many games at a time as threads; searches run without the GIL, one thread each."""
    count = os.cpu_count() or 1 if threads is None else threads
    if not 1 <= count <= 1024:
        raise LabError("threads", value=count)

    def crew(plan: Plan, pairings: Iterator[Pairing]) -> Generator[Result, None, None]:
        halt = threading.Event()
        with ThreadPoolExecutor(count) as pool:
            running: set[Future[Result | None]] = set()
            try:
                while True:
                    for pairing in islice(pairings, count - len(running)):
                        running.add(pool.submit(play_game, plan, pairing, halt))
                    if not running:
                        return
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    for future in done:
                        result = future.result()
                        if result is not None:
                            yield result
            finally:
                halt.set()

    return crew


AHEAD = 2
"""Games sent to a cluster ahead, for each of its cores."""


def on_ray(address: str) -> Crew:
    """On a Ray cluster. A game is a plain function of the plan and its number, so what a lost machine was playing
    is played again elsewhere; the ledger counts a game once, whoever sends it."""
    try:
        import ray
    except ImportError:
        raise LabError("no-ray") from None

    def play(plan: Plan, pairing: Pairing) -> Result | None:
        result = play_game(plan, pairing)
        return result and result | {"node": ray.get_runtime_context().get_node_id()}

    def crew(plan: Plan, pairings: Iterator[Pairing]) -> Generator[Result, None, None]:
        # what Ray has to say of its machines is not part of our answer
        with contextlib.redirect_stdout(sys.stderr):
            yield from games(plan, pairings)

    def games(plan: Plan, pairings: Iterator[Pairing]) -> Generator[Result, None, None]:
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as error:
            reason = (str(error).splitlines() or [type(error).__name__])[0]
            raise LabError("ray-address", address=address, reason=reason) from None
        failures = ray.exceptions
        lost = (failures.RaySystemError, failures.ObjectLostError, failures.WorkerCrashedError)
        # a machine may go for good: as many new starts as it takes
        remote = ray.remote(num_cpus=1, max_retries=-1)(play)
        playing: dict[Any, Pairing] = {}
        try:
            while True:
                room = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1) - len(playing)
                for pairing in islice(pairings, max(room, 0)):
                    playing[remote.remote(plan, pairing)] = pairing
                if not playing:
                    return
                ready, _ = ray.wait(list(playing), num_returns=1, timeout=5.0)
                for reference in ready:
                    pairing = playing.pop(reference)
                    try:
                        result = ray.get(reference)
                    except lost:
                        playing[remote.remote(plan, pairing)] = pairing
                        continue
                    yield result
        finally:
            ray.shutdown()

    return crew
