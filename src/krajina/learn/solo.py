"""A game as an environment of Gymnasium: one seat learns, bots play the others."""

from random import Random
from typing import Final, Literal, TypeAlias

import gymnasium
from gymnasium import logger

from krajina.core import Seated, find_bot
from krajina.core.registry import BotMaker
from krajina.learn.environment import RENDER_MODES, Environment, Observation
from krajina.learn.errors import IllegalStep, LearnError
from krajina.learn.luck import Luck
from krajina.learn.rewards import Reward
from krajina.learn.rooms import OfGame

Info: TypeAlias = dict[str, OfGame]
Opponent: TypeAlias = str | BotMaker

SEEDS: Final = 2**63
METADATA: Final = {"render_modes": list(RENDER_MODES), "render_fps": 4}


class Solo(gymnasium.Env[Observation, int]):
    """One seat of a table; `table` is the whole of it.

    Gymnasium lets a learner take any id of the space, also one that the mask does not offer: then the nearest one that
    it does offer is taken, which is said in a warning and in `info["instead"]`. With `illegal="raise"` it is an error.
    """

    metadata = METADATA

    def __init__(
        self,
        name: str,
        *,
        against: Opponent = "random",
        seat: int = 0,
        illegal: Literal["nearest", "raise"] = "nearest",
        reward: Reward = "place",
        scale: float = 0.0,
        render_mode: str | None = None,
        **settings: object,
    ) -> None:
        """Set a table up. `against` names a bot, or makes one of a game; Stroganov with `seats=1` needs none."""
        self.table = Environment(name, reward=reward, scale=scale, render_mode=render_mode, **settings)
        agents = self.table.possible_agents
        if not 0 <= seat < len(agents):
            raise LearnError("learn-no-such-seat", found=seat, last=len(agents) - 1)
        self.agent, self.is_strict, self.render_mode = agents[seat], illegal == "raise", render_mode
        maker = find_bot(against) if isinstance(against, str) else against
        self.bots = {agent: maker(self.table.game) for agent in agents if agent != self.agent}
        self.action_space = self.table.action_space(self.agent)
        self.observation_space = self.table.observation_space(self.agent)
        self.rng: Random = Luck(0)

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Observation, Info]:
        """Begin a new game, and let the others play until this seat is asked."""
        super().reset(seed=seed)
        self.table.reset(int(self.np_random.integers(SEEDS)))
        self.rng = Luck(int(self.np_random.integers(SEEDS)))
        self._let_others_play()
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Take an id, and let the others play until this seat is asked again or the game is over."""
        instead: int | None = None
        try:
            self.table.step(action)
        except IllegalStep as error:
            legal = [] if error.code == "learn-no-such-id" else list(self.table.walk.legal)
            if self.is_strict or not legal:
                raise
            instead = min(legal, key=lambda number: (abs(number - action), number))
            logger.warn(f"{error} {self.table.meaning(instead)} ({instead})")
            self.table.step(instead)
        self._let_others_play()
        observation, info = self._seen()
        if instead is not None:
            info["instead"] = instead
        return observation, self.table.collected(self.agent), self.is_over, False, info

    def render(self) -> str | None:
        """The table as text, as this seat sees it."""
        return self.table.render()

    def view(self) -> OfGame:
        """What the seat knows, as the structured view of the game."""
        return self.table.view(self.agent)

    @property
    def is_over(self) -> bool:
        """The game is over."""
        return self.table.terminations[self.agent]

    def _let_others_play(self) -> None:
        table = self.table
        while not self.is_over and table.agent_selection != self.agent:
            seated = Seated(table.game, self.bots[table.agent_selection], self.rng)
            table.act(seated.answer(table.position, table.seat))

    def _seen(self) -> tuple[Observation, Info]:
        observation = self.table.observe(self.agent)
        return observation, {"action_mask": observation["action_mask"]}
