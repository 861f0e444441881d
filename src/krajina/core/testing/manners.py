"""Checks of manners: what a game says of silence, turns, points, of who is waited for and of what it hides.

That silence, whose turn it is, who is waited for and the points are no secret, two worlds show.
"""

from krajina.core.manners import HasPoints, HasSilence, is_open, needed_seats, whose_turn
from krajina.core.seat import CHANCE
from krajina.core.testing.moment import Moment, who


def manners(moment: Moment) -> None:
    """Silence is a choice; whoever is waited for is asked, and somebody is; if all shall see the same, they do."""
    game, state = moment.game, moment.state
    asked = {decision.seat: decision.choices for decision in game.decisions(state) if decision.seat != CHANCE}
    needed = needed_seats(game, state)
    moment.expect(len(set(needed)) == len(needed), f"a seat is waited for twice: {needed}")
    strange = [seat for seat in needed if seat not in asked]
    moment.expect(not strange, f"{strange} are waited for, but only {list(asked)} are asked")
    moment.expect(bool(needed) or not asked, f"{list(asked)} are asked, but nobody is waited for")
    turn = whose_turn(game, state)
    moment.expect(turn is None or turn in moment.seats, f"it is the turn of {turn}, which is no seat")
    moment.expect(turn is None or game.outcome(state) is None, f"the game is over, and still it is the turn of {turn}")
    if isinstance(game, HasSilence):
        for seat, choices in asked.items():
            answer = game.silence(state, seat)
            trouble = f"the silence of {who(seat)} is {answer}, which is none of the choices"
            moment.expect(answer is None or answer in choices, trouble)
    if isinstance(game, HasPoints) and game.outcome(state) is None:
        for watcher in moment.watchers:
            rows = getattr(game.view(state, watcher), "players", ())
            shown = [row.points for row in rows if hasattr(row, "points")]
            told = list(game.points(state, watcher)[: len(shown)])
            moment.expect(told == shown, f"{who(watcher)} is told the points {told}, but sees {shown}")
    if is_open(game):
        different = [who(seat) for seat in moment.seats if game.view(state, seat) != game.view(state, None)]
        moment.expect(not different, f"all see the same, but not {different}")
