"""What people see of heroes: where their ways lead, whom they move besides, and where a new building calls them."""

from tests.games.graenaland.table import GraenalandPlay, act_all, planning, transferring

from krajina.core import Seat
from krajina.games import graenaland as a
from krajina.games.graenaland import GAME, Direction, Hero, HeroInfo


def heroes(play: GraenalandPlay, seat: Seat, watcher: Seat | None) -> tuple[HeroInfo, ...]:
    return GAME.view(play.state, watcher).players[seat].heroes


def test_of_a_way_the_view_tells_where_it_leads_and_whom_it_moves_besides() -> None:
    warrior, priest = heroes(planning(), 0, 0)
    assert [(way.direction, way.at, way.swaps) for way in warrior.ways][:1] == [
        (Direction.EAST, "forest_1", Hero.PRIEST)
    ]
    assert priest.ways[0].swaps == Hero.WARRIOR
    assert all(way.swaps is None for way in priest.ways[1:])
    assert [hero.ways for watcher in (1, None) for hero in heroes(planning(), 0, watcher)] == [()] * 4


def test_of_a_hero_whom_a_new_building_calls_the_view_tells_where_to() -> None:
    play = transferring()
    assert {hero.hero: hero.called for hero in heroes(play, 0, 1)} == {
        Hero.WARRIOR: None,
        Hero.PRIEST: "hills_coast",
    }
    play.act(0, a.Transfer())
    assert {hero.called for hero in heroes(play, 0, 1)} == {None}


def test_plans_are_shown_together() -> None:
    play = act_all(planning(), [(1, a.Move(Hero.WARRIOR, Direction.WEST))])
    assert GAME.view(play.state, None).events == ()
    assert heroes(play, 1, None)[0].at == "forest_1"
    play.act(2, a.Stay())
    assert heroes(play, 1, None)[0].at == "plains_1"
