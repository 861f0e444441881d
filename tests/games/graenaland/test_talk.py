"""Talk: every phrase that the book allows, who may say it when, and what becomes of every kind of promise."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

import pytest
from tests.games.graenaland.table import (
    CLANS,
    NO,
    ROW,
    YES,
    GraenalandPlay,
    Settings,
    act_all,
    asked,
    begin,
    fresh,
    offering,
    voting,
)

from krajina.core import Action, Seat, make_options
from krajina.games import graenaland as a
from krajina.games.graenaland import GAME, Build, Direction, Fate, Hero, Item, PromiseInfo, Resource, Work
from krajina.games.graenaland.ledger import LAST, end
from krajina.games.graenaland.notes import Promise

G, W = Item.GRAIN, Item.WOOD
FOREST: Final = a.Propose("forest_1", ((G,), (W,)))  # between the main player, seat 0, and seat 1
KEPT: Final = ((1, a.KeepOffer()), (2, a.KeepOffer()))
ROAD: Final = ("plains-grain", "plains-livestock", "forest-wood", "hills-ore")
WORDS: Final = (a.PromiseVote, a.PromiseWork, a.PromiseShare, a.AskVote, a.PromiseGive, a.PromiseSwap, a.AskGive)
TAKE: Final[tuple[Seat, Action]] = (0, a.TakeSupply("supply-ore-ore"))
END: Final[tuple[Seat, Action]] = (0, a.EndBuilding())


def ledger(play: GraenalandPlay) -> tuple[PromiseInfo, ...]:
    return GAME.view(play.state, None).promises


def fates(play: GraenalandPlay) -> list[tuple[str, Fate, bool]]:
    return [(one.promise.word.key, one.fate, one.due) for one in ledger(play)]


def told(play: GraenalandPlay) -> list[str]:
    return [type(event).__name__ for event in play.state.events or () if event.is_for(None)]


def phrases(play: GraenalandPlay, seat: Seat) -> list[Action]:
    [decision] = [decision for decision in asked(play) if decision.seat == seat]
    return [action for action in decision.choices if isinstance(action, WORDS)]


def two_rounds(last: Settings = CLANS[2]) -> GraenalandPlay:
    """An island with cards at the forest, and more of them next time."""
    lands = {"forest_1": {"pile": ["wood", "grain"]}}
    order = {"forest": ["wood"] * 4, "plains": ["grain"] * 6, "hills": ["ore"] * 6, "mountains": ["gold"] * 3}
    return begin({"draw_order": order}, phase="sharing", lands=lands, clans=[*CLANS[:2], last])


# -- phrases ---------------------------------------------------------------------------------------------------------


def test_about_a_vote_every_phrase_of_the_book_can_be_said() -> None:
    found = set(phrases(voting(), 1))
    assert found == {
        a.PromiseVote(True),
        a.PromiseVote(False),
        a.AskVote(0, True),
        a.AskVote(0, False),
        *(a.PromiseWork(0, work) for work in (Work.ROAD, Work.PALISADE, Work.IMPROVEMENT)),  # the market stands
        *(a.PromiseShare(0, resource) for resource in (Resource.GRAIN, Resource.LIVESTOCK, Resource.WOOD)),
    }


def test_whoever_has_only_a_hero_there_promises_no_work() -> None:
    """A work can only be built where one has a settlement (section 13)."""
    play = begin(phase="sharing", clans=[*CLANS[:2], {**CLANS[2], "warrior": "forest_1"}])
    play.act(1, a.Propose("forest_1", ((G,), (W,), ())))
    kinds = {type(phrase) for phrase in phrases(play, 2)}
    assert kinds == {a.PromiseVote, a.AskVote, a.PromiseShare}


def test_about_a_joint_work_every_phrase_of_the_book_can_be_said() -> None:
    due = (Resource.WOOD, Resource.ORE)  # a palisade
    assert set(phrases(offering(), 1)) == {
        *(a.PromiseGive(resource) for resource in due),
        *(a.AskGive(to, resource) for to in (0, 2) for resource in due),
        *(a.PromiseSwap(mine, 2, its) for mine in due for its in due if mine != its),
    }


def test_with_a_grant_the_main_player_may_advise() -> None:
    play = begin({"seats": 5, "grant": True}, clans=CLANS[:2], lands={})
    play.act(0, a.GrantBuild(1))
    [decision] = asked(play)
    assert (decision.seat, decision.prompt) == (0, "advise")
    assert set(decision.choices) == {
        a.SayNothing(),
        *map(a.Advise, Build),
        *map(a.ExpectShare, Resource),
    }


@pytest.mark.parametrize(
    ("said", "event"),
    [(a.Advise(Build.CHURCH), ["Advised"]), (a.ExpectShare(Resource.ORE), ["Expected"]), (a.SayNothing(), [])],
)
def test_advice_is_heard_and_binds_nobody(said: Action, event: list[str]) -> None:
    play = begin({"seats": 5, "grant": True}, clans=CLANS[:2], lands={})
    act_all(play, [(0, a.GrantBuild(1)), (0, said)])
    assert told(play) == event
    play.act(1, a.BuildNothing())
    assert ledger(play) == ()


@pytest.mark.parametrize(
    ("phrase", "event", "promise"),
    [
        (a.PromiseVote(True), "SaidVote", "promise-vote"),
        (a.PromiseWork(0, Work.ROAD), "SaidWork", "promise-work"),
        (a.PromiseShare(0, Resource.WOOD), "SaidShare", "promise-share"),
        (a.AskVote(0, True), "AskedVote", None),
    ],
)
def test_what_is_said_about_a_vote_is_heard_and_kept_if_it_is_a_promise(
    phrase: Action, event: str, promise: str | None
) -> None:
    play = act_all(voting(), [(1, phrase)])
    assert told(play) == [event]
    assert fates(play) == ([(promise, Fate.OPEN, False)] if promise else [])


@pytest.mark.parametrize(
    ("phrase", "event", "promise"),
    [
        (a.PromiseGive(Resource.WOOD), "SaidGive", "promise-give"),
        (a.PromiseSwap(Resource.WOOD, 2, Resource.ORE), "SaidSwap", "promise-swap"),
        (a.AskGive(2, Resource.ORE), "AskedGive", None),
    ],
)
def test_what_is_said_about_a_joint_work_is_heard_too(phrase: Action, event: str, promise: str | None) -> None:
    play = act_all(offering(), [(1, phrase)])
    assert told(play) == [event]
    assert fates(play) == ([(promise, Fate.OPEN, False)] if promise else [])


def test_a_promise_is_made_once() -> None:
    play = act_all(voting(), [(1, a.PromiseVote(True))])
    assert a.PromiseVote(True) not in phrases(play, 1)
    assert fates(play) == [("promise-vote", Fate.OPEN, False)]


def test_everybody_may_say_two_things_about_a_vote_and_two_about_the_next() -> None:
    play = begin(phase="sharing")
    play.act(1, FOREST)
    act_all(play, [(1, a.PromiseVote(False)), (1, a.AskVote(0, False))])
    assert phrases(play, 1) == []
    assert len(phrases(play, 0)) > 3  # as many as ever
    act_all(play, [(0, NO), (1, NO), (2, a.Propose("plains_1", ((G, G), (Item.ORE, Item.FACE_DOWN))))])
    assert len(phrases(play, 2)) > 3


def test_after_the_ballot_there_is_nothing_more_to_say() -> None:
    play = act_all(voting(), [(1, YES)])
    assert [decision.seat for decision in asked(play)] == [0]


# -- votes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "ballot", "fate"),
    [(True, YES, Fate.KEPT), (True, NO, Fate.BROKEN), (False, NO, Fate.KEPT), (False, YES, Fate.BROKEN)],
)
def test_a_promised_vote_is_kept_or_broken_when_ballots_are_shown(said: bool, ballot: Action, fate: Fate) -> None:
    play = act_all(voting(), [(0, a.PromiseVote(said)), (0, ballot)])
    assert fates(play) == [("promise-vote", Fate.OPEN, False)]  # nobody knows yet
    play.act(1, YES)
    assert fates(play) == [("promise-vote", fate, False)]
    assert ("PromiseKept" if fate == Fate.KEPT else "PromiseBroken") in told(play)


# -- works -----------------------------------------------------------------------------------------------------------


def promised_road(*ballots: tuple[Seat, Action]) -> GraenalandPlay:
    """The main player, seat 0, promises seat 1 a road at the forest; seat 2 has nothing there."""
    play = act_all(voting(), [(0, a.PromiseWork(1, Work.ROAD)), *ballots])
    play.act(2, a.Pass())
    assert asked(play)[0].prompt == "build"
    return play


def test_a_promised_work_lapses_if_the_other_does_not_agree() -> None:
    assert fates(promised_road((0, YES), (1, NO))) == [("promise-work", Fate.LAPSED, False)]


def test_a_promised_work_becomes_due_if_the_other_agrees() -> None:
    """Also where the proposal did not pass: the other agreed."""
    assert fates(promised_road((0, NO), (1, YES))) == [("promise-work", Fate.OPEN, True)]


def test_a_promised_work_is_kept_when_it_is_built() -> None:
    play = promised_road((0, YES), (1, YES))
    play.act(0, a.BuildWork(Work.ROAD, "forest_1", ROAD))
    assert fates(play) == [("promise-work", Fate.KEPT, True)]
    assert "PromiseKept" in told(play)


def test_a_promised_work_is_broken_at_the_end_of_the_own_building() -> None:
    play = act_all(promised_road((0, YES), (1, YES)), [TAKE])
    assert fates(play) == [("promise-work", Fate.OPEN, True)]
    play.act(*END)
    assert fates(play) == [("promise-work", Fate.BROKEN, True)]


def test_a_promise_of_another_waits_for_their_own_building() -> None:
    play = act_all(voting(), [(1, a.PromiseWork(0, Work.ROAD)), (0, YES), (1, YES), (2, a.Pass()), TAKE, END])
    assert fates(play) == [("promise-work", Fate.OPEN, True)]


def test_a_promised_work_lapses_when_somebody_else_builds_it() -> None:
    play = act_all(voting(), [(1, a.PromiseWork(0, Work.ROAD)), (0, YES), (1, YES), (2, a.Pass())])
    play.act(0, a.BuildWork(Work.ROAD, "forest_1", ROAD))
    assert fates(play) == [("promise-work", Fate.LAPSED, True)]


def test_a_work_built_together_keeps_the_promise_too() -> None:
    play = promised_road((0, YES), (1, YES))
    offers: Sequence[tuple[Seat, Action]] = [(1, a.OfferCards(())), (2, a.OfferCards(())), *KEPT]
    act_all(play, [(0, a.AnnounceWork(Work.ROAD, "forest_1")), *offers])
    play.act(0, a.BuildTogether(ROAD))
    assert fates(play) == [("promise-work", Fate.KEPT, True)]


# -- shares ----------------------------------------------------------------------------------------------------------


def promised_share(resource: Resource, *ballots: tuple[Seat, Action]) -> GraenalandPlay:
    """Seat 1 promises the main player something of the forest, the next time."""
    play = act_all(two_rounds(), [(1, FOREST), (1, a.PromiseShare(0, resource)), *ballots])
    return act_all(play, [TAKE, END])


def wait_for(play: GraenalandPlay, seat: Seat) -> tuple[Item, ...]:
    """Do as little as possible until a seat proposes again; what lies in the forest then."""
    while asked(play)[0].prompt != "propose" or asked(play)[0].seat != seat:
        step(play)
    return GAME.view(play.state, None).territories[1].pile


def step(play: GraenalandPlay) -> None:
    """Everybody stays, passes, and takes a supply card because they must; the warrior of seat 2 goes home."""
    decision = asked(play)[0]
    offered = [action for action, _ in zip(decision.choices, range(99), strict=False)]
    if decision.seat < 0:
        play.act(decision.seat, decision.choices.sample(Random(1)))
    elif decision.prompt == "build":
        supplies: list[Action] = [action for action in offered if isinstance(action, a.TakeSupply)]
        play.act(decision.seat, supplies[0] if supplies else a.EndBuilding())
    elif decision.prompt == "move":
        home = a.Move(Hero.WARRIOR, Direction.EAST)
        play.act(decision.seat, home if decision.seat == 2 and home in offered else a.Stay())
    else:
        play.act(decision.seat, a.Pass())


def test_a_promised_share_lapses_if_the_other_does_not_agree() -> None:
    assert fates(promised_share(Resource.WOOD, (0, NO), (1, YES))) == [("promise-share", Fate.LAPSED, False)]


@pytest.mark.parametrize(
    ("resource", "receiver", "fate"),
    [
        (Resource.WOOD, 0, Fate.KEPT),
        (Resource.WOOD, 1, Fate.BROKEN),
        (Resource.LIVESTOCK, 0, Fate.OPEN),  # there is none: the next time, then
    ],
)
def test_a_promised_share_is_judged_by_the_next_proposal_there(resource: Resource, receiver: Seat, fate: Fate) -> None:
    play = promised_share(resource, (0, YES), (1, YES))
    assert fates(play) == [("promise-share", Fate.OPEN, True)]
    # Seat 1 is the main player in the second round and proposes nothing; in the third it may.
    pile = wait_for(play, 1)
    assert (play.state.round, set(pile)) == (3, {W})
    assert fates(play) == [("promise-share", Fate.OPEN, True)]
    play.act(1, a.Propose("forest_1", tuple(pile if seat == receiver else () for seat in range(2))))
    assert fates(play) == [("promise-share", fate, True)]


def test_a_promised_share_lapses_if_the_other_has_no_vote_any_more() -> None:
    play = two_rounds({**CLANS[2], "warrior": "forest_1"})
    act_all(play, [(1, a.Propose("forest_1", ((G,), (W,), ()))), (1, a.PromiseShare(2, Resource.WOOD))])
    act_all(play, [(0, YES), (1, YES), (2, YES), TAKE, END])
    assert fates(play) == [("promise-share", Fate.OPEN, True)]
    pile = wait_for(play, 1)
    play.act(1, a.Propose("forest_1", (pile, ())))
    assert fates(play) == [("promise-share", Fate.LAPSED, True)]


# -- cards for a work ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "fate"),
    [
        (("forest-wood",), Fate.KEPT),
        (("supply-ore-wood",), Fate.KEPT),  # it shows wood
        (("hills-ore",), Fate.BROKEN),
        ((), Fate.BROKEN),
    ],
)
def test_a_promised_card_is_among_the_offered_ones_or_not(cards: tuple[str, ...], fate: Fate) -> None:
    play = act_all(offering(), [(1, a.PromiseGive(Resource.WOOD)), (1, a.OfferCards(cards))])
    assert fates(play) == [("promise-give", Fate.OPEN, False)]
    play.act(2, a.OfferCards(()))
    assert fates(play) == [("promise-give", Fate.OPEN, False)]  # the offer may still be changed
    act_all(play, KEPT)
    assert fates(play) == [("promise-give", fate, False)]


@pytest.mark.parametrize(
    ("mine", "its", "fate"),
    [
        (("forest-wood",), ("mountains-ore",), Fate.KEPT),
        ((), ("mountains-ore",), Fate.BROKEN),
        (("forest-wood",), (), Fate.LAPSED),
        ((), (), Fate.LAPSED),
    ],
)
def test_a_swap_is_kept_broken_or_lapses(mine: tuple[str, ...], its: tuple[str, ...], fate: Fate) -> None:
    swap = a.PromiseSwap(Resource.WOOD, 2, Resource.ORE)
    play = act_all(offering(), [(1, swap), (1, a.OfferCards(mine)), (2, a.OfferCards(its)), *KEPT])
    assert fates(play) == [("promise-swap", fate, False)]


# -- the end ---------------------------------------------------------------------------------------------------------


def test_what_is_open_at_the_end_lapses() -> None:
    play = begin({"round_limit": 1}, phase="sharing")
    act_all(play, [(1, FOREST), (1, a.PromiseShare(0, Resource.WOOD)), (1, a.PromiseWork(0, Work.ROAD))])
    act_all(play, [(0, YES), (1, YES), (2, a.Pass()), TAKE, END])
    assert play.is_over
    assert {(key, fate) for key, fate, _ in fates(play)} == {
        ("promise-share", Fate.LAPSED),
        ("promise-work", Fate.LAPSED),
    }


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_in_any_game_every_promise_meets_its_fate_once(seats: int) -> None:
    play, rng = fresh(seats=seats, draw_order={"supplies": ROW}), Random(seats)
    ended: dict[str, int] = {"PromiseKept": 0, "PromiseBroken": 0, "PromiseLapsed": 0}
    while decisions := asked(play):
        decision = rng.choice(decisions)
        play.act(decision.seat, decision.choices.sample(rng))
        for name in told(play):
            if name in ended:
                ended[name] += 1
    names = {Fate.KEPT: "PromiseKept", Fate.BROKEN: "PromiseBroken", Fate.LAPSED: "PromiseLapsed"}
    for fate, name in names.items():
        assert ended[name] == sum(sum(getattr(one, fate)) for one in GAME.view(play.state, None).past) > 0
    assert not any(one.fate == Fate.OPEN for one in ledger(play))


@pytest.mark.parametrize("seats", [3, 5])
def test_promises_that_are_over_are_counted_and_only_the_last_few_are_told_in_full(seats: int) -> None:
    state, rng, told = GAME.new(make_options(GAME, {"seats": seats})), Random(seats), Counter[tuple[Seat, Fate]]()
    fates = {"PromiseKept": Fate.KEPT, "PromiseBroken": Fate.BROKEN, "PromiseLapsed": Fate.LAPSED}
    most_open = 0
    while decisions := GAME.decisions(state):
        decision = rng.choice(decisions)
        state.events = []
        GAME.advance(state, decision.seat, decision.choices.sample(rng))
        over = [event for event in state.events if isinstance(event, a.PromiseKept | a.PromiseBroken | a.PromiseLapsed)]
        told.update((event.who, fates[type(event).__name__]) for event in over)
        most_open = max(most_open, len(state.due) + len(state.promises))
    view = GAME.view(state, None)
    found = {(one.who, fate): sum(getattr(one, fate)) for one in view.past for fate in fates.values()}
    assert {key: count for key, count in found.items() if count} == told
    assert sum(told.values()) > 60
    assert most_open > 3
    assert [one.fate for one in view.promises if one.fate == Fate.OPEN] == []
    assert len(view.promises) == LAST
    assert {one.who for one in view.past} == {who for who, _ in told}
    assert {len(one.kept) for one in view.past} == {seats + 1}


def test_promises_are_counted_by_the_seat_they_were_made_to() -> None:
    state = begin(clans=[*CLANS]).state
    end(state, Promise(0, 2, 1, "forest_1", resource=Resource.WOOD), Fate.KEPT)
    end(state, Promise(0, None, 1, "forest_1", agree=True), Fate.BROKEN)
    [past] = GAME.view(state, None).past
    assert (past.who, past.kept, past.broken, past.lapsed) == (0, (0, 0, 1, 0), (0, 0, 0, 1), (0, 0, 0, 0))
