"""The public door of Stroganov, for one to four.

`from krajina.games import stroganov` gives the game, its options, actions, events and pieces, what a view is made
of, and what is printed in the box (`docs/python.md`). What is not named here may change with any version.
"""

from krajina.games.stroganov.catalog import (
    BOX,
    CARD,
    IVAN_CARD,
    LANDSCAPE,
    SONG,
    VILLAGE,
    YURT,
    CardName,
    Catalog,
    IvanCardName,
    LandscapeName,
    SongName,
    TableName,
    VillageName,
    YurtName,
)
from krajina.games.stroganov.game import GAME, Stroganov
from krajina.games.stroganov.ivan import IvanHunted, SecondActionFailed
from krajina.games.stroganov.leads import Lead
from krajina.games.stroganov.mats import LandscapeSet, Row, TrackSpace
from krajina.games.stroganov.moves.basic_action import BasicAction, BasicTaken
from krajina.games.stroganov.moves.build_outpost import BuildOutpost, OutpostBuilt
from krajina.games.stroganov.moves.claim_landscape import ClaimLandscape, LandscapeClaimed
from krajina.games.stroganov.moves.decline import DECLINE, Decline
from krajina.games.stroganov.moves.draw_back import DrawBack
from krajina.games.stroganov.moves.draw_card import CardPlaced, DrawCard, StartCardPlaced
from krajina.games.stroganov.moves.draw_fur import (
    DrawFur,
    FurDealt,
    FurOnCard,
    MarketFilled,
    RegionFurPlaced,
    TradeFurPlaced,
)
from krajina.games.stroganov.moves.draw_landscape import DrawLandscape, LandscapeAdded
from krajina.games.stroganov.moves.draw_player import DrawPlayer
from krajina.games.stroganov.moves.draw_song import DrawSong, SongPlaced
from krajina.games.stroganov.moves.draw_village import DrawVillage, VillagePlaced
from krajina.games.stroganov.moves.draw_yurt import DrawYurt, YurtPlaced
from krajina.games.stroganov.moves.end_turn import END_TURN, EndTurn
from krajina.games.stroganov.moves.extra_action import ExtraAction, ExtraTaken
from krajina.games.stroganov.moves.fulfil_card import CardFulfilled, FulfilCard
from krajina.games.stroganov.moves.hunt import Hunt
from krajina.games.stroganov.moves.keep_fur import FurOffered, KeepFur
from krajina.games.stroganov.moves.move_cossack import MoveCossack, Moved
from krajina.games.stroganov.moves.pay import Pay
from krajina.games.stroganov.moves.show_tigers import ShowTigers
from krajina.games.stroganov.moves.sing_song import SingSong, SongSung
from krajina.games.stroganov.moves.skip import Skip
from krajina.games.stroganov.moves.step_for_stories import StepForStories
from krajina.games.stroganov.moves.step_trophy import StepTrophy, TrophyStepped
from krajina.games.stroganov.moves.take_card import CardTaken, TakeCard
from krajina.games.stroganov.moves.take_fur import TakeFur
from krajina.games.stroganov.moves.take_income import TakeIncome
from krajina.games.stroganov.moves.take_start_card import TakeStartCard
from krajina.games.stroganov.moves.take_trophy_reward import TakeTrophyReward
from krajina.games.stroganov.moves.trade import Trade
from krajina.games.stroganov.moves.turn_ivan_card import IvanCardTurned, TurnIvanCard
from krajina.games.stroganov.moves.use_card import CardUsed, UseCard
from krajina.games.stroganov.moves.use_yurt import UseYurt, YurtUsed
from krajina.games.stroganov.moves.visit_village import VillageVisited, VisitVillage
from krajina.games.stroganov.options import (
    Claims,
    DrawOrder,
    Harder,
    MatSetup,
    Position,
    Reading,
    RegionFurs,
    RowTile,
    Strategy,
    StroganovOptions,
)
from krajina.games.stroganov.phases import Deepest, SeasonBegan, StroganovAction, TurnBegan
from krajina.games.stroganov.pieces import (
    At,
    Basic,
    Colour,
    Extra,
    For,
    Fur,
    Moment,
    Opponent,
    Pick,
    Prompt,
    Region,
    Season,
    Second,
    Side,
    Terrain,
    Thing,
    TradeReward,
    Who,
    Why,
)
from krajina.games.stroganov.rewards import FurGained, FurPaid, Gained, Scored, Spent
from krajina.games.stroganov.scoring import FinalScoringBegan, GameEnded
from krajina.games.stroganov.shown import CardInfo, PaidFur, Paying, Payment, Possible
from krajina.games.stroganov.state import State
from krajina.games.stroganov.upkeep import (
    CardsSlid,
    CossackWentHome,
    LandscapesSlid,
    MarketCleared,
    PartsRemoved,
    SongsLeft,
    TigerPlaced,
    YurtsSlid,
)
from krajina.games.stroganov.view import (
    IvanRow,
    RegionRow,
    Slot,
    SongRow,
    StartCard,
    StroganovEvent,
    StroganovView,
    Tile,
)

__all__ = [
    "BOX", "CARD", "DECLINE", "END_TURN", "GAME", "IVAN_CARD", "LANDSCAPE", "SONG", "VILLAGE", "YURT", "At", "Basic",
    "BasicAction", "BasicTaken", "BuildOutpost", "CardFulfilled", "CardInfo", "CardName", "CardPlaced", "CardTaken",
    "CardUsed", "CardsSlid", "Catalog", "ClaimLandscape", "Claims", "Colour", "CossackWentHome", "Decline", "Deepest",
    "DrawBack", "DrawCard", "DrawFur", "DrawLandscape", "DrawOrder", "DrawPlayer", "DrawSong", "DrawVillage",
    "DrawYurt", "EndTurn", "Extra", "ExtraAction", "ExtraTaken", "FinalScoringBegan", "For", "FulfilCard", "Fur",
    "FurDealt", "FurGained", "FurOffered", "FurOnCard", "FurPaid", "Gained", "GameEnded", "Harder", "Hunt",
    "IvanCardName", "IvanCardTurned", "IvanHunted", "IvanRow", "KeepFur", "LandscapeAdded", "LandscapeClaimed",
    "LandscapeName", "LandscapeSet", "LandscapesSlid", "Lead", "MarketCleared", "MarketFilled", "MatSetup", "Moment",
    "MoveCossack", "Moved", "Opponent", "OutpostBuilt", "PaidFur", "PartsRemoved", "Pay", "Paying", "Payment", "Pick",
    "Position", "Possible", "Prompt", "Reading", "Region", "RegionFurPlaced", "RegionFurs", "RegionRow", "Row",
    "RowTile", "Scored", "Season", "SeasonBegan", "Second", "SecondActionFailed", "ShowTigers", "Side", "SingSong",
    "Skip", "Slot", "SongName", "SongPlaced", "SongRow", "SongSung", "SongsLeft", "Spent", "StartCard",
    "StartCardPlaced", "State", "StepForStories", "StepTrophy", "Strategy", "Stroganov", "StroganovAction",
    "StroganovEvent", "StroganovOptions", "StroganovView", "TableName", "TakeCard", "TakeFur", "TakeIncome",
    "TakeStartCard", "TakeTrophyReward", "Terrain", "Thing", "TigerPlaced", "Tile", "TrackSpace", "Trade",
    "TradeFurPlaced", "TradeReward", "TrophyStepped", "TurnBegan", "TurnIvanCard", "UseCard", "UseYurt", "VillageName",
    "VillagePlaced", "VillageVisited", "VisitVillage", "Who", "Why", "YurtName", "YurtPlaced", "YurtUsed", "YurtsSlid",
]  # fmt: skip
