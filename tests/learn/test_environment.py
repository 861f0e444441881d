"""Rewards, refusals, views and drawings of environments."""

import subprocess
import sys
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.learn.playing import TABLES, played, table

from krajina.core import BadOptions
from krajina.games.carcassonne import PlaceTile
from krajina.learn import IllegalStep, LearnError, Solo, env, solo
from krajina.learn.rewards import margins, place_scores


@pytest.mark.parametrize(
    ("places", "scores"),
    [((1, 2), [1, -1]), ((1, 1), [0, 0]), ((2, 1, 3), [0, 1, -1]), ((1, 2, 2, 4), [1, 0, 0, -1]), ((1,), [1])],
)
def test_place_scores_sum_up_to_nothing(places: tuple[int, ...], scores: list[float]) -> None:
    assert place_scores(places) == pytest.approx(scores)


def test_a_margin_is_that_to_the_best_other_row() -> None:
    assert margins([10, 7, 12]) == [-2, -5, 2]
    assert margins([4]) == [4]


@pytest.mark.parametrize("name", ["carcassonne", "stroganov-alone", "stroganov"])
def test_rewards_are_those_of_the_outcome(name: str) -> None:
    for reward in ("place", "margin", "difference"):
        table_ = table(name, reward=reward, scale=1.0)
        sums = dict.fromkeys(table_.possible_agents, 0.0)
        for _ in played(table_, 7, 5000):
            for agent, one in table_.rewards.items():
                sums[agent] += one
        for agent, one in table_.rewards.items():
            sums[agent] += one
        outcome = table_.game.outcome(table_.position)
        assert outcome is not None
        due = place_scores(outcome.places) if reward == "place" else margins(outcome.points)
        assert list(sums.values()) == pytest.approx(due[: len(sums)])


def test_an_id_that_is_not_offered_is_refused_with_the_reason_and_changes_nothing() -> None:
    carcassonne = env("carcassonne", seats=2)
    carcassonne.reset(seed=1)
    before = carcassonne.save()
    figure = carcassonne.ids(next(iter(carcassonne.game.decisions(carcassonne.position)[0].choices)))[0]
    mask = carcassonne.infos["player_0"]["action_mask"]
    wrong = next(number for number in range(figure, len(mask)) if not mask[number])
    with pytest.raises(IllegalStep) as caught:
        carcassonne.step(wrong)
    said = str(caught.value)
    assert said.startswith(f"Player 1 cannot take id {wrong} now (place the tile at ")
    assert said.endswith("(page 3)") or said.endswith(".")
    assert carcassonne.save() == before
    for stranger in (-1, len(mask), None, True, "3", 2.5):
        with pytest.raises(IllegalStep, match="is no id here; ids go from 0 to"):
            carcassonne.step(stranger)  # type: ignore[arg-type]  # that is the point
    with pytest.raises(IllegalStep, match="cannot do this now: place the tile at 9,9"):
        carcassonne.ids(PlaceTile((9, 9), 0))
    assert carcassonne.save() == before


@pytest.mark.parametrize("name", TABLES)
def test_every_number_of_the_layout_lies_in_the_observation(name: str) -> None:
    table_ = table(name)
    table_.reset(seed=1)
    end = 0
    for part in table_.layout.values():
        assert part.start == end
        end += part.rows * part.width
    for agent in table_.possible_agents:
        assert table_.observe(agent)["observation"].shape == (end,)
        assert table_.observe(agent)["action_mask"].any() == (agent == table_.agent_selection)


def test_observations_say_what_the_view_says() -> None:
    table_ = table("carcassonne")
    for _ in played(table_, 9, 60):
        pass
    agent = table_.agent_selection
    seat, view = table_.possible_agents.index(agent), table_.view(agent)
    row = table_.observe(agent)["observation"]

    def part(name: str) -> NDArray[np.float32]:
        at = table_.layout[name]
        return row[at.start : at.start + at.rows * at.width].reshape(at.rows, at.width)

    order = [seat, 1 - seat]
    assert part("points")[:, 0].tolist() == [view.players[one].points for one in order]
    assert part("figures")[:, 0].tolist() == [view.players[one].figures["meeple"] for one in order]
    assert part("tiles_left").sum() == view.tiles_left
    assert part("left").sum() == sum(view.bag.values())
    assert {(x, y) for there, x, y, *_ in part("open") if there} == {cell.at for cell in view.open_cells}
    laid = [(int(x), int(y), int(turn)) for x, y, kind, turn, *_ in part("land") if kind]
    assert sorted(laid) == sorted((*tile.at, tile.turn) for tile in view.tiles)
    assert (part("land")[:, 4] > 0).sum() == len(view.figures)


def test_a_drawing_is_text() -> None:
    table_ = table("stroganov", render_mode="ansi")
    table_.reset(seed=1)
    drawn = table_.render()
    assert isinstance(drawn, str)
    assert "Player 1" in drawn


def test_nothing_works_before_the_game_begins() -> None:
    for call in ("save", "render", "clone"):
        fresh = table("carcassonne")
        if call == "clone":
            assert fresh.clone().agents == []
            continue
        with pytest.raises(LearnError, match="call reset first"):
            getattr(fresh, call)()


def test_what_cannot_be_set_up_is_refused_in_one_sentence() -> None:
    with pytest.raises(LearnError, match=r"no environment for “chess”. There are: carcassonne"):
        env("chess")
    with pytest.raises(LearnError, match="no reward “fame”"):
        env("carcassonne", reward="fame")  # type: ignore[arg-type]  # that is the point
    with pytest.raises(LearnError, match="no render mode “rgb_array”"):
        env("carcassonne", render_mode="rgb_array")
    with pytest.raises(LearnError, match="no seat 5 at this table; the last one is 1"):
        solo("carcassonne", seat=5)
    with pytest.raises(BadOptions):
        env("carcassonne", seats=9)


def test_one_seat_plays_against_bots_and_its_own_answers_are_strict_on_demand() -> None:
    strict: Solo = solo("carcassonne", seat=1, against="greedy", illegal="raise", reward="margin")
    _, info = strict.reset(seed=4)
    assert strict.table.agent_selection == "player_1"
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[-1])
    with pytest.raises(IllegalStep, match="cannot take id"):
        strict.step(wrong)
    _, _, is_over, _, info = strict.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert not is_over
    assert strict.view().active == 1


def test_a_whole_game_alone_against_ivan() -> None:
    alone = solo("stroganov", seats=1, reward="margin", scale=1.0)
    _, info = alone.reset(seed=2)
    is_over, total = False, 0.0
    while not is_over:
        _, reward, is_over, _, info = alone.step(int(np.flatnonzero(info["action_mask"])[0]))
        total += reward
    outcome = alone.table.game.outcome(alone.table.position)
    assert outcome is not None
    assert total == outcome.points[0] - outcome.points[1]


def test_forms_are_walked_in_steps_that_add_up_to_one_action() -> None:
    table_ = table("graenaland")
    longest = 0
    for count, _ in enumerate(played(table_, 8, 400)):
        decision = next(one for one in table_.game.decisions(table_.position) if one.seat == table_.seat)
        if table_.due or decision.prompt != "propose":
            continue
        action = decision.choices.sample(Random(count))
        numbers = table_.ids(action)
        twin, entries = table_.clone(), len(table_.entries)
        for number in numbers[:-1]:
            twin.step(number)
            assert len(twin.entries) == entries
            assert twin.agent_selection == table_.agent_selection
        twin.step(numbers[-1])
        assert twin.entries[entries] == (table_.seat, action)
        longest = max(longest, len(numbers))
    assert longest > 3


def test_without_the_packages_it_needs_one_sentence_says_how_to_get_them() -> None:
    hide = "import sys; sys.modules['pettingzoo'] = None"
    code = f"{hide}\ntry:\n    import krajina.learn\nexcept ImportError as error: print(error)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith('pettingzoo is not installed: pip install "krajina[learn]"')
