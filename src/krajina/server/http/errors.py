"""Answers to requests that are refused or go wrong: a sentence for people, JSON for programs, in their language."""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import msgspec
from litestar import MediaType, Response
from litestar.exceptions import ClientException, HTTPException, InternalServerException, WebSocketException
from litestar.types import ExceptionHandlersMap, Scope

from krajina.core.errors import GameError
from krajina.core.registry import games
from krajina.server import metrics
from krajina.server.http.problems import Problem
from krajina.server.http.reading import AnyRequest, check_often, language_of, services_of
from krajina.server.http.sending import ASK_AGAIN
from krajina.server.http.static import is_for_client, shell_of, shell_page
from krajina.server.limits import TooMany
from krajina.server.logs import log
from krajina.server.table.names import names_of
from krajina.server.table.refused import Refused, status_of, unreadable
from krajina.text import Words

Answer: TypeAlias = Response[Any]


def refused(request: AnyRequest, error: GameError) -> Answer:
    """Say why something is not done."""
    metrics.count_refusal(error)
    wait = error.values.get("wait")
    return _answer(request, error, status_of(error.code), {} if wait is None else {"Retry-After": str(wait)})


def problem(request: AnyRequest, error: HTTPException) -> Answer:
    """Say what is wrong with a request, where that was found before anything was done."""
    try:
        check_often(request)
    except TooMany as too_many:  # and came to no route
        return refused(request, too_many)
    return _answer(request, refusal_of(request, error), error.status_code, error.headers or {})


def no_json(request: AnyRequest, error: RecursionError | UnicodeDecodeError) -> Answer:
    """Refuse JSON that is nested without end, or no text: only a request is as deep or as odd."""
    return refused(request, unreadable(error))


def failure(request: AnyRequest, _error: Exception) -> Answer:
    """Own up to a bug of ours, without details for strangers."""
    return problem(request, InternalServerException())


HANDLERS: Final[ExceptionHandlersMap] = {
    HTTPException: problem,
    GameError: refused,
    RecursionError: no_json,
    UnicodeDecodeError: no_json,
    Exception: failure,
}


async def report(error: Exception, _scope: Scope) -> None:
    """Log a bug of ours, be it in a request or on a socket; what others do wrong is not worth a line."""
    if not isinstance(error, HTTPException | WebSocketException | GameError | RecursionError | UnicodeDecodeError):
        log("request-failed", level="error", error=error)


def refusal_of(request: AnyRequest, error: HTTPException) -> Refused:
    """What an exception of the framework means."""
    if error.status_code == 404:
        return Refused("unknown-page")
    if error.status_code == 405:
        return Refused("wrong-method")
    if error.status_code == 413:
        return Refused("too-large", limit=request.route_handler.resolve_request_max_body_size() or 0)
    if error.status_code >= 500:
        return Refused("failure")
    return _unreadable(error) if isinstance(error, ClientException) else Refused("bad-request")


def _unreadable(error: ClientException) -> Refused:
    """A request that does not say what it must: the library below the framework knows the place and the reason."""
    for cause in _causes(error):
        if isinstance(cause, msgspec.DecodeError):
            return unreadable(type(cause)(str(cause).replace("`$.data", "`$", 1)))  # so the framework calls the body
    return Refused("bad-request")


def _causes(error: BaseException) -> Iterator[BaseException]:
    cause: BaseException | None = error
    while cause is not None:
        yield cause
        cause = cause.__cause__


def _answer(request: AnyRequest, error: GameError, status: int, headers: dict[str, str]) -> Answer:
    language = language_of(request)
    words = _words(language, error.message.key)
    message = words.say(error.message, _names(request, words))
    if request.accept.best_match([MediaType.JSON, MediaType.HTML]) == MediaType.HTML:
        shell = shell_of(request)
        if shell is not None and error.code == "unknown-page" and is_for_client(request):
            return shell_page(request, shell, status)
        own = {"Cache-Control": ASK_AGAIN, "Content-Language": language, "Vary": "Accept, Accept-Language"}
        return Response(f"{message}\n", status_code=status, headers=headers | own, media_type=MediaType.TEXT)
    content = Problem(code=error.code, message=message, values=error.values)
    return Response(content, status_code=status, headers=headers, media_type=MediaType.JSON)


def _words(language: str, key: str) -> Words:
    """The words for an error: what all games share, or those of the game whose options were wrong."""
    shared = Words(language)
    if shared.has(key):
        return shared
    own = (Words(language, game.words) for game in games().values())
    return next((words for words in own if words.has(key)), shared)


def _names(request: AnyRequest, words: Words) -> tuple[str, ...]:
    """What the players are called at the table that the request is about."""
    room = services_of(request).directory.live(str(request.path_params.get("table", "")))
    return () if room is None else names_of(room.table, words)
