// Everything that is printed, as the server's own tables have it, for the page of all pieces: no part of the board loads this.
import automaTable from "@games/stroganov/data/automa.json";
import boardTable from "@games/stroganov/data/board.json";
import fursTable from "@games/stroganov/data/furs.json";
import landscapesTable from "@games/stroganov/data/landscapes.json";
import songsTable from "@games/stroganov/data/songs.json";
import tracksTable from "@games/stroganov/data/trophy_tracks.json";
import cardsTable from "@games/stroganov/data/tsar_cards.json";
import villagesTable from "@games/stroganov/data/villages.json";
import yurtsTable from "@games/stroganov/data/yurts.json";
import type { Word } from "../../../protocol.gen";
import type { Stroganov } from "../../../views.gen";
import { isGuess, type Row } from "../../shared/pieces/rows";
import { FURS } from "../furs";

/** One word with its number or manner: `{"coin": 1}`. */
interface Reward {
  readonly [word: string]: number | string | undefined;
}

/** A printed thing, and whether some of what is printed on it is our guess. */
export interface Piece {
  readonly id: string;
  readonly isGuess: boolean;
}

/** Manners of rewards that have a word of their own. */
const MANNERS: Readonly<Record<string, string>> = {
  "visit_village any_but_trophy": "visit_other_village",
  "advanced_action anywhere": "advanced_anywhere",
  "advanced_action presence": "advanced_here",
};

function wordOf(reward: Reward): Word {
  const [name = "", amount] = Object.entries(reward).find(([, amount]) => amount !== undefined) ?? [];
  const key = `gain-${MANNERS[`${name} ${amount}`] ?? name}`;
  return { is: "word", key, values: typeof amount === "number" ? { count: amount } : {} };
}

const wordsOf = (rewards: readonly Reward[] | undefined): Word[] => (rewards ?? []).map(wordOf);

const furOf = (value: number | null): Stroganov.Fur | null => FURS.find((fur) => fur === String(value)) ?? null;

// -- what lies in the row and its regions ----------------------------------------------------------------------------

interface Given extends Row {
  readonly id: string;
  readonly rewards: readonly Reward[];
}

const given = <Table extends Given>(row: Table) => ({ ...row, isGuess: isGuess(row), gains: wordsOf(row.rewards) });

export const LANDSCAPES = landscapesTable.tiles.map((row) => ({
  ...given<typeof row & Given>(row),
  terrain: row.terrain as Stroganov.Terrain,
}));
export const VILLAGES = villagesTable.tiles.map((row) => given<typeof row & Given>(row));
export const YURTS = yurtsTable.tiles.map((row) => given<typeof row & Given>(row));
export const SONGS = songsTable.tiles.map((row) => {
  const { id, isGuess, gains } = given<typeof row & Given>(row);
  return { id, isGuess, song: { song: id, stories: row.story_cost, gains } };
});
export const REGIONS = boardTable.regions.map((row) => ({ ...row, isGuess: isGuess(row) }));

// -- furs ------------------------------------------------------------------------------------------------------------

export const FURS_IN_THE_BOX = [
  ...fursTable.kinds.map((kind) => ({ fur: furOf(kind.value), count: kind.count, isGuess: isGuess(kind) })),
  { fur: "tiger" as const, count: fursTable.tigers.count, isGuess: false },
];
export const REGION_FURS = fursTable.region_furs.map((row) => ({ fur: furOf(row.value), isGuess: isGuess(row) }));

// -- wishes of the tsar ----------------------------------------------------------------------------------------------

interface EffectRow {
  readonly when: string;
  readonly rewards?: readonly Reward[];
  readonly vp?: number;
}

const SEASONS: readonly Stroganov.Season[] = ["spring", "summer", "autumn", "winter"];

export const CARDS = cardsTable.cards.map((row) => {
  const { value, own, pay } = row.require;
  const effect: EffectRow = row.effect;
  const info: Stroganov.CardInfo = {
    card: row.id,
    fur: furOf(value) ?? "tiger",
    own,
    pay,
    vp: row.vp,
    season: SEASONS.find((season) => season === effect.when) ?? null,
    gains: wordsOf(effect.rewards),
    each: effect.vp ?? 0,
    at_end: 0,
    needed: 0,
    there: 0,
    standing_in: 0,
  };
  return { id: row.id, deck: row.deck, isGuess: isGuess(row), info };
});

// -- boards of players, and the solo deck ----------------------------------------------------------------------------

interface TrackRow extends Row {
  readonly id: string;
  readonly spaces: readonly {
    readonly space: number;
    readonly fur: number | null;
    readonly rewards: readonly Reward[];
  }[];
  readonly shields: readonly { readonly space: number; readonly vp: number }[];
}

function trackOf(row: TrackRow): Piece & { readonly spaces: readonly Stroganov.TrackSpace[] } {
  const spaces = row.spaces.map(({ space, fur, rewards }) => ({
    space,
    fur: furOf(fur),
    gains: wordsOf(rewards),
    shield: row.shields.find((shield) => shield.space === space)?.vp ?? 0,
  }));
  return { id: row.id, isGuess: isGuess(row), spaces };
}

export const TRACKS = tracksTable.boards.map((row) => trackOf(row));
export const COLOURS: readonly Stroganov.Colour[] = ["blue", "red", "green", "yellow"];
export const OPPONENTS: readonly Stroganov.Opponent[] = ["ivan", "katyusha"];

/** The track on the board of a colour: on side a all have the same. */
export function trackOn(side: Stroganov.Side, colour: Stroganov.Colour): (typeof TRACKS)[number] | undefined {
  return TRACKS.find(({ id }) => id === (side === "a" ? "a" : `b_${colour}`));
}

export const SOLO = automaTable.cards.map((row) => ({
  id: `I${row.id}`,
  isGuess: isGuess(row),
  row: {
    opponent: "ivan" as const,
    pick: row.hunt.pick as Stroganov.Pick,
    hunts: row.hunt.count,
    second: row.second_action as Stroganov.Second,
    steps: row.move,
  },
}));

// -- tokens ----------------------------------------------------------------------------------------------------------

export const OUTPOSTS = boardTable.setup.outposts_of_a_colour;
export const BANNERS = boardTable.setup.banners["4"];
export const STORY_SPACES = boardTable.tracks.story;
