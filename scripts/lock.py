"""Remake requirements/<name>.txt, one for each extra and each group of pyproject.toml, with hashes.

Everything is resolved together once, and each lock is a part of that: any of them go side by side.
Versions stay as they are locked unless a requirement changed or --upgrade is given.
"""

import sys
import tempfile
import tomllib
from pathlib import Path

from install import ROOT, UV, lock_file, need

PROJECT = "pyproject.toml"


def sources() -> dict[str, list[str]]:
    """What uv is to read for each lock."""
    project = tomllib.loads((ROOT / PROJECT).read_text())
    found = {"runtime": [PROJECT]}
    for extra in project["project"].get("optional-dependencies", {}):
        found[extra] = [PROJECT, "--extra", extra]
    for group in project.get("dependency-groups", {}):
        found[group] = ["--group", group]
    return found


def compile_lock(source: list[str], output: Path, *more: str) -> None:
    plain = ("--quiet", "--universal", "--python-version", "3.11", "--no-header", "--no-annotate")
    no_address = ("--no-emit-index-url", "--no-emit-find-links")
    need(UV, "pip", "compile", *plain, *no_address, *more, *source, "--output-file", str(output))


def main(upgrade: bool) -> None:
    wanted = sources()
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "whole.txt"
        if not upgrade:
            locked = [lock_file(name).read_text() for name in wanted if lock_file(name).exists()]
            whole.write_text("".join(locked))
        together = [argument for source in wanted.values() for argument in source if argument != PROJECT]
        compile_lock([PROJECT, *together], whole)
        for name, source in wanted.items():
            lock_file(name).unlink(missing_ok=True)
            compile_lock(source, lock_file(name), "--generate-hashes", "--constraints", str(whole))
            if "://" in lock_file(name).read_text():
                sys.exit(f"requirements/{name}.txt carries an address, which must not be committed.")
            print(f"requirements/{name}.txt")
    for stale in (ROOT / "requirements").glob("*.txt"):
        if stale.stem not in wanted:
            stale.unlink()


if __name__ == "__main__":
    main("--upgrade" in sys.argv[1:])
