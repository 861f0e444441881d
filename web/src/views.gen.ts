// Made by `make protocol` of the structs of the server: do not edit.

import type { Message, Seat, Term, Word } from "./protocol.gen";

export namespace Carcassonne {
  /** The table. */
  export type CarcassonneView = {
    /** whose turn it is */
    readonly active: Seat | null;
    /** in hand */
    readonly tile: string | null;
    /** still to be drawn */
    readonly tiles_left: number;
    /** fitted nowhere */
    readonly discarded: readonly string[];
    readonly players: readonly Row[];
    readonly figures: readonly FigureOnLand[];
    readonly boxes: readonly (TradersView | HillsView | WheelView)[];
    readonly features: readonly Feature[];
    readonly tiles: readonly LaidTile[];
    readonly open_cells: readonly OpenCell[];
    /** unseen tiles by kind, those under hills among them */
    readonly bag: { [key: string]: number };
    readonly events: readonly (TileDrawn | TileDiscarded | TilePlaced | FigurePlaced | FigureReturned | Scored | GameEnded | GoodsTaken | SecondTile | TileBuried | SheepDrawn | WolfDrawn | FlockStabled | PigMoved | CrownTaken | CrownLeft)[];
  };

  /** A player. */
  export type Row = {
    readonly points: number;
    readonly colour: Colour;
    /** at hand */
    readonly figures: { [key: string]: number };
    readonly tokens: { [key in Good]?: number };
    /** of the points so far */
    readonly sources: { [key: string]: number };
  };

  /** The eight colours of figures. */
  export type Colour = "red" | "blue" | "yellow" | "green" | "black" | "grey" | "pink" | "violet";

  /** What is traded. */
  export type Good = "wine" | "grain" | "cloth";

  /** A figure and where it stands. */
  export type FigureOnLand = {
    readonly seat: Seat;
    readonly figure: string;
    readonly on: Terrain;
    readonly point: Point;
    readonly at: readonly [number, number];
  };

  /** What a part of a tile is; water is no part that can be owned. */
  export type Terrain = "city" | "road" | "field" | "cloister";

  /** Where on a tile, as it lies: a side, a half of a side by the points of the compass, or the middle. A part is called by the first of its points, clockwise from the north. */
  export type Point = "N" | "E" | "S" | "W" | "NNW" | "NNE" | "ENE" | "ESE" | "SSE" | "SSW" | "WSW" | "WNW" | "middle";

  /** What the box shows: whether this is the builder's second tile. */
  export type TradersView = {
    readonly box: "traders";
    readonly name: Word;
    readonly second_tile: boolean;
  };

  /** What the box shows: tiles under hills, the flocks, and the tokens that can be drawn. */
  export type HillsView = {
    readonly box: "hills";
    readonly name: Word;
    readonly buried: number;
    readonly flocks: readonly Flock[];
    readonly wolves: number;
    /** by number of sheep */
    readonly sheep_tokens: { [key: string]: number };
  };

  /** A shepherd and the sheep tokens that lie beside him. */
  export type Flock = {
    readonly seat: Seat;
    readonly tokens: readonly number[];
    readonly at: readonly [number, number];
  };

  /** What the box shows: where the pig stands, and the crown spaces. */
  export type WheelView = {
    readonly box: "wheel";
    readonly name: Word;
    readonly pig: Sector;
    readonly crowns: readonly Crowns[];
  };

  /** The six sectors, clockwise. */
  export type Sector = "fortune" | "taxes" | "famine" | "storm" | "inquisition" | "plague";

  /** The crown spaces of a sector: how many there are, and whose followers stand there. */
  export type Crowns = {
    readonly sector: Sector;
    readonly spaces: number;
    readonly figures: readonly OnCrown[];
  };

  /** A follower on a crown space. */
  export type OnCrown = {
    readonly seat: Seat;
    readonly figure: string;
  };

  /** A road, city, field or cloister: its size, its owners, and what it is worth to them now and when finished. */
  export type Feature = {
    readonly on: Terrain;
    /** of its first part */
    readonly at: readonly [number, number];
    readonly tiles: number;
    readonly open_ends: number;
    readonly owners: readonly Seat[];
    readonly now: number;
    readonly finished: number;
  };

  /** A tile on the table; `features` has the number of the feature of each of its parts, in their printed order. */
  export type LaidTile = {
    readonly at: readonly [number, number];
    readonly tile: string;
    readonly turn: number;
    readonly features: readonly number[];
  };

  /** A place beside the land: how the tile in hand may lie there, and whether any tile that is left ever could. */
  export type OpenCell = {
    readonly at: readonly [number, number];
    readonly turns: readonly number[];
    readonly is_dead: boolean;
  };

  /** A seat holds a new tile. */
  export type TileDrawn = {
    readonly event: "tile_drawn";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly seat: Seat;
    readonly tile: string;
  };

  /** A tile fits nowhere and leaves the game (page 3). */
  export type TileDiscarded = {
    readonly event: "tile_discarded";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly tile: string;
  };

  /** A tile was laid. */
  export type TilePlaced = {
    readonly event: "tile_placed";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly seat: Seat;
    readonly tile: string;
    readonly at: readonly [number, number];
    readonly turn: number;
  };

  /** A figure was placed on the land. */
  export type FigurePlaced = {
    readonly event: "figure_placed";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly seat: Seat;
    readonly figure: string;
    readonly on: Terrain;
    readonly point: Point;
    readonly at: readonly [number, number];
  };

  /** A figure went home to its player. */
  export type FigureReturned = {
    readonly event: "figure_returned";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly seat: Seat;
    readonly figure: string;
    readonly at: readonly [number, number];
  };

  /** A seat got points; the terms say for what, and add up to them. */
  export type Scored = {
    readonly event: "scored";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly seat: Seat;
    readonly points: number;
    /** their source, called as in the outcome */
    readonly why: string;
    readonly terms: readonly Term[];
    readonly at: readonly [number, number] | null;
  };

  /** The last tile was laid; what follows is the final scoring. */
  export type GameEnded = {
    readonly event: "game_ended";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** The seat that finished a city takes a token for every good in it (page 11). */
  export type GoodsTaken = {
    readonly event: "goods_taken";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly seat: Seat;
    readonly goods: readonly Good[];
    readonly at: readonly [number, number];
  };

  /** The builder brings a second tile (page 10). */
  export type SecondTile = {
    readonly event: "second_tile";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly seat: Seat;
  };

  /** A tile went unseen under a hill (page 12). */
  export type TileBuried = {
    readonly event: "tile_buried";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly seat: Seat;
  };

  /** A flock grew. */
  export type SheepDrawn = {
    readonly event: "sheep_drawn";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly seat: Seat;
    readonly sheep: number;
    readonly at: readonly [number, number];
  };

  /** The wolf came: all sheep and shepherds leave the field. */
  export type WolfDrawn = {
    readonly event: "wolf_drawn";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly seat: Seat;
    readonly at: readonly [number, number];
  };

  /** A seat drove the flock of a field home. */
  export type FlockStabled = {
    readonly event: "flock_stabled";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly seat: Seat;
    readonly sheep: number;
    readonly at: readonly [number, number];
  };

  /** The pig went so many sectors on, and its sector acts. */
  export type PigMoved = {
    readonly event: "pig_moved";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly steps: number;
    readonly sector: Sector;
  };

  /** A follower stands on a crown space. */
  export type CrownTaken = {
    readonly event: "crown_taken";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly seat: Seat;
    readonly figure: string;
    readonly sector: Sector;
  };

  /** A follower went home from a crown space. */
  export type CrownLeft = {
    readonly event: "crown_left";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly seat: Seat;
    readonly figure: string;
    readonly sector: Sector;
  };

  /** The tile that comes out of the bag. */
  export type DrawTile = {
    readonly do: "draw_tile";
    readonly tile: string;
  };

  /** Lay the tile in hand at a place, turned so many quarters clockwise. */
  export type PlaceTile = {
    readonly do: "place_tile";
    readonly at: readonly [number, number];
    readonly turn: number;
  };

  /** A figure goes onto a part of the tile just laid. */
  export type PlaceFigure = {
    readonly do: "place_figure";
    readonly figure: string;
    readonly on: Terrain;
    readonly point: Point;
  };

  /** No figure is placed. */
  export type Pass = {
    readonly do: "pass";
  };

  /** The token that comes out of the bag: so many sheep, or none for the wolf. */
  export type DrawSheep = {
    readonly do: "draw_sheep";
    readonly sheep: number;
  };

  /** Draw another token for one's flock. */
  export type GrowFlock = {
    readonly do: "grow_flock";
  };

  /** Drive the flock home and score it. */
  export type StableFlock = {
    readonly do: "stable_flock";
  };

  /** Leave the flock as it is, where a table allows that. */
  export type RestFlock = {
    readonly do: "rest_flock";
  };

  /** A follower goes onto a free crown space of a sector, in place of a figure on the land. */
  export type PlaceOnCrown = {
    readonly do: "place_on_crown";
    readonly figure: string;
    readonly sector: Sector;
  };

  /** The plague: take the figure on a tile home. */
  export type TakeHome = {
    readonly do: "take_home";
    readonly at: readonly [number, number];
  };

  /** Base game and boxes for two to eight. */
  export type CarcassonneOptions = {
    readonly seats: number;
    readonly boxes?: readonly string[] | "all";
    /** sets whose tiles are mixed in without their rules */
    readonly tiles_only?: readonly string[];
    /** of the tiles of a set, if more than one */
    readonly copies?: { [key: string]: number };
    /** page 4: the first game is better played without */
    readonly farmers?: boolean;
    /** by seat; none named: in the order of the box */
    readonly colours?: readonly Colour[];
    /** the seat that begins */
    readonly first?: Seat;
    /** tiles that are drawn first, in this order */
    readonly draw_order?: readonly string[];
    /** whether the rest of the bag follows them */
    readonly draw_rest?: boolean;
    readonly variants?: readonly string[];
  };

  export type View = CarcassonneView;
  export type Options = CarcassonneOptions;
  export type Action = DrawTile | PlaceTile | PlaceFigure | Pass | DrawSheep | GrowFlock | StableFlock | RestFlock | PlaceOnCrown | TakeHome;
  export type Event = TileDrawn | TileDiscarded | TilePlaced | FigurePlaced | FigureReturned | Scored | GameEnded | GoodsTaken | SecondTile | TileBuried | SheepDrawn | WolfDrawn | FlockStabled | PigMoved | CrownTaken | CrownLeft;
  export type Game = { readonly view: View; readonly action: Action; readonly event: Event };
}

export namespace Graenaland {
  /** The table. */
  export type GraenalandView = {
    readonly seat: Seat | null;
    readonly round: number;
    /** of this table, where it has one of its own */
    readonly round_limit: number | null;
    readonly phase: Phase;
    readonly main: Seat | null;
    /** of this part of the round, where seats come one after the other */
    readonly turns: readonly Turn[];
    readonly winner: Seat | null;
    /** goals, or points of a victory point card */
    readonly to_win: number;
    /** aloud, or the one that is being proved */
    readonly claims: readonly ClaimInfo[];
    /** for the goal of buildings, where three play (section 24) */
    readonly buildings_not_counted: number;
    readonly talk: TalkInfo;
    readonly territories: readonly Territory[];
    readonly proposal: ProposalInfo | null;
    /** of this round */
    readonly last_vote: ProposalInfo | null;
    readonly joint: JointInfo | null;
    /** of those who are asked at once */
    readonly answered: readonly Seat[];
    /** one's own, still sealed */
    readonly answer: KeepCard | Move | Stay | Vote | Claim | NoClaim | OfferCards | KeepOffer | SayNothing | Confirm | null;
    /** for the seat that builds now */
    readonly buildable: readonly Buildable[];
    /** for it, too: what has no place where it lives */
    readonly unbuildable: readonly Unbuildable[];
    /** for a joint work, once that can be announced */
    readonly could_give: readonly Helper[];
    readonly players: readonly Player[];
    readonly supply_row: readonly string[];
    readonly supply_left: number;
    readonly supply_used: readonly string[];
    readonly decks: readonly Deck[];
    readonly prices: readonly PriceInfo[];
    /** the end of the army track */
    readonly army_most: number;
    /** the last few that are over, and all that are open */
    readonly promises: readonly PromiseInfo[];
    /** of those who have promised anything */
    readonly past: readonly PastInfo[];
    readonly events: readonly (FirstDrawn | TilePlaced | Settled | StartCardDiscarded | AnchorRaised | AnchorKept | CardTaken | CardSeen | VictoryCardDealt | VictoryCardsKept | RoundBegan | PhaseBegan | Produced | RoadProduced | ImprovementHit | ImprovementMissed | DeckShuffled | SupplyTurned | Moved | Stayed | Swapped | Entered | Waits | Transferred | Proposed | Passed | Voted | ProposalAccepted | ProposalRejected | Received | ReceivedFaceDown | Uncovered | SupplyTaken | Paid | MarketUsed | VillageBuilt | BuildingBuilt | ArmyGrew | WorkBuilt | FeeGiven | FeeSeen | WorkAnnounced | CardsOffered | OfferChanged | OfferKept | CardUsed | CardsLaid | Confirmed | WorkDropped | Granted | BuiltNothing | SaidVote | SaidWork | SaidShare | SaidGive | SaidSwap | AskedVote | AskedGive | Advised | Expected | PromiseKept | PromiseBroken | PromiseLapsed | Declared | ClaimAnnounced | ClaimedNothing | NotClaimed | Claimed | HandShown | FinalBuildingBegan | VictoryCardShown | LimitReached)[];
  };

  /** The parts of a round (section 2), what comes before the first one and after the last. */
  export type Phase = "setup" | "production" | "movement" | "sharing" | "claim" | "building" | "final" | "over";

  /** A turn of the part of the round that is played now: the first one that is not over is being taken. A row: over the wire an array of its values. */
  export type Turn = {
    readonly seat: Seat;
    readonly is_over: boolean;
  };

  /** How many points a seat says that it can reach. A row: over the wire an array of its values. */
  export type ClaimInfo = {
    readonly seat: Seat;
    readonly points: number;
  };

  /** Whether people may talk now, and about what (section 7 of the rulings). */
  export type TalkInfo = {
    readonly about: About;
    readonly at: string | null;
  };

  /** What may be talked about. */
  export type About = "nothing" | "anything" | "vote" | "work" | "grant" | "claim";

  /** A territory: what lies and stands there, and who has how many votes. A row: over the wire an array of its values. */
  export type Territory = {
    readonly at: string;
    readonly terrain: Terrain;
    readonly row: Row;
    readonly neighbours: readonly string[];
    /** of a village */
    readonly price: { [key in Resource]?: number };
    /** what the improvement brings */
    readonly improvement: Resource;
    /** buildings for which there is a place */
    readonly free: readonly Building[];
    readonly works: readonly Work[];
    readonly pile: readonly Item[];
    /** cards that may lie there */
    readonly limit: number;
    /** votes that make a majority */
    readonly needed: number;
    readonly clans: readonly Household[];
    /** of the last proposal there that was accepted */
    readonly last_shares: readonly Share[];
    /** of each of them */
    readonly votes_from: readonly VotesInfo[];
  };

  /** The kinds of landscape; each has a deck of resource cards, and its picture is on their backs. */
  export type Terrain = "plains" | "forest" | "hills" | "mountains";

  /** Where a territory lies: at the coast in the south, or behind it. */
  export type Row = "coast" | "inland";

  /** What the land gives; gold stands for any of the others. */
  export type Resource = "grain" | "livestock" | "wood" | "ore" | "gold";

  /** The settlements that are more than a village. */
  export type Building = "stronghold" | "church" | "hall";

  /** The public works, which belong to their territory. */
  export type Work = "road" | "market" | "palisade" | "improvement";

  /** A card of a pile: what it shows, or its back. */
  export type Item = "grain" | "livestock" | "wood" | "ore" | "gold" | "face_down";

  /** Whose settlements stand in a territory. A row: over the wire an array of its values. */
  export type Household = {
    readonly seat: Seat;
    readonly villages: number;
    readonly buildings: readonly Building[];
    readonly hero: Hero | null;
    readonly votes: number;
  };

  /** Who goes about for a clan. */
  export type Hero = "warrior" | "priest" | "skald";

  /** What a seat got of a pile. A row: over the wire an array of its values. */
  export type Share = {
    readonly seat: Seat;
    readonly cards: readonly Item[];
  };

  /** What the votes of a clan in a territory come from. A row: over the wire an array of its values. */
  export type VotesInfo = {
    readonly seat: Seat;
    readonly parts: readonly VotesPart[];
  };

  /** Votes that come from one thing, such as `2 settlements`. A row: over the wire an array of its values. */
  export type VotesPart = {
    readonly source: VotesFrom;
    readonly count: number;
  };

  /** What gives votes on a territory, or takes one away (section 5; 17, 24). */
  export type VotesFrom = "settlements" | "warrior" | "silenced" | "priest" | "skald" | "three" | "palisade";

  /** What is voted on. A row: over the wire an array of its values. */
  export type ProposalInfo = {
    readonly who: Seat;
    readonly at: string;
    readonly needed: number;
    readonly shares: readonly ShareInfo[];
  };

  /** What a proposal gives to a seat, and how it voted, as far as that may be known. A row: over the wire an array of its values. */
  export type ShareInfo = {
    readonly seat: Seat;
    readonly cards: readonly Item[];
    readonly votes: number;
    readonly has_voted: boolean;
    readonly agree: boolean | null;
  };

  /** The work that is talked about. A row: over the wire an array of its values. */
  export type JointInfo = {
    readonly work: Work;
    readonly at: string;
    readonly price: { [key in Resource]?: number };
    /** what is still to be paid, once the offers stand */
    readonly due: { [key in Resource]?: number } | null;
    /** of that, or of the price, what the main player cannot pay alone: only he knows */
    readonly missing: { [key in Resource]?: number } | null;
    readonly offers: readonly OfferInfo[];
    /** the main player's part */
    readonly own: readonly string[];
  };

  /** What a seat offers for a joint work, and what of it is used. A row: over the wire an array of its values. */
  export type OfferInfo = {
    readonly seat: Seat;
    readonly cards: readonly string[];
    readonly used: readonly string[];
  };

  /** Keep one of the victory point cards that were dealt. */
  export type KeepCard = {
    readonly do: "keep_card";
    readonly card: string;
  };

  /** Send one hero in a direction, in secret. */
  export type Move = {
    readonly do: "move";
    readonly hero: Hero;
    readonly direction: Direction;
  };

  /** Where a hero goes; two territories at once only along the coast. */
  export type Direction = "west" | "east" | "northwest" | "northeast" | "southwest" | "southeast" | "west_twice" | "east_twice";

  /** Send no hero, in secret. */
  export type Stay = {
    readonly do: "stay";
  };

  /** Agree or not, with all one's votes. */
  export type Vote = {
    readonly do: "vote";
    readonly agree: boolean;
  };

  /** Say that one can reach so many victory points if one may build. */
  export type Claim = {
    readonly do: "claim";
    readonly points: number;
  };

  /** Claim nothing in this round. */
  export type NoClaim = {
    readonly do: "no_claim";
  };

  /** Offer cards for the announced work; none at all is an answer, too. */
  export type OfferCards = {
    readonly do: "offer_cards";
    readonly pay: readonly string[];
  };

  /** Leave one's offer as it is, now that all offers were seen. */
  export type KeepOffer = {
    readonly do: "keep_offer";
  };

  /** Say nothing about it. */
  export type SayNothing = {
    readonly do: "say_nothing";
  };

  /** Give the cards that are used, or not. */
  export type Confirm = {
    readonly do: "confirm";
    readonly agree: boolean;
  };

  /** Things of a kind that have their places and cost the same: the price, a palisade fee, the proposed payment. A row: over the wire an array of its values. */
  export type Buildable = {
    readonly builds: readonly Project[];
    readonly price: { [key in Resource]?: number };
    readonly fee: number;
    readonly pay: readonly string[] | null;
    /** the fewest things that would have to come to pay it */
    readonly missing: { [key in Resource]?: number };
    /** by which it cannot be paid */
    readonly rule: string | null;
  };

  /** Something to build, and where; units have no place. A row: over the wire an array of its values. */
  export type Project = {
    readonly what: Ware;
    readonly at: string | null;
  };

  /** Something that has a price: a village, a building, a unit, a work or the improvement of a landscape. A row: over the wire an array of its values. */
  export type Ware = {
    readonly key: string;
    /** of an improvement */
    readonly terrain: Terrain | null;
  };

  /** Something that has no place where the seat lives, and why: the place is taken, a village is missing. A row: over the wire an array of its values. */
  export type Unbuildable = {
    readonly build: Project;
    readonly why_not: Reason;
    readonly rule: string;
  };

  /** Why something has no place, as the refusal says it. A row: over the wire an array of its values. */
  export type Reason = {
    readonly key: string;
    readonly at: string | null;
    readonly building: Building | null;
    readonly work: Work | null;
    readonly unit: Unit | null;
    readonly count: number | null;
    readonly army: number | null;
  };

  /** Who joins an army; only the price differs. */
  export type Unit = "soldiers" | "cavalry" | "archers" | "infantry";

  /** What another player might give for a work: cards that are known, and what the backs of the others allow. A row: over the wire an array of its values. */
  export type Helper = {
    readonly seat: Seat;
    /** where the table helps memory, or the hand is open */
    readonly sure: { [key in Resource]?: number };
    readonly perhaps: readonly Resource[];
    /** cards, of two resources each */
    readonly supplies: number;
  };

  /** A player: what all may see, and of the hand only what the watcher may. A row: over the wire an array of its values. */
  export type Player = {
    readonly seat: Seat;
    readonly army: number;
    readonly settlements: number;
    readonly houses_left: number;
    readonly heroes: readonly HeroInfo[];
    readonly cards: number;
    readonly backs: readonly Backs[];
    readonly supplies: number;
    /** their own, or laid open */
    readonly hand: readonly string[] | null;
    /** of another hand: what the watcher has seen, where the table helps memory */
    readonly seen: readonly string[] | null;
    readonly supply_cards: readonly string[] | null;
    readonly victory_card: string | null;
    /** to choose from, then those that were not kept */
    readonly dealt: readonly DealtCard[] | null;
    readonly goals: readonly GoalInfo[];
    /** goals met, or points of the card */
    readonly points: number | null;
  };

  /** Where a hero stands, or waits to enter, and where he could go from there. A row: over the wire an array of its values. */
  export type HeroInfo = {
    readonly hero: Hero;
    readonly at: string | null;
    readonly waits: readonly string[];
    /** of one's own heroes: who else may go where, the map shows */
    readonly ways: readonly Way[];
    /** the new building to which he may go now (ruling 9) */
    readonly called: string | null;
  };

  /** Where a direction leads to. A row: over the wire an array of its values. */
  export type Way = {
    readonly direction: Direction;
    readonly at: string;
    /** of the same clan, who stands there and would change places (ruling 4) */
    readonly swaps: Hero | null;
  };

  /** Cards of a hand that have the same backs, such as `2 cards of the forest`. A row: over the wire an array of its values. */
  export type Backs = {
    readonly terrain: Terrain;
    readonly count: number;
  };

  /** A victory point card to choose, or one that was not kept: its goals, and how far one would be with it. A row: over the wire an array of its values. */
  export type DealtCard = {
    readonly card: string;
    readonly goals: readonly GoalInfo[];
    readonly points: number;
  };

  /** A goal: what a seat has; what is due (a step each on a victory point card) and the points for it, where known. A row: over the wire an array of its values. */
  export type GoalInfo = {
    readonly goal: Goal;
    readonly found: number;
    /** none, if a card that the watcher does not know says it */
    readonly due: readonly number[];
    readonly points: number | null;
    /** beside other victory point cards */
    readonly ease: Ease | null;
  };

  /** What makes a victory. */
  export type Goal = "settlements" | "territories" | "largest" | "buildings" | "army";

  /** How hard a goal of a victory point card is beside the same goal of others (section 27). */
  export type Ease = "easier" | "plain" | "harder";

  /** A deck of resource cards: how many are left, and what was discarded. A row: over the wire an array of its values. */
  export type Deck = {
    readonly terrain: Terrain;
    readonly left: number;
    readonly discards: { [key in Resource]?: number };
  };

  /** A row of the overview card. A row: over the wire an array of its values. */
  export type PriceInfo = {
    readonly what: Ware;
    readonly price: { [key in Resource]?: number };
    /** tokens, where they are counted */
    readonly left: number | null;
    /** where a unit needs one (section 12) */
    readonly stronghold: Terrain | null;
  };

  /** A line of the ledger. A row: over the wire an array of its values. */
  export type PromiseInfo = {
    readonly who: Seat;
    readonly promise: Promised;
    readonly round: number;
    readonly due: boolean;
    readonly fate: Fate;
  };

  /** What a promise is about, as people see it. A row: over the wire an array of its values. */
  export type Promised = {
    readonly kind: "vote" | "work" | "share" | "give" | "swap";
    readonly to: Seat | null;
    readonly at: string | null;
    readonly agree: boolean | null;
    readonly work: Work | null;
    readonly resource: Resource | null;
    readonly wanted: Resource | null;
  };

  /** What became of a promise. */
  export type Fate = "open" | "kept" | "broken" | "lapsed";

  /** What became of all that a seat promised: counted by the seat it was promised to, and at the end what all were. A row: over the wire an array of its values. */
  export type PastInfo = {
    readonly who: Seat;
    readonly kept: readonly number[];
    readonly broken: readonly number[];
    readonly lapsed: readonly number[];
  };

  /** Which seat begins. */
  export type FirstDrawn = {
    readonly event: "first_drawn";
    readonly who: Seat;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A territory of the island. */
  export type TilePlaced = {
    readonly event: "tile_placed";
    readonly tile: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A village of the start. */
  export type Settled = {
    readonly event: "settled";
    readonly who: Seat;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A card that no seat took at the start. */
  export type StartCardDiscarded = {
    readonly event: "start_card_discarded";
    readonly resource: Resource;
    readonly terrain: Terrain;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A village of the start went elsewhere. */
  export type AnchorRaised = {
    readonly event: "anchor_raised";
    readonly who: Seat;
    readonly at: string;
    readonly to_tile: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A seat stays in a crowded territory. */
  export type AnchorKept = {
    readonly event: "anchor_kept";
    readonly who: Seat;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A seat drew a card; the others see its back. */
  export type CardTaken = {
    readonly event: "card_taken";
    readonly who: Seat;
    readonly terrain: Terrain;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** What that card is, for the seat that drew it. */
  export type CardSeen = {
    readonly event: "card_seen";
    readonly resource: Resource;
    readonly terrain: Terrain;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A victory point card for one seat to look at. */
  export type VictoryCardDealt = {
    readonly event: "victory_card_dealt";
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** Every seat has kept one. */
  export type VictoryCardsKept = {
    readonly event: "victory_cards_kept";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A round, and its main player. */
  export type RoundBegan = {
    readonly event: "round_began";
    readonly round: number;
    readonly main: Seat;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A part of a round. */
  export type PhaseBegan = {
    readonly event: "phase_began";
    readonly phase: Phase;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A territory gave a card, face up. */
  export type Produced = {
    readonly event: "produced";
    readonly at: string;
    readonly resource: Resource;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A road brought a card, face down. */
  export type RoadProduced = {
    readonly event: "road_produced";
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** The improvement brought its resource. */
  export type ImprovementHit = {
    readonly event: "improvement_hit";
    readonly at: string;
    readonly resource: Resource;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** The improvement brought nothing: another card came, and was discarded. */
  export type ImprovementMissed = {
    readonly event: "improvement_missed";
    readonly at: string;
    readonly resource: Resource;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** Discarded cards became a deck again. */
  export type DeckShuffled = {
    readonly event: "deck_shuffled";
    readonly terrain: Terrain;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A supply card came to the row. */
  export type SupplyTurned = {
    readonly event: "supply_turned";
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A hero went, as it was planned. */
  export type Moved = {
    readonly event: "moved";
    readonly who: Seat;
    readonly hero: Hero;
    readonly direction: Direction;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A seat moved no hero. */
  export type Stayed = {
    readonly event: "stayed";
    readonly who: Seat;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** Another hero of the same clan stood there, and they changed places. */
  export type Swapped = {
    readonly event: "swapped";
    readonly who: Seat;
    readonly hero: Hero;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A hero entered the game. */
  export type Entered = {
    readonly event: "entered";
    readonly who: Seat;
    readonly hero: Hero;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A hero waits until the place is free. */
  export type Waits = {
    readonly event: "waits";
    readonly who: Seat;
    readonly hero: Hero;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A hero went to a new building. */
  export type Transferred = {
    readonly event: "transferred";
    readonly who: Seat;
    readonly hero: Hero;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A proposal to vote on. */
  export type Proposed = {
    readonly event: "proposed";
    readonly who: Seat;
    readonly at: string;
    /** which seat gets what */
    readonly shares: readonly (readonly Word[])[];
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A seat proposed nothing. */
  export type Passed = {
    readonly event: "passed";
    readonly who: Seat;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** How a seat voted, with how many votes. */
  export type Voted = {
    readonly event: "voted";
    readonly who: Seat;
    readonly agree: boolean;
    readonly votes: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** More than half of the votes. */
  export type ProposalAccepted = {
    readonly event: "proposal_accepted";
    readonly at: string;
    readonly votes: number;
    readonly all: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** Half of the votes or less. */
  export type ProposalRejected = {
    readonly event: "proposal_rejected";
    readonly at: string;
    readonly votes: number;
    readonly all: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A seat got cards that lay face up. */
  export type Received = {
    readonly event: "received";
    readonly who: Seat;
    readonly cards: readonly string[];
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A seat got cards that lay face down. */
  export type ReceivedFaceDown = {
    readonly event: "received_face_down";
    readonly who: Seat;
    readonly count: number;
    readonly terrain: Terrain;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** What they were, for the seat that got them. */
  export type Uncovered = {
    readonly event: "uncovered";
    readonly cards: readonly string[];
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A seat took a supply card. */
  export type SupplyTaken = {
    readonly event: "supply_taken";
    readonly who: Seat;
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** The cards that a seat paid with. */
  export type Paid = {
    readonly event: "paid";
    readonly who: Seat;
    readonly cards: readonly string[];
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** So many of them stood for others, at markets. */
  export type MarketUsed = {
    readonly event: "market_used";
    readonly who: Seat;
    readonly times: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A village. */
  export type VillageBuilt = {
    readonly event: "village_built";
    readonly who: Seat;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A stronghold, church or hall. */
  export type BuildingBuilt = {
    readonly event: "building_built";
    readonly who: Seat;
    readonly building: Building;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** An army is stronger. */
  export type ArmyGrew = {
    readonly event: "army_grew";
    readonly who: Seat;
    readonly unit: Unit;
    readonly army: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A public work stands. */
  export type WorkBuilt = {
    readonly event: "work_built";
    readonly who: Seat;
    readonly work: Work;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A card for a seat behind the palisade; the others see its back. */
  export type FeeGiven = {
    readonly event: "fee_given";
    readonly who: Seat;
    readonly receiver: Seat;
    readonly terrain: Terrain;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** What it is, for the two. */
  export type FeeSeen = {
    readonly event: "fee_seen";
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A public work to build together. */
  export type WorkAnnounced = {
    readonly event: "work_announced";
    readonly who: Seat;
    readonly work: Work;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** What a seat would give for the work. */
  export type CardsOffered = {
    readonly event: "cards_offered";
    readonly who: Seat;
    readonly cards: readonly string[];
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** What a seat would give instead, now that all offers were seen. */
  export type OfferChanged = {
    readonly event: "offer_changed";
    readonly who: Seat;
    readonly cards: readonly string[];
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A seat leaves its offer as it is. */
  export type OfferKept = {
    readonly event: "offer_kept";
    readonly who: Seat;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A card that the main player wants to use. */
  export type CardUsed = {
    readonly event: "card_used";
    readonly who: Seat;
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** The main player's own part, laid open. */
  export type CardsLaid = {
    readonly event: "cards_laid";
    readonly who: Seat;
    readonly cards: readonly string[];
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** Whether a seat gives the cards that are used. */
  export type Confirmed = {
    readonly event: "confirmed";
    readonly who: Seat;
    readonly agree: boolean;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** The joint work was not built: every seat keeps its cards. */
  export type WorkDropped = {
    readonly event: "work_dropped";
    readonly who: Seat;
    readonly work: Work;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A seat may build one thing. */
  export type Granted = {
    readonly event: "granted";
    readonly who: Seat;
    readonly builder: Seat;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A seat made no use of a granted build. */
  export type BuiltNothing = {
    readonly event: "built_nothing";
    readonly who: Seat;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** I will vote like this. */
  export type SaidVote = {
    readonly event: "said_vote";
    readonly who: Seat;
    readonly agree: boolean;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** If you agree, I will build this work here. */
  export type SaidWork = {
    readonly event: "said_work";
    readonly who: Seat;
    readonly listener: Seat;
    readonly work: Work;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** If you agree, this is yours the next time I propose here. */
  export type SaidShare = {
    readonly event: "said_share";
    readonly who: Seat;
    readonly listener: Seat;
    readonly resource: Resource;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** I give this for the work. */
  export type SaidGive = {
    readonly event: "said_give";
    readonly who: Seat;
    readonly resource: Resource;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** I give this if you give that. */
  export type SaidSwap = {
    readonly event: "said_swap";
    readonly who: Seat;
    readonly resource: Resource;
    readonly listener: Seat;
    readonly wanted: Resource;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** Please vote like this. */
  export type AskedVote = {
    readonly event: "asked_vote";
    readonly who: Seat;
    readonly listener: Seat;
    readonly agree: boolean;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** Please give this. */
  export type AskedGive = {
    readonly event: "asked_give";
    readonly who: Seat;
    readonly listener: Seat;
    readonly resource: Resource;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** I would build this in your place. */
  export type Advised = {
    readonly event: "advised";
    readonly who: Seat;
    readonly listener: Seat;
    readonly build: Build;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** All that can be built, for advice. */
  export type Build = "village" | "stronghold" | "church" | "hall" | "army" | "road" | "market" | "palisade" | "improvement";

  /** In return I expect this. */
  export type Expected = {
    readonly event: "expected";
    readonly who: Seat;
    readonly listener: Seat;
    readonly resource: Resource;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A seat did what it had promised. */
  export type PromiseKept = {
    readonly event: "promise_kept";
    readonly who: Seat;
    readonly promise: Word;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A seat did not do what it had promised. */
  export type PromiseBroken = {
    readonly event: "promise_broken";
    readonly who: Seat;
    readonly promise: Word;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** It no longer matters: its condition was not met, or it cannot be kept any more. */
  export type PromiseLapsed = {
    readonly event: "promise_lapsed";
    readonly who: Seat;
    readonly promise: Word;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A seat has won, with these goals. */
  export type Declared = {
    readonly event: "declared";
    readonly who: Seat;
    readonly goals: readonly Goal[];
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A seat says aloud that it claims the victory; seats that come later may claim more. */
  export type ClaimAnnounced = {
    readonly event: "claim_announced";
    readonly who: Seat;
    readonly points: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A seat says aloud that it claims nothing. */
  export type ClaimedNothing = {
    readonly event: "claimed_nothing";
    readonly who: Seat;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** No seat claims the victory in this round. */
  export type NotClaimed = {
    readonly event: "not_claimed";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A seat claims the victory, and lays the victory point card open. */
  export type Claimed = {
    readonly event: "claimed";
    readonly who: Seat;
    readonly points: number;
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** The seat that claims the victory lays the hand open, where the table plays so. */
  export type HandShown = {
    readonly event: "hand_shown";
    readonly who: Seat;
    readonly hand: readonly string[];
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A seat builds for the last time. */
  export type FinalBuildingBegan = {
    readonly event: "final_building_began";
    readonly who: Seat;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A card at the end. */
  export type VictoryCardShown = {
    readonly event: "victory_card_shown";
    readonly who: Seat;
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** The last round of a table with a limit is over. */
  export type LimitReached = {
    readonly event: "limit_reached";
    readonly rounds: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** Which seat begins. */
  export type DrawFirst = {
    readonly do: "draw_first";
    readonly seat: Seat;
  };

  /** The next territory of an island at random. */
  export type DrawTile = {
    readonly do: "draw_tile";
    readonly tile: string;
  };

  /** A supply card is turned. */
  export type DrawSupply = {
    readonly do: "draw_supply";
    readonly card: string;
  };

  /** A resource card comes from the deck that is due. */
  export type DrawCard = {
    readonly do: "draw_card";
    readonly resource: Resource;
  };

  /** A victory point card is dealt. */
  export type DrawVictoryCard = {
    readonly do: "draw_victory_card";
    readonly card: string;
  };

  /** Place a village of the start, the first one with the warrior. */
  export type Settle = {
    readonly do: "settle";
    readonly at: string;
  };

  /** Leave a crowded territory for another one. */
  export type RaiseAnchor = {
    readonly do: "raise_anchor";
    readonly at: string;
  };

  /** Stay in the crowded territory. */
  export type KeepAnchor = {
    readonly do: "keep_anchor";
  };

  /** Let this one of the waiting heroes enter, here. */
  export type Enter = {
    readonly do: "enter";
    readonly hero: Hero;
    readonly at: string;
  };

  /** Move the priest to the new church, or the skald to the new hall. */
  export type Transfer = {
    readonly do: "transfer";
  };

  /** Leave him where he is. */
  export type Leave = {
    readonly do: "leave";
  };

  /** Share out all cards of a territory: a share for each seat with a vote there, in the order of the seats. */
  export type Propose = {
    readonly do: "propose";
    readonly at: string;
    readonly shares: readonly (readonly Item[])[];
  };

  /** Propose nothing in this round. */
  export type Pass = {
    readonly do: "pass";
  };

  /** Take one of the open supply cards. */
  export type TakeSupply = {
    readonly do: "take_supply";
    readonly card: string;
  };

  /** Build a village and pay for it with these cards. */
  export type BuildVillage = {
    readonly do: "build_village";
    readonly at: string;
    readonly pay: readonly string[];
  };

  /** Build a stronghold, a church or a hall. */
  export type BuildBuilding = {
    readonly do: "build_building";
    readonly building: Building;
    readonly at: string;
    readonly pay: readonly string[];
  };

  /** Make the army stronger by one; the unit says at which price. */
  export type Recruit = {
    readonly do: "recruit";
    readonly unit: Unit;
    readonly pay: readonly string[];
  };

  /** Build a public work alone. */
  export type BuildWork = {
    readonly do: "build_work";
    readonly work: Work;
    readonly at: string;
    readonly pay: readonly string[];
  };

  /** Build no more. */
  export type EndBuilding = {
    readonly do: "end_building";
  };

  /** Give a card to a seat behind the palisade, for having settled there. */
  export type GiveFee = {
    readonly do: "give_fee";
    readonly to: Seat;
    readonly card: string;
  };

  /** Say that one has won. */
  export type Declare = {
    readonly do: "declare";
  };

  /** Not yet. */
  export type PlayOn = {
    readonly do: "play_on";
  };

  /** Ask the others to build this work together, here. */
  export type AnnounceWork = {
    readonly do: "announce_work";
    readonly work: Work;
    readonly at: string;
  };

  /** Take an offered card for the work. */
  export type UseCard = {
    readonly do: "use_card";
    readonly seat: Seat;
    readonly card: string;
  };

  /** Pay the rest of the price and ask those whose cards are used. */
  export type BuildTogether = {
    readonly do: "build_together";
    readonly pay: readonly string[];
  };

  /** Do not build it: every seat keeps what it offered. */
  export type DropWork = {
    readonly do: "drop_work";
  };

  /** Allow another seat to build one thing. */
  export type GrantBuild = {
    readonly do: "grant_build";
    readonly seat: Seat;
  };

  /** Make no use of it. */
  export type BuildNothing = {
    readonly do: "build_nothing";
  };

  /** I will vote like this. */
  export type PromiseVote = {
    readonly do: "promise_vote";
    readonly agree: boolean;
  };

  /** If you agree, I will build this work here. */
  export type PromiseWork = {
    readonly do: "promise_work";
    readonly to: Seat;
    readonly work: Work;
  };

  /** If you agree, this resource is yours the next time I propose here. */
  export type PromiseShare = {
    readonly do: "promise_share";
    readonly to: Seat;
    readonly resource: Resource;
  };

  /** I give this for the work. */
  export type PromiseGive = {
    readonly do: "promise_give";
    readonly resource: Resource;
  };

  /** I give this for the work if you give that. */
  export type PromiseSwap = {
    readonly do: "promise_swap";
    readonly resource: Resource;
    readonly to: Seat;
    readonly wanted: Resource;
  };

  /** Please vote like this. */
  export type AskVote = {
    readonly do: "ask_vote";
    readonly to: Seat;
    readonly agree: boolean;
  };

  /** Please give this for the work. */
  export type AskGive = {
    readonly do: "ask_give";
    readonly to: Seat;
    readonly resource: Resource;
  };

  /** I would build this in your place. */
  export type Advise = {
    readonly do: "advise";
    readonly build: Build;
  };

  /** In return I expect this resource from you. */
  export type ExpectShare = {
    readonly do: "expect_share";
    readonly resource: Resource;
  };

  /** Three to five jarls. */
  export type GraenalandOptions = {
    readonly seats: number;
    /** who begins; nobody named: by chance */
    readonly first?: Seat | null;
    /** section 24: the changes for three, where three play */
    readonly three_players?: boolean;
    /** own island: the coast from the west, then the row behind; none: the book's */
    readonly island?: readonly string[];
    readonly random_island?: boolean;
    /** section 26: everybody chooses their starting places */
    readonly chosen_starts?: boolean;
    /** section 27: victory point cards and the other end of the game */
    readonly victory_cards?: boolean;
    /** section 29: the main player may let another player build */
    readonly grant?: boolean;
    /** ruling 20: votes are given aloud, in turn, the proposer last */
    readonly open_votes?: boolean;
    /** ruling 36: claims are made aloud, in turn from the main player, each above those before */
    readonly open_claims?: boolean;
    /** a claim lays open the hand, too; the book has only the card uncovered */
    readonly open_hands?: boolean;
    readonly talk?: Talk;
    /** show what everybody has seen going into a hand */
    readonly memory_aid?: boolean;
    readonly round_limit?: number;
    readonly readings?: readonly Reading[];
    readonly draw_order?: DrawOrder;
    readonly position?: Position | null;
    /** own tables in place of ours */
    readonly data?: { [key: string]: { [key: string]: unknown } };
  };

  /** When people may talk: never, when the book allows it, or always. */
  export type Talk = "none" | "book" | "free";

  /** Readings of the rulebook other than the ones that our rulings chose. */
  export type Reading = "palisade_residents";

  /** What comes first out of decks, and in which order: known to all. The rest comes by chance. */
  export type DrawOrder = {
    readonly plains?: readonly Resource[];
    readonly forest?: readonly Resource[];
    readonly hills?: readonly Resource[];
    readonly mountains?: readonly Resource[];
    readonly supplies?: readonly string[];
    readonly victory_cards?: readonly string[];
    readonly tiles?: readonly string[];
  };

  /** The table at the beginning of a part of a round. */
  export type Position = {
    readonly round?: number;
    readonly main?: Seat;
    readonly phase?: Phase;
    readonly lands?: { [key: string]: Land };
    /** by seat; none at all: as the game begins */
    readonly clans?: readonly ClanSetup[];
    /** none at all: the first four */
    readonly supply_row?: readonly string[];
  };

  /** What lies at a territory. */
  export type Land = {
    readonly pile?: readonly Resource[];
    /** the oldest first */
    readonly face_down?: readonly Resource[];
    readonly works?: readonly Work[];
  };

  /** What a player has. */
  export type ClanSetup = {
    readonly villages?: { [key: string]: number };
    readonly strongholds?: readonly string[];
    readonly churches?: readonly string[];
    readonly halls?: readonly string[];
    /** nowhere named: where the first village stands */
    readonly warrior?: string | null;
    readonly priest?: string | null;
    readonly skald?: string | null;
    /** for the territories of all their buildings */
    readonly waiting?: readonly Hero[];
    readonly army?: number;
    /** resource cards */
    readonly hand?: readonly string[];
    readonly supplies?: readonly string[];
    /** none named: the first that is free */
    readonly victory_card?: string | null;
  };

  export type View = GraenalandView;
  export type Options = GraenalandOptions;
  export type Action = DrawFirst | DrawTile | DrawSupply | DrawCard | DrawVictoryCard | Settle | RaiseAnchor | KeepAnchor | KeepCard | Move | Stay | Enter | Transfer | Leave | Propose | Pass | Vote | Claim | NoClaim | TakeSupply | BuildVillage | BuildBuilding | Recruit | BuildWork | EndBuilding | GiveFee | Declare | PlayOn | AnnounceWork | OfferCards | KeepOffer | UseCard | BuildTogether | DropWork | Confirm | GrantBuild | BuildNothing | PromiseVote | PromiseWork | PromiseShare | PromiseGive | PromiseSwap | AskVote | AskGive | Advise | ExpectShare | SayNothing;
  export type Event = FirstDrawn | TilePlaced | Settled | StartCardDiscarded | AnchorRaised | AnchorKept | CardTaken | CardSeen | VictoryCardDealt | VictoryCardsKept | RoundBegan | PhaseBegan | Produced | RoadProduced | ImprovementHit | ImprovementMissed | DeckShuffled | SupplyTurned | Moved | Stayed | Swapped | Entered | Waits | Transferred | Proposed | Passed | Voted | ProposalAccepted | ProposalRejected | Received | ReceivedFaceDown | Uncovered | SupplyTaken | Paid | MarketUsed | VillageBuilt | BuildingBuilt | ArmyGrew | WorkBuilt | FeeGiven | FeeSeen | WorkAnnounced | CardsOffered | OfferChanged | OfferKept | CardUsed | CardsLaid | Confirmed | WorkDropped | Granted | BuiltNothing | SaidVote | SaidWork | SaidShare | SaidGive | SaidSwap | AskedVote | AskedGive | Advised | Expected | PromiseKept | PromiseBroken | PromiseLapsed | Declared | ClaimAnnounced | ClaimedNothing | NotClaimed | Claimed | HandShown | FinalBuildingBegan | VictoryCardShown | LimitReached;
  export type Game = { readonly view: View; readonly action: Action; readonly event: Event };
}

export namespace Stroganov {
  /** The table. */
  export type StroganovView = {
    readonly year: number;
    readonly season: Season;
    /** whose turn it is */
    readonly active: Seat | Opponent | null;
    /** how far the turn or the winter has gone */
    readonly moment: Moment | null;
    /** from the deepest in Siberia */
    readonly order: readonly (Seat | Opponent)[];
    /** who has had their turn in this season, or has it now */
    readonly moved: readonly (Seat | Opponent)[];
    readonly players: readonly Row[];
    readonly ivan: IvanRow | null;
    readonly row: readonly Tile[];
    readonly regions: readonly RegionRow[];
    readonly songs: readonly SongRow[];
    readonly start_cards: readonly StartCard[];
    /** every tsar card that lies open */
    readonly cards: readonly CardInfo[];
    readonly market: { [key in Fur]?: number };
    readonly trade_fur: Fur | null;
    /** from the bag, waiting to be kept or not */
    readonly drawn: readonly Fur[];
    readonly bag: { [key in Fur]?: number };
    readonly tigers: number;
    readonly banners: number;
    readonly landscapes_left: number;
    /** furs that are due now */
    readonly paying: Paying | null;
    /** for the one whose turn it is */
    readonly possible: readonly Possible[];
    readonly events: readonly (SeasonBegan | TurnBegan | Deepest | FurDealt | MarketFilled | FurOnCard | TradeFurPlaced | RegionFurPlaced | FurOffered | LandscapeAdded | VillagePlaced | YurtPlaced | CardPlaced | StartCardPlaced | SongPlaced | IvanCardTurned | Moved | BasicTaken | ExtraTaken | Gained | Spent | FurGained | FurPaid | VillageVisited | YurtUsed | CardTaken | CardFulfilled | CardUsed | OutpostBuilt | LandscapeClaimed | TrophyStepped | SongSung | IvanHunted | SecondActionFailed | Scored | CossackWentHome | LandscapesSlid | YurtsSlid | CardsSlid | SongsLeft | MarketCleared | TigerPlaced | PartsRemoved | FinalScoringBegan | GameEnded)[];
  };

  /** The four seasons of a year. */
  export type Season = "spring" | "summer" | "autumn" | "winter";

  /** Whom one plays alone against. */
  export type Opponent = "ivan" | "katyusha";

  /** Where the game stands: in the choice of the start cards, in a turn, or in winter. */
  export type Moment = "start" | "move" | "basic" | "main" | "second" | "done" | "income" | "stories" | "songs" | "upkeep";

  /** A player. */
  export type Row = {
    readonly points: number;
    readonly colour: Colour | null;
    readonly side: Side | null;
    /** the place of the Cossack; 0 is the start tile */
    readonly at: number;
    readonly horses: number;
    readonly coins: number;
    readonly furs: { [key in Fur]?: number };
    readonly stories: number;
    readonly banners: number;
    /** in the personal supply */
    readonly outposts: number;
    /** in the general supply */
    readonly outposts_left: number;
    readonly built: readonly number[];
    /** the space of the marker */
    readonly trophy: number;
    readonly landscapes: readonly string[];
    /** the same, as the final scoring counts them; those in no set last */
    readonly sets: readonly LandscapeSet[];
    readonly hand: readonly string[];
    readonly fulfilled: readonly string[];
    /** of the points so far */
    readonly sources: { [key in Why]?: number };
    /** what the final scoring would add now */
    readonly at_end: { [key in Why]?: number };
    readonly track: readonly TrackSpace[];
  };

  /** The four colours. */
  export type Colour = "blue" | "red" | "green" | "yellow";

  /** The two sides of a player board: all the same, or each with an ability of its own. */
  export type Side = "a" | "b";

  /** The furs by their value; a tiger stands for any. */
  export type Fur = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "tiger";

  /** Landscapes of a player that make a set, or those that make none. */
  export type LandscapeSet = {
    readonly landscapes: readonly string[];
    readonly terrains: readonly Terrain[];
    /** at the end, as things stand */
    readonly worth: number;
  };

  /** The four kinds of landscape. */
  export type Terrain = "taiga" | "tundra" | "wetland" | "mountains";

  /** Where points come from, in the order of the score sheet; from `CARDS_AT_END` on they are scored at the end. */
  export type Why = "start_card" | "landscape" | "tsar_card" | "village" | "yurt" | "song" | "trophy" | "horses" | "extra_action" | "other" | "cards_at_end" | "landscape_sets" | "tigers" | "trophy_shield" | "outposts_built" | "outposts_left" | "coins" | "furs" | "stories";

  /** A space of a trophy track: the fur for stepping onto it, what it opens, and its shield. */
  export type TrackSpace = {
    readonly space: number;
    readonly fur: Fur | null;
    readonly gains: readonly Word[];
    readonly shield: number;
  };

  /** The solo opponent: what a player has, his card, and what the top of his deck shows. */
  export type IvanRow = {
    readonly opponent: Opponent;
    readonly card: string | null;
    /** what the card says: which furs he hunts and takes from the market, */
    readonly pick: Pick | null;
    /** how many, */
    readonly hunts: number | null;
    /** and his second action */
    readonly second: Second | null;
    /** on the back of the top card */
    readonly steps: number | null;
    readonly cards_left: number;
    readonly mat: Row;
  };

  /** Which furs the solo opponent takes. */
  export type Pick = "lowest" | "highest";

  /** The second actions of the solo opponent. */
  export type Second = "outpost" | "trophy" | "yurt" | "tsar" | "claim";

  /** A place of the row: the landscape, or a gap; its furs from the lowest; the Cossacks as they came. */
  export type Tile = {
    readonly at: number;
    readonly region: number;
    readonly landscape: string | null;
    readonly terrain: Terrain | null;
    /** for claiming it */
    readonly gains: readonly Word[];
    /** in furs of the region, for claiming it */
    readonly price: number;
    readonly furs: readonly Fur[];
    readonly cossacks: readonly (Seat | Opponent)[];
  };

  /** A region. */
  export type RegionRow = {
    readonly region: number;
    readonly fur: Fur;
    readonly village: string | null;
    readonly village_gains: readonly Word[];
    readonly yurt: string | null;
    readonly yurt_gains: readonly Word[];
    readonly card: string | null;
    readonly slots: readonly Slot[];
  };

  /** A place for an outpost: its price in horses, and whose outpost stands there. */
  export type Slot = {
    readonly horses: number;
    readonly owner: Seat | Opponent | null;
    readonly is_neutral: boolean;
  };

  /** A song on the board. */
  export type SongRow = {
    readonly song: string;
    /** its price */
    readonly stories: number;
    readonly gains: readonly Word[];
  };

  /** A card of the start with its fur. */
  export type StartCard = {
    readonly card: string;
    readonly fur: Fur | null;
  };

  /** A tsar card that lies open: what it asks for, its points at once, what it brings and when. */
  export type CardInfo = {
    readonly card: string;
    readonly fur: Fur;
    readonly own: number;
    readonly pay: number;
    readonly vp: number;
    /** in which it brings its gains; a card for the end has points then */
    readonly season: Season | null;
    /** of a fulfilled card as things stand, else for one of what it counts */
    readonly gains: readonly Word[];
    /** points at the end for each of what it counts, or in all */
    readonly each: number;
    /** points at the end, as things stand for its owner; after the end, those that it scored */
    readonly at_end: number;
    /** furs that have to be there for its owner; 0 where it is in nobody's hand */
    readonly needed: number;
    /** of these, those of its value */
    readonly there: number;
    /** of these, tigers and furs that a coin changes */
    readonly standing_in: number;
  };

  /** Furs that are due now, and how they may be paid, from the cheapest. */
  export type Paying = {
    /** null is any */
    readonly fur: Fur | null;
    readonly count: number;
    readonly payments: readonly Payment[];
  };

  /** A whole payment: its kinds in the order in which they are answered. */
  export type Payment = {
    readonly paid: readonly PaidFur[];
    /** in all */
    readonly coins: number;
  };

  /** Furs of a kind in a payment, and the coins that change them. */
  export type PaidFur = {
    readonly fur: Fur;
    readonly count: number;
    readonly coins: number;
  };

  /** An action of a turn: what it takes and gives; with a reason and its rule where it is not possible. */
  export type Possible = {
    readonly action: DrawFur | DrawPlayer | DrawLandscape | DrawVillage | DrawYurt | DrawSong | DrawCard | DrawBack | TurnIvanCard | TakeStartCard | MoveCossack | BasicAction | Skip | EndTurn | Decline | VisitVillage | UseYurt | TakeCard | BuildOutpost | ClaimLandscape | ExtraAction | FulfilCard | UseCard | Hunt | Trade | Pay | ShowTigers | KeepFur | TakeFur | StepTrophy | StepForStories | TakeTrophyReward | SingSong | TakeIncome;
    readonly cost: readonly Word[];
    readonly gains: readonly Word[];
    readonly why_not: Message | null;
    readonly rule: string | null;
    /** the prompt of what is asked as a part of it, */
    readonly asks: string | null;
    /** and among what one chooses then, if it is possible */
    readonly leads_to: readonly Lead[];
  };

  /** A fur comes out of the bag, or a region fur. */
  export type DrawFur = {
    readonly do: "draw_fur";
    readonly fur: Fur;
  };

  /** The next in the order of play at the start. */
  export type DrawPlayer = {
    readonly do: "draw_player";
    readonly seat: Seat;
  };

  /** A landscape is added to the row. */
  export type DrawLandscape = {
    readonly do: "draw_landscape";
    readonly landscape: string;
  };

  /** A village is placed. */
  export type DrawVillage = {
    readonly do: "draw_village";
    readonly village: string;
  };

  /** A yurt is placed. */
  export type DrawYurt = {
    readonly do: "draw_yurt";
    readonly yurt: string;
  };

  /** A song is laid out. */
  export type DrawSong = {
    readonly do: "draw_song";
    readonly song: string;
  };

  /** A tsar card is laid out. */
  export type DrawCard = {
    readonly do: "draw_card";
    readonly card: string;
  };

  /** The next card of the solo deck shows its back: that of this card or of one with the same back. */
  export type DrawBack = {
    readonly do: "draw_back";
    readonly card: string;
  };

  /** The top card of the solo deck is turned over. */
  export type TurnIvanCard = {
    readonly do: "turn_ivan_card";
    readonly card: string;
  };

  /** Choose a card of the start, with the fur on it. */
  export type TakeStartCard = {
    readonly do: "take_start_card";
    readonly card: string;
  };

  /** Move to a place of the row. */
  export type MoveCossack = {
    readonly do: "move_cossack";
    readonly at: number;
  };

  /** One of the five basic actions. */
  export type BasicAction = {
    readonly do: "basic_action";
    readonly basic: Basic;
  };

  /** The five basic actions. */
  export type Basic = "coin" | "horses" | "move" | "hunt" | "trade";

  /** No basic action. */
  export type Skip = {
    readonly do: "skip";
  };

  /** Nothing more this turn. */
  export type EndTurn = {
    readonly do: "end_turn";
  };

  /** Leave what is offered. */
  export type Decline = {
    readonly do: "decline";
  };

  /** Visit the village of a region. */
  export type VisitVillage = {
    readonly do: "visit_village";
    readonly region: number;
  };

  /** Use up the yurt of a region. */
  export type UseYurt = {
    readonly do: "use_yurt";
    readonly region: number;
  };

  /** Take the tsar card of a region. */
  export type TakeCard = {
    readonly do: "take_card";
    readonly region: number;
  };

  /** Build an outpost in a region. */
  export type BuildOutpost = {
    readonly do: "build_outpost";
    readonly region: number;
  };

  /** Claim the landscape at a place of the row. */
  export type ClaimLandscape = {
    readonly do: "claim_landscape";
    readonly at: number;
  };

  /** Buy or swap furs. */
  export type ExtraAction = {
    readonly do: "extra_action";
    readonly extra: Extra;
  };

  /** The extra actions. */
  export type Extra = "buy_from_market" | "buy_from_bag" | "swap_down" | "swap_two";

  /** Fulfil a tsar card from the hand. */
  export type FulfilCard = {
    readonly do: "fulfil_card";
    readonly card: string;
  };

  /** Use the advanced action that a fulfilled card grants this season. */
  export type UseCard = {
    readonly do: "use_card";
    readonly card: string;
  };

  /** Take a fur from a landscape. */
  export type Hunt = {
    readonly do: "hunt";
    readonly fur: Fur;
    readonly at: number;
  };

  /** Pick one of the rewards of the trade. */
  export type Trade = {
    readonly do: "trade";
    readonly reward: TradeReward;
  };

  /** The rewards of the trade, in the order of the board. */
  export type TradeReward = "coin" | "stories" | "move" | "horses";

  /** Pay so many furs of a kind; those of another value than asked for take a coin each. */
  export type Pay = {
    readonly do: "pay";
    readonly fur: Fur;
    readonly count: number;
  };

  /** Let so many tigers stand in for furs that a card wants to see, and coins change furs for the rest. */
  export type ShowTigers = {
    readonly do: "show_tigers";
    readonly count: number;
  };

  /** Keep one of the furs from the bag. */
  export type KeepFur = {
    readonly do: "keep_fur";
    readonly fur: Fur;
  };

  /** Take a fur from the market. */
  export type TakeFur = {
    readonly do: "take_fur";
    readonly fur: Fur;
  };

  /** Step down the trophy track, for a fur. */
  export type StepTrophy = {
    readonly do: "step_trophy";
  };

  /** Step down the trophy track, for stories. */
  export type StepForStories = {
    readonly do: "step_for_stories";
  };

  /** Take the reward of a space of the trophy track. */
  export type TakeTrophyReward = {
    readonly do: "take_trophy_reward";
    readonly space: number;
  };

  /** Pay the stories of a song and take its rewards. */
  export type SingSong = {
    readonly do: "sing_song";
    readonly song: string;
  };

  /** Take the income of winter. */
  export type TakeIncome = {
    readonly do: "take_income";
  };

  /** An answer that an action leads to: what it is called, what both together take, and what it gives; or why not. */
  export type Lead = {
    readonly action: DrawFur | DrawPlayer | DrawLandscape | DrawVillage | DrawYurt | DrawSong | DrawCard | DrawBack | TurnIvanCard | TakeStartCard | MoveCossack | BasicAction | Skip | EndTurn | Decline | VisitVillage | UseYurt | TakeCard | BuildOutpost | ClaimLandscape | ExtraAction | FulfilCard | UseCard | Hunt | Trade | Pay | ShowTigers | KeepFur | TakeFur | StepTrophy | StepForStories | TakeTrophyReward | SingSong | TakeIncome;
    readonly say: Message;
    readonly cost: readonly Word[];
    readonly gains: readonly Word[];
    readonly why_not: Message | null;
    readonly rule: string | null;
  };

  /** A season begins. */
  export type SeasonBegan = {
    readonly event: "season_began";
    readonly year: number;
    readonly season: Season;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** The turn of a player begins. */
  export type TurnBegan = {
    readonly event: "turn_began";
    readonly who: Seat | Opponent;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** In winter stories are told of the player deepest in Siberia, and of the next. */
  export type Deepest = {
    readonly event: "deepest";
    readonly who: Seat | Opponent;
    /** 1 is the deepest */
    readonly place: number;
    readonly stories: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A fur came out of the bag onto a landscape. */
  export type FurDealt = {
    readonly event: "fur_dealt";
    readonly fur: Fur;
    readonly at: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A fur came out of the bag onto the market. */
  export type MarketFilled = {
    readonly event: "market_filled";
    readonly fur: Fur;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A fur came out of the bag onto a card of the start. */
  export type FurOnCard = {
    readonly event: "fur_on_card";
    readonly fur: Fur;
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** The fur that the trade takes was drawn. */
  export type TradeFurPlaced = {
    readonly event: "trade_fur_placed";
    readonly fur: Fur;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** The fur that prices a region came to it. */
  export type RegionFurPlaced = {
    readonly event: "region_fur_placed";
    readonly fur: Fur;
    readonly region: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A player drew a fur from the bag, to keep or not. */
  export type FurOffered = {
    readonly event: "fur_offered";
    readonly who: Seat | Opponent;
    readonly fur: Fur;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A landscape came to the row. */
  export type LandscapeAdded = {
    readonly event: "landscape_added";
    readonly landscape: string;
    readonly at: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A village was placed. */
  export type VillagePlaced = {
    readonly event: "village_placed";
    readonly village: string;
    readonly region: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A yurt was placed. */
  export type YurtPlaced = {
    readonly event: "yurt_placed";
    readonly yurt: string;
    readonly region: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A tsar card was laid out in a region. */
  export type CardPlaced = {
    readonly event: "card_placed";
    readonly card: string;
    readonly region: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A card of the start was laid out. */
  export type StartCardPlaced = {
    readonly event: "start_card_placed";
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A song was laid out. */
  export type SongPlaced = {
    readonly event: "song_placed";
    readonly song: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** The opponent's card says what he does this turn. */
  export type IvanCardTurned = {
    readonly event: "ivan_card_turned";
    readonly who: Seat | Opponent;
    readonly card: string;
    readonly pick: Pick;
    readonly hunts: number;
    readonly second: Second;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A Cossack moved to a landscape. */
  export type Moved = {
    readonly event: "moved";
    readonly who: Seat | Opponent;
    readonly at: number;
    readonly landscape: string;
    readonly terrain: Terrain;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A basic action was chosen. */
  export type BasicTaken = {
    readonly event: "basic_taken";
    readonly who: Seat | Opponent;
    readonly basic: Basic;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** An extra action was chosen. */
  export type ExtraTaken = {
    readonly event: "extra_taken";
    readonly who: Seat | Opponent;
    readonly extra: Extra;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A player got coins, horses, banners, tigers, stories or outposts. */
  export type Gained = {
    readonly event: "gained";
    readonly who: Seat | Opponent;
    readonly what: Thing;
    readonly count: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** What a player has, but for furs and tiles. */
  export type Thing = "coin" | "horse" | "banner" | "tiger" | "story" | "outpost";

  /** A player gave coins, horses, tigers or stories. */
  export type Spent = {
    readonly event: "spent";
    readonly who: Seat | Opponent;
    readonly what: Thing;
    readonly count: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A player got a fur, from a landscape or elsewhere. */
  export type FurGained = {
    readonly event: "fur_gained";
    readonly who: Seat | Opponent;
    readonly fur: Fur;
    /** where the landscape lies; 0 is elsewhere */
    readonly at: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A player paid furs. */
  export type FurPaid = {
    readonly event: "fur_paid";
    readonly who: Seat | Opponent;
    readonly fur: Fur;
    readonly count: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A village was visited. */
  export type VillageVisited = {
    readonly event: "village_visited";
    readonly who: Seat | Opponent;
    readonly village: string;
    readonly region: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A yurt was used up. */
  export type YurtUsed = {
    readonly event: "yurt_used";
    readonly who: Seat | Opponent;
    readonly yurt: string;
    readonly region: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A tsar card was taken. */
  export type CardTaken = {
    readonly event: "card_taken";
    readonly who: Seat | Opponent;
    readonly card: string;
    /** 0 is none: a card of the start */
    readonly region: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A tsar card was fulfilled. */
  export type CardFulfilled = {
    readonly event: "card_fulfilled";
    readonly who: Seat | Opponent;
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A fulfilled card grants an action now. */
  export type CardUsed = {
    readonly event: "card_used";
    readonly who: Seat | Opponent;
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** An outpost was built. */
  export type OutpostBuilt = {
    readonly event: "outpost_built";
    readonly who: Seat | Opponent;
    readonly region: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A landscape was claimed. */
  export type LandscapeClaimed = {
    readonly event: "landscape_claimed";
    readonly who: Seat | Opponent;
    readonly landscape: string;
    readonly at: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A trophy marker stepped down. */
  export type TrophyStepped = {
    readonly event: "trophy_stepped";
    readonly who: Seat | Opponent;
    readonly space: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A song was sung. */
  export type SongSung = {
    readonly event: "song_sung";
    readonly who: Seat | Opponent;
    readonly song: string;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** The opponent hunted these furs; coins come where there are none. */
  export type IvanHunted = {
    readonly event: "ivan_hunted";
    readonly who: Seat | Opponent;
    readonly at: number;
    readonly furs: readonly Fur[];
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** The opponent could not do what the card says, and got something instead, or nothing. */
  export type SecondActionFailed = {
    readonly event: "second_action_failed";
    readonly who: Seat | Opponent;
    readonly second: Second;
    readonly instead: Thing | null;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A player got points. */
  export type Scored = {
    readonly event: "scored";
    readonly who: Seat | Opponent;
    readonly points: number;
    readonly why: Why;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A Cossack went back to the start tile, from this place. */
  export type CossackWentHome = {
    readonly event: "cossack_went_home";
    readonly who: Seat | Opponent;
    readonly at: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** Landscapes closed the gaps to the west, each from its origin to its place. */
  export type LandscapesSlid = {
    readonly event: "landscapes_slid";
    readonly landscapes: readonly string[];
    readonly origins: readonly number[];
    readonly places: readonly number[];
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** Yurts went to free regions in the west, each from its origin to its region. */
  export type YurtsSlid = {
    readonly event: "yurts_slid";
    readonly yurts: readonly string[];
    readonly origins: readonly number[];
    readonly regions: readonly number[];
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** Tsar cards went to free regions in the west, each from its origin to its region. */
  export type CardsSlid = {
    readonly event: "cards_slid";
    readonly cards: readonly string[];
    readonly origins: readonly number[];
    readonly regions: readonly number[];
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** The songs that nobody sang left the game. */
  export type SongsLeft = {
    readonly event: "songs_left";
    readonly songs: readonly string[];
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** The furs of the market went back into the bag. */
  export type MarketCleared = {
    readonly event: "market_cleared";
    readonly furs: readonly Fur[];
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** A tiger was laid on a landscape. */
  export type TigerPlaced = {
    readonly event: "tiger_placed";
    readonly at: number;
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** All A songs, yurts and cards left the game. */
  export type PartsRemoved = {
    readonly event: "parts_removed";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** The last winter is over, and the final scoring begins. */
  export type FinalScoringBegan = {
    readonly event: "final_scoring_began";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** The game is over. */
  export type GameEnded = {
    readonly event: "game_ended";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  /** Two to four, or one against Ivan. */
  export type StroganovOptions = {
    readonly seats: number;
    /** by seat; none named: in the order of the box */
    readonly colours?: readonly Colour[];
    /** of the player boards, by seat; none named: all a */
    readonly sides?: readonly Side[];
    readonly region_furs?: RegionFurs;
    readonly claims?: Claims;
    readonly strategy?: Strategy;
    readonly harder?: readonly Harder[];
    readonly readings?: readonly Reading[];
    /** seats that are asked even where only one answer is possible */
    readonly see_forced?: readonly Seat[];
    readonly draw_order?: DrawOrder;
    readonly position?: Position | null;
    /** own tables in place of ours */
    readonly data?: { [key: string]: { [key: string]: unknown } };
  };

  /** How the region furs come to the regions (page 4). */
  export type RegionFurs = "ascending" | "random";

  /** Which landscapes a Cossack may claim (ruling 21); an outpost opens those of its whole region either way. */
  export type Claims = "region" | "tile";

  /** Which cards leave the solo deck: five at random, or those of a letter (page 12). */
  export type Strategy = "random" | "a" | "b" | "c" | "d" | "e" | "f";

  /** The rules that make the solo game harder (page 13). */
  export type Harder = "coin_when_failed" | "coin_for_trade_fur" | "katyusha";

  /** Readings of the rulebooks other than the ones that our rulings chose. */
  export type Reading = "czech_yellow" | "songs_unlimited" | "tiger_always" | "hunt_from_deck" | "keep_neither";

  /** What comes first out of bag and stacks, and in which order: known to all. The rest comes by chance. */
  export type DrawOrder = {
    readonly players?: readonly Seat[];
    readonly region_furs?: readonly Fur[];
    readonly furs?: readonly Fur[];
    readonly landscapes?: readonly string[];
    readonly villages?: readonly string[];
    readonly yurts?: readonly string[];
    readonly songs?: readonly string[];
    readonly cards?: readonly string[];
    /** each of these cards comes to the top of the deck in this order */
    readonly ivan?: readonly string[];
  };

  /** The table in the first turn of a season; players go in the order of their mats where places are equal. The solo opponent has the mat after that of the seat. */
  export type Position = {
    readonly year?: number;
    readonly season?: Season;
    /** from the west; none at all: the first twelve landscapes, without furs */
    readonly row?: readonly RowTile[];
    readonly region_furs?: readonly Fur[];
    readonly trade_fur?: Fur;
    readonly market?: readonly Fur[];
    readonly villages?: readonly string[];
    /** none at all: the first of the year */
    readonly yurts?: readonly (string | null)[];
    /** likewise */
    readonly cards?: readonly (string | null)[];
    /** likewise */
    readonly songs?: readonly string[];
    readonly mats?: readonly MatSetup[];
  };

  /** A place of the row: a landscape with its furs, or a gap. */
  export type RowTile = {
    readonly landscape?: string | null;
    readonly furs?: readonly Fur[];
  };

  /** What a player has. */
  export type MatSetup = {
    readonly at?: number;
    readonly horses?: number;
    readonly coins?: number;
    readonly banners?: number;
    /** in the personal supply */
    readonly outposts?: number;
    readonly built?: readonly number[];
    readonly stories?: number;
    readonly trophy?: number;
    readonly points?: number;
    readonly furs?: readonly Fur[];
    readonly landscapes?: readonly string[];
    readonly hand?: readonly string[];
    readonly fulfilled?: readonly string[];
  };

  export type View = StroganovView;
  export type Options = StroganovOptions;
  export type Action = DrawFur | DrawPlayer | DrawLandscape | DrawVillage | DrawYurt | DrawSong | DrawCard | DrawBack | TurnIvanCard | TakeStartCard | MoveCossack | BasicAction | Skip | EndTurn | Decline | VisitVillage | UseYurt | TakeCard | BuildOutpost | ClaimLandscape | ExtraAction | FulfilCard | UseCard | Hunt | Trade | Pay | ShowTigers | KeepFur | TakeFur | StepTrophy | StepForStories | TakeTrophyReward | SingSong | TakeIncome;
  export type Event = SeasonBegan | TurnBegan | Deepest | FurDealt | MarketFilled | FurOnCard | TradeFurPlaced | RegionFurPlaced | FurOffered | LandscapeAdded | VillagePlaced | YurtPlaced | CardPlaced | StartCardPlaced | SongPlaced | IvanCardTurned | Moved | BasicTaken | ExtraTaken | Gained | Spent | FurGained | FurPaid | VillageVisited | YurtUsed | CardTaken | CardFulfilled | CardUsed | OutpostBuilt | LandscapeClaimed | TrophyStepped | SongSung | IvanHunted | SecondActionFailed | Scored | CossackWentHome | LandscapesSlid | YurtsSlid | CardsSlid | SongsLeft | MarketCleared | TigerPlaced | PartsRemoved | FinalScoringBegan | GameEnded;
  export type Game = { readonly view: View; readonly action: Action; readonly event: Event };
}
