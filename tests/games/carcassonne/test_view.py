"""What people see: worth of features, open places, what is left in the bag."""

from collections import Counter
from random import Random

from krajina.core import advance, playout
from krajina.games.carcassonne import (
    GAME,
    CarcassonneOptions,
    CarcassonneView,
    Cell,
    Feature,
    Prompt,
    Scored,
    Terrain,
)
from krajina.games.carcassonne.board import cell_of
from krajina.games.carcassonne.boxes.known import OURS
from krajina.games.carcassonne.catalog import BY_ID, WHYS
from krajina.games.carcassonne.faces import edges_of
from krajina.games.carcassonne.moves.place_tile import placements
from krajina.scenario.stage import Stage

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def table(boxes: tuple[str, ...], *moves: str) -> CarcassonneView:
    stage = Stage("carcassonne", ["red", "blue"], {"boxes": boxes})
    for move in moves:
        stage.act(move)
    view = stage.view(None)
    assert isinstance(view, CarcassonneView)
    return view


def feature(view: CarcassonneView, on: Terrain, at: Cell) -> Feature:
    return next(one for one in view.features if one.on == on and one.at == at)


def test_a_cloister_will_be_worth_its_vineyards() -> None:
    view = table(
        ("hills",),
        "chance: draw_tile tile=base/cloister",
        "red: place_tile at=0,1 turn=0",
        "red: place_figure figure=meeple on=cloister point=middle",
        "chance: draw_tile tile=hills/corner-vineyard",
        "blue: place_tile at=1,1 turn=0",
        "blue: pass",
    )
    cloister = feature(view, Terrain.CLOISTER, (0, 1))
    assert (cloister.owners, cloister.now, cloister.finished, cloister.open_ends) == ((0,), 3, 9 + 3, 6)


def test_an_inn_makes_a_road_worth_nothing_now_and_more_later() -> None:
    view = table(
        ("inns",),
        "chance: draw_tile tile=inns/straight-inn",
        "red: place_tile at=1,0 turn=0",
        "red: place_figure figure=meeple on=road point=E",
    )
    road = feature(view, Terrain.ROAD, (0, 0))
    assert (road.owners, road.tiles, road.open_ends, road.now, road.finished) == ((0,), 2, 2, 0, 4)


def test_a_city_of_nobody_has_a_worth_as_well() -> None:
    moves = ("chance: draw_tile tile=base/city-corner-shield", "red: place_tile at=0,-1 turn=1", "red: pass")
    view = table((), *moves)
    city = feature(view, Terrain.CITY, (0, 0))
    assert (city.owners, city.tiles, city.open_ends, city.now, city.finished) == ((), 2, 1, 3, 6)


def test_a_field_is_worth_its_finished_cities() -> None:
    view = table(
        (),
        "chance: draw_tile tile=base/city-cap",
        "red: place_tile at=0,-1 turn=2",
        "red: place_figure figure=meeple on=field point=NNW",
    )
    field = feature(view, Terrain.FIELD, (0, -1))
    assert (field.owners, field.now, field.finished) == ((0,), 3, 3)


def test_open_places_show_the_turns_that_are_offered_and_whether_any_tile_fits() -> None:
    """Looked up in the view and worked out again from the edges of the laid tiles."""
    state, rng = GAME.new(CarcassonneOptions(seats=2, boxes=("inns", "traders"))), Random(5)
    dead = 0
    while decisions := GAME.decisions(state):
        if decisions[0].prompt == Prompt.PLACE_TILE and len(state.board.faces) % 10 == 0:
            view = GAME.view(state, None)
            offered = {(cell_of(cell.at), turn) for cell in view.open_cells for turn in cell.turns}
            assert offered == {(code - code % 4, code % 4) for code in placements(state)}
            laid = {tile.at: edges_of(BY_ID[tile.tile], tile.turn) for tile in view.tiles}
            left = [*view.bag, view.tile]
            for cell in view.open_cells:
                near = [laid.get((cell.at[0] + x, cell.at[1] + y)) for x, y in STEPS]
                wanted = [edges and edges[side ^ 2] for side, edges in enumerate(near)]
                faces = [edges_of(BY_ID[name], turn) for name in left if name for turn in range(4)]
                fits = any(all(want in (None, edge) for want, edge in zip(wanted, face, strict=True)) for face in faces)
                assert cell.is_dead != fits
                dead += cell.is_dead
        GAME.advance(state, decisions[0].seat, decisions[0].choices.sample(rng))
    assert dead > 0


def test_the_river_keeps_only_its_end_alive() -> None:
    options = {"boxes": ("river",), "draw_order": ("river/two-caps", "base/city-full-shield"), "draw_rest": False}
    stage = Stage("carcassonne", ["red", "blue"], options)
    for move in ("chance: draw_tile tile=river/two-caps", "red: place_tile at=0,1 turn=1", "red: pass"):
        stage.act(move)
    view = stage.view(None)
    assert isinstance(view, CarcassonneView)
    alive = {cell.at for cell in view.open_cells if not cell.is_dead}
    assert alive == {(0, 2), (1, 1), (-1, 1)}  # the river goes on, and a city fits beside the two caps


def test_every_place_is_dead_when_only_buried_tiles_are_left() -> None:
    state = GAME.new(CarcassonneOptions(seats=2, boxes=("hills",)))
    playout(GAME, state, Random(4))
    state.events = []
    view = GAME.view(state, None)
    assert view.bag
    assert all(cell.is_dead for cell in view.open_cells)


def test_without_farmers_fields_are_worth_nothing() -> None:
    stage = Stage("carcassonne", ["red", "blue"], {"farmers": False})
    for move in ("chance: draw_tile tile=base/city-cap", "red: place_tile at=0,-1 turn=2", "red: pass"):
        stage.act(move)
    view = stage.view(None)
    assert isinstance(view, CarcassonneView)
    assert {(one.now, one.finished) for one in view.features if one.on == Terrain.FIELD} == {(0, 0)}


def test_a_field_is_worth_what_its_best_owner_gets() -> None:
    view = table(
        ("traders",),
        "chance: draw_tile tile=base/road-straight",
        "red: place_tile at=1,0 turn=0",
        "red: place_figure figure=meeple on=field point=NNW",
        "chance: draw_tile tile=base/city-cap",
        "blue: place_tile at=0,-1 turn=2",
        "blue: place_figure figure=meeple on=field point=NNW",
        "chance: draw_tile tile=base/road-curve",
        "red: place_tile at=2,0 turn=0",
        "red: place_figure figure=piglet on=field point=NNW",
        "chance: draw_tile tile=base/cloister",
        "blue: place_tile at=1,-1 turn=0",
        "blue: pass",
    )
    field = next(one for one in view.features if one.on == Terrain.FIELD and one.owners == (0, 1))
    assert (field.now, field.finished) == (4, 4)


def test_the_bag_shows_what_nobody_has_seen() -> None:
    state = GAME.new(CarcassonneOptions(seats=2, boxes="all"))
    whole = GAME.view(state, None).bag
    assert sum(whole.values()) == 72 + 18 + 24 + 18 + 12 + 11  # the spring is in hand
    playout(GAME, state, Random(1))
    state.events = []
    view = GAME.view(state, None)
    assert view.tiles_left == 0
    assert sum(view.bag.values()) == state.buried > 0  # under the hills


def test_points_by_source_add_up() -> None:
    assert len(OURS) == 5
    state = GAME.new(CarcassonneOptions(seats=4, boxes="all"))
    playout(GAME, state, Random(2))
    state.events = []
    for row in GAME.view(state, None).players:
        assert row.points == sum(row.sources.values()) > 0


def test_events_and_outcome_call_a_source_by_one_name() -> None:
    """Whoever adds up what happened gets the score sheet, line by line."""
    rng, state, told = Random(4), GAME.new(CarcassonneOptions(seats=3, boxes="all")), Counter[tuple[int, str, str]]()
    while decisions := GAME.decisions(state):
        advance(GAME, state, decisions[0].seat, decisions[0].choices.sample(rng))
        for event in state.events or ():
            if isinstance(event, Scored):
                told[event.seat, event.why, "times"] += 1
                told[event.seat, event.why, "points"] += event.points
    outcome = GAME.outcome(state)
    assert outcome is not None
    sheet = Counter[tuple[int, str, str]]()
    for seat, terms in enumerate(outcome.terms):
        assert GAME.view(state, None).players[seat].sources == {term.why: term.points for term in terms}
        for term in terms:
            sheet[seat, term.why, "times"] = term.count
            sheet[seat, term.why, "points"] = term.points
    assert told == sheet
    assert {"wine", "crown", "flock", "field"} <= {why for _, why, _ in told}


def test_every_source_of_a_box_has_its_place_on_the_sheet() -> None:
    state = GAME.new(CarcassonneOptions(seats=2, boxes="all"))
    assert state.rules.whys == WHYS[: len(state.rules.whys)]
    assert {"road", "wine", "flock", "crown"} <= set(state.rules.whys)
