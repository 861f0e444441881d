"""Words: says a message in one language.

What is not plain Fluent is only this, and the web client does the same:

- `$crop-genitive` is the attribute `.genitive` of the word that the value `crop` is; a list hands it on to its items;
- `$crop-key` is the bare key of the word, `$items-count` the length of the list (0 for the words `nothing` and
  `nobody`), both to select by;
- a seat is said by the name of its player, else by `seat-name`;
- a place is said by the word `place` with its numbers as `$at`, in the form that is asked for; a client that draws the
  board has a word of its own for each place, such as one that says where it lies;
- a list of whole numbers is joined by commas; of lists, their texts joined by ` · `; of anything else, an enumeration
  made with `list-more` and, before its last item, `list-two`; equal words side by side are counted with `list-count`.
  The word `nobody` is an empty list of seats, and counts as a list.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, TypeAlias

from krajina.core.message import Message, Place, SeatName, Value, Word
from krajina.core.refusal import Refusal
from krajina.core.seat import CHANCE
from krajina.text.catalogue import BadWords, Catalogue, MissingWords, Phrase, catalogue
from krajina.text.languages import DEFAULT, LANGUAGES

# Fluent refuses a placeable of more than 2,500 characters, here and in the browser: an endless name from a record
# must not cost us the sentence.
LONGEST: Final = 2000
LARGEST: Final = 10**15  # beyond it neither Babel nor a browser writes a number exactly

# The two forms that are no attributes.
KEY: Final = "key"
COUNT: Final = "count"

NOTHING: Final = "nothing"
PLACE: Final = "place"
NOBODY: Final = Word("nobody")  # what an empty list of seats is

Said: TypeAlias = str | int | float


class Words:
    """The words of one language; `game_words` is the package of a game (its attribute `words`).

    What is missing is said in English, or else by its bare key. A `strict` one raises instead: for tests. Things that
    are called something else at this table (`Game.renamed`) are `renamed`.
    """

    def __init__(
        self,
        language: str,
        game_words: str | None = None,
        *,
        strict: bool = False,
        renamed: Mapping[str, Word] | None = None,
    ) -> None:
        self.language = language if strict or language in LANGUAGES else DEFAULT
        self.strict = strict
        self._languages = (self.language,) if strict or self.language == DEFAULT else (self.language, DEFAULT)
        self._game_words = game_words
        self._renamed = renamed or {}

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """Say a message; `names` are what the people at the seats are called."""
        return self._say(message.key, message.values, names)

    def word(self, key: str) -> str:
        """Say a message that has no values."""
        return self._text(Word(key), "", ())

    def has(self, key: str) -> bool:
        """Tell whether there are words for a key."""
        return self._find(key) is not None

    def value(self, value: Value, names: Sequence[str] = (), form: str = "") -> str:
        """Say a value alone, as it would stand in a sentence, in the form that the sentence asks for."""
        return self._text(value, form, names)

    def players(self, seats: range) -> str:
        """Say how many may play."""
        least, most = seats[0], seats[-1]
        if least == most:
            return self._say("players-fixed", {"count": most}, ())
        return self._say("players-range", {"least": least, "most": most}, ())

    def rule(self, rule: str) -> str:
        """Say where a rule stands: `page 6` is `p. 6` in English; nothing where nothing is given."""
        kind, _, number = rule.partition(" ")
        key = f"rule-{kind}"
        if not rule or not (self.strict or self.has(key)):
            return rule
        return self._say(key, {"number": number}, ())

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Say why not and, if it is known, by which rule."""
        sentence = self.say(refusal.message, names)
        if not refusal.rule:
            return sentence
        return self._say("rule-cited", {"sentence": sentence, "rule": self.rule(refusal.rule)}, names)

    def _find(self, key: str, form: str = "") -> tuple[Catalogue, Phrase] | None:
        """The words of a key in the first language that has it, in the form that is asked for if they have it."""
        for language in self._languages:
            found = catalogue(language, self._game_words)
            if plain := found.phrase(key):
                return found, (found.phrase(key, form) if form else None) or plain
        return None

    def _say(self, key: str, values: Mapping[str, Value], names: Sequence[str], form: str = "") -> str:
        found = self._find(key, form)
        if found is None:
            if self.strict:
                raise MissingWords(key, self.language)
            return key
        spoken, phrase = found
        if phrase.fixed is not None:
            return phrase.fixed
        text, errors = spoken.format(phrase, self._arguments(phrase, values, names))
        if errors and self.strict:
            raise BadWords(key, self.language, errors)
        return text

    def _arguments(self, phrase: Phrase, values: Mapping[str, Value], names: Sequence[str]) -> dict[str, Said]:
        """What the phrase asks for and the values give; of the rest Fluent itself complains, where it is used."""
        arguments: dict[str, Said] = {}
        for name, base, form in phrase.variables:
            if base not in values:
                continue
            value = values[base]
            if self.strict and form and not self._has_form(value, form):
                continue
            said = self._value(value, form, names)
            arguments[name] = said[:LONGEST] if isinstance(said, str) else said
        return arguments

    def _has_form(self, value: Value, form: str) -> bool:
        if isinstance(value, tuple):
            return form == COUNT or all(self._has_form(item, form) for item in value)
        if isinstance(value, Place):
            value = _word(value)
        if not isinstance(value, Word):
            return False
        value = self._renamed.get(value.key, value)
        return (
            form == KEY
            or (form == COUNT and _is_empty(value))
            or catalogue(self.language, self._game_words).phrase(value.key, form) is not None
        )

    def _value(self, value: Value, form: str, names: Sequence[str]) -> Said:
        if isinstance(value, str):
            return value
        if isinstance(value, int | float):
            return value if -LARGEST < value < LARGEST else str(value)
        if isinstance(value, Place):
            value = _word(value)
        if isinstance(value, Word):
            value = self._renamed.get(value.key, value)
            if form == COUNT and _is_empty(value):
                return 0
            return value.key if form == KEY else self._say(value.key, value.values, names, form)
        if isinstance(value, SeatName):
            return self._name(value.seat, names)
        return len(value) if form == COUNT else self._list(value, form, names)

    def _name(self, seat: int, names: Sequence[str]) -> str:
        if seat == CHANCE:
            return self.word("chance-name")
        if 0 <= seat < len(names) and names[seat]:
            return names[seat]
        return self._say("seat-name", {"number": seat + 1}, ())

    def _list(self, values: tuple[Value, ...], form: str, names: Sequence[str]) -> str:
        if not values:
            return self._say(NOTHING, {}, (), form)
        if all(isinstance(value, int) for value in values):
            return ",".join(map(str, values))
        if any(isinstance(value, tuple) or value == NOBODY for value in values):
            return " · ".join(self._text(value, form, names) for value in values)
        *most, last = self._items(values, form, names)
        if not most:
            return last
        start = most[0]
        for item in most[1:]:
            start = self._say("list-more", {"first": start, "second": item}, ())
        return self._say("list-two", {"first": start, "second": last}, ())

    def _items(self, values: tuple[Value, ...], form: str, names: Sequence[str]) -> Iterator[str]:
        for value, group in groupby(values):
            item, count = self._text(value, form, names), len(list(group))
            if count > 1 and isinstance(value, Word):
                yield self._say("list-count", {"count": count, "item": item}, ())
            else:
                yield from [item] * count

    def _text(self, value: Value, form: str, names: Sequence[str]) -> str:
        said = self._value(value, form, names)
        return said if isinstance(said, str) else self._say("number", {"number": said}, ())


def _word(place: Place) -> Word:
    return Word(PLACE, {"at": ",".join(map(str, place.at))})


def _is_empty(word: Word) -> bool:
    """Tell whether a word stands for a list with nothing in it."""
    return word == NOBODY or word.key == NOTHING
