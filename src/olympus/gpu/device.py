"""Which GPU there is, or a sentence that says what is missing."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numba
import numpy as np

from ..core.errors import OlympusError

SIMULATED = bool(getattr(numba.config, "ENABLE_CUDASIM", 0))
"""Whether CUDA code runs in Numba's simulator (NUMBA_ENABLE_CUDASIM=1): interpreted, on the CPU, for tests."""
LOST = {"row_stack": np.vstack, "in1d": np.isin, "trapz": np.trapezoid, "product": np.prod}
"""Names that NumPy has dropped and `numba.cuda` still asks for when it is imported."""


class GpuError(OlympusError, RuntimeError):
    """There is no GPU that can be used; the sentence says what to do."""


def cuda() -> Any:
    """The module `numba.cuda`, with a GPU behind it."""
    for name, function in LOST.items():
        if not hasattr(np, name):
            setattr(np, name, function)
    if not SIMULATED and find_spec("numba_cuda") is None:
        raise GpuError("gpu-library")
    found = import_module("numba.cuda")
    settings: Any = numba.config
    settings.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a few games at a time are slow, and no mistake
    if not found.is_available():
        raise GpuError("gpu-none")
    return found


def name() -> str:
    """What the GPU is called."""
    found = cuda()
    if SIMULATED:
        return "simulator"
    label = found.get_current_device().name
    return label.decode() if isinstance(label, bytes) else str(label)
