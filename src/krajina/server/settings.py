"""Settings: what may be chosen for a server, by variables such as `KRAJINA_PORT`; read once, at the start."""

import os
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from krajina.core.errors import GameError, place_and_reason
from krajina.core.message import Value, Word
from krajina.core.understood import understood

PREFIX: Final = "KRAJINA_"
ELSEWHERE: Final = frozenset({"KRAJINA_LANG", "KRAJINA_YARDSTICK"})  # of the command line, and of `make bench`
YES_OR_NO: Final = {
    **dict.fromkeys(("yes", "true", "on", "1"), True),
    **dict.fromkeys(("no", "false", "off", "0"), False),
}

LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]
Bytes: TypeAlias = Annotated[int, Meta(ge=1_000, le=100_000_000)]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]


class BadSetting(GameError):
    """A variable that is not known, or whose value cannot be."""


def default_database_url(environ: Mapping[str, str]) -> str:
    """A SQLite file in the folder where the user's programs keep their data."""
    home = environ.get("XDG_DATA_HOME", "")  # a path that is not absolute does not count, says the XDG specification
    folder = Path(home) if os.path.isabs(home) else Path.home() / ".local/share"
    return f"sqlite:///{folder / 'krajina' / 'krajina.db'}"


def default_bot_workers() -> int:
    """One core is for the tables, the others may think."""
    return max(1, (os.cpu_count() or 1) - 1)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings. The description of a field is what people read; so is `default`, where it is computed."""

    host: Annotated[str, Meta(min_length=1, description="The address to listen on.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="The port; the next free one if it is taken.")] = 8100
    database_url: Annotated[
        str,
        Meta(
            min_length=1,
            description="Where tables are kept: sqlite:/// and the path of a file.",
            extra={"default": "sqlite:///~/.local/share/krajina/krajina.db, or under $XDG_DATA_HOME"},
        ),
    ] = msgspec.field(default_factory=lambda: default_database_url(os.environ))
    public_url: Annotated[
        str, Meta(description="The address that people use, if it is a proxy's; it may have a path. Empty: as asked.")
    ] = ""
    trusted_proxies: Annotated[
        tuple[str, ...],
        Meta(description="Addresses or networks of proxies, with commas; who comes through them is taken from them."),
    ] = ()
    bot_workers: Annotated[
        int,
        Meta(
            ge=1,
            le=256,
            description="How many processes think for bots.",
            extra={"default": "one less than there are cores, at least 1"},
        ),
    ] = msgspec.field(default_factory=default_bot_workers)
    bot_seconds: Annotated[
        float, Meta(gt=0, le=600, description="How long a bot may think about one decision, in seconds.")
    ] = 10.0
    webhook_private: Annotated[
        bool, Meta(description="Whether webhooks may lead to private addresses, such as this machine.")
    ] = False
    sockets: Annotated[Count, Meta(description="How many live connections there may be at once.")] = 10_000
    sockets_per_address: Annotated[Count, Meta(description="How many of them one address may have.")] = 60
    tables_per_address_hour: Annotated[Count, Meta(description="How many tables an address may open in an hour.")] = 60
    uploads_per_address_hour: Annotated[
        Count, Meta(description="How many records an address may upload, or tables fork, in an hour.")
    ] = 60
    joins_per_address_minute: Annotated[
        Count, Meta(description="How many seats an address may take in a minute, at a rematch too.")
    ] = 60
    lines_per_address_minute: Annotated[
        Count, Meta(description="How many lines of talk and signs an address may send in a minute.")
    ] = 60
    wrong_keys_per_address_minute: Annotated[
        Count, Meta(description="How many wrong keys an address may try in a minute.")
    ] = 20
    actions_per_address_minute: Annotated[
        Count, Meta(description="How many actions an address may send in a minute.")
    ] = 600
    work_seconds_per_address_minute: Annotated[
        Count,
        Meta(description="How many seconds of a processor an address may use in a minute."),
    ] = 20
    pages_per_address_minute: Annotated[
        Count, Meta(description="How many requests of any kind an address may make in a minute, on a socket or not.")
    ] = 1200
    message_bytes: Annotated[Bytes, Meta(description="How long a message from a player may be, in bytes.")] = 65_536
    record_bytes: Annotated[Bytes, Meta(description="How long an uploaded record may be, in bytes.")] = 2_000_000
    options_bytes: Annotated[Bytes, Meta(description="How long the request for a table may be, in bytes.")] = 200_000
    idle_minutes: Annotated[
        float, Meta(gt=0, le=100_000, description="After how long a table that nobody looks at leaves the memory.")
    ] = 30.0
    keep_days: Annotated[
        int,
        Meta(ge=0, le=36_500, description="After how many days finished tables are deleted; 0 keeps them for ever."),
    ] = 0
    log_level: Annotated[
        LogLevel, Meta(description="What is logged: this level and those above it; debug, info, warning or error.")
    ] = "info"
    metrics: Annotated[bool, Meta(description="Whether /metrics shows figures to Prometheus.")] = True

    def __post_init__(self) -> None:
        for proxy in self.trusted_proxies:
            if not _is_network(proxy):
                raise _bad("trusted_proxies", proxy, Word("setting-network"))
        if self.public_url and not _is_address(self.public_url):
            raise _bad("public_url", self.public_url, Word("setting-address"))

    @property
    def root_path(self) -> str:
        """The path under which people see the server: empty, or such as `/krajina`."""
        return urlsplit(self.public_url).path.rstrip("/")


class Setting(msgspec.Struct, frozen=True):
    """A setting for people: its variable, its default as they would write it, and a sentence about it."""

    variable: str
    default: str
    sentence: str


def described() -> Iterator[Setting]:
    """All settings for people, in the order of `Settings`."""
    marks = msgspec.inspect.type_info(Settings)
    assert isinstance(marks, msgspec.inspect.StructType)
    for field in marks.fields:
        kind = field.type
        assert isinstance(kind, msgspec.inspect.Metadata)
        assert kind.extra_json_schema is not None
        default = (kind.extra or {}).get("default", field.default)
        yield Setting(variable_of(field.name), _written(default), kind.extra_json_schema["description"])


def variable_of(field: str) -> str:
    """The variable of a field: `port` is `KRAJINA_PORT`."""
    return PREFIX + field.upper()


def read_settings(environ: Mapping[str, str], **chosen: str | int) -> Settings:
    """The settings that these variables say; what is `chosen`, such as by an option, goes before. Raises BadSetting."""
    fields = {variable_of(field.name): field for field in msgspec.structs.fields(Settings)}
    unknown = sorted(name for name in environ if name.startswith(PREFIX) and name not in {*fields, *ELSEWHERE})
    if unknown:
        [nearest] = get_close_matches(unknown[0], fields, n=1, cutoff=0)
        raise BadSetting("unknown-variable", variable=unknown[0], nearest=nearest)
    values: dict[str, object] = {"database_url": default_database_url(environ)}
    for variable, field in fields.items():
        if text := environ.get(variable, "").strip():  # a variable that is set to nothing is not set
            values[field.name] = _read(field.name, field.default, text)
    try:
        return msgspec.convert({**values, **chosen}, understood(Settings), strict=False)
    except msgspec.ValidationError as error:
        place, reason = place_and_reason(error)
        name = place.removeprefix("$.").partition("[")[0]
        raise _bad(name, str({**values, **chosen}[name]), reason) from error


def _read(name: str, default: object, text: str) -> object:
    """What a text stands for where msgspec would not know: yes or no, and lists."""
    if isinstance(default, bool):
        if text.lower() not in YES_OR_NO:
            raise _bad(name, text, Word("setting-yes-or-no"))
        return YES_OR_NO[text.lower()]
    if isinstance(default, tuple):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    return text


def _written(value: object) -> str:
    """How people would write a value."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, tuple) else f"{value:g}" if isinstance(value, float) else str(value)


def _bad(name: str, value: str, reason: Value) -> BadSetting:
    return BadSetting("bad-variable", variable=variable_of(name), value=value, reason=reason)


def _is_network(text: str) -> bool:
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def _is_address(text: str) -> bool:
    """Tell whether a text is the address of a page that others can be put behind."""
    try:
        url = urlsplit(text)
        named = url.hostname is not None and (url.port is None or url.port > 0)
    except ValueError:
        return False
    return url.scheme in {"http", "https"} and named and not (url.query or url.fragment or url.username)
