"""A wire between a browser and a server that a test can cut: then both ends are there, and nothing gets through."""

import socket
import threading
from contextlib import suppress

from soak.server import Server, free_port


class Wire:
    """Carries what comes to an address of its own to a server, until it is cut."""

    def __init__(self, server: Server) -> None:
        self._to = ("127.0.0.1", server.port)
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self._whole = threading.Event()
        self._whole.set()
        self._carried: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", port))
        threading.Thread(target=self._open, daemon=True).start()

    def cut(self) -> None:
        """Nothing gets through any more, and nobody is told."""
        self._whole.clear()

    def mend(self) -> None:
        """Whoever comes anew gets through; what was under way before is lost."""
        for one in self._carried:
            _close(one)
        self._carried.clear()
        self._whole.set()

    def close(self) -> None:
        """Take it away."""
        _close(self._door)
        self.mend()

    def _open(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._door.accept()
                threading.Thread(target=self._carry, args=(here,), daemon=True).start()

    def _carry(self, here: socket.socket) -> None:
        self._carried.append(here)
        self._whole.wait()
        if here not in self._carried:
            return
        there = socket.create_connection(self._to)
        self._carried.append(there)
        threading.Thread(target=self._pass, args=(there, here), daemon=True).start()
        self._pass(here, there)

    def _pass(self, out: socket.socket, into: socket.socket) -> None:
        with suppress(OSError):
            while data := out.recv(65_536):
                if not self._whole.is_set():
                    self._whole.wait()
                    break  # it was lost
                into.sendall(data)
        _close(out)
        _close(into)


def _close(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()
