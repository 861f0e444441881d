from collections.abc import Iterator
from random import Random

import pytest
from tests.core.table import (
    GAME,
    HOPS,
    RYE,
    SECRET,
    SHORT,
    TWO,
    WHEAT,
    HarvestPlay,
    at_bids,
    at_share,
    dealt,
    fair_game,
    short_game,
    steps,
)

from krajina.core import (
    CHANCE,
    BadAction,
    Entry,
    IllegalAction,
    Play,
    Refusal,
    SeatName,
    Step,
    UndoOffer,
    keyed,
    promise,
    undo_offer,
)
from krajina.core.testing.freeze import freeze
from krajina_harvest.game import Bid, Crop, Draw, HarvestOptions, HarvestView, Share, State

NOTHING, BY_CHANCE, REVEALED = Refusal("undo-nothing"), Refusal("undo-chance"), Refusal("undo-revealed")
FINISHED = Refusal("undo-finished")


def by(seat: int) -> Refusal:
    return Refusal("undo-other", values={"seat": SeatName(seat)})


def views(play: HarvestPlay) -> list[HarvestView]:
    return [GAME.view(play.state, watcher) for watcher in (*range(play.options.seats), None)]


def whole(play: HarvestPlay) -> object:
    return freeze(play.state), play.record, tuple(play.steps)


# Steps in words: c is chance, a digit is a seat, an exclamation mark after it shows what was hidden.
OFFERS = [
    ("", 0, UndoOffer(0, 0, NOTHING)),
    ("c", 0, UndoOffer(0, 0, NOTHING)),
    ("1", 0, UndoOffer(0, 0, NOTHING)),
    ("0", 0, UndoOffer(1, 1, NOTHING)),
    ("c0", 0, UndoOffer(1, 1, NOTHING)),
    ("000", 0, UndoOffer(3, 3, NOTHING)),
    ("0c", 0, UndoOffer(0, 2, BY_CHANCE)),
    ("0cc", 0, UndoOffer(0, 3, BY_CHANCE)),
    ("01", 0, UndoOffer(0, 2, by(1))),
    ("01", 1, UndoOffer(1, 1, NOTHING)),
    ("012", 0, UndoOffer(0, 3, by(2))),
    ("0!", 0, UndoOffer(0, 1, REVEALED)),
    ("00!", 0, UndoOffer(0, 1, REVEALED)),
    ("0!0", 0, UndoOffer(1, 2, REVEALED)),
    ("0c0", 0, UndoOffer(1, 3, BY_CHANCE)),
    ("0c00", 0, UndoOffer(2, 4, BY_CHANCE)),
    ("010", 0, UndoOffer(1, 3, by(1))),
    ("010", 1, UndoOffer(0, 2, by(0))),
    ("0c1", 0, UndoOffer(0, 3, by(1))),
    ("01c", 0, UndoOffer(0, 3, BY_CHANCE)),
    ("0c", CHANCE, UndoOffer(0, 0, NOTHING)),
    ("cc", CHANCE, UndoOffer(0, 0, NOTHING)),
]


def parse(story: str) -> list[Step]:
    found: list[Step] = []
    for sign in story:
        if sign == "!":
            last = found.pop()
            found.append(Step(last.index, last.seat, True))
        else:
            found.append(Step(len(found), CHANCE if sign == "c" else int(sign), False))
    return found


@pytest.mark.parametrize(("story", "seat", "offer"), OFFERS)
def test_what_may_be_taken_back_follows_from_the_steps(story: str, seat: int, offer: UndoOffer) -> None:
    found = undo_offer(parse(story), seat)
    assert (found.alone, found.together) == (offer.alone, offer.together)
    if seat != CHANCE:
        assert found.why == offer.why


@pytest.mark.parametrize("story", ["0", "0c", "00"])
def test_nothing_comes_back_once_the_key_is_known(story: str) -> None:
    assert undo_offer(parse(story), 0, finished=True) == UndoOffer(0, 0, FINISHED)


def test_a_finished_fair_game_cannot_be_taken_back_but_an_unfinished_one_can() -> None:
    play = fair_game()
    assert play.undo_offer(0) == UndoOffer(0, 0, FINISHED)
    fair = promise(SECRET, "g")
    going = dealt(Play(GAME, SHORT, fair), RYE, HOPS, RYE, RYE, RYE)
    going.act(0, Bid(0))
    assert going.undo_offer(0).alone == 1


@pytest.mark.parametrize(("seat", "action"), [(1, Bid(9)), (0, Share(())), (CHANCE, Draw(RYE)), (5, Bid(0))])
def test_an_illegal_action_changes_nothing(seat: int, action: Draw | Bid | Share) -> None:
    play = at_bids()
    state, before = play.state, whole(play)
    with pytest.raises(IllegalAction) as caught:
        play.act(seat, action)
    assert caught.value.seat == seat
    assert play.state is state
    assert whole(play) == before


@pytest.mark.parametrize("action", [Bid(-1), Bid(True), Bid("2"), Share(3), None, object()])  # type: ignore[arg-type]
def test_what_could_not_come_over_the_wire_is_no_action(action: Draw | Bid | Share) -> None:
    play = at_bids()
    state, before = play.state, whole(play)
    with pytest.raises(BadAction):
        play.act(0, action)
    assert play.state is state
    assert whole(play) == before


def test_nobody_can_change_an_action_after_it_was_done() -> None:
    play = at_bids()
    play.act(0, Bid(2))
    play.act(1, Bid(0))
    given: list[list[Crop]] = [play.state.cart[:], []]
    play.act(0, Share(given))  # type: ignore[arg-type]
    given.clear()
    assert Play.resume(GAME, play.record).state.barns == play.state.barns


@pytest.mark.parametrize(
    ("seat", "count", "agreed"),
    [
        (0, 1, ()),
        (1, 0, ()),
        (1, -1, ()),
        (1, 2, ()),
        (1, 1, (1,)),
        (1, 3, (0,)),
        (1, 10**9, (0,)),
        (CHANCE, 1, (0, 1)),
    ],
)
def test_an_undo_that_is_not_offered_changes_nothing(seat: int, count: int, agreed: tuple[int, ...]) -> None:
    play = at_share()  # seat 1 bid last, and that showed both bids
    state, before = play.state, whole(play)
    with pytest.raises(IllegalAction) as caught:
        play.undo(seat, count, agreed)
    assert caught.value.code.startswith("undo-")
    assert play.state is state
    assert whole(play) == before


def test_chance_may_not_take_back_a_draw_it_does_not_like() -> None:
    play = dealt(Play(GAME, SHORT, promise(SECRET, "g")), RYE)
    before = whole(play)
    for agreed in ((), (0, 1)):
        with pytest.raises(IllegalAction):
            play.undo(CHANCE, 1, agreed)
    assert whole(play) == before


def test_an_undo_alone_is_written_down_and_gives_the_state_back() -> None:
    play = at_bids()
    before = whole(play)
    play.act(0, Bid(3))
    play.undo(0)
    assert freeze(play.state) == freeze(at_bids().state)
    assert play.entries[-1] == Entry(0, undo=1)
    assert whole(play) != before
    assert [entry.seat for entry in play.entries[-2:]] == [0, 0]


def test_several_own_steps_are_taken_back_at_once() -> None:
    play = at_share()
    play.act(0, Share(((), (HOPS, WHEAT, WHEAT))))
    with pytest.raises(IllegalAction):
        play.undo(0, 2)
    play.undo(0, 1)
    assert freeze(play.state) == freeze(at_share().state)


def test_consent_of_all_others_goes_back_beyond_chance_and_other_seats() -> None:
    play = at_share()
    play.undo(1, 1, (0,))
    assert play.entries[-1] == Entry(1, undo=1, agreed=(0,))
    assert [decision.seat for decision in GAME.decisions(play.state)] == [1]
    play.undo(0, 1)
    assert freeze(play.state) == freeze(at_bids().state)


def test_what_was_taken_back_can_be_done_otherwise() -> None:
    play = at_bids()
    play.act(0, Bid(3))
    play.undo(0)
    play.act(0, Bid(5))
    play.act(1, Bid(4))
    assert play.state.coins == [1, 6]


def test_the_key_is_revealed_only_at_the_end_and_only_of_a_promise() -> None:
    with pytest.raises(AssertionError):
        Play(GAME, SHORT, promise(SECRET, "g")).reveal(SECRET)
    with pytest.raises(AssertionError):
        short_game().reveal(SECRET)
    revealed = fair_game().fair
    assert revealed is not None
    assert bytes.fromhex(revealed.key) == SECRET


def test_a_record_with_undos_replays_to_the_played_state() -> None:
    play = short_game()
    again = Play.resume(GAME, play.record)
    assert whole(again) == whole(play)


def test_a_draw_after_a_consented_undo_has_an_index_of_its_own() -> None:
    fair = promise(SECRET, "redraw")
    chance = keyed(SECRET, fair)
    asked: list[int] = []

    def counting(index: int) -> Random:
        asked.append(index)
        return chance(index)

    play, undone = Play(GAME, TWO, fair), False
    for now in steps(play, Random(2), counting):
        if not undone and now.undo_offer(0).together > 3:
            now.undo(0, now.undo_offer(0).together, (1,))
            undone = True
    draws = sum(entry.seat == CHANCE for entry in play.entries)
    stood = sum(step.seat == CHANCE for step in play.steps)
    assert undone
    assert draws > stood
    assert len(asked) == len(set(asked)) == draws


@pytest.mark.parametrize("seed", range(30))
def test_after_an_undo_everyone_sees_what_he_saw_before(seed: int) -> None:
    options = HarvestOptions(seats=2 + seed % 3, rounds=2, feast=seed % 2 == 0)
    rng, play = Random(seed), Play(GAME, options)
    seen: dict[tuple[int, ...], tuple[list[HarvestView], object]] = {}
    undos = 0
    for now in steps(play, rng):
        seen[tuple(step.index for step in now.steps)] = (views(now), freeze(now.state))
        seat = rng.randrange(options.seats)
        offer = now.undo_offer(seat)
        together = rng.random() < 0.3
        most = offer.together if together else offer.alone
        if undos < 6 and most:
            count = rng.randint(1, most)
            now.undo(seat, count, [other for other in range(options.seats) if other != seat] if together else ())
            undos += 1
            assert (views(now), freeze(now.state)) == seen[tuple(step.index for step in now.steps)]
    assert undos
    assert whole(Play.resume(GAME, play.record)) == whole(play)


World = tuple[object, ...]


def worlds(play: HarvestPlay, watcher: int | None, length: int) -> set[World]:
    """All hidden things that agree with everything a watcher has seen in the first entries, by trying all actions."""
    entries = play.entries[:length]
    received = [views(now)[-1 if watcher is None else watcher] for now in replayed(play, length)]
    found: set[World] = set()
    todo: list[tuple[State, ...]] = [(GAME.new(play.options),)]
    for entry, view in zip(entries, received, strict=True):
        todo = [after for stack in todo for after in branches(stack, entry, watcher) if seen(after, watcher) == view]
    for stack in todo:
        found.add((tuple(stack[-1].favourites), tuple(sorted(stack[-1].bids.answers.items()))))
    return found


def replayed(play: HarvestPlay, length: int) -> Iterator[HarvestPlay]:
    again = Play(GAME, play.options)
    for entry in play.entries[:length]:
        again.enter(entry)
        yield again


def seen(stack: tuple[State, ...], watcher: int | None) -> HarvestView:
    return GAME.view(stack[-1], watcher)


def branches(stack: tuple[State, ...], entry: Entry, watcher: int | None) -> Iterator[tuple[State, ...]]:
    if entry.action is None:
        yield stack[: len(stack) - entry.undo]
        return
    for decision in GAME.decisions(stack[-1]):
        if decision.seat == entry.seat:
            for action in decision.choices:
                if entry.seat != watcher or action == entry.action:
                    after = stack[-1].copy()
                    after.events = []
                    GAME.advance(after, entry.seat, action)
                    yield (*stack, after)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_a_free_undo_teaches_nobody_anything(seed: int) -> None:
    options = HarvestOptions(seats=2 + seed % 2, rounds=1 + (seed == 4))
    play, compared = Play(GAME, options), 0
    for now in steps(play, Random(seed)):
        for decision in GAME.decisions(now.state):
            before = len(now.entries)
            if decision.seat == CHANCE or compared > 4:
                continue
            trial = Play.resume(GAME, now.record)
            trial.act(decision.seat, decision.choices.sample(Random(seed)))
            if not trial.undo_offer(decision.seat).alone:
                continue
            trial.undo(decision.seat)
            for watcher in (*range(options.seats), None):
                assert worlds(trial, watcher, before) == worlds(trial, watcher, before + 2)
            compared += 1
    assert compared


def test_an_undo_that_needs_consent_does_teach_something() -> None:
    play = at_bids(SHORT)
    play.act(0, Bid(1))
    play.act(1, Bid(0))
    play.undo(1, 1, (0,))
    before = worlds(play, 1, len(play.entries) - 2)
    after = worlds(play, 1, len(play.entries))
    assert after < before
    assert len(before) == 3 * 7  # another's favourite and his sealed bid
    assert len(after) == 3
