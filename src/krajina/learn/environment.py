"""A game as an environment of PettingZoo: one agent after the other decides, and luck is played by the environment."""

from collections.abc import Sequence
from random import SystemRandom
from typing import Final, Self, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv

from krajina.core import (
    CHANCE,
    Action,
    AnyGame,
    Seat,
    SeatName,
    State,
    Value,
    Word,
    check,
    find_game,
    make_options,
)
from krajina.core.message import Message
from krajina.core.record import Entry, Record
from krajina.core.refusal import Refusal
from krajina.learn.errors import IllegalStep, LearnError
from krajina.learn.luck import Luck
from krajina.learn.rewards import REWARDS, Reward, margin_now, place_scores
from krajina.learn.rooms import NAMES, AnyRoom, OfGame, room_of
from krajina.learn.saved import restore, saved
from krajina.learn.walks import Then, Walk
from krajina.text import Words, sheet

Observation: TypeAlias = dict[str, NDArray[OfGame]]

RENDER_MODES: Final = ("ansi", "human")
MODES: Final = {"render_modes": list(RENDER_MODES), "is_parallelizable": False}
LIMIT: Final = 2.0**15  # no number of an observation is larger
WIDTH: Final = 100  # letters in a line of a drawing
INTEGERS: Final = (int, np.integer)


class Environment(AECEnv[str, Observation, int | None]):
    """One table. Ids and observations are those of its room; `layout` says by name what each number of them is."""

    metadata = MODES

    def __init__(
        self,
        name: str,
        *,
        reward: Reward = "place",
        scale: float = 0.0,
        render_mode: str | None = None,
        **settings: object,
    ) -> None:
        """Set a game up; all other settings are its options, as on the command line. Raises GameError."""
        if name not in NAMES:
            raise LearnError("learn-no-such-game", name=name, known=NAMES)
        if reward not in REWARDS:
            raise LearnError("learn-no-such-reward", name=str(reward), known=REWARDS)
        if render_mode not in (None, *RENDER_MODES):
            raise LearnError("learn-no-such-mode", name=str(render_mode), known=RENDER_MODES)
        self.game: AnyGame = find_game(name)
        self.options = make_options(self.game, {"seats": max(2, self.game.seats[0]), **settings})
        self.room: AnyRoom = room_of(self.game, self.options)
        self.layout = self.room.layout
        self.reward, self.scale, self.render_mode = reward, scale or self.room.spread, render_mode
        self.metadata = {**MODES, "name": f"{name}_v{self.game.rules}"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.options.seats)]
        size = sum(part.rows * part.width for part in self.layout.values())
        actions, masks = self.room.ids.size, Box(0, 1, (self.room.ids.size,), np.int8)
        rows = Box(-LIMIT, LIMIT, (size,), np.float32)
        self.observation_spaces: dict[str, Space[OfGame]] = {
            agent: Dict({"observation": rows, "action_mask": masks}) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[OfGame]] = {agent: Discrete(actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.seat: Seat = CHANCE  # the one that is asked
        self.due: tuple[int, ...] = ()  # the ids by which it has begun to fill in a form
        self._at: Walk | None = None
        self.is_imagined = False  # then what was played is not what the state says
        self.luck = Luck(SystemRandom().getrandbits(64))

    def observation_space(self, agent: str) -> Space[OfGame]:
        """What `observe` gives an agent; the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[OfGame]:
        """The ids; the same for all."""
        return self.action_spaces[agent]

    # -- PettingZoo ---------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a new game. The same seed brings the same luck; without one, luck goes on."""
        if seed is not None:
            self.luck = Luck(seed)
            self.luck.word = self.luck.getrandbits(64)  # neighbouring seeds lead far apart
        self.begin(self.game.new(self.options), [], self.possible_agents)
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """Take an id for the agent whose turn it is; raises IllegalStep, and changes nothing, if it is not offered."""
        self._began()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = self._offered(action)
        self._cumulative_rewards[agent] = 0.0
        then = self.walk.take(number)
        if isinstance(then, Walk):
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.go_on(number, then)
        else:
            self._do(self.seat, then)
            self._ask()
            self.rewards = self._rewards()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent knows, as numbers, and which ids it may take: none unless it is asked."""
        self._began()
        seat = self.possible_agents.index(agent)
        is_asked = seat == self.seat
        row = self.room.observe(self.position, seat, self.walk if is_asked else None)
        return {"observation": row, "action_mask": self.mask if is_asked else np.zeros_like(self.mask)}

    def render(self) -> str | None:
        """The table as the seat that is asked sees it, drawn as text: returned or, for people, printed."""
        self._began()
        words = Words("en", self.game.words)
        names = [words.value(SeatName(seat)) for seat in range(self.options.seats)]
        view = self.view(self.agent_selection)
        lines = self.game.render(view, words, names, WIDTH)
        drawn = sheet(view, words, names) if lines is None else lines
        text = "\n".join("  " * line.depth + line.text for line in drawn)
        if self.render_mode == "human":
            print(text, flush=True)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""

    # -- beyond PettingZoo --------------------------------------------------------------------------------------------

    def view(self, agent: str) -> OfGame:
        """What an agent knows, as the structured view of the game; made when it is asked for."""
        self._began()
        return self.game.view(self.position, self.possible_agents.index(agent))

    def action(self, number: int) -> Action | None:
        """The action of an id for the agent that is asked; None for one step of a form."""
        self._began()
        number = self._in_range(number)
        if self.due or self.seat == CHANCE or number not in self.walk.legal:
            return None if self.due else self.room.action(self.position, number)
        then = self.walk.take(number)
        return None if isinstance(then, Walk) else then

    def ids(self, action: Action) -> tuple[int, ...]:
        """The ids that lead to an action from here, one for most, several for a form; raises IllegalStep if none do."""
        self._began()
        if self.seat == CHANCE or (why := check(self.game, self.position, self.seat, action)) is not None:
            raise self._illegal(action.message, None, why if self.seat != CHANCE else None)
        found = list[int]()
        walk: Then = self.walk
        while isinstance(walk, Walk):
            number = walk.toward(action)
            if number not in walk.legal:
                raise self._illegal(action.message, None, None)
            found.append(number)
            walk = walk.take(number)
        return tuple(found)

    def act(self, action: Action) -> None:
        """Take all ids of an action."""
        for number in self.ids(action):
            self.step(number)

    def meaning(self, number: int) -> str:
        """What an id says here, in English."""
        self._began()
        return Words("en", self.game.words).say(self.room.meaning(self.position, self._in_range(number)))

    def clone(self) -> Self:
        """An environment of its own that stands here, and has the same luck to come."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.luck = self.luck.copy()
        twin.agents = self.agents[:]
        if self.agents or hasattr(self, "position"):
            twin.position = self.position.copy()
            twin.entries = self.entries[:]
            twin._at = None  # choices belong to one state
            twin.rewards, twin._cumulative_rewards = self.rewards.copy(), self._cumulative_rewards.copy()
            twin.terminations, twin.truncations = self.terminations.copy(), self.truncations.copy()
            twin.infos = {agent: info.copy() for agent, info in self.infos.items()}
        return twin

    def __deepcopy__(self, _memo: dict[int, object]) -> Self:
        """What many searches do to copy an environment: the tables of the game are shared all the same."""
        return self.clone()

    def imagined(self, agent: str, seed: int) -> Self:
        """A clone in which all that an agent cannot know, and the luck to come, is drawn anew: for honest searches.

        A form that another agent has begun begins anew: how far it has come is its own secret.
        """
        twin = self.clone()
        twin.luck = Luck(seed)
        twin.position = self.game.imagine(self.position, self.possible_agents.index(agent), twin.luck)
        twin.position.events = None
        twin.is_imagined = True
        if agent != self.agent_selection:
            twin.due = ()
        if twin.seat != CHANCE:
            twin._offer(twin.walk)
        return twin

    def save(self) -> bytes:
        """All of it as JSON: the record, the luck to come, and how far the agent has filled in a form."""
        return saved(self)

    def restore(self, data: bytes) -> None:
        """Stand where an environment of the same game and options was saved; raises BadSave, and changes nothing."""
        restore(self, data)

    @property
    def record(self) -> Record:
        """The game so far as a record, which can be kept, replayed and looked at in the browser."""
        self._began()
        if self.is_imagined:
            raise LearnError("learn-imagined")
        entries = tuple(Entry(seat, action) for seat, action in self.entries)
        return Record(self.game.name, self.game.rules, self.options, entries)

    def begin(self, state: State, entries: list[tuple[Seat, Action]], agents: Sequence[str]) -> None:
        """Go on from a state that these entries led to, with the agents that are still there."""
        self.position: OfGame = state
        self.entries, self.is_imagined = entries, False
        state.events = None
        self.agents = list(agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.__dict__.pop("_skip_agent_selection", None)  # of PettingZoo, which steps through finished agents
        self._standing = self._margins()
        self._ask()

    def collected(self, agent: str) -> float:
        """The reward of an agent since its last step."""
        return self._cumulative_rewards[agent]

    # -- the game -----------------------------------------------------------------------------------------------------

    def _do(self, seat: Seat, action: Action) -> None:
        self.entries.append((seat, action))
        self.game.advance(self.position, seat, action)

    def _ask(self) -> None:
        """Let chance draw until a seat is asked; of several that are, the first."""
        decisions, state, luck = self.game.decisions, self.position, self.luck
        while asked := decisions(state):
            decision = asked[0]
            if decision.seat != CHANCE:
                self.seat, self.due = decision.seat, ()
                self.agent_selection = self.possible_agents[decision.seat]
                self._offer(self.room.walk(state, decision))
                return
            self._do(CHANCE, decision.choices.sample(luck))
        self.seat, self.due, self._at = CHANCE, (), None
        self.mask = np.zeros(self.room.ids.size, np.int8)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = (*self.agents, *self.possible_agents)[0]
        self.infos = {agent: {"action_mask": self.mask} for agent in self.agents}

    def go_on(self, number: int, walk: Walk) -> None:
        """An id was taken, and the form goes on."""
        self.due = (*self.due, number)
        self._offer(walk)

    def _offer(self, walk: Walk) -> None:
        self._at = walk
        places = bytearray(self.room.ids.size)  # filled in sooner than an array
        for number in walk.legal:
            places[number] = 1
        mask = self.mask = np.frombuffer(places, np.int8)
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection]["action_mask"] = mask

    @property
    def walk(self) -> Walk:
        """Where the agent stands that is asked; a clone finds it again."""
        if self._at is None:
            decision = next(one for one in self.game.decisions(self.position) if one.seat == self.seat)
            walk = self.room.walk(self.position, decision)
            for number in self.due:
                then = walk.take(number)
                assert isinstance(then, Walk), "a form is not filled in yet"
                walk = then
            self._at = walk
        return self._at

    def _margins(self) -> list[float]:
        if self.reward != "difference":
            return []
        return [margin_now(self.game, self.position, seat) for seat in range(self.options.seats)]

    def _rewards(self) -> dict[str, float]:
        if self.reward == "difference":
            before, self._standing = self._standing, self._margins()
            gains = [(now - then) / self.scale for now, then in zip(self._standing, before, strict=True)]
        elif self.seat != CHANCE:
            return dict.fromkeys(self.agents, 0.0)
        elif self.reward == "margin":
            gains = [margin_now(self.game, self.position, seat) / self.scale for seat in range(self.options.seats)]
        else:
            outcome = self.game.outcome(self.position)
            assert outcome is not None, "nobody is asked any more"
            gains = place_scores(outcome.places)
        return dict(zip(self.possible_agents, gains, strict=False))

    # -- refusals -----------------------------------------------------------------------------------------------------

    def _began(self) -> None:
        if not hasattr(self, "position"):
            raise LearnError("learn-not-reset")

    def _in_range(self, number: object) -> int:
        if isinstance(number, INTEGERS) and not isinstance(number, bool) and 0 <= number < self.room.ids.size:
            return int(number)
        raise IllegalStep("learn-no-such-id", found=repr(number), last=self.room.ids.size - 1)

    def _offered(self, action: object) -> int:
        number = self._in_range(action)
        if number in self.walk.legal:
            return number
        meant = None if self.due else self.room.action(self.position, number)
        why = None if meant is None else check(self.game, self.position, self.seat, meant)
        raise self._illegal(self.room.meaning(self.position, number), number, why)

    def _illegal(self, meaning: Message, number: int | None, refusal: Refusal | None) -> IllegalStep:
        why = Word("learn-not-here") if refusal is None else Word(refusal.message.key, refusal.message.values)
        said: dict[str, Value] = {"seat": SeatName(self.seat), "action": Word(meaning.key, meaning.values), "why": why}
        if number is None:
            return IllegalStep("learn-illegal-action", self.game.words, **said)
        return IllegalStep("learn-illegal-id", self.game.words, id=number, **said)
