"""Votes on a proposal: given at once after the talk, or aloud in turn (section 7, ruling 20)."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from krajina.core import Action, Listed, Refusal, Seat, SeatName, word_of
from krajina.core.choices import Choices
from krajina.core.luck import below
from krajina.core.message import Values
from krajina.games.graenaland.actions import (
    NO,
    SAY_NOTHING,
    YES,
    AskVote,
    PromiseShare,
    PromiseVote,
    PromiseWork,
    SayNothing,
    Vote,
)
from krajina.games.graenaland.cards import gain, gain_unseen, names_of
from krajina.games.graenaland.catalog import TILE
from krajina.games.graenaland.council import agreeing, passes
from krajina.games.graenaland.events import (
    ProposalAccepted,
    ProposalRejected,
    Received,
    ReceivedFaceDown,
    Uncovered,
    Voted,
)
from krajina.games.graenaland.pieces import FACES, ITEMS, TERRAINS, WORKS, Item, Prompt, Talk
from krajina.games.graenaland.state import Counted, State
from krajina.games.graenaland.talk import (
    draw_vote_phrase,
    has_promised_vote,
    judge_vote,
    listeners,
    may_speak,
    say,
    vote_phrases,
)
from krajina.games.graenaland.tasks import Together

BALLOTS: Final = (YES, NO)
BALLOT_KINDS: Final[frozenset[type[Action]]] = frozenset(
    {Vote, SayNothing, PromiseVote, PromiseWork, PromiseShare, AskVote}
)
NUMBER: Final = {item: number for number, item in enumerate(ITEMS)}


class VoteOn(Together, frozen=True):
    """Everybody with a vote on the territory agrees or not (section 7)."""

    prompt: ClassVar[Prompt] = Prompt.VOTE
    known: ClassVar[frozenset[type[Action]]] = BALLOT_KINDS
    has_own_values: ClassVar[bool] = True

    proposer: Seat
    at: int
    votes: tuple[int, ...]  # by seat; nothing changes them before all have voted
    voters: tuple[Seat, ...]
    shares: tuple[tuple[Item, ...], ...]  # by voter

    def seats(self, state: State) -> Sequence[Seat]:
        """The voters; aloud it goes round from the proposer's left, and the proposer is the last (ruling 20)."""
        if not state.options.open_votes:
            return self.voters
        order = state.seats_from(self.proposer)
        return [seat for seat in (*order[1:], order[0]) if seat in self.voters]

    def waiting(self, state: State) -> tuple[Seat, ...]:
        """All at once, or aloud one by one; then the proposer may speak before it is their turn."""
        found = super().waiting(state)
        if not state.options.open_votes:
            return found
        speaks = self.proposer in found[1:] and may_speak(state, self.proposer)
        return (self.proposer, found[0]) if speaks else found[:1]

    def needed(self, state: State) -> Sequence[Seat]:
        """Aloud, only whose turn it is to vote."""
        found = super().waiting(state)
        return found[:1] if state.options.open_votes else found

    def is_early(self, state: State, seat: Seat) -> bool:
        """Tell whether somebody only speaks, as it is not their turn to vote aloud."""
        return state.options.open_votes and super().waiting(state)[0] != seat

    def choices(self, state: State, seat: Seat) -> Choices[Action]:
        """Yes or no, with all one's votes."""
        return Listed((SAY_NOTHING,)) if self.is_early(state, seat) else Listed(BALLOTS)

    def draw(self, state: State, seat: Seat, rng: Random) -> Action:
        """Yes or no."""
        return SAY_NOTHING if self.is_early(state, seat) else BALLOTS[below(rng, 2)]

    def may_say(self, state: State, seat: Seat) -> bool:
        """There are always phrases, as long as somebody listens."""
        return may_speak(state, seat) and bool(listeners(state, seat, self.voters))

    def phrases(self, state: State, seat: Seat) -> Sequence[Action]:
        """What the book allows to say about a vote."""
        return vote_phrases(state, seat, self.at, self.voters)

    def draw_phrase(self, state: State, seat: Seat, rng: Random) -> Action:
        """One of them at random."""
        return draw_vote_phrase(state, seat, self.at, self.voters, rng)

    def is_answer(self, action: Action) -> bool:
        """A ballot."""
        return isinstance(action, Vote)

    def say(self, state: State, seat: Seat, action: Action) -> None:
        """All hear it."""
        say(state, seat, action, self.at)

    def values(self, state: State) -> Values:
        """Whose proposal, and where."""
        return {"who": SeatName(self.proposer), "at": TILE.words[state.name(self.at)]}

    def own_values(self, state: State, seat: Seat, values: Values) -> Values:
        """Nobody is asked about the own proposal as about somebody else's."""
        return {**values, "own": int(seat == self.proposer)}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Aloud, all hear the ballot at once."""
        if state.options.open_votes and isinstance(action, Vote):
            state.tell(Voted(who=seat, agree=action.agree, votes=self.votes[seat]))
        super().take(state, seat, action)

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        """Count, and share out if more than half agree."""
        ballots = {seat: isinstance(action, Vote) and action.agree for seat, action in answers.items()}
        counts = self.votes
        if not state.options.open_votes and state.events is not None:
            for seat, agree in sorted(ballots.items()):
                state.tell(Voted(who=seat, agree=agree, votes=counts[seat]))
        given = tuple([ballots[voter] for voter in self.voters])
        state.last_vote = Counted(self.proposer, self.at, counts, self.voters, self.shares, given)
        place, accepted = state.name(self.at), passes(counts, ballots)
        if state.events is not None:
            result = ProposalAccepted if accepted else ProposalRejected
            state.tell(result(at=place, votes=agreeing(counts, ballots), all=sum(counts)))
        if accepted:
            share_out(state, self.at, self.voters, self.shares)
        judge_vote(state, place, ballots)

    def imagine(self, state: State, watcher: Seat | None, rng: Random) -> None:
        """What was said aloud is known."""
        if not state.options.open_votes:
            super().imagine(state, watcher, rng)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """A phrase that cannot be said here, or a vote before its turn."""
        if isinstance(action, Vote):
            return Refusal("votes-last", "ruling 20")
        if isinstance(action, SayNothing):
            return Refusal("vote-due", "section 7")
        return refuse_phrase(state, seat, action, self.at, listeners(state, seat, self.voters))


def refuse_phrase(state: State, seat: Seat, action: Action, at: int, listening: Sequence[Seat]) -> Refusal | None:
    """Why a phrase cannot be said."""
    name = TILE.words[state.name(at)]
    if state.options.talk == Talk.NONE:
        return Refusal("no-talk", "section 7")
    if not may_speak(state, seat):
        return Refusal("said-enough", "section 7", {"count": len(state.said[seat])})
    to = getattr(action, "to", None)
    if to is not None and to not in listening:
        return Refusal("not-a-listener", "section 7", {"listeners": tuple(map(SeatName, listening))})
    if action in state.said[seat] or (isinstance(action, PromiseVote) and has_promised_vote(state.said[seat])):
        return Refusal("said-already", "section 7")
    if not listening:
        return Refusal("nobody-listens", "section 7")
    if isinstance(action, PromiseWork):
        if not state.clans[seat].houses[at]:
            return Refusal("no-settlement", "section 13", {"at": name})
        if state.works[at * len(WORKS) + WORKS.index(action.work)]:
            return Refusal("work-stands", "section 13", {"work": word_of(action.work), "at": name})
        return Refusal("no-token", "ruling 30", {"work": word_of(action.work)})
    if isinstance(action, PromiseShare):
        return Refusal("not-from-here", "section 3", {"resource": word_of(action.resource), "at": name})
    return Refusal("not-for-work", "section 18")


def share_out(state: State, at: int, voters: Sequence[Seat], shares: Sequence[Sequence[Item]]) -> None:
    """Everybody gets their share; cards that lie face down go oldest first (ruling 15)."""
    terrain = state.terrains[at]
    for seat, share in zip(voters, shares, strict=True):
        openly = [terrain * FACES + NUMBER[item] for item in share if item != Item.FACE_DOWN]
        for card in openly:
            state.pile[at * FACES + card % FACES] -= 1
            gain(state, seat, card)
        hidden = len(share) - len(openly)
        faces, state.down[at] = state.down[at][:hidden], state.down[at][hidden:]
        for face in faces:
            gain_unseen(state, seat, terrain * FACES + face)
        if state.events is not None:
            if openly:
                state.tell(Received(who=seat, cards=names_of(openly)))
            if hidden:
                state.tell(ReceivedFaceDown(who=seat, count=hidden, terrain=TERRAINS[terrain]))
                cards = names_of([terrain * FACES + face for face in faces])
                state.tell(Uncovered(cards=cards, to=(seat,)))
