"""A check for authors: what a game says of an action is read back as that action."""

from collections.abc import Sequence
from random import Random

from krajina.core import Action, Play
from krajina.core.action import A
from krajina.core.game import Game, Opt, S
from krajina.scenario.phrases import NotUnderstood, Phrases
from krajina.text import LANGUAGES

SAMPLES = 5  # choices of a decision that are said and read back


def check_phrases(
    game: Game[Opt, S, A],
    options: Opt,
    *,
    languages: Sequence[str] = LANGUAGES,
    games: int = 2,
    seed: int = 0,
) -> None:
    """Play at random, say some choices of each decision and read them back; raises AssertionError.

    The people at the table are called so that one name begins like another.
    """
    names = ["Jan", *(f"Jan {number}" for number in range(2, options.seats + 1))]
    phrases = [Phrases(game, names, language) for language in languages]
    for number in range(seed, seed + games):
        rng = Random(number)
        play = Play(game, options)
        while decisions := game.decisions(play.state):
            decision = rng.choice(decisions)
            for _ in range(SAMPLES):
                action = decision.choices.sample(rng)
                for spoken in phrases:
                    _check(spoken, action)
            play.act(decision.seat, decision.choices.sample(rng))


def _check(phrases: Phrases, action: Action) -> None:
    said = phrases.words.say(action.message, phrases.names)
    try:
        found: object = phrases.action(said)
    except NotUnderstood as error:
        found = error
    assert found == action, f"{phrases.words.language}: '{said}' is said of {action}, and read as: {found}"
