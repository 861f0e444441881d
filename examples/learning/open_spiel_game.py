"""The games in OpenSpiel, with chance as a player: import this, then `pyspiel.load_game("krajina", {"game": NAME})`.

Needs `pip install open-spiel`. Ids, observations and rewards by place are those of `krajina.learn`.
"""

from typing import Any

import numpy as np
import pyspiel

from krajina import learn
from krajina.core import CHANCE, Action, Decision
from krajina.core.offers import ChanceOffer
from krajina.learn.rewards import place_scores
from krajina.learn.walks import Then, Walk

KIND = pyspiel.GameType(
    short_name="krajina",
    long_name="Games of Krajina",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=True,
    parameter_specification={"game": "carcassonne", "seats": 2},
)
MOST_OUTCOMES, LONGEST = 200, 100_000


class KrajinaGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with so many seats."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**KIND.parameter_specification, **(params or {})}
        self.env = learn.env(str(given["game"]), seats=int(given["seats"]))
        seats, ids = self.env.options.seats, self.env.room.ids.size
        super().__init__(KIND, pyspiel.GameInfo(ids, MOST_OUTCOMES, seats, -1.0, 1.0, 0.0, LONGEST), params or {})

    def new_initial_state(self) -> "KrajinaState":
        return KrajinaState(self)

    def make_py_observer(self, _kind: object = None, _params: object = None) -> "Observer":
        return Observer(self.env)


class Table:
    """What a state holds: OpenSpiel copies it deeply, and a position knows a quicker way."""

    def __init__(self, env: learn.Environment, position: Any, due: tuple[int, ...] = ()) -> None:
        self.env, self.position = env, position
        position.events = None
        self.ask()
        for number in due:
            self.apply(number)

    def ask(self) -> None:
        """Who is asked what; of several seats the first."""
        self.asked: Decision[Action] | None = next(iter(self.env.game.decisions(self.position)), None)
        self.due: tuple[int, ...] = ()  # the ids by which a form has been begun
        self.walk: Walk | None = None
        if self.asked is not None and self.asked.seat != CHANCE:
            self.walk = self.env.room.walk(self.position, self.asked)

    def __deepcopy__(self, _memo: object) -> "Table":
        return Table(self.env, self.position.copy(), self.due)

    def outcomes(self) -> ChanceOffer:
        """What chance may bring."""
        assert self.asked is not None, "the game goes on"
        offer = self.asked.choices.describe()
        assert isinstance(offer, ChanceOffer), "chance is asked"
        return offer

    def apply(self, number: int) -> None:
        """Take an id, or an outcome of chance by its number."""
        assert self.asked is not None, "the game goes on"
        then: Then = self.outcomes().actions[number] if self.walk is None else self.walk.take(number)
        if isinstance(then, Walk):
            self.walk, self.due = then, (*self.due, number)
        else:
            self.env.game.advance(self.position, self.asked.seat, then)
            self.ask()


class KrajinaState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position, by OpenSpiel's names."""

    def __init__(self, game: KrajinaGame) -> None:
        super().__init__(game)
        self.table = Table(game.env, game.env.game.new(game.env.options))

    def current_player(self) -> int:
        asked = self.table.asked
        if asked is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked.seat == CHANCE else asked.seat

    def _legal_actions(self, _player: int) -> list[int]:
        return [] if self.table.walk is None else sorted(self.table.walk.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.table.outcomes().weights
        return [(number, weight / sum(weights)) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.table
        return str(table.outcomes().actions[action] if player < 0 else table.env.room.action(table.position, action))

    def is_terminal(self) -> bool:
        return self.table.asked is None

    def returns(self) -> list[float]:
        outcome = self.table.env.game.outcome(self.table.position)
        return [0.0] * self.table.env.options.seats if outcome is None else place_scores(outcome.places)

    def __str__(self) -> str:
        return str(self.table.env.game.view(self.table.position, None))


class Observer:
    """What a player knows, as numbers."""

    def __init__(self, env: learn.Environment) -> None:
        size = sum(part.rows * part.width for part in env.layout.values())
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: KrajinaState, player: int) -> None:
        table = state.table
        is_asked = table.asked is not None and table.asked.seat == player
        self.tensor[:] = table.env.room.observe(table.position, player, table.walk if is_asked else None)

    def string_from(self, _state: KrajinaState, _player: int) -> None:
        return None


pyspiel.register_game(KIND, KrajinaGame)
