"""What a view shows of the question that is asked: talk, the proposal, the joint work."""

from typing import TypeAlias

from msgspec import Struct

from krajina.core import Seat
from krajina.games.graenaland.actions import Answer, Vote
from krajina.games.graenaland.building import Building, GiveAdvice, GrantedBuild
from krajina.games.graenaland.catalog import Cards, TileName
from krajina.games.graenaland.claiming import ClaimTogether
from krajina.games.graenaland.council import majority
from krajina.games.graenaland.joint import CollectOffers, ConfirmTogether
from krajina.games.graenaland.moves.give_fee import PayFee
from krajina.games.graenaland.moves.propose import Proposing
from krajina.games.graenaland.moves.transfer import TransferHero
from krajina.games.graenaland.moves.vote import VoteOn
from krajina.games.graenaland.offers import ChangeOffers, OfferTogether
from krajina.games.graenaland.paying.bill import Price as Counts
from krajina.games.graenaland.paying.form import purse_of
from krajina.games.graenaland.paying.payer import least_missing, missing
from krajina.games.graenaland.pieces import BASIC, WORKS, About, Item, Phase, Resource, Talk, Work
from krajina.games.graenaland.state import State

Price: TypeAlias = dict[Resource, int]


class TalkInfo(Struct, frozen=True):
    """Whether people may talk now, and about what (section 7 of the rulings)."""

    about: About
    at: TileName | None = None

    @property
    def is_open(self) -> bool:
        """There is something to talk about."""
        return self.about != About.NOTHING


class ShareInfo(Struct, frozen=True, array_like=True):
    """What a proposal gives to a seat, and how it voted, as far as that may be known."""

    seat: Seat
    cards: tuple[Item, ...]
    votes: int
    has_voted: bool
    agree: bool | None


class ProposalInfo(Struct, frozen=True, array_like=True):
    """What is voted on."""

    who: Seat
    at: TileName
    needed: int
    shares: tuple[ShareInfo, ...]


class OfferInfo(Struct, frozen=True, array_like=True):
    """What a seat offers for a joint work, and what of it is used."""

    seat: Seat
    cards: Cards
    used: Cards


class JointInfo(Struct, frozen=True, array_like=True):
    """The work that is talked about."""

    work: Work
    at: TileName
    price: Price
    due: Price | None  # what is still to be paid, once the offers stand
    missing: Price | None  # of that, or of the price, what the main player cannot pay alone: only he knows
    offers: tuple[OfferInfo, ...]
    own: Cards  # the main player's part


def priced(price: Counts) -> Price:
    """A price, for people."""
    return {BASIC[face]: count for face, count in enumerate(price) if count}


def talk_info(state: State) -> TalkInfo:
    """What the book allows to talk about now."""
    task = state.asked
    if state.options.talk == Talk.NONE:
        return TalkInfo(About.NOTHING)
    if isinstance(task, VoteOn):
        return TalkInfo(About.VOTE, state.name(task.at))
    if isinstance(task, OfferTogether | CollectOffers | ConfirmTogether):
        return TalkInfo(About.WORK, state.name(task.at))
    if isinstance(task, GiveAdvice | GrantedBuild):
        return TalkInfo(About.GRANT)
    if state.options.talk == Talk.FREE:
        return TalkInfo(About.ANYTHING)
    if isinstance(task, ClaimTogether):
        return TalkInfo(About.CLAIM)
    is_building = state.phase == Phase.BUILDING and isinstance(task, Building | PayFee | TransferHero)
    is_closed = isinstance(task, Proposing) or is_building
    return TalkInfo(About.NOTHING if is_closed else About.ANYTHING)


def proposal_info(state: State, watcher: Seat | None) -> ProposalInfo | None:
    """The proposal, and the ballots, as far as the watcher may know."""
    task, answers = state.asked, state.answers
    if not isinstance(task, VoteOn) or answers is None:
        return None
    counts = task.votes
    rows = []
    for seat, share in zip(task.voters, task.shares, strict=True):
        ballot = answers.answers.get(seat)
        is_known = state.rules.votes.knows(watcher, seat)
        agree = ballot.agree if isinstance(ballot, Vote) and is_known else None
        rows.append(ShareInfo(seat, share, counts[seat], ballot is not None, agree))
    return ProposalInfo(task.proposer, state.name(task.at), majority(sum(counts)), tuple(rows))


def last_vote_info(state: State) -> ProposalInfo | None:
    """The last vote of the round, and every ballot."""
    last = state.last_vote
    if last is None:
        return None
    rows = zip(last.voters, last.shares, last.ballots, strict=True)
    shares = tuple(ShareInfo(seat, share, last.votes[seat], True, agree) for seat, share, agree in rows)
    return ProposalInfo(last.proposer, state.name(last.at), majority(sum(last.votes)), shares)


def joint_info(state: State, watcher: Seat | None) -> JointInfo | None:
    """The joint work: its price, once they are laid open the cards, and for the main player what is missing."""
    task = state.asked
    is_paid_for = isinstance(task, OfferTogether | CollectOffers)
    purse = purse_of(state, watcher) if is_paid_for and watcher == state.main else None
    if isinstance(task, OfferTogether):
        offers = task.offers if isinstance(task, ChangeOffers) else ()
        lacks = None if purse is None else priced(missing(task.price(state), purse))
        return _joint(state, CollectOffers(state.main, task.work, task.at, offers), None, lacks, ())
    if isinstance(task, CollectOffers):
        rests = task.rests(state)
        lacks = None if purse is None else priced(least_missing(rests, purse))
        return _joint(state, task, priced(min(rests, key=sum)), lacks, ())
    if isinstance(task, ConfirmTogether):
        collect = CollectOffers(state.main, task.work, task.at, task.offers, task.used)
        return _joint(state, collect, {}, None, task.own)
    return None


def _joint(state: State, task: CollectOffers, due: Price | None, lacks: Price | None, own: Cards) -> JointInfo:
    seats = dict.fromkeys(seat for seat, _ in task.offers)
    rows = tuple(
        OfferInfo(
            seat,
            tuple(card for one, card in task.offers if one == seat),
            tuple(card for one, card in task.used if one == seat),
        )
        for seat in seats
    )
    return JointInfo(WORKS[task.work], state.name(task.at), priced(task.price(state)), due, lacks, rows, own)


def called_to(state: State, seat: Seat, hero: int) -> TileName | None:
    """The territory of the new building to which a hero may go now, while his clan is asked."""
    task = state.asked
    if not isinstance(task, TransferHero) or (task.player, task.hero) != (seat, hero):
        return None
    return state.name(task.at)


def own_answer(state: State, watcher: Seat | None) -> Answer | None:
    """What the watcher answered, while others are still asked."""
    answer = None if state.answers is None or watcher is None else state.answers.answers.get(watcher)
    return answer if isinstance(answer, Answer) else None
