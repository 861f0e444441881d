from random import Random

import msgspec
import pytest
from tests.core.table import (
    GAME,
    RYE,
    SECRET,
    TWO,
    cheat,
    draws_of,
    fair_game,
    short_game,
    steps,
    with_action,
    with_fair,
)

from krajina.core import CHANCE, BadRecord, Entry, Message, Play, Record, Verdict, Word, keyed, promise, verify
from krajina_harvest.game import Draw, HarvestOptions

FAIR = fair_game().record
DRAWS = draws_of(FAIR)


def game_with_undone_draws(cheat_at: int | None = None) -> Record:
    fair = promise(SECRET, "consent")
    play, chance, undone = Play(GAME, TWO, fair), keyed(SECRET, fair), False
    for now in steps(play, Random(2), chance):
        if len(now.entries) == cheat_at:
            cheat(now, chance)
        if not undone and now.undo_offer(0).together > 3:
            now.undo(0, now.undo_offer(0).together, (1,))
            undone = True
    assert undone
    play.reveal(SECRET)
    return play.record


@pytest.mark.parametrize("seed", range(5))
def test_a_fair_game_is_found_fair_with_all_its_draws(seed: int) -> None:
    record = fair_game(HarvestOptions(seats=2 + seed % 3, rounds=3), seed).record
    verdict = verify(GAME, record)
    assert verdict.fair
    assert verdict.draws == len(draws_of(record)) > 0
    assert verdict.message == Message("verify-fair", {"draws": verdict.draws})


@pytest.mark.parametrize("index", DRAWS)
def test_a_draw_that_is_not_the_promised_one_is_named(index: int) -> None:
    record = fair_game(cheat_at=index).record
    assert Play.resume(GAME, record).is_over
    verdict = verify(GAME, record)
    assert not verdict.fair
    assert verdict.draws == DRAWS.index(index)
    assert verdict.message.key == "verify-draw"
    assert verdict.message.values["index"] == index
    due, found = FAIR.entries[index].action, record.entries[index].action
    assert due is not None
    assert found is not None
    assert verdict.message.values["due"] == Word(due.message.key, due.message.values)
    assert verdict.message.values["found"] == Word(found.message.key, found.message.values)
    assert due != found


@pytest.mark.parametrize("index", DRAWS)
def test_a_draw_that_was_changed_afterwards_is_named(index: int) -> None:
    action = FAIR.entries[index].action
    other = next(Draw(crop) for crop in type(RYE) if Draw(crop) != action)
    verdict = verify(GAME, with_action(FAIR, index, other))
    assert not verdict.fair
    assert verdict.message.values["index"] == index


def test_a_salt_that_was_changed_is_found() -> None:
    assert FAIR.fair is not None
    for salts in [("ann",), ("ann", "eve"), ("bob", "ann"), (), ("annbob",)]:
        verdict = verify(GAME, with_fair(FAIR, salts=salts))
        assert not verdict.fair
        assert verdict.message.key == "verify-draw"


@pytest.mark.parametrize(
    "changes",
    [
        {"key": bytes(32).hex()},
        {"key": SECRET.hex()[:-2]},
        {"key": SECRET.hex() + "00"},
        {"key": "no hex"},
        {"key": "žluť"},
        {"commitment": promise(bytes(32), "table 0").commitment},
        {"commitment": ""},
        {"commitment": "ž" * 64},
        {"game": "table 1"},
    ],
)
def test_a_key_that_is_not_the_promised_one_is_found(changes: dict[str, object]) -> None:
    verdict = verify(GAME, with_fair(FAIR, **changes))
    assert verdict == Verdict(False, 0, Message("verify-wrong-key"))


def test_without_a_promise_or_without_a_key_there_is_nothing_to_verify() -> None:
    assert verify(GAME, short_game().record) == Verdict(False, 0, Message("verify-no-promise"))
    assert verify(GAME, with_fair(FAIR, key="")) == Verdict(False, 0, Message("verify-no-key"))


def test_draws_that_were_taken_back_by_consent_are_verified_too() -> None:
    record = game_with_undone_draws()
    verdict = verify(GAME, record)
    assert verdict.fair
    assert verdict.draws == len(draws_of(record))
    assert any(entry.undo > 1 for entry in record.entries)


def test_a_false_draw_that_was_taken_back_is_named() -> None:
    honest = game_with_undone_draws()
    undo = next(index for index, entry in enumerate(honest.entries) if entry.undo)
    gone = [index for index in draws_of(honest) if undo - honest.entries[undo].undo <= index < undo]
    assert gone
    for index in gone:
        verdict = verify(GAME, game_with_undone_draws(cheat_at=index))
        assert not verdict.fair
        assert verdict.message.values["index"] == index


def test_chance_that_takes_back_its_own_draw_is_not_fair() -> None:
    first, second = Entry(CHANCE, Draw(RYE)), Entry(CHANCE, undo=1)
    record = msgspec.structs.replace(FAIR, entries=(FAIR.entries[0], second, first))
    with pytest.raises(BadRecord):
        verify(GAME, record)


@pytest.mark.parametrize("index", [DRAWS[-1] + 1, len(FAIR.entries)])
def test_a_draw_that_nobody_asked_for_makes_a_bad_record(index: int) -> None:
    entries = (*FAIR.entries[:index], Entry(CHANCE, Draw(RYE)), *FAIR.entries[index:])
    with pytest.raises(BadRecord) as caught:
        verify(GAME, msgspec.structs.replace(FAIR, entries=entries))
    assert caught.value.values["place"] == f"$.entries[{index}]"


def test_verifying_changes_nothing_about_the_record() -> None:
    text = FAIR.to_json()
    verify(GAME, FAIR)
    assert FAIR.to_json() == text


def test_a_record_that_was_cut_short_is_not_all_as_promised() -> None:
    verdict = verify(GAME, msgspec.structs.replace(FAIR, entries=FAIR.entries[:-1]))
    assert not verdict.fair
    assert verdict.message == Message("verify-cut-short")
