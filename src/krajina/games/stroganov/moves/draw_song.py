"""Drawing songs for the board (pages 4 and 10)."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action, Revealing
from krajina.games.stroganov.catalog import SONG, SongName
from krajina.games.stroganov.stacks import StackLuck
from krajina.games.stroganov.state import State


class DrawSong(Action, frozen=True):
    """A song is laid out."""

    song: SongName


class SongPlaced(Revealing, frozen=True):
    """A song was laid out."""

    song: SongName


class PlaceSong(StackLuck):
    """A song for the board."""

    stack: ClassVar[str] = "songs"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawSong, SONG.ids))

    def place(self, state: State, piece: int) -> None:
        """Beside the other songs, from left to right."""
        state.songs = (*state.songs, piece)
        state.tell(SongPlaced(song=SONG.ids[piece]))
