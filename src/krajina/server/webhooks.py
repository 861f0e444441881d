"""Webhooks: tell an address that a player chose that it is their turn; it must not lead into private networks."""

import asyncio
import re
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from functools import cached_property
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

import msgspec

from krajina.core.errors import GameError
from krajina.core.message import Word

LONGEST_URL: Final = 200  # characters
TIMEOUT: Final = 5.0  # seconds for all of it, whatever the other side does
AT_ONCE: Final = 16
MOST_WAITING: Final = 500
LONGEST_ANSWER: Final = 1024  # bytes; nothing but the first line is looked at

PORTS: Final = {"http": 80, "https": 443}
FIRST_FREE_PORT: Final = 1024  # below it, mail and other services listen that could take a request for their own
PLAIN: Final = re.compile(r"[!-~]+")  # no space and no line end, with which another header could begin
SUCCESS: Final = re.compile(rb"HTTP/1\.[01] 2\d\d\b")

PUBLIC: Final = IPv6Network("2000::/3")  # whatever wraps an IPv4 address is outside of it, but for these two:
TUNNELS: Final = (IPv6Network("2001::/32"), IPv6Network("2002::/16"))  # Teredo and 6to4


class Notice(msgspec.Struct, frozen=True):
    """What a webhook is told: the name of the game and the link of the table, never a key."""

    game: str
    table: str


class Delivery(StrEnum):
    """What became of a notice."""

    DELIVERED = "delivered"
    FORBIDDEN = "forbidden"  # the URL leads where we do not go
    FAILED = "failed"  # no answer there, not to be trusted, too slow, or not content
    DROPPED = "dropped"  # too many others wait


class Target(msgspec.Struct, frozen=True):
    """Where a URL leads."""

    is_secure: bool
    host: str
    port: int
    authority: str  # host and port as they were written
    path: str


class Webhooks:
    """Sends notices, some at a time. With `private` they may go to addresses of a home network, too."""

    def __init__(self, *, private: bool = False) -> None:
        self._private = private
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        # Threads of their own: a name server that does not answer then holds up webhooks and nothing else.
        self._resolvers = ThreadPoolExecutor(AT_ONCE, "webhooks")

    @cached_property
    def _trust(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    async def send(self, url: str, notice: Notice) -> Delivery:
        """Send a notice, and say what became of it; nothing that the other side does raises."""
        if self._waiting >= MOST_WAITING:
            return Delivery.DROPPED
        self._waiting += 1
        try:
            async with self._turns, asyncio.timeout(TIMEOUT):
                return await self._send(url, notice)
        except GameError:
            return Delivery.FORBIDDEN
        except (OSError, ValueError):  # connections, TLS and time; host names and answers that are none
            return Delivery.FAILED
        finally:
            self._waiting -= 1

    async def _send(self, url: str, notice: Notice) -> Delivery:
        target = _target(url)
        loop = asyncio.get_running_loop()
        addresses = await loop.run_in_executor(self._resolvers, _addresses, target)
        if not self._private:
            _expect_public(addresses)
        # To the address that was checked: the name could lead elsewhere when asked again. TLS still expects the name.
        reader, writer = await asyncio.open_connection(
            addresses[0],
            target.port,
            limit=LONGEST_ANSWER,
            ssl=self._trust if target.is_secure else None,
            server_hostname=target.host if target.is_secure else None,
        )
        try:
            writer.write(_request(target, notice))
            await writer.drain()
            answer = await reader.readline()
        finally:
            writer.transport.abort()  # without waiting for a slow goodbye
        return Delivery.DELIVERED if SUCCESS.match(answer) else Delivery.FAILED


def check_url(url: str, *, private: bool = False) -> None:
    """Raise GameError if no notice would be sent to this URL; where a name leads is checked at each sending."""
    target = _target(url)
    if private:
        return
    try:
        addresses = _addresses(target, socket.AI_NUMERICHOST)
    except socket.gaierror:
        return  # a name
    except ValueError:
        raise _refused(Word("webhook-form")) from None
    _expect_public(addresses)


def _target(url: str) -> Target:
    if len(url) > LONGEST_URL:
        raise _refused(Word("webhook-long"))
    try:
        parts = urlsplit(url)
        port = PORTS.get(parts.scheme, 0) if parts.port is None else parts.port
    except ValueError:
        raise _refused(Word("webhook-form")) from None
    if parts.scheme not in PORTS:
        raise _refused(Word("webhook-scheme"))
    if not parts.hostname or not PLAIN.fullmatch(url):
        raise _refused(Word("webhook-form"))
    if "@" in parts.netloc:
        raise _refused(Word("webhook-user"))
    if port not in PORTS.values() and port < FIRST_FREE_PORT:
        raise _refused(Word("webhook-port"))
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme == "https", parts.hostname, port, parts.netloc, path)


def _addresses(target: Target, flags: int = 0) -> list[str]:
    """All addresses of a host; numbers in any spelling, such as `0x7f.1`, are addresses, too."""
    found = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM, flags=flags)
    return [str(place[0]) for *_, place in found]


def _expect_public(addresses: list[str]) -> None:
    if not all(map(_is_public, addresses)):
        raise _refused(Word("webhook-private"))


def _is_public(text: str) -> bool:
    address = ip_address(text)
    if not address.is_global or address.is_multicast:
        return False
    if isinstance(address, IPv4Address):
        return True
    return address in PUBLIC and not any(address in tunnel for tunnel in TUNNELS)


def _request(target: Target, notice: Notice) -> bytes:
    body = msgspec.json.encode(notice)
    headers = {
        "Host": target.authority,
        "User-Agent": "krajina",
        "Content-Type": "application/json",
        "Content-Length": len(body),
        "Connection": "close",
    }
    lines = (f"POST {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", "")
    return "\r\n".join(lines).encode("ascii") + body


def _refused(reason: Word) -> GameError:
    return GameError("bad-webhook", reason=reason)
