"""Scenario files: each kind of sentence can hold and can fail, and a failure says where and what is the case."""

import re
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from krajina.scenario import ScenarioFailed, Stage, run_scenario
from krajina.scenario.notation import NotUnderstood
from krajina.scenario.sentences import SENTENCES, expect
from krajina_harvest.game import HarvestView

DEAL = [
    "chance: draw crop=rye",
    "chance: draw crop=hops",
    "chance: draw crop=rye",
    "chance: draw crop=rye",
    "chance: draw crop=hops",
]
BIDS = ["red: bid coins=3", "blue: bid coins=1"]
END = ["red: share shares=(2*rye),(hops)"]


class Clouds(msgspec.Struct, frozen=True):
    clouds: int
    colours: tuple[str, ...]


class Sky(msgspec.Struct, frozen=True):
    wind: int
    over: Clouds
    stars: dict[str, int]


class SkyView(HarvestView, frozen=True, kw_only=True):
    sky: Sky
    moon: Sky | None


class Outdoors(Stage):
    """The teaching game with a sky above it, as no field of its table holds a struct."""

    def view(self, watcher: int | None) -> SkyView:
        """What a seat sees, and the sky."""
        sky = Sky(3, Clouds(2, ("grey", "white", "grey")), {"bright": 4})
        return SkyView(**msgspec.structs.asdict(super().view(watcher)), sky=sky, moon=None)


def stage(*moves: str) -> Stage:
    made = Outdoors("harvest", ["red", "blue"], {"rounds": 1})
    for move in moves:
        made.act(move)
    return made


# form, moves, a sentence that holds, one that does not, and what is found instead
CASES = [
    ("the game is over", [*DEAL, *BIDS, *END], "the game is over", None, ""),
    ("the game is over", DEAL, None, "the game is over", "a seat is still asked"),
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
        [*DEAL, "red: bid coins=3"],
        "red may take back 1",
        "red may take back 2",
        "1 steps",
    ),
    (
        "{name} may not {action} because {code}",
        DEAL,
        "red may not bid coins=7 because coins",
        "red may not bid coins=7 because not-asked",
        "coins",
    ),
    ("{name} may {action}", DEAL, "red may bid coins=6", "red may bid coins=7", "too high"),
    (
        "{name} is told: {event}",
        DEAL,
        "everybody is told: loaded crop=hops",
        "red is told: ended",
        "told is dealt crop=rye",
    ),
    (
        "{name} is not told: {event}",
        DEAL[:1],
        "blue is not told: dealt crop=rye",
        "red is not told: dealt crop=rye",
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
        "none",
    ),
    ("{name} sees the {field}: {value}", DEAL, "red sees the round: 1", "red sees the round: 2", "1"),
    ("the {field} is {value}", DEAL, "the sack is wheat=6,rye=4,hops=5", "the sack is {}", "wheat=6,rye=4"),
    ("the {field} is {value}", [*DEAL, *BIDS], "the waiting is ()", "the waiting is red", "()"),
    (
        "the {field} is {value}",
        DEAL,
        "the players is {coins=6,barn=()},{coins=6,barn=()}",
        "the players is ()",
        "{coins=6,barn=()},",
    ),
    ("the {field} is {value}", DEAL, "the cart is 2*rye,hops", "the cart is rye,hops", "2*rye,hops"),
    ("the {field} has {number} {noun}", [], "the sky has 3 wind", "the sky has 4 wind", "3"),
    ("the {field} has {number} {noun}", [], "the sky has 2 clouds", "the sky has 3 clouds", "2"),
    ("the {field} has {number} {noun}", [], "the sky has 3 colours", "the sky has 2 colours", "3"),
    ("the {field} has {number} {noun}", [], "the sky has 4 bright", "the sky has 0 bright", "4"),
    ("the {part} of the {field} is {value}", [], "the wind of the sky is 3", "the wind of the sky is 2", "3"),
    ("the {part} of the {field} is {value}", [], "the clouds of the sky is 2", "the clouds of the sky is 3", "2"),
    (
        "the {part} of {field} {number} is {value}",
        [*DEAL, *BIDS],
        "the coins of players 1 is 3",
        "the coins of players 2 is 3",
        "6",
    ),
]


@pytest.mark.parametrize(("form", "moves", "holds", "fails", "found"), CASES)
def test_each_form_of_sentence(form: str, moves: list[str], holds: str | None, fails: str | None, found: str) -> None:
    if holds is not None:
        assert expect(stage(*moves), holds) == ""
    if fails is not None:
        assert found in expect(stage(*moves), fails)


def test_every_form_has_a_case() -> None:
    assert {case[0] for case in CASES} == set(SENTENCES)


@pytest.mark.parametrize(
    "sentence",
    [
        "the weather is fine",
        "red dances",
        "red has 3 sheep",
        "red has 1 __class__",
        "red has 4 favourite",
        "red has 3 points",
        "red has ٣ coins",
        "pink wins",
        "red wins?",
        "red scores 0 for nonsense",
        "red sees the coins of chance: 6",
        "red sees the __class__ of blue: 6",
        "chance sees the round: 1",
        "chance has 6 coins",
        "chance wins",
        "chance scores 0 for other",
        "chance is told: loaded crop=hops",
        "chance is not told: loaded crop=hops",
        "red is not told: lost crop=hops",
        "red is not told: loaded crops=hops",
        "red is not told: loaded crop=weed",
        "red is told: On the cart: hops.",
        "the sack is wheat 6, rye 4 and hops 5",
        "the sack is",
        "red may dance",
        "the sky has 3 rain",
        "the sky has 1 __class__",
        "the moon has 3 wind",
        "the cart has 3 coins",
        "the rain of the sky is 3",
        "the wind of the cart is 3",
        "the wind of the weather is 3",
        "the __class__ of the sky is 3",
        "the coins of players 0 is 6",
        "the coins of players 3 is 6",
        "the coins of players -1 is 6",
        "the coins of cart 1 is 6",
        "the coins of sack 1 is 6",
        "the sheep of players 1 is 6",
        f"red has {'9' * 5000} coins",
        'red may {"do":' + "[" * 100_000,
    ],
    ids=lambda sentence: sentence[:40],
)
def test_nonsense_is_not_understood(sentence: str) -> None:
    with pytest.raises(NotUnderstood):
        expect(stage(*DEAL), sentence)


def test_a_term_that_nobody_has_yet_can_be_asked_for() -> None:
    over = stage(*DEAL, *BIDS, *END)
    assert expect(over, "red scores 0 for feast") == ""
    assert expect(stage(*DEAL), "red scores 0 for feast") == "there is no score sheet yet"
    with pytest.raises(NotUnderstood, match="scored is favourite, other"):
        expect(over, "red scores 0 for nonsense")


def test_chance_may_be_asked_what_it_can_answer() -> None:
    assert expect(stage(), "chance may draw crop=rye") == ""
    assert expect(stage(), "chance is asked to deal") == ""


HEAD = 'game = "harvest"\nrule = "section 3"\nseats = ["red", "blue"]\n'
THEN = '[[step]]\nthen = ["the game goes on"]\n'

UNREADABLE = [
    ("this is no TOML", "reading"),
    ("x = " + "[" * 100_000, "too deep"),
    ("x = " + "9" * 5000, "reading"),
    ('game = "harvest"', "missing required field"),
    (HEAD + 'step = []\ncolour = "red"', "colour"),
    (HEAD + "step = []", "no sentence under any 'then'"),
    (HEAD + '[[step]]\nplay = ["chance: draw crop=rye"]', "no sentence under any 'then'"),
    (HEAD.replace("harvest", "chess") + THEN, "setting up: There is no game called “chess”"),
    (HEAD.replace('"red", ', "") + THEN, "The game “harvest” is for 2 to 4 players, not for 1."),
    (HEAD + "options = { rounds = 99 }\n" + THEN, "The game cannot be set up like that: Expected `int` <= 6"),
    (HEAD + "options = { seats = 4 }\n" + THEN, "the options are for 4 seats, and 2 have names"),
    (HEAD.replace("red", "chance") + THEN, "no seat can be called 'chance'"),
    (HEAD.replace("red", "everybody") + THEN, "no seat can be called 'everybody'"),
    (HEAD.replace("red", "blue") + THEN, "more than one seat is called 'blue'"),
    (HEAD.replace("red", "") + THEN, "'' is no name of a seat"),
    (HEAD.replace("red", "the fox") + THEN, "it must be one word"),
    (HEAD + THEN + 'play = ["red bids"]', "step 1, 'red bids'"),
    (
        HEAD + THEN + 'play = ["chance: draw crop=rye", "chance: dance"]',
        "'dance' is no action of harvest; there is: draw crop=…; bid coins=…",
    ),
    (HEAD + THEN + 'play = ["chance: draw crop=ryee"]', "crop: 'ryee' is not known; there is wheat, rye, hops"),
    (HEAD + THEN + 'play = ["red: take back some"]', "'take back some' should name a number of steps: 'take back 1'"),
    (HEAD + THEN + 'play = ["pink: bid coins=1"]', "no seat is called 'pink'"),
    (HEAD + '[[step]]\nthen = ["who knows"]', "no sentence"),
    (HEAD + '[[step]]\nthen = [""]', "no sentence"),
]

NOT_SO = [
    (HEAD + THEN + 'play = ["red: bid coins=1"]', "Waiting for Chance. Possible: nothing"),
    (HEAD + THEN + 'play = ["red: take back 1"]', "There is nothing to take back."),
    (HEAD + THEN + 'play = ["red: take back 0"]', "There is nothing to take back."),
    (HEAD + '[[step]]\nthen = ["red wins"]', "does not hold: it is not over"),
    (HEAD + '[[step]]\nthen = ["the game is over"]', "does not hold"),
]


@pytest.mark.parametrize(
    ("text", "trouble", "readable"),
    [*((*case, False) for case in UNREADABLE), *((*case, True) for case in NOT_SO)],
    ids=lambda case: str(case)[-40:],
)
def test_a_failure_names_file_step_and_sentence(tmp_path: Path, text: str, trouble: str, readable: bool) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(ScenarioFailed) as failed:
        run_scenario(file)
    assert str(failed.value).startswith("broken.toml, ")
    assert trouble in str(failed.value)
    assert failed.value.readable == readable


def test_options_may_repeat_how_many_play(tmp_path: Path) -> None:
    file = tmp_path / "two.toml"
    file.write_text(HEAD + "options = { seats = 2 }\n" + THEN)
    assert run_scenario(file).play.options.seats == 2


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\xff\xfe\x00")
    for path in (file, tmp_path, tmp_path / "nowhere.toml"):
        with pytest.raises(ScenarioFailed, match=re.escape(path.name)) as failed:
            run_scenario(path)
        assert not failed.value.readable


WORDS = "red blue chance everybody the is may not take back bid draw share crop= 1 3 coins= rye hops ( : because has of"
SCRAPS = [*WORDS.split(), "sees", "{", "}", "__class__", "٣", "*", "2*", ",", ")", '"', "told: loaded"]
SENTENCE = st.lists(st.sampled_from(SCRAPS), max_size=8).map(" ".join)
LINE = st.one_of(SENTENCE, SENTENCE.map(lambda text: f"red: {text}"), st.text(max_size=20), st.sampled_from(DEAL))
LINES = st.lists(LINE, max_size=6)
SEATS = st.just(["red", "blue"]) | st.lists(st.sampled_from(["red", "blue", "chance", ""]), max_size=3)
OPTIONS = st.just("{}") | LINE.map(lambda text: f"{{ rounds = {quoted([text])[1:-1]} }}")


def quoted(texts: list[str]) -> str:
    lines = [msgspec.json.encode(text).decode().replace("\x7f", "") for text in texts]
    return f"[{', '.join(lines)}]"


@pytest.mark.slow
@given(play=LINES, then=LINES, seats=SEATS, options=OPTIONS)
def test_only_a_failure_comes_out_of_any_file(play: list[str], then: list[str], seats: list[str], options: str) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "made_up.toml"
        head = f'game = "harvest"\nrule = ""\nseats = {quoted(seats)}\noptions = {options}\n'
        file.write_text(f"{head}[[step]]\nplay = {quoted(play)}\nthen = {quoted(then)}\n", "utf-8")
        with suppress(ScenarioFailed):
            run_scenario(file)


@given(st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode("utf-8", "replace")))
def test_no_bytes_do_any_harm(data: bytes) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "bytes.toml"
        file.write_bytes(data)
        with pytest.raises(ScenarioFailed):
            run_scenario(file)
