"""Play games at random through the contract and print digests of how they went: `python trace.py GAME GAMES`.

Run interpreted and compiled. Actions, events, views, questions, refusals, values and imagined worlds are in the digest,
most of them now and then; a few games go on as what comes back from a pickle, step by step.
"""

import pickle
import sys
from collections.abc import Iterator
from contextlib import suppress
from hashlib import blake2b
from itertools import islice
from random import Random
from typing import Any

import msgspec

from krajina.core import Action, AnyGame, BadAction, Options, find_game, make_options
from krajina.core.record import wired
from krajina.core.step import check
from krajina.core.testing.freeze import freeze
from krajina.core.testing.mutate import mutations

LOOK = 41  # so many decisions from one look at everything to the next
PICKLED = 29  # so many games from one that is pickled to the next; prime, so that all options come by
SOME = 12  # choices and mistakes that are looked at
ADVANCED = {"chosen_starts": True, "victory_cards": True, "random_island": True, "memory_aid": True}
ALOUD = {"open_votes": True, "open_claims": True, "victory_cards": True, "talk": "none"}
SETTINGS: dict[str, list[dict[str, object]]] = {
    "carcassonne": [{"seats": 2 + number // 2 % 7, "boxes": "all" if number % 2 else ()} for number in range(14)],
    "stroganov": [
        *[dict[str, object](seats=seats, sides=[side] * seats) for seats in (1, 2, 3, 4) for side in ("a", "b")],
        {"seats": 1, "harder": "coin_when_failed,coin_for_trade_fur,katyusha", "sides": "b"},
        {"seats": 4, "region_furs": "random", "claims": "tile"},
    ],
    "graenaland": [{"seats": seats, **more} for seats in (3, 4, 5) for more in ({}, ADVANCED, ALOUD)],
}


def all_options(game: AnyGame) -> list[Options]:
    return [make_options(game, settings) for settings in SETTINGS[game.name]]


def mistakes(game: AnyGame, action: Action) -> Iterator[Action]:
    """Actions with something changed, but for what is none at all."""
    for wrong in islice(mutations(action), SOME):
        with suppress(BadAction):
            yield wired(game, wrong)


def looked_at(game: AnyGame, state: Any, rng: Random) -> Iterator[bytes]:
    """What every seat sees, is asked, may not do and thinks of."""
    seats = range(state.options.seats)
    for seat in (*seats, None):
        yield msgspec.json.encode(game.view(state, seat))
    for decision in (*game.decisions(state), *game.revisions(state)):
        offered = list(islice(decision.choices, SOME))
        yield msgspec.json.encode([decision.seat, decision.prompt, decision.values, offered])
        yield msgspec.json.encode([decision.said(action) for action in offered])
        for action in offered[:2]:
            yield msgspec.json.encode([check(game, state, decision.seat, wrong) for wrong in mistakes(game, action)])
    for seat in seats:
        yield str(round(game.evaluate(state, seat), 6)).encode()
        yield msgspec.json.encode(game.view(game.imagine(state, seat, rng), None))


def through_a_pickle(state: Any) -> Any:
    again = pickle.loads(pickle.dumps(state))
    assert freeze(again) == freeze(state), "it comes back as it was"
    return again


def played(game: AnyGame, options: Options, number: int) -> bytes:
    state, rng, seen = game.new(options), Random(number), blake2b()
    steps = 0
    while decisions := game.decisions(state):
        decision = rng.choice(decisions)
        action = decision.choices.sample(rng)
        state.events = [] if number % 2 else None
        game.advance(state, decision.seat, action)
        seen.update(msgspec.json.encode([decision.seat, action, state.events]))
        steps += 1
        if number % PICKLED == 0:
            state = through_a_pickle(state)
        if steps % LOOK == 0 and not game.outcome(state):
            for part in looked_at(game, state, rng):
                seen.update(part)
    seen.update(msgspec.json.encode([game.outcome(state), game.view(state, None)]))
    return seen.digest()


def main(name: str, games: int) -> None:
    game = find_game(name)
    options = all_options(game)
    for number in range(games):
        print(name, number, played(game, options[number % len(options)], number).hex()[:24])


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
