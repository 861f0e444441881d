"""Silence: what counts as the answer of somebody who lets the time pass, whom the game waits for, when people talk."""

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from tests.games.graenaland.table import (
    CLANS,
    ROW,
    G,
    GraenalandPlay,
    W,
    act_all,
    asked,
    begin,
    changing,
    claiming,
    confirming,
    fresh,
    keeping,
    offering,
    planning,
    transferring,
    voting,
)

from krajina.core import CHANCE, Action, Play, Seat, make_options
from krajina.core.step import silent_answer
from krajina.games import graenaland as a
from krajina.games.graenaland import GAME, Prompt

SUPPLY: Final = a.TakeSupply("supply-ore-ore")
NOTHING: Final = a.OfferCards(())


def collecting() -> GraenalandPlay:
    return act_all(offering(), [(1, NOTHING), (2, NOTHING), (1, a.KeepOffer()), (2, a.KeepOffer())])


def building() -> GraenalandPlay:
    return act_all(begin(), [(0, SUPPLY)])


def voting_aloud() -> GraenalandPlay:
    play = begin({"open_votes": True}, phase="sharing")
    return act_all(play, [(1, a.Propose("forest_1", ((G,), (W,))))])


# -- time limits (rulings, part 7) -----------------------------------------------------------------------------------

LIMITS: Final[dict[str, tuple[Callable[[], GraenalandPlay], Seat, Action]]] = {
    "proposal: pass": (lambda: begin(phase="sharing"), 1, a.Pass()),
    "ballot: no": (voting, 1, a.Vote(False)),
    "vote talk: a ballot is due, no": (voting, 0, a.Vote(False)),
    "vote aloud: no": (voting_aloud, 0, a.Vote(False)),
    "vote aloud, before the turn: nothing is said": (voting_aloud, 1, a.SayNothing()),
    "joint work, who helps: no cards": (offering, 1, NOTHING),
    "joint work, the main player: nothing is said": (offering, 0, a.SayNothing()),
    "joint work, offers seen: they stand": (changing, 1, a.KeepOffer()),
    "joint work, offers seen, the main player: nothing is said": (changing, 0, a.SayNothing()),
    "joint work, with what was offered: dropped": (collecting, 0, a.DropWork()),
    "joint work, who should give cards: no": (confirming, 1, a.Confirm(False)),
    "movement: stay": (planning, 2, a.Stay()),
    "claims: none": (claiming, 0, a.NoClaim()),
    "a new church: the priest stays": (transferring, 0, a.Leave()),
    "building: no more": (building, 0, a.EndBuilding()),
}


@pytest.mark.parametrize("limit", LIMITS)
def test_what_the_silence_of_somebody_is_taken_for(limit: str) -> None:
    begun, seat, answer = LIMITS[limit]
    play = begun()
    assert silent_answer(GAME, play.state, seat) == answer
    play.act(seat, answer)


@pytest.mark.parametrize("begun", [lambda: begin(supply_row=ROW), keeping, lambda: fresh(chosen_starts=True, first=0)])
def test_where_something_must_be_taken_or_placed_somebody_has_to_choose(begun: Callable[[], GraenalandPlay]) -> None:
    play = begun()
    while asked(play)[0].seat == CHANCE:
        play.act(CHANCE, asked(play)[0].choices.sample(Random(0)))
    assert silent_answer(GAME, play.state, asked(play)[0].seat) is None


def test_who_is_not_asked_has_nothing_to_be_silent_about() -> None:
    assert silent_answer(GAME, begin().state, 1) is None


# Of every question, what its silence may be; None where somebody has to choose.
EVERY: Final[dict[Prompt, set[Action | None]]] = {
    Prompt.START: {None},
    Prompt.ANCHOR: {a.KeepAnchor()},
    Prompt.KEEP_CARD: {None},
    Prompt.MOVE: {a.Stay()},
    Prompt.ENTER: {None},
    Prompt.PROPOSE: {a.Pass()},
    Prompt.VOTE: {a.Vote(False), a.SayNothing()},
    Prompt.CLAIM: {a.NoClaim()},
    Prompt.BUILD: {None, a.EndBuilding()},
    Prompt.FINAL: {a.EndBuilding()},
    Prompt.PROVE: {None, a.EndBuilding()},
    Prompt.FEE: {None},
    Prompt.TRANSFER: {a.Leave()},
    Prompt.OFFER: {NOTHING, a.SayNothing()},
    Prompt.CHANGE_OFFER: {a.KeepOffer(), a.SayNothing()},
    Prompt.COLLECT: {a.DropWork()},
    Prompt.CONFIRM: {a.Confirm(False)},
    Prompt.ADVISE: {a.SayNothing()},
    Prompt.GRANTED: {a.BuildNothing()},
    Prompt.DECLARE: {None},
}
RARE: Final = {Prompt.DRAW, Prompt.ENTER, Prompt.TRANSFER}
TABLES: Final[list[dict[str, object]]] = [
    {"seats": 5, "grant": True, "chosen_starts": True, "open_votes": True, "round_limit": 12},
    {"seats": 4, "victory_cards": True, "chosen_starts": True},
    {"seats": 3, "position": {"clans": CLANS, "phase": "building"}},
]


@pytest.mark.slow
def test_the_silence_of_every_question_is_the_one_that_is_meant() -> None:
    met = set()
    for settings in TABLES:
        play, rng = Play(GAME, make_options(GAME, settings)), Random(1)
        while decisions := asked(play):
            for decision in decisions if decisions[0].seat != CHANCE else ():
                assert silent_answer(GAME, play.state, decision.seat) in EVERY[Prompt(decision.prompt)]
            met.add(decisions[0].prompt)
            decision = rng.choice(decisions)
            play.act(decision.seat, decision.choices.sample(rng))
    assert met >= set(Prompt) - RARE


# -- whom it waits for, and talk -------------------------------------------------------------------------------------


def test_aloud_only_whose_turn_it_is_to_vote_is_waited_for() -> None:
    play = voting_aloud()
    assert [decision.seat for decision in asked(play)] == [1, 0]
    assert GAME.needed(play.state) == (0,)
    play.act(0, a.Vote(True))
    assert GAME.needed(play.state) == (1,)


def test_ballots_given_at_once_are_all_waited_for() -> None:
    play = voting()
    assert GAME.needed(play.state) == (0, 1)
    play.act(1, a.Vote(True))
    assert GAME.needed(play.state) == (0,)


def test_the_main_player_is_asked_about_a_joint_work_but_not_waited_for() -> None:
    play = offering()
    assert [decision.seat for decision in asked(play)] == [0, 1, 2]
    assert GAME.needed(play.state) == (1, 2)
    assert asked(collecting())[0].prompt == Prompt.COLLECT


def test_chance_is_not_waited_for() -> None:
    play = fresh()
    assert asked(play)[0].seat == CHANCE
    assert GAME.needed(play.state) == ()


def test_a_game_goes_on_to_its_end_if_those_who_are_not_waited_for_never_answer() -> None:
    play, rng = begin({"round_limit": 4, "open_votes": True}), Random(3)
    idle = 0
    while decisions := asked(play):
        waited_for = GAME.needed(play.state) or (CHANCE,)
        idle += len(decisions) - len(waited_for)
        decision = next(one for one in decisions if one.seat == waited_for[0])
        play.act(decision.seat, decision.choices.sample(rng))
    assert idle > 0


def test_a_game_in_which_all_let_their_time_pass_comes_to_its_end() -> None:
    play, rng = fresh(round_limit=3), Random(0)
    while decisions := asked(play):
        seat = (GAME.needed(play.state) or (CHANCE,))[0]
        [choices] = [decision.choices for decision in decisions if decision.seat == seat]
        play.act(seat, silent_answer(GAME, play.state, seat) or choices.sample(rng))
    assert GAME.outcome(play.state) is not None
    assert not any(isinstance(entry.action, a.BuildVillage | a.Propose | a.Move) for entry in play.entries)


@pytest.mark.parametrize(
    ("begun", "is_open"),
    [(planning, True), (voting, True), (offering, True), (begin, False), (lambda: begin(phase="sharing"), False)],
)
def test_people_may_talk_where_the_book_allows_it(begun: Callable[[], GraenalandPlay], is_open: bool) -> None:
    assert GAME.may_talk(begun().state) == is_open


def test_options_decide_on_talk_first() -> None:
    assert not GAME.may_talk(begin({"talk": "none"}, phase="movement").state)
    assert GAME.may_talk(begin({"talk": "free"}).state)
