"""Tables drawn as text, for the tests that read them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from krajina.core import CHANCE, Word, make_options
from krajina.games.graenaland import GAME, GraenalandView, Prompt, State
from krajina.games.graenaland.terminal.render import render
from krajina.text import Words
from krajina.text.lines import INDENT

NAMES = ("Anna", "Bob", "Cyril", "Dana", "Eva")
ENGLISH = Words("en", GAME.words, strict=True)
WIDE = 5000
# Real tables, where the box must be narrow: a window of 80 and of 120 columns, less the indentation of the terminal.
WINDOWS = (38, 78, 118)


def texts(view: GraenalandView, width: int = WIDE, words: Words = ENGLISH) -> list[str]:
    """The lines with their indentation, as the terminal prints them."""
    return [" " * INDENT * line.depth + line.text for line in render(view, words, NAMES, width)]


def whole(view: GraenalandView) -> str:
    """The table without its map, territories as a list: one line each thing."""
    return "\n".join(texts(view))


def positions(seats: int, every: int, seed: int = 1, rounds: int = 12, **options: Any) -> Iterator[State]:
    """Some of the questions of a game at random."""
    chosen = {"seats": seats, "round_limit": rounds, **options}
    rng, state = Random(seed), GAME.new(make_options(GAME, chosen))
    asked = 0
    while decisions := GAME.decisions(state):
        decision = rng.choice(decisions)
        if decision.seat != CHANCE:
            asked += 1
            if asked % every == 0:
                yield state
        GAME.advance(state, decision.seat, decision.choices.sample(rng))
    yield state


def at(prompt: Prompt, seats: int = 3, seed: int = 1, **options: Any) -> State:
    found = positions(seats, 1, seed, 60, **options)
    return next(state for state in found if GAME.decisions(state) and GAME.decisions(state)[0].prompt == prompt)


def asked_view(state: State) -> GraenalandView:
    """The table of whoever is asked first."""
    return GAME.view(state, GAME.decisions(state)[0].seat)


def position(seats: int = 3, **position: Any) -> State:
    row = ["supply-grain-grain", "supply-ore-ore", "supply-wood-wood", "supply-grain-wood"]
    return GAME.new(make_options(GAME, {"seats": seats, "position": {"supply_row": row, **position}}))


def said(word: Any) -> str:
    return ENGLISH.value(word, NAMES)


def counted(words: list[Word]) -> list[str]:
    """Each thing as it stands in a list, with how many there are."""
    found = [said(word) for word in words]
    return [text if found.count(text) == 1 else f"{found.count(text)}× {text}" for text in dict.fromkeys(found)]
