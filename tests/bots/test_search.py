"""The tree: it finds what is best where that can be known, plays every game, and the same for the same seed."""

from random import Random

import pytest

from krajina.bots.search import PlainBot, SearchBot
from krajina.bots.tree import FULL, Tree, squashed
from krajina.bots.walking import ContractWalk
from krajina.core import AnyGame, Clock, Seated, State, Unhurried, find_game, make_options
from krajina.core.action import Action
from krajina.core.level import Level
from krajina.core.luck import Luck
from krajina.core.walk import OVER, Walk

FEW = Level(rank="adept", bot="search", nodes=60)


class Bet(Walk[Action]):
    """Safe (1 point), or a coin for 3 points; and then the rival may take as many."""

    def __init__(self, step: int = 0, won: int = 0, taken: int = 0) -> None:
        self.step, self.won, self.taken = step, won, taken

    def copy(self) -> "Bet":
        return Bet(self.step, self.won, self.taken)

    def asked(self) -> int:
        return (0, -1, 1, OVER)[self.step]

    def codes(self) -> list[int]:
        return [0, 1]

    def pick(self, luck: Luck) -> int:
        return int(luck.below(2))

    def do(self, code: int) -> None:
        if self.step == 0:
            self.won, self.step = (1, 2) if code == 0 else (0, 1)
        elif self.step == 1:
            self.won, self.step = 3 * code, 2
        else:
            self.taken, self.step = 2 * code, 3

    def wander(self, turns: int, luck: Luck) -> None:
        while turns and self.step < 3:
            self.do(self.pick(luck))

    def points(self) -> list[float]:
        return [float(10 * self.won), float(10 * self.taken)]

    values = points


def test_luck_is_weighed_and_the_rival_serves_itself() -> None:
    tree = Tree(Bet(), Luck(5), FULL)
    tree.grow(3000)
    assert tree.best() == 1, "three points half the time are more than one"
    safe, coin = (tree.root.children[tree.root.codes.index(code)] for code in (0, 1))
    assert safe.sums[0] / safe.visits == pytest.approx(squashed(-10 / 40), abs=0.05)
    assert coin.seat == -1
    assert sorted(coin.codes) == [0, 1]
    assert sum(tree.root.children[number].visits for number in (0, 1)) == 3000


@pytest.mark.parametrize("name", ["carcassonne", "stroganov", "graenaland", "harvest"])
def test_it_answers_in_every_game_and_the_same_for_the_same_seed(name: str) -> None:
    game = find_game(name)
    state = begun(game)
    seat = game.decisions(state)[0].seat
    first, second = (Seated(game, SearchBot(game, FEW), Random(3)).answer(state, seat) for _ in range(2))
    assert first == second
    assert first in game.decisions(state)[0].choices


def begun(game: AnyGame) -> State:
    """A position in which a seat has a choice."""
    rng, state = Random(1), game.new(make_options(game, {"seats": game.seats[1]}))
    for _ in range(8):
        decision = game.decisions(state)[0]
        game.advance(state, decision.seat, decision.choices.sample(rng))
    while game.decisions(state)[0].seat < 0:
        decision = game.decisions(state)[0]
        game.advance(state, decision.seat, decision.choices.sample(rng))
    found: State = state
    return found


def test_the_plain_one_asks_no_judge() -> None:
    game = find_game("carcassonne")
    state = begun(game)
    decision = game.decisions(state)[0]
    bot = PlainBot(game, FEW)
    bot.judge = game.judge(dict.fromkeys(game.judge().names, 100.0))
    other = PlainBot(game, FEW)
    answers = [each.choose(state, decision, Random(2), Unhurried()) for each in (bot, other)]
    assert answers[0] == answers[1]


def test_the_clock_stops_it_after_any_leaf(monkeypatch: pytest.MonkeyPatch) -> None:
    class Short:
        looks = 0

        def left(self) -> float:
            self.looks += 1
            return 0.0

    clock: Clock = Short()
    leaves: list[int] = []
    grow = Tree.grow

    def counted(tree: Tree[Action], more: int) -> None:
        leaves.append(more)
        grow(tree, more)

    monkeypatch.setattr(Tree, "grow", counted)
    game = find_game("carcassonne")
    state = begun(game)
    bot = SearchBot(game, Level(rank="adept", bot="search", nodes=10**9))
    assert bot.choose(state, game.decisions(state)[0], Random(1), clock) in game.decisions(state)[0].choices
    assert sum(leaves) == 1


def test_a_walk_of_the_contract_goes_as_the_game_does() -> None:
    game = find_game("harvest")
    state = begun(game)
    walk = ContractWalk(game, game.judge(), state.copy())
    luck = Luck(1)
    while walk.asked() != OVER:
        decision = game.decisions(state)[0]
        assert walk.asked() == decision.seat
        code = walk.pick(luck)
        action = walk.action(code)
        assert action in decision.choices
        game.advance(state, decision.seat, action)
        walk.do(code)
    outcome = game.outcome(state)
    assert outcome is not None
    assert walk.points() == [float(points) for points in outcome.points]
