import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some
from tests.core.table import GAME, HOPS, SHORT, fair_game, short_game

from krajina.core import (
    BadAction,
    BadOptions,
    BadRecord,
    Entry,
    GameError,
    Play,
    Record,
    UnknownName,
    find_game,
    read_action,
    read_record,
    verify,
)
from krajina.core.testing.freeze import freeze
from krajina_harvest.game import Bid

FIXTURE = Path(__file__).parent / "data" / "record_v1.json"
VALID = short_game().record.to_json()
# Its entries: 0, 1 favourites; 2, 3, 4 the cart; 5 a bid of seat 0 that 6 takes back; 7, 8 bids; 9 the share.
UNDO, LAST = 6, 9


def read(data: bytes) -> Record:
    return read_record(data, find_game)[1]


def replay(data: bytes) -> Play[Any, Any, Any]:
    return Play.resume(*read_record(data, find_game))


def test_a_record_comes_back_from_json_as_it_was() -> None:
    seated = Record("harvest", "1", SHORT, players=("Ann", "Čáp"))
    for record in (short_game().record, fair_game().record, Record("harvest", "1", SHORT), seated):
        game, again = read_record(record.to_json(), find_game)
        assert again == record
        assert game is find_game("harvest")
        assert again.to_json() == record.to_json()


def test_a_record_has_a_line_for_each_entry() -> None:
    lines = VALID.decode().splitlines()
    assert len(lines) == 1 + 10 + 1
    assert json.loads(lines[1 + UNDO].rstrip(",")) == {"seat": 0, "undo": 1}
    assert json.loads(VALID)["krajina"] == 1


def test_fields_that_a_later_version_adds_are_passed_over() -> None:
    raw = json.loads(VALID)
    raw["weather"] = {"sunny": [1, 2]}
    assert read(json.dumps(raw).encode()) == short_game().record


def test_a_replayed_record_gives_the_played_state_and_the_same_record() -> None:
    played, again = short_game(), replay(VALID)
    assert freeze(again.state) == freeze(played.state)
    assert again.record == played.record


@pytest.mark.parametrize("data", [b"", b"{", VALID[:-3], VALID[:200], b"\xff\xfe", b"nonsense", VALID + b"x"])
def test_damaged_json_is_told_apart(data: bytes) -> None:
    with pytest.raises(BadRecord) as caught:
        read(data)
    assert caught.value.code == "record-damaged"
    assert caught.value.values["reason"]


def test_bytes_that_are_no_utf_8_are_damage() -> None:
    with pytest.raises(BadRecord) as caught:
        read(VALID.replace(b"harvest", b"harv\xffst"))
    assert caught.value.code == "record-damaged"


@pytest.mark.parametrize("data", [b"[]", b"1", b"null", b'"krajina"', b"{}", b'{"game": "harvest", "entries": []}'])
def test_json_that_is_no_record_is_foreign(data: bytes) -> None:
    with pytest.raises(BadRecord) as caught:
        read(data)
    assert caught.value.code == "record-foreign"


@pytest.mark.parametrize("depth", [100, 900, 950, 990, 1_000, 10_000, 100_000])
@pytest.mark.parametrize("place", ["$", "x", "options", "entries", "entry", "action", "fair"])
def test_json_that_is_nested_deeply_is_refused_like_any_other(place: str, depth: int) -> None:
    deep = b"[" * depth + b"]" * depth
    bare = b'"krajina":1,"game":"harvest","rules":"1"'
    setup = bare + b',"options":{"seats":2}'
    texts = {
        "$": deep,
        "x": b"{" + setup + b',"entries":[{"seat":5}],"x":' + deep + b"}",
        "options": b"{" + bare + b',"options":' + deep + b',"entries":[]}',
        "entries": b"{" + setup + b',"entries":' + deep + b"}",
        "entry": b"{" + setup + b',"entries":[{"seat":0,"undo":1,"x":' + deep + b"}]}",
        "action": b"{" + setup + b',"entries":[{"seat":0,"action":{"do":"share","shares":' + deep + b"}}]}",
        "fair": b"{" + setup + b',"entries":[],"fair":' + deep + b"}",
    }
    with pytest.raises(BadRecord):
        read(texts[place])


def set_in(*path: str | int, to: object) -> Callable[[Any], None]:
    def change(raw: Any) -> None:
        for part in path[:-1]:
            raw = raw[part]
        raw[path[-1]] = to

    return change


def drop(*path: str | int) -> Callable[[Any], None]:
    def change(raw: Any) -> None:
        for part in path[:-1]:
            raw = raw[part]
        del raw[path[-1]]

    return change


def entry(index: int, **fields: object) -> Callable[[Any], None]:
    return set_in("entries", index, to=fields)


BID = {"do": "bid", "coins": 1}
DRAW = {"do": "draw", "crop": "rye"}

# What is changed, the error, its code, and the place it must name ("" where the code says it all).
BAD: dict[str, tuple[Callable[[Any], None], type[GameError], str, str]] = {
    "newer format": (set_in("krajina", to=2), BadRecord, "record-newer", ""),
    "much newer format": (set_in("krajina", to=10**40), BadRecord, "record-newer", ""),
    "format before the first": (set_in("krajina", to=0), BadRecord, "record-shape", "$.krajina"),
    "format of no number": (set_in("krajina", to="1"), BadRecord, "record-shape", "$.krajina"),
    "format true": (set_in("krajina", to=True), BadRecord, "record-shape", "$.krajina"),
    "unknown game": (set_in("game", to="chess"), UnknownName, "unknown-game", ""),
    "game of no name": (set_in("game", to=7), BadRecord, "record-shape", "$.game"),
    "no game": (drop("game"), BadRecord, "record-shape", "$"),
    "other rules": (set_in("rules", to="0"), BadRecord, "record-rules", ""),
    "no entries": (drop("entries"), BadRecord, "record-shape", "$"),
    "entries of no list": (set_in("entries", to={}), BadRecord, "record-shape", "$.entries"),
    "options of no object": (set_in("options", to=3), BadRecord, "record-shape", "$.options"),
    "too many rounds": (set_in("options", "rounds", to=77), BadRecord, "record-shape", "$.options.rounds"),
    "huge rounds": (set_in("options", "rounds", to=10**300), BadRecord, "record-shape", "$.options.rounds"),
    "unknown option": (set_in("options", "dragons", to=1), BadRecord, "record-shape", "$.options"),
    "seats left out": (drop("options", "seats"), BadRecord, "record-shape", "$.options"),
    "too many seats": (set_in("options", "seats", to=9), BadOptions, "bad-seats", ""),
    "no seats": (set_in("options", "seats", to=0), BadOptions, "bad-seats", ""),
    "negative seats": (set_in("options", "seats", to=-(10**40)), BadOptions, "bad-seats", ""),
    "entry of no object": (set_in("entries", 3, to=[]), BadRecord, "record-shape", "$.entries[3]"),
    "no seat": (drop("entries", 3, "seat"), BadRecord, "record-shape", "$.entries[3]"),
    "seat of no number": (set_in("entries", 3, "seat", to="x"), BadRecord, "record-shape", "$.entries[3].seat"),
    "seat true": (set_in("entries", 3, "seat", to=True), BadRecord, "record-shape", "$.entries[3].seat"),
    "unknown entry field": (set_in("entries", 3, "when", to=1), BadRecord, "record-shape", "$.entries[3]"),
    "unknown kind": (entry(7, seat=0, action={"do": "fly"}), BadRecord, "record-shape", "$.entries[7].action.do"),
    "no kind": (entry(7, seat=0, action={"coins": 1}), BadRecord, "record-shape", "$.entries[7].action"),
    "action of no object": (entry(7, seat=0, action=[1]), BadRecord, "record-shape", "$.entries[7].action"),
    "action null": (entry(7, seat=0, action=None), BadRecord, "record-shape", "$.entries[7].action"),
    "extra field": (entry(7, seat=0, action=BID | {"x": 1}), BadRecord, "record-shape", "$.entries[7].action"),
    "missing field": (drop("entries", 7, "action", "coins"), BadRecord, "record-shape", "$.entries[7].action"),
    "wrong field": (
        set_in("entries", 7, "action", "coins", to=-1),
        BadRecord,
        "record-shape",
        "$.entries[7].action.coins",
    ),
    "wrong crop": (
        set_in("entries", LAST, "action", "shares", 1, 0, to="oats"),
        BadRecord,
        "record-shape",
        "$.entries[9].action.shares[1][0]",
    ),
    "undo of no number": (entry(UNDO, seat=0, undo="1"), BadRecord, "record-shape", "$.entries[6].undo"),
    "neither": (entry(UNDO, seat=0), BadRecord, "record-entry", "$.entries[6]"),
    "both": (entry(UNDO, seat=0, undo=1, action=BID), BadRecord, "record-entry", "$.entries[6]"),
    "negative undo": (entry(UNDO, seat=0, undo=-1), BadRecord, "record-entry", "$.entries[6]"),
    "consent to an action": (entry(7, seat=0, action=BID, agreed=[1]), BadRecord, "record-entry", "$.entries[7]"),
    "promise of no object": (set_in("fair", to="yes"), BadRecord, "record-shape", "$.fair"),
    "promise without game": (set_in("fair", to={"commitment": ""}), BadRecord, "record-shape", "$.fair"),
    "unknown promise": (
        set_in("fair", to={"game": "g", "commitment": "", "dice": 6}),
        BadRecord,
        "record-shape",
        "$.fair",
    ),
    "illegal action": (set_in("entries", 7, "action", "coins", to=7), BadRecord, "record-illegal", "$.entries[7]"),
    "huge bid": (set_in("entries", 7, "action", "coins", to=10**300), BadRecord, "record-illegal", "$.entries[7]"),
    "wrong turn": (set_in("entries", LAST, "seat", to=0), BadRecord, "record-illegal", "$.entries[9]"),
    "chance not asked": (entry(7, seat=-1, action=DRAW), BadRecord, "record-illegal", "$.entries[7]"),
    "seat out of range": (set_in("entries", 7, "seat", to=2), BadRecord, "record-seat", "$.entries[7]"),
    "huge seat": (set_in("entries", 7, "seat", to=10**300), BadRecord, "record-seat", "$.entries[7]"),
    "negative seat": (set_in("entries", 7, "seat", to=-2), BadRecord, "record-seat", "$.entries[7]"),
    "undo too far": (entry(UNDO, seat=0, undo=2), BadRecord, "record-illegal", "$.entries[6]"),
    "undo far too far": (entry(UNDO, seat=0, undo=10**300), BadRecord, "record-illegal", "$.entries[6]"),
    "undo of another": (entry(UNDO, seat=1, undo=1), BadRecord, "record-illegal", "$.entries[6]"),
    "undo by chance": (entry(2, seat=-1, undo=1), BadRecord, "record-illegal", "$.entries[2]"),
    "undo by nobody": (entry(UNDO, seat=5, undo=1), BadRecord, "record-seat", "$.entries[6]"),
    "undo of what was revealed": (entry(LAST, seat=1, undo=1), BadRecord, "record-illegal", "$.entries[9]"),
    "consent of not all": (entry(LAST, seat=1, undo=1, agreed=[1]), BadRecord, "record-illegal", "$.entries[9]"),
    "entry after the end": (
        lambda raw: raw["entries"].append({"seat": -1, "action": DRAW}),
        BadRecord,
        "record-illegal",
        "$.entries[10]",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_refused_with_the_code_and_the_place(name: str) -> None:
    change, error, code, place = BAD[name]
    raw = json.loads(VALID)
    change(raw)
    with pytest.raises(GameError) as caught:
        replay(json.dumps(raw).encode())
    assert type(caught.value) is error
    assert caught.value.code == code
    assert caught.value.values.get("place", "") == place
    assert msgspec.json.encode(caught.value.message)


def test_what_is_illegal_in_a_record_is_explained_in_the_words_of_the_rules() -> None:
    raw = json.loads(VALID)
    raw["entries"][7]["action"]["coins"] = 7
    with pytest.raises(BadRecord) as caught:
        replay(json.dumps(raw).encode())
    assert "refusal-coins" in str(caught.value.values["why"])


def test_consent_of_all_lets_a_record_go_back_beyond_what_was_revealed() -> None:
    raw = json.loads(VALID)
    raw["entries"][LAST] = {"seat": 1, "undo": 1, "agreed": [0]}
    play = replay(json.dumps(raw).encode())
    assert [decision.seat for decision in play.game.decisions(play.state)] == [1]


@pytest.mark.parametrize(
    ("data", "place"),
    [(b"", "$"), (b"{", "$"), (b"[]", "$"), (b'{"do":"bid"}', "$"), (b'{"do":"bid","coins":"x"}', "$.coins")],
)
def test_what_is_no_action_is_a_bad_action_with_its_place(data: bytes, place: str) -> None:
    with pytest.raises(BadAction) as caught:
        read_action(GAME, data)
    assert (caught.value.code, caught.value.values["place"]) == ("bad-action", place)


@pytest.mark.parametrize("data", [b"\xff", b'{"do":"\xff"}', b"[" * 10_000, b'{"do":"share","shares":' + b"[" * 10_000])
def test_garbage_is_a_bad_action(data: bytes) -> None:
    with pytest.raises(BadAction):
        read_action(GAME, data)


def test_an_action_is_read() -> None:
    assert read_action(GAME, b'{"do":"bid","coins":3}') == Bid(3)


def test_the_first_format_stays_readable() -> None:
    play = replay(FIXTURE.read_bytes())
    assert play.is_over
    assert [line.undo for line in play.entries if line.undo] == [1]
    outcome = GAME.outcome(play.state)
    assert outcome is not None
    assert (outcome.points, outcome.places) == ((9, 4, 3), (1, 2, 3))
    assert play.state.favourites == [HOPS, HOPS, HOPS]


def test_the_first_format_stays_verifiable() -> None:
    verdict = verify(*read_record(FIXTURE.read_bytes(), find_game))
    assert verdict.fair
    assert verdict.draws == 3 + 2 * 4


@given(some.data())
def test_damage_of_any_byte_is_never_more_than_a_game_error(data: some.DataObject) -> None:
    damaged = bytearray(VALID)
    for _ in range(data.draw(some.integers(1, 3), label="times")):
        place = data.draw(some.integers(0, len(damaged) - 1), label="place")
        what = data.draw(some.sampled_from(["flip", "delete", "insert", "double"]), label="what")
        if what == "flip":
            damaged[place] ^= data.draw(some.integers(1, 255))
        elif what == "delete":
            del damaged[place : place + data.draw(some.integers(1, 20))]
        elif what == "insert":
            damaged[place:place] = data.draw(some.sampled_from([b"0", b"9", b'"', b"{", b"[", b"-", b"\x00", b"\xc3"]))
        else:
            damaged[place:place] = damaged[place : place + data.draw(some.integers(1, 60))]
        if not damaged:
            break
    try:
        play = replay(bytes(damaged))
    except GameError:
        return
    assert isinstance(play.record.entries, tuple)
    assert replay(play.record.to_json()).record == play.record


def test_a_record_stays_as_it_is_when_the_game_goes_on() -> None:
    play = short_game()
    record = play.record
    play.entries.append(Entry(0, undo=1))
    assert len(record.entries) == LAST + 1
