"""`olympus admin`: what an operator of live tables does with their store."""

from __future__ import annotations

import asyncio
import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .common import Lang, guarded

if TYPE_CHECKING:
    from ...server.config import Config

admin = typer.Typer(no_args_is_help=True, help="Look after the store of a server.")
Database = Annotated[str | None, typer.Option(help="The store; else $OLYMPUS_DATABASE, else the usual file.")]
NewFile = Annotated[Path, typer.Argument(help="A new file.")]
BackUp = Annotated[Path, typer.Argument(help="A back-up.")]
Table = Annotated[str, typer.Argument(help="The table's id.")]
Who = Annotated[str, typer.Argument(help="The account's name, or a user's id.")]


def config_of(database: str | None) -> Config:
    from ...server.config import Config

    return Config(database=database) if database else Config()


def shown_time(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1000))


@admin.command()
def backup(file: NewFile, database: Database = None, lang: Lang = None) -> None:
    """Copy everything into one file; works beside a running server."""
    with guarded(lang):
        from ...server.admin import back_up

        asyncio.run(back_up(config_of(database), file))


@admin.command()
def restore(file: BackUp, database: Database = None, lang: Lang = None) -> None:
    """Put a back-up into an empty store, of the same kind or the other."""
    with guarded(lang):
        from ...server.admin import restore as put_back

        asyncio.run(put_back(config_of(database), file))


@admin.command()
def tables(
    status: Annotated[str | None, typer.Option(help="lobby, playing, over or ended.")] = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """List tables, the latest first."""
    with guarded(lang):
        from ...server.admin import list_tables

        for row in asyncio.run(list_tables(config_of(database), status)):
            when = shown_time(row["changed"])
            typer.echo(
                f"{row['id']}  {row['game']:8} {row['status']:8} {row['people']} people {row['plies']:4} moves  {when}"
            )


@admin.command()
def end(table: Table, database: Database = None, lang: Lang = None) -> None:
    """End a table without a result."""
    with guarded(lang):
        from ...server.admin import end_table

        asyncio.run(end_table(config_of(database), table))


@admin.command()
def export(
    table: Table,
    file: Annotated[Path | None, typer.Argument(help="Where to; else the standard output.")] = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write a match's private record: it holds every secret of the game."""
    with guarded(lang):
        from ...server.admin import export_match, write_private

        text = asyncio.run(export_match(config_of(database), table))
        if file is None:
            typer.echo(text, nl=False)
        else:
            write_private(file, text)


@admin.command("remove-user")
def remove(who: Who, database: Database = None, lang: Lang = None) -> None:
    """Remove a person; finished games keep an unnamed player."""
    with guarded(lang):
        from ...server.admin import remove_user

        asyncio.run(remove_user(config_of(database), who))


@admin.command()
def operator(
    who: Who,
    remove: Annotated[bool, typer.Option("--remove", help="Somebody is an operator no longer.")] = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Let an account see the operator's page, /admin."""
    with guarded(lang):
        from ...server.admin import make_operator

        asyncio.run(make_operator(config_of(database), who, not remove))


@admin.command("reset-password")
def reset(who: Who, database: Database = None, lang: Lang = None) -> None:
    """Give somebody a new password and recovery code, shown once; all their sessions end."""
    with guarded(lang):
        from ...server.admin import reset_password

        password = secrets.token_urlsafe(9)
        code = asyncio.run(reset_password(config_of(database), who, password))
        typer.echo(f"{password}\n{code}")


@admin.command()
def reports(
    every: Annotated[bool, typer.Option("--all", help="Those that are closed, too.")] = False,
    close: Annotated[str | None, typer.Option(help="The id of a report that is dealt with.")] = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """List what people report of each other, with the chat around it."""
    with guarded(lang):
        from ...server.admin import close_report, read_reports

        if close is not None:
            asyncio.run(close_report(config_of(database), close))
            return
        for one in asyncio.run(read_reports(config_of(database), closed=every)):
            state = "closed" if one.closed else "open"
            typer.echo(f"{one.id}  {shown_time(one.created)}  {one.reason}  {state}  table {one.table}")
            typer.echo(f"  {one.reported.name} ({one.reported.id}), reported by {one.reporter.name}")
            if one.text:
                typer.echo(f"  “{one.text}”")
            for line in one.chat:
                mark = ">" if line.author.id == one.reported.id else " "
                typer.echo(f"  {mark} {shown_time(line.at)} {line.author.name}: {line.text}")
