"""Who knows what of a hand: always true, all that the watcher can have seen, and nothing more.

A second bookkeeping follows the game only by what a watcher is told: for every back it keeps what the hands hold for
certain, each way that cards may have gone face down being a world of its own. What the rules say to be known must be
known in each of these worlds, and one of them must be the true one.
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Final, TypeAlias

import pytest
from tests.games.graenaland.table import CLANS, FACES, GraenalandPlay, act_all, asked, begin, fresh
from tests.long import or_long

from krajina.core import Event, Seat
from krajina.games import graenaland as a
from krajina.games import graenaland as e
from krajina.games.graenaland import GAME, Resource, State, Terrain
from krajina.games.graenaland.cards import gain, gain_unseen, hand_over, lose, seen, show
from krajina.games.graenaland.pieces import KINDS, RESOURCES, TERRAINS, kind_of

Content: TypeAlias = tuple[int, ...]  # cards of one back by face, as far as they are known
World: TypeAlias = tuple[Content, ...]  # by seat
NAMES: Final = tuple(f"{back}-{face}" for back in TERRAINS for face in RESOURCES)
NONE: Final = (0,) * FACES
CARD_EVENTS: Final = (
    e.CardTaken, e.ReceivedFaceDown, e.Received, e.Paid, e.FeeGiven, e.CardsOffered, e.OfferChanged, e.CardsLaid,
    e.HandShown, e.DeckShuffled,
)  # fmt: skip


class Witness:
    """Somebody who only hears what they are told, and forgets nothing."""

    def __init__(self, state: State, me: Seat | None) -> None:
        self.me = me
        seats, backs = range(state.options.seats), range(len(TERRAINS))
        hands = [[content_of(state, seat, back) for seat in seats] for back in backs]
        self.sizes = [[sum(content) for content in row] for row in hands]  # by back and seat
        self.worlds: list[set[World]] = [
            {tuple(content if seat == me else NONE for seat, content in enumerate(row))} for row in hands
        ]

    def hear(self, state: State) -> None:
        """What was told, in its order; what follows on what is hidden comes together with it."""
        told = [event for event in state.events or () if event.is_for(self.me)]
        for number, event in enumerate(told):
            self._hear(event, told[number + 1] if number + 1 < len(told) else None)
            if isinstance(event, e.DeckShuffled):
                self._count(state, TERRAINS.index(event.terrain))

    def _hear(self, event: Event, then: Event | None) -> None:
        if isinstance(event, e.CardTaken):
            face = RESOURCES.index(then.resource) if isinstance(then, e.CardSeen) else None
            self._gain(event.who, TERRAINS.index(event.terrain), face)
        elif isinstance(event, e.ReceivedFaceDown):
            cards = then.cards if isinstance(then, e.Uncovered) else [None] * event.count
            for card in cards:
                self._gain(event.who, TERRAINS.index(event.terrain), None if card is None else at(card)[1])
        elif isinstance(event, e.Received):
            for card in event.cards:
                self._gain(event.who, *at(card))
        elif isinstance(event, e.Paid):
            for card in resource_cards(event.cards):
                self._lose(event.who, *at(card))
        elif isinstance(event, e.FeeGiven):
            self._fee(event, at(then.card)[1] if isinstance(then, e.FeeSeen) else None)
        elif isinstance(event, e.CardsOffered | e.OfferChanged | e.CardsLaid):
            self._show(event.who, event.cards)
        elif isinstance(event, e.HandShown):
            self._show(event.who, event.hand)

    def _gain(self, seat: Seat, back: int, face: int | None) -> None:
        self.sizes[back][seat] += 1
        if face is not None:
            self.worlds[back] = {changed(world, seat, face, 1) for world in self.worlds[back]}

    def _lose(self, seat: Seat, back: int, face: int) -> None:
        """One that is known to be there, or else one of which nothing is known."""
        found = {changed(world, seat, face, -1) for world in self.worlds[back] if world[seat][face]}
        found |= {w for w in self.worlds[back] if not w[seat][face] and self._has_unknown(w, seat, back)}
        self.worlds[back] = found
        self.sizes[back][seat] -= 1

    def _has_unknown(self, world: World, seat: Seat, back: int) -> bool:
        return sum(world[seat]) < self.sizes[back][seat]

    def _fee(self, event: e.FeeGiven, face: int | None) -> None:
        """Face down: any card of that back that the giver may have had."""
        back, giver, receiver = TERRAINS.index(event.terrain), event.who, event.receiver
        if face is not None:
            self._lose(giver, back, face)
            self._gain(receiver, back, face)
            return
        found = {world for world in self.worlds[back] if self._has_unknown(world, giver, back)}
        for world in self.worlds[back]:
            known = [face for face in range(FACES) if world[giver][face]]
            found |= {changed(changed(world, giver, face, -1), receiver, face, 1) for face in known}
        self.worlds[back] = found
        self.sizes[back][giver] -= 1
        self.sizes[back][receiver] += 1

    def _show(self, seat: Seat, cards: Iterable[str]) -> None:
        counts = counted([NAMES.index(card) for card in resource_cards(cards)])
        for back in range(len(TERRAINS)):
            due = counts[back * FACES : back * FACES + FACES]
            found = set()
            for world in self.worlds[back]:
                content = tuple(map(max, world[seat], due))
                if sum(content) <= self.sizes[back][seat]:
                    found.add((*world[:seat], content, *world[seat + 1 :]))
            self.worlds[back] = found

    def _count(self, state: State, back: int) -> None:
        """A deck was empty: all cards of its back that lie nowhere openly are in hands or face down."""
        hidden = [
            sum(content) for content in zip(*(content_of(state, s, back) for s in range(len(state.clans))), strict=True)
        ]
        for place, terrain in enumerate(state.terrains):
            for face in state.down[place] if terrain == back else ():
                hidden[face] += 1
        found = set()
        for world in self.worlds[back]:
            left = [count - sum(hand[face] for hand in world) for face, count in enumerate(hidden)]
            if min(left) >= 0:
                found.add(tuple(self._at_least(world[seat], left, size) for seat, size in enumerate(self.sizes[back])))
        self.worlds[back] = found

    def _at_least(self, hand: Content, left: Sequence[int], size: int) -> Content:
        """Deal the other faces first: whatever room is left is of this one."""
        room = size - sum(hand)
        return tuple(has + max(0, room - sum(left) + count) for has, count in zip(hand, left, strict=True))

    def check(self, state: State) -> int:
        """What the rules say to be known is true, and just what the witness knows; how many worlds there are."""
        seats = range(state.options.seats)
        known = [seen(state, seat, self.me) for seat in seats]
        for back, worlds in enumerate(self.worlds):
            hands = [content_of(state, seat, back) for seat in seats]
            assert [sum(hand) for hand in hands] == self.sizes[back]
            assert any(all(map(fits, hands, world)) for world in worlds)
            for seat in seats:
                least = [min(world[seat][face] for world in worlds) for face in range(FACES)]
                assert known[seat][back * FACES : back * FACES + FACES] == least, (self.me, seat, back)
                assert fits(hands[seat], least)
                assert seat != self.me or hands[seat] == tuple(least)
        return max(map(len, self.worlds))


def counted(cards: list[int]) -> list[int]:
    return [cards.count(kind) for kind in range(KINDS)]


def content_of(state: State, seat: Seat, back: int) -> Content:
    return tuple(state.clans[seat].hand[back * FACES : back * FACES + FACES])


def fits(hand: Sequence[int], known: Sequence[int]) -> bool:
    return all(has >= sure for has, sure in zip(hand, known, strict=True))


def changed(world: World, seat: Seat, face: int, by: int) -> World:
    content = tuple(count + by * (one == face) for one, count in enumerate(world[seat]))
    return (*world[:seat], content, *world[seat + 1 :])


def at(card: str) -> tuple[int, int]:
    """The back of a card, and its face."""
    return divmod(NAMES.index(card), FACES)


def resource_cards(cards: Iterable[str]) -> Iterator[str]:
    return (card for card in cards if card in NAMES)


def follow(play: GraenalandPlay, seed: int) -> int:
    """Play at random with a witness in every seat and one outside; the most worlds that anybody had to think of."""
    rng, most = Random(seed), 1
    witnesses = [Witness(play.state, me) for me in (*range(play.options.seats), None)]
    while decisions := asked(play):
        decision = rng.choice(decisions)
        play.act(decision.seat, decision.choices.sample(rng))
        for witness in witnesses if any(isinstance(event, CARD_EVENTS) for event in play.state.events or ()) else ():
            witness.hear(play.state)
            most = max(most, witness.check(play.state))
    return most


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_known_is_true_and_was_seen(seats: int) -> None:
    follow(fresh(seats=seats, victory_cards=seats == 4, round_limit=15), seats)


@pytest.mark.slow
def test_what_is_known_is_true_and_was_seen_behind_palisades() -> None:
    """Fees are rare: palisades stand everywhere from the start, and clans want to move in."""
    names = ("plains_1", "forest_1", "plains_2", "forest_2", "hills_inland_1", "hills_inland_2")
    lands = {name: {"works": ["palisade"]} for name in names}
    fees = worlds = 0
    for seed in range(24):
        play = fresh(seats=4, talk="none", round_limit=25, position={"lands": lands})
        worlds = max(worlds, follow(play, seed))
        fees += sum(isinstance(entry.action, a.GiveFee) for entry in play.entries)
    assert fees > 5
    assert 1 < worlds < 100


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(or_long(6, 30)))
def test_in_many_games_what_is_known_is_true_and_was_seen(seed: int) -> None:
    settings = {"seats": 3 + seed % 3, "victory_cards": bool(seed % 2), "chosen_starts": seed % 5 == 0}
    follow(fresh(**settings), seed)


# -- card by card ----------------------------------------------------------------------------------------------------

GRAIN: Final = kind_of(TERRAINS.index(Terrain.PLAINS), RESOURCES.index(Resource.GRAIN))
ORE: Final = kind_of(TERRAINS.index(Terrain.PLAINS), RESOURCES.index(Resource.ORE))


def table(*hand: str) -> State:
    """Seat 0 has these cards, which nobody else knows."""
    clans = [{**CLANS[0], "hand": hand}, *({**clan, "hand": []} for clan in CLANS[1:])]
    return begin(clans=clans).state


def known(state: State, holder: Seat, watcher: Seat | None) -> tuple[int, int]:
    """The grain and ore cards of the plains that somebody knows in a hand."""
    counts = seen(state, holder, watcher)
    return counts[GRAIN], counts[ORE]


def test_a_card_that_goes_openly_into_a_hand_is_known_to_all() -> None:
    state = table()
    gain(state, 0, ORE)
    assert [known(state, 0, watcher) for watcher in (0, 1, 2, None)] == [(0, 1)] * 4


def test_a_card_that_goes_unseen_is_known_to_its_holder() -> None:
    state = table()
    gain_unseen(state, 0, ORE)
    assert [known(state, 0, watcher) for watcher in (0, 1, 2, None)] == [(0, 1), (0, 0), (0, 0), (0, 0)]


def test_a_card_that_is_paid_was_perhaps_the_known_one() -> None:
    state = table("plains-ore")
    gain(state, 0, ORE)
    lose(state, 0, ORE)
    assert [known(state, 0, watcher) for watcher in (0, 1, 2, None)] == [(0, 1), (0, 0), (0, 0), (0, 0)]


def test_cards_that_are_shown_are_not_counted_twice() -> None:
    state = table("plains-ore", "plains-ore")
    gain(state, 0, ORE)
    show(state, 0, counted([ORE, ORE]))
    assert [known(state, 0, watcher) for watcher in (0, 1, 2, None)] == [(0, 3), (0, 2), (0, 2), (0, 2)]


def test_a_fee_is_known_to_the_two() -> None:
    state = table("plains-ore", "plains-grain")
    hand_over(state, 0, 1, ORE)
    assert [known(state, 1, watcher) for watcher in (0, 1, 2, None)] == [(0, 1), (0, 1), (0, 0), (0, 0)]
    assert [known(state, 0, watcher) for watcher in (0, 1, 2, None)] == [(1, 0), (0, 0), (0, 0), (0, 0)]


def test_a_fee_of_the_only_known_kind_is_known_to_all() -> None:
    """All cards of that back were known to be ore: so is the one that was given, and those that stay."""
    state = table()
    gain(state, 0, ORE)
    gain(state, 0, ORE)
    hand_over(state, 0, 1, ORE)
    assert [known(state, 0, watcher) for watcher in (0, 1, 2, None)] == [(0, 1)] * 4
    assert [known(state, 1, watcher) for watcher in (0, 1, 2, None)] == [(0, 1)] * 4


def test_a_fee_of_one_of_two_kinds_leaves_doubt() -> None:
    state = table()
    gain(state, 0, ORE)
    gain(state, 0, GRAIN)
    hand_over(state, 0, 1, ORE)
    assert [known(state, 0, watcher) for watcher in (2, None)] == [(0, 0), (0, 0)]
    assert [known(state, 1, watcher) for watcher in (2, None)] == [(0, 0), (0, 0)]


def test_whoever_shows_one_of_two_kinds_later_has_not_given_it() -> None:
    """The other card is known, too, and who has it."""
    state = table()
    gain(state, 0, ORE)
    gain(state, 0, GRAIN)
    hand_over(state, 0, 1, ORE)
    show(state, 0, counted([GRAIN]))
    assert [known(state, 0, watcher) for watcher in (2, None)] == [(1, 0), (1, 0)]
    assert [known(state, 1, watcher) for watcher in (2, None)] == [(0, 1), (0, 1)]


def test_a_fee_out_of_a_hand_with_an_unknown_card_leaves_doubt() -> None:
    state = table("plains-grain")
    gain(state, 0, ORE)
    hand_over(state, 0, 1, ORE)
    assert [known(state, 0, watcher) for watcher in (2, None)] == [(0, 0), (0, 0)]
    assert known(state, 1, None) == (0, 0)


def test_what_there_are_not_enough_cards_for_is_not_imagined() -> None:
    """The given card was paid at once, and no more ore is anywhere: it cannot still be where it came from."""
    state = table("plains-grain")
    gain(state, 0, ORE)
    hand_over(state, 0, 1, ORE)
    lose(state, 1, ORE)
    state.deck[ORE] = 0
    for seed in range(20):
        world = GAME.imagine(state, 2, Random(seed))
        assert [world.clans[seat].hand[ORE] for seat in range(3)] == [0, 0, 0]
        assert sum(world.clans[0].hand) == 1


def test_cards_of_other_backs_are_not_doubted() -> None:
    state = table()
    gain(state, 0, ORE)
    gain(state, 0, KINDS - 1)
    hand_over(state, 0, 1, ORE)
    assert seen(state, 0, None)[KINDS - 1] == 1


@pytest.mark.parametrize(("open_hands", "seen"), [(False, (0, 0)), (True, (1, 1))])
def test_a_claim_shows_a_hand_where_the_table_plays_so(open_hands: bool, seen: tuple[int, int]) -> None:
    clan = {"villages": {"plains_1": 7, "forest_1": 2}, "army": 2, "hand": ["plains-grain", "plains-ore"]}
    play = begin({"victory_cards": True, "open_hands": open_hands}, phase="claim", clans=[clan, *CLANS[1:]])
    others = [decision.seat for decision in asked(play) if decision.seat != 0]
    act_all(play, [(0, a.Claim(6)), *((seat, a.NoClaim()) for seat in others)])
    assert [known(play.state, 0, watcher) for watcher in (0, 1, 2, None)] == [(1, 1), *[seen] * 3]
