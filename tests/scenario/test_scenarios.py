"""Scenario files: each kind of sentence can hold and can fail, and a failure says where and what is the case."""

from pathlib import Path

import pytest

from krajina.scenario import ScenarioFailed, Stage, run_scenario
from krajina.scenario.phrases import NotUnderstood
from krajina.scenario.sentences import SENTENCES, expect

DEAL = ["chance: draw rye", "chance: draw hops", "chance: draw rye", "chance: draw rye", "chance: draw hops"]
BIDS = ["red: bid 3 coins", "blue: bid 1 coin"]
END = ["red: share out 2× rye | hops"]


def stage(*moves: str) -> Stage:
    made = Stage("harvest", ["red", "blue"], {"rounds": 1})
    for move in moves:
        made.act(move)
    return made


# form, moves, a sentence that holds, one that does not, and what is found instead
CASES = [
    ("the game is over", [*DEAL, *BIDS, *END], "the game is over", None, ""),
    ("the game is over", DEAL, None, "the game is over", "somebody is still asked"),
    ("the game goes on", DEAL, "the game goes on", None, ""),
    ("the game goes on", [*DEAL, *BIDS, *END], None, "the game goes on", "it is over"),
    (
        "{name} may not take back because {code}",
        [*DEAL, *BIDS],
        "blue may not take back because revealed",
        "blue may not take back because chance",
        "revealed",
    ),
    (
        "{name} may take back {number}",
        [*DEAL, "red: bid 3 coins"],
        "red may take back 1",
        "red may take back 2",
        "1 steps",
    ),
    (
        "{name} may not {action} because {code}",
        DEAL,
        "red may not bid 7 coins because coins",
        "red may not bid 7 coins because not-asked",
        "coins",
    ),
    ("{name} may {action}", DEAL, "red may bid 6 coins", "red may bid 7 coins", "too high"),
    ("{name} is told: {text}", DEAL, "everybody is told: On the cart: hops.", "red is told: Nothing.", "told is"),
    (
        "{name} is not told: {text}",
        DEAL[:1],
        "blue is not told: You love rye: each piece will be worth three points to you.",
        "red is not told: You love rye: each piece will be worth three points to you.",
        "it is told",
    ),
    ("{name} is asked to {prompt}", DEAL, "red is asked to bid", "red is asked to share", "asked is bid"),
    ("{name} is in place {number}", [*DEAL, *BIDS, *END], "blue is in place 2", "red is in place 2", "place 1"),
    ("{name} has {number} {noun}", [*DEAL, *BIDS], "red has 3 coins", "red has 4 coins", "3"),
    (
        "{name} scores {number} for {why}",
        [*DEAL, *BIDS, *END],
        "red scores 6 for favourite",
        "red scores 5 for other",
        "0",
    ),
    ("{name} wins", [*DEAL, *BIDS, *END], "red wins", "blue wins", "place 2"),
    (
        "{name} sees the {field} of {other}: {value}",
        DEAL,
        "red sees the favourite of red: rye",
        "red sees the favourite of blue: hops",
        "nothing",
    ),
    ("{name} sees the {field}: {value}", DEAL, "red sees the round: 1", "red sees the round: 2", "1"),
    ("the {field} is {value}", DEAL, "the cart is 2× rye and hops", "the cart is nothing", "2× rye and hops"),
]


@pytest.mark.parametrize(("form", "moves", "holds", "fails", "found"), CASES)
def test_each_form_of_sentence(form: str, moves: list[str], holds: str | None, fails: str | None, found: str) -> None:
    if holds is not None:
        assert expect(stage(*moves), holds) == ""
    if fails is not None:
        assert found in expect(stage(*moves), fails)


def test_every_form_has_a_case() -> None:
    assert {case[0] for case in CASES} == set(SENTENCES)


@pytest.mark.parametrize("sentence", ["the weather is fine", "red dances", "red has 3 sheep", "pink wins", "red wins?"])
def test_nonsense_is_not_understood(sentence: str) -> None:
    with pytest.raises(NotUnderstood):
        expect(stage(*DEAL), sentence)


HEAD = 'game = "harvest"\nrule = "section 3"\nseats = ["red", "blue"]\n'


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("this is no TOML", "reading"),
        ('game = "harvest"', "missing required field"),
        (HEAD + 'step = []\ncolour = "red"', "colour"),
        (HEAD.replace("harvest", "chess") + "step = []", "unknown-game"),
        (HEAD + "step = []\noptions = { rounds = 99 }", "rounds"),
        (HEAD + '[[step]]\nplay = ["red bids"]', "step 1, 'red bids'"),
        (HEAD + '[[step]]\nplay = ["red: bid 1 coin"]', "Possible: nothing"),
        (HEAD + '[[step]]\nplay = ["chance: draw rye", "chance: dance"]', "'chance: dance'"),
        (HEAD + '[[step]]\nplay = ["red: take back some"]', "step 1"),
        (HEAD + '[[step]]\nthen = ["red wins"]', "does not hold: it is not over"),
        (HEAD + '[[step]]\nthen = ["who knows"]', "no sentence"),
    ],
)
def test_a_failure_names_file_step_and_sentence(tmp_path: Path, text: str, trouble: str) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(text)
    with pytest.raises(ScenarioFailed) as failed:
        run_scenario(file)
    assert str(failed.value).startswith("broken.toml, ")
    assert trouble in str(failed.value)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(ScenarioFailed, match=r"nowhere\.toml"):
        run_scenario(tmp_path / "nowhere.toml")
