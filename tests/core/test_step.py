from random import Random

import pytest
from tests.core.table import GAME, HOPS, RYE, SHORT, TWO, WHEAT, at_bids, at_share, dealt, short_game

from krajina.core import (
    CHANCE,
    Clock,
    Decision,
    Play,
    Refusal,
    SeatName,
    Unhurried,
    Word,
    advance,
    apply,
    check,
    decision_of,
    heard,
    play_game,
    playout,
    tell,
)
from krajina.core.testing.freeze import freeze
from krajina_harvest.game import Bid, Dealt, Draw, Harvest, HarvestOptions, Loaded, Share, State

Move = Draw | Bid | Share


class Watching:
    """A bot that plays at random and keeps the states it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[int, State]] = []

    def choose(self, state: State, decision: Decision[Move], rng: Random, clock: Clock) -> Move:
        assert clock.left() > 0
        self.given.append((decision.seat, state))
        return decision.choices.sample(rng)


class Keeping(Harvest):
    """Harvest that keeps every true state it was asked to imagine from."""

    def __init__(self) -> None:
        self.true: list[State] = []

    def imagine(self, state: State, seat: int | None, rng: Random) -> State:
        self.true.append(state)
        return super().imagine(state, seat, rng)


def test_the_question_of_a_seat_is_found() -> None:
    state = at_bids().state
    decision = decision_of(GAME, state, 1)
    assert decision is not None
    assert (decision.seat, decision.prompt) == (1, "bid")
    assert decision_of(GAME, state, CHANCE) is None


@pytest.mark.parametrize(
    ("play", "seat", "action", "refusal"),
    [
        (short_game(), 0, Bid(0), Refusal("game-over")),
        (short_game(), CHANCE, Draw(RYE), Refusal("game-over")),
        (at_share(), 1, Bid(0), Refusal("not-asked", values={"asked": (SeatName(0),)})),
        (at_bids(), CHANCE, Draw(RYE), Refusal("not-asked", values={"asked": (SeatName(0), SeatName(1))})),
        (at_bids(), 7, Bid(0), Refusal("not-asked", values={"asked": (SeatName(0), SeatName(1))})),
        (at_bids(), 1, Share(()), Refusal("other-question", values={"question": Word("ask-bid")})),
        (at_bids(), 1, Bid(7), Refusal("coins", "section 3", {"bid": 7, "coins": 6})),
        (at_share(), 0, Share(((WHEAT, WHEAT, HOPS),)), None),
    ],
    ids=["over", "over for chance", "not asked", "chance not asked", "nobody", "other question", "refused", "form"],
)
def test_what_may_not_be_done_is_refused_with_the_reason(
    play: Play[HarvestOptions, State, Move], seat: int, action: Move, refusal: Refusal | None
) -> None:
    found = check(play.game, play.state, seat, action)
    if refusal is None:
        assert found is not None
        assert (found.code, found.rule) == ("shares-receivers", "section 4")
    else:
        assert found == refusal


def test_what_may_be_done_is_not_refused() -> None:
    state = at_bids().state
    assert [check(GAME, state, seat, Bid(6)) for seat in (0, 1)] == [None, None]


def test_a_game_that_refuses_without_a_reason_is_given_the_last_resort() -> None:
    class Silent(Harvest):
        def refusal(self, state: State, seat: int, action: Move) -> Refusal | None:
            return None

    assert check(Silent(), at_bids().state, 0, Bid(99)) == Refusal("not-offered")


def test_apply_leaves_its_input_untouched() -> None:
    before = at_bids().state
    frozen = freeze(before)
    after = apply(GAME, before, 0, Bid(3))
    assert freeze(before) == frozen
    assert freeze(after) != frozen


def test_advance_changes_the_state_it_is_given_and_clears_the_events_of_the_step_before() -> None:
    state = dealt(Play(GAME, SHORT), RYE).state
    assert state.events == [Dealt(crop=RYE, to=(0,))]
    advance(GAME, state, CHANCE, Draw(HOPS))
    assert state.events == [Dealt(crop=HOPS, to=(1,))]
    assert state.favourites == [RYE, HOPS]


def test_events_that_nobody_listens_to_stay_off() -> None:
    state = dealt(Play(GAME, SHORT), RYE).state
    state.events = None
    advance(GAME, state, CHANCE, Draw(HOPS))
    assert state.events is None
    assert apply(GAME, state, CHANCE, Draw(WHEAT)).events is None
    tell(state, Loaded(crop=RYE))
    assert state.events is None
    assert heard(state, 0) == []


@pytest.mark.parametrize("make", [lambda: GAME.new(TWO), lambda: dealt(Play(GAME, SHORT), RYE).state])
def test_a_copy_has_events_of_its_own(make: object) -> None:
    assert callable(make)
    state = make()
    told = list(state.events)
    tell(state.copy(), Loaded(crop=RYE))
    assert state.events == told


def test_an_event_reaches_its_audience_only() -> None:
    state = dealt(Play(GAME, SHORT), RYE).state
    assert heard(state, 0) == [Dealt(crop=RYE, to=(0,))]
    assert heard(state, 1) == heard(state, None) == []
    state.events = [Loaded(crop=RYE)]
    assert heard(state, 1) == heard(state, None) == [Loaded(crop=RYE)]
    state.events = [Loaded(crop=RYE, to=())]
    assert heard(state, 0) == heard(state, None) == []


def test_a_playout_plays_a_state_to_its_end_without_a_sound() -> None:
    state = at_bids(TWO).state
    count = playout(GAME, state, Random(1))
    assert count == 2 + 1 + 3 + 2 + 1  # bids and share, then load, bids and share again
    assert GAME.outcome(state) is not None
    assert state.events is None


def test_bots_play_a_whole_game_that_is_recorded() -> None:
    play = play_game(GAME, TWO, [Watching(), Watching()], Random(1))
    assert play.is_over
    assert GAME.outcome(play.state) is not None
    again = Play.resume(GAME, play.record)
    assert freeze(again.state) == freeze(play.state)


def test_each_bot_is_asked_for_its_own_seat_only() -> None:
    bots = [Watching(), Watching()]
    play_game(GAME, TWO, bots, Random(1))
    assert [{seat for seat, _ in bot.given} for bot in bots] == [{0}, {1}]


def test_the_same_luck_gives_the_same_game() -> None:
    first, second, other = (play_game(GAME, TWO, [Watching(), Watching()], Random(seed)).record for seed in (1, 1, 2))
    assert first == second
    assert first != other


def test_a_bot_is_never_given_the_true_state() -> None:
    game, bots = Keeping(), [Watching(), Watching()]
    play_game(game, TWO, bots, Random(3))
    given = [state for bot in bots for _, state in bot.given]
    assert len(given) == len(game.true) > 0
    true = {id(state) for state in game.true}  # kept alive by the game, so no id is used twice
    assert not any(id(state) in true for state in given)


def test_what_a_bot_sees_of_hidden_things_is_often_wrong_and_of_its_own_never() -> None:
    wrong = right = 0
    for seed in range(40):
        bots = [Watching(), Watching()]
        play = play_game(GAME, SHORT, bots, Random(seed))
        for bot in bots:
            for seat, state in bot.given:
                assert state.favourites[seat] == play.state.favourites[seat]
                if state.favourites[1 - seat] == play.state.favourites[1 - seat]:
                    right += 1
                else:
                    wrong += 1
    assert wrong > right > 0


def test_a_bot_may_spoil_the_state_it_was_given_without_spoiling_the_game() -> None:
    class Spoiling(Watching):
        def choose(self, state: State, decision: Decision[Move], rng: Random, clock: Clock) -> Move:
            action = decision.choices.sample(rng)
            playout(GAME, state, rng)
            return action

    play = play_game(GAME, TWO, [Spoiling(), Spoiling()], Random(1))
    assert len(play.entries) == 2 + 2 * (3 + 2 + 1)


def test_nobody_hurries_where_nobody_counts() -> None:
    assert Unhurried().left() == float("inf")
