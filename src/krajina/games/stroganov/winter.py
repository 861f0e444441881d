"""Winter: income, stories and songs, then the upkeep for the next year or the end of the game (page 10)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat
from krajina.games.stroganov.actions import DECLINE, END_TURN, Decline, EndTurn, SingSong, TakeIncome, UseCard
from krajina.games.stroganov.catalog import CARD, SONG
from krajina.games.stroganov.events import PartsRemoved
from krajina.games.stroganov.moves.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.moves.bag import DealFurs, FillMarket
from krajina.games.stroganov.moves.draw import AddLandscape, PlaceCard, PlaceSong, PlaceYurt
from krajina.games.stroganov.moves.granted import USE
from krajina.games.stroganov.moves.song import SING, affordable, best_song, refuse_song, sing
from krajina.games.stroganov.options import Reading
from krajina.games.stroganov.pieces import LAST, REGIONS, TIGER, VALUES, Prompt, Why
from krajina.games.stroganov.rewards import gain_horses, give
from krajina.games.stroganov.scoring import card_gains, final_scoring
from krajina.games.stroganov.state import NONE, Question, State, Task
from krajina.games.stroganov.tables import Gains

YEARS: Final = 4
LAST_YEAR_OF_A: Final = 2


def begin_winter(state: State) -> None:
    """Put the steps of winter on the stack: income for all, stories, songs, upkeep; each in the order of play."""
    for mat in state.mats:
        mat.sung = False
    todo = state.todo
    todo.append(Upkeep())
    todo.append(WinterSongs())
    for place in reversed(range(min(len(state.line), len(state.tables.board.winter.stories)))):
        todo.append(DeepestStories(place))
    todo.extend(Income(player) for player in reversed(state.line))


# -- income ---------------------------------------------------------------------------------------------------------


class Income(AtAnyTime, frozen=True):
    """A player's income; extra actions may come before it (ruling 43)."""

    prompt: ClassVar[Prompt] = Prompt.INCOME
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({*EXTRA_KINDS, TakeIncome})

    closing: ClassVar[Action] = TakeIncome()

    def own_offers(self, state: State) -> list[Action] | None:
        """Nothing but extra actions before it."""
        if self.player == state.ivan:
            self.answer(state, self.closing)
            return None
        return []

    def answer(self, state: State, action: Action) -> None:
        """Two horses, one for each banner, and what cards bring (page 10)."""
        mat, winter = state.mats[self.player], state.tables.board.winter
        if self.player != state.ivan:  # his cards count at the end only (page 13)
            cards = tuple(card for card in mat.fulfilled if state.tables.cards[card].effect.when == "winter")
            state.todo.append(WinterCards(self.player, cards))
        gain_horses(state, self.player, winter.horses + mat.banners * winter.horses_a_banner)


class WinterCards(Question, frozen=True):
    """What fulfilled cards bring in winter: what simply comes at once, the rest in the order that one likes."""

    prompt: ClassVar[Prompt] = Prompt.WINTER_CARD
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({UseCard, Decline})

    cards: tuple[int, ...]

    def offers(self, state: State) -> Sequence[Action] | None:
        """Which of them first; what counts outposts or landscapes can wait for an action that adds to them."""
        is_plain = {card: _simply_comes(state.tables.card_gains[card]) for card in self.cards}
        if not all(is_plain.values()):
            cards = state.tables.cards
            is_plain = {card: plain and cards[card].effect.per is None for card, plain in is_plain.items()}
        rest = tuple(card for card in self.cards if not is_plain[card])
        if len(rest) == len(self.cards):
            return self._which(state) if rest else None
        state.todo.append(WinterCards(self.player, rest))
        for card in self.cards:
            if is_plain[card]:
                self._give(state, card)
        return None

    def _which(self, state: State) -> list[Action]:
        """Each of them; where only furs from the bag are to come, these may be left undrawn (ruling 9)."""
        found: list[Action] = [USE[card] for card in self.cards]
        may_leave = all(word == "fur_bag" for card in self.cards for word, _ in state.tables.card_gains[card])
        return [*found, DECLINE] if may_leave else found

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """This one; then the others."""
        if isinstance(action, Decline):
            return
        assert isinstance(action, UseCard)
        card = CARD.ids.index(action.card)
        if len(self.cards) > 1:
            state.todo.append(WinterCards(self.player, tuple(one for one in self.cards if one != card)))
        self._give(state, card)

    def _give(self, state: State, card: int) -> None:
        give(state, self.player, card_gains(state, self.player, card), Why.TSAR_CARD)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """It brings nothing in winter, or did already; or something is to come that is not left."""
        if isinstance(action, Decline):
            return Refusal("cards-come-first", "ruling 9")
        assert isinstance(action, UseCard)
        return Refusal("not-this-winter", "page 10", {"card": CARD.words[action.card]})


def _simply_comes(gains: Gains) -> bool:
    return all(word in ("horse", "coin", "vp", "banner", "outpost", "tiger") for word, _ in gains)


# -- stories and songs ----------------------------------------------------------------------------------------------


class DeepestStories(Task, frozen=True):
    """Stories for the deepest in Siberia, and for the second (page 10)."""

    place: int

    def enter(self, state: State) -> bool:
        """As many as for this place."""
        stories = state.tables.board.winter.stories[self.place]
        if stories:
            give(state, state.line[self.place], (("story", stories),), Why.SONG)
        return False


class WinterSongs(Task, frozen=True):
    """Songs for all in the order of play."""

    def enter(self, state: State) -> bool:
        """One after the other."""
        state.todo.extend(WinterSong(player) for player in reversed(state.line))
        return False


class WinterSong(AtAnyTime, frozen=True):
    """A song in winter, or none; extra actions as one likes (page 10)."""

    prompt: ClassVar[Prompt] = Prompt.SONG
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({*EXTRA_KINDS, SingSong, EndTurn})

    closing: ClassVar[Action] = END_TURN

    has_sung: bool = False

    def own_offers(self, state: State) -> list[Action] | None:
        """Each song that the stories reach for."""
        if self.player == state.ivan:
            song = best_song(state, self.player)
            if song >= 0:
                self._sing(state, song)
            return None
        return [] if self.has_sung else [SING[song] for song in affordable(state, self.player)]

    def answer(self, state: State, action: Action) -> None:
        """Sing it: it leaves the game (page 10)."""
        if isinstance(action, SingSong):
            state.todo.append(WinterSong(self.player, has_sung=True))
            self._sing(state, SONG.ids.index(action.song))

    def _sing(self, state: State, song: int) -> None:
        state.songs = tuple(one for one in state.songs if one != song)
        sing(state, self.player, song)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """One song, that is there and can be paid."""
        assert isinstance(action, SingSong)
        return Refusal("one-song", "page 10") if self.has_sung else refuse_song(state, self.player, action)


# -- upkeep ---------------------------------------------------------------------------------------------------------


class Upkeep(Task, frozen=True):
    """The board for the next year; after the last year the final scoring instead (page 10)."""

    def enter(self, state: State) -> bool:
        """Cossacks home in their order, gaps closed, and everything else in the order of the book."""
        if state.year == YEARS:
            final_scoring(state)
            return False
        state.at = [0] * len(state.at)
        added = _close_gaps(state)
        if state.year == LAST_YEAR_OF_A:
            _remove_parts(state)
        state.songs = ()
        state.yurts = _to_the_left(state.yurts)
        state.cards = _to_the_left(state.cards)
        todo = state.todo
        todo.extend(PlaceCard(region) for region in reversed(REGIONS) if state.cards[region] == NONE)
        todo.extend(PlaceYurt(region) for region in reversed(REGIONS) if state.yurts[region] == NONE)
        todo.extend(PlaceSong() for _ in state.mats)
        todo.append(FillMarket())
        todo.append(ReturnMarket())
        todo.append(FursOnNewTiles(added))
        todo.extend(AddLandscape(at) for at in reversed(added))
        return False


def _close_gaps(state: State) -> tuple[int, ...]:
    """Shift the tiles to the west; the places that new ones come to."""
    tiles = [(state.row[at], state.row_furs[at]) for at in range(1, LAST + 1) if state.row[at] != NONE]
    free = tuple(range(len(tiles) + 1, LAST + 1))
    tiles += [(NONE, ())] * len(free)
    state.row = [NONE, *(tile for tile, _ in tiles)]
    state.row_furs = [(), *(furs for _, furs in tiles)]
    return free


def _remove_parts(state: State) -> None:
    """After the second year all A parts leave the game, but for cards that players have (page 10, ruling 17)."""
    state.yurts = [NONE for _ in REGIONS]
    state.cards = [NONE for _ in REGIONS]
    own = {card for mat in state.mats for card in (*mat.hand, *mat.fulfilled)}
    state.left |= state.tables.stacks("B")
    state.left["cards"] = tuple(card for card in state.left["cards"] if card not in own)
    state.tell(PartsRemoved())


def _to_the_left(row: list[int]) -> list[int]:
    there = [one for one in row if one != NONE]
    return there + [NONE] * (len(row) - len(there))


class FursOnNewTiles(Task, frozen=True):
    """Furs for new landscapes, dealt out evenly, and a tiger on the easternmost (page 10, rulings 7 and 36)."""

    places: tuple[int, ...]

    def enter(self, state: State) -> bool:
        """The slots in turn from the west."""
        new = [at for at in self.places if state.row[at] != NONE]
        last = max((at for at in range(1, LAST + 1) if state.row[at] != NONE), default=0)
        if last and (last in new or state.reads(Reading.TIGER_ALWAYS)) and state.tigers:
            state.tigers -= 1
            state.row_furs[last] = (*state.row_furs[last], TIGER)
        state.todo.append(DealFurs(slots_in_turn(state, new)))
        return False


def slots_in_turn(state: State, places: Sequence[int]) -> tuple[int, ...]:
    """The slots of landscapes for furs, one of each in turn; those marked 4 stay empty below four players (page 4)."""
    rooms = {at: _slots(state, at) for at in places}
    most = max(rooms.values(), default=0)
    return tuple(at for number in range(most) for at in places if rooms[at] > number)


def _slots(state: State, at: int) -> int:
    tile = state.tables.landscapes[state.row[at]]
    return tile.slots if len(state.mats) == 4 else tile.slots - tile.slots_marked_4


class ReturnMarket(Task, frozen=True):
    """The furs of the market go back into the bag."""

    def enter(self, state: State) -> bool:
        """All of them."""
        for value in VALUES:
            state.bag[value] += state.market[value]
            state.market[value] = 0
        return False
