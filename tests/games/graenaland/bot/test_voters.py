"""What the bots know of votes: who is needed, what makes them agree, and whose word counts."""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec
import pytest
from tests.games.graenaland.table import ROW

from krajina.core import decision_of, make_options
from krajina.games import graenaland as a
from krajina.games.graenaland import GAME, Item, State
from krajina.games.graenaland.bot.proposals import coalitions, proposals, ways_to_share
from krajina.games.graenaland.bot.terms import Look
from krajina.games.graenaland.bot.voters import agrees, chance, gain_of, trust
from krajina.games.graenaland.bot.weights import weighed
from krajina.games.graenaland.moves.propose import Proposing
from krajina.games.graenaland.moves.vote import VoteOn
from krajina.games.graenaland.notes import Counted

WEIGHTS = weighed(GAME.rules, None)
G, ORE = Item.GRAIN, Item.ORE
# Seat 1 has two of five votes on the plains, seat 0 two, seat 2 one.
CLANS: Sequence[Mapping[str, object]] = (
    {"villages": {"plains_1": 2, "forest_1": 1}, "warrior": "hills_inland_1"},
    {"villages": {"plains_1": 2, "hills_coast": 1}, "warrior": "hills_inland_1"},
    {"villages": {"plains_1": 1, "hills_coast": 1}, "warrior": "hills_inland_1"},
)


def sharing(pile: Sequence[str] = ("grain", "grain", "ore")) -> State:
    position = {"phase": "sharing", "supply_row": ROW, "clans": CLANS, "lands": {"plains_1": {"pile": pile}}}
    return GAME.new(make_options(GAME, {"seats": 3, "position": position}))


def look(state: State, seat: int) -> Look:
    return Look(state, seat, WEIGHTS)


def rated(state: State) -> list[tuple[float, a.Propose]]:
    task = state.asked
    assert isinstance(task, Proposing)
    return proposals(state, look(state, task.player), task.piles, 40)


def test_a_coalition_has_no_superfluous_member() -> None:
    assert coalitions((2, 2, 1), (0, 1, 2), 1) == [(0,), (2,)]
    assert coalitions((1, 4, 1), (0, 1, 2), 1) == [()]
    assert coalitions((1, 1, 1, 2), (0, 1, 2, 3), 0) == [(1, 2), (3,)], "(1, 3) has one too many"


def test_every_member_of_a_coalition_gets_something() -> None:
    ways = ways_to_share([2, 0, 0, 1, 0, 0], 2)
    assert ways
    for way in ways:
        assert all(sum(got) for got in way)
        assert sum(got[0] for got in way) <= 2
        assert sum(got[3] for got in way) <= 1
    assert len({str(way) for way in ways}) == len(ways)


def test_the_chance_of_a_proposal() -> None:
    assert chance((1, 3, 1), (0, 1, 2), [0.0, 1.0, 0.0]) == pytest.approx(1.0), "own votes are more than half"
    assert chance((2, 1, 2), (0, 1, 2), [0.0, 1.0, 0.0]) == 0.0
    assert chance((1, 1, 1), (0, 1, 2), [0.5, 1.0, 0.5]) == pytest.approx(0.75)


def test_proposes_what_just_carries_the_vote() -> None:
    state = sharing()
    best = rated(state)[0][1]
    mine = best.shares[1]
    assert len(mine) == 2, "one card makes one other seat agree"
    assert sorted(map(len, (best.shares[0], best.shares[2]))) == [0, 1]


def test_what_is_proposed_may_be_proposed() -> None:
    state = sharing(("grain", "livestock", "ore", "grain"))
    decision = decision_of(GAME, state, 1)
    assert decision is not None
    found = rated(state)
    assert 0 < len(found) <= 40
    assert all(action in decision.choices for _, action in found)


def test_a_seat_that_gains_more_agrees_sooner() -> None:
    state = sharing()
    likely = [agrees(state, 1, 0, 0, gain, 1) for gain in (-1.0, 0.0, 0.3, 1.0)]
    assert likely == sorted(likely)
    assert likely[0] < 0.1
    assert likely[-1] > 0.9


def test_a_seat_that_has_just_refused_as_much_will_hardly_agree() -> None:
    state = sharing()
    before = agrees(state, 1, 0, 0, 0.2, 1)
    state.last_vote = Counted(2, 0, (2, 2, 1), (0, 1, 2), ((G,), (), (G, ORE)), (False, False, True))
    assert agrees(state, 1, 0, 0, 0.2, 1) < before
    assert agrees(state, 1, 0, 0, 0.2, 2) == before, "it was not offered so much"


def test_a_broken_promise_is_remembered() -> None:
    state = sharing()
    before = trust(state, 0, 1)
    state.fates[state.fate_key(0, 1) + 1] += 1
    broken = trust(state, 0, 1)
    assert broken < before
    assert broken < trust(state, 0, 2) < before, "by whom it was broken to most of all"
    assert trust(state, 2, 1) == before
    state.fates[state.fate_key(0, 1)] += 3
    assert trust(state, 0, 1) > broken


def test_a_promised_vote_counts_as_much_as_the_word_of_who_promised() -> None:
    state = sharing()
    GAME.advance(state, 1, a.Propose("plains_1", ((), (G, G, ORE), ())))
    before = agrees(state, 1, 0, 0, -0.3, 0)
    GAME.advance(state, 0, a.PromiseVote(True))
    promised = agrees(state, 1, 0, 0, -0.3, 0)
    assert promised > before + 0.3
    state.fates[state.fate_key(0, None) + 1] += 6
    assert before < agrees(state, 1, 0, 0, -0.3, 0) < promised


def test_a_promised_share_makes_a_proposal_better() -> None:
    state = sharing()
    GAME.advance(state, 1, a.Propose("plains_1", ((), (G, G, ORE), ())))
    task = state.asked
    assert isinstance(task, VoteOn)
    before = gain_of(state, look(state, 0), task)
    phrase = next(one for one in task.phrases(state, 1) if isinstance(one, a.PromiseShare) and one.to == 0)
    GAME.advance(state, 1, phrase)
    promised = gain_of(state, look(state, 0), task)
    assert promised > before
    state.fates[state.fate_key(1, 0) + 1] += 5
    assert before < gain_of(state, look(state, 0), task) < promised


def test_looking_at_proposals_changes_nothing() -> None:
    state = sharing()
    before = msgspec.json.encode(GAME.view(state, 1))
    rated(state)
    GAME.judge().candidates(state, GAME.decisions(state)[0], Random(0))
    assert msgspec.json.encode(GAME.view(state, 1)) == before
