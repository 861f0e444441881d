// The land as the board draws it: plain functions over the view. No rule is here, only where things are.
import type { Carcassonne } from "../../views.gen";
import { type Bounds, boundsAround } from "../shared/framing";
import { partAt } from "./art/parts";

export type View = Carcassonne.View;
export type Action = Carcassonne.Action;
/** An answer that lets a figure stand somewhere. */
export type Standing = Carcassonne.PlaceFigure | Carcassonne.PlaceOnCrown;
export type Cell = readonly [number, number];
export type Turn = number;

const WHEEL_SIZE = 4; // cells that the wheel board is wide and high; its north-west corner is 0,0

/** How wide a place for a figure is, in hundredths of a tile: on no tile are two nearer to each other. */
export const SPOT = 21.6;
/** Pixels that something to be touched has at least. */
export const TARGET = { mouse: 28, finger: 44 } as const;
/** Pixels of a tile that is magnified so that figures can be placed on it. */
export const MAGNIFIED = { mouse: 182, finger: 216 } as const;

export function keyOf([x, y]: Cell): string {
  return `${x},${y}`;
}

export function wheelOf(view: Pick<View, "boxes">): Carcassonne.WheelView | null {
  return view.boxes.find((box) => box.box === "wheel") ?? null;
}

export function hillsOf(view: View): Carcassonne.HillsView | null {
  return view.boxes.find((box) => box.box === "hills") ?? null;
}

/** What the land takes up. */
export interface Ground extends Pick<View, "boxes"> {
  readonly tiles: readonly { readonly at: Cell }[];
  readonly open_cells: readonly { readonly at: Cell; readonly is_dead: boolean }[];
}

/** The cells that something lies on: the tiles, and the board of the wheel. */
export function cellsOf(view: Ground): Cell[] {
  const row = Array.from({ length: wheelOf(view) ? WHEEL_SIZE : 0 }, (_, at) => at);
  return [...view.tiles.map((tile) => tile.at), ...row.flatMap((x) => row.map((y): Cell => [x, y]))];
}

/** What has to be in the window: all tiles, and the places beside them where one may lie some day. */
export function boundsOf(view: Ground): Bounds {
  const open = view.open_cells.filter((cell) => !cell.is_dead);
  return boundsAround([...cellsOf(view), ...open.map((cell) => cell.at)]) ?? { west: 0, north: 0, east: 1, south: 1 };
}

/** The number of the feature at a place of the land, in tiles; null where nobody's land is. */
export function featureAt(view: View, [x, y]: readonly [number, number]): number | null {
  const cell = keyOf([Math.floor(x), Math.floor(y)]);
  const tile = view.tiles.find((each) => keyOf(each.at) === cell);
  if (!tile) return null;
  const part = partAt(tile.tile, tile.turn, [(x - tile.at[0]) * 100, (y - tile.at[1]) * 100]);
  return tile.features[part] ?? null;
}

/** A number that is always the same for a cell: which copy of a tile is drawn there. */
export function variantAt([x, y]: Cell): number {
  return Math.abs(x * 7 + y * 13) % 4;
}

export interface Place {
  readonly at: Cell;
  readonly turns: Map<Turn, Action>;
}

/** The answers to "where does the tile go", by cell: the turns that were offered, each with its action. */
export function placements(actions: readonly Action[]): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const action of actions) {
    if (action.do !== "place_tile") continue;
    const place = found.get(keyOf(action.at)) ?? { at: action.at, turns: new Map<Turn, Action>() };
    place.turns.set(action.turn, action);
    found.set(keyOf(action.at), place);
  }
  return found;
}

/** The offered turn after another one, clockwise. */
export function nextTurn(turns: ReadonlyMap<Turn, Action>, turn: Turn): Turn {
  for (let step = 1; step <= 4; step += 1) if (turns.has((turn + step) % 4)) return (turn + step) % 4;
  return turn;
}

/** The wished turn if it was offered, else the next one that was. */
export function nearestTurn(turns: ReadonlyMap<Turn, Action>, wished: Turn): Turn {
  return turns.has(wished) ? wished : nextTurn(turns, wished);
}

export interface Spot {
  readonly on: Carcassonne.Terrain;
  readonly point: Carcassonne.Point;
  readonly actions: readonly Carcassonne.PlaceFigure[];
}

/** The answers to "where does a figure go", by part of the tile that was just placed. */
export function spots(actions: readonly Action[]): Spot[] {
  const found = new Map<string, Spot>();
  for (const action of actions) {
    if (action.do !== "place_figure") continue;
    const { on, point } = action;
    const spot = found.get(`${on} ${point}`);
    found.set(`${on} ${point}`, { on, point, actions: [...(spot?.actions ?? []), action] });
  }
  return [...found.values()];
}

/** The answers that put a figure on a crown space, by sector. */
export function crowns(actions: readonly Action[]): Map<string, Carcassonne.PlaceOnCrown[]> {
  const found = new Map<string, Carcassonne.PlaceOnCrown[]>();
  for (const action of actions) {
    if (action.do !== "place_on_crown") continue;
    found.set(action.sector, [...(found.get(action.sector) ?? []), action]);
  }
  return found;
}

/** The nearest of some cells in a direction, for the arrow keys. */
export function neighbourIn(cells: readonly Cell[], from: Cell, [dx, dy]: Cell): Cell | null {
  let [best, least] = [null as Cell | null, Number.POSITIVE_INFINITY];
  for (const cell of cells) {
    const [ax, ay] = [cell[0] - from[0], cell[1] - from[1]];
    const along = ax * dx + ay * dy;
    const aside = Math.abs(ax * dy) + Math.abs(ay * dx);
    if (along > 0 && along + 2 * aside < least) [best, least] = [cell, along + 2 * aside];
  }
  return best;
}
