"""Whoever answers first: plans, ballots, offers, confirmations, kept cards and claims give the same in every order."""

from itertools import permutations, product
from random import Random

import msgspec
import pytest
from tests.games.graenaland.table import (
    NO,
    ROW,
    SEALED,
    YES,
    G,
    GraenalandPlay,
    W,
    act_all,
    answers_of,
    asked,
    begin,
    claiming,
    deciding,
    fresh,
    offering,
    voting,
)

from krajina.core import Action, BadRecord, Entry, Play, Refusal, Seat, check
from krajina.core.testing.freeze import freeze
from krajina.core.together import MOST_CHANGES
from krajina.games import graenaland as a
from krajina.games.graenaland import GAME, Direction, Hero

FEW = 4  # answers of a seat that are tried, spread over all of them


def few(answers: list[Action]) -> list[Action]:
    return answers[:: max(1, len(answers) // FEW)]


def told(play: GraenalandPlay) -> list[object]:
    """What the last answer let happen, as everybody hears it."""
    return [GAME.view(play.state, watcher).events for watcher in (*range(play.options.seats), None)]


@pytest.mark.slow
@pytest.mark.parametrize("name", SEALED)
def test_it_does_not_matter_who_answers_first(name: str) -> None:
    begin_it, _ = SEALED[name]
    play = begin_it()
    seats = deciding(play)
    assert len(seats) > 1
    for answers in product(*(few(answers_of(play, seat)) for seat in seats)):
        ends = [
            act_all(begin_it(), [(seat, answers[seats.index(seat)]) for seat in order]) for order in permutations(seats)
        ]
        assert {freeze(end.state, frozenset) for end in ends} == {freeze(ends[0].state, frozenset)}
        assert all(told(end) == told(ends[0]) for end in ends)


@pytest.mark.parametrize("name", SEALED)
def test_nothing_happens_before_the_last_answer(name: str) -> None:
    begin_it, _ = SEALED[name]
    play = begin_it()
    seats = deciding(play)
    prompt = asked(play)[0].prompt
    for seat in seats[:-1]:
        play.act(seat, answers_of(play, seat)[-1])
        assert told(play) == [()] * (play.options.seats + 1)
        assert {decision.prompt for decision in asked(play)} == {prompt}
        assert seat not in [decision.seat for decision in asked(play)]
    play.act(seats[-1], answers_of(play, seats[-1])[-1])
    assert any(told(play))


@pytest.mark.parametrize("name", SEALED)
def test_what_is_sealed_may_be_changed_until_the_last_answer(name: str) -> None:
    begin_it, _ = SEALED[name]
    play, straight = begin_it(), begin_it()
    seats = deciding(play)
    first = seats[0]
    answers = answers_of(play, first)
    play.act(first, answers[0])
    offered = [revision for revision in GAME.revisions(play.state) if revision.seat == first]
    assert [offer.prompt for offer in offered] == [asked(play)[0].prompt]
    before = [GAME.view(play.state, watcher) for watcher in (*seats[1:], None)]
    play.act(first, answers[-1])
    assert [GAME.view(play.state, watcher) for watcher in (*seats[1:], None)] == before
    assert GAME.view(play.state, first).answer == answers[-1]
    assert play.undo_offer(first).alone == 2
    act_all(straight, [(first, answers[-1])])
    for seat in seats[1:]:
        last = answers_of(play, seat)[-1]
        act_all(play, [(seat, last)])
        act_all(straight, [(seat, last)])
    assert freeze(play.state) == freeze(straight.state)
    assert first not in [revision.seat for revision in GAME.revisions(play.state)]


@pytest.mark.parametrize("name", SEALED)
def test_a_record_with_changes_is_read_again_and_one_with_a_change_too_many_is_not(name: str) -> None:
    begin_it, first = SEALED[name]
    play = begin_it()
    answers = answers_of(play, first)
    act_all(play, [(first, answers[number % len(answers)]) for number in range(MOST_CHANGES + 1)])
    again = Play.resume(GAME, play.record)
    assert freeze(again.state) == freeze(play.state)
    assert [step.is_extra for step in again.steps] == [step.is_extra for step in play.steps]
    too_many = msgspec.structs.replace(play.record, entries=(*play.record.entries, Entry(first, answers[0])))
    with pytest.raises(BadRecord):
        Play.resume(GAME, too_many)


def test_who_has_voted_may_still_speak_within_the_limits() -> None:
    play = voting()
    play.act(1, YES)
    phrases = a.PromiseVote(agree=False), a.AskVote(to=0, agree=True)
    act_all(play, [(1, phrase) for phrase in phrases])
    assert GAME.view(play.state, 1).answer == YES
    assert check(GAME, play.state, 1, a.AskVote(to=0, agree=False)) == Refusal("said-enough", "section 7", {"count": 2})
    assert check(GAME, play.state, 1, NO) is None


def test_votes_and_claims_that_were_heard_stand() -> None:
    aloud = act_all(begin({"open_votes": True}, phase="sharing"), [(1, a.Propose("forest_1", ((G,), (W,))))])
    aloud.act(0, YES)
    assert GAME.revisions(aloud.state) == ()
    claimed = claiming(open_claims=True)
    claimed.act(0, a.NoClaim())
    assert GAME.revisions(claimed.state) == ()


def test_a_main_player_who_has_nothing_to_say_may_think_again() -> None:
    play = offering()
    play.act(0, a.SayNothing())
    [revision] = GAME.revisions(play.state)
    kinds = {type(action) for action in revision.choices}
    assert kinds == {a.AskGive, a.TakeSupply}
    assert check(GAME, play.state, 0, a.SayNothing()) == Refusal("said-already", "section 7")
    play.act(0, a.TakeSupply(ROW[0]))
    assert [decision.seat for decision in asked(play)] == [1, 2]


def test_heroes_of_different_clans_do_not_get_in_each_others_way() -> None:
    """Two pass each other on the way: nobody is first (ruling 1)."""
    plans: list[tuple[Seat, Action]] = [
        (1, a.Move(Hero.WARRIOR, Direction.EAST)),
        (2, a.Move(Hero.WARRIOR, Direction.WEST)),
    ]
    ends = [act_all(begin(phase="movement"), order) for order in (plans, plans[::-1])]
    for end in ends:
        warriors = [player.heroes[0].at for player in GAME.view(end.state, None).players]
        assert warriors == ["plains_1", "hills_coast", "forest_1"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_in_any_game_the_order_of_answers_does_not_matter(seats: int) -> None:
    play, rng = fresh(seats=seats, victory_cards=True, talk="none", round_limit=10), Random(seats)
    questions = 0
    while decisions := asked(play):
        answers = [(decision.seat, decision.choices.sample(rng)) for decision in decisions]
        if len(answers) > 1 and GAME.view(play.state, None).answered == ():
            questions += 1
            states = []
            for order in (answers, answers[::-1], rng.sample(answers, len(answers))):
                state = play.state.copy()
                state.events = None
                for seat, action in order:
                    GAME.advance(state, seat, action)
                states.append(freeze(state, frozenset))
            assert states[0] == states[1] == states[2]
        act_all(play, answers)
    assert questions > 30
