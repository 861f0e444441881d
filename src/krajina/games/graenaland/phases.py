"""The order of play: the parts of a round, the end, and the loop that asks (sections 2, 19, 20 and 22)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import CHANCE, Action, Decision, Listed, Seat
from krajina.core.choices import Choices
from krajina.games.graenaland.actions import Declare, PlayOn
from krajina.games.graenaland.catalog import VICTORY_CARD
from krajina.games.graenaland.events import Declared, LimitReached, PhaseBegan, RoundBegan, VictoryCardShown
from krajina.games.graenaland.moves.building import Building, begin_final
from krajina.games.graenaland.moves.claim import ClaimTogether
from krajina.games.graenaland.moves.draw import TurnSupply
from krajina.games.graenaland.moves.heroes import EnterHeroes, PlanMoves
from krajina.games.graenaland.moves.produce import Produce
from krajina.games.graenaland.moves.propose import BeginSharing
from krajina.games.graenaland.pieces import GOALS, Phase, Prompt
from krajina.games.graenaland.scoring import goals_met, has_won
from krajina.games.graenaland.state import State, Task
from krajina.games.graenaland.talk import lapse_all
from krajina.games.graenaland.tasks import Question, Together

DECLARATIONS: Final = (Declare(), PlayOn())


class BeginRound(Task, frozen=True):
    """A round: production, heroes, sharing out, building (section 2)."""

    def enter(self, state: State) -> bool:
        """With the main player of the round."""
        state.round += 1
        state.last_vote = None
        state.tell(RoundBegan(round=state.round, main=state.main))
        begin_at(state, Phase.PRODUCTION)
        return False


def begin_at(state: State, phase: Phase) -> None:
    """What is to be done in a round from a part of it on."""
    main = state.main
    steps: dict[Phase, list[Task]] = {
        Phase.PRODUCTION: [BeginPhase(Phase.PRODUCTION), Produce()],
        Phase.MOVEMENT: [BeginPhase(Phase.MOVEMENT), PlanMoves(), EnterHeroes()],
        Phase.SHARING: [BeginPhase(Phase.SHARING), BeginSharing()],
        Phase.CLAIM: [ClaimTogether()] if state.options.victory_cards else [],
        Phase.BUILDING: [BeginPhase(Phase.BUILDING), Building(main), CheckVictory(main), EndRound()],
    }
    names = list(steps)
    found = [task for name in names[names.index(phase) :] for task in steps[name]]
    state.todo.extend(reversed(found))


class BeginPhase(Task, frozen=True):
    """A part of a round begins."""

    phase: Phase

    def enter(self, state: State) -> bool:
        """Tell it; in the phase of building a supply card may be taken, and a joint work announced."""
        state.phase = self.phase
        if state.events is not None:
            state.tell(PhaseBegan(phase=self.phase))
        if self.phase == Phase.BUILDING:
            state.took_supply = not state.supply_row
            state.is_joined = False
        return False


class CheckVictory(Question, frozen=True):
    """After building, the main player may say that three goals are met (section 20, ruling 33)."""

    prompt: ClassVar[Prompt] = Prompt.DECLARE

    def enter(self, state: State) -> bool:
        """Ask, if they are."""
        return not state.options.victory_cards and has_won(state, self.player)

    def choices(self, state: State) -> Choices[Action]:
        """Say it or not."""
        return Listed(DECLARATIONS)

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """The others build once more, from the left of the winner (section 22)."""
        if not isinstance(action, Declare):
            return
        state.winner = seat
        state.phase = Phase.FINAL
        state.tell(Declared(who=seat, goals=tuple(GOALS[goal] for goal in goals_met(state, seat))))
        state.todo.clear()
        begin_final(state, state.seats_from(seat)[1:])


class EndRound(Task, frozen=True):
    """The ship goes on to the left, and the row of supply cards is filled (section 19)."""

    def enter(self, state: State) -> bool:
        """Then comes the next round, unless this was the last."""
        if state.round >= state.options.round_limit:
            state.tell(LimitReached(rounds=state.round))
            state.todo.clear()
            return False
        state.clans[state.main].markets_used = 0
        state.main = (state.main + 1) % state.options.seats
        state.todo.append(BeginRound())
        missing = state.tables.face_up - len(state.supply_row)
        state.todo.extend(TurnSupply() for _ in range(missing))
        return False


# -- who is asked ---------------------------------------------------------------------------------------------------


def go_on(state: State) -> None:
    """Do what is to be done until somebody has to choose."""
    todo = state.todo
    while todo:
        task = todo.pop()
        if task.enter(state):
            state.asked = state.asked or task
            return
    if state.phase != Phase.OVER:
        end_game(state)


def end_game(state: State) -> None:
    """Nobody has anything to do any more: cards are shown, promises lapse."""
    state.phase = Phase.OVER
    for seat, clan in enumerate(state.clans if state.options.victory_cards else ()):
        if seat != state.winner:
            state.tell(VictoryCardShown(who=seat, card=VICTORY_CARD.ids[clan.victory]))
    lapse_all(state)


def decisions(state: State) -> tuple[Decision[Action], ...]:
    """Who is asked what; nobody when the game is over."""
    return () if state.asked is None else state.asked.decisions(state)


def needed(state: State) -> Sequence[Seat]:
    """Whose answer is waited for; others may be asked who need not answer."""
    if isinstance(state.asked, Together):
        return state.asked.needed(state)
    return [decision.seat for decision in decisions(state) if decision.seat != CHANCE]


def advance(state: State, seat: Seat, action: Action) -> None:
    """Do what was chosen, and whatever follows from it."""
    task = state.asked
    assert task is not None, "somebody is asked"
    state.asked = None
    task.take(state, seat, action)
    if state.asked is None:
        go_on(state)
