"""The rule functions as CUDA code: how they are handed to the compiler, and the stream in words of 32 bits.

A game's rules are much code, all of it inlined, and a GPU has small caches for instructions: what costs time is
fetching them. So everything here is compiled for size. docs/gpu.md has the measurements.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from numba import uint32, uint64

from ..core import chance, fields
from ..core.compiled import record_type
from .device import SIMULATED

BLOCK = 1024
"""Threads of a block: the fastest number of those tried."""
STREAM_WORD: Any = object if SIMULATED else uint32
"""What a stream is made of: the simulator runs the plain functions, which need Python's own numbers."""
HEAD = tuple(np.uint32(word) for word in chance.HEAD)

_registered: set[Callable[..., Any]] = set()


def packed(kind: type[Any]) -> np.dtype[Any]:
    """The record of `core/compiled.py`, marked as aligned: without that, the GPU reads every figure byte by byte."""
    plain = record_type(kind)
    names = list(plain.names or ())
    found = list((plain.fields or {}).values())
    formats, offsets = [one[0] for one in found], [one[1] for one in found]
    aligned = np.dtype(
        {"names": names, "formats": formats, "offsets": offsets, "itemsize": plain.itemsize}, align=True
    )
    return np.dtype((np.record, aligned))


def kernel(function: Callable[..., Any]) -> Any:
    """Mark an entry point: compiled once for a machine, for blocks of up to `BLOCK` threads."""
    jit = import_module("numba.cuda").jit
    return jit(cache=True)(function) if SIMULATED else jit(cache=True, launch_bounds=BLOCK)(function)


def record_in(packed_as: np.dtype[Any], kind: type[Any]) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Functions that see words as a state or view, and that put back what was done to it.

    On a GPU it is the same memory. In the simulator it is a plain object, since rules are meant for Python's own
    numbers when they are interpreted: those of NumPy overflow.
    """
    if SIMULATED:

        def open_plain(words: Any) -> Any:
            return fields.from_numbers(kind, words.view(np.int16).tolist())

        def close_plain(words: Any, record: Any) -> None:
            figures = fields.numbers(record)
            words.view(np.int16)[: len(figures)] = figures

        return open_plain, close_plain
    device_function = import_module("numba.cuda").jit(device=True)

    def open_record(words: Any) -> Any:
        return words.view(packed_as)[0]

    def close_record(words: Any, record: Any) -> None:
        return

    return device_function(open_record), device_function(close_record)


def rotated(x: Any, by: int) -> Any:
    return uint32(x << uint32(by)) | uint32(x >> uint32(32 - by))


def quarter(a: Any, b: Any, c: Any, d: Any) -> Any:
    """RFC 8439, 2.1."""
    a = uint32(a + b)
    d = uint32(rotated(uint32(d ^ a), 16))
    c = uint32(c + d)
    b = uint32(rotated(uint32(b ^ c), 12))
    a = uint32(a + b)
    d = uint32(rotated(uint32(d ^ a), 8))
    c = uint32(c + d)
    b = uint32(rotated(uint32(b ^ c), 7))
    return a, b, c, d


def next_block(r: Any) -> None:
    """RFC 8439, 2.3, as `chance.next_block`, in words of 32 bits."""
    x0, x1, x2, x3 = HEAD
    x4, x5, x6, x7, x8, x9, x10, x11 = r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7]
    x12, x13, x14, x15 = r[8], uint32(0), r[26], r[27]
    for _ in range(10):
        x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
    r[10] = uint32(x0 + HEAD[0])
    r[11] = uint32(x1 + HEAD[1])
    r[12] = uint32(x2 + HEAD[2])
    r[13] = uint32(x3 + HEAD[3])
    r[14] = uint32(x4 + r[0])
    r[15] = uint32(x5 + r[1])
    r[16] = uint32(x6 + r[2])
    r[17] = uint32(x7 + r[3])
    r[18] = uint32(x8 + r[4])
    r[19] = uint32(x9 + r[5])
    r[20] = uint32(x10 + r[6])
    r[21] = uint32(x11 + r[7])
    r[22] = uint32(x12 + r[8])
    r[23] = x13
    r[24] = uint32(x14 + r[26])
    r[25] = uint32(x15 + r[27])
    r[8] = uint32(r[8] + uint32(1))
    r[9] = uint32(0)


def below(r: Any, size: Any) -> Any:
    """As `chance.below`."""
    most = uint32(size)
    while True:
        if r[9] >= uint32(16):
            chance.next_block(r)
        product = uint64(r[uint32(10) + r[9]]) * uint64(most)
        r[9] = uint32(r[9] + uint32(1))
        low = uint32(product)
        if low >= most or low >= uint32(uint32(0) - most) % most:
            return np.int64(product >> uint64(32))


FORMS: dict[Callable[..., Any], Callable[..., Any]] = {
    chance.below: below,
    chance.next_block: next_block,
    quarter: quarter,
    rotated: rotated,
}
"""Functions that CUDA code runs in a form of its own, each with that form."""


def register() -> None:
    """Let CUDA code call the functions marked with `@rule`."""
    overload = import_module("numba.cuda.extending").overload
    compile_for_size()
    for called, plain in [*fields.RULES, *FORMS.items()]:
        if called not in _registered:
            run = FORMS.get(called, plain)
            overload(called, jit_options={"forceinline": True}, strict=False)(lambda *_, run=run: run)
            _registered.add(called)


@cache
def compile_for_size() -> None:
    """Have loops left as they are: unrolled, a game is twice the code and runs at two thirds of the speed.

    numba-cuda has no option for that, so its step that declares a function is wrapped.
    """
    lower = import_module("numba.cuda.lowering").BaseLower
    declare = lower.setup_function

    def declare_small(self: Any, description: Any) -> None:
        declare(self, description)
        self.function.attributes.add("optsize")

    lower.setup_function = declare_small
