"""Tables for documents: messages, shapes, calls, limits, refusals, and what a game shows."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, get_args, get_origin

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler

from olympus.core.game import Game
from olympus.core.texts import message
from olympus.server import wire
from olympus.server.app import make_app
from olympus.server.config import Config
from olympus.server.errors import FOLDER
from olympus.server.net.limits import COUNTED, LIMITS
from olympus.server.wire.shapes import T

from .games import named_types, types_of
from .reading import NOT_GIVEN, Field, all_fields, bases, declarations, longest, own_fields, tag_of, text_of
from .typescript import Names

BEGIN, END = "<!-- made by scripts/wire.py: {} -->\n", "<!-- until here -->"
MADE = re.compile(r"<!-- made by scripts/wire\.py: (.*?) -->\n.*?<!-- until here -->", re.S)
LINE = "|---|---|---|---|\n"


def filled(page: str, modules: list[ModuleType]) -> str:
    """A page with the parts between its marks made anew; a mark says what, and of which modules."""
    names = Names(modules, {T: "Told"})
    names.known = {kind: name for kind, name in names.known.items() if get_origin(kind) in (Annotated, None)}
    by_name = {module.__name__.rpartition(".")[2]: module for module in modules}
    known = {
        "commands": lambda: messages(wire.AnyCommand, names),
        "messages": lambda: messages(wire.AnyMessage, names),
        "calls": lambda: calls(make_app(Config()), names),
        "limits": limits,
        "close codes": close_codes,
        "refusals": lambda: refusals(Path(wire.__path__[0]).parent),
    }

    def made(found: re.Match[str]) -> str:
        what = found[1]
        body = known[what]() if what in known else shapes([by_name[name] for name in what.split()], names)
        return f"{BEGIN.format(what)}\n{body}\n{END}"

    return MADE.sub(made, page)


def cell(text: str) -> str:
    return text.replace("|", "\\|")


def code(text: str) -> str:
    return f"`{cell(text)}`"


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |\n"


def field_row(field: Field, names: Names) -> str:
    notes = [cell(field.note)] if field.note else []
    if field.default not in (NOT_GIVEN, None, msgspec.UNSET, "", [], {}):
        notes.append(f"Left out: {code(msgspec.json.encode(field.default).decode())}.")
    most = longest(field.type)
    if most:
        notes.append(f"At most {most} characters.")
    mark = "?" if field.optional else ""
    return row("", code(field.name + mark), code(names(field.type)), " ".join(notes))


def table(head: str, kinds: Iterable[tuple[str, Any, Iterable[Field]]], names: Names) -> str:
    """Declarations one after the other, each with its fields."""
    made = row(head, "field", "type", "") + LINE
    for name, doc, fields in kinds:
        made += row(f"**{name}**", "", "", cell(text_of(doc)))
        made += "".join(field_row(field, names) for field in fields)
    return made


def messages(union: Any, names: Names) -> str:
    """The members of a tagged union, by their tags."""
    found = [get_origin(kind) or kind for kind in get_args(union)]
    field = tag_of(found[0])
    assert field is not None
    rows = []
    for kind in found:
        tag = tag_of(kind)
        assert tag is not None
        rows.append((code(tag[1]), kind.__doc__, all_fields(kind)))
    return table(f"`{field[0]}`", rows, names)


def shapes(modules: Iterable[ModuleType], names: Names) -> str:
    """What messages and answers are made of."""
    kinds = [kind for module in modules for kind in declarations(module) if not is_message(kind)]
    rows = []
    for kind in kinds:
        above = [base.__name__ for base in bases(kind)]
        tag = tag_of(kind)
        doc = [f"All of {', '.join(map(code, above))}, and:" if above else "", text_of(kind.__doc__)]
        doc += [f"`{tag[0]}` is `{tag[1]}`." if tag else ""]
        if all_fields(kind):
            rows.append((code(kind.__name__), " ".join(filter(None, doc)), own_fields(kind)))
    return table("shape", rows, names)


def is_message(kind: type[Any]) -> bool:
    return issubclass(kind, wire.Message | wire.Command)


# calls


def calls(app: Litestar, names: Names) -> str:
    made = row("call", "body", "answer", "") + LINE
    for path, method, handler in sorted(handlers(app), key=lambda one: (one[0], one[1])):
        hints = handler.parsed_fn_signature
        query = [f"{name}=" for name in hints.parameters if name not in NOT_ASKED and f"{{{name}" not in path]
        shown = re.sub(r"\{(\w+):\w+\}", lambda found: found[1].removesuffix("_id").upper(), path)
        address = f"{method} {shown}" + (f"?{'&'.join(query)}" if query else "")
        body = hints.parameters.get("data")
        kind = hints.return_type.annotation
        kind = get_args(kind)[0] if get_origin(kind) is Response else kind
        answer = (
            "" if kind in (None, type(None)) else {str: "text", bytes: "PDF"}.get(kind) or code(names(kind))
        )
        who = "A session is needed." if "member" in hints.parameters else ""
        made += row(
            code(address),
            code(names(body.annotation)) if body else "",
            f"{handler.status_code} {answer}".strip(),
            " ".join(filter(None, (cell(text_of(handler.fn.__doc__)), who))),
        )
    return made


NOT_ASKED = {"request", "visitor", "member", "operator", "data"}
"""Parameters of a handler that do not come from the query."""


def handlers(app: Litestar) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler) and handler.fn.__module__.startswith(
                "olympus.server.api"
            ):
                for method in handler.http_methods:
                    if method != "OPTIONS":
                        yield route.path, str(method), handler


# limits, refusals, close codes


def limits() -> str:
    made = row("what is counted", "at once", "then per minute") + "|---|---|---|\n"
    for kind, (rate, most) in LIMITS.items():
        made += row(COUNTED[kind], f"{most:g}", f"{rate * 60:g}")
    return made


def close_codes() -> str:
    made = row("code", "why") + "|---|---|\n"
    return made + "".join(row(str(number), why) for number, why in wire.CLOSE_CODES.items())


def refusals(server: Path) -> str:
    """Every refusal of the server's own that a client may get, with its status."""
    found: dict[str, set[int]] = {}
    folders = (server / name for name in ("api", "net", "people", "tables", "views"))
    for path in (server / "app.py", *(path for folder in folders for path in sorted(folder.rglob("*.py")))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                for key in keys(node.args[0]):
                    status = node.args[1] if len(node.args) > 1 else ast.Constant(400)
                    if isinstance(status, ast.Constant):
                        found.setdefault(key, set()).add(status.value)
    made = row("key", "status", "in English") + "|---|---|---|\n"
    for key, statuses in sorted(found.items()):
        made += row(code(key), ", ".join(map(str, sorted(statuses))), cell(english(key)))
    return made


def keys(node: ast.expr) -> Iterator[str]:
    """The message ids that an argument may be."""
    for inner in (node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value


def english(key: str) -> str:
    source = (FOLDER / "en.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^error-{re.escape(key)} = (.*(?:\n +.*)*)", source, re.M)
    return text_of(found[1]) if found else ""


# a game


def game_page(game: Game) -> str:
    """The fields of a game's views, foresights and events."""
    shown = types_of(game)
    names = named_types(shown)
    names.known |= {shown.view: "View"}
    title = message("game-name", "en", game.folder / "locale")
    rows = [("`View`", shown.view.__doc__, shown.fields)]
    rows += [(code(kind.__name__), kind.__doc__, all_fields(kind)) for kind in shown.parts]
    words = "".join(
        row(code(name), " ".join(code(word) for word in get_args(value)))
        for value, name in names.known.items()
        if all(isinstance(word, str) for word in get_args(value)) and get_args(value)
    )
    fields = "".join(
        row(code(name), code(names(field.type)), cell(field.note))
        for name, field in game.events.fields.items()
    )
    events = "".join(
        row(
            code(kind.name),
            " ".join(map(code, kind.fields)),
            cell(kind.note),
            kind.to if kind.to != "all" else "",
        )
        for kind in game.events
    )
    return (
        f"# {title} on the wire\n\n"
        "Made by scripts/wire.py: do not edit. The messages that these are part of are in docs/protocol.md, the "
        "notation of moves is in docs/record-format.md.\n\n"
        f"## The view\n\n{table('shape', rows, names)}\n"
        "## What a move would do\n\nWhat stays as it is, is left out.\n\n"
        f"{table('shape', [('`Foresight`', '', all_fields(shown.foresight))], names)}\n"
        f"## Events\n\n| event | fields | | told only to |\n{LINE}{events}\n"
        f"| field | type | |\n|---|---|---|\n{fields}\n"
        f"## Words\n\n| type | one of |\n|---|---|\n{words}"
    )
