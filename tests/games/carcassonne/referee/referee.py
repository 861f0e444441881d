"""The referee: replays the entries of a game, checks each against the rules and counts everything from scratch."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.games.carcassonne.referee import flocks, legal, scoring, wheel
from tests.games.carcassonne.referee.land import Land
from tests.games.carcassonne.referee.river import SPRING
from tests.games.carcassonne.referee.table import Crown, Figure, House, Pile, Table, pile_of, played_boxes
from tests.games.carcassonne.referee.tiles import Cell, tiles

CHANCE = -1

Action = Mapping[str, Any]
Entry = tuple[int, Action]


@dataclass(frozen=True)
class Snapshot:
    """The count after one entry, by seat."""

    points: list[int]
    supply: list[dict[str, int]]
    goods: list[dict[str, int]]


@dataclass(frozen=True)
class Result:
    """What the referee found; `sources` are points by where they come from, `history` has one count per entry."""

    points: list[int]
    sources: list[dict[str, int]]
    supply: list[dict[str, int]]
    goods: list[dict[str, int]]
    history: list[Snapshot]
    over: bool
    table: Table


@dataclass
class Referee:
    """Replays one game at a time; `house` is for tables that decide otherwise than the rulings."""

    house: House | None = None
    table: Table = field(init=False)
    pile: Pile = field(init=False)
    history: list[Snapshot] = field(init=False)
    phase: str = field(init=False)  # draw, take_home, spring, place, figure, flock, sheep or over
    seat: int = field(init=False)  # whose turn it is
    hand: str = field(init=False)  # the tile that was drawn
    cell: Cell = field(init=False)  # where it was laid
    bonus: bool = field(init=False)  # whether the builder gives another tile
    second: bool = field(init=False)  # whether this is that other tile
    plagued: list[int] = field(init=False)  # seats that have yet to take a figure home

    def replay(self, options: Mapping[str, Any], entries: Iterable[Entry]) -> Result:
        """Play a whole game again; an AssertionError says where it breaks a rule."""
        self.start(options)
        for seat, action in entries:
            self.enter(seat, action)
        return self.result()

    def start(self, options: Mapping[str, Any]) -> None:
        """Set a table up."""
        assert self.house or not options.get("variants"), f"say by `house` what {options['variants']} mean"
        rules = played_boxes(options)
        self.table = Table(
            seats=options["seats"],
            rules=rules,
            farmers=options.get("farmers", True),
            house=self.house or House(),
            land=Land(wheel="wheel" in rules),
        )
        self.pile, self.history = pile_of(options), []
        self.seat, self.hand, self.second, self.bonus, self.plagued = options.get("first", 0), "", False, False, []
        self.phase = "draw"
        if rules >= {"wheel", "river"}:
            self.phase, self.hand = "spring", SPRING
        elif "wheel" not in rules:
            self.table.lay((0, 0), SPRING if "river" in rules else "base/start", 0)

    def result(self) -> Result:
        """The count as it stands."""
        now = self.snapshot()
        sources = [dict(each) for each in self.table.sources]
        over = self.phase == "over"
        return Result(now.points, sources, now.supply, now.goods, self.history, over, self.table)

    def snapshot(self) -> Snapshot:
        """The count after an entry."""
        supply = [self.table.supply(seat) for seat in range(self.table.seats)]
        return Snapshot(self.table.points, supply, [dict(each) for each in self.table.goods])

    def legal_placements(self, tile: str) -> set[tuple[Cell, int]]:
        """Every place and turn at which a tile may lie now."""
        return legal.placements(self.table, tile)

    def legal_figures(self) -> set[tuple[str, str, str]]:
        """Every (figure, on, at) on the tile just laid."""
        return legal.figures(self.table, self.seat, self.cell)

    def legal_crowns(self) -> set[tuple[str, str]]:
        """Every (figure, sector) instead of a figure on the land."""
        return legal.crowns(self.table, self.seat)

    def choices(self) -> list[tuple[int, dict[str, Any]]]:
        """Every entry that may come next."""
        if self.phase == "draw":
            return [(CHANCE, {"do": "draw_tile", "tile": tile}) for tile in sorted(self.pile.next())]
        if self.phase in ("spring", "place"):
            found = sorted(self.legal_placements(self.hand))
            return [(self.seat, {"do": "place_tile", "at": list(cell), "turn": turn}) for cell, turn in found]
        if self.phase == "figure":
            return [(self.seat, action) for action in self.figure_actions()]
        if self.phase == "take_home":
            seat = self.plagued[0]
            return [(seat, {"do": "take_home", "at": list(cell)}) for cell in wheel.stricken(self.table, seat)]
        if self.phase == "flock":
            return [(self.seat, {"do": "grow_flock"}), (self.seat, {"do": "stable_flock"})]
        if self.phase == "sheep":
            left = self.table.sheep_left()
            return [(CHANCE, {"do": "draw_sheep", "sheep": sheep}) for sheep in sorted(left) if left[sheep]]
        return []

    def figure_actions(self) -> list[dict[str, Any]]:
        """What may be done with figures after laying a tile."""
        figures = sorted(self.legal_figures())
        land = [{"do": "place_figure", "figure": f, "on": on, "point": point} for f, on, point in figures]
        crowns = [{"do": "place_on_crown", "figure": f, "sector": sector} for f, sector in sorted(self.legal_crowns())]
        return [*land, *crowns, {"do": "pass"}]

    def enter(self, seat: int, action: Action) -> None:
        """Check one entry and do it."""
        if self.phase == "draw" and action["do"] != "draw_tile" and len(self.pile.next()) == 1:
            self.draw(*self.pile.next())  # a record may leave out a draw that can only give one tile
        plain: dict[str, Any] = {
            key: list(value) if isinstance(value, tuple) else value for key, value in action.items()
        }
        assert (seat, plain) in self.choices(), self.complaint(seat, plain)
        match plain["do"]:
            case "draw_tile":
                self.draw(plain["tile"])
            case "place_tile":
                self.place(tuple(plain["at"]), plain["turn"])
            case "take_home":
                self.take_home(tuple(plain["at"]))
            case "grow_flock":
                self.phase = "sheep"
            case "stable_flock":
                flocks.stable(self.table, self.seat)
                self.score()
            case "draw_sheep":
                flocks.draw_sheep(self.table, self.seat, plain["sheep"])
                self.score()
            case _:
                self.figure(plain)
        self.history.append(self.snapshot())

    def complaint(self, seat: int, action: dict[str, Any]) -> str:
        """What is wrong with an entry."""
        start = f"entry {len(self.history)}: seat {seat} may not {action} in phase {self.phase!r}"
        if action["do"] == "place_tile" and self.phase in ("spring", "place"):
            x, y = action["at"]
            return f"{start}: {self.hand}: {legal.why_not(self.table, self.hand, (x, y), action['turn'])}"
        return f"{start}, but one of {self.choices()[:40]}"

    def draw(self, tile: str) -> None:
        """A tile is drawn: a hill buries another, a number turns the wheel."""
        self.pile.draw(tile)
        self.hand = tile
        printed = tiles()[tile]
        if printed.hill and "hills" in self.table.rules:
            self.pile.bury()
        if printed.wheel and "wheel" in self.table.rules:
            if wheel.act(self.table, self.seat, printed.wheel) == "plague":
                clockwise = [(self.seat + each) % self.table.seats for each in range(self.table.seats)]
                self.plagued = [seat for seat in clockwise if wheel.stricken(self.table, seat)]
                self.phase = "take_home"
            if not self.plagued:
                wheel.score_crowns(self.table)
        if not self.plagued:
            self.offer()

    def take_home(self, cell: Cell) -> None:
        """The plague takes a figure of the next seat; after the last the crowns score."""
        wheel.take_home(self.table, self.plagued.pop(0), cell)
        if not self.plagued:
            wheel.score_crowns(self.table)
            self.offer()

    def offer(self) -> None:
        """The tile in hand is to be laid, or leaves the game if it fits nowhere."""
        self.phase = "place"
        if not self.legal_placements(self.hand):
            self.next_draw()

    def next_draw(self) -> None:
        """Somebody draws, or the game is over and the final scoring comes."""
        self.hand, self.phase = "", "draw"
        if not self.pile.next():
            self.phase = "over"
            scoring.final(self.table)

    def place(self, cell: Cell, turn: int) -> None:
        """A tile is laid; then a figure may be placed if there is a choice."""
        self.table.lay(cell, self.hand, turn)
        self.cell = cell
        if self.phase == "spring":
            self.next_draw()
            return
        builders = [each for each in self.table.figures if each.kind == "builder" and each.seat == self.seat]
        self.bonus = not self.second and any(cell in self.table.feature(each).cells for each in builders)
        self.phase = "figure"
        if not self.legal_figures() and not self.legal_crowns():
            self.after_figure()

    def figure(self, action: dict[str, Any]) -> None:
        """A figure goes onto the land, onto a crown, or nowhere; a shepherd gets his first token."""
        if action["do"] == "place_on_crown":
            self.table.crowns.append(Crown(self.seat, action["figure"], action["sector"]))
        elif action["do"] == "place_figure":
            parts = legal.parts_at(self.table, self.cell)
            (part,) = [each for each in parts if (each.kind, each.name) == (action["on"], action["point"])]
            self.table.figures.append(Figure(self.seat, action["figure"], self.cell, part.key))
            if action["figure"] == "shepherd":
                self.phase = "sheep"
                return
        self.after_figure()

    def after_figure(self) -> None:
        """The flock of a shepherd whose field grew, or scoring."""
        if flocks.extended(self.table, self.seat, self.cell):
            self.phase = "flock"
        else:
            self.score()

    def score(self) -> None:
        """Finished features score; then the builder's other tile, or the next seat."""
        scoring.score_complete(self.table)
        scoring.hand_out_goods(self.table, self.seat, self.cell)
        self.second = self.bonus
        if not self.second:
            self.seat = (self.seat + 1) % self.table.seats
        self.next_draw()
