"""The table as text: nothing that lies open is hidden, no line is too wide, all languages have the words."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from krajina.core import CHANCE, Word, make_options, word_of
from krajina.games.stroganov import CARD, GAME, LANDSCAPE, SONG, VILLAGE, YURT, Fur, Prompt, Row, State, StroganovView
from krajina.games.stroganov.terminal.render import PLAIN, render
from krajina.games.stroganov.terminal.wording import Wording
from krajina.text import LANGUAGES, Words
from krajina.text.lines import INDENT

NAMES = ("Anna", "Bob", "Cyril", "Dana")
ENGLISH = Words("en", GAME.words, strict=True)
WIDE = 5000


def texts(view: StroganovView, width: int = WIDE, words: Words = ENGLISH) -> list[str]:
    """The lines with their indentation, as the terminal prints them."""
    return [" " * INDENT * line.depth + line.text for line in render(view, words, NAMES, width)]


def positions(seats: int, every: int, seed: int = 1, **options: Any) -> Iterator[State]:
    """Some of the questions of a game at random."""
    rng, state = Random(seed), GAME.new(make_options(GAME, {"seats": seats, **options}))
    asked = 0
    while decisions := GAME.decisions(state):
        if decisions[0].seat != CHANCE:
            asked += 1
            if asked % every == 0:
                yield state
        GAME.advance(state, decisions[0].seat, decisions[0].choices.sample(rng))
    yield state


def at(prompt: Prompt, seats: int = 2, seed: int = 1) -> State:
    return next(state for state in positions(seats, 1, seed) if GAME.decisions(state)[0].prompt == prompt)


def position(seats: int = 2, **position: Any) -> State:
    return GAME.new(make_options(GAME, {"seats": seats, "position": position}))


def said(word: Word) -> str:
    return ENGLISH.value(word, NAMES)


def on_mat(row: Row) -> Iterator[str]:
    """What a player has, in words."""
    yield from (said(LANDSCAPE.words[name]) for name in row.landscapes)
    yield from (said(CARD.words[name]) for name in (*row.hand, *row.fulfilled))
    for fur, count in row.furs.items():
        yield f"{count}× {said(word_of(fur))}"
    for key, count in (("vp", row.points), ("horse", row.horses), ("coin", row.coins), ("story", row.stories)):
        yield said(Word(f"gain-{key}", {"count": count}))
    yield said(Word("gain-banner", {"count": row.banners}))
    yield said(Word("gain-outpost", {"count": row.outposts}))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nothing_that_lies_open_is_hidden(seats: int) -> None:
    for state in positions(seats, 9):
        view = GAME.view(state, 0)
        text = "\n".join(texts(view))
        for region in view.regions:
            names = (VILLAGE, region.village), (YURT, region.yurt), (CARD, region.card)
            shown = [said(kind.words[name]) for kind, name in names if name is not None]
            shown += [ENGLISH.value(gain) for gain in region.yurt_gains]
            assert all(name in text for name in shown), (shown, text)
            assert text.count(f"Region {region.region}, {said(word_of(region.fur))}") == 1
        for song in view.songs:
            price = said(Word("cost-stories", {"count": song.stories}))
            assert f"{said(SONG.words[song.song])} {price} → {ENGLISH.value(song.gains[0])}" in text
        rows = [*view.players, *([view.ivan.mat] if view.ivan else [])]
        for row in rows:
            assert all(item in text for item in on_mat(row)), list(on_mat(row))
        for fur, count in (*view.market.items(), *view.bag.items()):
            assert f"{count}× {said(word_of(fur))}" in text


def test_every_place_has_a_line_with_its_furs_price_gains_and_cossacks() -> None:
    for state in positions(3, 9):
        view = GAME.view(state, 0)
        lines = texts(view)
        for tile in view.row:
            [line] = [line.strip() for line in lines if re.match(rf" {{4,5}}{tile.at} ", line)]
            if tile.landscape is None:
                assert line.startswith(f"{tile.at} gap")
            else:
                furs = " ".join("tiger" if fur == Fur.TIGER else fur.value for fur in tile.furs)
                start = (
                    f"{tile.at} {said(LANDSCAPE.words[tile.landscape])} {f'[{furs}]' if furs else '–'} {tile.price}×"
                )
                assert " ".join(line.split()).startswith(f"{start} → {', '.join(map(said, tile.gains))}")
            names = ", ".join(NAMES[seat] for seat in tile.cossacks if isinstance(seat, int))
            assert line.endswith(f"← {names}") if names else "←" not in line


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_no_line_is_wider_than_the_window_in_any_language(language: str, seats: int) -> None:
    words = Words(language, GAME.words, strict=True)
    for state in positions(seats, 25, sides=["b"] * seats):
        view = GAME.view(state, 0)
        whole = "".join("".join(texts(view, WIDE, words)).split())
        for width in (40, 78, 118):
            lines = texts(view, width, words)
            assert max(map(len, lines)) <= width, max(lines, key=len)
            assert len("".join("".join(lines).split())) >= len(whole)  # nothing is cut off
        assert any("Anna" in line for line in lines)


def test_who_s_turn_it_is_is_marked() -> None:
    for state in positions(2, 15):
        view = GAME.view(state, 0)
        marked = [line for line in texts(view) if line.startswith(">")]
        assert [line[1:3] for line in marked] == ([f"{int(view.active) + 1} "] if view.active in (0, 1) else [])


def test_what_an_action_takes_and_gives_stands_below_the_table() -> None:
    state = position(
        row=[{"landscape": "MO1", "furs": ["3"]}], mats=[{"furs": ["2", "2", "2"], "hand": ["A6"], "horses": 0}, {}]
    )
    GAME.advance(state, 0, next(iter(GAME.decisions(state)[0].choices)))
    GAME.advance(state, 0, next(one for one in GAME.decisions(state)[0].choices if type(one).__name__ == "Skip"))
    lines = texts(GAME.view(state, 0))
    below = [line.strip() for line in lines[lines.index("actions:") :]]
    assert "claim landscape 1: 3× sable (2) → hare (3), 5 points, 1 horse" in below
    assert "take horses: → 4 horses" in below
    reasons = below[below.index("not possible:") :]
    missing = next(line for line in reasons if line.startswith("fulfil"))
    assert "3 furs" in missing
    assert missing.endswith("(p. 9)")
    assert any(line.count("5 horses, and you have 0") for line in reasons)


def test_reasons_that_the_table_shows_are_left_to_the_sheet() -> None:
    state = at(Prompt.MAIN)
    view = GAME.view(state, 0)
    out_of_reach = [one.why_not for one in view.possible if one.why_not is not None and one.why_not.key in PLAIN]
    assert out_of_reach
    text = "\n".join(texts(view))
    assert not any(ENGLISH.say(message) in text for message in out_of_reach)


def test_cards_to_start_with_lie_there_with_their_furs() -> None:
    view = GAME.view(at(Prompt.START_CARD, 3), 0)
    lines = texts(view)
    first = lines.index("start cards:")
    shown = lines[first + 1 : first + 1 + len(view.start_cards)]
    assert len(shown) == 4
    for line, card in zip(shown, view.start_cards, strict=True):
        assert card.fur is not None
        assert line.strip().startswith(said(CARD.words[card.card]))
        assert line.endswith(f"+ {said(word_of(card.fur))}")


def test_furs_from_the_bag_are_shown_while_one_is_chosen() -> None:
    view = GAME.view(at(Prompt.KEEP), 0)
    drawn = ", ".join(said(word_of(fur)) for fur in view.drawn)
    assert len(view.drawn) == 2
    assert any(f"drawn: {drawn}" in line for line in texts(view))


def test_trophy_tracks_stand_once_with_the_markers_on_them() -> None:
    def tracks(**options: Any) -> list[str]:
        state = GAME.new(make_options(GAME, {"seats": 2, "position": {"mats": [{"trophy": 2}, {}]}, **options}))
        return [line for line in texts(GAME.view(state, 0)) if line.startswith("trophy track:")]

    [track] = tracks()
    assert "1: 3 horses ← Bob" in track
    assert "2 sable (2): 2 stories, shield 1 ← Anna" in track
    assert "shield 10" in track
    assert len(tracks(sides=["b", "b"])) == 2
    assert len(tracks(seats=1)) == 2


def test_the_opponent_shows_his_card_and_his_next_move() -> None:
    state = at(Prompt.BASIC, 1)
    view = GAME.view(state, 0)
    assert view.ivan is not None
    assert view.ivan.card is not None
    text = "\n".join(texts(view))
    number = view.ivan.card.removeprefix("I")
    assert f"card {number}" in text
    assert re.search(rf"move on the back\D*{view.ivan.steps}\b", text)
    assert re.search(rf"deck\D*{view.ivan.cards_left}\b", text)


def test_what_fulfilled_cards_are_worth_now_and_what_the_end_would_bring() -> None:
    mats = [{"fulfilled": ["B8", "S1"], "landscapes": ["MO1", "MO2"], "hand": ["A12"], "outposts": 2}, {}]
    lines = texts(GAME.view(position(mats=mats), 0))
    assert any("→ 6 points" in line for line in lines if "fulfilled" in line)
    [hand] = [line for line in lines if line.strip().startswith("wishes in hand")]
    assert "own 5× fox (4), pay 1; 2 points" in hand
    ends = [line for line in lines if line.strip().startswith("points at the end")]
    assert "Tsar’s wishes at the end 6" in ends[0]
    assert "outposts in the supply 2" in ends[0]


@pytest.mark.parametrize("width", range(26, 60))
def test_a_line_ends_neither_within_a_fur_nor_before_a_sign(width: int) -> None:
    say = Wording(ENGLISH, NAMES, width)
    items = ["show 3× sable (2), pay 2", "show 4× wolverine (5), pay 1; 3 points", "10 × zibeline (2)"]
    lines = [line.text for line in say.lines(1, "hand", items)]
    assert not [text for text in lines if re.search(r"×$", text) or re.match(r"[·×(]", text)]
