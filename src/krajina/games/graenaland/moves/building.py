"""The phase of building: the main player's, everybody's last one, a granted one (sections 8, 9, 22 and 29)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat, SeatName
from krajina.core.choices import Choices
from krajina.core.message import Values
from krajina.games.graenaland.actions import (
    BUILD_NOTHING,
    END_BUILDING,
    SAY_NOTHING,
    Advise,
    AnnounceWork,
    BuildNothing,
    EndBuilding,
    ExpectShare,
    GrantBuild,
    SayNothing,
    TakeSupply,
)
from krajina.games.graenaland.catalog import TILE
from krajina.games.graenaland.events import (
    Advised,
    BuiltNothing,
    Expected,
    FinalBuildingBegan,
    Granted,
    WorkAnnounced,
)
from krajina.games.graenaland.moves.build import (
    ALL,
    BUILDS,
    OWN,
    BuildAction,
    Payable,
    build,
    missing_works,
    refuse_build,
    refuse_work,
)
from krajina.games.graenaland.moves.fee import PayFee
from krajina.games.graenaland.moves.offer import OfferTogether
from krajina.games.graenaland.moves.supply import refuse_supply, supply_choices, take_supply
from krajina.games.graenaland.pieces import MOST_SEATS, RESOURCES, WORKS, Build, Prompt, Talk
from krajina.games.graenaland.state import State, Task
from krajina.games.graenaland.tables import NOWHERE
from krajina.games.graenaland.talk import judge_building, open_talk
from krajina.games.graenaland.tasks import Offered, Question

MAIN_KINDS: Final[frozenset[type[Action]]] = BUILDS | {TakeSupply, AnnounceWork, GrantBuild, EndBuilding}
FINAL_KINDS: Final[frozenset[type[Action]]] = BUILDS | {EndBuilding}
GRANTED_KINDS: Final[frozenset[type[Action]]] = BUILDS | {BuildNothing}
ADVICE: Final[tuple[Action, ...]] = (SAY_NOTHING, *map(Advise, Build), *map(ExpectShare, RESOURCES))
ANNOUNCE: Final = tuple(tuple(AnnounceWork(work, name) for name in TILE.ids) for work in WORKS)
GRANT: Final = tuple(map(GrantBuild, range(MOST_SEATS)))


def do_build(state: State, seat: Seat, action: BuildAction) -> None:
    """Build it, and let the builder give what is due behind a palisade."""
    if receivers := build(state, seat, action):
        state.todo.append(PayFee(seat, receivers))


class MainChoices(Payable):
    """What the main player may do."""

    __slots__ = ()

    def others(self) -> Sequence[Action]:
        """A supply card, or the end when one was taken; a joint work or a grant, once (sections 9, 18 and 29)."""
        state = self.state
        found = [*supply_choices(state)]
        if not state.is_joined:
            found += announcements(state, self.seat)
            if state.options.grant:
                found += [GRANT[seat] for seat in range(state.options.seats) if seat != self.seat]
        if state.took_supply:
            found.append(END_BUILDING)
        return found


class GrantedChoices(Payable):
    """What somebody may do who was granted a build."""

    __slots__ = ()

    def others(self) -> Sequence[Action]:
        """Nothing at all."""
        return (BUILD_NOTHING,)


class Building(Question, frozen=True):
    """The main player builds, as much as he likes, and takes a supply card at some time (sections 8 and 9)."""

    prompt: ClassVar[Prompt] = Prompt.BUILD

    def choices(self, state: State) -> Choices[Action]:
        """Whatever can be paid, a supply card, a work together, a build for somebody else, the end."""
        return MainChoices(state, self.player, ALL, MAIN_KINDS)

    def values(self, state: State) -> Values:
        """Whether a supply card is still to be taken, and what can still be done with others, once."""
        others = "nothing" if state.is_joined else "grant" if state.options.grant else "joint"
        return {"supply": int(not state.took_supply), "others": others}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Do it and go on, or end the phase."""
        if isinstance(action, EndBuilding):
            judge_building(state, seat)
            return
        state.todo.append(self)
        if isinstance(action, TakeSupply):
            take_supply(state, seat, action)
        elif isinstance(action, AnnounceWork):
            state.is_joined = True
            open_talk(state)
            state.tell(WorkAnnounced(who=seat, work=action.work, at=action.at))
            state.todo.append(OfferTogether(WORKS.index(action.work), state.at(action.at)))
        elif isinstance(action, GrantBuild):
            state.is_joined = True
            state.tell(Granted(who=seat, builder=action.seat))
            state.todo.append(GrantedBuild(action.seat))
            if state.options.talk != Talk.NONE:
                state.todo.append(GiveAdvice(seat, action.seat))
        else:
            assert isinstance(action, BuildAction), "a build"
            do_build(state, seat, action)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """By the rules of what was chosen."""
        if isinstance(action, BuildAction):
            return refuse_build(state, seat, action, works=True)
        if isinstance(action, EndBuilding):
            return Refusal("supply-first", "section 9")
        if isinstance(action, TakeSupply):
            return refuse_supply(state, action)
        if state.is_joined:
            return Refusal("joined-already", "section 18")
        if isinstance(action, AnnounceWork):
            at = state.at(action.at)
            if at == NOWHERE:
                return Refusal("not-on-island", "section 1", {"at": TILE.words[action.at]})
            return refuse_work(state, seat, WORKS.index(action.work), at)
        if not state.options.grant:
            return Refusal("no-grants", "section 29")
        return Refusal("grant-other", "section 29")


def announcements(state: State, seat: Seat) -> list[Action]:
    """The works that could be built together: where the main player has a settlement."""
    return [ANNOUNCE[work][state.tiles[at]] for work, at in missing_works(state, seat)]


# -- granted ---------------------------------------------------------------------------------------------------------


class GiveAdvice(Question, frozen=True):
    """The main player may say what he would build, or what he expects in return (section 29)."""

    prompt: ClassVar[Prompt] = Prompt.ADVISE

    builder: Seat

    def choices(self, state: State) -> Choices[Action]:
        """A piece of advice, an expectation, or nothing."""
        return Offered(ADVICE, frozenset(map(type, ADVICE)))

    def values(self, state: State) -> Values:
        """To whom."""
        return {"to": SeatName(self.builder)}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """It binds nobody."""
        if isinstance(action, Advise):
            state.tell(Advised(who=seat, listener=self.builder, build=action.build))
        elif isinstance(action, ExpectShare):
            state.tell(Expected(who=seat, listener=self.builder, resource=action.resource))
        else:
            assert isinstance(action, SayNothing), "nothing"


class GrantedBuild(Question, frozen=True):
    """One build for another player, with no market, no supply card and no help; or nothing (section 29, ruling 32)."""

    prompt: ClassVar[Prompt] = Prompt.GRANTED

    def choices(self, state: State) -> Choices[Action]:
        """Whatever can be paid from the hand."""
        return GrantedChoices(state, self.player, ALL, GRANTED_KINDS, markets=False)

    def values(self, state: State) -> Values:
        """Who allows it."""
        return {"who": SeatName(state.main)}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Build it, or not."""
        if isinstance(action, BuildNothing):
            state.tell(BuiltNothing(who=seat))
            return
        assert isinstance(action, BuildAction), "a build"
        do_build(state, seat, action)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """By the rules of what was chosen."""
        assert isinstance(action, BuildAction), "one can always build nothing"
        return refuse_build(state, seat, action, works=True, markets=False)


# -- the end ---------------------------------------------------------------------------------------------------------


class FinalBuilding(Question, frozen=True):
    """The last phase of building: no supply card, no public works (section 22)."""

    prompt: ClassVar[Prompt] = Prompt.FINAL

    def choices(self, state: State) -> Choices[Action]:
        """Whatever can be paid, or the end."""
        return Payable(state, self.player, OWN, FINAL_KINDS)

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Build on, or end."""
        if isinstance(action, BuildAction):
            state.todo.append(self)
            do_build(state, seat, action)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """By the rules of what was chosen."""
        assert isinstance(action, BuildAction), "one can always end"
        return refuse_build(state, seat, action, works=False)


class BeginFinal(Task, frozen=True):
    """Somebody's last phase of building begins: markets may be used again."""

    player: Seat

    def enter(self, state: State) -> bool:
        """Tell it."""
        state.clans[self.player].markets_used = 0
        state.tell(FinalBuildingBegan(who=self.player))
        state.todo.append(FinalBuilding(self.player))
        return False


def begin_final(state: State, seats: Sequence[Seat]) -> None:
    """These seats build for the last time, in this order."""
    state.todo.extend(BeginFinal(seat) for seat in reversed(seats))
