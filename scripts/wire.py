"""Types for TypeScript and tables for the documents, made from what Python declares; `--check` only compares.

- `web/lib/wire.ts`, from `src/olympus/server/wire/`;
- `ui/types.ts` of each game that has a `ui/`, and its `PROTOCOL.md`, from its `show`, `foresee` and events;
- the tables of `docs/protocol.md`, from all of these, the calls, the limits and the refusals.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import pkgutil
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent
PYTHON = ROOT / ".venv" / "bin" / "python"
HEAD = "/** All that goes over the wire. Made from src/olympus/server/wire/ by scripts/wire.py: do not edit. */\n"
OPEN = {
    "View": "{ players: unknown[]; [field: string]: unknown }",
    "Event": "{ event: string; [field: string]: unknown }",
    "Will": "Record<string, unknown>",
}
"""What the pages know of a game's own data."""


def wire_modules() -> list[ModuleType]:
    package = importlib.import_module("olympus.server.wire")
    return [
        importlib.import_module(f"{package.__name__}.{found.name}")
        for found in pkgutil.iter_modules(package.__path__)
    ]


def wire_types() -> str:
    from wiring.typescript import Names, module_types

    modules = wire_modules()
    names = Names(modules)
    lines = [HEAD]
    for module in modules:
        lines += module_types(module, names, OPEN)
    return "\n".join(lines) + "\n"


def targets() -> dict[Path, str]:
    """What each file should be."""
    from wiring import games, pages

    from olympus.games import load, names

    made = {ROOT / "web/lib/wire.ts": wire_types()}
    for game in map(load, names()):
        if (game.folder / "ui").is_dir():
            made[game.folder / "ui" / "types.ts"] = games.typescript(game)
        made[game.folder / "PROTOCOL.md"] = pages.game_page(game)
    page = ROOT / "docs/protocol.md"
    made[page] = pages.filled(page.read_text(encoding="utf-8"), wire_modules())
    return made


def main() -> int:
    stale = []
    for path, made in targets().items():
        if path.exists() and path.read_text(encoding="utf-8") == made:
            continue
        stale.append(path)
        if "--check" not in sys.argv:
            path.write_text(made, encoding="utf-8")
    if stale and "--check" in sys.argv:
        print(f"{', '.join(str(path.relative_to(ROOT)) for path in stale)}: run python3 scripts/wire.py")
        return 1
    return 0


if __name__ == "__main__":
    if importlib.util.find_spec("olympus") is None and PYTHON.exists():
        os.execv(PYTHON, [str(PYTHON), *sys.argv])
    sys.exit(main())
