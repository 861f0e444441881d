"""Stroganov is said completely in all four languages, and no two actions are said alike."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Final

import pytest
from tests.games.saying import differ, say_everything, told_apart, words_of

from krajina.core import Action, BadOptions, Decision, Message, Play
from krajina.core.message import Named
from krajina.core.step import check
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
    Gained,
    Harder,
    MatSetup,
    Opponent,
    Position,
    RowTile,
    Side,
    State,
    StroganovOptions,
    Thing,
    TradeReward,
)
from krajina.games.stroganov.options import COLOURS
from krajina.text import LANGUAGES
from krajina.text.sheet import sheet
from krajina.text.testing import check_words

pytestmark = pytest.mark.slow

NAMES: Final = ("Anna", "Jan", "Jan 2", "Petr")
SOLO: Final = StroganovOptions(seats=1, harder=tuple(Harder))
SIDES_B: Final = StroganovOptions(seats=4, sides=(Side.B,) * 4)
REGIONS: Final = range(1, 6)
PLACES: Final = range(1, 13)
EVERYTHING: Final[dict[type[Action], Sequence[Action]]] = {
    a.DrawFur: [a.DrawFur(fur) for fur in Fur],
    a.DrawLandscape: [a.DrawLandscape(name) for name in LANDSCAPE.ids],
    a.DrawVillage: [a.DrawVillage(name) for name in VILLAGE.ids],
    a.DrawYurt: [a.DrawYurt(name) for name in YURT.ids],
    a.DrawSong: [a.DrawSong(name) for name in SONG.ids],
    a.DrawCard: [a.DrawCard(name) for name in CARD.ids],
    a.DrawBack: [a.DrawBack(name) for name in IVAN_CARD.ids],
    a.TurnIvanCard: [a.TurnIvanCard(name) for name in IVAN_CARD.ids],
    a.TakeStartCard: [a.TakeStartCard(name) for name in CARD.ids],
    a.MoveCossack: [a.MoveCossack(at) for at in PLACES],
    a.BasicAction: [a.BasicAction(basic) for basic in Basic],
    a.Skip: [a.Skip()],
    a.EndTurn: [a.EndTurn()],
    a.Decline: [a.Decline()],
    a.VisitVillage: [a.VisitVillage(region) for region in REGIONS],
    a.UseYurt: [a.UseYurt(region) for region in REGIONS],
    a.TakeCard: [a.TakeCard(region) for region in REGIONS],
    a.BuildOutpost: [a.BuildOutpost(region) for region in REGIONS],
    a.ClaimLandscape: [a.ClaimLandscape(at) for at in PLACES],
    a.ExtraAction: [a.ExtraAction(extra) for extra in Extra],
    a.FulfilCard: [a.FulfilCard(name) for name in CARD.ids],
    a.UseCard: [a.UseCard(name) for name in CARD.ids],
    a.Hunt: [a.Hunt(fur, at) for fur, at in product(Fur, PLACES)],
    a.Trade: [a.Trade(reward) for reward in TradeReward],
    a.Pay: [a.Pay(fur, count) for fur, count in product(Fur, range(1, 21))],
    a.ShowTigers: [a.ShowTigers(count) for count in range(17)],
    a.KeepFur: [a.KeepFur(fur) for fur in Fur],
    a.TakeFur: [a.TakeFur(fur) for fur in Fur],
    a.StepTrophy: [a.StepTrophy()],
    a.StepForStories: [a.StepForStories()],
    a.TakeTrophyReward: [a.TakeTrophyReward(space) for space in range(1, 21)],
    a.SingSong: [a.SingSong(name) for name in SONG.ids],
    a.TakeIncome: [a.TakeIncome()],
}


def test_the_words_are_complete_in_all_languages() -> None:
    check_words(GAME)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [LANDSCAPE, VILLAGE, YURT, SONG, CARD, IVAN_CARD], ids=lambda names: names.prefix)
def test_no_two_things_are_called_the_same(language: str, names: Named) -> None:
    differ(GAME, names, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_are_told_apart(language: str) -> None:
    told_apart(GAME, (action for actions in EVERYTHING.values() for action in actions), NAMES, language)


def refused(state: State, decision: Decision[Action], rng: Random) -> list[Message]:
    """What the game says to a few actions that are not among the choices."""
    kinds = decision.choices.kinds()  # a set: the order of the table keeps the game the same every time
    tried = [rng.choice(actions) for kind, actions in EVERYTHING.items() if kind in kinds for _ in range(3)]
    refusals = [check(GAME, state, decision.seat, action) for action in tried]
    return [refusal.message for refusal in refusals if refusal is not None]


def words_in(state: State) -> list[Message]:
    """The gains and prices of whatever may be done now."""
    found = GAME.view(state, None).possible
    return [Message(word.key, word.values) for one in found for word in (*one.cost, *one.gains)]


def play(options: StroganovOptions, seed: int) -> set[str]:
    """Play at random, say all that is asked, done, refused, priced and told, and the table; gives the keys."""
    rng, game, said = Random(seed), Play(GAME, options), set[str]()
    while decisions := GAME.decisions(game.state):
        [decision] = decisions
        action = decision.choices.sample(rng)
        messages = [Message(f"ask-{decision.prompt}", decision.values), action.message]
        messages += refused(game.state, decision, rng) + words_in(game.state)
        game.act(decision.seat, action)
        messages += [event.message for event in game.state.events or ()]
        new = [message for message in messages if message.key not in said or rng.random() < 0.05]
        say_everything(GAME, new, NAMES)
        said.update(message.key for message in messages)
    for language in LANGUAGES:
        assert sheet(GAME.view(game.state, None), words_of(GAME.words, language), NAMES)
    return said


def test_a_game_is_said_strictly() -> None:
    said = play(StroganovOptions(seats=2), 1)
    assert {"ask-pay", "event-scored", "event-fur_paid", "refusal-out-of-reach", "cost-furs", "gain-vp"} <= said


def test_a_game_alone_is_said_strictly() -> None:
    said = play(SOLO, 2)
    assert {"event-ivan_card_turned", "event-village_visited", "do-turn_ivan_card", "do-draw_back"} <= said


@pytest.mark.slow
def test_whatever_happens_is_said_strictly() -> None:
    furs = tuple(fur for fur in Fur if fur != Fur.TIGER) * 2  # so that much can be claimed and fulfilled
    mats = tuple(MatSetup(horses=20, coins=9, furs=furs, hand=hand) for hand in (("S1", "S5"), ("S8", "A4")))
    rich = Position(mats=mats)
    tables = [StroganovOptions(seats=2, position=rich), SIDES_B]
    said = set[str]().union(*(play(options, seed) for options in tables for seed in (4, 6)))
    assert {"event-landscape_claimed", "event-card_fulfilled", "event-yurt_used", "ask-trophy_reward"} <= said
    assert {"refusal-claim-unpayable", "refusal-too-far", "refusal-not-in-hand", "refusal-no-yurt"} <= said


THINGS: Final = (
    MatSetup(banners=99),
    MatSetup(outposts=9),
    MatSetup(trophy=20),
    MatSetup(built=(1, 1)),
    MatSetup(furs=(Fur.TIGER,) * 17),
    MatSetup(hand=("S1", "S1")),
)


@pytest.mark.parametrize(
    "options",
    [
        *(StroganovOptions(seats=2, position=Position(mats=(mat,))) for mat in THINGS),
        StroganovOptions(seats=2, position=Position(mats=(MatSetup(),) * 3)),
        StroganovOptions(seats=2, position=Position(row=(RowTile("TU1"),) * 2)),
        StroganovOptions(seats=2, position=Position(row=(RowTile(furs=(Fur.FOX,)),))),
        StroganovOptions(seats=2, position=Position(row=(RowTile(),) * 13)),
        StroganovOptions(seats=2, position=Position(yurts=("YA1",))),
        StroganovOptions(seats=2, position=Position(trade_fur=Fur.TIGER)),
        StroganovOptions(seats=2, position=Position(market=(Fur.TIGER,))),
        StroganovOptions(seats=2, colours=COLOURS[:3]),
        StroganovOptions(seats=2, sides=(Side.B,) * 3),
        StroganovOptions(seats=2, colours=COLOURS[:1] * 2),
        StroganovOptions(seats=2, harder=tuple(Harder)),
        StroganovOptions(seats=2, see_forced=(2,)),
    ],
)
def test_what_cannot_be_set_up_is_said_strictly(options: StroganovOptions) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.new(options)
    say_everything(GAME, [caught.value.message], NAMES)


# What is told, by language: a seat and the opponent, one and many, and the forms that a language needs.
TOLD: Final[dict[str, tuple[str, str, str]]] = {
    "cs": ("Anna získává 1 minci.", "Ivan získává 3 koně.", "Ivan získává 5 koní."),
    "de": ("Anna bekommt 1 Münze.", "Ivan bekommt 3 Pferde.", "Ivan bekommt 5 Pferde."),
    "en": ("Anna receives 1 coin.", "Ivan receives 3 horses.", "Ivan receives 5 horses."),
    "fr": ("Anna obtient 1 pièce.", "Ivan obtient 3 chevaux.", "Ivan obtient 5 chevaux."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_their_forms(language: str) -> None:
    gained = (
        Gained(who=0, what=Thing.COIN, count=1),
        Gained(who=Opponent.IVAN, what=Thing.HORSE, count=3),
        Gained(who=Opponent.IVAN, what=Thing.HORSE, count=5),
    )
    assert tuple(words_of(GAME.words, language).say(event.message, NAMES) for event in gained) == TOLD[language]
