"""Undo: what only the one who did it has seen goes back; what was shown, drawn or answered by others does not."""

from collections.abc import Sequence
from random import Random

import pytest
from tests.games.graenaland.table import (
    CLANS,
    NO,
    SEALED,
    YES,
    GraenalandPlay,
    act_all,
    answers_of,
    asked,
    begin,
    changing,
    deciding,
    fresh,
    offering,
    planning,
    voting,
)

from krajina.core import CHANCE, Action, IllegalAction, Seat
from krajina.games import graenaland as a
from krajina.games.graenaland import GAME, Direction, GraenalandView, Hero, Item, Unit, Work

G, W = Item.GRAIN, Item.WOOD
VILLAGE = a.BuildVillage("plains_1", ("plains-livestock", "plains-livestock", "forest-wood", "forest-wood"))
RECRUIT = a.Recruit(Unit.CAVALRY, ("plains-grain", "plains-livestock", "hills-ore"))


def seen(play: GraenalandPlay, watcher: Seat | None = None) -> GraenalandView:
    """The table without what was told, which is about the last step."""
    state = play.state.copy()
    state.events = []
    return GAME.view(state, watcher)


def everything(play: GraenalandPlay) -> list[GraenalandView]:
    return [seen(play, watcher) for watcher in (*range(play.options.seats), None)]


def why(play: GraenalandPlay, seat: Seat) -> tuple[int, str]:
    """How many steps a seat may take back alone, and why not more."""
    offer = play.undo_offer(seat)
    return offer.alone, offer.why.code


# -- sealed answers --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SEALED)
def test_a_sealed_answer_goes_back_until_another_answers(name: str) -> None:
    begin_it, first = SEALED[name]
    play = begin_it()
    before = everything(play)
    answers = answers_of(play, first)
    play.act(first, answers[0])
    assert play.undo_offer(first).alone >= 1
    play.undo(first)
    assert everything(play) == before
    play.act(first, answers[-1])
    other = deciding(play)[0]
    play.act(other, answers_of(play, other)[-1])
    assert why(play, first)[0] == 0


@pytest.mark.parametrize("name", SEALED)
def test_the_last_answer_shows_all_and_does_not_go_back(name: str) -> None:
    begin_it, _ = SEALED[name]
    play = begin_it()
    for seat in deciding(play):
        play.act(seat, answers_of(play, seat)[-1])
    assert why(play, seat) == (0, "undo-revealed")
    with pytest.raises(IllegalAction):
        play.undo(seat)


def test_a_plan_may_be_changed_while_others_think() -> None:
    play = planning()
    play.act(1, a.Move(Hero.WARRIOR, Direction.EAST))
    play.undo(1)
    play.act(1, a.Stay())
    assert seen(play, 1).answer == a.Stay()
    play.act(2, a.Stay())
    assert why(play, 2)[0] == 0


def test_a_vote_given_aloud_was_heard() -> None:
    play = begin({"open_votes": True}, phase="sharing")
    act_all(play, [(1, a.Propose("forest_1", ((G,), (W,)))), (0, YES)])
    assert why(play, 0) == (0, "undo-revealed")


# -- proposals and talk ----------------------------------------------------------------------------------------------


def test_a_proposal_stands_as_it_was_announced() -> None:
    play = begin(phase="sharing")
    play.act(1, a.Propose("forest_1", ((G,), (W,))))
    assert why(play, 1) == (0, "undo-revealed")
    act_all(play, [(0, NO), (1, NO)])
    play.act(2, a.Pass())  # nobody learns anything from that
    assert why(play, 2)[0] == 1


@pytest.mark.parametrize("phrase", [a.PromiseVote(True), a.PromiseWork(1, Work.ROAD), a.AskVote(1, True)])
def test_what_was_said_was_heard(phrase: Action) -> None:
    play = act_all(voting(), [(0, phrase)])
    assert why(play, 0) == (0, "undo-revealed")


def test_an_announced_work_and_a_grant_stand() -> None:
    """There is no way back (section 18, ruling 32)."""
    assert why(offering(), 0) == (0, "undo-revealed")
    play = act_all(begin({"seats": 5, "grant": True}, clans=CLANS[:2], lands={}), [(0, a.GrantBuild(1))])
    assert why(play, 0) == (0, "undo-revealed")


# -- building --------------------------------------------------------------------------------------------------------


def clicks_back(play: GraenalandPlay, clicks: Sequence[Action]) -> None:
    """Each click adds one that can be taken back; then all are, one after the other."""
    tables = [everything(play)]
    for number, click in enumerate(clicks, 1):
        play.act(0, click)
        tables.append(everything(play))
        assert play.undo_offer(0).alone == number, click
    for table in reversed(tables[:-1]):
        play.undo(0)
        assert everything(play) == table


def test_a_supply_card_and_used_cards_go_back() -> None:
    clicks_back(begin(), [a.TakeSupply("supply-ore-ore")])
    play = act_all(changing(), [(1, a.KeepOffer()), (2, a.KeepOffer())])
    clicks_back(
        play, [a.TakeSupply("supply-ore-ore"), a.UseCard(1, "forest-wood"), a.UseCard(1, "forest-wood"), a.DropWork()]
    )


@pytest.mark.parametrize("build", [VILLAGE, RECRUIT], ids=["village", "army"])
def test_cards_that_were_paid_were_seen(build: Action) -> None:
    play = begin()
    act_all(play, [(0, a.TakeSupply("supply-ore-ore")), (0, build)])
    offer = play.undo_offer(0)
    assert (offer.alone, offer.together, offer.why.code) == (0, 1, "undo-revealed")
    play.undo(0, 1, agreed=[1, 2])  # if all agree
    assert why(play, 0)[0] == 1


def test_a_card_of_the_palisade_fee_was_seen() -> None:
    pay = ("plains-grain", "plains-grain", "forest-wood", "forest-wood")
    play = act_all(begin(), [(0, a.BuildVillage("hills_coast", pay)), (0, a.GiveFee(1, "plains-ore"))])
    assert why(play, 0) == (0, "undo-revealed")


def test_offered_cards_were_seen_by_all() -> None:
    play = act_all(offering(), [(1, a.OfferCards(("forest-wood",))), (2, a.OfferCards(()))])
    assert why(play, 2) == (0, "undo-revealed")
    assert why(play, 1)[0] == 0


def test_the_end_of_building_goes_back_until_chance_draws() -> None:
    """Taking a supply card leaves a gap in the row, which chance fills; before that nothing is known."""
    play = act_all(begin(), [(0, a.TakeSupply("supply-ore-ore")), (0, a.EndBuilding())])
    assert asked(play)[0].seat == CHANCE
    assert why(play, 0)[0] == 2
    play.act(CHANCE, asked(play)[0].choices.sample(Random(1)))
    assert why(play, 0) == (0, "undo-chance")


def test_what_comes_in_a_prepared_order_cannot_be_unseen_either() -> None:
    play = begin({"draw_order": {"supplies": ["supply-wood-grain"]}})
    act_all(play, [(0, a.TakeSupply("supply-ore-ore")), (0, a.EndBuilding())])
    assert why(play, 0)[0] == 0


# -- any game --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_in_any_game_all_steps_since_something_was_shown_go_back(seats: int) -> None:
    play, rng = fresh(seats=seats, victory_cards=True, grant=seats == 5), Random(seats)
    tables, steps, taken_back = [everything(play)], list[Seat | None](), 0  # whose a step is alone, and can go back
    for _ in range(350):
        decision = rng.choice(asked(play))
        seat = decision.seat
        play.act(seat, decision.choices.sample(rng))
        shown = any(event.reveals for event in play.state.events or ())
        steps.append(None if seat == CHANCE or shown else seat)
        tables.append(everything(play))
        free = next((number for number, one in enumerate(reversed(steps)) if one != seat), len(steps))
        if seat != CHANCE:
            assert play.undo_offer(seat).alone == free
            if free and rng.random() < 0.2:
                play.undo(seat, free)
                del tables[-free:], steps[-free:]
                assert everything(play) == tables[-1]
                taken_back += 1
    assert taken_back > 5
