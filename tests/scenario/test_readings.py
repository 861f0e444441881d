"""Readings: whatever is said of an action is read back as that action, however its words are cut."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.scenario.port import port

from krajina.core import Action, AnyGame
from krajina.scenario import check_phrases
from krajina.scenario.phrases import NotUnderstood, Phrases
from krajina.text import Words
from krajina_harvest.game import GAME, Bid, HarvestOptions

NAMES = ["Jan", "Jan and Eva", "Ota,Ida", "Jan Novák"]
CRATES = ("base/salt", "base/salt-fish", "hills/wine", "old tea")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AnyGame]:
    with port(tmp_path_factory.mktemp("port")) as made:
        yield made


def actions(module: Any) -> Iterator[Action]:
    north, long, salt = module.Quay
    for quay in module.Quay:
        yield module.Sail(quay, ((north, long), (salt,)))
        yield module.Sail(quay, ((), (north, north, salt, long)))
        yield module.Sail(quay, ((),))
        for high in (True, False):
            yield module.Hoist(quay, high, "light red")
    yield module.Hoist(None, True)
    yield module.Invite(())
    yield module.Invite((0,), 1)
    yield module.Invite((1, 0, 2), 3)
    yield module.Invite((0, 1, 3), -1)
    yield module.Moor((1, 234), 1234567, (1, 234, -5))
    yield module.Moor((-1, 0), -50)
    yield module.Name("the Sea and the Wind", "say and say so")
    for sacks in (0, 1, 2, 1500):
        yield module.Load(sacks, (), 2.0)
        yield module.Load(sacks, (salt, north, north), 2.5)
    for crate in CRATES:
        yield module.Unload(crate, (), crate)
        yield module.Unload(crate, CRATES, None)
    yield module.Unload(CRATES[0], (CRATES[0], CRATES[0], CRATES[1]))


@pytest.mark.parametrize("language", ["en", "cs", "fr", "de"])  # it has no German: English is said
def test_what_is_said_is_read_back_exactly(game: AnyGame, language: str) -> None:
    words, phrases = Words(language, game.words), Phrases(game, NAMES, language)
    for action in actions(getattr(game, "module")):  # noqa: B009
        said = words.say(action.message, NAMES)
        read = phrases.action(said)
        if action.kind == "name":  # where each text ends cannot be told, but the whole is said alike
            assert words.say(read.message, NAMES) == said
        else:
            assert read == action, said


def test_what_is_too_clever_is_written_as_json(game: AnyGame) -> None:
    phrases = Phrases(game, NAMES)
    action = phrases.action('{"do":"clever","quay":"salt"}')
    assert action.kind == "clever"
    with pytest.raises(NotUnderstood):
        phrases.action("be 5 at north")


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_printed_thing_may_be_named_as_on_the_wire(game: AnyGame, language: str) -> None:
    phrases = Phrases(game, NAMES, language)
    module = getattr(game, "module")  # noqa: B009
    assert phrases.action("unload base/salt-fish and then old tea") == module.Unload(CRATES[1], (CRATES[3],))
    with pytest.raises(NotUnderstood, match=r"“moat” is not known here .at \$.crate.. There are: base/salt, "):
        Phrases(game, NAMES).action('{"do":"unload","crate":"moat","others":[]}')


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("ship from the nroth north", "'nroth' is no quay; there are north, north quay, salt and pepper quay"),
        ("moor at 1,2 -51 deep with 3", "Expected `int` >= -50 (depth)"),
        ("moor at 1,2,3 5 deep with 3", "'1,2,3' should name 2 things"),
        ("moor at 1,2 5 deep with 3,x", "'x' is no whole number"),
        ("invite Jan and Ava with Jan", "nobody is called 'Ava'; here are Jan, Jan and Eva, Ota,Ida, Jan Novák"),
        ("hoist the flag of north in blue", "'blue' is no such word; there are red, light red"),
        ("unload slat and then nothing", "'slat' is no crate; there are salt, salt and fish, wine, tea"),
        ("unload wine and then tea, slat", "'slat' is no crate"),
        ("load no sacks at 1.x", "'1.x' is no number"),
    ],
)
def test_a_misspelt_word_is_named(game: AnyGame, said: str, reason: str) -> None:
    with pytest.raises(NotUnderstood) as told:
        Phrases(game, NAMES).action(said)
    assert reason in str(told.value)


def test_check_phrases_finds_what_is_not_read_back(monkeypatch: pytest.MonkeyPatch) -> None:
    check_phrases(GAME, HarvestOptions(seats=4, rounds=1), games=1)
    monkeypatch.setattr(Phrases, "_read", lambda *_: Bid(99))
    with pytest.raises(AssertionError, match=r"en: 'draw \w+' is said of Draw.* and read as: Bid"):
        check_phrases(GAME, HarvestOptions(seats=2), languages=("en",))
