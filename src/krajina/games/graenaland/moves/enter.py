"""Enter: after the moves, before the first proposal, waiting heroes enter where there is room (section 11)."""

from typing import ClassVar

from krajina.core import Action, Choices, Refusal, Seat, word_of
from krajina.core.tasks import Offered, Question, Task
from krajina.games.graenaland.actions import Enter
from krajina.games.graenaland.catalog import TILE
from krajina.games.graenaland.events import Entered
from krajina.games.graenaland.pieces import HEROES, PRIEST, SKALD, Prompt
from krajina.games.graenaland.state import NOBODY, Clan, State, hero_at


class EnterHeroes(Task[State]):
    """The waiting heroes of every seat enter, the main player's too (ruling 5)."""

    def enter(self, state: State) -> bool:
        for seat in reversed(state.seats_from(state.main)):
            if any(state.clans[seat].waiting):
                state.todo.append(EnterWaiting(seat))
        return False


class EnterWaiting(Question[State]):
    """One waiting hero after the other; where only one of two can enter, the owner chooses (ruling 7)."""

    prompt: ClassVar[str] = Prompt.ENTER

    def enter(self, state: State) -> bool:
        """Let those enter who stand in no other hero's way; ask about the others."""
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
        found = entries(state.clans[self.player])
        return Offered([Enter(HEROES[hero], state.name(at)) for hero, at in found], frozenset({Enter}))

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """He enters; perhaps another one can, too."""
        assert isinstance(action, Enter), "a hero"
        place_hero(state, seat, HEROES.index(action.hero), state.at(action.at))
        state.todo.append(self)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, Enter), "a hero"
        return Refusal("does-not-wait", "section 11", {"hero": word_of(action.hero), "at": TILE.words[action.at]})


def entries(clan: Clan) -> list[tuple[int, int]]:
    """Which waiting heroes could enter where: no other hero of the clan stands there."""
    return [(hero, at) for hero in (PRIEST, SKALD) for at in clan.waiting[hero] if hero_at(clan, at) == NOBODY]


def place_hero(state: State, seat: Seat, hero: int, at: int) -> None:
    """A hero enters the game; he waits no more."""
    clan = state.clans[seat]
    clan.heroes[hero] = at
    clan.wait(hero, ())
    state.tell(Entered(who=seat, hero=HEROES[hero], at=state.name(at)))
