"""Names that strangers chose: made safe to print anywhere."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40

# Control characters, marks that turn the direction of text, halves of broken characters, unassigned ones.
_UNSAFE: Final = frozenset({"Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp"})
_JOINERS: Final = "\u200c\u200d"  # without them some scripts and emoji fall apart


def clean_name(name: str) -> str:
    """A name without anything that could move, hide or fake other text, and not too long; may be empty."""
    safe = (letter if _is_safe(letter) else " " for letter in name)
    return " ".join("".join(safe).split())[:LONGEST_NAME].strip()


def _is_safe(letter: str) -> bool:
    return letter in _JOINERS or unicodedata.category(letter) not in _UNSAFE
