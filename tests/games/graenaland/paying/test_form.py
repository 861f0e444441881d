"""The forms of payments in the game: what they list is exactly what they contain, and exactly what pays."""

import json
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from tests.games.graenaland.every_way import Piece, fewest

from krajina.core import Action
from krajina.core.offers import Choices
from krajina.games.graenaland import (
    CARD,
    GAME,
    SUPPLY,
    AnnounceWork,
    BuildBuilding,
    Building,
    BuildTogether,
    BuildVillage,
    BuildWork,
    CardName,
    ClanSetup,
    GiveFee,
    GraenalandOptions,
    KeepOffer,
    Land,
    OfferCards,
    Phase,
    Position,
    Recruit,
    State,
    Unit,
    UseCard,
    Work,
)
from krajina.games.graenaland.paying.bill import Price
from krajina.games.graenaland.pieces import BASIC, RESOURCES

EXAMPLES = json.loads((Path(__file__).parent.parent / "examples.json").read_bytes())
ROW = ("supply-grain-grain", "supply-grain-ore", "supply-ore-ore", "supply-ore-wood")
BUILDS = (BuildVillage, BuildBuilding, BuildWork, Recruit)
SEVERAL = settings(max_examples=40)


class Bill(NamedTuple):
    """A build, its price, and how many resource cards must be left over."""

    template: Action
    price: Price
    keep: int = 0


RESOURCE_CARDS = [name for name in CARD.ids if name not in SUPPLY.ids]
IN_BOX = [
    name
    for name in RESOURCE_CARDS
    for deck in GAME.catalog({}).decks.resource_decks
    if name.startswith(f"{deck.id}-") and name.split("-")[1] in deck.cards
]
HELD = [name for name in SUPPLY.ids if name not in ROW]


def table(
    hand: Sequence[CardName], supplies: Sequence[str], markets: int = 0, *, palisade: bool = False, helper: str = ""
) -> State:
    """Red builds: villages on the plains and in the forest, and markets there; blue lives in the hills."""
    lands = {
        "plains_1": Land(works=(Work.MARKET,) if markets else ()),
        "forest_1": Land(works=(Work.MARKET,) if markets > 1 else ()),
        "hills_coast": Land(works=(Work.PALISADE,) if palisade else ()),
    }
    red = ClanSetup(villages={"plains_1": 1, "forest_1": 1}, hand=tuple(hand), supplies=tuple(supplies))
    blue = ClanSetup(villages={"hills_coast": 1}, hand=(helper,) if helper else ())
    position = Position(phase=Phase.BUILDING, clans=(red, blue), lands=lands, supply_row=ROW)
    return GAME.new(GraenalandOptions(seats=3, position=position))


def choices_of(state: State) -> Choices[Action]:
    (decision,) = GAME.decisions(state)
    return decision.choices


def bills(markets: int, *, palisade: bool) -> list[Bill]:
    """All that has its place on that table, by hand."""
    found = [
        Bill(BuildVillage("plains_1", ()), (0, 2, 2, 0)),
        Bill(BuildVillage("forest_1", ()), (2, 1, 1, 0)),
        Bill(BuildVillage("hills_coast", ()), (2, 0, 2, 0), 1 if palisade else 0),
        Bill(BuildVillage("hills_inland_1", ()), (2, 2, 1, 0)),
        Bill(BuildVillage("mountains_1", ()), (2, 2, 2, 0)),
        Bill(BuildWork(Work.IMPROVEMENT, "plains_1", ()), (0, 1, 1, 1)),
        Bill(BuildWork(Work.IMPROVEMENT, "forest_1", ()), (1, 1, 0, 1)),
        Bill(Recruit(Unit.SOLDIERS, ()), (4, 0, 0, 1)),
    ]
    for number, tile in enumerate(("plains_1", "forest_1")):
        found += [
            Bill(BuildBuilding(Building.STRONGHOLD, tile, ()), (0, 0, 2, 3)),
            Bill(BuildBuilding(Building.CHURCH, tile, ()), (2, 0, 0, 3)),
            Bill(BuildBuilding(Building.HALL, tile, ()), (1, 2, 2, 0)),
            Bill(BuildWork(Work.ROAD, tile, ()), (1, 1, 1, 1)),
            Bill(BuildWork(Work.PALISADE, tile, ()), (0, 0, 2, 1)),
        ]
        if number >= markets:
            found.append(Bill(BuildWork(Work.MARKET, tile, ()), (1, 1, 0, 1)))
    return found


def pieces(cards: Sequence[str]) -> tuple[Piece, ...]:
    found: list[Piece] = []
    for name in cards:
        _, *shown = name.split("-")
        numbers = [RESOURCES.index(one) for one in shown]
        found.append(numbers[0] if len(numbers) == 1 else (numbers[0], numbers[1]))
    return tuple(sorted(found, key=str))


def subsets(pile: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Every part of a pile, equal cards alike, in its order."""
    for size in range(len(pile) + 1):
        yield from dict.fromkeys(combinations(pile, size))


def is_paid(bill: Bill, cards: Sequence[str], pile: Sequence[str], markets: int) -> bool:
    """Tell whether cards out of a pile pay a bill."""
    needed = fewest(pieces(cards), bill.price)
    left = sum(card in RESOURCE_CARDS for card in pile) - sum(card in RESOURCE_CARDS for card in cards)
    return needed is not None and needed <= markets and left >= bill.keep


some_hands = some.lists(some.sampled_from(IN_BOX), max_size=7).filter(
    lambda hand: all(hand.count(card) < 4 for card in hand)  # of some cards the box has but four
)
some_supplies = some.lists(some.sampled_from(HELD), max_size=2, unique=True)


@pytest.mark.slow
@SEVERAL
@given(some_hands, some_supplies, some.integers(0, 2), some.booleans(), some.data())
def test_what_payments_list_is_what_they_contain(
    hand: list[str], supplies: list[str], markets: int, palisade: bool, data: some.DataObject
) -> None:
    state = table(hand, supplies, markets, palisade=palisade)
    choices = choices_of(state)
    pile = tuple(sorted((*hand, *supplies), key=CARD.ids.index))
    places = bills(markets, palisade=palisade)
    asked = data.draw(some.sampled_from(places))
    ways = set()
    for bill in places:
        for cards in subsets(pile):
            action = msgspec.structs.replace(bill.template, **{"pay": cards})
            if pays := is_paid(bill, cards, pile, markets):
                ways.add(action)
            if bill == asked:
                assert (action in choices) == pays
                assert (GAME.refusal(state, 0, action) is None) == pays
    listed = [action for action in choices if isinstance(action, BUILDS)]
    assert len(set(listed)) == len(listed)
    assert set(listed) == ways


@pytest.mark.slow
@SEVERAL
@given(some_hands, some_supplies, some.integers(0, 2))
def test_choices_that_are_listed_or_drawn_are_contained(hand: list[str], supplies: list[str], markets: int) -> None:
    choices = choices_of(table(hand, supplies, markets))
    listed = list(choices)
    assert len(set(listed)) == len(listed)
    assert all(action in choices for action in listed)
    assert {type(action) for action in listed} <= choices.kinds()
    assert choices.sample(Random(len(hand))) in choices


def test_of_equal_resources_the_proposal_takes_the_back_that_is_there_most() -> None:
    hand = ("forest-wood", "mountains-wood", "mountains-wood", "mountains-wood", "plains-livestock", "hills-livestock")
    first = next(iter(choices_of(table(hand, ()))))
    assert first == BuildVillage(
        "plains_1", ("plains-livestock", "hills-livestock", "mountains-wood", "mountains-wood")
    )


@pytest.mark.slow
@SEVERAL
@given(some_hands, some_supplies, some.integers(0, 2), some.sampled_from(["hills-ore", "mountains-gold"]))
def test_the_own_part_of_a_joint_work_is_what_the_others_leave(
    hand: list[str], supplies: list[str], markets: int, helper: str
) -> None:
    """Blue gives a card for a road; red pays the rest, whatever the card of blue is taken for."""
    state = table(hand, supplies, markets, helper=helper)
    for seat, action in (
        (0, AnnounceWork(Work.ROAD, "plains_1")),
        (1, OfferCards((helper,))),
        (2, OfferCards(())),
        (1, KeepOffer()),
        (0, UseCard(1, helper)),
    ):
        GAME.advance(state, seat, action)
    (decision,) = GAME.decisions(state)
    listed = [action.pay for action in decision.choices if isinstance(action, BuildTogether)]
    pile = tuple(sorted((*hand, *supplies), key=CARD.ids.index))
    lefts = [(1, 1, 1, 0)] if helper == "hills-ore" else [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    rests = [Bill(BuildTogether(()), left) for left in lefts]
    ways = {cards for cards in subsets(pile) if any(is_paid(bill, cards, pile, markets) for bill in rests)}
    assert len(set(listed)) == len(listed)
    assert set(listed) == ways
    for cards in subsets(pile):
        assert (BuildTogether(cards) in decision.choices) == (cards in ways)


def test_a_fee_is_any_resource_card_and_no_supply_card() -> None:
    hand = ("forest-grain", "forest-grain", "forest-wood", "forest-wood", "plains-ore", "mountains-gold")
    state = table(hand, ("supply-wood-grain",), palisade=True)
    pay = ("forest-grain", "forest-grain", "forest-wood", "forest-wood")
    GAME.advance(state, 0, BuildVillage("hills_coast", pay))
    (decision,) = GAME.decisions(state)
    assert set(decision.choices) == {GiveFee(1, "plains-ore"), GiveFee(1, "mountains-gold")}


# -- worked examples of the book -------------------------------------------------------------------------------------


@pytest.mark.parametrize("example", EXAMPLES["army_costs"], ids=lambda example: example["id"])
def test_worked_example_of_the_army(example: dict[str, object]) -> None:
    """With two strongholds there are three prices."""
    sites, options = example["strongholds"], example["options"]
    assert isinstance(sites, list)
    assert isinstance(options, list)
    strongholds = tuple(f"{terrain}_1" for terrain in sites)
    hand = ("plains-grain",) * 4 + ("plains-livestock", "plains-ore", "forest-wood", "hills-ore")
    red = ClanSetup(villages={"plains_1": 1, "forest_1": 1}, strongholds=strongholds, hand=hand)
    position = Position(phase=Phase.BUILDING, clans=(red,), supply_row=ROW)
    choices = choices_of(GAME.new(GraenalandOptions(seats=4, position=position)))
    paid = [action.pay for action in choices if isinstance(action, Recruit)]
    found = {tuple(pieces(cards).count(face) for face in range(len(BASIC))) for cards in paid}
    assert found == {tuple(option.get(resource.value, 0) for resource in BASIC) for option in options}
