"""Build, check or format the browser part with npm; the first two only if its sources have changed.

    python3 scripts/web.py build
    python3 scripts/web.py check
    python3 scripts/web.py format

The machine's npm, or one from PyPI inside .venv where there is none. Standard library only.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src/olympus/server/static"
MODULES = ROOT / "node_modules"
SOURCES = ("web", "src/olympus/games", "src/olympus/bots/locale", "src/olympus/locale/language")
SETTINGS = (
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "vite.config.ts",
    "svelte.config.js",
    "eslint.config.js",
    ".prettierrc.json",
    ".stylelintrc.json",
)
ENDINGS = {".ts", ".svelte", ".css", ".html", ".svg", ".ftl", ".json", ".md"}


def npm(*arguments: str) -> None:
    """Run npm; where the machine has none, install it first."""
    found = shutil.which("npm")
    environment = dict(os.environ)
    if found is None:
        inside = ROOT / ".venv/bin"
        if not (inside / "npm").exists():
            subprocess.run([sys.executable, ROOT / "scripts/install.py", "runtime", "node"], check=True)
        environment["PATH"] = f"{inside}{os.pathsep}{environment['PATH']}"
        found = str(inside / "npm")
    if subprocess.run([found, *arguments], cwd=ROOT, env=environment).returncode:
        sys.exit(f"The browser part stopped at: npm {' '.join(arguments)}")


def sources() -> Iterator[Path]:
    yield from (ROOT / name for name in SETTINGS)
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in ENDINGS and not {"dist", "node_modules", "tests"} & set(path.parts):
                yield path


def digest(paths: Iterator[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return found.hexdigest()


def once(stamp: Path, state: str, *arguments: str) -> None:
    """Run npm unless it has succeeded on the same sources."""
    if stamp.exists() and stamp.read_text() == state:
        return
    npm(*arguments)
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(state)


def main() -> None:
    task = sys.argv[1] if len(sys.argv) == 2 else ""
    if task not in ("build", "check", "format"):
        sys.exit(__doc__)
    lock = digest(iter([ROOT / "package.json", ROOT / "package-lock.json"]))
    once(MODULES / ".installed", lock, "install", "--no-audit", "--no-fund")
    state = digest(sources())
    if task == "build":
        once(STATIC / ".built", state, "run", "build")
    elif task == "check":
        once(MODULES / ".checked", state, "run", "check")
    else:
        npm("run", "format")


if __name__ == "__main__":
    main()
