// Everything that is printed, as the server's own tables have it, for the page of all pieces: no part of the board loads this.
import componentsTable from "@games/graenaland/data/components.json";
import costsTable from "@games/graenaland/data/costs.json";
import decksTable from "@games/graenaland/data/decks.json";
import layoutsTable from "@games/graenaland/data/layouts.json";
import tilesTable from "@games/graenaland/data/tiles.json";
import victoryTable from "@games/graenaland/data/victory.json";
import type { Graenaland } from "../../../views.gen";
import { isGuess, type Row } from "../../shared/pieces/rows";

export type Price = { readonly [key in Graenaland.Resource]?: number };

const guessed = <Table extends Row>(row: Table) => ({ ...row, isGuess: isGuess(row) });

// -- the island ------------------------------------------------------------------------------------------------------

interface TileRow extends Row {
  readonly id: string;
  readonly corner_mark: string | null;
  readonly settlement_cost: Price;
}

export const TILES = tilesTable.tiles.map((row) => ({
  ...guessed<typeof row & TileRow>(row),
  terrain: row.terrain as Graenaland.Terrain,
  row: row.row as Graenaland.Row,
  improvement: row.improvement as Graenaland.Resource,
  places: row.building_spots as Graenaland.Building[],
}));

export type Tile = (typeof TILES)[number];

/** A territory as it lies on an island, and which seats begin there. */
export interface Laid {
  readonly tile: Tile;
  readonly settlers: readonly { readonly seat: number; readonly isWarrior: boolean }[];
}

interface Slot {
  readonly x: number;
  readonly y: number;
  readonly tile: string;
}

function laid(slots: readonly Slot[], starts: (typeof layoutsTable.layouts)[number]["starts"]): Laid[] {
  return slots.flatMap(({ tile: id }) => {
    const settlers = starts.flatMap(({ settlements, warrior }, seat) =>
      settlements.filter((at) => at === id).map(() => ({ seat, isWarrior: warrior === id })),
    );
    return TILES.filter((tile) => tile.id === id).map((tile) => ({ tile, settlers }));
  });
}

/** The rows of an island: the land behind the coast, and the coast, from the west. */
export const ISLANDS = layoutsTable.layouts.map((row) => ({
  players: row.players,
  isGuess: isGuess(row),
  rows: [1, 0].map((y) =>
    laid(
      row.slots.filter((slot) => slot.y === y),
      row.starts,
    ),
  ),
}));

// -- cards -----------------------------------------------------------------------------------------------------------

export const DECKS = decksTable.resource_decks.map((row) => {
  const cards = (Object.entries(row.cards) as [Graenaland.Resource, number][]).map(([resource, count]) => ({
    card: `${row.id}-${resource}`,
    count,
  }));
  const count = cards.reduce((sum, card) => sum + card.count, 0);
  return { terrain: row.id as Graenaland.Terrain, isGuess: isGuess(row), cards, count };
});
export const SUPPLIES = decksTable.supply.cards.map(guessed);

// -- what is built ---------------------------------------------------------------------------------------------------

export const BUILDINGS = costsTable.buildings.map((row) => ({
  building: row.id as Graenaland.Building,
  price: row.cost as Price,
  isGuess: isGuess(row),
}));
export const UNITS = costsTable.army.map((row) => ({
  unit: row.id as Graenaland.Unit,
  price: row.cost as Price,
  /** where a stronghold has to stand for it */
  stronghold: row.stronghold as Graenaland.Terrain | null,
  isGuess: isGuess(row),
}));
export const WORKS = costsTable.works.map((row) => ({
  work: row.id as Graenaland.Work,
  price: row.cost as Price,
  count: row.tokens,
  isGuess: isGuess(row),
}));
export const IMPROVEMENTS = costsTable.improvements.map((row) => ({
  terrain: row.terrain as Graenaland.Terrain,
  price: row.cost as Price,
  count: row.tokens,
  resource: TILES.find(({ terrain }) => terrain === row.terrain)?.improvement ?? "gold",
  isGuess: isGuess(row),
}));

// -- victory ---------------------------------------------------------------------------------------------------------

const GOALS: readonly Graenaland.Goal[] = ["settlements", "territories", "largest", "buildings", "army"];

function goalsOf(due: (goal: Graenaland.Goal) => readonly number[], light: readonly string[], dark: readonly string[]) {
  return GOALS.map((goal): Graenaland.GoalInfo => {
    const ease = light.includes(goal) ? "easier" : dark.includes(goal) ? "harder" : "plain";
    return { goal, found: 0, due: due(goal), points: 0, ease };
  });
}

const { basic, advanced } = victoryTable;
export const BASIC = { ...basic, goals: goalsOf((goal) => [basic.thresholds[goal]], [], []), isGuess: isGuess(basic) };
export const POINTS = advanced.points_needed;
export const VICTORY_CARDS = victoryTable.cards.map((row) => ({
  id: row.id,
  goals: goalsOf((goal) => row.goals[goal], row.light, row.dark),
  isGuess: isGuess(row),
}));

// -- clans -----------------------------------------------------------------------------------------------------------

export const HEROES: readonly Graenaland.Hero[] = ["warrior", "priest", "skald"];
export const HERO_TOKENS = 2; // one stands on the island, the other tells in secret where the hero goes (section 4)
export const HOUSES = guessed(componentsTable.houses);
export const ARMY_TRACK = guessed(componentsTable.army_track);
