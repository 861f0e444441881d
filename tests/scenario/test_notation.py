"""The notation: what is written is read back, whatever the fields are; what cannot be read is told with a reason."""

from enum import IntEnum, StrEnum
from random import Random
from types import SimpleNamespace
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from krajina.core import Action, Event, Named, Play, Seat, Word, find_game, make_options
from krajina.scenario.actions import read
from krajina.scenario.notation import (
    NotUnderstood,
    Tree,
    fields_of,
    fits,
    read_tagged,
    read_value,
    tree_of,
    write_value,
    written,
)
from krajina_harvest.game import GAME, Bid, Crop, Draw, Share

CRATES = ("base/salt", "base/salt-fish", "hills/wine", "old tea")
Crate = Annotated[str, Named("crate", CRATES)]


class Quay(StrEnum):
    NORTH = "north"
    SALT = "salt, and pepper"
    NONE = "none"


class Depth(IntEnum):
    LOW = 1
    HIGH = 2


class Cargo(msgspec.Struct, frozen=True):
    owner: Seat
    crates: tuple[Crate, ...] = ()
    note: str | None = None


class Sail(Action, frozen=True):
    quay: Quay | None
    shares: tuple[tuple[Quay, ...], ...]


class Invite(Action, frozen=True):
    guests: tuple[Seat, ...]
    host: Seat | None = None


class Moor(Action, frozen=True):
    at: tuple[int, int]
    depth: Annotated[int, msgspec.Meta(ge=-50)] = 0
    ropes: tuple[int, ...] = ()
    high: bool = False
    level: Depth = Depth.LOW


class Name(Action, frozen=True):
    name: str
    motto: str | None = None
    colour: Literal["red", "light red"] = "red"
    weight: float = 1.5


class Load(Action, frozen=True):
    cargo: Cargo
    counts: dict[Crate, int]
    cells: tuple[tuple[int, int], ...] = ()
    guards: dict[Seat, bool] = msgspec.field(default_factory=dict)


PORT: Any = SimpleNamespace(name="port", actions=Sail | Invite | Moor | Name | Load)
NAMES = ["Jan", "Jan and Eva", "7", "none"]

SEATS = st.integers(0, 5)
QUAYS = st.lists(st.sampled_from(Quay)).map(tuple)
TEXTS = st.text(st.characters(codec="utf-8"), max_size=12) | st.sampled_from(["none", "true", "3", "a=b"])
CARGO = st.builds(Cargo, SEATS, st.lists(st.sampled_from(CRATES), max_size=3).map(tuple), st.none() | TEXTS)
CELLS = st.tuples(st.integers(), st.integers())
ACTIONS = st.one_of(
    st.builds(Sail, st.none() | st.sampled_from([Quay.NORTH, Quay.SALT]), st.lists(QUAYS).map(tuple)),
    st.builds(Invite, st.lists(SEATS).map(tuple), st.none() | SEATS),
    st.builds(
        Moor, CELLS, st.integers(-50, 10**9), st.lists(st.integers()).map(tuple), st.booleans(), st.sampled_from(Depth)
    ),
    st.builds(Name, TEXTS, st.none() | TEXTS, st.sampled_from(["red", "light red"]), st.floats(allow_nan=False)),
    st.builds(
        Load,
        CARGO,
        st.dictionaries(st.sampled_from(CRATES), st.integers()),
        st.lists(CELLS).map(tuple),
        st.dictionaries(SEATS, st.booleans()),
    ),
)


@given(ACTIONS)
def test_any_action_is_read_as_it_is_written(action: Action) -> None:
    line = written(action, NAMES)
    assert read(PORT, line, NAMES) == action, line


TABLES: list[tuple[str, dict[str, object]]] = [
    ("harvest", {"seats": 4, "feast": True}),
    ("carcassonne", {"seats": 2}),
    ("carcassonne", {"seats": 3, "boxes": "all", "variants": ["flock-may-rest"]}),
    ("stroganov", {"seats": 1}),
    ("stroganov", {"seats": 3}),
    ("graenaland", {"seats": 3}),
    ("graenaland", {"seats": 5, "grant": True}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_whatever_happens_in_a_random_game_is_read_as_it_is_written(name: str, options: dict[str, Any]) -> None:
    game, rng = find_game(name), Random(name)
    play, names = Play(game, make_options(game, options)), ["Jan", "Jan 2", "a,b", "chance", "5"][: options["seats"]]
    while decisions := game.decisions(play.state):
        decision = rng.choice(decisions)
        for _ in range(3):
            action = decision.choices.sample(rng)
            assert read(game, written(action, names), names) == action
        play.act(decision.seat, decision.choices.sample(rng))
        for event in play.state.events or ():
            tag, fields = read_tagged(written(event, names))
            assert tag == event.kind
            assert all(fits(tree, fields[field]) for field, tree in fields_of(event, names).items() if field != "to")
    view = tree_of(game.view(play.state, 0), object, names)
    assert isinstance(view, dict)
    assert all(fits(tree, read_value(write_value(tree))) for tree in view.values())


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("bid coins=3", Bid(3)),
        (" bid  coins = 3 ", Bid(3)),
        ("draw crop=hops", Draw(Crop.HOPS)),
        ('draw crop="hops"', Draw(Crop.HOPS)),
        ("share shares=(2*rye,hops),()", Share(((Crop.RYE, Crop.RYE, Crop.HOPS), ()))),
        ("share shares=( rye, hops ), ( )", Share(((Crop.RYE, Crop.HOPS), ()))),
        ("share shares=((rye,hops))", Share(((Crop.RYE, Crop.HOPS),))),
        ("share shares=rye,hops", Share(((Crop.RYE,), (Crop.HOPS,)))),
        ("share shares=()", Share(())),
        ('{"do":"bid","coins":3}', Bid(3)),
    ],
)
def test_lines(line: str, meant: Action) -> None:
    assert read(GAME, line, ["red", "blue"]) == meant


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Moor((2, 0)), "moor at=2,0 depth=0 ropes=() high=false level=1"),
        (Sail(None, ((), (Quay.NORTH,) * 2, (Quay.NONE,))), 'sail quay=none shares=(),(2*north),("none")'),
        (Invite((0, 1, 2, -1)), 'invite guests=Jan,"Jan and Eva",2,chance host=none'),
        (Name("x", "none"), 'name name=x motto="none" colour=red weight=1.5'),
        (
            Load(Cargo(0, ("old tea",)), {"hills/wine": 2}, ((1, 2),)),
            'load cargo={owner=Jan,crates=("old tea")} counts={hills/wine=2} cells=((1,2)) guards={}',
        ),
    ],
)
def test_actions_are_written_shortly(action: Action, line: str) -> None:
    assert written(action, NAMES) == line


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "a value is missing at the end"),
        ("dance", "'dance' is no action of harvest; there is: draw crop=…; bid coins=…; share shares=…"),
        ("bidd coins=3", "'bidd' is no action of harvest; there is: bid coins=…"),
        ("bid", "missing required field `coins`; it is written: bid coins=…"),
        ("bid 3", "'=' is missing at the end"),
        ("bid coins 3", "'=' is missing before '3'"),
        ("bid coins=", "a value is missing at the end"),
        ("bid coins=3 coins=4", "coins is given twice"),
        ("bid coin=3", "there is no field 'coin'; it is written: bid coins=…"),
        ("bid coins=some", "coins: Expected `int`"),
        ("bid coins=-1", "coins: Expected `int` >= 0"),
        ("bid coins=1_0", "coins: Expected `int`"),
        ("bid coins=٣", "coins: Expected `int`"),
        ("bid coins=1.5", "coins: Expected `int`"),
        ("bid coins=3,4", "coins: one value is needed, not 2"),
        ("bid coins={a=1}", "coins: "),
        ("bid coins=none", "coins: Expected `int`"),
        (f"bid coins={'9' * 5000}", "coins: "),
        ("draw crop=weavr", "crop: 'weavr' is not known; there is wheat, rye, hops"),
        ("share shares=(rye),(stones)", "shares: 'stones' is not known"),
        ("share shares=(rye", "')' is missing at the end"),
        ("share shares=0*rye", "before '*' stands a number"),
        ("share shares=99999*rye", "before '*' stands a number"),
        ("share shares=9*(9*rye)", "a value is missing before '('"),
        ('draw crop="rye', "a quotation mark has no partner"),
        ('draw crop="\\x"', "is no text as JSON writes it"),
        ("share shares=" + "(" * 100_000, "goes too deep"),
        ('{"do":"bid","coins":-1}', "Expected `int` >= 0"),
        ('{"do":"dance"}', "dance"),
        ("{", "is no action of harvest"),
        ('{"do":"' + "\ud800", "is no action of harvest"),
        ('{"do":' + "[" * 100_000, "is no action of harvest"),
    ],
    ids=lambda text: ascii(text[:30]),
)
def test_what_is_wrong_is_named(line: str, reason: str) -> None:
    with pytest.raises(NotUnderstood) as told:
        read(GAME, line, ["red", "blue"])
    assert reason in str(told.value)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("invite guests=Jan,Ava", "guests: no seat is called 'Ava'; here are Jan, Jan and Eva, 7, none, chance"),
        ("moor at=1,2,3", "at: 2 values are needed, not 3"),
        ("moor at=1,2 depth=-51", "depth: Expected `int` >= -50"),
        ("moor at=1,2 high=perhaps", "high: Expected `bool`"),
        ("load cargo={owner=Jan,crate=x} counts={}", "there is no field 'crate'"),
        ("load cargo={owner=Jan,crates=moat} counts={}", "crates: 'moat' is not known; there is base/salt, "),
        ("name name=x colour=blue", "colour: 'blue' is not known; there is red, light red"),
    ],
)
def test_a_wrong_value_is_named(line: str, reason: str) -> None:
    with pytest.raises(NotUnderstood) as told:
        read(PORT, line, NAMES)
    assert reason in str(told.value)


class Sung(Event, frozen=True):
    song: Word
    by: Seat | None = None


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "none"),
        ((), "()"),
        ({}, "{}"),
        ((None,), "(none)"),
        (((),), "(())"),
        ({"rye": 2, "old tea": ()}, 'rye=2,"old tea"=()'),
        (({"a": 1},), "{a=1}"),
        (Word("gain", {"count": 2, "what": Word("fur")}), "gain{count=2,what=fur}"),
        ((Sung(song=Word("x")), Sung(song=Word("y"), by=0)), "sung{song=x},sung{song=y,by=Jan}"),
        (frozenset({"b", "a"}), "a,b"),
        (("a", "a", 1, 1), "2*a,1,1"),
    ],
)
def test_values(value: object, text: str) -> None:
    tree = tree_of(value, object, NAMES)
    assert write_value(tree) == text
    assert fits(tree, read_value(text))


@pytest.mark.parametrize(
    ("found", "wanted"),
    [
        ((), "none"),
        ({"a": "1"}, "a=2"),
        ({"a": "1"}, "a=1,b=2"),
        (("a",), "a,a"),
        ({"a": "1", "b": "2"}, "a=1"),
        ({"a": "1", "b": "2"}, "a=2,..."),
        ({"a": "1"}, "b=1,..."),
    ],
)
def test_other_values_do_not_fit(found: Tree, wanted: str) -> None:
    assert not fits(found, read_value(wanted))


@pytest.mark.parametrize("wanted", ["{a=1,...}", "b=2,...", "{a=1,c=none,...}", "a=1,b=2,..."])
def test_a_struct_may_be_named_in_part(wanted: str) -> None:
    assert fits({"a": "1", "b": "2"}, read_value(wanted))


def test_nothing_may_stand_after_a_value() -> None:
    with pytest.raises(NotUnderstood, match="'6' is too much"):
        read_value("wheat 6, rye 4")
