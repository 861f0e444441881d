"""What people see: all that lies on the table; of hands, plans, ballots, offers and victory cards only their own."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

import msgspec
import pytest
from tests.games.graenaland.table import (
    CLANS,
    NO,
    SEALED,
    YES,
    GraenalandPlay,
    act_all,
    answers_of,
    asked,
    begin,
    claiming,
    fresh,
    offering,
    voting,
)
from tests.long import or_long

from krajina.core import Play, Seat, make_options
from krajina.games import graenaland as a
from krajina.games.graenaland import (
    GAME,
    About,
    Goal,
    GraenalandView,
    Item,
    Phase,
    Player,
    Prompt,
    Resource,
    Work,
)

G, W = Item.GRAIN, Item.WOOD


def seen(play: GraenalandPlay, watcher: Seat | None) -> GraenalandView:
    return GAME.view(play.state, watcher)


def row(play: GraenalandPlay, seat: Seat, watcher: Seat | None) -> Player:
    return seen(play, watcher).players[seat]


def watchers(play: GraenalandPlay) -> tuple[Seat | None, ...]:
    return (*range(play.options.seats), None)


# -- hands -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_of_a_hand_others_see_the_backs(watcher: Seat | None) -> None:
    play = begin({"victory_cards": True})
    for seat in range(3):
        player = row(play, seat, watcher)
        hand = play.state.clans[seat].hand
        assert (player.cards, sum(back.count for back in player.backs)) == (sum(hand), sum(hand))
        assert player.supplies == len(play.state.clans[seat].supplies)
        hidden = (player.hand, player.supply_cards, player.victory_card, player.dealt, player.points)
        if seat == watcher:
            assert None not in hidden
            assert player.hand is not None
            assert len(player.hand) == player.cards
        else:
            assert hidden == (None,) * 5
            assert {(goal.due, goal.points, goal.ease) for goal in player.goals} == {((), None, None)}
        assert player.seen is None


def test_without_victory_cards_goals_are_open() -> None:
    play = begin()
    for watcher in watchers(play):
        player = row(play, 0, watcher)
        found = {goal.goal: (goal.found, goal.due, goal.points) for goal in player.goals}
        assert found[Goal.SETTLEMENTS] == (5, (8,), 0)
        assert found[Goal.BUILDINGS] == (1, (2,), 0)  # two, and with three players one of them does not count
        assert (player.points, player.victory_card) == (0, None)


def test_cards_that_lie_face_down_show_their_backs_to_all() -> None:
    play = begin()
    piles = {seen(play, watcher).territories[2].pile for watcher in watchers(play)}
    assert piles == {(Item.ORE, Item.FACE_DOWN, Item.FACE_DOWN)}
    assert len({msgspec.json.encode(seen(play, watcher).decks) for watcher in watchers(play)}) == 1


def test_whoever_gets_a_card_that_lay_face_down_sees_it_alone() -> None:
    play = begin(phase="sharing", main=2)
    act_all(play, [(0, a.Propose("plains_1", ((Item.ORE, Item.FACE_DOWN), (G, G)))), (0, YES), (2, NO)])
    told = {watcher: [type(event).__name__ for event in seen(play, watcher).events] for watcher in watchers(play)}
    assert "Uncovered" in told[0]
    assert all("ReceivedFaceDown" in told[watcher] for watcher in watchers(play))
    assert not any("Uncovered" in told[watcher] for watcher in (1, 2, None))


# -- the memory aid --------------------------------------------------------------------------------------------------


def test_the_memory_aid_shows_what_all_have_seen_to_all() -> None:
    play = begin({"memory_aid": True}, phase="sharing", main=2)
    assert [row(play, seat, None).seen for seat in range(3)] == [(), (), ()]
    assert row(play, 0, 1).supply_cards == ("supply-livestock-ore",)
    act_all(play, [(0, a.Propose("plains_1", ((Item.ORE, Item.FACE_DOWN), (G, G)))), (0, YES), (2, NO)])
    assert row(play, 0, 0).seen is None  # the hand itself is there
    assert [row(play, 0, watcher).seen for watcher in (1, 2, None)] == [("plains-ore",)] * 3
    assert [row(play, 2, watcher).seen for watcher in (0, 1, None)] == [("plains-grain", "plains-grain")] * 3


def test_the_two_of_a_palisade_fee_know_more_than_the_others() -> None:
    play = begin({"memory_aid": True})
    pay = ("plains-grain", "plains-grain", "forest-wood", "forest-wood")
    fees = [(0, a.GiveFee(1, "plains-ore")), (0, a.GiveFee(2, "hills-ore"))]
    act_all(play, [(0, a.BuildVillage("hills_coast", pay)), *fees])
    assert row(play, 1, 0).seen == ("plains-ore",)
    assert row(play, 1, 2).seen == row(play, 1, None).seen == ()
    assert row(play, 2, 0).seen == ("hills-ore",)
    assert row(play, 1, None).cards == 5


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_helped_less_than_a_spectator(seed: int) -> None:
    play, rng = fresh(seats=3 + seed, memory_aid=True, round_limit=3), Random(seed)
    while decisions := asked(play):
        decision = rng.choice(decisions)
        play.act(decision.seat, decision.choices.sample(rng))
        for seat in range(play.options.seats):
            known = Counter(row(play, seat, None).seen)
            for watcher in range(play.options.seats):
                player = row(play, seat, watcher)
                assert known <= Counter(player.hand if seat == watcher else player.seen)


# -- sealed answers --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SEALED)
def test_of_a_sealed_answer_others_see_that_it_was_given(name: str) -> None:
    begin_it, seat = SEALED[name]
    answers = answers_of(begin_it(), seat)
    first, last = (act_all(begin_it(), [(seat, answer)]) for answer in (answers[0], answers[-1]))
    for watcher in watchers(first):
        same = msgspec.json.encode(seen(first, watcher)) == msgspec.json.encode(seen(last, watcher))
        assert same == (watcher != seat)
        assert seen(first, watcher).answered == (seat,)
        assert (seen(first, watcher).answer is not None) == (watcher == seat)


def test_of_a_sealed_vote_the_proposal_shows_only_ones_own_ballot() -> None:
    play = act_all(voting(), [(1, NO)])
    for watcher in watchers(play):
        proposal = seen(play, watcher).proposal
        assert proposal is not None
        assert (proposal.who, proposal.at, proposal.needed) == (1, "forest_1", 3)
        assert [(one.seat, one.has_voted) for one in proposal.shares] == [(0, False), (1, True)]
        assert [one.agree for one in proposal.shares] == [None, False if watcher == 1 else None]


def test_votes_given_aloud_are_seen_by_all() -> None:
    play = begin({"open_votes": True}, phase="sharing")
    act_all(play, [(1, a.Propose("forest_1", ((G,), (W,))))])
    assert [decision.seat for decision in asked(play)] == [1, 0]  # the proposer speaks, and votes last
    play.act(0, YES)
    for watcher in watchers(play):
        proposal = seen(play, watcher).proposal
        assert proposal is not None
        assert [one.agree for one in proposal.shares] == [True, None]


def test_a_joint_work_shows_its_cards_when_all_have_offered() -> None:
    play = act_all(offering(), [(1, a.OfferCards(("forest-wood",)))])
    for watcher in watchers(play):
        joint = seen(play, watcher).joint
        assert joint is not None
        assert (joint.work, joint.at, joint.offers, joint.due) == (Work.PALISADE, "plains_1", (), None)
        assert joint.price == {Resource.WOOD: 2, Resource.ORE: 1}
    play.act(2, a.OfferCards(("mountains-ore",)))
    for watcher in watchers(play):
        joint = seen(play, watcher).joint
        assert joint is not None
        assert [(one.seat, one.cards) for one in joint.offers] == [(1, ("forest-wood",)), (2, ("mountains-ore",))]
    act_all(play, [(1, a.KeepOffer()), (2, a.KeepOffer()), (0, a.UseCard(2, "mountains-ore"))])
    joint = seen(play, None).joint
    assert joint is not None
    assert joint.due == {Resource.WOOD: 2}
    rows = [(one.seat, one.cards, one.used) for one in joint.offers]
    assert rows == [(1, ("forest-wood",), ()), (2, ("mountains-ore",), ("mountains-ore",))]


# -- what only the builder sees, and the end -------------------------------------------------------------------------


def test_what_can_be_built_is_shown_to_whoever_builds() -> None:
    play = begin()
    rows = seen(play, 0).buildable
    builds = [build for one in rows for build in one.builds]
    mine = {build.action: one for one in rows for build in one.builds}
    assert {build.what.key for build in builds} >= {"village", "building-church", "unit-soldiers", "work-road"}
    village = mine[a.BuildVillage("hills_coast", ())]
    assert (village.fee, village.price) == (2, {Resource.GRAIN: 2, Resource.WOOD: 2})
    assert village.pay is not None
    assert [seen(play, watcher).buildable for watcher in (1, 2, None)] == [()] * 3


def test_what_cannot_be_paid_is_shown_without_a_payment() -> None:
    play = begin(clans=[{**CLANS[0], "hand": [], "supplies": []}, *CLANS[1:]])
    assert {one.pay for one in seen(play, 0).buildable} == {None}


@pytest.mark.parametrize("open_hands", [False, True])
def test_after_a_claim_the_card_lies_open_and_the_hand_where_the_table_plays_so(open_hands: bool) -> None:
    play = act_all(claiming(open_hands=open_hands), [(0, a.Claim(7)), (1, a.NoClaim())])
    for watcher in watchers(play):
        winner = row(play, 0, watcher)
        is_seen = open_hands or watcher == 0
        assert winner.hand == (("plains-grain",) * 4 + ("hills-ore",) if is_seen else None)
        assert (winner.victory_card, winner.points) == ("vp_01", 6)
        assert seen(play, watcher).winner == 0
        if watcher != 1:
            assert (row(play, 1, watcher).hand, row(play, 1, watcher).victory_card) == (None, None)


def test_a_claim_that_did_not_win_stays_unsaid() -> None:
    ends = [act_all(claiming(), [(0, a.Claim(7)), (1, one)]) for one in (a.NoClaim(), a.Claim(6))]
    for watcher in (0, 2, None):
        assert seen(ends[0], watcher) == seen(ends[1], watcher)


def test_at_the_end_all_victory_cards_lie_open() -> None:
    play, rng = claiming(), Random(3)
    while decisions := asked(play):
        decision = decisions[0]
        play.act(decision.seat, decision.choices.sample(rng))
    assert seen(play, None).phase == Phase.OVER
    assert [row(play, seat, None).victory_card for seat in range(3)] == ["vp_01", "vp_02", "vp_03"]
    assert [row(play, seat, None).dealt for seat in range(3)] == [None] * 3


# -- talk ------------------------------------------------------------------------------------------------------------

# What the book lets people talk about while somebody is asked this (section 7 of the rulings).
TALK: Final = {prompt.value: About.ANYTHING for prompt in Prompt} | {
    "propose": About.NOTHING,
    "vote": About.VOTE,
    "build": About.NOTHING,
    "offer": About.WORK,
    "change_offer": About.WORK,
    "collect": About.WORK,
    "confirm": About.WORK,
    "advise": About.GRANT,
    "granted": About.GRANT,
    "claim": About.CLAIM,
}
INSIDE: Final = ("fee", "transfer")  # part of somebody's building: closed as that is
TABLES: Final[list[dict[str, object]]] = [
    {"seats": 5, "grant": True, "chosen_starts": True},
    {"seats": 4, "victory_cards": True, "chosen_starts": True},
    {"seats": 3, "position": {"clans": CLANS, "phase": "building"}},
]


def questions(talk: str, tables: list[dict[str, object]] = TABLES) -> Iterator[GraenalandPlay]:
    """The questions of a few random games."""
    for settings in tables:
        play, rng = Play(GAME, make_options(GAME, settings | {"talk": talk})), Random(1)
        while decisions := asked(play):
            yield play
            decision = rng.choice(decisions)
            play.act(decision.seat, decision.choices.sample(rng))


@pytest.mark.slow
def test_the_view_says_what_the_book_lets_people_talk_about() -> None:
    prompts = set()
    for play in questions("book"):
        prompt, talk = asked(play)[0].prompt, seen(play, None).talk
        prompts.add(prompt)
        about = TALK[prompt]
        if prompt in INSIDE and seen(play, None).phase == Phase.BUILDING and not play.state.is_joined:
            about = About.NOTHING
        is_end = prompt == "draw" and seen(play, None).phase == Phase.BUILDING  # the supply row is filled at once
        if not is_end and (prompt not in INSIDE or not play.state.is_joined):
            assert (talk.about, talk.is_open) == (about, about != About.NOTHING), prompt
        assert (talk.at is not None) == (about in (About.VOTE, About.WORK))
    assert prompts >= {prompt.value for prompt in Prompt} - {"anchor", "enter", "transfer", "fee"}


@pytest.mark.slow
def test_where_talk_is_free_it_is_always_open_and_where_there_is_none_never() -> None:
    tables = or_long(TABLES[-1:], TABLES)
    assert all(seen(play, None).talk.is_open for play in questions("free", tables))
    for play in questions("none", tables):
        assert seen(play, None).talk.about == About.NOTHING
        assert not any(
            isinstance(one, a.PromiseVote | a.AskVote | a.PromiseGive | a.AskGive)
            for decision in asked(play)
            if decision.prompt in ("vote", "offer", "change_offer")
            for one, _ in zip(decision.choices, range(40), strict=False)
        )


def test_the_fee_does_not_open_talk_in_the_phase_of_building() -> None:
    play = begin()
    pay = ("plains-grain", "plains-grain", "forest-wood", "forest-wood")
    play.act(0, a.BuildVillage("hills_coast", pay))
    assert asked(play)[0].prompt == "fee"
    assert seen(play, None).talk.about == About.NOTHING


def test_everybody_hears_the_same_of_the_talk() -> None:
    play = voting()
    play.act(0, a.PromiseVote(True))
    assert len({msgspec.json.encode(seen(play, watcher).promises) for watcher in watchers(play)}) == 1
    assert len({msgspec.json.encode(seen(play, watcher).events) for watcher in watchers(play)}) == 1


# -- builds ----------------------------------------------------------------------------------------------------------


def test_what_cannot_be_paid_says_why_and_what_is_missing() -> None:
    poor: list[dict[str, object]] = [{**clan, "supplies": []} for clan in CLANS]
    poor[0] |= {"hand": ["plains-grain", "plains-grain", "hills-ore", "mountains-gold"]}
    lands = {"plains_1": {"works": ["road"]}}
    rows = {build.action: one for one in seen(begin(clans=poor, lands=lands), 0).buildable for build in one.builds}
    soldiers, road = rows[a.Recruit(a.Unit.SOLDIERS, ())], rows[a.BuildWork(Work.ROAD, "forest_1", ())]
    assert (soldiers.price, soldiers.missing) == ({Resource.GRAIN: 4, Resource.ORE: 1}, {Resource.GRAIN: 1})
    assert soldiers.why_not is not None
    assert (soldiers.pay, soldiers.why_not.key, soldiers.rule) == (None, "refusal-cannot-pay", "section 8")
    assert sum(road.missing.values()) == 1  # gold is for livestock or for wood
    cavalry = rows[a.Recruit(a.Unit.CAVALRY, ())]
    assert (cavalry.missing, cavalry.why_not, cavalry.rule) == ({}, None, None)


def test_what_has_no_place_where_one_lives_says_why() -> None:
    play = begin()
    view = seen(play, 0)
    rows = {one.build.action: (one.why_not.key, one.rule) for one in view.unbuildable}
    assert not rows.keys() & {build.action for one in view.buildable for build in one.builds}
    assert rows[a.Recruit(a.Unit.ARCHERS, ())] == ("refusal-no-stronghold", "section 12")
    assert a.BuildBuilding(a.Building.STRONGHOLD, "plains_1", ()) not in rows, "one's own stands there, as all see"
    assert a.BuildWork(Work.ROAD, "plains_1", ()) not in rows, "it stands, as all see"
    assert [seen(play, watcher).unbuildable for watcher in (1, 2, None)] == [()] * 3
    full = begin(clans=[{**CLANS[0], "villages": {"plains_1": 9, "forest_1": 2}}, *CLANS[1:]])
    found = {one.why_not.key for one in seen(full, 0).unbuildable}
    assert found == {"refusal-no-houses", "refusal-no-stronghold"}


def test_what_the_main_player_lacks_for_a_joint_work_only_he_knows() -> None:
    poor = [{**CLANS[0], "hand": ["forest-wood"], "supplies": []}, *CLANS[1:]]
    play = act_all(begin(clans=poor), [(0, a.AnnounceWork(Work.PALISADE, "plains_1"))])
    lacks = {watcher: joint.missing for watcher in watchers(play) if (joint := seen(play, watcher).joint)}
    assert lacks == {0: {Resource.WOOD: 1, Resource.ORE: 1}, 1: None, 2: None, None: None}
    offers = [(1, a.OfferCards(("forest-wood",))), (2, a.OfferCards(()))]
    act_all(play, [*offers, (1, a.KeepOffer()), (2, a.KeepOffer()), (0, a.UseCard(1, "forest-wood"))])
    joint = seen(play, 0).joint
    assert joint is not None
    assert (joint.due, joint.missing) == ({Resource.WOOD: 1, Resource.ORE: 1}, {Resource.ORE: 1})


def test_of_a_territory_the_view_tells_how_its_cards_were_shared_out_last() -> None:
    play = voting()
    shares = {one.at: one.last_shares for one in seen(play, None).territories}
    assert set(shares.values()) == {()}
    act_all(play, [(0, YES), (1, YES)])
    for watcher in watchers(play):
        [forest] = [one for one in seen(play, watcher).territories if one.at == "forest_1"]
        assert [(share.seat, share.cards) for share in forest.last_shares] == [(0, (Item.GRAIN,)), (1, (Item.WOOD,))]


def test_who_could_give_is_told_by_backs_and_by_memory_only_where_the_table_helps() -> None:
    play = begin()
    first, second = seen(play, 0).could_give
    assert (first.seat, first.sure, first.supplies) == (1, {}, 1)
    assert Resource.GOLD in first.perhaps  # a card of the mountains
    assert Resource.GRAIN in second.perhaps
    assert seen(play, 1).could_give == ()
    assert seen(begin({"open_hands": True, "memory_aid": True}), 0).could_give[0].seat == 1


def test_the_track_and_strongholds_of_units_are_told() -> None:
    view = seen(begin(), 0)
    needed = {one.what.key: one.stronghold for one in view.prices}
    assert (view.army_most, needed["unit-soldiers"], needed["unit-cavalry"]) == (8, None, "plains")
