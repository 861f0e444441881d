import pickle
from typing import Annotated

import msgspec
import pytest
from tests.core.table import at_bids

from krajina.core import (
    Action,
    BadData,
    BadRecord,
    Decision,
    Entry,
    Event,
    Fair,
    GameError,
    IllegalAction,
    Message,
    Options,
    Outcome,
    Play,
    Record,
    Refusal,
    SeatName,
    Step,
    Term,
    UndoOffer,
    UnknownName,
    Verdict,
    View,
    Word,
)
from krajina.core.errors import place_and_reason
from krajina.core.offers import AnyOffer, ChanceOffer, ListOffer, PickOffer, SharesOffer
from krajina_harvest.game import Bid

ERRORS = [
    BadRecord("record-rules", game="harvest", found="2", known="1"),
    BadData("data-missing", file="tiles.json", folder="data"),
    UnknownName("unknown-game", name="chess", known=("go", "harvest")),
    IllegalAction(Refusal("coins", "section 3", {"bid": 9, "coins": 6}), 1),
]

SHARED: list[type[msgspec.Struct]] = [
    *(Action, Event, Decision, Refusal, Message, Word, SeatName, Term, Outcome, View, Options),
    *(Entry, Record, Fair, Step, UndoOffer, Verdict, ListOffer, ChanceOffer, SharesOffer, PickOffer),
    AnyOffer,
]


def test_an_error_says_its_code_and_its_values_to_people_and_to_programs() -> None:
    error = BadRecord("record-rules", found="2", known="1")
    assert error.message == Message("error-record-rules", {"found": "2", "known": "1"})
    assert str(error) == "record-rules, found=2, known=1"


def test_an_illegal_action_is_told_in_the_words_of_its_refusal() -> None:
    refusal = Refusal("coins", "section 3", {"bid": 9})
    assert IllegalAction(refusal, 1).message == refusal.message
    assert IllegalAction(refusal, 1).seat == 1


@pytest.mark.parametrize("name", ["code", "self", "seat", "refusal", "message"])
def test_a_refusal_may_name_its_values_as_it_likes(name: str) -> None:
    error = IllegalAction(Refusal("locked", "page 1", {name: 7}), 0)
    assert error.values == {name: 7}
    assert error.code == "locked"


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_crosses_the_border_between_processes(error: GameError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (again.code, again.values, again.message) == (error.code, error.values, error.message)
    assert vars(again) == vars(error)


def test_an_error_from_a_real_refusal_can_be_sent() -> None:
    play = at_bids()
    with pytest.raises(IllegalAction) as caught:
        play.act(0, Bid(10**30))
    assert b"refusal-coins" in msgspec.json.encode(caught.value.message)
    assert isinstance(play, Play)


@pytest.mark.parametrize("kind", SHARED, ids=lambda kind: kind.__name__)
def test_what_is_handed_around_cannot_be_changed(kind: type[msgspec.Struct]) -> None:
    assert kind.__struct_config__.frozen


def test_place_and_reason_are_taken_from_what_msgspec_says() -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(b'{"a": [1, "x"]}', type=dict[str, list[int]])
    assert place_and_reason(caught.value) == ("$[...][1]", "Expected `int`, got `str`")
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(b'{"a": {"x": 1}}', type=dict[str, dict[Annotated[str, msgspec.Meta(max_length=0)], int]])
    assert place_and_reason(caught.value)[0] == "$[...]"
    with pytest.raises(msgspec.DecodeError) as damaged:
        msgspec.json.decode(b"[", type=list[int])
    assert place_and_reason(damaged.value) == ("$", "Input data was truncated")
