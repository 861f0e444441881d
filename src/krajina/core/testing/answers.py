"""Checks of the answers that a game gives to hosts and bots beside its rules; `core/game.py` has the defaults.

That needed seats, silence, turn, talk and points tell no secret is for the check of two worlds.
"""

from importlib.resources import files
from math import isfinite

import msgspec

from krajina.core.game import AnyGame
from krajina.core.named import mapping_hints, texts_of
from krajina.core.seat import CHANCE
from krajina.core.testing.freeze import freeze
from krajina.core.testing.moment import Moment, who


def answers(moment: Moment) -> None:
    """Needed seats are asked, silence is a choice, a turn is a seat's, points are those of the view and the rows."""
    game, state = moment.game, moment.state
    asked = {decision.seat: decision.choices for decision in game.decisions(state) if decision.seat != CHANCE}
    needed = game.needed(state)
    moment.expect(len(set(needed)) == len(needed), f"a seat is waited for twice: {needed}")
    strange = [seat for seat in needed if seat not in asked]
    moment.expect(not strange, f"{strange} are waited for, but only {list(asked)} are asked")
    moment.expect(bool(needed) or not asked, f"{list(asked)} are asked, but no seat is waited for")
    for seat, choices in asked.items():
        answer = game.silence(state, seat)
        trouble = f"the silence of {who(seat)} is {answer}, which is none of the choices"
        moment.expect(answer is None or answer in choices, trouble)
    turn = game.turn(state)
    moment.expect(turn is None or turn in moment.seats, f"it is the turn of {turn}, which is no seat")
    moment.expect(turn is None or game.outcome(state) is None, f"the game is over, and still it is the turn of {turn}")
    if game.is_open:
        different = [who(seat) for seat in moment.seats if game.view(state, seat) != game.view(state, None)]
        moment.expect(not different, f"all see the same, but not {different}")
    _points(moment)


def _points(moment: Moment) -> None:
    """The rows are those of the seats and the rivals, and the points are as in the view."""
    game, state = moment.game, moment.state
    rows = len(moment.seats) + len(game.rivals(state))
    outcome = game.outcome(state)
    if outcome is not None:
        found = len(outcome.points)
        moment.expect(found == rows, f"the outcome has {found} rows, but seats and rivals have {rows}")
        return
    for watcher in moment.watchers:
        told = game.points(state, watcher)
        moment.expect(len(told) in (0, rows), f"there are points for {len(told)} rows, but there are {rows}")
        players = getattr(game.view(state, watcher), "players", ())
        shown = tuple(row.points for row in players if hasattr(row, "points"))
        same = not told or told[: len(shown)] == shown
        moment.expect(same, f"{who(watcher)} is told the points {told}, but sees {shown}")


def evaluation(moment: Moment) -> None:
    """What a position is worth is a number, and asking for it changes nothing."""
    seat = moment.rng.choice(moment.seats)
    world = moment.imagined(moment.state, seat)
    before = freeze(world)
    for value in (moment.game.evaluate(world, seat), moment.game.foresee(world, seat)):
        moment.expect(isfinite(value), f"a position is worth {value} to {who(seat)}")
    moment.expect(freeze(world) == before, f"asking what a position is worth to {who(seat)} changed it")


def attributes(game: AnyGame) -> str:
    """What is wrong with what the game says of itself, of its colours and its catalogue; empty if nothing is."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    if game.seats[0] < 1:
        return f"{game.seats[0]} seats cannot play"
    if len(set(game.colours)) != len(game.colours):
        return f"a colour is named twice: {game.colours}"
    if "colours" in kinds and texts_of(kinds["colours"]) != game.colours:
        return f"the option has the colours {texts_of(kinds['colours'])}, but the game has {game.colours}"
    unknown = [name for name in game.options.prepared if name not in kinds]
    if unknown:
        return f"{unknown} are said to be prepared, but are no options"
    catalog = game.catalog({})
    tables = () if catalog is None else catalog.__struct_fields__
    lost = [name for name in tables if not files(game.words).joinpath("data", f"{name}.json").is_file()]
    if lost:
        return f"the catalogue has tables that are not in the folder data: {lost}"
    if "data" in kinds and not set(texts_of(mapping_hints(kinds["data"])[0])) <= set(tables):
        return f"the option data takes tables that the catalogue does not have: it has {tables}"
    return ""
