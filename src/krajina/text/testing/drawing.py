"""The check of what a game draws as text: it can be said in every language, and a narrow window is no trouble."""

from random import Random
from typing import Final

from krajina.core import AnyGame, Options, advance
from krajina.text.languages import LANGUAGES
from krajina.text.words import Words

WIDTHS: Final = (40, 120)
EVERY: Final = 20  # steps between two drawings


def check_drawing(game: AnyGame, options: Options, seed: int = 0) -> int:
    """Play at random and draw views, strictly; the number of lines, 0 if it draws none.

    Raises MissingWords or BadWords for what cannot be said, and AssertionError for a drawing without lines.
    """
    rng, state, step, lines = Random(seed), game.new(options), 0, 0
    spoken = [Words(language, game.words, strict=True) for language in LANGUAGES]
    while True:
        decisions = game.decisions(state)
        if step % EVERY == 0 or not decisions:
            watcher = rng.choice((*range(options.seats), None))
            view, words, width = game.view(state, watcher), rng.choice(spoken), rng.choice(WIDTHS)
            drawn = game.render(view, words, (), width)
            assert drawn != [], f"nothing is drawn after step {step}"
            lines += len(drawn or ())
        if not decisions:
            return lines
        decision = rng.choice(decisions)
        advance(game, state, decision.seat, decision.choices.sample(rng))
        step += 1
