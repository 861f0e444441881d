"""What seats do, as structs; the steps of `moves/` say when each is offered and what it does.

Structs stand in modules of their own: mypyc, which compiles the steps, would make plain classes of them.
"""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from krajina.core import Action, Seat
from krajina.games.graenaland.catalog import TILE, CardName, Cards, SupplyName, TileName, VictoryCardName
from krajina.games.graenaland.pieces import (
    BUILDINGS,
    RESOURCES,
    SEATS,
    UNITS,
    WORKS,
    Build,
    Building,
    Direction,
    Hero,
    Item,
    Resource,
    Unit,
    Work,
)

Points: TypeAlias = Annotated[int, Meta(ge=1, le=15)]


class Phrase(Action, frozen=True):
    """Something that a seat says to all, or to one seat (a field `to`); it is no answer."""


class DrawFirst(Action, frozen=True):
    """Which seat begins."""

    seat: Seat


class DrawTile(Action, frozen=True):
    """The next territory of an island at random."""

    tile: TileName


class DrawSupply(Action, frozen=True):
    """A supply card is turned."""

    card: SupplyName


class DrawCard(Action, frozen=True):
    """A resource card comes from the deck that is due."""

    resource: Resource


class DrawVictoryCard(Action, frozen=True):
    """A victory point card is dealt."""

    card: VictoryCardName


class Settle(Action, frozen=True):
    """Place a village of the start, the first one with the warrior."""

    at: TileName


class RaiseAnchor(Action, frozen=True):
    """Leave a crowded territory for another one."""

    at: TileName


class KeepAnchor(Action, frozen=True):
    """Stay in the crowded territory."""


class KeepCard(Action, frozen=True):
    """Keep one of the victory point cards that were dealt."""

    card: VictoryCardName


class Move(Action, frozen=True):
    """Send one hero in a direction, in secret."""

    hero: Hero
    direction: Direction


class Stay(Action, frozen=True):
    """Send no hero, in secret."""


class Enter(Action, frozen=True):
    """Let this one of the waiting heroes enter, here."""

    hero: Hero
    at: TileName


class Transfer(Action, frozen=True):
    """Move the priest to the new church, or the skald to the new hall."""


class Leave(Action, frozen=True):
    """Leave him where he is."""


class Propose(Action, frozen=True):
    """Share out all cards of a territory: a share for each seat with a vote there, in the order of the seats."""

    at: TileName
    shares: tuple[tuple[Item, ...], ...]


class Pass(Action, frozen=True):
    """Propose nothing in this round."""


class Vote(Action, frozen=True):
    """Agree or not, with all one's votes."""

    agree: bool


class Claim(Action, frozen=True):
    """Say that one can reach so many victory points if one may build."""

    points: Points


class NoClaim(Action, frozen=True):
    """Claim nothing in this round."""


class TakeSupply(Action, frozen=True):
    """Take one of the open supply cards."""

    card: SupplyName


class BuildVillage(Action, frozen=True):
    """Build a village and pay for it with these cards."""

    at: TileName
    pay: Cards


class BuildBuilding(Action, frozen=True):
    """Build a stronghold, a church or a hall."""

    building: Building
    at: TileName
    pay: Cards


class Recruit(Action, frozen=True):
    """Make the army stronger by one; the unit says at which price."""

    unit: Unit
    pay: Cards


class BuildWork(Action, frozen=True):
    """Build a public work alone."""

    work: Work
    at: TileName
    pay: Cards


class EndBuilding(Action, frozen=True):
    """Build no more."""


class GiveFee(Action, frozen=True):
    """Give a card to a seat behind the palisade, for having settled there."""

    to: Seat
    card: CardName


class Declare(Action, frozen=True):
    """Say that one has won."""


class PlayOn(Action, frozen=True):
    """Not yet."""


class AnnounceWork(Action, frozen=True):
    """Ask the others to build this work together, here."""

    work: Work
    at: TileName


class OfferCards(Action, frozen=True):
    """Offer cards for the announced work; none at all is an answer, too."""

    pay: Cards


class KeepOffer(Action, frozen=True):
    """Leave one's offer as it is, now that all offers were seen."""


class UseCard(Action, frozen=True):
    """Take an offered card for the work."""

    seat: Seat
    card: CardName


class BuildTogether(Action, frozen=True):
    """Pay the rest of the price and ask those whose cards are used."""

    pay: Cards


class DropWork(Action, frozen=True):
    """Do not build it: every seat keeps what it offered."""


class Confirm(Action, frozen=True):
    """Give the cards that are used, or not."""

    agree: bool


class GrantBuild(Action, frozen=True):
    """Allow another seat to build one thing."""

    seat: Seat


class BuildNothing(Action, frozen=True):
    """Make no use of it."""


class PromiseVote(Phrase, frozen=True):
    """I will vote like this."""

    agree: bool


class PromiseWork(Phrase, frozen=True):
    """If you agree, I will build this work here."""

    to: Seat
    work: Work


class PromiseShare(Phrase, frozen=True):
    """If you agree, this resource is yours the next time I propose here."""

    to: Seat
    resource: Resource


class PromiseGive(Phrase, frozen=True):
    """I give this for the work."""

    resource: Resource


class PromiseSwap(Phrase, frozen=True):
    """I give this for the work if you give that."""

    resource: Resource
    to: Seat
    wanted: Resource


class AskVote(Phrase, frozen=True):
    """Please vote like this."""

    to: Seat
    agree: bool


class AskGive(Phrase, frozen=True):
    """Please give this for the work."""

    to: Seat
    resource: Resource


class Advise(Action, frozen=True):
    """I would build this in your place."""

    build: Build


class ExpectShare(Action, frozen=True):
    """In return I expect this resource from you."""

    resource: Resource


class SayNothing(Phrase, frozen=True):
    """Say nothing about it."""


ASK_GIVE: Final = tuple(tuple(AskGive(to, resource) for resource in RESOURCES) for to in SEATS)
ASK_VOTE: Final = tuple((AskVote(to, True), AskVote(to, False)) for to in SEATS)
BUILD_NOTHING: Final = BuildNothing()
CONFIRMS: Final = (Confirm(True), Confirm(False))
END_BUILDING: Final = EndBuilding()
KEEP_ANCHOR: Final = KeepAnchor()
KEEP_OFFER: Final = KeepOffer()
LEAVE: Final = Leave()
NO_CLAIM: Final = NoClaim()
PASS: Final = Pass()
PROMISE_GIVE: Final = tuple(map(PromiseGive, RESOURCES))
PROMISE_SHARE: Final = tuple(tuple(PromiseShare(to, resource) for resource in RESOURCES) for to in SEATS)
PROMISE_SWAP: Final = tuple(
    tuple(tuple(PromiseSwap(mine, to, its) for its in RESOURCES) for mine in RESOURCES) for to in SEATS
)
PROMISE_VOTE: Final = (PromiseVote(True), PromiseVote(False))
PROMISE_WORK: Final = tuple(tuple(PromiseWork(to, work) for work in WORKS) for to in SEATS)
SAY_NOTHING: Final = SayNothing()
STAY: Final = Stay()

# Builds that are not paid yet.
VILLAGES: Final = tuple(BuildVillage(name, ()) for name in TILE.ids)
SITES: Final = tuple(tuple(BuildBuilding(one, name, ()) for name in TILE.ids) for one in BUILDINGS)
PUBLIC: Final = tuple(tuple(BuildWork(work, name, ()) for name in TILE.ids) for work in WORKS)
TO_PAY: Final = tuple(Recruit(unit, ()) for unit in UNITS)

GraenalandAction: TypeAlias = (
    DrawFirst | DrawTile | DrawSupply | DrawCard | DrawVictoryCard
    | Settle | RaiseAnchor | KeepAnchor | KeepCard
    | Move | Stay | Enter | Transfer | Leave
    | Propose | Pass | Vote | Claim | NoClaim
    | TakeSupply | BuildVillage | BuildBuilding | Recruit | BuildWork | EndBuilding | GiveFee | Declare | PlayOn
    | AnnounceWork | OfferCards | KeepOffer | UseCard | BuildTogether | DropWork | Confirm | GrantBuild | BuildNothing
    | PromiseVote | PromiseWork | PromiseShare | PromiseGive | PromiseSwap
    | AskVote | AskGive | Advise | ExpectShare | SayNothing
)  # fmt: skip

# What several seats answer at once.
Answer: TypeAlias = KeepCard | Move | Stay | Vote | Claim | NoClaim | OfferCards | KeepOffer | SayNothing | Confirm

__all__ = [
    "BUILD_NOTHING", "END_BUILDING", "NO_CLAIM", "PASS", "SAY_NOTHING", "STAY", "Advise", "AnnounceWork", "Answer",
    "AskGive", "AskVote", "BuildBuilding", "BuildNothing", "BuildTogether", "BuildVillage", "BuildWork", "Claim",
    "Confirm", "Declare", "DrawCard", "DrawFirst", "DrawSupply", "DrawTile", "DrawVictoryCard", "DropWork",
    "EndBuilding", "Enter", "ExpectShare", "GiveFee", "GraenalandAction", "GrantBuild", "KeepAnchor", "KeepCard",
    "KeepOffer", "Leave", "Move", "NoClaim", "OfferCards", "Pass", "PlayOn", "PromiseGive", "PromiseShare",
    "PromiseSwap", "PromiseVote", "PromiseWork", "Propose", "RaiseAnchor", "Recruit", "SayNothing", "Settle",
    "Stay", "TakeSupply", "Transfer", "UseCard", "Vote",
]  # fmt: skip
