"""Serving: finds a free port, runs the application there and opens a browser."""

import asyncio
import errno
import faulthandler
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Final, TypeGuard

import uvicorn
from litestar import Litestar
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Message, Receive, Scope, Send

from krajina import __version__
from krajina.core.errors import GameError
from krajina.server.app import create_app
from krajina.server.http.guard import GuardedSocket, guarded
from krajina.server.logs import log, set_up_logs
from krajina.server.settings import Settings
from krajina.server.store.claim import claimed, rescued

MORE_PORTS: Final = 20  # how many ports after the wanted one are tried
LAST_PORT: Final = 65535
GRACE: Final = 3  # seconds that an answer under way may take after the server was told to stop
COLLECT: Final = (10_000, 20, 100)  # a look through everything takes half a second with thousands of sockets
CLOSED: Final = "closed"  # what uvloop says of a connection that has gone
HUNG_UP_SECONDS: Final = 0.1
SWITCH: Final = 0.001  # seconds that a thread may think on when the event loop has something to do
PING: Final = 20.0  # seconds after which a silent socket is asked whether it is still there, and given to answer


class CannotServe(GameError):
    """There is no address to serve at."""


def serve(
    settings: Settings,
    open_browser: bool,
    announce: Callable[[str], None],
    warn: Callable[[Path], None] = lambda _damaged: None,
) -> None:
    """Serve until Ctrl-C or SIGTERM.

    `announce` is given the address once it answers, `warn` where the log of a damaged database is kept.
    Raises CannotServe, and whatever keeps the application from starting.
    """
    set_up_logs(settings.log_level)
    _name_falls()
    allow_many_files()
    with claimed(settings.database_url) as claim:
        if (damaged := rescued(settings.database_url)) is not None:
            warn(damaged)
        listener = listen(settings.host, settings.port)
        url = settings.public_url or url_of(listener)
        claim.tell(url)
        _run(settings, listener, url, open_browser, announce)
    log("stopped")


def _name_falls() -> None:
    """If a library brings the process down, let its last words be where every thread was."""
    if not faulthandler.is_enabled():
        with suppress(RuntimeError, OSError):  # of a process without an error output, nobody would hear
            faulthandler.enable()


def _run(
    settings: Settings, listener: socket.socket, url: str, open_browser: bool, announce: Callable[[str], None]
) -> None:
    def ready() -> None:
        gc.freeze()  # what is there now stays: looking through it again and again would let every table wait
        gc.set_threshold(*COLLECT)
        sys.setswitchinterval(SWITCH)
        log("started", version=__version__, port=listener.getsockname()[1])
        announce(url)
        if open_browser:
            # Some systems wait here until the browser is closed.
            threading.Thread(target=show_page, args=(url,), daemon=True).start()

    application = create_app(settings, url)

    async def stopping() -> None:
        """Close the streams first: the server waits for clients that are still connected."""
        if (services := application.state.get("services")) is not None:
            await services.directory.close()

    app = _Started(application)
    try:
        with listener, _term_is_interrupt(), suppress(KeyboardInterrupt):
            _Server(config_of(settings, app), ready, stopping).run(sockets=[listener])
    except SystemExit:  # so uvicorn ends if the application did not start
        if app.error is None:
            raise
    if app.error is not None:
        raise app.error


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at the wanted port or, where that is taken, at one of the next."""
    last = min(port + MORE_PORTS, LAST_PORT)
    for candidate in range(port, last + 1):
        try:
            return _listener(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                reason = error.strerror or str(error)
                raise CannotServe("cannot-listen", host=host, port=str(candidate), reason=reason) from error
    raise CannotServe("no-free-port", first=str(port), last=str(last))


def _listener(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        # A port that a server of ours has just left is free; on Windows the same option would share a port in use.
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen()  # bound is not enough: only one of two servers that start at once gets past this
    except OSError:
        listener.close()
        raise
    return listener


def url_of(listener: socket.socket) -> str:
    """The address to type into a browser on this machine."""
    name, port = listener.getsockname()[:2]
    host = ip_address(name.partition("%")[0])
    if host.is_unspecified:  # it listens everywhere, also here
        host = ip_address("127.0.0.1" if host.version == 4 else "::1")
    return f"http://[{host}]:{port}/" if host.version == 6 else f"http://{host}:{port}/"


def has_display() -> bool:
    """Tell whether a browser could show anything; without a screen, Linux might start one inside the terminal."""
    if not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show_page(url: str) -> None:
    """Open a page in the browser, where there is one to show it."""
    if has_display():
        with suppress(Exception):  # the address has been announced: a machine without a browser is no failure
            webbrowser.open(url)


def allow_many_files() -> None:
    """Take all the open files that the system grants for the asking: every connection is one."""
    if sys.platform != "win32":
        from resource import RLIMIT_NOFILE, getrlimit, setrlimit

        with suppress(ValueError, OSError):  # some systems name more than they grant
            most = getrlimit(RLIMIT_NOFILE)[1]
            setrlimit(RLIMIT_NOFILE, (most, most))


def config_of(settings: Settings, app: Callable[..., Awaitable[None]]) -> uvicorn.Config:
    """How uvicorn serves an application."""
    return uvicorn.Config(
        app,
        loop="auto" if sys.platform == "win32" else "uvloop",
        http=guarded(settings),
        ws=GuardedSocket,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,  # how well something compresses would tell what is in it
        lifespan="on",
        log_config=None,
        access_log=False,  # a path may have a key in it
        server_header=False,
        proxy_headers=False,  # `address_of` knows whom to believe
        root_path=settings.root_path,
        timeout_graceful_shutdown=GRACE,
    )


class _Started:
    """An application that remembers the error with which it started or stopped: uvicorn would only log it."""

    def __init__(self, app: Litestar) -> None:
        self._app = app
        self.error: Exception | None = None

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        try:
            await self._app(scope, receive, _patient(send) if _sends_answers(send, scope) else send)
        except Exception as error:
            if scope["type"] == "lifespan":
                self.error = _alone(error)
            raise


def _sends_answers(_send: Send | LifeSpanSend, scope: Scope | LifeSpanScope) -> TypeGuard[Send]:
    return scope["type"] != "lifespan"


def _patient(send: Send) -> Send:
    """A way to send to a client that may have hung up: that is no fault, and not worth a line."""

    async def sending(message: Message) -> None:
        try:
            await send(message)
        except RuntimeError as error:
            if CLOSED not in str(error):
                raise
            await asyncio.sleep(HUNG_UP_SECONDS)  # then uvicorn has heard of it, too

    return sending


def _alone(error: Exception) -> Exception:
    """An error without the groups of one that tasks have wrapped it in."""
    while isinstance(error, ExceptionGroup) and len(error.exceptions) == 1:
        [error] = error.exceptions
    return error


class _Server(uvicorn.Server):
    """A server that says when it answers, and when it is about to stop."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], stopping: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._stopping = stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._stopping()
        await super().shutdown(sockets)


@contextmanager
def _term_is_interrupt() -> Iterator[None]:
    """Let SIGTERM end the server like Ctrl-C does.

    After its orderly stop, uvicorn sends itself the signal again: without this, it would kill the whole process.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
