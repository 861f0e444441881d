"""Stories and songs: a song at once on reaching the end of the story track, and one in winter (pages 9 and 10)."""

from typing import ClassVar, Final

from krajina.core import Action, Refusal
from krajina.games.stroganov.actions import Decline, SingSong, StepForStories
from krajina.games.stroganov.catalog import SONG
from krajina.games.stroganov.events import Gained, SongSung, Spent
from krajina.games.stroganov.moves.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.moves.trophy import next_fur, step
from krajina.games.stroganov.options import Reading
from krajina.games.stroganov.pieces import Prompt, Side, Thing, Why
from krajina.games.stroganov.rewards import give, reward, tell_count
from krajina.games.stroganov.state import State, Task

SING: Final = tuple(map(SingSong, SONG.ids))
STEP_FOR_STORIES: Final = StepForStories()


@reward("story")
def gain_stories(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """Up to the end of the track, the rest is lost; coming there from below opens a song at once (page 9, ruling 3)."""
    mat, last = state.mats[player], state.tables.board.tracks.story
    before = mat.stories
    mat.stories = min(before + count, last)
    tell_count(state, Gained, player, Thing.STORY, mat.stories - before)
    if before < last == mat.stories and (not mat.sung or state.reads(Reading.SONGS_UNLIMITED)):
        state.todo.append(SongAtOnce(player))


def affordable(state: State, player: int) -> list[int]:
    """The songs that a player's stories reach for."""
    stories, costs = state.mats[player].stories, state.tables.song_costs
    return [song for song in state.songs if costs[song] <= stories]


def sing(state: State, player: int, song: int) -> None:
    """Pay the stories, take the rewards; whether the song stays is for others to say."""
    spend_stories(state, player, state.tables.song_costs[song])
    if state.events is not None:
        state.tell(SongSung(who=state.who(player), song=SONG.ids[song]))
    give(state, player, state.tables.song_gains[song], Why.SONG)


def spend_stories(state: State, player: int, count: int) -> None:
    """Step back on the story track."""
    state.mats[player].stories -= count
    tell_count(state, Spent, player, Thing.STORY, count)


def refuse_song(state: State, player: int, action: SingSong) -> Refusal:
    """Why a song cannot be sung: it is not on the board, or takes more stories."""
    song = SONG.ids.index(action.song)
    if song not in state.songs:
        return Refusal("no-such-song", "page 10", {"song": SONG.words[action.song]})
    cost, stories = state.tables.song_costs[song], state.mats[player].stories
    return Refusal("too-few-stories", "page 10", {"count": cost, "there": stories})


class SongAtOnce(AtAnyTime, frozen=True):
    """The end of the story track: a song that stays (page 9); on a side b a trophy step instead (page 11)."""

    prompt: ClassVar[Prompt] = Prompt.SONG_NOW
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({SingSong, StepForStories, *EXTRA_KINDS, Decline})

    def own_offers(self, state: State) -> list[Action] | None:
        """Each song, on a side b the step, or neither."""
        if self.player == state.ivan:
            self._sing_best(state)
            return None
        found: list[Action] = [SING[song] for song in affordable(state, self.player)]
        if refuse_step(state, self.player) is None:
            found.append(STEP_FOR_STORIES)
        return found or None

    def _sing_best(self, state: State) -> None:
        song, mat = best_song(state, self.player), state.mats[self.player]
        if song >= 0 and not mat.sung:
            mat.sung = True
            if state.reads(Reading.SONGS_UNLIMITED):
                state.todo.append(SongEnded(self.player))
            sing(state, self.player, song)

    def answer(self, state: State, action: Action) -> None:
        """Sing, or step for as many stories as the fur of the space is worth."""
        mat = state.mats[self.player]
        if isinstance(action, SingSong):
            mat.sung = True
            sing(state, self.player, SONG.ids.index(action.song))
        elif isinstance(action, StepForStories):
            mat.sung = True
            spend_stories(state, self.player, next_fur(state, self.player))
            step(state, self.player)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """No such song, or no such step."""
        if isinstance(action, SingSong):
            return refuse_song(state, self.player, action)
        return refuse_step(state, self.player)


class SongEnded(Task, frozen=True):
    """The solo opponent's song is over, and the next arrival at the end of the track brings another.

    None comes before: he never declines, so that a song that tells stories would never end.
    """

    player: int

    def enter(self, state: State) -> bool:
        """Let him sing again."""
        state.mats[self.player].sung = False
        return False


def refuse_step(state: State, player: int) -> Refusal | None:
    """Why stories do not buy a step on the trophy track; None where they do."""
    if state.options.side_of(player) == Side.A:
        return Refusal("side-a", "page 11")
    stories, fur = state.mats[player].stories, next_fur(state, player)
    if fur > stories:
        return Refusal("too-few-stories", "page 11", {"count": fur, "there": stories})
    return Refusal("track-ends", "page 8") if fur < 0 else None


def best_song(state: State, player: int) -> int:
    """The dearest song that the solo opponent can afford, of equal ones the rightmost (page 13); -1 for none."""
    costs = state.tables.song_costs
    return max(reversed(affordable(state, player)), key=lambda song: costs[song], default=-1)
