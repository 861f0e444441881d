"""Transfer: a church calls the priest, a hall the skald; he may go to a later one at once (section 11)."""

from typing import ClassVar

from krajina.core import Action, Choices, Listed, Message, Seat, Values, word_of
from krajina.core.tasks import Question
from krajina.games.graenaland.actions import LEAVE, Transfer
from krajina.games.graenaland.catalog import TILE
from krajina.games.graenaland.events import Transferred, Waits
from krajina.games.graenaland.moves.enter import place_hero
from krajina.games.graenaland.pieces import CHURCH, HEROES, PRIEST, SKALD, Prompt
from krajina.games.graenaland.state import NOBODY, State, hero_at
from krajina.games.graenaland.tables import NOWHERE


def call_hero(state: State, seat: Seat, building: int, at: int) -> None:
    """A new building calls its hero: he enters, waits, or may go there (rulings 6, 8 and 9)."""
    hero = PRIEST if building == CHURCH else SKALD
    clan = state.clans[seat]
    is_free = hero_at(clan, at) == NOBODY
    if clan.heroes[hero] != NOWHERE or (clan.waiting[hero] and is_free):
        if is_free:
            state.todo.append(TransferHero(seat, hero, at))
    elif is_free:
        place_hero(state, seat, hero, at)
    else:
        clan.wait(hero, (*clan.waiting[hero], at))
        state.tell(Waits(who=seat, hero=HEROES[hero], at=state.name(at)))


class Called(Listed[Action]):
    """To go or not, said with the hero and the place."""

    __slots__ = ("values",)

    def __init__(self, values: Values) -> None:
        super().__init__((Transfer(), LEAVE))
        self.values = values

    def said(self, action: Action) -> Message:
        return Message("do-transfer-to" if isinstance(action, Transfer) else "do-leave-here", self.values)


class TransferHero(Question[State]):
    """A later church or hall: the hero may go there now, and only now (ruling 9)."""

    prompt: ClassVar[str] = Prompt.TRANSFER

    def __init__(self, player: Seat, hero: int, at: int) -> None:
        self.player = player
        self.hero = hero
        self.at = at

    def choices(self, state: State) -> Choices[Action]:
        return Called(self.values(state))

    def values(self, state: State) -> Values:
        return {"hero": word_of(HEROES[self.hero]), "at": TILE.words[state.name(self.at)]}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """He goes; one who still waits may go on waiting for either place (ruling 8)."""
        clan = state.clans[seat]
        is_waiting = clan.heroes[self.hero] == NOWHERE
        if not isinstance(action, Transfer):
            if is_waiting:
                clan.wait(self.hero, (*clan.waiting[self.hero], self.at))
        elif is_waiting:
            place_hero(state, seat, self.hero, self.at)
        else:
            clan.heroes[self.hero] = self.at
            state.tell(Transferred(who=seat, hero=HEROES[self.hero], at=state.name(self.at)))
