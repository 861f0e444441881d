"""The most points that somebody can reach (ruling 36), against a search that plays the last building to its end.

The search knows nothing of the arithmetic: it asks the engine for every build and every payment of a last phase of
building, does it on a copy, gives every card that a palisade may take, and remembers where it has been.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import pytest
from tests.long import or_long

from krajina.core import Action
from krajina.core.tasks import go_on
from krajina.games.graenaland import (
    GAME,
    NO_CLAIM,
    VICTORY_CARD,
    CardName,
    Claim,
    ClanSetup,
    GraenalandOptions,
    Land,
    Phase,
    Position,
    State,
    SupplyName,
    TileName,
    VictoryCardName,
    Work,
)
from krajina.games.graenaland.building import FinalBuilding, begin_final
from krajina.games.graenaland.claiming import Proving, ProvingFee
from krajina.games.graenaland.moves.claim import may_claim, prospect_of, steps_of
from krajina.games.graenaland.moves.give_fee import PayFee
from krajina.games.graenaland.moves.transfer import TransferHero
from krajina.games.graenaland.reach.claims import reach
from krajina.games.graenaland.scoring import points

ROW: Sequence[SupplyName] = ("supply-wood-grain", "supply-ore-wood", "supply-ore-livestock", "supply-ore-grain")
LETTERS: dict[str, CardName] = {
    "g": "plains-grain",
    "l": "plains-livestock",
    "w": "forest-wood",
    "o": "hills-ore",
    "x": "mountains-gold",
}
SUPPLIES: dict[str, SupplyName] = {
    "gg": "supply-grain-grain",
    "gl": "supply-grain-livestock",
    "gw": "supply-grain-wood",
    "go": "supply-grain-ore",
    "ll": "supply-livestock-livestock",
    "lw": "supply-livestock-wood",
    "ww": "supply-wood-wood",
    "wo": "supply-wood-ore",
    "oo": "supply-ore-ore",
}


def hand_of(letters: str) -> tuple[CardName, ...]:
    """A hand, a letter for each card."""
    return tuple(LETTERS[letter] for letter in letters)


def table(
    mine: ClanSetup,
    others: Sequence[ClanSetup] = (),
    *,
    markets: Sequence[TileName] = (),
    palisades: Sequence[TileName] = (),
    seats: int = 3,
    three_players: bool = True,
) -> State:
    """The table before building, when everybody is asked for claims; the first seat is the one to look at."""
    works: dict[TileName, tuple[Work, ...]] = dict.fromkeys(markets, (Work.MARKET,))
    for at in palisades:
        works[at] = (*works.get(at, ()), Work.PALISADE)
    clans = (mine, *others, *[ClanSetup()] * seats)[:seats]
    lands = {at: Land(works=each) for at, each in works.items()}
    position = Position(main=1, phase=Phase.CLAIM, clans=clans, lands=lands, supply_row=tuple(ROW))
    return GAME.new(
        GraenalandOptions(seats=seats, victory_cards=True, three_players=three_players, position=position, first=1)
    )


def clan(
    villages: dict[TileName, int],
    hand: str = "",
    supplies: Sequence[str] = (),
    *,
    card: VictoryCardName = "vp_01",
    army: int = 1,
    strongholds: tuple[TileName, ...] = (),
) -> ClanSetup:
    """A clan, said in few words."""
    return ClanSetup(
        villages=villages,
        hand=hand_of(hand),
        supplies=tuple(SUPPLIES[name] for name in supplies),
        victory_card=card,
        army=army,
        strongholds=strongholds,
    )


# -- the search ------------------------------------------------------------------------------------------------------


class Search:
    """Plays the last building of the first seat in every way."""

    def __init__(self) -> None:
        self.best: dict[object, int] = {}

    def begin(self, state: State) -> int:
        """The most points, when the first seat may build for the last time now."""
        twin = state.copy()
        twin.events, twin.asked, twin.answers = None, None, None
        twin.todo.clear()
        begin_final(twin, [0])
        go_on(twin)
        return self.most(twin)

    def most(self, state: State) -> int:
        """The most points from here, where the first seat is asked or has ended."""
        if state.asked is None:
            return points(state, 0)
        key = self.key(state)
        if key not in self.best:
            self.best[key] = max(self.most(after) for after in self.steps(state))
        return self.best[key]

    def steps(self, state: State) -> Iterator[State]:
        """The table after each thing that may be done; the end of building counts, too."""
        return (after for _, after in self.moves(state))

    def moves(self, state: State) -> Iterator[tuple[Action, State]]:
        """All that may be done, and the table after it."""
        (decision,) = GAME.decisions(state)
        assert decision.seat == 0
        for action in decision.choices:
            twin = state.copy()
            GAME.advance(twin, 0, action)
            yield action, twin

    def key(self, state: State) -> object:
        """All that matters of a table: backs of cards do not."""
        clan = state.clans[0]
        place = (tuple(clan.villages), tuple(state.spots), clan.army, tuple(sorted(clan.supplies)))
        return (*place, tuple(clan.resources()), clan.markets_used, state.asked)


def check(state: State) -> int:
    """Make sure that arithmetic and search agree; say what they found."""
    found = Search().begin(state)
    assert reach(prospect_of(state, 0), steps_of(state, 0)) == found
    return found


# -- prepared hands --------------------------------------------------------------------------------------------------

NEIGHBOUR = ClanSetup(villages={"forest_1": 1})
BOTH = (NEIGHBOUR, ClanSetup(villages={"forest_1": 1}))
HOME: dict[TileName, int] = {"plains_1": 3}

CASES: dict[str, tuple[int, State]] = {
    "nothing to pay with": (1, table(clan({"plains_1": 4}))),
    "the fourth village in a territory": (1, table(clan(HOME, "llww"))),
    "a card short": (0, table(clan(HOME, "llw"))),
    "gold for a card": (1, table(clan(HOME, "llwx"))),
    "supply card for both symbols": (1, table(clan(HOME, "lw", ["lw"]))),
    "supply card for one symbol": (1, table(clan(HOME, "llw", ["wo"]))),
    "one supply card does not serve two builds": (1, table(clan(HOME, "gggo" + "llw", ["gw"], army=2))),
    "a market for a card": (1, table(clan(HOME, "lllw"), markets=["plains_1"])),
    "a market serves once": (0, table(clan(HOME, "llll"), markets=["plains_1"])),
    "two markets serve twice": (
        2,
        table(clan({"plains_1": 3, "forest_1": 1}, "llll"), markets=["plains_1", "forest_1"]),
    ),
    "a whole supply card at a market": (1, table(clan(HOME, "lww", ["go"]), markets=["plains_1"])),
    "no supply card for two at a market": (0, table(clan(HOME, "lw", ["go"]), markets=["plains_1"])),
    "a market entered on the way": (2, table(clan({"plains_1": 3}, "gglw" + "lllw"), markets=["forest_1"])),
    "a market entered is of no use for entering": (0, table(clan(HOME, "ggll" + "llw"), markets=["forest_1"])),
    "a market two steps away": (
        2,
        table(clan({"plains_1": 3}, "gglw" + "ggww" + "lwwo", card="vp_18"), markets=["hills_coast"]),
    ),
    "no fee where a settlement stands": (
        2,
        table(clan({"plains_1": 1, "forest_1": 3}, "gglw"), BOTH, palisades=["forest_1"]),
    ),
    "a fee for one": (2, table(clan({"plains_1": 4}, "gglwo"), BOTH[:1], palisades=["forest_1"])),
    "a market behind a palisade, and too little for the fee": (
        1,
        table(clan(HOME, "gglw" + "lllw"), BOTH[:1], palisades=["forest_1"], markets=["forest_1"]),
    ),
    "a market behind a palisade": (
        2,
        table(clan(HOME, "gglw" + "lllw" + "o"), BOTH[:1], palisades=["forest_1"], markets=["forest_1"]),
    ),
    "no supply card for a fee": (
        1,
        table(clan({"plains_1": 4}, "gglw", ["oo"]), BOTH[:1], palisades=["forest_1"]),
    ),
    "a supply card saves a card for the fee": (
        2,
        table(clan({"plains_1": 4}, "gglw", ["go"]), BOTH[:1], palisades=["forest_1"]),
    ),
    "a fee for each": (
        2,
        table(clan(HOME, "gglw" + "lllw" + "oo"), BOTH, palisades=["forest_1"], markets=["forest_1"]),
    ),
    "a fee for one of two": (
        1,
        table(clan(HOME, "gglw" + "lllw" + "o"), BOTH, palisades=["forest_1"], markets=["forest_1"]),
    ),
    "soldiers without a stronghold": (1, table(clan({"plains_1": 2}, "ggggo", army=2))),
    "cavalry with a stronghold": (1, table(clan({"plains_1": 1}, "glo", army=2, strongholds=("plains_1",)))),
    "archers have their stronghold in a forest": (
        0,
        table(clan({"plains_1": 1}, "gwo", army=2, strongholds=("plains_1",))),
    ),
    "a stronghold built on the way": (
        3,
        table(clan({"plains_1": 1}, "ooowwglogl" + "o", card="vp_13", army=2), seats=4),
    ),
    "the end of the army's track": (3, table(clan({"plains_1": 1}, "glo", army=8, strongholds=("plains_1",)))),
    "the thirteenth house is the last": (
        6,
        table(clan({"plains_1": 6, "forest_1": 6}, "wwllg" + "ooogg"), seats=4),
    ),
    "thirteen villages": (5, table(clan({"plains_1": 6, "forest_1": 6}, "llww" + "llww", card="vp_02"))),
    "west by the coast": (1, table(clan({"hills_coast": 3}, "gglw" + "llww", card="vp_02"))),
    "two houses are left": (7, table(clan({"plains_1": 6, "forest_1": 5}, "wwllg" + "ooogg"), seats=4)),
    "with three the first building does not count": (0, table(clan({"plains_1": 1}, "ooowwooogg", card="vp_01"))),
    "without the changes for three it does": (
        1,
        table(clan({"plains_1": 1}, "ooowwooogg", card="vp_01"), three_players=False),
    ),
    "with four it does": (1, table(clan({"plains_1": 1}, "ooowwooogg", card="vp_01"), seats=4)),
    "one building of a kind in a territory": (
        0,
        table(clan({"plains_1": 1}, "ooowwooogg"), [ClanSetup(churches=("plains_1",))], seats=4),
    ),
    "no building in the mountains": (0, table(clan({"mountains_1": 1}, "ooowwooogg"), seats=4)),
}


@pytest.mark.parametrize("name", CASES)
def test_prepared(name: str) -> None:
    due, state = CASES[name]
    assert check(state) == due


# -- hands by chance -------------------------------------------------------------------------------------------------


def by_chance(rng: Random, cards: tuple[int, int] = (3, 7), supplies: tuple[int, int] = (0, 2)) -> State:
    """A small table: a few villages, buildings, cards, markets and palisades."""
    seats = rng.choice((3, 4))
    tiles: list[TileName] = ["plains_1", "forest_1", "hills_coast" if seats == 3 else "forest_2", "hills_inland_1"]
    villages: dict[TileName, int] = {at: rng.randint(1, 3) for at in rng.sample(tiles, rng.randint(1, 2))}
    at = next(iter(villages))
    weights = [rng.choice((1, 4, 16)) for _ in "glwo"] if supplies != (0, 2) else [4] * 4
    mine = ClanSetup(
        villages=villages,
        hand=hand_of("".join(rng.choices("glwox", (*weights, 1), k=rng.randint(*cards)))),
        supplies=tuple(SUPPLIES[name] for name in rng.sample(list(SUPPLIES), rng.randint(*supplies))),
        strongholds=(at,) if rng.random() < 0.3 else (),
        army=rng.randint(1, 3),
        victory_card=rng.choice(VICTORY_CARD.ids),
    )
    others = [ClanSetup(villages={rng.choice(tiles): 1}) for _ in range(2)]
    markets = [at for at in tiles if rng.random() < 0.4]
    return table(mine, others, markets=markets, palisades=[at for at in tiles if rng.random() < 0.4], seats=seats)


HANDS: Final = {"small": ((3, 7), (0, 2)), "supplies": ((0, 5), (2, 4)), "skewed": ((6, 9), (0, 1))}


@pytest.mark.slow
@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("seed", range(or_long(30, 800)))  # in all 2,400 hands
def test_by_chance(seed: int, hands: str) -> None:
    check(by_chance(Random(seed), *HANDS[hands]))


# -- claims ----------------------------------------------------------------------------------------------------------


def near_the_end(rng: Random) -> State:
    """A table on which the first seat may have six points in reach, or nearly."""
    seats = rng.choice((3, 4))
    tiles: list[TileName] = ["plains_1", "forest_1", "hills_inland_1"]
    mine = ClanSetup(
        villages={"plains_1": rng.randint(2, 4), "forest_1": rng.randint(0, 2)},
        hand=hand_of("".join(rng.choices("glwox", (4, 4, 4, 4, 1), k=rng.randint(5, 8)))),
        supplies=tuple(SUPPLIES[name] for name in rng.sample(list(SUPPLIES), rng.randint(0, 1))),
        strongholds=("plains_1",),
        churches=("plains_1",) if rng.random() < 0.7 else (),
        army=rng.randint(2, 4),
        victory_card=rng.choice(("vp_12", "vp_13", "vp_16", "vp_10")),
    )
    others = [ClanSetup(villages={"hills_inland_1": 1}), ClanSetup(villages={rng.choice(tiles): 1})]
    works = [at for at in tiles if rng.random() < 0.5]
    return table(mine, others, markets=works, palisades=[at for at in tiles if rng.random() < 0.7], seats=seats)


def claims(state: State) -> list[Action]:
    """What the first seat may answer, if it is asked for a claim."""
    found = [decision for decision in GAME.decisions(state) if decision.seat == 0 and decision.prompt == "claim"]
    return [action for decision in found for action in decision.choices]


@pytest.mark.parametrize("seed", range(40))
def test_claims_up_to_what_can_be_reached_and_no_further(seed: int) -> None:
    state = near_the_end(Random(seed))
    most = check(state)
    if not may_claim(state, 0):
        assert most < 6
        assert claims(state) == []
    else:
        assert claims(state) == [NO_CLAIM, *map(Claim, range(6, most + 1))]


def behind_a_palisade(residents: int, spare: str) -> State:
    """A table on which the first seat has to settle behind a palisade to reach six points."""
    mine = clan({"plains_1": 6}, "gglw" + "ggggo" + spare, army=3)
    return table(mine, BOTH[:residents], palisades=["forest_1"])


def claimed(state: State) -> State | None:
    """The table after the first seat has claimed all that it can; None if it cannot."""
    answers = claims(state)
    if len(answers) < 2:
        return None
    for decision in GAME.decisions(state):
        GAME.advance(state, decision.seat, answers[-1] if decision.seat == 0 else NO_CLAIM)
    return state


PROOFS = [near_the_end(Random(seed)) for seed in range(60)]
PROOFS += [behind_a_palisade(1, spare) for spare in ("l", "o", "gl", "lx")]
PROOFS += [behind_a_palisade(2, spare) for spare in ("ll", "lo", "gl", "glo")]


def unbound(state: State) -> State:
    """The same table, but for the claim: the first seat builds as in any last phase."""
    twin = state.copy()
    twin.events = None
    twin.todo[:] = [FinalBuilding(0)]
    if isinstance(state.asked, ProvingFee):
        twin.asked = PayFee(0, state.asked.receivers)
    elif isinstance(state.asked, Proving):
        twin.asked = twin.todo.pop()
    return twin


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(PROOFS)))
def test_a_proof_offers_just_what_leads_to_the_claim(number: int) -> None:
    state = claimed(PROOFS[number].copy())
    rng, search = Random(number), Search()
    while state is not None and isinstance(state.asked, Proving | ProvingFee | TransferHero):
        due = getattr(state.asked, "claimed", 0)
        if isinstance(state.asked, Proving) and points(state, 0) >= due:
            break
        leads = {action for action, after in search.moves(unbound(state)) if search.most(after) >= due}
        (decision,) = GAME.decisions(state)
        offered = list(decision.choices)
        assert len(set(offered)) == len(offered)
        assert set(offered) == leads
        GAME.advance(state, 0, rng.choice(offered))
    assert state is None or isinstance(state.asked, Proving)


def test_some_claims_are_proved() -> None:
    proved = [state for one in PROOFS if (state := claimed(one.copy())) is not None]
    assert len(proved) > 20
    assert any(points(state, 0) < 6 for state in proved)
