"""A no agrees with the choices: what is refused is not offered, what is offered is not refused, and a no says why."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from random import Random
from typing import Final

import pytest
from tests.long import or_long

from krajina.core import CHANCE, Action, Decision, Play, make_options
from krajina.core.step import check
from krajina.games import stroganov
from krajina.games import stroganov as a
from krajina.games.stroganov import (
    CARD,
    GAME,
    IVAN_CARD,
    LANDSCAPE,
    SONG,
    VILLAGE,
    YURT,
    Basic,
    Extra,
    Fur,
    State,
    TradeReward,
)
from krajina.games.stroganov.advanced import FreeAdvanced
from krajina.games.stroganov.phases import Turn
from krajina.games.stroganov.pieces import LAST
from krajina.games.stroganov.shown import possible

REGIONS: Final = range(1, 6)
ROW: Final = range(1, LAST + 1)
SPACES: Final = range(1, 21)
# Every action that anybody can send, by its kind.
UNIVERSE: Final[Mapping[type[Action], tuple[Action, ...]]] = {
    a.DrawFur: tuple(map(a.DrawFur, Fur)),
    a.DrawPlayer: tuple(map(a.DrawPlayer, range(4))),
    a.DrawLandscape: tuple(map(a.DrawLandscape, LANDSCAPE.ids)),
    a.DrawVillage: tuple(map(a.DrawVillage, VILLAGE.ids)),
    a.DrawYurt: tuple(map(a.DrawYurt, YURT.ids)),
    a.DrawSong: tuple(map(a.DrawSong, SONG.ids)),
    a.DrawCard: tuple(map(a.DrawCard, CARD.ids)),
    a.DrawBack: tuple(map(a.DrawBack, IVAN_CARD.ids)),
    a.TurnIvanCard: tuple(map(a.TurnIvanCard, IVAN_CARD.ids)),
    a.TakeStartCard: tuple(map(a.TakeStartCard, CARD.ids)),
    a.MoveCossack: tuple(map(a.MoveCossack, ROW)),
    a.BasicAction: tuple(map(a.BasicAction, Basic)),
    a.Skip: (a.Skip(),),
    a.EndTurn: (a.EndTurn(),),
    a.Decline: (a.Decline(),),
    a.VisitVillage: tuple(map(a.VisitVillage, REGIONS)),
    a.UseYurt: tuple(map(a.UseYurt, REGIONS)),
    a.TakeCard: tuple(map(a.TakeCard, REGIONS)),
    a.BuildOutpost: tuple(map(a.BuildOutpost, REGIONS)),
    a.ClaimLandscape: tuple(map(a.ClaimLandscape, ROW)),
    a.ExtraAction: tuple(map(a.ExtraAction, Extra)),
    a.FulfilCard: tuple(map(a.FulfilCard, CARD.ids)),
    a.UseCard: tuple(map(a.UseCard, CARD.ids)),
    a.Hunt: tuple(a.Hunt(fur, at) for fur, at in product(Fur, ROW)),
    a.Trade: tuple(map(a.Trade, TradeReward)),
    a.Pay: tuple(a.Pay(fur, count) for fur, count in product(Fur, SPACES)),
    a.ShowTigers: tuple(map(a.ShowTigers, range(17))),
    a.KeepFur: tuple(map(a.KeepFur, Fur)),
    a.TakeFur: tuple(map(a.TakeFur, Fur)),
    a.StepTrophy: (a.StepTrophy(),),
    a.StepForStories: (a.StepForStories(),),
    a.TakeTrophyReward: tuple(map(a.TakeTrophyReward, SPACES)),
    a.SingSong: tuple(map(a.SingSong, SONG.ids)),
    a.TakeIncome: (a.TakeIncome(),),
}
ALWAYS: Final = (a.Skip, a.EndTurn, a.Decline)  # what ends a question is not listed with prices

RICH: Final = {
    "horses": 9,
    "coins": 3,
    "outposts": 2,
    "furs": ["2", "3", "4", "5", "6", "7", "8", "tiger", "tiger"],
    "stories": 8,
}
TABLES: Final[dict[str, dict[str, object]]] = {
    "two": {"seats": 2},
    "four_b": {"seats": 4, "sides": ["b"] * 4, "region_furs": "random"},
    "alone": {"seats": 1, "see_forced": [0]},
    "tile": {"seats": 2, "claims": "tile"},
    "rich": {
        "seats": 2,
        "see_forced": [0, 1],
        "position": {
            "mats": [
                {**RICH, "hand": ["A1", "A3", "S8"], "fulfilled": ["S9", "A12", "A13"], "trophy": 6},
                {**RICH, "hand": ["A8", "A14"], "fulfilled": ["A6", "A11", "S7"], "built": [2, 4]},
            ]
        },
    },
    "late": {
        "seats": 3,
        "sides": ["a", "b", "b"],
        "position": {
            "year": 4,
            "season": "summer",
            "row": [{"landscape": "S-TA1"}, {}, {"landscape": "S-TU1", "furs": ["2", "5", "5", "tiger"]}, {}],
            "yurts": [None, None, None, None, None],
            "cards": [None, None, "B3", None, "B4"],
            "mats": [
                {**RICH, "at": 1, "fulfilled": ["S8", "A12"], "hand": ["B1", "B2"], "trophy": 7},
                {"at": 1, "horses": 1, "stories": 11, "hand": ["B5", "B6"], "furs": ["8"]},
                {"at": 3, "stories": 10, "trophy": 8},
            ],
        },
    },
}


def walk(settings: Mapping[str, object], seed: int) -> Iterator[tuple[State, Decision[Action]]]:
    """The questions of a random game."""
    state, rng = GAME.new(make_options(GAME, settings)), Random(seed)
    while decisions := GAME.decisions(state):
        yield state, decisions[0]
        GAME.advance(state, decisions[0].seat, decisions[0].choices.sample(rng))


def reasons(state: State, decision: Decision[Action]) -> Iterator[str]:
    """Why whatever else could be answered is refused; each no has a reason and a rule of its own."""
    offered = set(decision.choices)
    for kind in decision.choices.kinds():
        for action in UNIVERSE[kind]:
            if action not in offered:
                refusal = check(GAME, state, decision.seat, action)
                assert refusal is not None
                assert refusal.code != "not-offered", (type(state.asked).__name__, action)
                assert re.fullmatch(r"(page|ruling) \d+", refusal.rule), (refusal.code, refusal.rule)
                yield refusal.code


def expect_agreement(state: State, decision: Decision[Action]) -> None:
    """The rules that say no and those that list choices are two: they never disagree about an action of a turn."""
    offered = set(decision.choices)
    for kind in decision.choices.kinds() - set(ALWAYS):
        for action in UNIVERSE[kind]:
            refusal = GAME.refusal(state, decision.seat, action)
            assert (refusal is None) == (action in offered), (action, refusal, decision.prompt)


def expect_shown(state: State, decision: Decision[Action]) -> None:
    """What people are shown as possible is what is offered, and nothing is shown twice."""
    rows = list(possible(state))
    assert max(Counter(row.action for row in rows).values(), default=1) == 1
    there = {row.action for row in rows if row.why_not is None}
    assert there - {action() for action in ALWAYS} == set(decision.choices) - {action() for action in ALWAYS}
    assert all(bool(row.rule) == (row.why_not is not None) for row in rows)


def look(settings: Mapping[str, object], seed: int) -> set[str]:
    """Look at every question of a game; the reasons that were given."""
    found: set[str] = set()
    for state, decision in walk(settings, seed):
        found.update(reasons(state, decision))
        if isinstance(state.asked, Turn | FreeAdvanced):
            expect_agreement(state, decision)
        if decision.seat != CHANCE:
            expect_shown(state, decision)
    return found


def refused(settings: Mapping[str, object], *answers: Action) -> str:
    """The reason for refusing the last of these answers, of whoever is asked."""
    play = Play(GAME, make_options(GAME, settings))
    for answer in answers[:-1]:
        play.act(GAME.decisions(play.state)[0].seat, answer)
    refusal = check(GAME, play.state, GAME.decisions(play.state)[0].seat, answers[-1])
    assert refusal is not None
    return refusal.code


def test_the_universe_holds_every_action() -> None:
    assert set(UNIVERSE) == set(a.StroganovAction.__args__)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_what_is_refused_is_not_offered_and_what_is_offered_is_not_refused(name: str) -> None:
    look(TABLES[name], seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, or_long(4, 8)))
@pytest.mark.parametrize("name", TABLES)
def test_refusals_agree_with_choices_in_many_games(name: str, seed: int) -> None:
    look(TABLES[name], seed)


ALL_FURS: Final = [fur for fur, count in zip(Fur, (14, 13, 12, 11, 10, 9, 7), strict=False) for _ in range(count)]
TRACK_END: Final = (a.MoveCossack(10), a.Skip(), a.VisitVillage(5), a.TakeTrophyReward(8), a.TakeTrophyReward(1))
# What hardly ever happens by itself: the position, what is done in it, and the answer that is refused.
RARE: Final[dict[str, tuple[dict[str, object], tuple[Action, ...]]]] = {
    "market-empty": ({"market": [], "mats": [{"horses": 5}]}, (a.ExtraAction(Extra.BUY_FROM_MARKET),)),
    "bag-empty": (
        {"market": [], "mats": [{"horses": 5}, {"furs": ALL_FURS}]},
        (a.ExtraAction(Extra.BUY_FROM_BAG),),
    ),
    "nothing-possible": ({"mats": [{"fulfilled": ["A11"]}]}, (a.UseCard("A11"),)),
    "not-this-winter": (
        {"season": "winter", "mats": [{"fulfilled": ["A5", "A9"]}]},
        (a.UseCard("A11"),),
    ),
    "two-different": ({"mats": [{"at": 9, "trophy": 8}]}, (*TRACK_END, a.TakeTrophyReward(1))),
}


@pytest.mark.parametrize("code", RARE)
def test_what_is_rarely_refused_says_why_too(code: str) -> None:
    position, answers = RARE[code]
    assert refused({"seats": 2, "position": position}, *answers) == code


@pytest.mark.slow
def test_every_reason_is_given_somewhere() -> None:
    source = "".join(file.read_text("utf-8") for file in Path(stroganov.__path__[0]).rglob("*.py"))
    written = re.findall(r'Refusal\(\s*"([a-z-]+)"(?: if \w+ else "([a-z-]+)")?', source)
    codes = {code for pair in written for code in pair if code}
    assert len(codes) > 50
    given = set[str]().union(*(look(TABLES[name], seed) for name in TABLES for seed in range(1, 4)), RARE)
    assert codes - given == set()
