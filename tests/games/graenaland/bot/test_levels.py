"""The levels of the bots: there are six, they know what their seat may know, and answer alike with the same luck."""

from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from tests.games.graenaland.table import CLANS, LANDS, ROW

from krajina.bots.levels import METHODS
from krajina.core import Action, BadData, Seat, decision_of, make_options
from krajina.core.level import RANKS
from krajina.core.player import Seated
from krajina.core.weights import FILE, read_weights
from krajina.games import graenaland as a
from krajina.games.graenaland import GAME, State
from krajina.games.graenaland.bot.terms import LEARNED
from krajina.games.graenaland.state import NOBODY

LEVELS = tuple(GAME.levels)


def begin(phase: str) -> State:
    position = {"phase": phase, "supply_row": ROW, "clans": CLANS, "lands": LANDS}
    return GAME.new(make_options(GAME, {"seats": 3, "position": position}))


def answer(level: str, state: State, seat: Seat, seed: int) -> Action:
    made = GAME.levels[level]
    found: Action = Seated(GAME, METHODS[made.bot](GAME, made), Random(seed)).answer(state, seat)
    return found


def test_there_are_six_levels_and_styles_of_two() -> None:
    assert tuple(dict.fromkeys(level.rank for level in GAME.levels.values())) == RANKS
    styles = [level for level in GAME.levels.values() if level.style]
    assert {level.rank for level in styles} == {"journeyman", "adept"}
    assert all(set(level.sight) <= set(GAME.judge().names) for level in GAME.levels.values())
    assert all(level.bot in METHODS for level in GAME.levels.values())


@pytest.mark.parametrize("phase", ["movement", "sharing", "building"])
@pytest.mark.parametrize("level", LEVELS)
def test_what_it_cannot_know_changes_nothing(level: str, phase: str) -> None:
    truth = begin(phase)
    seat = GAME.decisions(truth)[0].seat
    other = GAME.imagine(truth, seat, Random(99))
    assert [clan.hand for clan in other.clans] != [clan.hand for clan in truth.clans]
    first = answer(level, truth, seat, 5)
    assert answer(level, other, seat, 5) == first
    assert answer(level, truth, seat, 5) == first, "and it is the same again"
    decision = decision_of(GAME, truth, seat)
    assert decision is not None
    assert first in decision.choices


@pytest.mark.parametrize("level", LEVELS)
def test_says_that_it_has_won(level: str) -> None:
    mine = {"villages": {"plains_1": 4, "forest_1": 2, "hills_coast": 2}, "warrior": "plains_1", "army": 3}
    position = {"phase": "building", "supply_row": ROW, "clans": [mine, *CLANS[1:]]}
    state = GAME.new(make_options(GAME, {"seats": 3, "position": position}))
    while state.winner != 0:
        GAME.advance(state, 0, answer(level, state, 0, 1))
    assert state.round == 1


def test_a_judge_names_its_terms_and_they_sum_up() -> None:
    judge, state = GAME.judge(), begin("sharing")
    for seat in range(3):
        assert set(judge.terms(state, seat)) <= set(judge.names)
        assert sum(judge.terms(state, seat).values()) == pytest.approx(judge.lead(state, seat))
    weights = read_weights(files("krajina.games.graenaland.bot"), GAME.name, GAME.rules, LEARNED)
    for row, base, value in zip(judge.features(state), judge.base(state), judge.values(state), strict=True):
        assert base + sum(map(float.__mul__, weights, row)) == pytest.approx(value)


def test_a_sight_makes_a_term_count_more_or_not_at_all() -> None:
    state = begin("sharing")
    plain, blind = GAME.judge().terms(state, 1), GAME.judge({"income": 0.0, "cards": 2.0}).terms(state, 1)
    assert plain["income"] > 0.0 == blind["income"]
    assert blind["cards"] == pytest.approx(2 * plain["cards"])
    assert GAME.judge().terms(state, 1) == plain, "judges do not mix"


@pytest.mark.parametrize(
    ("old", "new"), [('"rules": "2"', '"rules": "1"'), ('"way"', '"wya"'), ("1.0,", '"much",'), ("{", "")]
)
def test_a_damaged_table_of_weights_is_refused(tmp_path: Path, old: str, new: str) -> None:
    text = (files("krajina.games.graenaland.bot") / FILE).read_text("utf-8")
    (tmp_path / FILE).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadData) as caught:
        read_weights(tmp_path, GAME.name, GAME.rules, LEARNED)
    assert caught.value.message.values["file"] == FILE


def test_no_level_talks_instead_of_answering() -> None:
    state = begin("sharing")
    seat = GAME.decisions(state)[0].seat
    proposal = answer("journeyman", state, seat, 1)
    assert isinstance(proposal, a.Propose)
    GAME.advance(state, seat, proposal)
    for level in LEVELS:
        assert isinstance(answer(level, state, GAME.decisions(state)[0].seat, 1), a.Vote)


def test_a_building_counts_beside_the_way_that_it_shortens() -> None:
    state = begin("building")
    state.spots = [NOBODY] * len(state.spots)
    assert GAME.judge().terms(state, 0)["buildings"] == 0.0
    state.spots[0] = 0
    assert GAME.judge().terms(state, 0)["buildings"] > 0.0
    assert GAME.judge({"buildings": 0.0}).terms(state, 0)["buildings"] == 0.0
