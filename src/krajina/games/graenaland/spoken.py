"""What seats propose, say and offer, how they vote, and what became of promises, as structs of events."""

from krajina.core import Event, Revealing, Seat, Word
from krajina.games.graenaland.catalog import CardName, Cards, TileName
from krajina.games.graenaland.pieces import Build, Resource, Work


class Proposed(Revealing, frozen=True):
    """A proposal to vote on."""

    who: Seat
    at: TileName
    shares: tuple[tuple[Word, ...], ...]  # which seat gets what


class Passed(Event, frozen=True):
    """A seat proposed nothing."""

    who: Seat


class Voted(Revealing, frozen=True):
    """How a seat voted, with how many votes."""

    who: Seat
    agree: bool
    votes: int


class ProposalAccepted(Event, frozen=True):
    """More than half of the votes."""

    at: TileName
    votes: int
    all: int


class ProposalRejected(Event, frozen=True):
    """Half of the votes or less."""

    at: TileName
    votes: int
    all: int


class WorkAnnounced(Revealing, frozen=True):
    """A public work to build together."""

    who: Seat
    work: Work
    at: TileName


class CardsOffered(Revealing, frozen=True):
    """What a seat would give for the work."""

    who: Seat
    cards: Cards


class OfferChanged(Revealing, frozen=True):
    """What a seat would give instead, now that all offers were seen."""

    who: Seat
    cards: Cards


class OfferKept(Revealing, frozen=True):
    """A seat leaves its offer as it is."""

    who: Seat


class CardUsed(Event, frozen=True):
    """A card that the main player wants to use."""

    who: Seat
    card: CardName


class CardsLaid(Revealing, frozen=True):
    """The main player's own part, laid open."""

    who: Seat
    cards: Cards


class Confirmed(Revealing, frozen=True):
    """Whether a seat gives the cards that are used."""

    who: Seat
    agree: bool


class WorkDropped(Event, frozen=True):
    """The joint work was not built: every seat keeps its cards."""

    who: Seat
    work: Work
    at: TileName


class Granted(Revealing, frozen=True):
    """A seat may build one thing."""

    who: Seat
    builder: Seat


class BuiltNothing(Event, frozen=True):
    """A seat made no use of a granted build."""

    who: Seat


class SaidVote(Revealing, frozen=True):
    """I will vote like this."""

    who: Seat
    agree: bool


class SaidWork(Revealing, frozen=True):
    """If you agree, I will build this work here."""

    who: Seat
    listener: Seat
    work: Work
    at: TileName


class SaidShare(Revealing, frozen=True):
    """If you agree, this is yours the next time I propose here."""

    who: Seat
    listener: Seat
    resource: Resource
    at: TileName


class SaidGive(Revealing, frozen=True):
    """I give this for the work."""

    who: Seat
    resource: Resource


class SaidSwap(Revealing, frozen=True):
    """I give this if you give that."""

    who: Seat
    resource: Resource
    listener: Seat
    wanted: Resource


class AskedVote(Revealing, frozen=True):
    """Please vote like this."""

    who: Seat
    listener: Seat
    agree: bool


class AskedGive(Revealing, frozen=True):
    """Please give this."""

    who: Seat
    listener: Seat
    resource: Resource


class Advised(Revealing, frozen=True):
    """I would build this in your place."""

    who: Seat
    listener: Seat
    build: Build


class Expected(Revealing, frozen=True):
    """In return I expect this."""

    who: Seat
    listener: Seat
    resource: Resource


class PromiseKept(Event, frozen=True):
    """A seat did what it had promised."""

    who: Seat
    promise: Word


class PromiseBroken(Event, frozen=True):
    """A seat did not do what it had promised."""

    who: Seat
    promise: Word


class PromiseLapsed(Event, frozen=True):
    """It no longer matters: its condition was not met, or it cannot be kept any more."""

    who: Seat
    promise: Word


__all__ = [
    "Advised", "AskedGive", "AskedVote", "BuiltNothing", "CardUsed", "CardsLaid", "CardsOffered", "Confirmed",
    "Expected", "Granted", "OfferChanged", "OfferKept", "Passed", "PromiseBroken", "PromiseKept", "PromiseLapsed",
    "ProposalAccepted", "ProposalRejected", "Proposed", "SaidGive", "SaidShare", "SaidSwap", "SaidVote", "SaidWork",
    "Voted", "WorkAnnounced", "WorkDropped",
]  # fmt: skip
