"""All that a seat can do: each kind of action has a file of its name, with its struct, its events, when it is offered,
what it costs, what it does and why not. The unions of all actions and of all events are put together here.

A move changes the table, and asks at most what belongs to it, such as a palisade fee; what comes next is said beside
this folder, in the module of the phase. (`pass` is a word of Python, hence `pass_.py`.)
"""

from typing import TypeAlias

from krajina.games.graenaland.events import (
    DeckShuffled,
    FinalBuildingBegan,
    ImprovementHit,
    ImprovementMissed,
    LimitReached,
    MarketUsed,
    Paid,
    PhaseBegan,
    Produced,
    PromiseBroken,
    PromiseKept,
    PromiseLapsed,
    RoadProduced,
    RoundBegan,
    StartCardDiscarded,
    VictoryCardShown,
)
from krajina.games.graenaland.moves.advise import Advise, Advised
from krajina.games.graenaland.moves.announce_work import AnnounceWork, WorkAnnounced
from krajina.games.graenaland.moves.ask_give import AskedGive, AskGive
from krajina.games.graenaland.moves.ask_vote import AskedVote, AskVote
from krajina.games.graenaland.moves.build_building import BuildBuilding, BuildingBuilt
from krajina.games.graenaland.moves.build_nothing import BUILD_NOTHING, BuildNothing, BuiltNothing
from krajina.games.graenaland.moves.build_together import BuildTogether, CardsLaid
from krajina.games.graenaland.moves.build_village import BuildVillage, VillageBuilt
from krajina.games.graenaland.moves.build_work import BuildWork, WorkBuilt
from krajina.games.graenaland.moves.claim import Claim, ClaimAnnounced, Claimed, HandShown
from krajina.games.graenaland.moves.confirm import Confirm, Confirmed
from krajina.games.graenaland.moves.declare import Declare, Declared
from krajina.games.graenaland.moves.draw_card import CardSeen, CardTaken, DrawCard
from krajina.games.graenaland.moves.draw_first import DrawFirst, FirstDrawn
from krajina.games.graenaland.moves.draw_supply import DrawSupply, SupplyTurned
from krajina.games.graenaland.moves.draw_tile import DrawTile, TilePlaced
from krajina.games.graenaland.moves.draw_victory_card import DrawVictoryCard, VictoryCardDealt
from krajina.games.graenaland.moves.drop_work import DROP_WORK, DropWork, WorkDropped
from krajina.games.graenaland.moves.end_building import END_BUILDING, EndBuilding
from krajina.games.graenaland.moves.enter import Enter, Entered
from krajina.games.graenaland.moves.expect_share import Expected, ExpectShare
from krajina.games.graenaland.moves.give_fee import FeeGiven, FeeSeen, GiveFee
from krajina.games.graenaland.moves.grant_build import GrantBuild, Granted
from krajina.games.graenaland.moves.keep_anchor import AnchorKept, KeepAnchor
from krajina.games.graenaland.moves.keep_card import KeepCard, VictoryCardsKept
from krajina.games.graenaland.moves.keep_offer import KeepOffer, OfferKept
from krajina.games.graenaland.moves.leave import Leave
from krajina.games.graenaland.moves.move import Move, Moved, Swapped
from krajina.games.graenaland.moves.no_claim import NO_CLAIM, ClaimedNothing, NoClaim, NotClaimed
from krajina.games.graenaland.moves.offer_cards import CardsOffered, OfferCards, OfferChanged
from krajina.games.graenaland.moves.pass_ import PASS, Pass, Passed
from krajina.games.graenaland.moves.play_on import PlayOn
from krajina.games.graenaland.moves.promise_give import PromiseGive, SaidGive
from krajina.games.graenaland.moves.promise_share import PromiseShare, SaidShare
from krajina.games.graenaland.moves.promise_swap import PromiseSwap, SaidSwap
from krajina.games.graenaland.moves.promise_vote import PromiseVote, SaidVote
from krajina.games.graenaland.moves.promise_work import PromiseWork, SaidWork
from krajina.games.graenaland.moves.propose import Propose, Proposed
from krajina.games.graenaland.moves.raise_anchor import AnchorRaised, RaiseAnchor
from krajina.games.graenaland.moves.recruit import ArmyGrew, Recruit
from krajina.games.graenaland.moves.say_nothing import SAY_NOTHING, SayNothing
from krajina.games.graenaland.moves.settle import Settle, Settled
from krajina.games.graenaland.moves.stay import STAY, Stay, Stayed
from krajina.games.graenaland.moves.take_supply import SupplyTaken, TakeSupply
from krajina.games.graenaland.moves.transfer import Transfer, Transferred, Waits
from krajina.games.graenaland.moves.use_card import CardUsed, UseCard
from krajina.games.graenaland.moves.vote import (
    NO,
    YES,
    ProposalAccepted,
    ProposalRejected,
    Received,
    ReceivedFaceDown,
    Uncovered,
    Vote,
    Voted,
)

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
    "BUILD_NOTHING", "DROP_WORK", "END_BUILDING", "NO", "NO_CLAIM", "PASS", "SAY_NOTHING", "STAY", "YES", "Advise",
    "Advised", "AnchorKept", "AnchorRaised", "AnnounceWork", "Answer", "ArmyGrew", "AskGive", "AskVote", "AskedGive",
    "AskedVote", "BuildBuilding", "BuildNothing", "BuildTogether", "BuildVillage", "BuildWork", "BuildingBuilt",
    "BuiltNothing", "CardSeen", "CardTaken", "CardUsed", "CardsLaid", "CardsOffered", "Claim", "ClaimAnnounced",
    "Claimed", "ClaimedNothing", "Confirm", "Confirmed", "DeckShuffled", "Declare", "Declared", "DrawCard",
    "DrawFirst", "DrawSupply", "DrawTile", "DrawVictoryCard", "DropWork", "EndBuilding", "Enter", "Entered",
    "ExpectShare", "Expected", "FeeGiven", "FeeSeen", "FinalBuildingBegan", "FirstDrawn", "GiveFee",
    "GraenalandAction", "GraenalandEvent", "GrantBuild", "Granted", "HandShown", "ImprovementHit", "ImprovementMissed",
    "KeepAnchor", "KeepCard", "KeepOffer", "Leave", "LimitReached", "MarketUsed", "Move", "Moved", "NoClaim",
    "NotClaimed", "OfferCards", "OfferChanged", "OfferKept", "Paid", "Pass", "Passed", "PhaseBegan", "PlayOn",
    "Produced", "PromiseBroken", "PromiseGive", "PromiseKept", "PromiseLapsed", "PromiseShare", "PromiseSwap",
    "PromiseVote", "PromiseWork", "ProposalAccepted", "ProposalRejected", "Propose", "Proposed", "RaiseAnchor",
    "Received", "ReceivedFaceDown", "Recruit", "RoadProduced", "RoundBegan", "SaidGive", "SaidShare", "SaidSwap",
    "SaidVote", "SaidWork", "SayNothing", "Settle", "Settled", "StartCardDiscarded", "Stay", "Stayed", "SupplyTaken",
    "SupplyTurned", "Swapped", "TakeSupply", "TilePlaced", "Transfer", "Transferred", "Uncovered", "UseCard",
    "VictoryCardDealt", "VictoryCardShown", "VictoryCardsKept", "VillageBuilt", "Vote", "Voted", "Waits",
    "WorkAnnounced", "WorkBuilt", "WorkDropped",
]  # fmt: skip
