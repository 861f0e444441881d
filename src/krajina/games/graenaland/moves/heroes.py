"""Heroes: planned in secret, moved at once, entering where there is room (sections 4 and 11)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Listed, Refusal, Seat, word_of
from krajina.core.choices import Choices
from krajina.core.message import Message, Values
from krajina.games.graenaland.actions import STAY, Enter, Leave, Move, Stay, Transfer
from krajina.games.graenaland.catalog import TILE
from krajina.games.graenaland.events import Entered, Moved, Stayed, Swapped, Transferred, Waits
from krajina.games.graenaland.pieces import CHURCH, DIRECTIONS, HEROES, PRIEST, SKALD, Prompt
from krajina.games.graenaland.state import NOBODY, Clan, State, Task, hero_at
from krajina.games.graenaland.tables import NOWHERE
from krajina.games.graenaland.tasks import Offered, Question, Together

MOVES: Final = tuple(tuple(Move(hero, direction) for direction in DIRECTIONS) for hero in HEROES)
HERO_NUMBER: Final = {hero: number for number, hero in enumerate(HEROES)}
WAY_NUMBER: Final = {direction: number for number, direction in enumerate(DIRECTIONS)}
PLANS: Final[frozenset[type[Action]]] = frozenset({Move, Stay})
ENTRIES: Final[frozenset[type[Action]]] = frozenset({Enter})


class PlanMoves(Together, frozen=True):
    """Everybody but the main player sends one hero somewhere, or nobody (section 4, rulings 1 to 5)."""

    prompt: ClassVar[Prompt] = Prompt.MOVE
    known: ClassVar[frozenset[type[Action]]] = PLANS

    def seats(self, state: State) -> Sequence[Seat]:
        """The main player's heroes stay (section 4)."""
        return [seat for seat in range(state.options.seats) if seat != state.main]

    def choices(self, state: State, seat: Seat) -> Choices[Action]:
        """Every direction that leads somewhere (ruling 2)."""
        ways = state.tables.shape.ways
        found: list[Action] = [STAY]
        for hero, at in enumerate(state.clans[seat].heroes):
            if at != NOWHERE:
                moves, there = MOVES[hero], ways[at]
                found += [moves[direction] for direction in range(len(DIRECTIONS)) if there[direction] != NOWHERE]
        return Listed(found)

    def said(self, state: State, seat: Seat, action: Action) -> Message:
        """With the territory that the direction leads to."""
        message = action.message
        if not isinstance(action, Move):
            return message
        there = state.tables.shape.ways[state.clans[seat].heroes[HERO_NUMBER[action.hero]]][
            WAY_NUMBER[action.direction]
        ]
        return Message("do-move-to", {**message.values, "at": TILE.words[state.name(there)]})

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        """All at once (ruling 1)."""
        for seat, action in answers.items():
            if isinstance(action, Move):
                move(state, seat, HERO_NUMBER[action.hero], WAY_NUMBER[action.direction])
            elif state.events is not None:
                state.tell(Stayed(who=seat))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """The hero is not there, or the way leads nowhere."""
        assert isinstance(action, Move), "one can always stay"
        hero = word_of(action.hero)
        if state.clans[seat].heroes[HEROES.index(action.hero)] == NOWHERE:
            return Refusal("hero-not-there", "section 4", {"hero": hero})
        return Refusal("leads-nowhere", "section 4", {"hero": hero, "direction": word_of(action.direction)})


def move(state: State, seat: Seat, hero: int, direction: int) -> None:
    """A hero goes; another of the clan who stands there changes places with him (ruling 4)."""
    clan = state.clans[seat]
    here = clan.heroes[hero]
    there = state.tables.shape.ways[here][direction]
    other = hero_at(clan, there)
    clan.heroes[hero] = there
    if other != NOBODY:
        clan.heroes[other] = here
    if state.events is not None:
        state.tell(Moved(who=seat, hero=HEROES[hero], direction=DIRECTIONS[direction], at=state.name(there)))
        if other != NOBODY:
            state.tell(Swapped(who=seat, hero=HEROES[other], at=state.name(here)))


# -- entering --------------------------------------------------------------------------------------------------------


class EnterHeroes(Task, frozen=True):
    """After the moves, before the first proposal, waiting heroes enter where there is room (section 11, ruling 6)."""

    def enter(self, state: State) -> bool:
        """Everybody's, the main player's too (ruling 5)."""
        for seat in reversed(state.seats_from(state.main)):
            if any(state.clans[seat].waiting):
                state.todo.append(EnterWaiting(seat))
        return False


class EnterWaiting(Question, frozen=True):
    """One waiting hero after the other; where only one of two can enter, the owner chooses (ruling 7)."""

    prompt: ClassVar[Prompt] = Prompt.ENTER

    def enter(self, state: State) -> bool:
        """Let those enter who stand in nobody's way; ask about the others."""
        clan = state.clans[self.player]
        found = entries(clan)
        while found:
            heroes, places = [hero for hero, _ in found], [at for _, at in found]
            alone = [(hero, at) for hero, at in found if heroes.count(hero) == 1 and places.count(at) == 1]
            if not alone:
                return True
            place_hero(state, self.player, *alone[0])
            found = entries(clan)
        return False

    def choices(self, state: State) -> Choices[Action]:
        """Who, and where."""
        found = entries(state.clans[self.player])
        return Offered([Enter(HEROES[hero], state.name(at)) for hero, at in found], ENTRIES)

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """He enters; perhaps another one can, too."""
        assert isinstance(action, Enter), "a hero"
        place_hero(state, seat, HEROES.index(action.hero), state.at(action.at))
        state.todo.append(self)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """He does not wait there."""
        assert isinstance(action, Enter), "a hero"
        values: Values = {"hero": word_of(action.hero), "at": TILE.words[action.at]}
        return Refusal("does-not-wait", "section 11", values)


def entries(clan: Clan) -> list[tuple[int, int]]:
    """Which waiting heroes could enter where: no other hero of the clan stands there."""
    return [(hero, at) for hero in (PRIEST, SKALD) for at in clan.waiting[hero] if hero_at(clan, at) == NOBODY]


def place_hero(state: State, seat: Seat, hero: int, at: int) -> None:
    """A hero enters the game; he waits no more."""
    clan = state.clans[seat]
    clan.heroes[hero] = at
    clan.waiting = tuple(() if one == hero else places for one, places in enumerate(clan.waiting))
    if state.events is not None:
        state.tell(Entered(who=seat, hero=HEROES[hero], at=state.name(at)))


def call_hero(state: State, seat: Seat, building: int, at: int) -> None:
    """A church calls the priest, a hall the skald (section 11, rulings 6, 8 and 9)."""
    hero = PRIEST if building == CHURCH else SKALD
    clan = state.clans[seat]
    is_free = hero_at(clan, at) == NOBODY
    if clan.heroes[hero] != NOWHERE or (clan.waiting[hero] and is_free):
        if is_free:
            state.todo.append(TransferHero(seat, hero, at))
        return
    if is_free:
        place_hero(state, seat, hero, at)
        return
    places = (*clan.waiting[hero], at)
    clan.waiting = tuple(places if one == hero else old for one, old in enumerate(clan.waiting))
    if state.events is not None:
        state.tell(Waits(who=seat, hero=HEROES[hero], at=state.name(at)))


class TransferHero(Question, frozen=True):
    """A later church or hall: the hero may go there now, and only now (ruling 9)."""

    prompt: ClassVar[Prompt] = Prompt.TRANSFER

    hero: int
    at: int

    def choices(self, state: State) -> Choices[Action]:
        """Go, or stay."""
        return Listed((Transfer(), Leave()))

    def values(self, state: State) -> Values:
        """Who, and where."""
        return {"hero": word_of(HEROES[self.hero]), "at": TILE.words[state.name(self.at)]}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """He goes; one who still waits may go on waiting for either place (ruling 8)."""
        clan = state.clans[seat]
        if isinstance(action, Transfer):
            if clan.heroes[self.hero] == NOWHERE:
                place_hero(state, seat, self.hero, self.at)
                return
            clan.heroes[self.hero] = self.at
            state.tell(Transferred(who=seat, hero=HEROES[self.hero], at=state.name(self.at)))
        elif clan.heroes[self.hero] == NOWHERE:
            places = (*clan.waiting[self.hero], self.at)
            clan.waiting = tuple(places if one == self.hero else old for one, old in enumerate(clan.waiting))
