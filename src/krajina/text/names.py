"""Names and other texts that strangers wrote: made safe to show anywhere."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40
MOST_MARKS: Final = 4  # on one letter; no script needs more, and more of them grow over the lines around

# Control characters, marks that turn the direction of text, halves of broken characters, unassigned ones.
_UNSAFE: Final = frozenset({"Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp"})
_JOINERS: Final = "\u200c\u200d"  # without them some scripts and emoji fall apart
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs to Unicode, nothing to the eye


def clean_line(text: str) -> str:
    """A text without anything that could move, hide or fake other text, in one line; may be empty."""
    safe = (letter if _is_safe(letter) else " " for letter in text)
    return " ".join(_with_few_marks("".join(safe)).split())


def clean_name(name: str) -> str:
    """A name in a line, and not too long; may be empty."""
    return clean_line(name)[:LONGEST_NAME].strip()


def is_seen(text: str) -> bool:
    """Tell whether a clean text shows anything: marks and joiners without a letter do not."""
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in text)


def _is_safe(letter: str) -> bool:
    return letter in _JOINERS or (letter not in _BLANKS and unicodedata.category(letter) not in _UNSAFE)


def _with_few_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if letter in _JOINERS or unicodedata.category(letter)[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)
