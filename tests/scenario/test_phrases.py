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


@pytest.mark.parametrize("nonsense", ["", "dance", "bid coins", "bid some coins", "draw stones", "share out stones"])
def test_nonsense_is_not_understood_and_the_forms_are_told(nonsense: str) -> None:
    with pytest.raises(NotUnderstood, match="actions are said like this"):
        Phrases(GAME, NAMES).action(nonsense)
