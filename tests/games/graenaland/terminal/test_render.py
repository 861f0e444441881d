"""The table as text: all that a player needs stands there, nothing secret, no line is too wide, in all languages."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.graenaland.drawn import (
    ENGLISH,
    NAMES,
    WINDOWS,
    asked_view,
    at,
    counted,
    position,
    positions,
    said,
    texts,
    whole,
)
from tests.long import or_long

from krajina.core import Word, make_options, word_of
from krajina.games.graenaland import (
    CARD,
    GAME,
    SUPPLY,
    TILE,
    VICTORY_CARD,
    Fate,
    Goal,
    GraenalandView,
    Hero,
    KeepOffer,
    Phase,
    Player,
    Prompt,
)
from krajina.games.graenaland.terminal.render import MET_SIGN, NEWEST, render
from krajina.games.graenaland.terminal.wording import Wording
from krajina.text import LANGUAGES, Words

# -- players


def rows_of(view: GraenalandView) -> dict[int, str]:
    """The lines of each player, in a window without end."""
    found: dict[int, str] = {}
    seat = None
    for line in texts(view):
        start = re.match(r"[> ](\w) (\w+):", line)
        if start is not None:
            seat = NAMES.index(start[2])
            assert start[1] == NAMES[seat][0]
        elif not line.startswith("    "):
            seat = None
        if seat is not None:
            found[seat] = f"{found.get(seat, '')}\n{line}"
    return found


def owned(player: Player) -> Iterator[str]:
    """What is to be read of a player."""
    yield said(Word("table-army", {"count": player.army}))
    yield said(Word("table-settlements", {"count": player.settlements, "left": player.houses_left}))
    yield said(Word("table-cards", {"count": player.cards}))
    yield said(Word("table-supplies", {"count": player.supplies}))
    yield from (said(back.word) for back in player.backs)
    for hero in player.heroes:
        yield said(word_of(hero.hero))
        yield from (said(TILE.words[place]) for place in (*hero.waits, *([hero.at] if hero.at else [])))
    yield from counted([CARD.words[card] for card in player.hand or ()])
    yield from counted([CARD.words[card] for card in player.seen or ()])
    yield from counted([SUPPLY.words[card] for card in player.supply_cards or ()])
    for dealt in player.dealt or ():
        yield said(VICTORY_CARD.words[dealt.card])
        yield from (f"{said(word_of(goal.goal))} {'/'.join(map(str, goal.due))}" for goal in dealt.goals)
    if player.victory_card:
        yield said(VICTORY_CARD.words[player.victory_card])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (4, {"victory_cards": True}), (4, {"memory_aid": True}), (5, {"victory_cards": True, "grant": True})],
)
def test_all_that_players_have_is_in_their_rows(seats: int, options: dict[str, Any]) -> None:
    for state in positions(seats, or_long(37, 11), **options):
        for watcher in (0, seats - 1, None):
            view = GAME.view(state, watcher)
            rows = rows_of(view)
            assert sorted(rows) == list(range(seats))
            for player in view.players:
                missing = [text for text in owned(player) if text not in rows[player.seat]]
                assert not missing, (missing, rows[player.seat])


def test_the_goals_of_all_stand_once_with_what_is_due() -> None:
    for state in positions(3, 40):
        view = GAME.view(state, 0)
        lines = texts(view)
        first = lines.index(f"{said(Word('table-goals', {'count': 3}))}:")
        for number, line in enumerate(lines[first + 1 : first + 6]):
            infos = [player.goals[number] for player in view.players]
            due = ", ".join(map(str, infos[0].due))
            clans = " · ".join(
                f"{NAMES[seat][0]} {info.found}{MET_SIGN * (info.points or 0)}" for seat, info in enumerate(infos)
            )
            goal = infos[0].goal
            name = Word("table-buildings-later") if goal == Goal.BUILDINGS else word_of(goal)  # three play
            assert line == f"  {said(name)} ({due}): {clans}"


def test_the_own_victory_card_has_its_steps_and_points() -> None:
    clans = [{"villages": {"plains_1": 4, "forest_1": 3}, "victory_card": "vp_01", "army": 3}, {}, {}]
    options = {"seats": 3, "victory_cards": True, "position": {"phase": "movement", "clans": clans}}
    state = GAME.new(make_options(GAME, options))
    view = GAME.view(state, 0)
    [card] = [line for line in rows_of(view)[0].splitlines() if line.strip().startswith("goals")]
    assert f"{said(Word('goal-settlements'))} 7/5, 7, 9 {MET_SIGN * 2} ·" in card
    assert f"{said(Word('goal-army'))} 3/3, 4, 6 {MET_SIGN}" in card
    assert f"{view.players[0].points} points" in rows_of(view)[0]
    assert "goals" not in rows_of(view)[1]
    assert not any(line.startswith("goals") for line in texts(view))


def test_the_main_player_is_marked_and_named() -> None:
    for state in positions(4, 20):
        view = GAME.view(state, 0)
        marked = [line for line in texts(view) if line.startswith(">")]
        assert view.main is not None
        assert [line.split()[1].rstrip(":") for line in marked] == [NAMES[view.main]]
        assert f"main player: {NAMES[view.main]}" in texts(view)[0]


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("Anna", "Bob", "Cyril"), ["A", "B", "C"]),
        (("anna", "Öli", "žofie"), ["A", "Ö", "Ž"]),
        (("Anna", "adam", "Cyril"), ["1", "2", "3"]),
        (("", "", ""), ["1", "2", "3"]),
        (("[bold]", "Bob", "ßen"), ["1", "2", "3"]),
    ],
)
def test_clans_have_letters_or_numbers(names: tuple[str, ...], letters: list[str]) -> None:
    assert Wording(ENGLISH, names, 80).letters == letters
    view = GAME.view(next(positions(3, 1)), 0)
    lines = [line.text for line in render(view, ENGLISH, names, 80)]
    assert all(any(line[1:].startswith(f"{letter} ") for line in lines) for letter in letters)


def test_nobody_needs_a_name() -> None:
    view = GAME.view(next(positions(5, 1)), 0)
    text = "\n".join(line.text for line in render(view, ENGLISH, (), 80))
    assert all(f"{number} Player {number}" in text for number in range(1, 6))


# -- what is asked


def test_the_head_says_when_it_is_and_what_may_be_talked_about() -> None:
    for state in positions(3, 15):
        view = GAME.view(state, 0)
        head = texts(view)[0]
        assert re.match(rf"Round {view.round}\b", head)
        assert said(word_of(view.phase)) in head
        assert said(word_of(view.talk.about)) in head
        assert view.talk.at is None or said(TILE.words[view.talk.at]) in head


def test_a_proposal_stands_there_with_shares_votes_and_who_has_voted() -> None:
    state = at(Prompt.VOTE, 4)
    voters = [decision.seat for decision in GAME.decisions(state)]
    view = GAME.view(state, voters[-1])
    assert view.proposal is not None
    lines = texts(view)
    first = next(number for number, line in enumerate(lines) if "proposes" in line)
    assert said(TILE.words[view.proposal.at]) in lines[first]
    assert lines[first].endswith(f"votes needed: {view.proposal.needed}")
    for share, line in zip(view.proposal.shares, lines[first + 1 :], strict=False):
        assert line.startswith(f"  {NAMES[share.seat][0]} {NAMES[share.seat]} ({share.votes} vote")
        assert all(text in line for text in counted([word_of(item) for item in share.cards]))
        assert line.endswith("has not voted yet")


@pytest.mark.parametrize("open_votes", [True, False])
def test_a_vote_is_shown_to_its_voter_and_if_it_is_open_to_all(open_votes: bool) -> None:
    voting = positions(3, 1, rounds=60, open_votes=open_votes, talk="none")
    state = next(one for one in voting if GAME.view(one, None).answered and GAME.view(one, None).proposal)
    voter = GAME.view(state, None).answered[0]
    for watcher in (0, 1, 2, None):
        [line] = [line for line in texts(GAME.view(state, watcher)) if re.search(r"votes (yes|no)$|has voted$", line)]
        assert line.startswith(f"  {NAMES[voter][0]} ")
        assert line.endswith("has voted") == (not open_votes and watcher != voter)


def test_who_has_answered_and_the_own_sealed_answer() -> None:
    state = at(Prompt.MOVE)
    decision = GAME.decisions(state)[0]
    action = next(iter(decision.choices))
    GAME.advance(state, decision.seat, action)
    own, other = texts(GAME.view(state, decision.seat)), texts(GAME.view(state, state.main))
    assert f"have answered: {NAMES[decision.seat]}" in own
    assert f"have answered: {NAMES[decision.seat]}" in other
    sealed = f"your answer: {ENGLISH.say(action.message, NAMES)}"
    assert sealed in own
    assert not any(line.startswith("your answer") for line in other)


def test_a_joint_work_stands_there_with_its_price_and_what_is_offered() -> None:
    clans = [
        {"villages": {"plains_1": 2}, "hand": ["plains-grain"]},
        {"villages": {"forest_1": 1}, "hand": ["forest-wood", "forest-livestock"]},
        {"villages": {"forest_1": 1}, "hand": ["hills-ore"]},
    ]
    state = position(phase="building", clans=clans)

    announce = next(
        one
        for one in GAME.decisions(state)[0].choices
        if getattr(one, "work", "") == "road" and not hasattr(one, "pay")
    )
    GAME.advance(state, 0, announce)
    lines = texts(GAME.view(state, 1))
    [title] = [line for line in lines if "plains 1" in line and "price:" in line]
    assert all(said(Word(f"resource-{name}")) in title for name in ("grain", "livestock", "wood", "ore"))
    offers = {1: ("forest-livestock", "forest-wood"), 2: ("hills-ore",)}
    for seat, pay in offers.items():
        [choices] = [decision.choices for decision in GAME.decisions(state) if decision.seat == seat]
        GAME.advance(state, seat, next(one for one in choices if getattr(one, "pay", None) == pay))
    text = whole(GAME.view(state, 0))
    for seat, pay in offers.items():
        cards = ", ".join(said(CARD.words[card]) for card in pay)
        assert f"  {NAMES[seat][0]} {NAMES[seat]}: {cards}" in text
    assert "due: " not in text
    for seat in offers:
        GAME.advance(state, seat, KeepOffer())
    assert "due: " in whole(GAME.view(state, 0))
    use = next(one for one in GAME.decisions(state)[0].choices if getattr(one, "seat", None) == 2)
    GAME.advance(state, 0, use)
    assert f"C Cyril: {said(CARD.words['hills-ore'])} · used: {said(CARD.words['hills-ore'])}" in whole(
        GAME.view(state, 0)
    )


def test_the_newest_promises_stand_there_open_ones_first() -> None:
    for state in positions(4, 60, rounds=30):
        view = GAME.view(state, 0)
        lines = texts(view)
        if not view.promises:
            assert "promises:" not in lines
            continue
        first = lines.index("promises:") + 1
        shown = lines[first : first + min(NEWEST, len(view.promises))]
        assert all(re.search(r" · round \d+ · ", line) for line in shown)
        is_open = [said(word_of(Fate.OPEN)) in line or "now due" in line for line in shown]
        assert is_open == sorted(is_open, reverse=True)
        assert sum(is_open) == min(NEWEST, sum(promise.fate == Fate.OPEN for promise in view.promises))
        made = sum(state.fates) + len(state.due) + len(state.promises)
        older = made - len(shown)
        assert older <= 0 or str(older) in lines[first + len(shown)]


def test_the_winner_is_named() -> None:
    view = GAME.view(list(positions(3, 99, rounds=3))[-1], None)
    assert view.phase == Phase.OVER
    assert f"winner: {NAMES[1]}" in texts(replace(view, winner=1))[0]


# -- supplies, decks, prices, what can be built


def test_supplies_decks_and_prices_stand_there() -> None:
    for state in positions(4, 25, seed=3):
        view = GAME.view(state, 0)
        text = whole(view)
        row = text[text.index("open supply cards") :].splitlines()[0]
        assert all(said(SUPPLY.words[card]) in row for card in (*view.supply_row, *view.supply_used))
        assert f"supply cards left: {view.supply_left}" in row
        decks = text[text.index("\ndecks: ") :].splitlines()[1]
        for deck in view.decks:
            assert f"{said(word_of(deck.terrain))} ({deck.left} left" in decks
            cards = counted([word_of(face) for face, count in deck.discards.items() for _ in range(count)])
            assert all(card in decks for card in cards)
        prices = text[text.index("\nprices: ") :].splitlines()[1]
        for price in view.prices:
            cards = counted([word_of(face) for face, count in price.price.items() for _ in range(count)])
            left = "" if price.left is None else f" ({price.left} left)"
            assert f"{said(price.what.word)}: {', '.join(cards)}{left}" in prices


def test_prices_stand_in_a_narrow_window_only_where_they_are_needed() -> None:
    for prompt, needed in ((Prompt.MOVE, False), (Prompt.VOTE, False), (Prompt.BUILD, True)):
        view = asked_view(at(prompt))
        assert any(line.startswith("prices:") for line in texts(view, 78)) == needed
        assert any(line.startswith("prices:") for line in texts(view, 118))


def test_whoever_builds_sees_what_has_its_place_and_what_can_be_paid() -> None:
    clans: list[dict[str, Any]] = [
        {"villages": {"plains_1": 2}, "hand": ["forest-wood", "forest-wood", "plains-livestock", "plains-livestock"]},
        {"villages": {"forest_1": 1}},
        {"villages": {"forest_1": 1}},
    ]
    state = position(phase="building", clans=clans)
    lines = [line.strip() for line in texts(GAME.view(state, 0))]
    [village] = [line for line in lines if line.startswith("village:")]
    assert f"plains 1 {MET_SIGN}" in village
    assert "soldiers" in lines
    assert f"can be built: {MET_SIGN} can be paid now" in lines
    assert not any(line.startswith("can be built") for line in texts(GAME.view(state, 1)))


def test_a_hero_who_waits_is_shown_with_where_he_may_enter() -> None:
    clans: list[dict[str, Any]] = [
        {"villages": {"plains_1": 2}, "churches": ["plains_1"], "waiting": ["priest"]},
        {"villages": {"forest_1": 1}},
        {"villages": {"forest_1": 1}},
    ]
    view = GAME.view(position(phase="movement", clans=clans), 1)
    [waiting] = [hero for hero in view.players[0].heroes if hero.hero == Hero.PRIEST]
    text = said(Word("table-waits", {"hero": word_of(Hero.PRIEST), "places": (TILE.words["plains_1"],)}))
    assert waiting.waits == ("plains_1",)
    assert text in rows_of(view)[0]


# -- secrets, windows, languages


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"victory_cards": True}])
def test_nothing_secret_of_others_appears(options: dict[str, Any]) -> None:
    """Two tables that differ only in what one cannot know look the same."""
    differ = 0
    for state in positions(4, 29, **options):
        for watcher in (0, 2, None):
            twin = GAME.imagine(state, watcher, Random(5))
            twin.events = state.events
            assert texts(GAME.view(state, watcher), 118) == texts(GAME.view(twin, watcher), 118)
            differ += texts(GAME.view(state, 1)) != texts(GAME.view(twin, 1))
        for player in GAME.view(state, 0).players[1:]:
            rows = rows_of(GAME.view(state, 0))[player.seat]
            assert "hand:" not in rows or player.hand is not None
            assert "victory card" not in rows or player.victory_card is not None
    assert differ


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (4, {"victory_cards": True, "chosen_starts": True}), (5, {"memory_aid": True})]
)
def test_no_line_is_wider_than_the_window_in_any_language(language: str, seats: int, options: dict[str, Any]) -> None:
    words = Words(language, GAME.words, strict=True)
    for state in positions(seats, or_long(61, 23), **options):
        view = asked_view(state) if GAME.decisions(state) else GAME.view(state, None)
        for width in WINDOWS:
            lines = texts(view, width, words)
            assert max(map(len, lines)) <= width, max(lines, key=len)
            assert not [line for line in lines if line != line.rstrip()]
        for narrow, wider in ((30, 42), (78, 98)):  # both with a list, both with a map: nothing is cut off
            assert beside_the_map(texts(view, narrow, words)) == beside_the_map(texts(view, wider, words))


def beside_the_map(lines: list[str]) -> str:
    """All signs that stand beside the map."""
    return "".join("".join(line for line in lines if not re.match(r" *[│┌└~]", line)).split())
