"""What a position is worth: greedy plays a sensible game by it, and it is sound where the truth is known."""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec
import pytest
from tests.games.graenaland.table import CLAIM, ROW

from krajina.bots.greedy import GreedyBot
from krajina.core import CHANCE, Action, Seat, decision_of, make_options
from krajina.core.player import Unhurried
from krajina.games import graenaland as a
from krajina.games.graenaland import GAME, Direction, Hero, Item, State, Talk, TileName, Work
from krajina.games.graenaland.bot.evaluate import WON
from krajina.games.graenaland.bot.terms import CARDS, GOLDEN, READY
from krajina.games.graenaland.bot.weights import weighed
from krajina.games.graenaland.bot.worth import (
    Counts,
    Supplies,
    Wants,
    aim_of,
    distance,
    hand_parts,
    income,
    outlook_of,
    part,
)
from krajina.games.graenaland.state import NO_CARD, NOBODY

BOT = GreedyBot(GAME)
WEIGHTS = weighed(GAME.rules, None)
G, ORE = Item.GRAIN, Item.ORE
PHRASES = (a.PromiseVote, a.PromiseWork, a.PromiseShare, a.PromiseGive, a.PromiseSwap, a.AskVote, a.AskGive)
# Everybody has one settlement in two territories, and nobody more than half of the votes anywhere.
EVEN: list[Mapping[str, object]] = [
    {"villages": {"plains_1": 1, "forest_1": 1}, "warrior": "hills_inland_1"},
    {"villages": {"plains_1": 1, "hills_coast": 1}, "warrior": "hills_inland_1"},
    {"villages": {"plains_1": 1, "hills_coast": 1}, "warrior": "hills_inland_1"},
]


def evaluate(state: State, seat: Seat) -> float:
    return GAME.evaluate(state, seat)


def hand_worth(counts: Counts, supplies: Supplies, wants: Wants) -> float:
    cards, gold, ready = hand_parts(counts, supplies, wants)
    return WEIGHTS[CARDS] * cards + WEIGHTS[GOLDEN] * gold + WEIGHTS[READY] * ready


def begin(phase: str = "building", settings: Mapping[str, object] | None = None, **changes: object) -> State:
    """A position; seat 0 is the main player unless another one is named."""
    position = {"phase": phase, "supply_row": ROW} | changes
    return GAME.new(make_options(GAME, {"seats": 3, "position": position} | dict(settings or {})))


def chosen(state: State, seat: Seat, seed: int = 0) -> Action:
    """What greedy does, in a world that it imagines."""
    rng = Random(seed)
    imagined = GAME.imagine(state, seat, rng)
    decision = decision_of(GAME, imagined, seat)
    assert decision is not None
    return BOT.choose(imagined, decision, rng, Unhurried())


def act(state: State, *answers: tuple[Seat, Action]) -> State:
    for seat, action in answers:
        GAME.advance(state, seat, action)
    return state


def played(state: State, bots: Sequence[Seat], seed: int) -> State:
    rng = Random(seed)
    state.events = None
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        is_bot = decision.seat in bots
        answer = chosen(state, decision.seat, rng.getrandbits(32)) if is_bot else decision.choices.sample(rng)
        assert not (is_bot and isinstance(answer, PHRASES)), "it answers instead of talking"
        GAME.advance(state, decision.seat, answer)
    return state


def clan(**changes: object) -> Mapping[str, object]:
    return {"villages": {"forest_1": 1}, "warrior": "forest_1"} | changes


# -- votes -----------------------------------------------------------------------------------------------------------


def voting(*shares: tuple[Item, ...], settings: Mapping[str, object] | None = None) -> State:
    """Seat 1 proposes how to share out three cards of the plains."""
    state = begin("sharing", settings, clans=EVEN, lands={"plains_1": {"pile": ["grain", "grain", "ore"]}})
    return act(state, (1, a.Propose("plains_1", shares)))


@pytest.mark.parametrize("settings", [{}, {"talk": Talk.NONE}, {"open_votes": True}])
@pytest.mark.parametrize("seed", range(4))
def test_votes_for_a_share_of_its_own_and_against_nothing(settings: Mapping[str, object], seed: int) -> None:
    first = 2 if "open_votes" in settings else 0
    fair = voting((G,), (ORE,), (G,), settings=settings)
    assert chosen(fair, first, seed) == a.YES
    unfair = voting((), (G, G, ORE), (), settings=settings)
    assert chosen(unfair, first, seed) == a.NO


def test_the_proposer_agrees_with_the_proposal() -> None:
    assert chosen(voting((G,), (ORE,), (G,)), 1) == a.YES


def test_a_ballot_that_was_given_counts_before_the_others_have_voted() -> None:
    fair = voting((G,), (ORE,), (G,))
    agreed, refused = act(fair.copy(), (0, a.YES)), act(fair.copy(), (0, a.NO))
    assert evaluate(agreed, 0) > evaluate(refused, 0)
    assert evaluate(agreed, 0) == pytest.approx(evaluate(fair, 0)), "a seat will vote for what serves it"


def test_ballots_that_were_said_aloud_are_sure() -> None:
    state = voting((G,), (ORE,), (G,), settings={"open_votes": True})
    agreed, refused = act(state.copy(), (2, a.YES)), act(state.copy(), (2, a.NO))
    assert evaluate(agreed, 1) > evaluate(refused, 1)


def test_talk_is_no_answer() -> None:
    state = voting((G,), (ORE,), (G,))
    said = act(state.copy(), (0, a.PromiseVote(True)))
    assert evaluate(said, 0) < evaluate(act(state.copy(), (0, a.NO)), 0)
    assert chosen(said, 0) == a.YES


# -- proposals -------------------------------------------------------------------------------------------------------


def test_takes_all_where_it_has_more_than_half_of_the_votes() -> None:
    clans = [clan(), clan(villages={"plains_1": 3}, warrior="plains_1"), clan(villages={"plains_1": 1})]
    state = begin("sharing", clans=clans, lands={"plains_1": {"pile": ["grain", "ore"]}})
    assert chosen(state, 1) == a.Propose("plains_1", ((G, ORE), ()))


def test_shares_with_others_where_it_needs_them() -> None:
    state = begin("sharing", clans=EVEN, lands={"plains_1": {"pile": ["grain", "grain", "ore"]}})
    proposal = chosen(state, 1)
    assert isinstance(proposal, a.Propose)
    zero, one, two = proposal.shares
    assert one
    assert zero or two


def test_sends_the_hero_where_his_votes_bring_cards() -> None:
    clans = [
        clan(),
        {"villages": {"hills_coast": 1}, "warrior": "hills_coast", "army": 2},
        {"villages": {"plains_1": 1}, "warrior": "plains_1"},
    ]
    state = begin("movement", clans=clans, lands={"forest_1": {"pile": ["wood", "wood", "grain"]}})
    assert chosen(state, 1) == a.Move(Hero.WARRIOR, Direction.WEST)


# -- building --------------------------------------------------------------------------------------------------------


def nearly_there(**changes: object) -> State:
    """Seat 0 has eight settlements, four of them in one territory, and lacks a building."""
    mine = {
        "villages": {"plains_1": 4, "forest_1": 1, "hills_coast": 1},
        "strongholds": ["plains_1"],
        "halls": ["plains_1"],
        "warrior": "plains_1",
        "hand": ["hills-ore"] * 3 + ["plains-grain"] * 3 + ["forest-wood"] * 2 + ["hills-livestock"] * 2,
    }
    return begin(clans=[mine | changes, clan(), clan()])


def test_builds_the_third_goal_and_says_so() -> None:
    state = nearly_there()
    done: list[Action] = []
    while state.winner == NOBODY and len(done) < 6:
        done.append(chosen(state, 0))
        GAME.advance(state, 0, done[-1])
    assert any(isinstance(one, a.BuildBuilding) for one in done)
    assert done[-1] == a.Declare()
    assert evaluate(state, 0) > WON / 2 > evaluate(state, 1)


def test_takes_the_supply_card_that_is_missing() -> None:
    hand = ["plains-livestock", "plains-livestock", "mountains-ore"]
    state = begin(clans=[clan(villages={"plains_1": 3}, hand=hand), clan(), clan()])
    assert chosen(state, 0) == a.TakeSupply("supply-wood-wood")


def test_ends_only_when_nothing_useful_is_left() -> None:
    hand = ["hills-ore"] * 3 + ["forest-wood"] * 2
    state = begin(clans=[clan(villages={"plains_1": 3}, hand=hand), clan(), clan()])
    done: list[Action] = []
    while not done or done[-1] != a.END_BUILDING:
        done.append(chosen(state, 0))
        GAME.advance(state, 0, done[-1])
    assert any(isinstance(one, a.BuildBuilding) for one in done)


def test_ending_a_round_costs_nothing() -> None:
    """Else it would rather announce works that nobody wants."""
    state = begin(clans=EVEN, settings={"first": 0})
    act(state, (0, a.TakeSupply("supply-ore-ore")))
    before = evaluate(state, 0)
    assert evaluate(act(state, (0, a.END_BUILDING)), 0) == pytest.approx(before)
    rng = Random(0)
    while state.round == 1:
        GAME.advance(state, CHANCE, GAME.decisions(state)[0].choices.sample(rng))
    assert evaluate(state, 0) == pytest.approx(before)


def test_gives_the_card_that_it_misses_least() -> None:
    hand = ["plains-grain"] * 7 + ["forest-wood", "hills-ore", "mountains-gold", "plains-livestock"]
    clans = [
        {"villages": {"hills_coast": 1}, "warrior": "hills_coast", "hand": [*hand, "forest-wood"]},
        {"villages": {"forest_1": 1}, "warrior": "forest_1"},
        {"villages": {"plains_1": 1}, "warrior": "plains_1"},
    ]
    state = begin(clans=clans, lands={"forest_1": {"works": ["palisade"]}})
    pay = ("plains-grain", "plains-grain", "plains-livestock", "forest-wood")
    act(state, (0, a.BuildVillage("forest_1", pay)))
    assert chosen(state, 0) == a.GiveFee(1, "plains-grain")


def test_grants_nobody_a_build() -> None:
    state = begin(settings={"seats": 5, "grant": True}, clans=[clan()] * 5)
    for _ in range(4):
        action = chosen(state, 0)
        assert not isinstance(action, a.GrantBuild)
        GAME.advance(state, 0, action)
        if action == a.END_BUILDING:
            return


# -- together --------------------------------------------------------------------------------------------------------


def announced(at: TileName = "plains_1") -> State:
    """Seat 0 wants a road where seat 1 has most settlements and many cards, and seat 2 none."""
    hand = ["plains-grain"] * 5 + ["forest-wood"] * 5
    clans = [
        {"villages": {"plains_1": 1, "forest_1": 1}, "warrior": "plains_1", "hand": ["hills-ore", "hills-livestock"]},
        {"villages": {"plains_1": 4}, "warrior": "plains_1", "hand": hand},
        {"villages": {"hills_coast": 1}, "warrior": "hills_coast", "hand": hand},
    ]
    return act(begin(clans=clans, settings={"talk": Talk.NONE}), (0, a.AnnounceWork(Work.ROAD, at)))


def test_offers_cards_for_what_helps_it_and_none_for_what_does_not() -> None:
    state = announced()
    offer = chosen(state, 1)
    assert isinstance(offer, a.OfferCards)
    assert set(offer.pay) <= {"plains-grain", "forest-wood"}
    assert 1 <= len(offer.pay) <= 2
    assert chosen(state, 2) == a.OfferCards(())


def test_uses_what_was_offered_and_confirms_what_it_offered() -> None:
    offer = a.OfferCards(("plains-grain", "forest-wood"))
    state = act(announced(), (1, offer), (2, a.OfferCards(())))
    assert chosen(state, 1) in (a.KeepOffer(), offer)
    state = act(state, (1, a.KeepOffer()), (2, a.KeepOffer()))
    assert isinstance(chosen(state, 0), a.TakeSupply)  # a card more, at any moment of building
    state = act(state, (0, chosen(state, 0)))
    assert isinstance(chosen(state, 0), a.UseCard | a.DropWork)
    state = act(state, (0, a.UseCard(1, "plains-grain")), (0, a.UseCard(1, "forest-wood")))
    state = act(state, (0, a.BuildTogether(("hills-livestock", "hills-ore"))))
    assert chosen(state, 1) == a.Confirm(True)


def test_claims_as_much_as_it_can() -> None:
    state = GAME.new(make_options(GAME, {"seats": 3, "victory_cards": True, "position": CLAIM}))
    seats = [decision.seat for decision in GAME.decisions(state)]
    for seat in seats:
        decision = decision_of(GAME, state, seat)
        assert decision is not None
        claims = [one.points for one in decision.choices if isinstance(one, a.Claim)]
        action = chosen(state, seat)
        if claims:
            assert action == a.Claim(max(claims))
        else:
            assert action == a.NO_CLAIM


def test_keeps_the_victory_card_that_is_nearest() -> None:
    state = GAME.new(make_options(GAME, {"seats": 3, "victory_cards": True, "first": 0}))
    rng = Random(3)
    while GAME.decisions(state)[0].seat == CHANCE:
        GAME.advance(state, CHANCE, GAME.decisions(state)[0].choices.sample(rng))
    kept = chosen(state, 0)
    assert isinstance(kept, a.KeepCard)
    ways = {card: outlook_of(state, 0, card).distance for card in state.clans[0].dealt}
    GAME.advance(state, 0, kept)
    for seat in (1, 2):
        GAME.advance(state, seat, chosen(state, seat))
    assert ways[state.clans[0].victory] <= min(ways.values()) + 1.0


# -- the parts of the worth --------------------------------------------------------------------------------------------


def test_the_way_to_the_victory() -> None:
    state = begin()
    aim = aim_of(state, NO_CARD)
    assert distance(aim, (4, 2, 2, 0, 0), 0, 1, strong=False) == 0.0, (
        "eight settlements, three territories, four in one"
    )
    start = distance(aim, (1, 1, 0, 0, 0), 0, 1, strong=False)
    assert distance(aim, (2, 1, 0, 0, 0), 0, 1, strong=False) < start
    assert distance(aim, (2, 1, 0, 0, 0), 1, 1, strong=False) < distance(aim, (2, 1, 0, 0, 0), 0, 1, strong=False)
    assert distance(aim, (1, 1, 0, 0, 0), 0, 2, strong=False) < start
    assert distance(aim, (1, 1, 0, 0, 0), 0, 1, strong=True) <= start


def test_a_card_is_worth_something_and_most_where_it_is_missing() -> None:
    wants = (((0, 2, 2, 0), 4.0),)
    bare = hand_worth((0, 2, 1, 0, 0), (), wants)
    more = [hand_worth((0 + (one == 0), 2 + (one == 1), 1 + (one == 2), 0, 0), (), wants) - bare for one in range(3)]
    assert max(more) == more[2]
    assert min(more) > 0.0
    assert hand_worth((0, 2, 1, 0, 1), (), wants) - bare > more[2], "gold is anything"
    assert hand_worth((0, 2, 1, 0, 0), ((0, 2),), wants) > bare + more[2]


def test_who_has_more_than_half_of_the_votes_gets_nearly_all() -> None:
    assert part((3, 1, 1), 0) > 0.8
    assert part((1, 1, 1), 0) == pytest.approx(part((1, 1, 1), 2))
    assert part((1, 3, 1), 0) < part((1, 1, 1), 0)
    assert part((0, 3, 1), 0) == 0.0


def test_settlements_and_works_bring_more() -> None:
    terrains = (0, 1, 2, 2, 3)
    none = [0] * (5 * len(Work))
    houses = ((1, 1, 0, 0, 0), (1, 0, 1, 0, 0), (0, 1, 1, 0, 0))
    before = income(terrains, tuple(none), houses, 0)
    assert income(terrains, tuple(none), ((2, 1, 0, 0, 0), *houses[1:]), 0) > before
    assert income(terrains, tuple(none), ((1, 1, 0, 1, 0), *houses[1:]), 0) > before
    for number in range(3):
        works = none[:]
        works[number if number < 2 else 3] = 1
        assert income(terrains, tuple(works), houses, 0) > before


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_beats_random_players(seed: int) -> None:
    state = played(GAME.new(make_options(GAME, {"seats": 3})), [seed], seed)
    assert state.winner == seed
    assert state.round <= 30


@pytest.mark.slow
@pytest.mark.parametrize(
    "settings",
    [
        {"seats": 3},
        {"seats": 4, "open_votes": True, "chosen_starts": True},
        {"seats": 5, "grant": True, "random_island": True},
        {"seats": 3, "victory_cards": True, "talk": Talk.NONE},
        {"seats": 4, "victory_cards": True, "talk": Talk.FREE},
    ],
)
def test_its_games_against_itself_come_to_an_end(settings: Mapping[str, object]) -> None:
    state = GAME.new(make_options(GAME, dict(settings)))
    state = played(state, range(len(state.clans)), 7)
    assert state.winner != NOBODY
    assert 8 <= state.round <= 35
    assert max(range(len(state.clans)), key=lambda seat: evaluate(state, seat)) == state.winner


@pytest.mark.slow
def test_looking_changes_nothing() -> None:
    rng, state = Random(9), GAME.new(make_options(GAME, {"seats": 3, "victory_cards": True}))
    for _ in range(300):
        decision = GAME.decisions(state)[0]
        before = msgspec.json.encode(GAME.view(state, None))
        for seat in range(3):
            GAME.evaluate(state, seat)
        assert msgspec.json.encode(GAME.view(state, None)) == before
        GAME.advance(state, decision.seat, decision.choices.sample(rng))
