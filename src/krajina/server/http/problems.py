"""Problems: how HTTP says that something is not done, and how the description of the API says so."""

from collections.abc import Mapping
from typing import Final

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from krajina.core.message import Values

KEY: Final = {"key": list[str]()}  # the key of a seat or of the owner is asked for
MAYBE_KEY: Final = [dict[str, list[str]](), KEY]  # one may do without


class Problem(Struct, frozen=True, kw_only=True):
    """Why something is not done: a stable code, a sentence in the language of the request, and its values."""

    code: str
    message: str
    values: Values = {}


MEANINGS: Final = {
    400: "It makes no sense: malformed, an unknown game, bot or option, or against the rules of the game.",
    403: "It is not yours: a wrong key, or a seat or a table of another player.",
    404: "There is no such table, seat or step.",
    409: "Not now: the table has gone on, is closed, or another player was faster.",
    413: "It is too large.",
    429: "Too often; the message says how long to wait.",
    503: "The server is full, or cannot store anything now; nothing has happened.",
}


def problems(*more: int) -> Mapping[int, ResponseSpec]:
    """The refusals of a route: those of every route, and these."""
    # Examples would be made up, and others at every start.
    return {
        status: ResponseSpec(Problem, description=MEANINGS[status], generate_examples=False)
        for status in sorted({400, 429, 503, *more})
    }
