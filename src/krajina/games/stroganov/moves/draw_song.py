"""Drawing songs for the board (pages 4 and 10)."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action
from krajina.games.stroganov.actions import DrawSong
from krajina.games.stroganov.catalog import SONG
from krajina.games.stroganov.events import SongPlaced
from krajina.games.stroganov.stacks import StackLuck
from krajina.games.stroganov.state import State


class PlaceSong(StackLuck):
    """A song for the board."""

    stack: ClassVar[str] = "songs"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawSong, SONG.ids))

    def place(self, state: State, piece: int) -> None:
        """Beside the other songs, from left to right."""
        state.songs = (*state.songs, piece)
        if state.events is not None:
            state.tell(SongPlaced(song=SONG.ids[piece]))
