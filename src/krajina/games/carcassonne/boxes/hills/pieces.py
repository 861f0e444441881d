"""Nouns, actions and events of Hills & Sheep."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from krajina.core import Action, Event, Message, Revealing, Seat, SeatName, Word
from krajina.games.carcassonne.pieces import Cell, place_name
from krajina.games.carcassonne.shown import Shown, labelled, titled
from krajina.text import Words


class Prompt(StrEnum):
    """What a seat, or chance, is asked about a flock."""

    TEND_FLOCK = "tend_flock"
    DRAW_SHEEP = "draw_sheep"


class GrowFlock(Action, frozen=True):
    """Draw another token for one's flock."""


class StableFlock(Action, frozen=True):
    """Drive the flock home and score it."""


class RestFlock(Action, frozen=True):
    """Leave the flock as it is, where a table allows that."""


class DrawSheep(Action, frozen=True):
    """The token that comes out of the bag: so many sheep, or none for the wolf."""

    sheep: Annotated[int, Meta(ge=0, le=4)]


class TileBuried(Event, frozen=True, kw_only=True):
    """A tile went unseen under a hill (page 12)."""

    seat: Seat


class SheepDrawn(Revealing, frozen=True, kw_only=True):
    """A flock grew."""

    seat: Seat
    sheep: int
    at: Cell


class WolfDrawn(Revealing, frozen=True, kw_only=True):
    """The wolf came: all sheep and shepherds leave the field."""

    seat: Seat
    at: Cell


class FlockStabled(Event, frozen=True, kw_only=True):
    """A seat drove the flock of a field home."""

    seat: Seat
    sheep: int
    at: Cell


class Flock(Struct, frozen=True):
    """A shepherd and the sheep tokens that lie beside him."""

    seat: Seat
    tokens: tuple[int, ...]
    at: Cell


class HillsView(Shown, frozen=True, kw_only=True, tag="hills"):
    """What the box shows: tiles under hills, the flocks, and the tokens that can be drawn."""

    name: Word = Word("set-hills")
    buried: int
    flocks: tuple[Flock, ...]
    wolves: int
    sheep_tokens: dict[int, int]  # by number of sheep

    def lines(self, words: Words, names: Sequence[str]) -> list[str]:
        """Tiles under hills, every flock, and what may come out of the bag."""
        said = [labelled(words, names, self, "buried")]
        for flock in self.flocks:
            label = f"{words.value(SeatName(flock.seat), names)} {place_name(flock.at)}"
            sheep = " + ".join(map(str, flock.tokens))
            said.append(titled(words, "flocks", f"{words.say(Message('sheet-label', {'label': label}))} {sheep}"))
        if self.flocks:
            tokens = ", ".join(f"{count} × {sheep}" for sheep, count in self.sheep_tokens.items() if count)
            said += [titled(words, "sheep_tokens", tokens), labelled(words, names, self, "wolves")]
        return said
