"""With a hand as people have it late in the game, a claim and its proof are found by few searches."""

from random import Random

import pytest

from krajina.core import Play, make_options
from krajina.games.graenaland import CARD, GAME, SUPPLY, Claim
from krajina.games.graenaland.moves.claim import Proving
from krajina.games.graenaland.pieces import KINDS
from krajina.games.graenaland.reach import reaches

ROW = ["supply-wood-grain", "supply-ore-wood", "supply-ore-livestock", "supply-ore-grain"]
TILES = ["plains_1", "forest_1", "forest_2", "plains_2", "hills_inland_1", "mountains_1", "hills_inland_2"]
DECKS = dict(enumerate(GAME.new(make_options(GAME, {"seats": 4, "first": 0})).tables.deck))
MOST = 400  # looks at a position after a payment, of thousands that there are


def position(seed: int) -> dict[str, object]:
    """Fifteen resource cards, two supply cards, markets and palisades here and there."""
    rng = Random(seed)
    cards = [CARD.ids[kind] for kind in range(KINDS) for _ in range(DECKS[kind])]
    markets, palisades, own = rng.sample(TILES, 3), rng.sample(TILES, 2), rng.sample(TILES, 3)
    works = {"market": markets, "palisade": palisades}
    rich = {
        "villages": dict.fromkeys(own, 2),
        "army": 2,
        "hand": rng.sample(cards, 15),
        "supplies": rng.sample([card for card in SUPPLY.ids if card not in ROW], 2),
        "victory_card": "vp_01",
    }
    return {
        "phase": "claim",
        "supply_row": ROW,
        "lands": {tile: {"works": [work for work, tiles in works.items() if tile in tiles]} for tile in TILES},
        "clans": [rich, *({"villages": {tile: 1}} for tile in TILES[:3])],
    }


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_proof_is_found_by_few_searches(seed: int) -> None:
    settings = {"seats": 4, "victory_cards": True, "position": position(seed)}
    play = Play(GAME, make_options(GAME, settings))
    claims = {decision.seat: list(decision.choices)[-1] for decision in GAME.decisions(play.state)}
    assert isinstance(claims[0], Claim)
    for seat, claim in claims.items():
        play.act(seat, claim)
    rng = Random(seed)
    reaches.cache_clear()
    while isinstance(play.state.asked, Proving) and play.state.asked.player == 0:
        before = reaches.cache_info().misses
        [decision] = GAME.decisions(play.state)
        play.act(0, decision.choices.sample(rng))
        assert reaches.cache_info().misses - before < MOST
        if play.is_over:
            break
