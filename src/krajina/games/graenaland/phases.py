"""The order of play: set-up, the parts of a round, the end (sections 1, 2, 19, 20, 22 and 25 to 28).

Every list below is a list of tasks, done from first to last; a task may ask, and may put other tasks before the rest.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Choices, Listed, Seat
from krajina.core.tasks import Question, Task, go_on
from krajina.games.graenaland.actions import Declare, PlayOn
from krajina.games.graenaland.building import Building, begin_final
from krajina.games.graenaland.catalog import VICTORY_CARD
from krajina.games.graenaland.claiming import ClaimTogether
from krajina.games.graenaland.events import LimitReached, PhaseBegan, RoundBegan, VictoryCardShown
from krajina.games.graenaland.ledger import lapse_all
from krajina.games.graenaland.moves.declare import declare, may_declare
from krajina.games.graenaland.moves.draw_first import ChooseFirst
from krajina.games.graenaland.moves.draw_supply import fill_row
from krajina.games.graenaland.moves.draw_tile import PlaceTile
from krajina.games.graenaland.moves.enter import EnterHeroes
from krajina.games.graenaland.moves.move import PlanMoves
from krajina.games.graenaland.moves.propose import BeginSharing
from krajina.games.graenaland.opening import BeginChosen, BeginFixed, DealVictoryCards
from krajina.games.graenaland.pieces import Phase, Prompt
from krajina.games.graenaland.production import Produce
from krajina.games.graenaland.state import State

DECLARATIONS: Final = (Declare(), PlayOn())


def set_up(state: State) -> list[Task[State]]:
    """All that comes before the first round; most of it is for chance to say."""
    options, size = state.options, state.tables.shape.size
    return [
        *([PlaceTile()] * size if options.random_island else []),
        *fill_row(state),
        ChooseFirst(),
        BeginChosen() if options.chosen_starts else BeginFixed(),
        *([DealVictoryCards()] if options.victory_cards else []),
        BeginRound(),
    ]


def round_from(state: State, phase: Phase) -> list[Task[State]]:
    """A round, from a part of it on."""
    main = state.main
    claim = [CLAIM] if state.options.victory_cards and phase is not BUILDING else []
    return [*BEGINNING[BEFORE[phase] :], *claim, BUILD, Building(main), CheckVictory(main), END]


def begin(state: State, steps: Sequence[Task[State]]) -> State:
    """Play from these steps on, until a seat has to choose; the end of the game lies below them all."""
    state.todo = [EndGame(), *reversed(steps)]
    go_on(state)
    return state


class BeginRound(Task[State]):
    """A round: production, heroes, sharing out, building (section 2)."""

    def enter(self, state: State) -> bool:
        state.round += 1
        state.last_vote = None
        if state.events is not None:
            state.tell(RoundBegan(round=state.round, main=state.main))
        state.todo.extend(reversed(round_from(state, PRODUCTION)))
        return False


class BeginPhase(Task[State]):
    """A part of a round begins."""

    def __init__(self, phase: Phase) -> None:
        self.phase = phase

    def enter(self, state: State) -> bool:
        """Tell it; in the phase of building a supply card may be taken, and a joint work announced."""
        state.phase = self.phase
        if state.events is not None:
            state.tell(PhaseBegan(phase=self.phase))
        if self.phase is BUILDING:
            state.took_supply = not state.supply_row
            state.is_joined = False
        return False


class CheckVictory(Question[State]):
    """After building, the main player may say that three goals are met (section 20, ruling 33)."""

    prompt: ClassVar[str] = Prompt.DECLARE

    def enter(self, state: State) -> bool:
        return may_declare(state, self.player)

    def choices(self, state: State) -> Choices[Action]:
        return Listed(DECLARATIONS)

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """The others build once more, from the left of the winner (section 22)."""
        if isinstance(action, Declare):
            declare(state, seat)
            begin_final(state, state.seats_from(seat)[1:])


class EndRound(Task[State]):
    """The ship goes on to the left, and the row of supply cards is filled (section 19)."""

    def enter(self, state: State) -> bool:
        """Then comes the next round, unless this was the last."""
        if state.round >= state.options.round_limit:
            state.tell(LimitReached(rounds=state.round))
            return False
        state.clans[state.main].markets_used = 0
        state.main = (state.main + 1) % state.options.seats
        state.todo.append(BeginRound())
        state.todo.extend(fill_row(state))
        return False


class EndGame(Task[State]):
    """Nothing is left to do: cards are shown, promises lapse."""

    def enter(self, state: State) -> bool:
        """The victory point card of the winner is open already."""
        state.phase = Phase.OVER
        for seat, clan in enumerate(state.clans if state.options.victory_cards else ()):
            if seat != state.winner:
                state.tell(VictoryCardShown(who=seat, card=VICTORY_CARD.ids[clan.victory]))
        lapse_all(state)
        return False


PRODUCTION: Final = Phase.PRODUCTION
BUILDING: Final = Phase.BUILDING
# Tasks that know nothing of a seat are the same ones in every round.
CLAIM: Final[Task[State]] = ClaimTogether()
BUILD: Final[Task[State]] = BeginPhase(Phase.BUILDING)
END: Final[Task[State]] = EndRound()
BEGINNING: Final[tuple[Task[State], ...]] = (
    BeginPhase(Phase.PRODUCTION), Produce(),
    BeginPhase(Phase.MOVEMENT), PlanMoves(), EnterHeroes(),
    BeginPhase(Phase.SHARING), BeginSharing(),
)  # fmt: skip
# Of these, how many come before a part of the round.
BEFORE: Final = {Phase.PRODUCTION: 0, Phase.MOVEMENT: 2, Phase.SHARING: 5, Phase.CLAIM: 7, Phase.BUILDING: 7}
