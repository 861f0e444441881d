"""Games are played again by the referee, a slow, separate, obvious implementation of the rules; all must agree.

At every step: who is asked what, every choice (for chance with its weight, for forms right and wrong ones), and what
a seat or a spectator sees; at the end what everybody has of every goal, and the places.
"""

from itertools import product
from random import Random

import msgspec
import pytest
from tests.games.graenaland.referee.compare import plain, same_outcome, same_questions
from tests.games.graenaland.referee.referee import Referee
from tests.games.graenaland.referee.seen import same_view
from tests.long import crossed, or_long

from krajina.core import CHANCE, Action, Decision, Play
from krajina.games.graenaland import BOX, GAME, Confirm, GraenalandOptions, Reading, Row, Talk, Vote

# How people play: weights of what they do, so that games come to what chance alone would hardly ever do.
KIND = {"Propose": 20, "Pass": 1, "No": 1, "Yes": 12, "EndBuilding": 1, "Declare": 3, "PlayOn": 1}
EAGER = {**KIND, "BuildBuilding": 40, "Recruit": 15, "BuildVillage": 20, "BuildWork": 15, "Claim": 10, "NoClaim": 2}
TEMPERS: dict[str, dict[str, int]] = {
    "careless": {},
    "eager": EAGER,
    "together": {
        **KIND,
        **dict.fromkeys(("AnnounceWork", "GrantBuild", "BuildTogether"), 40),
        "UseCard": 12,
        "DropWork": 1,
        "SayNothing": 1,
        "BuildNothing": 1,
        "BuildWork": 1,
    },
    "pious": {**EAGER, "Stay": 1, "Transfer": 3, "Leave": 3, "BuildVillage": 4, "Recruit": 1, "BuildWork": 1},
    "hoarder": {**KIND, "EndBuilding": 30, "BuildVillage": 2, "BuildBuilding": 1, "Recruit": 1, "BuildWork": 2},
}
USUAL, TRIES, ALL_WATCH = 4, 4, 12


def choose(decision: Decision[Action], rng: Random, temper: str) -> Action:
    """Think of some actions, and pick one by the temper."""
    if decision.seat == CHANCE:
        return decision.choices.sample(rng)
    found = [decision.choices.sample(rng) for _ in range(TRIES)]
    [action] = rng.choices(found, [TEMPERS[temper].get(kind_of(action), USUAL) for action in found])
    return action


def kind_of(action: Action) -> str:
    if isinstance(action, Vote | Confirm):
        return "Yes" if action.agree else "No"
    return type(action).__name__


def play_and_recount(options: GraenalandOptions, seed: int, temper: str) -> None:
    """Somebody looks at each step, everybody at some; who answers first is by lot, too."""
    rng, play = Random(seed), Play(GAME, options)
    referee = Referee(msgspec.to_builtins(options))
    watchers = [None, *range(options.seats)]
    while decisions := GAME.decisions(play.state):
        same_questions(decisions, referee, rng)
        for watcher in watchers if rng.randrange(ALL_WATCH) == 0 else [rng.choice(watchers)]:
            same_view(GAME.view(play.state, watcher), referee, watcher)
        decision = rng.choice(decisions)
        action = choose(decision, rng, temper)
        play.act(decision.seat, action)
        referee.answer(decision.seat, plain(action))
    referee.end()
    for watcher in watchers:
        same_view(GAME.view(play.state, watcher), referee, watcher)
    outcome = GAME.outcome(play.state)
    assert outcome
    same_outcome(outcome, referee)


def island_by_lot(seats: int, rng: Random) -> tuple[str, ...]:
    """Any tiles of the coast, then any of the others."""
    rows = {row: [tile.id for tile in BOX.tiles.tiles if tile.row == row] for row in Row}
    return (*rng.sample(rows[Row.COAST], seats), *rng.sample(rows[Row.INLAND], seats - 1))


def options_by_lot(seats: int, victory_cards: bool, rng: Random) -> GraenalandOptions:
    """The island, the starts, votes, talk, the rules for three and for five, and how long it may last."""
    kind = rng.choice(["usual", "random", "own"])
    return GraenalandOptions(
        seats=seats,
        first=rng.choice([None, rng.randrange(seats)]),
        three_players=rng.random() < 0.7,
        island=island_by_lot(seats, rng) if kind == "own" else (),
        random_island=kind == "random",
        chosen_starts=rng.random() < 0.6,
        victory_cards=victory_cards,
        grant=seats == 5 and rng.random() < 0.8,
        open_votes=rng.random() < 0.3,
        open_claims=rng.random() < 0.3,
        open_hands=rng.random() < 0.3,
        talk=rng.choice([Talk.NONE, Talk.BOOK, Talk.BOOK, Talk.FREE]),
        memory_aid=rng.random() < 0.3,
        round_limit=rng.choice([4, or_long(10, 40), or_long(10, 60)]),
        readings=tuple(reading for reading in Reading if rng.random() < 0.4),
    )


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(3, 6))
def test_the_first_rounds_agree_at_every_step(seats: int) -> None:
    play_and_recount(GraenalandOptions(seats=seats, round_limit=3), seats, "eager")


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(3, 6))
def test_a_chosen_start_agrees_at_every_step(seats: int) -> None:
    options = GraenalandOptions(
        seats=seats, random_island=True, chosen_starts=True, victory_cards=True, talk=Talk.NONE, round_limit=1
    )
    play_and_recount(options, seats, "careless")


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(3, 6))
def test_many_chosen_starts_agree(seats: int) -> None:
    for seed in range(or_long(5, 12)):
        play_and_recount(GraenalandOptions(seats=seats, chosen_starts=True, round_limit=1), seed, "careless")


@pytest.mark.slow
@pytest.mark.parametrize(("temper", "seats"), crossed(list(TEMPERS), GAME.seats))
def test_a_usual_game_agrees_at_every_step(temper: str, seats: int) -> None:
    play_and_recount(GraenalandOptions(seats=seats, round_limit=or_long(8, 30)), seats, temper)


def named(one: tuple[str, str] | int) -> str:
    return str(one) if isinstance(one, int) else "-".join(one)


@pytest.mark.slow
@pytest.mark.parametrize(("how", "seats"), crossed(list(product(TEMPERS, ("plain", "cards"))), GAME.seats), ids=named)
def test_a_game_with_options_by_lot_agrees(how: tuple[str, str], seats: int) -> None:
    temper, victory_cards = how[0], how[1] == "cards"
    rng = Random(f"{temper} {victory_cards} {seats}")
    play_and_recount(options_by_lot(seats, victory_cards, rng), seats, temper)
