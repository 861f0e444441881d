"""Games are played again by the referee, a slow, separate, obvious implementation of the rules; all must agree.

At every step: who is asked what, every choice (for chance with its weight), and everything on the table; at the end
every source of points and the places.
"""

from random import Random

import msgspec
import pytest
from tests.games.stroganov.referee.boxes import BOXES
from tests.games.stroganov.referee.compare import plain, same_outcome, same_question, same_table
from tests.games.stroganov.referee.referee import Referee
from tests.long import crossed, or_long

from krajina.core import CHANCE, Action, Decision, Play
from krajina.games.stroganov import GAME, Claims, Colour, Harder, Reading, RegionFurs, Side, Strategy, StroganovOptions

# How people play: weights of what they do, so that games come to what chance alone would hardly ever do.
EAGER = {
    "ClaimLandscape": 30,
    "FulfilCard": 30,
    "UseCard": 20,
    "SingSong": 20,
    "StepTrophy": 30,
    "StepForStories": 15,
    "BuildOutpost": 8,
    "TakeCard": 5,
    "Skip": 1,
    "EndTurn": 1,
    "Decline": 1,
    "ExtraAction": 2,
}
TEMPERS: dict[str, dict[str, int]] = {
    "careless": {},
    "eager": EAGER,
    "hunter": {**EAGER, "BasicAction": 20, "Hunt": 30, "KeepFur": 30, "TakeFur": 30, "TakeCard": 10},
    "hoarder": {"Hunt": 40, "KeepFur": 40, "TakeFur": 40, "BasicAction": 30, "EndTurn": 10, "Pay": 1},
}
USUAL = 4


def choose(decision: Decision[Action], rng: Random, temper: str) -> Action:
    """Pick a kind of action by the temper, then one of its actions."""
    if decision.seat == CHANCE:
        return decision.choices.sample(rng)
    kinds: dict[str, list[Action]] = {}
    for action in decision.choices:
        kinds.setdefault(type(action).__name__, []).append(action)
    [kind] = rng.choices(list(kinds), [TEMPERS[temper].get(kind, USUAL) for kind in kinds])
    return rng.choice(kinds[kind])


def play_and_recount(options: StroganovOptions, seed: int, temper: str) -> None:
    """Every seat is asked even where only one answer is possible, so that the referee sees all there is."""
    options = msgspec.structs.replace(options, see_forced=tuple(range(options.seats)))
    rng, play = Random(seed), Play(GAME, options)
    referee = Referee(msgspec.to_builtins(options))
    while decisions := GAME.decisions(play.state):
        [decision] = decisions
        same_question(decision, referee)
        if referee.is_ready:
            same_table(GAME.view(play.state, None), referee)
        action = choose(decision, rng, temper)
        play.act(decision.seat, action)
        referee.answer(plain(action))
    same_table(GAME.view(play.state, None), referee, is_over=True)
    outcome = GAME.outcome(play.state)
    assert outcome
    same_outcome(outcome, referee)


def options_by_lot(seats: int, box: str, rng: Random) -> StroganovOptions:
    """Colours, sides, region furs, readings, and alone the opponent's rules."""
    alone = seats == 1
    return StroganovOptions(
        seats=seats,
        colours=tuple(rng.sample(list(Colour), seats)),
        sides=tuple(rng.choice(list(Side)) for _ in range(seats)),
        region_furs=rng.choice(list(RegionFurs)),
        claims=rng.choice(list(Claims)),
        readings=tuple(reading for reading in Reading if rng.random() < 0.3),
        harder=tuple(rule for rule in Harder if alone and rng.random() < 0.5),
        strategy=rng.choice(list(Strategy)) if alone else Strategy.RANDOM,
        data=BOXES[box](),
    )


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(1, 5))
def test_a_usual_game_agrees_at_every_step(seats: int) -> None:
    play_and_recount(StroganovOptions(seats=seats), seats, "hunter")


@pytest.mark.slow
@pytest.mark.parametrize("rule", Harder)
def test_a_game_against_a_harder_opponent_agrees(rule: Harder) -> None:
    for seed, temper in enumerate(TEMPERS):
        play_and_recount(StroganovOptions(seats=1, harder=(rule,)), seed, temper)


@pytest.mark.slow
@pytest.mark.parametrize("reading", Reading)
def test_a_game_with_another_reading_agrees(reading: Reading) -> None:
    options = StroganovOptions(seats=1 + (reading != Reading.HUNT_FROM_DECK), sides=(Side.B,), readings=(reading,))
    for seed, temper in or_long([(0, "eager")], list(enumerate(TEMPERS))):
        play_and_recount(options, seed, temper)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_in_which_cossacks_claim_their_tile_agrees(seats: int) -> None:
    for seed, temper in enumerate(TEMPERS):
        play_and_recount(StroganovOptions(seats=seats, claims=Claims.TILE), seed, temper)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_an_opponent_who_sings_without_limit_agrees(seed: int) -> None:
    options = StroganovOptions(seats=1, readings=(Reading.SONGS_UNLIMITED,), data=BOXES["many_stories"]())
    play_and_recount(options, seed, "eager")


@pytest.mark.slow
@pytest.mark.parametrize(("box", "seats"), crossed(list(BOXES), range(1, 5)))
def test_a_game_with_options_by_lot_agrees(box: str, seats: int) -> None:
    for seed in range(or_long(1, 2)):
        rng = Random(f"{box} {seats} {seed}")
        play_and_recount(options_by_lot(seats, box, rng), seed, rng.choice(list(TEMPERS)))
