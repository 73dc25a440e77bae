"""Make the kept playthroughs and counts of every game's newest rules anew: `python -m tests.golden --write`."""

from __future__ import annotations

import sys

from tests.suite import playthroughs, tables


def main() -> None:
    if sys.argv[1:] != ["--write"]:
        sys.exit(f"usage: {playthroughs.COMMAND}")
    for game in tables.games():
        folder = playthroughs.folder(game, game.version)
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.txt"):
            old.unlink()
        path = folder / "view.toml"
        path.write_text(playthroughs.write_fields(game, game.version), encoding="utf-8")
        print(path)
        for table in playthroughs.kept(game, game.version):
            path = folder / f"{tables.name(game, table)}.txt"
            path.write_text(playthroughs.write(game, table, game.version), encoding="utf-8")
            print(path)
        path = folder / "perft.toml"
        path.write_text(playthroughs.write_perft(game, game.version), encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
