"""Phrases: what is said of an action can be read back, in every language."""

from random import Random

import pytest

from krajina.core import Play, find_game
from krajina.scenario.phrases import NotUnderstood, Phrases
from krajina.text import LANGUAGES, Words
from krajina_harvest.game import GAME, Bid, Crop, Draw, HarvestOptions, Share

NAMES = ["red", "blue", "green"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_a_random_game_is_read_back_as_it_was_said(language: str) -> None:
    words, phrases = Words(language, GAME.words, strict=True), Phrases(GAME, NAMES, language)
    play, rng = Play(GAME, HarvestOptions(seats=3)), Random(5)
    while decisions := GAME.decisions(play.state):
        decision = rng.choice(decisions)
        for _ in range(5):
            action = decision.choices.sample(rng)
            said = words.say(action.message, NAMES)
            again = phrases.action(said)
            assert words.say(again.message, NAMES) == said
            assert again in decision.choices
        play.act(decision.seat, decision.choices.sample(rng))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("bid 1 coin", Bid(1)),
        ("bid 12 coins", Bid(12)),
        ("draw hops", Draw(Crop.HOPS)),
        (
            "share out 2× rye, hops and wheat | nothing",
            Share(((Crop.RYE, Crop.RYE, Crop.HOPS, Crop.WHEAT), ())),
        ),
        ('{"do":"bid","coins":3}', Bid(3)),
    ],
)
def test_english_phrases(said: str, meant: object) -> None:
    assert Phrases(find_game("harvest"), NAMES).action(said) == meant


@pytest.mark.parametrize("nonsense", ["", "dance", "bid coins", "bid", "draw", "{ $crop }"])
def test_nonsense_is_not_understood(nonsense: str) -> None:
    with pytest.raises(NotUnderstood, match=r"actions are said like this|no such action"):
        Phrases(GAME, NAMES).action(nonsense)


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("draw weavr", "'weavr' is no crop; there are wheat, rye, hops"),
        ("share out stones", "'stones' is no crop"),
        ("share out rye | 2× stones and hops", "'stones' is no crop"),
        ("share out 0× rye", "is no crop"),
        ("bid some coins", "'some' is no whole number"),
        ("bid -1 coins", "Expected `int` >= 0 (coins)"),
        ("bid 1_0 coins", "'1_0' is no whole number"),
        ("bid ٣ coins", "'٣' is no whole number"),
        ("bid 1.5 coins", "'1.5' is no whole number"),
        (f"bid {'9' * 5000} coins", "is no whole number"),
        ('{"do":"bid","coins":-1}', "Expected `int` >= 0 (at $.coins)"),
        ('{"do":"dance"}', "dance"),
        ("{", "This game has no such action"),
        ('{"do":' + "[" * 100_000, "no such action"),
        ("share out " + "rye, " * 5000 + "rye", "too long"),
    ],
    ids=lambda text: text[:30],
)
def test_what_is_wrong_is_named(said: str, reason: str) -> None:
    with pytest.raises(NotUnderstood) as told:
        Phrases(GAME, NAMES).action(said)
    assert reason in str(told.value)


@pytest.mark.parametrize("said", ["bid +3 coins", "bid 3 coin", "bid\u00a03 coins", "bid 03 coins"])
def test_small_slips_are_forgiven(said: str) -> None:
    assert Phrases(GAME, NAMES).action(said) == Bid(3)
