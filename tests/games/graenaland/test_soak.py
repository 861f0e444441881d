"""Whatever is set up, a game comes to its end: any options, any position, any own tables; and how long that takes.

Why it ends: a round asks everybody a bounded number of times (one plan, one proposal, two phrases and a ballot a vote,
one announced work), every build takes cards out of a hand, and after `round_limit` rounds it is over. People need about
twenty rounds; random play needs as many as `LENGTHS` says.
"""

import os
import subprocess
import sys
from hashlib import blake2b
from random import Random
from statistics import median
from typing import Any, Final

import msgspec
import pytest
from tests.games.graenaland.table import RICH, pieces
from tests.games.graenaland.test_contract import own_tables
from tests.long import long_only, or_long

from krajina.core import CHANCE, BadOptions, make_options
from krajina.games.graenaland import GAME, MOST_ROUNDS, SUPPLY, TILE, VICTORY_CARD, GraenalandOptions, State, Talk, Work
from krajina.games.graenaland.pieces import BASIC
from krajina.text import Words
from krajina.text.languages import LANGUAGES

Table = dict[str, Any]
MANY: Final = or_long(6, 30)  # games of each mode
FEW: Final = or_long(2, 8)  # with victory cards: what a big hand can reach takes long to find out
# Decisions of a round, chance included, at most: nine territories draw three cards each, four plans, four votes with
# their talk, claims; building is bounded by the cards that there are, and five joint works in a row are not possible.
PER_ROUND: Final = 250
# By mode, of 60 random games that were measured: rounds and decisions, the median and the most.
LENGTHS: Final[dict[str, tuple[dict[str, object], tuple[int, int], tuple[int, int]]]] = {
    "three": ({"seats": 3}, (38, 61), (820, 1300)),
    "three_as_four": ({"seats": 3, "three_players": False}, (37, 52), (820, 1050)),
    "four": ({"seats": 4}, (38, 53), (1190, 1570)),
    "five": ({"seats": 5}, (41, 58), (1610, 2230)),
    "five_with_grants": ({"seats": 5, "grant": True}, (39, 59), (1470, 2120)),
    "quiet_four": ({"seats": 4, "talk": "none"}, (40, 55), (990, 1340)),
    "open_four": ({"seats": 4, "open_votes": True}, (40, 56), (1180, 1890)),
    "four_with_cards": ({"seats": 4, "victory_cards": True}, (35, 60), (1100, 1900)),
}
MARGIN: Final = 1.5


def out_of_bounds(state: State) -> list[str]:
    """What no table may show: less than nothing, or more than there is room for."""
    most = state.tables.army_most
    room = {
        "decks": min(*state.deck, *state.discards) >= 0,
        "piles": min(state.pile) >= 0,
        "tokens": min(*state.work_tokens, *state.improvement_tokens) >= 0,
        "row": len(state.supply_row) <= state.tables.face_up,
        "hands": all(min(clan.hand) >= 0 for clan in state.clans),
        "army": all(1 <= clan.army <= most for clan in state.clans),
        "houses": all(0 <= sum(clan.houses) <= state.tables.houses for clan in state.clans),
        "markets": all(clan.markets_used >= 0 for clan in state.clans),
        "round": state.round <= state.options.round_limit or state.options.position is not None,
    }
    return [name for name, is_kept in room.items() if not is_kept]


def play_out(options: GraenalandOptions, seed: int, *, look: bool = True) -> tuple[int, int, str]:
    """Play at random to the end: the rounds, the decisions, and a digest of all that was done."""
    rng, digest, state = Random(seed), blake2b(digest_size=8), GAME.new(options)
    before, steps, first = pieces(state), 0, state.round
    while decisions := GAME.decisions(state):
        assert not look or out_of_bounds(state) == [], steps
        decision = rng.choice(decisions)
        assert decision.seat in (CHANCE, *range(options.seats)), decision.prompt
        action = decision.choices.sample(rng)
        digest.update(msgspec.json.encode((decision.seat, action)))
        GAME.advance(state, decision.seat, action)
        steps += 1
        assert steps <= PER_ROUND * (state.round - first + 2), f"{steps} decisions in {state.round - first + 1} rounds"
    assert GAME.outcome(state) is not None
    assert pieces(state) == before
    return state.round, steps, digest.hexdigest()


# -- how long --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("mode", LENGTHS)
def test_random_games_end_long_before_the_limit(mode: str) -> None:
    settings, rounds, decisions = LENGTHS[mode]
    games = [
        play_out(make_options(GAME, settings), seed, look=False) for seed in range(FEW if "cards" in mode else MANY)
    ]
    played = [game[0] for game in games], [game[1] for game in games]
    for found, (usual, most) in zip(played, (rounds, decisions), strict=True):
        assert usual / MARGIN < median(found) < usual * MARGIN
        assert max(found) < most * MARGIN
    assert max(played[0]) < MOST_ROUNDS / 2


@pytest.mark.slow
def test_whoever_only_passes_comes_to_the_end_by_the_limit() -> None:
    """Everybody answers with the first thing that changes least: nothing is ever built."""
    state = GAME.new(GraenalandOptions(seats=3, talk=Talk.NONE, round_limit=30))
    rng = Random(0)
    idle = ("stay", "pass", "end_building", "take_supply")
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        choices = [action for action, _ in zip(decision.choices, range(60), strict=False)]
        calm = [action for action in choices if type(action).__struct_config__.tag in idle]
        GAME.advance(state, decision.seat, calm[-1] if calm else decision.choices.sample(rng))
    table = GAME.view(state, None)
    assert (table.round, table.winner) == (30, None)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == (1, 1, 1)


# -- any table -------------------------------------------------------------------------------------------------------


def any_options(rng: Random, seats: int) -> Table:
    options: Table = {
        "seats": seats,
        "round_limit": rng.choice((3, 12, 60)),
        "talk": rng.choice(list(Talk)).value,
        "first": rng.choice((None, *range(seats))),
        "grant": seats == 5 and rng.random() < 0.5,
    }
    variants = ("three_players", "random_island", "chosen_starts", "victory_cards")
    switches = (*variants, "open_votes", "open_claims", "open_hands", "memory_aid")
    return options | {name: rng.random() < 0.5 for name in switches}


def odd_position(rng: Random, seats: int) -> Table:
    """Anything that the types let pass; the box may not hold it."""
    tiles, supplies, cards = list(TILE.ids), rng.sample(SUPPLY.ids, 12), rng.sample(VICTORY_CARD.ids, seats)
    if rng.random() < 0.8:
        tiles = ["plains_1", "forest_1", "hills_inland_1", "mountains_1"]

    def clan() -> Table:
        found: Table = {
            "villages": {tile: rng.randint(0, 3) for tile in rng.sample(tiles, 3)},
            "hand": rng.sample(RICH, rng.choice((0, 4, 9))),
            "army": rng.randint(1, 5),
            "supplies": [supplies.pop() for _ in range(rng.randint(0, 1))],
            "victory_card": cards.pop(),
        }
        for name in ("strongholds", "churches", "halls"):
            found[name] = [tile for tile in tiles[:3] if rng.random() < 0.1]
        found["waiting"] = [hero for hero in ("priest", "skald") if rng.random() < 0.1]
        return found

    def land() -> Table:
        works = [work.value for work in Work if rng.random() < 0.3]
        return {"pile": [rng.choice(BASIC).value for _ in range(rng.randint(0, 1))], "works": works}

    phases = ("production", "movement", "sharing", "claim", "building")
    return {
        "round": rng.choice((1, 7, MOST_ROUNDS)),
        "main": rng.randrange(seats),
        "phase": rng.choice(phases),
        "clans": [clan() for _ in range(rng.randint(0, seats))],
        "lands": {tile: land() for tile in rng.sample(tiles, 2)},
        "supply_row": supplies[:4],
    }


def start_anywhere(seed: int) -> bool:
    """A game from an odd position, if the box holds it; tell whether it does."""
    rng, seats = Random(seed), 3 + seed % 3
    settings = any_options(rng, seats) | {"random_island": False, "chosen_starts": False}
    try:
        options = make_options(GAME, settings | {"position": odd_position(rng, seats)})
        GAME.new(options)
    except BadOptions as error:
        said = {Words(language, GAME.words, strict=True).say(error.message) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        return False
    play_out(options, seed)
    return True


@pytest.mark.slow
def test_an_odd_position_is_refused_or_played_to_the_end() -> None:
    assert 5 < sum(map(start_anywhere, range(40))) < 40


@long_only
def test_many_odd_positions_are_refused_or_played_to_the_end() -> None:
    assert 40 < sum(map(start_anywhere, range(40, 300))) < 250


@pytest.mark.parametrize("seed", range(6))
def test_games_of_own_tables_stay_within_bounds_and_end(seed: int) -> None:
    rng, seats = Random(seed), 3 + seed % 3
    play_out(make_options(GAME, any_options(rng, seats) | {"data": own_tables(rng), "round_limit": 12}), seed)


@long_only
def test_many_games_of_own_tables_stay_within_bounds_and_end() -> None:
    for seed in range(6, 60):
        rng, seats = Random(seed), 3 + seed % 3
        play_out(make_options(GAME, any_options(rng, seats) | {"data": own_tables(rng)}), seed)


@long_only
def test_games_with_all_options_mixed_stay_within_bounds_and_end() -> None:
    for seed in range(100):
        play_out(make_options(GAME, any_options(Random(seed), 3 + seed % 3)), seed)


# -- the same everywhere --------------------------------------------------------------------------------------------

ELSEWHERE: Final = f"""
import sys
sys.path.insert(0, {os.getcwd()!r})
from tests.games.graenaland.test_soak import GAME, Random, any_options, make_options, play_out
print(*(play_out(make_options(GAME, any_options(Random(seed), 3 + seed % 3)), seed)[2] for seed in range(8)))
"""


@pytest.mark.slow
@pytest.mark.parametrize("salt", ["0", "4711"])
def test_a_seed_gives_the_same_game_in_every_process(salt: str) -> None:
    here = [play_out(make_options(GAME, any_options(Random(seed), 3 + seed % 3)), seed)[2] for seed in range(8)]
    environment = os.environ | {"PYTHONHASHSEED": salt}
    there = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], env=environment, capture_output=True, text=True, check=True
    )
    assert there.stdout.split() == here
