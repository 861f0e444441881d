"""How far everybody is, whose turn it is, and what was claimed: as people see it."""

from random import Random

import pytest
from tests.games.graenaland.table import (
    GraenalandPlay,
    act_all,
    asked,
    begin,
    claiming,
    draw_on,
    fresh,
    keeping,
    play_until,
)

from krajina.core import Seat
from krajina.games import graenaland as a
from krajina.games.graenaland import GAME, ClaimInfo, Ease, Goal, Phase, Prompt, Turn


def turns(play: GraenalandPlay) -> tuple[tuple[Seat, bool], ...]:
    views = [GAME.view(play.state, watcher) for watcher in (*range(play.options.seats), None)]
    assert len({view.turns for view in views}) == 1
    return tuple((turn.seat, turn.is_over) for turn in views[0].turns)


def test_every_card_that_was_dealt_says_how_far_one_is_with_it() -> None:
    play = keeping()
    for seat in range(3):
        player = GAME.view(play.state, seat).players[seat]
        assert player.dealt is not None
        assert len(player.dealt) == 3
        for card in player.dealt:
            [row] = [row for row in play.state.tables.catalog.victory.cards if row.id == card.card]
            for goal in card.goals:
                ease = Ease.EASIER if goal.goal in row.light else Ease.HARDER if goal.goal in row.dark else Ease.PLAIN
                assert (goal.due, goal.ease) == (row.goals[goal.goal], ease)
            assert [goal.found for goal in card.goals] == [goal.found for goal in player.goals] == [2, 0, 1, 0, 1]
            assert card.points == sum(goal.points or 0 for goal in card.goals)


def test_what_stands_on_the_island_all_see_without_what_is_due() -> None:
    play = claiming()
    other = GAME.view(play.state, 2).players[1]
    assert [(goal.goal, goal.found, goal.due, goal.points) for goal in other.goals] == [
        (Goal.SETTLEMENTS, 10, (), None),
        (Goal.TERRITORIES, 2, (), None),
        (Goal.LARGEST, 7, (), None),
        (Goal.BUILDINGS, 0, (), None),
        (Goal.ARMY, 3, (), None),
    ]
    assert other.points is None


def test_proposals_come_in_turn_from_the_left_of_the_main_player() -> None:
    play = begin(phase="sharing")
    assert turns(play) == ((1, False), (2, False))
    act_all(play, [(1, a.Propose("forest_1", ((a.Item.GRAIN,), (a.Item.WOOD,))))])
    assert turns(play) == ((1, False), (2, False))  # it is voted on
    act_all(play, [(0, a.Vote(False)), (1, a.Vote(True))])
    assert turns(play) == ((1, True), (2, False))
    assert turns(begin(phase="movement")) == ()


def test_chosen_starts_go_round_and_back() -> None:
    play = draw_on(fresh(chosen_starts=True, first=1))
    assert turns(play) == tuple((seat, False) for seat in (1, 2, 0, 0, 2, 1))
    play.act(1, next(iter(asked(play)[0].choices)))
    assert turns(play)[:2] == ((1, True), (2, False))


@pytest.mark.parametrize("seed", range(3))
def test_the_last_builds_come_in_turn_from_the_left_of_the_winner(seed: int) -> None:
    play = begin(clans=[{"villages": {"plains_1": 4, "forest_1": 4}, "army": 3}, {}, {}])
    rng = Random(seed)
    assert play_until(play, Prompt.DECLARE, rng)
    play.act(0, a.Declare())
    while asked(play):
        view = GAME.view(play.state, None)
        assert view.phase == Phase.FINAL
        now = next(turn.seat for turn in view.turns if not turn.is_over)
        assert [turn.seat for turn in view.turns] == [1, 2]
        assert asked(play)[0].seat == now
        decision = asked(play)[0]
        play.act(decision.seat, decision.choices.sample(rng))
    assert GAME.view(play.state, None).turns == ()


def test_a_claim_that_is_proved_is_known_to_all() -> None:
    play = claiming()
    claims = {decision.seat: [one for one in decision.choices if isinstance(one, a.Claim)] for decision in asked(play)}
    seat = next(seat for seat, found in claims.items() if found)
    best = max(claims[seat], key=lambda claim: claim.points)
    assert GAME.view(play.state, seat).claims == ()
    act_all(play, [(one, best if one == seat else a.NoClaim()) for one in claims])
    view = GAME.view(play.state, None)
    assert view.claims == (ClaimInfo(seat, best.points),)
    assert view.turns == tuple(Turn((seat + one) % 3, False) for one in range(3))


def test_claims_are_heard_one_by_one_where_they_are_made_aloud() -> None:
    play = claiming(open_claims=True)
    [decision] = asked(play)
    claim = next(one for one in decision.choices if isinstance(one, a.Claim))
    play.act(decision.seat, claim)
    assert GAME.view(play.state, None).claims == (ClaimInfo(decision.seat, claim.points),)
