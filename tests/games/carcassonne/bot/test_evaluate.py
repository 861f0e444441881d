"""What a position is worth: greedy plays a sensible game by it, and it is sound where the truth is known."""

from random import Random

import msgspec
import pytest
from tests.long import or_long

from krajina.bots.greedy import GreedyBot
from krajina.core import CHANCE, Action, make_options
from krajina.core.offers import ChanceOffer
from krajina.core.player import Unhurried
from krajina.games.carcassonne import GAME, Pass, PlaceFigure, PlaceTile, Point, Prompt, State, Terrain
from krajina.games.carcassonne.bot.chances import Chances
from krajina.games.carcassonne.bot.foresee import foreseen
from krajina.games.carcassonne.boxes.hills.pieces import Prompt as FlockPrompt
from krajina.games.carcassonne.faces import ROAD
from krajina.games.carcassonne.features import measured

BOT = GreedyBot(GAME)
values = GAME.judge().values


def opened(*tiles: str, **others: object) -> State:
    """A table where these tiles come first, and the first of them is in hand."""
    settings = {"seats": 2, "draw_order": [f"base/{tile}" for tile in tiles], **others}
    return draw(GAME.new(make_options(GAME, settings)), Random(0))


def draw(state: State, rng: Random) -> State:
    while (decisions := GAME.decisions(state)) and decisions[0].seat == CHANCE:
        GAME.advance(state, CHANCE, decisions[0].choices.sample(rng))
    return state


def after(state: State, action: Action) -> State:
    twin = state.copy()
    GAME.advance(twin, GAME.decisions(twin)[0].seat, action)
    return twin


def chosen(state: State) -> Action:
    return BOT.choose(state, GAME.decisions(state)[0], Random(0), Unhurried())


def at_random(prompt: str, seed: int, boxes: object = "all", least: int = 25) -> State:
    """A position of a random game where this is asked."""
    rng, state = Random(seed), GAME.new(make_options(GAME, {"seats": 2, "boxes": boxes}))
    while len(state.board.faces) < least or GAME.decisions(state)[0].prompt != prompt:
        decision = GAME.decisions(state)[0]
        GAME.advance(state, decision.seat, decision.choices.sample(rng))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_luck_by_far(seat: int) -> None:
    rng, state = Random(seat), GAME.new(make_options(GAME, {"seats": 2}))
    state.events = None
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        answer = chosen(state) if decision.seat == seat else decision.choices.sample(rng)
        GAME.advance(state, decision.seat, answer)
    assert state.points[seat] > state.points[1 - seat] + 10
    assert state.points[seat] > 40


def test_a_city_that_can_be_finished_is_finished_with_a_knight_in_it() -> None:
    state = opened("city-cap")
    place = chosen(state)
    assert place == PlaceTile((0, -1), 2)
    state = after(state, place)
    assert chosen(state) == PlaceFigure("meeple", Terrain.CITY, Point.SOUTH)
    assert GAME.foresee(state, 0) == pytest.approx(GAME.evaluate(after(state, chosen(state)), 0))
    assert GAME.foresee(state, 0) > GAME.evaluate(state, 0)
    assert GAME.evaluate(after(state, chosen(state)), 0) > GAME.evaluate(after(state, Pass()), 0)


def test_a_city_of_the_other_is_not_finished() -> None:
    state = opened("city-corner", "city-cap")
    state = after(state, PlaceTile((0, -1), 2))  # the city goes on to the south, where it began, and to the west
    state = draw(after(state, PlaceFigure("meeple", Terrain.CITY, Point.SOUTH)), Random(0))
    closing = PlaceTile((-1, -1), 1)
    assert closing in list(GAME.decisions(state)[0].choices)
    assert chosen(state) != closing


def test_a_small_city_is_worth_what_the_table_gives_for_it() -> None:
    knight, values = PlaceFigure("meeple", Terrain.CITY, Point.SOUTH), []
    for variants in ((), ("two-tile-cities-score-two",)):
        state = after(opened("city-cap", variants=variants), PlaceTile((0, -1), 2))
        values.append(GAME.evaluate(after(state, knight), 0))
    assert values[0] - values[1] == pytest.approx(2)  # he scores at once: 4 or 2


def test_a_city_of_two_tiles_that_is_still_open_is_no_small_city() -> None:
    state = after(opened("city-corner", variants=("two-tile-cities-score-two",)), PlaceTile((0, -1), 2))
    [city] = [each for each in GAME.view(state, None).features if each.on == Terrain.CITY]
    assert (city.tiles, city.now, city.finished) == (2, 2, 4)


def test_at_the_end_only_points_count() -> None:
    state = opened("cloister", draw_rest=False)
    while GAME.decisions(state):
        GAME.advance(state, 0, chosen(state))
    assert state.points[0] > 0
    assert GAME.evaluate(state, 0) == state.points[0] - state.points[1] == -GAME.evaluate(state, 1)


def test_what_is_good_for_one_of_two_is_bad_for_the_other() -> None:
    for seed in range(3):
        state = at_random(Prompt.PLACE_TILE, seed)
        assert GAME.evaluate(state, 0) == pytest.approx(-GAME.evaluate(state, 1))


def test_where_a_figure_is_asked_for_the_best_answer_counts() -> None:
    state = at_random(Prompt.PLACE_FIGURE, 1, boxes=(), least=6)
    decision = GAME.decisions(state)[0]
    values = [GAME.foresee(after(state, action), decision.seat) for action in decision.choices]
    assert GAME.foresee(state, decision.seat) == pytest.approx(max(values)) != min(values)


def test_a_token_to_come_counts_by_its_chances() -> None:
    state = at_random(FlockPrompt.DRAW_SHEEP, 2, boxes=("hills",), least=5)
    offer = GAME.decisions(state)[0].choices.describe()
    assert isinstance(offer, ChanceOffer)
    values = [GAME.foresee(after(state, action), state.seat) for action in offer.actions]
    mean = sum(value * weight for value, weight in zip(values, offer.weights, strict=True)) / sum(offer.weights)
    assert GAME.foresee(state, state.seat) == pytest.approx(mean)
    assert min(values) < mean < max(values)


def test_a_figure_at_hand_is_worth_more_early_than_late() -> None:
    def gain(state: State) -> float:
        before = GAME.evaluate(state, 0)
        state.supply[0] -= 1
        return before - GAME.evaluate(state, 0)

    early = opened("city-cap")
    late = at_random(Prompt.PLACE_TILE, 1, boxes=(), least=70)
    late.supply[0] = early.supply[0]
    assert gain(early) > gain(late) > 0


def test_looking_changes_nothing() -> None:
    for prompt in (Prompt.PLACE_TILE, Prompt.PLACE_FIGURE, FlockPrompt.DRAW_SHEEP):
        state = at_random(prompt, 3)
        before = msgspec.json.encode(GAME.view(state, None))
        GAME.foresee(state, state.seat)
        assert msgspec.json.encode(GAME.view(state, None)) == before


# -- what is remembered from state to state is what a fresh look finds


def looked_at_anew(state: State) -> State:
    twin = state.copy()
    twin.known = twin.chances = None
    return twin


@pytest.mark.parametrize("boxes", [(), "all"])
@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_remembered_is_what_a_fresh_look_finds(boxes: object, seats: int) -> None:
    for seed in range(or_long(2, 20)):
        rng, state = Random(seed), GAME.new(make_options(GAME, {"seats": seats, "boxes": boxes}))
        while decisions := GAME.decisions(state):
            twin = after(state, decisions[0].choices.sample(rng))  # a branch that is not played, but looked at
            assert values(twin) == values(looked_at_anew(twin))
            assert GAME.view(twin, None) == GAME.view(looked_at_anew(twin), None)
            state = after(state, decisions[0].choices.sample(rng))
            if rng.random() < 0.7:  # so that looks are sometimes far apart
                assert values(state) == values(looked_at_anew(state))


@pytest.mark.parametrize("boxes", [(), "all"])
def test_the_chances_of_an_open_cell_are_those_of_the_tiles_that_fit(boxes: object) -> None:
    for seed in range(3):
        state = at_random(Prompt.PLACE_TILE, seed, boxes=boxes, least=30)
        board, chances = state.board, Chances(state)
        legal = {
            kind: {code - code % 4 for code in board.legal(kind)} for kind, count in enumerate(state.left) if count
        }
        for cell, sign in zip(board.open_cells, board.open_signs, strict=True):
            fitting = sum(int(state.left[kind]) for kind, cells in legal.items() if cell in cells)
            turns = (state.in_bag - state.buried) / state.seats
            assert chances.of(state, sign) == pytest.approx(turns * fitting / state.in_bag)


def test_an_open_cell_of_a_city_counts_once_though_two_sides_lead_there() -> None:
    state = at_random(Prompt.PLACE_TILE, 5, boxes=(), least=50)
    board = state.board
    roots = {board.root[node] for node in range(board.nodes) if board.terrain(node) <= ROAD}
    for root in roots:
        cells = list(measured(state, root).places)
        assert len(set(cells)) == len(cells)
        assert bool(cells) == (not board.is_complete(root))
        assert all(cell in list(board.open_cells) for cell in cells)


# -- hopes


def with_bag(state: State, *tiles: str) -> State:
    """The same land, with these tiles left."""
    twin = looked_at_anew(state)
    kinds = [state.rules.tables.kind_of[f"base/{tile}"] for tile in tiles]
    for kind in range(len(twin.left)):
        twin.left[kind] = kinds.count(kind)
    twin.in_bag = len(tiles)
    return twin


def owned_city() -> State:
    """Seat 0 has a knight in a city that is open at one cell; seat 1 has a straight road in hand."""
    state = after(opened("city-corner", "road-straight"), PlaceTile((0, -1), 2))
    return draw(after(state, PlaceFigure("meeple", Terrain.CITY, Point.SOUTH)), Random(0))


def test_a_city_that_no_tile_can_finish_has_no_hope_and_keeps_its_knight() -> None:
    state = owned_city()
    [city] = [each for each in GAME.view(state, None).features if each.on == Terrain.CITY and each.owners]
    assert (city.now, city.finished, city.open_ends) == (2, 4, 1)
    hoping, stuck = with_bag(state, *["city-cap"] * 24), with_bag(state, *["road-curve"] * 24)
    knight = values(with_bag(opened("city-corner"), *["road-curve"] * 24))[0] - values(stuck)[0] + city.now
    assert values(hoping)[0] > values(stuck)[0] + 2
    assert knight > 0  # he is missed at hand, and will never be there again


def test_walling_a_rival_in_takes_his_hopes() -> None:
    state = with_bag(owned_city(), *["city-full-shield"] * 24)  # they fit where the city goes on
    for at, is_wall in (((-1, 0), True), ((1, 0), False)):  # south of that cell, and elsewhere
        placed = after(state, PlaceTile(at, 1))
        assert (values(placed)[0] < values(state)[0] - 2) == is_wall
        assert values(placed)[1] == values(state)[1]


def test_a_farmer_hopes_for_cities_that_can_still_be_finished() -> None:
    state = opened("cloister-road")
    state = after(state, next(iter(GAME.decisions(state)[0].choices)))
    [farm, *_] = [each for each in GAME.decisions(state)[0].choices if getattr(each, "on", "") == Terrain.FIELD]
    state = after(state, farm)
    assert any(each.owners for each in GAME.view(state, None).features if each.on == Terrain.FIELD)
    found = [values(with_bag(state, *[tile] * 24))[0] for tile in ("city-cap", "road-curve")]
    assert found[0] > found[1] + 1


@pytest.mark.parametrize(("seats", "boxes"), [(2, ()), (3, "all")])
def test_a_follower_is_worth_what_it_is_worth_where_it_was_placed(seats: int, boxes: object) -> None:
    judge = GAME.judge()
    rng, state, looked = Random(seats), GAME.new(make_options(GAME, {"seats": seats, "boxes": boxes})), 0
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        if decision.prompt == Prompt.PLACE_FIGURE:
            tried = [judge.foresee(after(state, action), decision.seat) for action in decision.choices]
            assert foreseen(state, decision.seat, judge.scale, state.codes) == pytest.approx(tried)
            looked += 1
        GAME.advance(state, decision.seat, decision.choices.sample(rng))
    assert looked > 10
