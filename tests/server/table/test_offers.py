"""Questions and log lines on the wire: complete, sayable in every language, and their choices can be sent back."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

import msgspec
import pytest
from tests.core.stall import CARDS, Build, Give, Rest, Stall

from krajina.core import AnyPlay, Decision, Event, Message, Options, Play, Word, find_game, make_options
from krajina.server.table.questions import LogLine, Question, lines_of, question_of
from krajina.text import LANGUAGES, Words

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

GAMES: Final[dict[str, dict[str, object]]] = {
    "carcassonne": {"seats": 3, "boxes": ["river", "inns", "traders", "hills", "wheel"]},
    "stroganov": {"seats": 3},
    "graenaland": {"seats": 5, "round_limit": 6, "victory_cards": True, "chosen_starts": True, "grant": True},
    "harvest": {"seats": 3},
}
TOLD_HERE: Final = ("-to", "-here")  # with what the table knows of it
NAMES: Final = ("Ada", "Božena", "Çelik", "Dörte", "Edda")


def positions(name: str, seed: int = 1) -> Iterator[AnyPlay]:
    """Every position of a random game."""
    game, rng = find_game(name), Random(seed)
    play: AnyPlay = Play(game, make_options(game, GAMES[name]))
    while decisions := game.decisions(play.state):
        yield play
        decision = rng.choice(decisions)
        play.act(decision.seat, decision.choices.sample(rng))
    yield play


@cache
def played(name: str) -> tuple[tuple[tuple[Decision[Any], Question], ...], tuple[LogLine, ...]]:
    """All questions, chance's too, and all that was told in a game."""
    questions: list[tuple[Decision[Any], Question]] = []
    lines: list[LogLine] = []
    for play in positions(name):
        questions += [(one, question_of(one)) for one in play.game.decisions(play.state)]
        lines += lines_of(play.state.events or ())
    return tuple(questions), tuple(lines)


def parts(offer: dict[str, Any]) -> list[dict[str, Any]]:
    """The lists and forms in an offer as a client reads it."""
    return [part for one in offer["parts"] for part in parts(one)] if offer["choices"] == "any" else [offer]


@pytest.mark.parametrize("name", GAMES)
def test_everything_can_be_said_in_every_language_once_it_came_over_the_wire(name: str) -> None:
    questions, lines = played(name)
    sent = {msgspec.json.encode(line.message) for line in lines}
    for _, question in questions:
        sent |= {msgspec.json.encode(message) for message in (question.message, *question.says)}
        sent |= {msgspec.json.encode(Message("list-two", {"first": w, "second": w})) for w in question.words.values()}
    assert len(sent) > 20
    for language in LANGUAGES:
        words = Words(language, find_game(name).words, strict=True)
        for message in sent:
            assert words.say(msgspec.json.decode(message, type=Message), NAMES).strip()


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_has_its_message_and_can_be_sent_back(name: str) -> None:
    game = find_game(name)
    kinds = set()
    for decision, question in played(name)[0]:
        told = msgspec.json.decode(msgspec.json.encode(question))
        assert told["prompt"] == decision.prompt
        says = iter(told["says"])
        for part in parts(told["offer"]):
            kinds.add(part["choices"])
            for action in part.get("actions", [part.get("template")]):
                assert next(says)["key"] in {f"do-{action['do']}{more}" for more in ("", *TOLD_HERE)} | {"do-leave"}
            if "actions" in part:
                first = msgspec.convert(part["actions"][0], game.actions)
                assert first in decision.choices
        assert next(says, None) is None
    assert kinds >= {"list", "chance"}


@pytest.mark.parametrize("name", ["graenaland", "harvest"])
def test_every_item_of_a_form_has_its_word(name: str) -> None:
    game, forms = find_game(name), 0
    english = Words("en", game.words, strict=True)
    for _, question in played(name)[0]:
        told = msgspec.json.decode(msgspec.json.encode(question))
        piles = [part["pile"] for part in parts(told["offer"]) if "pile" in part]
        assert set(told["words"]) == {item for pile in piles for item in pile}
        for word in question.words.values():
            assert english.value(word)
        forms += len(piles)
    assert forms > 0


def test_forms_say_what_is_proposed_or_else_all_there_is() -> None:
    game = Stall()
    [decision] = game.decisions(game.new(Options(seats=2)))
    question = question_of(decision)
    wood, gold, mixed = (Word(f"card-{card}") for card in CARDS)
    assert question.message == Message("ask-turn")
    assert question.says == (
        Rest().message,
        Build("hut", (CARDS[0], CARDS[0])).message,
        Build("fence", (CARDS[0],)).message,
        Message("do-give", {"cards": (wood, wood, gold, mixed)}),
    )
    assert question.says[-1] == Give((CARDS[0], CARDS[0], CARDS[1], CARDS[2])).message
    assert question.words == dict(zip(CARDS, (wood, gold, mixed), strict=True))


def test_a_line_of_the_log_is_the_event_itself_and_its_message() -> None:
    lines = played("harvest")[1]
    assert lines
    for line in lines:
        assert isinstance(line.event, Event)
        assert line.message == line.event.message
        told = msgspec.json.decode(msgspec.json.encode(line))
        assert told["message"]["key"] == f"event-{told['event']['event']}"


def test_equal_actions_share_one_message() -> None:
    game = find_game("harvest")
    first, again = (question_of(game.decisions(game.new(make_options(game, {"seats": 3})))[0]) for _ in range(2))
    assert first == again
    assert all(one is other for one, other in zip(first.says, again.says, strict=True))
