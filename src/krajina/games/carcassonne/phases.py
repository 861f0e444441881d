"""The order of play: the steps of a turn, one after the other, until a seat has to answer."""

from krajina.core import Action, Decision, Seat
from krajina.games.carcassonne.expansion import AGAIN, ASK, NEXT, Expansion, Step
from krajina.games.carcassonne.faces import Tables
from krajina.games.carcassonne.moves.draw_tile import DrawTileStep
from krajina.games.carcassonne.moves.place_figure import PlaceFigureStep
from krajina.games.carcassonne.moves.place_tile import PlaceTileStep
from krajina.games.carcassonne.pieces import Slot
from krajina.games.carcassonne.scoring import score_completed, score_end
from krajina.games.carcassonne.state import OVER, State


def turn(tables: Tables, boxes: tuple[Expansion, ...], variants: frozenset[str]) -> list[Step]:
    """The steps of a turn, slot by slot (page 17); in a slot those of the boxes come first, in the order of the boxes.

    `Expansion.steps` of a box names its own; the README shows where each of ours sits.
    """
    ours: dict[Slot, Step | None] = {
        Slot.START: None,  # once, before the first tile is drawn
        Slot.DRAW_TILE: DrawTileStep(tables),  # chance draws for the seat whose turn it is
        Slot.DRAWN: None,  # what is printed on the drawn tile acts
        Slot.PLACE_TILE: PlaceTileStep(),
        Slot.PLACED: None,  # boxes look at the land as the tile changed it
        Slot.PLACE_FIGURE: PlaceFigureStep(tables, boxes),
        Slot.AFTER_FIGURE: None,
        Slot.SCORE: ScoreStep(),
        Slot.END_OF_TURN: None,  # a box may let the same seat go on
        Slot.NEXT_PLAYER: EndTurnStep(),
    }
    theirs = [step for box in boxes for step in box.steps(variants)]
    steps: list[Step] = []
    for slot, own in ours.items():
        steps += [step for step in theirs if step.slot == slot]
        if own is not None:
            steps.append(own)
    return steps


class ScoreStep(Step):
    """Finished roads, cities and cloisters score at once (page 3)."""

    def __init__(self) -> None:
        super().__init__(Slot.SCORE)

    def enter(self, state: State) -> int:
        """Score what the last tile finished."""
        score_completed(state)
        return NEXT


class EndTurnStep(Step):
    """The next player, clockwise (page 3)."""

    def __init__(self) -> None:
        super().__init__(Slot.NEXT_PLAYER)

    def enter(self, state: State) -> int:
        """Hand over."""
        state.seat += 1
        if state.seat == len(state.points):
            state.seat = 0
        return AGAIN


def go_on(state: State, after: int) -> None:
    """Go from step to step until a seat is asked or the game is over."""
    steps = state.rules.steps
    number = state.step
    while after != ASK:
        if after == NEXT:
            number += 1
        elif after == AGAIN:
            number = 0
        else:
            state.own_board()
            score_end(state)
            state.step = OVER
            return
        after = steps[number].enter(state)
    state.step = number


def do(state: State, step: Step, code: int) -> None:
    """Do what was chosen at the step that asks, and all that follows from it."""
    if state.shares_board and not step.keeps_land:
        state.own_board()
    go_on(state, step.take(state, code))


def decisions(state: State) -> tuple[Decision[Action], ...]:
    """Which seat is asked what; none when the game is over."""
    if state.step == OVER:
        return ()
    return (state.rules.steps[state.step].decision(state),)


def advance(state: State, seat: Seat, action: Action) -> None:  # noqa: ARG001 - as the contract asks
    """Do what was chosen, and all that follows from it; only one seat is ever asked."""
    step = state.rules.steps[state.step]
    do(state, step, step.encode(state, action))
