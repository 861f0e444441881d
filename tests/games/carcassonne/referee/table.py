"""The model of a game: land, figures, crowns, tokens and points, with nothing kept that can be counted."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.games.carcassonne.referee.land import Feature, Land, survey
from tests.games.carcassonne.referee.river import LAKE, SPRING
from tests.games.carcassonne.referee.tiles import Cell, Tile, components, tiles

BOXES = ("inns", "traders", "hills", "wheel", "river")
FOLLOWERS = ("meeple", "large")
WEIGHTS = {"meeple": 1, "large": 2}


@dataclass(frozen=True)
class House:
    """Points that the rulings decide and that a table may decide otherwise."""

    crown_figures: tuple[str, ...] = FOLLOWERS
    storm_figures: tuple[str, ...] = FOLLOWERS
    plague_figures: tuple[str, ...] = FOLLOWERS
    adjacent_bends_only: bool = False  # the looser reading of the river
    builder_on_closing_tile: bool = False
    small_city_rate: int = 2  # points a tile and shield of a finished city of two tiles
    hills_break_ties: bool = True


@dataclass(eq=False)
class Figure:
    """A figure on the land; a shepherd keeps the tokens of his sheep with him."""

    seat: int
    kind: str
    cell: Cell
    part: str
    tokens: list[int] = field(default_factory=list)


@dataclass(eq=False)
class Crown:
    """A figure on a crown space."""

    seat: int
    kind: str
    sector: str


@dataclass
class Table:
    """Everything on the table except the pile."""

    seats: int
    rules: frozenset[str] = frozenset()  # boxes that are played with their rules
    farmers: bool = True
    house: House = field(default_factory=House)
    land: Land = field(default_factory=Land)
    figures: list[Figure] = field(default_factory=list)
    crowns: list[Crown] = field(default_factory=list)
    pig: int = 0
    goods: list[Counter[str]] = field(default_factory=list)
    sources: list[Counter[str]] = field(default_factory=list)
    features: dict[str, Feature] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Empty hands for every seat."""
        self.goods = self.goods or [Counter() for _ in range(self.seats)]
        self.sources = self.sources or [Counter() for _ in range(self.seats)]

    def lay(self, cell: Cell, tile: str, turn: int) -> None:
        """Put a tile down and survey the whole land again."""
        self.land.lay(cell, tile, turn)
        self.features = survey(self.land)

    def award(self, seat: int, source: str, points: int) -> None:
        """Points for a seat."""
        if points:
            self.sources[seat][source] += points

    @property
    def points(self) -> list[int]:
        """Points of every seat so far."""
        return [sum(each.values()) for each in self.sources]

    def standing(self, feature: Feature, *kinds: str) -> list[Figure]:
        """Figures of these kinds on a feature."""
        return [each for each in self.figures if each.part in feature.keys and each.kind in kinds]

    def feature(self, figure: Figure) -> Feature:
        """The feature on which a figure stands."""
        return self.features[figure.part]

    def on(self, cell: Cell) -> list[Feature]:
        """The features that have a part on a tile."""
        return list({id(f): f for f in self.features.values() if any(cell in part.cells for part in f.parts)}.values())

    def tile(self, figure: Figure) -> Tile:
        """The tile on which a figure stands."""
        return self.land.laid[figure.cell][0]

    def owned(self) -> dict[str, int]:
        """The figures that every seat has in this game."""
        rows = [row for name, row in components().items() if name in {"base", *self.rules}]
        figures = {kind: each for row in rows for kind, each in row.get("figures", {}).items()}
        return {kind: each.get("usable", each["count"]) for kind, each in figures.items()}

    def supply(self, seat: int) -> dict[str, int]:
        """The figures that a seat has at hand: all of its own but those on land and crowns."""
        away = [each.kind for each in self.figures if each.seat == seat]
        away += [each.kind for each in self.crowns if each.seat == seat]
        return {kind: count - away.count(kind) for kind, count in self.owned().items()}

    def sheep_left(self) -> Counter[int]:
        """The tokens in the bag, wolves as 0: all but those that lie with shepherds."""
        counts = components()["hills"]["tokens"]
        left = Counter({0 if name == "wolf" else int(name): count for name, count in counts.items()})
        for figure in self.figures:
            left.subtract(figure.tokens)
        return left


@dataclass
class Pile:
    """Tiles not yet drawn: the river, its lake, and the ordinary ones, of which hills hide some unseen."""

    river: Counter[str]
    lake: bool
    unseen: Counter[str]
    size: int
    order: list[str] = field(default_factory=list)  # a prepared order of the first ordinary tiles

    def next(self) -> set[str]:
        """The tiles that may come next."""
        if self.river.total():
            return {tile for tile, count in self.river.items() if count}
        if self.lake:
            return {LAKE}
        if self.order and self.size:
            return {self.order[0]}
        return {tile for tile, count in self.unseen.items() if count} if self.size else set()

    def draw(self, tile: str) -> None:
        """Take a tile out."""
        assert tile in self.next(), f"{tile} cannot be drawn"
        if self.river.total():
            self.river[tile] -= 1
        elif self.lake:
            self.lake = False
        else:
            self.unseen[tile] -= 1
            self.size -= 1
            del self.order[:1]

    def bury(self) -> None:
        """Slide an unseen tile under a hill, if there is one: only a prepared order says which it is."""
        self.size = max(0, self.size - 1)
        self.unseen.subtract(self.order[:1])
        del self.order[:1]


def played_boxes(options: Mapping[str, Any]) -> frozenset[str]:
    """The boxes whose rules are played."""
    boxes = options.get("boxes", ())
    return frozenset(BOXES if boxes == "all" else boxes)


def pile_of(options: Mapping[str, Any]) -> Pile:
    """The pile at the start, with the river apart if it is played."""
    rules = played_boxes(options)
    sets = {"base", *rules, *options.get("tiles_only", ())}
    copies = options.get("copies", {})
    counts = Counter({t.id: t.count * copies.get(t.set, 1) for t in tiles().values() if t.set in sets and not t.start})
    river: Counter[str] = Counter()
    if "river" in rules:
        river = Counter({each: n for each, n in counts.items() if tiles()[each].set == "river"})
        counts = counts - river
        del river[SPRING], river[LAKE]
    order = [each for each in options.get("draw_order", ()) if each in counts]
    if not options.get("draw_rest", True):
        counts = Counter(order)
    return Pile(river, "river" in rules, counts, counts.total(), order)
