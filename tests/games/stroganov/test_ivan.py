"""What scenarios cannot say of the solo game: how likely each card is, whole games, and which options are refused."""

import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from krajina.core import CHANCE, BadOptions, Play, make_options
from krajina.core.offers import ChanceOffer
from krajina.games.stroganov import (
    BOX,
    GAME,
    IVAN_CARD,
    DrawBack,
    Harder,
    IvanCardTurned,
    IvanRow,
    State,
    Strategy,
    StroganovOptions,
    TurnIvanCard,
)
from krajina.games.stroganov.catalog import DATA

CARDS = dict(zip(IVAN_CARD.ids, BOX.automa.cards, strict=True))
TURNS = 12  # three seasons in four years
# Page 12: what Ivan goes after when the five cards of a letter are out.
AIMS = {
    "a": {"outpost", "trophy"},
    "b": {"outpost", "claim"},
    "c": {"outpost", "tsar"},
    "d": {"trophy", "claim"},
    "e": {"trophy", "tsar"},
    "f": {"claim", "tsar"},
}
LETTERS = sorted(AIMS)


def table(**options: object) -> Play[StroganovOptions, State, Any]:
    made = make_options(GAME, {"seats": 1, **options})
    assert isinstance(made, StroganovOptions)
    return Play(GAME, made)


def prepared(**options: object) -> Play[StroganovOptions, State, Any]:
    """A table at which Ivan has the first turn."""
    return table(position={"mats": [{}, {"at": 3}]}, **options)


def ivan(play: Play[StroganovOptions, State, Any]) -> IvanRow:
    row = GAME.view(play.state, None).ivan
    assert row is not None
    return row


def odds(play: Play[StroganovOptions, State, Any]) -> dict[str, Fraction]:
    """How likely each card is that chance may name now."""
    [decision] = GAME.decisions(play.state)
    assert decision.seat == CHANCE
    offer = decision.choices.describe()
    assert isinstance(offer, ChanceOffer)
    found = {}
    for action, weight in zip(offer.actions, offer.weights, strict=True):
        assert isinstance(action, DrawBack | TurnIvanCard)
        found[action.card] = Fraction(weight, sum(offer.weights))
    return found


# -- the deck -------------------------------------------------------------------------------------------------------


def test_a_back_is_as_likely_as_there_are_cards_with_it() -> None:
    moves = dict.fromkeys(range(1, 6), Fraction(0))
    for card, chance in odds(prepared()).items():
        moves[CARDS[card].move] += chance * len(CARDS)
    assert moves == Counter(card.move for card in BOX.automa.cards)


@pytest.mark.parametrize("strategy", ["random", *LETTERS])
def test_each_card_is_as_likely_to_be_turned_first(strategy: str) -> None:
    found: dict[str, Fraction] = {}
    for back, chance in odds(prepared(strategy=strategy)).items():
        play = prepared(strategy=strategy)
        play.act(CHANCE, DrawBack(back))
        if ivan(play).card is None:
            for card, likely in odds(play).items():
                assert CARDS[card].move == CARDS[back].move
                found[card] = found.get(card, Fraction(0)) + chance * likely
        else:  # no other card has that back
            found[str(ivan(play).card)] = chance
    deck = [name for name, card in CARDS.items() if strategy not in card.letters]
    assert found == dict.fromkeys(deck, Fraction(1, len(deck)))


def test_the_second_card_is_any_of_the_rest() -> None:
    play = prepared()
    play.act(CHANCE, DrawBack("I5"))
    play.act(CHANCE, TurnIvanCard("I7"))
    assert odds(play) == dict.fromkeys((name for name in CARDS if name != "I7"), Fraction(1, 17))


@pytest.mark.parametrize("letter", LETTERS)
def test_a_letter_takes_out_five_cards_and_none_of_what_it_aims_at(letter: str) -> None:
    out = [card for card in BOX.automa.cards if letter in card.letters]
    assert len(out) == 5
    assert not AIMS[letter] & {card.second_action for card in out}
    left = set(odds(prepared(strategy=letter)))
    assert left == {name for name, card in CARDS.items() if letter not in card.letters}
    assert len(left) == 13


# -- whole games ----------------------------------------------------------------------------------------------------


def random_game(seed: int, **options: object) -> Iterator[Play[StroganovOptions, State, Any]]:
    """A game played at random, after each step."""
    play, rng = table(**options), Random(seed)
    while not play.is_over:
        [decision] = GAME.decisions(play.state)
        play.act(decision.seat, decision.choices.sample(rng))
        yield play


@pytest.mark.slow
@pytest.mark.parametrize("strategy", ["random", *LETTERS])
def test_a_game_has_twelve_turns_of_ivan_and_thirteen_backs(strategy: str) -> None:
    turned: list[str] = []
    for play in random_game(1, strategy=strategy):
        turned += [event.card for event in play.state.events or () if isinstance(event, IvanCardTurned)]
        assert ivan(play).cards_left == 13 - len(turned)
    assert len(turned) == len(set(turned)) == TURNS
    assert not [card for card in turned if strategy in CARDS[card].letters]
    backs = sum(isinstance(entry.action, DrawBack) for entry in play.record.entries)
    # With a letter the last card is known: nobody needs to draw its back.
    assert backs == 13 - (strategy != Strategy.RANDOM)
    last = [card for card in CARDS if card not in turned and CARDS[card].move == ivan(play).steps]
    assert last, "the thirteenth back is that of a card that was never turned"
    assert ivan(play).card == turned[-1]


@pytest.mark.parametrize("seed", range(3))
def test_the_outcome_has_a_row_for_ivan(seed: int) -> None:
    for play in random_game(seed, harder=[Harder.KATYUSHA.value]):
        assert GAME.outcome(play.state) is None or play.is_over
    outcome = GAME.outcome(play.state)
    assert outcome is not None
    assert len(outcome.points) == len(outcome.terms) == len(outcome.places) == 2
    assert outcome.points[1] == ivan(play).mat.points
    assert sorted(outcome.places) == [1, 2], "the place in Siberia decides a tie"
    mine, his = outcome.points
    assert mine == his or (outcome.places[0] == 1) == (mine > his)


def test_ivan_never_holds_five_horses_or_a_hand() -> None:
    for play in random_game(4):
        mat = ivan(play).mat
        assert mat.horses < BOX.automa.ivan.horses_a_point
        assert mat.hand == ()
        assert all(card.startswith("B") for card in mat.fulfilled)


def test_a_song_that_tells_stories_opens_no_song_for_ivan() -> None:
    """He never declines: with own tables a song could bring him back to the end of the track again and again."""
    songs = json.loads(DATA.joinpath("songs.json").read_text("utf-8"))
    for tile in songs["tiles"]:
        tile |= {"story_cost": 3, "rewards": [{"story": 12}, {"coin": 1}]}
    mats = [{"at": 5}, {"at": 3, "stories": 11, "furs": ["3"]}]
    row = [{"landscape": name} for name in ("S-TA1", "S-TA2", "S-TU1", "S-WE1", "S-MO1", "TU1")]
    play = table(
        readings=["songs_unlimited"],
        data={"songs": songs},
        draw_order={"ivan": ["I13", "I16"]},
        position={"villages": ["V1", "V3", "V2", "V4", "V5"], "season": "winter", "mats": mats, "row": row},
    )
    mat = ivan(play).mat
    assert mat.stories == 12
    # The stories of winter brought a song; then came the song of winter, whose stories brought one more.
    assert mat.coins == 3


# -- options --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{"strategy": "a"}, {"harder": ["katyusha"]}, {"harder": ["coin_when_failed"]}])
def test_what_is_for_one_is_refused_for_more(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOptions) as refused:
        table(**options, seats=seats)
    assert refused.value.message.key == "error-solo-only"
    assert ivan(table(**options)).cards_left == 13
    assert GAME.view(table(seats=seats, strategy="random", harder=[]).state, None).ivan is None
