from collections import Counter
from fractions import Fraction
from itertools import combinations, islice
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some
from tests.core import stall
from tests.core.counting import at_most
from tests.core.stall import GOLD, MIXED, WOOD, Build, Give, Rest, Stall, Wood, proposal
from tests.core.table import odds

from krajina.core import Action, AnyOf, Listed, Options, Picks, Play, Refusal, Value, Word
from krajina.core.offers import AnyOffer, PickOffer
from krajina.core.picks import in_order
from krajina.core.testing import Broken, check_game
from krajina.core.testing.mutate import mispicked, pick_forms

PILE = [WOOD, GOLD, WOOD, MIXED]
TWO = Options(seats=2)


class Take(Action, frozen=True):
    of: str
    pay: tuple[str, ...] = ()


class Even(Picks[Take]):
    def fits(self, picked: tuple[str, ...]) -> bool:
        return len(picked) % 2 == 0


def form(pile: str, proposed: str = "") -> Picks[Take]:
    return Picks(Take("cart"), list(pile), list(proposed))


def parts(pile: str) -> set[tuple[str, ...]]:
    """All that can be picked, by brute force, sorted."""
    return {tuple(sorted(some)) for size in range(len(pile) + 1) for some in combinations(pile, size)}


piles = some.lists(some.sampled_from("abc"), max_size=6).map("".join)


@given(piles, some.data())
def test_the_walk_gives_everything_that_fits_once_and_the_proposal_first(pile: str, data: some.DataObject) -> None:
    proposed = tuple(data.draw(some.permutations(pile)))[: len(pile) // 4 * 2]
    for choices in (form(pile, "".join(proposed)), Even(Take("cart"), list(pile), proposed)):
        walked = [action.pay for action in choices]
        assert sorted(walked[0]) == sorted(proposed)
        assert len(set(walked)) == len(walked)
        assert {tuple(sorted(pay)) for pay in walked} == {pay for pay in parts(pile) if choices.fits(pay)}
        sizes = [len(pay) for pay in walked[1:]]
        assert sizes == sorted(sizes)


@given(piles, some.integers())
def test_whatever_is_walked_or_sampled_is_a_member(pile: str, seed: int) -> None:
    for choices in (form(pile), Even(Take("cart"), list(pile), ())):
        walked = set(choices)
        assert all(action in choices for action in walked)
        assert choices.sample(Random(seed)) in walked


@given(piles, some.lists(some.sampled_from("abcd"), max_size=6).map(tuple))
def test_membership_is_what_the_walk_says(pile: str, pay: tuple[str, ...]) -> None:
    for choices in (form(pile), Even(Take("cart"), list(pile), ())):
        assert (Take("cart", pay) in choices) == (Take("cart", pay) in set(choices))


def test_the_order_is_that_of_the_pile_and_equal_items_lie_together() -> None:
    choices = Picks(Build("hut"), PILE, [MIXED, WOOD])
    assert choices.describe() == PickOffer(Build("hut"), "pay", (WOOD, WOOD, GOLD, MIXED), (WOOD, MIXED))
    assert Build("hut", (WOOD, WOOD, MIXED)) in choices
    assert Build("hut", (WOOD, MIXED, WOOD)) not in choices
    assert in_order(Build("hut"), "pay", PILE, [MIXED, WOOD, GOLD, WOOD]) == Build("hut", (WOOD, WOOD, GOLD, MIXED))
    assert in_order(Build("hut"), "pay", [GOLD], ["moat", GOLD]).pay == (GOLD, "moat")


@pytest.mark.parametrize(
    ("action", "code", "items"),
    [
        (Build("fence", (WOOD, WOOD)), "picks-other", None),
        (Rest(), "picks-other", None),
        (Build("hut", (WOOD, WOOD, WOOD, MIXED)), "picks-not-there", ("card-forest-wood",)),
        (Build("hut", (GOLD, GOLD)), "picks-not-there", ("card-mountains-gold",)),
        (Build("hut", (MIXED, WOOD)), "picks-order", ("card-forest-wood", "card-supply-grain-wood")),
        (Build("hut", (WOOD, GOLD)), "picks-misfit", ("card-forest-wood", "card-mountains-gold")),
        (Build("hut"), "picks-misfit", ()),
    ],
)
def test_a_form_that_is_filled_in_wrong_is_refused_with_what_is_wrong(
    action: Any, code: str, items: tuple[str, ...] | None
) -> None:
    choices = Wood(Build("hut"), PILE, [WOOD, WOOD])
    values: dict[str, Value] = {} if items is None else {"items": tuple(map(Word, items))}
    assert choices.refusal(action, "page 4") == Refusal(code, "page 4", values)
    assert action not in choices


def test_a_good_form_is_not_refused() -> None:
    choices = Wood(Build("hut"), PILE, [WOOD, WOOD])
    assert choices.refusal(Build("hut", (WOOD, MIXED))) is None
    assert "wood" not in choices
    assert choices.kinds() == {Build}


def test_three_times_out_of_four_the_proposal_is_sampled_and_else_all_alike() -> None:
    chances = odds(lambda rng: form("aab", "b").sample(rng).pay)
    assert set(chances) == parts("aab")
    even = {chances[pay] for pay in parts("aab") - {("b",)}}
    assert len(even) == 1
    assert chances["b",] == Fraction(3, 4) + even.pop()


def test_where_nothing_else_fits_soon_the_proposal_is_drawn() -> None:
    class Only(Picks[Take]):
        def fits(self, picked: tuple[str, ...]) -> bool:
            return picked == self.proposed

    pile = [f"item {number:02}" for number in range(30)]
    choices = Only(Take("cart"), pile, pile[3:20:4])
    assert {choices.sample(Random(seed)) for seed in range(40)} == {Take("cart", tuple(pile[3:20:4]))}


def test_an_empty_pile_leaves_one_choice() -> None:
    assert list(form("")) == [Take("cart")]
    assert odds(lambda rng: form("").sample(rng)) == {Take("cart"): Fraction(1)}


def test_a_part_of_any_of_is_walked_asked_and_described() -> None:
    forms = [Wood(Build(at), PILE, [WOOD] * price) for at, price in stall.PRICES.items()]
    choices = AnyOf[Build | Rest](Listed([Rest()]), *forms)
    pays = [(WOOD, WOOD), (WOOD, MIXED)]
    assert list(choices) == [
        Rest(),
        *(Build("hut", pay) for pay in pays),
        Build("fence", (WOOD,)),
        Build("fence", (MIXED,)),
    ]
    assert all(action in choices for action in choices)
    assert isinstance(choices.describe(), AnyOffer)
    assert list(pick_forms(choices.describe())) == [one.describe() for one in forms]


def test_a_form_travels_with_the_choices_it_is_told_from() -> None:
    told = Wood(Build("hut"), PILE, [WOOD, MIXED]).describe()
    assert hash(told) == hash(Wood(Build("hut"), PILE, [MIXED, WOOD]).describe())
    sent = msgspec.json.decode(msgspec.json.encode(told))
    assert sent == {
        "choices": "pick",
        "template": {"do": "build", "at": "hut", "pay": []},
        "field": "pay",
        "pile": [WOOD, WOOD, GOLD, MIXED],
        "proposed": [WOOD, MIXED],
    }


def test_a_pile_of_forty_different_items_is_asked_sampled_and_walked_at_once() -> None:
    with at_most(1_000_000):
        pile = [f"item {number:02}" for number in range(40)]
        choices = Picks(Take("cart"), pile, pile[:3])
        first = list(islice(choices, 1000))
        assert len(set(first)) == 1000
        assert all(action in choices for action in first)
        assert max(Counter(choices.sample(Random(2)).pay).values()) == 1


def test_wrong_picks_are_made_of_a_form() -> None:
    [told] = pick_forms(Wood(Build("hut"), PILE, [WOOD, MIXED]).describe())
    wrong = {action.pay for action in mispicked(told) if isinstance(action, Build)}
    assert {(WOOD,), (WOOD, WOOD, MIXED), (WOOD, GOLD, MIXED), (MIXED, WOOD), (), told.pile} <= wrong
    assert (*told.pile, MIXED) in wrong
    assert list(mispicked(PickOffer(Build("hut"), "pay", (), ()))) == [Build("hut")]


@pytest.mark.slow
def test_a_game_of_picks_keeps_its_contract() -> None:
    assert check_game(Stall(), TWO, games=4, bound=10).games == 4


@pytest.mark.parametrize(
    ("defect", "check", "trouble"),
    [
        (stall.ProposesTooLittle, "choices can be asked, walked, sampled and done", "propose"),
        (stall.WalksTooLittle, "choices can be asked, walked, sampled and done", "contain what they do not list"),
        (stall.TakesAnyOrder, "choices can be asked, walked, sampled and done", "contain what they do not list"),
        (stall.DrawsGold, "choices can be asked, walked, sampled and done", "do not contain it"),
        (stall.SilentOnOrder, "every refusal says why", "without a reason"),
    ],
)
def test_a_defect_of_a_form_is_found(defect: type[Stall], check: str, trouble: str) -> None:
    with pytest.raises(Broken) as caught:
        check_game(defect(), TWO, games=20, bound=10)
    assert caught.value.check == check
    assert trouble in caught.value.trouble


def test_what_is_picked_is_played_and_replayed() -> None:
    play = Play(Stall(), TWO)
    state: stall.State = play.state
    [hut, _] = Stall().builds(state, 0)
    play.act(0, proposal(hut))
    play.act(1, Give((GOLD, MIXED)))
    again = Play.resume(Stall(), play.record)
    assert again.state.hands == [[GOLD, MIXED, GOLD, MIXED], []]
    assert again.state.built == [["hut"], []]
