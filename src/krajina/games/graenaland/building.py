"""The phase of building: the main player's, a granted build, the last one (sections 8, 9, 22 and 29)."""

from collections.abc import Sequence
from typing import ClassVar, Final, TypeAlias

from krajina.core import Action, Choices, Message, Refusal, Seat, SeatName, Values
from krajina.core.tasks import Offered, Question, Task
from krajina.games.graenaland.events import FinalBuildingBegan
from krajina.games.graenaland.moves.advise import Advise
from krajina.games.graenaland.moves.announce_work import AnnounceWork, announcements
from krajina.games.graenaland.moves.build_building import BuildBuilding, buildings
from krajina.games.graenaland.moves.build_nothing import BUILD_NOTHING, BuildNothing, BuiltNothing
from krajina.games.graenaland.moves.build_village import BuildVillage, villages
from krajina.games.graenaland.moves.build_work import BuildWork, public_works, work_price
from krajina.games.graenaland.moves.end_building import END_BUILDING, SUPPLY_FIRST, EndBuilding
from krajina.games.graenaland.moves.expect_share import ExpectShare
from krajina.games.graenaland.moves.grant_build import GrantBuild, grants
from krajina.games.graenaland.moves.recruit import Recruit, soldiers
from krajina.games.graenaland.moves.say_nothing import SAY_NOTHING
from krajina.games.graenaland.moves.take_supply import TakeSupply, supply_choices
from krajina.games.graenaland.offers import OfferTogether
from krajina.games.graenaland.paying.form import price_words
from krajina.games.graenaland.paying.payable import Payable, Source
from krajina.games.graenaland.pieces import RESOURCES, WORK_NUMBER, Build, Prompt, Talk
from krajina.games.graenaland.state import State
from krajina.games.graenaland.tables import NOWHERE
from krajina.games.graenaland.talk import judge_building

BuildAction: TypeAlias = BuildVillage | BuildBuilding | Recruit | BuildWork
MainAction: TypeAlias = BuildAction | TakeSupply | AnnounceWork | GrantBuild
OWN: Final[tuple[Source, ...]] = (villages, buildings, soldiers)
ALL: Final[tuple[Source, ...]] = (*OWN, public_works)
BUILDS: Final[frozenset[type[Action]]] = frozenset({BuildVillage, BuildBuilding, Recruit, BuildWork})
MAIN_KINDS: Final[frozenset[type[Action]]] = BUILDS | {TakeSupply, AnnounceWork, GrantBuild, EndBuilding}
FINAL_KINDS: Final[frozenset[type[Action]]] = BUILDS | {EndBuilding}
GRANTED_KINDS: Final[frozenset[type[Action]]] = BUILDS | {BuildNothing}
ADVICE: Final[tuple[Action, ...]] = (SAY_NOTHING, *map(Advise, Build), *map(ExpectShare, RESOURCES))


def refuse_build(state: State, seat: Seat, action: BuildAction, *, works: bool, markets: bool = True) -> Refusal | None:
    """Why something cannot be built now."""
    if isinstance(action, BuildWork) and not works and state.at(action.at) != NOWHERE:
        return Refusal("no-works-now", "section 22")
    return action.refusal(state, seat, markets=markets)


class MainChoices(Payable):
    """What the main player may do; a work to build together is said with its price."""

    __slots__ = ()

    def said(self, action: Action) -> Message:
        message = action.message
        if not isinstance(action, AnnounceWork) or (at := self.state.at(action.at)) == NOWHERE:
            return message
        price = work_price(self.state, WORK_NUMBER[action.work], at)
        return Message("do-announce_work-here", {**message.values, "price": price_words(price)})


class Building(Question[State]):
    """The main player builds, as much as he likes, and takes a supply card at some time (sections 8 and 9)."""

    prompt: ClassVar[str] = Prompt.BUILD

    def choices(self, state: State) -> Choices[Action]:
        """Whatever can be paid, a supply card, a work together, a build for another seat, the end."""
        return MainChoices(state, self.player, ALL, MAIN_KINDS, lambda: self.others(state))

    def others(self, state: State) -> Sequence[Action]:
        """A supply card, or the end when one was taken; a joint work or a grant, once (sections 9, 18 and 29)."""
        found = [*supply_choices(state)]
        if not state.is_joined:
            found += (*announcements(state, self.player), *grants(state, self.player))
        if state.took_supply:
            found.append(END_BUILDING)
        return found

    def values(self, state: State) -> Values:
        """Whether a supply card is still to be taken, and what can still be done with others, once."""
        others = "nothing" if state.is_joined else "grant" if state.options.grant else "joint"
        return {"supply": int(not state.took_supply), "others": others}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        if isinstance(action, EndBuilding):
            judge_building(state, seat)
            return
        assert isinstance(action, MainAction), "one of the moves"
        state.todo.append(self)
        action.do(state, seat)
        if isinstance(action, AnnounceWork):
            state.todo.append(OfferTogether(WORK_NUMBER[action.work], state.at(action.at)))
        elif isinstance(action, GrantBuild):
            state.todo.append(GrantedBuild(action.seat))
            if state.options.talk != Talk.NONE:
                state.todo.append(GiveAdvice(seat, action.seat))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, BuildAction):
            return refuse_build(state, seat, action, works=True)
        if isinstance(action, TakeSupply | GrantBuild):
            return action.refusal(state)
        return action.refusal(state, seat) if isinstance(action, AnnounceWork) else SUPPLY_FIRST


class GiveAdvice(Question[State]):
    """The main player may say what he would build, or what he expects in return (section 29)."""

    prompt: ClassVar[str] = Prompt.ADVISE

    def __init__(self, player: Seat, builder: Seat) -> None:
        self.player = player
        self.builder = builder

    def choices(self, state: State) -> Choices[Action]:
        """A piece of advice, an expectation, or nothing."""
        return Offered(ADVICE, frozenset(map(type, ADVICE)))

    def values(self, state: State) -> Values:
        return {"to": SeatName(self.builder)}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        if isinstance(action, Advise | ExpectShare):
            state.tell(action.heard(seat, self.builder))


class GrantedBuild(Question[State]):
    """One build for another player, with no market, no supply card and no help; or nothing (section 29, ruling 32)."""

    prompt: ClassVar[str] = Prompt.GRANTED

    def choices(self, state: State) -> Choices[Action]:
        return Payable(state, self.player, ALL, GRANTED_KINDS, lambda: (BUILD_NOTHING,), markets=False)

    def values(self, state: State) -> Values:
        return {"who": SeatName(state.main)}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        if isinstance(action, BuildAction):
            action.do(state, seat)
        else:
            state.tell(BuiltNothing(who=seat))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, BuildAction), "one can always build nothing"
        return refuse_build(state, seat, action, works=True, markets=False)


def last_builds(state: State, seat: Seat) -> Payable:
    """Whatever can be paid but public works, or the end."""
    return Payable(state, seat, OWN, FINAL_KINDS, lambda: (END_BUILDING,))


class FinalBuilding(Question[State]):
    """The last phase of building: no supply card, no public works (section 22)."""

    prompt: ClassVar[str] = Prompt.FINAL

    def choices(self, state: State) -> Choices[Action]:
        return last_builds(state, self.player)

    def take(self, state: State, seat: Seat, action: Action) -> None:
        if isinstance(action, BuildAction):
            state.todo.append(self)
            action.do(state, seat)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, BuildAction), "one can always end"
        return refuse_build(state, seat, action, works=False)


class BeginFinal(Task[State]):
    """The last phase of building of a seat begins: markets may be used again."""

    def __init__(self, player: Seat) -> None:
        self.player = player

    def enter(self, state: State) -> bool:
        state.clans[self.player].markets_used = 0
        state.tell(FinalBuildingBegan(who=self.player))
        state.todo.append(FinalBuilding(self.player))
        return False


def begin_final(state: State, seats: Sequence[Seat]) -> None:
    """The round is broken off: these seats build for the last time, in this order."""
    del state.todo[1:]  # the end of the game stays
    state.todo.extend(BeginFinal(seat) for seat in reversed(seats))
