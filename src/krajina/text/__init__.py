"""Words for people: turns the keys and values of the engine into Czech, English, German and French."""

from krajina.text.catalogue import BadWords, MissingWords
from krajina.text.languages import DEFAULT, LANGUAGES, best_language
from krajina.text.sheet import say_field, sheet
from krajina.text.words import Words

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "BadWords",
    "MissingWords",
    "Words",
    "best_language",
    "say_field",
    "sheet",
]
