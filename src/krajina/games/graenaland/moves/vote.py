"""Vote: all who have a vote on the territory agree to a proposal or not, after the talk (section 7, ruling 20)."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import ClassVar, Final

from krajina.core import (
    Action,
    Choices,
    Listed,
    Message,
    Refusal,
    Seat,
    SeatName,
    Values,
    Word,
    below,
    word_of,
)
from krajina.games.graenaland.actions import (
    ASK_VOTE,
    PROMISE_SHARE,
    PROMISE_VOTE,
    PROMISE_WORK,
    SAY_NOTHING,
    AskVote,
    Phrase,
    PromiseShare,
    PromiseVote,
    PromiseWork,
    SayNothing,
    Vote,
)
from krajina.games.graenaland.cards import gain, gain_unseen, names_of
from krajina.games.graenaland.catalog import TILE
from krajina.games.graenaland.council import agreeing, majority, passes
from krajina.games.graenaland.events import Received, ReceivedFaceDown, Uncovered
from krajina.games.graenaland.ledger import judge_vote
from krajina.games.graenaland.notes import Counted
from krajina.games.graenaland.phrases import fits, was_said
from krajina.games.graenaland.pieces import FACE_DOWN, FACES, ITEM_NUMBER, SEATS, TERRAINS, Item, Prompt
from krajina.games.graenaland.spoken import ProposalAccepted, ProposalRejected, Voted
from krajina.games.graenaland.state import State
from krajina.games.graenaland.talk import TalkedOver, can_say, may_speak, refuse_phrase, say

YES: Final = Vote(True)
NO: Final = Vote(False)
BALLOTS: Final = (YES, NO)
TO_ONE: Final = tuple((*PROMISE_WORK[to], *PROMISE_SHARE[to], *ASK_VOTE[to]) for to in SEATS)
KEPT: Final = 100  # proposals, said: all at a table are asked about the same one


@lru_cache(KEPT)
def share_words(voters: tuple[Seat, ...], shares: tuple[tuple[Item, ...], ...]) -> tuple[tuple[Word], ...]:
    """Which seat gets what, for people: a list of lists, so that where a share ends can be seen."""
    sorts = [tuple(map(word_of, sorted(share, key=ITEM_NUMBER.__getitem__))) for share in shares]
    return tuple(
        [(Word("share", {"who": SeatName(who), "cards": cards}),) for who, cards in zip(voters, sorts, strict=True)]
    )


class VoteOn(TalkedOver):
    """All who have a vote on the territory agree or not."""

    prompt: ClassVar[str] = Prompt.VOTE
    kinds: ClassVar[frozenset[type[Action]]] = frozenset(
        {Vote, SayNothing, PromiseVote, PromiseWork, PromiseShare, AskVote}
    )

    def __init__(
        self,
        proposer: Seat,
        at: int,
        votes: tuple[int, ...],
        voters: tuple[Seat, ...],
        shares: tuple[tuple[Item, ...], ...],
    ) -> None:
        self.proposer = proposer
        self.at = at
        self.votes = votes  # by seat; nothing changes them before all have voted
        self.voters = voters
        self.shares = shares  # by voter

    def seats(self, state: State) -> Sequence[Seat]:
        """The voters; aloud it goes round from the proposer's left, and the proposer is the last (ruling 20)."""
        order = state.seats_from(self.proposer)
        return state.rules.votes.order(self.voters, (*order[1:], order[0]))

    def waiting(self, state: State) -> tuple[Seat, ...]:
        """Those whose turn it is; where the proposer's comes later, he may speak before it."""
        now = self.needed(state)
        return (self.proposer, *now) if self.is_early(state, self.proposer) and may_speak(state, self.proposer) else now

    def needed(self, state: State) -> tuple[Seat, ...]:
        return state.rules.votes.turn(super().waiting(state))

    def is_early(self, state: State, seat: Seat) -> bool:
        """Tell whether a seat only speaks, as its turn to vote aloud comes later."""
        return state.rules.votes.is_later(seat, state.answers)

    def answers(self, state: State, seat: Seat) -> Choices[Action]:
        """Yes or no, with all one's votes; a seat whose turn is later only speaks."""
        return Listed((SAY_NOTHING,)) if self.is_early(state, seat) else Listed(BALLOTS)

    def draw(self, state: State, seat: Seat, rng: Random) -> Action:
        return SAY_NOTHING if self.is_early(state, seat) else BALLOTS[below(rng, 2)]

    def listeners(self, state: State, seat: Seat) -> list[Seat]:
        """Who can still be talked to: the others who have not voted."""
        answers = state.answers
        if answers is None:
            return [to for to in self.voters if to != seat]
        voted = answers.answers
        return [to for to in self.voters if to != seat and to not in voted]

    def may_say(self, state: State, seat: Seat) -> bool:
        """There are always phrases, as long as another seat listens."""
        return may_speak(state, seat) and len(self.listeners(state, seat)) > 0

    def phrases(self, state: State, seat: Seat) -> Sequence[Action]:
        """What the book allows to say about a vote; no phrase shares the pile in another way."""
        listeners = self.listeners(state, seat)
        if not listeners or not may_speak(state, seat):
            return ()
        found: list[Phrase] = [*PROMISE_VOTE]
        for to in listeners:
            found += (*ASK_VOTE[to], *PROMISE_WORK[to], *PROMISE_SHARE[to])
        at, said = self.at, state.said[seat]
        return [one for one in found if fits(state, seat, one, at) and not (said and was_said(one, said))]

    def draw_phrase(self, state: State, seat: Seat, rng: Random) -> Action:
        """One of them at random, mostly without making all the others."""
        to = self.voters[below(rng, len(self.voters))]
        phrase: Phrase = PROMISE_VOTE[below(rng, 2)]
        if to != seat:
            phrase = TO_ONE[to][below(rng, len(TO_ONE[to]))]
        if (to == seat or to in self.listeners(state, seat)) and can_say(state, seat, phrase, self.at):
            return phrase
        found = self.phrases(state, seat)
        return found[below(rng, len(found))]

    def is_answer(self, action: Action) -> bool:
        return type(action) is Vote

    def say(self, state: State, seat: Seat, action: Action) -> None:
        assert isinstance(action, Phrase), "a phrase"
        say(state, seat, action, self.at)

    def values(self, state: State) -> Values:
        """Who gets what belongs to the question: nobody votes on what is out of sight."""
        everything = sum(self.votes)
        return {
            "who": SeatName(self.proposer),
            "at": TILE.words[state.name(self.at)],
            "shares": share_words(self.voters, self.shares),
            "needed": majority(everything),
            "all": everything,
        }

    def own_values(self, state: State, seat: Seat, values: Values) -> Values:
        return {**values, "own": int(seat == self.proposer), "votes": self.votes[seat]}

    def said(self, state: State, seat: Seat, action: Action) -> Message:
        """A vote with how many it counts for."""
        message = action.message
        if not isinstance(action, Vote):
            return message
        return Message("do-vote-here", {**message.values, "votes": self.votes[seat]})

    def may_change(self, state: State) -> bool:
        """What was said aloud stands."""
        return not state.rules.votes.is_aloud

    def take(self, state: State, seat: Seat, action: Action) -> None:
        if type(action) is Vote and state.rules.votes.is_aloud:
            self.tell_ballot(state, seat, agree=action.agree)
        super().take(state, seat, action)

    def tell_ballot(self, state: State, seat: Seat, *, agree: bool) -> None:
        """How a seat voted."""
        state.tell(Voted(who=seat, agree=agree, votes=self.votes[seat]))

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        ballots = {seat: type(action) is Vote and action.agree for seat, action in answers.items()}
        counts = self.votes
        if not state.rules.votes.is_aloud and state.events is not None:
            for seat, agree in sorted(ballots.items()):
                self.tell_ballot(state, seat, agree=agree)
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
        if not state.rules.votes.is_aloud:
            super().imagine(state, watcher, rng)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """A phrase that cannot be said here, or a vote before its turn."""
        if isinstance(action, Vote):
            return Refusal("votes-last", "ruling 20")
        if isinstance(action, SayNothing):
            return Refusal("vote-due", "section 7")
        assert isinstance(action, Phrase), "a phrase"
        return refuse_phrase(state, seat, action, self.at, self.listeners(state, seat))


def share_out(state: State, at: int, voters: tuple[Seat, ...], shares: tuple[tuple[Item, ...], ...]) -> None:
    """Every voter gets its share; cards that lie face down go oldest first (ruling 15)."""
    terrain = state.terrains[at]
    last = tuple([(seat, shares[number]) for number, seat in enumerate(voters)])
    state.shared = (*state.shared[:at], last, *state.shared[at + 1 :])
    for voter, seat in enumerate(voters):
        share = shares[voter]
        numbers = [ITEM_NUMBER[item] for item in share]
        openly = [terrain * FACES + face for face in numbers if face != FACE_DOWN]
        openly.sort()
        for card in openly:
            state.pile[at * FACES + card % FACES] -= 1
            gain(state, seat, card)
        if openly and state.events is not None:
            state.tell(Received(who=seat, cards=names_of(openly)))
        if hidden := len(share) - len(openly):
            faces, state.down[at] = state.down[at][:hidden], state.down[at][hidden:]
            for face in faces:
                gain_unseen(state, seat, terrain * FACES + face)
            if state.events is not None:
                state.tell(ReceivedFaceDown(who=seat, count=hidden, terrain=TERRAINS[terrain]))
                cards = names_of([terrain * FACES + face for face in faces])
                state.tell(Uncovered(cards=cards, to=(seat,)))
