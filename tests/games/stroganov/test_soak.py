"""Whatever is set up, a game stays within its bounds and comes to its end: any options, any position, any own tables.

Tables, options and positions are made at random, of what `checks`, `options` and `prepared` let pass; what they refuse
must be refused in words of every language.
"""

import os
import subprocess
import sys
from copy import deepcopy
from hashlib import blake2b
from random import Random
from typing import Any, Final

import msgspec
import pytest
from tests.games.stroganov.test_contract import pieces
from tests.long import long_only, or_long

from krajina.core import CHANCE, BadData, BadOptions, GameError, make_options
from krajina.core.testing import check_game
from krajina.games.stroganov import (
    CARD,
    GAME,
    LANDSCAPE,
    SONG,
    YURT,
    Colour,
    Fur,
    Harder,
    Reading,
    Season,
    State,
    Strategy,
    StroganovOptions,
)
from krajina.games.stroganov.catalog import DATA
from krajina.games.stroganov.pieces import LAST, LOWEST, TIGER
from krajina.games.stroganov.rows import Reward
from krajina.games.stroganov.scoring import COUNTS
from krajina.games.stroganov.standing import RULES
from krajina.text import Words
from krajina.text.languages import LANGUAGES

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

Table = dict[str, Any]
BOUND: Final = 8000  # decisions; the longest game of own tables that was seen had 2,500, of ours 800
MANNERS: Final = {
    "visit_village": ("any", "any_but_trophy"),
    "use_yurt": ("any_but_trophy",),
    "advanced_action": ("anywhere", "presence"),
    "build_outpost": ("anywhere_from_supply",),
    "fulfil_tsar": ("paid_only",),
}
WORDS: Final = tuple(word for word in Reward.__struct_fields__ if word not in ("trophy", "pick_above"))
CLAIM_WORDS: Final = ("vp", "coin", "horse", "fur_bag", "fur_market")
OURS: Final[dict[str, Table]] = {
    file.name.removesuffix(".json"): msgspec.json.decode(file.read_bytes()) for file in DATA.iterdir()
}

# -- odd things -----------------------------------------------------------------------------------------------------


def rewards(rng: Random, words: tuple[str, ...] = (*WORDS, "trophy")) -> list[Table]:
    chosen = rng.choices(words, k=rng.choice((1, 1, 2, 3)))
    return [{word: rng.choice(MANNERS.get(word, (1, 1, 2, 3)))} for word in chosen]


def odd_furs(rng: Random, furs: Table) -> None:
    counts = [1] * len(furs["kinds"])
    for _ in range(76 - len(counts)):
        counts[rng.randrange(rng.choice((1, len(counts))))] += 1
    for kind, count in zip(furs["kinds"], counts, strict=True):
        kind["count"] = count
    for row, value in zip(furs["region_furs"], rng.sample(range(LOWEST, TIGER), 6), strict=True):
        row["value"] = value
    values = rng.sample(range(LOWEST, TIGER), rng.randint(0, 3))
    furs["on_gain"] = [{"value": value, "rewards": rewards(rng)[:1], "provenance": "rulebook"} for value in values]


def odd_landscapes(rng: Random, landscapes: Table) -> None:
    most = rng.choice((3, 5, 9))  # nine on each are more furs than there are
    for tile in landscapes["tiles"]:
        slots = rng.randint(1, most)
        tile |= {"rewards": rewards(rng, CLAIM_WORDS), "slots": slots, "slots_marked_4": rng.randrange(slots)}


def odd_tiles(rng: Random, table: Table) -> None:
    """Yurts and songs."""
    stacks = [tile["stack"] for tile in table["tiles"]]
    rng.shuffle(stacks)
    for tile, stack in zip(table["tiles"], stacks, strict=True):
        tile |= {"stack": stack, "rewards": rewards(rng)}
        if "story_cost" in tile:
            tile["story_cost"] = rng.randint(1, 3)


def odd_villages(rng: Random, villages: Table) -> None:
    for tile in villages["tiles"]:
        tile["rewards"] = rewards(rng, WORDS)
    rng.choice(villages["tiles"])["rewards"].append({"trophy": 1})


def odd_cards(rng: Random, cards: Table) -> None:
    for card in cards["cards"]:
        pay = rng.randint(1, 2)
        card["require"] = {"value": rng.randrange(LOWEST, TIGER), "own": rng.randint(pay, 4), "pay": pay}
        when = rng.choice(("always", "winter", "spring", "summer", "autumn", "immediate", "final"))
        effect: Table = {"when": when}
        if when == "always":
            effect |= {"rule": rng.choice(list(RULES)), "n": rng.choice((1, 2, 99))}
        elif when == "final":
            effect |= {"vp": rng.randint(0, 3), "per": rng.choice(list(COUNTS))}
        else:
            effect["rewards"] = rewards(rng)
        if when == "winter" and rng.random() < 0.5:
            effect["per"] = rng.choice(("outpost_built", "landscape"))
        card["effect"] = effect


def odd_tracks(rng: Random, tracks: Table) -> None:
    for board in tracks["boards"]:
        board["spaces"] = [
            {"space": space, "fur": rng.choice((None, *range(LOWEST, TIGER))), "rewards": rewards(rng, WORDS)}
            for space in range(1, rng.choice((3, 8, 20)) + 1)
        ]
        board["spaces"][0]["fur"] = None
        board["spaces"][2]["rewards"].append({"pick_above": rng.randint(1, 2)})
        board["shields"] = [{"space": 2, "vp": 1}, {"space": 3, "vp": 4}]
        board["shields_alternative"] = []


def odd_board(rng: Random, board: Table) -> None:
    board["tracks"] |= {"story": rng.choice((3, 7, 12, 30)), "market": rng.choice((1, 6, 30, 99))}
    board["setup"] |= {"horses": rng.choices((0, 5, 99), k=4), "coins": rng.choice((0, 1, 9))}
    board["move"] |= {"steps": rng.choice((1, 2, 99)), "horses": rng.choices((0, 1, 5), k=rng.randint(0, 15))}
    basic = board["basic_actions"]
    basic |= {"coin": rewards(rng), "horses": rewards(rng), "trade_picks": rng.randint(1, 4)}
    basic["trade"] = [rewards(rng) for _ in basic["trade"]]
    board["winter"]["stories"] = rng.choices((0, 1, 15), k=rng.randint(0, 6))
    ends = [0, *sorted(rng.sample(range(1, LAST), 4)), LAST]
    for number, region in enumerate(board["regions"]):
        region["positions"] = list(range(ends[number] + 1, ends[number + 1] + 1))
        marks = rng.choices((None, None, "2", "3-"), k=rng.randint(1, 5))
        region["outpost_slots"] = [{"horse": rng.choice((0, 1, 9)), "mark": mark} for mark in marks]


ODD: Final = {
    "furs": odd_furs,
    "landscapes": odd_landscapes,
    "villages": odd_villages,
    "yurts": odd_tiles,
    "songs": odd_tiles,
    "tsar_cards": odd_cards,
    "trophy_tracks": odd_tracks,
    "board": odd_board,
}


def odd_tables(rng: Random) -> dict[str, Table]:
    """Songs are always among them: ours are too dear for the shorter story tracks."""
    names = sorted({"songs", *rng.sample(list(ODD), rng.choice((1, 3, len(ODD))))})
    tables = {name: deepcopy(OURS[name]) for name in names}
    for name, table in tables.items():
        ODD[name](rng, table)
    return tables


def odd_position(rng: Random, players: int) -> Table:
    tiles, cards, yurts, songs = ([*ids] for ids in (LANDSCAPE.ids, CARD.ids, YURT.ids, SONG.ids))
    for stack in (tiles, cards, yurts, songs):
        rng.shuffle(stack)

    def some(stack: list[str], most: int) -> list[str]:
        return [stack.pop() for _ in range(min(len(stack), rng.randint(0, most)))]

    def mat() -> Table:
        few, many = rng.choice(((1, 2), (4, 14))), rng.choice((0, 5, 99))
        return {
            "at": rng.randint(0, LAST), "horses": many, "coins": rng.choice((0, 2, 99)), "banners": rng.randint(0, 3),
            "outposts": rng.randint(0, 2), "built": [region for region in range(1, 6) if rng.random() < 0.15],
            "stories": rng.randint(0, 12), "trophy": rng.randint(1, 6), "points": rng.choice((0, 999)),
            "furs": rng.choices(list(Fur), k=rng.randint(0, 6)), "landscapes": some(tiles, few[0]),
            "hand": some(cards, few[1]), "fulfilled": some(cards, few[1]),
        }  # fmt: skip

    position: Table = {"year": rng.randint(1, 4), "season": rng.choice(list(Season))}
    position["mats"] = [mat() for _ in range(rng.randint(0, players))]
    if rng.random() < 0.6:
        row = [{"landscape": tile, "furs": rng.choices(list(Fur), k=rng.randint(0, 4))} for tile in some(tiles, 10)]
        position["row"] = [*row, {}]
        rng.shuffle(position["row"])
    if rng.random() < 0.4:
        position |= {"songs": some(songs, 6), "market": rng.choices(list(Fur)[:-1], k=rng.randint(0, 6))}
        position["yurts"] = [rng.choice((None, yurts.pop())) for _ in range(5)]
    return position


def any_options(rng: Random, seats: int) -> Table:
    options: Table = {
        "seats": seats,
        "sides": rng.choices("ab", k=seats),
        "colours": rng.sample(list(Colour), rng.randint(0, seats)),
        "region_furs": rng.choice(("ascending", "random")),
        "claims": rng.choice(("region", "tile")),
        "readings": [reading for reading in Reading if rng.random() < 0.3],
        "see_forced": [seat for seat in range(seats) if rng.random() < 0.2],
    }
    if seats == 1:
        options["strategy"] = rng.choice(list(Strategy))
        options["harder"] = [harder for harder in Harder if rng.random() < 0.4]
    return options


def expect_words(error: GameError) -> None:
    """A no is said in every language, with the table and the place where it is about a table."""
    said = {Words(language, GAME.words, strict=True).say(error.message) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    if isinstance(error, BadData):
        assert all(str(error.values["file"]) in one and str(error.values["place"]) in one for one in said)


# -- bounds ---------------------------------------------------------------------------------------------------------


def out_of_bounds(state: State) -> list[str]:
    """What no table may show: less than nothing, or more than there is room for."""
    board = state.tables.board
    room = {
        "bag": min(state.bag) >= 0 and not any(state.bag[:LOWEST]) and not state.bag[TIGER],
        "market": min(state.market) >= 0 and sum(state.market) <= board.tracks.market,
        "supply": state.tigers >= 0 and state.banners >= 0,
        "five of a kind": {len(state.yurts), len(state.cards), len(state.villages), len(state.slots)} == {5},
        "slots": all(slots.count(player) <= 1 for slots in state.slots for player in range(len(state.mats))),
        "places": all(0 <= at <= LAST for at in state.at),
    }
    for mat in state.mats:
        counts = (mat.coins, mat.horses, mat.banners, mat.outposts, mat.outposts_left, mat.points)
        room["counts"] = room.get("counts", True) and min(counts) >= 0
        room["furs"] = room.get("furs", True) and min(mat.furs) >= 0 and not any(mat.furs[:LOWEST])
        room["stories"] = room.get("stories", True) and 0 <= mat.stories <= board.tracks.story
        room["trophy"] = room.get("trophy", True) and 1 <= mat.trophy <= mat.track.last
        room["sheet"] = room.get("sheet", True) and sum(mat.sheet) == mat.points
    return [name for name, is_kept in room.items() if not is_kept]


def play_out(options: StroganovOptions, seed: int) -> str:
    """Play at random to the end, with a look at every state; a digest of all that was done."""
    rng, digest, state = Random(seed), blake2b(digest_size=8), GAME.new(options)
    before = pieces(state)
    for step in range(BOUND):
        assert out_of_bounds(state) == [], step
        decisions = GAME.decisions(state)
        if not decisions:
            break
        [decision] = decisions
        assert decision.seat in (CHANCE, *range(options.seats)), decision.prompt
        action = decision.choices.sample(rng)
        digest.update(msgspec.json.encode((decision.seat, action)))
        GAME.advance(state, decision.seat, action)
    assert GAME.outcome(state) is not None, f"no end after {BOUND} decisions"
    assert pieces(state) == before
    return digest.hexdigest()


def soak(seed: int) -> None:
    """A game with own tables."""
    rng, seats = Random(seed), 1 + seed % 4
    play_out(make_options(GAME, {**any_options(rng, seats), "data": odd_tables(rng)}), seed)


@pytest.mark.parametrize("seed", range(20))
def test_games_of_odd_tables_stay_within_bounds_and_end(seed: int) -> None:
    soak(seed)


@long_only
def test_many_games_of_odd_tables_stay_within_bounds_and_end() -> None:
    for seed in range(20, 100):
        soak(seed)


@pytest.mark.parametrize("seed", or_long([101], [100, 101]))
def test_odd_tables_keep_the_contract(seed: int) -> None:
    rng, seats = Random(seed), 1 + seed % 4
    options = make_options(GAME, {**any_options(rng, seats), "data": odd_tables(rng)})
    check_game(GAME, options, games=1, seed=seed, bound=BOUND, every=500, pieces=pieces)


def start_anywhere(seed: int) -> bool:
    """A game from an odd position, if the box holds it; tell whether it does."""
    rng, seats = Random(seed), 1 + seed % 4
    settings = any_options(rng, seats) | {"position": odd_position(rng, max(seats, 2))}
    options = make_options(GAME, settings)
    try:
        GAME.new(options)
    except BadOptions as error:
        expect_words(error)
        return False
    play_out(options, seed)
    return True


def test_an_odd_position_is_refused_or_played_to_the_end() -> None:
    assert 8 < sum(map(start_anywhere, range(24))) < 24


@long_only
def test_many_odd_positions_are_refused_or_played_to_the_end() -> None:
    assert 80 < sum(map(start_anywhere, range(24, 184))) < 160


@long_only
def test_games_with_all_options_mixed_stay_within_bounds_and_end() -> None:
    for seed in range(80):
        play_out(make_options(GAME, any_options(Random(seed), 1 + seed % 4)), seed)


# -- broken tables --------------------------------------------------------------------------------------------------

JUNK: Final[tuple[object, ...]] = (
    None,
    True,
    0,
    -1,
    100,
    10**30,
    1.5,
    "",
    "x",
    [],
    {},
    [[]],
    {"vp": 1},
    [{"vp": 1, "coin": 1}],
)


def broken(rng: Random, node: Any) -> None:
    """Put junk somewhere into a table."""
    while True:
        key = rng.choice(list(node) if isinstance(node, dict) else range(len(node)))
        if not isinstance(node[key], dict | list) or not node[key] or rng.random() < 0.1:
            node[key] = deepcopy(rng.choice(JUNK))
            return
        node = node[key]


def test_a_broken_table_is_refused_in_every_language_or_harmless() -> None:
    refused = 0
    for seed in range(300):
        rng = Random(seed)
        name = rng.choice(list(OURS))
        table = deepcopy(OURS[name])
        broken(rng, table)
        try:
            GAME.catalog({name: table})
        except BadData as error:
            refused += 1
            expect_words(error)
    assert 200 < refused < 300


# -- the same everywhere --------------------------------------------------------------------------------------------

ELSEWHERE: Final = f"""
import sys
sys.path.insert(0, {os.getcwd()!r})
from tests.games.stroganov.test_soak import GAME, Random, any_options, make_options, play_out
print(*(play_out(make_options(GAME, any_options(Random(seed), 1 + seed % 4)), seed) for seed in range(8)))
"""


@pytest.mark.parametrize("salt", ["0", "4711"])
def test_a_seed_gives_the_same_game_in_every_process(salt: str) -> None:
    here = [play_out(make_options(GAME, any_options(Random(seed), 1 + seed % 4)), seed) for seed in range(8)]
    environment = os.environ | {"PYTHONHASHSEED": salt}
    there = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], env=environment, capture_output=True, text=True, check=True
    )
    assert there.stdout.split() == here
