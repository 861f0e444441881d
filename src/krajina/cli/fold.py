"""Folding: many choices that differ only in their last field become one entry, so that a long list is a short one."""

from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from msgspec.structs import astuple

from krajina.core.action import Action
from krajina.core.message import Message, Place, Value, Word
from krajina.core.offers import AnyOffer, Offer, PickOffer, SharesOffer
from krajina.core.picks import in_order
from krajina.text.words import PLACE, Words

FEW: Final = 12  # so many choices are listed one by one
MANY: Final = 15  # more of a kind are folded even where that makes the list no shorter: they stand side by side
OPEN: Final = "…"  # stands for a value that is left open
GAP: Final = 3  # columns between entries that stand side by side


class Fold(NamedTuple):
    """Choices of one kind that share all fields but the last."""

    actions: tuple[Action, ...]


Line: TypeAlias = Action | SharesOffer | PickOffer
Entry: TypeAlias = Line | Fold


def lines_of(offer: Offer) -> list[Line]:
    """The choices as lines of one list: actions as they are, each form as one line."""
    if isinstance(offer, AnyOffer):
        return [line for part in offer.parts for line in lines_of(part)]
    if isinstance(offer, PickOffer) and not offer.proposed:  # nothing is an answer, and some of it another one
        return [as_proposed(offer), *([offer] if offer.pile else [])]
    return [offer] if isinstance(offer, SharesOffer | PickOffer) else list(offer.actions)


def as_proposed(form: PickOffer) -> Action:
    """A form filled in as it is proposed."""
    return in_order(form.template, form.field, form.pile, form.proposed)


def folded(lines: Sequence[Line]) -> list[Entry]:
    """The entries of a list: as they are if they are few, else those of each kind folded where that helps."""
    if len(lines) <= FEW:
        return list(lines)
    entries: list[Entry] = []
    for kind in dict.fromkeys(map(type, lines)):
        own = [line for line in lines if type(line) is kind]
        folds = _folds([line for line in own if isinstance(line, Action) and len(line.__struct_fields__) > 1])
        is_shorter = 3 * len(folds) <= 2 * len(own) or len(own) > MANY
        entries += folds if folds and is_shorter else own
    return entries


def _folds(actions: Sequence[Action]) -> list[Fold]:
    """Those that share all but the last field, together; by numbers and places in their order, else as they came."""
    groups: dict[str, list[Action]] = {}
    for action in actions:
        groups.setdefault(repr(_values(action)[:-1]), []).append(action)
    folds = [Fold(tuple(group)) for group in groups.values()]
    keys = [[item for value in astuple(fold.actions[0])[:-1] for item in _items(value)] for fold in folds]
    if not all(isinstance(item, int) for key in keys for item in key):
        return folds
    return [fold for _, fold in sorted(zip(keys, folds, strict=True), key=itemgetter(0))]


def _items(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


def short_form(action: Action, words: Words, names: Sequence[str]) -> str:
    """An action by the values of its fields alone."""
    return " ".join(words.value(value, names) for value in _values(action))


def said_fold(fold: Fold, words: Words, names: Sequence[str]) -> str:
    """What the choices share, and the last field of each."""
    values = [_values(action) for action in fold.actions]
    shared = " ".join(words.value(value, names) for value in values[0][:-1])
    lasts = [words.value(value[-1], names) for value in values]
    return f"{shared}: {(', ' if any(' ' in last for last in lasts) else ' ').join(lasts)}"


def said_kind(action: Action, words: Words) -> str:
    """The sentence of a kind of action, its values left open."""
    message = action.message
    return words.say(Message(message.key, {name: _open(value) for name, value in message.values.items()}))


def _open(value: Value) -> Value:
    return Word(PLACE, {"at": OPEN}) if isinstance(value, Place) else OPEN


def in_columns(texts: Sequence[str], width: int) -> Iterator[str]:
    """Texts side by side, in as many columns as there is room for, read from left to right."""
    wide = max(map(len, texts)) + GAP
    columns = max(1, width // wide)
    for at in range(0, len(texts), columns):
        yield "".join(f"{text:<{wide}}" for text in texts[at : at + columns]).rstrip()


def _values(action: Action) -> tuple[Value, ...]:
    return tuple(action.message.values.values())
