"""What people see: prices and gains of what is possible, why not, what cards and the end are worth, the opponent."""

from collections.abc import Mapping
from random import Random

import msgspec
import pytest

from krajina.core import CHANCE, Play, Word, make_options, playout, word_of
from krajina.games import stroganov as a
from krajina.games.stroganov import (
    GAME,
    Basic,
    CardInfo,
    Extra,
    Fur,
    Moment,
    Opponent,
    Possible,
    Season,
    StroganovView,
    Terrain,
    TradeReward,
    Why,
)

ROW = [{"landscape": "S-TA1"}, {"landscape": "TU1", "furs": ["2"]}, {"landscape": "TU2", "furs": ["2", "5", "8"]}, {}]
MAT = {"at": 1, "horses": 4, "coins": 1, "furs": ["2", "2", "3", "7"], "outposts": 1}


def table(*answers: a.StroganovAction, mat: Mapping[str, object] = MAT, **settings: object) -> StroganovView:
    """The table after some answers, of whoever is asked."""
    position = {"row": ROW, "mats": [mat, {}]} | dict(settings.pop("position", {}))  # type: ignore[call-overload]
    play = Play(GAME, make_options(GAME, {"seats": 2, "position": position} | settings))
    for answer in answers:
        play.act(GAME.decisions(play.state)[0].seat, answer)
    return GAME.view(play.state, None)


def shown(view: StroganovView, action: a.StroganovAction) -> Possible:
    [row] = [row for row in view.possible if row.action == action]
    return row


def furs(count: int, fur: Fur | None) -> Word:
    return Word("cost-furs", {"count": count, "fur": word_of(fur) if fur else word_of("any-fur")})


def horses(count: int) -> Word:
    return Word("cost-horses", {"count": count})


def gain(what: str, count: int) -> Word:
    return Word(f"gain-{what}", {"count": count})


def coins(count: int) -> Word:
    return Word("cost-coins", {"count": count})


def why(row: Possible) -> tuple[str, Mapping[str, object], str | None]:
    assert row.why_not is not None
    return row.why_not.key, row.why_not.values, row.rule


# -- what may be done ------------------------------------------------------------------------------------------------


def test_a_move_shows_its_horses_and_why_it_is_too_far() -> None:
    tiles = [{"landscape": name} for name in ("S-TA1", "TU1", "TU2", "TU3", "TU4", "TU5", "TU6")]
    view = table(position={"row": tiles})
    costs = {row.action.at: row.cost for row in view.possible if isinstance(row.action, a.MoveCossack)}
    assert costs == {2: (), 3: (), 4: (horses(1),), 5: (horses(3),), 6: (horses(6),), 7: ()}
    assert shown(view, a.MoveCossack(5)).why_not is None
    missing = ("refusal-horses-missing", {"count": 6, "there": 4}, "page 6")
    assert why(shown(view, a.MoveCossack(6))) == missing
    assert why(shown(view, a.MoveCossack(7))) == ("refusal-too-far", {"at": 7}, "page 6")


def test_a_first_main_action_shows_its_own_price_and_gains() -> None:
    view = table(a.MoveCossack(3), a.Skip())
    assert shown(view, a.BasicAction(Basic.COIN)).gains == (gain("coin", 1),)
    assert shown(view, a.BasicAction(Basic.HORSES)).gains == (gain("horse", 4),)
    assert shown(view, a.BasicAction(Basic.TRADE)).cost == (furs(1, Fur.LYNX),)
    visit, claim = shown(view, a.VisitVillage(1)), shown(view, a.ClaimLandscape(2))
    assert (visit.cost, visit.gains, visit.why_not) == ((), (gain("banner", 1), gain("horse", 4)), None)
    assert claim.cost == (furs(3, Fur.SABLE), coins(1))  # two sables are there
    assert claim.gains == (word_of(Fur.SABLE), gain("vp", 3), gain("fur_bag", 1), gain("coin", 1))
    assert shown(view, a.TakeCard(1)).gains == (Word("card-A1"),)
    assert why(shown(view, a.VisitVillage(2))) == ("refusal-out-of-reach", {"region": 2}, "page 7")


def test_a_second_main_action_shows_its_fur_too() -> None:
    view = table(a.MoveCossack(3), a.Skip(), a.BasicAction(Basic.COIN))
    assert shown(view, a.BasicAction(Basic.HORSES)).cost == (furs(1, None),)
    assert shown(view, a.BasicAction(Basic.TRADE)).cost == (furs(1, None), furs(1, Fur.LYNX))
    assert shown(view, a.VisitVillage(1)).cost == (furs(1, Fur.SABLE),)
    assert shown(view, a.ClaimLandscape(2)).cost == (furs(4, Fur.SABLE), coins(2))  # both prices in one payment
    any_fur = table(a.MoveCossack(3), a.Skip(), a.BasicAction(Basic.COIN), mat={**MAT, "fulfilled": ["S9"]})
    assert shown(any_fur, a.VisitVillage(1)).cost == (furs(1, None),)


def test_an_outpost_shows_the_horses_of_its_slot() -> None:
    mats = [{**MAT, "at": 3, "horses": 9}, {"built": [2]}]
    tiles = [{"landscape": name} for name in ("S-TA1", "TU1", "TU2", "TU3", "TU4")]
    view = table(a.MoveCossack(4), a.Skip(), seats=4, position={"row": tiles, "mats": mats})
    slots = view.regions[1].slots
    free = next(slot for slot in slots if slot.owner is None and not slot.is_neutral)
    assert [slot.owner for slot in slots if slot.owner is not None] == [1]
    assert free.horses > 0
    assert shown(view, a.BuildOutpost(2)).cost == (horses(free.horses),)


def test_extra_actions_and_cards_show_their_price() -> None:
    view = table(mat={**MAT, "hand": ["A1", "A14"]})
    missing = ("refusal-horses-missing", {"count": 5, "there": 4}, "page 9")
    assert shown(view, a.ExtraAction(Extra.BUY_FROM_BAG)).cost == (horses(5),)
    assert why(shown(view, a.ExtraAction(Extra.BUY_FROM_BAG))) == missing
    assert shown(view, a.ExtraAction(Extra.SWAP_DOWN)).cost == (horses(1), furs(1, None))
    card = shown(view, a.FulfilCard("A1"))
    paid = Word("paid-furs", {"count": 1, "fur": word_of(Fur.SABLE)})
    assert card.cost == (Word("cost-show", {"count": 5, "fur": word_of(Fur.SABLE)}), paid)
    assert card.gains == (gain("vp", 3),)
    assert why(card) == ("refusal-card-unpayable", {"count": 5, "fur": word_of(Fur.SABLE)}, "page 9")


def test_a_card_of_the_season_shows_what_it_grants_and_when_it_does_not() -> None:
    view = table(mat={**MAT, "fulfilled": ["A11", "A12"]})
    assert shown(view, a.UseCard("A11")).gains == (Word("gain-advanced_here"),)
    assert shown(view, a.UseCard("A11")).why_not is None
    assert why(shown(view, a.UseCard("A12")))[0] == "refusal-other-season"


def test_inside_an_action_choices_show_what_they_take() -> None:
    hunt = table(a.MoveCossack(3), a.BasicAction(Basic.HUNT))
    assert [row.cost for row in hunt.possible] == [(), (horses(1),), (horses(2),)]
    again = table(a.MoveCossack(3), a.BasicAction(Basic.HUNT), a.Hunt(Fur.SABLE, 3))
    coin = Word("cost-coins", {"count": 1})
    assert shown(again, a.Hunt(Fur.BEAR, 3)).cost == (coin, horses(1))
    pay = table(a.MoveCossack(3), a.Skip(), a.BasicAction(Basic.TRADE))
    assert {row.action: row.cost for row in pay.possible} == {
        a.Pay(Fur.LYNX, 1): (furs(1, Fur.LYNX),),
        a.Pay(Fur.SABLE, 1): (furs(1, Fur.SABLE), coin),
        a.Pay(Fur.HARE, 1): (furs(1, Fur.HARE), coin),
    }
    trade = table(a.MoveCossack(3), a.Skip(), a.BasicAction(Basic.TRADE), a.Pay(Fur.LYNX, 1))
    assert shown(trade, a.Trade(TradeReward.COIN)).gains[0].key == "gain-coin"


# -- paying ----------------------------------------------------------------------------------------------------------


def ways(view: StroganovView) -> list[dict[Fur, int]]:
    assert view.paying is not None
    return [{one.fur: one.count for one in payment.paid} for payment in view.paying.payments]


def test_a_payment_is_proposed_as_a_whole_from_the_cheapest() -> None:
    mat = {**MAT, "coins": 2, "furs": ["2", "2", "3", "7", "tiger"]}
    view = table(a.MoveCossack(3), a.Skip(), a.ClaimLandscape(2), mat=mat)
    assert view.paying is not None
    assert (view.paying.fur, view.paying.count) == (Fur.SABLE, 3)
    sable, tiger = Fur.SABLE, Fur.TIGER
    assert ways(view) == [
        {sable: 2, Fur.HARE: 1},
        {sable: 2, Fur.LYNX: 1},
        {sable: 1, Fur.HARE: 1, Fur.LYNX: 1},
        {sable: 2, tiger: 1},
        {sable: 1, Fur.HARE: 1, tiger: 1},
        {sable: 1, Fur.LYNX: 1, tiger: 1},
        {Fur.HARE: 1, Fur.LYNX: 1, tiger: 1},
    ]
    cheapest = view.paying.payments[0]
    assert cheapest == a.Payment((a.PaidFur(sable, 2, 0), a.PaidFur(Fur.HARE, 1, 1)), 1)


def test_every_payment_that_is_shown_can_be_paid_kind_by_kind() -> None:
    mat = {**MAT, "coins": 2, "furs": ["2", "2", "3", "7", "8", "tiger"]}
    before = (a.MoveCossack(3), a.Skip(), a.ClaimLandscape(2))
    found = table(*before, mat=mat, see_forced=[0]).paying
    assert found is not None
    for payment in found.payments:
        pays = [a.Pay(one.fur, one.count) for one in payment.paid]
        row = table(*before, *pays, mat=mat, see_forced=[0]).players[0]
        assert row.coins == 2 - payment.coins
        assert sum(row.furs.values()) == 6 - found.count + 1  # the sable of the landscape


def test_nothing_is_due_where_no_furs_are_asked_for() -> None:
    assert table().paying is None


def test_tigers_that_stand_in_show_what_they_take() -> None:
    mat = {**MAT, "coins": 2, "furs": ["2", "2", "2", "3", "7", "tiger"], "hand": ["A1"]}
    view = table(a.FulfilCard("A1"), a.Pay(Fur.SABLE, 1), mat=mat)
    assert {row.action: row.cost for row in view.possible} == {
        a.ShowTigers(0): (coins(2),),
        a.ShowTigers(1): (furs(1, Fur.TIGER), coins(1)),
    }


# -- how far it has gone ---------------------------------------------------------------------------------------------


def test_the_moment_of_a_turn_stays_while_something_inside_an_action_is_asked() -> None:
    move, hunt = a.MoveCossack(3), a.BasicAction(Basic.HUNT)
    assert table().moment == Moment.MOVE
    assert table(move).moment == Moment.BASIC
    assert table(move, hunt).moment == Moment.BASIC
    assert table(move, hunt, a.Hunt(Fur.SABLE, 3)).moment == Moment.BASIC
    assert table(move, a.Skip()).moment == Moment.MAIN
    assert table(move, a.Skip(), hunt).moment == Moment.MAIN
    assert table(move, a.Skip(), a.BasicAction(Basic.COIN)).moment == Moment.SECOND
    assert table(move, a.Skip(), a.BasicAction(Basic.COIN), hunt).moment == Moment.SECOND


def test_an_extra_action_does_not_change_the_moment() -> None:
    mat = {**MAT, "horses": 9}
    buy = a.ExtraAction(Extra.BUY_FROM_MARKET)
    market = {"position": {"market": ["3", "4"]}}
    for before, moment in (((), Moment.MOVE), ((a.MoveCossack(3), a.Skip()), Moment.MAIN)):
        view = table(*before, buy, mat=mat, **market)
        assert (view.moment, len(view.possible)) == (moment, 2)
        assert table(*before, buy, a.TakeFur(Fur.HARE), a.DrawFur(Fur.HARE), mat=mat, **market).moment == moment


def test_the_moments_of_a_game_come_in_the_order_of_the_book() -> None:
    state, rng = GAME.new(make_options(GAME, {"seats": 2, "see_forced": [0, 1]})), Random(3)
    found: list[Moment | None] = []
    while not found or found[-1] is not None:
        moment = GAME.view(state, None).moment
        found += [moment] if not found or found[-1] != moment else []
        if decisions := GAME.decisions(state):
            GAME.advance(state, decisions[0].seat, decisions[0].choices.sample(rng))
    winter = [Moment.INCOME, Moment.SONGS, Moment.UPKEEP]
    assert found[:3] == [Moment.START, Moment.MOVE, Moment.BASIC]
    told = [moment for moment in found if moment in winter]
    assert told == [*winter * 3, Moment.INCOME, Moment.SONGS]


# -- cards, the end, furs from the bag -------------------------------------------------------------------------------


def card(view: StroganovView, name: str) -> CardInfo:
    return next(card for card in view.cards if card.card == name)


def test_every_open_card_says_what_it_asks_for_and_brings() -> None:
    view = table(mat={**MAT, "hand": ["S9"], "fulfilled": ["A5", "B7", "B4"], "coins": 3})
    assert [info.card for info in view.cards] == ["S9", "A1", "A2", "A3", "A4", "A5", "A6", "B4", "B7"]
    winter = card(view, "A5")
    assert (winter.fur, winter.own, winter.pay, winter.vp) == (Fur.HARE, 4, 1, 3)
    assert (winter.season, winter.gains) == (Season.WINTER, (gain("fur_bag", 1),))
    assert card(view, "B7").at_end == 3  # a point a coin
    assert card(view, "B4").at_end == 0  # no tigers


def test_the_table_says_what_the_end_would_bring_now() -> None:
    mat = {
        "coins": 5,
        "furs": ["2", "3", "4", "5", "tiger", "tiger"],
        "horses": 5,
        "stories": 7,
        "outposts": 2,
        "built": [1, 2],
        "trophy": 4,
        "landscapes": ["TU3", "TU4"],
        "fulfilled": ["B12"],
        "points": 8,
    }
    view = table(mat=mat)
    row = view.players[0]
    assert (row.points, row.sources) == (8, {Why.OTHER: 8})
    assert {why: row.at_end[why] for why in (Why.CARDS_AT_END, Why.TROPHY_SHIELD, Why.OUTPOSTS_LEFT)} == {
        Why.CARDS_AT_END: 2,
        Why.TROPHY_SHIELD: 3,
        Why.OUTPOSTS_LEFT: 2,
    }
    assert Why.LANDSCAPE_SETS not in row.at_end
    assert set(row.at_end) >= {Why.TIGERS, Why.OUTPOSTS_BUILT, Why.COINS, Why.FURS, Why.STORIES}


def test_landscapes_lie_in_the_sets_that_the_end_counts() -> None:
    names = ["S-TA1", "TU1", "TU2", "WE1", "WE2", "MO1", "TU3"]
    row = table(mat={**MAT, "landscapes": names}, position={"row": [{"landscape": "TA5"}, {}]}).players[0]
    taiga, tundra, wetland, mountains = Terrain
    assert [(one.terrains, one.worth) for one in row.sets] == [
        ((taiga, tundra, wetland, mountains), 6),
        ((tundra, wetland, tundra), 0),
    ]
    assert row.at_end[Why.LANDSCAPE_SETS] == sum(one.worth for one in row.sets)
    assert sorted(name for one in row.sets for name in one.landscapes) == sorted(names)


def test_a_card_in_hand_says_what_is_there_of_what_it_asks_for() -> None:
    mat = {**MAT, "coins": 1, "furs": ["2", "2", "3", "7", "tiger"], "hand": ["A1", "A5"], "fulfilled": ["B7"]}
    view = table(mat=mat)
    asked = {name: card(view, name) for name in ("A1", "A5", "B7")}
    found = {name: (info.needed, info.there, info.standing_in) for name, info in asked.items()}
    assert found == {"A1": (5, 2, 2), "A5": (4, 1, 2), "B7": (0, 0, 0)}
    fewer = card(table(mat={**mat, "fulfilled": ["A3"]}), "A1")
    assert (fewer.own, fewer.needed) == (5, 4)  # annex, A3


def test_what_the_end_would_bring_is_what_it_brings() -> None:
    """Nothing happens between the last question and the end: the sum that was shown is the score."""
    settings = {"year": 4, "season": "winter", "row": ROW, "mats": [{**MAT, "stories": 3}, {"furs": ["8", "2"]}]}
    play = Play(GAME, make_options(GAME, {"seats": 2, "position": settings, "see_forced": [0, 1]}))
    while not play.is_over:
        before = GAME.view(play.state, None)
        play.act(GAME.decisions(play.state)[0].seat, list(GAME.decisions(play.state)[0].choices)[-1])
    after = GAME.view(play.state, None)
    assert [row.points for row in after.players] == [row.points + sum(row.at_end.values()) for row in before.players]
    assert all(row.at_end == {} for row in after.players)
    assert after.active is None
    assert after.possible == ()


def test_a_card_shown_after_the_end_shows_what_it_scored() -> None:
    """B6 counts the points before any final scoring (ruling 40), and does so when all of them are scored."""
    mat = {"points": 24, "fulfilled": ["B6", "B7", "B13"], "coins": 5, "built": [1, 2, 3, 4, 5]}
    settings = {"year": 4, "season": "winter", "mats": [mat, {}]}
    play = Play(GAME, make_options(GAME, {"seats": 2, "position": settings, "see_forced": [0, 1]}))
    while not play.is_over:
        before = GAME.view(play.state, None)
        play.act(GAME.decisions(play.state)[0].seat, list(GAME.decisions(play.state)[0].choices)[-1])
    after = GAME.view(play.state, None)
    worths = {name: card(after, name).at_end for name in ("B6", "B7", "B13")}
    assert worths == {name: card(before, name).at_end for name in worths} == {"B6": 6, "B7": 5, "B13": 3}
    assert after.players[0].sources[Why.CARDS_AT_END] == sum(worths.values())


def test_furs_from_the_bag_are_shown_while_one_is_chosen() -> None:
    rich = {**MAT, "horses": 5}
    one = table(a.ExtraAction(Extra.BUY_FROM_BAG), a.DrawFur(Fur.BEAR), mat=rich)
    assert one.drawn == (Fur.BEAR,)
    two = table(a.ExtraAction(Extra.BUY_FROM_BAG), a.DrawFur(Fur.BEAR), a.DrawFur(Fur.HARE), mat=rich)
    assert two.drawn == (Fur.HARE, Fur.BEAR)
    assert two.bag[Fur.BEAR] == 7 - 1 - 1  # one lies in the row
    kept = (a.ExtraAction(Extra.BUY_FROM_BAG), a.DrawFur(Fur.BEAR), a.DrawFur(Fur.HARE), a.KeepFur(Fur.HARE))
    assert table(*kept, mat=rich).drawn == ()


# -- the opponent, and who sees what ---------------------------------------------------------------------------------


def test_alone_the_opponent_has_a_row_of_his_own() -> None:
    settings = {"mats": [{"at": 2}, {"at": 3, "furs": ["8"], "coins": 2, "built": [4]}], "row": ROW}
    order = {"ivan": ["I3", "I5"]}
    options = make_options(GAME, {"seats": 1, "position": settings, "draw_order": order, "sides": ["b"]})
    play = Play(GAME, options)
    view = GAME.view(play.state, None)
    assert len(view.players) == 1
    assert view.ivan is not None
    assert (view.ivan.opponent, view.ivan.card) == (Opponent.IVAN, "I3")  # the deepest in Siberia goes first
    assert view.ivan.steps == play.state.tables.ivan_cards[4].move  # the back of the next card
    assert view.ivan.cards_left == 12
    row = view.ivan.mat
    assert (row.colour, row.side, row.built) == (None, None, (4,))
    assert [space.gains[0].key for space in row.track] == ["gain-vp"] * 8
    assert view.active == 0
    assert view.order == (Opponent.IVAN, 0)
    assert Opponent.IVAN in [slot.owner for slot in view.regions[3].slots]


def test_with_others_there_is_no_opponent() -> None:
    assert table().ivan is None


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_sees_the_same(seats: int) -> None:
    state, rng = GAME.new(make_options(GAME, {"seats": seats})), Random(seats)
    for number in range(200):
        decision = GAME.decisions(state)[0]
        if number % 10 == 0:
            views = {msgspec.json.encode(GAME.view(state, watcher)) for watcher in (None, *range(seats))}
            assert len(views) == 1
        GAME.advance(state, decision.seat, decision.choices.sample(rng))


def test_nothing_is_offered_to_anybody_while_chance_draws() -> None:
    state = GAME.new(make_options(GAME, {"seats": 2}))
    assert GAME.decisions(state)[0].seat == CHANCE
    assert GAME.view(state, None).possible == ()


def test_points_by_source_add_up() -> None:
    state = GAME.new(make_options(GAME, {"seats": 4, "sides": ["b"] * 4}))
    playout(GAME, state, Random(2))
    state.events = []
    for row in GAME.view(state, None).players:
        assert row.points == sum(row.sources.values()) > 0
