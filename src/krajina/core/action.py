"""Actions: what a seat does, as frozen structs that are type, validator and wire format in one."""

from typing import TypeVar

import msgspec

from krajina.core.message import Message, message_of


def snake_case(name: str) -> str:
    """Turn `PlaceTile` into `place_tile`, the word for it on the wire, in the catalogues and in scenarios."""
    return "".join("_" + c.lower() if c.isupper() else c for c in name).removeprefix("_")


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag=snake_case, forbid_unknown_fields=True):
    """One choice by a seat; a game's actions are a union of its subclasses."""

    @property
    def kind(self) -> str:
        """The word for what is done: the tag on the wire."""
        return str(type(self).__struct_config__.tag)

    @property
    def message(self) -> Message:
        """What is done, for people: `do-place_tile` with the fields as values."""
        return message_of(f"do-{self.kind}", self)


A = TypeVar("A", bound=Action)
