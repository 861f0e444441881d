"""Large hands by chance, as nobody may ever hold them: many cards, many supply cards, few resources or all of them."""

from random import Random
from typing import Final

from tests.games.graenaland.table import GraenalandPlay

from krajina.core import Play, make_options
from krajina.games.graenaland import CARD, GAME, SUPPLY, VICTORY_CARD
from krajina.games.graenaland.pieces import KINDS

ROW: Final = ["supply-wood-grain", "supply-ore-wood", "supply-ore-livestock", "supply-ore-grain"]
OTHERS: Final = [card for card in SUPPLY.ids if card not in ROW]
TILES: Final = {
    3: ["plains_1", "forest_1", "hills_coast", "hills_inland_1", "mountains_1"],
    4: ["plains_1", "forest_1", "forest_2", "plains_2", "hills_inland_1", "mountains_1", "hills_inland_2"],
}
DECK: Final = dict(enumerate(GAME.new(make_options(GAME, {"seats": 4, "first": 0})).tables.deck))


def large_hand(rng: Random, cards: int, supplies: int) -> GraenalandPlay:
    """A claim is to be made: few or many settlements, markets and palisades here and there, a skewed hand."""
    seats = rng.choice((3, 4))
    tiles = TILES[seats]
    weights = {kind: rng.choice((0.05, 1, 1, 8)) for kind in range(KINDS)}
    deck = [kind for kind in range(KINDS) for _ in range(DECK[kind])]
    hand = sorted(deck, key=lambda kind: rng.random() ** (1 / weights[kind]), reverse=True)[:cards]
    own = rng.sample(tiles, rng.randint(1, len(tiles)))
    works = {name: [tile for tile in tiles if rng.random() < share] for name, share in WORKS.items()}
    rich = {
        "villages": {tile: rng.randint(1, 2) for tile in own},
        "army": rng.randint(1, 4),
        "hand": [CARD.ids[kind] for kind in hand],
        "supplies": rng.sample(OTHERS, len(OTHERS))[:supplies],
        "victory_card": rng.choice(VICTORY_CARD.ids),
    }
    poor = [{"villages": {rng.choice(tiles): 1}} for _ in range(seats - 1)]
    position = {
        "phase": "claim",
        "supply_row": ROW,
        "lands": {tile: {"works": [name for name, there in works.items() if tile in there]} for tile in tiles},
        "clans": [rich, *poor],
    }
    return Play(GAME, make_options(GAME, {"seats": seats, "victory_cards": True, "position": position}))


WORKS: Final = {"market": 0.4, "palisade": 0.4}
