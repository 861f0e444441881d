"""The web application: its routes, and what all its responses have in common."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources.abc import Traversable
from itertools import product
from threading import Event
from typing import Final

from litestar import Litestar, Response, Router, route
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import NotFoundException
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Message, Receive, Scope, Send

from krajina.core import registry
from krajina.server import metrics
from krajina.server.http import errors, games, previews, records, static, streams, tables
from krajina.server.http.openapi import OPENAPI, ROOT, description_of
from krajina.server.http.reading import READ, TOO_MANY, AnyRequest, check_often, check_origin, services_of
from krajina.server.http.sending import POLICY
from krajina.server.limits import TOO_FAST_SECONDS, LimitKind, TooMany, address_of
from krajina.server.logs import log
from krajina.server.services import Services
from krajina.server.settings import Settings
from krajina.server.table.refused import Refused
from krajina.server.table.store import NotStored
from krajina.server.work import PAYER
from krajina.text import LANGUAGES, Words
from krajina.text.catalogue import CORE

PREPARING_SECONDS: Final = 60.0
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})  # methods that change nothing
PROTECTION: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


class Counted(Litestar):
    """An application that counts whatever is asked of it, before it is looked at; who asks too often has to wait."""

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        """Answer a request."""
        if scope["type"] != "lifespan":
            services: Services = self.state.services
            address = address_of(scope, services.settings.trusted_proxies)
            PAYER.set(address)  # of all that this request takes
            try:
                services.limits.take(LimitKind.PAGE, address)
            except TooMany as error:
                await asyncio.sleep(TOO_FAST_SECONDS)  # what it sends meanwhile waits on its own side
                scope.setdefault("state", {})[TOO_MANY] = error
        await super().__call__(scope, receive, send)


def create_app(settings: Settings, address: str = "", client: Traversable | None = None) -> Litestar:
    """Make the application; `address` is where people find it, for links that are read elsewhere.

    The client is the one that was built into this package, unless another folder is named.
    """

    @asynccontextmanager
    async def services(app: Litestar) -> AsyncIterator[None]:
        app.state.services = await Services.open(settings, address)
        stopping = Event()
        app.state.services.host.spawn(_prepare(app, stopping))
        try:
            yield
        finally:
            stopping.set()
            await app.state.services.close()

    shell = static.read_shell(client) if client else static.built_shell()
    described = {"Tables": tables.ROUTES, "Streams": streams.ROUTES, "Records": records.ROUTES, "Games": games.ROUTES}
    limit = settings.options_bytes
    api = [
        Router("/api", route_handlers=routes, tags=[name], request_max_body_size=limit, include_in_schema=True)
        for name, routes in described.items()
    ]
    uploads = Router(
        "/api/records",
        route_handlers=[records.upload],
        tags=["Records"],
        request_max_body_size=settings.record_bytes,
        include_in_schema=True,
    )
    return Counted(
        route_handlers=[*static.ROUTES, *previews.ROUTES, health, ready, figures, *api, uploads],
        state=State({"shell": shell, ROOT: settings.root_path}),
        before_request=admit,
        exception_handlers=errors.HANDLERS,
        after_exception=[errors.report],
        before_send=[protect],
        lifespan=[services],
        openapi_config=OPENAPI,
        include_in_schema=False,
        logging_config=None,  # its default would take over the root logger
    )


async def _prepare(app: Litestar, stopping: Event) -> None:
    """Read, beside the first requests, what would keep a client waiting later; a server that stops need not."""

    def read() -> None:
        description_of(app)
        games.prepare()
        packages = (CORE, *(game.words for game in registry.games().values()))
        for language, package in product(LANGUAGES, packages):
            if stopping.is_set():
                return
            Words(language, package).has("")

    await app.state.services.host.think(read, PREPARING_SECONDS)


@route("/healthz", http_method=READ, sync_to_thread=False)
def health() -> dict[str, str]:
    """Say that the server answers."""
    return {"status": "ok"}


@route("/readyz", http_method=READ)
async def ready(request: AnyRequest) -> dict[str, str]:
    """Say that the server can do its work: what it writes into the database can be read there."""
    try:
        await services_of(request).host.store.ping()
    except NotStored:  # the store has told of it
        raise
    except Exception as error:  # whatever a database may come up with
        log("not-ready", level="error", error=error)
        raise Refused("not-ready") from error
    return {"status": "ok"}


@route("/metrics", http_method=READ, sync_to_thread=False)
def figures(request: AnyRequest) -> Response[bytes]:
    """Figures for Prometheus."""
    services = services_of(request)
    if not services.settings.metrics:
        raise NotFoundException
    # As a header: a media type would get its charset twice.
    return Response(
        services.figures.show(len(services.directory), services.host.bots.waiting),
        headers={"Content-Type": metrics.MEDIA_TYPE},
    )


async def admit(request: AnyRequest) -> None:
    """Refuse, before it is read, what comes too often, or what a foreign page wants to have done."""
    check_often(request)
    if request.method not in SAFE:
        check_origin(request)


async def protect(message: Message, _scope: Scope) -> None:
    """Put the security headers on a response, whichever way it came about."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in PROTECTION.items():
            headers.setdefault(name, value)
