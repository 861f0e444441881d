"""The notation of scenarios: an action as its tag and fields, a value by codes and numbers, each in one line.

    skip                                  an action without fields
    bid coins=4                           a number
    place_tile at=2,0 turn=1              a list: its items, with commas between them; an empty one is `()`
    propose at=plains_1 shares=(2*wood,ore),()   lists in a list stand in brackets; equal codes may be counted
    rye=2,hops=1                          a table or a struct; inside another value in braces, as is an empty one
    {hero=warrior,at=plains_1,...}        a struct of which an expectation names only some fields
    promise-give{resource=resource-ore}   an action, an event or a message inside a value: its tag, then its fields

None is `none`, a bool `true` or `false`, a seat its name or its number from 0. A text with other characters than a code
has stands in quotes, as in JSON.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from itertools import groupby
from typing import Final, TypeAlias, TypeVar

import msgspec

from krajina.core import CHANCE, Action, Event, Message, SeatName, Word
from krajina.core.message import LISTS, Spoken, hints_of, is_seat, item_hints
from krajina.core.named import mapping_hints

CHANCE_NAME: Final = "chance"
NONE: Final = "none"
TAG: Final = ""  # the key of a mapping under which the tag of a struct stands
MORE: Final = "..."  # stands in a mapping that may have other fields, too
TOKEN: Final = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[(){},=*]|[^\s(){},=*"]+)')
BARE: Final = re.compile(r'[^\s(){},=*"]+')
MOST: Final = 10_000  # items of one list
SHOWN: Final = 80  # characters of a line that an error quotes

# What a line says before it is known what type it has to be of: texts, None, lists and mappings.
Tree: TypeAlias = "str | tuple[Tree, ...] | dict[str, Tree] | None"
T = TypeVar("T")


class NotUnderstood(Exception):
    """A line that means nothing in this game."""


class _Line:
    """The tokens of a line, taken from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text.strip()
        self.tokens: list[str] = []
        end = 0
        while end < len(self.text):
            match = TOKEN.match(self.text, end)
            if match is None:
                raise self.trouble("a quotation mark has no partner")
            self.tokens.append(match[1])
            end = match.end()
        self.tokens.reverse()

    def trouble(self, what: str) -> NotUnderstood:
        return NotUnderstood(f"'{self.text[:SHOWN]}' cannot be read: {what}")

    def takes(self, sign: str) -> bool:
        """Take the next token if it is this one."""
        found = bool(self.tokens) and self.tokens[-1] == sign
        if found:
            self.tokens.pop()
        return found

    def expect(self, sign: str) -> None:
        if not self.takes(sign):
            found = f"before '{self.tokens[-1]}'" if self.tokens else "at the end"
            raise self.trouble(f"'{sign}' is missing {found}")

    def scalar(self) -> str | None:
        """A code, a number or a text in quotes; the bare word `none` is None."""
        token = self.tokens.pop() if self.tokens else ""
        if token.startswith('"'):
            try:
                return str(json.loads(token))
            except ValueError:
                raise self.trouble(f"{token} is no text as JSON writes it") from None
        if not BARE.fullmatch(token):
            raise self.trouble(f"a value is missing before '{token}'" if token else "a value is missing at the end")
        return None if token == NONE else token

    def named(self, value: Callable[[], Tree], found: dict[str, Tree]) -> None:
        """Read one `name=value`."""
        name = self.scalar() or NONE
        self.expect("=")
        if name in found:
            raise self.trouble(f"{name} is given twice")
        found[name] = value()

    def fields(self) -> dict[str, Tree]:
        """Every `name=value` up to the end of the line."""
        found: dict[str, Tree] = {}
        while self.tokens:
            self.named(self.value, found)
        return found

    def value(self) -> Tree:
        """A value whose outer brackets or braces may be left out."""
        if len(self.tokens) > 1 and self.tokens[-2] == "=":
            return self.pairs()
        items = self.items()
        return items[0] if len(items) == 1 else items

    def items(self) -> tuple[Tree, ...]:
        found: list[Tree] = []
        while True:
            item, times = self.item(), 1
            if self.takes("*"):
                is_count = isinstance(item, str) and re.fullmatch("[1-9][0-9]{0,3}", item)
                times, item = int(str(item)) if is_count else MOST, self.scalar()
            found += [item] * times
            if len(found) >= MOST:
                raise self.trouble("before '*' stands a number from 1 to 9999, and no list is longer")
            if not self.takes(","):
                return tuple(found)

    def item(self) -> Tree:
        if self.takes("("):
            items = () if self.tokens[-1:] == [")"] else self.items()
            self.expect(")")
            return items
        word = "" if self.tokens[-1:] == ["{"] else self.scalar()
        if not self.takes("{"):
            return word
        fields = {} if self.tokens[-1:] == ["}"] else self.pairs()
        self.expect("}")
        return {TAG: word, **fields} if word else fields

    def pairs(self) -> dict[str, Tree]:
        found: dict[str, Tree] = {}
        self.named(self.item, found)
        while self.takes(","):
            if self.takes(MORE):
                return {**found, MORE: MORE}
            self.named(self.item, found)
        return found


def read_value(text: str) -> Tree:
    """Read a value; raises NotUnderstood."""

    def whole(line: _Line) -> Tree:
        value = line.value()
        if line.tokens:
            raise line.trouble(f"'{line.tokens[-1]}' is too much")
        return value

    return _read(text, whole)


def read_tagged(text: str) -> tuple[str, dict[str, Tree]]:
    """Read a tag and its fields, `bid coins=4`; raises NotUnderstood."""
    return _read(text, lambda line: (line.scalar() or NONE, line.fields()))


def _read(text: str, reader: Callable[[_Line], T]) -> T:
    try:
        return reader(_Line(text))
    except RecursionError:
        raise NotUnderstood(f"'{text[:SHOWN]}…' goes too deep") from None


def tree_of(value: object, hint: object, names: Sequence[str]) -> Tree:
    """A value of this type as a tree of codes, numbers and names of seats; fields that are None are left out."""
    if value is None:
        return None
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, SeatName) or (isinstance(value, int) and is_seat(hint)):
        return seat_name(value.seat if isinstance(value, SeatName) else value, names)
    if isinstance(value, Spoken):
        value = value.word
    if isinstance(value, Word | Message):
        return _tagged(value.key, {name: tree_of(item, object, names) for name, item in value.values.items()})
    if isinstance(value, Action | Event):
        return _tagged(value.kind, fields_of(value, names))
    if isinstance(value, msgspec.Struct):
        return fields_of(value, names)
    if isinstance(value, Mapping):
        key_hint, item_hint = mapping_hints(hint)
        return {str(tree_of(key, key_hint, names)): tree_of(item, item_hint, names) for key, item in value.items()}
    if isinstance(value, LISTS):
        items = sorted(value) if isinstance(value, frozenset | set) else value
        pairs = zip(items, item_hints(hint, len(items)), strict=True)
        return tuple(tree_of(item, item_hint, names) for item, item_hint in pairs)
    return str(value)


def fields_of(struct: msgspec.Struct, names: Sequence[str]) -> dict[str, Tree]:
    """The fields of a struct as trees, but for those that are None."""
    hints = hints_of(type(struct))
    trees = {name: tree_of(getattr(struct, name), hints[name], names) for name in struct.__struct_fields__}
    return {name: tree for name, tree in trees.items() if tree is not None}


def _tagged(tag: str, fields: dict[str, Tree]) -> Tree:
    return {TAG: tag, **fields} if fields else tag


def seat_name(seat: int, names: Sequence[str]) -> str:
    """What a seat is called; its number where no name tells it from all others."""
    if seat == CHANCE:
        return CHANCE_NAME
    name = names[seat] if seat < len(names) else ""
    is_clear = name and names.count(name) == 1 and name not in (CHANCE_NAME, NONE) and not name.isdecimal()
    return name if is_clear else str(seat)


def written(action: Action | Event, names: Sequence[str]) -> str:
    """An action or an event as scenarios write it; `names` are what the seats are called."""
    hints = hints_of(type(action))
    fields = [(name, tree_of(getattr(action, name), hints[name], names)) for name in action.__struct_fields__]
    is_event = isinstance(action, Event)
    shown = [(name, tree) for name, tree in fields if not (is_event and (tree is None or name == "to"))]
    return " ".join([action.kind, *(f"{name}={_outer(tree)}" for name, tree in shown)])


def write_value(tree: Tree) -> str:
    """A value in one line, as expectations write it."""
    if isinstance(tree, dict) and tree and TAG not in tree:
        return _pairs(tree)
    return _outer(tree)


def _outer(tree: Tree) -> str:
    """A value whose outer brackets are left out, where it is read back all the same."""
    if isinstance(tree, tuple) and (len(tree) > 1 or (tree and isinstance(tree[0], str | dict))):
        return _items(tree)
    return _inner(tree)


def _inner(tree: Tree) -> str:
    if tree is None:
        return NONE
    if isinstance(tree, str):
        return tree if BARE.fullmatch(tree) and tree != NONE else json.dumps(tree, ensure_ascii=False)
    if isinstance(tree, tuple):
        return f"({_items(tree)})"
    tag = tree.get(TAG)
    return f"{'' if tag is None else _inner(tag)}{{{_pairs(tree)}}}"


def _items(items: Sequence[Tree]) -> str:
    found: list[str] = []
    for text, group in groupby(map(_inner, items)):
        count = len(list(group))
        found += [f"{count}*{text}"] if count > 1 and text[0].isalpha() and text != NONE else [text] * count
    return ",".join(found)


def _pairs(tree: Mapping[str, Tree]) -> str:
    return ",".join(f"{_inner(name)}={_inner(item)}" for name, item in tree.items() if name != TAG)


def fits(found: Tree, wanted: Tree) -> bool:
    """Tell whether what is found is what is wanted; a list of one item may be written as the item alone."""
    if isinstance(found, tuple) and not isinstance(wanted, tuple):
        return len(found) == 1 and fits(found[0], wanted)
    if isinstance(found, tuple) and isinstance(wanted, tuple):
        return len(found) == len(wanted) and all(map(fits, found, wanted))
    if isinstance(found, dict) and isinstance(wanted, dict):
        if MORE in wanted:
            return all(fits(found.get(key), item) for key, item in wanted.items() if key != MORE)
        return found.keys() == wanted.keys() and all(fits(item, wanted[key]) for key, item in found.items())
    return found == wanted or (found == NONE and wanted is None)
