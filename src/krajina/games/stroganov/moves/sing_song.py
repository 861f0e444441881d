"""Stories and songs: a song at once on reaching the end of the story track, and one in winter (pages 9 and 10)."""

from typing import ClassVar, Final

from krajina.core import Action, Decision, Refusal, Word
from krajina.core.message import Values
from krajina.core.tasks import Offered
from krajina.games.stroganov.actions import Decline, EndTurn, SingSong, StepForStories
from krajina.games.stroganov.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.catalog import SONG
from krajina.games.stroganov.deeds import Deed, deed_of, known
from krajina.games.stroganov.dues import Dues, Things, pay_things, payable, unpaid
from krajina.games.stroganov.events import Gained, SongSung
from krajina.games.stroganov.moves.end_turn import END_TURN
from krajina.games.stroganov.moves.step_for_stories import STEP_FOR_STORIES
from krajina.games.stroganov.options import Reading
from krajina.games.stroganov.pieces import Prompt, Why
from krajina.games.stroganov.reach import MAIN, Terms
from krajina.games.stroganov.rewards import STORY, gain_words, give, reward, tell_count
from krajina.games.stroganov.state import State, Task


class SingDeed(Deed):
    """Pay the stories of a song and take its rewards."""

    def __init__(self, number: int) -> None:
        self.action = SingSong(SONG.ids[number])
        self.number = number

    def dues(self, state: State, player: int, terms: Terms = MAIN) -> Dues:
        return (Things(STORY, state.tables.song_costs[self.number], "page 10"),)

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        return gain_words(state.tables.song_gains[self.number])

    def refusal(self, state: State, player: int, terms: Terms = MAIN) -> Refusal | None:
        """It is not on the board, or takes more stories."""
        if self.number not in state.songs:
            return Refusal("no-such-song", "page 10", {"song": SONG.words[SONG.ids[self.number]]})
        return unpaid(state.mats[player], self.dues(state, player))

    def take(self, state: State, player: int, terms: Terms = MAIN) -> None:
        """Pay the stories, take the rewards; whether the song stays is for others to say."""
        pay_things(state, player, self.dues(state, player))
        if state.events is not None:
            state.tell(SongSung(who=state.who(player), song=SONG.ids[self.number]))
        give(state, player, state.tables.song_gains[self.number], BY_SONG)


SING: Final = [known(SingDeed(number)) for number in range(len(SONG.ids))]
BY_SONG: Final = Why.SONG


@reward("story")
def gain_stories(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """Up to the end of the track, the rest is lost; coming there from below opens a song at once (page 9, ruling 3)."""
    mat, last = state.mats[player], state.tables.last_story
    before = mat.stories
    mat.stories = min(before + count, last)
    tell_count(state, Gained, player, STORY, mat.stories - before)
    if before < last == mat.stories and (not mat.sung or state.reads(Reading.SONGS_UNLIMITED)):
        state.todo.append(SongAtOnce(player))


def affordable(state: State, player: int) -> list[SingDeed]:
    """The songs that a player's stories reach for."""
    mat = state.mats[player]
    return [SING[song] for song in state.songs if payable(mat, SING[song].dues(state, player))]


class SongAtOnce(AtAnyTime):
    """The end of the story track: a song that stays (page 9); on a side b a trophy step instead (page 11)."""

    prompt: ClassVar[str] = Prompt.SONG_NOW.value
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({SingSong, StepForStories, *EXTRA_KINDS, Decline})

    def values(self, state: State) -> Values:
        """How many stories that are."""
        return {"stories": state.mats[self.player].stories}

    def own_offers(self, state: State) -> list[Action] | None:
        """Each song, on a side b the step, or neither."""
        if self.player == state.ivan:
            self._sing_best(state)
            return None
        found = [song.action for song in affordable(state, self.player)]
        if STEP_FOR_STORIES.refusal(state, self.player) is None:
            found.append(STEP_FOR_STORIES.action)
        return found or None

    def _sing_best(self, state: State) -> None:
        song, mat = best_song(state, self.player), state.mats[self.player]
        if song is not None and not mat.sung:
            mat.sung = True
            if state.reads(Reading.SONGS_UNLIMITED):
                state.todo.append(SongEnded(self.player))
            song.take(state, self.player)

    def answer(self, state: State, action: Action) -> None:
        if isinstance(action, SingSong | StepForStories):
            state.mats[self.player].sung = True
            deed_of(action).take(state, self.player)


class SongEnded(Task):
    """The solo opponent's song is over, and the next arrival at the end of the track brings another.

    None comes before: he never declines, so that a song that tells stories would never end.
    """

    def __init__(self, player: int) -> None:
        self.player = player

    def enter(self, state: State) -> bool:
        state.mats[self.player].sung = False
        return False


def best_song(state: State, player: int) -> SingDeed | None:
    """The most expensive song that the solo opponent can afford, of equal ones the rightmost (page 13)."""
    best: SingDeed | None = None
    costs = state.tables.song_costs
    for song in affordable(state, player):
        if best is None or costs[song.number] >= costs[best.number]:
            best = song
    return best


NO_SONG: Final = Prompt.WINTER_DONE.value


class WinterSong(AtAnyTime):
    """A song in winter, or none; extra actions as one likes (page 10)."""

    prompt: ClassVar[str] = Prompt.SONG.value
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({*EXTRA_KINDS, SingSong, EndTurn})

    closing: ClassVar[Action] = END_TURN

    def __init__(self, player: int, has_sung: bool = False) -> None:
        self.player = player
        self.has_sung = has_sung

    def decisions(self, state: State) -> tuple[Decision[Action], ...]:
        """Whether to sing; where no song can be sung, only whether an extra action still comes."""
        can_sing = isinstance(state.choices[0], SingSong)  # songs come first
        prompt = self.prompt if can_sing else NO_SONG
        return (Decision(self.player, prompt, Offered(state.choices, self.kinds), self.values(state)),)

    def own_offers(self, state: State) -> list[Action] | None:
        """Each song that the stories reach for."""
        if self.player == state.ivan:
            if song := best_song(state, self.player):
                self._sing(state, song)
            return None
        return [] if self.has_sung else [song.action for song in affordable(state, self.player)]

    def answer(self, state: State, action: Action) -> None:
        """Sing it: it leaves the game (page 10)."""
        if isinstance(action, SingSong):
            state.todo.append(WinterSong(self.player, has_sung=True))
            song = deed_of(action)
            assert isinstance(song, SingDeed)
            self._sing(state, song)

    def _sing(self, state: State, song: SingDeed) -> None:
        state.songs = tuple([one for one in state.songs if one != song.number])
        song.take(state, self.player)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """One song, that is there and can be paid."""
        assert isinstance(action, SingSong)
        return Refusal("one-song", "page 10") if self.has_sung else deed_of(action).refusal(state, self.player)
