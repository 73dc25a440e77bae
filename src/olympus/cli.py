"""The command line: `olympus play`, `replay`, `verify`, `serve` and more. Each command is a module of its own."""

from __future__ import annotations

from typing import Annotated

import typer

from .terminal.commands.admin import admin
from .terminal.commands.balance import balance
from .terminal.commands.games import games
from .terminal.commands.play import play
from .terminal.commands.reference import reference
from .terminal.commands.replay import replay
from .terminal.commands.serve import serve
from .terminal.commands.simulate import simulate
from .terminal.commands.tournament import tournament
from .terminal.commands.verify import verify

app = typer.Typer(name="olympus", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

for command in (play, replay, verify, games, simulate, tournament, balance, reference, serve):
    app.command()(command)
app.add_typer(admin, name="admin")


def show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import PackageNotFoundError, version

        try:
            typer.echo(f"olympus {version('olympus-games')}")
        except PackageNotFoundError:  # run from its sources, not installed
            typer.echo("olympus")
        raise typer.Exit


@app.callback()
def olympus(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit."),
    ] = False,
) -> None:
    """Mythological board games: play them here, walk through games, check their records."""


if __name__ == "__main__":
    app()
