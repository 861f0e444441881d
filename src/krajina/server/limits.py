"""Limits: how often, and how many times at once, one address may ask something of the server."""

from collections import Counter
from collections.abc import Callable
from enum import StrEnum
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from math import ceil
from time import monotonic
from typing import Final, NamedTuple

from litestar.types import Scope

from krajina.server.settings import Settings
from krajina.server.table.refused import Refused

MINUTE: Final = 60.0
HOUR: Final = 3600.0
MOST_ADDRESSES: Final = 10_000  # that are remembered, for each kind
FORGOTTEN: Final = MOST_ADDRESSES // 10  # at once, when there are more: sorting them is not for every request
TOO_FAST_SECONDS: Final = 1.0  # in which a client that asks too often is not listened to
SITE: Final = 64  # bits of an IPv6 address that a provider gives to a customer; the rest is theirs to choose


class TooMany(Refused):
    """An address asks too often, or has too many connections."""


class LimitKind(StrEnum):
    """What is counted, each for itself."""

    CREATE = "create"
    JOIN = "join"
    TALK = "talk"
    WRONG_KEY = "wrong_key"
    ACT = "act"
    UPLOAD = "upload"
    PAGE = "page"  # whatever is asked for at all
    WORK = "work"  # seconds of a processor


class Rate(NamedTuple):
    """So many times in so many seconds; all of them may come at once."""

    times: int
    seconds: float


def rates_of(settings: Settings) -> dict[LimitKind, Rate]:
    """How often an address may do what."""
    return {
        LimitKind.CREATE: Rate(settings.tables_per_address_hour, HOUR),
        LimitKind.JOIN: Rate(settings.joins_per_address_minute, MINUTE),
        LimitKind.TALK: Rate(settings.lines_per_address_minute, MINUTE),
        LimitKind.WRONG_KEY: Rate(settings.wrong_keys_per_address_minute, MINUTE),
        LimitKind.ACT: Rate(settings.actions_per_address_minute, MINUTE),
        LimitKind.UPLOAD: Rate(settings.uploads_per_address_hour, HOUR),
        LimitKind.PAGE: Rate(settings.pages_per_address_minute, MINUTE),
        LimitKind.WORK: Rate(settings.work_seconds_per_address_minute, MINUTE),
    }


class Limits:
    """A bucket of tokens for each kind and address. What is kept of a bucket is the moment when it is full again."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self._rates = rates_of(settings)
        self._full: dict[LimitKind, dict[str, float]] = {kind: {} for kind in LimitKind}
        self._clock = clock

    def take(self, kind: LimitKind, address: str, times: int = 1) -> None:
        """Count one time, or several; raises TooMany, which counts nothing and says how many seconds to wait."""
        self._set(kind, address, self._after(kind, address, times))

    def charge(self, kind: LimitKind, address: str, times: float) -> None:
        """Count what was done already, even if it is too much: then the address has to wait before it does more."""
        rate, now = self._rates[kind], self._clock()
        full = self._full[kind].get(site_of(address), now)
        self._set(kind, address, max(now, full) + times * rate.seconds / rate.times)

    def _set(self, kind: LimitKind, address: str, moment: float) -> None:
        full, site = self._full[kind], site_of(address)
        if site not in full and len(full) >= MOST_ADDRESSES:
            self._forget(full)
        full[site] = moment

    def check(self, kind: LimitKind, address: str) -> None:
        """Raise TooMany if `take` would: who has tried too many wrong keys is not told whether another one fits."""
        self._after(kind, address)

    def _after(self, kind: LimitKind, address: str, times: int = 1) -> float:
        """When the bucket would be full again after so many times more; raises TooMany."""
        rate, now = self._rates[kind], self._clock()
        cost = min(times, rate.times) * rate.seconds / rate.times
        moment = max(now, self._full[kind].get(site_of(address), now)) + cost
        wait = moment - now - rate.seconds
        if wait > 1e-6:  # less is how floats are rounded
            raise TooMany("too-many", wait=ceil(wait))
        return moment

    def _forget(self, full: dict[str, float]) -> None:
        """Make room. The fullest buckets go: to lose an empty one, an attacker has to empty all the others."""
        for site in sorted(full, key=full.__getitem__)[:FORGOTTEN]:
            del full[site]


class Connections:
    """Counts the open connections of each address, and all of them."""

    def __init__(self, per_address: int, total: int) -> None:
        self.total = 0
        self._most = total
        self._most_per_address = per_address
        self._of_site = Counter[str]()

    def enter(self, address: str) -> None:
        """Count one that opens; raises TooMany, which counts nothing."""
        self.check(address)
        self._of_site[site_of(address)] += 1
        self.total += 1

    def check(self, address: str) -> None:
        """Raise TooMany if `enter` would."""
        if self._of_site[site_of(address)] >= self._most_per_address:
            raise TooMany("too-many-sockets", limit=self._most_per_address)
        if self.total >= self._most:
            raise TooMany("overloaded")

    def leave(self, address: str) -> None:
        """Count one that closes."""
        site = site_of(address)
        assert self._of_site[site] > 0, "only what has entered leaves"
        self._of_site[site] -= 1
        self.total -= 1
        if not self._of_site[site]:
            del self._of_site[site]


def site_of(address: str) -> str:
    """Whom an address is counted for: itself, or its network where one customer has as many as they like."""
    host = _host(address)
    if isinstance(host, IPv6Address):
        return str(IPv6Network((host, SITE), strict=False))
    return address if host is None else str(host)


def address_of(scope: Scope, trusted_proxies: tuple[str, ...]) -> str:
    """The address that a request comes from. A proxy is believed about who came to it, if it is trusted.

    Proxies add to the end of the list: it is read backwards, up to the first hop that no trusted proxy vouches for.
    """
    client = scope["client"]
    address = client[0] if client is not None else ""  # of a socket that has no address
    for hop in reversed(_said(scope, b"x-forwarded-for")):
        if not is_trusted(address, trusted_proxies) or _host(hop) is None:
            break
        address = hop
    return address


def _said(scope: Scope, header: bytes) -> list[str]:
    """The items of a header that is a list and may be there more than once."""
    values = b",".join(value for name, value in scope["headers"] if name.lower() == header)
    return [item.strip() for item in values.decode("latin-1").split(",") if item.strip()]


def is_trusted(address: str, proxies: tuple[str, ...]) -> bool:
    """Tell whether an address is that of a proxy of ours."""
    host = _host(address)
    return host is not None and any(host in network for network in _networks(proxies))


@cache
def _networks(proxies: tuple[str, ...]) -> tuple[IPv4Network | IPv6Network, ...]:
    return tuple(ip_network(proxy) for proxy in proxies)


def _host(address: str) -> IPv4Address | IPv6Address | None:
    """An address as a value; None if it is none. One of IPv4 that is written as of IPv6 is of IPv4."""
    try:
        host = ip_address(address)
    except ValueError:
        return None
    return host.ipv4_mapped or host if isinstance(host, IPv6Address) else host
