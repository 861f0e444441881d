"""Grænaland keeps the contract for three to five players, with every option, alone and with the others."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any, Final

import pytest
from tests.games.graenaland.table import ROW, begin, pieces, position
from tests.long import or_long

from krajina.core import make_options
from krajina.core.testing import check_game
from krajina.games.graenaland import BOX, GAME, MOST_ROUNDS, VICTORY_CARD, GraenalandOptions, Reading, Talk
from krajina.games.graenaland.catalog import DATA
from krajina.games.graenaland.pieces import BASIC

Table = dict[str, Any]
BOUND: Final = 20_000  # decisions; `test_soak` says how long games are
FEW_ROUNDS: Final = or_long(3, 12)  # enough for everything but the end, which has tables of its own
ISLAND: Final = ["forest_2", "hills_coast", "plains_2", "mountains_2", "hills_inland_2"]
ORDER: Final = {
    "plains": ["ore", "grain"],
    "forest": ["wood"],
    "hills": ["wood", "wood"],
    "mountains": ["gold"],
    "supplies": ["supply-ore-ore", "supply-wood-ore"],
    "victory_cards": list(VICTORY_CARD.ids[:5]),
    "tiles": ["plains_2", "forest_2"],
}
# The end of a game: two of three goals are met, or nearly all the points of a card.
LATE: Final = {
    "round": 9,
    "clans": [
        {"villages": {"plains_1": 4, "forest_1": 2}, "churches": ["plains_1"], "army": 2, "hand": ["plains-grain"] * 4},
        {"villages": {"forest_1": 3, "hills_coast": 2, "hills_inland_1": 2}, "halls": ["forest_1"], "army": 3},
        {"villages": {"hills_coast": 2, "plains_1": 2, "mountains_1": 2}, "strongholds": ["hills_coast"], "army": 3},
    ],
    "supply_row": ROW,
}
PHASES: Final = ("production", "movement", "sharing", "building")


# -- own tables ------------------------------------------------------------------------------------------------------


def own_tables(rng: Random) -> dict[str, Table]:
    """Tables such as an owner could have corrected: other prices, decks, starts, steps of cards, a longer track."""
    tables: dict[str, Table] = {
        name: json.loads(DATA.joinpath(f"{name}.json").read_text("utf-8"))
        for name in ("tiles", "layouts", "decks", "costs", "victory", "components")
    }
    for tile in tables["tiles"]["tiles"]:
        tile["settlement_cost"] = price(rng, sum(tile["settlement_cost"].values()))
        tile["improvement"] = rng.choice([*BASIC, "gold"])
        if tile["terrain"] != "mountains":
            tile["building_spots"] = [spot for spot in ("stronghold", "church", "hall") if rng.random() < 0.8]
    for layout in tables["layouts"]["layouts"]:
        places = [slot["tile"] for slot in layout["slots"]]
        for start in layout["starts"]:
            start["settlements"] = rng.sample(places, 2)
            start["warrior"] = rng.choice(start["settlements"])
    for deck in tables["decks"]["resource_decks"]:
        first, second = sorted(rng.sample(range(1, sum(deck["cards"].values())), 2))
        sizes = (first, second - first, sum(deck["cards"].values()) - second)
        deck["cards"] = dict(zip(rng.sample([*BASIC, "gold"], 3), sizes, strict=True))
    for card in tables["decks"]["supply"]["cards"]:
        card["symbols"] = rng.choices([*BASIC, "gold"], k=2)
    for row in (*tables["costs"]["buildings"], *tables["costs"]["improvements"], *tables["costs"]["works"]):
        row["cost"] = price(rng, rng.randint(1, 5)) | ({"wood": 1} if row.get("id") == "palisade" else {})
    tables["components"]["army_track"]["length"] = rng.choice((6, 9, 20))
    names = rng.sample(sorted(tables), rng.choice((1, 3, len(tables))))
    return {name: tables[name] for name in names}


def price(rng: Random, units: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for resource in rng.choices(BASIC, k=units):
        found[resource.value] = found.get(resource.value, 0) + 1
    return found


# -- every table -----------------------------------------------------------------------------------------------------

ALONE: Final[dict[str, dict[str, object]]] = {
    "three": {"seats": 3},
    "four": {"seats": 4},
    "five": {"seats": 5},
    "first": {"seats": 4, "first": 2},
    "three_as_four": {"seats": 3, "three_players": False},
    "island": {"seats": 3, "island": ISLAND},
    "random_island": {"seats": 4, "random_island": True},
    "chosen_starts": {"seats": 4, "chosen_starts": True},
    "chosen_starts_of_five": {"seats": 5, "chosen_starts": True},
    "victory_cards": {"seats": 4, "victory_cards": True},
    "grant": {"seats": 5, "grant": True},
    "open_votes": {"seats": 4, "open_votes": True},
    "open_claims": {"seats": 4, "victory_cards": True, "open_claims": True},
    "open_hands": {"seats": 3, "victory_cards": True, "open_hands": True},
    **{f"talk_{talk.value}": {"seats": 3, "talk": talk.value} for talk in Talk},
    "memory_aid": {"seats": 3, "memory_aid": True},
    "round_limit": {"seats": 3, "round_limit": 1},
    **{reading.value: {"seats": 3, "readings": [reading.value]} for reading in Reading},
    "draw_order": {"seats": 3, "draw_order": ORDER, "victory_cards": True, "random_island": True},
}
TOGETHER: Final[dict[str, dict[str, object]]] = {
    "all_of_three": {"seats": 3, "random_island": True, "chosen_starts": True, "victory_cards": True},
    "all_of_four": {"seats": 4, "random_island": True, "chosen_starts": True, "open_votes": True, "memory_aid": True},
    "all_of_five": {
        "seats": 5, "random_island": True, "chosen_starts": True, "victory_cards": True, "grant": True,
        "open_votes": True, "open_claims": True, "open_hands": True, "talk": "free", "memory_aid": True, "first": 4,
    },
    "quiet_five": {"seats": 5, "grant": True, "talk": "none", "victory_cards": True},
    "three_in_every_way": {
        "seats": 3, "readings": [reading.value for reading in Reading], "memory_aid": True, "island": ISLAND,
        "victory_cards": True, "draw_order": {"plains": ["ore"]},
    },
}  # fmt: skip
POSITIONS: Final[dict[str, dict[str, object]]] = {
    **{phase: {"seats": 3, "position": position(phase)} for phase in PHASES},
    "claim": {"seats": 3, "victory_cards": True, "position": position("claim")},
    "late": {"seats": 3, "position": LATE},
    "late_claim": {"seats": 3, "position": {**LATE, "phase": "claim"}, "victory_cards": True, "memory_aid": True},
    "of_four": {"seats": 4, "position": {"round": 3, "main": 2}},
    "of_five": {"seats": 5, "position": {"phase": "sharing", "lands": {"plains_1": {"pile": ["ore"]}}}, "grant": True},
    "own_island": {"seats": 3, "island": ISLAND, "position": {}},
}


def made(settings: Mapping[str, object]) -> GraenalandOptions:
    return make_options(GAME, {"round_limit": FEW_ROUNDS, **settings})


def test_the_pieces_are_those_of_the_box() -> None:
    cards = [18, 12, 0, 6, 0, 12, 6, 18, 0, 0, 0, 10, 5, 15, 0, 0, 0, 4, 8, 12]
    assert sum(cards) == 126
    counts = {
        "cards": cards,
        "supplies": list(range(16)),
        "victory cards": list(range(20)),
        "works": [6, 6, 6, 2, 2, 3, 2],
        "houses": [False] * 3,
        "heroes together": [],
    }
    assert pieces(GAME.new(GraenalandOptions(seats=3))) == counts
    assert pieces(begin().state) == counts
    assert pieces(begin({"victory_cards": True}, phase="claim").state) == counts
    assert len(BOX.decks.supply.cards) == 16


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_keeps_the_contract(seats: int) -> None:
    options = GraenalandOptions(seats=seats, round_limit=8)
    check_game(GAME, options, games=1, seed=seats, bound=BOUND, every=60, pieces=pieces)


@pytest.mark.slow
def test_with_victory_cards_it_keeps_the_contract() -> None:
    options = GraenalandOptions(seats=3, victory_cards=True, chosen_starts=True, round_limit=8)
    check_game(GAME, options, games=1, bound=BOUND, every=60, pieces=pieces)


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_keeps_the_contract_closely(seats: int) -> None:
    options = GraenalandOptions(seats=seats, round_limit=or_long(4, MOST_ROUNDS))
    check_game(GAME, options, games=1, seed=seats, bound=BOUND, every=101, pieces=pieces)


def stands_with_others(settings: Mapping[str, object]) -> bool:
    """Tell whether all that is set here is set in one of the tables with many options, too."""
    wanted = {name: value for name, value in settings.items() if name != "seats"}
    return any(all(holds(table.get(name), value) for name, value in wanted.items()) for table in TOGETHER.values())


def holds(found: object, value: object) -> bool:
    return set(value) <= set(found) if isinstance(value, list) and isinstance(found, list) else found == value


def every_table() -> list[Any]:
    """Every option; in the long run, also alone what is set with others, too."""
    alone = {name: one for name, one in ALONE.items() if or_long(not stands_with_others(one), True)}
    return [pytest.param(settings, id=name) for name, settings in {**alone, **TOGETHER, **POSITIONS}.items()]


@pytest.mark.slow
@pytest.mark.parametrize("settings", every_table())
def test_every_option_keeps_the_contract(settings: Mapping[str, object]) -> None:
    check_game(GAME, made(settings), games=1, seed=len(settings), bound=BOUND, every=or_long(200, 53), pieces=pieces)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["late", "late_claim", "building"])
def test_the_end_keeps_the_contract(name: str) -> None:
    """The last rounds, looked at closely in several games."""
    options = make_options(GAME, POSITIONS[name] | {"round_limit": 30})
    check_game(GAME, options, games=or_long(1, 3), seed=7, bound=BOUND, every=13, pieces=pieces)


@pytest.mark.slow
@pytest.mark.parametrize("seed", or_long([1, 2], range(4)))
def test_own_tables_keep_the_contract(seed: int) -> None:
    rng = Random(seed)
    settings = {"seats": 3 + seed % 3, "data": own_tables(rng), "victory_cards": bool(seed % 2)}
    check_game(GAME, made(settings), games=1, seed=seed, bound=BOUND, every=80, pieces=pieces)


def test_own_tables_can_be_played() -> None:
    for seed in range(6):
        state = GAME.new(made({"seats": 3 + seed % 3, "data": own_tables(Random(seed)), "chosen_starts": seed > 2}))
        rng = Random(seed)
        while decisions := GAME.decisions(state):
            decision = rng.choice(decisions)
            GAME.advance(state, decision.seat, decision.choices.sample(rng))
        assert state.round <= FEW_ROUNDS
