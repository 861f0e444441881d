"""Printed things that data name: their words, and wrong names where they come in."""

import json
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.core.boxes import LAYING, TILE, Boxed, BoxedOptions, Deal, Lay, Stack

from krajina.core import BadAction, BadOptions, BadRecord, Named, Play, Shares, Value, Word, make_options, read_action
from krajina.core.message import Message
from krajina.core.record import read_record, wired
from krajina.core.testing.mutate import can_be_sent, mutations

CAP, ROAD, LAKE = TILE.ids
CAP_WORD, ROAD_WORD = Word("tile-base-city-cap"), Word("tile-base-road")


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("tile", CAP, CAP_WORD),
        ("maybe", ROAD, ROAD_WORD),
        ("maybe", None, Word("nothing")),
        ("many", (CAP, ROAD), (CAP_WORD, ROAD_WORD)),
        ("nested", ((CAP,), ()), ((CAP_WORD,), ())),
        ("pair", (1, ROAD), (1, ROAD_WORD)),
        ("group", frozenset({ROAD, CAP}), (CAP_WORD, ROAD_WORD)),
        ("limited", (CAP,), (CAP_WORD,)),
        ("either", ROAD, ROAD_WORD),
        ("either", "any", "any"),
        ("card", "card-7", Word("card-card-7")),
        ("text", ROAD, ROAD),
    ],
)
def test_a_name_becomes_a_word_wherever_its_type_says_so(field: str, value: object, said: Value) -> None:
    assert msgspec.structs.replace(Lay(CAP), **{field: value}).message.values[field] == said


def test_two_names_never_share_their_words() -> None:
    assert hash(Named("tile", TILE.ids)) == hash(TILE)
    with pytest.raises(AssertionError, match="each tile has its own key"):
        Named("tile", ("a/b", "a-b"))


@pytest.mark.parametrize(
    ("fields", "place", "name"),
    [
        ({"tile": "moat"}, "$.tile", "moat"),
        ({"maybe": "moat"}, "$.maybe", "moat"),
        ({"many": [CAP, "moat", "ditch"]}, "$.many[1]", "moat"),
        ({"nested": [[], [CAP, "moat"]]}, "$.nested[1][1]", "moat"),
        ({"pair": [1, "moat"]}, "$.pair[1]", "moat"),
        ({"group": ["moat"]}, "$.group[0]", "moat"),
        ({"limited": [CAP, "moat"]}, "$.limited[1]", "moat"),
        ({"either": "all"}, "$.either", "all"),
        ({"table": {"moat": "inns"}}, "$.table", "moat"),
        ({"table": {CAP: "moat"}}, "$.table[base/city-cap]", "moat"),
        ({"stack": {"top": CAP, "below": {"top": "moat"}}}, "$.stack.below.top", "moat"),
    ],
)
def test_an_action_with_an_unknown_name_is_refused_with_its_place(
    fields: dict[str, object], place: str, name: str
) -> None:
    with pytest.raises(BadAction) as caught:
        read_action(LAYING, json.dumps({"do": "lay", "tile": CAP, **fields}).encode())
    assert caught.value.code == "unknown-name"
    known = ("inns", "hills") if place.endswith("]") and "table" in place else TILE.ids
    assert caught.value.values == {"place": place, "name": name, "known": known}


def test_good_names_pass_and_any_text_is_just_text() -> None:
    action = Lay(CAP, ROAD, (LAKE,), table={CAP: "inns"}, stack=Stack(CAP, Stack(ROAD)), either="any", text="moat")
    assert wired(LAYING, action) == action
    with pytest.raises(BadAction):
        wired(LAYING, Lay("moat"))


def test_of_many_names_the_nearest_are_told() -> None:
    with pytest.raises(BadAction) as caught:
        wired(LAYING, Lay(CAP, card="card77" + "x" * 10**6))
    known = caught.value.values["known"]
    assert isinstance(known, tuple)
    assert (len(known), known[-1]) == (31, "…")
    with pytest.raises(BadAction) as caught:
        wired(LAYING, Lay(CAP, card="card77"))
    assert str(caught.value.values["known"]).startswith("('card-77',")


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({"boxes": "all"}, BoxedOptions(seats=2, boxes="all")),
        ({"boxes": "inns,hills"}, BoxedOptions(seats=2, boxes=("inns", "hills"))),
        ({"boxes": "hills"}, BoxedOptions(seats=2, boxes=("hills",))),
        ({"boxes": ""}, BoxedOptions(seats=2, boxes=())),
        ({"boxes": '["inns"]'}, BoxedOptions(seats=2, boxes=("inns",))),
        ({"boxes": ["inns"]}, BoxedOptions(seats=2, boxes=("inns",))),
        ({"counts": '{"inns": 2}'}, BoxedOptions(seats=2, counts={"inns": 2})),
        ({"first": "inns"}, BoxedOptions(seats=2, first="inns")),
    ],
)
def test_options_name_printed_things(settings: dict[str, object], expected: BoxedOptions) -> None:
    assert make_options(Boxed(), {"seats": 2, **settings}) == expected


@pytest.mark.parametrize(
    ("settings", "code", "place"),
    [
        ({"boxes": "al"}, "unknown-name", "$.boxes[0]"),
        ({"boxes": "inns,all"}, "unknown-name", "$.boxes[1]"),
        ({"tiles": [CAP, "moat"]}, "unknown-name", "$.tiles[1]"),
        ({"counts": '{"moat": 2}'}, "unknown-name", "$.counts"),
        ({"first": "moat"}, "unknown-name", "$.first"),
        ({"counts": '{"inns": "x"}'}, "bad-options", "$.counts[...]"),
        ({"counts": '{"inns": '}, "bad-options", "$.counts"),
        ({"counts": "inns"}, "bad-options", "$.counts"),
        ({"boxes": "[" * 10**5}, "bad-options", "$.boxes"),
        ({"boxes": "[\udc80"}, "bad-options", "$.boxes"),
    ],
)
def test_options_with_an_unknown_name_are_refused_with_its_place(
    settings: dict[str, object], code: str, place: str
) -> None:
    with pytest.raises(BadOptions) as caught:
        make_options(Boxed(), {"seats": 2, **settings})
    assert (caught.value.code, caught.value.values["place"]) == (code, place)


def test_options_that_a_program_made_are_checked_too() -> None:
    with pytest.raises(BadOptions) as caught:
        Play(Boxed(), BoxedOptions(seats=2, boxes=("inns", "moat")))
    assert caught.value.values == {"place": "$.boxes[1]", "name": "moat", "known": ("inns", "hills")}


def test_a_record_with_an_unknown_name_is_refused_with_its_place() -> None:
    record = json.loads(Play(Boxed(), BoxedOptions(seats=2)).record.to_json())
    record["options"]["boxes"] = ["moat"]
    with pytest.raises(BadRecord) as caught:
        read_record(json.dumps(record).encode(), lambda _: Boxed())
    assert (caught.value.code, caught.value.values["place"]) == ("unknown-name", "$.options.boxes[0]")


def test_an_entry_with_an_unknown_name_is_refused_with_its_place() -> None:
    class Laying(Boxed):
        actions = Lay

    record = json.loads(Play(Boxed(), BoxedOptions(seats=2)).record.to_json())
    record["entries"] = [{"seat": 0, "action": {"do": "lay", "tile": "moat"}}]
    with pytest.raises(BadRecord) as caught:
        read_record(json.dumps(record).encode(), lambda _: Laying())
    assert (caught.value.code, caught.value.values["place"]) == ("unknown-name", "$.entries[0].action.tile")


def test_a_pile_of_printed_things_is_said_in_words() -> None:
    refusal = Shares(Deal(), [CAP, ROAD], range(2)).refusal(Deal(((ROAD,), ())))
    assert refusal is not None
    assert refusal.message == Message("refusal-shares-left-out", {"items": (CAP_WORD,)})


def test_the_kit_tries_other_names_and_none_that_is_unknown() -> None:
    tried = list(mutations(Lay(CAP, many=(ROAD,))))
    assert {action.tile for action in tried if isinstance(action, Lay)} == set(TILE.ids)
    assert {action.many for action in tried if isinstance(action, Lay)} >= {(CAP,), (LAKE,)}
    assert len({action.card for action in tried if isinstance(action, Lay)}) == 6
    moment: Any = SimpleNamespace(game=LAYING)
    assert [can_be_sent(moment, action) for action in (Lay(LAKE), Lay("moat"))] == [True, False]
