"""Propose: every seat but the main player, in turn, may share out the cards of one territory (sections 5 and 6)."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar, Final, TypeAlias

from krajina.core import (
    Action,
    AnyOf,
    Choices,
    Listed,
    Message,
    Offer,
    Refusal,
    Seat,
    SeatName,
    Shares,
    below,
)
from krajina.core.tasks import Question, Task
from krajina.games.graenaland.actions import PASS, Pass, Propose
from krajina.games.graenaland.catalog import TILE
from krajina.games.graenaland.council import all_votes, votes
from krajina.games.graenaland.ledger import judge_proposal
from krajina.games.graenaland.moves.vote import VoteOn, share_words
from krajina.games.graenaland.pieces import FACE_DOWN, FACES, ITEMS, Item, Prompt
from krajina.games.graenaland.spoken import Passed, Proposed
from krajina.games.graenaland.state import State
from krajina.games.graenaland.tables import NOWHERE
from krajina.games.graenaland.talk import open_talk

PROPOSALS: Final[frozenset[type[Action]]] = frozenset({Propose, Pass})


# A territory, the votes of every seat there, and the seats that have any.
Pile: TypeAlias = tuple[int, tuple[int, ...], tuple[Seat, ...]]


def councils(state: State) -> tuple[Pile, ...]:
    """Every territory with its votes: nothing changes them while cards are shared out."""
    found: list[Pile] = []
    for at, counts in enumerate(all_votes(state)):
        found.append((at, counts, tuple([seat for seat, count in enumerate(counts) if count])))
    return tuple(found)


ITEM_AT: Final[tuple[Item, ...]] = ITEMS
ITEMS_BY_NAME: Final[tuple[int, ...]] = tuple(sorted(range(len(ITEMS)), key=ITEMS.__getitem__))


class Proposals:
    """Pass, or share out one of the piles: a form for each; made only when it is asked for."""

    __slots__ = ("piles", "state")

    def __init__(self, state: State, found: Sequence[Pile]) -> None:
        self.state = state
        self.piles = found

    def form(self, pile: Pile) -> Shares[Action]:
        """All ways to share out a pile."""
        at, _, voters = pile
        items = [ITEMS[item] for item in self.state.items(at)]
        return Shares[Action](Propose(self.state.name(at), ()), items, voters)

    def all(self) -> AnyOf[Action]:
        """Passing, and every form."""
        return AnyOf[Action](Listed[Action]((PASS,)), *map(self.form, self.piles))

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Propose):
            return isinstance(action, Pass)
        return any(action in self.form(pile) for pile in self.piles if self.state.name(pile[0]) == action.at)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.all())

    def sample(self, rng: Random) -> Action:
        """Pick a pile, then a seat for each card; the form names cards of a share in this order, too."""
        choice = below(rng, len(self.piles) + 1)
        if not choice:
            return PASS
        at, _, voters = self.piles[choice - 1]
        shares: list[list[Item]] = [[] for _ in voters]
        down, first = len(self.state.down[at]), at * FACES
        for item in ITEMS_BY_NAME:
            for _ in range(down if item == FACE_DOWN else self.state.pile[first + item]):
                shares[below(rng, len(voters))].append(ITEM_AT[item])
        return Propose(self.state.name(at), tuple([tuple(share) for share in shares]))

    def said(self, action: Action) -> Message:
        if not isinstance(action, Propose):
            return action.message
        voters = next(voters for at, _, voters in self.piles if self.state.name(at) == action.at)
        shares = share_words(voters, action.shares)
        return Message("do-propose-to", {"at": TILE.words[action.at], "shares": shares})

    def kinds(self) -> frozenset[type[Action]]:
        return PROPOSALS

    def describe(self) -> Offer:
        return self.all().describe()


class BeginSharing(Task[State]):
    """Every seat but the main player's proposes in turn, from the main player's left (section 5)."""

    def enter(self, state: State) -> bool:
        found = councils(state)
        state.todo.extend([Sharing(seat, found) for seat in reversed(state.seats_from(state.main)[1:])])
        return False


class Sharing(Task[State]):
    """It is one player's turn to propose; without any cards to share out there is nothing to propose."""

    def __init__(self, player: Seat, councils: tuple[Pile, ...]) -> None:
        self.player = player
        self.councils = councils

    def enter(self, state: State) -> bool:
        """Ask, if there are cards where the player has a vote (ruling 19)."""
        player = self.player
        found = tuple([pile for pile in self.councils if pile[1][player] and state.pile_size(pile[0])])
        if not found:
            return False
        state.asked = Proposing(player, found)
        return True


class Proposing(Question[State]):
    """The proposal of one player."""

    prompt: ClassVar[str] = Prompt.PROPOSE

    def __init__(self, player: Seat, piles: tuple[Pile, ...]) -> None:
        self.player = player
        self.piles = piles

    def choices(self, state: State) -> Choices[Action]:
        return Proposals(state, self.piles)

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """The proposal is voted on at once."""
        if not isinstance(action, Propose):
            if state.events is not None:
                state.tell(Passed(who=seat))
            return
        at, counts, voters = next(pile for pile in self.piles if state.name(pile[0]) == action.at)
        if state.events is not None:
            state.tell(Proposed(who=seat, at=action.at, shares=share_words(voters, action.shares)))
        judge_proposal(state, seat, action.at, voters, action.shares)
        open_talk(state)
        state.todo.append(VoteOn(seat, at, counts, voters, action.shares))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """No such territory, no cards, no vote; or the form is filled in wrongly."""
        assert isinstance(action, Propose), "one can always pass"
        at = state.at(action.at)
        name = TILE.words[action.at]
        if at == NOWHERE:
            return Refusal("not-on-island", "section 1", {"at": name})
        if not state.pile_size(at):
            return Refusal("no-cards", "section 6", {"at": name})
        pile = next((pile for pile in self.piles if pile[0] == at), None)
        if pile is None:
            voters = tuple(SeatName(one) for one, count in enumerate(votes(state, at)) if count)
            return Refusal("no-vote", "section 6", {"at": name, "voters": voters})
        return Proposals(state, [pile]).form(pile).refusal(action, "section 6")
