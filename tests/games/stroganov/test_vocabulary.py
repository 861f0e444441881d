"""The tables speak in closed vocabularies: the rules know every word, and no word is left without a meaning."""

from typing import Literal, get_args, get_origin

import msgspec
import pytest

from krajina.core import CHANCE, Word
from krajina.core.pickled import held_by
from krajina.core.tasks import go_on
from krajina.games.stroganov import GAME, MatSetup, Position, Second, State, StroganovOptions, Why, ivan
from krajina.games.stroganov.advanced import FreeAdvanced
from krajina.games.stroganov.moves.build_outpost import BuildAnywhere
from krajina.games.stroganov.moves.fulfil_card import FulfilPaidOnly
from krajina.games.stroganov.moves.hunt import HuntTask
from krajina.games.stroganov.moves.keep_fur import FurForPlayer
from krajina.games.stroganov.moves.move_cossack import FreeMove
from krajina.games.stroganov.moves.step_trophy import Trophy
from krajina.games.stroganov.moves.take_fur import TakeFromMarket
from krajina.games.stroganov.moves.take_trophy_reward import TrophyReward
from krajina.games.stroganov.moves.use_yurt import UseYurtAnywhere
from krajina.games.stroganov.moves.visit_village import VisitAnywhere
from krajina.games.stroganov.pieces import TIGER
from krajina.games.stroganov.rewards import GAIN, IVAN_REWARDS, REWARDS, give_one
from krajina.games.stroganov.rows import Per, Reward, Rule
from krajina.games.stroganov.scoring import COUNTS
from krajina.games.stroganov.standing import QUIET, RULES, Standing
from krajina.games.stroganov.state import Mat
from krajina.games.stroganov.tables import MANNERS, gains_of

WORDS = Reward.__struct_fields__
POSITION = Position(mats=(MatSetup(at=3, horses=1, trophy=3), MatSetup()))
# What is counted on a mat, and what is asked instead.
GIVEN = ("vp", "coin", "horse", "banner", "tiger", "story", "outpost")
ASKED = {
    "fur_bag": FurForPlayer,
    "fur_market": TakeFromMarket,
    "trophy": Trophy,
    "move": FreeMove,
    "hunt": HuntTask,
    "pick_above": TrophyReward,
    "visit_village": VisitAnywhere,
    "use_yurt": UseYurtAnywhere,
    "advanced_action": FreeAdvanced,
    "build_outpost": BuildAnywhere,
    "fulfil_tsar": FulfilPaidOnly,
}


def manners(word: str) -> tuple[str, ...]:
    """The words that say how, where a reward has no number."""
    [kind] = [field.type for field in msgspec.structs.fields(Reward) if field.name == word]
    literals = [part for part in get_args(kind) if get_origin(part) is Literal]
    return tuple(manner for part in literals for manner in get_args(part))


def table() -> State:
    return GAME.new(StroganovOptions(seats=2, position=POSITION))


def counted(mat: Mat) -> dict[str, int]:
    return {
        "vp": mat.points,
        "coin": mat.coins,
        "horse": mat.horses,
        "banner": mat.banners,
        "tiger": mat.furs[TIGER],
        "story": mat.stories,
        "outpost": mat.outposts,
    }


def test_every_reward_has_a_function_and_every_function_a_word() -> None:
    assert set(REWARDS) == set(WORDS)
    assert set(IVAN_REWARDS) <= set(WORDS)
    assert {*GIVEN, *ASKED} == set(WORDS)


def test_every_reward_has_words_for_people() -> None:
    assert set(GAIN) == set(WORDS)
    for word in WORDS:
        for amount in (1, *map(MANNERS.__getitem__, manners(word))):
            assert isinstance(GAIN[word](amount), Word)


def test_every_manner_of_a_reward_has_a_number() -> None:
    said = {manner for word in WORDS for manner in manners(word)}
    assert set(MANNERS) == said
    for word in WORDS:
        for manner in manners(word):
            assert gains_of((msgspec.convert({word: manner}, Reward),)) == ((word, MANNERS[manner]),)


@pytest.mark.parametrize("word", GIVEN)
def test_what_is_counted_comes_at_once(word: str) -> None:
    state = table()
    before, left = counted(state.mats[0]), len(state.todo)
    give_one(state, 0, word, 2, Why.YURT)
    assert counted(state.mats[0]) == before | {word: before[word] + 2}
    assert len(state.todo) == left
    assert state.mats[0].sheet[list(Why).index(Why.YURT)] == (2 if word == "vp" else 0)


@pytest.mark.parametrize("word", ASKED)
def test_what_has_to_be_chosen_is_asked(word: str) -> None:
    state = table()
    before = counted(state.mats[0])
    give_one(state, 0, word, 1, Why.YURT)
    assert type(state.todo[-1]) is ASKED[word]
    assert counted(state.mats[0]) == before


def changed_by(rule: str) -> set[str]:
    now = Standing()
    RULES[rule](now, 1)
    return {name for name, value in held_by(now).items() if value != getattr(QUIET, name)}


def test_every_lasting_rule_changes_what_holds_for_a_player() -> None:
    assert set(RULES) == set(get_args(Rule))
    changed = [changed_by(rule) for rule in RULES]
    assert all(len(names) == 1 for names in changed)
    assert set[str]().union(*changed) == set(held_by(QUIET))


def test_everything_that_cards_multiply_by_can_be_counted() -> None:
    assert set(COUNTS) == set(get_args(Per))
    state = table()
    assert {per: count(state, 0) for per, count in COUNTS.items()} == dict.fromkeys(COUNTS, 0)


def test_the_opponent_knows_every_second_action_of_his_cards() -> None:
    assert set(ivan.SECOND) == set(Second)


@pytest.mark.parametrize("word", WORDS)
def test_the_opponent_is_never_asked_about_a_reward(word: str) -> None:
    """Whatever he gains he gets by himself: nobody is there to answer for him."""
    state = GAME.new(StroganovOptions(seats=1, position=POSITION))
    state.todo.clear()
    give_one(state, state.ivan, word, 1, Why.YURT)
    go_on(state)
    assert [decision.seat for decision in GAME.decisions(state)] in ([], [CHANCE])
