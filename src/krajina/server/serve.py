"""Serving: finds a free port, runs the application there and opens a browser."""

import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from ipaddress import ip_address
from typing import Final

import uvicorn

from krajina.core.errors import GameError
from krajina.server.app import create_app

MORE_PORTS: Final = 20  # how many ports after the wanted one are tried
LAST_PORT: Final = 65535
GRACE: Final = 3  # seconds that an answer under way may take after the server was told to stop


class CannotServe(GameError):
    """There is no address to serve at."""


def serve(host: str, port: int, open_browser: bool, announce: Callable[[str], None]) -> None:
    """Serve until Ctrl-C or SIGTERM. `announce` is given the address once it answers; raises CannotServe."""
    listener = listen(host, port)
    url = url_of(listener)

    def ready() -> None:
        announce(url)
        if open_browser and has_display():
            # Some systems wait here until the browser is closed.
            threading.Thread(target=_show, args=(url,), daemon=True).start()

    with listener, _term_is_interrupt(), suppress(KeyboardInterrupt):
        _Server(ready).run(sockets=[listener])


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


def _show(url: str) -> None:
    with suppress(Exception):  # the address has been announced: a machine without a browser is no failure
        webbrowser.open(url)


class _Server(uvicorn.Server):
    """A server that says when it answers."""

    def __init__(self, ready: Callable[[], None]) -> None:
        config = uvicorn.Config(
            create_app(),
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
        )
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()


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
