import pytest
from litestar.testing import RequestFactory
from litestar.types import Scope

from krajina.server import limits as limits_module
from krajina.server.limits import Connections, LimitKind, Limits, TooMany, address_of, rates_of, site_of
from krajina.server.settings import Settings, read_settings
from krajina.server.table.refused import status_of
from krajina.text import LANGUAGES, Words

ANNA, BOB = "192.0.2.1", "192.0.2.2"
SETTINGS = Settings(lines_per_address_minute=6, tables_per_address_hour=2, wrong_keys_per_address_minute=3)


class FakeClock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def limits(clock: FakeClock) -> Limits:
    return Limits(SETTINGS, clock)


def taken(limits: Limits, kind: LimitKind, address: str, tries: int = 1000) -> int:
    """How often in a row it works."""
    for count in range(tries):
        try:
            limits.take(kind, address)
        except TooMany:
            return count
    return tries


def waiting(limits: Limits, kind: LimitKind, address: str) -> object:
    with pytest.raises(TooMany) as caught:
        limits.take(kind, address)
    assert (caught.value.code, status_of(caught.value.code)) == ("too-many", 429)
    return caught.value.values["wait"]


def test_so_many_times_and_no_more(limits: Limits) -> None:
    assert taken(limits, LimitKind.TALK, ANNA) == 6
    assert waiting(limits, LimitKind.TALK, ANNA) == 10
    assert taken(limits, LimitKind.CREATE, ANNA) == 2
    assert waiting(limits, LimitKind.CREATE, ANNA) == 1800


def test_every_address_and_every_kind_is_counted_for_itself(limits: Limits) -> None:
    assert taken(limits, LimitKind.TALK, ANNA) == 6
    assert taken(limits, LimitKind.TALK, BOB) == 6
    assert taken(limits, LimitKind.WRONG_KEY, ANNA) == 3


def test_time_brings_it_back_bit_by_bit(limits: Limits, clock: FakeClock) -> None:
    taken(limits, LimitKind.TALK, ANNA)
    clock.now += 9.5
    assert waiting(limits, LimitKind.TALK, ANNA) == 1
    clock.now += 0.5
    assert taken(limits, LimitKind.TALK, ANNA) == 1
    clock.now += 25
    assert taken(limits, LimitKind.TALK, ANNA) == 2
    clock.now += 1_000_000
    assert taken(limits, LimitKind.TALK, ANNA) == 6


def test_what_was_refused_is_not_counted(limits: Limits, clock: FakeClock) -> None:
    taken(limits, LimitKind.TALK, ANNA)
    for _ in range(100):
        waiting(limits, LimitKind.TALK, ANNA)
    clock.now += 10
    assert taken(limits, LimitKind.TALK, ANNA) == 1


def test_checking_counts_nothing_but_refuses_too(limits: Limits) -> None:
    for _ in range(100):
        limits.check(LimitKind.WRONG_KEY, ANNA)
    assert taken(limits, LimitKind.WRONG_KEY, ANNA) == 3
    with pytest.raises(TooMany):
        limits.check(LimitKind.WRONG_KEY, ANNA)


def test_every_kind_has_a_rate_of_its_own_setting() -> None:
    assert rates_of(SETTINGS).keys() == set(LimitKind)
    names = [name for name in Settings.__struct_fields__ if "_per_address_" in name]
    marked = read_settings({}, **{name: 100 + place for place, name in enumerate(names)})
    assert sorted(rate.times for rate in rates_of(marked).values()) == [100 + place for place in range(len(names))]
    for kind, rate in rates_of(marked).items():
        hourly = names[rate.times - 100].endswith("_hour")
        assert rate.seconds == (3600 if hourly else 60), kind


def test_addresses_that_one_customer_chooses_freely_are_one(limits: Limits) -> None:
    for number in range(6):
        limits.take(LimitKind.TALK, f"2001:db8:1:2::{number:x}")
    assert waiting(limits, LimitKind.TALK, "2001:db8:1:2:ffff::1") == 10
    assert taken(limits, LimitKind.TALK, "2001:db8:1:3::1") == 6


@pytest.mark.parametrize(
    ("address", "site"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_whom_an_address_is_counted_for(address: str, site: str) -> None:
    assert site_of(address) == site


def test_no_more_addresses_are_remembered_than_fit(monkeypatch: pytest.MonkeyPatch, limits: Limits) -> None:
    monkeypatch.setattr(limits_module, "MOST_ADDRESSES", 100)
    monkeypatch.setattr(limits_module, "FORGOTTEN", 10)
    for number in range(1000):
        limits.take(LimitKind.PAGE, f"10.0.{number // 256}.{number % 256}")
    assert len(limits._full[LimitKind.PAGE]) <= 100


def test_a_crowd_of_others_does_not_give_an_attacker_new_tries(
    monkeypatch: pytest.MonkeyPatch, limits: Limits, clock: FakeClock
) -> None:
    monkeypatch.setattr(limits_module, "MOST_ADDRESSES", 100)
    monkeypatch.setattr(limits_module, "FORGOTTEN", 10)
    taken(limits, LimitKind.WRONG_KEY, ANNA)
    for number in range(1000):
        clock.now += 0.001
        limits.take(LimitKind.WRONG_KEY, f"10.0.{number // 256}.{number % 256}")
    assert taken(limits, LimitKind.WRONG_KEY, ANNA) == 0


def test_connections_are_counted_for_each_address_and_together() -> None:
    connections = Connections(2, 3)
    connections.enter(ANNA)
    connections.enter(ANNA)
    with pytest.raises(TooMany) as caught:
        connections.enter(ANNA)
    assert (caught.value.code, caught.value.values) == ("too-many-sockets", {"limit": 2})
    connections.enter(BOB)
    with pytest.raises(TooMany) as caught:
        connections.enter("192.0.2.3")
    assert caught.value.code == "overloaded"
    assert connections.total == 3
    connections.leave(ANNA)
    connections.enter(BOB)
    assert connections.total == 3


def test_what_has_not_entered_does_not_leave() -> None:
    connections = Connections(2, 3)
    connections.enter(ANNA)
    connections.leave(ANNA)
    with pytest.raises(AssertionError):
        connections.leave(ANNA)
    assert connections.total == 0
    assert not connections._of_site, "those who have left are forgotten"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_how_long_to_wait(language: str) -> None:
    for wait in (1, 2, 1800):
        sentence = Words(language, strict=True).say(TooMany("too-many", wait=wait).message)
        assert wait == 1 or "".join(filter(str.isdigit, sentence)) == str(wait)


def scope_of(client: str | None, *forwarded: str) -> Scope:
    scope = RequestFactory().get("/").scope
    scope["client"] = (client, 1) if client else None
    scope["headers"] = [(b"X-Forwarded-For", value.encode()) for value in forwarded]
    return scope


PROXIES = ("127.0.0.1", "10.0.0.0/8", "::1")


@pytest.mark.parametrize(
    ("client", "forwarded", "address"),
    [
        (ANNA, [], ANNA),
        (ANNA, [BOB], ANNA),  # nobody vouches for Anna
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", [ANNA], ANNA),
        ("::ffff:127.0.0.1", [ANNA], ANNA),
        ("::1", ["2001:db8::1"], "2001:db8::1"),
        ("127.0.0.1", [f"{BOB}, {ANNA}"], ANNA),  # Anna has made Bob up
        ("127.0.0.1", [BOB, ANNA], ANNA),
        ("127.0.0.1", [f"{ANNA}, 10.1.2.3"], ANNA),
        ("127.0.0.1", [f"{BOB}, {ANNA}, 10.1.2.3 ,10.1.2.4"], ANNA),
        ("127.0.0.1", ["10.1.2.3"], "10.1.2.3"),
        ("127.0.0.1", ["unknown"], "127.0.0.1"),
        ("127.0.0.1", [f"{ANNA}, <script>, 10.1.2.3"], "10.1.2.3"),
        ("127.0.0.1", [",,"], "127.0.0.1"),
        (None, [ANNA], ""),
    ],
)
def test_only_trusted_proxies_are_believed(client: str | None, forwarded: list[str], address: str) -> None:
    assert address_of(scope_of(client, *forwarded), PROXIES) == address


def test_without_trusted_proxies_nobody_is_believed() -> None:
    assert address_of(scope_of("127.0.0.1", ANNA), ()) == "127.0.0.1"
