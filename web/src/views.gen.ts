// Made by `make protocol` of the structs of the server: do not edit.

import type { Message, Seat, Term, Word } from "./protocol.gen";

export namespace Carcassonne {
  /** The table. */
  export interface CarcassonneView {
    /** whose turn it is */
    readonly active: Seat | null;
    /** in hand */
    readonly tile: string | null;
    /** still to be drawn */
    readonly tiles_left: number;
    /** fitted nowhere */
    readonly discarded: string[];
    readonly players: Row[];
    readonly figures: FigureOnLand[];
    readonly boxes: (TradersView | HillsView | WheelView)[];
    readonly features: Feature[];
    readonly tiles: LaidTile[];
    readonly open_cells: OpenCell[];
    /** unseen tiles by kind, those under hills among them */
    readonly bag: { [key: string]: number };
    readonly events: (TileDrawn | TileDiscarded | TilePlaced | FigurePlaced | FigureReturned | Scored | GameEnded | GoodsTaken | SecondTile | TileBuried | SheepDrawn | WolfDrawn | FlockStabled | PigMoved | CrownTaken | CrownLeft)[];
  }

  /** A player. */
  export interface Row {
    readonly points: number;
    readonly colour: Colour;
    /** at hand */
    readonly figures: { [key: string]: number };
    readonly tokens: { [key in Good]?: number };
    /** of the points so far */
    readonly sources: { [key: string]: number };
  }

  /** The eight colours of figures. */
  export type Colour = "red" | "blue" | "yellow" | "green" | "black" | "grey" | "pink" | "violet";

  /** What is traded. */
  export type Good = "wine" | "grain" | "cloth";

  /** A figure and where it stands. */
  export interface FigureOnLand {
    readonly seat: Seat;
    readonly figure: string;
    readonly on: Terrain;
    readonly point: Point;
    readonly at: [number, number];
  }

  /** What a part of a tile is; water is no part that can be owned. */
  export type Terrain = "city" | "road" | "field" | "cloister";

  /** Where on a tile, as it lies: a side, a half of a side by the points of the compass, or the middle. A part is called by the first of its points, clockwise from the north. */
  export type Point = "N" | "E" | "S" | "W" | "NNW" | "NNE" | "ENE" | "ESE" | "SSE" | "SSW" | "WSW" | "WNW" | "middle";

  /** What the box shows: whether this is the builder's second tile. */
  export interface TradersView {
    readonly box: "traders";
    readonly name: Word;
    readonly second_tile: boolean;
  }

  /** What the box shows: tiles under hills, the flocks, and the tokens that can be drawn. */
  export interface HillsView {
    readonly box: "hills";
    readonly name: Word;
    readonly buried: number;
    readonly flocks: Flock[];
    readonly wolves: number;
    /** by number of sheep */
    readonly sheep_tokens: { [key: string]: number };
  }

  /** A shepherd and the sheep tokens that lie beside him. */
  export interface Flock {
    readonly seat: Seat;
    readonly tokens: number[];
    readonly at: [number, number];
  }

  /** What the box shows: where the pig stands, and the crown spaces. */
  export interface WheelView {
    readonly box: "wheel";
    readonly name: Word;
    readonly pig: Sector;
    readonly crowns: Crowns[];
  }

  /** The six sectors, clockwise. */
  export type Sector = "fortune" | "taxes" | "famine" | "storm" | "inquisition" | "plague";

  /** The crown spaces of a sector: how many there are, and whose followers stand there. */
  export interface Crowns {
    readonly sector: Sector;
    readonly spaces: number;
    readonly figures: OnCrown[];
  }

  /** A follower on a crown space. */
  export interface OnCrown {
    readonly seat: Seat;
    readonly figure: string;
  }

  /** A road, city, field or cloister: its size, its owners, and what it is worth to them now and when finished. */
  export interface Feature {
    readonly on: Terrain;
    /** of its first part */
    readonly at: [number, number];
    readonly tiles: number;
    readonly open_ends: number;
    readonly owners: Seat[];
    readonly now: number;
    readonly finished: number;
  }

  /** A tile on the table; `features` has the number of the feature of each of its parts, in their printed order. */
  export interface LaidTile {
    readonly at: [number, number];
    readonly tile: string;
    readonly turn: number;
    readonly features: number[];
  }

  /** A place beside the land: how the tile in hand may lie there, and whether any tile that is left ever could. */
  export interface OpenCell {
    readonly at: [number, number];
    readonly turns: number[];
    readonly is_dead: boolean;
  }

  /** A seat holds a new tile. */
  export interface TileDrawn {
    readonly event: "tile_drawn";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
    readonly seat: Seat;
    readonly tile: string;
  }

  /** A tile fits nowhere and leaves the game (page 3). */
  export interface TileDiscarded {
    readonly event: "tile_discarded";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
    readonly tile: string;
  }

  /** A tile was laid. */
  export interface TilePlaced {
    readonly event: "tile_placed";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
    readonly seat: Seat;
    readonly tile: string;
    readonly at: [number, number];
    readonly turn: number;
  }

  /** A figure was placed on the land. */
  export interface FigurePlaced {
    readonly event: "figure_placed";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
    readonly seat: Seat;
    readonly figure: string;
    readonly on: Terrain;
    readonly point: Point;
    readonly at: [number, number];
  }

  /** A figure went home to its player. */
  export interface FigureReturned {
    readonly event: "figure_returned";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
    readonly seat: Seat;
    readonly figure: string;
    readonly at: [number, number];
  }

  /** A seat got points; the terms say for what, and add up to them. */
  export interface Scored {
    readonly event: "scored";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
    readonly seat: Seat;
    readonly points: number;
    /** their source, called as in the outcome */
    readonly why: string;
    readonly terms: Term[];
    readonly at: [number, number] | null;
  }

  /** The last tile was laid; what follows is the final scoring. */
  export interface GameEnded {
    readonly event: "game_ended";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** The seat that finished a city takes a token for every good in it (page 11). */
  export interface GoodsTaken {
    readonly event: "goods_taken";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
    readonly seat: Seat;
    readonly goods: Good[];
    readonly at: [number, number];
  }

  /** The builder brings a second tile (page 10). */
  export interface SecondTile {
    readonly event: "second_tile";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
    readonly seat: Seat;
  }

  /** A tile went unseen under a hill (page 12). */
  export interface TileBuried {
    readonly event: "tile_buried";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
    readonly seat: Seat;
  }

  /** A flock grew. */
  export interface SheepDrawn {
    readonly event: "sheep_drawn";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
    readonly seat: Seat;
    readonly sheep: number;
    readonly at: [number, number];
  }

  /** The wolf came: all sheep and shepherds leave the field. */
  export interface WolfDrawn {
    readonly event: "wolf_drawn";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
    readonly seat: Seat;
    readonly at: [number, number];
  }

  /** A seat drove the flock of a field home. */
  export interface FlockStabled {
    readonly event: "flock_stabled";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
    readonly seat: Seat;
    readonly sheep: number;
    readonly at: [number, number];
  }

  /** The pig went so many sectors on, and its sector acts. */
  export interface PigMoved {
    readonly event: "pig_moved";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
    readonly steps: number;
    readonly sector: Sector;
  }

  /** A follower stands on a crown space. */
  export interface CrownTaken {
    readonly event: "crown_taken";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
    readonly seat: Seat;
    readonly figure: string;
    readonly sector: Sector;
  }

  /** A follower went home from a crown space. */
  export interface CrownLeft {
    readonly event: "crown_left";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
    readonly seat: Seat;
    readonly figure: string;
    readonly sector: Sector;
  }

  /** The tile that comes out of the bag. */
  export interface DrawTile {
    readonly do: "draw_tile";
    readonly tile: string;
  }

  /** Lay the tile in hand at a place, turned so many quarters clockwise. */
  export interface PlaceTile {
    readonly do: "place_tile";
    readonly at: [number, number];
    readonly turn: number;
  }

  /** A figure goes onto a part of the tile just laid. */
  export interface PlaceFigure {
    readonly do: "place_figure";
    readonly figure: string;
    readonly on: Terrain;
    readonly point: Point;
  }

  /** No figure is placed. */
  export interface Pass {
    readonly do: "pass";
  }

  /** The token that comes out of the bag: so many sheep, or none for the wolf. */
  export interface DrawSheep {
    readonly do: "draw_sheep";
    readonly sheep: number;
  }

  /** Draw another token for one's flock. */
  export interface GrowFlock {
    readonly do: "grow_flock";
  }

  /** Drive the flock home and score it. */
  export interface StableFlock {
    readonly do: "stable_flock";
  }

  /** Leave the flock as it is, where a table allows that. */
  export interface RestFlock {
    readonly do: "rest_flock";
  }

  /** A follower goes onto a free crown space of a sector, in place of a figure on the land. */
  export interface PlaceOnCrown {
    readonly do: "place_on_crown";
    readonly figure: string;
    readonly sector: Sector;
  }

  /** The plague: take the figure on a tile home. */
  export interface TakeHome {
    readonly do: "take_home";
    readonly at: [number, number];
  }

  /** Base game and boxes for two to eight. */
  export interface CarcassonneOptions {
    readonly seats: number;
    readonly boxes?: string[] | "all";
    /** sets whose tiles are mixed in without their rules */
    readonly tiles_only?: string[];
    /** of the tiles of a set, if more than one */
    readonly copies?: { [key: string]: number };
    /** page 4: the first game is better played without */
    readonly farmers?: boolean;
    /** by seat; none named: in the order of the box */
    readonly colours?: Colour[];
    /** the seat that begins */
    readonly first?: Seat;
    /** tiles that are drawn first, in this order */
    readonly draw_order?: string[];
    /** whether the rest of the bag follows them */
    readonly draw_rest?: boolean;
    readonly variants?: string[];
  }

  export type View = CarcassonneView;
  export type Options = CarcassonneOptions;
  export type Action = DrawTile | PlaceTile | PlaceFigure | Pass | DrawSheep | GrowFlock | StableFlock | RestFlock | PlaceOnCrown | TakeHome;
}

export namespace Graenaland {
  /** The table. */
  export interface GraenalandView {
    readonly seat: Seat | null;
    readonly round: number;
    readonly round_limit: number;
    readonly phase: Phase;
    readonly main: Seat | null;
    readonly winner: Seat | null;
    /** goals, or points of a victory point card */
    readonly to_win: number;
    /** for the goal of buildings, where three play (section 24) */
    readonly buildings_not_counted: number;
    readonly talk: TalkInfo;
    readonly territories: Territory[];
    readonly proposal: ProposalInfo | null;
    /** of this round */
    readonly last_vote: ProposalInfo | null;
    readonly joint: JointInfo | null;
    /** of those who are asked at once */
    readonly answered: Seat[];
    /** one's own, still sealed */
    readonly answer: KeepCard | Move | Stay | Vote | Claim | NoClaim | OfferCards | KeepOffer | SayNothing | Confirm | null;
    /** for the seat that builds now */
    readonly buildable: Buildable[];
    readonly players: Player[];
    readonly supply_row: string[];
    readonly supply_left: number;
    readonly supply_used: string[];
    readonly decks: Deck[];
    readonly prices: PriceInfo[];
    readonly promises: PromiseInfo[];
    readonly events: (FirstDrawn | TilePlaced | Settled | StartCardDiscarded | AnchorRaised | AnchorKept | CardTaken | CardSeen | VictoryCardDealt | VictoryCardsKept | RoundBegan | PhaseBegan | Produced | RoadProduced | ImprovementHit | ImprovementMissed | DeckShuffled | SupplyTurned | Moved | Stayed | Swapped | Entered | Waits | Transferred | Proposed | Passed | Voted | ProposalAccepted | ProposalRejected | Received | ReceivedFaceDown | Uncovered | SupplyTaken | Paid | MarketUsed | VillageBuilt | BuildingBuilt | ArmyGrew | WorkBuilt | FeeGiven | FeeSeen | WorkAnnounced | CardsOffered | OfferChanged | OfferKept | CardUsed | CardsLaid | Confirmed | WorkDropped | Granted | BuiltNothing | SaidVote | SaidWork | SaidShare | SaidGive | SaidSwap | AskedVote | AskedGive | Advised | Expected | PromiseKept | PromiseBroken | PromiseLapsed | Declared | ClaimAnnounced | ClaimedNothing | NotClaimed | Claimed | HandShown | FinalBuildingBegan | VictoryCardShown | LimitReached)[];
  }

  /** The parts of a round (section 2), what comes before the first one and after the last. */
  export type Phase = "setup" | "production" | "movement" | "sharing" | "claim" | "building" | "final" | "over";

  /** Whether people may talk now, and about what (section 7 of the rulings). */
  export interface TalkInfo {
    readonly about: About;
    readonly at: string | null;
  }

  /** What may be talked about. */
  export type About = "nothing" | "anything" | "vote" | "work" | "grant" | "claim";

  /** A territory: what lies and stands there, and who has how many votes. */
  export interface Territory {
    readonly at: string;
    readonly terrain: Terrain;
    readonly row: Row;
    readonly neighbours: string[];
    /** of a village */
    readonly price: { [key in Resource]?: number };
    /** what the improvement brings */
    readonly improvement: Resource;
    /** buildings for which there is a place */
    readonly free: Building[];
    readonly works: Work[];
    readonly pile: Item[];
    /** cards that may lie there */
    readonly limit: number;
    /** votes that make a majority */
    readonly needed: number;
    readonly clans: Household[];
  }

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

  /** Whose settlements stand in a territory. */
  export interface Household {
    readonly seat: Seat;
    readonly villages: number;
    readonly buildings: Building[];
    readonly hero: Hero | null;
    readonly votes: number;
  }

  /** Who goes about for a clan. */
  export type Hero = "warrior" | "priest" | "skald";

  /** What is voted on. */
  export interface ProposalInfo {
    readonly who: Seat;
    readonly at: string;
    readonly needed: number;
    readonly shares: ShareInfo[];
  }

  /** What a proposal gives to a seat, and how it voted, as far as that may be known. */
  export interface ShareInfo {
    readonly seat: Seat;
    readonly cards: Item[];
    readonly votes: number;
    readonly has_voted: boolean;
    readonly agree: boolean | null;
  }

  /** The work that is talked about. */
  export interface JointInfo {
    readonly work: Work;
    readonly at: string;
    readonly price: { [key in Resource]?: number };
    /** what is still to be paid, once the offers stand */
    readonly due: { [key in Resource]?: number } | null;
    readonly offers: OfferInfo[];
    /** the main player's part */
    readonly own: string[];
  }

  /** What a seat offers for a joint work, and what of it is used. */
  export interface OfferInfo {
    readonly seat: Seat;
    readonly cards: string[];
    readonly used: string[];
  }

  /** Keep one of the victory point cards that were dealt. */
  export interface KeepCard {
    readonly do: "keep_card";
    readonly card: string;
  }

  /** Send one hero in a direction, in secret. */
  export interface Move {
    readonly do: "move";
    readonly hero: Hero;
    readonly direction: Direction;
  }

  /** Where a hero goes; two territories at once only along the coast. */
  export type Direction = "west" | "east" | "northwest" | "northeast" | "southwest" | "southeast" | "west_twice" | "east_twice";

  /** Send no hero, in secret. */
  export interface Stay {
    readonly do: "stay";
  }

  /** Agree or not, with all one's votes. */
  export interface Vote {
    readonly do: "vote";
    readonly agree: boolean;
  }

  /** Say that one can reach so many victory points if one may build. */
  export interface Claim {
    readonly do: "claim";
    readonly points: number;
  }

  /** Claim nothing in this round. */
  export interface NoClaim {
    readonly do: "no_claim";
  }

  /** Offer cards for the announced work; none at all is an answer, too. */
  export interface OfferCards {
    readonly do: "offer_cards";
    readonly pay: string[];
  }

  /** Leave one's offer as it is, now that all offers were seen. */
  export interface KeepOffer {
    readonly do: "keep_offer";
  }

  /** Say nothing about it. */
  export interface SayNothing {
    readonly do: "say_nothing";
  }

  /** Give the cards that are used, or not. */
  export interface Confirm {
    readonly do: "confirm";
    readonly agree: boolean;
  }

  /** Something that has its place: its price, what a palisade costs beside it, and the proposed payment if any. */
  export interface Buildable {
    readonly what: Word;
    readonly at: string | null;
    readonly price: { [key in Resource]?: number };
    readonly fee: number;
    readonly pay: string[] | null;
  }

  /** A player: what all may see, and of the hand only what the watcher may. */
  export interface Player {
    readonly seat: Seat;
    readonly army: number;
    readonly settlements: number;
    readonly houses_left: number;
    readonly heroes: HeroInfo[];
    readonly cards: number;
    /** how many cards of which terrain */
    readonly backs: Word[];
    readonly supplies: number;
    /** their own, or laid open */
    readonly hand: string[] | null;
    /** of another hand: what the watcher has seen, where the table helps memory */
    readonly seen: string[] | null;
    readonly supply_cards: string[] | null;
    readonly victory_card: string | null;
    /** to choose from, then those that were not kept */
    readonly dealt: DealtCard[] | null;
    readonly goals: GoalInfo[] | null;
    /** goals met, or points of the card */
    readonly points: number | null;
  }

  /** Where a hero stands, or waits to enter. */
  export interface HeroInfo {
    readonly hero: Hero;
    readonly at: string | null;
    readonly waits: string[];
  }

  /** A victory point card to choose, or one that was not kept: the steps of its goals. */
  export interface DealtCard {
    readonly card: string;
    readonly steps: { [key in Goal]?: number[] };
  }

  /** What makes a victory. */
  export type Goal = "settlements" | "territories" | "largest" | "buildings" | "army";

  /** A goal: what a seat has, what is due (a step each on a victory point card), and the points for it. */
  export interface GoalInfo {
    readonly goal: Goal;
    readonly found: number;
    readonly due: number[];
    readonly points: number;
  }

  /** A deck of resource cards: how many are left, and what was discarded. */
  export interface Deck {
    readonly terrain: Terrain;
    readonly left: number;
    readonly discards: { [key in Resource]?: number };
  }

  /** A row of the overview card. */
  export interface PriceInfo {
    readonly what: Word;
    readonly price: { [key in Resource]?: number };
    /** tokens, where they are counted */
    readonly left: number | null;
  }

  /** A line of the ledger. */
  export interface PromiseInfo {
    readonly who: Seat;
    readonly promise: Word;
    readonly round: number;
    readonly due: boolean;
    readonly fate: Fate;
  }

  /** What became of a promise. */
  export type Fate = "open" | "kept" | "broken" | "lapsed";

  /** Which seat begins. */
  export interface FirstDrawn {
    readonly event: "first_drawn";
    readonly who: Seat;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A territory of the island. */
  export interface TilePlaced {
    readonly event: "tile_placed";
    readonly tile: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A village of the start. */
  export interface Settled {
    readonly event: "settled";
    readonly who: Seat;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A card that no seat took at the start. */
  export interface StartCardDiscarded {
    readonly event: "start_card_discarded";
    readonly resource: Resource;
    readonly terrain: Terrain;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A village of the start went elsewhere. */
  export interface AnchorRaised {
    readonly event: "anchor_raised";
    readonly who: Seat;
    readonly at: string;
    readonly to_tile: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A seat stays in a crowded territory. */
  export interface AnchorKept {
    readonly event: "anchor_kept";
    readonly who: Seat;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A seat drew a card; the others see its back. */
  export interface CardTaken {
    readonly event: "card_taken";
    readonly who: Seat;
    readonly terrain: Terrain;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** What that card is, for the seat that drew it. */
  export interface CardSeen {
    readonly event: "card_seen";
    readonly resource: Resource;
    readonly terrain: Terrain;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A victory point card for one seat to look at. */
  export interface VictoryCardDealt {
    readonly event: "victory_card_dealt";
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** Every seat has kept one. */
  export interface VictoryCardsKept {
    readonly event: "victory_cards_kept";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A round, and its main player. */
  export interface RoundBegan {
    readonly event: "round_began";
    readonly round: number;
    readonly main: Seat;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A part of a round. */
  export interface PhaseBegan {
    readonly event: "phase_began";
    readonly phase: Phase;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A territory gave a card, face up. */
  export interface Produced {
    readonly event: "produced";
    readonly at: string;
    readonly resource: Resource;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A road brought a card, face down. */
  export interface RoadProduced {
    readonly event: "road_produced";
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** The improvement brought its resource. */
  export interface ImprovementHit {
    readonly event: "improvement_hit";
    readonly at: string;
    readonly resource: Resource;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** The improvement brought nothing: another card came, and was discarded. */
  export interface ImprovementMissed {
    readonly event: "improvement_missed";
    readonly at: string;
    readonly resource: Resource;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** Discarded cards became a deck again. */
  export interface DeckShuffled {
    readonly event: "deck_shuffled";
    readonly terrain: Terrain;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A supply card came to the row. */
  export interface SupplyTurned {
    readonly event: "supply_turned";
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A hero went, as it was planned. */
  export interface Moved {
    readonly event: "moved";
    readonly who: Seat;
    readonly hero: Hero;
    readonly direction: Direction;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A seat moved no hero. */
  export interface Stayed {
    readonly event: "stayed";
    readonly who: Seat;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** Another hero of the same clan stood there, and they changed places. */
  export interface Swapped {
    readonly event: "swapped";
    readonly who: Seat;
    readonly hero: Hero;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A hero entered the game. */
  export interface Entered {
    readonly event: "entered";
    readonly who: Seat;
    readonly hero: Hero;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A hero waits until the place is free. */
  export interface Waits {
    readonly event: "waits";
    readonly who: Seat;
    readonly hero: Hero;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A hero went to a new building. */
  export interface Transferred {
    readonly event: "transferred";
    readonly who: Seat;
    readonly hero: Hero;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A proposal to vote on. */
  export interface Proposed {
    readonly event: "proposed";
    readonly who: Seat;
    readonly at: string;
    /** which seat gets what */
    readonly shares: Word[][];
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A seat proposed nothing. */
  export interface Passed {
    readonly event: "passed";
    readonly who: Seat;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** How a seat voted, with how many votes. */
  export interface Voted {
    readonly event: "voted";
    readonly who: Seat;
    readonly agree: boolean;
    readonly votes: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** More than half of the votes. */
  export interface ProposalAccepted {
    readonly event: "proposal_accepted";
    readonly at: string;
    readonly votes: number;
    readonly all: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** Half of the votes or less. */
  export interface ProposalRejected {
    readonly event: "proposal_rejected";
    readonly at: string;
    readonly votes: number;
    readonly all: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A seat got cards that lay face up. */
  export interface Received {
    readonly event: "received";
    readonly who: Seat;
    readonly cards: string[];
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A seat got cards that lay face down. */
  export interface ReceivedFaceDown {
    readonly event: "received_face_down";
    readonly who: Seat;
    readonly count: number;
    readonly terrain: Terrain;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** What they were, for the seat that got them. */
  export interface Uncovered {
    readonly event: "uncovered";
    readonly cards: string[];
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A seat took a supply card. */
  export interface SupplyTaken {
    readonly event: "supply_taken";
    readonly who: Seat;
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** The cards that a seat paid with. */
  export interface Paid {
    readonly event: "paid";
    readonly who: Seat;
    readonly cards: string[];
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** So many of them stood for others, at markets. */
  export interface MarketUsed {
    readonly event: "market_used";
    readonly who: Seat;
    readonly times: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A village. */
  export interface VillageBuilt {
    readonly event: "village_built";
    readonly who: Seat;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A stronghold, church or hall. */
  export interface BuildingBuilt {
    readonly event: "building_built";
    readonly who: Seat;
    readonly building: Building;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** An army is stronger. */
  export interface ArmyGrew {
    readonly event: "army_grew";
    readonly who: Seat;
    readonly unit: Unit;
    readonly army: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** Who joins an army; only the price differs. */
  export type Unit = "soldiers" | "cavalry" | "archers" | "infantry";

  /** A public work stands. */
  export interface WorkBuilt {
    readonly event: "work_built";
    readonly who: Seat;
    readonly work: Work;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A card for a seat behind the palisade; the others see its back. */
  export interface FeeGiven {
    readonly event: "fee_given";
    readonly who: Seat;
    readonly receiver: Seat;
    readonly terrain: Terrain;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** What it is, for the two. */
  export interface FeeSeen {
    readonly event: "fee_seen";
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A public work to build together. */
  export interface WorkAnnounced {
    readonly event: "work_announced";
    readonly who: Seat;
    readonly work: Work;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** What a seat would give for the work. */
  export interface CardsOffered {
    readonly event: "cards_offered";
    readonly who: Seat;
    readonly cards: string[];
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** What a seat would give instead, now that all offers were seen. */
  export interface OfferChanged {
    readonly event: "offer_changed";
    readonly who: Seat;
    readonly cards: string[];
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A seat leaves its offer as it is. */
  export interface OfferKept {
    readonly event: "offer_kept";
    readonly who: Seat;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A card that the main player wants to use. */
  export interface CardUsed {
    readonly event: "card_used";
    readonly who: Seat;
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** The main player's own part, laid open. */
  export interface CardsLaid {
    readonly event: "cards_laid";
    readonly who: Seat;
    readonly cards: string[];
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** Whether a seat gives the cards that are used. */
  export interface Confirmed {
    readonly event: "confirmed";
    readonly who: Seat;
    readonly agree: boolean;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** The joint work was not built: every seat keeps its cards. */
  export interface WorkDropped {
    readonly event: "work_dropped";
    readonly who: Seat;
    readonly work: Work;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A seat may build one thing. */
  export interface Granted {
    readonly event: "granted";
    readonly who: Seat;
    readonly builder: Seat;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A seat made no use of a granted build. */
  export interface BuiltNothing {
    readonly event: "built_nothing";
    readonly who: Seat;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** I will vote like this. */
  export interface SaidVote {
    readonly event: "said_vote";
    readonly who: Seat;
    readonly agree: boolean;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** If you agree, I will build this work here. */
  export interface SaidWork {
    readonly event: "said_work";
    readonly who: Seat;
    readonly listener: Seat;
    readonly work: Work;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** If you agree, this is yours the next time I propose here. */
  export interface SaidShare {
    readonly event: "said_share";
    readonly who: Seat;
    readonly listener: Seat;
    readonly resource: Resource;
    readonly at: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** I give this for the work. */
  export interface SaidGive {
    readonly event: "said_give";
    readonly who: Seat;
    readonly resource: Resource;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** I give this if you give that. */
  export interface SaidSwap {
    readonly event: "said_swap";
    readonly who: Seat;
    readonly resource: Resource;
    readonly listener: Seat;
    readonly wanted: Resource;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** Please vote like this. */
  export interface AskedVote {
    readonly event: "asked_vote";
    readonly who: Seat;
    readonly listener: Seat;
    readonly agree: boolean;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** Please give this. */
  export interface AskedGive {
    readonly event: "asked_give";
    readonly who: Seat;
    readonly listener: Seat;
    readonly resource: Resource;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** I would build this in your place. */
  export interface Advised {
    readonly event: "advised";
    readonly who: Seat;
    readonly listener: Seat;
    readonly build: Build;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** All that can be built, for advice. */
  export type Build = "village" | "stronghold" | "church" | "hall" | "army" | "road" | "market" | "palisade" | "improvement";

  /** In return I expect this. */
  export interface Expected {
    readonly event: "expected";
    readonly who: Seat;
    readonly listener: Seat;
    readonly resource: Resource;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A seat did what it had promised. */
  export interface PromiseKept {
    readonly event: "promise_kept";
    readonly who: Seat;
    readonly promise: Word;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A seat did not do what it had promised. */
  export interface PromiseBroken {
    readonly event: "promise_broken";
    readonly who: Seat;
    readonly promise: Word;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** It no longer matters: its condition was not met, or it cannot be kept any more. */
  export interface PromiseLapsed {
    readonly event: "promise_lapsed";
    readonly who: Seat;
    readonly promise: Word;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A seat has won, with these goals. */
  export interface Declared {
    readonly event: "declared";
    readonly who: Seat;
    readonly goals: Goal[];
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A seat says aloud that it claims the victory; seats that come later may claim more. */
  export interface ClaimAnnounced {
    readonly event: "claim_announced";
    readonly who: Seat;
    readonly points: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A seat says aloud that it claims nothing. */
  export interface ClaimedNothing {
    readonly event: "claimed_nothing";
    readonly who: Seat;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** No seat claims the victory in this round. */
  export interface NotClaimed {
    readonly event: "not_claimed";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A seat claims the victory, and lays the victory point card open. */
  export interface Claimed {
    readonly event: "claimed";
    readonly who: Seat;
    readonly points: number;
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** The seat that claims the victory lays the hand open, where the table plays so. */
  export interface HandShown {
    readonly event: "hand_shown";
    readonly who: Seat;
    readonly hand: string[];
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A seat builds for the last time. */
  export interface FinalBuildingBegan {
    readonly event: "final_building_began";
    readonly who: Seat;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A card at the end. */
  export interface VictoryCardShown {
    readonly event: "victory_card_shown";
    readonly who: Seat;
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** The last round of a table with a limit is over. */
  export interface LimitReached {
    readonly event: "limit_reached";
    readonly rounds: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** Which seat begins. */
  export interface DrawFirst {
    readonly do: "draw_first";
    readonly seat: Seat;
  }

  /** The next territory of an island at random. */
  export interface DrawTile {
    readonly do: "draw_tile";
    readonly tile: string;
  }

  /** A supply card is turned. */
  export interface DrawSupply {
    readonly do: "draw_supply";
    readonly card: string;
  }

  /** A resource card comes from the deck that is due. */
  export interface DrawCard {
    readonly do: "draw_card";
    readonly resource: Resource;
  }

  /** A victory point card is dealt. */
  export interface DrawVictoryCard {
    readonly do: "draw_victory_card";
    readonly card: string;
  }

  /** Place a village of the start, the first one with the warrior. */
  export interface Settle {
    readonly do: "settle";
    readonly at: string;
  }

  /** Leave a crowded territory for another one. */
  export interface RaiseAnchor {
    readonly do: "raise_anchor";
    readonly at: string;
  }

  /** Stay in the crowded territory. */
  export interface KeepAnchor {
    readonly do: "keep_anchor";
  }

  /** Let this one of the waiting heroes enter, here. */
  export interface Enter {
    readonly do: "enter";
    readonly hero: Hero;
    readonly at: string;
  }

  /** Move the priest to the new church, or the skald to the new hall. */
  export interface Transfer {
    readonly do: "transfer";
  }

  /** Leave him where he is. */
  export interface Leave {
    readonly do: "leave";
  }

  /** Share out all cards of a territory: a share for each seat with a vote there, in the order of the seats. */
  export interface Propose {
    readonly do: "propose";
    readonly at: string;
    readonly shares: Item[][];
  }

  /** Propose nothing in this round. */
  export interface Pass {
    readonly do: "pass";
  }

  /** Take one of the open supply cards. */
  export interface TakeSupply {
    readonly do: "take_supply";
    readonly card: string;
  }

  /** Build a village and pay for it with these cards. */
  export interface BuildVillage {
    readonly do: "build_village";
    readonly at: string;
    readonly pay: string[];
  }

  /** Build a stronghold, a church or a hall. */
  export interface BuildBuilding {
    readonly do: "build_building";
    readonly building: Building;
    readonly at: string;
    readonly pay: string[];
  }

  /** Make the army stronger by one; the unit says at which price. */
  export interface Recruit {
    readonly do: "recruit";
    readonly unit: Unit;
    readonly pay: string[];
  }

  /** Build a public work alone. */
  export interface BuildWork {
    readonly do: "build_work";
    readonly work: Work;
    readonly at: string;
    readonly pay: string[];
  }

  /** Build no more. */
  export interface EndBuilding {
    readonly do: "end_building";
  }

  /** Give a card to a seat behind the palisade, for having settled there. */
  export interface GiveFee {
    readonly do: "give_fee";
    readonly to: Seat;
    readonly card: string;
  }

  /** Say that one has won. */
  export interface Declare {
    readonly do: "declare";
  }

  /** Not yet. */
  export interface PlayOn {
    readonly do: "play_on";
  }

  /** Ask the others to build this work together, here. */
  export interface AnnounceWork {
    readonly do: "announce_work";
    readonly work: Work;
    readonly at: string;
  }

  /** Take an offered card for the work. */
  export interface UseCard {
    readonly do: "use_card";
    readonly seat: Seat;
    readonly card: string;
  }

  /** Pay the rest of the price and ask those whose cards are used. */
  export interface BuildTogether {
    readonly do: "build_together";
    readonly pay: string[];
  }

  /** Do not build it: every seat keeps what it offered. */
  export interface DropWork {
    readonly do: "drop_work";
  }

  /** Allow another seat to build one thing. */
  export interface GrantBuild {
    readonly do: "grant_build";
    readonly seat: Seat;
  }

  /** Make no use of it. */
  export interface BuildNothing {
    readonly do: "build_nothing";
  }

  /** I will vote like this. */
  export interface PromiseVote {
    readonly do: "promise_vote";
    readonly agree: boolean;
  }

  /** If you agree, I will build this work here. */
  export interface PromiseWork {
    readonly do: "promise_work";
    readonly to: Seat;
    readonly work: Work;
  }

  /** If you agree, this resource is yours the next time I propose here. */
  export interface PromiseShare {
    readonly do: "promise_share";
    readonly to: Seat;
    readonly resource: Resource;
  }

  /** I give this for the work. */
  export interface PromiseGive {
    readonly do: "promise_give";
    readonly resource: Resource;
  }

  /** I give this for the work if you give that. */
  export interface PromiseSwap {
    readonly do: "promise_swap";
    readonly resource: Resource;
    readonly to: Seat;
    readonly wanted: Resource;
  }

  /** Please vote like this. */
  export interface AskVote {
    readonly do: "ask_vote";
    readonly to: Seat;
    readonly agree: boolean;
  }

  /** Please give this for the work. */
  export interface AskGive {
    readonly do: "ask_give";
    readonly to: Seat;
    readonly resource: Resource;
  }

  /** I would build this in your place. */
  export interface Advise {
    readonly do: "advise";
    readonly build: Build;
  }

  /** In return I expect this resource from you. */
  export interface ExpectShare {
    readonly do: "expect_share";
    readonly resource: Resource;
  }

  /** Three to five jarls. */
  export interface GraenalandOptions {
    readonly seats: number;
    /** who begins; nobody named: by chance */
    readonly first?: Seat | null;
    /** section 24: the changes for three, where three play */
    readonly three_players?: boolean;
    /** own island: the coast from the west, then the row behind; none: the book's */
    readonly island?: string[];
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
    readonly readings?: Reading[];
    readonly draw_order?: DrawOrder;
    readonly position?: Position | null;
    /** own tables in place of ours */
    readonly data?: { [key: string]: { [key: string]: unknown } };
  }

  /** When people may talk: never, when the book allows it, or always. */
  export type Talk = "none" | "book" | "free";

  /** Readings of the rulebook other than the ones that our rulings chose. */
  export type Reading = "palisade_residents";

  /** What comes first out of decks, and in which order: known to all. The rest comes by chance. */
  export interface DrawOrder {
    readonly plains?: Resource[];
    readonly forest?: Resource[];
    readonly hills?: Resource[];
    readonly mountains?: Resource[];
    readonly supplies?: string[];
    readonly victory_cards?: string[];
    readonly tiles?: string[];
  }

  /** The table at the beginning of a part of a round. */
  export interface Position {
    readonly round?: number;
    readonly main?: Seat;
    readonly phase?: Phase;
    readonly lands?: { [key: string]: Land };
    /** by seat; none at all: as the game begins */
    readonly clans?: ClanSetup[];
    /** none at all: the first four */
    readonly supply_row?: string[];
  }

  /** What lies at a territory. */
  export interface Land {
    readonly pile?: Resource[];
    /** the oldest first */
    readonly face_down?: Resource[];
    readonly works?: Work[];
  }

  /** What a player has. */
  export interface ClanSetup {
    readonly villages?: { [key: string]: number };
    readonly strongholds?: string[];
    readonly churches?: string[];
    readonly halls?: string[];
    /** nowhere named: where the first village stands */
    readonly warrior?: string | null;
    readonly priest?: string | null;
    readonly skald?: string | null;
    /** for the territories of all their buildings */
    readonly waiting?: Hero[];
    readonly army?: number;
    /** resource cards */
    readonly hand?: string[];
    readonly supplies?: string[];
    /** none named: the first that is free */
    readonly victory_card?: string | null;
  }

  export type View = GraenalandView;
  export type Options = GraenalandOptions;
  export type Action = DrawFirst | DrawTile | DrawSupply | DrawCard | DrawVictoryCard | Settle | RaiseAnchor | KeepAnchor | KeepCard | Move | Stay | Enter | Transfer | Leave | Propose | Pass | Vote | Claim | NoClaim | TakeSupply | BuildVillage | BuildBuilding | Recruit | BuildWork | EndBuilding | GiveFee | Declare | PlayOn | AnnounceWork | OfferCards | KeepOffer | UseCard | BuildTogether | DropWork | Confirm | GrantBuild | BuildNothing | PromiseVote | PromiseWork | PromiseShare | PromiseGive | PromiseSwap | AskVote | AskGive | Advise | ExpectShare | SayNothing;
}

export namespace Stroganov {
  /** The table. */
  export interface StroganovView {
    readonly year: number;
    readonly season: Season;
    /** whose turn it is */
    readonly active: Seat | Opponent | null;
    /** from the deepest in Siberia */
    readonly order: (Seat | Opponent)[];
    readonly players: Row[];
    readonly ivan: IvanRow | null;
    readonly row: Tile[];
    readonly regions: RegionRow[];
    readonly songs: SongRow[];
    readonly start_cards: StartCard[];
    /** every tsar card that lies open */
    readonly cards: CardInfo[];
    readonly market: { [key in Fur]?: number };
    readonly trade_fur: Fur | null;
    /** from the bag, waiting to be kept or not */
    readonly drawn: Fur[];
    readonly bag: { [key in Fur]?: number };
    readonly tigers: number;
    readonly banners: number;
    readonly landscapes_left: number;
    /** for the one whose turn it is */
    readonly possible: Possible[];
    readonly events: (SeasonBegan | TurnBegan | FurDealt | MarketFilled | FurOnCard | TradeFurPlaced | RegionFurPlaced | FurOffered | LandscapeAdded | VillagePlaced | YurtPlaced | CardPlaced | StartCardPlaced | SongPlaced | IvanCardTurned | Moved | BasicTaken | ExtraTaken | Gained | Spent | FurGained | FurPaid | VillageVisited | YurtUsed | CardTaken | CardFulfilled | CardUsed | OutpostBuilt | LandscapeClaimed | TrophyStepped | SongSung | SecondActionFailed | Scored | PartsRemoved | GameEnded)[];
  }

  /** The four seasons of a year. */
  export type Season = "spring" | "summer" | "autumn" | "winter";

  /** Whom one plays alone against. */
  export type Opponent = "ivan" | "katyusha";

  /** A player. */
  export interface Row {
    readonly points: number;
    readonly colour: Colour | null;
    readonly side: Side | null;
    /** the place of the Cossack; 0 is the start tile */
    readonly at: number;
    readonly horses: number;
    readonly coins: number;
    readonly furs: { [key in Fur]?: number };
    readonly banners: number;
    /** in the personal supply */
    readonly outposts: number;
    /** in the general supply */
    readonly outposts_left: number;
    readonly built: number[];
    readonly stories: number;
    /** the space of the marker */
    readonly trophy: number;
    readonly landscapes: string[];
    readonly hand: string[];
    readonly fulfilled: string[];
    /** of the points so far */
    readonly sources: { [key in Why]?: number };
    /** what the final scoring would add now */
    readonly at_end: { [key in Why]?: number };
    readonly track: TrackSpace[];
  }

  /** The four colours. */
  export type Colour = "blue" | "red" | "green" | "yellow";

  /** The two sides of a player board: all the same, or each with an ability of its own. */
  export type Side = "a" | "b";

  /** The furs by their value; a tiger stands for any. */
  export type Fur = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "tiger";

  /** Where points come from, in the order of the score sheet; from `CARDS_AT_END` on they are scored at the end. */
  export type Why = "start_card" | "landscape" | "tsar_card" | "village" | "yurt" | "song" | "trophy" | "horses" | "extra_action" | "other" | "cards_at_end" | "landscape_sets" | "tigers" | "trophy_shield" | "outposts_built" | "outposts_left" | "coins" | "furs" | "stories";

  /** A space of a trophy track: the fur for stepping onto it, what it opens, and its shield. */
  export interface TrackSpace {
    readonly space: number;
    readonly fur: Fur | null;
    readonly gains: Word[];
    readonly shield: number;
  }

  /** The solo opponent: what a player has, his card, and what the top of his deck shows. */
  export interface IvanRow {
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
  }

  /** Which furs the solo opponent takes. */
  export type Pick = "lowest" | "highest";

  /** The second actions of the solo opponent. */
  export type Second = "outpost" | "trophy" | "yurt" | "tsar" | "claim";

  /** A place of the row: the landscape, or a gap; its furs from the lowest; the Cossacks as they came. */
  export interface Tile {
    readonly at: number;
    readonly region: number;
    readonly landscape: string | null;
    readonly terrain: Terrain | null;
    /** for claiming it */
    readonly gains: Word[];
    /** in furs of the region, for claiming it */
    readonly price: number;
    readonly furs: Fur[];
    readonly cossacks: (Seat | Opponent)[];
  }

  /** The four kinds of landscape. */
  export type Terrain = "taiga" | "tundra" | "wetland" | "mountains";

  /** A region. */
  export interface RegionRow {
    readonly region: number;
    readonly fur: Fur;
    readonly village: string | null;
    readonly village_gains: Word[];
    readonly yurt: string | null;
    readonly yurt_gains: Word[];
    readonly card: string | null;
    readonly slots: Slot[];
  }

  /** A place for an outpost: its price in horses, and whose outpost stands there. */
  export interface Slot {
    readonly horses: number;
    readonly owner: Seat | Opponent | null;
    readonly is_neutral: boolean;
  }

  /** A song on the board. */
  export interface SongRow {
    readonly song: string;
    /** its price */
    readonly stories: number;
    readonly gains: Word[];
  }

  /** A card of the start with its fur. */
  export interface StartCard {
    readonly card: string;
    readonly fur: Fur | null;
  }

  /** A tsar card that lies open: what it asks for, its points at once, what it brings and when. */
  export interface CardInfo {
    readonly card: string;
    readonly fur: Fur;
    readonly own: number;
    readonly pay: number;
    readonly vp: number;
    /** in which it brings its gains; a card for the end has points then */
    readonly season: Season | null;
    /** of a fulfilled card as things stand, else for one of what it counts */
    readonly gains: Word[];
    /** points at the end, as things stand for its owner; after the end, those that it scored */
    readonly at_end: number;
  }

  /** An action of a turn: what it takes and gives; with a reason and its rule where it is not possible. */
  export interface Possible {
    readonly action: DrawFur | DrawPlayer | DrawLandscape | DrawVillage | DrawYurt | DrawSong | DrawCard | DrawBack | TurnIvanCard | TakeStartCard | MoveCossack | BasicAction | Skip | EndTurn | Decline | VisitVillage | UseYurt | TakeCard | BuildOutpost | ClaimLandscape | ExtraAction | FulfilCard | UseCard | Hunt | Trade | Pay | ShowTigers | KeepFur | TakeFur | StepTrophy | StepForStories | TakeTrophyReward | SingSong | TakeIncome;
    readonly cost: Word[];
    readonly gains: Word[];
    readonly why_not: Message | null;
    readonly rule: string | null;
  }

  /** A fur comes out of the bag, or a region fur. */
  export interface DrawFur {
    readonly do: "draw_fur";
    readonly fur: Fur;
  }

  /** The next in the order of play at the start. */
  export interface DrawPlayer {
    readonly do: "draw_player";
    readonly seat: Seat;
  }

  /** A landscape is added to the row. */
  export interface DrawLandscape {
    readonly do: "draw_landscape";
    readonly landscape: string;
  }

  /** A village is placed. */
  export interface DrawVillage {
    readonly do: "draw_village";
    readonly village: string;
  }

  /** A yurt is placed. */
  export interface DrawYurt {
    readonly do: "draw_yurt";
    readonly yurt: string;
  }

  /** A song is laid out. */
  export interface DrawSong {
    readonly do: "draw_song";
    readonly song: string;
  }

  /** A tsar card is laid out. */
  export interface DrawCard {
    readonly do: "draw_card";
    readonly card: string;
  }

  /** The next card of the solo deck shows its back: that of this card or of one with the same back. */
  export interface DrawBack {
    readonly do: "draw_back";
    readonly card: string;
  }

  /** The top card of the solo deck is turned over. */
  export interface TurnIvanCard {
    readonly do: "turn_ivan_card";
    readonly card: string;
  }

  /** Choose a card of the start, with the fur on it. */
  export interface TakeStartCard {
    readonly do: "take_start_card";
    readonly card: string;
  }

  /** Move to a place of the row. */
  export interface MoveCossack {
    readonly do: "move_cossack";
    readonly at: number;
  }

  /** One of the five basic actions. */
  export interface BasicAction {
    readonly do: "basic_action";
    readonly basic: Basic;
  }

  /** The five basic actions. */
  export type Basic = "coin" | "horses" | "move" | "hunt" | "trade";

  /** No basic action. */
  export interface Skip {
    readonly do: "skip";
  }

  /** Nothing more this turn. */
  export interface EndTurn {
    readonly do: "end_turn";
  }

  /** Leave what is offered. */
  export interface Decline {
    readonly do: "decline";
  }

  /** Visit the village of a region. */
  export interface VisitVillage {
    readonly do: "visit_village";
    readonly region: number;
  }

  /** Use up the yurt of a region. */
  export interface UseYurt {
    readonly do: "use_yurt";
    readonly region: number;
  }

  /** Take the tsar card of a region. */
  export interface TakeCard {
    readonly do: "take_card";
    readonly region: number;
  }

  /** Build an outpost in a region. */
  export interface BuildOutpost {
    readonly do: "build_outpost";
    readonly region: number;
  }

  /** Claim the landscape at a place of the row. */
  export interface ClaimLandscape {
    readonly do: "claim_landscape";
    readonly at: number;
  }

  /** Buy or swap furs. */
  export interface ExtraAction {
    readonly do: "extra_action";
    readonly extra: Extra;
  }

  /** The extra actions. */
  export type Extra = "buy_from_market" | "buy_from_bag" | "swap_down" | "swap_two";

  /** Fulfil a tsar card from the hand. */
  export interface FulfilCard {
    readonly do: "fulfil_card";
    readonly card: string;
  }

  /** Use the advanced action that a fulfilled card grants this season. */
  export interface UseCard {
    readonly do: "use_card";
    readonly card: string;
  }

  /** Take a fur from a landscape. */
  export interface Hunt {
    readonly do: "hunt";
    readonly fur: Fur;
    readonly at: number;
  }

  /** Pick one of the rewards of the trade. */
  export interface Trade {
    readonly do: "trade";
    readonly reward: TradeReward;
  }

  /** The rewards of the trade, in the order of the board. */
  export type TradeReward = "coin" | "stories" | "move" | "horses";

  /** Pay so many furs of a kind; those of another value than asked for take a coin each. */
  export interface Pay {
    readonly do: "pay";
    readonly fur: Fur;
    readonly count: number;
  }

  /** Let so many tigers stand in for furs that a card wants to see, and coins change furs for the rest. */
  export interface ShowTigers {
    readonly do: "show_tigers";
    readonly count: number;
  }

  /** Keep one of the furs from the bag. */
  export interface KeepFur {
    readonly do: "keep_fur";
    readonly fur: Fur;
  }

  /** Take a fur from the market. */
  export interface TakeFur {
    readonly do: "take_fur";
    readonly fur: Fur;
  }

  /** Step down the trophy track, for a fur. */
  export interface StepTrophy {
    readonly do: "step_trophy";
  }

  /** Step down the trophy track, for stories. */
  export interface StepForStories {
    readonly do: "step_for_stories";
  }

  /** Take the reward of a space of the trophy track. */
  export interface TakeTrophyReward {
    readonly do: "take_trophy_reward";
    readonly space: number;
  }

  /** Pay the stories of a song and take its rewards. */
  export interface SingSong {
    readonly do: "sing_song";
    readonly song: string;
  }

  /** Take the income of winter. */
  export interface TakeIncome {
    readonly do: "take_income";
  }

  /** A season begins. */
  export interface SeasonBegan {
    readonly event: "season_began";
    readonly year: number;
    readonly season: Season;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** The turn of a player begins. */
  export interface TurnBegan {
    readonly event: "turn_began";
    readonly who: Seat | Opponent;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A fur came out of the bag onto a landscape. */
  export interface FurDealt {
    readonly event: "fur_dealt";
    readonly fur: Fur;
    readonly at: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A fur came out of the bag onto the market. */
  export interface MarketFilled {
    readonly event: "market_filled";
    readonly fur: Fur;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A fur came out of the bag onto a card of the start. */
  export interface FurOnCard {
    readonly event: "fur_on_card";
    readonly fur: Fur;
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** The fur that the trade takes was drawn. */
  export interface TradeFurPlaced {
    readonly event: "trade_fur_placed";
    readonly fur: Fur;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** The fur that prices a region came to it. */
  export interface RegionFurPlaced {
    readonly event: "region_fur_placed";
    readonly fur: Fur;
    readonly region: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A player drew a fur from the bag, to keep or not. */
  export interface FurOffered {
    readonly event: "fur_offered";
    readonly who: Seat | Opponent;
    readonly fur: Fur;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A landscape came to the row. */
  export interface LandscapeAdded {
    readonly event: "landscape_added";
    readonly landscape: string;
    readonly at: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A village was placed. */
  export interface VillagePlaced {
    readonly event: "village_placed";
    readonly village: string;
    readonly region: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A yurt was placed. */
  export interface YurtPlaced {
    readonly event: "yurt_placed";
    readonly yurt: string;
    readonly region: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A tsar card was laid out in a region. */
  export interface CardPlaced {
    readonly event: "card_placed";
    readonly card: string;
    readonly region: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A card of the start was laid out. */
  export interface StartCardPlaced {
    readonly event: "start_card_placed";
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A song was laid out. */
  export interface SongPlaced {
    readonly event: "song_placed";
    readonly song: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** The opponent's card says what he does this turn. */
  export interface IvanCardTurned {
    readonly event: "ivan_card_turned";
    readonly card: string;
    readonly pick: Pick;
    readonly hunts: number;
    readonly second: Second;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A Cossack moved. */
  export interface Moved {
    readonly event: "moved";
    readonly who: Seat | Opponent;
    readonly at: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A basic action was chosen. */
  export interface BasicTaken {
    readonly event: "basic_taken";
    readonly who: Seat | Opponent;
    readonly basic: Basic;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** An extra action was chosen. */
  export interface ExtraTaken {
    readonly event: "extra_taken";
    readonly who: Seat | Opponent;
    readonly extra: Extra;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A player got coins, horses, banners, tigers, stories or outposts. */
  export interface Gained {
    readonly event: "gained";
    readonly who: Seat | Opponent;
    readonly what: Thing;
    readonly count: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** What a player has, but for furs and tiles. */
  export type Thing = "coin" | "horse" | "banner" | "tiger" | "story" | "outpost";

  /** A player gave coins, horses, tigers or stories. */
  export interface Spent {
    readonly event: "spent";
    readonly who: Seat | Opponent;
    readonly what: Thing;
    readonly count: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A player got a fur. */
  export interface FurGained {
    readonly event: "fur_gained";
    readonly who: Seat | Opponent;
    readonly fur: Fur;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A player paid furs. */
  export interface FurPaid {
    readonly event: "fur_paid";
    readonly who: Seat | Opponent;
    readonly fur: Fur;
    readonly count: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A village was visited. */
  export interface VillageVisited {
    readonly event: "village_visited";
    readonly who: Seat | Opponent;
    readonly village: string;
    readonly region: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A yurt was used up. */
  export interface YurtUsed {
    readonly event: "yurt_used";
    readonly who: Seat | Opponent;
    readonly yurt: string;
    readonly region: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A tsar card was taken. */
  export interface CardTaken {
    readonly event: "card_taken";
    readonly who: Seat | Opponent;
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A tsar card was fulfilled. */
  export interface CardFulfilled {
    readonly event: "card_fulfilled";
    readonly who: Seat | Opponent;
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A fulfilled card grants an action now. */
  export interface CardUsed {
    readonly event: "card_used";
    readonly who: Seat | Opponent;
    readonly card: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** An outpost was built. */
  export interface OutpostBuilt {
    readonly event: "outpost_built";
    readonly who: Seat | Opponent;
    readonly region: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A landscape was claimed. */
  export interface LandscapeClaimed {
    readonly event: "landscape_claimed";
    readonly who: Seat | Opponent;
    readonly landscape: string;
    readonly at: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A trophy marker stepped down. */
  export interface TrophyStepped {
    readonly event: "trophy_stepped";
    readonly who: Seat | Opponent;
    readonly space: number;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A song was sung. */
  export interface SongSung {
    readonly event: "song_sung";
    readonly who: Seat | Opponent;
    readonly song: string;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** The opponent could not do what his card says. */
  export interface SecondActionFailed {
    readonly event: "second_action_failed";
    readonly who: Seat | Opponent;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** A player got points. */
  export interface Scored {
    readonly event: "scored";
    readonly who: Seat | Opponent;
    readonly points: number;
    readonly why: Why;
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** All A songs, yurts and cards left the game. */
  export interface PartsRemoved {
    readonly event: "parts_removed";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** The game is over. */
  export interface GameEnded {
    readonly event: "game_ended";
    /** its audience; null is everyone, watchers too */
    readonly to: Seat[] | null;
  }

  /** Two to four, or one against Ivan. */
  export interface StroganovOptions {
    readonly seats: number;
    /** by seat; none named: in the order of the box */
    readonly colours?: Colour[];
    /** of the player boards, by seat; none named: all a */
    readonly sides?: Side[];
    readonly region_furs?: RegionFurs;
    readonly claims?: Claims;
    readonly strategy?: Strategy;
    readonly harder?: Harder[];
    readonly readings?: Reading[];
    /** seats that are asked even where only one answer is possible */
    readonly see_forced?: Seat[];
    readonly draw_order?: DrawOrder;
    readonly position?: Position | null;
    /** own tables in place of ours */
    readonly data?: { [key: string]: { [key: string]: unknown } };
  }

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
  export interface DrawOrder {
    readonly players?: Seat[];
    readonly region_furs?: Fur[];
    readonly furs?: Fur[];
    readonly landscapes?: string[];
    readonly villages?: string[];
    readonly yurts?: string[];
    readonly songs?: string[];
    readonly cards?: string[];
    /** each of these cards comes to the top of the deck in this order */
    readonly ivan?: string[];
  }

  /** The table in the first turn of a season; players go in the order of their mats where places are equal. The solo opponent has the mat after that of the seat. */
  export interface Position {
    readonly year?: number;
    readonly season?: Season;
    /** from the west; none at all: the first twelve landscapes, without furs */
    readonly row?: RowTile[];
    readonly region_furs?: Fur[];
    readonly trade_fur?: Fur;
    readonly market?: Fur[];
    readonly villages?: string[];
    /** none at all: the first of the year */
    readonly yurts?: (string | null)[];
    /** likewise */
    readonly cards?: (string | null)[];
    /** likewise */
    readonly songs?: string[];
    readonly mats?: MatSetup[];
  }

  /** A place of the row: a landscape with its furs, or a gap. */
  export interface RowTile {
    readonly landscape?: string | null;
    readonly furs?: Fur[];
  }

  /** What a player has. */
  export interface MatSetup {
    readonly at?: number;
    readonly horses?: number;
    readonly coins?: number;
    readonly banners?: number;
    /** in the personal supply */
    readonly outposts?: number;
    readonly built?: number[];
    readonly stories?: number;
    readonly trophy?: number;
    readonly points?: number;
    readonly furs?: Fur[];
    readonly landscapes?: string[];
    readonly hand?: string[];
    readonly fulfilled?: string[];
  }

  export type View = StroganovView;
  export type Options = StroganovOptions;
  export type Action = DrawFur | DrawPlayer | DrawLandscape | DrawVillage | DrawYurt | DrawSong | DrawCard | DrawBack | TurnIvanCard | TakeStartCard | MoveCossack | BasicAction | Skip | EndTurn | Decline | VisitVillage | UseYurt | TakeCard | BuildOutpost | ClaimLandscape | ExtraAction | FulfilCard | UseCard | Hunt | Trade | Pay | ShowTigers | KeepFur | TakeFur | StepTrophy | StepForStories | TakeTrophyReward | SingSong | TakeIncome;
}
