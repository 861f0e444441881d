"""Every no is reachable, says why and on which rule it rests; and nothing changes hands by what is refused."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from tests.games.graenaland.table import (
    CLANS,
    LANDS,
    RICH,
    ROW,
    YES,
    GraenalandPlay,
    act_all,
    begin,
    draw_on,
    fresh,
)

from krajina.core import CHANCE, Action, IllegalAction, Seat
from krajina.core.testing.freeze import freeze
from krajina.games import graenaland
from krajina.games import graenaland as a
from krajina.games.graenaland import Building, Direction, Hero, Item, Resource, Unit, Work

G, W, ORE, DOWN = Item.GRAIN, Item.WOOD, Item.ORE, Item.FACE_DOWN
TAKE: Final = (0, a.TakeSupply("supply-ore-ore"))
VILLAGE_PLAINS: Final = ("plains-livestock",) * 2 + ("forest-wood",) * 2


class Case(NamedTuple):
    """What is refused: why, by which rule, at which table, to whom."""

    code: str
    rule: str
    play: Callable[[], GraenalandPlay]
    seat: Seat
    action: Action


def building() -> GraenalandPlay:
    return begin()


def movement() -> GraenalandPlay:
    return begin(phase="movement")


def sharing() -> GraenalandPlay:
    return begin(phase="sharing")


def voting(talk: str = "book") -> GraenalandPlay:
    play = begin({"talk": talk}, phase="sharing")
    play.act(1, a.Propose("forest_1", ((G,), (W,))))
    return play


def aloud() -> GraenalandPlay:
    play = begin({"open_votes": True}, phase="sharing")
    play.act(1, a.Propose("forest_1", ((G,), (W,))))
    return play


def once() -> GraenalandPlay:
    return act_all(voting(), [(1, a.PromiseVote(True))])


def spoken() -> GraenalandPlay:
    return act_all(voting(), [(1, a.PromiseVote(True)), (1, a.AskVote(0, True))])


KEPT: Final = ((1, a.KeepOffer()), (2, a.KeepOffer()))


def offering() -> GraenalandPlay:
    return act_all(begin(), [(0, a.AnnounceWork(Work.PALISADE, "plains_1"))])


def collecting() -> GraenalandPlay:
    offers = [(1, a.OfferCards(("forest-wood", "forest-wood"))), (2, a.OfferCards(("mountains-ore",)))]
    return act_all(offering(), [*offers, *KEPT])


def covered() -> GraenalandPlay:
    """Both wood and the ore are there: more is not needed."""
    play = offering()
    act_all(
        play, [(1, a.OfferCards(("forest-wood", "forest-wood", "hills-ore"))), (2, a.OfferCards(("mountains-ore",)))]
    )
    return act_all(play, [*KEPT, (0, a.UseCard(2, "mountains-ore"))])


def dropped() -> GraenalandPlay:
    return act_all(collecting(), [(0, a.DropWork())])


def fee() -> GraenalandPlay:
    """Seat 0 settles behind a palisade, where the two others live."""
    pay = ("plains-grain", "plains-grain", "forest-wood", "forest-wood")
    return act_all(begin(), [(0, a.BuildVillage("hills_coast", pay))])


def poor(*hand: str, **clan: object) -> Callable[[], GraenalandPlay]:
    """The island with another hand for seat 0."""
    return lambda: begin(clans=[{**CLANS[0], "supplies": [], "hand": hand, **clan}, *CLANS[1:]], lands=LANDS)


def waiting() -> GraenalandPlay:
    """The priest waits for two churches: which one is for the owner to say."""
    villages = {"plains_1": 1, "forest_1": 1}
    clan = {"villages": villages, "churches": list(villages), "warrior": "hills_coast", "waiting": ["priest"]}
    play = begin(phase="movement", clans=[clan, {**CLANS[1], "skald": None, "warrior": "plains_1"}, CLANS[2]])
    return act_all(play, [(1, a.Stay()), (2, a.Stay())])


def no_tokens() -> GraenalandPlay:
    names = ("forest_1", "plains_2", "forest_2", "hills_coast", "mountains_1", "mountains_2")
    lands = {name: {"works": ["road"]} for name in names}
    return begin({"seats": 5, "grant": True}, lands=lands, clans=CLANS[:1])


def final() -> GraenalandPlay:
    clan = {"villages": {"plains_1": 4, "forest_1": 4}, "army": 3, "supplies": []}
    play = begin(clans=[clan, *CLANS[1:]])
    return act_all(play, [TAKE, (0, a.EndBuilding()), (0, a.Declare())])


def dealing() -> GraenalandPlay:
    order = {"supplies": ROW, "victory_cards": [f"vp_{number:02}" for number in range(1, 10)]}
    return draw_on(fresh(first=0, victory_cards=True, draw_order=order))


def settling(*names: str, seats: int = 3) -> Callable[[], GraenalandPlay]:
    """Chosen starts after some villages, each of whoever is due."""
    order = [*range(seats), *reversed(range(seats))]

    def play() -> GraenalandPlay:
        found = draw_on(fresh(seats=seats, first=0, chosen_starts=True, draw_order={"supplies": ROW}))
        return act_all(found, [(seat, a.Settle(name)) for seat, name in zip(order, names, strict=False)])

    return play


def claiming(hand: list[str], *claims: Action) -> Callable[[], GraenalandPlay]:
    """Seat 0 has nine settlements in two territories: six points without a build."""
    clan = {
        "villages": {"plains_1": 7, "forest_1": 1 + ("church" in hand)},
        "army": 2,
        "hand": [card for card in hand if card != "church"],
        "victory_card": "vp_01",
    }
    lands = {"hills_coast": {"works": ["palisade"]}}
    others = [{"villages": {"hills_coast": 1}}, {"villages": {"mountains_1": 1}}]
    made = {"victory_cards": True}
    return lambda: act_all(begin(made, phase="claim", clans=[clan, *others], lands=lands), [(0, one) for one in claims])


PROOF: Final = [*["plains-grain"] * 6, *["forest-wood"] * 2, *["hills-ore"] * 2]
CHURCH: Final = ["church", *["plains-grain"] * 4, *["hills-ore"] * 3]
BUILD_CHURCH: Final = a.BuildBuilding(Building.CHURCH, "plains_1", ("plains-grain",) * 2 + ("hills-ore",) * 3)
OTHERS: Final = ("hills-livestock", *VILLAGE_PLAINS[1:])
TWO_LEFT: Final = settling("plains_1", "forest_1", "forest_1", "hills_coast")
FAR: Final = poor(*RICH, villages={"plains_1": 2}, churches=[], priest=None)
CROWDED: Final = poor(villages={"plains_1": 12}, churches=[], priest=None)
HIGH: Final = poor(villages={"mountains_1": 1}, strongholds=[], churches=[], priest=None)
FULL_PAY: Final = ("plains-grain", "plains-grain", "forest-wood", "forest-wood")


def fee_in_proof() -> GraenalandPlay:
    return act_all(claiming(PROOF, a.Claim(7))(), [(0, a.BuildVillage("hills_coast", FULL_PAY))])


CASES: Final = [
    # Chance.
    Case("not-in-deck", "section 3", lambda: begin(phase="production"), CHANCE, a.DrawCard(Resource.GOLD)),
    Case("not-in-stack", "section 1", lambda: begin(supply_row=ROW[:3]), CHANCE, a.DrawSupply(ROW[0])),
    Case("nobody-there", "section 1", lambda: fresh(draw_order={"supplies": ROW}), CHANCE, a.DrawFirst(3)),
    # The start.
    Case("not-on-coast", "section 26", settling(), 0, a.Settle("mountains_1")),
    Case("not-on-coast", "section 26", settling(), 0, a.Settle("plains_2")),
    Case("village-there", "section 26", settling("plains_1", "forest_1", "forest_1"), 2, a.Settle("forest_1")),
    Case("crowds-the-last", "section 26", TWO_LEFT, 1, a.Settle("hills_coast")),
    Case("not-on-coast", "section 26", settling(*["plains_1"] * 3), 0, a.RaiseAnchor("mountains_1")),
    Case("village-there", "section 26", settling(*["plains_1"] * 3), 0, a.RaiseAnchor("plains_1")),
    Case(
        "no-card-there", "section 26",
        settling("plains_1", "plains_1", "forest_1", "forest_1", "plains_1", seats=4), 0, a.RaiseAnchor("forest_1"),
    ),
    Case("not-dealt", "section 27", dealing, 1, a.KeepCard("vp_01")),
    # Heroes.
    Case("hero-not-there", "section 4", movement, 1, a.Move(Hero.PRIEST, Direction.WEST)),
    Case("leads-nowhere", "section 4", movement, 2, a.Move(Hero.WARRIOR, Direction.EAST)),
    Case("leads-nowhere", "section 4", movement, 1, a.Move(Hero.WARRIOR, Direction.WEST_TWICE)),
    Case("does-not-wait", "section 11", waiting, 0, a.Enter(Hero.SKALD, "plains_1")),
    Case("does-not-wait", "section 11", waiting, 0, a.Enter(Hero.PRIEST, "hills_coast")),
    # Proposals.
    Case("not-on-island", "section 1", sharing, 1, a.Propose("plains_2", ())),
    Case("no-cards", "section 6", sharing, 1, a.Propose("mountains_1", ())),
    Case("no-vote", "section 6", sharing, 1, a.Propose("plains_1", ((G, G, ORE), (DOWN,)))),
    Case("shares-left-out", "section 6", sharing, 1, a.Propose("forest_1", ((G,), ()))),
    Case("shares-left-out", "section 6", sharing, 1, a.Propose("hills_coast", ((ORE, DOWN), ()))),
    Case("shares-not-there", "section 6", sharing, 1, a.Propose("forest_1", ((G, W), (W,)))),
    Case("shares-receivers", "section 6", sharing, 1, a.Propose("forest_1", ((G,), (W,), ()))),
    Case("shares-receivers", "section 6", sharing, 1, a.Propose("forest_1", ((G, W),))),
    # Talk about a vote.
    Case("no-talk", "section 7", lambda: voting("none"), 0, a.PromiseVote(True)),
    Case("said-enough", "section 7", spoken, 1, a.PromiseVote(False)),
    Case("said-already", "section 7", once, 1, a.PromiseVote(True)),
    Case("vote-due", "section 7", voting, 0, a.SayNothing()),
    Case("nobody-listens", "section 7", lambda: act_all(voting(), [(1, YES)]), 0, a.PromiseVote(True)),
    Case("votes-last", "ruling 20", aloud, 1, a.Vote(True)),
    Case("not-a-listener", "section 7", voting, 1, a.AskVote(2, True)),
    Case("not-a-listener", "section 7", voting, 1, a.PromiseShare(1, Resource.WOOD)),
    Case("work-stands", "section 13", voting, 1, a.PromiseWork(0, Work.MARKET)),
    Case("not-from-here", "section 3", voting, 1, a.PromiseShare(0, Resource.ORE)),
    # Building.
    Case("supply-first", "section 9", building, 0, a.EndBuilding()),
    Case("supply-taken", "section 9", lambda: act_all(begin(), [TAKE]), 0, a.TakeSupply(ROW[0])),
    Case("not-in-row", "section 9", building, 0, a.TakeSupply("supply-ore-grain")),
    Case("not-on-island", "section 1", building, 0, a.BuildVillage("plains_2", VILLAGE_PLAINS)),
    Case("not-near", "section 10", FAR, 0, a.BuildVillage("mountains_1", ())),
    Case("cannot-pay", "section 8", poor("plains-grain"), 0, a.BuildVillage("plains_1", ("plains-grain",))),
    Case("payment-misfit", "section 8", building, 0, a.BuildVillage("plains_1", ("plains-grain",) * 4)),
    Case("payment-misfit", "section 8", building, 0, a.BuildVillage("plains_1", VILLAGE_PLAINS[:3])),
    Case("picks-not-there", "section 8", building, 0, a.BuildVillage("plains_1", OTHERS)),
    Case("picks-order", "section 8", building, 0, a.BuildVillage("plains_1", VILLAGE_PLAINS[::-1])),
    Case("no-houses", "ruling 30", CROWDED, 0, a.BuildVillage("plains_1", ())),
    Case("no-village", "section 11", building, 0, a.BuildBuilding(Building.HALL, "hills_coast", ())),
    Case("no-spot", "section 11", HIGH, 0, a.BuildBuilding(Building.HALL, "mountains_1", ())),
    Case("spot-taken", "section 11", building, 0, a.BuildBuilding(Building.STRONGHOLD, "plains_1", ())),
    Case("no-stronghold", "section 12", building, 0, a.Recruit(Unit.ARCHERS, ())),
    Case("army-at-end", "ruling 30", poor(army=8), 0, a.Recruit(Unit.CAVALRY, ())),
    Case("no-settlement", "section 13", building, 0, a.BuildWork(Work.ROAD, "mountains_1", ())),
    Case("work-stands", "section 13", building, 0, a.BuildWork(Work.ROAD, "plains_1", ())),
    Case("no-token", "ruling 30", no_tokens, 0, a.BuildWork(Work.ROAD, "plains_1", ())),
    Case("no-works-now", "section 22", final, 1, a.BuildWork(Work.ROAD, "forest_1", ())),
    Case("no-fee", "section 17", poor(*FULL_PAY, "plains-ore"), 0, a.BuildVillage("hills_coast", FULL_PAY)),
    Case("fee-other", "section 17", fee, 0, a.GiveFee(2, "plains-grain")),
    Case("fee-no-supply", "ruling 29", fee, 0, a.GiveFee(1, "supply-livestock-ore")),
    Case("not-in-hand", "section 17", fee, 0, a.GiveFee(1, "mountains-ore")),
    # Together.
    Case("not-on-island", "section 1", building, 0, a.AnnounceWork(Work.ROAD, "forest_2")),
    Case("no-settlement", "section 13", building, 0, a.AnnounceWork(Work.ROAD, "hills_coast")),
    Case("joined-already", "section 18", dropped, 0, a.AnnounceWork(Work.MARKET, "plains_1")),
    Case("no-grants", "section 29", building, 0, a.GrantBuild(1)),
    Case("grant-other", "section 29", no_tokens, 0, a.GrantBuild(0)),
    Case("offers-later", "section 18", offering, 0, a.OfferCards(())),
    Case("offer-first", "section 18", offering, 1, a.SayNothing()),
    Case("does-not-help", "section 18", offering, 2, a.OfferCards(("plains-grain",))),
    Case("picks-not-there", "section 18", offering, 2, a.OfferCards(("hills-ore",))),
    Case("picks-not-there", "section 18", offering, 1, a.OfferCards(("forest-wood",) * 3)),
    Case("not-for-work", "section 18", offering, 1, a.PromiseGive(Resource.GRAIN)),
    Case("not-a-listener", "section 7", offering, 1, a.AskGive(1, Resource.WOOD)),
    Case("not-offered-card", "section 18", collecting, 0, a.UseCard(1, "mountains-gold")),
    Case("not-needed", "ruling 28", covered, 0, a.UseCard(1, "hills-ore")),
    Case("payment-misfit", "section 8", collecting, 0, a.BuildTogether(("forest-wood",))),
    # Claims.
    Case("claims-too-few", "section 28", claiming(PROOF), 0, a.Claim(5)),
    Case("claims-too-many", "ruling 36", claiming(PROOF), 0, a.Claim(8)),
    Case("not-proved", "section 28", claiming(PROOF, a.Claim(7)), 0, a.EndBuilding()),
    Case("unproves", "section 28", claiming(CHURCH, a.Claim(7)), 0, BUILD_CHURCH),
    Case("unproves", "section 28", fee_in_proof, 0, a.GiveFee(1, "plains-grain")),
    Case("fee-other", "section 17", fee_in_proof, 0, a.GiveFee(2, "hills-ore")),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_a_no_says_why_and_changes_nothing(case: Case) -> None:
    play = case.play()
    before, steps = freeze(play.state), len(play.entries)
    with pytest.raises(IllegalAction) as caught:
        play.act(case.seat, case.action)
    refusal = caught.value.refusal
    assert (refusal.code, refusal.rule) == (case.code, case.rule)
    assert (freeze(play.state), len(play.entries)) == (before, steps)


def test_every_reason_is_given() -> None:
    source = "".join(file.read_text("utf-8") for file in Path(graenaland.__path__[0]).rglob("*.py"))
    found = re.findall(r'Refusal\(\s*"([a-z-]+)"(?: if \w+ else "([a-z-]+)")?, "((?:section|ruling) \d+)"', source)
    assert len(found) == len(re.findall(r"[^>] Refusal\(", source))  # each names its rule
    rules = [(code, rule) for first, second, rule in found for code in (first, second) if code]
    assert len(set(rules)) > 45
    assert set(rules) - {(case.code, case.rule) for case in CASES} == set()


# -- when it is not one's turn, or something else is asked -----------------------------------------------------------


@pytest.mark.parametrize(
    ("play", "seat", "action", "code"),
    [
        (movement, 0, a.Stay(), "not-asked"),  # the main player's heroes stay
        (sharing, 0, a.Pass(), "not-asked"),  # the main player does not propose
        (sharing, 2, a.Pass(), "not-asked"),  # seat 1 comes first
        (voting, 2, YES, "not-asked"),  # nothing of his is there
        (voting, 0, a.Pass(), "other-question"),
        (building, 1, a.EndBuilding(), "not-asked"),
        (building, 0, a.Declare(), "other-question"),
    ],
)
def test_nobody_acts_out_of_turn(play: Callable[[], GraenalandPlay], seat: Seat, action: Action, code: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        play().act(seat, action)
    assert caught.value.refusal.code == code


def test_cards_of_a_dropped_work_stay_where_they_were() -> None:
    play = collecting()
    before = [clan.hand[:] for clan in play.state.clans]
    act_all(
        play, [(0, a.UseCard(1, "forest-wood")), (0, a.UseCard(1, "forest-wood")), (0, a.UseCard(2, "mountains-ore"))]
    )
    act_all(play, [(0, a.BuildTogether(())), (1, a.Confirm(False)), (2, a.Confirm(False))])
    assert [clan.hand for clan in play.state.clans] == before
    assert play.state.work_tokens[2] == 5  # of the palisades only the one at the hills stands
