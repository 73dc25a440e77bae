"""`olympus serve`: live tables for browsers and programs."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import typer

from .common import Lang, guarded


def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen on; else this machine alone.")
    ] = None,
    port: Annotated[int, typer.Option(help="The port; 0 is any that is free.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(help="sqlite:///FILE or postgresql://…; else $OLYMPUS_DATABASE, else a file."),
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Listen on the local network and show the way there.")
    ] = False,
    browser: Annotated[
        bool, typer.Option("--open", help="Show the tables in this machine's browser.")
    ] = False,
    proxy: Annotated[
        bool, typer.Option("--proxy", help="Behind a proxy that sets X-Forwarded headers.")
    ] = False,
    name: Annotated[
        list[str] | None,
        typer.Option(help="A name of this server, as olympus.example; addresses always hold."),
    ] = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another origin whose pages may call.")] = None,
    pace: Annotated[float, typer.Option(help="How long bots take: 1 is a person's pace, 0 none.")] = 1.0,
    drain: Annotated[
        bool,
        typer.Option("--drain", help="Tell the server that runs at --port to begin no new games, and end."),
    ] = False,
    log: Annotated[str, typer.Option(help="What is logged: debug, info, warning, error.")] = "info",
    lang: Lang = None,
) -> None:
    """Serve live tables: people play in the browser, with each other and with bots."""
    with guarded(lang) as screen:
        from ...core.texts import message
        from ...server.config import Config
        from ...server.errors import FOLDER
        from ...server.jobs.drain import drain as begin_draining
        from ...server.logs import set_up
        from ...server.run import lan_address, run
        from ..words import checked_language

        language = checked_language(lang)
        if drain:
            begin_draining(port)
            screen.text(message("serve-draining", language, FOLDER, port=port))
            return
        set_up(log)
        address = host or ("0.0.0.0" if lan else "127.0.0.1")
        known = Config.from_environment(database)
        config = replace(
            known,
            names=(*known.names, *(name or ())),
            host=address,
            port=port,
            pace=pace,
            proxy=proxy,
            origins=tuple(origin or ()),
        )

        def ready(config: Config) -> None:
            near = "127.0.0.1" if config.host == "0.0.0.0" else config.host
            here = f"http://{near}:{config.port}/"
            screen.text(message("serve-at", language, FOLDER, address=here))
            if browser:
                import webbrowser

                webbrowser.open(here)
            if lan:
                import segno

                link = f"http://{lan_address()}:{config.port}/"
                screen.text(message("serve-lan", language, FOLDER, address=link))
                segno.make(link, error="m").terminal(compact=True)

        run(config, ready)
