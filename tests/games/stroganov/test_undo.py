"""Undo: within a turn every click can be taken back, with the forced steps behind it, until something was drawn."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from krajina.core import CHANCE, Action, IllegalAction, Play, make_options
from krajina.games.stroganov import (
    GAME,
    Basic,
    BasicAction,
    CardPlaced,
    ClaimLandscape,
    DrawFur,
    EndTurn,
    Extra,
    ExtraAction,
    Fur,
    FurDealt,
    FurOffered,
    FurOnCard,
    Hunt,
    IvanCardTurned,
    KeepFur,
    LandscapeAdded,
    MarketFilled,
    MoveCossack,
    Pay,
    RegionFurPlaced,
    Skip,
    SongPlaced,
    StartCardPlaced,
    State,
    StroganovAction,
    StroganovOptions,
    StroganovView,
    TakeFur,
    Trade,
    TradeFurPlaced,
    TradeReward,
    UseYurt,
    VillagePlaced,
    VisitVillage,
    YurtPlaced,
)

StroganovPlay = Play[StroganovOptions, State, Action]
DRAWS = (
    FurDealt,
    MarketFilled,
    FurOnCard,
    TradeFurPlaced,
    RegionFurPlaced,
    FurOffered,
    LandscapeAdded,
    VillagePlaced,
    YurtPlaced,
    CardPlaced,
    StartCardPlaced,
    SongPlaced,
    IvanCardTurned,
)
ROW = [{"landscape": "S-TA1"}, {"landscape": "TU1", "furs": ["2"]}, {"landscape": "TU2", "furs": ["2", "5", "8"]}, {}]
RICH = {"at": 1, "horses": 9, "coins": 2, "furs": ["2", "3", "3", "7", "tiger"], "outposts": 1}


def begin(mat: Mapping[str, object] = RICH, **settings: object) -> StroganovPlay:
    position = {"row": ROW, "mats": [mat, {}]}
    return Play(GAME, make_options(GAME, {"seats": 2, "position": position} | settings))


def seen(play: StroganovPlay) -> StroganovView:
    """The table without what was told, which is about the last step."""
    state = play.state.copy()
    state.events = []
    return GAME.view(state, None)


def click_and_take_back(play: StroganovPlay, clicks: Sequence[StroganovAction]) -> None:
    """Each click adds one that can be taken back; then all are, one after the other."""
    tables = [seen(play)]
    for number, click in enumerate(clicks, 1):
        play.act(0, click)
        tables.append(seen(play))
        assert play.undo_offer(0).alone == number, click
    for table in reversed(tables[:-1]):
        play.undo(0)
        assert seen(play) == table
    assert play.undo_offer(0).alone == 0


@pytest.mark.parametrize(
    "clicks",
    [
        (MoveCossack(2), BasicAction(Basic.HORSES), VisitVillage(1), EndTurn()),
        (MoveCossack(3), BasicAction(Basic.HUNT), Hunt(Fur.BEAR, 3), Hunt(Fur.SABLE, 3), UseYurt(1)),
        (MoveCossack(3), Skip(), ClaimLandscape(2), Pay(Fur.SABLE, 1), Pay(Fur.HARE, 1), Pay(Fur.TIGER, 1)),
        (MoveCossack(2), BasicAction(Basic.TRADE), Pay(Fur.LYNX, 1), Trade(TradeReward.MOVE), MoveCossack(1)),
        (ExtraAction(Extra.SWAP_DOWN), TakeFur(Fur.SABLE)),
    ],
    ids=["visit", "hunt", "claim", "trade", "swap"],
)
def test_every_click_of_a_turn_can_be_taken_back(clicks: Sequence[StroganovAction]) -> None:
    click_and_take_back(begin(), clicks)


def test_a_forced_step_goes_back_with_the_click_before_it() -> None:
    play = begin({"at": 1})
    play.act(0, MoveCossack(2))
    before = seen(play)
    play.act(0, BasicAction(Basic.HUNT))  # the only fur is taken by itself
    assert seen(play).players[0].furs == {Fur.SABLE: 1}
    assert play.undo_offer(0).alone == 2
    play.undo(0)
    assert seen(play) == before


def test_whoever_sees_forced_steps_takes_them_back_one_by_one() -> None:
    play = begin({"at": 1}, see_forced=[0])
    play.act(0, MoveCossack(2))
    play.act(0, BasicAction(Basic.HUNT))
    between = seen(play)
    assert between.players[0].furs == {}
    play.act(0, Hunt(Fur.SABLE, 2))
    assert play.undo_offer(0).alone == 3
    play.undo(0)
    assert seen(play) == between


def test_what_was_drawn_cannot_be_unseen() -> None:
    play = begin()
    play.act(0, ExtraAction(Extra.BUY_FROM_BAG))
    assert play.undo_offer(0).alone == 1  # nothing was drawn yet
    play.act(CHANCE, DrawFur(Fur.SABLE))
    assert (play.undo_offer(0).alone, play.undo_offer(0).why.code) == (0, "undo-chance")
    play.act(CHANCE, DrawFur(Fur.BEAR))
    play.act(0, KeepFur(Fur.BEAR))
    assert play.undo_offer(0).alone == 1  # which of the two is kept may be changed
    play.undo(0)
    play.act(0, KeepFur(Fur.SABLE))
    with pytest.raises(IllegalAction) as caught:
        play.undo(0, 2)
    assert caught.value.code == "undo-chance"
    assert play.undo_offer(0).together == 4  # if the other agrees, to before the draw
    play.undo(0, 4, agreed=[1])
    assert play.draws == 2  # those that were taken back count, so that none comes again


def test_what_comes_in_a_prepared_order_cannot_be_unseen_either() -> None:
    play = begin(draw_order={"furs": ["8", "2"]})
    play.act(0, ExtraAction(Extra.BUY_FROM_BAG))
    assert seen(play).drawn == (Fur.SABLE, Fur.BEAR)
    offer = play.undo_offer(0)
    assert (offer.alone, offer.together, offer.why.code) == (0, 1, "undo-revealed")
    with pytest.raises(IllegalAction):
        play.undo(0)
    play.act(0, KeepFur(Fur.BEAR))
    assert play.undo_offer(0).alone == 1


def test_the_end_of_a_turn_goes_back_until_another_acts() -> None:
    play = begin()
    for click in (MoveCossack(2), Skip(), EndTurn()):
        play.act(0, click)
    assert play.undo_offer(0).alone == 3
    assert play.undo_offer(1).alone == 0
    play.act(1, MoveCossack(1))
    assert (play.undo_offer(0).alone, play.undo_offer(0).why.code) == (0, "undo-other")
    assert play.undo_offer(1).alone == 1


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("forced", [(), (0,)], ids=["quiet", "forced"])
def test_in_any_game_all_clicks_since_the_last_draw_go_back(seats: int, forced: tuple[int, ...]) -> None:
    options = StroganovOptions(seats=seats, see_forced=forced)
    play, rng = Play(GAME, options), Random(seats)
    tables, free = [seen(play)], 0  # the table after each step, and how many of the last are only one seat's clicks
    taken_back = 0
    for _ in range(260):
        decision = GAME.decisions(play.state)[0]
        seat = decision.seat
        same = bool(play.steps) and play.steps[-1].seat == seat
        play.act(seat, decision.choices.sample(rng))
        drawn = any(isinstance(event, DRAWS) for event in play.state.events or ())
        free = 0 if seat == CHANCE or drawn else free + 1 if same else 1
        tables.append(seen(play))
        if seat != CHANCE:
            assert play.undo_offer(seat).alone == free
            if free and rng.random() < 0.2:
                play.undo(seat, free)
                del tables[-free:]
                assert seen(play) == tables[-1]
                free, taken_back = 0, taken_back + 1
    assert taken_back > 5
