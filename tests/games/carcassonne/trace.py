"""Play games at random and print a digest of how they went: `python trace.py GAMES`; run interpreted and compiled.

Half of the games are base games, half have all boxes; two to eight play. Every game is played inside the engine, one in
five also choice by choice through the contract, with views, events, refusals and values in the digest now and then;
a few of these go on as what comes back from a pickle, step by step.
"""

import pickle
import sys
from hashlib import blake2b
from random import Random

import msgspec

from krajina.core import Refusal
from krajina.core.luck import Luck
from krajina.core.step import check
from krajina.core.testing.freeze import freeze
from krajina.games.carcassonne import GAME, CarcassonneOptions, PlaceFigure, PlaceTile, Point, State, Terrain
from krajina.games.carcassonne.kernel import COMPILED
from krajina.games.carcassonne.playouts import play_out

LOOK = 97  # so many decisions from one look at the view to the next
PICKLED = 101  # so many games from one that is pickled to the next; odd, so that there are boxes now and then


def options(number: int) -> CarcassonneOptions:
    return CarcassonneOptions(seats=2 + number // 2 % 7, boxes="all" if number % 2 else ())


def ending(state: State) -> bytes:
    """Everything that a game left behind."""
    board = state.board
    return repr(
        (
            list(board.cells),
            list(board.faces),
            list(board.root),
            list(board.tally),
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


def through_the_contract(number: int) -> bytes:
    state, rng, seen = GAME.new(options(number)), Random(number), blake2b()
    steps = 0
    while decisions := GAME.decisions(state):
        action = decisions[0].choices.sample(rng)
        seen.update(msgspec.json.encode(action))
        GAME.advance(state, decisions[0].seat, action)
        steps += 1
        if number % PICKLED == 0:
            state = through_a_pickle(state)
        if steps % LOOK == 0 and not GAME.outcome(state):
            seen.update(msgspec.json.encode(GAME.view(state, None)))
            seen.update(str([round(GAME.evaluate(state, seat), 6) for seat in range(state.seats)]).encode())
            seen.update(msgspec.json.encode(refusals(state)))
        state.events = []
    return seen.digest() + ending(state)


def through_a_pickle(state: State) -> State:
    again: State = pickle.loads(pickle.dumps(state))
    assert freeze(again) == freeze(state), "it comes back as it was"
    return again


def refusals(state: State) -> list[Refusal | None]:
    """Why some things are not possible."""
    wrong = [PlaceTile((x, 1), 3) for x in range(3)] + [PlaceFigure("piglet", Terrain.CITY, point) for point in Point]
    seat = GAME.decisions(state)[0].seat
    return [check(GAME, state, seat, action) for action in wrong]


def inside(number: int) -> bytes:
    state = GAME.new(options(number))
    play_out(state, Luck(number))
    return ending(state)


def main(games: int) -> None:
    print(f"compiled {COMPILED}")
    for start in range(0, games, 100):
        block = blake2b(digest_size=12)
        for number in range(start, min(start + 100, games)):
            block.update(inside(number) + (through_the_contract(number) if number % 10 < 2 else b""))
        print(start, block.hexdigest())


if __name__ == "__main__":
    main(int(sys.argv[1]))
