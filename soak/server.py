"""The real server in a process of its own, on a database of its own, with limits for one address that is everybody."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from random import SystemRandom
from typing import Final
from urllib.error import HTTPError

import msgspec

# Below those that systems give to clients, one of whom could get it while the server is gone; browsers refuse none.
PORTS: Final = range(20_000, 32_000)
PATIENCE: Final = 120.0  # seconds until a server has to answer, or to be gone
# It goes when its input ends, which is when the process that started it is gone, in whatever way.
COMMAND: Final = """
import os, sys, threading
from pathlib import Path
threading.Thread(target=lambda: os.read(0, 1) or os._exit(1), daemon=True).start()
from krajina.cli import main
if client := os.environ.get("SERVED_CLIENT"):
    from krajina.server.http import static
    static.built_shell = lambda: static.read_shell(Path(client))
main()
"""
MANY: Final = "1000000"
LIMITS: Final = {
    "KRAJINA_SOCKETS": MANY,
    "KRAJINA_SOCKETS_PER_ADDRESS": MANY,
    "KRAJINA_TABLES_PER_ADDRESS_HOUR": MANY,
    "KRAJINA_UPLOADS_PER_ADDRESS_HOUR": MANY,
    "KRAJINA_JOINS_PER_ADDRESS_MINUTE": MANY,
    "KRAJINA_LINES_PER_ADDRESS_MINUTE": MANY,
    "KRAJINA_ACTIONS_PER_ADDRESS_MINUTE": MANY,
    "KRAJINA_WORK_SECONDS_PER_ADDRESS_MINUTE": MANY,
    "KRAJINA_PAGES_PER_ADDRESS_MINUTE": MANY,
    "KRAJINA_LOG_LEVEL": "warning",
}


def free_port() -> int:
    """A port that is free now; that another process takes it before it is used is as good as excluded."""
    while True:
        port = SystemRandom().choice(PORTS)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class Use(msgspec.Struct, frozen=True):
    """What a server has used so far: seconds of a processor, and megabytes now."""

    cpu: float
    memory: float


class Server:
    """A server that can be killed and started again where it was."""

    def __init__(
        self, folder: Path, port: int = 0, limits: Mapping[str, str] = LIMITS, client: Path | None = None
    ) -> None:
        self._limits = limits
        self._client = client  # where another one than that of the package is
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database_url = f"sqlite:///{folder / 'soak.db'}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start it; the seconds from there to its first page."""
        environ = {name: value for name, value in os.environ.items() if not name.startswith("KRAJINA_")}
        own = {"KRAJINA_DATABASE_URL": self.database_url, "KRAJINA_PORT": str(self.port), **self._limits}
        if self._client is not None:
            own["SERVED_CLIENT"] = str(self._client)
        began = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, "serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            env={**environ, **own},
        )
        try:
            self._wait(self._process, began)
        except BaseException:
            self.kill()
            raise
        return time.perf_counter() - began

    def _wait(self, process: subprocess.Popen[bytes], began: float) -> None:
        """Until it answers."""
        while True:
            try:
                self.get("/")
            except OSError:
                assert process.poll() is None, f"the server does not start: it ended with {process.poll()}"
                assert time.perf_counter() - began < PATIENCE, "the server does not answer"
                time.sleep(0.01)
            else:
                return

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None, "it was started"
        return self._process.pid

    @property
    def file(self) -> Path:
        """The file of its database."""
        return Path(self.database_url.removeprefix("sqlite:///"))

    def kill(self) -> None:
        """Let it die without a chance to do anything about it."""
        assert self._process is not None, "it was started"
        self._process.kill()
        self._process.wait()
        self._process = None

    def stop(self) -> None:
        """End it in good order, if it runs; or else by force."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
        self._process = None

    def get(self, path: str) -> bytes:
        """What it answers; raises OSError."""
        return self._answer(urllib.request.Request(self.url + path))

    def post(self, path: str, content: object) -> bytes:
        """What it answers; raises OSError."""
        request = urllib.request.Request(self.url + path, msgspec.json.encode(content))
        request.add_header("Content-Type", "application/json")
        return self._answer(request)

    def _answer(self, request: urllib.request.Request) -> bytes:
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                content: bytes = answer.read()
        except HTTPError:
            raise
        except OSError as error:
            ended = None if self._process is None else self._process.poll()
            if ended is not None:
                raise ConnectionError(f"{request.full_url}: its server has ended with {ended}") from error
            raise
        return content

    @property
    def memory(self) -> float:
        """Megabytes of its process, by what the system says."""
        assert self._process is not None, "it was started"
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def use(self) -> Use:
        """What it has used so far, by what the system says."""
        assert self._process is not None, "it was started"
        times = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return Use(sum(map(int, times)) / os.sysconf("SC_CLK_TCK"), self.memory)
