"""What happens, as structs; what seats say and offer stands in `spoken.py`. `to` names those who alone may know it."""

from typing import TypeAlias

from krajina.core import Event, Revealing, Seat
from krajina.games.graenaland.catalog import CardName, Cards, SupplyName, TileName, VictoryCardName
from krajina.games.graenaland.pieces import Building, Direction, Goal, Hero, Phase, Resource, Terrain, Unit, Work
from krajina.games.graenaland.spoken import (
    Advised,
    AskedGive,
    AskedVote,
    BuiltNothing,
    CardsLaid,
    CardsOffered,
    CardUsed,
    Confirmed,
    Expected,
    Granted,
    OfferChanged,
    OfferKept,
    Passed,
    PromiseBroken,
    PromiseKept,
    PromiseLapsed,
    ProposalAccepted,
    ProposalRejected,
    Proposed,
    SaidGive,
    SaidShare,
    SaidSwap,
    SaidVote,
    SaidWork,
    Voted,
    WorkAnnounced,
    WorkDropped,
)


class FirstDrawn(Revealing, frozen=True):
    """Which seat begins."""

    who: Seat


class TilePlaced(Revealing, frozen=True):
    """A territory of the island."""

    tile: TileName


class Settled(Event, frozen=True):
    """A village of the start."""

    who: Seat
    at: TileName


class StartCardDiscarded(Revealing, frozen=True):
    """A card that no seat took at the start."""

    resource: Resource
    terrain: Terrain


class AnchorRaised(Event, frozen=True):
    """A village of the start went elsewhere."""

    who: Seat
    at: TileName
    to_tile: TileName


class AnchorKept(Event, frozen=True):
    """A seat stays in a crowded territory."""

    who: Seat
    at: TileName


class CardTaken(Event, frozen=True):
    """A seat drew a card; the others see its back."""

    who: Seat
    terrain: Terrain


class CardSeen(Revealing, frozen=True):
    """What that card is, for the seat that drew it."""

    resource: Resource
    terrain: Terrain


class VictoryCardDealt(Revealing, frozen=True):
    """A victory point card for one seat to look at."""

    card: VictoryCardName


class VictoryCardsKept(Revealing, frozen=True):
    """Every seat has kept one."""


class RoundBegan(Event, frozen=True):
    """A round, and its main player."""

    round: int
    main: Seat


class PhaseBegan(Event, frozen=True):
    """A part of a round."""

    phase: Phase


class Produced(Revealing, frozen=True):
    """A territory gave a card, face up."""

    at: TileName
    resource: Resource


class RoadProduced(Event, frozen=True):
    """A road brought a card, face down."""

    at: TileName


class ImprovementHit(Revealing, frozen=True):
    """The improvement brought its resource."""

    at: TileName
    resource: Resource


class ImprovementMissed(Revealing, frozen=True):
    """The improvement brought nothing: another card came, and was discarded."""

    at: TileName
    resource: Resource


class DeckShuffled(Event, frozen=True):
    """Discarded cards became a deck again."""

    terrain: Terrain


class SupplyTurned(Revealing, frozen=True):
    """A supply card came to the row."""

    card: SupplyName


class Moved(Revealing, frozen=True):
    """A hero went, as it was planned."""

    who: Seat
    hero: Hero
    direction: Direction
    at: TileName


class Stayed(Revealing, frozen=True):
    """A seat moved no hero."""

    who: Seat


class Swapped(Event, frozen=True):
    """Another hero of the same clan stood there, and they changed places."""

    who: Seat
    hero: Hero
    at: TileName


class Entered(Event, frozen=True):
    """A hero entered the game."""

    who: Seat
    hero: Hero
    at: TileName


class Waits(Event, frozen=True):
    """A hero waits until the place is free."""

    who: Seat
    hero: Hero
    at: TileName


class Transferred(Event, frozen=True):
    """A hero went to a new building."""

    who: Seat
    hero: Hero
    at: TileName


class Received(Event, frozen=True):
    """A seat got cards that lay face up."""

    who: Seat
    cards: Cards


class ReceivedFaceDown(Event, frozen=True):
    """A seat got cards that lay face down."""

    who: Seat
    count: int
    terrain: Terrain


class Uncovered(Revealing, frozen=True):
    """What they were, for the seat that got them."""

    cards: Cards


class SupplyTaken(Event, frozen=True):
    """A seat took a supply card."""

    who: Seat
    card: SupplyName


class Paid(Revealing, frozen=True):
    """The cards that a seat paid with."""

    who: Seat
    cards: Cards


class MarketUsed(Event, frozen=True):
    """So many of them stood for others, at markets."""

    who: Seat
    times: int


class VillageBuilt(Event, frozen=True):
    """A village."""

    who: Seat
    at: TileName


class BuildingBuilt(Event, frozen=True):
    """A stronghold, church or hall."""

    who: Seat
    building: Building
    at: TileName


class ArmyGrew(Event, frozen=True):
    """An army is stronger."""

    who: Seat
    unit: Unit
    army: int


class WorkBuilt(Event, frozen=True):
    """A public work stands."""

    who: Seat
    work: Work
    at: TileName


class FeeGiven(Event, frozen=True):
    """A card for a seat behind the palisade; the others see its back."""

    who: Seat
    receiver: Seat
    terrain: Terrain


class FeeSeen(Revealing, frozen=True):
    """What it is, for the two."""

    card: CardName


class Declared(Event, frozen=True):
    """A seat has won, with these goals."""

    who: Seat
    goals: tuple[Goal, ...]


class ClaimAnnounced(Revealing, frozen=True):
    """A seat says aloud that it claims the victory; seats that come later may claim more."""

    who: Seat
    points: int


class ClaimedNothing(Revealing, frozen=True):
    """A seat says aloud that it claims nothing."""

    who: Seat


class NotClaimed(Revealing, frozen=True):
    """No seat claims the victory in this round."""


class Claimed(Revealing, frozen=True):
    """A seat claims the victory, and lays the victory point card open."""

    who: Seat
    points: int
    card: VictoryCardName


class HandShown(Revealing, frozen=True):
    """The seat that claims the victory lays the hand open, where the table plays so."""

    who: Seat
    hand: Cards


class FinalBuildingBegan(Event, frozen=True):
    """A seat builds for the last time."""

    who: Seat


class VictoryCardShown(Revealing, frozen=True):
    """A card at the end."""

    who: Seat
    card: VictoryCardName


class LimitReached(Event, frozen=True):
    """The last round of a table with a limit is over."""

    rounds: int


GraenalandEvent: TypeAlias = (
    FirstDrawn | TilePlaced | Settled | StartCardDiscarded
    | AnchorRaised | AnchorKept | CardTaken | CardSeen | VictoryCardDealt
    | VictoryCardsKept | RoundBegan | PhaseBegan | Produced | RoadProduced | ImprovementHit | ImprovementMissed
    | DeckShuffled | SupplyTurned | Moved | Stayed | Swapped | Entered | Waits | Transferred
    | Proposed | Passed | Voted | ProposalAccepted | ProposalRejected | Received | ReceivedFaceDown | Uncovered
    | SupplyTaken | Paid | MarketUsed | VillageBuilt | BuildingBuilt | ArmyGrew | WorkBuilt | FeeGiven | FeeSeen
    | WorkAnnounced | CardsOffered | OfferChanged | OfferKept | CardUsed | CardsLaid | Confirmed | WorkDropped
    | Granted | BuiltNothing
    | SaidVote | SaidWork | SaidShare | SaidGive | SaidSwap | AskedVote | AskedGive | Advised | Expected
    | PromiseKept | PromiseBroken | PromiseLapsed
    | Declared | ClaimAnnounced | ClaimedNothing | NotClaimed | Claimed | HandShown
    | FinalBuildingBegan | VictoryCardShown | LimitReached
)  # fmt: skip

__all__ = [
    "AnchorKept", "AnchorRaised", "ArmyGrew", "BuildingBuilt", "CardSeen", "CardTaken", "ClaimAnnounced", "Claimed",
    "ClaimedNothing", "DeckShuffled", "Declared", "Entered", "FeeGiven", "FeeSeen", "FinalBuildingBegan",
    "FirstDrawn", "GraenalandEvent", "HandShown", "ImprovementHit", "ImprovementMissed", "LimitReached",
    "MarketUsed", "Moved", "NotClaimed", "Paid", "PhaseBegan", "Produced", "Received", "ReceivedFaceDown",
    "RoadProduced", "RoundBegan", "Settled", "StartCardDiscarded", "Stayed", "SupplyTaken", "SupplyTurned",
    "Swapped", "TilePlaced", "Transferred", "Uncovered", "VictoryCardDealt", "VictoryCardShown", "VictoryCardsKept",
    "VillageBuilt", "Waits", "WorkBuilt",
]  # fmt: skip
