"""The phase of building: the main player's, a granted build, the last one (sections 8, 9, 22 and 29)."""

from collections.abc import Sequence
from typing import ClassVar, Final, TypeAlias

from krajina.core import Action, Choices, Event, Message, Refusal, Seat, SeatName, Values
from krajina.core.tasks import Offered, Question, Task
from krajina.games.graenaland.actions import (
    BUILD_NOTHING,
    END_BUILDING,
    SAY_NOTHING,
    Advise,
    AnnounceWork,
    BuildBuilding,
    BuildNothing,
    BuildVillage,
    BuildWork,
    EndBuilding,
    ExpectShare,
    GrantBuild,
    Recruit,
    TakeSupply,
)
from krajina.games.graenaland.events import FinalBuildingBegan
from krajina.games.graenaland.ledger import judge_building
from krajina.games.graenaland.moves.announce_work import announce_work, announcements, refuse_announce_work
from krajina.games.graenaland.moves.build_building import build_building, buildings, refuse_build_building
from krajina.games.graenaland.moves.build_village import build_village, refuse_build_village, villages
from krajina.games.graenaland.moves.build_work import build_work, public_works, refuse_build_work, work_price
from krajina.games.graenaland.moves.grant_build import grant_build, grants, refuse_grant_build
from krajina.games.graenaland.moves.recruit import recruit, refuse_recruit, soldiers
from krajina.games.graenaland.moves.take_supply import refuse_take_supply, supply_choices, take_supply
from krajina.games.graenaland.offers import OfferTogether
from krajina.games.graenaland.paying.form import price_words
from krajina.games.graenaland.paying.payable import Payable, Source
from krajina.games.graenaland.pieces import RESOURCES, WORK_NUMBER, Build, Prompt
from krajina.games.graenaland.spoken import Advised, BuiltNothing, Expected
from krajina.games.graenaland.state import State
from krajina.games.graenaland.tables import NOWHERE

BuildAction: TypeAlias = BuildVillage | BuildBuilding | Recruit | BuildWork
OWN: Final[tuple[Source, ...]] = (villages, buildings, soldiers)
ALL: Final[tuple[Source, ...]] = (*OWN, public_works)
BUILDS: Final[frozenset[type[Action]]] = frozenset({BuildVillage, BuildBuilding, Recruit, BuildWork})
MAIN_KINDS: Final[frozenset[type[Action]]] = BUILDS | {TakeSupply, AnnounceWork, GrantBuild, EndBuilding}
FINAL_KINDS: Final[frozenset[type[Action]]] = BUILDS | {EndBuilding}
GRANTED_KINDS: Final[frozenset[type[Action]]] = BUILDS | {BuildNothing}
SUPPLY_FIRST: Final = Refusal("supply-first", "section 9")  # the main player takes a supply card before the end
ADVICE: Final[tuple[Action, ...]] = (SAY_NOTHING, *map(Advise, Build), *map(ExpectShare, RESOURCES))


def build(state: State, seat: Seat, action: Action) -> None:
    """Pay for something and build it."""
    if type(action) is BuildVillage:
        build_village(state, seat, action)
    elif type(action) is BuildBuilding:
        build_building(state, seat, action)
    elif type(action) is Recruit:
        recruit(state, seat, action)
    else:
        assert isinstance(action, BuildWork), "a build"
        build_work(state, seat, action)


def misbuilt(state: State, seat: Seat, action: BuildAction, *, markets: bool) -> Refusal | None:
    """Why something has no place, or is paid wrongly."""
    if isinstance(action, BuildVillage):
        return refuse_build_village(state, seat, action, markets=markets)
    if isinstance(action, BuildBuilding):
        return refuse_build_building(state, seat, action, markets=markets)
    if isinstance(action, Recruit):
        return refuse_recruit(state, seat, action, markets=markets)
    return refuse_build_work(state, seat, action, markets=markets)


def refuse_build(state: State, seat: Seat, action: BuildAction, *, works: bool, markets: bool = True) -> Refusal | None:
    """Why something cannot be built now."""
    if isinstance(action, BuildWork) and not works and state.at(action.at) != NOWHERE:
        return Refusal("no-works-now", "section 22")
    return misbuilt(state, seat, action, markets=markets)


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
            found += announcements(state, self.player)
            found += grants(state, self.player)
        if state.took_supply:
            found.append(END_BUILDING)
        return found

    def values(self, state: State) -> Values:
        """Whether a supply card is still to be taken, and what can still be done with others, once."""
        others = "nothing" if state.is_joined else "grant" if state.options.grant else "joint"
        return {"supply": int(not state.took_supply), "others": others}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        if type(action) is EndBuilding:
            judge_building(state, seat)
            return
        state.todo.append(self)
        if type(action) is TakeSupply:
            take_supply(state, seat, action)
        elif type(action) is AnnounceWork:
            announce_work(state, seat, action)
            state.todo.append(OfferTogether(WORK_NUMBER[action.work], state.at(action.at)))
        elif type(action) is GrantBuild:
            grant_build(state, seat, action)
            state.todo.append(GrantedBuild(action.seat))
            if state.rules.has_talk:
                state.todo.append(GiveAdvice(seat, action.seat))
        else:
            build(state, seat, action)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, BuildAction):
            return refuse_build(state, seat, action, works=True)
        if isinstance(action, TakeSupply):
            return refuse_take_supply(state, action)
        if isinstance(action, GrantBuild):
            return refuse_grant_build(state)
        return refuse_announce_work(state, seat, action) if isinstance(action, AnnounceWork) else SUPPLY_FIRST


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
            state.tell(advice(seat, self.builder, action))


def advice(who: Seat, listener: Seat, action: Advise | ExpectShare) -> Event:
    """What all hear of it."""
    if isinstance(action, Advise):
        return Advised(who=who, listener=listener, build=action.build)
    return Expected(who=who, listener=listener, resource=action.resource)


class GrantedBuild(Question[State]):
    """One build for another player, with no market, no supply card and no help; or nothing (section 29, ruling 32)."""

    prompt: ClassVar[str] = Prompt.GRANTED

    def choices(self, state: State) -> Choices[Action]:
        return Payable(state, self.player, ALL, GRANTED_KINDS, lambda: (BUILD_NOTHING,), markets=False)

    def values(self, state: State) -> Values:
        return {"who": SeatName(state.main)}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        if isinstance(action, BuildAction):
            build(state, seat, action)
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
            build(state, seat, action)

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
