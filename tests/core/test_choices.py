from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from tests.core.table import HOPS, RYE, WHEAT, Script, Wanted, odds

from krajina.core import AnyOf, Choices, Decision, Listed, Message, Shares, Values, Weighted, below
from krajina.core.offers import AnyOffer, ChanceOffer, ListOffer
from krajina_harvest.game import Bid, Crop, Draw, Share

BIDS = [Bid(3), Bid(0), Bid(2)]


@pytest.mark.parametrize("bound", range(1, 18))
def test_below_draws_each_number_exactly_as_often(bound: int) -> None:
    chances = odds(lambda rng: below(rng, bound), most_bits=12)
    assert sorted(chances) == list(range(bound))
    assert len(set(chances.values())) == 1


@pytest.mark.parametrize("bound", [2, 3, 4, 5, 1000, 2**64])
def test_below_asks_for_no_more_bits_than_it_needs(bound: int) -> None:
    with pytest.raises(Wanted) as wanted:
        below(Script([]), bound)
    assert wanted.value.bits == (bound - 1).bit_length()


def test_below_one_needs_no_luck() -> None:
    assert below(Script([]), 1) == 0


@pytest.mark.parametrize("bound", [0, -1])
def test_below_nothing_is_a_bug_and_not_an_endless_loop(bound: int) -> None:
    with pytest.raises(AssertionError):
        below(Script([1] * 50), bound)


def test_listed_choices_are_walked_in_the_order_they_were_given() -> None:
    choices = Listed(BIDS)
    assert list(choices) == BIDS
    assert list(choices) == list(choices)


def test_listed_choices_contain_what_they_list_and_nothing_else() -> None:
    choices = Listed(BIDS)
    assert all(bid in choices for bid in BIDS)
    assert all(other not in choices for other in (Bid(1), Draw(RYE), 3, None, "bid"))


def test_listed_choices_do_not_change_with_the_list_they_were_made_from() -> None:
    source = list(BIDS)
    choices = Listed(source)
    source.clear()
    assert list(choices) == BIDS


def test_listed_choices_are_sampled_evenly() -> None:
    chances = odds(Listed(BIDS).sample)
    assert set(chances) == set(BIDS)
    assert len(set(chances.values())) == 1


def test_weighted_choices_are_sampled_exactly_by_their_weights() -> None:
    chances = odds(Weighted([Draw(crop) for crop in Crop], [1, 4, 3]).sample)
    assert chances == {Draw(WHEAT): Fraction(1, 8), Draw(RYE): Fraction(4, 8), Draw(HOPS): Fraction(3, 8)}


def test_weights_that_are_no_power_of_two_keep_their_proportion() -> None:
    chances = odds(Weighted([Draw(RYE), Draw(HOPS)], [2, 5]).sample)
    assert chances[Draw(RYE)] * 5 == chances[Draw(HOPS)] * 2


@pytest.mark.parametrize("weights", [[1], [1, 0], [1, -1], [1, 2, 3]])
def test_weights_that_make_no_sense_are_bugs(weights: list[int]) -> None:
    with pytest.raises(AssertionError):
        Weighted([Draw(RYE), Draw(HOPS)], weights)


def test_any_of_is_walked_part_by_part() -> None:
    choices = AnyOf[Draw | Bid](Listed([Draw(RYE)]), Listed(BIDS))
    assert list(choices) == [Draw(RYE), *BIDS]


def test_any_of_contains_what_a_part_contains() -> None:
    choices = AnyOf[Draw | Share](Listed([Draw(RYE)]), Shares(Share(()), [RYE, HOPS], [0, 1]))
    assert Draw(RYE) in choices
    assert Share(((RYE,), (HOPS,))) in choices
    assert Draw(HOPS) not in choices
    assert Share(((RYE,), ())) not in choices


def test_any_of_picks_each_part_as_often_and_then_evenly_within_it() -> None:
    chances = odds(AnyOf[Draw | Bid](Listed([Draw(RYE)]), Listed([Bid(number) for number in range(4)])).sample)
    expected: dict[Draw | Bid, Fraction] = {Bid(number): Fraction(1, 8) for number in range(4)}
    assert chances == expected | {Draw(RYE): Fraction(1, 2)}


def test_kinds_are_the_types_of_all_choices() -> None:
    draws = Weighted([Draw(RYE), Draw(HOPS)], [1, 2])
    assert Listed(BIDS).kinds() == {Bid}
    assert draws.kinds() == {Draw}
    assert AnyOf[Draw | Bid](draws, Listed(BIDS)).kinds() == {Draw, Bid}


def test_offers_say_what_the_choices_are() -> None:
    draws = Weighted([Draw(RYE), Draw(HOPS)], [1, 2])
    assert Listed(BIDS).describe() == ListOffer(tuple(BIDS))
    assert draws.describe() == ChanceOffer((Draw(RYE), Draw(HOPS)), (1, 2))
    assert AnyOf[Draw | Bid](draws, Listed(BIDS)).describe() == AnyOffer((draws.describe(), Listed(BIDS).describe()))


@pytest.mark.parametrize(
    "choices",
    [
        Listed(BIDS),
        Weighted([Draw(crop) for crop in Crop], [1, 4, 3]),
        Shares(Share(()), [RYE, RYE, HOPS], [0, 1]),
        AnyOf[Draw | Bid](Listed([Draw(RYE)]), Listed(BIDS)),
    ],
)
def test_every_sample_is_one_of_the_choices_and_every_choice_is_sampled(choices: Choices[Draw | Bid | Share]) -> None:
    rng = Random(1)
    samples = Counter(choices.sample(rng) for _ in range(500))
    assert set(samples) == set(choices)


def test_the_same_luck_gives_the_same_sample() -> None:
    choices = Shares(Share(()), list(Crop) * 2, [0, 1, 2])
    assert choices.sample(Random(5)) == choices.sample(Random(5))
    assert len({choices.sample(Random(seed)) for seed in range(10)}) > 1


class Named(Listed[Bid]):
    """Choices that know what a bid is called at this table."""

    def said(self, action: Bid) -> Message:
        """By another key, with what the action does not hold."""
        return Message("do-bid-first", {"coins": action.coins, "of": 5})


class Telling(Listed[Bid]):
    """Choices that know what the question is about, and make that up when somebody asks."""

    def values(self) -> Values:
        """How many there are."""
        return {"count": len(self.actions)}


def test_what_a_question_is_about_may_be_left_to_its_choices() -> None:
    left = Decision(0, "bid", Telling(BIDS), None)
    assert left.values == {"count": len(BIDS)}
    assert left.message == Message("ask-bid", {"count": len(BIDS)})
    assert Decision(0, "bid", Telling(BIDS)).values == {}


def test_choices_may_say_more_of_an_action_than_it_holds() -> None:
    here = Decision(0, "bid", Named(BIDS))
    assert here.is_told_here
    assert here.said(Bid(3)) == Message("do-bid-first", {"coins": 3, "of": 5})
    elsewhere = Decision(0, "bid", Listed(BIDS))
    assert not elsewhere.is_told_here
    assert elsewhere.said(Bid(3)) == Bid(3).message
