"""Players: a person or bot that answers for a seat, and the loop that plays a whole game with them."""

from collections.abc import Sequence
from random import Random
from typing import Generic, Protocol, TypeVar

from krajina.core.action import A
from krajina.core.chance import Chance, Fair, simulated
from krajina.core.decision import Decision
from krajina.core.game import Game, Opt, S, State
from krajina.core.play import Play
from krajina.core.seat import CHANCE, Seat
from krajina.core.step import decision_of

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Clock(Protocol):
    """How long a player may still think. Rules know no clock; the host brings it."""

    def left(self) -> float:
        """Seconds left for this decision; infinite where no clock runs."""


class Unhurried:
    """The clock of a host that does not count."""

    def left(self) -> float:
        """All the time in the world."""
        return float("inf")


class Bot(Protocol[S_contra, A]):
    """A player that is a program. Made with the game it plays; ten lines make one."""

    def choose(self, state: S_contra, decision: Decision[A], rng: Random, clock: Clock) -> A:
        """Pick one of the choices. The state is imagined: what the seat cannot know is drawn anew."""


class Seated(Generic[Opt, S, A]):
    """Asks a bot for a seat in such a way that it never holds the truth."""

    def __init__(self, game: Game[Opt, S, A], bot: Bot[S, A], rng: Random, clock: Clock | None = None) -> None:
        self.game = game
        self.bot = bot
        self.rng = rng
        self.clock = clock or Unhurried()

    def answer(self, state: S, seat: Seat) -> A:
        """What the bot chooses for this seat. The choices are those of the imagined state: they may refer to it."""
        imagined = self.game.imagine(state, seat, self.rng)
        decision = decision_of(self.game, imagined, seat)
        assert decision is not None, "an imagined state asks this seat what the true one asks it"
        return self.bot.choose(imagined, decision, self.rng, self.clock)


def play_game(
    game: Game[Opt, S, A],
    options: Opt,
    bots: Sequence[Bot[S, A]],
    rng: Random,
    chance: Chance | None = None,
    fair: Fair | None = None,
) -> Play[Opt, S, A]:
    """Play a whole game, a bot a seat; chance draws from `chance`, or from `rng` where that will do."""
    assert len(bots) == options.seats, "a bot a seat"
    draw = chance or simulated(_own(rng))
    players = [Seated(game, bot, _own(rng)) for bot in bots]
    play = Play(game, options, fair)
    while decisions := game.decisions(play.state):
        [first, *_] = decisions
        if first.seat == CHANCE:
            play.act(CHANCE, first.choices.sample(draw(play.draws)))
        else:
            play.act(first.seat, players[first.seat].answer(play.state, first.seat))
    return play


def _own(rng: Random) -> Random:
    """A source of luck of one's own: a bot that shared it with chance could foresee the draws."""
    return Random(rng.getrandbits(64))
