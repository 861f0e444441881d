"""Webhooks: where they go, where they do not, and what becomes of a notice whatever the other side does."""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TypeAlias

import msgspec
import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from hypothesis import given
from hypothesis import strategies as some

from krajina.core import GameError, Word
from krajina.server import webhooks
from krajina.server.webhooks import Delivery, Notice, Webhooks, check_url
from krajina.text import LANGUAGES, Words

NOTICE = Notice("graenaland", "https://krajina.example/t/abc")
HERE = "127.0.0.1"
OK = b"HTTP/1.1 204 No Content\r\n\r\n"

Answer: TypeAlias = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def answering(answer: bytes, heard: list[bytes]) -> Answer:
    """A server that reads a request, keeps it, and gives this answer."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.partition(b"Content-Length: ")[2].partition(b"\r\n")[0])
        heard.append(head + await reader.readexactly(length))
        writer.write(answer)
        await writer.drain()
        writer.close()

    return serve


async def sent(serve: Answer, url: str, *, private: bool = True, tls: ssl.SSLContext | None = None) -> Delivery:
    """What becomes of a notice to a server of ours; `{port}` in the URL is its port."""
    server = await asyncio.start_server(serve, HERE, 0, ssl=tls)
    async with server:
        port = server.sockets[0].getsockname()[1]
        return await Webhooks(private=private).send(url.format(port=port), NOTICE)


def lead(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Let each look-up of any name give the next of these answers; the names that were asked for."""
    asked, left = list[str](), list(answers)

    def look_up(host: str, port: int, **_options: int) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        asked.append(host)
        found = left.pop(0)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return asked


def reason(url: str) -> Word:
    with pytest.raises(GameError) as caught:
        check_url(url)
    assert caught.value.code == "bad-webhook"
    found = caught.value.values["reason"]
    assert isinstance(found, Word)
    return found


# -- what is sent ----------------------------------------------------------------------------------------------------


def test_a_webhook_is_told_the_game_and_the_table_and_nothing_else() -> None:
    heard: list[bytes] = []
    assert asyncio.run(sent(answering(OK, heard), "http://127.0.0.1:{port}/hook?room=7#top")) == Delivery.DELIVERED
    [request] = heard
    head, _, body = request.partition(b"\r\n\r\n")
    first, *headers = head.decode().split("\r\n")
    names = dict(line.split(": ") for line in headers)
    assert first == "POST /hook?room=7 HTTP/1.1"
    assert names.pop("Host").startswith("127.0.0.1:")
    assert names == {
        "User-Agent": "krajina",
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
    }
    assert msgspec.json.decode(body) == {"game": "graenaland", "table": "https://krajina.example/t/abc"}


def test_without_a_path_the_root_is_meant() -> None:
    heard: list[bytes] = []
    asyncio.run(sent(answering(OK, heard), "http://127.0.0.1:{port}"))
    assert heard[0].startswith(b"POST / HTTP/1.1\r\n")


# -- what is answered ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "delivery"),
    [
        (b"HTTP/1.0 200 OK\r\n\r\n", Delivery.DELIVERED),
        (b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 1_000_000, Delivery.DELIVERED),
        (b"HTTP/1.1 500 Oops\r\n\r\n", Delivery.FAILED),
        (b"HTTP/1.1 2000\r\n\r\n", Delivery.FAILED),
        (b"SSH-2.0-OpenSSH\r\n", Delivery.FAILED),
        (b"HTTP/1.1 200 " + b"x" * 1_000_000, Delivery.FAILED),
        (b"", Delivery.FAILED),
    ],
)
def test_only_a_success_in_the_first_kilobyte_is_a_delivery(answer: bytes, delivery: Delivery) -> None:
    async def rude(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await answering(answer, [])(reader, writer)
        except ConnectionError:  # we do not stay to the end of a long answer
            writer.close()

    assert asyncio.run(sent(rude, "http://127.0.0.1:{port}/")) == delivery


def test_a_redirect_is_not_followed() -> None:
    heard: list[bytes] = []

    async def away() -> Delivery:
        other = await asyncio.start_server(answering(OK, heard), HERE, 0)
        async with other:
            port = other.sockets[0].getsockname()[1]
            answer = f"HTTP/1.1 307 Go\r\nLocation: http://127.0.0.1:{port}/\r\n\r\n".encode()
            return await sent(answering(answer, []), "http://127.0.0.1:{port}/")

    assert asyncio.run(away()) == Delivery.FAILED
    assert not heard


def test_who_drips_one_byte_at_a_time_is_left_after_the_time_for_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "TIMEOUT", 0.2)
    dripped: list[int] = []

    async def drip(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            for letter in OK:
                writer.write(bytes([letter]))
                await writer.drain()
                dripped.append(letter)
                await asyncio.sleep(0.02)  # all of it takes more than twice the time
        finally:
            writer.close()

    assert asyncio.run(sent(drip, "http://127.0.0.1:{port}/")) == Delivery.FAILED
    assert 0 < len(dripped) < len(OK)


def test_where_nobody_listens_it_fails() -> None:
    with socket.create_server((HERE, 0)) as taken:
        port = taken.getsockname()[1]
    assert asyncio.run(Webhooks(private=True).send(f"http://127.0.0.1:{port}/", NOTICE)) == Delivery.FAILED


def test_a_name_that_leads_nowhere_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(*_place: object, **_options: int) -> object:
        raise socket.gaierror(socket.EAI_NONAME, "nowhere")

    monkeypatch.setattr(socket, "getaddrinfo", nowhere)
    assert asyncio.run(Webhooks().send("http://nowhere.example/", NOTICE)) == Delivery.FAILED


# -- how many --------------------------------------------------------------------------------------------------------


def test_some_are_sent_at_once_some_wait_and_the_rest_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "AT_ONCE", 2)
    monkeypatch.setattr(webhooks, "MOST_WAITING", 5)
    here, most, both = 0, 0, asyncio.Event()

    async def slow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal here, most
        here += 1
        most = max(most, here)
        if here == 2:
            both.set()
        await both.wait()
        for _ in range(30):
            await asyncio.sleep(0)  # in which a third one could come
        here -= 1
        await answering(OK, [])(reader, writer)

    async def many() -> list[Delivery]:
        server = await asyncio.start_server(slow, HERE, 0)
        async with server:
            url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
            hooks = Webhooks(private=True)
            first = await asyncio.gather(*(hooks.send(url, NOTICE) for _ in range(8)))
            return [*first, await hooks.send(url, NOTICE)]

    deliveries = asyncio.run(many())
    assert deliveries == [Delivery.DELIVERED] * 5 + [Delivery.DROPPED] * 3 + [Delivery.DELIVERED]
    assert most == 2


# -- where it goes ---------------------------------------------------------------------------------------------------

PRIVATE = [
    "127.0.0.1",
    "127.8.9.1",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "239.1.1.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2002:7f00:1::1",
    "2002:c0a8:101::1",
    "2001:db8::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_is_not_public_is_refused_as_such_and_behind_a_name(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    literal = f"[{address}]" if ":" in address else address
    assert reason(f"http://{literal}:8000/") == Word("webhook-private")
    check_url(f"http://{literal}:8000/", private=True)
    lead(monkeypatch, ["93.184.216.34", address])
    assert asyncio.run(Webhooks().send("http://friend.example:8000/", NOTICE)) == Delivery.FORBIDDEN


@pytest.mark.parametrize("host", ["127.1", "2130706433", "0x7f.0.0.1", "0177.0.0.1", "10.1"])
def test_another_spelling_of_an_address_makes_it_no_better(host: str) -> None:
    assert reason(f"https://{host}/") == Word("webhook-private")


def test_our_own_machine_is_refused_by_its_name() -> None:
    assert asyncio.run(sent(answering(OK, []), "http://localhost:{port}/", private=False)) == Delivery.FORBIDDEN


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.216.34", "[2606:4700::1111]", "[2a00:1450:4001::1]"])
def test_a_public_address_is_let_through(address: str) -> None:
    check_url(f"https://{address}/")


def test_the_notice_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    reached: list[str] = []

    async def connect(host: str, port: int, **_options: object) -> None:
        reached.append(f"{host} {port}")
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    asked = lead(monkeypatch, ["93.184.216.34", "8.8.8.8"], ["127.0.0.1"])
    assert asyncio.run(Webhooks().send("https://rebind.example/", NOTICE)) == Delivery.FAILED
    assert asked == ["rebind.example"]
    assert reached == ["93.184.216.34 443"]


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("ftp://example.com/", "scheme"),
        ("file:///etc/passwd", "scheme"),
        ("gopher://example.com:70/", "scheme"),
        ("example.com/hook", "scheme"),
        ("", "scheme"),
        ("https:///hook", "form"),
        ("https://exa mple.com/", "form"),
        ("https://example.com/\r\nX-Evil:1", "form"),
        ("https://příklad.example/", "form"),
        ("https://[::1/", "form"),
        ("https://example.com:port/", "form"),
        ("https://example.com:99999/", "form"),
        (f"https://{'x' * 70}.example/", "form"),
        ("https://a..example/", "form"),
        ("https://me@example.com/", "user"),
        ("https://me:secret@example.com/", "user"),
        ("https://example.com:25/", "port"),
        ("https://example.com:0/", "port"),
        ("https://example.com:1023/", "port"),
        ("https://example.com/" + "x" * 181, "long"),
    ],
)
def test_what_is_no_address_to_call_is_refused_with_the_reason(url: str, why: str) -> None:
    assert reason(url) == Word(f"webhook-{why}")
    delivery = asyncio.run(Webhooks(private=True).send(url, NOTICE))
    assert delivery in {Delivery.FORBIDDEN, Delivery.FAILED}


@pytest.mark.parametrize(
    "url",
    [
        "https://example.com",
        "http://example.com:80/",
        "http://example.com:443/",
        "https://example.com:1024/hook?x=1",
        "https://example.com:65535/",
        "HTTPS://Example.COM/",
        "https://example.com/" + "x" * 180,
    ],
)
def test_a_good_address_is_let_through(url: str) -> None:
    check_url(url)


@given(some.text(), some.text(alphabet="[]:@/?#%.0x127f-", max_size=20))
def test_whatever_is_typed_is_let_through_or_refused_and_never_a_failure_of_ours(anything: str, tricky: str) -> None:
    for url in (anything, f"http://{anything}", f"http://{tricky}"):
        try:
            check_url(url)
        except GameError as error:
            assert error.code == "bad-webhook"  # noqa: PT017  # either is right


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_has_words(language: str) -> None:
    with pytest.raises(GameError) as caught:
        check_url("http://10.0.0.1/")
    words = Words(language, strict=True)
    assert words.word("webhook-private") in words.say(caught.value.message)


# -- TLS -------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """For hook.example, signed by nobody but itself, with its key; it is thrown away with the tests."""
    key, today = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "hook.example")])
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(today - timedelta(days=1)).not_valid_after(today + timedelta(days=1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName("hook.example")]), critical=False)
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file = tmp_path_factory.mktemp("hook") / "hook.example.pem"
    file.write_bytes(private + made.sign(key, SHA256()).public_bytes(Encoding.PEM))
    return file


@pytest.mark.parametrize(
    ("host", "is_trusted", "delivery"),
    [
        ("hook.example", True, Delivery.DELIVERED),
        ("other.example", True, Delivery.FAILED),
        ("hook.example", False, Delivery.FAILED),
    ],
)
def test_the_certificate_must_be_trusted_and_be_for_the_name(
    host: str, is_trusted: bool, delivery: Delivery, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if is_trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    lead(monkeypatch, [HERE])
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(certificate)
    heard: list[bytes] = []
    result = asyncio.run(sent(answering(OK, heard), f"https://{host}:{{port}}/", tls=server))
    assert result == delivery
    assert bool(heard) == (delivery == Delivery.DELIVERED)
