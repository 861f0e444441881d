"""Play games of Carcassonne inside the engine and print a digest of each hundred: `python trace_inside.py GAMES`.

Half of the games are base games, half have all boxes; two to eight play. Run interpreted and compiled.
"""

import sys
from hashlib import blake2b

import msgspec

from krajina.core.luck import Luck
from krajina.games.carcassonne import GAME, CarcassonneOptions, State
from krajina.games.carcassonne.playouts import play_out


def ending(state: State) -> bytes:
    """Everything that a game left behind."""
    board = state.board
    return repr(
        (
            list(board.cells),
            list(board.faces),
            list(board.root)[: board.nodes],
            list(board.tally)[: board.nodes],
            sorted(zip(board.open_cells, board.open_signs, strict=True)),
            sorted(state.placed.items()),
            list(state.supply),
            list(state.points),
            list(state.sheet),
            list(state.times),
            (state.in_bag, state.buried, list(state.discarded), list(state.left)),
            msgspec.json.encode(GAME.view(state, None)),
        )
    ).encode()


def inside(number: int) -> bytes:
    state = GAME.new(CarcassonneOptions(seats=2 + number // 2 % 7, boxes="all" if number % 2 else ()))
    play_out(state, Luck(number))
    return ending(state)


def main(games: int) -> None:
    for start in range(0, games, 100):
        block = blake2b(digest_size=12)
        for number in range(start, min(start + 100, games)):
            block.update(inside(number))
        print(start, block.hexdigest())


if __name__ == "__main__":
    main(int(sys.argv[1]))
