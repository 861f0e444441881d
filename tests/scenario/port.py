"""A made-up game of ships, whose phrases are harder to read than those of the teaching game; nobody can play it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from krajina.core import AnyGame

SOURCE = '''
"""A made-up port."""

from enum import StrEnum
from typing import Annotated, Literal

import msgspec

from krajina.core import Action, Named, Options, Seat

Crate = Annotated[str, Named("crate", ("base/salt", "base/salt-fish", "hills/wine", "old tea"))]


class Quay(StrEnum):
    NORTH = "north"
    NORTH_QUAY = "north_quay"
    SALT = "salt"


class Sail(Action, frozen=True):
    quay: Quay
    shares: tuple[tuple[Quay, ...], ...]


class Invite(Action, frozen=True):
    guests: tuple[Seat, ...]
    host: Seat | None = None


class Moor(Action, frozen=True):
    at: tuple[int, int]
    depth: Annotated[int, msgspec.Meta(ge=-50)] = 0
    ropes: tuple[int, ...] = ()


class Name(Action, frozen=True):
    name: str
    motto: str


class Hoist(Action, frozen=True):
    flag: Quay | None
    high: bool
    colour: Literal["red", "light red"] = "red"


class Load(Action, frozen=True):
    sacks: int
    goods: tuple[Quay, ...]
    weight: float = 1.5


class Unload(Action, frozen=True):
    crate: Crate
    others: tuple[Crate, ...]
    last: Crate | None = None


class Clever(Action, frozen=True):
    quay: Quay
'''

EN = """
quay-north = north
quay-north_quay = north quay
quay-salt = salt and pepper quay
do-sail = ship from the { $quay } { $shares }
do-invite = invite { $guests } with { $host }
do-moor = moor at { $at } { $depth } deep with { $ropes }
do-name = name it { $name } and say { $motto }
do-hoist =
    { $high-key ->
        [yes] hoist
       *[no] lower
    } { $flag-key ->
        [quay-salt] the white flag
        [nothing] no flag
       *[other] the flag of { $flag }
    } in { $colour }
do-load =
    load { $sacks ->
        [0] no sacks
        [one] one sack
       *[other] { $sacks } sacks
    }{ $goods-count ->
        [0] { "" }
       *[other] { " " }of { $goods } ({ $goods-count } kinds)
    } at { $weight }
crate-base-salt = salt
crate-base-salt-fish = salt and fish
crate-hills-wine = wine
crate-old-tea = tea
do-unload = unload { $crate } and then { $others }{ $last-key ->
        [nothing] { "" }
        [crate-hills-wine] , at last the barrels
       *[other] , at last { $last }
    }
do-clever = be { NUMBER(5) } at { $quay }
"""

CS = (
    EN.replace("quay-north = north\n", "quay-north = sever\n    .genitive = severu\n")
    .replace("from the { $quay }", "ze { $quay-genitive }")
    .replace("crate-base-salt = salt\n", "crate-base-salt = sůl\n    .genitive = soli\n")
    .replace("unload { $crate }", "unload { $crate-genitive }")
)


@contextmanager
def port(folder: Path, name: str = "krajina_test_port") -> Iterator[AnyGame]:
    """Write the package of the game, import it and forget it again."""
    words = folder / name / "words"
    words.mkdir(parents=True)
    (folder / name / "__init__.py").write_text(SOURCE, "utf-8")
    for language, text in {"en": EN, "cs": CS, "fr": EN}.items():
        (words / f"{language}.ftl").write_text(text, "utf-8")
    sys.path.insert(0, str(folder))
    module = __import__(name)
    actions = module.Sail | module.Invite | module.Moor | module.Name | module.Hoist | module.Load | module.Clever
    actions |= module.Unload
    game: Any = SimpleNamespace(name="port", seats=range(2, 5), words=name, actions=actions, module=module)
    yield game
    sys.path.remove(str(folder))
    del sys.modules[name]
