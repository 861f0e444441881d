"""What a box can do: steps at the slots of a turn, and hooks with quiet defaults at the moments of the game.

A box is one object of `Expansion`, in a module or folder of `boxes/` or in a package from outside, and a row of pieces
in the catalog. The base game never names a box: at each moment it calls the boxes in play that fill the hook.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from krajina.core import Action, Decision, Event, Refusal, Term
from krajina.core.flat import i64, vec
from krajina.core.luck import Luck
from krajina.games.carcassonne.bot.hopes import Hopes
from krajina.games.carcassonne.catalog import Tile
from krajina.games.carcassonne.faces import Tables
from krajina.games.carcassonne.pieces import Slot
from krajina.games.carcassonne.shown import Shown
from krajina.games.carcassonne.state import Model, State

# What comes after a step.
ASK: Final = 0  # a seat has to answer
NEXT: Final = 1  # the next step of the turn
AGAIN: Final = 2  # the first step of a turn
END: Final = 3  # the end of the game


@mypyc_attr(allow_interpreted_subclasses=True)  # a box from outside is plain Python
class Step:
    """One step of a turn. Choices are ints inside (`codes`, `take`) and actions outside (`decode`, `encode`)."""

    IS_SHARED: ClassVar[bool] = True

    def __init__(self, slot: Slot, *kinds: type[Action]) -> None:
        self.slot = slot
        self.kinds = frozenset(kinds)  # of action that it asks for
        self.keeps_land = False  # whatever is chosen, it leaves the land as it is

    def enter(self, state: State) -> int:
        """Do what needs no answer; if one is needed, put the choices into `state.codes` and return ASK."""
        return NEXT

    def decision(self, state: State) -> Decision[Action]:
        """Which seat is asked what."""
        raise AssertionError("a step or box that asks for this overrides it")

    def asked(self, state: State) -> int:
        """The seat that answers."""
        return state.seat

    def listed(self, state: State) -> vec[i64]:
        """All choices, where a seat answers."""
        return state.codes

    def pick(self, state: State, luck: Luck) -> int:
        """A choice at random, for games inside the engine."""
        return state.codes[luck.below(len(state.codes))]

    def take(self, state: State, code: int) -> int:
        """Do what was chosen, and say what comes after it."""
        raise AssertionError("a step or box that asks for this overrides it")

    def decode(self, code: int) -> Action:
        """The action that a choice is to people."""
        raise AssertionError("a step or box that asks for this overrides it")

    def encode(self, state: State, action: Action) -> int:
        """The choice that an action is; it is one of those that are offered."""
        raise AssertionError("a step or box that asks for this overrides it")

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Say why an action is not among the choices."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)  # a box from outside is plain Python
class Expansion:
    """A box: its name is that of its tiles and of its row in the catalog; everything else has a quiet default."""

    IS_SHARED: ClassVar[bool] = True

    def __init__(
        self,
        name: str,
        variants: tuple[str, ...] = (),
        actions: tuple[type[Action], ...] = (),
        events: tuple[type[Event], ...] = (),
        shown: tuple[type[Shown], ...] = (),
        tokens: tuple[type[StrEnum], ...] = (),
        hopes: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.variants = variants  # other readings of its rules that a table may choose
        # The types of what seats do in it, of what happens in it, of what it shows, and of the tokens that seats have.
        self.actions = actions
        self.events = events
        self.shown = shown
        self.token_types = tokens
        self.hopes = hopes  # what `add_hopes` gives, by the names of its weights

    # -- set-up

    def board_tiles(self) -> tuple[Tile, ...]:
        """Pieces of land beside its tiles: the cells of a board."""
        return ()

    def steps(self, variants: frozenset[str]) -> tuple[Step, ...]:
        """Its own steps of a turn."""
        return ()

    def model(self, state: State) -> Model | None:
        """What it keeps on the table, at the beginning."""
        return None

    def lay_opening(self, state: State) -> bool:
        """Lay what the game begins with, in place of the start tile; say whether that was done."""
        return False

    def count_in_pile(self, tile: Tile, copies: int) -> int | None:
        """How many of a tile are drawn from its own pile; None for tiles that go into the bag."""
        return None

    # -- drawing and laying a tile

    def pile(self, state: State) -> vec[i64] | None:
        """The counts by kind from which to draw now in place of the bag."""
        return None

    def whole_pile(self, state: State) -> vec[i64]:
        """All that is still to come from its pile, for people."""
        return vec[i64]()

    def may_fill(self, state: State, cell: int) -> bool:
        """Tell whether a tile of its pile may ever lie on an open cell, for people."""
        return True

    def take_from_pile(self, state: State, kind: int) -> None:
        """A tile was drawn from its pile."""
        raise AssertionError("a step or box that asks for this overrides it")

    def restricts(self, state: State) -> bool:
        """Tell whether it has a say where the tile in hand may lie."""
        return False

    def placements(self, state: State, codes: vec[i64]) -> vec[i64]:
        """Which of the placements that fit are allowed."""
        return codes

    def placement_refusal(self, state: State, code: int) -> Refusal | None:
        """Why a placement that fits is not allowed."""
        return None

    # -- placing a figure

    def figure_codes(self, state: State, codes: vec[i64]) -> vec[i64]:
        """Add the choices for its own figures on the last tile."""
        return codes

    def figure_refusal(self, state: State, figure: str, root: int, terrain: int) -> Refusal | None:
        """Why its own figure may not stand in a feature; None if the figure is not its own."""
        return None

    def elsewhere(self, state: State) -> list[int]:
        """The choices for a follower elsewhere than on the last tile, as codes of its own."""
        return []

    def take_elsewhere(self, state: State, code: int) -> None:
        """Place a follower there."""
        raise AssertionError("a step or box that asks for this overrides it")

    def decode_elsewhere(self, code: int) -> Action:
        """The action that such a choice is."""
        raise AssertionError("a step or box that asks for this overrides it")

    def encode_elsewhere(self, state: State, action: Action) -> int:
        """The choice that such an action is; -1 if it is not its own."""
        return -1

    def kinds_elsewhere(self) -> tuple[type[Action], ...]:
        """The kinds of action for such choices."""
        return ()

    def refusal_elsewhere(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Why such an action is not possible."""
        return None

    # -- scoring

    def rate(self, tables: Tables, terrain: int, marks: int, complete: bool, rate: int) -> int:
        """Points for each tile and shield of a road or a city."""
        return rate

    def cloister_bonus(self, state: State, cell: int) -> Term | None:
        """More points for a finished cloister."""
        return None

    def field_bonus(self, state: State, root: int, seat: int, cities: int) -> Term | None:
        """More points for an owner of a field that touches so many finished cities."""
        return None

    def break_tie(self, state: State, root: int, tied: list[int]) -> list[int]:
        """Which of those with equally many followers own a feature."""
        return tied

    def on_completed(self, state: State, root: int, terrain: int) -> None:
        """A road or a city was finished, with owners or without; it is scored already."""

    def on_end(self, state: State) -> None:
        """Score what counts only at the end of the game, after roads, cities, cloisters and fields."""

    # -- for people and bots

    def add_hopes(self, state: State, time: float, hopes: Hopes) -> None:
        """Give each seat what its pieces on the table may still bring; `time` falls from 1 to 0 with the tiles."""

    def tokens(self, state: State, seat: int) -> Mapping[StrEnum, int]:
        """What a seat has of its tokens."""
        return {}

    def signals(self, state: State, seat: int) -> list[float]:
        """What it shows on the table beside tiles, figures and tokens, as numbers for learners; always as many."""
        return []

    def view(self, state: State) -> Shown | None:
        """What it shows on the table beside the land and the players."""
        return None
