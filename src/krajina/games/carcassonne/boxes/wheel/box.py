"""The rules of the Wheel of Fortune: the board, the crown spaces, and the pig's way."""

from typing import Final

from krajina.core import Action, Decision, Place, Refusal, Term, word_of
from krajina.core.flat import append, i64, vec
from krajina.games.carcassonne.board import cell_of, place_of
from krajina.games.carcassonne.bot.hopes import Hopes
from krajina.games.carcassonne.boxes.wheel.board import FACTS, TILES, lay_board
from krajina.games.carcassonne.boxes.wheel.pieces import (
    CrownLeft,
    Crowns,
    CrownTaken,
    OnCrown,
    PigMoved,
    PlaceOnCrown,
    Prompt,
    Sector,
    TakeHome,
    WheelView,
)
from krajina.games.carcassonne.boxes.wheel.sectors import ACTS, ALL_FIGURES, FACTS_OF, PIGLET_IN_FAMINE, counted_figures
from krajina.games.carcassonne.catalog import Tile, figure_word
from krajina.games.carcassonne.choices import Coded
from krajina.games.carcassonne.expansion import ASK, NEXT, Expansion, Step
from krajina.games.carcassonne.pieces import Slot
from krajina.games.carcassonne.scoring import award, send_home
from krajina.games.carcassonne.state import (
    FIGURE_CODES,
    FIGURE_KINDS,
    FIGURES,
    MEEPLE,
    NO_TILE,
    SEATS,
    Model,
    State,
)

# Other readings (ruling 6): the tile is laid before the wheel acts; only ordinary figures stand on crowns.
ACTS_LATER: Final = "wheel-acts-after-placing"
ORDINARY_ON_CROWNS: Final = "crowns-for-ordinary-figures"

SECTORS: Final = tuple(Sector)
SPACES: Final = tuple(FACTS_OF[sector].crowns for sector in SECTORS)
CROWN_FIGURES: Final = tuple(FIGURE_CODES[figure] for figure in FACTS.wheel.crown_figures.allowed)
SHEPHERD: Final = FIGURE_CODES["shepherd"]
CROWN_POINTS: Final = FACTS.wheel.crown_scoring
CROWN_HOPE: Final = "crowns.follower"


class WheelModel(Model):
    """Where the pig stands, who stands on crowns, and whom the plague still asks."""

    def __init__(self) -> None:
        self.pig = [sector.value for sector in SECTORS].index(FACTS.wheel.pig_start)
        self.crowns: list[tuple[int, ...]] = [()] * len(SECTORS)  # by sector: the figures
        self.sick: tuple[int, ...] = ()  # seats that still owe the plague a figure

    def copy(self) -> Model:
        """A copy that shares nothing that changes."""
        twin = WheelModel()
        twin.pig = self.pig
        twin.crowns = self.crowns[:]
        twin.sick = self.sick
        return twin


def model_of(state: State) -> WheelModel:
    """What this box keeps on the table."""
    model = state.models["wheel"]
    assert isinstance(model, WheelModel)
    return model


class Wheel(Expansion):
    """The board takes the place of the start tile; a follower may wait for the pig on a crown space."""

    def __init__(self) -> None:
        super().__init__(
            "wheel",
            variants=(ACTS_LATER, ORDINARY_ON_CROWNS, ALL_FIGURES, PIGLET_IN_FAMINE),
            hopes=(CROWN_HOPE,),
            actions=(PlaceOnCrown, TakeHome),
            events=(PigMoved, CrownTaken, CrownLeft),
            shown=(WheelView,),
        )

    def board_tiles(self) -> tuple[Tile, ...]:
        """The cells of the board."""
        return TILES

    def model(self, state: State) -> Model:
        """The pig stands on fortune, all crowns are free."""
        return WheelModel()

    def lay_opening(self, state: State) -> bool:
        """The board lies in the middle; the start tile stays in the box (page 14)."""
        lay_board(state.board, state.rules.tables)
        return True

    def steps(self, variants: frozenset[str]) -> tuple[Step, ...]:
        """The wheel acts when a numbered tile is drawn, before it is laid (page 14)."""
        return (TurnWheelStep(Slot.PLACED if ACTS_LATER in variants else Slot.DRAWN),)

    # -- crown spaces

    def elsewhere(self, state: State) -> list[int]:
        """A follower on any free crown space, in place of a figure on the land (page 14)."""
        figures = [figure for figure in crown_figures(state) if state.supply_of(state.seat, figure)]
        if not figures:
            return []
        crowns = model_of(state).crowns
        free = [sector * FIGURE_KINDS for sector, spaces in enumerate(SPACES) if len(crowns[sector]) < spaces]
        return [sector + figure for figure in figures for sector in free]

    def take_elsewhere(self, state: State, code: int) -> None:
        """Put the follower there."""
        sector, figure = code // FIGURE_KINDS, code % FIGURE_KINDS
        model = model_of(state)
        state.supply[state.seat * FIGURE_KINDS + figure] -= 1
        model.crowns[sector] = (*model.crowns[sector], figure * SEATS + state.seat)
        if state.events is not None:
            state.tell(CrownTaken(seat=state.seat, figure=FIGURES[figure], sector=SECTORS[sector]))

    def decode_elsewhere(self, code: int) -> Action:
        """The figure and the sector by their names."""
        return PlaceOnCrown(FIGURES[code % FIGURE_KINDS], SECTORS[code // FIGURE_KINDS])

    def encode_elsewhere(self, state: State, action: Action) -> int:
        """The figure and the sector in one."""
        if not isinstance(action, PlaceOnCrown):
            return -1
        return SECTORS.index(action.sector) * FIGURE_KINDS + FIGURE_CODES[action.figure]

    def kinds_elsewhere(self) -> tuple[type[Action], ...]:
        """Going onto a crown."""
        return (PlaceOnCrown,)

    def refusal_elsewhere(self, state: State, seat: int, action: Action) -> Refusal | None:
        """The figure is not at hand or may not stand there, or the crown spaces of the sector are taken."""
        if not isinstance(action, PlaceOnCrown):
            return None
        figure, sector = FIGURE_CODES[action.figure], SECTORS.index(action.sector)
        if figure not in crown_figures(state):
            return Refusal("not-on-crowns", "ruling 6", {"figure": figure_word(action.figure)})
        if not state.supply_of(seat, figure):
            return Refusal("no-figure-left", "page 4", {"figure": figure_word(action.figure)})
        return Refusal("crowns-taken", "page 14", {"sector": word_of(action.sector), "spaces": SPACES[sector]})

    def add_hopes(self, state: State, time: float, hopes: Hopes) -> None:
        """Followers that wait on crowns."""
        for figures in model_of(state).crowns:
            for code in figures:
                hopes.give(code % SEATS, CROWN_HOPE, time)

    def signals(self, state: State, seat: int) -> list[float]:
        """By sector whether the pig is there, then how many crowns each seat has there, from one's own on."""
        model, seats = model_of(state), state.seats
        row = 1 + seats
        found = [0.0] * (row * len(SECTORS))
        found[row * model.pig] = 1.0
        for sector, figures in enumerate(model.crowns):
            for code in figures:
                found[row * sector + 1 + (code % SEATS - seat) % seats] += 1.0
        return found

    def view(self, state: State) -> WheelView:
        """The pig and the crowns."""
        model = model_of(state)
        rows = [
            Crowns(SECTORS[n], SPACES[n], tuple(OnCrown(code % SEATS, FIGURES[code // SEATS]) for code in figures))
            for n, figures in enumerate(model.crowns)
        ]
        return WheelView(pig=SECTORS[model.pig], crowns=tuple(rows))


def crown_figures(state: State) -> tuple[int, ...]:
    """Who may stand on a crown space."""
    return (MEEPLE,) if ORDINARY_ON_CROWNS in state.rules.variants else CROWN_FIGURES


def score_crowns(state: State) -> None:
    """Only the sector where the pig stands scores its crowns; the followers go home (page 15)."""
    model = model_of(state)
    sector = model.pig
    figures = model.crowns[sector]
    rule = "one_space_sector" if SPACES[sector] == 1 else "two_space_sector_alone"
    points = CROWN_POINTS["two_space_sector_both_each" if len(figures) > 1 else rule]
    model.crowns[sector] = ()
    for code in figures:
        seat, figure = code % SEATS, code // SEATS
        award(state, seat, "crown", (Term("crowns", 1, points),))
        state.supply[seat * FIGURE_KINDS + figure] += 1
        if state.events is not None:
            state.tell(CrownLeft(seat=seat, figure=FIGURES[figure], sector=SECTORS[sector]))


class TurnWheelStep(Step):
    """The pig moves, its sector acts, its crowns score (pages 14 and 15)."""

    def __init__(self, slot: Slot) -> None:
        super().__init__(slot, TakeHome)

    def enter(self, state: State) -> int:
        """Only a tile with a number moves the pig."""
        kind = state.tile if state.tile != NO_TILE else state.board.faces[state.last_tile] // 4
        number = state.rules.tables.kinds[kind].marks.get("wheel", 0)
        if not number:
            return NEXT
        model = model_of(state)
        model.pig = (model.pig + number) % len(SECTORS)
        sector = SECTORS[model.pig]
        if state.events is not None:
            state.tell(PigMoved(steps=number, sector=sector))
        ACTS[sector](state)
        if sector == Sector.PLAGUE:
            order = [(state.seat + turn) % state.seats for turn in range(state.seats)]
            model.sick = tuple(seat for seat in order if len(figures_on_land(state, seat)))
        return self._go_on(state)

    def _go_on(self, state: State) -> int:
        """Ask the next sick player, or end the wheel's part of the turn."""
        model = model_of(state)
        if model.sick:
            state.codes = figures_on_land(state, model.sick[0])
            return ASK
        score_crowns(state)
        return NEXT

    def asked(self, state: State) -> int:
        """The seat that is ill."""
        return model_of(state).sick[0]

    def decision(self, state: State) -> Decision[Action]:
        """Which figure goes home."""
        return Decision(model_of(state).sick[0], Prompt.PLAGUE.value, Coded(self, state.codes))

    def take(self, state: State, code: int) -> int:
        """One figure goes home, and with the last follower of a feature what stood there only beside him (ruling 6)."""
        board, model = state.board, model_of(state)
        seat, tile, kinds = model.sick[0], board.at[code], counted_figures(state)
        [taken] = [
            node
            for node, figure in state.placed.items()
            if board.tile_of[node] == tile and figure % SEATS == seat and figure // SEATS in kinds
        ]
        root = board.root[taken]
        send_home(state, taken)
        if not board.strength(root, seat):
            for node in state.figures_in(root):
                if state.placed[node] % SEATS == seat and state.placed[node] // SEATS != SHEPHERD:
                    send_home(state, node)
        model.sick = model.sick[1:]
        return self._go_on(state)

    def decode(self, code: int) -> Action:
        """The place of the figure."""
        return TakeHome(place_of(code))

    def encode(self, state: State, action: Action) -> int:
        """The cell of the figure."""
        assert isinstance(action, TakeHome)
        return cell_of(action.at)

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """No figure of this player stands there that the plague may take."""
        assert isinstance(action, TakeHome)
        return Refusal("no-figure-there", "ruling 6", {"place": Place(action.at)})


def figures_on_land(state: State, seat: int) -> vec[i64]:
    """The cells where a seat has a figure that the plague can take."""
    board, kinds = state.board, counted_figures(state)
    cells = vec[i64]()
    for node, code in state.placed.items():
        if code % SEATS == seat and code // SEATS in kinds:
            cells = append(cells, board.cells[board.tile_of[node]])
    return cells
