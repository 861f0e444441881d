"""Where an action leads (pages 6, 7 and 9): what it asks, and what each answer takes and gives, before it is done."""

from collections.abc import Mapping

from tests.games.stroganov.test_view import MAT, ROW, furs, gain, horses, shown, table

from krajina.core import Play, Word, make_options, word_of
from krajina.games import stroganov as a
from krajina.games.stroganov import GAME, Basic, Extra, Fur, Lead, StroganovView, TradeReward

TO_THE_FURS = (a.MoveCossack(3),)  # 2, 5 and 8 lie there
MARKET = {"market": ["2", "5", "8"]}
POOR: Mapping[str, object] = {"at": 1, "horses": 1, "furs": ["2", "7"]}


def leads(view: StroganovView, action: a.StroganovAction) -> dict[a.StroganovAction, Lead]:
    return {lead.action: lead for lead in shown(view, action).leads_to}


def fur(name: Fur) -> Word:
    return Word("gain-furs", {"count": 1, "fur": word_of(name)})


def test_a_hunt_leads_to_the_furs_of_the_tile() -> None:
    view = table(*TO_THE_FURS)
    found = leads(view, a.BasicAction(Basic.HUNT))
    assert shown(view, a.BasicAction(Basic.HUNT)).asks == "hunt"
    assert [lead.cost for lead in found.values()] == [(), (horses(1),), (horses(2),)]
    assert found[a.Hunt(Fur.WOLVERINE, 3)].gains == (fur(Fur.WOLVERINE),)
    assert found[a.Hunt(Fur.BEAR, 3)].gains == (fur(Fur.BEAR), gain("story", 2))  # page 9: a bear tells stories


def test_a_fur_for_which_horses_are_missing_says_so() -> None:
    found = leads(table(*TO_THE_FURS, mat=POOR), a.BasicAction(Basic.HUNT))
    dear = found[a.Hunt(Fur.BEAR, 3)]
    assert dear.why_not is not None
    assert (dear.why_not.key, dear.rule) == ("refusal-horses-missing", "page 6")
    assert found[a.Hunt(Fur.WOLVERINE, 3)].why_not is None


def test_with_a_card_a_hunt_leads_to_the_tiles_beside_it() -> None:
    mat = {"at": 1, "horses": 4, "fulfilled": ["S8"]}
    found = leads(table(*TO_THE_FURS, mat=mat), a.BasicAction(Basic.HUNT))
    assert a.Hunt(Fur.SABLE, 2) in found


def test_a_second_main_action_takes_its_fur_as_well() -> None:
    view = table(*TO_THE_FURS, a.BasicAction(Basic.COIN), a.BasicAction(Basic.COIN))
    found = leads(view, a.BasicAction(Basic.HUNT))
    assert found[a.Hunt(Fur.BEAR, 3)].cost == (furs(1, None), horses(2))


def test_a_move_leads_either_way_without_horses() -> None:
    found = leads(table(*TO_THE_FURS), a.BasicAction(Basic.MOVE))
    assert {action: lead.cost for action, lead in found.items()} == {a.MoveCossack(1): (), a.MoveCossack(2): ()}


def test_a_trade_leads_to_its_rewards() -> None:
    view = table(*TO_THE_FURS, mat={"at": 1, "horses": 4, "coins": 9, "furs": ["2", "3"]})
    found = leads(view, a.BasicAction(Basic.TRADE))
    assert list(found) == [a.Trade(reward) for reward in TradeReward]
    assert found[a.Trade(TradeReward.COIN)].gains == (gain("coin", 1),)
    assert found[a.Trade(TradeReward.COIN)].cost == shown(view, a.BasicAction(Basic.TRADE)).cost


def test_the_market_is_led_to_by_what_is_paid_for_a_fur_of_it() -> None:
    mat = {"at": 1, "horses": 5, "coins": 1, "furs": ["3", "7"]}
    view = table(*TO_THE_FURS, mat=mat, position=MARKET)
    bought, down, two = (
        leads(view, a.ExtraAction(extra)) for extra in (Extra.BUY_FROM_MARKET, Extra.SWAP_DOWN, Extra.SWAP_TWO)
    )
    take = a.TakeFur(Fur.WOLVERINE)
    assert (bought[take].cost, down[take].cost, two[take].cost) == (
        (horses(5),),
        (horses(1), furs(1, None)),
        (furs(2, None),),
    )
    assert a.TakeFur(Fur.BEAR) not in down  # nothing is higher
    assert shown(view, a.ExtraAction(Extra.BUY_FROM_BAG)).leads_to == ()  # that is chance


def test_what_is_not_possible_leads_nowhere() -> None:
    row = shown(table(mat=POOR), a.ExtraAction(Extra.BUY_FROM_MARKET))
    assert row.why_not is not None
    assert (row.asks, row.leads_to) == (None, ())


def test_telling_where_an_action_leads_changes_nothing() -> None:
    position = {"row": ROW, "mats": [MAT, {}]}
    play = Play(GAME, make_options(GAME, {"seats": 2, "position": position}))
    play.act(0, *TO_THE_FURS)
    before, todo = play.state.copy(), play.state.todo[:]
    assert GAME.view(play.state, None).possible
    assert play.state.todo == todo
    assert GAME.view(play.state, None) == GAME.view(before, None)


def test_a_fur_that_is_offered_says_what_it_gives() -> None:
    view = table(*TO_THE_FURS, a.BasicAction(Basic.HUNT))
    row = shown(view, a.Hunt(Fur.WOLVERINE, 3))
    assert (row.cost, row.gains) == ((horses(1),), (fur(Fur.WOLVERINE),))


def test_a_swap_says_at_the_market_what_each_fur_takes() -> None:
    mat = {"at": 1, "horses": 5, "furs": ["3", "7"]}
    view = table(*TO_THE_FURS, a.ExtraAction(Extra.SWAP_DOWN), mat=mat, position=MARKET)
    row = shown(view, a.TakeFur(Fur.WOLVERINE))
    assert (row.cost, row.gains) == ((horses(1), furs(1, None)), (fur(Fur.WOLVERINE),))
