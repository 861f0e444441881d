"""What is asked of data tables once they are read: counts of the box, and what a game's rules rest on.

A table of an owner's may be any, so each sentence names its file and place.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import NamedTuple

from krajina.core.errors import BadData
from krajina.core.tables import expect_count


class TableCheck(NamedTuple):
    """A table by its file, and the sentences that are said of more than one; all raise BadData."""

    file: str

    def counted(self, place: str, found: int, box: int) -> None:
        """As many as are in the box."""
        expect_count(self.file, place, found, box)

    def expect(self, place: str, found: int | str | None, due: int | str | None) -> None:
        """Just this value."""
        if found != due:
            values = {"found": _written(found), "due": _written(due)}
            raise BadData("data-due", file=self.file, place=place, **values)

    def at_least(self, place: str, found: int, least: int) -> None:
        """A number that is not too small."""
        if found < least:
            raise BadData("data-least", file=self.file, place=place, found=found, least=least)

    def at_most(self, place: str, found: int, most: int) -> None:
        """A number that is not too large."""
        if found > most:
            raise BadData("data-most", file=self.file, place=place, found=found, most=most)

    def once(self, place: str, found: Sequence[int | str]) -> None:
        """No value twice."""
        for value, times in Counter(found).items():
            if times > 1:
                raise BadData("data-twice", file=self.file, place=place, found=value)

    def among(self, place: str, found: str, known: Sequence[str]) -> None:
        """One of these."""
        if found not in known:
            raise BadData("data-among", file=self.file, place=place, found=found, known=tuple(known))

    def ids(self, rows: str, found: Sequence[int | str], box: Sequence[int | str]) -> None:
        """The rows keep their ids, in their order: the words for people and the numbers of the rules follow them."""
        for index, (name, due) in enumerate(zip(found, box, strict=False)):
            self.expect(f"$.{rows}[{index}].id ({name})", name, due)
        self.counted(f"$.{rows}", len(found), len(box))

    def keys(self, place: str, found: Collection[str], due: Sequence[str]) -> None:
        """None of these is missing."""
        for key in due:
            if key not in found:
                raise BadData("data-key", file=self.file, place=place, key=key)


def _written(value: int | str | None) -> int | str:
    """A value as it stands in the table."""
    return "null" if value is None else value
