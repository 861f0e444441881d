"""Move: every seat but the main player plans a hero's way in secret; all go at once (section 4, rulings 1 to 5)."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from krajina.core import Action, Choices, Listed, Message, Refusal, Seat, below, word_of
from krajina.core.together import Together
from krajina.games.graenaland.actions import STAY, Move, Stay
from krajina.games.graenaland.catalog import TILE
from krajina.games.graenaland.events import Moved, Stayed, Swapped
from krajina.games.graenaland.pieces import DIRECTIONS, HEROES, Prompt
from krajina.games.graenaland.state import NOBODY, State, hero_at
from krajina.games.graenaland.tables import NOWHERE

MOVES: Final = tuple(tuple(Move(hero, direction) for direction in DIRECTIONS) for hero in HEROES)
HERO_NUMBER: Final = {hero: number for number, hero in enumerate(HEROES)}
WAY_NUMBER: Final = {direction: number for number, direction in enumerate(DIRECTIONS)}


def where_to(state: State, seat: Seat, plan: Move) -> int:
    """The territory that a planned way leads to."""
    return state.tables.shape.ways[state.clans[seat].heroes[HERO_NUMBER[plan.hero]]][WAY_NUMBER[plan.direction]]


class PlanMoves(Together[State]):
    """Every seat but the main player sends one hero somewhere, or none."""

    prompt: ClassVar[str] = Prompt.MOVE
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({Move, Stay})

    def seats(self, state: State) -> Sequence[Seat]:
        """The main player's heroes stay (section 4)."""
        return [seat for seat in range(state.options.seats) if seat != state.main]

    def choices(self, state: State, seat: Seat) -> Choices[Action]:
        """Every direction that leads somewhere (ruling 2)."""
        open_ways = state.tables.shape.open_ways
        found: list[Action] = [STAY]
        for hero, at in enumerate(state.clans[seat].heroes):
            if at != NOWHERE:
                moves = MOVES[hero]
                found += [moves[direction] for direction in open_ways[at]]
        return Listed(found)

    def draw(self, state: State, seat: Seat, rng: Random) -> Action:
        """One of them, without making all the others."""
        open_ways, heroes, count = state.tables.shape.open_ways, state.clans[seat].heroes, 1
        for at in heroes:
            if at != NOWHERE:
                count += len(open_ways[at])
        choice = below(rng, count) - 1
        for hero, at in enumerate(heroes):
            if at != NOWHERE:
                if 0 <= choice < len(open_ways[at]):
                    return MOVES[hero][open_ways[at][choice]]
                choice -= len(open_ways[at])
        return STAY

    def said(self, state: State, seat: Seat, action: Action) -> Message:
        """With the territory that the direction leads to."""
        message = action.message
        if not isinstance(action, Move):
            return message
        return Message("do-move-to", {**message.values, "at": TILE.words[state.name(where_to(state, seat, action))]})

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        """All at once (ruling 1)."""
        for seat, action in answers.items():
            if isinstance(action, Move):
                go(state, seat, action)
            elif state.events is not None:
                state.tell(Stayed(who=seat))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """The hero is not there, or the way leads nowhere."""
        assert isinstance(action, Move), "one can always stay"
        hero = word_of(action.hero)
        if state.clans[seat].heroes[HERO_NUMBER[action.hero]] == NOWHERE:
            return Refusal("hero-not-there", "section 4", {"hero": hero})
        return Refusal("leads-nowhere", "section 4", {"hero": hero, "direction": word_of(action.direction)})


def go(state: State, seat: Seat, plan: Move) -> None:
    """A hero goes; another of the clan who stands there changes places with him (ruling 4)."""
    clan, hero = state.clans[seat], HERO_NUMBER[plan.hero]
    here, there = clan.heroes[hero], where_to(state, seat, plan)
    other = hero_at(clan, there)
    clan.heroes[hero] = there
    if other != NOBODY:
        clan.heroes[other] = here
    if state.events is not None:
        state.tell(Moved(who=seat, hero=plan.hero, direction=plan.direction, at=state.name(there)))
        if other != NOBODY:
            state.tell(Swapped(who=seat, hero=HEROES[other], at=state.name(here)))
