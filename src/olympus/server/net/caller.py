"""Who calls: the session, the language, the address; and whether the page that calls is ours."""

from __future__ import annotations

from typing import Any, TypeVar

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ..errors import Refusal, chosen_language
from ..people.accounts import User
from ..wire import check_text
from .edge import neighbourhood
from .service import Service

COOKIE = "olympus"
YEAR = 31_536_000
T = TypeVar("T")
Call = Request[Any, Any, Any]


def service_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Service:
    service: Service = connection.app.state.service
    return service


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    bearer = connection.headers.get("authorization", "")
    if bearer[:7].lower() == "bearer ":
        return bearer[7:].strip()
    return connection.cookies.get(COOKIE)


def peer_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where the caller is, as limits count it; only the word of our own proxies is taken for it."""
    forwarded = connection.headers.get("x-forwarded-for", "")
    return neighbourhood(service_of(connection).trust.address(peer_of(connection), forwarded))


def agent_of(request: Call) -> str:
    return request.headers.get("user-agent", "")


def secure(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    scheme, forwarded = connection.scope.get("scheme", ""), connection.headers.get("x-forwarded-proto", "")
    return service_of(connection).trust.secure(peer_of(connection), scheme, forwarded)


def own_page(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a call comes from our own pages, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    scheme = "https" if secure(connection) else "http"
    own = f"{scheme}://{connection.headers.get('host', '')}"
    return origin == own or origin in service_of(connection).config.origins


def says_json(request: Call) -> bool:
    """Whether a body is what we read; a page of another site can send only other kinds without asking."""
    kind = request.headers.get("content-type", "application/json").partition(";")[0].strip().lower()
    return kind == "application/json" or request.headers.get("content-length", "") == "0"


def check_address(request: Call) -> None:
    """Texts in the path and the query are checked as those in bodies are."""
    try:
        check_text(request.scope["path"])
        for _, value in request.query_params.multi_items() if request.scope["query_string"] else ():
            check_text(value)
    except ValueError:
        raise Refusal("malformed") from None


def language_of(request: Call, user: User | None) -> str:
    wish = request.query_params.get("lang")
    return chosen_language(wish, user.lang if user else None, request.headers.get("accept-language"))


async def visitor(request: Call) -> User | None:
    """Who calls, if there is a session."""
    user: User | None = request.state.user
    return user


async def member(request: Call) -> User:
    """Who calls; without a session the call is refused."""
    user = await visitor(request)
    if user is None:
        raise Refusal("no-session", 401)
    return user


def begun(request: Call, content: T, token: str, status: int = 201) -> Response[T]:
    """An answer that begins a session."""
    cookie = Cookie(
        key=COOKIE, value=token, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure(request)
    )
    return Response(content, status_code=status, cookies=[cookie])
