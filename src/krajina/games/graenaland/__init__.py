"""The public door of Grænaland: three to five jarls, their settlements, and votes on what the land gives.

`from krajina.games import graenaland` gives the game, its options, actions, events and pieces, what a view is made
of, and what is printed in the box (`docs/python.md`). What is not named here may change with any version.
"""

from krajina.games.graenaland import actions, events, spoken
from krajina.games.graenaland.actions import *  # noqa: F403  # every action, by its own list
from krajina.games.graenaland.builds import Buildable, Helper, Project, Reason, Unbuildable, Ware
from krajina.games.graenaland.catalog import (
    BOX,
    CARD,
    SUPPLY,
    TILE,
    VICTORY_CARD,
    CardName,
    Cards,
    Catalog,
    SupplyName,
    TableName,
    TileName,
    VictoryCardName,
)
from krajina.games.graenaland.events import *  # noqa: F403  # every event, too
from krajina.games.graenaland.game import GAME, Graenaland
from krajina.games.graenaland.lands import Household, Share, Territory, VotesInfo, VotesPart
from krajina.games.graenaland.moves.drop_work import DROP_WORK
from krajina.games.graenaland.moves.vote import NO, YES
from krajina.games.graenaland.notes import Promised
from krajina.games.graenaland.options import (
    MOST_ROUNDS,
    ClanSetup,
    DrawOrder,
    GraenalandOptions,
    Land,
    Position,
    Reading,
)
from krajina.games.graenaland.pieces import (
    About,
    Build,
    Building,
    Direction,
    Ease,
    Fate,
    Goal,
    Hero,
    Item,
    Phase,
    Prompt,
    Resource,
    Row,
    Talk,
    Terrain,
    Unit,
    VotesFrom,
    Why,
    Work,
)
from krajina.games.graenaland.race import ClaimInfo, DealtCard, GoalInfo, Turn
from krajina.games.graenaland.shown import JointInfo, OfferInfo, ProposalInfo, ShareInfo, TalkInfo
from krajina.games.graenaland.spoken import *  # noqa: F403
from krajina.games.graenaland.state import State
from krajina.games.graenaland.view import (
    Backs,
    Deck,
    GraenalandView,
    HeroInfo,
    PastInfo,
    Player,
    PriceInfo,
    PromiseInfo,
    Way,
)

__all__ = [
    "BOX", "CARD", "DROP_WORK", "GAME", "MOST_ROUNDS", "NO", "SUPPLY", "TILE", "VICTORY_CARD", "YES", "About",
    "Backs", "Build", "Buildable", "Building", "CardName", "Cards", "Catalog", "ClaimInfo", "ClanSetup",
    "DealtCard", "Deck", "Direction", "DrawOrder", "Ease", "Fate", "Goal", "GoalInfo", "Graenaland",
    "GraenalandOptions", "GraenalandView", "Helper", "Hero", "HeroInfo", "Household", "Item", "JointInfo", "Land",
    "OfferInfo", "PastInfo", "Phase", "Player", "Position", "PriceInfo", "Project", "PromiseInfo", "Promised",
    "Prompt", "ProposalInfo", "Reading", "Reason", "Resource", "Row", "Share", "ShareInfo", "State", "SupplyName",
    "TableName", "Talk", "TalkInfo", "Terrain", "Territory", "TileName", "Turn", "Unbuildable", "Unit",
    "VictoryCardName", "VotesFrom", "VotesInfo", "VotesPart", "Ware", "Way", "Why", "Work",
]  # fmt: skip
__all__ += actions.__all__
__all__ += events.__all__
__all__ += spoken.__all__
