"""Keys: who holds the secret link of a seat or a table may act for it. Only hashes of keys are ever stored."""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final

from krajina.server.table.model import MOST_SEATS

KEY_BYTES: Final = 24  # 192 bits
KEY: Final = re.compile(r"[A-Za-z0-9_-]{32}")
MOST_KEYS: Final = MOST_SEATS + 1  # that a client may show at once: those of all seats, and the owner's
TABLE_BYTES: Final = 12  # 96 bits: a private table is not found by guessing its link
REQUEST_ID: Final = "^([A-Za-z0-9_-]{22,64})?$"  # 128 bits or more, if it is random; or none


def new_key() -> str:
    """A key that cannot be guessed, fit for a link."""
    return secrets.token_urlsafe(KEY_BYTES)


def split_keys(text: str) -> tuple[str, ...]:
    """The keys in an address or a header: with dots between them."""
    return tuple(key for key in text.split(".") if key)[:MOST_KEYS]


def hash_of(key: str) -> str:
    """What is stored of a key. A key is random and long: a plain hash cannot be turned back."""
    return sha256(b"krajina key 1 " + key.encode("utf-8", "replace")).hexdigest()


def fits(key: str, stored: str) -> bool:
    """Tell whether this is the key of that hash, in a time that does not tell how much of it is right."""
    return stored != "" and hmac.compare_digest(hash_of(key), stored)


def heir_of(key: str, table: str) -> str:
    """The key of the same player at a later table, such as a rematch: both sides can compute it, nothing is stored."""
    return _derived(key, "heir", table)


class Mint:
    """Where the names and keys that a request asks for come from: from its id, so that asked again it gets the same.

    Who knows the id knows the keys: it is as secret as they are, and nothing of it is stored. Without an id they
    come from luck.
    """

    def __init__(self, request_id: str, *about: str) -> None:
        self._secret = request_id or new_key()
        self._about = about

    def table_id(self) -> str:
        """A name for a table, fit for a link."""
        return _derived(self._secret, "request", *self._about, "id", size=TABLE_BYTES)

    def key(self, *whose: str) -> str:
        """A key that cannot be guessed without knowing the id."""
        return _derived(self._secret, "request", *self._about, "key", *whose)


def _derived(secret: str, what: str, *about: str, size: int = KEY_BYTES) -> str:
    digest = hmac.digest(secret.encode("utf-8", "replace"), " ".join(("krajina", what, "1", *about)).encode(), "sha256")
    return urlsafe_b64encode(digest[:size]).decode().rstrip("=")
