"""The languages we speak, and which of them a reader wants."""

import re
from typing import Final

LANGUAGES: Final = ("cs", "en", "de", "fr")
DEFAULT: Final = "en"


def best_language(wanted: str) -> str:
    """Pick the language that fits best; `wanted` is an Accept-Language header or a value of LANG or LANGUAGE."""
    best, best_weight = DEFAULT, 0.0
    for part in re.split("[,:]", wanted):
        name, *parameters = part.split(";")
        language = re.split("[-_.@]", name.strip().lower())[0]
        weight = _weight(parameters)
        if language in LANGUAGES and weight > best_weight:  # of equal wishes, the first one counts
            best, best_weight = language, weight
    return best


def _weight(parameters: list[str]) -> float:
    """Read `q=0.8`, no more than three decimals as in RFC 9110; what is not a weight makes the wish void."""
    if not parameters:
        return 1.0
    found = re.fullmatch(r"\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*", parameters[0], re.IGNORECASE | re.ASCII)
    return float(found[1]) if found else 0.0
